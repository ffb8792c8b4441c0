"""Palenque: fishing, harvest and burning (T39-T44, T77-T80)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.core.shared import added
from cenote.games.tzolkin.names import AGRICULTURE, CORN, EXTRACTION, IN_ACTION, WOOD
from cenote.games.tzolkin.rules.temples import Anger
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import HARVEST

TAKE_WOOD: Final = HARVEST["wood"]
TAKE_CORN: Final = HARVEST["corn"]
BURN: Final = HARVEST["burn"]
BARE: Final = HARVEST["bare"]

NO_TILE: Final = Reason("T44", "no-tile")


def obstacle(s: Tzolkin, me: Player, number: int) -> Reason | None:
    """A harvest needs a tile on top of its group, or agriculture 2 (T44, T78)."""
    if number == 1:
        return None
    group = number - 2
    if s.covered[group] or s.open[group] or me.levels[AGRICULTURE] >= 2:
        return None
    return NO_TILE


def act(s: Tzolkin, me: Player, number: int) -> None:
    if number == 1:
        s.gain(me, CORN, s.box.fishing + (me.levels[AGRICULTURE] >= 2))
    else:
        s.stack.append(Harvest(me.seat, number))


def extra_corn(me: Player) -> int:
    """Agriculture on every harvest of corn (T77, T79)."""
    level = me.levels[AGRICULTURE]
    return 3 if level == 3 else 1 if level else 0


class Harvest(Choice[Tzolkin]):
    """Take wood or corn from the group of the action, burn wood for corn, or harvest without a tile (T40-T43, T78)."""

    rule = "T40"
    takes = seated(number=range(2, 6))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def moves(self, s: Tzolkin) -> list[Move]:
        me = s.players[self.seat]
        group = self.number - 2
        moves: list[Move] = []
        if s.covered[group]:
            moves.append(TAKE_WOOD)
        if s.open[group]:
            moves.append(TAKE_CORN)
        if s.covered[group] and me.can_go_down():
            moves.append(BURN)
        if not s.open[group] and me.levels[AGRICULTURE] >= 2:
            moves.append(BARE)
        return moves

    def play(self, s: Tzolkin, move: Move) -> None:
        me = s.players[self.seat]
        group = self.number - 2
        if s.events is not None:
            s.tell("harvest", self.seat, how=move[1], number=self.number)
        if move == TAKE_WOOD:
            s.covered = added(s.covered, group, -1)
            s.open = added(s.open, group, 1)
            me.wood_tiles += 1
            s.gain(me, WOOD, s.box.harvest_wood[group] + (me.levels[EXTRACTION] >= 1))
            return
        if move == TAKE_CORN:
            s.open = added(s.open, group, -1)
            me.corn_tiles += 1
        elif move == BURN:
            s.covered = added(s.covered, group, -1)
            s.burnt += 1
            me.corn_tiles += 1
            s.stack.append(Anger(self.seat))
        s.gain(me, CORN, s.box.harvest_corn[group] + extra_corn(me))

    def why_not(self, s: Tzolkin, move: Move) -> Reason:
        if move[0] != HARVEST.name:
            return super().why_not(s, move)
        me = s.players[self.seat]
        if move == BARE:
            if me.levels[AGRICULTURE] < 2:
                return Reason("T78", "needs-agriculture-2", have=me.levels[AGRICULTURE])
            return Reason("T78", "corn-tile-shows", number=self.number)
        if move == TAKE_CORN:
            return Reason("T40", "no-corn-tile", number=self.number)
        # Where there is a choice there is wood, so wood may always be taken.
        return Reason("T43", "cannot-anger")
