"""T116, T117, T125, T126: what is hidden, what needs no decision, and where skulls go."""

from __future__ import annotations

import json

import pytest

from cenote.core.rng import Rng
from cenote.games.tzolkin.state import Tzolkin
from tzolkin.table import GAME, table


def test_T116_wealth_tiles_are_hidden_until_all_have_chosen() -> None:
    s = GAME.new(players=3, seed=1)
    first = s.seat
    assert first is not None
    for _ in range(2):
        s.play(s.moves()[0])
    own, foreign, spectator = s.view(first), s.view((first + 1) % 3), s.view(None)
    assert len(own["players"][first]["dealt"]) == 4
    assert len(own["players"][first]["kept"]) == 2
    for view in (foreign, spectator):
        assert view["players"][first]["dealt"] is None
        assert view["players"][first]["kept"] is None
        assert view["players"][first]["food"] is None
    while s.seat is not None and s.view(None)["round"] == 0:
        s.play(s.moves()[0])
    shown = s.view(None)["players"][first]
    assert len(shown["kept"]) == 2
    assert len(shown["dealt"]) == 4, "the discarded ones are open too"


def test_T116_the_order_of_the_stacks_is_hidden() -> None:
    t = table()
    before = json.dumps([t.state.view(seat) for seat in (0, 1, None)])
    t.state.stack1.reverse()
    t.state.stack2.reverse()
    t.state.rng.word()
    assert json.dumps([t.state.view(seat) for seat in (0, 1, None)]) == before
    assert t.state.view(0)["stacks"] == [8, 18]


def test_T116_everything_else_is_open() -> None:
    t = table("red", "green", "blue").dummies(P=[0, 1, 2, 3, 8], C=[12]).goods("green", corn=3, skull=1)
    t.temples("green", 1, 2, -1).levels("green", theology=2).vp("green", -4).dark("green").workers("green", Y=[2])
    t.workers("blue", 4, first=True).ovals("red", 6).teeth(2).buildings("green", "A1-01").monuments("green", "M-01")
    t.jungle(4, wood=1, corn=1, owner="green")
    view = t.state.view(0)
    green = view["players"][1]
    assert green["goods"] == {"corn": 3, "wood": 0, "stone": 0, "gold": 0, "skull": 1}
    assert green["temples"] == {"brown": 1, "yellow": 2, "green": -1}
    assert green["levels"] == {"agriculture": 0, "extraction": 0, "architecture": 0, "theology": 2}
    assert (green["vp"], green["light"], green["workers"], green["hand"]) == (-4, False, 3, 2)
    assert (green["buildings"], green["monuments"]) == (["A1-01"], ["M-01"])
    assert (green["corn_tiles"], green["wood_tiles"]) == (1, 2)
    assert green["food"] == 4
    assert view["gears"]["yaxchilan"] == [None, None, 1, *[None] * 7]
    assert view["gears"]["palenque"] == ["dummy"] * 4 + [None] * 4 + ["dummy", None]
    assert view["gears"]["chichen_itza"][12] == "dummy"
    assert (view["occupant"], view["teeth_corn"], view["skulls"]) == (2, 2, 11)
    assert view["ovals"] == [None] * 5 + [0] + [None] * 3
    assert view["jungle"][2] == {"wood": 1, "corn": 1}
    assert view["row"][0] is None
    assert (view["seat"], view["you"], view["marker"], view["age"], view["round"]) == (0, 0, 0, 1, 1)
    assert table().state.view(None)["occupant"] is None


def test_T116_redeal_keeps_what_the_seat_knows() -> None:
    s = GAME.new(players=2, seed=3)
    assert isinstance(s, Tzolkin)
    mine = s.seat
    assert mine is not None
    s.play(s.moves()[2])
    other = s.players[1 - mine]
    dealt = set()
    for seed in range(20):
        again = s.redeal(mine, Rng.seeded(seed))
        assert isinstance(again, Tzolkin)
        assert again.players[mine].dealt == s.players[mine].dealt
        assert again.players[mine].kept == s.players[mine].kept
        assert again.moves() == s.moves()
        assert sorted(again.stack1) == sorted(s.stack1)
        dealt.add(tuple(again.players[1 - mine].dealt))
        assert GAME.load(again.dump()) == again
    assert len(dealt) > 15
    assert other.dealt == s.players[1 - mine].dealt, "the position itself stays as it is"


def test_T116_redeal_of_tiles_that_others_have_kept() -> None:
    s = GAME.new(players=2, seed=3)
    assert isinstance(s, Tzolkin)
    first = s.seat
    assert first is not None
    for _ in range(2):
        s.play(s.moves()[0])
    kept = set()
    for seed in range(20):
        again = s.redeal(1 - first, Rng.seeded(seed))
        assert isinstance(again, Tzolkin)
        chosen = again.players[first].kept
        assert len(chosen) == 2
        assert again.players[first].dealt == sorted(again.players[first].dealt)
        assert set(chosen) <= set(again.players[first].dealt)
        kept.add(tuple(chosen))
        assert again.moves() == s.moves()
    assert len(kept) > 8


def test_T116_redeal_gives_the_others_other_moves() -> None:
    s = GAME.new(players=2, seed=3)
    assert s.seat is not None
    moves = s.moves()
    again = s.redeal(1 - s.seat, Rng.seeded(1))
    assert again.moves() != moves
    assert isinstance(again, Tzolkin)
    assert again.moves() == [("keep", again.box.wealth[tile].id) for tile in again.players[s.seat].dealt]


def test_T116_redeal_after_the_reveal() -> None:
    t = table()
    orders = set()
    for seed in range(10):
        again = t.state.redeal(0, Rng.seeded(seed))
        assert [me.dealt for me in again.players] == [me.dealt for me in t.state.players]
        orders.add(tuple(again.stack1))
        orders.add(tuple(again.stack2))
        assert sorted(again.stack1 + again.stack2) == sorted(t.state.stack1 + t.state.stack2)
        assert again.row == t.state.row
        assert again.rng.words() != t.state.rng.words()
    assert len(orders) == 20


@pytest.mark.parametrize("day", [7, 13, 20])
def test_T117_food_days_contain_no_decision(day: int) -> None:
    t = table().day(day)
    t.end_round()
    assert t.state.round == day + 2
    assert t.legal("place"), "the next decision is a turn of the next round"


def test_T125_a_skull_paid_for_a_monument_returns() -> None:
    t = table().only("A1-06").offer("M-13").workers("red", T=[4], Y=[4]).goods("red", gold=4, skull=1).skulls_left(0)
    t.play("pick tikal 4", "action tikal 4")
    assert (t["red"].monuments, t["red"].skull, t.state.skulls) == (["M-13"], 0, 1)
    t.play("pick yaxchilan 4", "action yaxchilan 4")
    assert (t["red"].skull, t.state.skulls) == (1, 0)


def test_T126_as_far_as_they_last() -> None:
    t = table().levels("red", theology=3).workers("red", Y=[4]).skulls_left(1)
    t.play("pick yaxchilan 4", "action yaxchilan 4")
    assert (t["red"].skull, t.state.skulls) == (1, 0)
