"""The start of a run: a network learns to decide as planners do, and to foretell how their games end."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import cross_entropy, smooth_l1_loss

from cenote.core.refusal import Refusal
from cenote.learn.network import Net
from cenote.learn.recipe import Recipe
from cenote.learn.teachers import Shown

KEPT_BACK = 20  # one game in so many is not learnt, but asked


def imitate(
    net: Net, shown: Iterable[Shown], recipe: Recipe, device: str, tell: Callable[[dict[str, float]], None]
) -> None:
    """Learn from games that were shown; tells after each look at all of them how alike it has become."""
    taught: list[Shown] = []
    asked: list[Shown] = []
    for number, game in enumerate(shown):
        (taught if number % KEPT_BACK else asked).append(game)
    if not taught:
        raise Refusal("lesson-short", games=len(asked))
    lesson, exam = joined(taught, device), joined(asked, device)
    optimizer = torch.optim.Adam(net.parameters(), lr=recipe.lesson_pace)
    steps = -(-len(lesson[0]) // recipe.lesson_batch) * recipe.looks
    falling = torch.optim.lr_scheduler.OneCycleLR(optimizer, recipe.lesson_pace, total_steps=max(steps, 2))
    for look in range(recipe.looks):
        for part in torch.randperm(len(lesson[0]), device=device).split(recipe.lesson_batch):  # type: ignore[no-untyped-call]
            loss, _ = missed(net, tuple(column[part] for column in lesson), recipe)
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            falling.step()
        with torch.no_grad():
            unlike, alike = missed(net, exam, recipe)
        tell(
            {
                "look": look + 1,
                "shown": len(lesson[0]),
                "alike": round(float(alike), 4),
                "loss": round(float(unlike), 4),
            }
        )


def joined(games: list[Shown], device: str) -> tuple[Tensor, ...]:
    return tuple(torch.from_numpy(np.concatenate(column)).to(device) for column in zip(*games, strict=True))


def missed(net: Net, rows: tuple[Tensor, ...], recipe: Recipe) -> tuple[Tensor, Tensor]:
    """How far it is from what was shown, and in which share of decisions it would have done the same."""
    seen, masks, actions, leads = rows
    preferences, expected = net(seen)
    allowed = preferences.masked_fill(~masks, -1e9)
    loss = cross_entropy(allowed, actions) + 0.5 * smooth_l1_loss(expected, leads / recipe.points)
    return loss, (allowed.argmax(-1) == actions).float().mean()
