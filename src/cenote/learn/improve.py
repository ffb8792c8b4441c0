"""From experience to a better network: what turned out better than expected becomes likelier, in small steps."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn.functional import smooth_l1_loss
from torch.nn.utils import clip_grad_norm_

from cenote.learn.experience import Experience
from cenote.learn.network import Net, log_chances
from cenote.learn.recipe import Recipe

STRONGEST = 0.5  # a step may be, by the length of its gradient
TENTH = 0.9  # of what is there at first is gone at the end


class Improver:
    def __init__(self, net: Net, recipe: Recipe) -> None:
        self.net = net
        self.recipe = recipe
        self.optimizer = torch.optim.Adam(net.parameters(), lr=recipe.pace, eps=1e-5)

    def improve(self, learnt: Experience, done: float) -> dict[str, float]:
        """Tells how it went; `done` is how much of the run is over."""
        recipe, rows = self.recipe, len(learnt.actions)
        left = 1 - TENTH * done
        for group in self.optimizer.param_groups:
            group["lr"] = recipe.pace * left
        told: list[Tensor] = []
        for _ in range(recipe.rounds):
            order = torch.randperm(rows, device=learnt.actions.device)
            for part in order.split(recipe.batch):  # type: ignore[no-untyped-call]
                loss, about = self.loss(Experience(*(column[part] for column in learnt)), recipe.variety * left)
                self.optimizer.zero_grad()
                loss.backward()  # type: ignore[no-untyped-call]
                clip_grad_norm_(self.net.parameters(), STRONGEST)
                self.optimizer.step()
                told.append(about)
        variety, missed, moved = torch.stack(told).mean(0).tolist()
        return {"variety": variety, "missed": missed, "moved": moved}

    def loss(self, part: Experience, variety: float) -> tuple[Tensor, Tensor]:
        recipe = self.recipe
        preferences, expected = self.net(part.seen)
        chances = log_chances(preferences, part.masks)
        chosen = chances.gather(1, part.actions[:, None]).squeeze(1)
        likelier = (chosen - part.chances).exp()
        better = (part.better - part.better.mean()) / (part.better.std(correction=0) + 1e-6)  # of a single one too
        held = likelier.clamp(1 - recipe.clip, 1 + recipe.clip)
        policy = -torch.minimum(likelier * better, held * better).mean()
        unsure = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
        missed = smooth_l1_loss(expected, part.worth)
        moved = (part.chances - chosen).mean()
        about = torch.stack([unsure.detach(), missed.detach(), moved.detach()])
        return policy + 0.5 * missed - variety * unsure, about
