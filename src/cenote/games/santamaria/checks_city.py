"""What must hold across the Maya city."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.refusal import BadPosition
from cenote.games.santamaria.names import COIN, DISTRICTS, GOLD, GOODS, LEVELS, PATIENCE, STORED
from cenote.games.santamaria.rules.bargains import Answer, Draft, MayaTrade, held
from cenote.games.santamaria.state import City, SantaMaria


def check_city(s: SantaMaria, city: City) -> None:
    check_stores(s, city)
    check_temples(s, city)
    if city.sunk > len(city.deck):
        raise wrong("sunk", city.sunk)
    check_trade(s, city)
    if city.partner != NONE:
        check_offer(s, city)


def wrong(field: str, value: object) -> BadPosition:
    return BadPosition("field-impossible", field=f"city.{field}", value=str(value))


def check_stores(s: SantaMaria, city: City) -> None:
    total = [0] * len(GOODS)
    for store in s.box.city.stores:
        total[GOODS.index(STORED[store])] += 1
    if [city.stores[good] + city.reserve[good] for good in range(len(GOODS))] != total:
        raise wrong("stores", city.stores)


def check_temples(s: SantaMaria, city: City) -> None:
    """Each district shows the tile of its next level (SXD11)."""
    temples = s.box.city.temples
    for district in range(len(DISTRICTS)):
        tile = city.temples[district]
        if city.levels[district] + 1 != (temples[tile].level if tile != NONE else LEVELS + 1):
            raise wrong("levels", city.levels)
    for pile, level in ((city.medium, 2), (city.small, 3)):
        built = sum(levels >= level - 1 for levels in city.levels)
        if any(temples[tile].level != level for tile in pile) or len(pile) + built != len(DISTRICTS):
            raise wrong("medium" if level == 2 else "small", len(pile))


def check_trade(s: SantaMaria, city: City) -> None:
    """Others listen while there is trade, and one of them while a bargain is being made (SXD16)."""
    trading = any(isinstance(frame, MayaTrade) for frame in s.stack)
    if len(city.patience) != (len(s.players) if trading else 0) or (trading and city.patience[s.maya]):
        raise wrong("patience", city.patience)
    bargain = any(isinstance(frame, Draft | Answer) for frame in s.stack)
    if (city.partner != NONE) != bargain or (bargain and city.partner == s.maya):
        raise wrong("partner", city.partner)
    if not bargain and sum(city.give) + sum(city.want):
        raise wrong("give", city.give)
    spent = PATIENCE - city.patience[city.partner] if bargain and trading else 0
    if bargain and (not trading or spent == (0 if s.rules < 2 else PATIENCE)):
        raise wrong("patience", city.patience)


def check_offer(s: SantaMaria, city: City) -> None:
    """What is offered and wanted is there, and finds room (SXD31)."""
    maya, partner = s.players[s.maya], s.players[city.partner]
    for good in range(len(GOODS)):
        give, want = city.give[good], city.want[good]
        if (give and want) or give > held(s, maya, good) or want > held(s, partner, good):
            raise wrong("give", city.give)
        if good < COIN and give and partner.goods[good] + give > s.limit(partner, good):
            raise wrong("give", city.give)
        if good < COIN and good != GOLD and want and maya.goods[good] + want > s.limit(maya, good):
            raise wrong("want", city.want)
