"""The cluster that the arena is tried on, and one core for each test: who competes for cores mostly waits."""

from __future__ import annotations

import pytest

from test_ray import cluster

__all__ = ["cluster"]


@pytest.fixture(autouse=True)
def on_one_core(request: pytest.FixtureRequest) -> None:
    if request.node.get_closest_marker("slow"):
        import torch

        torch.set_num_threads(1)
