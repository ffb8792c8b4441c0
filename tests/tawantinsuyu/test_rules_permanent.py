"""The permanent buildings.

Rules W102, W103, W104, W105, W106, W107, W108, W109, W110, W111, W112, W113, W114, W115, W116, W117, W118, W119,
W120, W121, W160, W161, W162, W163, W164, W165, W166.
"""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.tawantinsuyu.components import SPACES
from cenote.games.tawantinsuyu.names import CONQUEST, OFFERING, PRODUCTION, RESTORATION, WEAVE
from cenote.games.tawantinsuyu.rules.building import TASK, Build
from cenote.games.tawantinsuyu.rules.ceremony import Feed
from cenote.games.tawantinsuyu.rules.conquest import Conquer
from cenote.games.tawantinsuyu.rules.monuments import TakeStatue
from cenote.games.tawantinsuyu.rules.placing import task_count
from cenote.games.tawantinsuyu.rules.priest import ActOrGold, Offering
from cenote.games.tawantinsuyu.rules.tasks import OfferTask, do_task
from cenote.games.tawantinsuyu.rules.weaving import AddTile, FreeWeaving
from cenote.games.tawantinsuyu.scoring import final_scoring
from tawantinsuyu.table import Table, table


def test_W102_Z01_as_a_courier() -> None:
    t = table("purple", "black").built("purple", "Z01").workers("purple", warrior=1).hand("purple", "G15")
    t.play("place warrior T03")
    assert t.asks() == "Work", "only a courier can pay this, so nothing was asked"
    assert t["purple"].army == [], "no warrior this time"
    assert t.state.decision.args()[2] == 2, "first in the segment"


def test_W102_Z02_as_a_priest() -> None:
    t = table("purple", "black").built("purple", "Z01", "Z02").workers("purple", architect=1).hand("purple", "G01")
    t.altar("G40").play("place architect T01")
    assert t.legal() == ["as own", "as courier", "as priest"]
    t.play("as priest", "task stone")
    assert t.asks() == "TakeGod"


def test_W102_refusals() -> None:
    t = table("purple", "black").built("purple", "Z01").workers("purple", courier=1, priest=1).hand("purple", "G01")
    t.play("place priest T01")
    assert t.legal() == ["as own", "as courier"]
    assert t.refused("as priest") == Reason("W102", "no-such-ability", ability="priest")


def test_W103_Z03() -> None:
    t = table("purple", "black").built("purple", "Z03", down=["P01"]).tired("purple", "A01")
    t.workers("purple", warrior=1).hand("purple", "G01").play("place warrior T01")
    assert t.legal("restore") == ["restore P01"]
    assert t.refused("restore A01") == Reason("W103", "only-buildings", item="A01")


def adding(seat: int = 0) -> Table:
    t = table("purple", "black").built("purple", "Z04").tapestries("purple", ["W14"]).weavings("W05")
    tile = t.state.weavings.pop()
    return t.during(t.names[seat], AddTile(0, tile))


@pytest.mark.parametrize("seat", [0, 1])
def test_W104_W161_Z04_pays_at_once(seat: int) -> None:
    t = adding(seat).play("join right W14")
    assert t["purple"].potato == 3
    assert adding(seat).play("join left W14")["purple"].potato == 0


def test_W105_Z05() -> None:
    t = table("purple", "black").built("purple", "Z05").hill(T01="architect")
    me = t.player("purple")
    spaces = [SPACES.index(space) for space in ("T02", "T04", "T07")]
    counts = [task_count(t.state, me, worker, space, worker) for worker in (0, 1) for space in spaces]
    assert counts == [3, 2, 2, 2, 2, 2], "only the real colour makes neighbours"


def test_W106_Z06() -> None:
    t = table("purple", "black").built("purple", "Z06").hand("purple", "G01", "G02")
    final_scoring(t.state, t.player("purple"))
    assert t["purple"].vp == 10 + 2 + 4
    t = table("purple", "black").built("purple", "Z06").token("purple").start_turn("purple")
    assert t["purple"].potato == 4


def test_W107_Z07() -> None:
    t = table("purple", "black").built("purple", "Z07").workers("purple", architect=1).hand("purple", "G01")
    t.stairs("purple", upper=[1], lower=[1]).goods("purple", potato=1).play("place architect B01")
    assert t["purple"].vp == 12


def test_W108_W162_Z08() -> None:
    t = table("purple", "black").built("purple", "Z08").weavings("W01", "W02", "W03", "W04", "W05")
    t.during("purple", OfferTask(0, WEAVE)).play("task weave")
    assert t.legal() == [f"return W0{n}" for n in range(1, 6)]
    t.play("return W02", "return W04")
    assert t.state.view(None)["weavings"] == 19, "nobody could buy"
    t = table("purple", "black").built("purple", "Z08").only_weavings("W01", "W02", "W03", "W04")
    t.during("purple", OfferTask(0, WEAVE)).play("task weave")
    assert len(t.legal("return")) == 4
    t.goods("purple", corn=1).play("return W01")
    assert t.legal() == ["buy W02", "buy W03", "buy W04", "done"]


def test_W109_W110_Z09_Z10() -> None:
    t = table("purple", "black").built("purple", "Z09", "Z10").token("purple")
    t.tapestries("purple", ["W01", "W02", "W03"], ["W08"]).start_turn("purple")
    assert (t["purple"].vp, t["purple"].goods) == (13, (2, 1, 1, 0))


def activated(action: int, *buildings: str, mover: str = "purple") -> Table:
    """Purple owns the buildings; somebody activates the action and takes gold."""
    t = table("purple", "black").built("purple", *buildings).goods("purple", gold=1)
    return t.during(mover, ActOrGold(t.seat(mover), action)).play("gold")


@pytest.mark.parametrize("mover", ["purple", "black"])
def test_W111_Z11(mover: str) -> None:
    t = activated(OFFERING, "Z11", mover=mover)
    assert (t.to_move, t.legal()) == ("purple", ["pick top", "pick under", "skip"])


def test_W112_W166_Z12() -> None:
    t = activated(OFFERING, "Z12", mover="black").play("climb", "skip")
    assert (t["purple"].step, t["purple"].gold) == (1, 0)
    t = table("purple", "black").built("purple", "Z12").goods("purple", gold=2).ceremonies(2).token("black")
    t.start_turn("black").play("climb", "skip", "skip")
    assert t["purple"].step == 1, "also before the last ceremony, and once"
    assert t.state.seat is None


def test_W113_W163_Z13() -> None:
    t = table("purple", "black").built("purple", "Z13").troops("purple", "A01").during("purple", Conquer(0, 0))
    assert "conquer chinchaysuyu-2" in t.legal(), "turn 2, discard 1 becomes turn 1"
    t.play("conquer chinchaysuyu-2")
    assert (t["purple"].tired, t["purple"].vp) == (["A01"], 14)
    t = table("purple", "black").built("purple", "Z13").troops("purple", "A01").during("purple", Conquer(0, 0))
    t.play("conquer kuntisuyu-2", "ease turn")
    assert (t["purple"].tired, t.state.army_discard) == ([], [0])


def test_W114_Z14() -> None:
    t = table("purple", "black").built("purple", "Z14")
    assert task_count(t.state, t.player("purple"), 2, 0, 2) == 3
    assert task_count(t.state, t.player("purple"), 2, 0, 3) == 2, "as a courier it is no warrior"


def test_W115_W164_Z15_on_the_own_turn() -> None:
    t = table("purple", "black").built("purple", "Z15").goods("purple", corn=2)
    assert t.legal("exchange") == ["exchange corn-stone", "exchange corn-gold"]
    t.play("exchange corn-gold")
    assert t["purple"].goods == (0, 0, 0, 1)
    assert t.refused("exchange gold-corn") == Reason("W115", "exchange-back", deal="gold-corn")
    t.play("pray")
    assert "exchange gold-stone" in t.legal(), "after another move it may be exchanged again"


def test_W115_Z15_while_paying() -> None:
    t = table("purple", "black").built("black", "Z15").goods("black", stone=4).during("purple", Offering(1, 1))
    assert t.legal() == ["offer 1", "done"]
    t.play("offer 1", "exchange stone-corn", "exchange stone-corn", "skip")
    assert (t["black"].step, t["black"].goods) == (1, (1, 1, 0, 0))


def test_W115_Z15_never_makes_a_cost_unpayable() -> None:
    t = table("purple", "black").built("purple", "Z15").goods("purple", stone=2, corn=2)
    t.during("purple", Build(0, TASK, 0, -1)).play("build P01")
    assert t.legal() == ["pay corn+stone", "exchange stone-gold", "exchange corn-gold"]
    t.play("exchange stone-gold")
    assert t.legal() == ["pay corn+gold", "exchange corn-gold"]


def test_W115_gold_from_corn_and_stone() -> None:
    t = table("purple", "black").built("purple", "Z15").goods("purple", stone=5, corn=2)
    t.during("purple", TakeStatue(0, 0)).play("statue large g1", "exchange stone-gold")
    assert t["purple"].goods == (0, 0, 0, 0)


def test_W116_Z16() -> None:
    t = table("purple", "black").built("purple", "Z16", "P03").tired("purple", "A01")
    t.during("black", ActOrGold(1, PRODUCTION)).play("gold")
    assert (t.to_move, t.legal()) == ("purple", ["use P03", "restore A01", "done"])
    t.play("use P03", "restore P03")
    assert t["purple"].up == ["P03"], "after the production too"


def test_W117_Z17() -> None:
    t = activated(CONQUEST, "Z17", mover="black")
    t.play("loss corn")
    assert (t["purple"].gold, t["purple"].vp) == (2, 11)


def test_W118_Z18() -> None:
    t = activated(RESTORATION, "Z18", mover="black")
    assert (t["purple"].gold, len(t["purple"].army)) == (2, 1)


def test_W119_Z19() -> None:
    t = table("purple", "black").built("purple", "Z19").goods("purple", potato=2).altar("G40")
    t.play("summon")
    assert t.legal("god") == ["god G40", "god deck"]
    t.play("god G40", "summon")
    assert (t["purple"].hand[0][0], len(t["purple"].hand), t["purple"].potato) == ("G", 2, 0)
    assert t.refused("summon") == Reason("W119", "dear", cost={"potato": 1}, have={})
    assert table("purple", "black").refused("summon") == Reason("W119", "no-summoning")


def test_W120_W165_Z20() -> None:
    t = table("purple", "black").built("purple", "Z20")
    for task in range(4):
        do_task(t.state, t.player("purple"), task, -1)
    assert (t["purple"].goods, t["purple"].vp) == ((4, 3, 3, 1), 13)
    t.state.gain(t.player("purple"), 0, 3)
    assert (t["purple"].potato, t["purple"].vp) == (7, 13), "other gains are no tasks"


def test_W121_anyone_includes_the_owner_and_gold() -> None:
    t = activated(RESTORATION, "Z18", mover="purple")
    assert (t["purple"].gold, len(t["purple"].army)) == (3, 1)


def test_W160_effects_add_up() -> None:
    t = table("purple", "black").built("purple", "Z03", "Z14", down=["P01"]).workers("purple", warrior=1)
    t.hand("purple", "G01").play("place warrior T01", "restore P01")
    assert t.state.decision.args()[2] == 3


def test_W161_Z04_with_free_weavings() -> None:
    t = table("purple", "black").built("purple", "Z04").tapestries("purple", ["W14"]).weavings("W05")
    t.during("black", FreeWeaving(0, 1)).play("pick top", "join right W14")
    assert t["purple"].potato == 3


def test_W164_Z15_in_a_ceremony() -> None:
    t = table("purple", "black").built("purple", "Z15").hand("purple", "G01", "G02").goods("purple", stone=5)
    t.token("purple").start_turn("purple")
    assert t.asks() == "Feed"
    t.play("exchange stone-gold")
    assert t.refused("done") == Reason("W164", "pay-now")
    t.play("feed", "done")
    assert (t["purple"].vp, t["purple"].goods) == (8, (0, 0, 3, 0))
    assert Feed(0, 2).args() == (0, 2)
