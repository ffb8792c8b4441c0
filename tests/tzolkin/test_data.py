"""A host's own component file: what it changes, and what is refused."""

from __future__ import annotations

import pytest

from cenote.core.game import Game
from cenote.core.kernel import playout
from cenote.core.refusal import BadData, BadPosition
from cenote.core.rng import Rng
from offered import price
from tzolkin.table import GAME, table


def own(text: str) -> Game:
    return GAME.with_data("mine.toml", text)


def refused(text: str) -> BadData:
    with pytest.raises(BadData) as refusal:
        own(text)
    assert str(refusal.value).startswith(str(refusal.value.details["where"]))
    return refusal.value


# --- what it changes ---


def test_a_changed_cost() -> None:
    game = own("[building.A1-01]\ncost = { stone = 2 }\n")
    t = table(game=game).row("A1-01", "A1-06").workers("red", T=[2]).goods("red", wood=2, stone=2)
    t.play("pick tikal 2", "action tikal 2")
    assert price(t.state, ("build", "A1-01")) == {"stone": 2}
    t.play("build A1-01")
    assert (t["red"].stone, t["red"].wood) == (0, 2)


def test_changed_effects() -> None:
    game = own("[building.A1-06]\neffects = ['market', 'vp 2', 'temple any 2', 'worker 2']\n")
    t = table(game=game).row("A1-06").workers("red", T=[2]).goods("red", wood=3)
    t.play("pick tikal 2", "action tikal 2", "build A1-06", "up brown", "up brown")
    assert (t["red"].vp, t["red"].temples, t["red"].workers) == (2, (2, 0, 0), 5)
    assert t.legal() == ["sell wood", "done"], "what may be refused comes last"


def test_a_building_without_effects() -> None:
    t = table(game=own("[building.A1-06]\neffects = []\n")).row("A1-06").workers("red", T=[2]).goods("red", wood=2)
    t.play("pick tikal 2", "action tikal 2", "build A1-06")
    assert t["red"].buildings == ["A1-06"]
    assert t["red"].levels["agriculture"] == 0


def test_a_changed_board() -> None:
    game = own(
        "[space.palenque-1]\ngain = { corn = 5 }\n[space.yaxchilan-1]\ngain = { wood = 2, gold = 1 }\n"
        "[space.chichen_itza-1]\nvp = 9\ntemple = 'yellow'\nresource = 2\n[market.wood]\ncorn = 1\n"
        "[calendar.food-days]\ndays = [2, 4, 6, 8]\n[supply.skulls]\nnumber = 1\n"
        "[temple.brown]\npoints = [-1, 0, 2]\nrewards = ['-', 'gold', '-']\nhighest = [8, 10]\n"
    )
    t = table(game=game)
    t.state.skulls = 1
    t.workers("red", P=[1], Y=[1], C=[1]).goods("red", skull=1).levels("red", extraction=1)
    t.play("pick palenque 1", "action palenque 1", "pick yaxchilan 1", "action yaxchilan 1")
    assert (t["red"].corn, t["red"].wood, t["red"].gold) == (5, 3, 1)
    t.play("pick chichen_itza 1", "action chichen_itza 1", "take wood", "take stone")
    assert (t["red"].vp, t["red"].temples, t["red"].stone) == (9, (0, 1, 0), 1)
    assert t.state.box.temples[0].top == 1
    s = game.new(players=3, seed=1)
    playout(s, Rng.seeded(1))
    assert s.view(None)["round"] <= 9


def test_few_buildings_of_age_i() -> None:
    game = own("".join(f"[building.A1-{n:02}]\nage = 2\n" for n in range(1, 12)))
    s = game.new(players=4, seed=1)
    assert sum(tile is not None for tile in s.view(None)["row"]) == 3
    playout(s, Rng.seeded(1))
    assert s.seat is None


def test_few_buildings_of_age_ii() -> None:
    game = own("".join(f"[building.A2-{n:02}]\nage = 1\n" for n in range(1, 15)))
    s = game.new(players=2, seed=1)
    while s.view(None)["age"] == 1:
        s.play(s.moves()[0])
    assert sum(tile is not None for tile in s.view(None)["row"]) == 4


def test_more_cells() -> None:
    game = own("[players.2]\ncells = 30\nmonuments = 99\ndummies = 0\n")
    s = game.new(players=2, seed=1)
    assert s.view(None)["jungle"][1] == {"wood": 30, "corn": 0}
    assert len(s.view(None)["monuments"]) == 13
    chance = Rng.seeded(1)
    while s.seat is not None:
        assert game.load(s.dump()) == s
        s.play(s.moves()[chance.below(len(s.moves()))])


def test_provenance() -> None:
    game = own("\n[building.A1-01]\ncost = { stone = 2 }\nstatus = 'recalled'\n")
    data = game.components()
    assert data["building"]["A1-01"]["status"] == "recalled"
    assert data["building"]["A1-02"]["status"] == "public"
    assert data.where(("building", "A1-01", "cost")) == "mine.toml:3"
    assert data.where(("building", "A1-01", "effects")).startswith("buildings.toml:")
    assert data.changed == {("building", "A1-01", "cost"), ("building", "A1-01", "status")}
    assert GAME.components()["building"]["A1-01"]["cost"] == {"wood": 1}


def test_every_component_has_a_status() -> None:
    for kind, entries in GAME.components().tables.items():
        for id, entry in entries.items():
            assert entry["status"] in ("rulebook", "public", "recalled", "reconstructed"), (kind, id)


def test_positions_know_their_file() -> None:
    game = own("[market.wood]\ncorn = 3\n")
    s = game.new(players=2, seed=1)
    assert s.dump()["data"] == game.data != ""
    with pytest.raises(BadPosition) as refusal:
        GAME.load(s.dump())
    assert refusal.value.key == "other-data"
    with pytest.raises(BadPosition):
        game.load(GAME.new(players=2, seed=1).dump())


def test_one_file_over_another() -> None:
    one = own("[market.wood]\ncorn = 3\n")
    both = one.with_data("more.toml", "[market.gold]\ncorn = 5\n")
    assert both.components()["market"]["wood"]["corn"] == 3
    assert len({one.data, both.data, own("[market.gold]\ncorn = 5\n").data}) == 3


def test_an_empty_file_changes_nothing() -> None:
    assert own("# nothing\n").components().tables == GAME.components().tables


# --- what is refused ---

BUILDING, WEALTH, MONUMENT = "[building.A1-01]\n", "[wealth.W-01]\n", "[monument.M-01]\n"


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("[building.A1-01\n", "data-syntax", 1),
        ("[castle.A]\nx = 1\n", "data-kind", 1),
        ("[building.A3-01]\nage = 1\n", "data-id", 1),
        (BUILDING + "colour = 'red'\n", "data-field", 2),
        (BUILDING + "age = 'one'\n", "data-type", 2),
        (BUILDING + "status = 'sure'\n", "data-status", 2),
        (BUILDING + "\nage = 3\n", "data-between", 3),
        (BUILDING + "class = 'palace'\n", "data-value", 2),
        (BUILDING + "cost = { corn = 1 }\n", "data-value", 2),
        (BUILDING + "cost = { skull = 1 }\n", "data-value", 2),
        (BUILDING + "cost = { iron = 1 }\n", "data-value", 2),
        (BUILDING + "cost = { wood = -1 }\n", "data-number", 2),
        (BUILDING + "cost = { wood = 1.5 }\n", "data-number", 2),
        (BUILDING + "cost = { wood = 100000 }\n", "data-number", 2),
        (BUILDING + "effects = ['magic 3']\n", "data-effect", 2),
        (BUILDING + "effects = ['corn']\n", "data-effect", 2),
        (BUILDING + "effects = ['corn three']\n", "data-effect", 2),
        (BUILDING + "effects = ['corn 0']\n", "data-effect", 2),
        (BUILDING + "effects = ['corn -2']\n", "data-effect", 2),
        (BUILDING + "effects = ['corn 1 2']\n", "data-effect", 2),
        (BUILDING + "effects = ['corn 100000']\n", "data-effect", 2),
        (BUILDING + "effects = ['temple 1']\n", "data-effect", 2),
        (BUILDING + "effects = ['temple red 1']\n", "data-effect", 2),
        (BUILDING + "effects = ['technology any']\n", "data-effect", 2),
        (BUILDING + "effects = ['build 2']\n", "data-effect", 2),
        (BUILDING + "effects = ['']\n", "data-effect", 2),
        (BUILDING + "effects = [3]\n", "data-effect", 2),
        (WEALTH + "effects = ['temple any 1']\n", "data-choice", 2),
        (WEALTH + "effects = ['market']\n", "data-choice", 2),
        (WEALTH + "gear = 'copan'\n", "data-value", 2),
        (WEALTH + "space = 8\n", "data-value", 2),
        (WEALTH + "space = -1\n", "data-number", 2),
        (WEALTH + "space = 3\n", "data-value", 2),
        (WEALTH + "gear = 'tikal'\n", "data-value", 2),
        (WEALTH + "space = 6\n[wealth.W-02]\nspace = 1\n", "data-value", 4),
        ("[wealth.W-17]\nspace = 11\n", "data-value", 2),
        (MONUMENT + "score = 'luck'\n", "data-value", 2),
        (MONUMENT + "points = [1, 2]\n", "data-length", 2),
        (MONUMENT + "points = []\n", "data-length", 2),
        (MONUMENT + "points = ['4']\n", "data-number", 2),
        (MONUMENT + "cost = { corn = 1 }\n", "data-value", 2),
        ("[monument.M-03]\npoints = [4]\n", "data-length", 2),
        ("[monument.M-07]\npoints = [4, 5, 6]\n", "data-length", 2),
        ("[temple.brown]\npoints = [0, 1]\n", "data-length", 2),
        ("[temple.brown]\nrewards = ['-']\n", "data-length", 2),
        ("[temple.brown]\nrewards = ['-', '-', 'iron', '-', '-', '-', '-']\n", "data-value", 2),
        ("[temple.brown]\nrewards = ['-', '-', 3, '-', '-', '-', '-']\n", "data-value", 2),
        ("[temple.brown]\nhighest = [6]\n", "data-length", 2),
        ("[temple.brown]\npoints = [-1, 0, 2, 4, 6, 7, true]\n", "data-number", 2),
        ("[calendar.food-days]\ndays = [7, 13, 20]\n", "data-length", 2),
        ("[calendar.food-days]\ndays = [0, 13, 20, 26]\n", "data-order", 2),
        ("[calendar.food-days]\ndays = [7, 8, 20, 26]\n", "data-order", 2),
        ("[calendar.food-days]\ndays = [7, 13, 20, 99999]\n", "data-number", 2),
        ("[market.wood]\ncorn = 0\n", "data-number", 2),
        ("[supply.skulls]\nnumber = -1\n", "data-number", 2),
        ("[players.2]\ndummies = 14\n", "data-value", 2),
        ("[players.4]\ndummies = 6\n", "data-value", 2),
        ("[players.3]\ncells = -1\n", "data-number", 2),
        ("[space.palenque-1]\ngain = { wood = 1 }\n", "data-value", 2),
        ("[space.palenque-3]\ncorn = -5\n", "data-number", 2),
        ("[space.yaxchilan-1]\ngain = { vp = 1 }\n", "data-value", 2),
        ("[space.chichen_itza-1]\ntemple = 'blue'\n", "data-value", 2),
        ("[building]\nA1-01 = { cost = { wood = -1 } }\n", "data-number", 2),
        ("building.A1-01.cost.wood = -1\n", "data-number", 1),
    ],
)
def test_what_is_refused(text: str, key: str, line: int) -> None:
    refusal = refused(text)
    assert (refusal.key, refusal.details["where"]) == (key, f"mine.toml:{line}")
