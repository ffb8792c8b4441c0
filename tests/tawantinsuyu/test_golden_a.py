"""Golden cases, part A: the worked examples of the rulebook and its fixed tables."""

from __future__ import annotations

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import Reason
from cenote.games import get
from cenote.games.tawantinsuyu.components import CARDS, SPACES
from cenote.games.tawantinsuyu.rules.monuments import BuildStairs
from cenote.games.tawantinsuyu.rules.placing import food_cost
from cenote.games.tawantinsuyu.rules.tasks import OfferTask
from cenote.games.tawantinsuyu.rules.weaving import AddTile
from cenote.games.tawantinsuyu.scoring import FinalScoring
from cenote.games.tawantinsuyu.setup import EndOpening, Resolve, StartResolving, deal_workers
from cenote.games.tawantinsuyu.state import Player
from offered import price
from tawantinsuyu.table import Table, table

# --- GT1: opening cards ---

LAID = ("G01", "G04", "G05", "G08", "G16")


def opening() -> Table:
    """The last player of two resolves five cards; the first one still has to."""
    t = table("black", "purple").goods("purple", stone=2).hand("purple", "G40", "G41", "G42")
    s = t.state
    t.player("purple").laid = sorted(t.take_card(id) for id in LAID)
    t.player("black").laid = sorted(t.take_card(id) for id in ("G02", "G03", "G06", "G07", "G09"))
    s.active, s.turn = NONE, 5
    return t.ask(EndOpening(), StartResolving(0), Resolve(1))


def test_GT1_opening_cards() -> None:
    t = opening().play("resolve G16", "resolve G01", "resolve G04", "resolve G08")
    t.play("task build", "build P01")
    purple = t["purple"]
    assert purple.goods == (5, 0, 2, 0)
    assert (len(purple.army), purple.vp, purple.up) == (1, 15, ["P01"])
    assert purple.hand == ["G40", "G41", "G42"]


def test_GT1_gap_stays_open_until_all_are_done() -> None:
    t = opening().play(*(f"resolve {id}" for id in ("G16", "G01", "G04", "G08")))
    t.play("task build", "build P01")
    assert t.to_move == "black"
    assert t.on_market == ["P02", "Z01", "Z02"]
    t.play("resolve G02", "resolve G03", "resolve G06", "climb", "god deck", "resolve G07", "skip")
    assert (t.to_move, t.asks()) == ("black", "Turn")
    assert t.on_market == ["P02", "P03", "Z01", "Z02"]
    assert sorted(t.in_deck + t["black"].hand + t["purple"].hand) == list(CARDS)


def test_GT1_without_building() -> None:
    t = opening().play("resolve G16", "resolve G01", "resolve G04", "resolve G08", "skip")
    assert (t["purple"].stone, t["purple"].corn, t["purple"].vp) == (3, 1, 15)


def test_GT1_last_player_resolves_first() -> None:
    s = get("tawantinsuyu").new(players=4, seed=3)
    while not s.view(0)["players"][0]["laid"] or s.view(None)["players"][0]["laid"] is None:
        s.play(s.moves()[0])
    first, order = s.view(None)["first"], []
    while any(player["laid"] for player in s.view(None)["players"]):
        if s.seat not in order:
            order.append(s.seat)
        s.play(s.moves()[0])
    assert order == [(first + 3) % 4, (first + 2) % 4, (first + 1) % 4, first]


# --- GT2, GT9: what a placement costs ---


def rivals_stairs() -> Table:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G22")
    return t.goods("purple", potato=4).vp("black", 20).stairs("black", upper=[2])


def test_GT2_rivals_stairs() -> None:
    t = rivals_stairs().play("place architect B05")
    assert t["purple"].potato == 0
    assert t["black"].vp == 21


def test_GT2_stairs_cannot_be_declined() -> None:
    t = rivals_stairs().goods("purple", potato=9)
    assert price(t.state, ("place", "architect", "B05")) == {"potato": 4, "architect": 1, "god-card": 1}
    t.play("place architect B05")
    assert t["purple"].potato == 5


def test_GT2_own_stairs() -> None:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G22").goods("purple", potato=4)
    t.stairs("purple", upper=[2]).play("place architect B05")
    assert (t["purple"].potato, t["purple"].vp, t["black"].vp) == (0, 10, 10)


def test_GT2_courier() -> None:
    t = table("purple", "black").workers("purple", courier=1).hand("purple", "G22").goods("purple", potato=4)
    t.stairs("black", upper=[2]).vp("black", 20).play("place courier B05")
    assert (t["purple"].potato, t["black"].vp) == (1, 21)


def test_GT2_stairs_on_both_levels() -> None:
    t = rivals_stairs().stairs("black", lower=[2]).play("place architect B05")
    assert (t["purple"].potato, t["black"].vp) == (2, 22)


COSTS = {
    "top": {"T01": 0, "T03": 1, "T05": 3},
    "middle": {"M01": 2, "M04": 3, "M07": 5},
    "bottom": {"B01": 5, "B05": 6, "B09": 8},
}


@pytest.mark.parametrize("terrace", COSTS)
def test_GT9_cost_table(terrace: str) -> None:
    t = table("purple", "black")
    for space, cost in COSTS[terrace].items():
        assert food_cost(t.state, t.player("purple"), SPACES.index(space)) == cost


def test_GT9_sectors_form_a_ring() -> None:
    t = table("purple", "black")
    costs = [food_cost(t.state, t.player("purple"), SPACES.index(space)) for space in ("T07", "T09")]
    assert costs == [3, 1]


# --- GT3, GT4: tasks ---


def test_GT3_one_neighbour() -> None:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G29").priest("purple", 3)
    t.hill(T08="architect").play("place architect T06")
    assert t.legal("task") == ["task potato", "task stone"]
    t.goods("purple", stone=9, corn=9).play("task build", "build P01", "task potato")
    assert t.asks() == "Hire"


def five_tasks(**goods: int) -> Table:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G29").priest("purple", 3)
    t.hill(T04="architect", T05="architect", T07="architect", T08="architect").goods("purple", **goods)
    return t.play("place architect T06")


def test_GT4_four_neighbours() -> None:
    t = five_tasks(stone=6, corn=3).play("task build", "build P01", "task potato")
    assert t.legal("task") == ["task stone"]
    assert t.refused("task build") == Reason("W39", "node-done", task="build")
    t.play("task stone")
    assert t.legal("task") == ["task potato", "task build", "task stone"]
    t.play("task build", "build P02")
    assert t.legal("task") == ["task potato", "task stone"]
    t.play("task stone")
    assert t.asks() == "Hire", "the five tasks are spent"
    assert (t["purple"].potato, t["purple"].stone, t["purple"].up) == (3, 8, ["P01", "P02"])


def test_GT4_without_means_to_build() -> None:
    t = five_tasks()
    assert t.refused("task build") == Reason("W54", "nothing-to-build", have={})
    t.play("task potato", "task stone")
    assert t.asks() == "Hire", "three tasks are lost"
    assert t["purple"].goods == (3, 0, 2, 0)


# --- GT5: altar ---


def altar(players: int, cards: int) -> Table:
    names = ("purple", "black", "grey", "yellow")[:players]
    t = table(*names).workers("purple", architect=1).hand("purple", "G01").altar(*CARDS[20 : 20 + cards])
    return t.play("place architect T01", "task stone")


@pytest.mark.parametrize(("players", "capacity"), [(2, 3), (3, 4), (4, 5)])
def test_GT5_altar_overflow(players: int, capacity: int) -> None:
    t = altar(players, capacity)
    assert t.on_altar == ["G01"]
    assert len(t.state.deck) == 41
    assert set(CARDS[20 : 20 + capacity]) <= set(t.in_deck)


@pytest.mark.parametrize(("players", "capacity"), [(2, 3), (3, 4), (4, 5)])
def test_GT5_room_on_the_altar(players: int, capacity: int) -> None:
    t = altar(players, capacity - 1)
    assert t.on_altar == [*CARDS[20 : 19 + capacity], "G01"]
    assert len(t.state.deck) == 42 - capacity


# --- GT6, GT7: tapestries ---


def adding(tile: str) -> Table:
    t = table("purple", "black").tapestries("purple", ["W05", "W02"]).weavings(tile)
    t.state.weavings.pop()
    return t.during("purple", AddTile(0, t.state.game.notation.verbs["join"].slots["tile"].index(tile)))


def test_GT6_extending_a_tapestry() -> None:
    assert adding("W11").legal() == ["join left W05", "join right W02", "begin"]
    assert adding("W11").play("join left W05")["purple"].tapestries == [["W11", "W05", "W02"]]
    assert adding("W11").play("join right W02")["purple"].tapestries == [["W05", "W02", "W11"]]
    assert adding("W11").play("begin")["purple"].tapestries == [["W05", "W02"], ["W11"]]
    assert adding("W11").refused("join left W02") == Reason("W56", "no-such-end", tile="W02", side="left")


@pytest.mark.parametrize("tile", ["W12", "W16"])
def test_GT6_same_design(tile: str) -> None:
    t = table("purple", "black").tapestries("purple", ["W05", "W02"], ["W01"]).weavings(tile)
    t.state.weavings.pop()
    t.during("purple", AddTile(0, t.state.game.notation.verbs["join"].slots["tile"].index(tile)))
    assert t.legal() == ["join left W01", "join right W01", "begin"]
    assert t.refused("join left W05").key == "same-design"


def trading(gold: int) -> Table:
    t = table("purple", "black", "grey").goods("purple", gold=gold)
    t.tapestries("purple", ["W03", "W05", "W02", "W11"], ["W04", "W07", "W24", "W06", "W01"])
    return t.during("purple", OfferTask(0, 10)).play("task trade")


def test_GT7_trade() -> None:
    t = trading(1)
    assert (t["purple"].potato, t["purple"].stone, len(t["purple"].army)) == (3, 2, 1)
    t.play("climb", "skip")
    assert (t["purple"].step, t["purple"].gold, t["purple"].potato) == (1, 0, 4)
    assert t.asks() == "Hire", "three joints do not match"


def test_GT7_without_gold() -> None:
    t = trading(0)
    assert t.legal("climb") == []
    t.play("skip")
    assert (t["purple"].step, t["purple"].potato, t["purple"].stone) == (0, 3, 2)


# --- GT12: start workers ---


def test_GT12_a_pair_is_broken_up() -> None:
    t = table("purple", "black")
    s, me = t.state, Player(0)
    s.bag = [1, 2, 3, 4, 1, 2, 3, 4, 0, 0]
    deal_workers(s, me)
    assert me.workers == [1, 1, 0, 0, 0]
    assert sorted(s.bag) == [0, 1, 2, 2, 3, 3, 4, 4]


def test_GT12_two_different_colours_for_everybody() -> None:
    for seed in range(40):
        s = get("tawantinsuyu").new(players=4, seed=seed)
        for player in s.view(None)["players"]:
            assert sorted(player["workers"].values()) == [0, 0, 0, 1, 1]


# --- GT14: final scoring ---


def scored(*permanent: str) -> int:
    """The points that the end brings."""
    t = table("purple", "black", "grey", "yellow").goods("purple", gold=3, stone=4, potato=7).step("purple", 10)
    t.tapestries("purple", ["W03", "W05", "W02", "W11"], ["W04", "W07", "W24", "W06", "W01"])
    t.built("purple", "P01", "P02", *permanent, down=["P03", "P04"]).hand("purple", "G01", "G02")
    t.troops("purple", "A01").tired("purple", "A02").army("purple", "A19", "A20").workers("purple", priest=1)
    FinalScoring().run(t.state)
    return t["purple"].vp - 10


def test_GT14_final_scoring() -> None:
    assert scored("Z01") == 35


def test_GT14_with_Z06() -> None:
    assert scored("Z06") == 37


def test_GT14_tie_break() -> None:
    t = table("purple", "black", "grey").vp("purple", 50).vp("black", 50).vp("grey", 50)
    t.goods("purple", potato=2, gold=1).goods("black", stone=2).goods("grey", corn=3)
    assert t.state.ranking() == [1, 3, 1]


# --- GT15: lower stairs ---


def test_GT15_lower_stairs() -> None:
    t = table("purple", "grey").goods("purple", stone=3).stairs("grey", upper=[3])
    t.during("purple", BuildStairs(0, 0))
    assert t.refused("stairs lower 4") == Reason("W49", "no-upper-stairs", sector=4)
    assert t.refused("stairs upper 3") == Reason("W49", "stairs-taken", level="upper", sector=3)
    t.play("stairs lower 3")
    assert t["purple"].goods == (2, 1, 0, 0)
    assert (t["purple"].vp, t["grey"].vp) == (14, 12)


def test_GT15_own_upper_stairs() -> None:
    t = table("purple", "grey").goods("purple", stone=3).stairs("purple", upper=[3])
    t.during("purple", BuildStairs(0, 0)).play("stairs lower 3")
    assert (t["purple"].vp, t["grey"].vp) == (16, 10)
