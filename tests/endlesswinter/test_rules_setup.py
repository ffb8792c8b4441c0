"""Set-up, variants of it, and the shape of a round.

Rules E1, E2, E3, E4, E5, E6, E7, E17, E18, E19, E20, E21, E22, E23, E24, E25, E26, E27, E28, E29, E30, E31, E75, E76,
E77, E78, E104, E105, E106, E107, E108, E140, E141.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cenote.core.fields import NONE
from cenote.core.refusal import BadPosition
from cenote.core.rng import Rng
from cenote.games.endlesswinter.components import CARDS, SETUPS
from cenote.games.endlesswinter.geometry import BASE, DISTANCES, HEXES, JUNCTION_HEXES, NEIGHBOURS
from cenote.games.endlesswinter.names import ANIMALS, DRAFTS, FIRST_TRIBE
from cenote.games.endlesswinter.rules.preparation import prepare
from cenote.games.endlesswinter.setup import ChooseChief
from cenote.games.endlesswinter.state import EndlessWinter
from cenote.games.endlesswinter.vocabulary import KINDS
from endlesswinter.table import GAME, table
from endlesswinter.test_golden_b import begun


def test_E1_terms() -> None:
    """E1: labour is no good that is kept. E2: the ladder of benefits. E7: the eras of the rounds."""
    assert KINDS[:5] == ("food", "tool", "idol", "card", "megalith")
    t = table("wolf", "bison").cards("wolf", hand=["C15"]).play("culture C15", "place tribe hunt", "done")
    assert t.labour == 0
    eras = []
    for round in range(1, 5):
        t = table("wolf", "bison").round(round)
        eras.append({t.state.box.cards[CARDS.index(card)].deck - 1 for card in t.display})
    assert eras == [{1}, {1}, {2}, {2}]


def test_E3_geometry() -> None:
    """E3: 19 hexes around the base, and a junction wherever three hexes meet, none of them the base."""
    assert len(HEXES) == 19
    assert [DISTANCES[BASE][at] for at in range(19)].count(1) == 6
    assert [DISTANCES[BASE][at] for at in range(19)].count(2) == 12
    for around in JUNCTION_HEXES:
        assert BASE not in around
        assert all(b in NEIGHBOURS[a] for a in around for b in around if a != b)
    assert len(JUNCTION_HEXES) == 18


def test_E4_figures_and_turns() -> None:
    """E4: three figures, three turns a round. E30: one turn each in turn order. E151: any unused figure, once."""
    s = begun(3, 5)
    order, seats = s.order, []
    while not s.eclipse:
        before = s.turn
        seats.append(s.seat)
        while s.turn == before:
            s.play(s.moves()[-1])
    assert seats == order * 3
    t = table("wolf", "bison").turn("wolf", cycle=2, at="hunt")
    assert t.legal("place") == [f"place chief {where}" for where in ("initiate", "develop", "migrate", "hunt", "rest")]
    assert t.refused("place tribe hunt").key == "no-figure"


def test_E5_turned_for_good() -> None:
    """E5: nothing turns an animal back."""
    t = table("wolf", "bison").animals("wolf", ground_sloth=1).play("place tribe hunt", "flip ground_sloth")
    assert (t["wolf"].animals, t["wolf"].turned) == ({}, {"ground_sloth": 1})
    t = table("wolf", "bison").turned("wolf", ground_sloth=1)
    s = t.state
    while s.seat is not None:
        assert t["wolf"].turned["ground_sloth"] >= 1
        s.play(s.moves()[0])


def test_E17_E18_E19_boards_at_the_start() -> None:
    """E17, E18, E19, E20, E23: round 1, supply, display, and what everybody starts with."""
    s = begun(4, 6)
    assert (s.round, s.eclipse) == (1, False)
    taken = [s.box.setups[me.setup].tribe - FIRST_TRIBE for me in s.players]
    assert s.supply == [15 - taken.count(tribe) for tribe in range(5)]
    assert NONE not in s.display and len(s.display) == 8
    assert [len(deck) for deck in s.culture] == [12, 20]
    for me in s.players:
        assert (me.vp, me.offering, me.honour, me.stones, me.villages) == (0, 0, 0, [], [])
        assert (me.neutrals, me.megaliths, me.chief_figure, me.tribe_figures) == (2, 8, 1, 2)
        assert sorted(CARDS[card] for card in me.hand + me.deck if card < FIRST_TRIBE) == (
            ["brave"] * 2 + ["tribesman"] * 4 + ["tribeswoman"] * 3
        )
        assert me.chief != NONE
    assert len({me.chief // 2 for me in s.players}) == 4


def test_E21_setup_cards() -> None:
    """E21: goods, tribe card, animals and camp of the setup card. E141: the animals come out of the 60 cards."""
    seen = set()
    for seed in range(8):
        s = begun(4, seed)
        for place, seat in enumerate(s.order):
            me = s.players[seat]
            setup = s.box.setups[me.setup]
            seen.add(setup.id)
            assert me.food == setup.food + s.box.order_food[place]
            assert me.tools == setup.tools + s.box.order_tools[place]
            assert setup.tribe in me.hand
            assert me.animals == [setup.animals.count(animal) for animal in range(len(ANIMALS))]
            assert me.camps[BASE] == 1 + setup.camp
        dealt = sum(len(s.box.setups[me.setup].animals) for me in s.players)
        assert len(s.animal_deck) + sum(s.grounds) == 60 - dealt
    assert seen == {"S1", "S2", "S3", "S4", "S5"}


def test_E20_chief_side_of_choice() -> None:
    """E20: the chief is dealt, its side is chosen."""
    s = GAME.new(players=2, seed=4)
    assert isinstance(s, EndlessWinter)
    moves = s.moves()
    assert [move[2] for move in moves] == ["A", "B"]
    assert moves[0][1] == moves[1][1]


def test_E26_megalith_board() -> None:
    """E26: four tiles on the places of the layout for the number of players."""
    for players, shape in ((1, "square"), (2, "square"), (3, "shifted"), (4, "pinwheel")):
        s = begun(players, 7)
        corners = s.box.data["layout"][shape]["corners"]
        covered = {(x + dx, y + dy) for x, y in corners for dx in range(3) for dy in range(3)}
        assert {(at % 7, at // 7) for at in range(49) if s.cells[at] >= 0} == covered
        assert sorted(number for number in s.cells if number >= 0) == list(range(36))
        assert players == 1 or set(s.megaliths) == {NONE}


def test_E27_terrain_is_mixed() -> None:
    """E27: base in the middle, the rest shuffled, no tile twice."""
    layouts = [begun(2, seed).terrain for seed in range(5)]
    assert all(len(set(terrain)) == 19 and terrain[BASE] == 0 for terrain in layouts)
    assert len({tuple(terrain) for terrain in layouts}) == 5


def test_E29_rounds() -> None:
    """E29: four rounds of action, eclipse and preparation. E150: the fourth ends with its eclipse."""
    s = begun(2, 9)
    phases = []
    while s.seat is not None:
        phase = (s.round, s.eclipse)
        if not phases or phases[-1] != phase:
            phases.append(phase)
        s.play(s.moves()[0])
    assert phases == [(round, eclipse) for round in range(1, 5) for eclipse in (False, True)]


def test_E31_steps_of_a_turn() -> None:
    """E31: culture cards, figure, discarding, and only in the last turn the eclipse pile."""
    t = table("wolf", "bison").cards("wolf", hand=["brave", "hunter"]).play("place tribe hunt", "done")
    assert t.to_move == "bison"
    t = table("wolf", "bison").cards("wolf", hand=["brave", "hunter"]).turn("wolf", cycle=2, at="migrate")
    t.play("place chief hunt", "play brave", "done")
    assert t["wolf"].discard == ["brave"]
    assert t.legal("lay") == ["lay hunter"]


def test_E75_preparation() -> None:
    """E75: figures return. E76: grounds are filled up, surplus stays. E78: five cards each."""
    t = table("wolf", "bison").hunting(ground_sloth=5).cards("wolf", hand=["brave"]).turn("wolf", cycle=2, at="hunt")
    s = t.state
    prepare(s)
    assert (s.round, t.grounds) == (2, 5)
    assert [me.figures for me in s.players] == [3, 3]
    assert len(t["wolf"].hand) == 6
    t = table("wolf", "bison").hunting(ground_sloth=1)
    prepare(t.state)
    assert t.grounds == 3
    t = table("wolf", "bison").hunting(ground_sloth=1).animal_deck("woolly_rhino")
    prepare(t.state)
    assert t.grounds == 2


def test_E77_era_1_leaves_the_game() -> None:
    """E77: after round 2 the whole display is replaced."""
    t = table("wolf", "bison").round(2)
    before = t.display
    prepare(t.state)
    everywhere = t.state.display + t.state.culture[0] + t.state.culture[1]
    assert not {CARDS.index(card) for card in before} & set(everywhere)


# --- variants ---


@pytest.mark.parametrize("draft", ["setup", "chiefs"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_E104_drafts(draft: str, players: int) -> None:
    """E104: the terrain is there before. E105: one card more than players. E106: chiefs too, with the side."""
    s = GAME.new(players=players, seed=3, options={"draft": draft})
    assert isinstance(s, EndlessWinter)
    assert len(s.terrain) == 19
    assert s.setup_offer == []
    assert len(s.chief_offer) == (players + 1 if draft == "chiefs" else 0)
    first = s.moves()
    if draft == "chiefs":
        assert len(first) == 2 * (players + 1)
        assert GAME.notation.read("lead handseer A") in first or s.why_not(("lead", "handseer", "A")).rule == "E106"
    while isinstance(s.decision, ChooseChief):
        s.play(s.moves()[-1])
    offered = set(s.setup_offer)
    assert len(offered) == players + 1
    while s.round == 0:
        s.play(s.moves()[-1])
    assert (s.chief_offer, s.setup_offer) == ([], [])
    assert {me.setup for me in s.players[:players]} < offered


def chosen_chiefs(s: EndlessWinter) -> Iterator[EndlessWinter]:
    """Every position before the last chief is chosen, and the one after it."""
    while isinstance(s.decision, ChooseChief):
        yield s
        s.play(s.moves()[0])
    yield s


@pytest.mark.parametrize("draft", DRAFTS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_E21_E105_E106_setup_cards_stay_closed(draft: str, players: int) -> None:
    """E21, E105, E106: nobody sees one before every chief has its side; they come to light behind a barrier."""
    *before, after = (s.clone() for s in chosen_chiefs(begin(players, draft)))
    assert len(before) == players
    for s in before:
        for seat in (*range(players), None):
            view = s.view(seat)
            assert (view["setup_offer"], [me["setup"] for me in view["players"][:players]]) == ([], [None] * players)
        assert GAME.load(s.dump()) == s
    assert after.barriers > before[-1].barriers
    assert len(after.setup_offer) == (players + 1 if draft != "none" else 0)
    assert (after.round, after.players[0].setup == NONE) == ((1, False) if draft == "none" else (0, True))
    dealt = set()
    for seed in range(20):
        other = before[-1].redeal(0, Rng.seeded(seed))
        other.play(other.moves()[0])
        dealt.add((*other.setup_offer, *(me.setup for me in other.players)))
    everything = len(after.setup_offer) == len(SETUPS)
    assert len(dealt) == 1 if everything else len(dealt) > 2, "what is not dealt yet cannot be known"


@pytest.mark.parametrize("draft", DRAFTS)
def test_E21_setup_cards_lay_open_until_version_2(draft: str) -> None:
    s = begin(3, draft, rules=1)
    assert len(s.setup_offer) == (4 if draft != "none" else 0)
    assert all((me.setup == NONE) == (draft != "none") for me in s.players)
    assert GAME.load(s.dump()) == s


def test_E21_a_position_with_setup_cards_before_the_chiefs_is_refused() -> None:
    dump = begin(2, "setup").dump()
    with pytest.raises(BadPosition, match="setup_offer"):
        GAME.load({**dump, "setup_offer": ["S1", "S2", "S3"]})
    dump = begin(2, "none").dump()
    dump["players"][1]["setup"] = "S1"
    with pytest.raises(BadPosition, match="setup"):
        GAME.load(dump)


def begin(players: int, draft: str, rules: int | None = None) -> EndlessWinter:
    s = GAME.new(players=players, seed=3, options={"draft": draft}, rules=rules)
    assert isinstance(s, EndlessWinter)
    return s


def test_E140_draft_comes_before_the_deal() -> None:
    """E140: hands, animals and order bonus come after the draft; the camp of a setup card is one more."""
    s = GAME.new(players=4, seed=11, options={"draft": "setup"})
    assert isinstance(s, EndlessWinter)
    assert all(not me.hand and not me.food and not sum(me.animals) for me in s.players)
    while s.round == 0:
        moves = s.moves()
        wanted = ("setup", "S3")
        s.play(wanted if wanted in moves else moves[0])
    me = next(me for me in s.players if s.box.setups[me.setup].camp)
    assert me.camps[BASE] == 2
    assert [len(me.hand) for me in s.players] == [5] * 4


def test_E107_slow_start() -> None:
    """E107: two figures in rounds 1 and 2, the pile in the second turn; the third figure comes with round 3."""
    t = table("wolf", "bison", slow_start=True).cards("wolf", hand=["brave"])
    assert t["wolf"].figures == 2
    t.play("place tribe hunt", "done").turn("wolf", cycle=1, at="migrate").play("place chief hunt", "done")
    assert t.legal("lay") == ["lay brave"]
    t = table("wolf", "bison", slow_start=True).round(2)
    prepare(t.state)
    assert [me.figures for me in t.state.players] == [3, 3]


def test_E108_sole_majority() -> None:
    """E108: a tie gives nobody the hex, a lead does."""
    t = table("wolf", "bison", sole_majority=True).land(b2="wetland").camps("wolf", "b2", "b2").camps("bison", "b2")
    t.start_eclipse().play("take tool")
    while t.to_move is not None and t.state.round == 1:
        t.play(t.legal()[-1])
    assert (t["wolf"].food >= 3, t["bison"].food >= 3) == (True, False)
