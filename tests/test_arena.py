"""Many games at once: the same results on any number of processes, even seats, exact sums, whole files."""

from __future__ import annotations

import csv
import os
import signal
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import pytest

from cenote import games
from cenote.arena import Result, Summary, simulate
from cenote.arena.output import HEADER, output, written
from cenote.arena.series import lay
from cenote.arena.summary import Tally
from cenote.arena.workers import Crew, pool, uninterrupted
from cenote.core import quipu
from cenote.core.refusal import BadOption, Refusal

GAME = games.get("tzolkin")
OWN = "[building.A1-01]\ncost = { wood = 2 }\n"


def result(number: int, agents: str, scores: list[int | Fraction], places: list[int]) -> Result:
    return Result(number, f"x/{number}", tuple(agents.split()), tuple(scores), tuple(places), 50 + number, 150 * number)


# --- playing ---


def test_results_depend_on_the_seed_alone() -> None:
    here = list(simulate(GAME, ["random"], 5, seed=3, processes=1, players=3, records=True))
    apart = list(simulate(GAME, ["random"], 5, seed=3, processes=2, players=3, records=True))
    other = list(simulate(GAME, ["random"], 5, seed=4, processes=1, players=3, records=True))
    assert [game.number for game in here] == [1, 2, 3, 4, 5]
    assert sorted(apart, key=lambda game: game.number) == here
    assert [game.scores for game in other] != [game.scores for game in here]
    assert len({game.scores for game in here}) > 1


def test_records_replay_to_the_result() -> None:
    for game in simulate(GAME, ["random"], 3, seed="word", processes=1, players=4, records=True):
        record = quipu.read(game.record)
        state = record.play_through(GAME).state
        assert record.seats == list(game.agents)
        assert record.seed == game.seed == f"word/{game.number}"
        assert (tuple(state.scores()), tuple(state.ranking()), state.turn) == (game.scores, game.places, game.turns)
        assert sum(len(turn.moves) for turn in record.turns) == game.decisions


def test_records_are_made_on_demand_only() -> None:
    (game,) = simulate(GAME, ["random"], 1)
    assert game.record == ""
    assert game.seconds > 0


def test_a_hosts_own_components_reach_the_workers() -> None:
    own = GAME.with_data("own.toml", OWN)
    here = list(simulate(own, ["random"], 3, seed=1, processes=1, data=OWN, records=True))
    apart = list(simulate(own, ["random"], 3, seed=1, processes=2, data=OWN, records=True))
    assert sorted(apart, key=lambda game: game.number) == here
    assert all(f"\ndata {own.mark}\n" in game.record for game in here)


def test_the_text_of_the_components_must_be_that_of_the_game() -> None:
    with pytest.raises(ValueError, match="component file"):
        simulate(GAME.with_data("own.toml", OWN), ["random"], 1)


@pytest.mark.parametrize(("agents", "players"), [("a b", 2), ("a b", 3), ("a b", 4), ("a b c", 3), ("a b c", 4)])
def test_every_agent_has_every_seat_equally_often(agents: str, players: int) -> None:
    names = agents.split()
    table = replace(lay(GAME, ["random"] * len(names), 1, players), agents=tuple(names))
    seatings = [table.seats(number) for number in range(1, 4 * len(names) + 1)]
    for seat in range(players):
        assert Counter(seating[seat] for seating in seatings) == dict.fromkeys(names, 4)


def test_the_table_has_as_many_seats_as_agents_need() -> None:
    assert lay(GAME, ["random"], 1).players == 2
    assert lay(GAME, ["random"] * 3, 1).players == 3
    assert lay(GAME, ["random"] * 3, 1, 4).seats(1) == ("random",) * 4


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"agents": []}, "no-agents"),
        ({"agents": ["random", "nobody"]}, "no-such-agent"),
        ({"agents": ["random"] * 3, "players": 2}, "more-agents-than-seats"),
        ({"agents": ["random"] * 5}, "more-agents-than-seats"),
        ({"players": 7}, "players"),
        ({"seed": "two words"}, "seed"),
        ({"seed": "line\n"}, "seed"),
        ({"seed": ""}, "seed"),
        ({"games": 0}, "too-few"),
        ({"processes": 0}, "too-few"),
        ({"options": {"colour": "red"}}, "option"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_starts(wrong: dict[str, object], key: str) -> None:
    right: dict[str, object] = {"agents": ["random"], "games": 1}
    with pytest.raises(BadOption) as refused:
        simulate(GAME, **{**right, **wrong})
    assert refused.value.key == key
    assert str(refused.value).endswith(".")


# --- worker processes ---


def test_leaving_early_leaves_no_worker_behind() -> None:
    results = simulate(GAME, ["random"], 100_000, processes=2)
    next(results)
    assert len(active_children()) == 2
    results.close()
    assert active_children() == []


def test_a_worker_that_dies_is_named_not_waited_for() -> None:
    results = simulate(GAME, ["random"], 100_000, processes=2)
    next(results)
    active_children()[0].kill()
    with pytest.raises(Refusal) as refused:
        for _ in results:
            pass
    assert refused.value.key == "worker-died"
    assert refused.value.details["status"] == -signal.SIGKILL
    assert active_children() == []


def test_ctrl_c_waits_for_what_must_be_whole() -> None:
    done = False
    with pytest.raises(KeyboardInterrupt), uninterrupted():
        signal.raise_signal(signal.SIGINT)
        done = True
    assert done
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_stops_helpers_and_is_heard_by_whoever_started_them() -> None:
    with pytest.raises(KeyboardInterrupt), pool(2) as helpers:
        heard = [helpers.submit(signal.getsignal, signal.SIGINT) for _ in range(4)]
        assert [one.result() for one in heard] == [signal.SIG_IGN] * 4
        assert len(active_children()) == 2
        helpers.submit(sleep, 600)
        signal.raise_signal(signal.SIGINT)
    assert active_children() == []


class Asking:
    """In place of a series: who plays tells what stands in the environment."""

    def open(self) -> Callable[[str], str | None]:
        return os.getenv


@pytest.mark.parametrize("asked", ["", "3"])
def test_each_process_computes_on_one_core_unless_somebody_asks_for_more(
    asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
    if asked:
        monkeypatch.setenv("OMP_NUM_THREADS", asked)
    with pool(1) as helpers:
        assert helpers.submit(os.getenv, "OMP_NUM_THREADS").result() == (asked or "1")
    with closing(Crew(Asking(), 1)) as crew:
        assert list(crew.play(["OMP_NUM_THREADS"])) == [asked or "1"]
    assert os.getenv("OMP_NUM_THREADS", "") == asked


# --- the summary ---


def test_the_summary_agrees_with_a_calculation_by_hand() -> None:
    summary = Summary()
    summary.add(result(1, "a b", [10, 20], [2, 1]))
    summary.add(result(2, "b a", [Fraction(61, 4), 12], [1, 2]))
    summary.add(result(3, "a b", [7, 7], [1, 1]))
    a, b = summary.agents["a"], summary.agents["b"]
    assert (a.played, b.played, summary.games) == (3, 3, 3)
    assert a.mean == Fraction(29, 3)
    assert a.deviation == pytest.approx(2.516611)  # of 10, 12, 7
    assert (a.lowest, a.highest, b.lowest, b.highest) == (7, 12, 7, 20)
    assert (a.wins, b.wins) == (Fraction(1, 2), Fraction(5, 2))
    assert (a.win_rate, b.win_rate) == (Fraction(1, 6), Fraction(5, 6))
    assert (a.mean_place, b.mean_place) == (Fraction(5, 3), 1)
    assert [seat.mean for seat in summary.seats] == [Fraction(43, 4), 13]
    assert [seat.win_rate for seat in summary.seats] == [Fraction(1, 2), Fraction(1, 2)]
    assert (summary.mean_turns, summary.mean_decisions) == (52, 300)


def test_negative_scores_have_a_highest_too() -> None:
    tally = Tally()
    tally.add(-5, 2, Fraction(0))
    assert (tally.lowest, tally.highest, tally.deviation) == (-5, -5, 0)
    tally.add(-3, 2, Fraction(0))
    assert (tally.lowest, tally.highest) == (-5, -3)


def test_a_victory_of_three_is_counted_in_thirds() -> None:
    shared = result(1, "a b c d", [9, 9, 9, 1], [1, 1, 1, 4])
    assert [shared.victory(seat) for seat in range(4)] == [Fraction(1, 3)] * 3 + [0]


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [(8, 10, 0.49016, 0.94332), (0, 10, 0.0, 0.27753), (10, 10, 0.72247, 1.0), (50, 100, 0.40383, 0.59617)],
)
def test_the_interval_is_wilsons(wins: int, played: int, low: float, high: float) -> None:
    tally = Tally()
    for game in range(played):
        tally.add(0, 1, Fraction(int(game < wins)))
    assert tally.interval == pytest.approx((low, high), abs=1e-5)


# --- files ---


def reread(file: Path) -> list[Result]:
    """The results that a CSV file tells of."""
    games: dict[int, list[dict[str, str]]] = {}
    with file.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            games.setdefault(int(row["game"]), []).append(row)
    return [
        Result(
            number,
            rows[0]["seed"],
            tuple(row["agent"] for row in rows),
            tuple(Fraction(row["score"]) for row in rows),
            tuple(int(row["place"]) for row in rows),
            int(rows[0]["turns"]),
            int(rows[0]["decisions"]),
        )
        for number, rows in games.items()
    ]


def test_a_csv_file_tells_the_results_again(tmp_path: Path) -> None:
    results = list(simulate(GAME, ["random"], 4, seed=9, processes=1, players=3))
    results.append(result(5, "a b c", [Fraction(1, 3), -2, Fraction(-1, 4)], [1, 3, 2]))
    file = tmp_path / "results.csv"
    out = output(str(file), 5, force=False)
    out.open()
    for game in results:
        out.write(game)
    out.close()
    assert reread(file) == results
    lines = file.read_text().splitlines()
    assert lines[0] == ",".join(HEADER) == "game,seed,seat,agent,score,place,turns,decisions,seconds"
    assert [line.split(",")[2] for line in lines[1:4]] == ["A", "B", "C"]


def test_a_folder_gets_a_record_of_each_game(tmp_path: Path) -> None:
    out = output(f"{tmp_path}/new/records/", 10, force=False)
    assert out.records
    out.open()
    for game in simulate(GAME, ["random"], 2, processes=1, records=True):
        out.write(game)
    files = sorted((tmp_path / "new" / "records").iterdir())
    assert [file.name for file in files] == ["game-01.quipu", "game-02.quipu"]
    for file in files:
        assert quipu.read(file.read_text()).play_through(GAME).state.seat is None


def test_what_is_there_is_not_written_over_unasked(tmp_path: Path) -> None:
    file, folder = tmp_path / "old.csv", tmp_path / "old"
    file.write_text("dear")
    folder.mkdir()
    (folder / "letter").write_text("dear")
    for path, key in ((file, "file-exists"), (folder, "folder-in-use")):
        with pytest.raises(BadOption) as refused:
            output(str(path), 1, force=False).open()
        assert refused.value.key == key
    assert (file.read_text(), (folder / "letter").read_text()) == ("dear", "dear")
    for path in (file, folder):
        out = output(str(path), 1, force=True)
        out.open()
        out.close()
    assert file.read_text().startswith("game,")
    assert (folder / "letter").read_text() == "dear"


@pytest.mark.parametrize(
    ("score", "text"),
    [(61, "61"), (-3, "-3"), (Fraction(177, 4), "44.25"), (Fraction(1, 3), "1/3"), (Fraction(-1, 4), "-0.25")],
)
def test_scores_are_written_exactly(score: int | Fraction, text: str) -> None:
    assert written(score) == text
    assert Fraction(text) == score
