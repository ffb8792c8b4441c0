"""The end: coins, colonists, monks, docks and ships become points (S80, S81, S82, S83, S95, S96, S97, S98)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.games.santamaria.components import ACHIEVEMENTS
from cenote.games.santamaria.geometry import CELLS, FALLING, LINE_CELLS, LINE_MASKS, TURNS
from cenote.games.santamaria.names import (
    BISHOPS,
    CACAO,
    COIN,
    CONQUEST,
    DOUBLE,
    FIRST_BISHOP,
    FIRST_MISSION,
    GEM,
    SUGAR,
)
from cenote.games.santamaria.rules.line import colonists_in
from cenote.games.santamaria.state import Player, SantaMaria

COLONISTS: Final = BISHOPS.index("bishop_colonists")
LINES: Final = BISHOPS.index("bishop_lines")
SUGAR_BISHOP: Final = BISHOPS.index("bishop_sugar")
MONKS: Final = BISHOPS.index("bishop_monks")
FLEET: Final = BISHOPS.index("bishop_fleet")
FAITH_AND_SWORD: Final = BISHOPS.index("bishop_faith_and_sword")
LARGE_TILES: Final = BISHOPS.index("bishop_large_tiles")
GEMS: Final = BISHOPS.index("bishop_gems")


def final_scoring(s: SantaMaria) -> None:
    """All parts in the order of the rules; the Maya has its coins alone, a governor his cell (S80, SXA8, SXD35)."""
    for me in s.players:
        sell_out(s, me)
        s.score(me, me.coins // s.box.coins_per_point, "coins")
        if me.seat == s.maya:
            continue
        s.score(me, colonist_points(s, me), "colonists")
        s.score(me, scholar_points(s, me), "scholars")
        for space in own_bishops(s, me):
            s.score(me, -penalty(s), "penalty")
            s.score(me, bishop_points(s, me, s.places[space]), "bishops")
        s.score(me, s.box.set_points * sets(me), "sets")
        s.score(me, ship_points(s, me), "ships")
        if me.governor != NONE:
            s.score(me, s.box.governor_points[me.governor], "governor-place")
    if s.events is not None:
        s.tell("end")
        if len(s.players) == 1:
            tell_solo(s)


def tell_solo(s: SantaMaria) -> None:
    me = s.players[0]
    s.tell("solo-won" if me.vp >= s.box.goal else "solo-lost", 0, points=me.vp, goal=s.box.goal)
    for achievement in achievements(s, me):
        s.tell("achievement", 0, achievement=achievement)


def award_of(s: SantaMaria, me: Player) -> int:
    """Points for the place on the conquistador track; none for who never left the first space (S70, S75, S95)."""
    points = s.box.awards[len(s.players) - 1][s.year - 1]
    if len(s.players) == 1:
        return points[0] if me.march >= s.box.trees[s.year - 1] else 0
    place = s.order.index(me.seat)
    return points[place] if me.march and place < len(points) else 0


def sell_out(s: SantaMaria, me: Player) -> None:
    """Resources become coins at the normal rate; cacao is worth something only to the Maya (S80, SX5, SXD20)."""
    coins = 0
    for good in range(COIN):
        if me.seat == s.maya:
            coins += me.goods[good] * s.box.city.sell
        elif good != CACAO:
            coins += me.goods[good] * s.box.sell[good]
        s.pay(me, good, me.goods[good])
    if coins:
        s.gain_coins(me, coins)


def is_full(me: Player, line: int) -> bool:
    """Is the row or column fully developed? An empty cell under the governor is not (S2, SXA12)."""
    return LINE_MASKS[line] & ~me.developed == 0


def full_lines(me: Player) -> int:
    return sum(is_full(me, line) for line in range(FALLING))


def colonist_points(s: SantaMaria, me: Player) -> int:
    """1 for each colonist of each fully developed row and column (S80)."""
    points = 0
    for line in range(FALLING):
        if is_full(me, line):
            points += colonists_in(s, me, line)
    return points


def all_colonists(s: SantaMaria, me: Player) -> int:
    return sum(s.box.kinds[kind].colonists for kind in me.cells if kind != NONE)


def scholar_points(s: SantaMaria, me: Player) -> int:
    return sum(points for i, points in enumerate(s.box.scholar_points) if me.scholars >> i & 1)


def own_bishops(s: SantaMaria, me: Player) -> list[int]:
    """The spaces of bishops with an own monk."""
    return [space for space in range(FIRST_BISHOP, FIRST_MISSION) if s.monks[space] >> me.seat & 1]


def penalty(s: SantaMaria) -> int:
    """2 for each bishop; none with American Kingdoms (S80, SX9)."""
    return 0 if s.variant.kingdoms else s.box.penalty


def bishop_points(s: SantaMaria, me: Player, bishop: int) -> int:
    """So much for each counted thing, up to the most (S80, S82)."""
    points = s.box.bishop_points[bishop] * counted(s, me, bishop)
    return min(points, s.box.bishop_most[bishop])


def counted(s: SantaMaria, me: Player, bishop: int) -> int:
    if bishop == COLONISTS:
        return all_colonists(s, me)
    if bishop == LINES:
        return full_lines(me)
    if bishop == SUGAR_BISHOP:
        return symbols(s, me, SUGAR)
    if bishop == MONKS:
        return s.box.monks - me.monks
    if bishop == FLEET:
        return max(len(dock) for dock in me.docks)
    if bishop == FAITH_AND_SWORD:
        return sum(s.box.kinds[kind].sacred for kind in me.cells if kind != NONE)
    if bishop == LARGE_TILES:
        return large_tiles(s, me)
    if bishop == GEMS:
        return symbols(s, me, GEM)
    return 0  # conquest has paid with the award of the last year (SX19)


def symbols(s: SantaMaria, me: Player, good: int) -> int:
    """Printed on own shipping tiles, whatever was paid (S82)."""
    return sum(s.box.ships[ship].cost[good] for dock in me.docks for ship in dock)


def large_tiles(s: SantaMaria, me: Player) -> int:
    """Expansion tiles of three cells, also where partly covered (SX13, SXB10)."""
    numbers = [laid // (CELLS * TURNS) for laid in me.laid]
    return sum(number < len(s.box.tiles) and s.box.tiles[number].shape != DOUBLE for number in numbers)


def sets(me: Player) -> int:
    """A tile in each of the four docks (S80)."""
    return min(len(dock) for dock in me.docks)


def ship_points(s: SantaMaria, me: Player) -> int:
    return sum(s.box.ships[ship].points for dock in me.docks for ship in dock)


# --- the solo game ---


def has_uniform_line(s: SantaMaria, me: Player) -> bool:
    """A row or column of six buildings of one type, without roads (S96)."""
    for line in range(FALLING):
        types = -1
        for cell in LINE_CELLS[line]:
            types &= s.box.kinds[me.cells[cell]].types if me.cells[cell] != NONE else 0
        if types:
            return True
    return False


def theocracy_points(s: SantaMaria, me: Player) -> int:
    """By the requirements of all own bishops, with the second award of conquest (S98)."""
    return sum(requirement(s, me, s.places[space]) for space in own_bishops(s, me))


def requirement(s: SantaMaria, me: Player, bishop: int) -> int:
    return award_of(s, me) if bishop == CONQUEST else bishop_points(s, me, bishop)


def achievements(s: SantaMaria, me: Player) -> list[str]:
    """What a solo game has reached (S96)."""
    box = s.box
    colonist = me.seat != s.maya
    reached = {
        "communism": colonist and colonist_points(s, me) >= box.communism,
        "capitalism": colonist and sets(me) >= box.capitalism,
        "theocracy": colonist and theocracy_points(s, me) >= box.theocracy,
        "goatocracy": colonist and has_uniform_line(s, me),
        "democracy": me.vp >= box.democracy,
        "utopia": me.vp >= box.utopia,
    }
    return [achievement for achievement in ACHIEVEMENTS if reached[achievement]]
