"""What a position is worth so far. The reward of a step is how much that changed."""

from __future__ import annotations

from collections.abc import Callable

from cenote.core.kernel import State
from cenote.core.refusal import BadOption

Worth = Callable[[State], list[float]]


def score(state: State) -> list[float]:
    """The points of each seat: the rewards of a game add up to its final score."""
    return [float(points) for points in state.scores()]


def judged(state: State) -> list[float]:
    """What the game's own judge thinks that each seat's position is worth, in points; in the end its points.

    Rewards add up to nearly the same as those of `score`, but come when something good is done, not when it pays.
    """
    return [state.game.evaluate(state, seat) for seat in range(len(state.scores()))]


def ahead(state: State) -> list[float]:
    """The same, less what the opponents that the rules bring have: alone, one plays to beat them."""
    found = judged(state)
    rivals = range(len(found), len(found) + state.game.automata(state))
    theirs = sum([state.game.evaluate(state, seat) for seat in rivals])
    return [mine - theirs for mine in found]


def place(state: State) -> list[float]:
    """At the end from 1 for the first place evenly down to -1 for the last; who shares places shares their worth."""
    if state.seat is not None:
        return [0.0] * len(state.scores())
    places = state.ranking()
    if len(places) == 1:
        return [1.0 if places[0] == 1 else -1.0]
    return [1 - 2 * (mine - 1 + (places.count(mine) - 1) / 2) / (len(places) - 1) for mine in places]


def win(state: State) -> list[float]:
    """At the end 1 for the winner, shared by those who share the first place; 0 for the others."""
    if state.seat is not None:
        return [0.0] * len(state.scores())
    places = state.ranking()
    return [1 / places.count(1) if mine == 1 else 0.0 for mine in places]


REWARDS: dict[str, Worth] = {"score": score, "judged": judged, "ahead": ahead, "place": place, "win": win}


def worth(name: str) -> Worth:
    if name not in REWARDS:
        raise BadOption("no-such-reward", reward=str(name), known=", ".join(REWARDS))
    return REWARDS[name]
