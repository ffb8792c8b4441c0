"""The game against Axomamma: the rules whose numbers begin with WS."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import playout
from cenote.core.refusal import BadOption
from cenote.core.rng import Rng
from cenote.games.tawantinsuyu.components import ARMY, CONQUESTS, SPACES, WEAVINGS
from cenote.games.tawantinsuyu.names import CONQUEST, HER, OFFERING, PRODUCTION, RESTORATION, SWITCHES, WORSHIP
from cenote.games.tawantinsuyu.rules.ceremony import TEMPLE, Ceremony, Part, draw_ceremonial, finish
from cenote.games.tawantinsuyu.rules.conquest import Conquer, Levy, WarLoss
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.her.conquest import easiest, hardest, payment, rank
from cenote.games.tawantinsuyu.rules.her.gifts import choose, discard_altar, hire, receive
from cenote.games.tawantinsuyu.rules.her.priest import act, wants
from cenote.games.tawantinsuyu.rules.her.tasks import (
    build,
    build_free,
    build_stairs_for_stone,
    erect_for_stone,
    stairs_place,
)
from cenote.games.tawantinsuyu.rules.her.turn import HerCell, HerTurn, MoveTokens, find_space, place, rest
from cenote.games.tawantinsuyu.rules.her.weaving import buy_leftover, weave
from cenote.games.tawantinsuyu.rules.priest import ActOrGold, React
from cenote.games.tawantinsuyu.rules.tasks import OfferTask
from cenote.games.tawantinsuyu.rules.training import Train
from cenote.games.tawantinsuyu.rules.turn import EndTurn
from cenote.games.tawantinsuyu.state import Tawantinsuyu
from cenote.games.tawantinsuyu.vocabulary import Effect
from tawantinsuyu.table import AXOMAMMA, GAME, HUMAN, Table, table


def solo(**options: Any) -> Table:
    t = table(solo=True, options=options)
    t.begin(AXOMAMMA)
    return t


def new(seed: int = 1, **options: Any) -> Tawantinsuyu:
    """The human's first turn."""
    s = GAME.new(players=1, seed=seed, options=options)
    assert isinstance(s, Tawantinsuyu)
    while s.active == NONE:
        s.play(s.moves()[0])
    return s


# --- set-up ---


def test_WS1_set_up_for_two() -> None:
    s = GAME.new(players=1, seed=3)
    assert (s.seat, s.view(0)["first"], len(s.view(0)["village"])) == (0, 0, 5)
    her = s.view(0)["players"][HER]
    assert (her["axomamma"], her["vp"], her["step"], her["stairs"], her["markers"]) == (True, 10, 0, 5, 10)


def test_WS2_her_start_weaving_comes_first() -> None:
    s = GAME.new(players=1, seed=3)
    assert len(s.view(0)["starts"]) == 3
    assert len({GAME.new(1, seed).view(0)["players"][HER]["tapestries"][0][0] for seed in range(40)}) == 4


def test_WS3_WS4_her_share() -> None:
    her = GAME.new(players=1, seed=3).view(0)["players"][HER]
    assert her["goods"] == {"potato": 0, "corn": 2, "stone": 4, "gold": 1}
    assert (her["army_cards"], her["army"]) == (1, None)
    assert len(set(her["queue"])) == 2


def test_WS5_her_priest_is_ahead_by_a_die() -> None:
    ahead = Counter()
    for seed in range(60):
        s = new(seed)
        ahead[(s.players[HER].priest - s.players[0].priest) % 5] += 1
    assert set(ahead) == {1, 2, 3, 4}
    assert ahead[2] + ahead[3] > ahead[1] + ahead[4]


def test_WS6_WS7_WS8_her_board() -> None:
    s = new(2)
    board = s.view(0)["axomamma"]
    assert len(board["slots"]) == 4
    assert Counter(token["number"] for token in board["tokens"]) == {1: 2, 2: 3, 3: 2, 4: 1}
    assert s.upper.count(HER) == 1
    assert s.upper[s.players[HER].priest] == HER
    assert s.players[HER].vp == 10, "no gains"
    assert {new(seed).personality for seed in range(40)} == {0, 1, 2, 3}


def test_WS52_the_priest_is_placed_in_set_up() -> None:
    s = GAME.new(players=1, seed=3)
    while type(s.decision).__name__ != "EnterPriest":
        s.play(s.moves()[0])
    assert s.view(0)["active"] is None
    assert s.view(0)["axomamma"]["slots"] == []
    s.play(s.moves()[0])
    assert s.view(0)["axomamma"]["slots"] != []
    assert type(s.decision).__name__ == "Turn"


# --- principles ---


def test_WS9_WS10_WS55_workers_and_their_bonuses() -> None:
    t = solo().queue("priest", "priest")
    before = sum(t.state.boxed)
    for worker in ("architect", "craftsman", "warrior", "courier", "priest"):
        hire(t.state, t.from_bag(worker))
    her = t[AXOMAMMA]
    assert (her.goods, len(her.army), her.vp) == ((1, 1, 1, 0), 1, 12)
    assert (len(her.queue), sum(t.state.boxed)) == (2, before + 5)


def test_WS11_instead_of_a_god_card() -> None:
    t = solo().altar("G01", "G02")
    receive(t.state, Effect(6, 1, []), "conquest")
    assert (t.on_altar, t.in_deck[-1], t[AXOMAMMA].vp) == (["G02"], "G01", 11)
    discard_altar(t.state, 5, True)
    assert t[AXOMAMMA].vp == 12, "nothing for an empty altar"


def test_WS12_army_cards_go_to_her_hand() -> None:
    t = solo()
    Train(HER, 1).run(t.state)
    assert (len(t[AXOMAMMA].army), t.state.army_discard) == (1, [])
    assert t.state.view(0)["players"][HER]["army"] is None


def test_WS13_WS56_five_potatoes() -> None:
    t = solo().goods(AXOMAMMA, potato=4)
    t.state.gain(t.player(AXOMAMMA), 0, 7)
    assert (t[AXOMAMMA].potato, t[AXOMAMMA].vp) == (1, 20)


def test_WS14_a_statue_of_the_slot_cards_god() -> None:
    t = solo().queue("priest").slots("G01", "G02", "G03", "G04").statues(AXOMAMMA, "small g1")
    t.ask()
    place(t.state, t.player(AXOMAMMA))
    assert t[AXOMAMMA].vp == 15


def test_WS15_stone_or_worker() -> None:
    t = solo().goods(AXOMAMMA, stone=1).village("warrior", "priest")
    choose(t.state, Effect(17, 1, [Effect(2, 1, []), Effect(9, 1, [])]), "temple")
    assert t[AXOMAMMA].queue == ["warrior"]


def test_WS16_no_joints_but_conquest_bonuses() -> None:
    t = solo().tapestries(AXOMAMMA, ["W14"]).built(AXOMAMMA, "Z04").weavings("W05")
    receive(t.state, Effect(8, 1, []), "conquest")
    assert t[AXOMAMMA].tapestries == [["W14", "W05"]]
    assert t[AXOMAMMA].potato == 0
    give(t.state, t.player(AXOMAMMA), t.state.box.conquests[CONQUESTS.index("kuntisuyu-3")].bonus)
    assert (t[AXOMAMMA].gold, t[AXOMAMMA].vp) == (1, 12)


def test_WS17_your_stairs_pay_you() -> None:
    t = solo().queue("priest").slots("G22", "G23", "G24", "G25").ceremonies(1).stairs(HUMAN, upper=[1, 2, 3, 4, 5])
    t.ask()
    place(t.state, t.player(AXOMAMMA))
    assert t[HUMAN].vp == 11


def test_WS53_gold_only_for_what_is_missing() -> None:
    t = solo().goods(AXOMAMMA, stone=1, gold=4).slots("G01", "G02", "G03", "G04")
    erect_for_stone(t.state)
    assert t[AXOMAMMA].goods == (0, 0, 0, 0), "2 gold for stone, 2 as gold"
    assert t[AXOMAMMA].vp == 19
    t = solo().goods(AXOMAMMA, corn=1, gold=9)
    assert not wants(t.state, OFFERING)


def test_WS54_she_is_an_opponent() -> None:
    t = table(solo=True).workers(HUMAN, architect=1).hand(HUMAN, "G22").stairs(AXOMAMMA, upper=[1])
    t.play("place architect M01")
    assert t[AXOMAMMA].vp == 11
    t = solo().built(HUMAN, "Z17").troops(AXOMAMMA, "A01").priest(AXOMAMMA, 3).let_her(HerTurn())
    assert (t[HUMAN].gold, t[HUMAN].vp) == (1, 11)


# --- her turn ---


def test_WS18_the_nearer_cell_first() -> None:
    t = solo().goods(AXOMAMMA, corn=4).statues(AXOMAMMA, "small g1").priest(AXOMAMMA, 1).let_her(HerTurn())
    assert (t[AXOMAMMA].priest, t[AXOMAMMA].corn) == (2, 4), "worship before offering"


@pytest.mark.parametrize(
    ("action", "wanted"), [(OFFERING, True), (PRODUCTION, True), (WORSHIP, True), (CONQUEST, True), (RESTORATION, True)]
)
def test_WS19_conditions(action: int, wanted: bool) -> None:
    t = solo()
    assert not wants(t.state, action)
    t.goods(AXOMAMMA, corn=4).built(AXOMAMMA, "P01", "P02", down=["P03", "P04"]).tired(AXOMAMMA, "A01")
    t.statues(AXOMAMMA, "large g1").troops(AXOMAMMA, "A19").army(AXOMAMMA, "A02").losses(2)
    assert wants(t.state, action) == wanted
    t.losses(1)
    assert not wants(t.state, CONQUEST), "3 soldiers, 3 losses"


def test_WS20_WS65_after_her_action_only() -> None:
    t = solo().goods(AXOMAMMA, corn=4).step(AXOMAMMA, 8).altar("G01", "G02", "G03").priest(AXOMAMMA, 1)
    t.let_her(HerTurn())
    assert (len(t[AXOMAMMA].army), t.on_altar, t[AXOMAMMA].vp) == (1, ["G03"], 10)
    t = table(solo=True).goods(AXOMAMMA, corn=4).step(AXOMAMMA, 8).altar("G01")
    t.during(HUMAN, ActOrGold(0, OFFERING)).play("gold")
    assert (t[AXOMAMMA].step, len(t[AXOMAMMA].army)) == (9, 0)


def test_WS21_you_may_join() -> None:
    t = solo().goods(AXOMAMMA, corn=4).step(AXOMAMMA, 8).goods(HUMAN, corn=3).priest(AXOMAMMA, 1).let_her(HerTurn())
    assert (t.to_move, t.legal()) == (HUMAN, ["offer 1", "done"])
    t = solo().village("priest", "warrior").let_her(WarLoss(HER))
    assert t.state.losses == [0, 0, 0, 0, 1], "from the potato end"


def test_WS22_a_placement_without_a_priest_action() -> None:
    t = solo().queue("priest", "warrior").let_her(HerTurn())
    assert list(t.on_hill.values()) == ["priest"]
    assert "warrior" in t[AXOMAMMA].queue


def test_WS57_closed_actions_are_skipped() -> None:
    t = solo().goods(AXOMAMMA, corn=6).statues(AXOMAMMA, "small g1").step(AXOMAMMA, 12)
    assert not wants(t.state, OFFERING) and not wants(t.state, WORSHIP)
    t = solo().troops(AXOMAMMA, "A19")
    assert wants(t.state, CONQUEST)
    t.state.conquests = [0] * 10 + [HER] * 14
    assert not wants(t.state, CONQUEST)


def test_WS58_a_random_nomad_and_the_market() -> None:
    t = solo().token(HUMAN).let_her(WarLoss(HER))
    assert sum(t.state.losses) == 1
    t = solo().market("P01").let_her()
    assert len(t.on_market) == 4


def test_WS59_her_ceremony() -> None:
    t = solo().token(AXOMAMMA).hand(HUMAN, "G03").goods(HUMAN, potato=1).start_turn(AXOMAMMA)
    assert (t.to_move, t.asks()) == (HUMAN, "PlayCards")
    assert t[AXOMAMMA].hand == []


# --- placement ---


def test_WS23_the_oldest_worker() -> None:
    t = solo().queue("courier", "warrior")
    t.ask()
    place(t.state, t.player(AXOMAMMA))
    assert t[AXOMAMMA].queue == ["warrior"]
    assert t.state.roll in (1, 2, 3, 4)


@pytest.mark.parametrize(("held", "terrace"), [(0, "T"), (1, "M"), (2, "B")])
def test_WS24_priority_terraces(held: int, terrace: str) -> None:
    t = solo().slots("G01", "G02", "G03", "G04").ceremonies(held).priest(AXOMAMMA, 1)
    space = SPACES[find_space(t.state, t.player(AXOMAMMA), 0)]
    assert space[0] == terrace
    assert t.state.box.spaces[SPACES.index(space)].god == 0


def test_WS24_then_above_then_below() -> None:
    t = solo().slots("G01", "G02", "G03", "G04").ceremonies(1).hill(M04="priest", M10="priest")
    assert SPACES[find_space(t.state, t.player(AXOMAMMA), 0)][0] == "T"
    t.hill(T01="priest", T05="priest")
    assert SPACES[find_space(t.state, t.player(AXOMAMMA), 0)][0] == "B"


@pytest.mark.parametrize(("sector", "space"), [(1, "T01"), (3, "T05"), (4, "T05"), (5, "T01")])
def test_WS24_the_cheapest_space(sector: int, space: str) -> None:
    t = solo().slots("G01", "G02", "G03", "G04").priest(AXOMAMMA, sector)
    found = {SPACES[find_space(t.state, t.player(AXOMAMMA), 0)] for _ in range(30)}
    assert found == {space}


def test_WS24_equally_cheap_spaces_at_random() -> None:
    t = solo().slots("G01", "G02", "G03", "G04").priest(AXOMAMMA, 3).ceremonies(1)
    found = {SPACES[find_space(t.state, t.player(AXOMAMMA), 0)] for _ in range(60)}
    assert found == {"M04", "M10"}
    t.stairs(HUMAN, upper=[4])
    found = {SPACES[find_space(t.state, t.player(AXOMAMMA), 0)] for _ in range(30)}
    assert found == {"M10"}, "stairs make it cheaper"


def test_WS25_another_slot_card() -> None:
    t = solo().slots("G01", "G02", "G03", "G04").deck("G08")
    for space in t.state.box.spaces:
        if space.god == 0 and space.terrace < 2:
            t.hill(**{space.id: "priest"})
    found = find_space(t.state, t.player(AXOMAMMA), 0)
    assert t.state.box.spaces[found].god == 1
    assert (t.on_altar, t.state.slots[0]) == (["G01"], 7)


def test_WS26_the_slot_card_goes_to_the_altar() -> None:
    t = solo().queue("priest").slots("G01", "G02", "G03", "G04").altar("G40", "G41", "G42").deck("G08")
    t.ask()
    place(t.state, t.player(AXOMAMMA))
    assert t.on_altar[0] in ("G01", "G02", "G03", "G04")
    assert len(t.on_altar) == 1, "the full altar was shuffled in"


def test_WS27_no_abilities_and_tasks() -> None:
    t = solo().queue("warrior").let_her(HerTurn())
    assert len(t[AXOMAMMA].army) <= 1


def test_WS60_safety() -> None:
    t = solo().queue("priest")
    for n in range(25):
        t.state.hill[n] = 0
    assert find_space(t.state, t.player(AXOMAMMA), 0) >= 25, "all terraces when top and middle are full"
    t.state.hill = [0] * 45
    t.ask()
    place(t.state, t.player(AXOMAMMA))
    assert t[AXOMAMMA].queue == ["priest"], "a full hill"
    assert len(t.state.stack) > 1, "the actions of the board still follow"


# --- her board ---


def test_WS28_tokens_move_in_their_loops() -> None:
    t = solo()
    MoveTokens(2).run(t.state)
    cells = [t.state.box.cells[cell].id for cell in t.state.tokens]
    assert cells == ["S2", "S5", "S5", "S7", "S10", "S9", "S11", "S12"]


def cell(t: Table, id: str) -> Table:
    number = [cell.id for cell in t.state.box.cells].index(id)
    t.ask(HerCell(number))
    t.state.settle()
    return t


@pytest.mark.parametrize(
    ("id", "goods"), [("S1", (3, 0, 0, 0)), ("S2", (0, 0, 2, 0)), ("S3", (0, 2, 0, 0)), ("S5", (0, 2, 0, 0))]
)
def test_WS29_top_row(id: str, goods: tuple[int, ...]) -> None:
    assert cell(solo(), id)[AXOMAMMA].goods == goods


@pytest.mark.parametrize("personality", [0, 1, 2, 3])
def test_WS30_personality(personality: int) -> None:
    t = solo()
    t.state.personality = personality
    her = cell(t, "S4")[AXOMAMMA]
    assert her.gold == 1
    assert [len(her.statues), len(her.tapestries), her.step, len(her.up)][personality] == 1


@pytest.mark.parametrize("id", ["S6", "S7", "S8", "S9", "S10"])
def test_WS31_gold_instead(id: str) -> None:
    assert cell(solo(), id)[AXOMAMMA].goods == (0, 0, 0, 1)


def test_WS32_WS62_statues() -> None:
    t = solo().goods(AXOMAMMA, stone=3).slots("G01", "G02", "G08", "G09").statues(AXOMAMMA, "small g1")
    erect_for_stone(t.state)
    assert t[AXOMAMMA].statues == {"small g1": 1, "small g2": 1}, "a god she has comes last"
    t = solo().goods(AXOMAMMA, stone=3, gold=2).slots("G01", "G02", "G03", "G04")
    t.state.statues[6:] = [0] * 6
    erect_for_stone(t.state)
    assert (t[AXOMAMMA].statues, t[AXOMAMMA].gold) == ({"small g1": 1}, 2)


def test_WS33_stairs() -> None:
    t = solo().goods(AXOMAMMA, stone=3).priest(AXOMAMMA, 2).stairs(HUMAN, upper=[2])
    build_stairs_for_stone(t.state)
    assert (t.state.upper[2], t[AXOMAMMA].vp) == (HER, 14)
    t = solo().priest(AXOMAMMA, 1).stairs(HUMAN, upper=[1, 2, 3]).stairs(AXOMAMMA, upper=[4, 5])
    assert stairs_place(t.state) == 5 + 3, "not under the human's"


def test_WS34_buildings() -> None:
    t = solo().goods(AXOMAMMA, gold=1).market("P19", "Z01")
    build(t.state, True)
    assert (t[AXOMAMMA].up, t[AXOMAMMA].gold) == (["P19"], 0)
    t = solo().goods(AXOMAMMA, stone=1, gold=1).market("P19", "Z01")
    build(t.state, False)
    assert (t[AXOMAMMA].permanent, t[AXOMAMMA].goods) == (["Z01"], (0, 0, 0, 1))


def test_WS35_weaving() -> None:
    t = solo().goods(AXOMAMMA, corn=3).tapestries(AXOMAMMA, ["W08", "W02"], ["W15"]).weavings("W03", "W09", "W16")
    t.goods(HUMAN, corn=2).ask(EndTurn(HER))
    weave(t.state)
    assert t[AXOMAMMA].tapestries == [["W08", "W02", "W03"], ["W15", "W16"]]
    t.state.settle()
    assert (t.to_move, t.legal()) == (HUMAN, ["buy W09", "skip"])


def test_WS36_her_reaction_to_weaving() -> None:
    t = table(solo=True).goods(AXOMAMMA, corn=2).tapestries(AXOMAMMA, ["W01"]).weavings("W08", "W15", "W05")
    t.during(HUMAN, OfferTask(0, 4)).play("task weave")
    assert t[AXOMAMMA].tapestries == [["W01", "W05"]]
    t = table(solo=True).goods(AXOMAMMA, corn=2).weavings("W08")
    t.state.loom = [WEAVINGS.index("W08")]
    buy_leftover(t.state)
    assert t[AXOMAMMA].tapestries == [], "only what fits a tapestry of hers"


def test_WS37_at_the_right_end() -> None:
    t = solo().tapestries(AXOMAMMA, ["W01"]).weavings("W02")
    receive(t.state, Effect(8, 1, []), "conquest")
    assert t[AXOMAMMA].tapestries == [["W01", "W02"]]


def test_WS38_bottom_row() -> None:
    assert cell(solo().village("priest", "warrior"), "S11")[AXOMAMMA].queue == ["priest"]
    assert cell(solo().village("priest", "warrior"), "S12")[AXOMAMMA].queue == ["warrior"]
    assert cell(solo().nomads("courier", "courier", "courier"), "S13")[AXOMAMMA].queue == ["courier"]
    assert cell(solo().token(HUMAN), "S11")[AXOMAMMA].queue == [], "skipped"


def test_WS39_free_buildings() -> None:
    t = solo().market("P05", "Z05")
    build_free(t.state)
    assert t[AXOMAMMA].up == ["P05"]
    build_free(t.state)
    assert t[AXOMAMMA].permanent == ["Z05"], "the other type where one is missing"
    t = solo().built(AXOMAMMA, "P01", "P02").market("P05", "Z05")
    build_free(t.state)
    assert t[AXOMAMMA].permanent == ["Z05"]


@pytest.mark.parametrize(("options", "gold"), [({}, 0), ({"arrival": True}, 1)])
def test_WS61_personality_on_arrival(options: dict[str, bool], gold: int) -> None:
    t = solo(**options)
    t.state.personality = 2
    t.state.tokens = [2, 2, 2, 6, 7, 8, 10, 12]
    t.ask(MoveTokens(1))
    t.state.settle()
    assert (t[AXOMAMMA].gold, t[AXOMAMMA].step) == (gold, gold)


def test_WS62_a_single_tile() -> None:
    t = solo().goods(AXOMAMMA, corn=3).only_weavings("W01")
    t.player(AXOMAMMA).tapestries.clear()
    t.ask()
    weave(t.state)
    assert (t[AXOMAMMA].tapestries, t[AXOMAMMA].corn, t[AXOMAMMA].gold) == ([["W01"]], 2, 1)


def test_WS40_no_workers() -> None:
    t = solo().altar("G01", "G02", "G03").priest(AXOMAMMA, 5).nomads("priest", "priest", "priest")
    rest(t.state, t.player(AXOMAMMA))
    her = t[AXOMAMMA]
    assert (her.queue, her.vp, len(her.army), her.priest) == (["priest"], 14, 1, 1)
    assert t.on_altar == ["G03"]


# --- her priest ---


def test_WS41_production() -> None:
    t = solo().built(AXOMAMMA, "P04", "P15").goods(AXOMAMMA, corn=1, stone=1)
    t.ask()
    act(t.state, PRODUCTION)
    t.state.settle()
    assert t[AXOMAMMA].goods == (2, 2, 1, 1), "corn of P04 by the tie, gold of P15"
    assert (t[AXOMAMMA].up, t[AXOMAMMA].down) == (["P15"], ["P04"])


def test_WS42_WS66_one_normal_action() -> None:
    t = solo().goods(AXOMAMMA, corn=9).step(AXOMAMMA, 4)
    t.ask()
    act(t.state, OFFERING)
    t.state.settle()
    assert (t[AXOMAMMA].corn, t[AXOMAMMA].step) == (3, 7), "6 corn for 3 steps, no more"
    t = solo().statues(AXOMAMMA, "large g1", "large g2", "small g3", "small g4")
    t.ask()
    act(t.state, WORSHIP)
    t.state.settle()
    assert (t[AXOMAMMA].step, sum(t[AXOMAMMA].statues.values())) == (4, 2)


def test_WS43_ties_between_regions() -> None:
    t = solo().markers(HUMAN, "antisuyu-1")
    spaces = [CONQUESTS.index(space) for space in ("antisuyu-5", "chinchaysuyu-5", "kuntisuyu-5", "qullasuyu-5")]
    assert CONQUESTS[hardest(t.state, spaces)] == "chinchaysuyu-5", "fewest markers, then the order of regions"
    assert rank(t.state, spaces[0])[0] == 2
    t = solo()
    assert CONQUESTS[hardest(t.state, [CONQUESTS.index("antisuyu-4"), CONQUESTS.index("antisuyu-5")])] == "antisuyu-5"


def test_WS43_her_hand_comes_to_light() -> None:
    """What she had in her hand is not seen and then taken back."""
    for held, closes in ((["A01", "A19"], True), ([], False)):
        t = solo()
        t.player(AXOMAMMA).army = [ARMY.index(card) for card in held]
        t.ask(Levy(HER, 1))
        barriers = t.state.barriers
        t.state.settle()
        assert t[AXOMAMMA].troops == held and (t.state.barriers != barriers) == closes


def test_WS44_the_second_is_the_easiest() -> None:
    t = solo()
    found = {CONQUESTS[easiest(t.state, list(range(24)))] for _ in range(60)}
    assert found == {"antisuyu-1", "qullasuyu-1", "qullasuyu-2", "kuntisuyu-1"}
    t = solo().troops(AXOMAMMA, "A01", "A02", "A03", "A04", "A19").let_her(Conquer(HER, 1), Conquer(HER, 0))
    assert t.state.conquests.count(HER) >= 1


def test_WS45_WS64_restoration() -> None:
    t = solo().built(AXOMAMMA, down=["P01", "P02", "P03"]).tired(AXOMAMMA, "A01", "A19", "A02")
    t.ask(React(HER, RESTORATION))
    t.state.settle()
    assert (t[AXOMAMMA].up, t[AXOMAMMA].troops) == (["P02", "P03"], ["A01", "A19"])
    act(t.state, RESTORATION)
    assert (t[AXOMAMMA].down, t[AXOMAMMA].tired) == ([], [])


def test_WS63_payments() -> None:
    t = solo().troops(AXOMAMMA, "A19", "A20", "A01")
    assert payment(t.state, t.player(AXOMAMMA), CONQUESTS.index("chinchaysuyu-2")) == (1, 0, 0, 1)
    assert payment(t.state, t.player(AXOMAMMA), CONQUESTS.index("antisuyu-6")) is None


def test_WS67_her_reaction_to_conquest() -> None:
    t = table(solo=True).army(AXOMAMMA, "A01", "A02", "A19").during(HUMAN, ActOrGold(0, CONQUEST))
    t.play("gold", "loss corn")
    assert (t[AXOMAMMA].army, t.state.conquests.count(HER)) == ([], 1)
    assert Levy(HER, 0).args() == (1, 0)


# --- ceremonies and the end ---


def test_WS46_weavings_instead_of_trade() -> None:
    t = solo().tapestries(AXOMAMMA, ["W14", "W05"]).token(HUMAN).start_turn(HUMAN)
    assert (t[AXOMAMMA].vp, t[AXOMAMMA].potato) == (12, 0)


def test_WS47_the_middle_terrace_is_blocked() -> None:
    t = solo().token(HUMAN).start_turn(HUMAN)
    assert set(t.on_hill) == {"M02", "M06", "M09", "M10", "M15"}
    assert Ceremony(0, 0).args() == (0, 0)


def test_WS48_WS69_before_the_final_scoring() -> None:
    t = solo().tired(AXOMAMMA, "A01", "A02").statues(AXOMAMMA, "small g1").altar("G01").built(HUMAN, "Z18")
    finish(t.state)
    t.state.settle()
    her = t[AXOMAMMA]
    assert (her.troops, her.step, her.army) == (["A01", "A02"], 1, [])
    assert her.vp == 10 + 2 + 1, "two army cards, one altar card for the reward"
    assert t[HUMAN].gold == 0, "nothing is triggered"


def test_WS49_the_goal() -> None:
    assert table(solo=True).vp(HUMAN, 120).vp(AXOMAMMA, 119).state.ranking() == [1]
    assert table(solo=True).vp(HUMAN, 119).vp(AXOMAMMA, 10).state.ranking() == [2]


@pytest.mark.parametrize(("holder", "cards"), [(0, 1), (HER, 2)])
def test_WS68_equal_scores(holder: int, cards: int) -> None:
    t = solo()
    draw_ceremonial(t.state, holder)
    assert (len(t[HUMAN].hand), t[AXOMAMMA].vp) == (cards, 10)


def test_WS68_temple_in_the_ceremony() -> None:
    t = solo().step(AXOMAMMA, 4).goods(AXOMAMMA, stone=1).token(HUMAN)
    t.ask(Part(HER, TEMPLE))
    t.state.settle()
    assert (len(t[AXOMAMMA].queue), t[AXOMAMMA].vp >= 12) == (1, True), "the worker is a nomad"


# --- difficulty ---


def test_WS50_WS51_switches_combine_freely() -> None:
    """WS51 advises to change them one at a time; nothing forbids all at once."""
    s = new(5, **dict.fromkeys(SWITCHES, True))
    playout(s, Rng.seeded(1))
    assert s.seat is None
    assert s.view(0)["axomamma"]["switches"] == list(SWITCHES)


@pytest.mark.parametrize("switch", SWITCHES)
def test_WS50_only_alone(switch: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(players=2, seed=1, options={switch: True})
    assert refused.value.key == "solo-option"


def test_WS50_E1_WS70_plain_gold() -> None:
    assert new(3, E1=True).personality == -1
    assert cell(solo(E1=True), "S4")[AXOMAMMA].goods == (0, 0, 0, 1)


def test_WS50_E2_two_stone() -> None:
    t = solo(E2=True).goods(AXOMAMMA, stone=1, gold=1)
    build(t.state, True)
    assert (len(t[AXOMAMMA].up), t[AXOMAMMA].goods) == (1, (0, 0, 0, 0))


def test_WS50_E3_E4_E5() -> None:
    t = solo(E3=True).statues(AXOMAMMA, "small g1")
    assert not wants(t.state, WORSHIP)
    t = solo(E4=True).troops(AXOMAMMA, "A01", "A02", "A03", "A04").let_her(Conquer(HER, 1))
    assert t.state.conquests.count(HER) == 0
    t = solo(E5=True).nomads("priest", "priest", "priest")
    rest(t.state, t.player(AXOMAMMA))
    assert t[AXOMAMMA].army == []


def test_WS50_H1_a_free_step() -> None:
    t = solo(H1=True).goods(AXOMAMMA, corn=4).step(AXOMAMMA, 8)
    t.ask()
    act(t.state, OFFERING)
    t.state.settle()
    assert t[AXOMAMMA].step == 11


def test_WS50_H2_WS70_as_many_soldiers() -> None:
    t = solo(H2=True)
    assert not wants(t.state, CONQUEST), "never without soldiers"
    assert wants(t.troops(AXOMAMMA, "A01").losses(1).state, CONQUEST)


def test_WS50_H3_cheaper_conquests() -> None:
    t = solo(H3=True).troops(AXOMAMMA, "A01")
    assert payment(t.state, t.player(AXOMAMMA), CONQUESTS.index("chinchaysuyu-2")) == (0, 0, 1, 0)
    assert payment(t.state, t.player(AXOMAMMA), CONQUESTS.index("kuntisuyu-2")) == (0, 0, 0, 0)


def test_WS50_H4_H6_H7_points() -> None:
    t = solo(H4=True).goods(AXOMAMMA, corn=4).step(AXOMAMMA, 8).priest(AXOMAMMA, 1).let_her(HerTurn())
    assert t[AXOMAMMA].vp == 12
    t = solo(H6=True)
    rest(t.state, t.player(AXOMAMMA))
    assert t[AXOMAMMA].vp >= 12
    t = solo(H7=True).goods(AXOMAMMA, potato=1, corn=2, stone=3, gold=2)
    finish(t.state)
    t.state.settle()
    assert t[AXOMAMMA].vp == 10 + 2 + 8
