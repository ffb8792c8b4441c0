"""Benefits, decks, megaliths and idols.

Rules E8, E9, E10, E11, E12, E13, E14, E15, E16, E79, E80, E81, E82, E83, E84, E85, E86, E87, E88, E116, E117, E118,
E119, E120, E121, E122, E134.
"""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.core.words import question
from cenote.games.endlesswinter.rules.cards import draw
from cenote.games.endlesswinter.rules.idols import step_honour
from cenote.games.endlesswinter.rules.megaliths import on_upper_levels, places
from endlesswinter.table import GAME, Table, table

SQUARE = ("M1", "M2", "M3", "M4")


def board(*neutral: str) -> Table:
    return table("wolf", "bison").tiles(*SQUARE).megaliths("neutral", *neutral)


# --- golden rules ---


def test_E8_reshuffle_leaves_the_rest() -> None:
    """E8: cards above the board, in hand, in the pile and buried stay; an empty discard waits for the next draw."""
    zones = {"deck": ["brave"], "discard": [], "above": ["brave"], "buried": ["hunter"]}
    t = table("wolf", "bison").cards("wolf", **zones)
    me = t.player("wolf")
    assert draw(t.state, me, 1) == 1
    assert (t["wolf"].deck, t["wolf"].above, t["wolf"].buried) == (0, ["brave"], ["hunter"])
    me.discard.append(me.hand.pop())
    assert t["wolf"].deck == 0, "not before a card must be drawn"
    assert draw(t.state, me, 1) == 1
    assert t["wolf"].discard == []
    assert draw(t.state, me, 1) == 0


@pytest.mark.parametrize(
    ("kind", "choices"),
    [
        ("megalith", ["take card", "idol offering", "idol honour", "take tool", "take food"]),
        ("card", ["take card", "idol offering", "idol honour", "take tool", "take food"]),
        ("idol", ["idol offering", "idol honour", "take tool", "take food"]),
        ("tool", ["take tool", "take food"]),
    ],
)
def test_E9_ladder(kind: str, choices: list[str]) -> None:
    """E9: each unit may become any lower one. E2: in this order."""
    t = table("wolf", "bison").gain("wolf", kind, 2)
    megaliths = t.legal("megalith")
    assert bool(megaliths) == (kind == "megalith")
    assert t.legal() == megaliths + choices
    assert question(t.state) == f"gain-{kind}", "it says which benefit"
    t.play("take food", "take food" if kind == "tool" else "take tool")
    assert t["wolf"].food + t["wolf"].tools == 2


def test_E10_preparation_draw_is_no_benefit() -> None:
    """E10: five cards come by themselves, the card of a rest may become less."""
    t = table("wolf", "bison").play("place tribe rest")
    assert "take tool" in t.legal()


def test_E11_E13_food_and_tool_limits() -> None:
    """E11, E13: what exceeds the limit or the track is lost. E117: filling goes to the limit."""
    t = table("wolf", "bison").goods("wolf", food=5, tools=9)
    t.state.gain_tools(t.player("wolf"), 3)
    t.state.gain_food(t.player("wolf"), 3)
    assert (t["wolf"].tools, t["wolf"].food) == (10, 6)
    t = table("wolf", "bison").round(3).cards("wolf", hand=["C29"]).camps("wolf", "c3", "c3").play("culture C29")
    assert t["wolf"].food == 7


def test_E12_surplus_of_returned_camps() -> None:
    """E12: it is lost when the price is below three food."""
    t = (
        table("wolf", "bison")
        .round(3)
        .cards("wolf", hand=["C32"])
        .camps("wolf", "b1", "b2", "c2")
        .goods("wolf", food=8)
    )
    events = t.watch("culture C32", "part village", "village b1-b2-c2")
    assert t["wolf"].food == 5
    assert [event.args["goods"] for event in events if event.name == "spoil"] == [{"food": 1}]


def test_E14_points_now_and_at_the_end() -> None:
    """E14: points of effects at once, printed ones at the end; no end at 99."""
    t = table("wolf", "bison").vp("wolf", 98).cards("wolf", hand=["C18"]).play("culture C18")
    assert t["wolf"].vp == 100


def test_E15_parts_in_any_order_and_left() -> None:
    """E15: a tribe card and a burial of one effect, each may be left."""
    t = table("wolf", "bison").round(3).cards("wolf", hand=["C35", "brave"])
    t.play("culture C35")
    assert t.legal() == ["part tribe-hand", "part bury"]
    t.play("part bury", "bury brave", "recruit hunter")
    assert (t["wolf"].buried, t["wolf"].hand) == (["brave"], ["hunter"])
    t = (
        table("wolf", "bison")
        .round(3)
        .cards("wolf", hand=["C35", "brave"])
        .play("culture C35", "part bury", "done", "done")
    )
    assert (t["wolf"].buried, t["wolf"].hand) == ([], ["brave"])


def test_E16_exchanges() -> None:
    """E16: the whole price, once unless stated otherwise."""
    t = table("wolf", "bison").round(3).cards("wolf", hand=["C36"]).goods("wolf", food=3, tools=3)
    t.play("culture C36", "part vp", "part vp")
    assert (t["wolf"].vp, t["wolf"].food, t["wolf"].tools) == (6, 1, 1)
    assert t.state.decision.rule == "E31"
    t = table("wolf", "bison").round(3).cards("wolf", hand=["C22"]).goods("wolf", food=3).play("culture C22")
    assert (t["wolf"].vp, t["wolf"].food) == (0, 3)


# --- megaliths ---


def test_E79_supply_goes_from_left_to_right() -> None:
    """E79: first the two neutral ones, on the board only, then the own."""
    t = board("a2").megaliths("bison", "a1", "b1", "b2")
    assert t["wolf"].neutrals == 1
    t.gain("wolf", "megalith")
    assert t.legal("megalith") == [move for move in t.legal("megalith") if move.startswith("megalith 0")]
    assert t.refused("megalith 1 a1") == Reason("E79", "neutral-on-board")
    t.play("megalith 0 a3", "take tool")
    assert (t["wolf"].neutrals, t["wolf"].megaliths) == (0, 8)
    t = board("a2").megaliths("bison", "a1", "b1", "b2")
    t.state.players[0].neutrals = 0
    assert 49 in places(t.state, t.player("wolf"))


def test_E80_first_megalith() -> None:
    """E80: only on a start cell."""
    t = board().gain("wolf", "megalith")
    assert t.legal("megalith") == ["megalith 0 e1", "megalith 0 a2", "megalith 0 c5", "megalith 0 e6"]
    assert t.refused("megalith 0 b2") == Reason("E80", "no-neighbour", cell="b2")


def test_E80_board_cells() -> None:
    """E80: side by side with a megalith on the board, across tiles too, never diagonal; start cells are for neutral."""
    t = board("c1", "e6").megaliths("wolf")
    t.state.players[0].neutrals, t.state.players[1].neutrals = 0, 2
    t.gain("wolf", "megalith")
    cells = {move.split()[2] for move in t.legal("megalith")}
    assert cells == {"b1", "c2", "d1", "d6", "f6", "e5"}
    assert t.refused("megalith 0 d2") == Reason("E80", "no-neighbour", cell="d2")
    assert t.refused("megalith 0 a2") == Reason("E80", "start-cell-neutral", cell="a2")
    assert t.refused("megalith 0 g7") == Reason("E80", "no-cell", cell="g7")
    assert t.refused("megalith 0 c1") == Reason("E85", "covered", cell="c1")


def test_E81_upper_levels() -> None:
    """E81: four in a square below, any colours, the place free. E94: counted for the stone."""
    t = board("a2", "a1", "b1", "c2")
    t.megaliths("wolf", "b2").gain("wolf", "megalith")
    assert "megalith 1 a1" in t.legal()
    assert t.refused("megalith 1 b1") == Reason("E81", "no-square", cell="b1")
    t.play("megalith 1 a1")
    assert on_upper_levels(t.state, t.player("wolf")) == 1
    assert t["wolf"].vp == 4 + 1
    t.gain("wolf", "megalith")
    assert t.refused("megalith 1 a1") == Reason("E81", "covered", cell="a1")


def test_E81_upper_levels_at_the_edge() -> None:
    """E81: also on the last row, in the last column, and on what lies there."""
    t = table("wolf", "bison", "lion", "bear").tiles(*SQUARE)
    t.megaliths("neutral", "e1", "a3", "d6", "f6", "b5", "c5", "d5", "b6").megaliths("wolf", "c6", "b7", "c7", "d7")
    t.megaliths("bison", "f4", "g4", "f5", "g5").megaliths("lion", "b5", "c5", "b6", height=1).gain("wolf", "megalith")
    assert [move for move in t.legal("megalith") if move[9] != "0"] == ["megalith 1 f4", "megalith 1 c6"]
    t.play("megalith 1 c6").gain("wolf", "megalith")
    assert [move for move in t.legal("megalith") if move[9] != "0"] == ["megalith 1 f4", "megalith 2 b5"]


def test_E82_cells_give_their_benefit() -> None:
    """E82: to whoever covers them; an upper level gives none. E134: it is resolved at once."""
    t = board("a2").gain("wolf", "megalith", 2).play("megalith 0 b2")
    assert t.legal() == ["idol offering", "idol honour", "take tool", "take food"]
    t.play("idol honour")
    assert "megalith 0 c2" in t.legal(), "then the outer gain goes on"
    t = board("a2", "a1", "b1", "c2").megaliths("wolf", "b2").gain("wolf", "megalith").play("megalith 1 a1")
    assert t.state.decision.rule == "E31"


def test_E83_points_of_upper_megaliths() -> None:
    """E83: 2 for own, 1 for others and neutral; each owner below scores 1 for each."""
    t = table("wolf", "bison", "lion").tiles(*SQUARE).megaliths("neutral", "a2", "c2")
    t.megaliths("wolf", "b2").megaliths("bison", "a3").megaliths("lion", "b3")
    t.gain("wolf", "megalith").play("megalith 1 a2")
    assert [t[name].vp for name in t.names] == [5, 1, 1]


def test_E84_arrows() -> None:
    """E84: one more megalith on a target, with its benefit, of any colour."""
    t = board().gain("wolf", "megalith").play("megalith 0 e1")
    assert t.legal() == ["megalith 0 d1", "megalith 0 e2", "done"]
    assert t.refused("megalith 0 f1") == Reason("E84", "no-arrow-there")
    t.play("megalith 0 e2")
    assert t["wolf"].neutrals == 0
    assert t.legal()[0] == "take card"


def test_E85_no_place_or_no_megalith() -> None:
    """E85: void, but a lesser benefit may be taken."""
    t = board("a2")
    me = t.player("wolf")
    me.neutrals = me.megaliths = 0
    t.gain("wolf", "megalith")
    assert t.legal("megalith") == []
    assert t.state.why_not(("megalith", "0", "a1")) == Reason("E85", "no-megalith")
    assert "take card" in t.legal()


# --- idols ---


def test_E86_idols_one_by_one() -> None:
    """E86: each on a track of choice, its gain before the next. E134."""
    t = table("wolf", "bison").idols("wolf", offering=1).gain("wolf", "idol", 2).play("idol offering")
    assert t.legal() == ["take tool", "take food"], "level 2 gives a tool"
    t.play("take tool", "idol honour")
    assert (t["wolf"].offering, t["wolf"].honour, t["wolf"].tools) == (2, 1, 1)


@pytest.mark.parametrize(("level", "given"), [(3, "food 2"), (5, "card"), (7, "megalith"), (9, "card")])
def test_E87_offering_benefits(level: int, given: str) -> None:
    """E87: entering a level gives its benefit."""
    t = table("wolf", "bison").idols("wolf", offering=level - 1).gain("wolf", "idol").play("idol offering")
    if given == "food 2":
        assert t["wolf"].food == 2
    else:
        assert ("take card" in t.legal(), bool(t.legal("megalith"))) == (True, given == "megalith")


def test_E88_honour_order_of_arrival() -> None:
    """E88: the later one stands to the right; who leaves makes room; 2, 3 and 5 points on the way."""
    t = table("wolf", "bison", "lion")
    for name in ("bison", "wolf", "lion"):
        step_honour(t.state, t.player(name))
    assert t.state.honour == [1, 0, 2]
    for name in ("bison", "lion"):
        step_honour(t.state, t.player(name))
    assert t.state.honour == [1, 2, 0]
    t.gain("wolf", "idol", 3).play(*["idol honour"] * 3)
    assert (t.state.honour, t["wolf"].vp) == ([0, 1, 2], 2)


# --- details of effects ---


def test_E116_moves_are_split() -> None:
    """E116: over camps, step by step, and may be left."""
    t = table("wolf", "bison").cards("wolf", hand=["C08"]).camps("wolf", "b2", "c3").play("culture C08")
    t.play("move b2-b1", "move c3-c2", "move c2-b1")
    assert t["wolf"].camps == {"b1": 2}
    t = table("wolf", "bison").cards("wolf", hand=["C08"]).play("culture C08", "move c3-c4", "done")
    assert (t["wolf"].camps, t["wolf"].food) == ({"c4": 1}, 1)


def test_E118_village_by_a_card() -> None:
    """E118: two food, but the three camps all the same."""
    t = (
        table("wolf", "bison")
        .round(3)
        .cards("wolf", hand=["C32"])
        .camps("wolf", "b1", "b2", "c2")
        .goods("wolf", food=2)
    )
    t.play("culture C32", "part village", "village b1-b2-c2")
    assert (t["wolf"].villages, t["wolf"].food) == (["b1-b2-c2"], 0)


def test_E119_free_stone() -> None:
    """E119: two tools instead of the price of the space, which gives its benefit."""
    t = table("wolf", "bison").round(3).offer("II-01").cards("wolf", hand=["C33"]).goods("wolf", tools=2)
    t.play("culture C33", "part stone", "stone II-01")
    assert (t["wolf"].stones, t["wolf"].tools) == (["II-01"], 0)
    assert t.legal("megalith")


def test_E120_two_different_animals() -> None:
    """E120: of different types."""
    t = table("wolf", "bison").round(3).cards("wolf", hand=["C34"]).animals("wolf", ground_sloth=2, steppe_bison=1)
    t.play("culture C34", "flip ground_sloth")
    assert t.refused("flip ground_sloth") == Reason("E120", "same-type", animal="ground_sloth")
    t.play("flip steppe_bison", "take tool")
    assert t["wolf"].turned == {"ground_sloth": 1, "steppe_bison": 1}


def test_E121_discard_after_a_draw() -> None:
    """E121: compulsory once the draw was used, in a lesser form too; the drawn card may go."""
    t = table("wolf", "bison").cards("wolf", hand=["C04", "hunter"], deck=["brave", "brave"], discard=["tribesman"])
    t.play("culture C04", "part card", "take card", "take food")
    assert t.refused("done") == Reason("E121", "must-discard")
    t.play("discard brave")
    assert "brave" in t["wolf"].discard
    t = (
        table("wolf", "bison")
        .cards("wolf", hand=["C04", "hunter"])
        .play("culture C04", "part card", "take tool", "take food")
    )
    assert t["wolf"].discard == ["hunter"], "the only card goes by itself"


def test_E122_E146_reveal_effects_keep_the_limit() -> None:
    """E122, E146: six at most; they may be left."""
    t = (
        table("wolf", "bison")
        .cards("wolf", hand=["C12"])
        .hunting(ground_sloth=5)
        .play("culture C12", "reveal", "take tool")
    )
    assert t.grounds == 6
    t = (
        table("wolf", "bison")
        .cards("wolf", hand=["C12"])
        .hunting(ground_sloth=5)
        .play("culture C12", "done", "take tool")
    )
    assert (t.grounds, t.labour) == (5, 1)
    t = table("wolf", "bison").cards("wolf", hand=["C12"]).hunting(ground_sloth=6).play("culture C12", "take tool")
    assert t.grounds == 6


@pytest.mark.parametrize(("camps", "food"), [(("c3",), 0), (("b1",), 2), (("b1", "b2", "b3", "c2"), 6)])
def test_E16_counted_effects(camps: tuple[str, ...], food: int) -> None:
    """E16: for each camp away from the base, three at most; E93: for each pair of burials."""
    t = table("wolf", "bison").cards("wolf", hand=["C19"]).camps("wolf", *camps).play("culture C19")
    assert t["wolf"].food == food
    t = (
        table("wolf", "bison")
        .round(3)
        .cards("wolf", hand=["C37"], buried=["brave", "brave", "tribesman"])
        .play("culture C37")
    )
    assert t["wolf"].vp == 1


def test_E32_every_culture_card_can_be_played() -> None:
    """E32: each of the forty works with plenty of everything."""
    for card in [card.id for card in GAME.box.cards if card.deck >= 2]:
        t = table("wolf", "bison").round(3 if int(card[1:]) > 20 else 1)
        t.cards("wolf", hand=[card, "brave", "hunter"]).goods("wolf", food=6, tools=6).animals("wolf", ground_sloth=1)
        t.camps("wolf", "b1", "b2", "c2", "c3").hunting(steppe_bison=2).play(f"culture {card}")
        before = t["wolf"].vp
        for _ in range(30):
            if t.state.decision.rule == "E31":
                break
            t.play(t.legal()[0])
        assert t.state.decision.rule == "E31", card
        assert t["wolf"].vp >= before
        assert card in t["wolf"].above + t["wolf"].buried
