"""The bounds of numbers on components stand in one place: what reads a file and what shows a form know the same."""

from __future__ import annotations

from importlib import import_module

import pytest

from cenote import games
from cenote.core.bounds import Bounds
from cenote.core.data import read
from cenote.core.refusal import BadData
from cenote.core.room import Room
from cenote.core.schema import Number, Wrong, within

ROOMS = [game for game in games.all() if isinstance(game, Room)]


def bounds_of(room: Room) -> Bounds:
    found: Bounds = import_module(f"{type(room).__module__}.schema").BOUNDS
    return found


DECLARED = [(room.key, kind, field) for room in ROOMS for kind, field in bounds_of(room).declared]


@pytest.mark.parametrize(("key", "kind", "field"), DECLARED)
def test_forms_and_files_have_the_same_bounds(key: str, kind: str, field: str) -> None:
    room = games.get(key)
    assert isinstance(room, Room)
    least, most = bounds_of(room).of(kind, field)
    number = room.schema[kind][field]
    assert isinstance(number, Number) and least == number.least <= number.most <= most
    id = next(id for id, entry in room.components()[kind].items() if field in entry)
    for value in (least - 1, most + 1):
        with pytest.raises(Wrong):
            number.check(value)
        with pytest.raises(BadData) as refusal:
            room.with_data("mine.toml", f"[{kind}.{id}]\n{field} = {value}\n")
        assert refusal.value.key in ("data-between", "data-number") and "mine.toml:2" in str(refusal.value)


def test_a_form_suggests_less_than_may_be_read() -> None:
    bounds = Bounds(100, {("pearl", "points"): (1, 99), ("pearl", "age"): (1, 2)})
    suggested = [within(bounds, "pearl", field, 20) for field in ("points", "age", "other")]
    assert [(one.least, one.most) for one in suggested] == [(1, 20), (1, 2), (0, 20)]
    assert within(bounds, "pearl", "points").most == 99


@pytest.mark.parametrize(
    ("points", "accepted"), [("4", True), ("99", True), ("100", False), ("0", False), ("true", False), ("'4'", False)]
)
def test_what_is_read(points: str, accepted: bool) -> None:
    bounds = Bounds(100, {("pearl", "points"): (1, 99)})
    data = read("mine.toml", f"[pearl.rose]\npoints = {points}\n")
    if accepted:
        assert bounds.number(data, "pearl", "rose", "points") == int(points)
    else:
        with pytest.raises(BadData) as refusal:
            bounds.number(data, "pearl", "rose", "points")
        assert refusal.value.key == "data-number"


def test_one_component_may_have_narrower_bounds() -> None:
    bounds = Bounds(100, {("pearl", "points"): (1, 9)})
    data = read("mine.toml", "[pearl.rose]\npoints = 4\n")
    assert bounds.number(data, "pearl", "rose", "points", least=4, most=4) == 4
    for least, most in ((5, 9), (1, 3)):
        with pytest.raises(BadData) as refusal:
            bounds.number(data, "pearl", "rose", "points", least=least, most=most)
        assert refusal.value.key == "data-between"
