"""What people are told of a position beyond what lies there."""

from __future__ import annotations

from typing import Any

from tzolkin.table import Table


def outlook(t: Table, key: str) -> Any:
    return t.state.outlook(None)[key]


def test_T26_T27_where_a_worker_would_go() -> None:
    t = Table("Anna", "Oleg").dummies().workers("Anna", U=[0, 1]).workers("Oleg", U=[3], P=[1])
    free = outlook(t, "free_spaces")
    assert (free["uxmal"], free["palenque"], free["tikal"]) == (2, 0, 0)
    t.workers("Anna", 6, U=[0, 1, 2, 4, 5]).workers("Oleg", 6, U=[3, 6, 7])
    assert outlook(t, "free_spaces")["uxmal"] is None


def test_T127_the_last_round_is_told_when_it_begins() -> None:
    t = Table("Anna", "Oleg")
    assert outlook(t, "calendar") == [7, 13, 20, 26]
    t.state.food_days = 3
    for day, last in ((25, False), (26, True)):
        t.state.day = day
        assert outlook(t, "last_round") is last


def test_T26_workers_that_stopping_leaves_in_hand() -> None:
    t = Table("Anna", "Oleg").goods("Anna", corn=5)
    assert outlook(t, "idle") == 0, "a turn that has not begun leaves nothing"
    t.play("place uxmal")
    assert outlook(t, "idle") == t.state.players[0].hand > 0
    t.play("done")
    assert outlook(t, "idle") == 0


def test_T33_T35_what_going_back_to_an_action_costs() -> None:
    t = Table("Anna", "Oleg", "Ira", "Petro").goods("Anna", corn=5).workers("Anna", 4, U=[5], P=[7])
    assert outlook(t, "back") == []
    t.play("pick uxmal 5")
    assert outlook(t, "back") == [4, 3, 2, 1, 0], "the corn that Uxmal 5 itself takes is no step back"
    t = Table("Anna", "Oleg", "Ira", "Petro").goods("Anna", corn=5).workers("Anna", 4, U=[5], P=[7])
    t.play("pick palenque 7")
    assert outlook(t, "back") == [0, 0, 0, 0, 0], "a free choice"
