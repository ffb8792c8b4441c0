"""What a seat may see, and the same knowledge dealt anew (S4, SXD27)."""

from __future__ import annotations

from typing import Any

from cenote.core.fields import NONE
from cenote.core.rng import Rng
from cenote.core.shared import mixed
from cenote.games.santamaria.city import City
from cenote.games.santamaria.doing import doing
from cenote.games.santamaria.geometry import CELLS, FALLING, SIZE, TURNS
from cenote.games.santamaria.names import (
    BISHOPS,
    DICE,
    DISTRICTS,
    DOCKS,
    FIRST_BISHOP,
    FIRST_MISSION,
    GOODS,
    MISSIONS,
    ROADS,
    SCHOLARS,
    SHAPES,
    SPACES,
    SPECIAL_DOCK,
    SPECIALISTS,
    STORED,
)
from cenote.games.santamaria.rules.run import Technology, goes_with
from cenote.games.santamaria.rules.turn import activation_price
from cenote.games.santamaria.scoring import achievements, award_of, is_full
from cenote.games.santamaria.state import Player, SantaMaria


def view(s: SantaMaria, seat: int | None) -> dict[str, Any]:
    """Everything open; of the hidden things the seat's own happiness and hand."""
    box = s.box
    over = not s.stack
    return {
        "game": s.game.key,
        "seat": s.seat,
        "you": seat,
        "turn": s.turn,
        "options": s.variant.options,
        "year": s.year,
        "first": s.first,
        "over": over,
        "maya": None if s.maya == NONE else s.maya,
        "order": s.order.copy(),
        "passed": s.passed.copy(),
        "awards": [award_of(s, player) for player in s.players],
        "white": s.white.copy(),
        "white_limit": s.white_limit(),
        "blue": s.blue.copy() if s.variant.shared else None,
        "ambassadors": [value or None for value in s.ambassadors] if s.variant.ambassadors else None,
        "docks": {dock_name(dock): _id(box.ships, tile) for dock, tile in enumerate(s.docks)},
        "ships": len(s.ships),
        "special_ships": len(s.special_ships),
        "display": [box.tiles[tile].id for tile in s.display],
        "stacks": {shape: len(stack) for shape, stack in zip(SHAPES, s.stacks, strict=True)},
        "roads": s.roads,
        "places": [_place(s, space) for space in range(SPACES) if s.places[space] != NONE],
        "pairs": [
            {"hall": box.halls[hall].id, "scholar": SCHOLARS[scholar]}
            for hall, scholar in zip(s.pairs, s.pair_scholars, strict=True)
        ],
        "specialists": [_id(box.specialists, tile) for tile in s.specialists],
        "gold": s.gold if s.city is not None else None,
        "city": _city(s, s.city, seat) if s.city is not None else None,
        "doing": doing(s),
        "goal": box.goal if len(s.players) == 1 else None,
        "achievements": achievements(s, s.players[0]) if over and len(s.players) == 1 else None,
        "players": [_player(s, player, seat) for player in s.players],
    }


def dock_name(dock: int) -> str:
    return "special" if dock == SPECIAL_DOCK else DOCKS[dock]


def place_name(space: int, content: int) -> str:
    """What stands on a space for monks."""
    if space < FIRST_BISHOP:
        return SCHOLARS[content]
    return BISHOPS[content] if space < FIRST_MISSION else MISSIONS[content]


def _id(tiles: list[Any], number: int) -> str | None:
    found: str | None = None if number == NONE else tiles[number].id
    return found


def _place(s: SantaMaria, space: int) -> dict[str, Any]:
    kind = "scholar" if space < FIRST_BISHOP else "bishop" if space < FIRST_MISSION else "mission"
    monks = [player.seat for player in s.players if s.monks[space] >> player.seat & 1]
    return {"place": place_name(space, s.places[space]), "kind": kind, "monks": monks}


def _on(what: int) -> int | str | None:
    """Coins as a number, a die or high priest by name."""
    if what >= 0:
        return what or None
    return "priest" if what < -len(DICE) else DICE[-1 - what]


def _cell(cell: int) -> list[int] | None:
    return None if cell == NONE else [cell // SIZE + 1, cell % SIZE + 1]


def _player(s: SantaMaria, me: Player, seat: int | None) -> dict[str, Any]:
    colonist = me.seat != s.maya
    return {
        "seat": me.seat,
        "role": "colonist" if colonist else "maya",
        "goods": dict(zip(GOODS, me.goods, strict=True)),
        "vp": me.vp if s.shows_score(me.seat, seat) else None,
        "religion": me.religion,
        "march": me.march,
        "passed": me.passed or None,
        "white_used": me.white_used,
        "blue_used": me.blue_used,
        "dice": me.dice,
        "blue": me.blue.copy(),
        "colony": _colony(s, me) if colonist else None,
    }


def _colony(s: SantaMaria, me: Player) -> dict[str, Any]:
    box = s.box
    return {
        "board": _id(box.colonies, me.colony),
        "hall": _id(box.halls, me.hall),
        "cells": [_id(box.kinds, kind) for kind in me.cells],
        "on": [_on(what) for what in me.on],
        "laid": [_laid(s, laid) for laid in me.laid],
        "full": [line for line in range(FALLING) if is_full(me, line)],
        "governor": _cell(me.governor),
        "cacao_stores": me.cacao_stores,
        "monks": me.monks,
        "scholars": [name for i, name in enumerate(SCHOLARS) if me.scholars >> i & 1],
        "given_scholar": None if me.given_scholar == NONE else SCHOLARS[me.given_scholar],
        "docks": {dock: [box.ships[ship].id for ship in me.docks[i]] for i, dock in enumerate(DOCKS)},
        "hired": dict(zip(SPECIALISTS, me.hired, strict=False)),
        "price": activation_price(me),
    }


def _laid(s: SantaMaria, laid: int) -> dict[str, Any]:
    number, place = divmod(laid, CELLS * TURNS)
    tiles = len(s.box.tiles)
    tile = s.box.tiles[number] if number < tiles else s.box.halls[number - tiles]
    return {"tile": tile.id, "cell": _cell(place // TURNS), "turn": place % TURNS}


def _city(s: SantaMaria, city: City, seat: int | None) -> dict[str, Any]:
    box = s.box.city
    return {
        "sites": [_id(s.box.kinds, kind) for kind in city.sites],
        "on": [_on(what) for what in city.on],
        "stores": {good: city.stores[GOODS.index(good)] for good in STORED},
        "reserve": {good: city.reserve[GOODS.index(good)] for good in STORED},
        "tokens": [box.tokens[token].id for token in city.tokens],
        "junctions": [road for road in range(1, ROADS + 1) if city.junctions >> road & 1],
        "road_tokens": city.road_tokens,
        "priests": city.priests,
        "priest_supply": city.priest_supply,
        "levels": dict(zip(DISTRICTS, city.levels, strict=True)),
        "temples": {name: _id(box.temples, city.temples[i]) for i, name in enumerate(DISTRICTS)},
        "tucked": {name: [box.cards[card].id for card in city.tucked[i]] for i, name in enumerate(DISTRICTS)},
        "hand": [box.cards[card].id for card in city.hand] if seat == s.maya else None,
        "cards": len(city.hand),
        "deck": len(city.deck),
        "gold": city.gold,
        "offer": _offer(city),
    }


def _offer(city: City) -> dict[str, Any] | None:
    if city.partner == NONE:
        return None
    give, want = dict(zip(GOODS, city.give, strict=True)), dict(zip(GOODS, city.want, strict=True))
    return {"partner": city.partner, "give": give, "want": want}


def redeal(s: SantaMaria, seat: int | None, rng: Rng) -> SantaMaria:
    """Every stack in another order; for all but the Maya other cards in its hand.

    Happiness stays: each gain of it was seen by all, only the sum is kept face down.
    """
    new = s.clone()
    new.ships = mixed(new.ships, rng)
    new.special_ships = mixed(new.special_ships, rng)
    new.stacks = [mixed(stack, rng) for stack in new.stacks]
    new.specialist_stack = mixed(new.specialist_stack, rng)
    if new.city is not None:
        _redeal_city(new, new.city, seat, rng)
    new.rng = rng.branch()
    return new


def _redeal_city(s: SantaMaria, city: City, seat: int | None, rng: Rng) -> None:
    rng.shuffle(city.medium)
    rng.shuffle(city.small)
    if seat == s.maya:
        unknown = city.deck[city.sunk :]
        rng.shuffle(unknown)
        city.deck = city.deck[: city.sunk] + unknown
        return
    cards = city.hand + city.deck
    rng.shuffle(cards)
    hand = len(city.hand)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Technology):  # who is asked has a card that goes with the die
        fitting = next(i for i, card in enumerate(cards) if goes_with(s, card, top.value))
        cards[0], cards[fitting] = cards[fitting], cards[0]
    city.hand, city.deck = sorted(cards[:hand]), cards[hand:]
    s._legal = None
