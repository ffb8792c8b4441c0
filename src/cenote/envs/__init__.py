"""The research environments: PettingZoo, Gymnasium and OpenSpiel faces of every game of the house.

`from cenote.envs import tzolkin_v0` gives a PettingZoo environment, `gymnasium.make("cenote/tzolkin-v0")` a Gymnasium one
(after `import cenote.envs`) and `cenote.envs.openspiel("tzolkin")` an OpenSpiel game. docs/research.md tells more.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from cenote import games
from cenote.core.refusal import BadOption, Refusal
from cenote.envs.declaration import version

__all__ = ["features", "make", "names", "openspiel"]


class Named:
    """An environment under its name, used like a module of PettingZoo: `tzolkin_v0.env(players=4)`."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.name = f"cenote/{key}_v{version(games.get(key))}"

    def env(self, **settings: Any) -> Any:
        """players, options, reward (score, place or win), render_mode."""
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
    """The PettingZoo environment with this name: `make("cenote/tzolkin_v0", players=4, reward="place")`."""
    if name not in named():
        raise BadOption("no-such-environment", name=name, known=", ".join(names()))
    return named()[name].env(**settings)


def features(key: str, players: int = 2, **options: object) -> list[str]:
    """What each number of an observation tells."""
    from cenote.envs.declaration import observation

    return observation(games.get(key).new(players, 0, options)).names()


def openspiel(key: str, **parameters: Any) -> Any:
    """The OpenSpiel game: `openspiel("tzolkin", players=3, reward="win")`."""
    need("pyspiel")
    from cenote.envs import spiel

    return spiel.load(key, **parameters)


def register() -> None:
    """Tell Gymnasium of a table for one seat against agents for each game, and of the solo games."""
    from gymnasium.envs.registration import register

    for game in games.all():
        entry = {"entry_point": "cenote.envs.seat:SeatEnv", "disable_env_checker": True}
        if max(game.players) > 1:
            register(f"cenote/{game.key}-v{version(game)}", kwargs={"key": game.key}, **entry)
        if 1 in game.players:
            solo = {"key": game.key, "players": 1, "opponents": ()}
            register(f"cenote/{game.key}-solo-v{version(game)}", kwargs=solo, **entry)


def __getattr__(name: str) -> Named:
    for each in named().values():
        if each.name == f"cenote/{name}":
            return each
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


if find_spec("gymnasium") is not None:
    register()
