"""Monte Carlo tree search over positions that could be the true one.

Plans for the own turns plant the tree. Then each iteration deals everything hidden anew, walks down the tree along
moves that are legal in that deal, plays a round or some more without much thought, and tells everybody on the way how
good that looks for them.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final

from cenote.agents.plans import Planner
from cenote.agents.policy import Policy
from cenote.agents.tree import LEAST, NOBODY, SWAY, Edge, Node, Style, logistic
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.verbs import Move

if TYPE_CHECKING:
    from cenote.agents.agent import Window
    from cenote.core.game import Game

PAUSE: Final = 20  # iterations between two looks whether the matter is decided
PETTY: Final = 0.01  # not worth more thought: half a point where things are even
LONGEST: Final = 80  # decisions that are followed without the tree


class Search:
    """A tree for one seat, grown iteration by iteration."""

    def __init__(self, game: Game, window: Window, rng: Rng, style: Style) -> None:
        self.policy = Policy(game, rng)
        self.rng = rng
        self.style = style
        self.root = Node(window.seat)
        self.deal = rng.branch()  # a turn is planned on one deal
        start: State = window.redeal(rng)
        self.turn = start.turn
        self.people = len(start.scores())
        self.seats = self.people + game.automata(start)
        self.base = [self.policy.worth(start, seat) for seat in range(self.people)]

    def plan(self, window: Window, moment: float) -> None:
        """Give the moves of the turn their promises; plan less far if the clock shows that moment.

        Every decision of a turn is planned on the same deal: on another one, half of a plan would be given up for half
        of another.
        """
        start: State = window.redeal(self.deal.clone())
        Planner(self.policy, self.style, self.root, start, self.seats).plan(moment)

    def grow(self, window: Window, iterations: int, moment: float) -> None:
        """Think until the root has been visited so often, or until the clock (`perf_counter`) shows that moment.

        It ends earlier when the matter is decided.
        """
        root = self.root
        begun, known = perf_counter(), root.visits
        left = float(iterations - known)
        while left > 0 and not (root.visits % PAUSE == 0 and self.decided(left)):
            self.iterate(window.redeal(self.rng))
            now = perf_counter()
            pace = (root.visits - known) / (now - begun)
            left = min(float(iterations - root.visits), pace * (moment - now))

    def decided(self, left: float) -> bool:
        """Whether so many more iterations will hardly change anything.

        Then another move cannot be tried as often as the one in the lead, or what comes of its trials cannot outweigh
        what plans promise, or outweighs it by next to nothing.
        """
        root = self.root
        tried = tried_next = 0
        value = value_next = LEAST
        for edge in root.edges.values():
            tried_next = max(tried_next, min(tried, edge.visits))
            tried = max(tried, edge.visits)
            worth = root.value(edge, self.style)
            value_next = max(value_next, min(value, worth))
            value = max(value, worth)
        if tried > tried_next + left / self.style.haste:
            return True
        stake = self.sway(left)
        return root.planned and (stake < PETTY or value - value_next > stake)

    def sway(self, futures: float) -> float:
        """What so many futures can say against plans, at most."""
        return SWAY * futures / (self.style.trust + futures)

    def best(self, moves: list[Move]) -> Move:
        """The move that looks best in the end. Of moves that promise the same a few futures know no better one: then
        chance takes one.
        """
        root = self.root
        plans_alone = root.planned and self.sway(root.visits) < PETTY
        chosen = moves[0]
        highest = LEAST
        equal = 0
        for move in moves:
            edge = root.edges.get(move)
            if edge is not None:
                value = edge.promise if plans_alone else root.value(edge, self.style)
                if value > highest:
                    chosen, highest, equal = move, value, 1
                elif value == highest:
                    equal += 1
                    if not self.rng.below(equal):
                        chosen = move
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
            known = len(edge.after)
            node = edge.follow(NOBODY if seat is None else seat)
            if len(edge.after) > known:
                break
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
                known[move] = Edge(move, self.promise(s, move, node.seat) + node.lift)
                new = True
        if new:
            node.weigh(self.style)
        reach = self.style.curiosity * sqrt(node.visits + 1.0)
        chosen = known[legal[0]]
        highest = LEAST
        for move in legal:
            edge = known[move]
            value = node.value(edge, self.style) + reach * edge.prior / (1.0 + edge.visits)
            if value > highest:
                highest, chosen = value, edge
        return chosen

    def promise(self, s: State, move: Move, seat: int) -> float:
        after = s.clone()
        after.play(move)
        return self.policy.worth(after, seat)

    def finish(self, s: State) -> State:
        """Play the turn under way to its end, and some more rounds less closely, by what looks best at once."""
        last = s.turn
        end = last + self.seats
        decisions = 0
        while s.stack and decisions < LONGEST:
            if s.turn > end:
                if decisions >= self.style.depth:
                    break
                end += self.seats
            s = self.policy.step(s, self.style.near if s.turn == last else self.style.look)
            decisions += 1
        return s

    # --- how good an outcome is, from 0 to 1 ---

    def outcome(self, s: State) -> list[float]:
        """For each seat: how it stands against the best rival, and its score."""
        values = [self.policy.worth(s, seat) for seat in range(self.seats)]
        places = [] if s.stack else s.ranking()
        spread = self.style.spread
        shares: list[float] = []
        for seat in range(self.people):
            score = logistic((values[seat] - self.base[seat]) / (2.0 * spread))
            if self.seats == 1:
                shares.append(score)
                continue
            rival = LEAST
            for other in range(self.seats):
                if other != seat:
                    rival = max(rival, values[other])
            standing = logistic((values[seat] - rival) / spread)
            if places:
                standing = 0.5 * standing + (0.5 / places.count(1) if places[seat] == 1 else 0.0)
            shares.append(self.style.victory * standing + (1.0 - self.style.victory) * score)
        return shares
