"""Runs that are stopped, gone on with and examined, as small as can be. Needs torch, as `make test-all` has it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cenote.agents.network.weights import Weights

pytestmark = pytest.mark.slow

TINY = ["width=16", "depth=2", "tables=4", "steps=8", "remember=2", "selves=3"]


def tiny_run(seed: int = 1, game: str = "tzolkin", players: int = 2, **more: Any) -> Any:
    from cenote.learn.recipe import changed, small
    from cenote.learn.run import Run
    from cenote.learn.sitting import Sitting

    recipe = changed(small(), [*TINY, *more.pop("settings", [])])
    return Run(game, recipe, [Sitting(players, {})], seed=seed, **more)


def played(run: Any, times: int = 3) -> Any:
    for _ in range(times):
        run.once(0.5)
    return run


def same(one: Any, other: Any) -> bool:
    return all(np.array_equal(array, other[name]) for name, array in one.items())


def ignored(_: dict[str, float]) -> None:
    pass


def order(*more: str) -> None:
    from cenote.learn.__main__ import main

    main(["tzolkin", "--small", "--tables", "2", "--workers", "0", "--exam-every", "0", *more, "--set", *TINY])


# --- what is kept ---


def test_a_network_tells_where_it_comes_from(tmp_path: Path) -> None:
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    order("--minutes", "0.005", "--out", str(first))
    order("--minutes", "0.005", "--seed", "2", "--begin-with", str(first), "--out", str(second))
    order("--minutes", "0.005", "--go-on", "--out", str(second))
    one, two = Weights.read(first).about, Weights.read(second).about
    assert one["command"].startswith("python -m cenote.learn tzolkin --small ") and "--out first.npz" in one["command"]
    assert str(tmp_path) not in str(one) + str(two)
    assert one["recipe"]["width"] == 16 and one["before"] == []
    assert len(one["commit"].rstrip("+")) in (0, 40)
    told = {name: one[name] for name in ("command", "commit", "seed", "decisions", "curve")}
    assert two["before"] == [told] and told["curve"] and told["decisions"]
    assert two["seed"] == 2 and two["command"].count(" && ") == 1 and "--go-on" in two["command"]


# --- going on ---


def test_a_kill_between_the_two_files_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cenote.learn import kept

    file = tmp_path / "n.npz"
    run = played(tiny_run(), 2)
    run.write(file)
    before = Weights.read(file).about["decisions"]
    played(run, 1)

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(kept, "write_weights", killed)
    with pytest.raises(KeyboardInterrupt):
        run.write(file)
    monkeypatch.undo()
    assert Weights.read(file).about["decisions"] == before, "the older network is whole"
    again = tiny_run()
    again.go_on(file)
    assert (again.decisions, again.improvements) == (run.decisions, run.improvements) == (before // 2 * 3, 3)
    assert same(run.net.arrays(), again.net.arrays())
    again.write(file)
    assert Weights.read(file).about["decisions"] == run.decisions


@pytest.mark.parametrize("half", ["torch", "numpy"])
def test_a_kill_while_a_file_is_written_leaves_the_one_before(
    half: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import torch

    file = tmp_path / "n.npz"
    run = played(tiny_run(), 2)
    run.write(file)
    played(run, 1)

    def killed(*given: Any, **_: object) -> None:
        out = given[1] if half == "torch" else given[0]
        if isinstance(out, Path):
            out.write_bytes(b"half")
        else:
            out.write(b"half")
        raise KeyboardInterrupt

    module, name = (torch, "save") if half == "torch" else (np, "savez_compressed")
    monkeypatch.setattr(module, name, killed)
    with pytest.raises(KeyboardInterrupt):
        run.write(file)
    monkeypatch.undo()
    again = tiny_run()
    again.go_on(file)
    assert again.improvements == (2 if half == "torch" else 3)
    assert Weights.read(file).about["decisions"] == 2 * 8 * 4


def test_who_goes_on_plays_other_games_and_draws_other_lots(tmp_path: Path) -> None:
    file = tmp_path / "n.npz"
    run = tiny_run()
    dealt = run.house.halls[0].vectors[0].seeds.tolist()
    played(run).write(file)
    again, as_well = tiny_run(), tiny_run()
    assert again.house.halls[0].vectors[0].seeds.tolist() == dealt
    again.go_on(file), as_well.go_on(file)
    seeds = again.house.halls[0].vectors[0].seeds.tolist()
    assert not set(seeds) & set(dealt)
    assert seeds == as_well.house.halls[0].vectors[0].seeds.tolist(), "chance follows from the seed all the same"
    again.once(0.5), as_well.once(0.5)
    assert same(again.net.arrays(), as_well.net.arrays())


def test_pace_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "n.npz"
    run = tiny_run()
    run.end, run.spent, run.done = 2.0, 1.0, 0.5
    run.write(file)
    again = tiny_run()
    again.go_on(file)
    assert (again.end, again.spent, again.done) == (2.0, 1.0, 0.5)
    falls: list[float] = []
    once = again.once
    monkeypatch.setattr(again, "once", lambda done: falls.append(done) or once(done))
    again.learn(again.end - again.spent, ignored)
    assert falls == sorted(falls) and 0.5 <= falls[0] < 0.75 and falls[-1] > 0.75
    assert again.done == 1.0 and again.spent == pytest.approx(2.0, abs=0.5)


def test_what_is_left_of_a_run_is_learnt_unless_minutes_are_given(tmp_path: Path) -> None:
    file = tmp_path / "n.npz"
    run = tiny_run()
    run.end, run.spent, run.done = 300.0, 299.5, 0.99
    run.write(file)
    order("--go-on", "--out", str(file))
    assert 299 <= Weights.read(file).about["seconds"] <= 302


# --- former selves ---


def test_a_run_begins_with_former_selves_where_there_are_some(tmp_path: Path) -> None:
    file = tmp_path / "n.npz"
    run = played(tiny_run(), 4)
    assert len(run.former) == 2
    run.write(file)
    other = tiny_run(seed=2)
    other.begin_with(file)
    assert len(other.former) == 2
    for mine, theirs in zip(run.former, other.former, strict=True):
        assert same(mine.arrays(), theirs.arrays())
    file.with_suffix(".pt").unlink()
    alone = tiny_run(seed=2)
    alone.begin_with(file)
    assert len(alone.former) == 1 and same(alone.former[0].arrays(), alone.net.arrays())
    played(alone, 1)
    assert not same(alone.former[0].arrays(), alone.net.arrays()), "it is no longer the one that learns"


# --- what cannot be gone on with ---


def refusal(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    with pytest.raises(SystemExit) as ended:
        order("--minutes", "0.001", *more)
    assert ended.value.code == 2
    return capsys.readouterr().err


def test_what_cannot_be_gone_on_with_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "n.npz"
    out = ("--out", str(file))
    assert refusal(capsys, "--go-on", *out) == (
        "There is no “n.pt” to go on with; it lies beside a network that was taught here.\n"
    )
    for damage in (b"", b"hello", b"PK\x03\x04"):
        file.with_suffix(".pt").write_bytes(damage)
        assert refusal(capsys, "--go-on", *out) == (
            "With “n.pt” nothing can be gone on with: it is damaged, or was written by another version.\n"
        )
    tiny_run(settings=["width=24"]).write(file)
    for how in (["--go-on", *out], ["--begin-with", str(file), "--out", str(tmp_path / "m.npz")]):
        told = refusal(capsys, *how)
        assert told.count("\n") == 1 and "× 24 × 24 ×" in told and "× 16 × 16 ×" in told
    tiny_run(game="santamaria").write(file)
    for how in (["--go-on", *out], ["--begin-with", str(file), "--out", str(tmp_path / "m.npz")]):
        assert "has learnt another game: santamaria" in refusal(capsys, *how)


# --- exams ---


def quick(**changes: Any) -> Any:
    from cenote.learn.midterms import Midterms

    return Midterms(every=0.2, games=2, rivals=("random", "greedy"), processes=1)._replace(**changes)


def test_exams_stand_in_the_curve_and_are_no_learning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "n.npz"
    run = tiny_run(exams=quick(every=0.5))
    told: list[dict[str, float]] = []
    run.learn(1.0, told.append, file)
    about = Weights.read(file).about
    assert about["curve"] == told and about["seconds"] <= 2
    exams = [point for point in told if "exam" in point]
    assert len(exams) >= 2 and told[-1] is exams[-1], "the last one at the end"
    for point in exams:
        assert (point["exam"], point["players"]) == (2, 2) and point["decisions"] and point["seconds"] <= 2
        shares = [point[f"beats {rival}"] for rival in ("random", "greedy", "its former self")]
        assert all(0 <= share <= 1 and share % 0.5 == 0 for share in shares)


def test_without_exams_there_are_none() -> None:
    run = tiny_run()
    run.learn(0.3, ignored)
    assert run.curve and not any("exam" in point for point in run.curve)


def test_exams_take_no_time_from_learning(monkeypatch: pytest.MonkeyPatch) -> None:
    from cenote.learn import run as module

    clock = 0.0

    def passed(seconds: float, answer: Any) -> Any:
        nonlocal clock
        clock += seconds
        return answer

    run = tiny_run(exams=quick(every=20.0))
    monkeypatch.setattr(module, "perf_counter", lambda: clock)
    monkeypatch.setattr(run, "once", lambda done: passed(1.0, {}))
    monkeypatch.setattr(module.Midterms, "sit", lambda *_: passed(500.0, {"exam": 2}))
    run.learn(100.0, ignored)
    assert run.spent == pytest.approx(100.0)
    exams = [point["seconds"] for point in run.curve if "exam" in point]
    assert len(exams) == 5 and exams[-1] == 100.0 and all(exams[i] >= 20 * (i + 1) - 1 for i in range(4))


def test_a_former_self_is_the_oldest_that_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    from cenote.learn.midterms import Midterms

    met: list[Any] = []
    monkeypatch.setattr(Midterms, "sit", lambda _, about, table, net, former: met.append(former) or {"exam": 1})
    run = tiny_run(exams=quick())
    run.examine(run.net, ignored)
    assert met.pop() is run.net
    played(run, 8)
    run.examine(run.net, ignored)
    assert len(run.former) == 3 and met.pop() is run.former[0]


def test_who_learns_to_play_alone_is_examined_alone() -> None:
    from cenote.learn.midterms import examined
    from cenote.learn.sitting import Sitting

    run = tiny_run(game="santamaria", players=1, exams=quick(games=1))
    run.examine(run.net, ignored)
    assert run.curve[-1]["wins alone"] in (0.0, 1.0) and run.curve[-1]["players"] == 1
    assert examined([Sitting(1, {}), Sitting(3, {})]).players == 3


def test_exams_are_asked_for_in_the_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "n.npz"
    order(
        "--minutes", "0.005", "--out", str(file), "--exam-every", "1", "--exam-games", "2", "--exam-against", "random"
    )
    [exam] = [point for point in Weights.read(file).about["curve"] if "exam" in point]
    assert exam["exam"] == 2 and "beats random" in exam and "beats greedy" not in exam
    assert f"beats random {exam['beats random']:g}" in capsys.readouterr().out


# --- all stages ---

RECIPE = """
[[stage]]
tables = { 2 = 1 }
minutes = 2
seed = 5

[[stage]]
tables = { 2 = 1, 3 = 1 }
minutes = 4
seed = 6
settings = { variety = 0.01 }

[[stage]]
minutes = 2
seed = 7
"""


def all_stages(folder: Path, *more: str) -> Path:
    from cenote.learn.__main__ import main

    (folder / "r.toml").write_text(RECIPE, encoding="utf-8")
    words = ["tzolkin", "--small", "--workers", "0", "--exam-every", "0", "--minutes", "0.02"]
    main([*words, "--whole", str(folder / "r.toml"), "--out", str(folder / "n.npz"), *more, "--set", *TINY])
    return folder / "n.npz"


def test_all_stages_of_a_recipe_run_one_after_the_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    about = Weights.read(all_stages(tmp_path)).about
    assert [one["seed"] for one in about["before"]] == [5, 6] and about["seed"] == 7
    assert about["players"] == [2, 3, 4] and Weights.read(tmp_path / "n.1.npz").about["players"] == [2]
    second = Weights.read(tmp_path / "n.2.npz").about
    assert second["recipe"]["variety"] == 0.01 and about["recipe"]["variety"] == 0.03
    assert "--minutes 0.01 " in second["command"] and "--begin-with n.1.npz" in second["command"]
    assert all(one["curve"] and one["decisions"] for one in about["before"])
    shown = capsys.readouterr().out
    assert "stage 1 of 3" in shown and "stage 3 of 3" in shown


def test_all_stages_go_on_where_they_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cenote.learn import order as module
    from cenote.learn import whole
    from cenote.learn.run import Run

    begun: list[str] = []
    once, stops = Run.once, [6]

    def some(run: Any, done: float) -> Any:
        about = once(run, done)
        if run.seed in stops:
            run.write(tmp_path / "n.2.npz")
            raise KeyboardInterrupt
        return about

    def noted(args: Any, words: Any) -> None:
        begun.append(" ".join(words))
        module.learn(args, words)

    monkeypatch.setattr(whole, "learn", noted)
    monkeypatch.setattr(Run, "once", some)
    with pytest.raises(KeyboardInterrupt):
        all_stages(tmp_path)
    half = Weights.read(tmp_path / "n.2.npz").about
    assert len(begun) == 2 and half["decisions"] > 0
    begun.clear()
    stops.clear()
    all_stages(tmp_path, "--go-on", "--exam-every", "9", "--exam-games", "1", "--exam-against", "random")
    assert len(begun) == 2, "the first stage was over"
    assert "--go-on" in begun[0] and "n.2.npz" in begun[0] and "--go-on" not in begun[1]
    second = Weights.read(tmp_path / "n.2.npz").about
    assert second["decisions"] > half["decisions"] and second["curve"]
    begun.clear()
    all_stages(tmp_path, "--go-on")
    assert not begun, "there is nothing left"


def test_stages_that_were_made_otherwise_are_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cenote.learn import whole
    from cenote.learn.kept import Kept
    from cenote.learn.order import learn

    all_stages(tmp_path)
    begun: list[str] = []
    monkeypatch.setattr(whole, "learn", lambda args, words: begun.append(args.out.name) or learn(args, words))
    first = tmp_path / "n.1.npz"
    kept = Kept.read(first)
    kept._replace(about={**kept.about, "decisions": kept.about["decisions"] + 1}).write(first)
    all_stages(tmp_path, "--go-on")
    assert begun == ["n.2.npz", "n.npz"], "they were not begun with this one"
    begun.clear()
    all_stages(tmp_path, "--go-on", "--seed", "2")
    assert begun == ["n.1.npz", "n.2.npz", "n.npz"]


def test_a_short_lesson_is_long_enough_to_be_one() -> None:
    from cenote.learn.order import parser
    from cenote.learn.stages import Stage
    from cenote.learn.whole import stage_words

    args = parser().parse_args(["tzolkin", "--set", "pace=1", "--seed", "3"])
    stage = Stage(4.0, teacher="greedy", lesson=2.0, seed=5, settings={"pace": 2, "width": 8})
    taught = ["--teacher", "greedy", "--lesson"]
    assert stage_words(stage, args, 0.01) == ["--set", "pace=1", "width=8", *taught, "0.5", "--seed", "7"]
    assert stage_words(stage, args, 2.0)[3:7] == [*taught, "4"]
    short = stage._replace(lesson=0.3)
    assert stage_words(short, args, 0.01)[6] == "0.3" and stage_words(short, args, 1.0)[6] == "0.3"


@pytest.mark.parametrize("more", [["--tables", "2"], ["--teacher", "greedy"], ["--begin-with", "a.npz"]])
def test_what_the_stages_say_is_said_by_nobody_else(
    more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        all_stages(tmp_path, *more)
    assert capsys.readouterr().err == f"With --whole the stages say this; leave {more[0]} out.\n"
