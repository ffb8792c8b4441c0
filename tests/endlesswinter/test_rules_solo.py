"""The solo game, our own design (E123, E124, E125, E126, E127, E128, E129, E130, E131, E132)."""

from __future__ import annotations

import pytest

from cenote.core.fields import NONE
from cenote.core.refusal import BadOption
from cenote.games.endlesswinter.components import CARDS
from cenote.games.endlesswinter.geometry import CELLS, HEXES
from cenote.games.endlesswinter.names import GLACIER, STONES
from cenote.games.endlesswinter.rules.eclipse import Eclipse
from cenote.games.endlesswinter.rules.nomad import (
    NomadEclipse,
    NomadTurn,
    develop,
    honour,
    hunt,
    initiate,
    lower_idol,
    migrate,
    open_round,
)
from cenote.games.endlesswinter.rules.nomad_ways import raise_megalith
from cenote.games.endlesswinter.scoring import final_scoring
from endlesswinter.table import GAME, Table, table


def alone(**options: object) -> Table:
    """Wolf against the nomad; wolf is to move."""
    t = table("wolf", **options)
    t.state.players[1].vp = 0
    return t.tiles("M1", "M2", "M3", "M4")


def card(t: Table, id: str) -> int:
    return [card.id for card in t.state.box.nomads].index(id)


def act(t: Table, id: str, first: bool = False) -> None:
    """What one card of the nomad does, its megalith apart."""
    s, me = t.state, t.player("nomad")
    face = s.box.nomads[card(t, id)]
    (initiate, develop, migrate, hunt)[face.column](s, me, face, first)


@pytest.mark.parametrize(("level", "start"), [("gentle", 15), ("normal", 25), ("harsh", 40)])
def test_E123_set_up(level: str, start: int) -> None:
    """E123: values of two players, a nomad with pieces but no cards, and points by its level."""
    for seed in range(6):
        s = GAME.new(players=1, seed=seed, options={"level": level})
        while s.round == 0:
            s.play(s.moves()[0])
        nomad = s.players[1]
        assert nomad.hand == nomad.deck == []
        assert (nomad.food, nomad.tools, nomad.setup, nomad.chief) == (0, 0, NONE, NONE)
        assert [
            len(era) + sum(s.box.stones[stone].era == n + 1 for stone in nomad.stones) for n, era in enumerate(s.stones)
        ] == [4, 4]
        assert [s.box.lands[tile] for tile in s.terrain].count(GLACIER) == 6
        setup = s.box.setups[s.players[0].setup]
        assert s.players[0].food == setup.food + s.order.index(0)
        if s.order[0] == 0:
            assert (nomad.vp, sum(nomad.camps), sum(s.grounds)) == (start, 1, 3)
    assert len(s.scores()) == len(s.ranking()) == 1


def test_E123_the_level_is_for_one() -> None:
    """E123: more players have no nomad."""
    with pytest.raises(BadOption) as refusal:
        GAME.new(players=2, seed=1, options={"level": "harsh"})
    assert refusal.value.key == "solo-option"
    assert GAME.new(players=2, seed=1, options={"level": "normal"}).seat is not None


def test_E124_a_card_each_turn() -> None:
    """E124: revealed on the open pile, its figure blocks the lower section; three a round, then they leave."""
    t = alone().cards("wolf", hand=["brave"])
    s = t.state
    s.nomad_deck.remove(card(t, "N15"))
    s.nomad_deck.append(card(t, "N15"))
    t.hunting(ground_sloth=3).play("place tribe initiate", "done")
    assert s.nomad_open == [card(t, "N15")]
    assert s.columns[3] == [2]
    t.play("place tribe hunt")
    assert t.refused("lower hunt").key == "lower-taken"
    s.nomad_open = [1, 2, 3]
    open_round(s)
    assert s.nomad_open == []


def test_E125_initiate() -> None:
    """E125: bury a tribe card; first in the lower section an idol on honour, at its top a point."""
    t = alone()
    act(t, "N02", first=True)
    assert (t["nomad"].buried, t["nomad"].honour) == (["shaman"], 1)
    t.idols("nomad", honour=10).supply("shaman", 0)
    act(t, "N02", first=True)
    assert t["nomad"].vp == 2


def test_E126_develop() -> None:
    """E126: the card of the slot or the next filled one, a stone of the era, an idol on offering without benefit."""
    t = alone().show("C01", "C02")
    first = t.state.stones[0][0]
    act(t, "N06", first=True)
    assert [CARDS[card] for card in t["nomad"].player.discard] == ["C01"], "slot 3 is empty, so is the rest of the row"
    assert t["nomad"].player.stones == [first]
    assert t["nomad"].offering == 1
    act(t, "N07")
    act(t, "N07")
    assert (t["nomad"].discard, t["nomad"].vp) == (["C01", "C02"], 1)
    t = alone().round(3)
    second = t.state.stones[1][0]
    act(t, "N05")
    assert t["nomad"].player.stones == [second]
    t.idols("nomad", offering=9)
    t.state.players[1].stones = t.state.players[1].stones * STONES
    act(t, "N08", first=True)
    assert (t["nomad"].vp, len(t["nomad"].stones)) == (1, 3)


def test_E127_migrate() -> None:
    """E127: camps go to the junction of the heading; a village as soon as one is possible."""
    t = alone().camps("nomad", "c3")
    act(t, "N09")
    assert t["nomad"].camps == {"b3": 1, "c4": 1}, "no camp is left for b4"
    t = alone().camps("nomad", "c3")
    act(t, "N09", first=True)
    assert (t["nomad"].camps, t["nomad"].villages, t["nomad"].camps_left) == ({}, ["b3-b4-c4"], 5)


def test_E127_migrate_by_the_list() -> None:
    """E127: the nearest pair, target by target; then the first offset that shortens the way."""
    t = alone().camps("nomad", "c4", "c3", "c3", "c3", "c3")
    act(t, "N12")  # heading (0, 1): d3, c4 and d4
    assert t["nomad"].camps == {"c3": 2, "c4": 2, "d3": 1}


def test_E127_migrate_takes_the_next_heading() -> None:
    """E127: a junction with a village is passed over."""
    t = alone().camps("nomad", "c3", "c3").village("wolf", "b3-b4-c4")
    act(t, "N09")  # heading (1, -1): b3, b2 and a2
    assert t["nomad"].villages == ["a2-b2-b3"]


def test_E127_migrate_scores_glacier_tokens() -> None:
    """E127: two points for each shown token that its village touches."""
    t = alone(glacier_tokens=True).land(b3="glacier", b4="glacier", c4="forest").camps("nomad", "b3", "b4", "c4")
    s = t.state
    pool = list(range(10))
    s.tokens = [pool.pop() if s.box.lands[s.terrain[at]] == GLACIER else NONE for at in range(19)]
    s.tokens_shown = 1 << HEXES.index("b3") | 1 << HEXES.index("b4")
    act(t, "N09")
    assert (t["nomad"].villages, t["nomad"].vp) == (["b3-b4-c4"], 4)


def test_E128_hunt() -> None:
    """E128: reveal if there are few, take what it owns most of, else the earlier type; never turn."""
    t = alone().hunting(woolly_rhino=2, steppe_bison=1).animals("nomad", steppe_bison=1)
    act(t, "N13")
    assert t["nomad"].animals == {"steppe_bison": 2, "woolly_rhino": 1}
    t = alone().hunting(ground_sloth=1).animal_deck()
    act(t, "N13", first=True)
    assert (t["nomad"].animals["ground_sloth"], t["nomad"].vp) == (1, 2)
    t = alone().hunting().animal_deck("woolly_rhino", "ground_sloth", "ground_sloth")
    act(t, "N15", first=True)
    assert t["nomad"].animals == {"ground_sloth": 1, "woolly_rhino": 1}


def where(t: Table) -> dict[str, int]:
    return {f"{CELLS[at % 49]}/{at // 49}": who for at, who in enumerate(t.state.megaliths) if who >= 0}


def test_E129_megaliths() -> None:
    """E129: neutral ones on start cells and along the arrow; own ones up if that scores five, else where most touch."""
    t = alone()
    assert raise_megalith(t.state, t.player("nomad"))
    assert where(t) == {"e1/0": 4, "d1/0": 4}
    assert t["nomad"].neutrals == 0
    assert raise_megalith(t.state, t.player("nomad"))
    assert where(t)["c1/0"] == 1, "b2 of the row: smaller y, then x"
    assert t["nomad"].vp == 2, "only the points of the cell are scored"
    t = alone().megaliths("neutral", "a2", "a1", "b1").megaliths("nomad", "b2")
    assert raise_megalith(t.state, t.player("nomad"))
    assert "a1/1" in where(t)
    t = alone()
    t.player("nomad").neutrals = t.player("nomad").megaliths = 0
    assert not raise_megalith(t.state, t.player("nomad"))


def test_E129_slow_start_alone() -> None:
    """E129: one more open card in rounds 1 and 2, which is not resolved; the nomad has two turns."""
    s = GAME.new(players=1, seed=4, options={"slow_start": True})
    while s.round == 0:
        s.play(s.moves()[0])
    while not s.eclipse:
        s.play(s.moves()[-1])
    assert len(s.nomad_open) == 3
    assert sum(column.count(2) + column.count(3) for column in s.columns) == 2


def test_E130_eclipse() -> None:
    """E130: the labour of its open cards, its space, and points for hexes, villages and stones."""
    t = alone().camps("nomad", "b2", "c3").village("nomad", "d1-d2-e1").camps("wolf", "c3")
    s = t.state
    s.nomad_open = [card(t, "N01"), card(t, "N04"), card(t, "N16")]
    t.start_eclipse()
    assert s.order == [1, 0]
    assert t["nomad"].vp >= 4 + 1
    t = alone()
    me = t.player("nomad")
    me.stones = t.state.stones[0][:2]
    NomadEclipse(1).run(t.state)
    assert (me.honour, me.vp) == (1, 2 * 3)
    lower_idol(t.state, me)
    assert (me.honour, me.offering) == (1, 1)
    me.honour, me.offering = 10, 9
    lower_idol(t.state, me)
    assert me.vp == 2 * 3 + 1


def test_E131_end() -> None:
    """E131: honour, cards and sets, no offerings; the tie goes to the earlier."""
    t = alone().idols("nomad", honour=2, offering=9).animals("nomad", ground_sloth=3, argentavis=1)
    s, me = t.state, t.player("nomad")
    me.buried = [3, 4]
    me.discard = [CARDS.index("C19")]
    s.stack = []
    t.cards("wolf", hand=[])
    final_scoring(s)
    assert me.vp == 6 + 2 + 3 + 10
    s.players[0].vp = me.vp
    s.order = [0, 1]
    assert s.ranking() == [1]
    s.order = [1, 0]
    assert s.ranking() == [2]


def test_E132_nomad_never_rests() -> None:
    """E132: no rest token for it."""
    for seed in range(4):
        s = GAME.new(players=1, seed=seed, options={"rest_tokens": True})
        while s.seat is not None:
            assert s.players[1].resting == 0
            s.play(s.moves()[0])


def test_E124_E125_nomad_turn_and_honour_top() -> None:
    """E124, E125: a whole turn by its step, with the megalith of the card."""
    t = alone()
    s = t.state
    s.nomad_deck.remove(card(t, "N01"))
    s.nomad_deck.append(card(t, "N01"))
    NomadTurn().run(s)
    assert t["nomad"].buried == ["elder"]
    assert t["nomad"].neutrals == 0
    t.idols("nomad", honour=10)
    before = t["nomad"].vp
    honour(s, t.player("nomad"))
    assert t["nomad"].vp == before + 1
    assert Eclipse().args() == ()
