"""How good a position looks for the Maya: points, temples to come, stores, cards, and what is under way."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.games.santamaria.judge.prospects import pending_value
from cenote.games.santamaria.judge.weights import (
    BUILT,
    CARD_LEVEL,
    CITY_AWARD,
    COINS,
    DIE,
    GOLD_GROWTH,
    HELD_CARD,
    JUNCTION,
    LEVEL_CARD,
    NEARNESS,
    PRIEST,
    REWARD,
    STEP,
    STORE,
    STORED,
)
from cenote.games.santamaria.names import CACAO, COIN, DISTRICTS, GOLD_DISTRICT, LEVELS, SITES, YEARS
from cenote.games.santamaria.rules.blessings import Blessing, FillStore, PlaceRoadToken, TakeStore
from cenote.games.santamaria.rules.cards import ChooseSite, ChooseToken
from cenote.games.santamaria.rules.passing import ScoreCity, district_points
from cenote.games.santamaria.rules.run import BuildLevel, Walk
from cenote.games.santamaria.scoring import award_of
from cenote.games.santamaria.state import City, Player, SantaMaria


def city_value(s: SantaMaria, me: Player, w: list[float], actions: list[float]) -> float:
    """By the weights of the city, and those that everybody has for actions under way."""
    city = s.the_city
    years = float(YEARS - s.year)
    unscored = scoring_is_near(s, me)
    left = years + (1.0 if unscored else 0.0)
    value = float(me.vp)
    value += goods_value(city, me, left, w)
    for district in range(len(DISTRICTS)):
        value += district_value(s, city, me, district, left, w)
    value += city_worth(city, s, years, left, w)
    if not me.passed:
        value += dice_left(s, me) * w[DIE]
    value += track_value(s, me, left, w)
    worth = [1.0] * (COIN + 1)
    for frame in s.stack:
        value += pending_value(s, me, frame, worth, actions) + city_pending(frame)
    return value


def scoring_is_near(s: SantaMaria, me: Player) -> bool:
    """Is the scoring of this year still to come?"""
    if not me.passed:
        return True
    for frame in s.stack:
        if isinstance(frame, ScoreCity):
            return True
    return False


def goods_value(city: City, me: Player, left: float, w: list[float]) -> float:
    value = me.goods[COIN] * (1 / 3 + (w[COINS] if left else 0.0))
    for good in range(COIN):
        value += me.goods[good] * (1 / 3 + (w[STORED] if left else 0.0))
        value += city.stores[good] * w[STORE] * left
    return value


def district_value(s: SantaMaria, city: City, me: Player, district: int, left: float, w: list[float]) -> float:
    """What a district will score with every pass to come, and how near its next level is."""
    levels = city.levels[district]
    if district == GOLD_DISTRICT:
        growth = len(s.players) * s.box.city.gold_each_player * w[GOLD_GROWTH] * max(0.0, left - 1)
        counted = city.gold * left + growth
        value = levels * counted
    else:
        cards = len(city.tucked[district])
        value = district_points(s, district) * left
        value += cards * (LEVELS - levels) * left * w[CARD_LEVEL] / LEVELS
        value += levels * w[LEVEL_CARD] * left
        counted = (cards + 1) * left
    if not left or city.temples[district] == NONE:
        return value
    cost = s.box.city.temples[city.temples[district]].cost
    wanted = 0
    have = 0
    for good in range(CACAO + 1):
        wanted += cost[good]
        have += min(cost[good], me.goods[good])
    share = have / max(1, wanted)
    return value + (counted + w[REWARD]) * share * share * w[NEARNESS]


def city_worth(city: City, s: SantaMaria, years: float, left: float, w: list[float]) -> float:
    """Cards in the hand, buildings, priests and road tokens."""
    value = min(len(city.hand), 8) * w[HELD_CARD] * (1.0 if left else 0.0)
    built = 0
    for site in range(SITES):
        built += city.sites[site] != NONE and s.box.city.sites[site] == NONE
    value += built * w[BUILT] * left
    value += city.priests * w[PRIEST] * left
    value += (s.box.city.priests - city.priest_supply) * w[PRIEST] * years
    value += (s.box.city.road_tokens - city.road_tokens) * w[JUNCTION] * left
    return value


def dice_left(s: SantaMaria, me: Player) -> int:
    white = min(s.white_limit() - me.white_used, sum(s.white))
    return white + me.dice - me.blue_used


def track_value(s: SantaMaria, me: Player, left: float, w: list[float]) -> float:
    if len(s.players) == 1:
        tree = s.box.trees[s.year - 1]
        value = s.box.awards[0][s.year - 1][0] * min(1.0, me.march / tree) * w[CITY_AWARD]
    else:
        value = award_of(s, me) * w[CITY_AWARD] + me.march * 0.2
    return value + me.religion * w[STEP] * (1.0 if left else 0.0)


def city_pending(frame: object) -> float:
    """What the Maya is in the middle of."""
    if isinstance(frame, (Blessing, FillStore, ChooseToken, ChooseSite)):
        return 1.0
    if isinstance(frame, (TakeStore, PlaceRoadToken)):
        return 1.5
    if isinstance(frame, BuildLevel):
        return 0.5
    return 0.3 if isinstance(frame, Walk) else 0.0
