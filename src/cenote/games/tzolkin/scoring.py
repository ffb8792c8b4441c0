"""The end: goods, skulls and monuments become points.

Rules T104, T105, T106, T107, T108, T109, T110, T111, T112, T113, T114, T115.
"""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.games.tzolkin.components import Tile
from cenote.games.tzolkin.names import CORN, SKULL, START_WORKERS, TOP_LEVEL
from cenote.games.tzolkin.state import Player, Tzolkin


def final_scoring(s: Tzolkin) -> None:
    for me in s.players:
        score_goods(s, me)
        s.score(me, 3 * me.goods[SKULL], "skulls-kept")
        for tile in me.monuments:
            s.score(me, monument_points(s, me, s.box.monuments[tile]), "monuments")
    if s.events is not None:
        s.tell("end")


def score_goods(s: Tzolkin, me: Player) -> None:
    """A point for every 4 corn, a quarter for each one left over (T104)."""
    corn = corn_worth(s, me)
    me.vp += corn // 4
    me.quarters = corn % 4
    if s.events is not None and corn:
        s.tell("score", me.seat, vp=corn / 4 if me.quarters else corn // 4, source="goods")


def corn_worth(s: Tzolkin, me: Player) -> int:
    """All resources as corn at the market rate, with the corn (T104)."""
    corn = me.goods[CORN]
    for good in range(1, 4):
        corn += me.goods[good] * s.box.market[good]
    return corn


def monument_points(s: Tzolkin, me: Player, tile: Tile) -> int:
    """What an own monument scores (T106, T107, T108, T109, T110, T111, T112, T113, T114, T115)."""
    return points_for(s, tile, counted(s, me, tile))


def points_for(s: Tzolkin, tile: Tile, count: int) -> int:
    """What a monument scores for so many of the things that it counts."""
    if tile.score == "workers":
        return tile.points[count - START_WORKERS]
    if tile.score == "mastery":
        return tile.points[count]
    return tile.points[len(s.players) - 2 if tile.score == "all-monuments" else 0] * count


def counted(s: Tzolkin, me: Player, tile: Tile) -> int:
    """The things that a monument counts."""
    score = tile.score
    if score == "own-class":
        own = sum(s.box.buildings[building].kind == tile.kind for building in me.buildings)
        return own + sum(s.box.monuments[other].kind == tile.kind for other in me.monuments)
    if score == "own-tiles":
        return len(me.buildings) + len(me.monuments)
    if score == "all-monuments":
        return sum(len(player.monuments) for player in s.players)
    if score == "corn-tiles":
        return me.corn_tiles
    if score == "wood-tiles":
        return me.wood_tiles
    if score == "workers":
        return me.workers
    if score == "levels":
        return sum(me.levels)
    if score == "mastery":
        return me.levels.count(TOP_LEVEL)
    if score == "best-temple":
        return max(0, max(me.temples))
    if score == "temples":
        return temple_points(s, me)
    return len(s.ovals) - s.ovals.count(NONE)


def temple_points(s: Tzolkin, me: Player) -> int:
    return sum(s.box.temples[temple].points[me.temples[temple] + 1] for temple in range(3))
