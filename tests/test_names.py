"""Players read names, never ids: in every language no row, log line, reason or explanation holds one.

The browser says moves, events and reasons with the same messages, so what holds here holds there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from cenote import games
from cenote.core.game import Game
from cenote.core.kernel import Event, Reason
from cenote.core.rng import Rng
from cenote.core.verbs import Move
from cenote.core.words import LANGUAGES, Words
from cenote.server.catalogue import name_of

every_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)

# T03, MB01, A1-06, M-01, I-07, c3, c3-b2, antisuyu-3, trade_wood_gem
CODE = re.compile(
    r"(?<![\w’-])(?:[A-Z]{1,2}\d{1,2}|[A-Z]\d?-\d\d|I{1,2}-\d\d|[a-g]\d(?:-[a-g]\d)*|[a-z]+-\d+|[a-z]+_\w+)(?!\w)"
)
COORDINATES = re.compile(r"(?:row|ряд|ряду) \d, (?:column|стовпець|стовпця|колонка|колонку|колонки) \d")
NAMES = [f"player {letter}" for letter in "ABCDE"]


@cache
def ids(game: Game) -> set[str]:
    """What components are called in the data: such a word stands in no sentence."""
    found = {id for entries in game.components().tables.values() for id in entries}
    return {id for id in found if re.search(r"\d|_", id) and not id.isdigit()}


def codes_in(game: Game, text: str) -> list[str]:
    words = set(re.split(r"[\s,.:;()«»“”|/]+", text))
    return [*CODE.findall(text), *COORDINATES.findall(text), *(words & ids(game))]


@cache
def happened(game: Game) -> tuple[list[Event], list[Reason], list[list[Move]]]:
    """What happens in random games, why moves are refused there, and what is offered side by side."""
    events: dict[str, Event] = {}
    reasons: dict[str, Reason] = {}
    offers: dict[tuple[Move, ...], list[Move]] = {}
    for players, seed in product(game.players, range(2)):
        rng = Rng.seeded(seed)
        s = game.new(players, seed)
        s.watch()
        while s.seat is not None:
            legal = s.legal()
            offers[tuple(legal)] = legal
            if rng.below(6) == 0:
                refused = [s.why_not(move) for move in game.notation.moves if move not in legal]
                reasons |= {repr(reason): reason for reason in refused}
            s.play(legal[rng.below(len(legal))])
            events |= {repr(event): event for event in s.told()}
    return list(events.values()), list(reasons.values()), list(offers.values())


def rows(game: Game, words: Words) -> Iterator[str]:
    for move in game.notation.moves:
        yield words.move(game.notation.verb(move), move)


@every_game
@every_language
def test_no_row_holds_an_id(game: Game, language: str) -> None:
    found = [text for text in rows(game, game.words(language)) if codes_in(game, text)]
    assert not found, found[:10]


@every_game
@every_language
def test_no_line_of_the_log_holds_an_id(game: Game, language: str) -> None:
    words = game.words(language)
    events, _, _ = happened(game)
    found = [text for text in (words.event(event, NAMES) for event in events) if codes_in(game, text)]
    assert not found, found[:10]


@every_game
@every_language
def test_no_reason_holds_an_id(game: Game, language: str) -> None:
    words = game.words(language)
    _, reasons, _ = happened(game)
    texts = [words.say(f"why-{reason.key}", **reason.args) for reason in reasons]
    found = [text for text in texts if codes_in(game, text)]
    assert not found, found[:10]


@every_game
@every_language
def test_no_explanation_holds_an_id(game: Game, language: str) -> None:
    words = game.words(language)
    found = []
    for entries in game.components().tables.values():
        for id in entries:
            try:
                text = game.describe(id, words)
            except KeyError:
                continue
            found += [text] if codes_in(game, text) else []
    assert not found, found[:10]


@every_game
@every_language
def test_what_is_offered_side_by_side_is_told_apart(game: Game, language: str) -> None:
    """Two rows may read alike only where the components are alike to the last point."""
    words = game.words(language)
    _, _, offers = happened(game)
    for offered in offers:
        by_text: dict[str, Move] = {}
        for move in offered:
            text = words.move(game.notation.verb(move), move)
            other = by_text.setdefault(text, move)
            assert other is move or alike(game, words, other, move), (text, other, move)


def alike(game: Game, words: Words, one: Move, other: Move) -> bool:
    differing = [(a, b) for a, b in zip(one, other, strict=True) if a != b]
    return all(game.describe(a, words) == game.describe(b, words) for a, b in differing)


@every_game
@every_language
def test_every_component_has_a_name_and_no_id(game: Game, language: str) -> None:
    """In the workshop, too, where all of them lie side by side."""
    words = game.words(language)
    for kind, entries in game.components().tables.items():
        for id in entries:
            name = name_of(game, kind, id, words)
            assert name, (kind, id)
            assert not codes_in(game, name), (kind, id, name)
