"""How good positions and moves are: they are played on to the end, with everything hidden dealt anew.

By the network that comes with the game, where it has learnt what is played, or else by a quick player.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

from cenote import agents
from cenote.agents.agent import Window
from cenote.agents.levels import learnt
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


Sight = tuple[Outlook, dict[str, float]]  # what to expect, and a seat's points by their sources


@dataclass(frozen=True)
class Comparison:
    """A move and a better one, for the seat that makes it."""

    score: tuple[float, float]  # expected after the move, and after the better one
    win: tuple[float, float]
    cost: float
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
    scores = [values(game, end) for end in ends]
    return Outlook(average(scores), average([victories(*each) for each in zip(ends, scores, strict=True)]))


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
    master = learnt(game, seed, Window(s))
    if master is not None:
        master.futures, master.patience = ITERATIONS * budget, inf
        return master.choose(s)
    return agents.make(f"mcts:{ITERATIONS * budget}", game, seed).choose(s)


def after_move(game: Game, s: State, move: Move | None, seed: str, playouts: int) -> Sight:
    """What to expect after the move, and where the seat's points would come from; without one, as it stands."""
    seat, turn = s.seat, s.turn
    assert seat is not None
    points: defaultdict[str, float] = defaultdict(float)
    chances = [Rng.seeded(f"{seed}/{number}") for number in range(playouts)]
    positions = [s.redeal(seat, rng) for rng in chances]
    for position in positions:
        position.watch()
        if move is not None:
            position.play(move)
            count_points(position, seat, points)
    if (futures := by_network(game, s, seed)) is not None:
        futures.to_the_end(positions, lambda after: count_points(after, seat, points))
    else:
        both = zip(positions, chances, strict=True)
        positions = [finish_watched(game, position, rng, seat, turn, points) for position, rng in both]
    return expected(game, positions), {source: vp / playouts for source, vp in points.items()}


def compare(game: Game, s: State, move: Move, better: Move, seed: str, playouts: int) -> Comparison:
    """What the seat has to expect of either move, and where the difference comes from."""
    assert s.seat is not None
    found, best = (after_move(game, s, each, seed, playouts) for each in (move, better))
    return contrast(s.seat, found, best)


def contrast(seat: int, sight: Sight, better: Sight) -> Comparison:
    (found, points), (best, more) = sight, better
    gains = {source: more.get(source, 0.0) - points.get(source, 0.0) for source in {**points, **more}}
    reasons = sorted(gains.items(), key=lambda gain: (-abs(gain[1]), gain[0]))[:REASONS]
    return Comparison(
        score=(found.scores[seat], best.scores[seat]),
        win=(found.wins[seat], best.wins[seat]),
        cost=best.worth(seat) - found.worth(seat),
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
