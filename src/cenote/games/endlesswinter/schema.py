"""What the components of Endless Winter are made of, for whoever corrects them."""

from __future__ import annotations

from typing import Final

from cenote.core.effects import Effects, EffectWord
from cenote.core.schema import Field, Flag, Halves, Number, Numbers, Pairs, Several, Word, within
from cenote.games.endlesswinter.components import BOX, DECKS, START, STONE_SCORES, TILE_CELLS
from cenote.games.endlesswinter.geometry import SIDE
from cenote.games.endlesswinter.names import ANIMALS, COLUMNS, GROUNDS_LIMIT, LANDS, TRIBES
from cenote.games.endlesswinter.reading import BOUNDS
from cenote.games.endlesswinter.vocabulary import KINDS as EFFECTS
from cenote.games.endlesswinter.vocabulary import LABOUR, MOST, PER, SINGLE, read_parts

LARGE: Final = ("food", "tool", "vp", "idol", "move")
WORDS: Final = tuple(
    EffectWord(word)
    if kind in SINGLE
    else EffectWord(word, Halves(9) if kind == LABOUR else Number(1, MOST if word in LARGE else 9))
    for kind, word in enumerate(EFFECTS)
)
PATTERNS: Final = (
    "{column}: {effect}",
    "{price} -> {effect}",
    "{price} -> {effect} + {effect}",
    "{price} -> {effect} x{times}",
    "per {thing} at-most {count}: {counted}",
)
BLANKS: Final = {
    "column": COLUMNS,
    "price": ("food 1", "tool 1", "labour 1", "food 1 + tool 1"),
    "times": ("2", "3", "7"),
    "thing": PER,
    "count": ("2", "3", "9"),
    "counted": ("food 2", "vp 3", "labour 1"),
    "x": ("x",),
}


def reads(text: str) -> None:
    """A discard is only one after a draw, so it is read with one."""
    read_parts(["card 1", text] if text.startswith("discard") else [text])


def cell(text: str) -> None:
    read_parts(text.split(", "))


ABILITY: Final = Effects(WORDS, 5, PATTERNS, BLANKS, reads)

KINDS: Final[dict[str, dict[str, Field]]] = {
    "card": {
        "deck": Word(DECKS, "box-deck"),
        "copies": Number(1, 30),
        "labour": Halves(9),
        "points": Number(0, 30),
        "action": ABILITY,
        "eclipse": ABILITY,
        "effect": ABILITY,
    },
    "chief": {"A": ABILITY, "B": ABILITY},
    "animal": {
        "copies": Number(0, 30),
        "sets": Numbers(0, 99, 0, 8),
        "joker": Flag(),
        "turned": ABILITY,
    },
    "stone": {
        "era": within(BOUNDS, "stone", "era"),
        "score": Word(STONE_SCORES, "box-score"),
        "of": Several((*LANDS, *ANIMALS), 0, 3, "land animal"),
        "points": Numbers(0, 99, 1, 12),
    },
    "setup": {
        "food": Number(0, 10),
        "tools": Number(0, 10),
        "tribe": Word(TRIBES, "card"),
        "animals": Several(ANIMALS, 0, 3, "animal"),
        "camp": Flag(),
    },
    "megalith": {
        "cells": Effects(WORDS, TILE_CELLS, ("{effect}, {effect}",), BLANKS, cell, fixed=(START,), least=TILE_CELLS),
        "arrows": Numbers(1, TILE_CELLS, 2, 2),
    },
    "tile": {"land": Word(LANDS, "land"), "eclipse": ABILITY},
    "glacier": {"effects": ABILITY},
    "token": {"effects": ABILITY},
    "nomad": {
        "column": Word(COLUMNS, "column"),
        "labour": Halves(9),
        "megalith": Flag(),
        "tribe": Word(TRIBES, "card"),
        "slot": within(BOUNDS, "nomad", "slot"),
        "stone": Flag(),
        "moves": Number(0, 20),
        "heading": Pairs(-1, 1, 2, flat=True),
        "take": Number(0, 9),
    },
    "level": {"start": Number(0, 99), "stone": Number(0, 99)},
    "action": {
        "food": Number(0, 10),
        "tool": Number(0, 10),
        "labour": Number(0, 10),
        "effects": ABILITY,
        "cards": within(BOUNDS, "action", "cards", 9),
    },
    "lower": {"effects": ABILITY},
    "space": {"food": Number(0, 10), "tool": Number(0, 10), "effects": ABILITY},
    "village": {"effects": ABILITY},
    "supply": {"effects": ABILITY},
    "order": {"food": Number(0, 10), "tool": Number(0, 10), "eclipse": ABILITY},
    "offering": {"goods": within(BOUNDS, "offering", "goods", 20), "effects": ABILITY},
    "honour": {"points": Numbers(0, 99, 1, 20)},
    "rest": {"labour": Halves(9)},
    "track": {"last": within(BOUNDS, "track", "last", 30), "icons": Numbers(1, 30, 0, 30, rising=True)},
    "layout": {"corners": Pairs(0, SIDE - 3, 4)},
    "players": {
        "stones": Number(0, 10),
        "glaciers": Number(0, 10),
        "grounds": Number(0, GROUNDS_LIMIT),
        "layout": Word(tuple(BOX.data["layout"]), "option-layout"),
    },
}
