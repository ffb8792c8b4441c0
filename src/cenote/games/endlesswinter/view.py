"""What a seat may see, and the same knowledge dealt anew (E133)."""

from __future__ import annotations

from typing import Any, Final

from cenote.core.rng import Rng
from cenote.core.shared import mixed
from cenote.games.endlesswinter.components import TILE_CELLS
from cenote.games.endlesswinter.geometry import AREA, CELLS, HEXES, JUNCTIONS
from cenote.games.endlesswinter.names import (
    ANIMALS,
    BETWEEN,
    CHIEFS,
    COLUMNS,
    DRAFTS,
    FIRST_CULTURE,
    FIRST_TRIBE,
    LANDS,
    LEVELS,
    NEUTRAL,
    NOBODY,
    NOMAD,
    NONE,
    PLACES,
    SIDES,
    TRIBES,
)
from cenote.games.endlesswinter.rules.camps import influence
from cenote.games.endlesswinter.state import Player, Winter
from cenote.games.endlesswinter.verbs import CARDS, SETUPS, STONE_IDS

SECTIONS: Final = ("upper", "middle", "lower", "over")


def view(s: Winter, seat: int | None) -> dict[str, Any]:
    """Everything open, and of the hidden things the seat's own hand, pile and burials."""
    tokens = list(s.box.data["token"])
    return {
        "game": s.game.key,
        "seat": s.seat,
        "you": seat,
        "turn": s.turn,
        "round": s.round,
        "phase": phase(s),
        "options": options(s),
        "order": s.order.copy(),
        "supply": dict(zip(TRIBES, s.supply, strict=True)),
        "display": [None if card == NONE else CARDS[card] for card in s.display],
        "culture_decks": [len(deck) for deck in s.culture],
        "stones": [[STONE_IDS[stone] for stone in era] for era in s.stones],
        "grounds": dict(zip(ANIMALS, s.grounds, strict=True)),
        "animal_deck": len(s.animal_deck),
        "terrain": [_hex(s, at) for at in range(len(HEXES))],
        "villages": {JUNCTIONS[j]: who for j, who in enumerate(s.villages) if who != NOBODY},
        "cells": {CELLS[at]: _cell(s, at) for at in range(AREA) if s.cells[at] >= 0},
        "megaliths": _megaliths(s),
        "columns": {name: [_figure(code) for code in column] for name, column in zip(COLUMNS, s.columns, strict=True)},
        "honour": s.honour.copy(),
        "rest_token": None if s.rest_shown == NONE else tokens[s.rest_shown],
        "rest_stack": len(s.rest_stack),
        "chief_offer": [CHIEFS[chief] for chief in s.chief_offer],
        "setup_offer": [SETUPS[card] for card in s.setup_offer],
        "acting": _acting(s, tokens),
        "nomad": _nomad(s),
        "players": [_player(s, player, seat) for player in s.players],
    }


def phase(s: Winter) -> str:
    if s.round == 0:
        return "setup"
    return "over" if not s.stack else "eclipse" if s.eclipse else "action"


def options(s: Winter) -> dict[str, Any]:
    return {
        "draft": DRAFTS[s.draft],
        "slow_start": s.slow_start,
        "sole_majority": s.sole_majority,
        "glacier_tokens": s.glacier_tokens,
        "rest_tokens": s.rest_tokens,
        "level": LEVELS[s.level] if s.solo else None,
    }


def _hex(s: Winter, at: int) -> dict[str, Any]:
    tile = s.terrain[at]
    shown = s.tokens_shown >> at & 1
    token = None if s.tokens[at] == NONE else list(s.box.data["glacier"])[s.tokens[at]] if shown else "hidden"
    return {
        "hex": HEXES[at],
        "tile": s.box.tiles[tile],
        "land": LANDS[s.box.lands[tile]],
        "token": token,
        "camps": [player.camps[at] for player in s.players],
        "influence": [influence(s, player, at) for player in s.players],
    }


def _cell(s: Winter, at: int) -> dict[str, Any]:
    tile, cell = divmod(s.cells[at], TILE_CELLS)
    return {"tile": s.box.megalith_tiles[tile], "cell": cell + 1, "start": s.box.start_cells[s.cells[at]]}


def _megaliths(s: Winter) -> list[dict[str, Any]]:
    return [
        {"height": at // AREA, "cell": CELLS[at % AREA], "owner": "neutral" if who == NEUTRAL else who}
        for at, who in enumerate(s.megaliths)
        if who != NOBODY
    ]


def _figure(code: int) -> dict[str, Any]:
    return {"seat": code // 2, "chief": code % 2 == 1}


def _acting(s: Winter, tokens: list[str]) -> dict[str, Any]:
    """The turn under way."""
    return {
        "labour": halved(s.labour),
        "column": None if s.column == BETWEEN else PLACES[s.column],
        "section": SECTIONS[s.section],
        "chief": s.chief_placed,
        "chief_used": s.chief_used,
        "token": None if s.rest_held == NONE else tokens[s.rest_held],
        "claimed": [HEXES[at] for at in range(len(HEXES)) if s.claimed >> at & 1],
    }


def halved(halves: int) -> float | int:
    """Labour as people count it."""
    return halves / 2 if halves % 2 else halves // 2


def _nomad(s: Winter) -> dict[str, Any] | None:
    if not s.solo:
        return None
    return {
        "seat": NOMAD,
        "level": LEVELS[s.level],
        "deck": len(s.nomad_deck),
        "open": [s.box.nomads[card].id for card in s.nomad_open],
    }


def _player(s: Winter, player: Player, seat: int | None) -> dict[str, Any]:
    own = player.seat == seat or (s.solo and player.seat == NOMAD)
    return {
        "seat": player.seat,
        "vp": player.vp,
        "food": player.food,
        "food_limit": s.food_limit(player),
        "tools": player.tools,
        "chief": None if player.chief == NONE else CHIEFS[player.chief // 2],
        "side": None if player.chief == NONE else SIDES[player.chief % 2],
        "setup": None if player.setup == NONE else SETUPS[player.setup],
        "figures": {"chief": player.chief_figure, "tribe": player.tribe_figures, "resting": player.resting},
        "hand": _cards(player.hand) if own else None,
        "hand_size": len(player.hand),
        "deck": len(player.deck),
        "discard": _cards(player.discard),
        "above": _cards(player.above),
        "ready": _cards(player.ready),
        "pile": _cards(player.pile) if own else None,
        "pile_size": len(player.pile),
        "buried": _cards(player.buried) if own else None,
        "buried_size": len(player.buried),
        "fresh": [TRIBES[tribe] for tribe in range(len(TRIBES)) if player.fresh >> tribe & 1],
        "animals": dict(zip(ANIMALS, player.animals, strict=True)),
        "turned": dict(zip(ANIMALS, player.turned, strict=True)),
        "stones": [STONE_IDS[stone] for stone in player.stones],
        "camps": {HEXES[at]: n for at, n in enumerate(player.camps) if n},
        "camps_left": player.camps_left,
        "villages": [JUNCTIONS[junction] for junction in player.villages],
        "villages_left": player.villages_left,
        "neutrals": player.neutrals,
        "megaliths": player.megaliths,
        "offering": player.offering,
        "honour": player.honour,
    }


def _cards(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def redeal(s: Winter, seat: int | None, rng: Rng) -> Winter:
    """All decks in another order, face-down tokens mixed, and other hands for the others."""
    new = s.clone()
    new.culture = [mixed(new.culture[0], rng), mixed(new.culture[1], rng)]
    rng.shuffle(new.animal_deck)
    new.nomad_deck = mixed(new.nomad_deck, rng)
    new.rest_stack = mixed(new.rest_stack, rng)
    if new.glacier_tokens:
        _mix_tokens(new, rng)
    for player in new.players[: new.people]:
        if player.seat == seat:
            rng.shuffle(player.deck)
        else:
            _mix_cards(player, rng)
            if s.seat == player.seat:
                new._legal = None
    new.rng = rng.branch()
    return new


def _mix_tokens(s: Winter, rng: Rng) -> None:
    """Glacier tokens that nobody has seen, those out of the game among them."""
    hidden = [at for at in range(len(HEXES)) if s.tokens[at] != NONE and not s.tokens_shown >> at & 1]
    known = [s.tokens[at] for at in range(len(HEXES)) if s.tokens_shown >> at & 1]
    pool = [token for token in range(len(s.box.glaciers)) if token not in known]
    rng.shuffle(pool)
    s.tokens = s.tokens.copy()
    for at in hidden:
        s.tokens[at] = pool.pop()


def _mix_cards(player: Player, rng: Rng) -> None:
    """Hand, deck, eclipse pile and burials keep their sizes; a card initiated just now is known to be in hand."""
    kept = [card for card in range(FIRST_TRIBE, FIRST_CULTURE) if player.fresh >> (card - FIRST_TRIBE) & 1]
    for card in kept:
        player.hand.remove(card)
    pool = player.hand + player.deck + player.pile + player.buried
    pool.sort()
    rng.shuffle(pool)
    player.hand = sorted(kept + [pool.pop() for _ in player.hand])
    player.deck = [pool.pop() for _ in player.deck]
    player.pile = sorted(pool.pop() for _ in player.pile)
    player.buried = pool
