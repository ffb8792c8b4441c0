"""Monte Carlo tree search over positions that could be the true one.

Each iteration deals everything hidden anew, walks down the tree along moves that are legal in that deal, plays
a round or some more without much thought, and tells everybody on the way how good that looks for them.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final

from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.verbs import Move

if TYPE_CHECKING:
    from cenote.agents.agent import Window
    from cenote.core.game import Game

NOBODY: Final = -1  # decides when the game is over
FAR: Final = 30.0  # beyond this the logistic curve is flat
LONGEST: Final = 80  # decisions that are followed without the tree
ALL: Final = 1000  # moves to look at


class Style:
    """How a search weighs what it sees."""

    def __init__(
        self,
        curiosity: float = 0.6,
        temperature: float = 1.5,
        spread: float = 12.0,
        victory: float = 0.7,
        depth: int = 20,
        look: int = 4,
        favour: float = 0.15,
    ) -> None:
        self.curiosity = curiosity  # for moves that were tried less than they promise
        self.temperature = temperature  # points that make a move clearly more promising than another
        self.spread = spread  # points that make a game nearly decided
        self.victory = victory  # what standing counts beside the own score
        self.depth = depth  # decisions that are followed below the tree, up to the end of a round
        self.look = look  # moves that a decision looks at in later turns than the one under way
        self.favour = favour  # the share of attention of a favoured move


class Edge:
    """A move at a node, and what came of it for the one who makes it."""

    def __init__(self, move: Move, promise: float) -> None:
        self.move = move
        self.promise = promise  # points, by the evaluation right after the move
        self.prior = 0.0
        self.visits = 0
        self.total = 0.0
        self.after: list[Node] = []  # one for each seat that may come to decide

    def lead(self, seat: int) -> Node | None:
        for node in self.after:
            if node.seat == seat:
                return node
        return None


class Node:
    """What has been tried after the same moves, whatever was dealt."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[Move, Edge] = {}
        self.visits = 0
        self.total = 0.0  # for the seat that decides
        self.best = 0.0  # the highest promise
        self.favoured: Move | None = None  # by somebody who thought about it before

    def weigh(self, style: Style) -> None:
        """Make promises into shares of attention; a favoured move gets a good part of it."""
        best = -1e9
        for edge in self.edges.values():
            if edge.promise > best:
                best = edge.promise
        self.best = best
        whole = 0.0
        for edge in self.edges.values():
            edge.prior = exp(max(-FAR, (edge.promise - best) / style.temperature))
            whole += edge.prior
        for edge in self.edges.values():
            edge.prior /= whole
        if self.favoured in self.edges:
            for edge in self.edges.values():
                edge.prior *= 1.0 - style.favour
            self.edges[self.favoured].prior += style.favour


class Search:
    """A tree for one seat, grown iteration by iteration."""

    def __init__(self, game: Game, window: Window, rng: Rng, style: Style) -> None:
        self.game = game
        self.rng = rng
        self.style = style
        self.root = Node(window.seat)
        start: State = window.redeal(rng)
        self.turn = start.turn
        self.people = len(start.scores())
        self.base = [self.worth(start, seat) for seat in range(self.people)]

    def worth(self, s: State, seat: int) -> float:
        value: float = self.game.evaluate(s, seat)
        return value

    def grow(self, window: Window, iterations: int, moment: float) -> None:
        """Think until the root has been visited so often, or until the clock (`perf_counter`) shows that moment."""
        while self.root.visits < iterations:
            self.iterate(window.redeal(self.rng))
            if perf_counter() >= moment:
                return

    def favour(self, move: Move) -> None:
        """Try this one first, and often."""
        self.root.favoured = move
        if self.root.edges:
            self.root.weigh(self.style)

    def best(self, moves: list[Move]) -> Move:
        """The move that was tried most; of equals the better one."""
        chosen = moves[0]
        most, value = -1, 0.0
        for move in moves:
            edge = self.root.edges.get(move)
            if edge is not None and edge.visits >= most:
                mean = edge.total / edge.visits if edge.visits else 0.0
                if edge.visits > most or mean > value:
                    chosen, most, value = move, edge.visits, mean
        return chosen

    def advance(self, move: Move, seat: int) -> bool:
        """Keep the part of the tree below the move; tells whether there is one."""
        edge = self.root.edges.get(move)
        node = edge.lead(seat) if edge is not None else None
        if node is None:
            return False
        self.root = node
        return True

    # --- one iteration ---

    def iterate(self, s: State) -> None:
        nodes: list[Node] = []
        edges: list[Edge] = []
        node = self.root
        while s.stack:
            edge = self.select(node, s)
            nodes.append(node)
            edges.append(edge)
            s.play(edge.move)
            seat = s.seat
            decides = NOBODY if seat is None else seat
            following = edge.lead(decides)
            if following is None:
                following = Node(decides)
                edge.after.append(following)
                node = following
                break
            node = following
        outcome = self.outcome(self.finish(s))
        for i in range(len(nodes)):
            gained = outcome[nodes[i].seat]
            nodes[i].visits += 1
            nodes[i].total += gained
            edges[i].visits += 1
            edges[i].total += gained
        node.visits += 1
        if node.seat >= 0:
            node.total += outcome[node.seat]

    def select(self, node: Node, s: State) -> Edge:
        """The legal move that is worth trying next."""
        legal = s.legal()
        known = node.edges
        new = False
        for move in legal:
            if move not in known:
                known[move] = Edge(move, self.promise(s, move, node.seat))
                new = True
        if new:
            node.weigh(self.style)
        mean = node.total / node.visits if node.visits else 0.5
        slope = 0.25 / self.style.spread
        reach = self.style.curiosity * sqrt(node.visits + 1.0)
        chosen = known[legal[0]]
        highest = -1e9
        for move in legal:
            edge = known[move]
            if edge.visits:
                value = edge.total / edge.visits
            else:
                value = mean - min(0.3, (node.best - edge.promise) * slope)
            value += reach * edge.prior / (1.0 + edge.visits)
            if value > highest:
                highest, chosen = value, edge
        return chosen

    def promise(self, s: State, move: Move, seat: int) -> float:
        after = s.clone()
        after.play(move)
        return self.worth(after, seat)

    def finish(self, s: State) -> State:
        """Play the turn under way to its end, and some more rounds less closely, by what looks best at once."""
        last = s.turn
        end = last + self.people
        decisions = 0
        while s.stack and decisions < LONGEST:
            if s.turn > end:
                if decisions >= self.style.depth:
                    break
                end += self.people
            s = self.step(s, ALL if s.turn == last else self.style.look)
            decisions += 1
        return s

    def step(self, s: State, most: int) -> State:
        """The position after the move that looks best at once, of a few at most."""
        legal = s.legal()
        if len(legal) == 1:
            s.play(legal[0])
            return s
        seat = s.seat
        assert seat is not None
        looked_at = legal
        if len(legal) > most:
            looked_at = self.some(legal, most)
        best = s
        highest = -1e9
        for move in looked_at:
            after = s.clone()
            after.play(move)
            value = self.worth(after, seat)
            if value > highest:
                highest, best = value, after
        return best

    def some(self, legal: list[Move], most: int) -> list[Move]:
        """So many of the moves, each at most once."""
        left = legal.copy()
        for i in range(most):
            j = i + self.rng.below(len(left) - i)
            left[i], left[j] = left[j], left[i]
        return left[:most]

    # --- how good an outcome is, from 0 to 1 ---

    def outcome(self, s: State) -> list[float]:
        """For each seat: how it stands against the best rival, and its score."""
        people = self.people
        values = [self.worth(s, seat) for seat in range(people)]
        places = [] if s.stack else s.ranking()
        spread = self.style.spread
        shares: list[float] = []
        for seat in range(people):
            score = logistic((values[seat] - self.base[seat]) / (2.0 * spread))
            if people == 1:
                shares.append(score)
                continue
            rival = -1e9
            for other in range(people):
                if other != seat and values[other] > rival:
                    rival = values[other]
            standing = logistic((values[seat] - rival) / spread)
            if places:
                standing = 0.5 * standing + (0.5 / places.count(1) if places[seat] == 1 else 0.0)
            shares.append(self.style.victory * standing + (1.0 - self.style.victory) * score)
        return shares


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-FAR, min(FAR, x))))
