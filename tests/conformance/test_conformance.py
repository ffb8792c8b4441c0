"""The battery for every game of the house.

`make test` runs all of it on the compiled package, with every value of every option. That the sources play, show and
deal the same is what tests/test_compiled.py and the records hold.
"""

from __future__ import annotations

import pytest

from cenote.agents.network.trained import has_learnt, read_weights
from cenote.core.rng import Rng
from conformance import battery
from conformance.battery import Form, chosen, forms, looked_at, name_of, random_game, seeds

pytestmark = pytest.mark.compiled

every_form = pytest.mark.parametrize("form", list(forms(chosen())), ids=name_of)


@every_form
def test_alive(form: Form) -> None:
    for seed in seeds(form, 10):
        for state in random_game(form, seed):
            battery.alive(state)


@every_form
def test_exact(form: Form) -> None:
    for seed in seeds(form):
        for state in looked_at(form, seed):
            battery.exact(state)


@every_form
def test_fair(form: Form) -> None:
    for seed in seeds(form):
        for number, state in enumerate(looked_at(form, seed)):
            battery.fair(state, number)


@every_form
def test_guarded(form: Form) -> None:
    for seed in seeds(form):
        chance = Rng.seeded(f"guarded {seed}")
        for state in random_game(form, seed):
            if state.seat is not None:
                battery.guarded(state, chance)


@every_form
def test_firm(form: Form) -> None:
    for seed in seeds(form):
        chance = Rng.seeded(f"illegal {seed}")
        for state in looked_at(form, seed):
            battery.firm(state, chance)


@every_form
def test_legality_is_said_once(form: Form) -> None:
    for seed in seeds(form):
        for number, state in enumerate(random_game(form, seed)):
            if state.seat is not None and number % 3 == seed % 3:
                battery.said_once(state)


@every_form
def test_spoken(form: Form) -> None:
    for state in random_game(form, 0):
        battery.spoken(state)


@every_form
def test_promised(form: Form) -> None:
    for seed in seeds(form):
        battery.promised(form, seed)


@every_form
def test_clones_are_left_alone(form: Form) -> None:
    for seed in seeds(form):
        battery.left_alone(form, seed)


@every_form
def test_replayed(form: Form) -> None:
    for seed in seeds(form):
        battery.replayed(form, seed)


@every_form
def test_undone(form: Form) -> None:
    for seed in seeds(form):
        battery.undone(form, seed)


@every_form
@pytest.mark.parametrize("agent", ["random", "greedy", "easy", "mcts:10"])
def test_thoughtful(form: Form, agent: str) -> None:
    for seed in seeds(form):
        battery.thoughtful(form, seed, agent, positions=2)


def taught(form: Form) -> bool:
    """Has the network of the game met this? Elsewhere those who play by it make plans, by the clock."""
    game, players, options = form
    return game.network is not None and has_learnt(read_weights(str(game.network)), game.new(players, 0, options))


TAUGHT = [form for form in forms(chosen()) if taught(form)]


@pytest.mark.parametrize("form", TAUGHT, ids=name_of)
@pytest.mark.parametrize("agent", ["expert", "master:4"])
def test_thoughtful_with_a_network(form: Form, agent: str) -> None:
    battery.thoughtful(form, 0, agent, positions=4)


def test_every_network_thinks() -> None:
    assert {form[0].key for form in TAUGHT} == {game.key for game in chosen() if game.network is not None}
