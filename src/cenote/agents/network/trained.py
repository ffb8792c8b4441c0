"""Plays what a trained network prefers."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from pathlib import Path

import numpy as np

from cenote.agents.agent import Agent, Window
from cenote.agents.network.judge import Judge
from cenote.agents.network.weights import Weights
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.refusal import BadOption
from cenote.core.rng import Rng
from cenote.core.verbs import Move


class Network(Agent):
    """Looks at a position dealt anew, and takes the move that the network likes best.

    Who is less sure sometimes takes another: with a sureness of 1 each as often as the network likes it.
    """

    name = "network"
    sureness = inf

    def __init__(self, game: Game, seed: int | str = 0, file: str = "") -> None:
        super().__init__(game, seed)
        self.weights = read_weights(file)
        if self.weights.about["game"] != game.key:
            raise BadOption("network-of-another", file=file, game=str(self.weights.about["game"]))
        self.judges: dict[int, Judge] = {}
        self.chance = np.random.default_rng(Rng.seeded(f"{seed}/sureness").word())

    def think(self, window: Window) -> Move:
        moves = window.moves()
        if len(moves) == 1:
            return moves[0]
        position = window.redeal(self.rng)
        judge = self.judge(position)
        liked, _ = judge.look([position])
        preferences = judge.preferences(liked[0], moves)
        if self.sureness == inf:
            return moves[int(preferences.argmax())]
        wishes = self.sureness * preferences + self.chance.gumbel(size=len(moves))
        return moves[int(wishes.argmax())]

    def knows(self, window: Window) -> bool:
        """Has it learnt what is played there?"""
        return has_learnt(self.weights, window.redeal(self.rng.branch()))

    def judge(self, position: State) -> Judge:
        players = len(position.scores())
        if players not in self.judges:
            self.judges[players] = Judge(self.weights, position)
        return self.judges[players]


def has_learnt(weights: Weights, position: State) -> bool:
    """So many players, with the usual options or with others that it has met."""
    about, game, players = weights.about, position.game, len(position.scores())
    options = game.played_with(position)
    usual = game.played_with(game.new(players, 0))
    met = {"players": players, "options": options} in about.get("also", [])
    return met or (players in about["players"] and options == usual)


@lru_cache(8)
def read_weights(file: str) -> Weights:
    return Weights.read(Path(file))
