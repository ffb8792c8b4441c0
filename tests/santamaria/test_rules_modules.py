"""SXA, SXB, SXC and SXO: governor, specialists, ambassadors and the order of steps."""

from __future__ import annotations

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import Reason
from cenote.games.santamaria.scoring import colonist_points, final_scoring, large_tiles
from cenote.games.santamaria.state import SantaMaria
from santamaria.table import GAME, Table, table


def fresh(players: int, seed: int = 1, **options: object) -> SantaMaria:
    s = GAME.new(players=players, seed=seed, options=options)
    assert isinstance(s, SantaMaria)
    return s


# --- A: governor ---


def with_governor(place: tuple[int, int], cells: dict[tuple[int, int], str]) -> Table:
    return table("Anna", "Oleg", governor=True).governor("Anna", place).cells("Anna", cells)


def test_SXA1_he_starts_on_the_shipping_building() -> None:
    s = fresh(2, governor=True)
    assert [me.governor for me in s.players] == [0, 0]
    assert [s.box.kinds[me.cells[0]].id for me in s.players] == ["shipping", "shipping"]


def test_SXA2_he_moves_only_in_the_line() -> None:
    t = with_governor((3, 3), {(1, 3): "wood", (1, 2): "gem"}).white(2, 3)
    t.play("die white 2", "use 2 column coin", "done")
    assert t["Anna"].governor == (3, 3)
    t.turn("Anna").play("die white 3", "use 3 column coin")
    assert t["Anna"].governor == (3, 4)


def test_SXA3_not_onto_dice_nor_off_the_grid() -> None:
    t = with_governor((2, 2), {(1, 2): "wood", (2, 3): "gem"}).occupy("Anna", (2, 3)).white(2)
    t.play("die white 2", "use 2 column coin")
    assert t["Anna"].governor == (2, 2)
    t = with_governor((2, 6), {(1, 6): "wood"}).white(6).play("die white 6", "use 6 column coin")
    assert t["Anna"].governor == (2, 6)


def test_SXA4_roads_score_their_colonists() -> None:
    t = with_governor((2, 2), {(1, 2): "wood", (2, 3): "road2"}).white(2).play("die white 2", "use 2 column coin")
    assert t["Anna"].vp == 2


def test_SXA5_his_cell_is_occupied() -> None:
    t = with_governor((2, 2), {(2, 2): "wood"}).goods("Anna", coin=1)
    assert t.refused("activate 2 2") == Reason("SXA5", "governor-there")
    t.turn("Anna").play("pass 5")
    assert t.allows("road 3 3")
    t.governor("Anna", (3, 3)).turn("Anna")
    t.player("Anna").passed = 0
    t.state.passed.clear()
    assert t.play("pass 5").refused("road 3 3") == Reason("SXA5", "governor-there")


def test_SXA6_he_is_not_moved_back() -> None:
    t = with_governor((6, 6), {}).end_year()
    assert t["Anna"].governor == (6, 6)


def test_SXA7_the_line_counts_after_his_move() -> None:
    t = with_governor((2, 2), {(2, 2): "wood"}).white(2)
    assert t.allows("die white 2"), "his own cell becomes free"
    t = with_governor((2, 2), {(2, 2): "wood", (2, 3): "gem"}).occupy("Anna", (2, 3)).white(2)
    assert not t.allows("die white 2"), "he cannot leave"


def test_SXA8_the_value_of_his_cell() -> None:
    t = with_governor((3, 3), {})
    final_scoring(t.state)
    assert t["Anna"].vp == -6


def test_SXA9_archery_and_navigation() -> None:
    t = with_governor((2, 2), {(1, 1): "wood", (2, 3): "road1", (2, 4): "road2"}).white(1)
    t.scholar("Anna", "archery", "navigation").goods("Anna", coin=2)
    t.play("die white 1", "use 1 diagonal coin")
    assert t["Anna"].governor == (2, 3)
    t.play("navigate")
    assert (t["Anna"].governor, t["Anna"].vp, t["Anna"].coin) == ((2, 4), 3, 0)
    t = with_governor((2, 3), {(1, 1): "wood"}).white(1).scholar("Anna", "archery").goods("Anna", coin=1)
    t.play("die white 1", "use 1 diagonal coin")
    assert t["Anna"].governor == (2, 3), "not on the diagonal"


def test_SXA10_only_dice_move_him() -> None:
    t = with_governor((2, 2), {(1, 2): "wood"}).goods("Anna", coin=1).play("activate 1 2", "done")
    assert t["Anna"].governor == (2, 2)


def test_SXA11_the_entered_building_is_not_in_the_line() -> None:
    t = with_governor((2, 2), {(1, 2): "wood", (2, 3): "gem"}).white(2).play("die white 2", "use 2 column coin")
    assert (t["Anna"].gem, t["Anna"].wood) == (1, 1)
    assert t["Anna"].on(2, 3) is None
    assert not t["Anna"].is_free(2, 3)


def test_SXA12_an_empty_cell_under_him_is_not_developed() -> None:
    t = with_governor((1, 6), {(1, column): "road1" for column in range(1, 6)})
    assert colonist_points(t.state, t.player("Anna")) == 0


def test_SXA13_taxation_counts_the_line_alone() -> None:
    t = with_governor((2, 2), {(1, 2): "wood", (2, 3): "road2"}).scholar("Anna", "taxation").white(2)
    t.play("die white 2", "use 2 column coin")
    assert t["Anna"].coin == 0


def test_SXA14_navigation_goes_on_from_an_upgrade() -> None:
    t = with_governor((2, 2), {(1, 2): "wood", (2, 3): "upgrade_sugar", (2, 4): "gem"}).white(2)
    t.scholar("Anna", "navigation").goods("Anna", coin=1).occupy("Anna", (2, 5))
    t.play("die white 2", "use 2 column coin", "navigate")
    assert t["Anna"].governor == (2, 4)
    assert (t["Anna"].sugar, t["Anna"].gem, t["Anna"].vp) == (1, 1, 1)


# --- B: specialists ---


def test_SXB1_one_beside_each_value() -> None:
    s = fresh(2, specialists=True)
    assert len(s.specialists) == 6
    assert len(s.specialist_stack) == 12
    t = table("Anna", "Oleg", specialists=True).specialist(1, "farmer1").end_year()
    assert len(t.state.specialist_stack) == 6
    assert len(set(t.state.specialists)) == 6


def hiring(id: str, coins: int, **goods: int) -> Table:
    t = table("Anna", "Oleg", specialists=True).white(1).specialist(1, id).goods("Anna", coin=coins, **goods)
    return t.cells("Anna", {(1, 1): "happiness", (6, 6): "road2"}).play("die white 1", "use 1 column coin")


def test_SXB2_the_price_in_full() -> None:
    t = hiring("farmer1", 1, grain=3).play("hire")
    assert (t["Anna"].grain, t["Anna"].coin) == (3, 1), "paid 1, the grain overflows for 1"
    t = table("Anna", "Oleg", specialists=True).white(1).specialist(1, "farmer1").cells("Anna", {(1, 1): "happiness"})
    assert t.play("die white 1", "use 1 column coin").to_move == "Oleg", "who cannot pay is not asked"


@pytest.mark.parametrize(("id", "good"), [("farmer1", "grain"), ("forester1", "wood")])
def test_SXB3_production(id: str, good: str) -> None:
    t = table("Anna", "Oleg", specialists=True).white(1).specialist(1, id).goods("Anna", coin=3)
    t.hired("Anna", **{id[:-1]: 2}).cells("Anna", {(1, 1): "happiness"})
    t.play("die white 1", "use 1 column coin", "hire")
    assert (getattr(t["Anna"], good), t["Anna"].coin) == (3, 0)


def test_SXB4_upgrades_not_on_occupied_cells() -> None:
    t = table("Anna", "Oleg", specialists=True).white(1).specialist(1, "upgrade8").goods("Anna", coin=3)
    t.cells("Anna", {(1, 1): "happiness", (2, 2): "wood"}).occupy("Anna", (2, 2)).play(
        "die white 1", "use 1 column coin"
    )
    assert t.refused("upgrade 2 2") == Reason("SXB4", "cell-occupied")
    assert t.refused("hire") == Reason("SXB4", "upgrade-needs-cell")
    t.play("upgrade 1 1")
    assert t["Anna"].gem == 1, "the new building takes part"
    assert t["Anna"].coin == 2


def test_SXB5_a_building_and_a_road() -> None:
    t = table("Anna", "Oleg", specialists=True).cells("Anna", {(1, column): "upgrade_gem" for column in range(1, 7)})
    assert colonist_points(t.state, t.player("Anna")) == 6
    assert t.goods("Anna", coin=1).turn("Anna").allows("activate 1 1")


def test_SXB6_hiring_comes_before_the_governor() -> None:
    t = table("Anna", "Oleg", specialists=True, governor=True).white(2).specialist(2, "upgrade7").goods("Anna", coin=3)
    t.governor("Anna", (3, 2)).cells("Anna", {(1, 2): "wood"}).play("die white 2", "use 2 column coin", "upgrade 3 3")
    assert t["Anna"].governor == (3, 3)
    assert (t["Anna"].sugar, t["Anna"].vp, t["Anna"].wood) == (1, 1, 1)


def test_SXB7_hiring_is_optional_and_once() -> None:
    t = hiring("farmer1", 2).play("done")
    assert t["Anna"].grain == 0
    assert t.state.specialists[0] != NONE
    t = hiring("farmer1", 2).play("hire")
    assert t.state.specialists[0] == NONE


def test_SXB8_a_soldier_is_one_move() -> None:
    t = table("Anna", "Oleg", specialists=True).white(1).specialist(1, "soldier3").hired("Anna", soldier=2)
    t.goods("Anna", coin=3).march(Anna=8).cells("Anna", {(1, 1): "happiness"})
    t.play("die white 1", "use 1 column coin", "hire", "march plain")
    assert (t["Anna"].march, t["Anna"].gold) == (10, 1)


def test_SXB9_earlier_years_count() -> None:
    t = table("Anna", "Oleg", specialists=True).hired("Anna", farmer=1).end_year()
    assert t.player("Anna").hired[0] == 1


def test_SXB10_what_is_covered_is_gone() -> None:
    t = table("Anna", "Oleg", specialists=True).people((), ("bishop_large_tiles",)).goods("Anna", wood=2, grain=1)
    t.display("T01").play("expand T01", "lay 1 1 0").turn("Anna").goods("Anna", coin=1).white(6).specialist(
        6, "upgrade7"
    )
    t.cells("Anna", {(1, 6): "happiness"}).play("die white 6", "use 6 column coin", "upgrade 2 1")
    assert t["Anna"].cell(2, 1) == "upgrade_sugar"
    assert large_tiles(t.state, t.player("Anna")) == 1


def test_SXB11_it_must_be_hired() -> None:
    t = table("Anna", "Oleg", specialists=True).white(4).specialist(4, "upgrade1").goods("Anna", coin=3)
    t.play("die white 4", "use 4 column coin")
    assert t.refused("done") == Reason("SXB11", "upgrade-needed")
    assert t.refused("upgrade 1 1") == Reason("SXB11", "upgrade-needed")
    assert not t.allows("buy wood"), "the coins are needed"


def test_SXB12_not_without_coins() -> None:
    t = hiring("upgrade1", 1)
    assert t.refused("upgrade 5 5") == Reason("SXB4", "dear-specialist", cost=3, have=1)
    t.play("done")
    assert t.state.specialists[0] != NONE


# --- C: ambassadors ---


def test_SXC1_two_pool_dice_and_no_blue_one() -> None:
    t = table("Anna", "Oleg", ambassadors=True).white(1, 1).cells("Anna", {(1, 1): "wood"})
    t.player("Anna").white_used = 2
    assert t.refused("die white 1") == Reason("SXC1", "white-limit", limit=2)
    assert t.player("Anna").dice == 0
    assert t.religion("Anna", 7).player("Anna").dice == 2


def test_SXC2_two_more_dice() -> None:
    s = fresh(3, ambassadors=True)
    assert len(s.ambassadors) == 2
    assert all(value in range(1, 7) for value in s.ambassadors)


def test_SXC3_used_as_usual() -> None:
    t = (
        table("Anna", "Oleg", ambassadors=True)
        .ambassadors(2, 1)
        .goods("Anna", cacao=1)
        .cells("Anna", {(1, 5): "happiness"})
    )
    t.play("die white_ambassador 2", "use 5 column cacao")
    assert t["Anna"].on(1, 5) == "white_ambassador"
    assert t.player("Anna").white_used == 0
    assert t.state.ambassadors == [0, 1]


def follower(**options: object) -> Table:
    t = table("Anna", "Oleg", ambassadors=True, **options).ambassadors(2, 1)
    t.cells("Anna", {(1, 2): "happiness"}).cells("Oleg", {(1, 2): "wood", (3, 2): "grain"})
    return t


def test_SXC4_the_others_follow() -> None:
    t = follower().goods("Oleg", gem=1).play("die white_ambassador 2", "use 2 column coin")
    assert t.to_move == "Oleg"
    assert t.legal() == ["follow column", "done", "sell gem"]
    t.play("sell gem", "follow column")
    assert (t["Oleg"].wood, t["Oleg"].grain, t["Oleg"].coin) == (1, 1, 2)
    assert t["Oleg"].is_free(3, 2)
    t = follower().passed(Oleg=1).turn("Anna").play("die white_ambassador 2", "use 2 column coin")
    assert t["Oleg"].wood == 0
    assert t.to_move == "Anna"


def test_SXC5_rolled_again() -> None:
    t = follower().play("die white_ambassador 2", "use 2 column coin", "done").end_year()
    assert all(t.state.ambassadors)


def test_SXC6_governors_of_followers_move() -> None:
    t = follower(governor=True).governor("Anna", (6, 6)).governor("Oleg", (2, 2))
    t.play("die white_ambassador 2", "use 2 column coin", "follow column")
    assert t["Oleg"].governor == (2, 3)
    t = follower(specialists=True).specialist(2, "farmer1").goods("Oleg", coin=3)
    t.play("die white_ambassador 2", "use 2 column coin", "follow column")
    assert not t.allows("hire")


def test_SXC7_five_players_need_it() -> None:
    s = fresh(5)
    assert s.variant.ambassadors
    assert s.variant.maya


def test_SXC8_no_use_unlocked_at_first() -> None:
    s = fresh(3, ambassadors=True, shared_dice=True)
    assert sum(s.blue) == 0
    assert [me.dice for me in s.players] == [0, 0, 0]


def test_SXC9_open_also_beyond_the_limit() -> None:
    t = follower()
    t.player("Anna").white_used = 2
    assert t.turn("Anna").allows("die white_ambassador 2")
    t.play("die white_ambassador 2", "use 2 column coin", "done").turn("Anna")
    assert t.refused("die white_ambassador 2") == Reason("S35", "no-such-die", die="white_ambassador", value=2)


def test_SXC10_by_the_colour_of_the_die() -> None:
    t = table("Anna", "Oleg", ambassadors=True).ambassadors(2, 3).cells("Anna", {(3, 1): "happiness"})
    t.cells("Oleg", {(3, 1): "wood", (1, 3): "gem"}).play("die blue_ambassador 3", "use 3 row coin")
    assert t.legal() == ["follow row", "done"]
    assert t.refused("follow column") == Reason("SXC10", "other-line")
    t = table("Anna", "Oleg", ambassadors=True).ambassadors(2, 3).cells("Anna", {(3, 1): "happiness"})
    t.scholar("Oleg", "philosophy").cells("Oleg", {(3, 1): "wood", (1, 3): "gem"})
    assert t.play("die blue_ambassador 3", "use 3 row coin").legal() == ["follow row", "follow column", "done"]


def test_SXC11_clockwise_and_declinable() -> None:
    t = table("a", "b", "c", ambassadors=True).ambassadors(1, 1).turn("b")
    for name in t.names:
        t.cells(name, {(1, 1): "wood"})
    t.play("die white_ambassador 1", "use 1 column coin")
    assert t.to_move == "c"
    t.play("done")
    assert t.to_move == "a"
    assert t["c"].wood == 0


def test_SXC12_a_die_gained_while_following() -> None:
    t = (
        table("a", "b", ambassadors=True)
        .ambassadors(1, 1)
        .cells("a", {(1, 1): "happiness"})
        .cells("b", {(1, 1): "religion"})
    )
    t.religion("b", 1).play("die white_ambassador 1", "use 1 column coin", "follow column", "pray plain", "done")
    assert t.to_move == "b", "the next turn, after the last follower"
    value = t["b"].blue_dice[0]
    assert t.cells("b", {(value, 2): "wood"}).turn("b").allows(f"die blue {value}")


# --- the order of steps ---


def test_SXO1_specialist_governor_line_taxation() -> None:
    t = table("Anna", "Oleg", governor=True, specialists=True).scholar("Anna", "taxation").white(2)
    t.specialist(2, "farmer1").goods("Anna", coin=1).governor("Anna", (3, 2))
    t.cells("Anna", {(1, 2): "wood", (4, 2): "road2", (3, 3): "gem"})
    told = t.events("die white 2", "use 2 column coin", "hire")
    gains = [next(iter(event.args["goods"])) for event in told if event.name == "gain"]
    assert gains == ["grain", "gem", "wood", "coin"]


def test_SXO2_technology_before_or_after() -> None:
    """SXO2, SXD30"""
    t = table("Maya", "Anna", maya=True).hand("C15").white(1).play("die white 1", "use 1 road coin")
    assert t.legal() == ["card C15 technology", "done"], "before the buildings"
    t.play("done", "run 2 2")
    assert t.legal() == ["card C15 technology", "done"], "after them"


def test_SXO3_free_actions_in_between() -> None:
    t = table("Anna", "Oleg").white(1).goods("Anna", gem=1).cells("Anna", {(1, 1): "religion", (2, 1): "wood"})
    t.play("die white 1")
    assert t.allows("sell gem")
    t.play("use 1 column coin")
    assert t.allows("sell gem")


def test_SXO4_a_new_scholar_works_from_the_next_step_on() -> None:
    t = table("Anna", "Oleg").people(("theology", "taxation", "commerce")).religion("Anna", 3).white(1)
    t.cells("Anna", {(1, 1): "religion", (2, 1): "wood"}).play("die white 1", "use 1 column coin", "pray plain")
    t.play("monk theology")
    assert t.legal() == ["leave 1 1", "leave 2 1"]
    t = table("Anna", "Oleg").people(("theology", "taxation", "commerce")).religion("Anna", 3).white(1)
    t.cells("Anna", {(1, 1): "religion", (2, 1): "road2"}).play("die white 1", "use 1 column coin", "pray plain")
    t.play("monk taxation")
    assert t["Anna"].coin == 2
