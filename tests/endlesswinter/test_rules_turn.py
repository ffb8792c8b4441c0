"""Turns: culture cards, figures, columns, resting, the eclipse pile.

Rules E31, E32, E33, E34, E35, E36, E37, E38, E39, E40, E41, E42, E43, E44, E45, E46, E47, E48, E49, E50, E51, E52,
E53, E54, E55, E56, E57, E58, E59, E60, E61, E62, E63, E64, E65, E66, E135, E136, E137, E138, E139, E149, E151, E152,
E153.
"""

from __future__ import annotations

import pytest

import offered
from cenote.core.kernel import Reason
from endlesswinter.table import GAME, Table, table

COLUMNS = ("initiate", "develop", "migrate", "hunt")


def wolf(*hand: str, food: int = 0, tools: int = 0, **zones: list[str]) -> Table:
    return table("wolf", "bison").goods("wolf", food=food, tools=tools).cards("wolf", hand=list(hand), **zones)


# --- step 1 ---


def test_E32_culture_cards_resolve_one_by_one() -> None:
    """E32: the first is free, the price of the next is paid before it works, a learnt one may be played too."""
    t = table("wolf", "bison").round(3).show("C40").cards("wolf", hand=["C39", "tribesman"])
    t.play("culture C39", "learn C40")
    assert t["wolf"].hand == ["tribesman", "C40"]
    events = t.watch("culture C40")
    assert [event.name for event in events] == ["culture", "discard", "score"]
    assert (t["wolf"].vp, t["wolf"].above) == (3, ["C39", "C40"])


def test_E32_culture_card_without_its_ability() -> None:
    """E32: an ability with a price or a discard may be left."""
    t = wolf("C05", food=1).play("culture C05", "done")
    assert (t["wolf"].food, t["wolf"].neutrals) == (1, 2)
    t = wolf("C04").play("culture C04", "done")
    assert (t["wolf"].hand, t["wolf"].deck) == ([], 9)


def test_E33_no_culture_cards_after_the_figure() -> None:
    """E33: step 1 may be skipped, and cannot be made up for."""
    t = wolf("C01", "brave").play("place tribe hunt")
    assert t.refused("culture C01") == Reason("E33", "culture-first")


def test_E34_labour_of_culture_cards() -> None:
    """E34: it stays for the whole turn."""
    t = wolf("C15").play("culture C15", "place tribe migrate", "move c3-c4", "move c4-c5")
    assert t.labour == 0


# --- step 2 ---


def test_E35_a_figure_must_be_placed() -> None:
    """E35: somewhere, useful or not."""
    t = wolf()
    assert t.refused("done").rule == "E31"
    assert len(t.legal("place")) == 2 * 5


def test_E36_sections_in_order() -> None:
    """E36: upper any number of times, middle once, lower once, and no way back."""
    t = wolf("hunter", "hunter", tools=2).hunting(ground_sloth=3).play("place tribe hunt", "play hunter", "play hunter")
    t.play("reveal", "hunt ground_sloth", "hunt ground_sloth", "flip ground_sloth")
    assert t.refused("reveal") == Reason("E36", "no-way-back")
    assert t.refused("flip ground_sloth") == Reason("E36", "no-way-back")
    t.cards("wolf", hand=["tribesman"])
    t.state._legal = None
    t.play("lower hunt")
    assert t.refused("lower hunt") == Reason("E36", "lower-done")
    assert t.refused("develop C01") == Reason("E36", "other-column-stands", column="hunt")


def test_E36_lower_without_the_others() -> None:
    """E36: straight to the lower section."""
    t = wolf("brave").play("place tribe develop", "lower develop", "take tool")
    assert (t["wolf"].tools, t["wolf"].food) == (1, 1)
    assert t.refused("develop C01") == Reason("E36", "no-way-back")


@pytest.mark.parametrize("declined", [True, False])
def test_E37_lower_section_is_taken(declined: bool) -> None:
    """E37: by the first figure, even if it declined; for its own player too. Columns never fill up."""
    t = table("wolf", "bison").cards("wolf", hand=["brave"]).cards("bison", hand=["brave"])
    t.play("place tribe develop", *([] if declined else ["lower develop", "take food"]), "done")
    t.play("place tribe develop")
    assert t.refused("lower develop") == Reason("E36", "lower-taken")
    t.play("done", "place tribe develop")
    assert t.to_move == "wolf"
    assert t.refused("lower develop") == Reason("E36", "lower-taken")


def test_E38_each_card_has_its_own_use() -> None:
    """E38: two equal cards give two uses, at any time of step 2."""
    t = wolf("tribeswoman", "tribeswoman", food=2).play("place tribe hunt", "play tribeswoman", "play tribeswoman")
    t.play("use tribeswoman", "take tool", "lower hunt", "use tribeswoman", "take tool")
    assert (t["wolf"].tools, t["wolf"].food) == (2, 0)
    assert t.refused("play hunter").key in ("not-in-hand", "not-now", "place-first")


@pytest.mark.parametrize(
    ("card", "column"), [("elder", "initiate"), ("crafter", "develop"), ("explorer", "migrate"), ("hunter", "hunt")]
)
def test_E39_column_bound_labour(card: str, column: str) -> None:
    """E39: one more labour in the own column, the printed one everywhere."""
    for there in COLUMNS:
        t = wolf(card, tools=3).play(f"place tribe {there}", f"play {card}")
        assert t.labour == 1 + (there == column)


def test_E40_eclipse_abilities_sleep() -> None:
    """E40: a crafter gives no tools, an elder no burial, a shaman no idol in the action phase."""
    t = wolf("crafter", "elder", "shaman").play("place tribe hunt", "play crafter", "play elder", "play shaman")
    assert t["wolf"].tools == 0
    assert t.legal("use") == [], "the shaman's idol costs a tool"
    assert t.legal("bury") == []


def test_E41_halves() -> None:
    """E41: exact halves, and the rest is lost."""
    t = wolf("tribesman", "tribesman", "tribesman", "brave").play("place tribe migrate", *["play tribesman"] * 3)
    assert t.labour == 1.5
    t.play("move c3-c4", "done")
    assert t.labour == 0


@pytest.mark.parametrize(("food", "steps"), [(1, [0]), (2, [0]), (3, [2, 0]), (4, [2, 0]), (6, [4, 2, 0])])
def test_E42_food_for_labour(food: int, steps: list[int]) -> None:
    """E42: one labour for each icon crossed; an icon lies left of every odd cell."""
    t = wolf(food=food).camps("wolf", "c3", "c3").play("place tribe migrate")
    found = []
    while "eat" in t.legal():
        t.play("eat")
        found.append(t["wolf"].food)
    assert found == steps
    assert t.labour == len(steps)
    assert t.refused("eat") == Reason("E42", "no-icon")


def test_E42_no_food_for_labour_elsewhere() -> None:
    """E42: not before the figure stands, not past the upper section, not at rest, not twice for the same food."""
    t = wolf("brave", food=5)
    assert t.refused("eat").rule == "E31"
    t.play("place tribe hunt", "lower hunt")
    assert t.refused("eat") == Reason("E136", "labour-useless")
    t = wolf(food=5).animals("wolf", ground_sloth=1).play("place tribe rest")
    assert t.refused("eat").rule == "E44"
    t = wolf("tribeswoman", food=5).play("place tribe hunt")
    t.play("eat")
    assert t.labour == 1
    t.state.gain_food(t.player("wolf"), 1)
    t.state._legal = None
    assert t.play("eat").labour == 2, "food gained later crosses the same icon again"


@pytest.mark.parametrize("moment", ["before", "during", "after", "at the end"])
def test_E43_chief_at_any_moment(moment: str) -> None:
    """E43: before, while or after the actions, and still before the pile is laid."""
    t = table("wolf", "bison").chief("wolf", "handseer", "A").cards("wolf", hand=["hunter", "brave"])
    t.turn("wolf", cycle=2, at="migrate")
    if moment == "before":
        t.play("chief", "idol honour")
    t.play("place chief hunt", "play hunter")
    if moment == "during":
        t.play("chief", "idol honour", "reveal")
    t.play("lower hunt")
    if moment == "after":
        t.play("chief", "idol honour")
    t.play("done")
    if moment == "at the end":
        t.play("chief", "idol honour")
    assert t["wolf"].honour == 1
    t.play("lay brave")
    assert t.to_move == "bison"


def test_E43_chief_too_late_or_not_his_turn() -> None:
    """E43: not once the pile is begun, and not on the turn of a tribe figure."""
    t = table("wolf", "bison").chief("wolf", "handseer", "A").cards("wolf", hand=["hunter", "brave"])
    t.turn("wolf", cycle=2, at="migrate").play("place chief hunt", "done", "lay brave")
    assert t.refused("chief") == Reason("E43", "pile-begun")
    t = table("wolf", "bison").chief("wolf", "handseer", "A").play("place tribe hunt")
    assert t.refused("chief") == Reason("E43", "no-chief-turn")


@pytest.mark.parametrize(
    ("chief", "side", "column"),
    [
        ("thunderclaw", "A", "initiate"),
        ("tuskbreaker", "A", "hunt"),
        ("stonecarver", "A", "develop"),
        ("firewolf", "A", "migrate"),
    ],
)
def test_E39_E43_column_bound_chiefs(chief: str, side: str, column: str) -> None:
    """E39, E43: only where the chief stands."""
    for there in COLUMNS:
        t = table("wolf", "bison").chief("wolf", chief, side).play(f"place chief {there}")
        assert ("chief" in t.legal()) == (there == column)


def test_E43_chiefs_b() -> None:
    """E43: the free sides: a card and a discard, labour, a turned animal, a bought megalith, a camp."""
    t = wolf().chief("wolf", "handseer", "B").play("chief", "take card")
    assert (len(t["wolf"].hand), len(t["wolf"].discard)) == (0, 1)
    assert wolf().chief("wolf", "thunderclaw", "B").play("chief").labour == 1
    t = wolf().chief("wolf", "tuskbreaker", "B").animals("wolf", ground_sloth=1).play("chief", "flip ground_sloth")
    assert t["wolf"].food == 4
    t = wolf(food=1, tools=1).chief("wolf", "stonecarver", "B").play("chief")
    assert (t["wolf"].food, t["wolf"].tools) == (0, 0)
    assert len(t.legal("megalith")) == 4
    assert wolf().chief("wolf", "firewolf", "B").play("chief")["wolf"].camps == {"c3": 2}
    assert wolf(food=1).chief("wolf", "stonecarver", "B").refused("chief").key == "too-dear"


def test_E44_resting() -> None:
    """E44: a card or a lesser benefit, then an animal may be turned; several figures may rest. E10: E9 applies."""
    t = wolf().animals("wolf", ground_sloth=2).play("place tribe rest")
    assert t.legal() == ["take card", "idol offering", "idol honour", "take tool", "take food"]
    assert t.refused("flip ground_sloth") == Reason("E44", "draw-first")
    t.play("take tool", "flip ground_sloth")
    assert t["wolf"].turned == {"ground_sloth": 1}
    assert t.to_move == "bison"
    t.play("place tribe rest", "take food").play("place tribe rest", "take food", "done")
    assert t["wolf"].resting == 2


def test_E45_resting_figures_count() -> None:
    """E45: 1½ labour for each in the eclipse."""
    t = table("wolf", "bison").cards("bison", pile=["hunter"])
    t.state.watch()
    t.start_eclipse(wolf=1)
    sums = {event.seat: float(event.args["labour"]) for event in t.state.told() if event.name == "order"}
    assert sums == {0: 1.5, 1: 1.0}


# --- steps 3 and 4 ---


def test_E46_played_cards_are_discarded() -> None:
    """E46: all cards above the board, and none is drawn."""
    t = wolf("C18", "brave", "hunter").play("culture C18", "place tribe hunt", "play brave", "done")
    assert t["wolf"].discard == ["C18", "brave"]
    assert t["wolf"].hand == ["hunter"]


def test_E6_E47_eclipse_pile() -> None:
    """E6, E47: any hand cards, face down, in the last turn; those discarded are gone; the rest stays in hand."""
    t = table("wolf", "bison").cards("wolf", hand=["C01", "brave", "hunter"]).turn("wolf", cycle=2, at="migrate")
    t.play("place chief hunt", "play brave", "done")
    assert t.legal() == ["lay hunter", "lay C01", "done"]
    assert t.refused("lay brave") == Reason("E47", "not-in-hand", card="brave")
    t.play("lay C01", "done")
    assert t["wolf"].cards("pile") == ["C01"]
    assert t["wolf"].hand == ["hunter"]
    view = t.state.view(1)["players"][0]
    assert (view["pile"], view["pile_size"]) == (None, 1)


# --- Initiate ---


def test_E48_initiated_cards() -> None:
    """E48: different types; not played this turn, but buried or laid."""
    t = wolf("elder", "elder", tools=3, food=1).play("place tribe initiate", "play elder", "play elder")
    t.play("initiate hunter", "initiate shaman", "rites", "part bury", "bury hunter", "done")
    assert t["wolf"].buried == ["hunter"]
    t = table("wolf", "bison").goods("wolf", tools=1).cards("wolf", hand=["elder"]).turn("wolf", cycle=2, at="hunt")
    t.play("place chief initiate", "play elder", "initiate hunter", "done", "lay hunter")
    assert t["wolf"].cards("pile") == ["hunter"]


def test_E48_initiating_costs() -> None:
    """E48: a tool and a labour each time."""
    t = wolf("elder", tools=1).play("place tribe initiate", "play elder", "initiate hunter")
    assert (t["wolf"].tools, t.labour) == (0, 1)
    reason = t.refused("initiate shaman")
    assert reason == Reason(
        "E48", "too-dear", cost={"food": 0, "tool": 1, "labour": 1.0}, have={"tool": 0, "labour": 1.0}
    )


def test_E49_empty_tribe_deck_everywhere() -> None:
    """E49: a point instead of a card, also for other effects."""
    t = table("wolf", "bison").round(3).supply("hunter", 0).cards("wolf", hand=["C35"], discard=[])
    t.play("culture C35", "part tribe-hand", "recruit hunter", "done")
    assert (t["wolf"].vp, t["wolf"].hand) == (1, [])


@pytest.mark.parametrize(("chosen", "discard", "buried"), [(0, ["hunter"], []), (1, [], ["tribesman"])])
def test_E50_rites(chosen: int, discard: list[str], buried: list[str]) -> None:
    """E50: one of both may be left."""
    t = wolf("tribesman", "brave", food=1).play("place tribe initiate", "rites")
    t.play("part tribe-discard", "recruit hunter", "done") if chosen == 0 else t.play(
        "part bury", "bury tribesman", "done"
    )
    assert (t["wolf"].discard, t["wolf"].buried, t["wolf"].food) == (discard, buried, 0)


def test_E51_lower_initiate() -> None:
    """E51: an idol, and a burial that may be left, in any order."""
    t = wolf("brave").play("place tribe initiate", "lower initiate")
    assert t.legal() == ["part idol", "part bury"]
    t.play("part bury", "bury brave", "idol honour")
    assert (t["wolf"].buried, t["wolf"].honour) == (["brave"], 1)


def test_E52_burying() -> None:
    """E52: from hand, discard and above the board; labour stays, an unused ability is lost. E149: at once."""
    t = wolf("tribeswoman", "brave", "tribesman", food=3, discard=["hunter"]).play("place tribe initiate")
    t.play("play tribeswoman", "rites", "part bury")
    assert t.legal() == [
        "bury tribesman",
        "bury brave",
        "bury-open discard hunter",
        "bury-open above tribeswoman",
        "done",
    ]
    t.play("bury-open above tribeswoman", "done")
    assert (t.labour, t["wolf"].buried) == (0.5, ["tribeswoman"])
    assert t.refused("use tribeswoman") == Reason("E38", "not-played", card="tribeswoman")


def test_E52_used_card_is_buried_first() -> None:
    """E52: of two alike, the one whose ability is spent."""
    t = wolf("tribeswoman", "tribeswoman", "brave", food=3).play("place tribe initiate", *["play tribeswoman"] * 2)
    t.play(
        "use tribeswoman", "take tool", "rites", "part bury", "bury-open above tribeswoman", "done", "use tribeswoman"
    )
    assert t.legal() == ["take tool", "take food"]


# --- Develop ---


def test_E53_develop() -> None:
    """E53: three labour for a card of the display; the gap stays. E153: gaps keep their place."""
    t = wolf("crafter", "crafter", "brave", tools=0).show("C01", "C02", "C03").play("place tribe develop")
    t.play("play crafter", "play crafter", "develop C02")
    assert t["wolf"].hand == ["brave", "C02"]
    assert [card != -1 for card in t.state.display[:3]] == [True, False, True]
    assert t.refused("develop C02").key in ("not-shown", "too-dear")


def test_E54_develop_with_an_empty_display() -> None:
    """E54: a point."""
    t = wolf("crafter", "crafter").show().play("place tribe develop", "play crafter", "play crafter", "develop none")
    assert (t["wolf"].vp, t.labour) == (1, 1)
    t = wolf("crafter", "crafter").show("C01").play("place tribe develop", "play crafter", "play crafter")
    assert t.refused("develop none") == Reason("E54", "display-not-empty")
    t = table("wolf", "bison").round(3).show().cards("wolf", hand=["C39"]).play("culture C39")
    assert t["wolf"].vp == 1


@pytest.mark.parametrize(("owned", "food", "tools"), [(0, 1, 1), (1, 2, 1), (2, 2, 2)])
def test_E55_stone_prices(owned: int, food: int, tools: int) -> None:
    """E55: the price and the benefit of the leftmost empty space."""
    t = table("wolf", "bison").offer("I-01", "I-02", "I-03").stones("wolf", *["I-01", "I-02"][:owned]).turn("wolf")
    t.goods("wolf", food=food, tools=tools).play("place tribe develop", "stone I-03")
    assert (t["wolf"].food, t["wolf"].tools) == (0, 0)
    assert (
        t.legal()
        == {
            0: ["megalith 0 " + cell for cell in starts(t)]
            + ["take card", "idol offering", "idol honour", "take tool", "take food"],
            1: ["part megalith", "part idol"],
            2: ["part megalith", "part card", "part idol"],
        }[owned]
    )
    t = table("wolf", "bison").offer("I-01", "I-02", "I-03").stones("wolf", *["I-01", "I-02"][:owned]).turn("wolf")
    t.goods("wolf", food=food - 1, tools=tools).play("place tribe develop")
    assert t.refused("stone I-03").key == "too-dear"


def starts(t: Table) -> list[str]:
    cells = t.state.view(None)["cells"]
    return [name for name, cell in cells.items() if cell["start"]]


def test_E56_lower_develop() -> None:
    """E56: a tool and a food; the tool may be a food too."""
    t = wolf().play("place tribe develop", "lower develop", "take food")
    assert (t["wolf"].tools, t["wolf"].food) == (0, 2)


# --- Migrate ---


def test_E57_migrate() -> None:
    """E57: camps for tools, steps for labour, any number on a hex. E152: back to the base too."""
    t = wolf("explorer", "explorer", tools=2).play("place tribe migrate", "camp", "camp", *["play explorer"] * 2)
    assert t["wolf"].camps == {"c3": 3}
    t.play("move c3-c4", "move c4-c3", "move c3-b2", "move c3-b2")
    assert t["wolf"].camps == {"b2": 2, "c3": 1}
    assert t.refused("move c4-c5").key in ("no-camp-there", "too-dear")


def test_E11_camps_raise_the_limit() -> None:
    """E11: with each camp that leaves the board."""
    t = wolf(tools=2)
    assert t.state.food_limit(t.player("wolf")) == 6
    t.play("place tribe migrate", "camp", "camp")
    assert t.state.food_limit(t.player("wolf")) == 8


def test_E58_village() -> None:
    """E58: three food and a camp on each of three touching hexes; one village a junction, three a player."""
    t = wolf("brave", food=3).camps("wolf", "b1", "b2", "c2", "c3").play("place tribe migrate", "village b1-b2-c2")
    assert (t["wolf"].camps, t["wolf"].camps_left, t["wolf"].food) == ({"c3": 1}, 4, 0)
    assert t["wolf"].villages == ["b1-b2-c2"]
    t = wolf(food=3).camps("wolf", "b1", "b2", "c3").play("place tribe migrate")
    assert t.refused("village b1-b2-c2") == Reason("E58", "camps-missing", junction="b1-b2-c2")
    t = wolf(food=3).camps("wolf", "b1", "b2", "c2").village("bison", "b1-b2-c2").play("place tribe migrate")
    assert t.refused("village b1-b2-c2") == Reason("E58", "junction-taken", junction="b1-b2-c2")
    t = wolf(food=2).camps("wolf", "b1", "b2", "c2").play("place tribe migrate")
    assert t.refused("village b1-b2-c2").key == "too-dear"
    t = wolf(food=3).camps("wolf", "b1", "b2", "c2").village("wolf", "d1-d2-e1", "c4-c5-d4", "a2-a3-b3")
    t.play("place tribe migrate")
    assert t.refused("village b1-b2-c2") == Reason("E58", "no-village-left")


def test_E59_returned_camps_come_again() -> None:
    """E59: they can be placed anew."""
    t = wolf("brave", food=3, tools=1).camps("wolf", "b1", "b2", "c2", "c3", "c3").play("place tribe migrate")
    assert t.refused("camp") == Reason("E61", "no-camp-left")
    t.play("village b1-b2-c2")
    assert t["wolf"].camps_left == 3


def test_E60_lower_migrate() -> None:
    """E60: a camp, then any own camp may move once. E61: without a camp on the board the move is left."""
    t = wolf("brave").camps("wolf", "b2").play("place tribe migrate", "lower migrate", "move b2-b3")
    assert t["wolf"].camps == {"b3": 1, "c3": 1}
    t = wolf("brave").camps("wolf", "b2").play("place tribe migrate", "lower migrate", "move c3-c4")
    assert t["wolf"].camps == {"b2": 1, "c4": 1}
    t = wolf("brave").camps("wolf", *["b2"] * 5).play("place tribe migrate", "lower migrate", "move b2-b3")
    assert t["wolf"].camps == {"b2": 4, "b3": 1}


def test_E152_moves_without_camps() -> None:
    """E152: void without an own camp on the terrain."""
    t = wolf("C08").camps("wolf").play("culture C08")
    assert t.state.decision.rule == "E31"
    assert t["wolf"].food == 1


# --- Hunt ---


def test_E62_E63_hunt() -> None:
    """E62, E63: labour reveals, a tool and labour take. E66: no refill in between."""
    t = wolf("hunter", tools=1).hunting(ground_sloth=1).play("place tribe hunt", "play hunter", "hunt ground_sloth")
    assert (t["wolf"].tools, t.labour, t.grounds) == (0, 1, 0)
    assert t.play("reveal").grounds == 2


def test_E64_turn_in_the_middle() -> None:
    """E64: one own unturned animal, with its benefits."""
    t = (
        wolf("brave")
        .animals("wolf", woolly_rhino=2)
        .play("place tribe hunt", "flip woolly_rhino", "take tool", "take tool")
    )
    assert (t["wolf"].tools, t["wolf"].food) == (2, 1)
    assert t.refused("flip woolly_rhino") == Reason("E36", "no-way-back")


def test_E65_lower_hunt() -> None:
    """E65: the top card of the deck."""
    t = wolf().hunting(ground_sloth=2).animal_deck("argentavis", "steppe_bison").play("place tribe hunt", "lower hunt")
    assert t["wolf"].animals == {"steppe_bison": 1}


# --- details ---


def test_E135_nothing_for_nothing() -> None:
    """E135: an exchange whose gain could have no effect is not offered."""
    t = table("wolf", "bison").round(3).cards("wolf", hand=["C32"]).goods("wolf", food=5).play("culture C32")
    assert t["wolf"].food == 5, "no village is possible"
    assert t.state.decision.rule == "E31"


def test_E136_pool_is_filled_and_spent_in_turns() -> None:
    """E136: halves of different cards pay one labour."""
    t = wolf("tribesman", "tribesman", "brave").play("place tribe migrate", "play tribesman")
    assert t.refused("move c3-c4").key == "too-dear"
    t.play("play tribesman", "move c3-c4", "play brave", "move c4-c5")
    assert t.labour == 0.5


def test_E137_cards_after_the_lower_action() -> None:
    """E137: cards and abilities also after it."""
    t = wolf("tribeswoman", food=1).play(
        "place tribe hunt", "lower hunt", "play tribeswoman", "use tribeswoman", "take tool"
    )
    assert t["wolf"].tools == 1


def test_E138_column_bound_culture_card() -> None:
    """E138: using it binds the figure to the column."""
    own = GAME.with_data("own.toml", '[card.C01]\neffect = ["hunt: labour 2", "food 1"]\n')
    t = table("wolf", "bison", game=own).cards("wolf", hand=["C01"]).play("culture C01")
    assert t.legal() == ["part labour", "done"]
    t.play("part labour")
    assert (t.labour, t["wolf"].food) == (2, 1)
    assert t.legal("place") == ["place chief hunt", "place tribe hunt"]
    assert t.refused("place tribe rest") == Reason("E138", "bound-column", column="hunt")
    t = table("wolf", "bison", game=own).cards("wolf", hand=["C01"]).play("culture C01", "done")
    assert (t.labour, t["wolf"].food) == (0, 1)
    assert len(t.legal("place")) == 10


def test_E139_drawing_card_by_card() -> None:
    """E139: each card of a draw is a unit; the deck is renewed in between."""
    t = wolf("C04", deck=["brave"], discard=["tribesman", "tribesman"]).play("culture C04", "part card", "take card")
    assert (t["wolf"].hand[-1], t["wolf"].deck, t["wolf"].discard) == ("brave", 2, [])
    t.play("take card")
    assert t.legal("discard") == ["discard tribesman", "discard brave"]


def price(t: Table, text: str) -> dict[str, float]:
    return offered.price(t.state, GAME.notation.read(text))


def test_E16_E135_prices_are_shown() -> None:
    """E16, E135: what a move will cost, before it is made."""
    t = wolf("tribeswoman", "shaman", "elder", food=4, tools=2).chief("wolf", "stonecarver", "B")
    assert price(t, "chief") == {"food": 1, "tool": 1}
    t.play("place chief initiate", "play elder", "play tribeswoman", "play shaman")
    assert price(t, "eat") == {"food": 2}
    assert price(t, "initiate hunter") == {"tool": 1, "labour": 1}
    assert price(t, "rites") == {"food": 1}
    assert price(t, "use shaman") == {"tool": 1}
    assert price(t, "chief") == {"food": 1, "tool": 1}
    assert price(t, "lower initiate") == {}
    t.play("done")
    assert price(t, "chief") == {"food": 1, "tool": 1}
    t = wolf("C11", "brave", food=3).play("culture C11")
    assert price(t, "part tool") == {"food": 2}
    t = wolf(food=1, tools=1).play("place tribe develop")
    assert price(t, t.legal("stone")[0]) == {"food": 1, "tool": 1}
    t = wolf(food=1, tools=1).chief("wolf", "stonecarver", "B").play("place chief rest")
    assert price(t, "chief") == {"food": 1, "tool": 1}
    assert price(t, "take card") == {}
