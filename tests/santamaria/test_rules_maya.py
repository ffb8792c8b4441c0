"""SXD: the Maya city."""

from __future__ import annotations

import pytest

from cenote.core.game import Game
from cenote.core.kernel import Reason
from cenote.core.refusal import BadOption
from cenote.core.rng import Rng
from cenote.games.santamaria.names import GOODS, HIGH_PRIEST, PATIENCE, STORED
from cenote.games.santamaria.rules.blessings import FillStore, PlaceRoadToken
from cenote.games.santamaria.rules.run import BuildLevel, branches
from cenote.games.santamaria.rules.tracks import March, Pray
from cenote.games.santamaria.scoring import final_scoring
from cenote.games.santamaria.setup import ChooseColony, ChoosePair
from cenote.games.santamaria.state import SantaMaria
from santamaria.table import GAME, Table, table


def fresh(players: int, seed: int = 1, **options: object) -> SantaMaria:
    s = GAME.new(players=players, seed=seed, options={"maya": True, **options})
    assert isinstance(s, SantaMaria)
    return s


def maya(*others: str, **options: object) -> Table:
    return table("Maya", *(others or ("Anna",)), maya=True, **options)


def test_SXD1_one_player_is_the_maya() -> None:
    assert {fresh(3, seed).maya for seed in range(20)} == {0, 1, 2}
    assert fresh(3, maya_seat=2).maya == 1
    with pytest.raises(BadOption):
        fresh(3, maya_seat=4)
    with pytest.raises(BadOption):
        fresh(3, colonies="cacao")
    with pytest.raises(BadOption):
        GAME.new(players=5, seed=1, options={"colonies": "cacao"})


def test_SXD2_the_city() -> None:
    s = fresh(2)
    city, box = s.the_city, s.box.city
    assert [box.temples[tile].level for tile in city.temples] == [1] * 5
    assert (len(city.medium), len(city.small), len(city.tokens)) == (5, 5, 12)
    assert (city.road_tokens, city.priest_supply, city.priests) == (3, 3, 0)
    assert [box.districts_by(site) for site in (0, 4, 17)] == [[0], [0, 1], [4]]


def test_SXD3_stores_and_hand() -> None:
    s = fresh(2)
    city, me = s.the_city, s.players[s.maya]
    assert {good: me.goods[GOODS.index(good)] for good in STORED} == {
        "wood": 1,
        "grain": 1,
        "sugar": 0,
        "gem": 0,
        "cacao": 1,
    }
    assert {good: city.stores[GOODS.index(good)] for good in STORED} == {
        "wood": 1,
        "grain": 1,
        "sugar": 1,
        "gem": 1,
        "cacao": 2,
    }
    assert sum(city.reserve) == 4
    assert (len(city.hand), len(city.deck)) == (5, 19)


def test_SXD4_dice_gold_coins() -> None:
    s = fresh(3)
    assert s.first == s.maya
    assert sum(s.white) == 9
    assert s.the_city.gold == 3
    assert s.players[s.maya].coins == 2
    assert s.players[s.maya].dice == 1
    assert fresh(3, ambassadors=True).players[0].dice == 0
    assert sum(fresh(3, ambassadors=True).white) == 6


def test_SXD5_stores_turn_over() -> None:
    t = maya().goods("Maya", wood=1)
    me = t.player("Maya")
    t.state.gain(me, 0, 1)
    assert (me.goods[0], me.coins) == (1, 0), "no empty store: nothing happens"
    t.state.pay(me, 0, 1)
    t.state.gain(me, 0, 1)
    assert me.goods[0] == 1


def test_SXD6_no_coins_on_buildings_no_free_trade() -> None:
    t = maya().goods("Maya", wood=1, coin=5, cacao=1).white(2)
    assert t.refused("sell wood") == Reason("SXD6", "maya-sells-by-trade")
    assert t.refused("activate 1 1") == Reason("SXD6", "not-for-maya")
    t.play("die white 2")
    assert t.refused("use 2 column coin") == Reason("SXD10", "wrong-line", line="column", die="white")
    assert t.refused("use 6 road gold") == Reason("SXD7", "maya-gold")
    t.play("use 6 road cacao")
    assert (t["Maya"].cacao, t["Maya"].coin) == (0, 7), "and the coins of road 6"


def test_SXD7_warriors_bring_gold_to_the_temple() -> None:
    t = maya().march(Maya=1).pending(March(0, 1)).play("march plain")
    assert t.state.the_city.gold == 1
    assert t["Maya"].gold == 0


def test_SXD8_gold_comes_from_the_temple() -> None:
    t = maya().temple_gold(1).march(Anna=1).turn("Anna").pending(March(1, 1)).play("march plain")
    assert (t["Anna"].gold, t.state.the_city.gold) == (1, 0)
    t = maya().march(Anna=1).turn("Anna").pending(March(1, 1)).play("march plain")
    assert (t["Anna"].gold, t.state.gold) == (1, 11)


def test_SXD9_religion_of_the_maya() -> None:
    t = maya().goods("Maya", grain=1).religion("Maya", 1).pending(Pray(0))
    assert t.legal() == ["pray plain", "pray grain", "done"]
    t.play("pray plain")
    assert t.player("Maya").dice == 2
    assert t.legal() == ["draw", "fill wood", "fill sugar", "fill gem", "fill cacao", "done"]
    assert t.refused("fill grain") == Reason("SXD5", "no-empty-store", good="grain")
    t.play("draw")
    assert len(t.state.the_city.hand) == 1
    t = maya().religion("Maya", 16).pending(Pray(0)).play("pray plain")
    assert t["Maya"].vp == 1


def test_SXD10_along_the_roads() -> None:
    t = maya().site(1, 1, "sugar").white(1).play("die white 1", "use 1 road coin")
    assert t["Maya"].sugar == 1, "the first building is activated without a choice"
    assert t.legal() == ["run 1 2", "stop"]
    assert t.refused("run 2 2") == Reason("SXD10", "not-next", road=2, site=2)
    t.play("run 1 2")
    assert t["Maya"].wood == 1
    assert t.legal() == ["run 2 2", "stop"]
    t.play("stop")
    assert t.state.the_city.on[1] == -1


def test_SXD10_no_free_building() -> None:
    t = maya().white(1).site(1, 2, "wood", HIGH_PRIEST).site(2, 2, "grain", HIGH_PRIEST)
    assert t.refused("die white 1") == Reason("SXD10", "die-useless", die="white", value=1)


def test_SXD10_road_tokens() -> None:
    t = maya()
    city = t.state.the_city
    assert branches(city, 4) == [3, 5]
    city.junctions = 1 << 5
    assert branches(city, 4) == [3, 5, 6]
    city.junctions = 1 << 5 | 1 << 3 | 1 << 2
    assert branches(city, 4) == [3, 2, 1, 5, 6]


def test_SXD11_only_next_to_the_building() -> None:
    t = maya().goods("Maya", wood=1, grain=1, cacao=1).temple("trade", "TP11").temple("gold", "TP11")
    t.pending(BuildLevel(0, 1))
    assert t.legal() == ["temple trade", "done"]
    assert t.refused("temple gold") == Reason("SXD11", "district-not-adjacent", district="gold")
    t = maya().temple("trade", "", 3).temple("festival", "TP11").pending(BuildLevel(0, 4))
    assert t.state.the_city.levels[0] == 3


@pytest.mark.parametrize("district", ["trade", "gold", "construction"])
def test_SXD12_rewards(district: str) -> None:
    t = maya().goods("Maya", wood=1, grain=1, cacao=1).temple(district, "TP11").pending(BuildLevel(0, -1))
    t.play(f"temple {district}")
    city = t.state.the_city
    assert (len(city.hand), t["Maya"].coin, city.priests) == {
        "trade": (2, 0, 0),
        "gold": (0, 0, 1),
        "construction": (0, 2, 0),
    }[district]


def test_SXD12_stores_and_road_tokens() -> None:
    t = maya().goods("Maya", wood=1, grain=1, cacao=1).temple("technology", "TP11").pending(BuildLevel(0, -1))
    t.play("temple technology")
    assert t.refused("junction 1") == Reason("SXD12", "no-junction", road=1)
    t.play("junction 3")
    assert (t.state.the_city.junctions, t.state.the_city.road_tokens) == (1 << 3, 2)
    assert t.pending(PlaceRoadToken(0)).refused("junction 3") == Reason("SXD12", "token-there", road=3)
    t = maya().goods("Maya", wood=1, grain=1, cacao=1).temple("festival", "TP11").pending(BuildLevel(0, -1))
    t.play("temple festival")
    assert t.refused("store cacao") == Reason("SXD12", "none-in-reserve", good="cacao")
    t.play("store wood")
    assert t.state.the_city.stores[0] == 2
    assert t["Maya"].wood == 1


def test_SXD13_halves_of_cards() -> None:
    t = maya().hand("C03", "C05").goods("Maya", wood=1)
    assert t.refused("card C03 technology") == Reason("SXD13", "technology-with-die")
    assert t.refused("card C03 festival") == Reason("SXD13", "no-such-half", card="C03", half="festival")
    assert t.refused("card C01 trade") == Reason("SXD13", "card-not-in-hand", card="C01")
    t.play("card C05 festival")
    assert t["Maya"].coin == 3
    assert [len(cards) for cards in t.state.the_city.tucked] == [0, 1, 0, 0, 0]


def test_SXD14_priests_return() -> None:
    t = maya().goods("Maya", grain=1)
    t.state.the_city.priests = 1
    t.play("priest 2 2")
    assert t.state.the_city.priests == 0
    t.end_year()
    assert t.state.the_city.priests == 1
    assert t.state.the_city.on == [0] * 18


def test_SXD15_construction() -> None:
    t = maya().hand("C02").goods("Maya", wood=1).play("card C02 construction")
    assert t.refused("build MB07") == Reason("SXD15", "other-token", kind="wooden")
    t.play("build MB01")
    assert t.refused("site 1 2") == Reason("SXD15", "site-built")
    t.play("site 1 1")
    assert t.state.box.kinds[t.state.the_city.sites[0]].id == "sugar"
    assert t["Maya"].wood == 0


def test_SXD16_trade_with_the_supply() -> None:
    t = maya().hand("C01", "C02", "C03").goods("Maya", sugar=1, coin=3).play("card C01 trade")
    assert t["Maya"].coin == 4
    t.play("sell sugar", "buy cacao", "buy wood")
    assert (t["Maya"].coin, t["Maya"].cacao, t["Maya"].wood) == (2, 1, 1)
    assert t.refused("buy wood") == Reason("SXD5", "no-empty-store", good="wood")
    t.play("buy cacao")
    assert t.refused("sell cacao") == Reason("", "just-bought", good="cacao")
    t.play("exchange", "return C02", "done")
    assert len(t.state.the_city.hand) == 2
    assert t["Maya"].coin == 0
    assert t.state.the_city.deck[0] == 1, "C02 lies at the bottom"


def test_SXD17_technology_with_its_value() -> None:
    t = maya().hand("C09").white(4, 6).play("die white 4", "use 4 road coin")
    assert t.refused("card C03 technology") == Reason("SXD13", "card-not-in-hand", card="C03")
    t.play("card C09 technology")
    assert t["Maya"].sugar == 1
    assert len(t.state.the_city.tucked[4]) == 1


def test_SXD18_passing_scores_the_city() -> None:
    t = maya().tucked("trade", "C01", "C02").temple("trade", "TP21", 1).temple_gold(2).temple("gold", "TP22", 1)
    t.play("pass 4", "fill gem")
    assert t["Maya"].vp == 2 + 2
    assert t["Maya"].gem == 1


def test_SXD19_the_end_of_a_year() -> None:
    t = maya("Anna", "Oleg").hand("C01").temple_gold(1).march(Anna=3, Maya=2).end_year()
    assert (t["Anna"].vp, t["Maya"].vp) == (5, 3)
    assert len(t.state.the_city.hand) == 4
    assert t.state.the_city.gold == 4


def test_SXD20_coins_at_the_end() -> None:
    t = maya().goods("Maya", wood=1, cacao=1, coin=1).temple_gold(5)
    final_scoring(t.state)
    assert t["Maya"].vp == 1


def test_SXD21_alone() -> None:
    s = fresh(1)
    assert s.the_city.gold == 1
    t = table("Maya", maya=True).hand("C01").march(Maya=3).play("card C01 trade")
    assert not any(move.startswith("offer") for move in t.legal())
    assert t.play("done").end_year()["Maya"].vp == 4


def test_SXD22_the_other_modules() -> None:
    s = fresh(3, governor=True, specialists=True)
    assert s.players[s.maya].governor == -1
    t = maya(specialists=True).white(1).specialist(1, "farmer1").goods("Maya", coin=3)
    assert not t.play("die white 1", "use 1 road coin").allows("hire")
    t = maya(ambassadors=True).ambassadors(1, 2).cells("Anna", {(1, 1): "happiness", (2, 1): "wood"}).turn("Anna")
    t.play("die white_ambassador 1", "use 1 column coin")
    assert t.to_move == "Maya"
    t.play("follow road", "stop")
    assert t["Maya"].wood == 1
    assert t.state.the_city.on == [0] * 18
    t = maya(ambassadors=True).ambassadors(1, 2).cells("Anna", {(2, 1): "wood"})
    t.play("die blue_ambassador 2", "use 2 road coin", "stop", "follow row")
    assert t["Anna"].wood == 1


def test_SXD23_twelve_gold() -> None:
    t = maya().goods("Anna", gold=2)
    t.state.gold = 0
    t.state.gain(t.player("Anna"), 4, 1)
    assert (t["Anna"].gold, t["Anna"].coin) == (2, 0), "none left, and nothing instead"
    t.state.pay(t.player("Anna"), 4, 1)
    assert t.state.gold == 1


def test_SXD24_crossed_by_the_maya_before() -> None:
    t = maya().march(Maya=2, Anna=1).goods("Anna", gold=3).turn("Anna").pending(March(1, 4)).play("march plain")
    assert t["Anna"].march == 5
    assert (t["Anna"].gold, t["Anna"].coin) == (3, 2), "nothing for space 2, coins for space 5"


def test_SXD25_three_white_dice() -> None:
    t = maya().white(1)
    t.player("Maya").white_used = 3
    assert t.turn("Maya").refused("die white 1") == Reason("S35", "white-limit", limit=3)
    assert t.player("Maya").monks == 0


def test_SXD26_no_docks_for_the_maya() -> None:
    t = maya().goods("Maya", wood=1, grain=1, gem=1).temple("festival", "TP21", 1).tucked("festival", "C01")
    t.play("pass 5", "temple festival", "store wood")
    assert t["Maya"].vp == 2


def test_SXD27_level_tiles_are_hidden() -> None:
    s = fresh(2)
    before = s.view(s.maya)
    s.the_city.medium.reverse()
    assert s.view(s.maya) == before
    assert "medium" not in before["city"]


def test_SXD27_hands_are_hidden_too() -> None:
    s = fresh(2)
    assert s.view(s.maya)["city"]["hand"] is not None
    assert s.view(1 - s.maya)["city"]["hand"] is None
    other = s.redeal(1 - s.maya, Rng.seeded(3))
    assert other.the_city.hand != s.the_city.hand
    assert s.redeal(s.maya, Rng.seeded(3)).the_city.hand == s.the_city.hand


def test_SXD28_occupied_buildings_are_passed() -> None:
    t = maya().white(3).site(3, 2, "cacao", HIGH_PRIEST).play("die white 3", "use 3 road coin")
    assert t.legal() == ["run 2 2", "run 4 2"]
    t.play("run 2 2")
    assert t["Maya"].cacao == 0
    assert t["Maya"].grain == 1


def test_SXD29_halves_must_be_carried_out() -> None:
    t = maya().hand("C01", "C02").goods("Maya", wood=1)
    assert t.refused("card C01 festival") == Reason("SXD29", "dear-card", cost={"cacao": 1}, have={"wood": 1})
    t.state.the_city.tokens = [6, 7]
    assert t.turn("Maya").refused("card C02 construction") == Reason("SXD29", "no-token-left", kind="wooden")


def test_SXD30_a_lost_bonus() -> None:
    t = maya().hand("C15").goods("Maya", gem=1).white(1).play("die white 1", "use 1 road coin", "card C15 technology")
    assert t["Maya"].gem == 1
    assert len(t.state.the_city.tucked[4]) == 1
    t = maya().hand("C15")
    t.state.the_city.priests = 1
    assert t.play("priest 1 2").to_move == "Anna", "not with a high priest"


def bargain(game: Game = GAME, **goods: int) -> Table:
    t = maya(game=game).hand("C01").goods("Maya", wood=1).goods("Anna", **goods).temple_gold(1)
    return t.play("card C01 trade", "offer 2")


def test_SXD31_only_what_is_held_and_fits() -> None:
    t = bargain(coin=1, wood=3)
    assert t.refused("give wood") == Reason("SXD31", "no-room-for-it", good="wood")
    assert t.refused("want gem") == Reason("SXD31", "not-held", good="gem")
    assert t.refused("want wood") == Reason("SXD31", "no-room-for-it", good="wood")
    assert t.refused("propose") == Reason("SXD16", "offer-something")
    t.play("give gold", "want coin", "propose", "accept")
    assert (t["Anna"].gold, t.state.the_city.gold, t["Maya"].coin) == (1, 0, 2)


def test_SXD31_patience() -> None:
    t = bargain(coin=1)
    for _ in range(2):
        t.play("want coin", "propose", "refuse", "offer 2")
    t.play("want coin", "propose", "refuse")
    assert t.refused("offer 2") == Reason("SXD31", "no-patience", seat="2")
    assert t.refused("offer 3") == Reason("SXD16", "no-partner", seat="3")


def test_SXD31_only_offers_refused_cost_patience() -> None:
    t = bargain(coin=2)
    t.play("want coin", "done")
    assert t.refused("offer 2") == Reason("", "just-dropped", seat="2")
    t.play("sell wood", "offer 2", "want coin", "propose", "accept", "offer 2", "done")
    assert t.state.the_city.patience[1] == PATIENCE, "neither one that was dropped nor one that was accepted"


def test_SXD31_until_version_2_offers_that_were_dropped_cost_patience() -> None:
    t = bargain(GAME.at(1), coin=1)
    for _ in range(2):
        t.play("done", "offer 2")
    t.play("done")
    assert t.refused("offer 2") == Reason("SXD31", "no-patience", seat="2")


def test_SXD32_no_virtual_run_after_passing() -> None:
    t = maya(ambassadors=True).ambassadors(1, 2).cells("Anna", {(1, 1): "happiness"}).passed(Maya=1).turn("Anna")
    t.play("die white_ambassador 1", "use 1 column coin")
    assert t.to_move == "Anna"
    assert t["Maya"].wood == 0


def test_SXD33_the_maya_counts_for_the_awards() -> None:
    t = maya("a", "b", "c").march(a=4, Maya=3, b=2, c=1).end_year()
    assert [t[name].vp for name in ("a", "Maya", "b", "c")] == [6, 4, 2, 0]


def test_SXD34_pairs_without_the_maya() -> None:
    s = fresh(4, advanced=True, maya_seat=2)
    order = []
    while not isinstance(s.decision, ChoosePair):
        s.play(s.moves()[0])
    while isinstance(s.decision, ChoosePair):
        order.append(s.decision.seat)
        s.play(s.moves()[0])
        s.play(s.moves()[0])
    assert order == [0, 3, 2]
    assert [s.players[seat].coins for seat in (2, 3, 0)] == [3, 4, 5]
    assert fresh(3).decision.seat != fresh(3).maya
    assert isinstance(fresh(3).decision, ChooseColony)


def test_SXD35_cacao_is_worth_a_coin_to_the_maya() -> None:
    t = maya().goods("Maya", cacao=2, coin=1).vp("Maya", 7)
    final_scoring(t.state)
    assert t["Maya"].vp == 8
    t = maya().vp("Maya", 5).vp("Anna", 5).passed(Maya=2, Anna=1)
    assert t.state.ranking() == [2, 1]


def test_SXD5_filling_needs_an_empty_store() -> None:
    t = maya().pending(FillStore(0))
    t.state.the_city.stores[3] = 0
    assert t.pending(FillStore(0)).refused("fill gem") == Reason("SXD5", "no-store", good="gem")
