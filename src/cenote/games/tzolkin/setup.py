"""From options and seed to the first decision.

Rules T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Decision, Move, Reason, SeatStep, Step
from cenote.games.tzolkin.components import WEALTH
from cenote.games.tzolkin.names import CHICHEN, DUMMY, ROW, WEALTH_DEALT, WEALTH_KEPT
from cenote.games.tzolkin.rules.building import apply
from cenote.games.tzolkin.rules.rounds import StartRound
from cenote.games.tzolkin.rules.row import refill
from cenote.games.tzolkin.state import Tzolkin
from cenote.games.tzolkin.verbs import KEEP

KEPT_ALREADY: Final = Reason("T9", "kept-already", "tile")
NOT_DEALT: Final = Reason("T9", "not-dealt", "tile")


def set_up(s: Tzolkin) -> Tzolkin:
    box, players = s.box, len(s.players)
    s.skulls = box.skulls
    cells = box.cells[players]
    s.covered = [0, cells, cells, cells]  # T4
    s.open = [cells, 0, 0, 0]
    s.stack1 = shuffled(s, [i for i, tile in enumerate(box.buildings) if tile.age == 1])
    s.stack2 = shuffled(s, [i for i, tile in enumerate(box.buildings) if tile.age == 2])
    s.row = [NONE] * ROW
    refill(s)
    s.monuments = sorted(shuffled(s, list(range(len(box.monuments))))[: box.shown[players]])
    s.marker = s.below(players)  # T6
    s.undealt = shuffled(s, list(range(len(box.wealth))))
    for me in s.players:
        me.dealt = sorted(s.draw(s.undealt) for _ in range(WEALTH_DEALT))
    place_dummies(s, box.dummies[players])
    s.stack.append(RevealWealth())
    for later in range(players - 1, -1, -1):
        s.stack.append(StartKeeping((s.marker + later) % players))
    return s


def shuffled(s: Tzolkin, tiles: list[int]) -> list[int]:
    s.shuffle(tiles)
    return tiles


def place_dummies(s: Tzolkin, dummies: int) -> None:
    """Undealt wealth tiles name spaces; the first dummy of a small gear brings a second one opposite.

    Rules T11, T12, T13, T14.
    """
    s.shown = []
    while dummies:
        tile = s.draw(s.undealt)
        s.shown.append(tile)
        dummies -= place_dummy(s, s.box.wealth[tile].gear, s.box.wealth[tile].space, dummies)


def place_dummy(s: Tzolkin, gear: int, space: int, left: int) -> int:
    """Put one dummy, or two; tells how many."""
    spaces = s.gears[gear]
    first = DUMMY not in spaces
    spaces[space] = DUMMY
    if first and gear != CHICHEN and left > 1:
        spaces[(space + 5) % 10] = DUMMY
        return 2
    return 1


class StartKeeping(SeatStep[Tzolkin]):
    lies_on = ("RevealWealth", "StartKeeping")

    def possible(self, s: Tzolkin) -> bool:
        return not s.players[self.seat].kept

    def run(self, s: Tzolkin) -> None:
        s.turn += 1
        s.stack.append(KeepWealth(self.seat))


class KeepWealth(Decision[Tzolkin]):
    """Keep two of the four wealth tiles, unseen by the others until all have chosen (T9)."""

    rule = "T9"
    lies_on = ("RevealWealth", "StartKeeping")

    def possible(self, s: Tzolkin) -> bool:
        return len(s.players[self.seat].kept) < WEALTH_KEPT

    def moves(self, s: Tzolkin) -> list[Move]:
        return [KEEP.moves[tile] for tile in s.players[self.seat].dealt if self.no_keeping(s, tile) is None]

    def no_keeping(self, s: Tzolkin, tile: int) -> Reason | None:
        me = s.players[self.seat]
        if tile in me.kept:
            return KEPT_ALREADY
        return None if tile in me.dealt else NOT_DEALT

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        return self.no_keeping(s, KEEP.number(move)) if move[0] == KEEP.name else super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        return {"tile": move[1]} if move[0] == KEEP.name else {}

    def play(self, s: Tzolkin, move: Move) -> None:
        me = s.players[self.seat]
        me.kept = sorted([*me.kept, KEEP.number(move)])
        if len(me.kept) < WEALTH_KEPT:
            s.stack.append(KeepWealth(self.seat))


class RevealWealth(Step[Tzolkin]):
    """All show what they kept and receive it (T9, T10)."""

    lies_on = ("",)

    def run(self, s: Tzolkin) -> None:
        s.reveal()
        s.undealt = []  # of no further use (T16)
        s.stack.append(StartRound())
        for me in s.players:
            if s.events is not None:
                s.tell("keep", me.seat, tile=[WEALTH[tile] for tile in me.kept])
            for tile in me.kept:
                for effect in s.box.wealth[tile].effects:
                    apply(s, me, effect)
