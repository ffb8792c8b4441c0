"""What came of decisions: some steps at all tables, and how much better each turned out than was expected."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from cenote.learn.house import House
from cenote.learn.network import Net, drawn, log_chances
from cenote.learn.recipe import Recipe


class Experience(NamedTuple):
    """A row for each decision that can be learnt from."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # the logarithm of how likely the action was
    worth: Tensor  # the lead that came, as far as it is known
    better: Tensor  # than was expected


class Past:
    """Steps of all tables, as they were played."""

    def __init__(self) -> None:
        self.seen: list[Tensor] = []
        self.masks: list[Tensor] = []
        self.seats: list[Tensor] = []
        self.actions: list[Tensor] = []
        self.chances: list[Tensor] = []
        self.expected: list[Tensor] = []
        self.gained: list[Tensor] = []
        self.ends: list[Tensor] = []
        self.own: list[Tensor] = []  # decided by the network that learns, not by a former self


@torch.no_grad()
def gather(house: House, net: Net, recipe: Recipe, former: Net | None) -> Experience:
    """Play so many steps everywhere. At the last tables one seat, another at each, is a former self's."""
    past = Past()
    guests = torch.arange(house.tables, device=house.device)
    counts = torch.from_numpy(house.counts).to(house.device)
    guests = torch.where(guests % 100 < 100 * recipe.league if former is not None else guests < 0, guests % counts, -1)
    for _ in range(recipe.steps):
        seen, masks, seats = house.seen()
        preferences, expected = net(seen)
        strange = seats == guests
        if former is not None and bool(strange.any()):
            preferences[strange] = former(seen[strange])[0]
        chances = log_chances(preferences, masks)
        actions = drawn(chances)
        gained, ends = house.play(actions)
        past.seen.append(seen)
        past.masks.append(masks)
        past.seats.append(seats)
        past.actions.append(actions)
        past.chances.append(chances.gather(1, actions[:, None]).squeeze(1))
        past.expected.append(expected)
        past.gained.append(gained / recipe.points)
        past.ends.append(ends)
        past.own.append(~strange)
    seen, _, seats = house.seen()
    return told(past, recipe, seats, net(seen)[1])


def told(past: Past, recipe: Recipe, seats: Tensor, expected: Tensor) -> Experience:
    """Looks back from the end: each decision answers for what its seat gained until its next one, and beyond."""
    tables, most = past.gained[0].shape
    row = torch.arange(tables, device=seats.device)
    ahead = torch.zeros(tables, most, device=seats.device)  # what the seat expects at its next decision
    better = torch.zeros_like(ahead)  # how much better than expected that one was
    gained = torch.zeros_like(ahead)  # since then, looking back
    known = torch.zeros_like(ahead, dtype=torch.bool)  # is there such a decision, or the end of the game?
    ahead[row, seats] = expected
    known[row, seats] = True
    betters, worths, useful = [], [], []
    for step in reversed(range(len(past.seats))):
        ended = past.ends[step][:, None]
        ahead, better, gained = (each.masked_fill(ended, 0) for each in (ahead, better, gained))
        known = known | ended
        gained = gained + past.gained[step]
        seat, value = past.seats[step], past.expected[step]
        surprise = gained[row, seat] + recipe.discount * ahead[row, seat] - value
        surprise = surprise + recipe.discount * recipe.trust * better[row, seat]
        betters.append(surprise)
        worths.append(surprise + value)
        sure = known[row, seat]
        useful.append(sure & past.own[step])
        ahead[row, seat], better[row, seat], gained[row, seat] = value, surprise.where(sure, 0.0), 0.0
        known[row, seat] = True
    kept = torch.cat(useful[::-1])
    columns = (past.seen, past.masks, past.actions, past.chances, worths[::-1], betters[::-1])
    return Experience(*(torch.cat(column)[kept] for column in columns))
