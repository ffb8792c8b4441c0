"""What a seat sees of the turn under way and of Axomamma's board, for learners."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.rows import Row, bits_of, one_of
from cenote.games.tawantinsuyu import names
from cenote.games.tawantinsuyu.components import CARDS, CELLS, PERSONALITIES, SPACES, TOKEN_NUMBERS, WEAVINGS
from cenote.games.tawantinsuyu.names import SLOTS
from cenote.games.tawantinsuyu.rules.conquest import Conquer, Levy
from cenote.games.tawantinsuyu.rules.placing import PlaceAs, PlaceWith
from cenote.games.tawantinsuyu.rules.priest import React
from cenote.games.tawantinsuyu.rules.weaving import AddTile, Leftover
from cenote.games.tawantinsuyu.rules.working import Capture, Work
from cenote.games.tawantinsuyu.state import Tawantinsuyu

SWITCHES: Final[tuple[str, ...]] = names.SWITCHES
WORKERS: Final[tuple[str, ...]] = names.WORKERS
NODE_NAMES: Final[tuple[str, ...]] = ("1", "2", "3")
ROLLS: Final[tuple[str, ...]] = ("0", *TOKEN_NUMBERS)
NOTHING: Final[list[int]] = []
OF_SLOTS: Final = bits_of(CARDS)
OF_CELLS: Final = one_of(CELLS)


def write_turn(s: Tawantinsuyu, row: Row) -> None:
    worker, space, work, left, done = NONE, NONE, NONE, 0, 0
    capturing = False
    awaited: list[int] = []
    for frame in s.stack[::-1]:
        if isinstance(frame, PlaceAs | PlaceWith):
            worker, space = frame.worker, frame.space
        elif isinstance(frame, Work):
            work, left, done = frame.space, frame.left, frame.done | frame.blocked
        elif isinstance(frame, Capture):
            capturing = True
        elif isinstance(frame, React | Levy | Conquer | Leftover) and frame.seat not in awaited:
            awaited.append(frame.seat)
    top = s.stack[-1] if s.stack else None
    row.word("placing.worker", worker, WORKERS)
    row.word("placing.space", space, SPACES)
    row.word("work.space", work, SPACES)
    row.number("work.left", left, 9)
    row.bits("work.done", done, NODE_NAMES)
    row.flag("work.capturing", capturing)
    row.word("adding", top.tile if isinstance(top, AddTile) else NONE, WEAVINGS)
    row.people("awaited", awaited, row.slots)


def write_her(s: Tawantinsuyu, row: Row) -> None:
    """Axomamma's own board, in the solo game."""
    row.part("her")
    row.flag("there", s.solo)
    row.bits("switches", s.switches if s.solo else 0, SWITCHES)
    row.coded("slots", s.slots if s.solo else NOTHING, OF_SLOTS, SLOTS)
    row.coded("tokens", s.tokens if s.solo else NOTHING, OF_CELLS, len(TOKEN_NUMBERS))
    row.word("personality", s.personality if s.solo else NONE, PERSONALITIES)
    row.word("roll", s.roll if s.solo else NONE, ROLLS)
    row.part("")
