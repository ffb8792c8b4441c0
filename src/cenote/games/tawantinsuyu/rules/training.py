"""Training: draw two army cards, keep one (W51, W73)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason, Step, seated
from cenote.core.shared import without
from cenote.games.tawantinsuyu.names import FEW
from cenote.games.tawantinsuyu.rules.decks import draw_army, draw_army_to_hand
from cenote.games.tawantinsuyu.rules.moments import Moment, faces
from cenote.games.tawantinsuyu.state import Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import ENLIST

NOT_DRAWN: Final = Reason("W51", "not-drawn", "army")


class Train(Step[Tawantinsuyu]):
    takes = seated(n=FEW)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Tawantinsuyu) -> None:
        me = s.players[self.seat]
        if self.n > 1:
            s.stack.append(Train(self.seat, self.n - 1))
        if s.is_her(me):
            draw_army_to_hand(s, me, 1)  # WS12
            return
        for _ in range(2):
            card = draw_army(s)
            if card != NONE:
                me.drawn = [*me.drawn, card]
        if me.drawn:
            s.stack.append(Enlist(self.seat))


class Enlist(Moment):
    """Which of the two cards to keep; the other is discarded (W51)."""

    since = 2
    amid = True
    rule = "W51"

    def possible(self, s: Tawantinsuyu) -> bool:
        return 0 < len(s.players[self.seat].drawn) <= 2

    def options(self, s: Tawantinsuyu) -> list[Move]:
        return [ENLIST.moves[card] for card in faces(s, s.players[self.seat].drawn)]

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        me.drawn = without(me.drawn, ENLIST.number(move))
        me.army = sorted([*me.army, ENLIST.number(move)])
        if s.events is not None:
            s.tell("train", self.seat)
        s.army_discard = s.army_discard + me.drawn
        for card in me.drawn:
            if s.events is not None:
                s.tell("army-discard", self.seat, army=s.box.army[card].id)
        me.drawn = []

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == ENLIST.name:
            return None if ENLIST.number(move) in faces(s, s.players[self.seat].drawn) else NOT_DRAWN
        return super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"army": move[1]} if move[0] == ENLIST.name else super().numbers(s, move)
