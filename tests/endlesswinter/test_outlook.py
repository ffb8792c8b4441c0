"""What people are told of a position beyond what lies there."""

from __future__ import annotations

from typing import Any

from cenote.core.kernel import Reason
from cenote.games.endlesswinter.components import STONE_IDS
from cenote.games.endlesswinter.rules.stones import BURIED, stone_points
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


def test_E89_E96_what_a_stone_counts_for_whom() -> None:
    t = table("wolf", "bison").stones("wolf", "I-10").offer("II-02", "I-08").cards("bison", buried=["hunter", "elder"])
    ladders = outlook(t, "wolf", "ladders")
    on_offer = {STONE_IDS[stone] for era in t.state.stones for stone in era}
    assert ladders.keys() == {"I-10", *on_offer} > {"I-08", "II-02"}, "those on offer and those that were taken"
    for name, ladder in ladders.items():
        stone = t.state.box.stones[STONE_IDS.index(name)]
        scored = [stone_points(t.state, player, stone) for player in t.state.players]
        assert [ladder["points"][n - ladder["from"]] for n in ladder["seats"]] == scored
    buried = next(each.id for each in t.state.box.stones if each.score == BURIED)
    t.offer(buried)
    assert outlook(t, "wolf", "ladders")[buried]["seats"] == [0, 2], "how many are buried, everybody sees"


def test_E55_the_price_of_a_stone_is_that_of_the_next_space() -> None:
    t = table("wolf", "bison").offer("I-08").stones("wolf", "I-10")
    spaces = t.state.box.stone_prices
    for name, space in (("wolf", 1), ("bison", 0)):
        price = {"food": spaces[space].food, "tool": spaces[space].tools}
        prices = outlook(t, name, "prices")
        assert prices["I-08"] == {good: n for good, n in price.items() if n}
        assert "I-10" not in prices, "it is taken"
    assert t.state.outlook(None)["prices"] == {}
