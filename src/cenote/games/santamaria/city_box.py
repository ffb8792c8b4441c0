"""The components of the Maya city (SXD)."""

from __future__ import annotations

from typing import Final

from cenote.core.data import Data
from cenote.core.fields import NONE
from cenote.games.santamaria import reading
from cenote.games.santamaria.names import (
    CACAO,
    DISTRICTS,
    GIFTS,
    GOODS,
    GRAIN,
    LEVELS,
    ROADS,
    SITES,
    STORED,
    TOKEN_KINDS,
    WOOD,
)

REWARDS: Final = ("cards", "store", "priest", "coins", "road")
CARDS: Final = 0
STORE_TILE: Final = 1
PRIEST: Final = 2
COINS: Final = 3
ROAD_TOKEN: Final = 4

HALVES: Final = ("trade", "festival", "construction", "technology")
TRADE_HALF: Final = 0
FESTIVAL_HALF: Final = 1
CONSTRUCTION_HALF: Final = 2
TECHNOLOGY_HALF: Final = 3
DISTRICT_OF_HALF: Final = [0, 1, 3, 4]
BONUSES: Final = ("warrior", "religion", "gem", "sugar")
STARTS: Final = ("full", "empty", "reserve")
FULL: Final = 0
IN_RESERVE: Final = 2


class Half:
    """One half of an action card."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.pay = [0] * len(GIFTS)
        self.get = [0] * len(GIFTS)
        self.token = 0  # which kind of building a construction gives
        self.die = 0  # the value that a technology goes with
        self.bonus = 0


class Card:
    def __init__(self, id: str, halves: list[Half]) -> None:
        self.id = id
        self.halves = halves
        self.kinds = [half.kind for half in halves]

    def half(self, kind: int) -> Half:
        return self.halves[self.kinds.index(kind)]


class Token:
    def __init__(self, id: str, kind: int, building: int) -> None:
        self.id = id
        self.kind = kind
        self.building = building


class Temple:
    def __init__(self, id: str, level: int, cost: list[int]) -> None:
        self.id = id
        self.level = level
        self.cost = cost


class CityBox:
    """What belongs to the Maya."""

    def __init__(self, data: Data, houses: tuple[str, ...], allowed: tuple[str, ...]) -> None:
        self.coins = reading.number(data, "maya", "coins", "number")
        self.hand = reading.number(data, "maya", "hand", "number")
        self.cards_each_year = reading.number(data, "maya", "hand", "each_year")
        self.gold_each_player = reading.number(data, "maya", "gold", "each_player")
        self.gold_pieces = reading.number(data, "maya", "gold", "pieces")
        self.priests = reading.number(data, "maya", "high_priests", "number")
        self.road_tokens = reading.number(data, "maya", "road_tokens", "number")
        self.trade_gain = reading.number(data, "maya", "trade", "gain")
        self.exchange = reading.number(data, "maya", "trade", "exchange")
        self.sell = reading.number(data, "maya", "trade", "sell")
        self.prices = [0] * len(GOODS)  # in coins; 0 cannot be bought
        for good in (WOOD, GRAIN, CACAO):  # cacao is not sold back where it was bought
            least = self.sell + (good != CACAO)
            self.prices[good] = reading.number(data, "maya", "trade", GOODS[good], least=least)
        self.rewards = [reading.word(data, REWARDS, "district", district, "reward") for district in DISTRICTS]
        self.reward_numbers = [reading.number(data, "district", district, "number") for district in DISTRICTS]
        self.district_roads = [
            reading.numbers(data, "district", district, "roads", length=2, least=1, most=ROADS)
            for district in DISTRICTS
        ]
        self.sites = [_site(data, site, houses, allowed) for site in range(SITES)]
        self.junctions = reading.rising(data, "junction", "roads", "roads", least=2, most=ROADS - 1)
        self.tokens = [_token(data, id, houses, allowed) for id in data["token"]]
        self.temples = [_temple(data, id) for id in data["temple"]]
        for level in range(1, LEVELS + 1):
            if sum(temple.level == level for temple in self.temples) != len(DISTRICTS):
                id = next(iter(data["temple"]))
                raise data.refuse(("temple", id, "level"), "data-length", field="level", wanted=str(len(DISTRICTS)))
        self.cards = [_card(data, id) for id in data["card"]]
        self.stores = [reading.word(data, STORED, "store", id, "good") for id in data["store"]]
        self.store_starts = [reading.word(data, STARTS, "store", id, "start") for id in data["store"]]

    def districts_by(self, site: int) -> list[int]:
        """The districts that a site lies next to (SXD11)."""
        road = site // 3 + 1
        return [district for district in range(len(DISTRICTS)) if road in self.district_roads[district]]


def site_name(site: int) -> str:
    return f"{site // 3 + 1}-{site % 3 + 1}"


def _site(data: Data, site: int, houses: tuple[str, ...], allowed: tuple[str, ...]) -> int:
    id = site_name(site)
    reading.word(data, ("", *allowed), "site", id, "building")
    building: str = data["site"][id]["building"]
    return houses.index(building) if building else NONE


def _token(data: Data, id: str, houses: tuple[str, ...], allowed: tuple[str, ...]) -> Token:
    kind = reading.word(data, TOKEN_KINDS, "token", id, "kind")
    reading.word(data, allowed, "token", id, "building")
    return Token(id, kind, houses.index(data["token"][id]["building"]))


def _temple(data: Data, id: str) -> Temple:
    level = reading.number(data, "temple", id, "level")
    return Temple(id, level, reading.cost(data, "temple", id, "cost", known=STORED))


def _card(data: Data, id: str) -> Card:
    path = ("card", id, "halves")
    texts = reading.look(data, path)
    if len(texts) != 2:
        raise data.refuse(path, "data-length", field="halves", wanted="2")
    halves = [read_half(data, path, str(text)) for text in texts]
    if halves[0].kind == halves[1].kind:
        raise data.refuse(path, "data-value", field="halves", value=str(texts[1]), known=", ".join(HALVES))
    return Card(id, halves)


def read_half(data: Data, path: tuple[str, ...], text: str) -> Half:
    words = text.split()
    half = Half(reading.word_in(data, path, HALVES, words[0] if words else ""))
    rest = text.partition(" ")[2]
    if half.kind == FESTIVAL_HALF:
        pay, _, get = rest.partition(" for ")
        half.pay = reading.bundle(data, path, pay, STORED)
        half.get = reading.bundle(data, path, get, ("coin", "happiness", *STORED))
    elif half.kind == CONSTRUCTION_HALF:
        half.token = reading.word_in(data, path, TOKEN_KINDS, rest)
        half.pay[WOOD if half.token == 0 else GRAIN] = 1
    elif half.kind == TECHNOLOGY_HALF:
        die, _, bonus = rest.partition(" ")
        half.die = int(reading.word_in(data, path, ("1", "2", "3", "4", "5", "6"), die)) + 1
        half.bonus = reading.word_in(data, path, BONUSES, bonus)
    elif rest:
        raise data.refuse(path, "data-value", field="halves", value=text, known=", ".join(HALVES))
    return half
