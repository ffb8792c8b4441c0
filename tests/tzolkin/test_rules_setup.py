"""T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16: setup, wealth tiles, dummy workers."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cenote.core.kernel import Reason
from cenote.core.refusal import BadOption
from cenote.games.tzolkin.setup import place_dummies, place_dummy
from cenote.games.tzolkin.state import Tzolkin
from tzolkin.table import GAME, table


def new(players: int = 4, seed: int = 1) -> Tzolkin:
    s = GAME.new(players=players, seed=seed)
    assert isinstance(s, Tzolkin)
    return s


def choose(s: Tzolkin) -> Tzolkin:
    """Everybody keeps the first two tiles."""
    while s.round == 0:
        s.play(s.moves()[0])
    return s


@pytest.mark.parametrize("players", [0, 1, 5])
def test_T1_two_to_four_players(players: int) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(players=players, seed=1)
    assert refused.value.key == "players"


def test_T1_what_a_player_begins_with() -> None:
    for me in new().players:
        assert (me.workers, me.hand, me.vp, me.light) == (3, 3, 0, True)
        assert me.temples == [0, 0, 0]
        assert me.levels == [0, 0, 0, 0]
        assert me.goods == [0, 0, 0, 0, 0]


def test_T2_calendar_begins_on_an_ordinary_day() -> None:
    s = choose(new())
    assert (s.round, s.day, s.food_days, s.teeth_corn) == (1, 0, 0, 0)
    assert not s.is_food_day


def test_T3_thirteen_skulls() -> None:
    assert new().skulls == 13


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T4_jungle(players: int) -> None:
    s = new(players)
    assert s.covered == [0, players, players, players]
    assert s.open == [players, 0, 0, 0]


@pytest.mark.parametrize(("players", "monuments"), [(2, 4), (3, 5), (4, 6)])
def test_T5_buildings_and_monuments(players: int, monuments: int) -> None:
    s = new(players)
    assert len(s.monuments) == len(set(s.monuments)) == monuments
    assert len(s.row) == 6
    assert sorted(s.row + s.stack1) == list(range(14))
    assert sorted(s.stack2) == list(range(14, 32))
    assert all(s.box.buildings[tile].age == 1 for tile in s.row)


def test_T5_shuffled() -> None:
    several = [new(seed=seed) for seed in range(30)]
    for what in ("stack1", "stack2", "monuments", "row"):
        assert len({tuple(getattr(s, what)) for s in several}) > 20, what


def test_T6_first_player_by_lot() -> None:
    assert {new(seed=seed).marker for seed in range(40)} == {0, 1, 2, 3}


def test_T6_marker_does_not_rotate() -> None:
    t = table().marker("blue")
    for _ in range(3):
        t.end_round()
        assert t.state.marker == 2
        assert t.to_move == "blue"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T7_four_tiles_each(players: int) -> None:
    s = new(players)
    dealt = [tile for me in s.players for tile in me.dealt]
    assert [len(me.dealt) for me in s.players] == [4] * players
    assert sorted(dealt + s.undealt + s.shown) == list(range(21))


@pytest.mark.parametrize(("players", "dummies"), [(2, 12), (3, 6), (4, 0)])
def test_T8_T11_dummies_stand_before_anybody_chooses(players: int, dummies: int) -> None:
    s = new(players)
    assert s.round == 0
    assert s.workers_on_gears(4) == dummies


def test_T9_everybody_keeps_two() -> None:
    s = new()
    first = s.seat
    assert first == s.marker
    me = s.players[first]
    assert [move[1] for move in s.moves()] == [s.box.wealth[tile].id for tile in me.dealt]
    s.play(s.moves()[1])
    assert s.seat == first
    assert len(s.moves()) == 3
    s.play(s.moves()[2])
    assert s.seat == (first + 1) % 4
    assert me.kept == [me.dealt[1], me.dealt[3]]
    assert me.goods == [0, 0, 0, 0, 0], "nothing is received before all have chosen"


def test_T9_all_receive_together() -> None:
    s = choose(new())
    for me in s.players:
        assert len(me.kept) == 2
        corn = sum(effect.n for tile in me.kept for effect in s.box.wealth[tile].effects if effect.kind == 0)
        assert me.corn == corn
    assert s.round == 1
    assert s.seat == s.marker


def test_T9_why_not() -> None:
    s = new()
    assert s.seat is not None
    me = s.players[s.seat]
    kept = s.moves()[0]
    s.play(kept)
    assert s.why_not(kept) == Reason("T9", "kept-already", tile=kept[1])
    foreign = next(tile for tile in range(21) if tile not in me.dealt)
    id = s.box.wealth[foreign].id
    assert s.why_not(("keep", id)) == Reason("T9", "not-dealt", tile=id)
    assert s.why_not(("place", "tikal")) == Reason("T9", "not-now")


def wealthy(*ids: str) -> Tzolkin:
    """The first player keeps these two tiles."""
    s = new()
    tiles = [[tile.id for tile in s.box.wealth].index(id) for id in ids]
    me = s.players[s.marker]
    others = [tile for tile in range(21) if tile not in tiles]
    me.dealt, others = sorted(tiles + others[:2]), others[2:]
    for other in s.players:
        if other is not me:
            other.dealt, others = others[:4], others[4:]
    s.undealt = others
    s._legal = None
    for id in ids:
        s.play(("keep", id))
    return choose(s)


@pytest.mark.parametrize(
    ("ids", "goods", "temples", "levels", "workers"),
    [
        (("W-01", "W-09"), [5, 0, 0, 0, 0], [1, 1, 0], [1, 0, 1, 0], 3),
        (("W-05", "W-17"), [4, 2, 0, 0, 1], [0, 0, 1], [0, 1, 0, 0], 3),
        (("W-15", "W-18"), [5, 0, 1, 0, 0], [0, 0, 0], [0, 0, 0, 1], 4),
        (("W-02", "W-14"), [8, 1, 0, 1, 0], [0, 1, 0], [0, 0, 0, 0], 3),
    ],
)
def test_T10_wealth_effects(
    ids: tuple[str, str], goods: list[int], temples: list[int], levels: list[int], workers: int
) -> None:
    s = wealthy(*ids)
    me = s.players[s.marker]
    assert me.goods == goods
    assert me.temples == temples
    assert me.levels == levels
    assert (me.workers, me.hand) == (workers, workers), "available in the first turn"
    assert s.skulls == 13 - sum(player.goods[4] for player in s.players)


def test_T12_tiles_name_the_spaces() -> None:
    t = table("red", "green", "blue").dummies()
    t.state.undealt = [0, 20]  # W-21: Chichen Itza 10 comes first, then W-01: Palenque 1
    place_dummies(t.state, 3)
    assert t.dummy_positions == {"P": [1, 6], "C": [10]}
    assert t.state.shown == [20, 0]


@pytest.mark.parametrize(("space", "opposite"), [(1, 6), (3, 8), (5, 0), (7, 2)])
def test_T13_opposite_position(space: int, opposite: int) -> None:
    t = table("red", "green").dummies()
    assert place_dummy(t.state, 3, space, 2) == 2
    assert t.dummy_positions == {"U": sorted([space, opposite])}


def test_T13_no_opposite_on_chichen_itza() -> None:
    t = table("red", "green").dummies()
    assert place_dummy(t.state, 4, 3, 9) == 1
    assert t.dummy_positions == {"C": [3]}


def test_T13_the_space_of_the_tile_is_filled_first() -> None:
    t = table("red", "green").dummies()
    t.state.undealt = [2]  # W-03: Palenque 5
    place_dummies(t.state, 1)
    assert t.dummy_positions == {"P": [5]}


@pytest.mark.parametrize("players", [2, 3])
def test_T14_tiles_suffice_and_never_collide(players: int) -> None:
    for seed in range(60):
        s = new(players, seed)
        assert s.workers_on_gears(4) == s.box.dummies[players]
        last = s.box.wealth[s.shown[-1]]
        assert s.gears[last.gear][last.space] == 4


def test_T15_dummies_run_round_their_gear() -> None:
    t = table("red", "green", "blue").dummies(P=[7, 8, 9], C=[10, 11, 12])
    t.end_round()
    assert t.dummy_positions == {"P": [0, 8, 9], "C": [0, 11, 12]}
    for _ in range(9):
        t.end_round()
    assert t.dummy_positions == {"P": [7, 8, 9], "C": [7, 8, 9]}


def test_T15_a_dummy_occupies_its_space() -> None:
    t = table("red", "green", "blue").dummies(P=[0, 1, 2, 3, 4, 8])
    t.goods("red", corn=9).play("place palenque")
    assert t["red"].on_gears == {"P": [5]}
    assert t["red"].corn == 4


def test_T16_undealt_tiles_leave_the_game() -> None:
    s = choose(new(2))
    assert s.undealt == []
    assert all(len(me.dealt) == 4 for me in s.players), "discarded ones stay known"


def test_setup_depends_on_the_seed_alone() -> None:
    assert new(seed=5) == new(seed=5)
    digests = [new(seed=seed).digest() for seed in range(10)]
    assert all(one != other for one, other in pairwise(sorted(digests)))
