"""The research environments: PettingZoo, Gymnasium and OpenSpiel faces of every game of the house.

`cenote.envs.vector("tzolkin", 256)` plays many games at a time, into arrays. `from cenote.envs import tzolkin_v2`
gives a PettingZoo environment, `gymnasium.make("cenote/tzolkin-v2")` one of Gymnasium (after `import cenote.envs`),
`cenote.envs.openspiel("tzolkin")` an OpenSpiel game; see docs/research.md.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from cenote import games
from cenote.core.refusal import BadOption, Refusal

__all__ = ["feature_names", "make", "names", "openspiel", "vector"]


class Named:
    """An environment under its name, used like a module of PettingZoo: `tzolkin_v2.env(players=4)`."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.name = f"cenote/{key}_v{games.get(key).arrays}"

    def env(self, **settings: Any) -> Any:
        """players, options, rules, reward (score, place or win), render_mode."""
        need("pettingzoo")
        from cenote.envs import aec

        return aec.env(self.name, self.key, **settings)

    def raw_env(self, **settings: Any) -> Any:
        """The same without PettingZoo's check of the order of calls."""
        need("pettingzoo")
        from cenote.envs import aec

        return aec.TableEnv(self.name, self.key, **settings)

    def __repr__(self) -> str:
        return f"<{self.name}>"


def need(package: str) -> None:
    """Raises Refusal if a package of the extra is not installed."""
    if find_spec(package) is None:
        raise Refusal("missing-extra", package=package, extra="envs")


def named() -> dict[str, Named]:
    return {each.name: each for each in map(Named, games.keys())}


def names() -> list[str]:
    """The names of all environments."""
    return list(named())


def make(name: str, **settings: Any) -> Any:
    """The PettingZoo environment with this name: `make("cenote/tzolkin_v2", players=4, reward="place")`."""
    if name not in named():
        raise BadOption("no-such-environment", name=name, known=", ".join(names()))
    return named()[name].env(**settings)


def feature_names(key: str, players: int = 2, **options: object) -> list[str]:
    """What each number of an observation tells."""
    game = games.get(key)
    state = game.new(players, 0, options)
    seats = players + game.automata(state)
    return game.observer(seats).named(state, seats).names


def vector(key: str, n: int, **settings: Any) -> Any:
    """So many games at a time: `vector("tzolkin", 256, players=4, seed=1)`; see `cenote.envs.vectors.Vector`."""
    from cenote.envs.vectors import Vector

    return Vector(key, n, **settings)


def openspiel(key: str, **parameters: Any) -> Any:
    """The OpenSpiel game: `openspiel("tzolkin", players=3, reward="win")`."""
    need("pyspiel")
    from cenote.envs import spiel

    return spiel.load(key, **parameters)


def register_seats() -> None:
    """Tell Gymnasium of a seat among agents for each game, of the solo games, and of many games at a time."""
    from gymnasium.envs.registration import register

    for game in games.all():
        kinds: dict[str, dict[str, object]] = {}
        if max(game.players) > 1:
            kinds[game.key] = {"key": game.key}
        if 1 in game.players:
            kinds[f"{game.key}-solo"] = {"key": game.key, "players": 1, "opponents": ()}
        for name, settings in kinds.items():
            register(f"cenote/{name}-v{game.arrays}", entry_point="cenote.envs.seat:SeatEnv", kwargs=settings)
        register(
            f"cenote/{game.key}-selfplay-v{game.arrays}",
            vector_entry_point="cenote.envs.vector_env:SelfPlay",
            kwargs={"key": game.key, "players": min(max(game.players), 2)},
        )


def register_tables() -> None:
    """Tell PettingZoo of a table with all its seats for each game."""
    from pettingzoo import register

    for each in named().values():
        settings = {"name": each.name, "key": each.key}
        register("aec", each.name.replace("_v", "-v"), entry_point="cenote.envs.aec:env", kwargs=settings)


def __getattr__(name: str) -> Named:
    for each in named().values():
        if each.name == f"cenote/{name}":
            return each
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


if find_spec("gymnasium") is not None:
    register_seats()
if find_spec("pettingzoo") is not None:
    register_tables()
