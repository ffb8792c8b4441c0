"""The eclipse, sacred stones and the final scoring.

Rules E67, E68, E69, E70, E71, E72, E73, E74, E89, E90, E91, E92, E93, E94, E95, E96, E97, E98, E99, E100, E101, E102,
E103, E142, E143, E144, E145, E150.
"""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.endlesswinter.components import STONE_IDS
from cenote.games.endlesswinter.geometry import HEXES
from cenote.games.endlesswinter.rules.animals import set_points
from cenote.games.endlesswinter.rules.camps import influence, leads
from cenote.games.endlesswinter.rules.eclipse import new_order
from cenote.games.endlesswinter.rules.idols import step_honour
from cenote.games.endlesswinter.rules.stones import stone_points
from cenote.games.endlesswinter.scoring import card_points, final_scoring, offering_points
from endlesswinter.table import GAME, Table, table


def stone(t: Table, id: str) -> int:
    return stone_points(t.state, t.player("wolf"), t.state.box.stones[STONE_IDS.index(id)])


def sums(t: Table, **resting: int) -> dict[str, float]:
    t.state.watch()
    t.start_eclipse(**resting)
    return {t.names[event.seat or 0]: float(event.args["labour"]) for event in t.state.told() if event.name == "order"}


# --- the phase ---


def test_E67_E68_reveal_and_sum() -> None:
    """E67, E68: printed labour, the brave's eclipse labour and resting figures; no action labour, no culture cards."""
    t = table("wolf", "bison", "lion").cards("wolf", pile=["brave", "shaman"]).cards("bison", pile=["hunter", "C01"])
    assert sums(t, lion=2) == {"wolf": 3.0, "bison": 1.0, "lion": 3.0}
    assert t.order == ["lion", "wolf", "bison"]


def test_E69_culture_cards_come_back() -> None:
    """E69: to the hand, and they add nothing."""
    t = table("wolf", "bison").cards("wolf", hand=["hunter"], pile=["C01"])
    assert sums(t)["wolf"] == 0
    assert t["wolf"].hand == ["hunter", "C01"]


def test_E70_E144_order() -> None:
    """E70, E144: by labour, of equals the later one first."""
    assert new_order([0, 1, 2, 3], [2, 5, 2, 3]) == [1, 3, 2, 0]
    assert new_order([3, 2, 1, 0], [1, 1, 1, 1]) == [0, 1, 2, 3]


def test_E71_steps_in_sequence() -> None:
    """E71: space, pile, hexes, board; all of it before the next player."""
    t = table("wolf", "bison").land(b2="wetland", b1="tundra", d1="glacier", d2="glacier", e1="glacier")
    t.camps("wolf", "b2", "b1").camps("bison", "b2").village("wolf", "d1-d2-e1")
    t.cards("wolf", pile=["crafter", "tribesman"]).start_eclipse()
    assert t.legal("megalith"), "the first turn order space"
    t.play("take food")
    assert t.legal() == ["use tribesman", "use crafter"]
    assert t.refused("done") == Reason("E15", "decline-inside")
    t.play("use crafter", "take tool", "take tool")
    assert (t["wolf"].food, t["wolf"].tools) == (2, 2)
    assert t.legal() == ["claim b1", "claim b2"]
    t.play("claim b2")
    assert t["wolf"].food == 5
    assert t.play("idol honour").legal()[0] == "take card", "a card for the village"
    assert t.play("take card").to_move == "bison"


@pytest.mark.parametrize(("place", "choices"), [(0, 5), (1, 5), (2, 4), (3, 2)])
def test_E71_turn_order_spaces(place: int, choices: int) -> None:
    """E71: megalith, card, idol, tool, or a lesser one."""
    t = table().camps("wolf").camps("bison").camps("lion").camps("bear")
    for name, n in zip(t.names, (4, 3, 2, 1), strict=True):
        t.cards(name, pile=["tribesman"] * n)
    t.start_eclipse()
    for _ in range(place):
        t.play("take food")
    assert t.to_move == t.names[place]
    assert len([move for move in t.legal() if not move.startswith("megalith")]) == choices
    assert bool(t.legal("megalith")) == (place == 0)


def test_E72_influence() -> None:
    """E72: a camp 1, a village 2 on each of its hexes, added up; at least 1 is needed."""
    t = table("wolf", "bison").camps("wolf", "b2", "c3").village("wolf", "b1-b2-c2", "a1-a2-b2")
    wolf = t.player("wolf")
    found = {at: influence(t.state, wolf, HEXES.index(at)) for at in ("b2", "b1", "a1", "c3", "e1")}
    assert found == {"b2": 5, "b1": 2, "a1": 2, "c3": 1, "e1": 0}
    assert not leads(t.state, wolf, HEXES.index("e1"))


def test_E73_E112_board_benefits() -> None:
    """E73, E112: a card for each village, the empty supply spaces, then the stones. E143: in any order."""
    t = table("wolf", "bison").tiles("M1", "M2", "M3", "M4").camps("wolf").camps("bison")
    t.megaliths("neutral", "a2", "c2").megaliths("wolf", "a1", "b1", "b2", "a3").stones("wolf", "I-09")
    t.village("wolf", "a1-a2-b2").land(a1="glacier", a2="glacier", b2="glacier").start_eclipse()
    if t.to_move == "bison":
        t.play("take food")
    t.play("take food")
    assert t.legal() == ["board villages", "board space-1", "board space-3", "score I-09"]
    t.play("score I-09")
    assert t["wolf"].vp == 4
    assert t.refused("score I-09") == Reason("E73", "scored-already", stone="I-09")
    t.play("board villages", "take card", "board space-3", "idol honour", "take tool")
    assert (t["wolf"].tools, t["wolf"].honour) == (1, 1)


def test_E143_stones_score_by_themselves_at_last() -> None:
    """E143: idols of step D may move before a stone is scored."""
    t = table("wolf", "bison").tiles("M1", "M2", "M3", "M4").camps("wolf").camps("bison").round(3)
    t.megaliths("neutral", "a2", "c2").megaliths("wolf", "a1", "b1", "b2", "a3").stones("wolf", "II-03")
    t.idols("wolf", offering=1, honour=0).start_eclipse()
    if t.to_move == "bison":
        t.play("take food")
    t.play("take food", "board space-3", "idol honour", "board space-1", "take tool")
    assert t["wolf"].vp == 1


def test_E74_piles_are_discarded_at_the_end() -> None:
    """E74: not before the last player is done."""
    t = table("wolf", "bison").cards("wolf", pile=["brave"], deck=["tribesman"] * 4).camps("wolf").camps("bison")
    t.start_eclipse().play("take card")
    assert t["wolf"].above == ["brave"]
    assert "brave" not in t["wolf"].discard
    t.play("take food")
    assert t.state.round == 2
    assert t["wolf"].above == []


def test_E150_E74_round_4_ends_the_game() -> None:
    """E150, E74: a whole eclipse, then the final scoring without a preparation."""
    t = table("wolf", "bison").round(4).cards("wolf", pile=["hunter"], hand=[]).camps("wolf").camps("bison")
    t.start_eclipse().play("take food", "done", "take food")
    assert t.state.seat is None
    assert t["wolf"].discard == ["hunter"]
    assert t["wolf"].vp == 1, "the hunter in the discard"


def test_E142_hex_gives_nothing() -> None:
    """E142: base and glaciers give nothing, each hex once."""
    t = table("wolf", "bison").land(b2="glacier", b1="forest").camps("wolf", "b2", "b1", "c3").start_eclipse()
    if t.to_move == "bison":
        t.play("take food")
    t.play("take food")
    assert t.legal() == ["take tool", "take food"], "only the forest"


# --- stones ---


def test_E90_camp_types_stone() -> None:
    """E90: different lands, the glacier too, the base not."""
    t = table("wolf", "bison").land(b1="forest", b2="forest", c2="glacier", c4="hills")
    t.camps("wolf", "b1", "b2", "c2", "c4", "c3")
    assert stone(t, "I-08") == 3


def test_E91_megalith_stones() -> None:
    """E91: own ones on the board itself, also covered. E92: tiles that hold one. E94: own ones above."""
    t = table("wolf", "bison").tiles("M1", "M2", "M3", "M4").megaliths("neutral", "a2", "c2")
    t.megaliths("wolf", "a1", "b1", "b2", "d2").megaliths("wolf", "a1", height=1)
    assert (stone(t, "I-09"), stone(t, "I-10"), stone(t, "II-02")) == (4, 2, 2)


@pytest.mark.parametrize(
    ("buried", "points"), [(0, 0), (1, 2), (2, 2), (3, 4), (4, 4), (5, 7), (6, 7), (7, 10), (9, 10)]
)
def test_E93_buried_stone(buried: int, points: int) -> None:
    """E93: by bands."""
    cards = (["tribesman"] * 4 + ["tribeswoman"] * 3 + ["brave"] * 2)[:buried]
    assert stone(table("wolf", "bison").cards("wolf", buried=cards), "II-01") == points


def test_E95_idol_stone() -> None:
    """E95: half the steps of both tracks, rounded down."""
    assert stone(table("wolf", "bison").idols("wolf", offering=4, honour=3), "II-03") == 3


def test_E96_turned_stones() -> None:
    """E96: types, argentavis among them. E97: of one type, or of two together; no joker."""
    t = table("wolf", "bison").turned("wolf", ground_sloth=2, woolly_mammoth=1, argentavis=2)
    assert (stone(t, "II-04"), stone(t, "II-05"), stone(t, "II-06"), stone(t, "II-10")) == (3, 5, 0, 9)


def test_E89_E143_village_stone_counts_from_its_round_on() -> None:
    """E89, E143: scored in the eclipse of the round in which it was taken."""
    t = table("wolf", "bison").land(b2="forest").village("wolf", "b1-b2-c2").stones("wolf", "I-01")
    assert stone(t, "I-01") == 2


# --- the end ---


@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 2), (3, 2), (4, 3), (6, 3), (7, 7), (9, 7)])
def test_E98_offerings(level: int, points: int) -> None:
    """E98: seven goods by the ratio of the level."""
    t = table("wolf", "bison").goods("wolf", food=4, tools=3).idols("wolf", offering=level)
    assert offering_points(t.state, t.player("wolf")) == points


def test_E99_honour_in_the_final_scoring() -> None:
    """E99: rank by level, then by arrival; who has no burial keeps the rank."""
    t = (
        table("wolf", "bison", "lion")
        .cards("wolf", hand=[], buried=["brave"])
        .cards("bison", hand=[], buried=["brave"])
    )
    for name in ("lion", "bison", "wolf"):
        step_honour(t.state, t.player(name))
    t.state.stack = []
    final_scoring(t.state)
    assert t.state.scores() == [1, 3, 0]


def test_E100_cards_in_all_zones() -> None:
    """E100: hand, deck, discard and burials; culture cards too."""
    t = table("wolf", "bison").cards("wolf", hand=["C01"], discard=["shaman"], buried=["C19", "brave"])
    assert card_points(t.state, t.player("wolf")) == 2 + 1 + 3


@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ({"ground_sloth": 1}, 1),
        ({"ground_sloth": 2}, 3),
        ({"ground_sloth": 3}, 6),
        ({"ground_sloth": 4}, 10),
        ({"ground_sloth": 6}, 10),
        ({"woolly_mammoth": 1}, 2),
        ({"woolly_mammoth": 3}, 6),
        ({"ground_sloth": 3, "argentavis": 1, "woolly_rhino": 2, "woolly_mammoth": 1}, 10 + 3 + 2),
        ({"ground_sloth": 4, "argentavis": 2}, 10),
        ({"woolly_mammoth": 1, "argentavis": 1}, 6),
        ({"ground_sloth": 2, "woolly_rhino": 2, "argentavis": 2}, 10 + 3),
    ],
)
def test_E101_sets(animals: dict[str, int], points: int) -> None:
    """E101: one set a type. E102, E145: jokers where they bring most, never alone, never too many."""
    t = table("wolf", "bison").animals("wolf", **animals)
    assert set_points(t.state, t.player("wolf")) == points


def test_E101_a_pair_of_mammoths_until_version_2() -> None:
    """E101: games begun before score 7 for it, and so does their best place for a joker."""
    for game, pair, best in ((GAME.at(1), 7, 16), (GAME, 6, 15)):
        t = table("wolf", "bison", game=game).animals("wolf", woolly_mammoth=2)
        assert set_points(t.state, t.player("wolf")) == pair
        t.animals("wolf", ground_sloth=3, argentavis=1, woolly_rhino=2, woolly_mammoth=1)
        assert set_points(t.state, t.player("wolf")) == best


def test_E101_turned_animals_make_no_sets() -> None:
    """E101: only unturned ones."""
    t = table("wolf", "bison").turned("wolf", ground_sloth=4)
    assert set_points(t.state, t.player("wolf")) == 0


def test_E103_E144_ties_at_the_end() -> None:
    """E103, E144: the earlier in the last order wins."""
    t = table("wolf", "bison", "lion").vp("wolf", 9).vp("bison", 9).vp("lion", 9)
    t.state.order = [2, 0, 1]
    assert t.state.ranking() == [2, 3, 1]
