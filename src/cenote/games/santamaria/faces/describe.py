"""What a component costs and does, in one sentence."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.words import Words
from cenote.games.santamaria.city_box import BONUSES, CONSTRUCTION_HALF, FESTIVAL_HALF, HALVES, TECHNOLOGY_HALF, Half
from cenote.games.santamaria.components import SHIP_KINDS, Box
from cenote.games.santamaria.names import (
    BISHOPS,
    GIFTS,
    GOODS,
    HAPPINESS,
    MISSIONS,
    SCHOLARS,
    SPECIALISTS,
    TOKEN_KINDS,
    UPGRADE,
)
from cenote.games.santamaria.vocabulary import CONQUISTADOR, EFFECTS, TRADE, Effect


def describe(id: str, box: Box, words: Words) -> str:
    """Raises KeyError where there is nothing to say of the id."""
    card, _, half = id.partition("-")
    if id in SCHOLARS:
        return scholar(SCHOLARS.index(id), box, words)
    if id in BISHOPS:
        number = BISHOPS.index(id)
        counts = words.say(f"counts-{id}", points=box.bishop_points[number], most=box.bishop_most[number])
        return words.say("describe-bishop", counts=counts, penalty=box.penalty)
    if id in MISSIONS:
        return words.amounts(amounts(box.missions[MISSIONS.index(id)]))
    if card in box.data["card"]:
        return action_card(card, half, box, words)
    for tile in box.tiles + box.halls:
        if tile.id == id:
            return cells(tile.cells, box, words)
    return piece(id, box, words)


def piece(id: str, box: Box, words: Words) -> str:
    for colony in box.colonies:
        if colony.id == id:
            return cells([kind for kind in colony.cells if kind != NONE], box, words)
    for ship in box.ships:
        if ship.id == id:
            return words.say("describe-ship", cost=amounts(ship.cost), points=ship.points)
    for specialist in box.specialists:
        if specialist.id == id:
            costs = box.hire_costs if specialist.kind != UPGRADE else [box.upgrade_developed, box.upgrade_empty]
            numbers = {"costs": slashed(costs), "gives": slashed(box.hire_gives)}
            return words.say(f"describe-{SPECIALISTS[specialist.kind]}", **numbers)
    for temple in box.city.temples:
        if temple.id == id:
            return words.say("describe-temple", cost=amounts(temple.cost), level=temple.level)
    for token in box.city.tokens:
        if token.id == id:
            return city_building(token.building, box, words)
    if id in box.data["building"] and id not in (*GOODS, "happiness", "religion", "conquistador"):
        return building(box.kind_names.index(id), box, words)
    raise KeyError(id)


def called(id: str, box: Box, words: Words) -> str:
    """The name of a tile or a ship, by what it is made of."""
    for tile in box.tiles:
        if tile.id == id:
            return " · ".join(words.term("building", box.kind_names[kind]) for kind in tile.cells)
    ship = next(ship for ship in box.ships if ship.id == id)
    asked = ", ".join(words.term("good", good) for good in amounts(ship.cost))
    return words.say(f"called-{SHIP_KINDS[ship.kind]}", cost=asked or words.say("nothing"))


def slashed(numbers: list[int]) -> str:
    return " / ".join(map(str, numbers))


def amounts(bundle: list[int]) -> dict[str, int]:
    return {good: n for good, n in zip(GIFTS, bundle, strict=False) if n}


def cells(kinds: list[int], box: Box, words: Words) -> str:
    return ", ".join(words.term("building", box.kind_names[kind]) for kind in kinds)


def building(kind: int, box: Box, words: Words) -> str:
    return ", ".join(effect_text(effect, words) for effect in box.kinds[kind].effects)


def city_building(kind: int, box: Box, words: Words) -> str:
    """What a colony does with conquistadors, the Maya do with warriors (SXD7)."""
    if any(effect.kind == CONQUISTADOR for effect in box.kinds[kind].effects):
        return words.say("bonus-warrior")
    return building(kind, box, words)


def effect_text(effect: Effect, words: Words) -> str:
    if effect.kind <= HAPPINESS:
        return words.amounts({GIFTS[effect.kind]: effect.n})
    if effect.kind != TRADE:
        return words.say(f"effect-{EFFECTS[effect.kind]}")
    pays = " / ".join(words.amounts({GOODS[good]: 1}) for good in effect.pays)
    gets = " / ".join(words.amounts(amounts(bundle)) for bundle in effect.gets)
    return words.say("effect-trade", pays=pays, gets=gets)


def scholar(number: int, box: Box, words: Words) -> str:
    id = SCHOLARS[number]
    numbers: dict[str, dict[str, object]] = {
        "taxation": {"coins": box.tax, "most": box.tax_most},
        "astronomy": {"n": box.free_pips},
        "commerce": {"buy": box.commerce_buy, "sell": box.commerce_sell},
        "shipbuilding": {"coins": box.shipbuilding},
        "warehousing": {"coins": box.warehousing},
        "archery": {"coins": box.archery},
        "navigation": {"coins": box.navigation},
    }
    ability = words.say(f"ability-{id}", **numbers.get(id, {}))
    return words.say("describe-scholar", does=ability, points=box.scholar_points[number])


def action_card(id: str, half: str, box: Box, words: Words) -> str:
    """Both halves of a card, or one of them."""
    card = next(card for card in box.city.cards if card.id == id)
    if half in HALVES and HALVES.index(half) in card.kinds:
        return half_text(card.half(HALVES.index(half)), words)
    if half:
        raise KeyError(f"{id}-{half}")
    return " / ".join(half_text(one, words) for one in card.halves)


def half_text(half: Half, words: Words) -> str:
    if half.kind == FESTIVAL_HALF:
        return words.say("describe-festival", pay=amounts(half.pay), get=amounts(half.get))
    if half.kind == CONSTRUCTION_HALF:
        return words.say("describe-construction", pay=amounts(half.pay), kind=TOKEN_KINDS[half.token])
    if half.kind == TECHNOLOGY_HALF:
        return words.say("describe-technology", die=half.die, bonus=words.say(f"bonus-{BONUSES[half.bonus]}"))
    return words.say("describe-trade")
