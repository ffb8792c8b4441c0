"""What is being done at this moment, for learners: the same that `doing.py` tells those who draw the table."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.rows import Row, bits_of
from cenote.games.santamaria import names
from cenote.games.santamaria.components import LAYABLE
from cenote.games.santamaria.doing import fresh
from cenote.games.santamaria.geometry import CELLS, SIZE
from cenote.games.santamaria.observation_city import SITE_NAMES
from cenote.games.santamaria.rules.ambassadors import Follow, FollowOnRoads
from cenote.games.santamaria.rules.dice import UseDie
from cenote.games.santamaria.rules.expanding import LayHall, LayTile
from cenote.games.santamaria.rules.line import EndLine, Line, Tax, activated
from cenote.games.santamaria.rules.maya import UseDieOnRoads
from cenote.games.santamaria.rules.run import Walk
from cenote.games.santamaria.rules.specialists import Hire
from cenote.games.santamaria.rules.tracks import March
from cenote.games.santamaria.state import SantaMaria

DICE: Final[tuple[str, ...]] = names.DICE
CELL_NAMES: Final = tuple([f"{cell // SIZE + 1}-{cell % SIZE + 1}" for cell in range(CELLS)])
OF_LAYABLE: Final = bits_of(LAYABLE)


def write_doing(s: SantaMaria, row: Row) -> None:
    row.part("doing")
    write_in_hand(s, row)
    write_top(s, row)
    write_line(s, row)
    row.part("")


def write_in_hand(s: SantaMaria, row: Row) -> None:
    """The tile to be laid, and the road that a die runs along."""
    tile, value, site = NONE, 0, NONE
    for frame in s.stack:
        if isinstance(frame, LayTile):
            tile = frame.tile
        elif isinstance(frame, LayHall):
            tile = len(s.box.tiles) + s.players[frame.seat].hall
        elif isinstance(frame, Walk):
            value, site = frame.value, frame.site
    row.coded("tile", [tile], OF_LAYABLE, 1)
    row.number("walk", value, 6)
    row.word("site", site, SITE_NAMES)


def write_top(s: SantaMaria, row: Row) -> None:
    top = s.stack[-1] if s.stack else None
    die, printed, follow, hire, spaces = NONE, 0, 0, 0, 0
    if isinstance(top, UseDie | UseDieOnRoads):
        die, printed = top.die, top.printed
    elif isinstance(top, Follow | FollowOnRoads):
        follow = top.value
    elif isinstance(top, Hire):
        hire = top.value
    elif isinstance(top, March):
        spaces = top.spaces
    row.word("die", die, DICE)
    row.number("value", printed, 6)
    row.number("follow", follow, 6)
    row.number("hire", hire, 6)
    row.number("march", spaces, 6)


def write_line(s: SantaMaria, row: Row) -> None:
    """The line that is being activated: whose, which buildings, and how many of them still wait their turn."""
    seat, waiting = NONE, 0
    cells: list[int] = []
    for place in range(len(s.stack) - 2, -1, -1):
        frame = s.stack[place]
        if isinstance(frame, EndLine | Tax):
            above = s.stack[place + 1 :]
            seat = frame.seat
            cells = activated(s.players[seat], frame.line)
            waiting = len(cells) if any(isinstance(other, Line) for other in above) else fresh(above)
            break
    row.seat("line", seat)
    row.items("cells", cells, CELL_NAMES)
    row.number("waiting", waiting, 6)
