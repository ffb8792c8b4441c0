"""What must hold across the Maya city."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.refusal import BadPosition
from cenote.games.santamaria.city import City
from cenote.games.santamaria.city_box import DISTRICT_OF_HALF
from cenote.games.santamaria.names import (
    COIN,
    DISTRICTS,
    GOLD,
    GOLD_DISTRICT,
    GOODS,
    HIGH_PRIEST,
    LEVELS,
    SITES,
    STORED,
)
from cenote.games.santamaria.rules.bargains import PATIENCE, Answer, Draft, Exchange, MayaTrade, held
from cenote.games.santamaria.rules.cards import ChooseSite
from cenote.games.santamaria.state import SantaMaria


def check_city(s: SantaMaria, city: City) -> None:
    check_sites(s, city)
    check_stores(s, city)
    check_temples(s, city)
    check_cards(s, city)
    check_offer(s, city)


def wrong(field: str, value: object) -> BadPosition:
    return BadPosition("field-impossible", field=f"city.{field}", value=str(value))


def check_sites(s: SantaMaria, city: City) -> None:
    """Printed buildings where they belong, tokens on the other sites (SXD2, SXD15)."""
    box = s.box.city
    pending = [frame.token for frame in s.stack if isinstance(frame, ChooseSite)]
    gone = [token.building for i, token in enumerate(box.tokens) if i not in city.tokens and i not in pending]
    if any(token in city.tokens for token in pending):
        raise wrong("tokens", city.tokens)
    for site in range(SITES):
        if box.sites[site] != NONE:
            if city.sites[site] != box.sites[site]:
                raise wrong("sites", site)
        elif city.sites[site] != NONE:
            if city.sites[site] not in gone:
                raise wrong("sites", site)
            gone.remove(city.sites[site])
        if city.on[site] and city.sites[site] == NONE:
            raise wrong("on", site)
    if gone or city.tokens != sorted(city.tokens):
        raise wrong("tokens", city.tokens)
    roads = [road for road in range(7) if city.junctions >> road & 1]
    if any(road not in box.junctions for road in roads) or len(roads) + city.road_tokens != box.road_tokens:
        raise wrong("junctions", city.junctions)
    if city.priests + city.priest_supply + city.on.count(HIGH_PRIEST) != box.priests:
        raise wrong("priests", city.priests)


def check_stores(s: SantaMaria, city: City) -> None:
    total = [0] * len(GOODS)
    for store in s.box.city.stores:
        total[GOODS.index(STORED[store])] += 1
    if [city.stores[good] + city.reserve[good] for good in range(len(GOODS))] != total:
        raise wrong("stores", city.stores)


def check_temples(s: SantaMaria, city: City) -> None:
    """Each district shows the tile of its next level (SXD11)."""
    box = s.box.city
    shown = [tile for tile in city.temples if tile != NONE]
    tiles = shown + city.medium + city.small
    if len(set(tiles)) != len(tiles):
        raise wrong("temples", city.temples)
    for district in range(len(DISTRICTS)):
        tile = city.temples[district]
        level = box.temples[tile].level if tile != NONE else LEVELS + 1
        if level != city.levels[district] + 1:
            raise wrong("levels", city.levels)
    for pile, level in ((city.medium, 2), (city.small, 3)):
        built = sum(levels >= level - 1 for levels in city.levels)
        if any(box.temples[tile].level != level for tile in pile) or len(pile) + built != len(DISTRICTS):
            raise wrong("medium" if level == 2 else "small", len(pile))


def check_cards(s: SantaMaria, city: City) -> None:
    """Every card is in the hand, in the deck or under a district that one of its halves belongs to (SXD13)."""
    cards = city.hand + city.deck + [card for tucked in city.tucked for card in tucked]
    if sorted(cards) != list(range(len(s.box.city.cards))) or city.hand != sorted(city.hand):
        raise wrong("hand", len(city.hand))
    for district in range(len(DISTRICTS)):
        for card in city.tucked[district]:
            kinds = [DISTRICT_OF_HALF[kind] for kind in s.box.city.cards[card].kinds]
            if district == GOLD_DISTRICT or district not in kinds:
                raise wrong("tucked", s.box.city.cards[card].id)
    returned = [frame.returned for frame in s.stack if isinstance(frame, Exchange)]
    if returned and not 0 <= returned[0] <= city.sunk:
        raise wrong("sunk", city.sunk)


def check_offer(s: SantaMaria, city: City) -> None:
    """A bargain is on the table only while it is being made, with goods that are there (SXD31)."""
    trading = any(isinstance(frame, MayaTrade) for frame in s.stack)
    bargain = any(isinstance(frame, Draft | Answer) for frame in s.stack)
    if len(city.patience) != (len(s.players) if trading else 0) or (trading and city.patience[s.maya]):
        raise wrong("patience", city.patience)
    if any(patience not in range(PATIENCE + 1) for patience in city.patience):
        raise wrong("patience", city.patience)
    if (city.partner != NONE) != bargain or city.partner >= len(s.players) or (bargain and city.partner == s.maya):
        raise wrong("partner", city.partner)
    if not bargain:
        if sum(city.give) + sum(city.want):
            raise wrong("give", city.give)
        return
    if city.patience[city.partner] >= PATIENCE:
        raise wrong("patience", city.patience)
    maya, partner = s.players[s.maya], s.players[city.partner]
    for good in range(len(GOODS)):
        give, want = city.give[good], city.want[good]
        if (give and want) or give > held(s, maya, good) or want > held(s, partner, good):
            raise wrong("give", city.give)
        if good < COIN and give and partner.goods[good] + give > s.limit(partner, good):
            raise wrong("give", city.give)
        if good < COIN and good != GOLD and want and maya.goods[good] + want > s.limit(maya, good):
            raise wrong("want", city.want)
