"""What a seat sees of the Maya city, for learners (SXD), and of buildings anywhere. Without the Maya all is zero."""

from __future__ import annotations

from typing import Final

from cenote.core.rows import Codes, Row, bits_of
from cenote.games.santamaria import names
from cenote.games.santamaria.components import CARDS, KINDS, TEMPLES, TOKENS
from cenote.games.santamaria.names import HIGH_PRIEST, ROADS, SITES
from cenote.games.santamaria.state import City, SantaMaria

DISTRICTS: Final[tuple[str, ...]] = names.DISTRICTS
GOODS: Final[tuple[str, ...]] = names.GOODS
SITE_NAMES: Final = tuple([f"{site // 3 + 1}-{site % 3 + 1}" for site in range(SITES)])
ROAD_NAMES: Final = tuple([str(road) for road in range(ROADS + 1)])
OF_TEMPLES: Final = bits_of(TEMPLES)
NOTHING: Final[list[int]] = []
UPGRADED: Final = "upgrade_"


def kind_codes() -> Codes:
    """A building by the bits of its number, and whether it is an upgrade of that."""
    plain = [kind for kind in KINDS if not kind.startswith(UPGRADED)]
    bits = bits_of(plain)
    table = [bits.table[plain.index(kind.removeprefix(UPGRADED))] + bytes([kind not in plain]) for kind in KINDS]
    return Codes([*bits.names, "upgrade"], table)


OF_KINDS: Final = kind_codes()


def no_city() -> City:
    """Nothing at all, so that there is nothing to be looked through."""
    city = City()
    city.sites = city.on = city.stores = city.reserve = city.levels = city.temples = []
    return city


NO_CITY: Final = no_city()


def write_city(s: SantaMaria, row: Row) -> None:
    city = NO_CITY if s.city is None else s.city
    row.part("city")
    row.flag("there", s.city is not None)
    row.coded("sites", city.sites, OF_KINDS, SITES)
    row.items("blocked", [site for site in range(len(city.on)) if city.on[site] != 0], SITE_NAMES)
    row.number("priests_out", city.on.count(HIGH_PRIEST), 6)
    row.counts("stores", city.stores, GOODS, 4)
    row.counts("reserve", city.reserve, GOODS, 4)
    row.items("tokens", city.tokens, TOKENS)
    row.bits("junctions", city.junctions, ROAD_NAMES)
    row.number("road_tokens", city.road_tokens, 3)
    row.number("priests", city.priests, 6)
    row.number("priest_supply", city.priest_supply, 6)
    row.counts("levels", city.levels, DISTRICTS, 3)
    row.coded("temples", city.temples, OF_TEMPLES, len(DISTRICTS))
    row.counts("tucked", [len(cards) for cards in city.tucked], DISTRICTS, 6)
    row.items("played", [card for cards in city.tucked for card in cards], CARDS)
    row.items("hand", city.hand if row.me == s.maya else NOTHING, CARDS)
    row.number("cards", len(city.hand), 24)
    row.number("deck", len(city.deck), 24)
    row.number("gold", city.gold, 12)
    offering = city.partner >= 0
    row.seat("partner", city.partner)
    row.counts("give", city.give if offering else NOTHING, GOODS, 6)
    row.counts("want", city.want if offering else NOTHING, GOODS, 6)
    row.part("")
