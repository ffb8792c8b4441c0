"""A trained network plays from its file, without torch, and sees no more than its seat does."""

from __future__ import annotations

from math import inf
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import numpy as np
import pytest

import cenote
from cenote import agents
from cenote.agents import Expert, Master
from cenote.agents.agent import Window
from cenote.agents.levels import ManyPlans
from cenote.agents.network import card
from cenote.agents.network.ahead import FEW, LIKELY, MOST, Ahead, Proposal
from cenote.agents.network.futures import Future, Futures
from cenote.agents.network.judge import Judge
from cenote.agents.network.observation import Observation
from cenote.agents.network.trained import Network, read_weights
from cenote.agents.network.weights import Weights, write_weights
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.refusal import BadOption
from cenote.core.rewards import worth
from cenote.core.rng import Rng
from cenote.learn import exam
from cenote.learn.sitting import Sitting, sitting
from test_mcts import Truth

WIDTH = 16


def made_up(file: Path, game: Game, size: int | None = None) -> Path:
    """A network that has learnt nothing, with two hidden layers."""
    chance = np.random.default_rng(1)
    slots = max(count + game.automata(game.new(count, 0)) for count in game.players)
    seen = Observation(game.new(2, 0), 2, slots).size
    sizes = [seen, WIDTH, WIDTH]
    arrays: dict[str, Any] = {}
    for number in range(2):
        arrays[f"weight{number}"] = chance.normal(size=(sizes[number + 1], sizes[number]))
        arrays[f"bias{number}"] = chance.normal(size=sizes[number + 1])
    for name, rows in (("moves", len(game.notation.moves)), ("lead", 1)):
        arrays[f"{name}_weight"] = chance.normal(size=(rows, WIDTH))
        arrays[f"{name}_bias"] = chance.normal(size=rows)
    write_weights(
        file, {"game": game.key, "slots": slots, "size": size or seen, "points": 20.0, "players": [2, 3, 4]}, arrays
    )
    return file


@pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())
def test_it_plays_what_it_prefers_of_what_may_be_played(tmp_path: Path, game: Game) -> None:
    file = made_up(tmp_path / "network.npz", game)
    agent = agents.make(f"network:{file}", game, 1)
    weights = Weights.read(file)
    for players in (2, 3):
        state = game.new(players, 7)
        seen = Observation(state, players, weights.about["slots"])
        agent = agents.make(f"network:{file}", game, 1)
        for _ in range(60):
            if state.seat is None:
                break
            preferences, _ = weights.judge(seen.encode(state, state.seat)[None])
            liked = {move: preferences[0, game.notation.moves.index(move)] for move in state.moves()}
            chosen = agent.choose(state)
            assert liked[chosen] == max(liked.values())
            dealt_anew = state.redeal(state.seat, Rng.seeded("other"))
            assert agents.make(f"network:{file}", game, 2).choose(dealt_anew) == chosen
            state.play(chosen)


def test_what_it_judges_is_what_its_layers_say(tmp_path: Path) -> None:
    game = cenote.games.get("tzolkin")
    weights = Weights.read(made_up(tmp_path / "network.npz", game))
    seen = np.linspace(0, 1, weights.about["size"], dtype=np.float32)
    preferences, leads = weights.judge(np.stack([seen, seen / 2]))
    for row, x in enumerate((seen.astype(np.float64), seen.astype(np.float64) / 2)):
        for weight, bias in weights.layers:
            x = np.maximum(x @ weight.astype(np.float64) + bias, 0)
        assert np.allclose(preferences[row], x @ weights.moves[0] + weights.moves[1], rtol=1e-3)
        assert leads[row] == pytest.approx(float((x @ weights.lead[0] + weights.lead[1])[0]) * 20, rel=1e-3)


def test_files_that_are_no_network_of_the_game(tmp_path: Path) -> None:
    tzolkin, other = cenote.games.get("tzolkin"), cenote.games.get("santamaria")
    rubbish = tmp_path / "rubbish.npz"
    rubbish.write_bytes(b"PK\x03\x04 nothing")
    for name, game, key in (
        (f"network:{rubbish}", tzolkin, "no-network"),
        (f"network:{tmp_path / 'nowhere.npz'}", tzolkin, "no-network"),
        (f"network:{made_up(tmp_path / 'n.npz', tzolkin)}", other, "network-of-another"),
    ):
        with pytest.raises(BadOption) as refused:
            agents.make(name, game)
        assert refused.value.key == key
    outgrown = agents.make(f"network:{made_up(tmp_path / 'o.npz', tzolkin, size=5)}", tzolkin)
    with pytest.raises(BadOption) as refused:
        outgrown.choose(tzolkin.new(2, 1))
    assert refused.value.key == "network-outgrown"


# --- looking ahead ---


def knows_nothing(file: Path, game: Game) -> Path:
    """A network that likes everything equally, and expects nothing of the future."""
    weights = Weights.read(made_up(file, game))
    write_weights(file, weights.about, {name: np.zeros_like(array) for name, array in weights.arrays.items()})
    return file


def test_looking_ahead_finds_what_the_network_does_not_know(tmp_path: Path) -> None:
    """By points alone, a turn or two ahead, it leaves those behind who take the first move that there is."""
    game = cenote.games.get("tzolkin")
    file = knows_nothing(tmp_path / "n.npz", game)
    leads = []
    for seed in range(4):
        state = game.new(2, seed)
        seats = [agents.make(f"{kind}:{file}", game, seed) for kind in ("ahead", "network")]
        for agent in seats:
            if isinstance(agent, Ahead):
                agent.futures = 24
        while state.seat is not None:
            state.play(seats[state.seat].choose(state))
        mine, theirs = state.scores()
        leads.append(mine - theirs)
    assert min(leads) > 0 and sum(leads) > 60


@pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())
def test_it_follows_as_many_turns_of_its_own_as_the_game_asks_for(game: Game) -> None:
    state = game.new(2, 5)
    seat = state.seat
    assert game.network is not None and seat is not None
    futures = Futures(Judge(read_weights(str(game.network)), state), seat, np.random.default_rng(1))
    future, turns = Future(state), {state.turn}
    while futures.step([future]):
        if state.seat == seat:
            turns.add(state.turn)
    assert state.seat == seat and len(turns | {state.turn}) == game.foresight


def test_what_is_tried_begins_with_what_the_network_likes(tmp_path: Path) -> None:
    game = cenote.games.get("tzolkin")
    file = made_up(tmp_path / "n.npz", game)
    agent = Ahead(game, 1, str(file))
    state = game.new(2, 3)
    moves = state.moves()
    liked = agents.make(f"network:{file}", game).choose(state)
    proposed = agent.proposed(agent.judge(state), state, moves)
    assert proposed[0].move == liked
    assert [each.likely for each in proposed] == sorted((each.likely for each in proposed), reverse=True)
    assert all(each.likely >= LIKELY for each in proposed[1:]) and len(proposed) <= MOST


@pytest.mark.parametrize(("better", "fewest", "most"), [(0.0, 300, 384), (9.0, FEW * MOST, 2 * FEW * MOST)])
def test_what_is_clear_is_asked_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, better: float, fewest: int, most: int
) -> None:
    """Where one move is better in every deal it is soon played; where all are even it looks as far as it may."""
    game = cenote.games.get("tzolkin")
    state, agent = game.new(2, 3), Ahead(game, 1, str(knows_nothing(tmp_path / "n.npz", game)))
    agent.futures, agent.longest, agent.patience = 384, inf, inf
    while len(state.moves()) < MOST:
        state.play(state.moves()[0])
    good, chance, asked = state.moves()[5], np.random.default_rng(1), list[int]()

    def try_all(agent: Ahead, futures: Futures, window: Window, left: list[Proposal], deals: int) -> None:
        luck = chance.normal(size=deals)
        for proposal in left:
            own = chance.normal(size=deals) + better * (proposal.move == good)
            proposal.leads += (luck + own).tolist()
        asked.append(deals * len(left))

    monkeypatch.setattr(Ahead, "try_all", try_all)
    chosen = agent.choose(state)
    assert chosen == good or not better
    assert fewest <= sum(asked) <= most


def test_it_sees_no_more_than_its_seat(tmp_path: Path) -> None:
    for game in cenote.games.all():
        agent = Ahead(game, 1, str(made_up(tmp_path / f"{game.key}.npz", game)))
        agent.futures = 4
        state = game.new(2, 5)
        while len(state.moves()) == 1:
            state.play(state.moves()[0])
        truth: Any = Truth(state)
        assert agent.choose(truth) in state.moves()


def slow(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Futures that take so long each."""

    def follow(futures: Futures, positions: list[State]) -> list[float]:
        sleep(seconds * len(positions))
        return [0.0] * len(positions)

    monkeypatch.setattr(Futures, "follow", follow)


def test_a_turn_of_many_decisions_takes_no_longer_than_the_patience(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow(monkeypatch, 0.01)
    game = cenote.games.get("endlesswinter")
    agent = Ahead(game, 1, str(knows_nothing(tmp_path / "n.npz", game)))
    agent.futures, agent.patience = 1_000_000, 0.6
    state = game.new(2, 1)
    for _ in range(12):
        move = agent.choose(state)
        assert move in state.moves()
        state.play(move)
        agent.turn = state.turn  # as if all were of one turn
    assert 0.3 < agent.spent < 0.8


def test_what_can_be_tried_follows_from_what_was_tried_last(tmp_path: Path) -> None:
    game = cenote.games.get("tzolkin")
    agent = Ahead(game, 1, str(knows_nothing(tmp_path / "n.npz", game)))
    assert agent.possible(8, inf) == 8
    assert [agent.possible(8, perf_counter() + left) for left in (-1, 60)] == [0, 1], "who knows nothing tries one"
    agent.last = 64, 80.0
    found = [agent.possible(8, perf_counter() + left) for left in (-1, 39, 61, 81, 101, 1000)]
    assert found == [0, 0, 4, 8, 8, 8]


def test_where_there_is_no_time_the_network_is_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow(monkeypatch, 10.0)
    game = cenote.games.get("tzolkin")
    file = made_up(tmp_path / "n.npz", game)
    agent, state = Ahead(game, 1, str(file)), game.new(2, 3)
    agent.last = 8, 80.0
    start = perf_counter()
    assert agent.choose(state) == agents.make(f"network:{file}", game).choose(state)
    assert perf_counter() - start < 1


def test_a_decision_takes_no_longer_than_it_may(tmp_path: Path) -> None:
    game = cenote.games.get("tzolkin")
    agent = Ahead(game, 1, str(knows_nothing(tmp_path / "n.npz", game)))
    agent.futures, agent.longest, agent.patience = 1_000_000, 0.4, 1000.0
    start = perf_counter()
    agent.choose(game.new(2, 1))
    assert 0.2 < perf_counter() - start < 4


# --- networks that come with the games ---


def with_networks() -> list[Game]:
    return [game for game in cenote.games.all() if game.network is not None]


@pytest.mark.parametrize("game", with_networks(), ids=lambda game: game.key)
def test_a_network_that_comes_with_a_game_has_passed_its_exam(game: Game) -> None:
    """By the rules and with the components of today: where they change, `python -m cenote.learn.exam` is due."""
    assert game.network is not None and game.network.stat().st_size < 6_000_000
    about, known = Weights.read(game.network).about, card.read(card.card(game))
    assert (about["game"], about["arrays"]) == (game.key, game.arrays)
    for name in ("seed", "data", "decisions"):
        assert known["learnt"][name] == about[name]
    assert about["curve"] and known["learnt"]["commands"] and known["learnt"]["commit"]
    passed = {
        (one["players"], one["options"]): one["won"]
        for one in known["exam"]
        if (one["agent"], one["rules"], one["data"]) == ("network", game.rules, game.mark)
        and one["network"] == card.mark(game)
        and one["against"] == ("normal" if one["players"] > 1 else "")
    }
    for players in about["players"]:
        assert passed[players, ""] > (1.5 / players if players > 1 else 0.5)
    for players, options in passed:
        met = Sitting(players, game.read_options(options)).told(game)
        assert options == "" or met in about["also"]
    assert len(passed) == len(about["players"]) + len(about.get("also", []))


@pytest.mark.compiled
@pytest.mark.parametrize("game", with_networks(), ids=lambda game: game.key)
def test_it_still_plays_as_it_did(game: Game) -> None:
    found = exam.examine(game, "network", "normal", "2", 20, 3, 1)
    assert found["won"] >= 0.6


def who_plays(game: Game, players: int = 2, **options: object) -> type:
    master, state = Master(game), game.new(players, 1, options)
    while len(state.moves()) == 1:
        state.play(state.moves()[0])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Ahead, "futures", 2)
        patch.setattr(ManyPlans, "patience", 0.1)
        assert master.choose(state) in state.moves()
    return type(master.player)


def test_a_master_is_offered_where_a_network_has_learnt_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = cenote.games.get("tzolkin")
    assert agents.levels(game) == ["easy", "normal", "hard", "expert", "master"]
    assert {who_plays(game, players) for players in game.players} == {Ahead}
    monkeypatch.setitem(game.__dict__, "network", None)
    assert agents.levels(game) == ["easy", "normal", "hard", "expert"]
    assert who_plays(game) is ManyPlans


def test_a_master_is_an_expert_where_the_network_has_not_learnt_what_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = cenote.games.get("santamaria")
    monkeypatch.setitem(game.__dict__, "network", made_up(tmp_path / "n.npz", game))
    assert who_plays(game) is Ahead
    assert who_plays(game, players=1) is ManyPlans
    assert who_plays(game, advanced=True) is ManyPlans


@pytest.mark.parametrize(
    ("players", "options", "fits"),
    [(2, {}, "examined"), (3, {"expansion": True}, "examined"), (2, {"maya_seat": 0}, "examined"),
     (4, {"expansion": True}, "unlearnt"), (2, {"advanced": True}, "unlearnt")],
)  # fmt: skip
def test_it_is_known_what_a_network_was_examined_with(players: int, options: dict[str, Any], fits: str) -> None:
    assert card.fit(cenote.games.get("santamaria"), players, options) == fits


def test_an_exam_is_about_certain_rules_and_components(monkeypatch: pytest.MonkeyPatch) -> None:
    game = cenote.games.get("santamaria")
    older, corrected = game.at(game.rules - 1), game.with_data("mine", '[tile.T01]\nstatus = "verified"\n')
    assert {card.fit(each, 2, {}) for each in (older, corrected)} == {"unexamined"}
    assert card.fit(older, 2, {"advanced": True}) == "unlearnt"
    monkeypatch.setitem(corrected.__dict__, "network", None)
    assert card.fit(corrected, 3, {}) == "unlearnt"


def test_a_master_has_the_habits_that_it_is_given() -> None:
    game = cenote.games.get("tzolkin")
    state = game.new(2, 1)
    while len({move[0] == "place" for move in state.moves()}) < 2:
        state.play(state.moves()[0])
    master = agents.make("master~place", game)
    assert master.choose(state)[0] != "place"
    assert isinstance(master, Master) and master.player is not None and master.player.habit is master.habit


def test_an_expert_plays_at_sight_what_the_network_has_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ManyPlans, "patience", 0.1)
    game = cenote.games.get("tawantinsuyu")
    for players, who in ((2, Network), (1, ManyPlans)):
        expert, state = Expert(game), game.new(players, 1)
        while len(state.moves()) == 1:
            state.play(state.moves()[0])
        chosen = expert.choose(state)
        assert type(expert.player) is who
        if who is Network:
            assert chosen == agents.make(f"network:{game.network}", game).choose(state)


def test_who_is_less_sure_plays_what_is_liked_less_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    game = cenote.games.get("tzolkin")
    state = game.new(2, 1)
    while len(state.moves()) < 3:
        state.play(state.moves()[0])
    favourite = agents.make(f"network:{game.network}", game).choose(state)
    for sureness, sure in ((1e6, True), (1e-3, False)):
        monkeypatch.setattr(type(game), "sureness", sureness)
        chosen = [Expert(game, seed).choose(state) for seed in range(20)]
        assert set(chosen) <= set(state.moves())
        assert (set(chosen) == {favourite}) is sure
        assert chosen == [Expert(game, seed).choose(state) for seed in range(20)], "the same seed plays the same"


def test_a_master_looks_into_as_many_futures_as_it_is_given() -> None:
    game = cenote.games.get("tzolkin")
    master, state = agents.make("master:3", game), game.new(2, 1)
    assert master.choose(state) in state.moves()
    assert isinstance(master, Master) and isinstance(master.player, Ahead)
    assert (master.player.futures, master.player.longest, master.player.patience) == (3, inf, inf), "at no clock"


@pytest.mark.parametrize("budget", ["", "0", "-5", "1.5s", "9999999", "٣", "many"])
def test_no_other_budgets_are_understood(budget: str) -> None:
    with pytest.raises(BadOption) as refused:
        agents.make(f"master:{budget}", cenote.games.get("tzolkin"))
    assert f"“{budget}”" in str(refused.value) and "master:96" in str(refused.value)


def test_an_exam_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "network.toml"
    file.write_text('[learnt]\nseed = 1\ncommands = ["a b"]\n', encoding="utf-8")
    one = {"agent": "network", "against": "normal", "players": 2, "options": "", "won": 0.5}
    for found in (one, {**one, "players": 3}, {**one, "options": "learning"}, {**one, "won": 0.75}):
        exam.keep(file, found)
    assert card.read(file) == {
        "learnt": {"seed": 1, "commands": ["a b"]},
        "exam": [{**one, "won": 0.75}, {**one, "options": "learning"}, {**one, "players": 3}],
    }


# --- what is learnt ---


def test_what_is_learnt_is_written_shortly() -> None:
    winter, maria = cenote.games.get("endlesswinter"), cenote.games.get("santamaria")
    assert sitting("3", winter) == Sitting(3, {})
    assert sitting("1:level=harsh,slow_start", winter) == Sitting(1, {"level": "harsh", "slow_start": True})
    assert sitting("2:maya,maya_seat=2", maria) == Sitting(2, {"maya": True, "maya_seat": 2})
    with pytest.raises(BadOption):
        sitting("2:mayo", maria)


def test_a_master_knows_the_options_that_its_network_has_met(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = cenote.games.get("santamaria")
    file = made_up(tmp_path / "n.npz", game)
    weights = Weights.read(file)
    also = [Sitting(2, {"governor": True}).told(game), Sitting(1, {"advanced": True}).told(game)]
    write_weights(file, {**weights.about, "also": also}, weights.arrays)
    monkeypatch.setitem(game.__dict__, "network", file)
    assert who_plays(game, governor=True) is who_plays(game) is who_plays(game, players=1, advanced=True) is Ahead
    assert who_plays(game, players=3, governor=True) is who_plays(game, players=1) is ManyPlans


def test_a_position_tells_the_options_that_still_matter() -> None:
    only_at_first = {"learning", "layout"}
    for game in cenote.games.all():
        usual = game.played_with(game.new(game.players[0], 0))
        for option in game.options:
            if option.key in usual:
                other = next(value for value in option.values if value != option.default)
                try:
                    changed = game.new(game.players[0], 0, {option.key: other})
                except BadOption:
                    continue
                assert game.played_with(changed) != usual
            else:
                assert option.key in only_at_first


@pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())
def test_what_is_judged_becomes_the_score(game: Game) -> None:
    """And a network looks ahead in what it was rewarded with."""
    judged, score = worth("judged"), worth("score")
    state, chance = game.new(2, 3), Rng.seeded("judged")
    early = 0.0
    while state.seat is not None:
        early = max(early, abs(judged(state)[0] - score(state)[0]))
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
    assert judged(state) == score(state) and early > 1


@pytest.mark.parametrize("key", ["tawantinsuyu", "endlesswinter"])
def test_alone_the_points_of_the_opponent_that_the_rules_bring_count_against_one(key: str) -> None:
    judged, ahead = worth("judged"), worth("ahead")
    state: Any = cenote.games.get(key).new(1, 3)
    chance, theirs = Rng.seeded("ahead"), set()
    while state.seat is not None:
        theirs.add(round(judged(state)[0] - ahead(state)[0], 6))
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
    assert len(theirs) > 10
    assert (ahead(state)[0] > 0) == (state.ranking()[0] == 1)
    table = cenote.games.get(key).new(3, 3)
    assert ahead(table) == judged(table)


def test_a_network_judges_by_what_it_was_rewarded_with(tmp_path: Path) -> None:
    game = cenote.games.get("tzolkin")
    file = made_up(tmp_path / "n.npz", game)
    weights, state = Weights.read(file), game.new(3, 1)
    while state.turn < 6:
        state.play(state.legal()[0])
    for reward in ("score", "judged"):
        judge = Judge(Weights({**weights.about, "reward": reward}, weights.arrays), state)
        one, *others = worth(reward)(state)
        assert judge.lead(state, 0) == pytest.approx(one - sum(others) / 2)
