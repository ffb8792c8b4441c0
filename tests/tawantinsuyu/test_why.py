"""Why a move is not legal: reasons that no other test comes across."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Decision, Reason
from cenote.games.tawantinsuyu.names import BUILD, PRODUCE_ONE, TRADE, WEAVE
from cenote.games.tawantinsuyu.rules.building import FREE, Build, Replace
from cenote.games.tawantinsuyu.rules.ceremony import Feed
from cenote.games.tawantinsuyu.rules.conquest import Conquer, Levy, WarLoss
from cenote.games.tawantinsuyu.rules.moments import TakeGod
from cenote.games.tawantinsuyu.rules.monuments import BuildStairs, TakeStatue
from cenote.games.tawantinsuyu.rules.paying import Pay
from cenote.games.tawantinsuyu.rules.priest import ActOrGold, Offering, Triggers, Worship
from cenote.games.tawantinsuyu.rules.production import Produce, ProduceOne
from cenote.games.tawantinsuyu.rules.restoring import FOR_FOOD, Restore
from cenote.games.tawantinsuyu.rules.soldiers import Ease, Soldiers
from cenote.games.tawantinsuyu.rules.tasks import OfferTask, no_task
from cenote.games.tawantinsuyu.rules.temple import BuyStep
from cenote.games.tawantinsuyu.rules.trading import Trade
from cenote.games.tawantinsuyu.rules.training import Enlist
from cenote.games.tawantinsuyu.rules.turn import SecondAction
from cenote.games.tawantinsuyu.rules.weaving import BuyTiles, FreeWeaving, ReturnTile
from cenote.games.tawantinsuyu.rules.workers import Hire, Limit, TakeNomad
from cenote.games.tawantinsuyu.setup import Resolve
from cenote.games.tawantinsuyu.state import Tawantinsuyu
from conformance.battery import said_once
from offered import offered, price
from tawantinsuyu.table import table


def test_W52_W54_W134_tasks_that_cannot_be_done() -> None:
    t = table("purple", "black")
    me = t.player("purple")
    assert no_task(t.state, me, PRODUCE_ONE) == Reason("W52", "nothing-face-up")
    assert no_task(t.state, me, TRADE) == Reason("W134", "no-joint")
    assert no_task(t.state, me, WEAVE) is None
    t.army("purple", "A01").during("purple", OfferTask(0, BUILD))
    assert t.refused("task weave") == Reason("W5", "other-task", task="build")
    assert t.refused("task build") == Reason("W54", "nothing-to-build", have={})


def test_W124_stairs_everywhere() -> None:
    t = table("A", "B", "C").stairs("A", upper=[1, 2, 3, 4, 5]).stairs("B", lower=[1, 2, 3, 4, 5]).goods("C", stone=9)
    assert no_task(t.state, t.player("C"), 6) == Reason("W124", "no-stair-space")


def test_W124_weavings_that_are_not_there() -> None:
    t = table("purple", "black").only_weavings("W01").during("purple", FreeWeaving(0, 1))
    assert t.legal() == ["pick top", "skip"]
    assert t.refused("pick under") == Reason("W124", "no-weaving", n=1)
    t.only_weavings()
    assert no_task(t.state, t.player("purple"), WEAVE) == Reason("W124", "no-weaving", n=0)


def test_W124_god_cards_that_are_not_there() -> None:
    t = table("purple", "black").army("purple", "A01").built("purple", "Z19").goods("purple", potato=1)
    t.player("black").hand, t.state.deck = sorted(t.state.deck), []
    assert t.refused("summon") == Reason("W124", "no-god-cards")
    frame = TakeGod(0, 1, 1)
    assert frame.options(t.state) == [("skip",)]
    assert frame.why_not(t.state, ("god", "deck")) == Reason("W124", "no-god-cards")


def test_W54_the_market() -> None:
    t = table("purple", "black").hand("purple", "G01").during("purple", Replace(0, FREE, -1))
    assert t.refused("replace P19") == Reason("W54", "not-in-market", tile="P19")
    assert t.refused("done") == Reason("W54", "must-replace")
    t.during("purple", Build(0, FREE, 0, -1))
    assert t.refused("swap G02") == Reason("W54", "not-in-hand", card="G02")


def test_W3_W115_payments() -> None:
    t = table("purple", "black").goods("purple", potato=2, gold=1).during("purple", Pay(0, 1, 0, 0, 0, 0))
    assert t.refused("exchange gold-stone") == Reason("W115", "no-exchange")
    assert t.refused("pay potato+potato") == Reason("W3", "other-price", cost={"potato": 1})
    t.built("purple", "Z15").during("purple", Pay(0, 1, 0, 0, 0, 0))
    reason = Reason("W115", "nothing-to-exchange", deal="stone-gold", have={"potato": 2, "gold": 1})
    assert t.refused("exchange stone-gold") == reason
    t.goods("purple", potato=0, gold=1)
    unpayable = Reason("W115", "unpayable-after", cost={"potato": 1})
    assert Pay(0, 1, 0, 0, 0, 0).why_not(t.state, ("exchange", "gold-stone")) == unpayable


def test_W62_gold_instead_of_production() -> None:
    t = table("purple", "black").built("purple", "P01", "Z16", down=["P02"]).during("purple", Produce(0, 0, 0, 1, 0))
    assert t.refused("use P01") == Reason("W62", "gold-instead")
    assert t.refused("restore P05") == Reason("W145", "not-face-down", item="P05")
    t.during("purple", Produce(0, 1, 0, 1, 0))
    assert t.refused("use P02") == Reason("W66", "not-face-up", tile="P02")


def test_W67_W69_cards_with_the_same_face() -> None:
    t = table("purple", "black").tired("purple", "A01", "A02").during("purple", Restore(0, 1, FOR_FOOD, 0))
    assert t.refused("restore A02") == Reason("W67", "same-face-down", item="A02")
    t = table("purple", "black").army("purple", "A01", "A02").during("purple", Levy(0, 1))
    assert t.refused("muster A02") == Reason("W69", "same-face", army="A02")
    assert t.refused("muster A09") == Reason("W69", "not-in-army-hand", army="A09")


def test_W57_W67_W80_prices_that_are_too_high() -> None:
    t = table("purple", "black").army("purple", "A01").built("purple", down=["P01"])
    t.during("purple", Restore(0, 0, FOR_FOOD, 0))
    assert t.refused("restore P01") == Reason("W67", "dear", cost={"food": 1}, have={})
    t.during("purple", BuyStep(0))
    assert t.refused("climb") == Reason("W57", "dear", cost={"gold": 1}, have={})
    t.during("purple", Hire(0))
    assert t.refused("hire corn") == Reason("W80", "dear", cost={"corn": 1}, have={})


def test_W21_W25_W88_things_of_another_time() -> None:
    t = table("purple", "black")
    assert t.refused("feed") == Reason("W25", "not-now")
    assert Resolve(0).why_not(t.state, ("resolve", "G01")) == Reason("W21", "not-laid-out", card="G01")
    assert Feed(0, 1).why_not(t.state, ("feed",)) == Reason("W88", "dear", cost={"gold": 1}, have={})


def test_W26_an_army_card_costs_nothing_where_its_moment_does() -> None:
    t = table("purple", "black").army("purple", "A28").goods("purple", potato=2, corn=2, gold=2)
    t.during("purple", Offering(0, 0))
    assert price(t.state, ("spend", "A28")) == {"army-card": 1}
    small = offered(t.state, ("offer", "1")).changes
    assert small == {"gold": (-2, 0), "food": (-1, 1), "step": (1, 1)}
    large = offered(t.state, ("offer", "2")).changes
    assert large == {"gold": (-2, -2), "corn": (-2, -2), "potato": (1, 1), "step": (1, 1)}


ASKED: list[Decision[Tawantinsuyu]] = [
    ActOrGold(0, 1), Triggers(0, 1), Triggers(0, 3), Worship(0, 1, 1, 0), Worship(0, 0, 1, 0), Worship(0, 1, 1, 1),
    Offering(0, 0), Offering(0, 1), Produce(0, 2, 1, 0, 0), ProduceOne(0), Restore(0, 1, FOR_FOOD, 0), Ease(0),
    Soldiers(0, 1, 1, 0), OfferTask(0, BUILD), BuyStep(0), Trade(0, 1), Enlist(0), SecondAction(0, 1),
    FreeWeaving(0, 2), ReturnTile(0), BuyTiles(0), TakeNomad(0, 1), Hire(0), Limit(0), BuildStairs(0, 0),
    TakeStatue(0, 0), WarLoss(0), Levy(0, 1), Conquer(0, 1), Build(0, FREE, 0, -1), Replace(0, FREE, -1),
    TakeGod(0, 1, 1), Pay(0, 0, 1, 0, 0, 1), Feed(0, 2),
]  # fmt: skip


@pytest.mark.parametrize("decision", ASKED, ids=[f"{type(asked).__name__}{asked.args()}" for asked in ASKED])
def test_whatever_is_asked_is_said_once(decision: Decision[Tawantinsuyu]) -> None:
    """W5: of all moves exactly those that meet no obstacle are legal, also where games seldom come."""
    t = table("purple", "black").goods("purple", potato=2, corn=3, stone=2, gold=1).workers("purple", architect=1)
    t.hand("purple", "G05", "G12").altar("G40", "G41").army("purple", "A01", "A09").troops("purple", "A20")
    t.tired("purple", "A15").built("purple", "P03", "Z15", "Z16", down=["P05"])
    t.statues("purple", "small g1", "large g2").step("purple", 2)
    t.tapestries("purple", ["W01", "W02"]).stairs("purple", upper=[1]).markers("purple", "antisuyu-1")
    t.during("purple", decision)
    assert t.state.decision is decision
    said_once(t.state)
