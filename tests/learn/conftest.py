"""The cluster that the arena is tried on."""

from test_ray import cluster

__all__ = ["cluster"]
