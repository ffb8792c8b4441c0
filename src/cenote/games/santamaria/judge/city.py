"""How good a position looks for the Maya: points, temples to come, stores, cards, and what is under way."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.games.santamaria.judge.prospects import pending_value
from cenote.games.santamaria.names import CACAO, COIN, DISTRICTS, GOLD_DISTRICT, LEVELS, SITES, YEARS
from cenote.games.santamaria.rules.blessings import Blessing, FillStore, PlaceRoadToken, TakeStore
from cenote.games.santamaria.rules.cards import ChooseSite, ChooseToken
from cenote.games.santamaria.rules.passing import ScoreCity, district_points
from cenote.games.santamaria.rules.run import BuildLevel, Walk
from cenote.games.santamaria.scoring import award_of
from cenote.games.santamaria.state import City, Player, SantaMaria

# The weights, by name.
STORED: Final = 0  # a full store while there is time to use it
STORE: Final = 1  # a store of one's own, for each year
HELD_CARD: Final = 2  # a card in the hand
BUILT: Final = 3  # a building token, for each year
PRIEST: Final = 4  # a high priest, for each year
JUNCTION: Final = 5
DIE: Final = 6  # a die that can still be used this year
CARD_LEVEL: Final = 7  # a card under a district that will still grow, for each pass
LEVEL_CARD: Final = 8  # a level of a district that will still get cards
GOLD_GROWTH: Final = 9  # gold that the temple will still get, for each pass
NEARNESS: Final = 10  # the next level of a temple within reach
AWARD: Final = 11
STEP: Final = 12  # on the religion track
REWARD: Final = 13  # what a temple level gives at once
COINS: Final = 14
WEIGHTS: Final = [
    0.2,  # STORED
    0.3,  # STORE
    0.85,  # HELD_CARD
    2.4,  # BUILT
    0.3,  # PRIEST
    0.35,  # JUNCTION
    1.6,  # DIE
    0.55,  # CARD_LEVEL
    1.45,  # LEVEL_CARD
    2.0,  # GOLD_GROWTH
    0.1,  # NEARNESS
    1.0,  # AWARD
    0.4,  # STEP
    0.8,  # REWARD
    0.08,  # COINS
]


def city_value(s: SantaMaria, me: Player) -> float:
    city = s.the_city
    years = float(YEARS - s.year)
    unscored = scoring_is_near(s, me)
    left = years + (1.0 if unscored else 0.0)
    value = float(me.vp)
    value += goods_value(city, me, left)
    for district in range(len(DISTRICTS)):
        value += district_value(s, city, me, district, left)
    value += city_worth(city, s, years, left)
    if not me.passed:
        value += dice_left(s, me) * WEIGHTS[DIE]
    value += track_value(s, me, left)
    worth = [1.0] * (COIN + 1)
    for frame in s.stack:
        value += pending_value(s, me, frame, worth) + city_pending(frame)
    return value


def scoring_is_near(s: SantaMaria, me: Player) -> bool:
    """Is the scoring of this year still to come?"""
    if not me.passed:
        return True
    for frame in s.stack:
        if isinstance(frame, ScoreCity):
            return True
    return False


def goods_value(city: City, me: Player, left: float) -> float:
    value = me.goods[COIN] * (1 / 3 + (WEIGHTS[COINS] if left else 0.0))
    for good in range(COIN):
        value += me.goods[good] * (1 / 3 + (WEIGHTS[STORED] if left else 0.0))
        value += city.stores[good] * WEIGHTS[STORE] * left
    return value


def district_value(s: SantaMaria, city: City, me: Player, district: int, left: float) -> float:
    """What a district will score with every pass to come, and how near its next level is."""
    levels = city.levels[district]
    if district == GOLD_DISTRICT:
        growth = len(s.players) * s.box.city.gold_each_player * WEIGHTS[GOLD_GROWTH] * max(0.0, left - 1)
        counted = city.gold * left + growth
        value = levels * counted
    else:
        cards = len(city.tucked[district])
        value = district_points(s, district) * left
        value += cards * (LEVELS - levels) * left * WEIGHTS[CARD_LEVEL] / LEVELS
        value += levels * WEIGHTS[LEVEL_CARD] * left
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
    return value + (counted + WEIGHTS[REWARD]) * share * share * WEIGHTS[NEARNESS]


def city_worth(city: City, s: SantaMaria, years: float, left: float) -> float:
    """Cards in the hand, buildings, priests and road tokens."""
    value = min(len(city.hand), 8) * WEIGHTS[HELD_CARD] * (1.0 if left else 0.0)
    built = 0
    for site in range(SITES):
        built += city.sites[site] != NONE and s.box.city.sites[site] == NONE
    value += built * WEIGHTS[BUILT] * left
    value += city.priests * WEIGHTS[PRIEST] * left
    value += (s.box.city.priests - city.priest_supply) * WEIGHTS[PRIEST] * years
    value += (s.box.city.road_tokens - city.road_tokens) * WEIGHTS[JUNCTION] * left
    return value


def dice_left(s: SantaMaria, me: Player) -> int:
    white = min(s.white_limit() - me.white_used, sum(s.white))
    return white + me.dice - me.blue_used


def track_value(s: SantaMaria, me: Player, left: float) -> float:
    if len(s.players) == 1:
        tree = s.box.trees[s.year - 1]
        value = s.box.awards[0][s.year - 1][0] * min(1.0, me.march / tree) * WEIGHTS[AWARD]
    else:
        value = award_of(s, me) * WEIGHTS[AWARD] + me.march * 0.2
    return value + me.religion * WEIGHTS[STEP] * (1.0 if left else 0.0)


def city_pending(frame: object) -> float:
    """What the Maya is in the middle of."""
    if isinstance(frame, (Blessing, FillStore, ChooseToken, ChooseSite)):
        return 1.0
    if isinstance(frame, (TakeStore, PlaceRoadToken)):
        return 1.5
    if isinstance(frame, BuildLevel):
        return 0.5
    return 0.3 if isinstance(frame, Walk) else 0.0
