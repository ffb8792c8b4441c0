"""What cannot be a position is refused, and the refusal names what is wrong."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from cenote.core.kernel import State
from cenote.core.refusal import BadPosition
from cenote.core.rng import Rng
from santamaria.table import GAME

Dump = dict[str, Any]
ALL = {"governor": True, "specialists": True, "ambassadors": True, "maya": True, "maya_seat": 1}


def middle(players: int, decisions: int, options: Mapping[str, object], seed: int = 4) -> State:
    """A position of a game in which nobody passes early."""
    state = GAME.new(players, seed, options)
    chance = Rng.seeded(seed)
    for _ in range(decisions):
        moves = [move for move in state.moves() if move[0] not in ("pass", "sell")] or state.moves()
        state.play(moves[chance.below(len(moves))])
    return state


def plain() -> Dump:
    dump: Dump = json.loads(json.dumps(middle(3, 40, {"colonies": "deal"}).dump()))
    assert GAME.load(dump).dump() == dump
    return dump


def full() -> Dump:
    dump: Dump = json.loads(json.dumps(middle(3, 60, ALL).dump()))
    assert GAME.load(dump).dump() == dump
    return dump


def refused(dump: Any) -> BadPosition:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(dump)
    assert str(refusal.value)
    return refusal.value


@pytest.mark.parametrize("field", sorted(set(plain()) - {"game", "rules", "data"}))
def test_missing_fields(field: str) -> None:
    dump = plain()
    del dump[field]
    assert refused(dump).key in ("field-missing", "field-length")


@pytest.mark.parametrize("field", sorted(plain()["players"][0]))
def test_missing_fields_of_players(field: str) -> None:
    dump = plain()
    del dump["players"][1][field]
    refusal = refused(dump)
    assert refusal.key == "field-missing"
    assert refusal.details["field"] == f"players[1].{field}"


@pytest.mark.parametrize("field", sorted(full()["city"]))
def test_missing_fields_of_the_city(field: str) -> None:
    dump = full()
    del dump["city"][field]
    assert refused(dump).details["field"] == f"city.{field}"


def put(*path: Any) -> Callable[[Dump], None]:
    """A change of one value: put("players", 0, "vp", 3)."""

    def change(dump: Dump) -> None:
        where: Any = dump
        for step in path[:-2]:
            where = where[step]
        where[path[-2]] = path[-1]

    return change


@pytest.mark.parametrize(
    "change",
    [
        put("year", 4),
        put("turn", -1),
        put("roads", 4),
        put("order", [0, 0, 1]),
        put("passed", [0, 0]),
        put("white", [9, 9, 9, 9, 9, 9]),
        put("ambassadors", [1, 1]),
        put("docks", ["S01", "S01", "S02", "S03"]),
        put("docks", ["Q01", "S01", "S02", "S03"]),
        put("places", ["philosophy"] * 11),
        put("monks", [1] * 11),
        put("gold", 3),
        put("maya", 0),
        put("city", {}),
        put("pairs", ["TH1"]),
        put("specialist_stack", ["farmer1"]),
        put("stack", []),
        put("stack", [["NextTurn", 1]]),
        put("stack", [["NextTurn", 1], ["Afterwards", 0], ["Turn", 1]]),
        put("stack", [["NextTurn", 1], ["Afterwards", 0], ["MayaTurn", 0]]),
        put("stack", [["NextTurn", 1], ["Afterwards", 0], ["Pay", 0, 1, 0]]),
        put("stack", [["NextTurn", 1], ["Afterwards", 0], ["EndLine", 0, 0, 0], ["Turn", 0]]),
        put("stack", [["NextTurn", 1], ["Afterwards", 0], ["Pray", 1]]),
        put("stack", [["NextTurn", 1], ["Afterwards", 0], ["Work", 0, 0, 9, 0], ["Pray", 0]]),
        put("stack", [["NextTurn", 1], ["Afterwards", 0], ["Symbol", 0, 1], ["Pray", 0]]),
        put("stack", [["NextTurn", 1], ["Afterwards", 0], ["Ship", 0], ["Pray", 0]]),
        put("stack", [["NextTurn", 1], ["Afterwards", 0], ["Berth", 0]]),
        put("stack", [["NextTurn", 1], ["Afterwards", 0], ["UseDie", 0, 2, 1]]),
        put("stack", [["Turn", 0]]),
        put("stack", [["Dance", 0]]),
        put("players", 0, "goods", [4, 0, 0, 0, 0, 0, 0]),
        put("players", 0, "goods", [0, 0, 0, 0, 0, 1, 0]),
        put("players", 0, "religion", 99),
        put("players", 0, "monks", 7),
        put("players", 0, "dice", 3),
        put("players", 0, "blue", [6, 0, 0, 0, 0, 0]),
        put("players", 0, "white_used", 4),
        put("players", 0, "governor", 3),
        put("players", 0, "passed", 3),
        put("players", 0, "colony", "B"),
        put("players", 0, "hall", "TH1"),
        put("players", 0, "given_scholar", "commerce"),
        put("players", 0, "hired", [1, 0, 0]),
        put("players", 0, "laid", [["D01", 999]]),
        put("players", 0, "docks", [["S01"], [], [], []]),
        put("options", {}),
        put("options", "maya", True),
        put("options", "dice", True),
    ],
)
def test_impossible_positions(change: Callable[[Dump], None]) -> None:
    dump = plain()
    change(dump)
    refused(dump)


def test_a_turn_in_which_somebody_prays_after_work() -> None:
    dump = plain()
    dump["stack"] = [["NextTurn", 1], ["Afterwards", 0], ["Work", 0, 0, 0, 0], ["Pray", 0]]
    assert GAME.load(dump).dump() == dump


@pytest.mark.parametrize(
    "change",
    [
        put("city", None),
        put("city", "on", 0, 3),
        put("city", "stores", [9] * 7),
        put("city", "reserve", [0] * 7),
        put("city", "tokens", ["MB01", "MB01"]),
        put("city", "junctions", 2),
        put("city", "road_tokens", 1),
        put("city", "priests", 2),
        put("city", "levels", [3, 3, 3, 3, 3]),
        put("city", "temples", ["TP11"] * 5),
        put("city", "medium", []),
        put("city", "hand", ["C01"]),
        put("city", "tucked", [["C01"], [], [], [], []]),
        put("city", "sunk", 30),
        put("city", "learned", 1),
        put("city", "partner", 1),
        put("city", "give", [1, 0, 0, 0, 0, 0, 0]),
        put("city", "patience", [1, 1, 1]),
        put("gold", 0),
        put("maya", 1),
        put("players", 0, "goods", [9, 0, 0, 0, 0, 0, 0]),
        put("players", 0, "monks", 1),
        put("players", 1, "governor", -1),
        put("specialists", ["farmer1"] * 6),
    ],
)
def test_impossible_cities(change: Callable[[Dump], None]) -> None:
    dump = full()
    change(dump)
    refused(dump)


def test_choices_of_colonies_are_checked() -> None:
    start: Dump = json.loads(json.dumps(GAME.new(3, 2).dump()))
    assert GAME.load(start).dump() == start
    for stack in (start["stack"][:-1], start["stack"][:1] + start["stack"][2:], [*start["stack"], ["Turn", 0]]):
        dump = copy.deepcopy(start)
        dump["stack"] = stack
        refused(dump)
    dump = copy.deepcopy(start)
    dump["players"][start["stack"][-1][1]]["colony"] = "A1"
    refused(dump)


def test_finished_games_load() -> None:
    state = GAME.new(2, 3, ALL)
    chance = Rng.seeded(3)
    while state.seat is not None:
        moves = state.moves()
        state.play(moves[chance.below(len(moves))])
    assert GAME.load(state.dump()) == state
    dump = state.dump()
    dump["year"] = 2
    assert refused(dump).key == "no-decision"
