"""What cannot be a position is refused, and the refusal names what is wrong."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote.core.refusal import BadPosition
from cenote.core.rng import Rng
from endlesswinter.table import GAME, table

Dump = dict[str, Any]


def refused(dump: Any) -> BadPosition:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(dump)
    assert str(refusal.value)
    return refusal.value


def plain() -> Dump:
    """Bison acts in Hunt in the first round; wolf has placed a figure, there are megaliths, a village and a stone."""
    t = table(glacier_tokens=True, rest_tokens=True).tiles("M1", "M2", "M3", "M4").megaliths("neutral", "a2", "a3")
    t.cards("bison", hand=["hunter", "C01", "tribeswoman"]).goods("bison", food=3, tools=1).stones("wolf", "I-01")
    t.village("wolf", "b1-b2-c2").animals("lion", ground_sloth=2).hunting(steppe_bison=2).turn("bison", at="develop")
    dump: Dump = t.play("place tribe hunt", "play tribeswoman").state.dump()
    assert GAME.load(dump).dump() == dump
    return dump


def test_plain_positions_load() -> None:
    s = GAME.load(json.loads(json.dumps(plain())))
    assert s.seat == 1
    assert s.dump() == plain()


@pytest.mark.parametrize("dump", [None, [], "endlesswinter", 7])
def test_what_is_no_dump(dump: object) -> None:
    assert refused(dump).key == "not-a-dump"


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [("game", "tzolkin", "other-game"), ("rules", 99, "other-rules"), ("data", "x", "other-data")],
)
def test_another_game(field: str, value: object, key: str) -> None:
    assert refused({**plain(), field: value}).key == key


@pytest.mark.parametrize("field", sorted(set(plain()) - {"game", "rules", "data"}))
def test_missing_fields(field: str) -> None:
    dump = plain()
    del dump[field]
    refusal = refused(dump)
    assert (refusal.key, refusal.details["field"]) == ("field-missing", field)


@pytest.mark.parametrize("field", sorted(plain()["players"][0]))
def test_missing_fields_of_players(field: str) -> None:
    dump = plain()
    del dump["players"][2][field]
    refusal = refused(dump)
    assert (refusal.key, refusal.details["field"]) == ("field-missing", f"players[2].{field}")


def put(where: Any, key: Any, value: Any) -> None:
    where[key] = value


def first(d: Dump) -> Any:
    return d["players"][0]


WRONG: list[tuple[str, Callable[[Dump], object], str, dict[str, object]]] = [
    ("one player", lambda d: put(d, "players", d["players"][:1]), "field-length", {"field": "players"}),
    ("a player who is a number", lambda d: put(d["players"], 1, 7), "field-missing", {"field": "players[1]"}),
    ("a round too many", lambda d: put(d, "round", 5), "field-value", {"field": "round", "highest": 4}),
    ("a flag that is a number", lambda d: put(d, "eclipse", 1), "field-flag", {"field": "eclipse"}),
    ("no such level", lambda d: put(d, "level", "cruel"), "no-such-tile", {"field": "level"}),
    ("a solo game of four", lambda d: put(d, "level", "harsh"), "field-length", {"field": "players", "wanted": "2"}),
    ("a seat twice in the order", lambda d: put(d, "order", [0, 1, 2, 2]), "field-length", {"field": "order"}),
    ("honour upside down", lambda d: put(d["players"][3], "honour", 2), "winter-honour-order", {}),
    (
        "too much food",
        lambda d: put(d["players"][1], "food", 7),
        "field-value",
        {"field": "players[1].food", "highest": 6},
    ),
    ("too many tools", lambda d: put(d["players"][1], "tools", 11), "field-value", {"highest": 10}),
    ("a sixth camp", lambda d: put(first(d), "camps_left", 5), "winter-camps", {"seat": 0, "found": 6, "wanted": 5}),
    (
        "a fourth village",
        lambda d: put(first(d), "villages", ["a1-a2-b2", "a2-a3-b3", "d1-d2-e1", "c4-c5-d4"]),
        "field-length",
        {},
    ),
    (
        "two villages on a junction",
        lambda d: put(d["players"][1], "villages", ["b1-b2-c2"]),
        "twice",
        {"tile": "b1-b2-c2"},
    ),
    ("no such junction", lambda d: put(first(d), "villages", ["a1-b1"]), "no-such-tile", {"tile": "a1-b1"}),
    (
        "a card from nowhere",
        lambda d: d["players"][1]["deck"].append("shaman"),
        "winter-cards",
        {"card": "shaman", "found": 16},
    ),
    (
        "a starting card too few",
        lambda d: first(d)["deck"].remove("brave"),
        "winter-cards",
        {"card": "brave", "found": 1},
    ),
    (
        "an unsorted hand",
        lambda d: d["players"][1]["hand"].reverse(),
        "winter-not-sorted",
        {"field": "players[1].hand"},
    ),
    ("a culture card twice", lambda d: first(d)["deck"].append("C01"), "twice", {"tile": "C01"}),
    ("seven on display", lambda d: d["display"].pop(), "field-length", {"field": "display", "wanted": 8}),
    ("no such card", lambda d: put(d["display"], 0, "C41"), "no-such-tile", {"tile": "C41"}),
    ("a lost animal", lambda d: d["animal_deck"].pop(), "winter-animals", {}),
    (
        "an animal too many",
        lambda d: put(first(d)["turned"], 6, 1),
        "winter-animals",
        {"animal": "argentavis", "found": 6},
    ),
    ("two base hexes", lambda d: put(d["terrain"], 0, "T00"), "twice", {"tile": "T00"}),
    ("the base elsewhere", lambda d: d["terrain"].insert(0, d["terrain"].pop(9)), "winter-terrain", {}),
    ("no tile", lambda d: d["terrain"].pop(), "field-length", {"field": "terrain"}),
    ("a megalith of nobody", lambda d: put(d["megaliths"][0], 2, 7), "field-value", {"field": "megaliths"}),
    ("a megalith that is a number", lambda d: d["megaliths"].append(3), "field-length", {"field": "megaliths"}),
    ("a neutral one too many", lambda d: put(d["players"][3], "neutrals", 1), "winter-megaliths", {"wanted": 3}),
    ("own before neutral", lambda d: put(d["players"][3], "megaliths", 7), "winter-megaliths", {"wanted": 1}),
    ("a stone twice", lambda d: put(first(d), "stones", ["I-01", "I-01"]), "twice", {"tile": "I-01"}),
    ("no chief", lambda d: put(first(d), "chief", ""), "field-missing", {"field": "players[0].chief"}),
    ("a chief twice", lambda d: put(first(d), "chief", d["players"][1]["chief"]), "twice", {}),
    (
        "an offer after set-up",
        lambda d: put(
            d, "setup_offer", [s for s in ["S1", "S2", "S3", "S4", "S5"] if s not in [p["setup"] for p in d["players"]]]
        ),
        "field-length",
        {"field": "setup_offer"},
    ),
    ("a rest token lost", lambda d: d["rest_stack"].pop(), "field-length", {"field": "rest_stack", "wanted": "5"}),
    ("a figure too many", lambda d: put(first(d), "tribe_figures", 2), "winter-figures", {"seat": 0}),
    ("a figure in two columns", lambda d: d["columns"][0].append(0), "winter-figures", {"seat": 0}),
    ("a figure of nobody", lambda d: d["columns"][0].append(8), "field-value", {"field": "columns"}),
    ("a figure that stands elsewhere", lambda d: put(d, "column", 1), "winter-figures", {}),
    ("an ability of no card", lambda d: put(d["players"][1], "ready", ["hunter"]), "winter-ready-cards", {"seat": 1}),
    ("fresh without initiating", lambda d: put(d["players"][1], "fresh", 8), "winter-fresh-cards", {"seat": 1}),
    ("a card that is not there", lambda d: first(d)["came"].append("unseen"), "winter-memory", {"seat": 0}),
    ("a card seen to come", lambda d: first(d)["came"].append("C40"), "winter-memory", {"seat": 0}),
    ("a burial of nothing", lambda d: first(d)["came"].insert(0, "burial"), "winter-memory", {"seat": 0}),
    ("an open burial of nothing", lambda d: put(first(d), "buried_openly", 1), "winter-memory", {"seat": 0}),
    ("a word that is no memory", lambda d: first(d)["came"].append("S1"), "no-such-tile", {}),
    ("more tokens seen than there are", lambda d: put(d, "rest_seen", 5), "field-value", {"field": "rest_seen"}),
    ("three words of chance", lambda d: d["rng"].pop(), "field-length", {"field": "rng"}),
]


@pytest.mark.parametrize(("change", "key", "details"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_wrong_positions(change: Callable[[Dump], object], key: str, details: dict[str, object]) -> None:
    dump = copy.deepcopy(plain())
    change(dump)
    refusal = refused(dump)
    assert (refusal.key, refusal.details) == (key, refusal.details | details)


# --- what is still to be done ---

TURN: list[list[object]] = [["NextTurn", 2], ["EndTurn", 1], ["LayPile", 1, 0], ["DiscardPlayed", 1]]


@pytest.mark.parametrize(
    "frames",
    [
        [["Act", 1]],
        [["Act", 1], ["Gain", 1, 2, 1]],
        [["Act", 1], ["TurnAnimals", 1, 2, 1, 4], ["Gain", 1, 4, 3]],
        [["Act", 1], ["Receive", 1, 5, 1], ["BuryCards", 1, 1]],
        [["Act", 1], ["Arrow", 1, 14]],
        [["Act", 1], ["DiscardCards", 1, 1, 0], ["TakeTop", 1, 1]],
        [["Act", 1], ["FreeStone", 1]],
    ],
    ids=str,
)
def test_possible_stacks(frames: list[list[object]]) -> None:
    dump = {**plain(), "stack": TURN + frames}
    assert GAME.load(dump).dump() == dump


@pytest.mark.parametrize(
    ("stack", "key"),
    [
        ([*TURN, ["Fly", 1]], "frame"),
        ([*TURN, ["Act", 0]], "frame"),
        ([*TURN, ["Act", 1, 1]], "frame"),
        ([*TURN, ["Act", 1], ["Act", 1]], "frame"),
        ([*TURN, ["Turn", 1, 0]], "frame"),
        ([*TURN, ["Rest", 1, 0, 0]], "frame"),
        ([*TURN, ["Act", 1], ["Gain", 1, 0, 1]], "frame"),
        ([*TURN, ["Act", 1], ["Gain", 1, 5, 1]], "frame"),
        ([*TURN, ["Act", 1], ["Gain", 1, 2, 0]], "frame"),
        ([*TURN, ["Act", 1], ["Gain", 2, 2, 1]], "frame"),
        ([*TURN, ["Act", 1], ["Receive", 1, 9999, 1]], "frame"),
        ([*TURN, ["Act", 1], ["Receive", 1, 5, 9999]], "frame"),
        ([*TURN, ["Act", 1], ["Receive", 1, 5, -1]], "frame"),
        ([*TURN, ["Act", 1], ["Arrow", 1, 0]], "frame"),
        ([*TURN, ["Act", 1], ["TurnAnimals", 1, 2, 0, 4]], "frame"),
        ([*TURN, ["Act", 1], ["TurnAnimals", 1, 0, 0, 0]], "frame"),
        ([*TURN, ["Act", 1], ["MoveCamps", 1, 0]], "frame"),
        ([*TURN, ["Act", 1], ["GainTokens", 1, 1]], "frame"),
        ([*TURN, ["Act", 1], ["Recruit", 1, 1, 2]], "frame"),
        ([*TURN, ["Act", 1], ["DiscardCards", 1, 1, 2]], "frame"),
        ([*TURN, ["Act", 1], ["BuryCards", 1, 99]], "frame"),
        ([*TURN, ["Act", 1], ["ChooseToken", 1]], "frame"),
        ([*TURN, ["Act", 1], ["UsePile", 1]], "frame"),
        ([*TURN[:3], ["Act", 1]], "frame"),
        ([["NextTurn", 3], *TURN[1:], ["Act", 1]], "frame"),
        ([["NextTurn", 99], *TURN[1:], ["Act", 1]], "frame"),
        ([["NextEclipse", 1], ["UsePile", 1]], "frame"),
        ([["ChooseChief", 1]], "frame"),
        ([*TURN], "no-decision"),
        ([], "field-value"),
        ("Act", "field-length"),
    ],
)
def test_impossible_stacks(stack: object, key: str) -> None:
    assert refused({**plain(), "stack": stack}).key == key


@pytest.mark.parametrize(("era", "card"), [(0, "hunter"), (1, "hunter"), (0, "C21"), (1, "C01")])
def test_decks_have_culture_cards_of_their_era_only(era: int, card: str) -> None:
    dump = GAME.new(players=2, seed=1).dump()
    other = dump["culture"][1 - era]
    dump["culture"][1 - era] = [each for each in other if each != card]
    dump["culture"][era][0] = card
    assert refused(dump).details == {"field": f"culture[{era}]", "tile": card}


def test_what_is_laid_out_are_culture_cards() -> None:
    dump = GAME.new(players=2, seed=1).dump()
    dump["display"][0] = "hunter"
    assert refused(dump).details == {"field": "display", "tile": "hunter"}


def test_set_up_is_checked() -> None:
    for draft in ("none", "setup", "chiefs"):
        s = GAME.new(players=3, seed=1, options={"draft": draft})
        assert GAME.load(s.dump()) == s
        s.play(s.moves()[0])
        assert GAME.load(s.dump()) == s
        assert refused({**s.dump(), "stack": s.dump()["stack"][:-1]}).key in ("frame", "no-decision")
        assert refused({**s.dump(), "eclipse": True}).key == "frame"
    dump = GAME.new(players=3, seed=1, options={"draft": "chiefs"}).dump()
    dump["chief_offer"].pop()
    assert refused(dump).details["field"] == "chief_offer"


def test_the_end_is_checked() -> None:
    s = GAME.new(players=2, seed=1)
    while s.seat is not None:
        s.play(s.moves()[0])
    dump = s.dump()
    assert GAME.load(dump).seat is None
    assert refused({**dump, "round": 3}).details["field"] == "round"
    assert refused({**dump, "stack": [["Act", 0]]}).key == "frame"


def test_eclipses_are_checked() -> None:
    t = table("wolf", "bison").cards("wolf", pile=["elder", "crafter"]).start_eclipse()
    t.check()
    dump = t.state.dump()
    assert refused({**dump, "stack": [["NextEclipse", 2], *dump["stack"][1:]]}).key == "frame"
    assert refused({**dump, "stack": [dump["stack"][0], ["BoardBenefits", 0, 1]]}).key == "frame"


def solo() -> Dump:
    dump: Dump = table("wolf", glacier_tokens=True).play("place tribe hunt").state.dump()
    assert dump["level"]
    return dump


@pytest.mark.parametrize(
    ("change", "key", "details"),
    [
        (lambda d: d["nomad_deck"].pop(), "field-length", {"field": "nomad_deck"}),
        (lambda d: d["nomad_open"].append(d["nomad_deck"].pop()), "field-length", {"field": "nomad_open"}),
        (lambda d: put(d["players"][1], "chief", "handseer A"), "field-missing", {"field": "players[1].chief"}),
        (lambda d: put(d["stack"][-1], 1, 1), "frame", {"frame": "['Act', 1]"}),
        (lambda d: d["players"].append(d["players"][1]), "field-length", {"field": "players", "wanted": "2"}),
    ],
    ids=["a card lost", "a card too early", "a chief of the nomad", "a nomad who decides", "a third seat"],
)
def test_solo_positions_are_checked(change: Callable[[Dump], object], key: str, details: dict[str, object]) -> None:
    """What the nomad has cannot be otherwise, and nobody asks it (E123, E124)."""
    dump = solo()
    change(dump)
    refusal = refused(dump)
    assert (refusal.key, refusal.details) == (key, refusal.details | details)


# --- arbitrary damage ---


def paths(written: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(written, dict):
        return found + [leaf for key in written for leaf in paths(written[key], (*path, key))]
    if isinstance(written, list):
        return found + [leaf for i, item in enumerate(written) for leaf in paths(item, (*path, i))]
    return found


@settings(max_examples=150)
@given(st.integers(1, 4), st.integers(0, 250), st.data())
def test_damaged_positions(players: int, decisions: int, data: st.DataObject) -> None:
    """A damaged position is refused, or it can be played to the end."""
    s = GAME.new(players=players, seed=decisions % 7)
    chance = Rng.seeded(decisions)
    while decisions and s.seat is not None:
        s.play(s.moves()[chance.below(len(s.moves()))])
        decisions -= 1
    dump = json.loads(json.dumps(s.dump()))
    path = data.draw(st.sampled_from(paths(dump)))
    where = dump
    for step in path[:-1]:
        where = where[step]
    if type(where[path[-1]]) is int:
        where[path[-1]] += data.draw(st.sampled_from([-2, -1, 1, 2]))
    else:
        where[path[-1]] = data.draw(st.sampled_from([None, 0, 1, "", "hunter", [], {}, True]))
    try:
        loaded = GAME.load(dump)
    except BadPosition as refusal:
        assert str(refusal)
        return
    while loaded.seat is not None:
        assert loaded.view(0)["turn"] == loaded.turn
        loaded.play(loaded.moves()[chance.below(len(loaded.moves()))])
    assert GAME.load(loaded.dump()) == loaded


@pytest.mark.parametrize(
    ("came", "accepted"),
    [
        (["unseen", "burial", "unseen"], True),
        (["burial", "unseen", "unseen"], False),
        (["later", "burial", "unseen", "unseen"], False),
        (["maybe hunter", "burial", "unseen", "unseen"], False),
        (["maybe brave", "burial", "unseen", "unseen", "later"], True),
        (["unseen", "burial", "unseen", "later", "later"], False),
        (["brave", "burial", "unseen"], True),
        (["unseen", "burial", "hunter"], False),
    ],
)
def test_E133_what_is_remembered_can_have_happened(came: list[str], accepted: bool) -> None:
    """E133: for every card buried face down there is one that it may be; what is accepted can be dealt anew."""
    dump = table("wolf", "bison").cards("wolf", hand=["shaman"], buried=["brave"]).state.dump()
    dump["players"][0]["came"] = came
    if accepted:
        for seed in range(20):
            deal = GAME.load(dump).redeal(1, Rng.seeded(seed))
            assert GAME.load(deal.dump()) == deal
    else:
        assert refused(dump).key == "winter-memory"
