"""Plays what a trained network prefers."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from cenote.agents import NETWORK
from cenote.agents.agent import Agent, Window
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.refusal import BadOption
from cenote.core.verbs import Move
from cenote.envs.observation import Observation
from cenote.envs.weights import Weights


class Network(Agent):
    """Looks at a position dealt anew, and takes the move that the network likes best."""

    name = NETWORK

    def __init__(self, game: Game, seed: int | str = 0, file: str = "") -> None:
        super().__init__(game, seed)
        self.file = file
        self.weights = read_weights(file)
        if self.weights.about["game"] != game.key:
            raise BadOption("network-of-another", file=file, game=str(self.weights.about["game"]))
        self.numbers = {move: number for number, move in enumerate(game.notation.moves)}
        self.observation: Observation | None = None

    def think(self, window: Window) -> Move:
        moves = window.moves()
        if len(moves) == 1:
            return moves[0]
        position = window.redeal(self.rng)
        preferences, _ = self.weights.judge(self.observed(position).encode(position, window.seat))
        return max(moves, key=lambda move: float(preferences[self.numbers[move]]))

    def observed(self, position: State) -> Observation:
        """How the positions of this game become numbers."""
        if self.observation is None:
            players = len(position.scores())
            found = Observation(position, players, self.weights.about["slots"])
            if found.size != self.weights.about["size"]:
                raise BadOption("network-outgrown", file=self.file)
            self.observation = found
        return self.observation


@lru_cache(8)
def read_weights(file: str) -> Weights:
    return Weights.read(Path(file))
