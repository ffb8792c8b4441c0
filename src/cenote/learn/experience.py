"""What came of decisions: some steps at all tables, and how much better each turned out than was expected."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from cenote.learn.network import Net
from cenote.learn.past import Past
from cenote.learn.players import Players
from cenote.learn.recipe import Recipe


class Experience(NamedTuple):
    """A row for each decision that can be learnt from."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # the logarithm of how likely the action was
    worth: Tensor  # the lead that came, as far as it is known
    better: Tensor  # than was expected


def gather(house: Players, net: Net, recipe: Recipe, former: Net | None) -> Experience:
    """Play so many steps everywhere. At some tables one seat, another at each, is a former self's."""
    lots = torch.rand(recipe.steps, house.tables)  # one for each decision, wherever it is made
    return told(house.steps(net, former, lots), recipe)


def told(past: Past, recipe: Recipe) -> Experience:
    """Looks back from the end: each decision answers for what its seat gained until its next one, and beyond."""
    tables, most = past.gained[0].shape
    seats, expected = past.seats[-1], past.expected[-1]
    row = torch.arange(tables, device=seats.device)
    ahead = torch.zeros(tables, most, device=seats.device)  # what the seat expects at its next decision
    better = torch.zeros_like(ahead)  # how much better than expected that one was
    gained = torch.zeros_like(ahead)  # since then, looking back
    known = torch.zeros_like(ahead, dtype=torch.bool)  # is there such a decision, or the end of the game?
    ahead[row, seats] = expected
    known[row, seats] = True
    betters, worths, useful = [], [], []
    for step in reversed(range(len(past.actions))):
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
