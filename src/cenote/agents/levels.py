"""How well code plays, for people to choose from."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from cenote.agents.agent import Agent, Window
from cenote.agents.greedy import Greedy
from cenote.agents.mcts import Mcts
from cenote.core.game import Game
from cenote.core.refusal import BadOption
from cenote.core.verbs import Move

if TYPE_CHECKING:
    from cenote.agents.network.ahead import Ahead
    from cenote.agents.network.trained import Network

MOST_FUTURES = 1_000_000  # for a decision


class Easy(Greedy):
    """Follows half as many plans, and overlooks moves now and then."""

    name = "easy"
    width = 3

    def noticed(self, moves: list[Move]) -> list[Move]:
        left = super().noticed(moves)
        return [move for move in left if self.rng.below(100) >= self.game.overlooked] or left


class Normal(Greedy):
    """Plans its own turn carefully, and looks no further."""

    name = "normal"


class Hard(Mcts):
    """Looks some turns ahead, along a dozen plans."""

    name = "hard"
    iterations = 100
    patience = 3.0


class Expert(Mcts):
    """Looks as far ahead along five times as many plans, for as long as people like to wait. Where that helps little,
    it plays at sight what a network has learnt.
    """

    name = "expert"
    iterations = 500
    patience = 5.0

    def __init__(self, game: Game, seed: int | str = 0) -> None:
        super().__init__(game, seed)
        self.seed = seed
        self.planning = not game.at_sight
        self.sight: Network | None = None

    def think(self, window: Window) -> Move:
        if not self.planning and self.sight is None:
            self.sight = at_sight(self.game, self.seed, window)
            self.planning = self.sight is None
        return super().think(window) if self.sight is None else self.sight.think(window)


class Master(Agent):
    """Looks ahead with a network that has learnt the game by playing; as an expert where none has."""

    name = "master"

    def __init__(self, game: Game, seed: int | str = 0, budget: str | None = None) -> None:
        super().__init__(game, seed)
        self.seed = seed
        self.futures = None if budget is None else futures(budget)
        self.player: Agent | None = None  # known when there is something to decide

    def think(self, window: Window) -> Move:
        if self.player is None:
            self.player = learnt(self.game, self.seed, window, self.futures) or Expert(self.game, self.seed)
            self.player.accustom(self.habit)
        return self.player.think(window)


def futures(budget: str) -> int:
    """How many of them are looked into for each decision: `96`."""
    if budget.isascii() and budget.isdigit() and 1 <= int(budget) <= MOST_FUTURES:
        return int(budget)
    raise BadOption("master-budget", budget=budget, most=MOST_FUTURES)


def at_sight(game: Game, seed: int | str, window: Window) -> Network | None:
    """Plays what the network that comes with the game likes best, where that has learnt what is played here."""
    if game.network is None:
        return None
    from cenote.agents.network.trained import Network  # numpy takes its time to load

    player = Network(game, seed, str(game.network))
    return player if player.knows(window) else None


def learnt(game: Game, seed: int | str, window: Window, futures: int | None = None) -> Ahead | None:
    """Looks ahead with it: into so many futures for each decision, or into as many as people like to wait for."""
    if game.network is None:
        return None
    from cenote.agents.network.ahead import Ahead

    player = Ahead(game, seed, str(game.network))
    if futures is not None:
        player.futures, player.patience = futures, inf
    return player if player.knows(window) else None
