"""Players made of code."""

from __future__ import annotations

from importlib import import_module

from cenote.agents.agent import Agent
from cenote.agents.greedy import Greedy
from cenote.agents.habits import read
from cenote.agents.levels import Easy, Expert, Hard, Normal
from cenote.agents.mcts import Mcts
from cenote.agents.random import Random
from cenote.core.game import Game
from cenote.core.refusal import BadOption

NETWORK = "network"
LEVELS = (Easy.name, Normal.name, Hard.name, Expert.name)  # what a person chooses from, the weakest first
KINDS: dict[str, type[Agent]] = {kind.name: kind for kind in (Random, Greedy, Mcts, Easy, Normal, Hard, Expert)}


def make(name: str, game: Game, seed: int | str = 0) -> Agent:
    """The agent with this name for the game; the same seed plays the same.

    `mcts` may be given a budget for each decision: `mcts:2000` iterations, `mcts:1.5s`; `network:FILE` plays what a
    trained network prefers. Each may be given habits: `hard+P03` takes P03 wherever it may, `greedy~place` never does
    what it may leave.
    """
    plain, habit = read(name, game)
    agent = plain_agent(plain, game, seed)
    agent.accustom(habit)
    return agent


def plain_agent(name: str, game: Game, seed: int | str) -> Agent:
    kind, given, budget = name.partition(":")
    if kind == NETWORK and given:
        trained: Agent = import_module("cenote.envs").network(game, seed, budget)
        return trained
    if kind not in KINDS or (given and kind != Mcts.name):
        raise BadOption("no-such-agent", agent=name, known=", ".join(KINDS))
    if given:
        return Mcts(game, seed, budget)
    return KINDS[kind](game, seed)
