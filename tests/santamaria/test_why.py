"""What stands against a move: the rule, and the numbers of the position."""

from __future__ import annotations

from typing import Any

from cenote.core.fields import NONE
from cenote.core.kernel import Decision, Reason
from cenote.games.santamaria.names import GOODS, WHITE
from cenote.games.santamaria.rules.bargains import CACAO_SOLD, NOTHING_DONE, Draft, Exchange, MayaTrade
from cenote.games.santamaria.rules.blessings import Blessing
from cenote.games.santamaria.rules.cards import ChooseToken
from cenote.games.santamaria.rules.governor import RIGHT, Navigate
from cenote.games.santamaria.rules.run import ANYWHERE, BuildLevel, Technology, Walk
from cenote.games.santamaria.rules.shipping import Ship
from cenote.games.santamaria.rules.tracks import March
from santamaria.table import GAME, Table, table


def why_not(t: Table, decision: Decision[Any], move: str) -> Reason:
    """What the decision says against a move, also where it would make itself."""
    found = GAME.notation.read(move)
    assert found not in decision.moves(t.state)
    return decision.why_not(t.state, found)


def maya() -> Table:
    return table("Maya", "Anna", maya=True)


def trading() -> Table:
    t = maya()
    t.state.the_city.patience = [0, 3]
    return t


def test_S48_a_ship_must_be_paid_for() -> None:
    t = table("Anna", "Oleg").goods("Anna", coin=1)
    ship = t.state.box.ships[0]
    named = {good: n for good, n in zip(GOODS, ship.cost, strict=False) if n}
    assert named
    t.dock("coin", ship.id)
    assert why_not(t, Ship(0), "ship coin") == Reason("S48", "dear-ship", dock="coin", cost=named, have={"coin": 1})


def test_S5_another_mix_does_not_pay() -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=3, gold=3, grain=1).display("D01").play("expand D01")
    assert t.refused("pay grain") == Reason("S5", "other-cost", cost={"wood": 2})
    assert t.refused("pay sugar") == Reason("S9", "no-goods", goods="sugar", have={"wood": 3, "grain": 1, "gold": 3})


def test_S49_no_space_is_bought_beyond_the_track() -> None:
    t = table("Anna", "Oleg").scholar("Anna", "tactics").march(Anna=9).goods("Anna", wood=1)
    assert why_not(t, March(0, 1), "march wood") == Reason("S49", "track-ends")


def test_SX6_only_what_is_there_changes_a_die() -> None:
    t = table("Anna", "Oleg", expansion=True).goods("Anna", coin=1).white(1).cells("Anna", {(1, 1): "wood"})
    t.play("die white 1")
    assert t.refused("use 3 column cacao") == Reason("SX6", "no-cacao")
    assert t.refused("use 2 column coin") == Reason("S40", "no-free-building", line="column", value=2)


def test_SXA9_a_step_costs_a_coin() -> None:
    t = table("Anna", "Oleg", governor=True).governor("Anna", (1, 1)).goods("Anna", wood=1)
    assert why_not(t, Navigate(0, RIGHT), "navigate") == Reason("SXA9", "dear-step", cost=1, have=0)


def test_SXB3_only_an_upgrade_is_laid() -> None:
    t = table("Anna", "Oleg", specialists=True).white(1).specialist(1, "farmer1").goods("Anna", coin=3)
    t.cells("Anna", {(1, 1): "wood"}).play("die white 1", "use 1 column coin")
    assert t.refused("upgrade 3 3") == Reason("SXB3", "no-upgrade-here")


def test_SXD9_an_empty_deck_gives_no_card() -> None:
    t = maya()
    t.state.the_city.deck = []
    assert why_not(t, Blessing(0), "draw") == Reason("SXD29", "deck-empty")


def test_SXD10_the_die_runs_before_it_stops() -> None:
    t = maya().site(1, 1, "wood", on=1).site(2, 1, "wood")
    walk = Walk(0, WHITE, 1, NONE)
    assert why_not(t, walk, "stop") == Reason("SXD10", "not-on-building")
    assert why_not(t, walk, "run 1 1") == Reason("SXD10", "site-not-free", road=1, site=1)
    assert why_not(t, walk, "run 2 1") == Reason("SXD10", "not-next", road=2, site=1)


def test_SXD11_a_level_is_paid_for_and_the_third_is_the_last() -> None:
    t = maya().temple("trade", "", 3).temple("festival", "TP11")
    t.player("Maya").goods = [0] * len(GOODS)
    level = BuildLevel(0, ANYWHERE)
    cost = {"wood": 1, "grain": 1, "cacao": 1}
    assert why_not(t, level, "temple trade") == Reason("SXD11", "temple-finished", district="trade")
    dear = Reason("SXD11", "dear-level", district="festival", cost=cost, have={})
    assert why_not(t, level, "temple festival") == dear


def test_SXD15_a_token_is_built_once() -> None:
    t = maya()
    t.state.the_city.tokens = t.state.the_city.tokens[1:]
    wooden = t.state.box.city.tokens[0].kind
    assert why_not(t, ChooseToken(0, wooden), "build MB01") == Reason("SXD15", "token-built", token="MB01")


def test_SXD29_a_full_city_takes_no_building() -> None:
    """However many tokens are left: who lays houses of their own into the data may have fewer sites than tokens."""
    t = maya().hand("C02").goods("Maya", wood=1)
    assert t.turn("Maya").allows("card C02 construction")
    t.state.the_city.sites = [0 if site == NONE else site for site in t.state.the_city.sites]
    assert t.turn("Maya").refused("card C02 construction") == Reason("SXD29", "no-empty-site")


def test_SXD16_an_exchange_takes_a_coin_and_cards() -> None:
    trade = MayaTrade(0, NOTHING_DONE)
    t = trading().goods("Maya", coin=0).hand("C03")
    assert why_not(t, trade, "exchange") == Reason("SXD16", "dear-exchange", cost=1, have=0)
    assert why_not(t, Exchange(0, 0), "done") == Reason("SXD16", "exchange-something")
    t.goods("Maya", coin=1).hand()
    assert why_not(t, trade, "exchange") == Reason("SXD29", "hand-empty")
    t.hand("C03").state.the_city.deck = []
    assert why_not(t, trade, "exchange") == Reason("SXD29", "deck-empty")


def test_SXD16_a_cacao_just_sold_is_not_bought_back() -> None:
    t = trading().goods("Maya", coin=3, cacao=0)
    assert why_not(t, MayaTrade(0, CACAO_SOLD), "buy cacao") == Reason("", "just-sold", good="cacao")


def test_SXD17_one_technology_of_the_value() -> None:
    t = maya().hand("C15")
    other = Reason("SXD17", "other-technology", card="C15", value=2)
    assert why_not(t, Technology(0, 2), "card C15 technology") == other
    assert why_not(t, Technology(0, 2), "card C15 trade") == Reason("SXD13", "card-is-main-action")
    t.state.the_city.learned = True
    assert why_not(t, Technology(0, 1), "card C15 technology") == Reason("SXD17", "one-technology")


def test_SXD31_nothing_goes_both_ways() -> None:
    t = trading().goods("Maya", wood=1).goods("Anna", wood=1)
    t.pending(MayaTrade(0, NOTHING_DONE)).play("offer 2", "give wood")
    assert why_not(t, Draft(0), "want wood") == Reason("SXD31", "both-ways", good="wood")
