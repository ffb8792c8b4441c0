"""Players made of code."""

from __future__ import annotations

from cenote.agents.agent import Agent
from cenote.agents.greedy import Greedy
from cenote.agents.habits import read
from cenote.agents.levels import Easy, Expert, Hard, Learnt, Master, Normal
from cenote.agents.mcts import Mcts
from cenote.agents.random import Random
from cenote.core.game import Game
from cenote.core.refusal import BadOption

LEVELS = (Easy, Normal, Hard, Expert, Master)  # what a person chooses from, the weakest first
KINDS: dict[str, type[Agent]] = {kind.name: kind for kind in (Random, Greedy, Mcts, *LEVELS)}
LEARNT = tuple(name for name, kind in KINDS.items() if issubclass(kind, Learnt))  # by a network that comes with a game
TRAINED = ("network", "ahead")  # play from the file of a network


def levels(game: Game) -> list[str]:
    """Those of the levels that the game has: a master only where a network has learnt it."""
    return [level.name for level in LEVELS if level is not Master or game.network is not None]


def make(name: str, game: Game, seed: int | str = 0) -> Agent:
    """The agent with this name for the game; the same seed plays the same.

    Two may be given a budget for each decision: `mcts:2000` iterations, `mcts:1.5s`, `master:96` futures.
    `network:FILE` plays what a trained network prefers, `ahead:FILE` looks ahead with it. Each may be given habits:
    `hard+P03` takes P03 wherever it may, `greedy~place` never does what it may leave.
    """
    plain, habit = read(name, game)
    agent = plain_agent(plain, game, seed)
    agent.accustom(habit)
    return agent


def plain_agent(name: str, game: Game, seed: int | str) -> Agent:
    kind, given, budget = name.partition(":")
    if kind in TRAINED and given:
        return trained(kind, game, seed, budget)
    if given and kind in (Mcts.name, Master.name):
        return Mcts(game, seed, budget) if kind == Mcts.name else Master(game, seed, budget)
    if given or kind not in KINDS:
        raise BadOption("no-such-agent", agent=name, known=", ".join(KINDS))
    return KINDS[kind](game, seed)


def trained(kind: str, game: Game, seed: int | str, file: str) -> Agent:
    from cenote.agents.network.ahead import Ahead  # numpy takes its time to load
    from cenote.agents.network.trained import Network

    return Ahead(game, seed, file) if kind == Ahead.name else Network(game, seed, file)
