"""The score sheet adds up: in every game, in whatever way it is played, each column's rows sum to its total."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cenote import games
from cenote.core.game import Game, Value
from cenote.core.refusal import BadOption
from cenote.core.sheet import START, UNTOLD, Sheet, ordered
from cenote.core.words import LANGUAGES

GAMES = 8  # whole games of each kind

every_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.key)


def some_options(game: Game, rng: random.Random) -> dict[str, Value]:
    return {option.key: rng.choice(option.values) for option in game.options}


def start(game: Game, seed: int) -> Any:
    """A new game with options of chance; with none where they do not go together."""
    rng = random.Random(seed)
    players = game.players[seed % len(game.players)]
    try:
        return game.new(players, seed, some_options(game, rng))
    except BadOption:
        return game.new(players, seed)


def played(game: Game, seed: int) -> tuple[Sheet, list[Any]]:
    """A whole game of random moves: what the sheet says, and the scores."""
    rng, s = random.Random(seed), start(game, seed)
    sheet = Sheet(s.scores())
    s.watch()
    while s.seat is not None:
        s.play(rng.choice(s.moves()))
        for event in s.told():
            sheet.saw(event.name, event.seat, event.args)
    return sheet, s.scores()


@every_game
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_column_sums_to_its_total(game: Game, seed: int) -> None:
    sheet, scores = played(game, seed)
    rows = [source for _, sources in ordered(game.pad, sheet.seats) for source in sources]
    assert UNTOLD not in dict(ordered(game.pad, sheet.seats)), "a source that the scoring pad does not have"
    assert [sum(points.get(source, 0) for source in rows) for points in sheet.seats] == scores
    assert len(rows) == len(set(rows))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pad_has_words(game: Game, language: str) -> None:
    words = game.words(language)
    for block, sources in game.pad.items():
        assert words.has(f"pad-{block}")
        assert all(words.has(f"source-{source}") for source in sources)


def test_blocks_come_in_the_order_of_the_pad() -> None:
    pad = {"during": ("huts", "roads"), "end": ("gold",)}
    seats = [{"gold": 2, START: 10}, {"roads": 1, "huts": 3, "gold": 1}]
    assert ordered(pad, seats) == [(START, [START]), ("during", ["huts", "roads"]), ("end", ["gold"])]
    assert ordered(pad, [{"gold": 1}]) == [("end", ["gold"])]


def test_what_was_not_told_stands_apart() -> None:
    """Tables of older programs: the sheet adds up all the same."""
    sheet = Sheet([0, 5])
    sheet.saw("score", 0, {"vp": 3, "source": "gold"})
    sheet.saw("score", None, {"vp": 9, "source": "gold"})
    sheet.saw("gain", 1, {"goods": {"gold": 1}})
    sheet.close([3.75, 5])
    assert sheet.seats == [{"gold": 3, UNTOLD: 0.75}, {START: 5}]
    assert ordered({"end": ("gold",)}, sheet.seats)[-1] == (UNTOLD, [UNTOLD])
