"""The tree of a search: what has been tried, what it promised and what came of it."""

from __future__ import annotations

from math import exp
from typing import Final

from cenote.core.verbs import Move

NOBODY: Final = -1  # decides when the game is over
FAR: Final = 30.0  # beyond this the logistic curve is flat
LEAST: Final = -1e9  # less than anything is worth
PLANS: Final = 60  # that are followed at a time, if the budget is not small
SWAY: Final = 0.3  # what one move makes of a game at most, which is worth from 0 to 1


class Style:
    """How a search weighs what it sees."""

    def __init__(
        self,
        width: int = PLANS,
        turns: int = 3,
        trust: float = 30_000.0,
        curiosity: float = 0.6,
        temperature: float = 1.5,
        spread: float = 12.0,
        victory: float = 0.7,
        depth: int = 20,
        near: int = 10,
        look: int = 4,
        haste: float = 2.0,
    ) -> None:
        self.width = width  # plans that are followed at a time
        self.turns = turns  # own turns that a plan is made for
        self.trust = trust  # visits that the promise of a plan counts for
        self.curiosity = curiosity  # for moves that were tried less than they promise
        self.temperature = temperature  # points that make a move clearly more promising than another
        self.spread = spread  # points that make a game nearly decided
        self.slope = 0.25 / spread  # what a point is worth where things are even
        self.victory = victory  # what standing counts beside the own score
        self.depth = depth  # decisions that are followed below the tree, up to the end of a round
        self.near = near  # moves that a decision below the tree looks at in the turn under way
        self.look = look  # the same in later turns
        self.never: frozenset[Move] = frozenset()  # moves that no plan has where there is another
        self.haste = haste  # of so many iterations left one may still go to the second best move


class Edge:
    """A move at a node, and what came of it for the one who makes it."""

    def __init__(self, move: Move, promise: float) -> None:
        self.move = move
        self.promise = promise  # points
        self.prior = 0.0
        self.visits = 0
        self.total = 0.0
        self.after: list[Node] = []  # one for each seat that may come to decide

    def lead(self, seat: int) -> Node | None:
        for node in self.after:
            if node.seat == seat:
                return node
        return None

    def follow(self, seat: int) -> Node:
        """Where it leads if that seat decides then; a new node if nobody has been there."""
        node = self.lead(seat)
        if node is None:
            node = Node(seat)
            self.after.append(node)
        return node


class Node:
    """What has been tried after the same moves, whatever was dealt."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[Move, Edge] = {}
        self.visits = 0
        self.total = 0.0  # for the seat that decides
        self.best = 0.0  # the highest promise
        self.planned = False  # whether the promises come from plans
        self.lift = 0.0  # what plans promise beyond a look right after the move

    def edge(self, move: Move) -> Edge:
        edge = self.edges.get(move)
        if edge is None:
            edge = self.edges[move] = Edge(move, LEAST)
        return edge

    def weigh(self, style: Style) -> None:
        """Make promises into shares of attention."""
        self.best = LEAST
        for edge in self.edges.values():
            self.best = max(self.best, edge.promise)
        whole = 0.0
        for edge in self.edges.values():
            edge.prior = exp(max(-FAR, (edge.promise - self.best) / style.temperature))
            whole += edge.prior
        for edge in self.edges.values():
            edge.prior /= whole

    def value(self, edge: Edge, style: Style) -> float:
        """What came of a move, and what it promised as if that had come of it some times."""
        trust = style.trust if self.planned else 1.0
        mean = self.total / self.visits if self.visits else 0.5
        promised = mean - min(SWAY, (self.best - edge.promise) * style.slope)
        return (edge.total + trust * promised) / (edge.visits + trust)


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-FAR, min(FAR, x))))
