"""Palenque: fishing, harvest and burning (T39, T40, T41, T42, T43, T44, T77, T78, T79, T80)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.core.shared import added
from cenote.games.tzolkin.names import AGRICULTURE, CORN, EXTRACTION, GEARS, IN_ACTION, PALENQUE, WOOD
from cenote.games.tzolkin.rules.temples import Anger
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import HARVEST

TAKE_WOOD: Final = HARVEST["wood"]
TAKE_CORN: Final = HARVEST["corn"]
BURN: Final = HARVEST["burn"]
BARE: Final = HARVEST["bare"]

CORN_WAY: Final = 1  # numbers of the ways, as the verb lists them
BURN_WAY: Final = 2
BARE_WAY: Final = 3

NO_TILE: Final = Reason("T44", "no-tile", "gear", "number", "have")
NO_CORN_TILE: Final = Reason("T40", "no-corn-tile", "number")
NEEDS_AGRICULTURE: Final = Reason("T78", "needs-agriculture-2", "have")
CORN_TILE_SHOWS: Final = Reason("T78", "corn-tile-shows", "number")
CANNOT_ANGER: Final = Reason("T43", "cannot-anger")


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
    """Take wood or corn from the group of the action, burn wood for corn, or harvest without a tile.

    Rules T40, T41, T42, T43, T78.
    """

    rule = "T40"
    takes = seated(number=range(2, 6))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def moves(self, s: Tzolkin) -> list[Move]:
        me = s.players[self.seat]
        return [HARVEST.moves[how] for how in range(4) if self.no_harvest(s, me, how) is None]

    def no_harvest(self, s: Tzolkin, me: Player, how: int) -> Reason | None:
        """What stands against a way to harvest: wood, corn, burning, or without a tile."""
        group = self.number - 2
        if how == CORN_WAY:
            return None if s.open[group] else NO_CORN_TILE
        if how == BARE_WAY:
            if me.levels[AGRICULTURE] < 2:
                return NEEDS_AGRICULTURE
            return CORN_TILE_SHOWS if s.open[group] else None
        if not s.covered[group]:
            return NO_TILE  # nobody is ever told: wood lies wherever there is a choice
        return CANNOT_ANGER if how == BURN_WAY and not me.can_go_down() else None

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        if move[0] != HARVEST.name:
            return super().obstacle(s, move)
        return self.no_harvest(s, s.players[self.seat], HARVEST.number(move))

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        return {"gear": GEARS[PALENQUE], "number": self.number, "have": s.players[self.seat].levels[AGRICULTURE]}

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
