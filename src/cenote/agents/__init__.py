"""Players made of code."""

from __future__ import annotations

from cenote.agents.agent import Agent
from cenote.agents.greedy import Greedy
from cenote.agents.random import Random
from cenote.core.game import Game
from cenote.core.refusal import BadOption

KINDS: dict[str, type[Agent]] = {"random": Random, "greedy": Greedy}


def make(name: str, game: Game, seed: int | str = 0) -> Agent:
    """The agent with this name for the game; the same seed plays the same."""
    if name not in KINDS:
        raise BadOption("no-such-agent", agent=name, known=", ".join(KINDS))
    return KINDS[name](game, seed)
