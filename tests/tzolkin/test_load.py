"""What cannot be a position is refused, and the refusal names what is wrong."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from cenote.core.refusal import BadPosition
from cenote.core.rng import Rng
from tzolkin.table import GAME, Table, site, table

Dump = dict[str, Any]


def refused(dump: Any) -> BadPosition:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(dump)
    assert str(refusal.value)
    return refusal.value


def plain() -> Dump:
    """Green is to move in the third round; one worker stands on a gear, one building is constructed."""
    t = table().day(2).workers("red", P=[2]).goods("red", corn=3, skull=1).buildings("red", "A1-10")
    dump: Dump = t.turn("green").state.dump()
    assert GAME.load(dump).dump() == dump
    return dump


def test_plain_positions_load() -> None:
    s = GAME.load(json.loads(json.dumps(plain())))
    assert s.seat == 1
    assert s.dump() == plain()


@pytest.mark.parametrize("dump", [None, [], "tzolkin", 7])
def test_what_is_no_dump(dump: object) -> None:
    assert refused(dump).key == "not-a-dump"


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("game", "chess", "other-game"),
        ("game", None, "other-game"),
        ("rules", 99, "other-rules"),
        ("data", "x", "other-data"),
    ],
)
def test_another_game(field: str, value: object, key: str) -> None:
    assert refused({**plain(), field: value}).key == key
    assert refused({name: had for name, had in plain().items() if name != field}).key == key


@pytest.mark.parametrize("field", sorted(set(plain()) - {"game", "rules", "data"}))
def test_missing_fields(field: str) -> None:
    dump = plain()
    del dump[field]
    refusal = refused(dump)
    assert refusal.key == "field-missing"
    assert str(refusal.details["field"]).startswith(field)


@pytest.mark.parametrize("field", sorted(plain()["players"][0]))
def test_missing_fields_of_players(field: str) -> None:
    dump = plain()
    del dump["players"][2][field]
    refusal = refused(dump)
    assert (refusal.key, refusal.details["field"]) == ("field-missing", f"players[2].{field}")


def spoil(change: Callable[[Dump], object]) -> Dump:
    dump = copy.deepcopy(plain())
    change(dump)
    return dump


def put(where: Any, key: Any, value: Any) -> None:
    where[key] = value


WRONG: list[tuple[str, Callable[[Dump], object], str, dict[str, object]]] = [
    ("14 skulls", lambda d: put(d, "skulls", 13), "skulls", {"found": 14, "wanted": 13}),
    ("more skulls than there are", lambda d: put(d, "skulls", 14), "field-value", {"field": "skulls", "highest": 13}),
    (
        "two workers on one space",
        lambda d: d["gears"]["palenque"].append([2, 1]),
        "two-workers",
        {"gear": "palenque", "space": 2},
    ),
    ("negative corn", lambda d: put(d["players"][0]["goods"], 0, -1), "field-value", {"field": "players[0].goods"}),
    ("7 workers", lambda d: put(d["players"][1], "workers", 7), "field-value", {"field": "players[1].workers"}),
    ("2 workers", lambda d: put(d["players"][1], "workers", 2), "field-value", {"field": "players[1].workers"}),
    ("a worker too many", lambda d: put(d["players"][1], "hand", 4), "workers", {"seat": 1, "workers": 3, "found": 4}),
    ("a worker too few", lambda d: put(d["gears"], "palenque", []), "workers", {"seat": 0, "found": 2}),
    ("occupant without a worker", lambda d: put(d, "occupant", 3), "workers", {"seat": 3, "found": 4}),
    ("occupant from elsewhere", lambda d: put(d, "occupant", 4), "field-value", {"field": "occupant"}),
    ("no such marker", lambda d: put(d, "marker", 4), "field-value", {"field": "marker"}),
    ("dummies", lambda d: put(d["gears"], "tikal", [[0, 4]]), "dummies", {"found": 1, "wanted": 0}),
    (
        "a worker beyond the last space",
        lambda d: put(d["gears"], "tikal", [[8, 0]]),
        "no-worker-there",
        {"gear": "tikal", "space": 8},
    ),
    ("a worker on no space", lambda d: put(d["gears"], "tikal", [[10, 0]]), "field-value", {"field": "gears.tikal"}),
    ("a worker of nobody", lambda d: put(d["gears"], "tikal", [[1, -1]]), "field-value", {"field": "gears.tikal"}),
    ("a worker that is none", lambda d: put(d["gears"], "tikal", [[1]]), "field-length", {"field": "gears.tikal"}),
    ("a worker that is a number", lambda d: put(d["gears"], "tikal", [1]), "field-length", {"field": "gears.tikal"}),
    ("no gear", lambda d: d["gears"].pop("uxmal"), "field-missing", {"field": "gears.uxmal"}),
    ("gears as a list", lambda d: put(d, "gears", []), "field-missing", {"field": "gears.palenque"}),
    ("players as a table", lambda d: put(d, "players", {}), "field-length", {"field": "players"}),
    ("one player", lambda d: put(d, "players", d["players"][:1]), "field-length", {"field": "players"}),
    ("a player who is a number", lambda d: put(d["players"], 1, 7), "field-missing", {"field": "players[1]"}),
    (
        "two on a top",
        lambda d: [put(d["players"][seat], "temples", [0, 7, 0]) for seat in (0, 2)],
        "two-on-top",
        {"temple": "yellow"},
    ),
    (
        "beyond a top",
        lambda d: put(d["players"][0], "temples", [6, 0, 0]),
        "field-value",
        {"field": "players[0].temples"},
    ),
    ("below the lowest", lambda d: put(d["players"][0], "temples", [0, 0, -2]), "field-value", {"lowest": -1}),
    ("two temples", lambda d: put(d["players"][0], "temples", [0, 0]), "field-length", {"wanted": 3}),
    ("level 4", lambda d: put(d["players"][0], "levels", [0, 0, 4, 0]), "field-value", {"field": "players[0].levels"}),
    (
        "a flag that is a number",
        lambda d: put(d["players"][0], "light", 1),
        "field-flag",
        {"field": "players[0].light"},
    ),
    ("a flag that is a text", lambda d: put(d["players"][0], "light", "no"), "field-flag", {"value": "no"}),
    ("a number that is a flag", lambda d: put(d, "day", True), "field-value", {"field": "day", "value": "True"}),
    ("a number that is a text", lambda d: put(d, "teeth_corn", "2"), "field-value", {"field": "teeth_corn"}),
    ("a number that is a fraction", lambda d: put(d, "burnt", 0.0), "field-value", {"field": "burnt"}),
    ("a fifth food day", lambda d: put(d, "food_days", 5), "field-value", {"field": "food_days"}),
    ("a tile twice", lambda d: d["players"][2]["buildings"].append("A1-10"), "twice", {"tile": "A1-10"}),
    ("a tile of the row twice", lambda d: d["stack1"].append(d["row"][0]), "twice", {}),
    ("a monument twice", lambda d: d["players"][2]["monuments"].append(d["monuments"][0]), "twice", {}),
    ("a wealth tile twice", lambda d: put(d["players"][0], "dealt", d["players"][1]["dealt"]), "twice", {}),
    ("no such tile", lambda d: put(d["row"], 0, "A3-01"), "no-such-tile", {"field": "row", "tile": "A3-01"}),
    ("a tile that is a number", lambda d: put(d["row"], 0, 5), "no-such-tile", {"tile": "5"}),
    ("an empty slot in a stack", lambda d: d["stack1"].append(""), "no-such-tile", {"field": "stack1"}),
    ("tiles as a text", lambda d: put(d, "stack2", "A2-01"), "field-length", {"field": "stack2"}),
    ("a row of five", lambda d: d["row"].pop(), "field-length", {"field": "row", "wanted": 6}),
    (
        "Age II in the row",
        lambda d: put(d["row"], 0, d["stack2"].pop()),
        "wrong-age",
        {"age": 1},
    ),
    ("Age II in the stack", lambda d: d["stack1"].append(d["stack2"].pop()), "wrong-age", {"age": 1}),
    ("Age I in the second stack", lambda d: d["stack2"].append(d["stack1"].pop()), "wrong-age", {"age": 2}),
    ("kept but not dealt", lambda d: put(d["players"][0], "kept", ["W-21", "W-01"]), "kept-tiles", {"seat": 0}),
    ("kept twice", lambda d: put(d["players"][0], "kept", d["players"][0]["dealt"][:1] * 2), "kept-tiles", {"seat": 0}),
    ("kept three", lambda d: put(d["players"][0], "kept", d["players"][0]["dealt"][:3]), "kept-tiles", {"seat": 0}),
    ("dealt three", lambda d: d["players"][1]["dealt"].pop(), "field-length", {"field": "players[1].dealt"}),
    ("undealt tiles after the reveal", lambda d: put(d, "undealt", ["W-14"]), "field-length", {"wanted": 0}),
    ("too many cells", lambda d: put(d, "open", [3, 1, 0, 0]), "jungle-cells", {"number": 3, "wanted": 4}),
    ("wood over group 2", lambda d: put(d, "covered", [1, 4, 4, 3]), "field-value", {"field": "covered"}),
    (
        "a wood tile too many",
        lambda d: put(d["players"][0], "wood_tiles", 1),
        "wood-tiles",
        {"found": 13, "wanted": 12},
    ),
    ("a wood tile burnt", lambda d: put(d, "burnt", 1), "wood-tiles", {"found": 13, "wanted": 12}),
    ("a corn tile too few", lambda d: put(d, "open", [3, 0, 0, 0]), "corn-tiles", {"found": 15, "wanted": 16}),
    ("three ovals", lambda d: put(d, "ovals", [-1, -1, -1]), "field-length", {"field": "ovals", "wanted": 9}),
    ("a skull of nobody", lambda d: put(d["ovals"], 3, 7), "field-value", {"field": "ovals"}),
    ("three words of chance", lambda d: d["rng"].pop(), "field-length", {"field": "rng", "wanted": 4}),
    ("a word too long", lambda d: put(d["rng"], 0, 2**32), "field-value", {"field": "rng"}),
    ("a negative word", lambda d: put(d["rng"], 0, -1), "field-value", {"field": "rng"}),
    ("a day too early", lambda d: put(d, "day", 1), "field-value", {"field": "day", "lowest": 2, "highest": 4}),
    ("a day too late", lambda d: put(d, "day", 5), "field-value", {"field": "day", "lowest": 2, "highest": 4}),
    (
        "quarters before the end",
        lambda d: put(d["players"][3], "quarters", 1),
        "field-value",
        {"field": "players[3].quarters"},
    ),
]


@pytest.mark.parametrize(("change", "key", "details"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_wrong_positions(change: Callable[[Dump], object], key: str, details: dict[str, object]) -> None:
    refusal = refused(spoil(change))
    assert refusal.key == key
    assert refusal.details | details == refusal.details


# --- what is still to be done ---

FRAMES = [["EndRound"], ["StartTurn", 3], ["StartTurn", 2], ["EndTurn", 1], ["Turn", 1, 0]]


def with_stack(*frames: list[object]) -> Dump:
    return {**plain(), "stack": [*FRAMES[:4], *frames]}


@pytest.mark.parametrize(
    "frames",
    [
        [["PlaceMore", 1, 1]],
        [["Turn", 1, 1]],
        [["Turn", 1, 1], ["Anger", 1]],
        [["PickMore", 1], ["Market", 1, 0, 0]],
        [["PickMore", 1], ["Build", 1, 2], ["ChooseTemple", 1, 0, -1]],
        [["PickMore", 1], ["BuyStep", 1], ["TakeResource", 1, 1]],
        [["PickMore", 1], ["Advance", 1, 1, 1], ["TakeResource", 1, 2]],
        [["PickMore", 1], ["FreeAdvance", 1], ["FreeAdvance", 1]],
        [["PickMore", 1], ["Harvest", 1, 3]],
    ],
    ids=str,
)
def test_possible_stacks(frames: list[list[object]]) -> None:
    dump = with_stack(*frames)
    for good in (0, 2):
        dump["players"][1]["goods"][good] = 3
    assert GAME.load(dump).dump() == dump


@pytest.mark.parametrize(
    ("frames", "key"),
    [
        ([["Fly", 1]], "frame"),
        ([["Turn", 1]], "frame"),
        ([["Turn", 1, 0, 0]], "frame"),
        ([["Turn", 4, 0]], "frame"),
        ([["Turn", -1, 0]], "frame"),
        ([["Turn", 1, 2]], "frame"),
        ([["Turn", "1", 0]], "frame"),
        ([["Turn", 0, 0]], "frame"),
        ([["PickMore", 1], ["Pay", 1, 4]], "frame"),
        ([["PickMore", 1], ["Harvest", 1, 1]], "frame"),
        ([["PickMore", 1], ["Discount", 1, 32, 0]], "frame"),
        ([["PickMore", 1], ["Receive", 1, 32, 0], ["Market", 1, 0, 0]], "frame"),
        ([["PickMore", 1], ["Receive", 1, 9, 0], ["Market", 1, 0, 0]], "frame"),
        ([["PickMore", 1], ["TakeResource", 1, 0]], "frame"),
        ([["PickMore", 1], ["UseWorker", 1, 0, 8]], "frame"),
        ([["PickMore", 1], ["Harvest", 0, 3]], "frame"),
        ([["PickMore", 1], ["Turn", 1, 0]], "frame"),
        ([["PickMore", 1], ["PickMore", 1]], "frame"),
        ([["PickMore", 1], ["EndRound"], ["Market", 1, 0, 0]], "frame"),
        ([["PickMore", 1], ["Market", 1, 0, 0], ["Market", 1, 0, 0]], "frame"),
        ([["PickMore", 1], ["Build", 1, 0], ["TakeResource", 1, 1]], "frame"),
        ([["PickMore", 1], ["Advance", 1, 1, 0], ["TakeResource", 1, 1]], "frame"),
        ([["PlaceMore", 1, 1], ["Market", 1, 0, 0]], "frame"),
        ([["Turn", 1, 0], ["Anger", 1]], "frame"),
        ([["Turn", 1, 1], ["Anger", 1], ["Anger", 1]], "frame"),
        ([["Market", 1, 0, 0]], "frame"),
        ([["PickMore", 1], ["Learn", 1, 0]], "no-decision"),
        ([["PickMore", 1], ["Pay", 1, 3]], "no-decision"),
        ([], "no-decision"),
    ],
    ids=str,
)
def test_impossible_stacks(frames: list[list[object]], key: str) -> None:
    assert refused(with_stack(*frames)).key == key


@pytest.mark.parametrize(
    ("stack", "key"),
    [
        ([["EndRound"], ["EndRound"], ["StartTurn", 2], ["EndTurn", 1], ["Turn", 1, 0]], "frame"),
        ([["Turn", 1, 0]], "frame"),
        ([["EndRound"], ["Turn", 1, 0]], "frame"),
        ([["ChooseDays", 1], ["ChooseDays", 1]], "frame"),
        ([["EndRound"], ["ChooseDays", 1]], "frame"),
        ([["StartRound"]], "no-decision"),
        ([], "no-decision"),
        ("Turn", "field-length"),
    ],
)
def test_impossible_rounds(stack: object, key: str) -> None:
    assert refused({**plain(), "stack": stack}).key == key


def test_choosing_days() -> None:
    t = table().workers("red", first=True).end_round()
    dump = t.state.dump()
    assert GAME.load(dump).moves() == [("days", "1"), ("days", "2")]


def finished() -> Dump:
    dump: Dump = table().day(26).end_round().state.dump()
    return dump


def test_the_end() -> None:
    assert GAME.load(finished()).seat is None
    assert refused({**finished(), "stack": FRAMES}).key == "no-decision"
    occupied = finished()
    occupied["occupant"] = 0
    occupied["players"][0]["hand"] -= 1
    assert refused(occupied).key == "no-decision"
    assert refused({**finished(), "food_days": 3}).key == "no-decision"
    assert refused({**finished(), "day": 26}).details == {"field": "day", "value": "26", "lowest": 27, "highest": 28}


def test_after_the_last_food_day_nothing_is_left_to_do() -> None:
    dump = table().day(26).state.dump()
    dump["food_days"] = 4
    assert refused(dump).key == "no-decision"


# --- a building in hand ---


def discounted() -> Table:
    return site("A1-09", architecture=3, wood=2, stone=1).play("build A1-09")


def test_a_building_being_paid_for() -> None:
    discounted().check()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda d: put(d["players"][0], "goods", [0, 0, 1, 0, 0]), "frame"),
        (lambda d: put(d["players"][0], "levels", [0, 0, 2, 0]), "frame"),
        (lambda d: put(d["row"], 0, "A1-09"), "twice"),
        (lambda d: put(d["stack"], -1, ["Discount", 0, 8, 1]), "frame"),
    ],
)
def test_a_building_that_cannot_be_paid_for(change: Callable[[Dump], object], key: str) -> None:
    dump = discounted().state.dump()
    change(dump)
    assert refused(dump).key == key


def test_effects_still_to_come() -> None:
    t = site("A1-12", wood=2, gold=1, others=("A1-01",)).play("build A1-12")
    dump = t.state.dump()
    assert dump["stack"][-2:] == [["Receive", 0, 11, 1], ["ChooseTemple", 0, 0, -1]]
    assert GAME.load(dump).dump() == dump
    dump["stack"][-2][3] = 2
    assert refused(dump).key == "frame"


# --- wealth tiles ---


def keeping(moves: int) -> Dump:
    s = GAME.new(players=3, seed=2)
    for _ in range(moves):
        s.play(s.moves()[0])
    return s.dump()


@pytest.mark.parametrize("moves", range(6))
def test_while_tiles_are_kept(moves: int) -> None:
    assert GAME.load(keeping(moves)).dump() == keeping(moves)


def test_who_has_kept_what() -> None:
    dump = keeping(3)
    first = dump["marker"]
    second, third = (first + 1) % 3, (first + 2) % 3
    for seat, kept, key in ((first, 1, "kept-tiles"), (second, 2, "frame"), (third, 1, "frame")):
        wrong = keeping(3)
        wrong["players"][seat]["kept"] = wrong["players"][seat]["dealt"][:kept]
        assert refused(wrong).key == key
    assert refused({**dump, "stack": dump["stack"][1:]}).key == "frame"
    assert refused({**dump, "stack": [["RevealWealth"], *dump["stack"]]}).key == "frame"


def test_a_choice_from_a_wealth_tile() -> None:
    """A host's own wealth tiles may lead beyond level 3, which gives a bonus before the first round."""
    game = GAME.with_data("mine.toml", "[wealth.W-10]\neffects = ['technology agriculture 4']\n")
    seen = 0
    for seed in range(40):
        s = game.new(players=2, seed=seed)
        while s.view(None)["round"] == 0:
            if type(s.decision).__name__ == "ChooseTemple":
                seen += 1
                dump = s.dump()
                assert game.load(dump) == s
                other = s.redeal(s.seat, Rng.seeded(1))
                assert other.view(s.seat) == s.view(s.seat)
                wrong = {**dump, "stack": [["StartRound"], ["Market", 0, 0, 0]]}
                with pytest.raises(BadPosition):
                    game.load(wrong)
            s.play(next((move for move in s.moves() if move[-1] == "W-10"), s.moves()[0]))
    assert seen
