"""Golden cases, part A: the worked examples of the rulebook."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.endlesswinter.components import STONE_IDS
from cenote.games.endlesswinter.geometry import HEXES, NEIGHBOURS
from cenote.games.endlesswinter.rules.cards import draw
from cenote.games.endlesswinter.rules.stones import stone_points
from cenote.games.endlesswinter.scoring import card_points, honour_points, offering_points
from endlesswinter.table import GAME, Table, table


def stone(t: Table, name: str, id: str) -> int:
    """What a stone would score for the player now."""
    return stone_points(t.state, t.player(name), t.state.box.stones[STONE_IDS.index(id)])


def folk(*cards: str, column: str, food: int = 0, tools: int = 0) -> Table:
    """Wolf has placed a tribe figure and holds these cards."""
    t = table("wolf", "bison").goods("wolf", food=food, tools=tools).cards("wolf", hand=list(cards))
    return t.play(f"place tribe {column}")


def test_G1_empty_deck() -> None:
    t = table("wolf", "bison").cards("wolf", deck=["brave", "brave"], discard=["tribesman"] * 4 + ["tribeswoman"] * 2)
    before = t["wolf"].hand
    for _ in range(5):
        assert draw(t.state, t.player("wolf"), 1) == 1
    assert sorted(t["wolf"].hand)[:2] == ["brave", "brave"]
    assert len(t["wolf"].hand) == len(before) + 5
    assert (t["wolf"].deck, t["wolf"].discard) == (3, [])


def test_G2_lesser_benefit() -> None:
    t = table("wolf", "bison").gain("wolf", "idol")
    assert t.legal() == ["idol offering", "idol honour", "take tool", "take food"]
    assert t.refused("take card") == Reason("E9", "not-lesser")
    assert t.refused("megalith 0 a2") == Reason("E9", "not-lesser")
    t = table("wolf", "bison").goods("wolf", tools=2)
    assert t.refused("take food") == Reason("E31", "not-now"), "no exchange at another time"


@pytest.mark.parametrize("taken", ["idol honour", "idol offering", "take tool", "take food"])
def test_G2_each_choice(taken: str) -> None:
    t = table("wolf", "bison").gain("wolf", "idol").play(taken)
    wolf = t["wolf"]
    assert [wolf.honour, wolf.offering, wolf.tools, wolf.food] == [
        int(taken == choice) for choice in ("idol honour", "idol offering", "take tool", "take food")
    ]


def test_G3_food_limit() -> None:
    t = table("wolf", "bison").goods("wolf", food=5)
    t.state.gain_food(t.player("wolf"), 3)
    assert t["wolf"].food == 6
    limits = [t.state.food_limit(t.camps("wolf", *["c3"] * n).player("wolf")) for n in (0, 1, 5)]
    assert limits == [5, 6, 10]


def test_G4_crafter() -> None:
    t = folk("crafter", column="develop").play("play crafter")
    assert t.labour == 2
    assert t.refused("use crafter") == Reason("E38", "labour-by-itself", card="crafter")
    t = folk("crafter", "tribesman", column="hunt").play("play crafter")
    assert t.labour == 1
    assert t.refused("use crafter") == Reason("E39", "labour-by-itself", card="crafter")
    assert t.legal("use") == [], "the eclipse ability is not offered"
    assert t.play("play tribesman").refused("use tribesman") == Reason("E40", "no-action-ability", card="tribesman")


@pytest.mark.parametrize("column", ["initiate", "develop", "migrate", "hunt"])
def test_G5_tribeswoman(column: str) -> None:
    t = folk("tribeswoman", column=column, food=2).play("play tribeswoman")
    assert t.labour == 0.5
    t.play("use tribeswoman", "take tool")
    assert (t["wolf"].food, t["wolf"].tools) == (1, 1)
    assert t.refused("use tribeswoman") == Reason("E38", "used-already", card="tribeswoman")


@pytest.mark.parametrize("column", ["initiate", "develop", "migrate", "hunt"])
def test_G6_brave(column: str) -> None:
    t = folk("brave", "tribeswoman", column=column, food=1).play("play brave")
    assert t.labour == 1.5
    assert t.refused("use brave") == Reason("E38", "labour-by-itself", card="brave")
    assert t.play("play tribeswoman").labour == 2


@pytest.mark.parametrize(("food", "left"), [(3, 0), (5, 2)])
def test_G7_labour_sum(food: int, left: int) -> None:
    t = table("wolf", "bison").goods("wolf", food=food, tools=2).cards("wolf", hand=["hunter"])
    t.hunting(ground_sloth=2).play("place tribe hunt", "play hunter", "eat", "eat")
    assert (t.labour, t["wolf"].food) == (4, left)
    t.play("hunt ground_sloth", "hunt ground_sloth", "reveal", "reveal")
    assert (t.labour, t["wolf"].tools, t.grounds) == (0, 0, 4)
    assert t["wolf"].animals == {"ground_sloth": 2}


def test_G9_column_bound_ability() -> None:
    assert folk("hunter", column="hunt").play("play hunter").labour == 2
    t = folk("hunter", column="migrate").play("play hunter")
    assert t.labour == 1
    assert t.refused("use hunter").rule == "E39"


@pytest.mark.parametrize("column", ["initiate", "develop", "migrate", "hunt"])
def test_G10_free_ability(column: str) -> None:
    t = folk("tribeswoman", column=column, food=2, tools=1)
    assert t.refused("use tribeswoman") == Reason("E38", "not-played", card="tribeswoman")
    t.play("play tribeswoman", f"lower {column}")
    while "use tribeswoman" not in t.legal():
        t.play(t.legal()[-1])
    t.play("use tribeswoman", "take tool")
    assert t.refused("use tribeswoman").key in ("used-already", "not-now")


def marching() -> Table:
    """Wolf resolves the eclipse with an explorer in the pile and camps on b2 and c3."""
    t = table("wolf", "bison").cards("wolf", pile=["explorer"]).camps("wolf", "b2", "c3").camps("bison")
    t.start_eclipse()
    assert t.to_move == "wolf"
    return t.play("take food")


def test_G11_two_moves() -> None:
    assert marching().play("move c3-c4", "move c4-c5")["wolf"].camps == {"b2": 1, "c5": 1}
    assert marching().play("move c3-c4", "move b2-b3")["wolf"].camps == {"b3": 1, "c4": 1}
    t = folk("explorer", column="hunt").play("play explorer")
    assert t.legal("move") == []
    assert t["wolf"].camps == {"c3": 1}


def test_G13_megalith_on_level_2() -> None:
    t = table("wolf", "bison").tiles("M1", "M2", "M3", "M4").megaliths("neutral", "a2", "c2", "c3")
    t.megaliths("wolf", "a1", "b1", "c1", "b2").megaliths("bison", "a3", "b3")
    t.megaliths("wolf", "a1", "b1", height=1).megaliths("bison", "a2", "b2", height=1)
    t.gain("wolf", "megalith").play("megalith 2 a1")
    assert (t["wolf"].vp, t["bison"].vp) == (2 * 2 + 2, 2)


def test_G14_honour_top() -> None:
    t = table("wolf", "bison").gain("wolf", "idol", 11).play(*["idol honour"] * 10)
    assert (t["wolf"].honour, t["wolf"].vp) == (10, 2 + 3 + 5)
    assert t.refused("idol honour") == Reason("E88", "honour-top", track="honour")


def test_G15_offering() -> None:
    t = table("wolf", "bison").goods("wolf", food=3, tools=2).idols("wolf", offering=5)
    assert offering_points(t.state, t.player("wolf")) == 2
    assert offering_points(t.state, t.idols("wolf", offering=0).player("wolf")) == 0


def test_G16_honour_table() -> None:
    t = table("wolf", "bison").idols("wolf", honour=3).cards("wolf", buried=["tribesman"] * 4)
    assert honour_points(t.state, t.player("wolf"), t.state.honour.index(0)) == 10


@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "buried"])
def test_G17_card_points(zone: str) -> None:
    t = table("wolf", "bison").cards("wolf", **{zone: ["hunter"]})
    assert card_points(t.state, t.player("wolf")) == 1


def test_G19_village_stone() -> None:
    t = table("wolf", "bison").land(b2="forest", b1="hills", c2="tundra", a1="hills", a2="tundra", b3="wetland")
    t.village("wolf", "b1-b2-c2", "a1-a2-b2")
    assert stone(t, "wolf", "I-01") == 4
    t = table("wolf", "bison").land(b2="forest", b1="forest", c2="tundra").village("wolf", "b1-b2-c2")
    assert stone(t, "wolf", "I-01") == 2


def test_G20_draft_order() -> None:
    state = GAME.new(players=3, seed=5, options={"draft": "chiefs"})
    a, b, c = state.order
    assert len(state.moves()) == 4 * 2
    picked = []
    while state.round == 0:
        picked.append((state.seat, len({move[1] for move in state.moves()}), len(state.setup_offer)))
        state.play(state.moves()[0])
    assert picked == [(a, 4, 0), (b, 3, 0), (c, 2, 0), (c, 4, 4), (b, 3, 3), (a, 2, 2)]


def test_G21_glacier_token_by_passing() -> None:
    t = table("wolf", "bison", glacier_tokens=True).cards("wolf", hand=["explorer"])
    s = t.state
    glacier = next(h for h in range(19) if s.tokens[h] >= 0)
    there = HEXES[glacier]
    before, after = (HEXES[h] for h in NEIGHBOURS[glacier][:2])
    t.camps("wolf", before).play("place tribe migrate", "play explorer")
    assert s.view(1)["terrain"][glacier]["token"] == "hidden"
    t.play(f"move {before}-{there}", f"move {there}-{after}")
    assert s.view(1)["terrain"][glacier]["token"] == list(s.box.data["glacier"])[s.tokens[glacier]]
