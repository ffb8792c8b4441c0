"""What planners show: whole games of theirs, decision by decision, as a network sees them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import AbstractContextManager
from itertools import count, cycle
from time import perf_counter
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from cenote import agents, games
from cenote.agents.agent import Agent
from cenote.agents.network.leads import leads
from cenote.agents.network.observation import Observation
from cenote.core.kernel import State
from cenote.core.rewards import Worth, worth
from cenote.core.rng import Rng
from cenote.learn.plan import Plan
from cenote.learn.sitting import Sitting

STRAY = 20  # one move in so many is left to chance, and not learnt: games go where planners would not
AHEAD = 2  # games that a process has been given


class Shown(NamedTuple):
    """Decisions between several moves, a row for each."""

    seen: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    leads: NDArray[np.float32]  # points by which the seat got ahead after it, until the end


def shown(key: str, table: Sitting, slots: int, reward: str, teacher: str, seed: str) -> Shown:
    """One game, with the teacher on all seats."""
    game = games.get(key)
    state = game.new(table.players, seed, table.options)
    seats = [agents.make(teacher, game, f"{seed}/{seat}") for seat in range(table.players)]
    sight = Observation(state, table.players, slots)
    return watched(state, seats, sight, worth(reward), Rng.seeded(f"{seed}/stray"))


def watched(state: State, seats: list[Agent], sight: Observation, points: Worth, chance: Rng) -> Shown:
    numbers = {move: number for number, move in enumerate(state.game.notation.moves)}
    rows, masks, actions, deciders, then = [], [], [], [], []
    while state.seat is not None:
        seat, legal = state.seat, state.legal()
        if len(legal) > 1 and chance.below(STRAY) == 0:
            state.play(legal[chance.below(len(legal))])
            continue
        chosen = seats[seat].choose(state) if len(legal) > 1 else legal[0]
        if len(legal) > 1:
            row = bytearray(sight.size)
            sight.observer.observe(state, seat, sight.seats, row, 0)
            mask = np.zeros(len(numbers), np.bool_)
            mask[[numbers[move] for move in legal]] = True
            rows.append(np.frombuffer(row, np.uint8))
            masks.append(mask)
            actions.append(numbers[chosen])
            deciders.append(seat)
            then.append(points(state))
        state.play(chosen)
    ahead = leads(np.array(points(state)) - np.array(then))
    gained = ahead[np.arange(len(deciders)), deciders]
    return Shown(np.array(rows), np.array(masks), np.array(actions), gained.astype(np.float32))


class Pool(Protocol):
    """Processes of this machine, or of a cluster."""

    def submit(self, task: Callable[..., Shown], /, *known: Any) -> Future[Shown]: ...


def watch(
    plan: Plan, teacher: str, seconds: float, pool: AbstractContextManager[Pool], processes: int
) -> Iterator[Shown]:
    """Games as they are finished, until the time is over; what is to be learnt takes turns."""
    end, tables, number = perf_counter() + seconds, cycle(plan.sittings), count(1)
    with pool as teachers:
        playing: set[Future[Shown]] = set()
        while (left := end - perf_counter()) > 0:
            while len(playing) < AHEAD * processes:
                seed = f"{plan.seed}/{next(number)}"
                known = (plan.key, next(tables), plan.slots, plan.recipe.reward, teacher, seed)
                playing.add(teachers.submit(shown, *known))
            done, playing = wait(playing, left, FIRST_COMPLETED)
            for game in done:
                yield game.result()
