"""What is known of the network that comes with a game: `judge/network.toml`, which lies beside it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal

from cenote.core.game import Game, Value

Fit = Literal["examined", "unexamined", "unlearnt"]


def card(game: Game) -> Path:
    assert game.network is not None
    return game.network.with_suffix(".toml")


def mark(game: Game) -> str:
    """Of the network: an exam says nothing of another one."""
    assert game.network is not None
    return blake2b(game.network.read_bytes(), digest_size=8).hexdigest()


def read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def fit(game: Game, players: int, options: Mapping[str, Value]) -> Fit:
    """Has a network learnt what is played so, and was it examined with these very rules and components?

    Its exams tell, so that nobody has to load it: there is one for each table that it has learnt.
    """
    return found(game, players, tuple(sorted(options.items())))


@lru_cache(64)
def found(game: Game, players: int, options: tuple[tuple[str, Value], ...]) -> Fit:
    if game.network is None:
        return "unlearnt"
    played = what_matters(game, players, dict(options))
    exams = [
        exam
        for exam in read(card(game))["exam"]
        if (exam["agent"], exam["players"]) == ("network", players)
        and what_matters(game, players, game.read_options(exam["options"])) == played
    ]
    if not exams:
        return "unlearnt"
    known = any((exam["rules"], exam["data"]) == (game.rules, game.mark) for exam in exams)
    return "examined" if known else "unexamined"


def what_matters(game: Game, players: int, options: Mapping[str, Value]) -> dict[str, Any]:
    """Options that change how such a game is played."""
    return game.played_with(game.new(players, 0, options))
