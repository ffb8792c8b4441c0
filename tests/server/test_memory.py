"""Garbage of the server: what is new is looked at often, everything now and then."""

from __future__ import annotations

import gc
import weakref

import pytest

from cenote.server import memory


class Knot:
    """Holds itself, so that only a look for garbage ends it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def thawed():
    yield
    gc.unfreeze()


def test_the_program_itself_is_set_aside_before_anybody_waits():
    gc.unfreeze()
    memory.Broom()
    assert gc.get_freeze_count() > 0


def test_new_garbage_goes_with_the_next_sweep():
    broom = memory.Broom()
    gone = weakref.ref(Knot())
    broom.sweep()
    assert gone() is None


def test_what_lasts_is_set_aside_and_looked_at_now_and_then(monkeypatch: pytest.MonkeyPatch):
    broom = memory.Broom()
    knot = Knot()
    gone = weakref.ref(knot)
    broom.sweep()
    assert gc.get_freeze_count() > 0
    del knot
    broom.sweep()
    assert gone() is not None
    monkeypatch.setattr(memory, "WHOLE", 0.0)
    broom.sweep()
    assert gone() is None
