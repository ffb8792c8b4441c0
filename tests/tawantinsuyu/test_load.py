"""What cannot be a position is refused, and the refusal names what is wrong."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote.core.fields import NONE
from cenote.core.kernel import State
from cenote.core.refusal import BadPosition
from cenote.core.rng import Rng
from cenote.games.tawantinsuyu.names import WEAVE
from cenote.games.tawantinsuyu.rules.building import FREE, Build, Construct
from cenote.games.tawantinsuyu.rules.conquest import WarLoss
from cenote.games.tawantinsuyu.rules.effects import Receive
from cenote.games.tawantinsuyu.rules.her.turn import HerCell
from cenote.games.tawantinsuyu.rules.monuments import StairsBuilt, StatueErected
from cenote.games.tawantinsuyu.rules.paying import Pay
from cenote.games.tawantinsuyu.rules.placing import Arrive
from cenote.games.tawantinsuyu.rules.priest import Act, Triggers
from cenote.games.tawantinsuyu.rules.restoring import Restore
from cenote.games.tawantinsuyu.rules.soldiers import PayTroops, Soldiers, TakeSpace
from cenote.games.tawantinsuyu.rules.tasks import OfferTask
from cenote.games.tawantinsuyu.rules.training import Enlist
from cenote.games.tawantinsuyu.rules.turn import EndTurn, SecondAction, Turn
from cenote.games.tawantinsuyu.rules.weaving import FreeWeaving
from cenote.games.tawantinsuyu.rules.workers import Hired
from tawantinsuyu.table import GAME, table

Dump = dict[str, Any]


def refused(dump: Any) -> BadPosition:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(dump)
    assert str(refusal.value)
    return refusal.value


def plain() -> Dump:
    """Black is to move; purple has something of everything."""
    t = table("purple", "black", "grey").workers("purple", priest=1).hand("purple", "G01").army("purple", "A01")
    t.troops("purple", "A19").tired("purple", "A20").built("purple", "P01", "Z01", down=["P02"])
    t.statues("purple", "small g1").tapestries("purple", ["W01", "W02"]).stairs("purple", upper=[1], lower=[1])
    t.markers("purple", "antisuyu-1").goods("purple", potato=2).hill(T01="priest").altar("G02").losses(1)
    dump: Dump = t.turn("black").state.dump()
    assert GAME.load(dump).dump() == dump
    return json.loads(json.dumps(dump))


def test_plain_positions_load() -> None:
    assert GAME.load(plain()).dump() == plain()


@pytest.mark.parametrize("dump", [None, [], "tawantinsuyu", 7])
def test_what_is_no_dump(dump: object) -> None:
    assert refused(dump).key == "not-a-dump"


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("game", "chess", "other-game"),
        ("rules", 99, "other-rules"),
        ("data", "0123", "other-data"),
        ("rng", [1, 2, 3], "field-length"),
        ("players", [], "field-length"),
        ("players", {}, "field-length"),
        ("solo", 1, "field-flag"),
        ("switches", 1, "field-value"),
        ("first", 3, "field-value"),
        ("active", 2, "field-value"),
        ("holder", 0, "field-value"),
        ("ceremonies", 3, "field-value"),
        ("last", True, "field-value"),
        ("rotation", 5, "field-value"),
        ("roll", 2, "field-value"),
        ("personality", 0, "field-value"),
        ("opened", False, "no-decision"),
        ("upper", [0, 0, 0, 0], "field-length"),
        ("upper", [-1, -1, -1, -1, -1], "piece-count"),
        ("losses", [99, 0, 0, 0, 0], "field-value"),
        ("hill", {"T01": "farmer"}, "no-such-tile"),
        ("hill", {"T99": "priest"}, "no-such-tile"),
        ("hill", {"T01": "warrior"}, "piece-count"),
        ("hill", [], "field-missing"),
        ("conquests", {"antisuyu-1": 7}, "field-value"),
        ("conquests", {}, "piece-count"),
        ("village", [], "piece-count"),
        ("village", "all", "field-length"),
        ("altar", ["G02", "G02"], "twice"),
        ("altar", ["G99"], "no-such-tile"),
        ("played", "G03", "twice"),
        ("market", ["P01", "Z02"], "twice"),
        ("production_stack", [], "piece-missing"),
        ("weavings", [], "piece-missing"),
        ("starts", ["W01"], "twice"),
        ("loom", ["SW01"], "field-length"),
        ("replaced", ["Z09"], "piece-misplaced"),
        ("slots", ["G02"], "twice"),
        ("tokens", [1], "field-length"),
        ("stack", None, "field-length"),
        ("stack", [], "no-decision"),
        ("stack", [["Turn", 1]], "frame"),
        ("stack", [["EndTurn", 1], ["Turn", 0]], "frame"),
        ("stack", [["EndTurn", 1], ["Nonsense"]], "frame"),
        ("stack", [["EndTurn", 1], ["Turn", 1], ["Turn", 1]], "frame"),
        ("stack", [["EndTurn", 1], ["Feed", 1, 2]], "frame"),
        ("stack", [["EndTurn", 1], ["KeepCards", 1]], "frame"),
        ("stack", [["EndTurn", 1]], "no-decision"),
        ("stack", [["EndTurn", 1], ["HerTurn"], ["Turn", 1]], "frame"),
        ("stack", [["TakeTurn", 1], ["Turn", 1]], "field-value"),
    ],
)
def test_one_wrong_field(field: str, value: object, key: str) -> None:
    dump = plain()
    dump[field] = value
    assert refused(dump).key == key


@pytest.mark.parametrize("field", [field for field in plain() if field not in ("game", "rules", "data")])
def test_one_missing_field(field: str) -> None:
    dump = plain()
    del dump[field]
    assert refused(dump).key in ("field-missing", "not-a-dump")


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("vp", -1, "field-value"),
        ("goods", [1, 2, 3], "field-length"),
        ("goods", [1, 2, 3, -1], "field-value"),
        ("workers", [0, 0, 0, 0, 0], "piece-count"),
        ("step", 13, "field-value"),
        ("stairs", 5, "piece-count"),
        ("markers", 10, "piece-count"),
        ("priest", 5, "field-value"),
        ("hand", ["G01", "G02"], "twice"),
        ("hand", [], "piece-missing"),
        ("laid", ["G02"], "twice"),
        ("army", ["A19"], "twice"),
        ("up", ["P02"], "twice"),
        ("up", ["Z01"], "no-such-tile"),
        ("permanent", ["Z02"], "twice"),
        ("statues", [2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1], "piece-count"),
        ("tapestries", [["W01", "W02"], []], "same-design"),
        ("tapestries", 3, "field-length"),
        ("tapestries", [["W01", "W02", "SW01"]], "same-design"),
        ("queue", ["priest"], "piece-count"),
    ],
)
def test_one_wrong_field_of_a_player(field: str, value: object, key: str) -> None:
    dump = plain()
    dump["players"][0][field] = value
    assert refused(dump).key == key


def test_W56_the_designs_of_a_tapestry_differ() -> None:
    dump = plain()
    dump["players"][0]["tapestries"] = [["W01", "W08"]]
    dump["weavings"] = ["W02" if tile == "W08" else tile for tile in dump["weavings"]]
    assert refused(dump).key == "same-design"


FRAMES: list[tuple[Any, ...]] = [
    (Pay(1, 1, 0, 1, 0, 0),),
    (Pay(1, 1, 0, 0, 0, 0), Turn(1)),
    (Arrive(1, 0, 0, 0), Pay(1, 1, 0, 0, 0, 0)),
    (Construct(1, 30), Pay(1, 1, 0, 0, 0, 0)),
    (Construct(1, 2), Turn(1)),
    (StairsBuilt(1, 0), Pay(1, 1, 0, 0, 0, 0)),
    (StatueErected(1, 0), Turn(1)),
    (Hired(1, 0), Turn(1)),
    (TakeSpace(1, 6), Soldiers(1, 1, 0, 0)),
    (PayTroops(1), TakeSpace(1, 6), Soldiers(1, 1, 0, 0)),
    (Enlist(1),),
    (Receive(1, 0, 99),),
    (Receive(1, 9999, 1),),
    (SecondAction(1, 0),),
    (Restore(1, 1, 7, 0),),
    (Build(1, FREE, 0, 1),),
    (Turn(1), Act(0, 1, 0), Triggers(1, 3)),
    (WarLoss(0),),
    (HerCell(1), FreeWeaving(1, 1)),
]


@pytest.mark.parametrize("frames", FRAMES, ids=lambda frames: "-".join(type(frame).__name__ for frame in frames))
def test_stacks_that_no_game_comes_to(frames: tuple[Any, ...]) -> None:
    dump = plain()
    dump["stack"] = [[type(frame).__name__, *frame.args()] for frame in (EndTurn(1), *frames)]
    assert refused(dump).key in ("frame", "no-decision")


def test_a_card_pays_for_one_placement() -> None:
    dump = plain()
    dump["played"] = dump["altar"].pop()
    assert refused(dump).key == "piece-misplaced"


def test_no_building_is_swapped_twice() -> None:
    t = table("purple", "black").hand("purple", "G01").during("purple", Build(0, FREE, 0, NONE))
    dump: Dump = json.loads(json.dumps(t.play("swap G01", "replace P01").state.dump()))
    assert GAME.load(dump).moves()
    dump["replaced"] = ["P01", "P01"]
    assert refused(dump).key == "frame"


def test_weavings_to_give_back() -> None:
    """Those who draw five weavings with Z08 are asked first which of them go back."""
    t = table("purple", "black").built("purple", "Z08").during("purple", OfferTask(0, WEAVE)).play("task weave")
    assert t.asks() == "ReturnTile"
    assert GAME.load(t.state.dump()) == t.state


def ceremony() -> Dump:
    """Purple has no potatoes for two cards, but gold."""
    t = table("purple", "black").hand("purple", "G01", "G02").goods("purple", gold=2).token("purple")
    dump: Dump = json.loads(json.dumps(t.start_turn("purple").state.dump()))
    assert dump["stack"] == [["TakeTurn", 0], ["Ceremony", 0, 6], ["Part", 1, 5], ["Feed", 0, 2]]
    assert GAME.load(dump).dump() == dump
    return dump


@pytest.mark.parametrize(
    ("stack", "key"),
    [
        ([["TakeTurn", 0], ["Ceremony", 1, 6], ["Part", 1, 5], ["Feed", 0, 2]], "frame"),
        ([["TakeTurn", 0], ["Ceremony", 7, 6], ["Part", 1, 5], ["Feed", 0, 2]], "frame"),
        ([["TakeTurn", 0], ["Part", 1, 5], ["Feed", 0, 2]], "frame"),
        ([["TakeTurn", 0], ["Feed", 0, 2]], "frame"),
        ([["Ceremony", 0, 6], ["Feed", 0, 2]], "frame"),
        ([["TakeTurn", 0], ["Ceremony", 0, 6], ["Feed", 0, 2], ["Feed", 0, 2]], "frame"),
        ([["TakeTurn", 0], ["Ceremony", 0, 6]], "no-decision"),
    ],
)
def test_impossible_ceremonies(stack: object, key: str) -> None:
    assert refused({**ceremony(), "stack": stack}).key == key


def opening() -> Dump:
    """The first of three players chooses a start weaving."""
    return json.loads(json.dumps(GAME.new(3, 1).dump()))


def test_the_opening() -> None:
    dump = opening()
    first, second, third = [(dump["first"] + later) % 3 for later in range(3)]
    assert dump["stack"] == [["Deal"], ["StartChoosing", third], ["StartChoosing", second], ["ChooseStart", first]]
    assert refused({**dump, "stack": [["Deal"], ["StartChoosing", third], ["ChooseStart", third]]}).key == "frame"
    assert refused({**dump, "starts": dump["starts"][:2]}).key == "field-length"
    assert refused({**dump, "opened": True}).key == "no-decision"
    state = GAME.load(dump)
    while state.dump()["stack"][-1][0] != "KeepCards":
        state.play(state.moves()[0])
    keeping = json.loads(json.dumps(state.dump()))
    assert GAME.load(keeping) == state
    assert refused({**keeping, "stack": keeping["stack"][1:]}).key == "frame"


def solo() -> Dump:
    return json.loads(json.dumps(table(solo=True).state.dump()))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda dump: dump["players"].append(dump["players"][0]), "field-length"),
        (lambda dump: dump.update(slots=dump["slots"][:3]), "piece-missing"),
        (lambda dump: dump.update(tokens=[]), "field-length"),
        (lambda dump: dump.update(first=1), "field-value"),
        (lambda dump: dump["players"][1]["goods"].__setitem__(0, 5), "piece-misplaced"),
        (lambda dump: dump["players"][1]["hand"].append(dump["deck"].pop()), "field-length"),
        (lambda dump: dump["stack"].append(["Turn", 1]), "frame"),
        (lambda dump: dump.update(stack=[["EndTurn", 0], ["HerBuilding", 0, 0], ["FreeWeaving", 0, 1]]), "frame"),
    ],
)
def test_axomamma(change: Callable[[Dump], object], key: str) -> None:
    dump = solo()
    assert GAME.load(copy.deepcopy(dump)).dump() == dump
    change(dump)
    assert refused(dump).key == key


# --- arbitrary damage ---

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 50) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)


@cache
def middle(players: int, seed: int, decisions: int) -> State:
    state = GAME.new(players=players, seed=seed)
    chance = Rng.seeded(seed)
    while decisions and state.seat is not None:
        moves = state.moves()
        state.play(moves[chance.below(len(moves))])
        decisions -= 1
    return state


positions = st.builds(middle, st.integers(1, 4), st.integers(0, 5), st.integers(0, 250))
frames = st.builds(
    lambda name, numbers: [name, *numbers],
    st.sampled_from(sorted(GAME.frames)),
    st.lists(st.integers(-1, 4), max_size=6),
)


def leaves(written: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(written, dict):
        return found + [leaf for key in written for leaf in leaves(written[key], (*path, key))]
    if isinstance(written, list):
        return found + [leaf for i, item in enumerate(written) for leaf in leaves(item, (*path, i))]
    return found


def holder(dump: Any, path: tuple[Any, ...]) -> Any:
    for step in path[:-1]:
        dump = dump[step]
    return dump


def damage(data: st.DataObject, dump: Dump) -> None:
    """One random change: another value, a nearby number, a missing part, an added one, or two parts swapped."""
    paths = leaves(dump)
    stack = dump.get("stack")
    if isinstance(stack, list) and data.draw(st.integers(0, 2)) == 0:
        stack.insert(data.draw(st.integers(0, len(stack))), data.draw(frames))
        return
    path = data.draw(st.sampled_from(paths))
    where, key = holder(dump, path), path[-1]
    kind = data.draw(st.sampled_from(["value", "near", "near", "drop", "add", "swap"]))
    if kind == "near" and type(where[key]) is int:
        where[key] += data.draw(st.sampled_from([-1, 1, 2, -2]))
    elif kind == "drop":
        del where[key]
    elif kind == "add" and isinstance(where, list):
        where.insert(key, copy.deepcopy(data.draw(st.sampled_from(where))))
    elif kind == "swap":
        other = data.draw(st.sampled_from(paths))
        there = holder(dump, other)
        where[key], there[other[-1]] = copy.deepcopy(there[other[-1]]), copy.deepcopy(where[key])
    else:
        where[key] = data.draw(json_values)


@settings(max_examples=150)
@given(positions, st.data(), st.integers(1, 2))
def test_damaged_positions(state: State, data: st.DataObject, times: int) -> None:
    """A clear refusal, or a position that can be played to its end."""
    dump = json.loads(json.dumps(state.dump()))
    for _ in range(times):
        damage(data, dump)
    try:
        loaded = GAME.load(dump)
    except BadPosition as refusal:
        assert str(refusal)
        return
    chance = Rng.seeded(1)
    decisions = 0
    while loaded.seat is not None:
        if decisions % 9 == 0:
            assert GAME.load(json.loads(json.dumps(loaded.dump()))) == loaded
        moves = loaded.moves()
        loaded.play(moves[chance.below(len(moves))])
        decisions += 1
        assert decisions < 2000
