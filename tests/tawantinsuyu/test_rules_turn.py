"""W25, W26, W27, W28, W60, W72, W73, W74, W80, W81, W82, W131, W132, W152: turns and their end."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.tawantinsuyu.rules.building import refill_market
from tawantinsuyu.table import table


def test_W25_a_placement_or_two_different_minor_actions() -> None:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G01")
    assert "place architect T01" in t.legal()
    assert t.legal("advance") == ["advance 1", "advance 2"]
    t.play("pray", "skip")
    assert t.asks() == "SecondAction"
    assert t.refused("pray") == Reason("W25", "different-minor")
    assert t.refused("place architect T01") == Reason("W25", "minor-already")
    t.play("recruit", "skip")
    assert t.to_move == "black"


def test_W26_an_army_card_for_its_bonus() -> None:
    t = table("purple", "black").army("purple", "A05", "A09").play("spend A05", "spend A09")
    assert (t["purple"].potato, t["purple"].corn, t["purple"].vp, t["purple"].army) == (1, 1, 12, [])
    assert t.state.army_discard == [4, 8]
    assert t.asks() == "Turn"


def test_W26_cards_with_the_same_face_are_alike() -> None:
    t = table("purple", "black").army("purple", "A01", "A02")
    assert t.legal("spend") == ["spend A01"]
    assert t.refused("spend A02") == Reason("W26", "same-face", army="A01")


def test_W27_order_of_the_end() -> None:
    """Hire, limit, played card, market."""
    t = table("purple", "black").workers("purple", architect=2, priest=1).hand("purple", "G29").priest("purple", 3)
    t.goods("purple", stone=1, corn=2).play("place architect T06", "task build", "build P01")
    assert (t.asks(), t.on_altar, len(t.on_market)) == ("Hire", [], 3)
    t.play("hire corn")
    assert (t.asks(), t.on_altar, len(t.on_market)) == ("Limit", [], 3)
    t.play("dismiss architect")
    assert (t.to_move, t.on_altar, len(t.on_market)) == ("black", ["G29"], 4)


def test_W28_a_ceremony_comes_first() -> None:
    t = table("purple", "black").token("purple").start_turn("purple")
    assert t.asks() == "PlayCards"
    assert t.state.ceremonies == 1


def test_W60_refilled_to_two_of_each() -> None:
    s = table("purple", "black").market("P05").state
    refill_market(s)
    assert len(s.market) == 4
    s.market, s.permanent_stack = [], []
    refill_market(s)
    assert len(s.market) == 2, "an empty stack is not refilled"


def test_W72_prayer() -> None:
    t = table("purple", "black").play("pray", "god deck", "god deck")
    assert len(t["purple"].hand) == 2


def test_W73_training() -> None:
    t = table("purple", "black").army_deck("A01", "A19").play("drill", "enlist A19")
    assert (t["purple"].army, t.state.army_discard) == (["A19"], [0])


def test_W74_hiring() -> None:
    t = table("purple", "black").nomads("priest", "warrior", "warrior").play("recruit", "nomad warrior")
    assert t["purple"].workers == {"warrior": 1}
    assert len(t.state.nomads) == 3


@pytest.mark.parametrize(("end", "worker"), [("potato", "priest"), ("corn", "courier")])
def test_W80_hire_at_either_end(end: str, worker: str) -> None:
    t = table("purple", "black").village("priest", "warrior", "courier").goods("purple", **{end: 1}).end_turn("purple")
    assert t.legal() == [f"hire {end}", "done"]
    t.play(f"hire {end}")
    assert t["purple"].workers == {worker: 1}
    assert len(t.state.village) == 2


def test_W80_the_last_worker_for_either() -> None:
    t = table("purple", "black").village("priest").goods("purple", potato=1, corn=1).end_turn("purple")
    assert t.legal() == ["hire potato", "hire corn", "done"]
    t.play("hire corn")
    assert t["purple"].goods == (1, 0, 0, 0)


def test_W81_more_than_two_during_the_turn() -> None:
    t = table("purple", "black").workers("purple", architect=1, priest=1).nomads("warrior", "warrior", "warrior")
    t.play("recruit", "nomad warrior", "pray", "skip")
    assert t.asks() == "Limit"
    assert t["purple"].workers == {"architect": 1, "warrior": 1, "priest": 1}


def test_W82_two_workers_stay() -> None:
    t = table("purple", "black").workers("purple", architect=2, warrior=1).workers("black", priest=4)
    t.end_turn("purple")
    assert t.legal() == ["dismiss architect", "dismiss warrior"]
    assert t.refused("done") == Reason("W82", "too-many-workers", n=3)
    assert t.refused("dismiss priest") == Reason("W82", "no-such-worker", worker="priest")
    t.play("dismiss warrior")
    assert t["black"].workers == {"priest": 4}, "only the player whose turn ends"


def test_W131_minor_actions_without_effect() -> None:
    t = table("purple", "black").nomads().empty_bag()
    t.state.army_deck, t.player("black").army = [], sorted(t.state.army_deck)
    assert {"drill", "recruit"} <= set(t.legal())
    assert "done" not in t.legal(), "a turn cannot be passed"
    t.play("drill", "recruit")
    assert t.to_move == "black"


def test_W132_the_second_action_uses_the_first() -> None:
    t = table("purple", "black").priest("purple", 1).play("advance 2", "gold")
    assert t["purple"].gold == 1
    assert (t.to_move, t.asks()) == ("purple", "SecondAction")


def test_W152_the_last_worker_of_the_village() -> None:
    t = table("purple", "black").workers("purple", architect=2).village("priest").goods("purple", potato=1)
    t.end_turn("purple").play("hire potato")
    assert t.state.holder == 0
    assert t.asks() == "Limit"
    bag, boxed = len(t.state.bag), t.state.boxed[4]
    t.play("dismiss priest")
    assert (len(t.state.bag), t.state.boxed[4]) == (bag, boxed + 1)
