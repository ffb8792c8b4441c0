"""What people are told of a position beyond what lies there."""

from __future__ import annotations

from typing import Any

from cenote.core.kernel import Reason
from endlesswinter.table import Table, table


def outlook(t: Table, name: str, key: str) -> Any:
    return t.state.outlook(t.seat(name))[key]


def test_E71_E108_who_would_get_the_benefit_of_a_hex() -> None:
    t = table("wolf", "bison").camps("wolf", "c4", "c4", "b2").camps("bison", "c4", "b2")
    assert outlook(t, "bison", "heirs") == {"c4": [0], "b2": [0, 1]}
    t = table("wolf", "bison", sole_majority=True).camps("wolf", "c4", "b2").camps("bison", "b2")
    assert outlook(t, "bison", "heirs") == {"c4": [0]}


def test_E38_E39_E42_how_far_labour_goes() -> None:
    t = table("wolf", "bison").cards("wolf", hand=["hunter", "tribesman"]).goods("wolf", food=3, tools=2).turn("wolf")
    hunting = outlook(t, "wolf", "labour")["hunt"]
    assert hunting["cards"] == {"tribesman": 0.5, "hunter": 2}
    assert hunting["most"] == 4.5, "both cards, and two icons of the food track"
    assert outlook(t, "wolf", "labour")["migrate"]["cards"]["hunter"] == 1
    prices = {each["action"]: (each["now"], each["most"]) for each in hunting["actions"]}
    assert prices == {"reveal": (0, 4), "hunt": (0, 2)}, "a hunt takes a tool besides"
    t.play("place tribe hunt", "play hunter")
    assert {name: each["most"] for name, each in outlook(t, "wolf", "labour").items()} == {"hunt": 4.5}
    assert outlook(t, "bison", "labour") == {}, "whose turn it is not has none"


def test_E48_of_two_alike_only_the_one_initiated_now_waits() -> None:
    """E48: the forecast counts every other copy, and comes true."""
    t = table("wolf", "bison").goods("wolf", tools=1).cards("wolf", hand=["elder", "elder", "shaman"])
    t.turn("wolf").play("place tribe initiate", "play elder")
    without = outlook(t, "wolf", "labour")["initiate"]
    assert without["cards"] == {"elder": 2, "shaman": 1.5}
    assert without["most"] == t.labour + 3.5
    t.play("initiate elder")
    forecast = outlook(t, "wolf", "labour")["initiate"]
    assert forecast["cards"] == without["cards"], "one of the two elders may be played"
    assert forecast["most"] == without["most"] - 1, "the tool bought one for a labour"
    t.play("play elder")
    assert outlook(t, "wolf", "labour")["initiate"]["cards"] == {"shaman": 1.5}, "the other may not"
    assert t.play("play shaman").labour == forecast["most"]
    assert t.refused("play elder") == Reason("E48", "just-initiated", card="elder")


def test_E83_what_a_megalith_would_score() -> None:
    t = table("wolf", "bison", "lion").tiles("M1", "M2", "M3", "M4").megaliths("neutral", "a2", "c2")
    t.megaliths("wolf", "b2").megaliths("bison", "a3").megaliths("lion", "b3").gain("wolf", "megalith")
    towers = outlook(t, "wolf", "towers")
    assert towers["1/a2"] == {0: 5, 1: 1, 2: 1}
    assert all(points == {} for place, points in towers.items() if place.startswith("0/"))
    assert outlook(t, "bison", "towers") == {}
