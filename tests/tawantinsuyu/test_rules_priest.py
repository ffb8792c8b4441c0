"""The high priest, conquest, the temple.

Rules W61, W62, W63, W64, W65, W66, W67, W68, W69, W70, W71, W75, W76, W77, W146, W147, W148, W149, W150, W151.
"""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.tawantinsuyu.components import CONQUESTS
from cenote.games.tawantinsuyu.names import CONQUEST, OFFERING, PRODUCTION, RESTORATION, WORSHIP
from cenote.games.tawantinsuyu.rules.conquest import Conquer, Levy, WarLoss
from cenote.games.tawantinsuyu.rules.effects import Either
from cenote.games.tawantinsuyu.rules.priest import ActOrGold, Offering, React, Worship
from cenote.games.tawantinsuyu.rules.production import Produce
from cenote.games.tawantinsuyu.rules.restoring import FOR_CORN, FOR_FOOD, Restore
from cenote.games.tawantinsuyu.rules.soldiers import Soldiers, payable
from cenote.games.tawantinsuyu.rules.temple import BuyStep, Climb
from tawantinsuyu.table import Table, table


def test_W61_one_or_two_cells_clockwise() -> None:
    for cells, sector, action in ((1, 1, PRODUCTION), (2, 2, WORSHIP)):
        t = table("purple", "black").priest("purple", 5).play(f"advance {cells}")
        assert t["purple"].priest == sector
        assert t.state.decision.args() == (0, action)


def test_W62_gold_instead_and_the_others_still_act() -> None:
    t = table("purple", "black").goods("purple", corn=6).goods("black", corn=3).priest("purple", 1)
    t.play("advance 2", "gold")
    assert (t["purple"].gold, t["purple"].step) == (1, 0)
    assert (t.to_move, t.legal()) == ("black", ["offer 1", "done"])
    assert t.refused("gold").rule == "W65", "the others cannot take gold"


def test_W63_nobody_has_to_take_part() -> None:
    t = table("purple", "black").goods("purple", corn=6).goods("black", corn=3).during("purple", ActOrGold(0, OFFERING))
    t.play("perform", "done", "done")
    assert (t["purple"].step, t["black"].step) == (0, 0)


def test_W64_worship() -> None:
    t = table("purple", "black").statues("purple", "small g1", "small g2", "large g3")
    t.during("purple", Worship(0, 1, 1, 0)).play("sacrifice small g1", "skip")
    assert t["purple"].step == 1
    assert t.refused("sacrifice small g2") == Reason("W64", "one-of-each-size", size="small")
    assert t.refused("sacrifice large g1") == Reason("W64", "no-own-statue", size="large", god="g1")
    t.play("sacrifice large g3", "choose stone")
    assert t["purple"].step == 4


@pytest.mark.parametrize(("steps", "corn"), [(1, 2), (2, 4), (3, 6)])
def test_W65_offering_of_the_mover(steps: int, corn: int) -> None:
    t = table("purple", "black").goods("purple", corn=6).step("purple", 8).during("purple", Offering(0, 0))
    t.play(f"offer {steps}")
    assert (t["purple"].step, t["purple"].corn) == (8 + steps, 6 - corn)


def test_W65_offering_of_the_others() -> None:
    t = table("purple", "black").goods("black", corn=5).step("black", 8).during("purple", React(1, OFFERING))
    t.state.settle()
    t.checked = True
    assert t.refused("offer 2") == Reason("W65", "one-step-only")
    t.play("offer 1")
    assert (t["black"].step, t["black"].corn) == (9, 2)


def test_W66_production_of_the_mover() -> None:
    t = table("purple", "black").built("purple", "P03", "P06", down=["P13"]).during("purple", Produce(0, 1, 1, 0, 0))
    t.play("restore P13", "use P13", "use P03")
    assert (t["purple"].stone, t["purple"].corn, t["purple"].vp) == (2, 2, 11)
    assert (t["purple"].up, t["purple"].down) == (["P06"], ["P03", "P13"])
    assert t.refused("restore P03") == Reason("W66", "no-turning-up", item="P03")


def test_W66_a_used_building_is_not_used_again() -> None:
    t = table("purple", "black").built("purple", "P03", "P06").during("purple", Produce(0, 1, 1, 0, 0))
    t.play("use P03", "restore P03")
    assert t.refused("use P03") == Reason("W150", "used-already", tile="P03")


def test_W66_the_others_only_use() -> None:
    t = table("purple", "black").built("black", "P03", "P06", down=["P13"]).during("purple", Produce(1, 1, 0, 0, 0))
    assert t.legal() == ["use P03", "use P06", "done"]


def test_W67_restoration() -> None:
    t = table("purple", "black").built("purple", down=["P01", "P02"]).tired("purple", "A01").goods("purple", potato=1)
    t.during("purple", Restore(0, 1, FOR_FOOD, 0)).play("restore P01")
    assert t["purple"].potato == 1, "the first is free"
    t.play("restore A01")
    assert (t["purple"].potato, t["purple"].troops) == (0, ["A01"])
    assert t.asks() == "Turn", "nothing is left to pay with"


def test_W67_the_others_pay_corn() -> None:
    t = table("purple", "black").built("black", down=["P01", "P02"]).goods("black", potato=4, corn=1)
    t.during("purple", Restore(1, 0, FOR_CORN, 0)).play("restore P02")
    assert (t["black"].potato, t["black"].corn, t["black"].down) == (4, 0, ["P01"])


def test_W68_war_loss() -> None:
    t = table("purple", "black").village("priest", "warrior", "courier").during("purple", WarLoss(0))
    assert t.legal() == ["loss potato", "loss corn"]
    assert t.refused("lose priest") == Reason("W68", "village-first")
    t.play("loss corn")
    assert (t.state.losses, len(t.state.village)) == ([0, 0, 0, 1, 0], 2)


def test_W68_a_nomad_when_the_village_is_empty() -> None:
    t = table("purple", "black").token("black").nomads("priest", "priest", "warrior").during("purple", WarLoss(0))
    assert t.legal() == ["lose warrior", "lose priest"]
    assert t.refused("loss corn") == Reason("W68", "village-empty")
    t.play("lose priest")
    assert (t.state.losses[4], len(t.state.nomads)) == (1, 3)


def test_W69_levy() -> None:
    t = table("purple", "black").army("purple", "A01", "A19", "A09").goods("purple", potato=1)
    t.during("purple", Levy(0, 1)).play("muster A19")
    assert (t["purple"].potato, t["purple"].troops) == (1, ["A19"])
    t.play("muster A01")
    assert t["purple"].potato == 0
    assert t.refused("muster A09") == Reason("W69", "dear", cost={"potato": 1}, have={})


def conquering(*troops: str) -> Table:
    return table("purple", "black").troops("purple", *troops).during("purple", Conquer(0, 0))


def test_W70_conquest() -> None:
    t = conquering("A01", "A19").play("conquer kuntisuyu-2")
    assert t.legal() == ["discard A01", "discard A19"]
    t.play("discard A19")
    assert t["purple"].vp == 13
    assert (t["purple"].troops, t["purple"].tired, t.state.army_discard) == ([], ["A01"], [18])
    assert t.state.players[0].markers == 9


def test_W70_no_card_too_many() -> None:
    t = conquering("A01", "A05", "A19").play("conquer qullasuyu-2")
    assert t.legal() == ["exhaust A01", "exhaust A05", "exhaust A19"]
    t.play("exhaust A01")
    assert (t["purple"].tired, t["purple"].vp) == (["A01", "A05"], 12), "not the two beside the one"


@pytest.mark.parametrize(
    ("ones", "twos", "discard", "turn", "started", "wanted"),
    [
        (2, 0, 1, 1, False, True),
        (1, 0, 1, 1, False, False),
        (0, 2, 1, 1, False, True),
        (0, 1, 1, 0, True, False),
        (0, 2, 3, 0, False, True),
        (1, 1, 2, 2, False, False),
        (1, 1, 2, 1, False, True),
    ],
)
def test_W70_what_can_be_paid(ones: int, twos: int, discard: int, turn: int, started: bool, wanted: bool) -> None:
    assert payable(ones, twos, discard, turn, started) == wanted


def test_W70_refusals() -> None:
    t = conquering("A01", "A05").markers("black", "qullasuyu-1")
    assert t.refused("conquer qullasuyu-1") == Reason("W149", "conquered-already", region="qullasuyu-1")
    assert t.refused("conquer antisuyu-6") == Reason("W70", "too-few-soldiers", discard=3, turn=3, have=2)
    t.player("purple").markers = 0
    t.state.conquests[12:22] = [0] * 10
    t.player("black").markers = 10
    assert t.refused("conquer antisuyu-1") == Reason("W70", "no-marker")


def test_W71_a_second_marker_for_the_mover() -> None:
    t = table("purple", "black").troops("purple", "A01", "A02", "A03", "A04").troops("black", "A05", "A06")
    t.during("purple", ActOrGold(0, CONQUEST)).play("perform", "loss corn", "conquer qullasuyu-2")
    assert (t.to_move, t.asks()) == ("black", "Conquer")
    t.play("conquer kuntisuyu-1")
    assert (t.to_move, t.asks()) == ("purple", "Conquer")
    t.play("conquer qullasuyu-1")
    assert t.state.conquests.count(0) == 2


def test_W75_rewards_on_the_way() -> None:
    t = table("purple", "black").step("purple", 5).during("purple", Climb(0, 2))
    t.state.settle()
    assert (t["purple"].step, t["purple"].stone) == (7, 2)
    assert t.legal() == ["choose stone", "choose worker"]


def test_W76_the_top_step_is_the_end() -> None:
    t = table("purple", "black").step("purple", 11).during("purple", Climb(0, 3))
    t.state.settle()
    assert (t["purple"].step, t["purple"].gold) == (12, 1)
    t = table("purple", "black").step("purple", 12).goods("purple", corn=6, gold=1).statues("purple", "small g1")
    for frame in (Offering(0, 0), Worship(0, 1, 1, 0), BuyStep(0)):
        t.during("purple", frame)
        assert len(frame.options(t.state)) == 1


def test_W77_kinds_of_rewards() -> None:
    box = table("purple", "black").state.box
    rewards = [[(e.kind, e.n) for e in box.bonuses[n].effects] for n in box.rewards if n >= 0]
    assert [(3, 1)] in rewards and [(2, 2)] in rewards and [(7, 1)] in rewards
    assert [(6, 1), (7, 1)] in rewards and [(0, 1), (6, 1)] in rewards and [(17, 1)] in rewards


def test_W146_triggers_come_before_the_action() -> None:
    t = table("purple", "black").built("black", "Z17").village("priest").goods("black", gold=0)
    t.during("purple", ActOrGold(0, CONQUEST)).play("gold")
    assert t.state.holder == 0
    assert (t["black"].gold, t["black"].vp, t["purple"].gold) == (1, 11, 1)


def test_W147_either_order_and_one_step_for_others() -> None:
    t = table("purple", "black").statues("purple", "small g1", "large g1").statues("black", "large g2")
    t.during("purple", Worship(0, 1, 1, 0))
    assert t.legal() == ["sacrifice small g1", "sacrifice large g1", "done"]
    t.during("purple", Worship(1, 1, 1, 1)).play("sacrifice large g2", "skip")
    assert t["black"].step == 1


def test_W148_the_bonus_comes_before_the_cards_turn() -> None:
    t = table("purple", "black").troops("purple", "A01", "A05").tired("purple", "A19").during("purple", Conquer(0, 0))
    t.play("conquer kuntisuyu-2", "discard A01")
    assert t["purple"].tired == ["A05", "A19"]
    t = table("purple", "black").troops("purple", "A19", "A20").during("purple", Conquer(0, 0))
    t.play("conquer chinchaysuyu-3")
    assert (t["purple"].gold, t["purple"].tired) == (1, ["A20"]), "one card never pays for both demands"


def test_W148_the_right_demand_first() -> None:
    t = table("purple", "black").troops("purple", "A01", "A05", "A19").during("purple", Conquer(0, 0))
    t.play("conquer kuntisuyu-2")
    assert t.refused("exhaust A01") == Reason("W148", "other-demand", discard=1, turn=1)
    assert t.refused("discard A20") == Reason("W70", "not-among-troops", army="A20")
    assert Soldiers(0, 1, 1, 0).args() == (0, 1, 1, 0)


def test_W149_spaces_stay_and_losses_may_be_skipped() -> None:
    t = table("purple", "black").token("black").nomads().empty_bag().during("purple", ActOrGold(0, CONQUEST))
    t.play("gold")
    assert sum(t.state.losses) == 0
    assert CONQUESTS[0] == "chinchaysuyu-1"


def test_W150_turn_up_and_Z16_are_separate() -> None:
    t = table("purple", "black").built("purple", "Z16", down=["P03", "P06", "P13"]).tired("purple", "A01")
    t.during("purple", ActOrGold(0, PRODUCTION)).play("perform", "restore P03", "restore A01")
    assert t.legal() == ["use P03", "done", *t.legal()[2:]]
    assert t.refused("restore P06") == Reason("W66", "no-turning-up", item="P06")


def test_W151_without_nomads_the_stone() -> None:
    t = table("purple", "black").nomads().empty_bag().step("purple", 3).during("purple", Climb(0, 1))
    t.state.settle()
    assert t["purple"].stone == 1
    bonus = t.state.box.rewards[4]
    assert Either(0, bonus, 0).moves(t.state) == [("choose", "stone")]
    assert Either(0, bonus, 0).why_not(t.state, ("choose", "worker")) == Reason("W151", "no-nomads")


def test_W67_restoration_reaction() -> None:
    t = table("purple", "black").built("black", down=["P01"]).goods("black", corn=1)
    t.during("purple", ActOrGold(0, RESTORATION)).play("gold", "restore P01")
    assert t["black"].up == ["P01"]
