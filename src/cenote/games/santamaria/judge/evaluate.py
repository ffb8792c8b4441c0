"""How good a position looks for a seat, in points: what is scored, what is owned, and what is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cenote.core.fields import NONE
from cenote.games.santamaria.geometry import CELLS, FALLING, FIRST_ROW, LINE_CELLS, LINE_MASKS, SIZE
from cenote.games.santamaria.judge.city import city_value
from cenote.games.santamaria.judge.prospects import action_value, pending_value
from cenote.games.santamaria.judge.weights import (
    AWARD,
    BISHOP_GROWTH,
    COLONIST,
    CURRENT_BLUE,
    CURRENT_WHITE,
    DOCK_SET,
    FUTURE_BLUE,
    FUTURE_WHITE,
    GOVERNOR,
    MARCH_STEP,
    PASS_SPACE,
    RELIGION_STEP,
    THIRD_UNIT,
    USE_WOOD,
)
from cenote.games.santamaria.names import COIN, CONQUEST, DOCKS, SCHOLARS, YEARS
from cenote.games.santamaria.scoring import award_of, bishop_points, own_bishops, penalty
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.vocabulary import Kind

# What a good is worth at the very end (S80).
FINAL: Final = [1 / 3, 1 / 3, 2 / 3, 2 / 3, 2 / 3, 0.0, 1 / 3]


def evaluate(s: SantaMaria, seat: int, weights: Mapping[str, list[float]]) -> float:
    me = s.players[seat]
    if not s.stack:
        return float(me.vp)
    w = weights["evaluate"]
    if seat == s.maya:
        return city_value(s, me, weights["city"], w)
    years = float(YEARS - s.year)  # still to come
    left = years + (0.0 if me.passed else 1.0)
    worth = worths(left, w)
    value = float(me.vp)
    value += goods_value(me, worth, w)
    value += colony_value(s, me, worth, years, w)
    value += colonist_value(s, me, left, w)
    value += track_value(s, me, years, w)
    value += people_value(s, me, left, w, weights["abilities"])
    value += ship_value(s, me, left, worth, w)
    if me.governor != NONE:
        value += s.box.governor_points[me.governor] * w[GOVERNOR]
    if me.passed and years:
        value += (5 - me.passed) * w[PASS_SPACE]
    for frame in s.stack:
        value += pending_value(s, me, frame, worth, w)
    return value


def worths(left: float, w: list[float]) -> list[float]:
    """Each good in points, while there is time to use it."""
    share = min(1.0, left)
    return [FINAL[good] + w[USE_WOOD + good] * share for good in range(COIN + 1)]


def goods_value(me: Player, worth: list[float], w: list[float]) -> float:
    """The third unit of a kind is in danger of being joined by a fourth."""
    value = me.goods[COIN] * worth[COIN]
    for good in range(COIN):
        n = me.goods[good]
        value += n * worth[good]
        if n > 2:
            value -= (worth[good] - FINAL[good]) * w[THIRD_UNIT]
    return value


def kind_value(kind: Kind, worth: list[float], w: list[float]) -> float:
    """What an activation of a building is worth."""
    value = 0.0
    for effect in kind.effects:
        value += action_value(effect, worth, w)
    return value


def colony_value(s: SantaMaria, me: Player, worth: list[float], years: float, w: list[float]) -> float:
    """What the dice of this year and of the years to come will bring."""
    cells = cell_values(s, me, worth, w)
    limit = s.white_limit()
    value = 0.0
    if not me.passed:
        now = line_values(cells, me.free)
        white = min(limit - me.white_used, sum(s.white))
        value += w[CURRENT_WHITE] * best_uses(now, 0, white)
        value += w[CURRENT_BLUE] * blue_value(s, me, now, worth[COIN])
    if years:
        later = line_values(cells, me.houses)
        value += years * w[FUTURE_WHITE] * best_uses(later, 0, limit)
        value += years * w[FUTURE_BLUE] * best_uses(later, FIRST_ROW, me.dice)
    return value


def cell_values(s: SantaMaria, me: Player, worth: list[float], w: list[float]) -> list[float]:
    """What an activation of the building on each cell is worth."""
    kinds = s.box.kinds
    houses = me.houses
    return [kind_value(kinds[me.cells[cell]], worth, w) if houses >> cell & 1 else 0.0 for cell in range(CELLS)]


def line_values(cells: list[float], counted: int) -> list[float]:
    """The same by line, for the cells that count."""
    lines: list[float] = []
    for line in range(FALLING):
        value = 0.0
        if counted & LINE_MASKS[line]:
            for cell in LINE_CELLS[line]:
                if counted >> cell & 1:
                    value += cells[cell]
        lines.append(value)
    return lines


def best_uses(lines: list[float], first: int, dice: int) -> float:
    """So many dice on the best of six lines; a line used loses part of its worth."""
    best = lines[first : first + 6]
    value = 0.0
    for _ in range(dice):
        top = 0
        highest = best[0]
        for i in range(1, 6):
            if best[i] > highest:
                top, highest = i, best[i]
        value += highest
        best[top] = highest * 0.6
    return value


def blue_value(s: SantaMaria, me: Player, lines: list[float], coin: float) -> float:
    """The blue dice at hand, each on its row or on another for some coins."""
    if s.variant.shared:
        return best_uses(lines, FIRST_ROW, min(me.dice - me.blue_used, sum(s.blue)))
    value = 0.0
    for printed in range(6):
        if me.blue[printed]:
            best = 0.0
            for row in range(6):
                best = max(best, lines[FIRST_ROW + row] - abs(row - printed) * coin)
            value += me.blue[printed] * best
    return value


def colonist_value(s: SantaMaria, me: Player, left: float, w: list[float]) -> float:
    """Full lines count, others by how near they are."""
    kinds = s.box.kinds
    developed = me.developed
    value = 0.0
    for line in range(FALLING):
        cells = colonists = 0
        if developed & LINE_MASKS[line]:
            for cell in LINE_CELLS[line]:
                if developed >> cell & 1:
                    cells += 1
                    colonists += kinds[me.cells[cell]].colonists
        if cells == SIZE:
            value += colonists
        elif left:
            share = cells / SIZE
            value += (colonists + 0.4) * share * share * share * w[COLONIST]
    return value


def track_value(s: SantaMaria, me: Player, years: float, w: list[float]) -> float:
    """The award of this year as things stand, and steps towards the next monk."""
    value = 0.0
    if len(s.players) == 1:
        tree = s.box.trees[s.year - 1]
        value += s.box.awards[0][s.year - 1][0] * min(1.0, me.march / tree) * w[AWARD]
    else:
        value += award_of(s, me) * w[AWARD] + me.march * w[MARCH_STEP]
    last = 0
    for space in s.box.monk_spaces:
        if space <= me.religion:
            last = space
    if me.monks:
        value += (me.religion - last) * w[RELIGION_STEP] * (1.0 if years else 0.6)
    return value


def people_value(s: SantaMaria, me: Player, left: float, w: list[float], abilities: list[float]) -> float:
    """Scholars by their points and abilities, bishops by what they count."""
    value = 0.0
    for i in range(len(SCHOLARS)):
        if me.scholars >> i & 1:
            value += s.box.scholar_points[i] + abilities[i] * left
    for space in own_bishops(s, me):
        bishop = s.places[space]
        if bishop == CONQUEST:
            value += 3.0 if s.year < YEARS else award_of(s, me) * w[AWARD]
        else:
            points = bishop_points(s, me, bishop)
            value += min(float(s.box.bishop_most[bishop]), points + left * w[BISHOP_GROWTH]) - penalty(s)
    return value


def ship_value(s: SantaMaria, me: Player, left: float, worth: list[float], w: list[float]) -> float:
    """Points, what the docks give with each pass to come, and sets."""
    value = 0.0
    fewest = 100
    for dock in range(len(DOCKS)):
        ships = me.docks[dock]
        fewest = min(fewest, len(ships))
        for ship in ships:
            value += s.box.ships[ship].points
        if ships and left:
            value += len(ships) * left * action_value(s.box.docks[dock], worth, w)
    value += fewest * s.box.set_points
    if left:
        more = 0
        for ships in me.docks:
            more += len(ships) > fewest
        value += s.box.set_points * more * more / 16 * w[DOCK_SET]
    return value
