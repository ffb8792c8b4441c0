"""Resources, gold, bonuses, hidden things, windows.

Rules W1, W2, W3, W4, W5, W6, W7, W8, W9, W10, W122, W123, W124, W125, W126, W127, W128.
"""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.core.rng import Rng
from cenote.games.tawantinsuyu.components import CARDS
from cenote.games.tawantinsuyu.names import OFFERING, PRODUCTION, STAIRS, TRAIN, WORSHIP
from cenote.games.tawantinsuyu.rules.building import FREE, Build
from cenote.games.tawantinsuyu.rules.decks import draw_army_to_hand, draw_god_to_hand, take_nomad
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.moments import TakeGod
from cenote.games.tawantinsuyu.rules.monuments import TakeStatue
from cenote.games.tawantinsuyu.rules.paying import Pay
from cenote.games.tawantinsuyu.rules.payment import affords
from cenote.games.tawantinsuyu.rules.priest import ActOrGold, Offering, Triggers
from cenote.games.tawantinsuyu.rules.tasks import no_task
from cenote.games.tawantinsuyu.rules.training import Train
from cenote.games.tawantinsuyu.rules.weaving import FreeWeaving
from cenote.games.tawantinsuyu.rules.workers import TakeNomad
from tawantinsuyu.table import GAME, table


def test_W1_the_stock_of_resources_is_unlimited() -> None:
    t = table("purple", "black")
    t.state.gain(t.player("purple"), 0, 500)
    assert t["purple"].potato == 500


def test_W2_food_is_potatoes_and_corn_in_any_mix() -> None:
    t = table("purple", "black").goods("purple", potato=2, corn=2).during("purple", Pay(0, 0, 0, 0, 0, 2))
    assert t.legal() == ["pay potato+potato", "pay potato+corn", "pay corn+corn"]
    assert t.refused("pay stone") == Reason("W1", "no-goods", goods="stone", have={"potato": 2, "corn": 2})


def test_W3_gold_stands_in_but_never_has_to() -> None:
    t = table("purple", "black").goods("purple", stone=2, gold=1).during("purple", Pay(0, 0, 0, 2, 0, 0))
    assert t.legal() == ["pay stone+stone", "pay stone+gold"]
    assert t.refused("pay gold") == Reason("W3", "other-price", cost={"stone": 2})


def test_W3_only_gold_pays_gold() -> None:
    me = table("purple", "black").goods("purple", stone=9, corn=9, potato=9).player("purple")
    assert not affords(me, 0, 0, 0, 1, 0)


def test_W4_points_never_drop_below_0() -> None:
    t = table("purple", "black").vp("purple", 3)
    t.state.score(t.player("purple"), -8, "hunger")
    assert t["purple"].vp == 0
    t.state.score(t.player("purple"), 400, "hunger")
    assert t["purple"].vp == 400


def test_W5_parts_in_any_order_and_each_may_be_declined() -> None:
    t = table("purple", "black").during("purple")
    give(t.state, t.player("purple"), t.state.box.conquests[0].bonus)
    t.state.settle()
    assert t.legal() == ["part god", "part weaving"]
    t.play("part weaving", "skip", "god deck")
    assert (t["purple"].tapestries, len(t["purple"].hand)) == ([], 1)


def test_W5_a_later_part_is_paid_with_an_earlier_one() -> None:
    t = table("purple", "black").goods("purple", stone=2).during("purple")
    give(t.state, t.player("purple"), t.state.box.cards[CARDS.index("G12")].bonus)
    t.state.settle()
    t.play("task statue", "statue small g3")
    assert t["purple"].goods == (0, 0, 0, 0)


def test_W6_decks_are_made_anew() -> None:
    t = table("purple", "black")
    s = t.state
    s.army_discard, s.army_deck = s.army_deck, []
    draw_army_to_hand(s, t.player("purple"), 1)
    assert (len(s.army_deck), s.army_discard, len(t["purple"].army)) == (29, [], 1)
    s.altar, s.deck = s.deck, []
    draw_god_to_hand(s, t.player("purple"))
    assert (len(s.deck), s.altar, len(t["purple"].hand)) == (41, [], 1)
    s.deck, s.army_deck = [], []
    draw_god_to_hand(s, t.player("purple"))
    draw_army_to_hand(s, t.player("purple"), 2)
    assert (len(t["purple"].hand), len(t["purple"].army)) == (1, 1)


def test_W7_card_by_card_from_altar_or_deck() -> None:
    t = table("purple", "black").altar("G05", "G06").deck("G40").during("purple", TakeGod(0, 2, 1))
    assert t.legal() == ["god G05", "god G06", "god deck", "skip"]
    assert t.refused("god G07") == Reason("W7", "not-on-altar", card="G07")
    t.play("god deck", "god G06")
    assert (t["purple"].hand, t.on_altar) == (["G06", "G40"], ["G05"])


def test_W8_free_workers_come_from_the_nomads() -> None:
    t = table("purple", "black").nomads("priest", "priest", "warrior").during("purple", TakeNomad(0, 1))
    bag = len(t.state.bag)
    assert t.legal() == ["nomad warrior", "nomad priest", "skip"]
    assert t.refused("nomad courier") == Reason("W8", "no-such-nomad", worker="courier")
    t.play("nomad warrior")
    assert t["purple"].workers == {"warrior": 1}
    assert (len(t.state.nomads), len(t.state.bag)) == (3, bag - 1)


def test_W9_the_top_weaving_or_the_unseen_one_below() -> None:
    t = table("purple", "black").weavings("W05", "W02", "W11").during("purple", FreeWeaving(0, 1))
    assert t.legal() == ["pick top", "pick under", "skip"]
    t.play("pick under")
    assert t["purple"].tapestries == [["W02"]]
    assert t.state.view(1)["top_weaving"] == "W05"


def test_W10_hands_are_private_and_their_size_public() -> None:
    t = table("purple", "black").hand("purple", "G01").army("purple", "A01", "A02").tired("purple", "A03")
    own, other = t.state.view(0)["players"][0], t.state.view(1)["players"][0]
    assert (own["hand"], own["army"]) == (["G01"], ["A01", "A02"])
    assert (other["hand"], other["army"], other["cards"], other["army_cards"]) == (None, None, 1, 2)
    assert other["tired"] == ["A03"]
    dealt = [t.state.redeal(1, Rng.seeded(seed)) for seed in range(9)]
    assert all(other.view(1) == t.state.view(1) for other in dealt)
    assert len({other.view(0)["players"][0]["hand"][0] for other in dealt}) > 1


def test_W122_gold_pays_everything_but_god_cards() -> None:
    me = table("purple", "black").goods("purple", gold=3).player("purple")
    assert affords(me, 3, 0, 0, 0, 0) and affords(me, 0, 3, 0, 0, 0)
    assert affords(me, 0, 0, 3, 0, 0) and affords(me, 0, 0, 0, 0, 3)
    assert affords(me, 1, 1, 1, 0, 0) and not affords(me, 1, 1, 1, 1, 0)


def test_W123_army_cards_before_every_own_decision() -> None:
    t = table("purple", "black").army("purple", "A01", "A15").hand("black", "G01")
    assert t.legal("spend") == ["spend A01", "spend A15"]
    t.play("spend A15")
    assert (t["purple"].gold, t.asks()) == (1, "Turn")
    t.play("pray")
    assert t.legal("spend") == ["spend A01"]
    assert t.refused("spend A02") == Reason("W26", "not-in-army-hand", army="A02")


def test_W123_not_between_drawing_and_choosing_until_version_2() -> None:
    t = table("purple", "black", game=GAME.at(1)).army("purple", "A09").army_deck("A01", "A19")
    t.during("purple", Train(0, 1)).checked = True
    t.state.settle()
    assert t.legal() == ["enlist A01", "enlist A19"]
    assert t.refused("spend A09").rule == "W51"


def test_W123_not_on_anothers_turn() -> None:
    t = table("purple", "black").army("black", "A17", "A27").goods("black", corn=3)
    t.during("purple", Offering(1, 1))
    assert t.legal() == ["offer 1", "done"]
    assert t.refused("spend A17") == Reason("W123", "not-your-turn")


def test_W124_empty_sources() -> None:
    t = table("purple", "black").goods("purple", stone=9, gold=9).workers("purple", craftsman=1)
    t.state.statues = [0] * 12
    t.player("black").statues = [2] * 6 + [1] * 6
    t.state.army_deck, t.player("black").army = [], sorted(t.state.army_deck)
    t.hand("purple", "G36").play("place craftsman M03", "with G36")
    assert t.refused("task statue") == Reason("W124", "no-statues")
    assert no_task(t.state, t.player("purple"), TRAIN) == Reason("W124", "no-army-cards")
    t = table("purple", "black").nomads().empty_bag().play("recruit")
    assert t.asks() == "SecondAction", "no nomads, no worker"


def test_W124_no_markers_left() -> None:
    t = table("purple", "black").goods("purple", stone=9).stairs("purple", upper=[1, 2, 3, 4, 5])
    assert no_task(t.state, t.player("purple"), STAIRS) == Reason("W124", "no-stair-marker")


def test_W125_reactions_go_clockwise() -> None:
    t = table("purple", "grey", "black").priest("purple", 2)
    for name in ("purple", "grey", "black"):
        t.goods(name, corn=3)
    t.during("purple", ActOrGold(0, OFFERING)).play("perform", "done")
    assert (t.to_move, t.asks()) == ("grey", "Offering")
    t.play("offer 1", "god deck")
    assert (t.to_move, t.asks()) == ("black", "Offering")


def test_W126_the_owner_orders_own_effects() -> None:
    t = table("purple", "black").built("purple", "Z11", "Z12").goods("purple", gold=1)
    t.during("purple", Triggers(0, 3))
    assert t.legal() == ["part weaving", "part buy-step"]
    t.play("part buy-step", "climb", "skip", "pick top")
    assert t["purple"].step == 1


def test_W127_the_active_player_is_whose_turn_it_is() -> None:
    t = table("purple", "black").end_turn("purple")
    assert t.to_move == "black"
    assert t.state.view(None)["active"] == t.state.active == 1


def test_W127_in_a_ceremony_the_holder_of_the_token_comes_first() -> None:
    """And not who sits first at the table; when it is over, the holder's turn begins."""
    t = table("A", "B", "C").token("B")
    for name, card in (("A", "G03"), ("B", "G09"), ("C", "G17")):
        t.goods(name, potato=1).hand(name, card)
    t.start_turn("B")
    asked = []
    while t.asks() == "PlayCards":
        asked.append(t.to_move)
        t.play("done")
    assert asked == ["B", "C", "A"]
    assert t.to_move == "B"
    assert t.state.view(None)["active"] == 1


def test_W128_gains_may_be_refused() -> None:
    t = table("purple", "black").market("P01").during("purple", TakeStatue(0, 1), Build(0, FREE, 0, -1))
    t.play("skip", "skip")
    assert (t["purple"].up, t["purple"].statues) == ([], {})


@pytest.mark.parametrize("action", [WORSHIP, PRODUCTION])
def test_W128_nothing_is_paid_without_a_gain(action: int) -> None:
    t = table("purple", "black").step("purple", 12).statues("purple", "small g1").priest("purple", 1)
    t.during("purple", ActOrGold(0, action)).play("perform")
    assert t["purple"].statues == {"small g1": 1}


def test_W8_nomads_are_refilled_at_once() -> None:
    s = table("purple", "black").nomads("priest", "priest", "priest").state
    take_nomad(s, 4)
    assert len(s.nomads) == 3
    assert GAME.players == (1, 2, 3, 4)
