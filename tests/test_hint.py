"""Hints: from the strongest player, honest about what they expect, and from no more than the seat knows."""

from __future__ import annotations

from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from cenote import agents, games
from cenote.agents.agent import Window
from cenote.agents.levels import ManyPlans
from cenote.agents.network.ahead import Ahead
from cenote.arena.analysis import hint
from cenote.arena.analysis.estimate import Sight, after_moves
from cenote.arena.analysis.hint import Reasons, justify, propose
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.verbs import Move
from test_network import made_up

pytestmark = pytest.mark.compiled  # games are played on

FEW = 2  # games that are played on
LATE = {"tzolkin": 100, "santamaria": 150, "endlesswinter": 320}  # decisions after which the end is not far


def later(game: Game, decisions: int = 0, players: int = 2, **options: object) -> State:
    """A position with a choice, after so many decisions of a network."""
    player, state = agents.make(f"network:{game.network}", game, 1), game.new(players, 7, options)
    while decisions > 0 or len(state.moves()) < 3:
        state.play(player.choose(state))
        decisions -= 1
    return state


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[type]:
    """Who is asked what to play; nobody thinks for long."""
    found: list[type] = []

    def noted(kind: type[Ahead] | type[ManyPlans]) -> None:
        think = kind.think

        def told(self: Any, window: Window) -> Move:
            found.append(kind)
            return think(self, window)

        monkeypatch.setattr(kind, "think", told)

    noted(Ahead)
    noted(ManyPlans)
    monkeypatch.setattr(Ahead, "futures", 16)
    monkeypatch.setattr(ManyPlans, "iterations", 20)
    return found


def check(game: Game, state: State, move: Move, found: Reasons) -> None:
    """Whoever is asked, that is what can be told."""
    others = [other.move for other in found.others]
    assert {move, *others} <= set(state.moves()) and move not in others and 1 <= len(others) <= 2
    prospects = [found.after, *(other.prospect for other in found.others)]
    for part in ("score", "win"):
        values = [getattr(each, part) for each in prospects]
        assert min(values) - 1e-9 <= getattr(found.before, part) <= max(values) + 1e-9
    assert all(0 <= each.win <= 1 for each in prospects)
    assert len(found.sources) <= 3
    assert all(game.words(language).has(f"source-{source}") for source, _ in found.sources for language in ("en", "uk"))


def test_where_a_network_has_learnt_what_is_played_it_gives_hints(asked: list[type]) -> None:
    game = games.get("tzolkin")
    state = later(game, LATE["tzolkin"])
    before = state.digest()
    move = propose(game, state, "s", inf)
    assert asked == [Ahead]
    found = justify(game, state, move, "s", inf, FEW)
    check(game, state, move, found)
    assert found.contested and asked == [Ahead], "the reasons are told by games that are played on"
    assert state.digest() == before


def test_where_it_has_not_a_search_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: list[type]) -> None:
    game = games.get("santamaria")
    monkeypatch.setitem(game.__dict__, "network", made_up(tmp_path / "n.npz", game))
    for options, who in (({}, Ahead), ({"advanced": True}, ManyPlans)):
        state = later(game, 30, **options)
        asked.clear()
        assert propose(game, state, "s", inf) in state.moves()
        assert asked == [who]
    move = propose(game, state, "s", inf)
    found = justify(game, state, move, "s", inf, 1)
    check(game, state, move, found)
    assert len(found.others) == 1, "the quick player takes longer for a game"


def test_alone_there_is_no_chance_to_tell_but_against_an_opponent_of_the_rules(asked: list[type]) -> None:
    for key, contested in (("santamaria", False), ("tawantinsuyu", True)):
        game = games.get(key)
        state = game.new(1, 3)
        while len(state.moves()) < 3:
            state.play(state.moves()[0])
        assert justify(game, state, state.moves()[0], "s", inf, 1).contested is contested
    assert asked == []


@pytest.mark.parametrize("key", LATE)
def test_who_knows_the_same_gets_the_same_hint(key: str, asked: list[type]) -> None:
    game = games.get(key)
    state = later(game, LATE[key] // 2)
    other = state.redeal(state.seat, Rng.seeded("another deal"))
    assert other.digest() != state.digest() and other.view(state.seat) == state.view(state.seat)
    moves = [propose(game, deal, "s", inf) for deal in (state, other)]
    assert moves[0] == moves[1] and asked == [Ahead, Ahead]
    assert justify(game, state, moves[0], "s", inf, FEW) == justify(game, other, moves[0], "s", inf, FEW)


def test_reasons_are_told_against_what_is_clearly_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    """What differs by less than chance makes of so few games is even, and nothing speaks for it."""
    game = games.get("tzolkin")
    state = later(game, 60)
    move = state.moves()[0]

    def dreamt(lost: list[float], points: float) -> None:
        """Every game is won by the move, and ends so many points worse after another."""

        def after(game: Game, s: State, moves: list[Move], seed: str, playouts: int) -> list[Sight]:
            scores = [[[60.0 - worse * bool(number)] * 2 for worse in lost] for number in range(len(moves))]
            sights = [Sight(each, [[0.5, 0.5] for _ in each]) for each in scores]
            sights[0].points["buildings"] += points * playouts
            return sights

        monkeypatch.setattr(hint, "after_moves", after)

    dreamt([9.0, 11.0], 10.0)
    found = justify(game, state, move, "s", inf, 2)
    assert not any(other.even for other in found.others) and found.sources == (("buildings", 10.0),)
    assert found.after.score == 60.0 and found.others[0].prospect.score == 50.0 and found.before.score < 60.0
    dreamt([30.0, -20.0], 10.0)
    found = justify(game, state, move, "s", inf, 2)
    assert all(other.even for other in found.others) and found.sources == ()
    dreamt([-9.0, -11.0], -10.0)
    found = justify(game, state, move, "s", inf, 2)
    assert not any(other.even for other in found.others) and found.sources == (), "it is the others that are better"


def test_games_are_played_on_while_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("tzolkin")
    state = later(game, LATE["tzolkin"])
    played: list[int] = []

    def counted(game: Game, s: State, moves: list[Move], seed: str, playouts: int) -> list[Sight]:
        played.append(playouts)
        return after_moves(game, s, moves, seed, 1)

    monkeypatch.setattr(hint, "after_moves", counted)
    justify(game, state, state.moves()[0], "s", 0.0)
    assert played == [hint.TOGETHER], "some in any case"
    played.clear()
    justify(game, state, state.moves()[0], "s", inf, 10)
    assert played == [hint.TOGETHER, 10 - hint.TOGETHER]
    start = perf_counter()
    propose(game, state, "s", 0.1)
    assert perf_counter() - start < 5
