"""Positions written down, and read back with care: what cannot be a position is refused by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cenote.core.fields import NONE
from cenote.core.refusal import BadOption, BadPosition
from cenote.core.rng import MASK, Rng
from cenote.games.santamaria.checking import check_whole
from cenote.games.santamaria.city import City
from cenote.games.santamaria.components import Box
from cenote.games.santamaria.geometry import CELLS, TURNS
from cenote.games.santamaria.names import (
    BISHOPS,
    DISTRICTS,
    DOCKS,
    FIRST_BISHOP,
    FIRST_MISSION,
    GOODS,
    HIGH_PRIEST,
    LEVELS,
    MISSIONS,
    PASSING_SPACES,
    SCHOLARS,
    SHAPES,
    SITES,
    SPACES,
    YEARS,
)
from cenote.games.santamaria.pending import check_pending, restore_stack
from cenote.games.santamaria.reader import MANY, PieceReader
from cenote.games.santamaria.rules.expanding import build
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.variant import Variant
from cenote.games.santamaria.view import place_name

if TYPE_CHECKING:
    from cenote.core.game import Game

# --- writing ---


def fields(s: SantaMaria) -> dict[str, Any]:
    """The game's own part of the dump."""
    box = s.box
    return {
        "options": s.variant.options,
        "players": [_player(box, player) for player in s.players],
        "maya": s.maya,
        "year": s.year,
        "first": s.first,
        "order": s.order.copy(),
        "passed": s.passed.copy(),
        "white": s.white.copy(),
        "blue": s.blue.copy(),
        "ambassadors": s.ambassadors.copy(),
        "docks": _ids(box.ships, s.docks),
        "ships": _ids(box.ships, s.ships),
        "special_ships": _ids(box.ships, s.special_ships),
        "display": _ids(box.tiles, s.display),
        "stacks": [_ids(box.tiles, stack) for stack in s.stacks],
        "roads": s.roads,
        "places": ["" if s.places[i] == NONE else place_name(i, s.places[i]) for i in range(SPACES)],
        "monks": s.monks.copy(),
        "pairs": _ids(box.halls, s.pairs),
        "pair_scholars": [SCHOLARS[scholar] for scholar in s.pair_scholars],
        "specialists": _ids(box.specialists, s.specialists),
        "specialist_stack": _ids(box.specialists, s.specialist_stack),
        "gold": s.gold,
        "city": _city(box, s.city) if s.city is not None else None,
    }


def _ids(tiles: list[Any], numbers: list[int]) -> list[str]:
    return ["" if number == NONE else tiles[number].id for number in numbers]


def _player(box: Box, me: Player) -> dict[str, Any]:
    return {
        "goods": me.goods.copy(),
        "vp": me.vp,
        "cacao_stores": me.cacao_stores,
        "religion": me.religion,
        "march": me.march,
        "passed": me.passed,
        "monks": me.monks,
        "given_scholar": "" if me.given_scholar == NONE else SCHOLARS[me.given_scholar],
        "white_used": me.white_used,
        "blue_used": me.blue_used,
        "bought": me.bought,
        "dice": me.dice,
        "blue": me.blue.copy(),
        "colony": _ids(box.colonies, [me.colony])[0],
        "hall": _ids(box.halls, [me.hall])[0],
        "cells": _ids(box.kinds, me.cells),
        "on": me.on.copy(),
        "governor": me.governor,
        "laid": [_laid(box, laid) for laid in me.laid],
        "docks": [_ids(box.ships, dock) for dock in me.docks],
        "hired": me.hired.copy(),
    }


def _laid(box: Box, laid: int) -> list[Any]:
    number, place = divmod(laid, CELLS * TURNS)
    return [(box.tiles + box.halls)[number].id, place]


def _city(box: Box, city: City) -> dict[str, Any]:
    cards = box.city.cards
    return {
        "sites": _ids(box.kinds, city.sites),
        "on": city.on.copy(),
        "stores": city.stores.copy(),
        "reserve": city.reserve.copy(),
        "tokens": _ids(box.city.tokens, city.tokens),
        "junctions": city.junctions,
        "road_tokens": city.road_tokens,
        "priests": city.priests,
        "priest_supply": city.priest_supply,
        "levels": city.levels.copy(),
        "temples": _ids(box.city.temples, city.temples),
        "medium": _ids(box.city.temples, city.medium),
        "small": _ids(box.city.temples, city.small),
        "tucked": [_ids(cards, tucked) for tucked in city.tucked],
        "hand": _ids(cards, city.hand),
        "deck": _ids(cards, city.deck),
        "sunk": city.sunk,
        "gold": city.gold,
        "learned": city.learned,
        "partner": city.partner,
        "give": city.give.copy(),
        "want": city.want.copy(),
        "patience": city.patience.copy(),
    }


# --- reading ---


def restore(game: Game, box: Box, dump: Mapping[str, Any]) -> SantaMaria:
    reader = PieceReader(dump)
    players = reader.take("players")
    if not isinstance(players, list) or len(players) not in game.players:
        raise BadPosition("field-length", field="players", wanted="1-5")
    options = reader.take("options")
    if not isinstance(options, Mapping):
        raise BadPosition("field-missing", field="options")
    try:
        variant = Variant(game.settle(options), len(players))
    except BadOption as refusal:
        raise BadPosition("position-options", error=str(refusal)) from None
    words = reader.numbers("rng", 4, range(MASK + 1))
    s = SantaMaria(game, Rng(*words), box, variant)
    if dict(options) != variant.options:
        raise BadPosition("field-missing", field="options")
    s.turn = reader.number("turn", range(MANY))
    s.players = [_read_player(s, seat, written) for seat, written in enumerate(players)]
    _read_board(s, reader)
    s.city = _read_city(box, reader.part("city")) if variant.maya else None
    if not variant.maya and reader.take("city") is not None:
        raise BadPosition("field-missing", field="city")
    for me in s.players:
        me.scholars = _owned_scholars(s, me)
    s.stack = restore_stack(game, reader, s)
    check_whole(s)
    check_pending(s)
    return s


def _owned_scholars(s: SantaMaria, me: Player) -> int:
    """Those with an own monk, and the one of the pair (S55, S88)."""
    owned = 1 << me.given_scholar if me.given_scholar != NONE else 0
    for space in range(FIRST_BISHOP):
        if s.places[space] != NONE and s.monks[space] >> me.seat & 1:
            owned |= 1 << s.places[space]
    return owned


def _read_board(s: SantaMaria, reader: PieceReader) -> None:
    box, seats = s.box, range(len(s.players))
    s.maya = reader.number("maya", range(NONE, len(s.players)))
    s.year = reader.number("year", range(1, YEARS + 1))
    s.first = reader.number("first", seats)
    s.order = reader.numbers("order", len(s.players), seats)
    s.passed = reader.numbers("passed", None, seats)
    s.white = reader.numbers("white", 6, range(100))
    s.blue = reader.numbers("blue", 6, range(100))
    s.ambassadors = reader.numbers("ambassadors", 2, range(7))
    s.docks = reader.tiles("docks", box.ships, 5 if s.variant.kingdoms else 4, empty=True)
    s.ships = reader.tiles("ships", box.ships)
    s.special_ships = reader.tiles("special_ships", box.ships)
    s.display = reader.tiles("display", box.tiles)
    s.stacks = reader.piles("stacks", box.tiles, len(SHAPES))
    s.roads = reader.number("roads", range(box.road_tiles + 1))
    s.places = _read_places(reader)
    s.monks = reader.numbers("monks", SPACES, range(1 << len(s.players)))
    s.pairs = reader.tiles("pairs", box.halls)
    s.pair_scholars = reader.words("pair_scholars", SCHOLARS, len(s.pairs))
    s.specialists = reader.tiles("specialists", box.specialists, 6 if s.variant.specialists else 0, empty=True)
    s.specialist_stack = reader.tiles("specialist_stack", box.specialists)
    s.gold = reader.number("gold", range(MANY))


def _read_places(reader: PieceReader) -> list[int]:
    known: list[tuple[str, ...]] = [SCHOLARS] * FIRST_BISHOP + [BISHOPS] * (FIRST_MISSION - FIRST_BISHOP)
    known += [MISSIONS] * (SPACES - FIRST_MISSION)
    written = reader.take("places")
    if not isinstance(written, list) or len(written) != SPACES:
        raise BadPosition("field-length", field="places", wanted=SPACES)
    places = []
    for space, name in enumerate(written):
        if name != "" and name not in known[space]:
            raise BadPosition("no-such-tile", field="places", tile=str(name))
        places.append(known[space].index(name) if name else NONE)
    return places


def _read_player(s: SantaMaria, seat: int, written: object) -> Player:
    box = s.box
    if not isinstance(written, Mapping):
        raise BadPosition("field-missing", field=f"players[{seat}]")
    reader = PieceReader(written, f"players[{seat}].")
    me = Player.blank(seat)
    me.goods = reader.numbers("goods", len(GOODS), range(MANY))
    me.vp = reader.number("vp", range(-MANY, MANY))
    me.cacao_stores = reader.number("cacao_stores", range(100))
    me.religion = reader.number("religion", range(box.religion_end + 1))
    me.march = reader.number("march", range(box.march_end + 1))
    me.passed = reader.number("passed", range(PASSING_SPACES + 1))
    me.monks = reader.number("monks", range(box.monks + 1))
    me.given_scholar = reader.word("given_scholar", SCHOLARS)
    me.white_used = reader.number("white_used", range(100))
    me.blue_used = reader.number("blue_used", range(100))
    me.bought = reader.number("bought", range(100))
    me.dice = reader.number("dice", range(100))
    me.blue = reader.numbers("blue", 6, range(100))
    me.colony = reader.word("colony", tuple(colony.id for colony in box.colonies))
    me.hall = reader.word("hall", tuple(hall.id for hall in box.halls))
    me.governor = reader.number("governor", range(NONE, CELLS))
    me.docks = reader.piles("docks", box.ships, len(DOCKS))
    me.hired = reader.numbers("hired", 3, range(4))
    me.on = reader.numbers("on", CELLS, range(HIGH_PRIEST + 1, 100))
    for laid in reader.entries("laid", 2):
        tile = reader.known("laid", laid[0], [tile.id for tile in box.tiles + box.halls])
        me.laid.append(tile * CELLS * TURNS + reader.check("laid", laid[1], range(CELLS * TURNS)))
    _read_cells(s, me, reader)
    return me


def _read_cells(s: SantaMaria, me: Player, reader: PieceReader) -> None:
    """Put what is written on the cells of the colony."""
    cells = reader.tiles("cells", s.box.kinds, CELLS, empty=True, unique=False)
    for cell in range(CELLS):
        if cells[cell] != NONE:
            build(s, me, cell, cells[cell])
        if me.on[cell]:
            me.blocked |= 1 << cell


def _read_city(box: Box, reader: PieceReader) -> City:
    city = City.blank()
    cards = box.city.cards
    city.sites = reader.tiles("sites", box.kinds, SITES, empty=True, unique=False)
    city.on = reader.numbers("on", SITES, range(HIGH_PRIEST, 1))
    city.stores = reader.numbers("stores", len(GOODS), range(100))
    city.reserve = reader.numbers("reserve", len(GOODS), range(100))
    city.tokens = reader.tiles("tokens", box.city.tokens)
    city.junctions = reader.number("junctions", range(1 << 7))
    city.road_tokens = reader.number("road_tokens", range(100))
    city.priests = reader.number("priests", range(100))
    city.priest_supply = reader.number("priest_supply", range(100))
    city.levels = reader.numbers("levels", len(DISTRICTS), range(LEVELS + 1))
    city.temples = reader.tiles("temples", box.city.temples, len(DISTRICTS), empty=True)
    city.medium = reader.tiles("medium", box.city.temples)
    city.small = reader.tiles("small", box.city.temples)
    city.tucked = reader.piles("tucked", cards, len(DISTRICTS))
    city.hand = reader.tiles("hand", cards)
    city.deck = reader.tiles("deck", cards)
    city.sunk = reader.number("sunk", range(len(city.deck) + 1))
    city.gold = reader.number("gold", range(MANY))
    city.learned = reader.flag("learned")
    city.partner = reader.number("partner", range(NONE, 5))
    city.give = reader.numbers("give", len(GOODS), range(MANY))
    city.want = reader.numbers("want", len(GOODS), range(MANY))
    city.patience = reader.numbers("patience", None, range(4))
    return city
