"""Bonuses: goods, points and army cards at once, everything else one after another (W5, W128)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason
from cenote.games.tawantinsuyu.rules.decks import draw_army_to_hand
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import PART
from cenote.games.tawantinsuyu.vocabulary import ARMY, GOD, VP, Effect


def give(s: Tawantinsuyu, me: Player, number: int) -> None:
    """The bonus with this number; NONE gives nothing."""
    if number == NONE:
        return
    bonus = s.box.bonuses[number]
    for effect in bonus.plain:
        give_plain(s, me, effect, bonus.source)
    if bonus.parts:
        s.stack.append(Receive(me.seat, number, (1 << len(bonus.parts)) - 1))


def give_plain(s: Tawantinsuyu, me: Player, effect: Effect, source: str) -> None:
    if effect.kind < VP:
        s.gain(me, effect.kind, effect.n)
    elif effect.kind == VP:
        s.score(me, effect.n, source)
    else:
        assert effect.kind == ARMY
        draw_army_to_hand(s, me, effect.n)


class Receive(Choice[Tawantinsuyu]):
    """Which part of a bonus comes next (W5). Each part may still be declined when it comes."""

    rule = "W5"

    def __init__(self, seat: int, bonus: int, left: int) -> None:
        self.seat = seat
        self.bonus = bonus
        self.left = left  # parts still to come, as bits

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.bonus, self.left)

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        parts = s.box.bonuses[self.bonus].parts
        moves = [PART.moves[parts[i].kind - GOD] for i in range(len(parts)) if self.left >> i & 1]
        return moves[:1] if s.is_her(s.players[self.seat]) else moves

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        from cenote.games.tawantinsuyu.rules.effects import (
            hand_out,  # the one circle of the rules: bonuses may give anything
        )

        parts = s.box.bonuses[self.bonus].parts
        kind = GOD + PART.number(move)
        for i in range(len(parts)):
            if parts[i].kind == kind and self.left >> i & 1:
                if self.left != 1 << i:
                    s.stack.append(Receive(self.seat, self.bonus, self.left & ~(1 << i)))
                hand_out(s, s.players[self.seat], self.bonus, i)
                return

    def why_not(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] == PART.name:
            return Reason("W5", "not-in-bonus", part=move[1])
        return super().why_not(s, move)
