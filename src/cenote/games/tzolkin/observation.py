"""What a seat sees, for learners: every field that views show, and what follows from them.

The order of the buildings on offer is not told, as no rule asks for it.
"""

from __future__ import annotations

from typing import Final

from cenote.core.rows import Row
from cenote.games.tzolkin import names
from cenote.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH
from cenote.games.tzolkin.names import LOWEST, OVALS, TEETH
from cenote.games.tzolkin.rules.food import corn_needed
from cenote.games.tzolkin.state import Player, Tzolkin

GEARS: Final[tuple[str, ...]] = names.GEARS
GOODS: Final[tuple[str, ...]] = names.GOODS
TEMPLES: Final[tuple[str, ...]] = names.TEMPLES
TRACKS: Final[tuple[str, ...]] = names.TRACKS
GROUPS: Final[tuple[str, ...]] = ("1", "2", "3", "4")  # of the jungle
STACKS: Final[tuple[str, ...]] = ("1", "2")
LOWEST_SCORE: Final = -55
NOTHING: Final[list[int]] = []


def write(s: Tzolkin, row: Row) -> None:
    write_calendar(s, row)
    write_board(s, row)
    seats = len(s.players)
    for number in range(row.slots):
        row.player(number)
        if number < seats:
            write_player(s, s.players[(row.first + number) % seats], row)
        else:
            row.absent()


def write_calendar(s: Tzolkin, row: Row) -> None:
    row.number("round", s.round, 27)
    row.number("day", s.day, 27)
    row.number("food_days", s.food_days, 4)
    row.number("days_left", s.days_left(), 8)
    row.seat("marker", s.marker)
    row.seat("occupant", s.occupant)
    row.number("teeth_corn", s.teeth_corn, 20)


def write_board(s: Tzolkin, row: Row) -> None:
    for gear in range(5):
        row.people(GEARS[gear], s.gears[gear], TEETH[gear])
    row.counts("jungle.wood", s.covered, GROUPS, 4)
    row.counts("jungle.corn", s.open, GROUPS, 4)
    row.number("burnt", s.burnt, 4)
    row.number("skulls", s.skulls, 13)
    row.people("ovals", s.ovals, OVALS)
    row.items("row", [building for building in s.row if building >= 0], BUILDINGS)
    row.counts("stacks", [len(s.stack1), len(s.stack2)], STACKS, 18)
    row.items("monuments", s.monuments, MONUMENTS)
    row.items("dummy_tiles", s.shown, WEALTH)


def write_player(s: Tzolkin, me: Player, row: Row) -> None:
    row.counts("goods", me.goods, GOODS, 20)
    row.number("vp", me.vp, 100, LOWEST_SCORE)
    row.number("quarters", me.quarters, 4)
    row.number("workers", me.workers, 6)
    row.number("hand", me.hand, 6)
    row.flag("light", me.light)
    row.counts("temples", me.temples, TEMPLES, 8, LOWEST)
    row.counts("levels", me.levels, TRACKS, 3)
    row.items("buildings", me.buildings, BUILDINGS)
    row.items("monuments", me.monuments, MONUMENTS)
    row.number("corn_tiles", me.corn_tiles, 8)
    row.number("wood_tiles", me.wood_tiles, 8)
    seen = me.seat == row.me or s.round > 0  # all have chosen their wealth (T9)
    row.items("dealt", me.dealt if seen else NOTHING, WEALTH)
    row.items("kept", me.kept if seen else NOTHING, WEALTH)
    row.number("food", corn_needed(s, me) if seen else 0, 20)
