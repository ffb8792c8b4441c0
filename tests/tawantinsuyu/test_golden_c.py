"""Golden cases, part C: corrections of version 2 for two to four players, with the former readings of version 1."""

from __future__ import annotations

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import Frame, Reason
from cenote.core.preview import previews
from cenote.core.rng import Rng
from cenote.games.tawantinsuyu.components import WEAVINGS
from cenote.games.tawantinsuyu.names import CONQUEST, WEAVE
from cenote.games.tawantinsuyu.rules.building import TASK, Replace
from cenote.games.tawantinsuyu.rules.conquest import WarLoss
from cenote.games.tawantinsuyu.rules.effects import Either
from cenote.games.tawantinsuyu.rules.monuments import TakeStatue
from cenote.games.tawantinsuyu.rules.priest import ActOrGold, Offering, Triggers
from cenote.games.tawantinsuyu.rules.tasks import OfferTask
from cenote.games.tawantinsuyu.rules.training import Train
from cenote.games.tawantinsuyu.rules.weaving import AddTile
from cenote.games.tawantinsuyu.state import Tawantinsuyu
from tawantinsuyu.table import BOX, GAME, Table, table

# --- GT120: the altar in a ceremony ---


def ceremony(rules: int, *tapestries: list[str]) -> Table:
    t = (
        table("purple", "black", game=GAME.at(rules))
        .token("purple")
        .altar("G40", "G41")
        .tapestries("purple", *tapestries)
    )
    return t.hand("purple", "G06").goods("purple", gold=1, potato=9).deck("G01", "G02", "G03", "G10")


def test_GT120_open_in_the_first_step() -> None:
    t = ceremony(2, ["W07", "W01"]).start_turn("purple")
    assert (t.asks(), t.legal()) == ("TakeGod", ["god G40", "god G41", "god deck", "skip"])
    t.play("god G41")
    assert t.on_altar == ["G40"]


@pytest.mark.parametrize(
    ("rules", "offered"), [(2, ["god deck", "skip"]), (1, ["god G40", "god G41", "god deck", "skip"])]
)
def test_GT120_closed_in_the_last_step(rules: int, offered: list[str]) -> None:
    t = ceremony(rules).start_turn("purple")
    t.play("play G06", "climb")
    assert (t["purple"].step, t.asks(), t.legal()) == (1, "TakeGod", offered)


def test_GT120_from_the_deck() -> None:
    t = ceremony(2).start_turn("purple").play("play G06", "climb")
    assert t.refused("god G40") == Reason("W96", "altar-closed")
    top = t.in_deck[0]
    t.play("god deck")
    assert (t.on_altar, top in t["purple"].hand) == (["G40", "G41"], True)


def test_GT120_open_again_in_the_turn() -> None:
    t = ceremony(2).start_turn("purple").play("play G06", "climb", "god deck", "done", "done")
    assert t.play("pray").legal("god") == ["god G40", "god G41", "god deck"]


# --- GT121: army cards while paying, and at every other decision of the own turn ---


def placing(rules: int, *army: str, **goods: int) -> Table:
    """M01 costs 2 food, and G22 has its symbol."""
    t = table("purple", "black", game=GAME.at(rules)).workers("purple", architect=1).hand("purple", "G22")
    return t.army("purple", *army).goods("purple", **goods)


def test_GT121_an_army_card_pays_for_the_placement() -> None:
    t = placing(2, "A01", "A28").play("place architect M01")
    assert (t.asks(), t.legal()) == ("Pay", ["spend A01", "spend A28"]), "nothing to pay with yet"
    t.play("spend A01")
    assert (t.asks(), t.legal()) == ("Pay", ["pay potato+potato", "spend A28"])
    t.play("pay potato+potato")
    assert t.on_hill == {"M01": "architect"}
    t.play("done")
    assert (t.asks(), t.legal()) == ("Hire", ["done", "spend A28"])
    t.play("spend A28")
    assert t.legal() == ["hire corn", "done"]
    t.play("hire corn")
    assert (t["purple"].goods, t["purple"].army) == ((0, 0, 0, 0), [])


def test_GT121_no_card_is_used_by_itself() -> None:
    t = placing(2, "A01").play("place architect M01")
    assert (t.asks(), t.legal()) == ("Pay", ["spend A01"])
    assert t.play("spend A01").on_hill == {"M01": "architect"}, "there is one way left to pay"


def test_GT121_before_version_2_the_card_had_to_come_first() -> None:
    t = placing(1, "A01", "A28")
    assert t.refused("place architect M01").key == "dear"
    t.play("spend A01", "place architect M01")
    assert t.on_hill == {"M01": "architect"}


def test_GT121_what_army_cards_cannot_bring_is_too_dear() -> None:
    assert placing(2, "A19", "A09").refused("place architect M01").key == "dear"
    assert placing(2, "A19", potato=1).play("place architect M01").asks() == "Pay"


def test_GT121_not_on_another_players_turn() -> None:
    t = table("purple", "black").army("black", "A17", "A27").goods("black", corn=3).during("purple", Offering(1, 1))
    assert t.refused("spend A17") == Reason("W123", "not-your-turn")
    t.play("offer 1")
    assert t["black"].corn == 0, "the payment settles itself"


def test_GT121_dealt_anew_the_placement_can_still_be_paid() -> None:
    t = placing(2, "A01").play("place architect M01")
    for seed in range(40):
        other = t.state.redeal(1, Rng.seeded(seed))
        other.play(other.moves()[0])
        assert isinstance(other, Tawantinsuyu) and other.hill != [NONE] * len(other.hill)


# --- W123: whatever the decision ---


def weave(rules: int, *army: str) -> Table:
    t = table("purple", "black", game=GAME.at(rules)).army("purple", *army).weavings("W01", "W02", "W03")
    return t.during("purple", OfferTask(0, WEAVE)).play("task weave")


def test_W123_the_weave_task_without_corn() -> None:
    t = weave(2, "A17")
    assert (t.asks(), t.legal()) == ("BuyTiles", ["done", "spend A17"])
    t.play("spend A17")
    assert t.legal() == ["buy W01", "buy W02", "buy W03", "done"]
    t.play("buy W02", "done")
    assert (t["purple"].tapestries, t["purple"].corn) == ([["W02"]], 1)


@pytest.mark.parametrize(("rules", "army"), [(1, ["A17"]), (2, ["A09"]), (2, ["A19"]), (2, [])])
def test_W123_nobody_is_asked_where_no_card_can_help(rules: int, army: list[str]) -> None:
    """Points and a potato buy no tile; before version 2 the task was over at once."""
    t = weave(rules, *army)
    assert t.asks() == ("Hire" if army else "Turn")


def test_W123_a_card_drawn_is_not_yet_in_hand() -> None:
    t = table("purple", "black").army("purple", "A12").army_deck("A01", "A19").deck("G01").during("purple", Train(0, 1))
    t.checked = True
    t.state.settle()
    assert t.legal() == ["enlist A01", "enlist A19", "spend A12"]
    t.play("spend A12")
    assert (t.asks(), t.state.game.load(t.state.dump()) == t.state) == ("TakeGod", True)
    t.play("god deck")
    assert (t["purple"].hand, t.legal()) == (["G01"], ["enlist A01", "enlist A19"])


def test_W123_a_larger_statue_for_the_gold_of_a_card() -> None:
    t = (
        table("purple", "black")
        .army("purple", "A15", "A16")
        .goods("purple", stone=3)
        .during("purple", TakeStatue(0, 0))
    )
    t.state.statues = [1] + [0] * 5 + [1] * 6
    t.checked = True
    t.state.settle()
    assert t.legal() == ["statue small g1", "spend A15"]
    t.play("spend A15", "spend A16", "statue large g4")
    assert t["purple"].goods == (0, 0, 0, 0)


def test_W123_another_way_to_pay() -> None:
    t = table("purple", "black").army("purple", "A15").goods("purple", stone=3).during("purple", TakeStatue(0, 0))
    t.play("statue small g1")
    assert (t.asks(), t.legal()) == ("Pay", ["pay stone+stone+stone", "spend A15"])
    told = {each.move[0]: each.changes for each in previews(t.state, Rng.seeded(1))}
    assert told["spend"] == {"army-card": (-1, -1), "gold": (1, 1)}, "the statue is paid for afterwards"
    assert told["pay"]["stone"] == (-3, -3)
    t.play("spend A15", "pay stone+stone+gold")
    assert t["purple"].goods == (0, 0, 1, 0)


REWARD = BOX.box.rewards[4]  # 1 stone or 1 worker
OPEN: list[tuple[Frame[Tawantinsuyu], str]] = [
    (WarLoss(0), "loss corn"),
    (Either(0, REWARD, 0), "choose stone"),
    (Triggers(0, 3), "part weaving"),
    (Replace(0, TASK, NONE), "replace P02"),
]


@pytest.mark.parametrize(("frame", "move"), OPEN, ids=lambda one: type(one).__name__)
@pytest.mark.parametrize("rules", [1, 2])
def test_W123_at_every_kind_of_decision(rules: int, frame: Frame[Tawantinsuyu], move: str) -> None:
    t = table("purple", "black", game=GAME.at(rules)).army("purple", "A15").during("purple", frame)
    assert (move in t.legal(), t.legal("spend")) == (True, ["spend A15"] if rules == 2 else [])
    if rules == 2:
        t.play("spend A15")
        assert (t["purple"].gold, t.state.decision, move in t.legal()) == (1, frame, True)


def test_W123_while_a_tile_is_added_and_workers_are_dismissed() -> None:
    t = table("purple", "black").army("purple", "A15").tapestries("purple", ["W01"])
    t.state.weavings.remove(tile := WEAVINGS.index("W02"))
    assert t.during("purple", AddTile(0, tile)).legal("spend") == ["spend A15"]
    t = table("purple", "black").army("purple", "A15").workers("purple", priest=2, courier=1)
    t.end_turn("purple").play("done")
    assert (t.asks(), t.legal()) == ("Limit", ["dismiss courier", "dismiss priest", "spend A15"])


def test_W123_not_while_a_cost_is_due_for_Z19() -> None:
    """Z19 would take what the tiles already taken cost."""
    t = table("purple", "black").built("purple", "Z19").goods("purple", gold=1, corn=1).weavings("W01", "W02", "W03")
    t.during("purple", OfferTask(0, WEAVE)).play("task weave")
    assert t.legal("summon") == ["summon"]
    t.play("buy W01")
    assert (t.legal("summon"), t.refused("summon").key) == ([], "nothing-to-wait-for")


def test_W123_neither_a_host_s_task_between_drawing_and_choosing() -> None:
    """What would need the cards or tiles that lie aside waits for the next decision."""
    game = GAME.with_data("mine.toml", '[army.A01]\nbonus = ["train 1"]\n[army.A02]\nbonus = ["task weave"]\n')
    t = table("purple", "black", game=game).army("purple", "A01", "A02", "A15").army_deck("A19", "A23")
    assert t.legal("spend") == ["spend A01", "spend A02", "spend A15"]
    t.play("drill")
    assert (t.asks(), t.legal("spend")) == ("Enlist", ["spend A15"])
    assert t.refused("spend A01") == Reason("W123", "nothing-to-wait-for")


def test_W123_the_war_loss_of_a_conquest() -> None:
    t = (
        table("purple", "black")
        .army("purple", "A15")
        .village("priest", "warrior")
        .during("purple", ActOrGold(0, CONQUEST))
    )
    t.play("perform", "spend A15", "loss potato")
    assert (t["purple"].gold, sum(t.state.losses)) == (1, 1)


def test_W123_nor_above_a_cost_that_is_due() -> None:
    """While an army card brings its god card, the payment it came before still waits."""
    t = table("purple", "black").built("purple", "Z19").army("purple", "A12").goods("purple", stone=3, gold=1)
    t.during("purple", TakeStatue(0, 0)).play("statue small g1", "spend A12")
    assert (t.asks(), t.legal("summon")) == ("TakeGod", [])
    t.play("god deck", "pay stone+stone+gold")
    assert (t["purple"].goods, t["purple"].statues) == ((0, 0, 1, 0), {"small g1": 1})
