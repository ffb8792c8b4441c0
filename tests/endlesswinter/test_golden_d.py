"""Golden cases, part D: edge cases of the readings."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.core.refusal import BadOption
from cenote.games.endlesswinter.rules.animals import set_points
from cenote.games.endlesswinter.rules.cards import draw
from cenote.games.endlesswinter.rules.eclipse import StartBoard, new_order
from cenote.games.endlesswinter.rules.megaliths import upper_places
from cenote.games.endlesswinter.rules.preparation import draw_hand
from cenote.games.endlesswinter.scoring import honour_points
from endlesswinter.table import GAME, Table, table

SQUARE = ("M1", "M2", "M3", "M4")


def upper(t: Table, level: int) -> int:
    return sum(at // 49 == level for at in upper_places(t.state))


def test_G101_reshuffle_at_once() -> None:
    t = table("wolf", "bison").cards("wolf", deck=["brave"], discard=["tribesman"] * 4, hand=[])
    assert draw(t.state, t.player("wolf"), 1) == 1
    assert (t["wolf"].hand, t["wolf"].deck, t["wolf"].discard) == (["brave"], 4, [])


def test_G102_nothing_to_draw() -> None:
    t = table("wolf", "bison").cards("wolf", hand=["C04", "hunter"], deck=[], discard=[])
    t.play("culture C04", "part card")
    assert t.legal() == ["idol offering", "idol honour", "take tool", "take food"]
    assert t.refused("take card") == Reason("E8", "no-card")
    t.play("take tool", "take food")
    assert (t["wolf"].tools, t["wolf"].food) == (1, 1)
    assert t["wolf"].above == ["C04"]
    t = table("wolf", "bison").cards("wolf", deck=[], discard=[], hand=[])
    draw_hand(t.state, 0)
    assert t["wolf"].hand == []


def test_G103_chief_before_the_figure() -> None:
    t = table("wolf", "bison").chief("wolf", "handseer", "A").play("chief", "idol honour")
    assert t.refused("place tribe hunt") == Reason("E43", "chief-bound")
    assert t.refused("chief") == Reason("E43", "chief-used")
    t.play("place chief hunt")
    assert t.refused("chief") == Reason("E43", "chief-used")


def test_G104_column_bound_chief() -> None:
    t = table("wolf", "bison").chief("wolf", "tuskbreaker", "A")
    assert t.refused("chief") == Reason("E39", "other-column"), "not before the chief stands there"
    t.play("place chief rest")
    assert t.refused("chief") == Reason("E39", "other-column")
    t = table("wolf", "bison").chief("wolf", "tuskbreaker", "A").play("place chief develop")
    assert t.refused("chief") == Reason("E39", "other-column")


@pytest.mark.parametrize("after", [(), ("play hunter",), ("play hunter", "reveal"), ("play hunter", "lower hunt")])
def test_G104_in_its_column(after: tuple[str, ...]) -> None:
    t = table("wolf", "bison").chief("wolf", "tuskbreaker", "A").cards("wolf", hand=["hunter", "brave"])
    t.play("place chief hunt", *after, "chief", "take tool")
    assert t["wolf"].tools == 1
    assert t.refused("chief") == Reason("E43", "chief-used")


def test_G105_half_labour() -> None:
    t = table("wolf", "bison").cards("wolf", hand=["brave", "tribeswoman"]).play("place tribe migrate", "play brave")
    assert t.labour == 1.5
    t.play("move c3-c4")
    assert t.labour == 0.5
    assert t.refused("move c4-c5").key == "too-dear"
    assert t.play("play tribeswoman").labour == 1
    assert t.play("move c4-c5").labour == 0


def test_G106_food_for_labour() -> None:
    t = table("wolf", "bison").goods("wolf", food=4).play("place tribe migrate", "eat")
    assert (t["wolf"].food, t.labour) == (2, 1), "the move to 3 crosses no icon and is not offered"
    t.play("eat")
    assert (t["wolf"].food, t.labour) == (0, 2)
    assert t.refused("eat") == Reason("E42", "no-icon")
    t = table("wolf", "bison").goods("wolf", food=5).play("place tribe migrate", "eat", "eat", "eat")
    assert (t["wolf"].food, t.labour) == (0, 3)


def elders() -> Table:
    t = table("wolf", "bison").cards("wolf", pile=["elder", "tribesman"], hand=[], discard=[])
    return t.camps("bison").start_eclipse().play("take food")


def test_G107_burying_from_the_revealed_pile() -> None:
    t = elders().play("use elder", "bury-open above tribesman")
    assert t["wolf"].buried == ["tribesman"]
    assert t["wolf"].food == 1, "only that of the turn order space"
    assert t.to_move == "bison"
    assert t.order == ["wolf", "bison"]
    t = elders().play("use elder", "bury-open above elder")
    assert t["wolf"].buried == ["elder"]
    assert t["wolf"].food == 2


def test_G108_burying_the_card_just_taken() -> None:
    t = table("wolf", "bison").goods("wolf", food=1).play("place tribe initiate", "rites", "recruit hunter")
    assert t.refused("bury tribesman") == Reason("E52", "not-in-hand", card="tribesman"), "it is in the deck"
    assert t.play("bury-open discard hunter")["wolf"].buried == ["hunter"]


def test_G109_upper_places() -> None:
    t = table("wolf", "bison").tiles(*SQUARE).megaliths("neutral", "a2", "c2", "a1")
    t.megaliths("wolf", "b1", "c1", "b2", "a3").megaliths("bison", "b3")
    assert (upper(t, 1), upper(t, 2)) == (3, 0), "c3 is free"
    t.megaliths("bison", "c3")
    assert (upper(t, 1), upper(t, 2)) == (4, 0)
    t.megaliths("wolf", "a1", "b1", height=1).megaliths("bison", "a2", "b2", height=1)
    assert (upper(t, 1), upper(t, 2)) == (0, 1)


def test_G110_across_tiles() -> None:
    t = table("wolf", "bison").tiles(*SQUARE).megaliths("neutral", "e1", "c1", "d1").megaliths("wolf", "c2", "d2")
    t.gain("wolf", "megalith")
    assert "megalith 1 c1" in t.legal()


def test_G111_second_neutral_on_a_start_cell() -> None:
    t = table("wolf", "bison").tiles(*SQUARE).megaliths("neutral", "e1").gain("wolf", "megalith")
    assert t["wolf"].neutrals == 1
    t.play("megalith 0 a2")
    assert t.legal() == ["megalith 0 a1", "megalith 0 b2", "done"]
    for lesser in ("take card", "take tool", "take food", "idol honour"):
        assert t.refused(lesser) == Reason("E9", "arrow-no-lesser")
    t.play("megalith 0 b2")
    assert t["wolf"].megaliths == 7
    assert t.legal() == ["idol offering", "idol honour", "take tool", "take food"], "the benefit of the cell"
    t = table("wolf", "bison").tiles(*SQUARE).megaliths("neutral", "e1").gain("wolf", "megalith")
    assert t.play("megalith 0 a2", "done")["wolf"].megaliths == 8


def supply(neutrals: int, own: int) -> list[str]:
    """The supply spaces that give something in step D."""
    t = table("wolf", "bison")
    me = t.player("wolf")
    me.neutrals, me.megaliths = 2 - neutrals, 8 - own
    StartBoard(0).run(t.state)
    return t.legal("board")


def test_G112_supply_spaces() -> None:
    assert supply(1, 0) == []
    assert supply(2, 0) == ["board space-1"]
    assert supply(2, 3) == ["board space-1"]
    assert supply(2, 4) == ["board space-1", "board space-3"]
    assert supply(2, 8) == ["board space-1", "board space-3", "board space-5"]


def rivals(first: str) -> Table:
    """Both have a camp on b2, a forest, and bison an explorer's moves."""
    t = table("wolf", "bison").land(b2="forest", b1="glacier", c3="base").camps("wolf", "b2").camps("bison", "b1", "b2")
    t.cards("bison", pile=["explorer"]).cards("wolf", pile=["hunter", "hunter"] if first == "wolf" else [])
    return t.animal_deck("ground_sloth").start_eclipse()


def test_G113_influence_is_live() -> None:
    t = rivals("wolf").play("take food")
    while t.legal() == ["top", "done"]:
        t.play("done")
    t.play("take tool", "take tool")
    assert (t.to_move, t["wolf"].tools) == ("bison", 2)
    t.play("take food", "move b1-b2", "done", "take tool", "take tool")
    assert (t["wolf"].tools, t["bison"].tools) == (2, 2)
    t = rivals("bison")
    t.play("take food", "move b1-b2", "done", "take tool", "take tool", "take food")
    assert t.state.round == 2
    assert (t["wolf"].tools, t["bison"].tools) == (0, 2)


def test_G114_sum_of_a_pile() -> None:
    t = table("wolf", "bison").cards("wolf", pile=["hunter", "C01", "C02"], hand=[], discard=[])
    t.cards("bison", pile=["tribesman"] * 4, deck=[], discard=["brave"])
    t.state.watch()
    t.camps("wolf").camps("bison").start_eclipse(wolf=1)
    sums = {event.seat: float(event.args["labour"]) for event in t.state.told() if event.name == "order"}
    assert sums == {0: 2.5, 1: 2.0}
    assert t["wolf"].hand == ["C01", "C02"]
    t.play("take food", "done")
    assert (t["wolf"].above, t.to_move) == (["hunter"], "bison")
    t.play("take food")
    assert t["wolf"].discard == ["hunter"]


def test_G115_village_and_food_limit() -> None:
    camps = ("b1", "b2", "c2", "c3", "c3")
    t = table("wolf", "bison").round(3).cards("wolf", hand=["C32"]).camps("wolf", *camps).goods("wolf", food=10)
    t.play("culture C32", "part village", "village b1-b2-c2")
    assert (t["wolf"].food, t["wolf"].camps_left) == (7, 3)
    t = table("wolf", "bison").camps("wolf", *camps).goods("wolf", food=10)
    t.play("place tribe migrate", "village b1-b2-c2")
    assert (t["wolf"].food, t["wolf"].camps_left) == (7, 3)


def test_G116_three_culture_cards() -> None:
    t = table("wolf", "bison").cards("wolf", hand=["C01", "C02", "C18", "tribesman"]).play("culture C01")
    assert t["wolf"].discard == []
    t.play("culture C02")
    assert t.legal() == ["discard tribesman", "discard C18"]
    t.play("discard tribesman", "take tool", "take tool")
    assert t["wolf"].discard == ["tribesman"]
    assert t.refused("culture C18") == Reason("E32", "no-card-to-pay")


def test_G117_tribe_card_by_a_culture_card() -> None:
    t = table("wolf", "bison").round(3).cards("wolf", hand=["C35"], discard=[]).play("culture C35", "part tribe-hand")
    t.play("recruit hunter", "done", "place tribe hunt", "play hunter")
    assert t.labour == 2


def test_G118_ties_reverse_the_order() -> None:
    assert new_order([0, 1, 2, 3], [2, 0, 0, 0]) == [0, 3, 2, 1]
    assert new_order([2, 0, 3, 1], [0, 0, 0, 0]) == [1, 3, 0, 2]


def test_G119_unspent_labour() -> None:
    t = table("wolf", "bison").goods("wolf", tools=0).cards("wolf", hand=["C15"]).play("culture C15")
    assert t.labour == 2
    t.play("place tribe hunt", "done")
    assert (t.to_move, t.labour, t["wolf"].vp, t["wolf"].food) == ("bison", 0, 0, 0)
    t = table("wolf", "bison").cards("wolf", hand=["C15"]).play("culture C15", "place tribe rest", "take tool")
    assert (t.to_move, t.labour, t["wolf"].vp, t["wolf"].tools) == ("bison", 0, 0, 1)


def test_G120_no_camp_left() -> None:
    t = table("wolf", "bison").goods("wolf", tools=1).camps("wolf", *["c3"] * 5).play("place tribe migrate")
    assert t.refused("camp") == Reason("E61", "no-camp-left")
    t.play("lower migrate", "move c3-c4")
    assert t["wolf"].camps == {"c3": 4, "c4": 1}
    assert t["wolf"].tools == 1


def test_G121_both_tracks_at_the_top() -> None:
    t = table("wolf", "bison").idols("wolf", offering=9, honour=10).gain("wolf", "idol")
    assert t.legal() == ["idol offering", "take tool", "take food"]
    assert t.play("idol offering")["wolf"].vp == 1
    t = table("wolf", "bison").idols("wolf", offering=3, honour=10).gain("wolf", "idol")
    assert t.refused("idol honour") == Reason("E88", "honour-top", track="honour")


def test_G122_turning() -> None:
    t = table("wolf", "bison").play("place tribe rest", "take card")
    assert t.to_move == "bison"
    t = table("wolf", "bison").play("place tribe hunt")
    assert t.refused("flip ground_sloth") == Reason("E64", "no-unturned", animal="ground_sloth")
    t = table("wolf", "bison").animals("wolf", woolly_mammoth=1).goods("wolf", food=6).play("place tribe hunt")
    assert t.play("flip woolly_mammoth")["wolf"].turned == {"woolly_mammoth": 1}


def test_G123_third_stone() -> None:
    t = table("wolf", "bison").offer("I-01", "I-02", "II-01", "II-02").stones("wolf", "I-01", "I-02").round(3)
    t.goods("wolf", food=3, tools=4).cards("wolf", hand=["C33", "brave"]).turn("wolf")
    t.play("place tribe develop", "stone II-01")
    assert (t["wolf"].food, t["wolf"].tools) == (1, 2)
    while t.to_move == "wolf":
        t.play(t.legal()[-1])
    t = table("wolf", "bison").offer("II-01").stones("wolf", "I-01", "I-02", "I-03").round(3)
    t.goods("wolf", tools=4).cards("wolf", hand=["C33", "brave"]).turn("wolf").play("culture C33")
    assert t["wolf"].tools == 4, "the free stone is not offered"
    t.play("place tribe develop")
    assert t.refused("stone II-01") == Reason("E55", "stones-full")


def test_G124_honour_ranks() -> None:
    t = table().idols("wolf", honour=4).idols("lion", honour=2).idols("bear", honour=1)
    buried = {"wolf": 1, "bison": 5, "lion": 0, "bear": 2}
    for name, n in buried.items():
        t.cards(name, buried=(["tribesman"] * 4 + ["brave"])[:n])
    points = {
        t.names[seat]: honour_points(t.state, t.state.players[seat], rank) for rank, seat in enumerate(t.state.honour)
    }
    assert points == {"wolf": 6, "lion": 0, "bear": 1, "bison": 0}


@pytest.mark.parametrize("draft", ["setup", "chiefs"])
def test_G125_animals_of_drafted_setup_cards(draft: str) -> None:
    s = GAME.new(players=3, seed=8, options={"draft": draft})
    assert s.animal_deck == [] and sum(s.grounds) == 0
    while s.round == 0:
        s.play(s.moves()[0])
    taken = sum(len(s.box.setups[me.setup].animals) for me in s.players)
    assert sum(sum(me.animals) for me in s.players) == taken
    assert len(s.animal_deck) + sum(s.grounds) == 60 - taken
    assert sum(s.grounds) == 4


@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ({"woolly_mammoth": 1, "steppe_bison": 2, "argentavis": 1}, 9),
        ({"woolly_mammoth": 2, "argentavis": 1}, 6),
        ({"woolly_rhino": 2, "woolly_mammoth": 1, "ground_sloth": 3, "argentavis": 1}, 15),
    ],
)
def test_G126_pairs_of_mammoths(animals: dict[str, int], points: int) -> None:
    t = table("wolf", "bison").animals("wolf", **animals)
    assert set_points(t.state, t.player("wolf")) == points


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_G127_any_layout(players: int) -> None:
    """E26, E123: the tiles lie elsewhere, and nothing else is different."""
    usual = {1: "square", 2: "square", 3: "shifted", 4: "pinwheel"}[players]
    recommended = GAME.new(players, 3).dump()
    for layout, entry in GAME.components()["layout"].items():
        s = GAME.new(players, 3, {"layout": layout})
        covered = {(x + dx, y + dy) for x, y in entry["corners"] for dx in range(3) for dy in range(3)}
        assert {(at % 7, at // 7) for at in range(49) if s.cells[at] >= 0} == covered
        dump = s.dump()
        assert (dump["cells"] == recommended["cells"]) == (layout == usual)
        assert {**dump, "cells": []} == {**recommended, "cells": []}
        assert GAME.load(dump) == s


def test_G127_no_choice_until_version_2() -> None:
    assert "layout" not in [option.key for option in GAME.at(1).options]
    with pytest.raises(BadOption):
        GAME.new(4, 3, {"layout": "square"}, rules=1)
    with pytest.raises(BadOption):
        GAME.new(4, 3, {"layout": "circle"})
