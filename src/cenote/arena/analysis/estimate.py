"""How good positions and moves are: they are played on to the end, with everything hidden dealt anew.

By the network that comes with the game, where it has learnt what is played, or else by a quick player.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from cenote import agents
from cenote.agents.agent import Window
from cenote.agents.levels import Master
from cenote.agents.policy import ALL, TO_THE_END, Policy
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.sheet import SCORE
from cenote.core.verbs import Move

if TYPE_CHECKING:
    from cenote.agents.network.futures import Futures

GLANCE = 4  # moves that the quick player looks at
CLOSE = 1e-9
VICTORY = 25.0  # points that a sure victory is worth, where moves are compared
REASONS = 3
LEAST = 0.5  # points that are worth a word
ITERATIONS = 16  # of the search that gives advice, for each playout of the budget


@dataclass(frozen=True)
class Outlook:
    """What to expect, by seat."""

    scores: tuple[float, ...]
    wins: tuple[float, ...]

    def worth(self, seat: int) -> float:
        return self.scores[seat] + (VICTORY * self.wins[seat] if len(self.scores) > 1 else 0.0)


@dataclass
class Sight:
    """What came of games that were played on, by seat; and where the points of the seat that decided came from."""

    scores: list[list[float]] = field(default_factory=list)
    wins: list[list[float]] = field(default_factory=list)
    points: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))  # of all games, by source

    @property
    def outlook(self) -> Outlook:
        return Outlook(average(self.scores), average(self.wins))

    def worths(self, seat: int) -> list[float]:
        """Of each game, for the seat."""
        return [Outlook(tuple(s), tuple(w)).worth(seat) for s, w in zip(self.scores, self.wins, strict=True)]

    def add(self, more: Sight) -> None:
        self.scores += more.scores
        self.wins += more.wins
        for source, vp in more.points.items():
            self.points[source] += vp


@dataclass(frozen=True)
class Comparison:
    """A move and a better one, for the seat that makes it."""

    score: tuple[float, float]  # expected after the move, and after the better one
    win: tuple[float, float]
    cost: float
    error: float  # of the cost, which is told by a few games only
    reasons: tuple[tuple[str, float], ...]  # sources of points, and how many more the better move brings there


def finish_turn(game: Game, s: State, seat: int | None, turn: int) -> State:
    """The own turn to its end, looking at every move."""
    policy = Policy(game, Rng.seeded(turn))
    while s.stack and s.seat == seat and s.turn == turn:
        s = policy.step(s, ALL)
    return s


def finish_game(game: Game, s: State, rng: Rng) -> State:
    """To the end, looking at a few moves each time."""
    policy = Policy(game, rng)
    for _ in range(TO_THE_END):
        if not s.stack:
            break
        s = policy.step(s, GLANCE)
    return s


def values(game: Game, s: State) -> list[float]:
    """What each seat has: its score, or while the game lasts what the position looks like."""
    if not s.stack:
        return [float(score) for score in s.scores()]
    return [game.evaluate(s, seat) for seat in range(len(s.scores()))]


def victories(s: State, found: list[float]) -> list[float]:
    """Each seat's share of the victory."""
    if not s.stack:
        first = [place == 1 for place in s.ranking()]
    else:
        first = [value >= max(found) - CLOSE for value in found]
    return [1.0 / max(1, sum(first)) if won else 0.0 for won in first]


def average(rows: list[list[float]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def outlook(game: Game, s: State, seed: str, playouts: int) -> Outlook:
    """What somebody who sees only what lies open has to expect."""
    if not s.stack:
        return expected(game, [s])
    chances = [Rng.seeded(f"{seed}/{number}") for number in range(playouts)]
    deals = [s.redeal(None, rng) for rng in chances]
    if (futures := by_network(game, s, seed)) is not None:
        futures.to_the_end(deals, lambda after: None)
        return expected(game, deals)
    return expected(game, [finish_game(game, deal, rng) for deal, rng in zip(deals, chances, strict=True)])


def expected(game: Game, ends: list[State]) -> Outlook:
    return seen(game, ends).outlook


def seen(game: Game, ends: list[State]) -> Sight:
    scores = [values(game, end) for end in ends]
    return Sight(scores, [victories(*each) for each in zip(ends, scores, strict=True)])


def by_network(game: Game, s: State, seed: str) -> Futures | None:
    """Who plays on by the network that comes with the game, where that has learnt what is played."""
    if game.network is None:
        return None
    from cenote.agents.network.futures import onward  # numpy takes its time to load

    return onward(str(game.network), s, seed)


def fortune(game: Game, s: State, move: Move, after: State, seed: str, deals: int) -> tuple[float, ...]:
    """What chance gave each seat: what came of the move, less the average of what could have come of it."""
    rng = Rng.seeded(seed)
    rows = []
    for _ in range(deals):
        other = s.redeal(s.seat, rng)
        other.play(move)
        rows.append(promise(game, other))
    return tuple(found - usual for found, usual in zip(promise(game, after), average(rows), strict=True))


def promise(game: Game, s: State) -> list[float]:
    """What each seat has when the turn that now begins has been played well: dice are worth what is done with them."""
    return values(game, finish_turn(game, s.clone(), s.seat, s.turn))


def first_sight(game: Game, s: State, seed: str) -> dict[Move, float]:
    """How good each move looks at the end of the turn, in points."""
    seat, turn = s.seat, s.turn
    assert seat is not None
    start = s.redeal(seat, Rng.seeded(seed))
    found = {}
    for other in start.legal():
        after = start.clone()
        after.play(other)
        found[other] = game.evaluate(finish_turn(game, after, seat, turn), seat)
    return found


def doubt(game: Game, s: State, move: Move, seed: str) -> float:
    """By how many points another move would have looked better, at first sight."""
    found = first_sight(game, s, seed)
    return max(found.values()) - found[move]


def advice(game: Game, s: State, seed: str, budget: int) -> Move:
    """What a strong agent would play, knowing what the seat knows."""
    player = Master(game, seed, str(ITERATIONS * budget)).learnt(Window(s))
    if player is not None:
        return player.choose(s)
    return agents.make(f"mcts:{ITERATIONS * budget}", game, seed).choose(s)


def after_moves(game: Game, s: State, moves: Sequence[Move], seed: str, playouts: int) -> list[Sight]:
    """What comes of each of the moves, all in the same deals of what the seat does not know."""
    seat, turn = s.seat, s.turn
    assert seat is not None
    chances = [Rng.seeded(f"{seed}/{number}") for number in range(playouts)]
    deals = [s.redeal(seat, rng) for rng in chances]
    points = [defaultdict[str, float](float) for _ in moves]
    positions: list[State] = []
    for move, counted in zip(moves, points, strict=True):
        for deal in deals:
            positions.append(after := deal.clone())
            after.watch()
            after.play(move)
            count_points(after, seat, counted)
    if (futures := by_network(game, s, seed)) is not None:
        whose = {id(position): points[number // playouts] for number, position in enumerate(positions)}
        futures.to_the_end(positions, lambda after: count_points(after, seat, whose[id(after)]))
    else:
        positions = [
            finish_watched(game, position, chances[number % playouts].clone(), seat, turn, points[number // playouts])
            for number, position in enumerate(positions)
        ]
    sights = [seen(game, positions[first : first + playouts]) for first in range(0, len(positions), playouts)]
    for sight, counted in zip(sights, points, strict=True):
        sight.points = counted
    return sights


def compare(game: Game, s: State, move: Move, better: Move, seed: str, playouts: int) -> Comparison:
    """What the seat has to expect of either move, and where the difference comes from."""
    assert s.seat is not None
    return contrast(s.seat, *after_moves(game, s, (move, better), seed, playouts))


def contrast(seat: int, found: Sight, better: Sight) -> Comparison:
    """Both in the same deals."""
    now, best, games = found.outlook, better.outlook, len(found.scores)
    costs = [most - least for least, most in zip(found.worths(seat), better.worths(seat), strict=True)]
    sources = {**found.points, **better.points}
    gains = {source: (better.points[source] - found.points[source]) / games for source in sources}
    reasons = sorted(gains.items(), key=lambda gain: (-abs(gain[1]), gain[0]))[:REASONS]
    return Comparison(
        score=(now.scores[seat], best.scores[seat]),
        win=(now.wins[seat], best.wins[seat]),
        cost=fmean(costs),
        error=stdev(costs) / sqrt(games) if games > 1 else inf,
        reasons=tuple((source, gain) for source, gain in reasons if abs(gain) >= LEAST / 2),
    )


def finish_watched(game: Game, s: State, rng: Rng, seat: int, turn: int, points: defaultdict[str, float]) -> State:
    """The own turn with care, then to the end, counting where the points of the seat come from."""
    for _ in range(TO_THE_END):
        mover = s.seat
        if mover is None:
            break
        legal = s.legal()
        if len(legal) > GLANCE and (mover != seat or s.turn != turn):
            legal = [legal[rng.below(len(legal))] for _ in range(GLANCE)]
        best, highest = s, float("-inf")
        for move in legal:
            after = s.clone()
            after.watch()
            after.play(move)
            value = game.evaluate(after, mover) if len(legal) > 1 else 0.0
            if value > highest:
                best, highest = after, value
        s = best
        count_points(s, seat, points)
    return s


def count_points(s: State, seat: int, points: defaultdict[str, float]) -> None:
    for event in s.told():
        if event.name == SCORE and event.seat == seat and "source" in event.args:
            points[str(event.args["source"])] += float(event.args.get("vp", 0))
