"""The conformance battery holds for the toy game too, with all its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from cenote.core.kernel import Reason
from cenote.core.rng import Rng
from conformance import battery
from conformance.battery import Form, forms, name_of, random_game
from core.toy import PEARLS, Pearls

every_form = pytest.mark.parametrize("form", list(forms([PEARLS], with_options=True)), ids=name_of)


def test_every_option_is_tried() -> None:
    found = [(players, options) for _, players, options in forms([PEARLS], with_options=True)]
    assert len(found) == 3 * (1 + 2 + 1 + 1)
    assert (1, {"sea": "rough"}) in found


@every_form
def test_battery(form: Form) -> None:
    chance = Rng.seeded("illegal")
    for seed in range(3):
        for state in random_game(form, seed):
            battery.alive(state)
            battery.exact(state)
            battery.fair(state, seed)
            battery.firm(state, chance)
            battery.spoken(state)
        battery.replayed(form, seed)
        battery.undone(form, seed)
        battery.thoughtful(form, seed, "random", positions=1)


# --- the battery notices what it is there for ---


class Leaky(Pearls):
    """Shows the pile to everybody."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "pile": list(self.pile)}

    def clone(self) -> Leaky:
        return turned(super().clone(), Leaky)


class Gossiping(Pearls):
    """Tells learners what they would dive for."""

    def told_of_pile(self) -> int:
        return self.pile[-1]

    def clone(self) -> Gossiping:
        return turned(super().clone(), Gossiping)


class Forgetful(Pearls):
    """Loses the points in a clone."""

    def clone(self) -> Forgetful:
        new = turned(super().clone(), Forgetful)
        new.points = [0] * len(new.points)
        return new


class Hasty(Pearls):
    """Counts refused moves."""

    def why_not(self, move: Sequence[str]) -> Reason:
        self.turn += 1
        return super().why_not(move)

    def clone(self) -> Hasty:
        return turned(super().clone(), Hasty)


P = TypeVar("P", bound=Pearls)


def turned(s: Pearls, kind: type[P]) -> P:
    new = kind(s.game, s.rng, s.options)
    new.__dict__.update(s.__dict__)
    return new


def middle(kind: type[P]) -> P:
    s = PEARLS.new(players=2, seed=1)
    assert isinstance(s, Pearls)
    s.play(("dive",))
    return turned(s, kind)


def test_a_leak_is_noticed() -> None:
    battery.fair(middle(Pearls), 1)
    with pytest.raises(AssertionError):
        battery.fair(middle(Leaky), 1)


def test_a_leak_to_learners_is_noticed() -> None:
    with pytest.raises(AssertionError):
        battery.fair(middle(Gossiping), 1)


def test_a_bad_clone_is_noticed() -> None:
    battery.exact(middle(Pearls))
    with pytest.raises(AssertionError):
        battery.exact(middle(Forgetful))


def test_a_refusal_that_changes_something_is_noticed() -> None:
    battery.firm(middle(Pearls), Rng.seeded(1))
    with pytest.raises(AssertionError):
        battery.firm(middle(Hasty), Rng.seeded(1))
