"""What a seat sees of the land, for learners: hexes, camps and villages, and the figures in the columns."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.rows import Row, bits_of, one_of
from cenote.games.endlesswinter import names
from cenote.games.endlesswinter.components import GLACIERS, TILES
from cenote.games.endlesswinter.geometry import HEXES, JUNCTIONS
from cenote.games.endlesswinter.names import CAMPS, VILLAGES
from cenote.games.endlesswinter.state import EndlessWinter, Player

COLUMNS: Final[tuple[str, ...]] = names.COLUMNS
LANDS: Final[tuple[str, ...]] = names.LANDS
HIDDEN: Final = len(GLACIERS)  # a glacier token that lies face down
OF_TOKENS: Final = bits_of((*GLACIERS, "hidden"))
OF_TILES: Final = bits_of(TILES)
OF_LANDS: Final = one_of(LANDS)


def write_land(s: EndlessWinter, row: Row) -> None:
    terrain, tokens, lands = s.terrain, s.tokens, s.box.lands
    row.coded("terrain", terrain, OF_TILES, len(HEXES))
    row.coded("lands", [lands[tile] for tile in terrain], OF_LANDS, len(HEXES))
    seen = s.tokens_shown
    if s.glacier_tokens:
        shown = [
            tokens[at] if tokens[at] == NONE or seen >> at & 1 else HIDDEN for at in range(len(tokens))
        ]  # fmt: skip
    else:
        shown = tokens
    row.coded("tokens", shown, OF_TOKENS, len(HEXES))
    row.bits("claimed", s.claimed, HEXES)


def write_camps(s: EndlessWinter, me: Player, row: Row) -> None:
    row.counts("camps", me.camps, HEXES, CAMPS)
    row.number("camps_left", me.camps_left, CAMPS)
    row.items("villages", me.villages, JUNCTIONS)
    row.number("villages_left", me.villages_left, VILLAGES)
    chiefs, tribe = [0] * len(COLUMNS), [0] * len(COLUMNS)
    for column in range(len(COLUMNS)):
        for figure in s.columns[column]:
            if figure // 2 == me.seat:
                if figure % 2:
                    chiefs[column] += 1
                else:
                    tribe[column] += 1
    row.counts("chiefs_in", chiefs, COLUMNS, 1)
    row.counts("tribe_in", tribe, COLUMNS, 2)
