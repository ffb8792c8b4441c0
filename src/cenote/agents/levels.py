"""How well code plays, for people to choose from."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Generic, TypeVar

from cenote.agents.agent import Agent, Window
from cenote.agents.greedy import Greedy, Reply
from cenote.agents.mcts import Mcts
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.refusal import BadOption
from cenote.core.verbs import Move

if TYPE_CHECKING:
    from cenote.agents.network.ahead import Ahead
    from cenote.agents.network.trained import Network

Player = TypeVar("Player", bound="Network")

MOST_FUTURES = 1_000_000  # for a decision

PLAIN = 3.0  # points by which the best move at first sight stands out for everybody
GLITTER = 0.5  # how much more a point counts for a beginner who has it at once


class Easy(Greedy):
    """Follows half as many plans, likes points at once, and overlooks moves now and then, but none that stands out."""

    name = "easy"
    width = 3

    def replies(self, before: State, moves: list[Move], seat: int) -> list[Reply]:
        found = super().replies(before, moves, seat)
        if len(found) < 2:
            return found
        second, best = sorted(value for value, _, _ in found)[-2:]
        plain = best if best - second >= PLAIN else inf
        return [reply for reply in found if reply[0] >= plain or self.rng.below(100) >= self.game.overlooked] or found

    def worth(self, position: State, seat: int) -> float:
        return super().worth(position, seat) + GLITTER * float(position.scores()[seat])


class Normal(Greedy):
    """Plans its own turn carefully, and looks no further."""

    name = "normal"


class Hard(Mcts):
    """Looks some turns ahead, along a dozen plans."""

    name = "hard"
    iterations = 100
    patience = 3.0


class ManyPlans(Mcts):
    """The same along five times as many plans, for as long as people like to wait: where no network knows better."""

    name = "many-plans"
    iterations = 500
    patience = 5.0


class Learnt(Agent, Generic[Player]):
    """Plays by the network that has learnt the game by playing itself; along many plans where none has."""

    def __init__(self, game: Game, seed: int | str = 0) -> None:
        super().__init__(game, seed)
        self.seed = seed
        self.player: Agent | None = None  # known when there is something to decide

    def think(self, window: Window) -> Move:
        if self.player is None:
            self.player = self.learnt(window) or ManyPlans(self.game, self.seed)
            self.player.accustom(self.habit)
        return self.player.think(window)

    def learnt(self, window: Window) -> Player | None:
        """Who plays by the network, if that has learnt what is played here."""
        if self.game.network is None:
            return None
        player = self.taught(str(self.game.network))
        return player if player.knows(window) else None

    def taught(self, file: str) -> Player:
        raise NotImplementedError


class Expert(Learnt["Network"]):
    """Plays at sight what the network likes, more or less surely."""

    name = "expert"

    def taught(self, file: str) -> Network:
        from cenote.agents.network.trained import Network  # numpy takes its time to load

        player = Network(self.game, self.seed, file)
        player.sureness = self.game.sureness
        return player


class Master(Learnt["Ahead"]):
    """Looks ahead with the network."""

    name = "master"

    def __init__(self, game: Game, seed: int | str = 0, budget: str | None = None) -> None:
        super().__init__(game, seed)
        self.futures = None if budget is None else futures(budget)

    def taught(self, file: str) -> Ahead:
        """Into so many futures for each decision, or into as many as people like to wait for."""
        from cenote.agents.network.ahead import Ahead

        player = Ahead(self.game, self.seed, file)
        if self.futures is not None:  # whatever time that takes
            player.futures, player.longest, player.patience = self.futures, inf, inf
        return player


def futures(budget: str) -> int:
    """How many of them are looked into for each decision: `96`."""
    if budget.isascii() and budget.isdigit() and 1 <= int(budget) <= MOST_FUTURES:
        return int(budget)
    raise BadOption("master-budget", budget=budget, most=MOST_FUTURES)
