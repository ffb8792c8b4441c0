"""What a seat may see beyond the declared fields, and the same knowledge dealt anew (E133)."""

from __future__ import annotations

from typing import Any, Final

from cenote.core.declared import Derived, View
from cenote.core.fields import NONE, Flag, Number, Word, union
from cenote.core.game import Amount
from cenote.core.many import Items, Several, Sparse
from cenote.core.rng import Rng
from cenote.core.shared import mixed, without
from cenote.core.shown import Maybe, Record, Shown
from cenote.games.endlesswinter.components import (
    GLACIERS,
    MEGALITH_TILES,
    NOMADS,
    TILE_CELLS,
    TILES,
    TOKENS,
)
from cenote.games.endlesswinter.geometry import AREA, CELLS, HEXES
from cenote.games.endlesswinter.names import (
    ANIMALS,
    BETWEEN,
    CAMPS,
    CHIEFS,
    DRAFTS,
    FIRST_CULTURE,
    FIRST_TRIBE,
    LANDS,
    LEVELS,
    NOMAD,
    PLACES,
    SIDES,
    VILLAGES,
)
from cenote.games.endlesswinter.position import PLAYER, TABLE
from cenote.games.endlesswinter.rules.camps import influence
from cenote.games.endlesswinter.rules.memory import deal_cards
from cenote.games.endlesswinter.state import EndlessWinter, Player

PHASES: Final = ("setup", "action", "eclipse", "over")
SECTIONS: Final = ("upper", "middle", "lower", "over")
HIDDEN: Final = "hidden"  # a glacier token that lies face down


def one_of(words: tuple[str, ...], empty: bool = False) -> Shown:
    """A word of a short list, which the browser knows by heart."""
    return Shown(union(words) + (" | null" if empty else ""))


def phase(s: EndlessWinter, seat: int | None) -> str:
    if s.round == 0:
        return "setup"
    return "over" if not s.stack else "eclipse" if s.eclipse else "action"


def options(s: EndlessWinter, seat: int | None) -> dict[str, Any]:
    return {
        "draft": DRAFTS[s.draft],
        "slow_start": s.slow_start,
        "sole_majority": s.sole_majority,
        "glacier_tokens": s.glacier_tokens,
        "rest_tokens": s.rest_tokens,
        "level": LEVELS[s.level] if s.solo else None,
    }


OPTIONS: Final = Record(
    draft=Word(DRAFTS), slow_start=Flag(), sole_majority=Flag(), glacier_tokens=Flag(), rest_tokens=Flag(),
    level=Word(LEVELS, empty=True),
)  # fmt: skip


def terrain(s: EndlessWinter, seat: int | None) -> list[dict[str, Any]]:
    return [one_hex(s, at) for at in range(len(HEXES))]


def one_hex(s: EndlessWinter, at: int) -> dict[str, Any]:
    tile, token = s.terrain[at], s.tokens[at]
    return {
        "hex": HEXES[at],
        "tile": TILES[tile],
        "land": LANDS[s.box.lands[tile]],
        "token": None if token == NONE else GLACIERS[token] if s.tokens_shown >> at & 1 else HIDDEN,
        "camps": [player.camps[at] for player in s.players],
        "influence": [influence(s, player, at) for player in s.players],
    }


HEX: Final = Record(
    hex=Shown("string"), tile=Word(TILES), land=Word(LANDS), token=Word((*GLACIERS, HIDDEN), empty=True),
    camps=Items(Number(CAMPS)), influence=Items(Number(2 * CAMPS)),
)  # fmt: skip


def cells(s: EndlessWinter, seat: int | None) -> dict[str, dict[str, Any]]:
    return {CELLS[at]: one_cell(s, s.cells[at]) for at in range(AREA) if s.cells[at] != NONE}


def one_cell(s: EndlessWinter, number: int) -> dict[str, Any]:
    tile, cell = divmod(number, TILE_CELLS)
    return {"tile": MEGALITH_TILES[tile], "cell": cell + 1, "start": s.box.start_cells[number]}


def acting(s: EndlessWinter, seat: int | None) -> dict[str, Any]:
    """The turn under way."""
    return {
        "labour": halved(s.labour),
        "column": None if s.column == BETWEEN else PLACES[s.column],
        "section": SECTIONS[s.section],
        "chief": s.chief_placed,
        "chief_used": s.chief_used,
        "token": None if s.rest_held == NONE else TOKENS[s.rest_held],
        "claimed": [HEXES[at] for at in range(len(HEXES)) if s.claimed >> at & 1],
    }


ACTING: Final = Record(
    labour=Number(10), column=one_of(PLACES, empty=True), section=one_of(SECTIONS), chief=Flag(), chief_used=Flag(),
    token=Word(TOKENS, empty=True), claimed=Items(Word(HEXES)),
)  # fmt: skip


def halved(halves: int) -> float | int:
    """Labour as people count it."""
    return halves / 2 if halves % 2 else halves // 2


def nomad(s: EndlessWinter, seat: int | None) -> dict[str, Any] | None:
    if not s.solo:
        return None
    opened = [NOMADS[card] for card in s.nomad_open]
    return {"seat": NOMAD, "level": LEVELS[s.level], "deck": len(s.nomad_deck), "open": opened}


NOMAD_CARDS: Final = Record(
    seat=Shown("number"), level=Shown("string"), deck=Number(len(NOMADS)), open=Several(Word(NOMADS), len(NOMADS))
)


def figures(s: EndlessWinter, me: Player, seat: int | None) -> dict[str, int]:
    return {"chief": me.chief_figure, "tribe": me.tribe_figures, "resting": me.resting}


def chief(s: EndlessWinter, me: Player, seat: int | None) -> str | None:
    return None if me.chief == NONE else CHIEFS[me.chief // 2]


def side(s: EndlessWinter, me: Player, seat: int | None) -> str | None:
    return None if me.chief == NONE else SIDES[me.chief % 2]


def owns(s: EndlessWinter, owner: int, seat: int | None) -> bool:
    """The nomad hides nothing."""
    return owner == seat or (s.solo and owner == NOMAD)


VIEW: Final = View(
    TABLE,
    PLAYER,
    follows=(
        Derived("phase", one_of(PHASES), phase),
        Derived("options", OPTIONS, options),
        Derived("culture_decks", Items(Number(20), 2), lambda s, seat: [len(deck) for deck in s.culture]),
        Derived("terrain", Items(HEX), terrain),
        Derived("cells", Sparse(CELLS, Record(tile=Word(MEGALITH_TILES), cell=Number(9), start=Flag())), cells),
        Derived("acting", ACTING, acting),
        Derived("nomad", Maybe(NOMAD_CARDS), nomad),
    ),
    of_player=(
        Derived("food_limit", Number(12), lambda s, me, seat: s.food_limit(me)),
        Derived("chief", Word(CHIEFS, empty=True), chief),
        Derived("side", one_of(SIDES, empty=True), side),
        Derived("figures", Record(chief=Number(3), tribe=Number(3), resting=Number(3)), figures),
        Derived("hand_size", Number(10), lambda s, me, seat: len(me.hand)),
        Derived("pile_size", Number(10), lambda s, me, seat: len(me.pile)),
        Derived("buried_size", Number(12), lambda s, me, seat: len(me.buried)),
        Derived("villages_left", Number(VILLAGES), lambda s, me, seat: me.villages_left),
    ),
    owns=owns,
)


# --- dealt anew ---


HELD: Final = ("food", "tool", "labour", "vp", "card", "offering", "honour", *ANIMALS)


def amounts(s: EndlessWinter, seat: int) -> list[Amount]:
    """What a seat counts its moves by; the labour is that of whose turn it is."""
    me = s.players[seat]
    return [me.food, me.tools, s.labour / 2, me.vp, len(me.hand), me.offering, me.honour, *me.animals]


def redeal(s: EndlessWinter, seat: int | None, rng: Rng) -> EndlessWinter:
    """All decks in another order, face-down tokens mixed, and other hands for the others."""
    new = s.clone()
    new.culture = [mixed(new.culture[0], rng), mixed(new.culture[1], rng)]
    new.animal_deck = mixed(new.animal_deck, rng)
    new.nomad_deck = mixed(new.nomad_deck, rng)
    new.rest_stack = new.rest_stack[: new.rest_seen] + mixed(new.rest_stack[new.rest_seen :], rng)
    if new.glacier_tokens:
        mix_tokens(new, rng)
    for player in new.players[: new.people]:
        if player.seat == seat:
            player.deck = mixed(player.deck, rng)
        else:
            if s.rules < 2:
                mix_cards(player, rng)
            else:
                deal_cards(player, rng)
            if s.seat == player.seat:
                new._legal = None
    new.rng = rng.branch()
    return new


def mix_tokens(s: EndlessWinter, rng: Rng) -> None:
    """Glacier tokens that nobody has seen, those out of the game among them."""
    hidden = [at for at in range(len(HEXES)) if s.tokens[at] != NONE and not s.tokens_shown >> at & 1]
    known = [s.tokens[at] for at in range(len(HEXES)) if s.tokens_shown >> at & 1]
    pool = [token for token in range(len(s.box.glaciers)) if token not in known]
    rng.shuffle(pool)
    s.tokens = s.tokens.copy()
    for at in hidden:
        s.tokens[at] = pool.pop()


def mix_cards(player: Player, rng: Rng) -> None:
    """Until version 2 nothing was remembered but a card initiated just now: it is known to be in hand."""
    kept = [card for card in range(FIRST_TRIBE, FIRST_CULTURE) if player.fresh >> (card - FIRST_TRIBE) & 1]
    hand = player.hand
    for card in kept:
        hand = without(hand, card)
    pool = mixed(hand + player.deck + player.pile + player.buried, rng)
    player.hand = sorted(kept + [pool.pop() for _ in hand])
    player.deck = [pool.pop() for _ in player.deck]
    player.pile = sorted(pool.pop() for _ in player.pile)
    player.buried = pool
