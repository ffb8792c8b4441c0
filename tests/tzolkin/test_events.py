"""What those who watch are told."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Event
from cenote.core.words import LANGUAGES
from tzolkin.table import GAME, Table, table

Told = tuple[str, int | None, dict[str, object]]


def told(events: list[Event]) -> list[Told]:
    for event in events:
        for language in LANGUAGES:
            assert GAME.words(language).event(event, ["Ana", "Ben", "Cy", "Dora"])
    return [(event.name, event.seat, event.args) for event in events]


def after(t: Table, *moves: str) -> list[Told]:
    return told(t.watch(*moves))


def round_of(t: Table) -> list[Told]:
    t.state.watch()
    t.end_round()
    return told(t.state.told())


def test_placing() -> None:
    t = table().workers("green", T=[0]).teeth(2).goods("red", corn=4)
    events = after(t, "place tikal", "place first_player")
    assert events[:2] == [
        ("pay", 0, {"goods": {"corn": 1}}),
        ("place", 0, {"gear": "tikal", "space": 1}),
    ]
    assert events[2:4] == [
        ("pay", 0, {"goods": {"corn": 1}}),
        ("place", 0, {"gear": "first_player", "space": 0}),
    ]
    assert after(t, "done") == [
        ("collect", 0, {}),
        ("gain", 0, {"goods": {"corn": 2}}),
        ("turn", 1, {}),
    ]


def test_begging_and_mercy() -> None:
    assert after(table().goods("red", corn=1), "beg", "down brown") == [
        ("beg", 0, {}),
        ("gain", 0, {"goods": {"corn": 2}}),
        ("down", 0, {"temple": "brown", "step": -1}),
    ]


def test_picking_up() -> None:
    events = after(table().workers("red", P=[4], Y=[1]), "pick palenque 4", "action palenque 4", "harvest wood")
    assert events == [
        ("pick", 0, {"gear": "palenque", "space": 4}),
        ("act", 0, {"gear": "palenque", "number": 4}),
        ("harvest", 0, {"how": "wood", "number": 4}),
        ("gain", 0, {"goods": {"wood": 3}}),
    ]


def test_offering_and_temples() -> None:
    t = table().temples("red", 0, 0, 6).workers("red", C=[4], P=[0]).goods("red", skull=1)
    assert after(t, "pick chichen_itza 4", "action chichen_itza 4")[2:] == [
        ("offer", 0, {"number": 4}),
        ("score", 0, {"vp": 7, "source": "skulls"}),
        ("lost-step", 0, {"temple": "green"}),
    ]
    t = table().workers("red", C=[4], P=[0]).goods("red", skull=1)
    assert after(t, "pick chichen_itza 4", "action chichen_itza 4")[-1] == ("up", 0, {"temple": "green", "step": 1})


def test_technology() -> None:
    t = table().levels("red", theology=2).workers("red", T=[3], P=[0]).goods("red", wood=4)
    assert after(t, "pick tikal 3", "action tikal 3", "advance theology")[2:] == [
        ("pay", 0, {"goods": {"wood": 3}}),
        ("advance", 0, {"track": "theology", "level": 3}),
    ]
    assert after(t, "advance theology") == [
        ("pay", 0, {"goods": {"wood": 1}}),
        ("bonus", 0, {"track": "theology"}),
        ("gain", 0, {"goods": {"skull": 1}}),
    ]


def test_building() -> None:
    t = table().row("A1-07").levels("red", architecture=2).workers("red", T=[2]).goods("red", wood=3)
    events = after(t, "pick tikal 2", "action tikal 2", "build A1-07")
    assert events[2:-2] == [
        ("build", 0, {"tile": "A1-07"}),
        ("pay", 0, {"goods": {"wood": 3}}),
        ("gain", 0, {"goods": {"corn": 1}}),
        ("score", 0, {"vp": 2, "source": "technology"}),
        ("advance", 0, {"track": "agriculture", "level": 1}),
        ("gain", 0, {"goods": {"stone": 1}}),
    ]
    assert events[-2][0] == "show"


def test_monuments() -> None:
    t = table().only("A1-06").offer("M-13").workers("red", T=[4]).goods("red", gold=4, skull=1)
    events = after(t, "pick tikal 4", "action tikal 4")
    assert events[2:5] == [
        ("monument", 0, {"tile": "M-13"}),
        ("pay", 0, {"goods": {"gold": 4}}),
        ("pay", 0, {"goods": {"skull": 1}}),
    ]


def test_a_new_worker() -> None:
    assert ("worker", 0, {}) in after(table().workers("red", U=[3]), "pick uxmal 3", "action uxmal 3")
    assert ("worker", 0, {}) not in after(table().workers("red", 6, U=[3]), "pick uxmal 3", "action uxmal 3")


def test_the_calendar() -> None:
    assert round_of(table().workers("red", P=[7])) == [
        ("tooth", None, {}),
        ("fall", 0, {"gear": "palenque"}),
        ("day", None, {"days": 1}),
        ("round", None, {"round": 2, "days": 6}),
        ("turn", 0, {}),
    ]
    t = table().workers("green", first=True)
    assert round_of(t) == [("home", 1, {}), ("marker", 1, {})]
    assert after(t, "days 2")[:2] == [("double", 1, {}), ("day", None, {"days": 2})]


def test_a_food_day() -> None:
    t = table().day(20).goods("red", corn=5).temples("red", 0, 0, 4).skulls_left(0)
    events = round_of(t)
    assert events[:4] == [
        ("food-day", None, {"n": 3}),
        ("feed", 0, {"workers": 2, "unfed": 1}),
        ("pay", 0, {"goods": {"corn": 4}}),
        ("score", 0, {"vp": -3, "source": "hunger"}),
    ]
    assert ("no-skulls", None, {}) in events
    assert ("gain", 0, {"goods": {"wood": 2}}) in events


def test_the_end() -> None:
    t = table().day(26).goods("red", corn=6 + 5, skull=1).monuments("red", "M-02")
    events = round_of(t)
    last = events[events.index(("day", None, {"days": 1})) :]
    assert last == [
        ("day", None, {"days": 1}),
        ("score", 0, {"vp": 1.25, "source": "goods"}),
        ("score", 0, {"vp": 3, "source": "skulls-kept"}),
        ("score", 0, {"vp": 2, "source": "monuments"}),
        ("end", None, {}),
    ]
    assert ("score", 0, {"vp": 3, "source": "highest"}) in events


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wealth(players: int) -> None:
    s = GAME.new(players=players, seed=1)
    s.watch()
    for _ in range(2 * players - 1):
        s.play(s.moves()[0])
        assert s.told() == [], "nobody is told before all have chosen"
    s.play(s.moves()[0])
    events = told(s.told())
    kept = [(seat, args["tile"]) for name, seat, args in events if name == "keep"]
    assert kept == [(seat, s.view(None)["players"][seat]["kept"]) for seat in range(players)]
