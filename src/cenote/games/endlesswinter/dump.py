"""Positions written down, and read back with care: what cannot be a position is refused by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from cenote.core.kernel import Frame
from cenote.core.reader import Reader
from cenote.core.refusal import BadPosition
from cenote.core.rng import MASK, Rng
from cenote.games.endlesswinter.components import Box
from cenote.games.endlesswinter.geometry import AREA, CELLS, HEXES, JUNCTIONS, TOP
from cenote.games.endlesswinter.names import (
    ANIMALS,
    BETWEEN,
    CAMPS,
    CHIEFS,
    COLUMNS,
    DRAFTS,
    LEVELS,
    MEGALITHS,
    NEUTRAL,
    NEUTRALS,
    NOBODY,
    NONE,
    OVER,
    REST,
    ROUNDS,
    SIDES,
    SLOTS,
    TRIBE_FIGURES,
    TRIBES,
    TYPES,
)
from cenote.games.endlesswinter.pending import check_pending
from cenote.games.endlesswinter.soundness import check_whole
from cenote.games.endlesswinter.state import Player, Winter
from cenote.games.endlesswinter.verbs import CARDS, SETUPS, STONE_IDS

if TYPE_CHECKING:
    from cenote.core.game import Game

MANY: Final = 10_000
FLAGS: Final = ("slow_start", "sole_majority", "glacier_tokens", "rest_tokens", "eclipse", "chief_placed", "chief_used")
EMPTY: Final = ""  # where a card or token is missing


def fields(s: Winter) -> dict[str, Any]:
    """The game's own part of the dump."""
    box = s.box
    glaciers, tokens, nomads = list(box.data["glacier"]), list(box.data["token"]), [card.id for card in box.nomads]
    return {
        "players": [_player(player) for player in s.players],
        "level": LEVELS[s.level] if s.solo else EMPTY,
        "draft": DRAFTS[s.draft],
        "slow_start": s.slow_start,
        "sole_majority": s.sole_majority,
        "glacier_tokens": s.glacier_tokens,
        "rest_tokens": s.rest_tokens,
        "round": s.round,
        "eclipse": s.eclipse,
        "order": s.order.copy(),
        "chief_offer": _ids(CHIEFS, s.chief_offer),
        "setup_offer": _ids(SETUPS, s.setup_offer),
        "supply": s.supply.copy(),
        "display": _ids(CARDS, s.display),
        "culture": [_ids(CARDS, deck) for deck in s.culture],
        "stones": [_ids(STONE_IDS, era) for era in s.stones],
        "animal_deck": _ids(ANIMALS, s.animal_deck),
        "grounds": s.grounds.copy(),
        "terrain": _ids(box.tiles, s.terrain),
        "cells": s.cells.copy(),
        "megaliths": [[at // AREA, CELLS[at % AREA], who] for at, who in enumerate(s.megaliths) if who != NOBODY],
        "columns": [column.copy() for column in s.columns],
        "honour": s.honour.copy(),
        "tokens": _ids(glaciers, s.tokens),
        "tokens_shown": s.tokens_shown,
        "rest_stack": _ids(tokens, s.rest_stack),
        "rest_shown": EMPTY if s.rest_shown == NONE else tokens[s.rest_shown],
        "rest_held": EMPTY if s.rest_held == NONE else tokens[s.rest_held],
        "nomad_deck": _ids(nomads, s.nomad_deck),
        "nomad_open": _ids(nomads, s.nomad_open),
        "labour": s.labour,
        "column": s.column,
        "section": s.section,
        "chief_placed": s.chief_placed,
        "chief_used": s.chief_used,
        "bound": s.bound,
        "initiated": s.initiated,
        "claimed": s.claimed,
        "board": s.board,
    }


def _player(player: Player) -> dict[str, Any]:
    return {
        "vp": player.vp,
        "food": player.food,
        "tools": player.tools,
        "setup": EMPTY if player.setup == NONE else SETUPS[player.setup],
        "chief": EMPTY if player.chief == NONE else CHIEFS[player.chief // 2] + " " + SIDES[player.chief % 2],
        "chief_figure": player.chief_figure,
        "tribe_figures": player.tribe_figures,
        "resting": player.resting,
        "hand": _ids(CARDS, player.hand),
        "deck": _ids(CARDS, player.deck),
        "discard": _ids(CARDS, player.discard),
        "above": _ids(CARDS, player.above),
        "ready": _ids(CARDS, player.ready),
        "pile": _ids(CARDS, player.pile),
        "buried": _ids(CARDS, player.buried),
        "fresh": player.fresh,
        "animals": player.animals.copy(),
        "turned": player.turned.copy(),
        "stones": _ids(STONE_IDS, player.stones),
        "camps": player.camps.copy(),
        "camps_left": player.camps_left,
        "villages": _ids(JUNCTIONS, player.villages),
        "neutrals": player.neutrals,
        "megaliths": player.megaliths,
        "offering": player.offering,
        "honour": player.honour,
    }


def _ids(names: tuple[str, ...] | list[str], numbers: list[int]) -> list[str]:
    return [EMPTY if number == NONE else names[number] for number in numbers]


class NameReader(Reader):
    """Reads lists of numbers and of names; an empty name is NONE where it may be."""

    def numbers(self, field: str, allowed: range, length: int | None = None) -> list[int]:
        return [self.check(field, value, allowed) for value in self.values(field, length)]

    def name(self, field: str, names: Iterable[str], empty: bool = False) -> int:
        return self.named(field, self.take(field), list(names), empty)

    def names(self, field: str, names: Iterable[str], empty: bool = False) -> list[int]:
        known = list(names)
        return [self.named(field, value, known, empty) for value in self.values(field)]

    def named(self, field: str, value: object, names: list[str], empty: bool) -> int:
        return NONE if empty and value == EMPTY else self.known(field, value, names)


def restore(game: Game, box: Box, dump: Mapping[str, Any]) -> Winter:
    """The position of a dump, or BadPosition."""
    reader = NameReader(dump)
    s = Winter.blank(game, Rng(*reader.numbers("rng", range(MASK + 1), 4)), box)
    s.level = reader.name("level", LEVELS, empty=True)
    s.draft = reader.name("draft", DRAFTS)
    for flag in FLAGS:
        setattr(s, flag, reader.flag(flag))
    players = reader.values("players")
    if len(players) not in ((2,) if s.solo else (2, 3, 4)):
        raise BadPosition("field-length", field="players", wanted="2" if s.solo else "2-4")
    s.players = [restore_player(box, seat, written) for seat, written in enumerate(players)]
    s.turn = reader.number("turn", range(MANY))
    s.round = reader.number("round", range(ROUNDS + 1))
    restore_boards(reader, s)
    restore_tokens(reader, s)
    restore_turn(reader, s)
    s.stack = restore_stack(game, reader)
    check_whole(s)
    check_pending(s)
    return s


def restore_boards(reader: NameReader, s: Winter) -> None:
    seats = range(len(s.players))
    s.order = reader.numbers("order", seats, len(s.players))
    s.honour = reader.numbers("honour", seats, len(s.players))
    s.chief_offer = reader.names("chief_offer", CHIEFS)
    s.setup_offer = reader.names("setup_offer", SETUPS)
    s.supply = reader.numbers("supply", range(MANY), len(TRIBES))
    s.display = reader.names("display", CARDS, empty=True)
    if len(s.display) != SLOTS:
        raise BadPosition("field-length", field="display", wanted=str(SLOTS))
    for era in range(2):
        decks, stones = reader.values("culture", 2), reader.values("stones", 2)
        s.culture[era] = NameReader({"culture": decks[era]}).names("culture", CARDS)
        s.stones[era] = NameReader({"stones": stones[era]}).names("stones", STONE_IDS)
    s.animal_deck = reader.names("animal_deck", ANIMALS)
    s.grounds = reader.numbers("grounds", range(MANY), TYPES)
    s.terrain = reader.names("terrain", s.box.tiles)
    if len(s.terrain) != len(HEXES):
        raise BadPosition("field-length", field="terrain", wanted=str(len(HEXES)))
    s.cells = reader.numbers("cells", range(-1, len(s.box.cells)), AREA)
    columns = reader.values("columns", len(COLUMNS))
    codes = range(2 * len(s.players))
    s.columns = [NameReader({"columns": column}).numbers("columns", codes) for column in columns]
    s.villages = [NOBODY] * len(JUNCTIONS)
    for me in s.players:
        for junction in me.villages:
            if s.villages[junction] != NOBODY:
                raise BadPosition("twice", tile=JUNCTIONS[junction])
            s.villages[junction] = me.seat
    restore_megaliths(reader, s)


def restore_megaliths(reader: NameReader, s: Winter) -> None:
    s.megaliths = [NOBODY] * (TOP * AREA)
    for written in reader.values("megaliths"):
        if not isinstance(written, list) or len(written) != 3:
            raise BadPosition("field-length", field="megaliths", wanted="3")
        height = reader.check("megaliths", written[0], range(TOP))
        cell = reader.known("megaliths", written[1], CELLS)
        who = reader.check("megaliths", written[2], range(NEUTRAL + 1))
        at = height * AREA + cell
        if s.megaliths[at] != NOBODY or NEUTRAL > who >= len(s.players):
            raise BadPosition("winter-megalith-place", height=height, cell=CELLS[cell])
        s.megaliths[at] = who


def restore_tokens(reader: NameReader, s: Winter) -> None:
    tokens, nomads = list(s.box.data["token"]), [card.id for card in s.box.nomads]
    s.tokens = reader.names("tokens", s.box.data["glacier"], empty=True)
    if len(s.tokens) != len(HEXES):
        raise BadPosition("field-length", field="tokens", wanted=str(len(HEXES)))
    s.tokens_shown = reader.number("tokens_shown", range(1 << len(HEXES)))
    s.rest_stack = reader.names("rest_stack", tokens)
    s.rest_shown = reader.name("rest_shown", tokens, empty=True)
    s.rest_held = reader.name("rest_held", tokens, empty=True)
    s.nomad_deck = reader.names("nomad_deck", nomads)
    s.nomad_open = reader.names("nomad_open", nomads)


def restore_turn(reader: NameReader, s: Winter) -> None:
    s.labour = reader.number("labour", range(MANY))
    s.column = reader.number("column", range(BETWEEN, REST + 1))
    s.section = reader.number("section", range(OVER + 1))
    s.bound = reader.number("bound", range(BETWEEN, REST))
    s.initiated = reader.number("initiated", range(1 << len(TRIBES)))
    s.claimed = reader.number("claimed", range(1 << len(HEXES)))
    s.board = reader.number("board", range(1 << 6))


def restore_player(box: Box, seat: int, written: object) -> Player:
    if not isinstance(written, Mapping):
        raise BadPosition("field-missing", field=f"players[{seat}]")
    reader = NameReader(written, f"players[{seat}].")
    me = Player.blank(seat)
    me.vp = reader.number("vp", range(MANY))
    me.food = reader.number("food", range(box.food_track + 1))
    me.tools = reader.number("tools", range(box.tool_track + 1))
    me.setup = reader.name("setup", SETUPS, empty=True)
    me.chief = reader.name("chief", [f"{chief} {side}" for chief in CHIEFS for side in SIDES], empty=True)
    me.chief_figure = reader.number("chief_figure", range(2))
    me.tribe_figures = reader.number("tribe_figures", range(TRIBE_FIGURES + 1))
    me.resting = reader.number("resting", range(TRIBE_FIGURES + 2))
    for zone in ("hand", "deck", "discard", "above", "ready", "pile", "buried"):
        setattr(me, zone, reader.names(zone, CARDS))
    me.fresh = reader.number("fresh", range(1 << len(TRIBES)))
    me.animals = reader.numbers("animals", range(MANY), TYPES)
    me.turned = reader.numbers("turned", range(MANY), TYPES)
    me.stones = reader.names("stones", STONE_IDS)
    me.camps = reader.numbers("camps", range(CAMPS + 1), len(HEXES))
    me.camps_left = reader.number("camps_left", range(CAMPS + 1))
    me.villages = reader.names("villages", JUNCTIONS)
    me.neutrals = reader.number("neutrals", range(NEUTRALS + 1))
    me.megaliths = reader.number("megaliths", range(MEGALITHS + 1))
    me.offering = reader.number("offering", range(len(box.offering)))
    me.honour = reader.number("honour", range(len(box.honour_points)))
    return me


def restore_stack(game: Game, reader: NameReader) -> list[Frame[Any]]:
    return [game.frame(entry) for entry in reader.values("stack")]
