"""Whatever a view shows, learners are told: field by field, put from one position into another."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from typing import Any

import pytest

import cenote
from cenote.agents.network.observation import Observation
from cenote.core.declared import Field, Part
from cenote.core.fields import NOBODY_SEES
from cenote.core.kernel import State
from cenote.core.room import Room
from conformance.battery import allowed
from envs.tables import positions

ME = 0
# What is told in part, as the rules ask for no more: whether a building is blocked, not by how many coins or which die;
# which nomads there are, not in which order they came.
IN_PART = {"santamaria Player.on", "tawantinsuyu Table.nomads"}


def parts(room: Room) -> list[Part]:
    module = import_module(f"cenote.games.{room.key}.position")
    return [part for part in vars(module).values() if isinstance(part, Part)]


def holder(s: Any, part: Part) -> Any:
    """Who has the fields of a part: the table, a player, or something of the table."""
    return {"Table": s, "Player": s.players[-1]}.get(part.name) or getattr(s, part.name.lower())


def exchanged(room: Room, into: State, part: Part, field: Field, of: State) -> State:
    """The position with this one field as it is in the other."""
    changed: Any = into.clone()
    setattr(holder(changed, part), field.name, getattr(holder(of, part), field.name))
    room.complete(changed)
    return changed


def shown(state: State) -> str | None:
    """What the seat sees; None for what can be no position."""
    try:
        return repr({name: value for name, value in state.view(ME).items() if name != "turn"})
    except (IndexError, ValueError, KeyError, StopIteration):
        return None


def samples(room: Room) -> list[State]:
    options = {option.key: True for option in room.options if option.values == (False, True)}
    players = max(room.players)
    while not allowed(room, players, options):
        options.popitem()
    return [state.clone() for state in positions(room, players, every=9, options=options)]


@pytest.mark.parametrize("room", cenote.games.all(), ids=cenote.games.keys())
def test_every_field_that_views_show_is_told(room: Room) -> None:
    states = samples(room)
    arrays = Observation(states[0], max(room.players))
    told: dict[str, list[bool]] = {}
    for part in parts(room):
        for field in part.fields:
            if field.sees == NOBODY_SEES:
                continue
            for one, other in pairwise(states):
                changed = exchanged(room, one, part, field, other)
                view = shown(changed)
                if view is not None and view != shown(one):
                    differs = arrays.encode(changed, ME).tobytes() != arrays.encode(one, ME).tobytes()
                    told.setdefault(f"{room.key} {part.name}.{field.name}", []).append(differs)
    assert len(told) >= 20, "nearly every field changes in a game"
    assert {name for name, differs in told.items() if not all(differs)} <= IN_PART
    assert [name for name, differs in told.items() if not any(differs)] == []
