"""What people are told of a position beyond what lies there."""

from __future__ import annotations

import random
from typing import Any

from cenote.games.tzolkin import GAME
from cenote.games.tzolkin.components import MONUMENTS
from cenote.games.tzolkin.faces.outlook import LADDERS_SEEN
from cenote.games.tzolkin.scoring import monument_points
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


def test_T106_T115_what_a_monument_would_score_for_whom() -> None:
    t = Table("Anna", "Oleg").workers("Anna", 4).monuments("Anna", "M-02")
    t.state.monuments = [MONUMENTS.index("M-07"), MONUMENTS.index("M-03")]
    ladders = outlook(t, "ladders")
    assert ladders.keys() == {"M-02", "M-03", "M-07"}, "those on offer and those that were built"
    assert ladders["M-07"] == {"from": 3, "points": [0, 6, 12, 18], "seats": [4, 3]}, "by 3 to 6 workers"
    assert ladders["M-02"] == {"from": 0, "points": [0, 2, 4, 6], "seats": [1, 1]}, "it counts itself, whoever has it"
    assert ladders["M-03"]["seats"] == [2, 2], "a monument that would be built counts with those that are"
    for seat, (name, ladder) in ((seat, each) for seat in range(2) for each in ladders.items()):
        there = t.state.clone()
        for player in there.players:
            player.monuments = [tile for tile in player.monuments if MONUMENTS[tile] != name]
        there.players[seat].monuments = [*there.players[seat].monuments, MONUMENTS.index(name)]
        scored = monument_points(there, there.players[seat], there.box.monuments[MONUMENTS.index(name)])
        assert ladder["points"][ladder["seats"][seat] - ladder["from"]] == scored


def test_ladders_that_were_kept_are_those_of_the_position() -> None:
    chance = random.Random(7)
    for players in (2, 4):
        LADDERS_SEEN.clear()
        s, kept, asked = GAME.new(players, f"kept {players}"), {}, 0
        while s.seat is not None:
            s.play(chance.choice(s.legal()))
            found, asked = s.outlook(None)["ladders"], asked + 1
            kept.update(LADDERS_SEEN)
            LADDERS_SEEN.clear()
            assert s.outlook(None)["ladders"] == found
            LADDERS_SEEN.clear()
            LADDERS_SEEN.update(kept)
        assert 5 < len(kept) < asked / 2, "most decisions change nothing that a monument counts"
