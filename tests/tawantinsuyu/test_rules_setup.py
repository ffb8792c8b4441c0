"""W11, W12, W13, W14, W15, W16, W17, W18, W19, W20, W21, W22, W23, W24, W129, W130: set-up for two to four players."""

from __future__ import annotations

from collections import Counter

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import Reason
from cenote.games.tawantinsuyu.setup import EndOpening, Resolve
from cenote.games.tawantinsuyu.state import Tawantinsuyu
from tawantinsuyu.table import GAME, Table, table

every_count = pytest.mark.parametrize("players", [2, 3, 4])


def new(players: int = 4, seed: int = 1, **options: bool) -> Tawantinsuyu:
    s = GAME.new(players=players, seed=seed, options=options)
    assert isinstance(s, Tawantinsuyu)
    return s


def play_until(s: Tawantinsuyu, asked: str) -> Tawantinsuyu:
    while type(s.decision).__name__ != asked:
        s.play(s.moves()[0])
    return s


@every_count
def test_W11_what_a_player_begins_with(players: int) -> None:
    for me in new(players).players:
        assert (me.vp, me.step, me.stairs, me.markers, me.priest) == (10, 0, 5, 10, NONE)


def test_W12_the_coricancha_is_rotated() -> None:
    assert {new(seed=seed).rotation for seed in range(30)} == {0, 1, 2, 3, 4}
    s = new(learning=True)
    assert s.view(None)["actions"] == ["production", "worship", "offering", "conquest", "restoration"]


@pytest.mark.parametrize(("players", "removed"), [(2, 1), (3, 2), (4, 0)])
def test_W13_workers_left_in_the_box(players: int, removed: int) -> None:
    assert new(players).boxed == [removed] * 5


def test_W14_two_different_workers() -> None:
    for seed in range(30):
        for me in new(seed=seed).players:
            assert sorted(me.workers) == [0, 0, 0, 1, 1]


@pytest.mark.parametrize(("players", "village", "nomads"), [(2, 5, 3), (3, 7, 3), (4, 8, 4)])
def test_W15_village_and_nomads(players: int, village: int, nomads: int) -> None:
    s = new(players)
    assert (len(s.village), len(s.nomads)) == (village, nomads)


def test_W16_blocked_spaces_for_two() -> None:
    s = new(2)
    assert sorted(s.view(None)["hill"]) == ["T02", "T04", "T05", "T08", "T10"]
    assert new(3).view(None)["hill"] == {}


@every_count
def test_W17_market_and_stacks(players: int) -> None:
    s = new(players)
    assert Counter(tile[0] for tile in s.view(None)["market"]) == {"P": 2, "Z": 2}
    assert s.view(None)["stacks"] == [17, 18]
    assert s.statues == [2] * 6 + [1] * 6
    assert len(s.army_deck) == 30


@pytest.mark.parametrize(("players", "tiles"), [(2, 19), (3, 25), (4, 31)])
def test_W18_weavings_by_number_of_players(players: int, tiles: int) -> None:
    s = new(players)
    assert len(s.weavings) == tiles
    assert s.view(None)["top_weaving"] is not None


def test_W19_start_weavings_in_turn_order() -> None:
    assert {new(seed=seed).first for seed in range(30)} == {0, 1, 2, 3}
    s = new(3, seed=5)
    for place in range(3):
        assert s.seat == (s.first + place) % 3
        assert len(s.moves()) == 4 - place
        taken = s.moves()[0]
        s.play(taken)
        if place < 2:
            assert s.why_not(taken) == Reason("W19", "start-taken", tile=taken[1])
    assert s.starts == []
    assert all(len(me.tapestries) == 1 for me in s.players)


@every_count
def test_W20_two_stone_each(players: int) -> None:
    assert all(me.goods == [0, 0, 2, 0] for me in new(players).players)


def test_W21_eight_cards_three_kept() -> None:
    s = play_until(new(3), "KeepCards")
    first = s.seat
    assert first == s.first
    assert len(s.moves()) == 8
    kept = s.moves()[0]
    s.play(kept)
    assert s.why_not(kept) == Reason("W21", "kept-already", card=kept[1])
    other = s.view(s.seat)["players"][(s.first + 1) % 3]
    assert (other["laid"], other["hand"]) == (None, None)
    play_until(s, "Resolve")
    assert all((len(me.hand), len(me.laid)) == (3, 5) for me in s.players)
    assert all(player["laid"] for player in s.view(None)["players"])


def resolving(*laid: str) -> Table:
    """The first player of two takes the last bonuses of the opening."""
    t = table("purple", "black")
    t.player("purple").laid = sorted(t.take_card(id) for id in laid)
    t.state.active, t.state.turn = NONE, 6
    return t.ask(EndOpening(), Resolve(0))


def test_W22_W23_market_and_deck_after_the_opening() -> None:
    t = table("black", "purple").goods("black", stone=3, corn=3)
    t.player("black").laid = sorted(t.take_card(id) for id in ("G05", "G33"))
    t.state.active, t.state.turn = NONE, 6
    t.ask(EndOpening(), Resolve(0)).play("resolve G05", "task build", "build P01")
    assert t.on_market == ["P02", "Z01", "Z02"]
    t.play("skip")
    assert t.on_market == ["P02", "P03", "Z01", "Z02"]
    assert len(t.state.deck) == 42
    assert t.on_altar == []


@pytest.mark.parametrize(("players", "capacity"), [(2, 3), (3, 4), (4, 5)])
def test_W23_capacity_of_the_altar(players: int, capacity: int) -> None:
    assert new(players).box.altar[players] == capacity


def test_W24_the_priest_enters_before_the_first_turn() -> None:
    s = play_until(new(2, learning=True), "EnterPriest")
    assert s.seat == s.first
    assert [move[1] for move in s.moves()] == s.view(None)["actions"]
    s.play(("enter", "offering"))
    assert s.players[s.first].priest == 2
    assert type(s.decision).__name__ == "Turn", "nothing is activated"


def test_W129_no_army_bonus_in_the_opening() -> None:
    t = resolving("G04", "G14").play("resolve G04")
    assert t["purple"].army
    assert t.legal("spend") == []
    assert t.asks() == "TakeNomad", "the last card resolves itself"
    t.play("nomad warrior")
    assert t["purple"].workers == {"warrior": 1}


def test_W129_the_market_swap_is_allowed() -> None:
    t = resolving("G05", "G33").hand("purple", "G01")
    t.play("resolve G05", "task build", "swap G01", "replace P01", "done")
    assert "P01" not in t.on_market


def test_W130_start_weavings_are_never_in_the_stack() -> None:
    s = new(4)
    assert not any(s.box.weavings[tile].start for tile in s.weavings)
