"""The games of the house, known by their keys."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from cenote.core.game import Game
from cenote.core.refusal import BadOption


def keys() -> list[str]:
    """The keys of all games, in alphabetical order."""
    return sorted(room.name for room in pkgutil.iter_modules(__path__) if room.ispkg)


def get(key: str) -> Game:
    """The game with this key."""
    if key not in keys():
        raise BadOption("no-such-game", game=key, known=", ".join(keys()))
    game: Game = import_module(f"{__name__}.{key}").GAME
    return game


def all() -> list[Game]:
    """Every game of the house."""
    return [get(key) for key in keys()]
