"""The search and the levels: reproducible, honest, within their budgets, and better than looking no further."""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import combinations
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from cenote import agents, games
from cenote.agents import KINDS, Easy, Hard, Mcts, Normal, plans
from cenote.agents import search as search_module
from cenote.agents.agent import Agent, Window
from cenote.agents.greedy import Greedy
from cenote.agents.levels import ManyPlans
from cenote.agents.network import ahead
from cenote.agents.network.ahead import Ahead
from cenote.agents.plans import HURRIED, Plan, Planner, Trail
from cenote.agents.policy import Policy
from cenote.agents.search import Search
from cenote.agents.tree import LEAST, PLANS, Edge, Node, Style
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.refusal import BadOption
from cenote.core.rng import Rng
from cenote.core.verbs import Move
from cenote.games.endlesswinter.reading import Price
from conformance.battery import Form, chosen, forms, name_of
from conformance.thoughts import doubtful
from test_compiled import SOURCES, installed, run

LEVELS = ("easy", "normal", "hard", "expert", "master")
THOUGHTS = Path(__file__).parent / "conformance" / "thoughts.py"

assert installed  # a fixture

every_game = pytest.mark.parametrize("game", chosen(), ids=lambda game: game.key)


def middle(game: Game, players: int, seed: int, decisions: int = 25) -> State:
    """The last position that so many random decisions lead to, with something to decide."""
    state = game.new(players, seed)
    chance = Rng.seeded(f"middle {seed}")
    found = state.clone()
    for _ in range(decisions):
        moves = state.moves()
        state.play(moves[chance.below(len(moves))])
        if state.seat is None:
            break
        if len(state.moves()) > 1:
            found = state.clone()
    return found


def turn_of(agent: agents.Agent, state: State) -> list[Move]:
    """What the agent plays until the turn is over."""
    seat, turn, moves = state.seat, state.turn, []
    while state.seat == seat and state.turn == turn:
        moves.append(agent.choose(state))
        state.play(moves[-1])
    return moves


class Truth:
    """A position that shows nothing but what a person at the seat has."""

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.moves = state.moves
        self.view = state.view
        self.redeal = state.redeal


# --- the same seed plays the same ---


@every_game
def test_a_turn_is_planned_on_one_deal(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the plan for the first half of a turn would be given up in its second half, for luck that is none."""
    dealt: list[State] = []

    class Watched(Planner):
        def __init__(self, policy: Policy, style: Style, root: Node, start: State, seats: int) -> None:
            dealt.append(start.clone())
            super().__init__(policy, style, root, start, seats)

    monkeypatch.setattr(search_module, "Planner", Watched)
    state = game.new(2, 1)
    agent = Mcts(game, 1, "1")
    expected: State | None = None  # the deal of the decision before, after its move
    compared = 0
    for _ in range(40):
        if state.seat is None:
            break
        move = agent.choose(state)
        if len(state.legal()) > 1:
            if expected is not None:
                assert dealt[-1].digest() == expected.digest()
                compared += 1
            expected = dealt[-1]
            assert state.redeal(state.seat, Rng.seeded("another")).digest() != expected.digest()
        if expected is not None:
            expected.play(move)
        before = state.seat, state.turn, state.barriers
        state.play(move)
        if (state.seat, state.turn, state.barriers) != before:
            expected = None
    assert state.seat is None or compared > 5


@pytest.mark.compiled
@every_game
def test_the_same_seed_and_iterations_play_the_same(game: Game) -> None:
    state = middle(game, 2, 1)
    moves = turn_of(doubtful(game, 5, 12), state.clone())
    assert turn_of(doubtful(game, 5, 12), state.clone()) == moves


def test_compiled_and_interpreted_think_the_same(installed: Path, tmp_path: Path) -> None:
    compiled = run(tmp_path, str(THOUGHTS), "10")
    assert compiled
    assert compiled == run(tmp_path, str(THOUGHTS), "10", sources=SOURCES), f"not the same in {installed}"


# --- honest ---


@every_game
def test_it_sees_what_a_person_sees(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "LIKELY", 0.0)  # a master looks ahead, however sure it is
    state = middle(game, 2, 3)
    truth: Any = Truth(state)
    for name in ("easy", "normal", "expert", "master:4"):
        assert agents.make(name, game, 1).choose(truth) in state.moves()
    assert doubtful(game, 1, 8).choose(truth) in state.moves()


def test_thinking_changes_nothing() -> None:
    game = games.get("tzolkin")
    state = middle(game, 3, 2)
    before = state.digest(), state.barriers
    doubtful(game, 1, 20).choose(state)
    assert (state.digest(), state.barriers) == before


# --- the tree ---


def test_what_was_found_out_serves_the_rest_of_the_turn() -> None:
    game = games.get("tzolkin")
    agent = doubtful(game, 1, 30)
    state = game.new(2, 4)
    followed = 0
    for _ in range(12):
        move = agent.choose(state)
        state.play(move)
        if agent.search is not None and agent.expected is not None:
            assert agent.expected.view(state.seat) == state.view(state.seat)
            followed += agent.search.root.visits > 0
    assert followed


def test_a_search_of_another_position_is_forgotten() -> None:
    game = games.get("tzolkin")
    state, other = game.new(2, 4), middle(game, 2, 9)
    agent = Mcts(game, 1, "10")
    state.play(agent.choose(state))
    assert agent.choose(other) in other.moves()


def test_promises_become_shares_of_attention() -> None:
    node = Node(0)
    node.edges = {(word,): Edge((word,), promise) for word, promise in (("a", 4.0), ("b", 1.0), ("c", 4.0))}
    node.weigh(Style(temperature=1.5))
    shares = [edge.prior for edge in node.edges.values()]
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] == shares[2] > 5 * shares[1] > 0.0


def test_the_promise_of_a_plan_counts_as_some_visits() -> None:
    node, style = Node(0), Style(trust=4.0, spread=12.0)
    node.edges = {("a",): Edge(("a",), 9.0), ("b",): Edge(("b",), 6.0)}
    node.planned = True
    node.weigh(style)
    first, second = node.edges.values()
    assert node.value(first, style) - node.value(second, style) == pytest.approx(3 * 0.25 / 12)
    second.visits, second.total = 4, 4.0
    node.visits, node.total = 8, 4.0
    assert node.value(first, style) == pytest.approx(0.5)
    assert node.value(second, style) == pytest.approx((1.0 + 0.5 - 3 * 0.25 / 12) / 2)


@pytest.mark.parametrize("depth", [1, 20, 40])
def test_below_the_tree_it_looks_so_many_decisions_ahead_to_the_end_of_a_round(depth: int) -> None:
    game = games.get("tzolkin")
    state = game.new(2, 1)
    search = Search(game, Window(state), Rng.seeded(1), Style(depth=depth))
    made = 0

    class Counted(Policy):
        def step(self, s: State, most: int) -> State:
            nonlocal made
            made += 1
            return super().step(s, most)

    search.policy = Counted(game, Rng.seeded(1))
    end = search.finish(state.clone())
    assert depth <= made < depth + 25
    assert (end.turn - state.turn) % 2 == 1, "a round after the turn under way"


def test_it_stops_when_another_move_will_hardly_catch_up() -> None:
    game = games.get("tzolkin")
    search = Search(game, Window(game.new(2, 1)), Rng.seeded(1), Style(haste=2.0))
    for move, visits in ((("a",), 70), (("b",), 30)):
        search.root.edge(move).visits = visits
    assert search.decided(79.0) and not search.decided(80.0)


@pytest.mark.parametrize(
    ("trust", "behind", "decided"),
    [(3000.0, 5.0, True), (3000.0, 1.0, False), (10.0, 5.0, False), (30_000.0, 0.1, True)],
)
def test_it_stops_when_nothing_can_outweigh_the_plans(trust: float, behind: float, decided: bool) -> None:
    """Or by next to nothing."""
    game = games.get("tzolkin")
    search = Search(game, Window(game.new(2, 1)), Rng.seeded(1), Style(trust=trust))
    for move, promise in ((("a",), 20.0), (("b",), 20.0 - behind), (("c",), 3.0)):
        search.root.edge(move).promise = promise
    search.root.weigh(search.style)
    assert not search.decided(500.0), "no plans were made"
    search.root.planned = True
    assert search.decided(500.0) == decided


@pytest.mark.parametrize(
    ("planned", "futures", "chosen"), [(True, 1000, {"a", "b"}), (True, 1100, {"b"}), (False, 20, {"b"})]
)
def test_a_few_futures_do_not_choose_between_moves_that_promise_the_same(
    planned: bool, futures: int, chosen: set[str]
) -> None:
    """A thousand can outweigh half a point; where there are fewer, chance takes one of all that promise the most."""
    game = games.get("tzolkin")
    search = Search(game, Window(game.new(2, 1)), Rng.seeded(1), Style(trust=30_000.0))
    root = search.root
    for move, total in ((("a",), 0.4 * futures / 2), (("b",), 0.6 * futures / 2)):
        edge = root.edge(move)
        edge.promise, edge.visits, edge.total = 20.0, futures // 2, total
    root.edge(("c",)).promise = 19.0
    root.planned, root.visits, root.total = planned, futures, futures / 2
    root.weigh(search.style)
    assert {search.best([("c",), ("a",), ("b",), ("c",)])[0] for _ in range(20)} == chosen


def test_the_collector_of_garbage_waits_while_an_agent_thinks() -> None:
    seen = []

    class Watched(Easy):
        def worth(self, position: State, seat: int) -> float:
            seen.append(gc.isenabled())
            return super().worth(position, seat)

    game = games.get("tzolkin")
    state = middle(game, 2, 1)
    Watched(game, 1).choose(state)
    assert seen and not any(seen) and gc.isenabled()
    gc.disable()
    try:
        Watched(game, 1).choose(state)
        assert not gc.isenabled(), "it was not running before, either"
    finally:
        gc.enable()


def test_it_stops_early_by_the_clock_as_well() -> None:
    game = games.get("tzolkin")
    state = game.new(2, 1)
    window = Window(state)
    search = Search(game, window, Rng.seeded(1), Style())
    search.root.visits = 9_999
    search.root.edge(state.moves()[0]).visits = 9_999
    search.grow(window, 1_000_000, perf_counter() + 2.0)
    assert search.root.visits == 10_000, "nothing catches up in two seconds"


def test_each_game_says_how_far_to_plan() -> None:
    for game in games.all():
        assert Mcts(game).style.turns == game.foresight
    assert games.get("tzolkin").foresight > games.get("santamaria").foresight


@pytest.mark.parametrize(
    ("budget", "width"), [("1", HURRIED), ("100", 12), ("500", PLANS), ("5000", PLANS), ("0.1s", PLANS)]
)
def test_a_small_budget_follows_fewer_plans(budget: str, width: int) -> None:
    assert Mcts(games.get("tzolkin"), 1, budget).style.width == width


def test_where_no_network_knows_better_all_plans_are_followed_and_hard_a_dozen() -> None:
    game = games.get("tzolkin")
    assert (Hard(game).style.width, ManyPlans(game).style.width) == (12, PLANS)


# --- plans ---


def comes_to(state: State, start: State, turn: int) -> float:
    """The best that the seat can make of its turn, by trying everything."""
    seat = start.seat
    assert seat is not None
    game = games.get("tzolkin")
    if state.seat != seat or state.turn != turn:
        return game.evaluate(state, seat) - game.evaluate(state, 1 - seat)
    values = []
    for move in state.moves():
        after = state.clone()
        after.play(move)
        values.append(comes_to(after, start, turn))
    return max(values)


def planned(state: State, style: Style, moment: float = 1e9) -> Node:
    seat = state.seat
    assert seat is not None
    root = Node(seat)
    game = games.get("tzolkin")
    Planner(Policy(game, Rng.seeded(1)), style, root, state, 2).plan(moment)
    return root


@pytest.mark.parametrize("seed", range(3))
def test_a_move_promises_what_the_best_plan_with_it_comes_to(seed: int) -> None:
    state = middle(games.get("tzolkin"), 2, seed, 12)
    root = planned(state, Style(width=100_000, turns=1))
    assert list(root.edges) == state.moves()
    for move, edge in root.edges.items():
        after = state.clone()
        after.play(move)
        assert edge.promise == pytest.approx(comes_to(after, state, state.turn)), move


@pytest.mark.parametrize("seed", range(4))
def test_a_narrow_plan_promises_no_more_than_there_is(seed: int) -> None:
    state = middle(games.get("tzolkin"), 2, seed, 12)
    wide, narrow = (planned(state, Style(width=width, turns=1)) for width in (100_000, 1))
    assert max(edge.promise for edge in narrow.edges.values()) <= wide.best + 1e-9
    assert list(narrow.edges) == state.moves()


def test_of_the_same_moves_in_another_order_one_is_followed() -> None:
    """Unless they lead to other choices."""
    state = middle(games.get("tzolkin"), 2, 1)
    other = state.clone()
    other.play(other.moves()[0])
    assert state.moves() != other.moves()
    planner = Planner(Policy(games.get("tzolkin"), Rng.seeded(1)), Style(width=5), Node(0), state, 2)
    here, there = [
        [Plan(Trail(Edge((word,), 0.0), Trail(Edge((first,), 0.0), None)), position.clone(), 1, 7.0)
         for word, first in (("a", "b"), ("b", "a"))]
        for position in (state, other)
    ]  # fmt: skip
    assert planner.sift([*here, there[0]]) == [here[0], there[0]]
    assert planner.twins == [(here[1].trail, here[0].trail)] and not planner.dropped


def test_a_plan_that_was_not_followed_promises_less_than_the_best() -> None:
    """However good it looked when it was dropped, nobody knows what it comes to."""
    game = games.get("endlesswinter")
    state = middle(game, 2, 2)
    seat = state.seat
    assert seat is not None
    planner = Planner(Policy(game, Rng.seeded(1)), Style(width=2, turns=1), Node(seat), state, 2)
    planner.plan(1e18)
    assert any(behind == 0 for _, behind in planner.dropped)
    assert all(trail.edge.promise < planner.best for trail, _ in planner.dropped)


def test_a_twin_of_a_twin_promises_the_same_but_the_first_stays_ahead() -> None:
    game = games.get("tzolkin")
    planner = Planner(Policy(game, Rng.seeded(1)), Style(), Node(0), game.new(2, 1), 2)
    first, second = Trail(Edge(("a",), LEAST), None), Trail(Edge(("b",), LEAST), None)
    third = Trail(Edge(("c",), 5.0), None)
    planner.twins = [(first, second), (second, third)]
    planner.promise_rest()
    assert 4.9999 < first.edge.promise < second.edge.promise < third.edge.promise == 5.0


def test_moves_that_change_their_words_are_other_moves() -> None:
    """To keep A and play B is not to keep B and play A, whatever their hashes are in this process."""

    def moves(*plan: Move) -> int:
        trail = None
        for move in plan:
            trail = Trail(Edge(move, 0.0), trail)
        assert trail is not None
        return trail.moves

    for a, b in combinations("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 2):
        assert moves(("keep", a), ("play", b)) == moves(("play", b), ("keep", a))
        assert moves(("keep", a), ("play", b)) != moves(("keep", b), ("play", a))


def test_plans_look_beyond_the_own_turn() -> None:
    """More turns are planned for, and more plans, unless the clock shows the moment."""
    state = middle(games.get("tzolkin"), 2, 2)
    once, further, hurried, late = (
        [edge.promise for edge in planned(state, Style(width=width, turns=turns), moment).edges.values()]
        for width, turns, moment in ((20, 1, 1e9), (20, 3, 1e9), (HURRIED, 1, 1e9), (20, 3, 0.0))
    )
    assert once != further and late == hurried != once


def test_an_answer_of_the_rivals_is_a_part_of_the_plan() -> None:
    """After the own turn every other seat has made its own, and the own seat decides again."""
    game = games.get("tzolkin")
    state = middle(game, 3, 2)
    assert state.seat is not None
    planner = Planner(Policy(game, Rng.seeded(1)), Style(), Node(state.seat), state, 3)
    ends = planner.through_turn(planner.extend(state, planner.root, None), 0)
    for plan in planner.sift(ends):
        for longer in planner.answered(plan):
            assert longer.turn >= state.turn + 3 and longer.trail.before is plan.trail


@pytest.mark.parametrize(("key", "seed"), [("endlesswinter", 2), ("tawantinsuyu", 18)])
def test_plans_go_as_far_where_chance_comes_in(key: str, seed: int) -> None:
    """The turn is played to its end all the same, but the tree does not count on what was drawn."""
    game = games.get(key)
    state = middle(game, 2, seed)
    seat, turn, barriers = state.seat, state.turn, state.barriers
    assert seat is not None
    planner = Planner(Policy(game, Rng.seeded(1)), Style(width=5), Node(seat), state, 2)
    drawn = False
    plans = planner.extend(state, planner.root, None)
    for plan in plans:
        s = plan.position
        if s.seat == seat and s.turn == turn and s.barriers > barriers:
            drawn = True
            assert planner.through_turn([plan], 0)
            assert not plan.trail.edge.after
    assert drawn
    for end in planner.through_turn(plans, 0):
        assert end.position.seat != seat or end.position.turn > turn


def test_an_outcome_counts_standing_and_score() -> None:
    game = games.get("tzolkin")
    state = game.new(2, 1)
    while state.seat is not None:
        state.play(agents.make("random", game, state.turn).choose(state))
    search = Search(game, Window(game.new(2, 1)), Rng.seeded(1), Style())
    first, second = search.outcome(state)
    winner = state.ranking().index(1)
    assert (first > second) == (winner == 0)
    assert min(first, second) > 0.0 and max(first, second) < 1.0


@pytest.mark.parametrize("key", ["endlesswinter", "tawantinsuyu"])
def test_who_plays_alone_plays_against_the_opponent_of_the_rules(key: str) -> None:
    game = games.get(key)
    state = middle(game, 1, 1)
    ahead: Any = state.clone()
    ahead.players[1].vp += 10
    search = Search(game, Window(state), Rng.seeded(1), Style())
    assert search.outcome(ahead) < search.outcome(state)
    promises = []
    for position in (state, ahead):
        search = Search(game, Window(position), Rng.seeded(1), Style(width=2, turns=1))
        search.plan(Window(position), inf)
        promises.append(max(edge.promise for edge in search.root.edges.values()))
    assert promises[0] - promises[1] == pytest.approx(10.0)


def test_it_takes_the_points_of_the_last_move() -> None:
    """Where the game ends with the move, the search finds the best one."""
    game = games.get("tzolkin")
    last = middle(game, 2, 6, 1000)
    assert last.seat is not None
    seat, chosen = last.seat, Mcts(game, 1, "60").choose(last)
    ends = {}
    for move in last.moves():
        after = last.clone()
        after.play(move)
        while after.seat is not None:
            after.play(after.moves()[0])
        ends[move] = after.scores()[seat]
    assert ends[chosen] == max(ends.values())


# --- budgets ---


def test_by_the_clock_plans_leave_some_time_for_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[float] = []
    monkeypatch.setattr(Search, "plan", lambda search, window, moment: ends.append(moment))
    monkeypatch.setattr(Search, "grow", lambda search, window, iterations, moment: ends.append(moment))
    now = perf_counter()
    agents.make("mcts:2s", games.get("tzolkin"), 1).choose(games.get("tzolkin").new(2, 1))
    planned, grown = (end - now for end in ends)
    assert grown - planned == pytest.approx(0.4)
    assert 2.0 <= grown < 3.0


def test_seconds_are_kept() -> None:
    game = games.get("tzolkin")
    state = middle(game, 4, 1)
    start = perf_counter()
    agents.make("mcts:0.2s", game).choose(state)
    assert 0.2 <= perf_counter() - start < 2.0


def test_a_turn_takes_no_longer_than_the_patience() -> None:
    game = games.get("tzolkin")
    agent = ManyPlans(game, 1)
    agent.patience = 0.6
    for seed in range(3):
        state = middle(game, 2, seed)
        start = perf_counter()
        turn_of(agent, state)
        assert perf_counter() - start < 2.5


def test_the_only_move_is_made_at_once() -> None:
    game = games.get("tzolkin")
    state = middle(game, 2, 1)
    truth: Any = Truth(state)
    only = state.moves()[-1]
    truth.moves = lambda: [only]
    start = perf_counter()
    assert ManyPlans(game).choose(truth) == only
    assert perf_counter() - start < 0.5


# --- levels ---


@pytest.mark.compiled
@pytest.mark.parametrize("form", list(forms(chosen(), with_options=False)), ids=name_of)
def test_every_level_plays_every_game(form: Form, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hard, "iterations", 8)
    monkeypatch.setattr(ManyPlans, "patience", 0.1)
    monkeypatch.setattr(Ahead, "futures", 8)
    game, players, _ = form
    for level in LEVELS:
        for state in (game.new(players, 2), middle(game, players, 2)):
            assert agents.make(level, game, seed=1).choose(state) in state.moves()


def test_levels_look_at_plans_alone_and_large_budgets_at_futures_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """What docs/opponents.md tells about the levels."""
    futures: list[State] = []
    iterate = Search.iterate
    monkeypatch.setattr(Search, "iterate", lambda search, s: (futures.append(s), iterate(search, s)))
    game = games.get("tzolkin")
    for level in (Hard, ManyPlans):
        level(game, 1).choose(game.new(2, 1))
    assert not futures
    Mcts(game, 1, "1200").choose(game.new(2, 1))
    assert futures


def beginner(key: str, worth: Callable[[int], float]) -> tuple[Easy, State]:
    """With a position, and what the beginner thinks of its moves, by their number."""

    class Told(Easy):
        def worth(self, position: State, seat: int) -> float:
            self.number = (self.number + 1) % len(moves)
            return worth(self.number)

        number = -1

    game = games.get(key)
    state = middle(game, 2, 1)
    moves = state.moves()
    assert len(moves) > 3
    return Told(game, 1), state


@pytest.mark.parametrize(("key", "low", "high"), [("tzolkin", 0.85, 0.95), ("endlesswinter", 0.8, 0.89)])
def test_a_beginner_overlooks_some_moves_but_never_all(key: str, low: float, high: float) -> None:
    easy, state = beginner(key, lambda number: 0.0)
    moves = state.moves()
    seen = [len(easy.replies(state, moves, 0)) for _ in range(400)]
    assert low < sum(seen) / 400 / len(moves) < high, "of many small moves more"
    assert all(easy.replies(state, moves[:1], 0) for _ in range(200))
    assert min(seen) >= 1


@pytest.mark.parametrize(("ahead", "always"), [(3.5, True), (2.5, False)])
def test_a_beginner_does_not_overlook_what_stands_out(ahead: float, always: bool) -> None:
    easy, state = beginner("tzolkin", lambda number: ahead if number == 1 else 0.0)
    moves = state.moves()
    seen = [any(move == moves[1] for _, move, _ in easy.replies(state, moves, 0)) for _ in range(200)]
    assert all(seen) is always


def test_a_beginner_likes_points_at_once() -> None:
    game = games.get("tzolkin")
    state = middle(game, 2, 1)
    richer = state.clone()
    richer.players[0].vp += 10
    easy, normal = Easy(game, 1), Normal(game, 1)
    assert easy.worth(richer, 0) - easy.worth(state, 0) == pytest.approx(15)
    assert normal.worth(richer, 0) - normal.worth(state, 0) == pytest.approx(10)


@pytest.mark.parametrize("level", [Easy, Normal, Hard])
def test_thinking_ends_where_a_turn_would_not(level: type[Agent], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Greedy, "longest", 15)
    monkeypatch.setattr(plans, "FARTHEST", 15)
    monkeypatch.setattr(Hard, "patience", 0.2)
    game = games.get("endlesswinter")
    free = Price(0, 0, 0)
    monkeypatch.setattr(game.new(2, 1).box, "move_price", free)
    found = (middle(game, 2, seed, decisions=60) for seed in range(50))
    state = next(state for state in found if any(move[0] == "move" for move in state.moves()))
    assert level(game, 1).choose(state) in state.moves()


def test_levels_have_names_in_every_language() -> None:
    for language in ("en", "uk", "ru"):
        words = games.get("tzolkin").words(language)
        assert all(words.has(f"agent-{kind}") for kind in KINDS)


@pytest.mark.compiled
def test_looking_ahead_wins() -> None:
    game = games.get("tzolkin")
    lead = 0.0
    for me in range(2):
        state = game.new(2, "ahead")
        ahead = Mcts(game, me, "20")
        ahead.style = Style(width=4, turns=2)
        seats = [ahead if seat == me else agents.make("easy", game, seat) for seat in range(2)]
        while state.seat is not None:
            state.play(seats[state.seat].choose(state))
        lead += float(state.scores()[me] - state.scores()[1 - me])
    assert lead > 0


# --- bad input ---


@pytest.mark.parametrize("name", ["alphazero", "", "mcts ", "hard:500", "greedy:1s", "Hard"])
def test_unknown_agents_are_refused_with_the_choices(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        agents.make(name, games.get("tzolkin"))
    assert str(refused.value) == (
        f"There is no agent “{name}”; the agents are: random, greedy, mcts, easy, normal, hard, expert, master."
    )


@pytest.mark.parametrize(
    "budget", ["", "0", "-5", "1.5", "0s", "s", "1e9", "9999999", "7200s", "1.2.3s", "٣", "nans", "fast"]
)
def test_impossible_budgets_are_refused(budget: str) -> None:
    with pytest.raises(BadOption) as refused:
        agents.make(f"mcts:{budget}", games.get("tzolkin"))
    assert f"“{budget}”" in str(refused.value) and "mcts:500" in str(refused.value)


def test_budgets_are_understood() -> None:
    game = games.get("tzolkin")
    assert Mcts(game, 0, "250").iterations == 250
    assert Mcts(game, 0, "1.5s").seconds == 1.5
