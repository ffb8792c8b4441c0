"""All stages in which a game is learnt, one after the other; who is stopped goes on where that was."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from cenote import games
from cenote.learn.kept import Kept, beside
from cenote.learn.order import learn, out, parser
from cenote.learn.origin import command, runs
from cenote.learn.refusal import BadRun
from cenote.learn.stages import Stage, optional, read_stages, stages_file

SHORTEST = 0.5  # minutes of a lesson, however short the rest is made: a game of planners takes its time
SAID_BY_STAGES = ("tables", "teacher", "lesson", "begin_with")


def whole(args: argparse.Namespace) -> None:
    for name in SAID_BY_STAGES:
        if getattr(args, name) is not None:
            raise BadRun("stages-with", option="--" + name.replace("_", "-"))
    game = games.get(args.game)
    stages = read_stages(stages_file(game) if args.whole == Path() else args.whole, game)
    minutes = sum(stage.minutes + stage.lesson for stage in stages)
    share = 1.0 if args.minutes is None else args.minutes / minutes
    before: Path | None = None
    for number, stage in enumerate(stages, 1):
        file = out(args) if number == len(stages) else out(args).with_suffix(f".{number}.npz")
        print(f"stage {number} of {len(stages)}", flush=True)
        words = [args.game, *stage_words(stage, args, share), *optional("--begin-with", paths(before))]
        words += ["--out", str(file), "--minutes", f"{stage.minutes * share:.4g}"]
        make(words, hands(args), file, before, args.go_on)
        before = file


def stage_words(stage: Stage, args: argparse.Namespace, share: float) -> list[str]:
    given = {name: value for name, _, value in (one.partition("=") for one in args.set)}
    words = stage._replace(settings={**stage.settings, **given}).words()
    if stage.teacher:
        lesson = min(stage.lesson, SHORTEST) if share < 1 else stage.lesson
        words += ["--teacher", stage.teacher, "--lesson", f"{max(lesson, stage.lesson * share):.4g}"]
    return [*words, "--seed", str(stage.seed + args.seed - 1), *(["--small"] if args.small else [])]


def hands(args: argparse.Namespace) -> list[str]:
    """Who plays and examines. Who goes on may have others."""
    return [
        *optional("--workers", [] if args.workers is None else [str(args.workers)]),
        *optional("--ray", [args.ray] if args.ray else []),
        *["--exam-every", f"{args.exam_every:g}"],
        *optional("--exam-games", [str(args.exam_games)] if args.exam_games else []),
        *optional("--exam-against", args.exam_against or []),
    ]


def paths(file: Path | None) -> list[str]:
    return [] if file is None else [str(file)]


def make(words: list[str], hands: list[str], file: Path, before: Path | None, go_on: bool) -> None:
    """A stage; the rest of it, or nothing, where it was begun in the same way."""
    begun = begun_before(file, command(words), before) if go_on else None
    if begun is None:
        learn_by([*words, *hands])
    elif begun.done < 1:
        learn_by([*words[: words.index("--minutes")], "--go-on", *hands])
    else:
        begun.publish(file)


def learn_by(words: list[str]) -> None:
    learn(parser().parse_args(words), words)


def begun_before(file: Path, words: str, before: Path | None) -> Kept | None:
    """What is there of a stage that was begun by the same command, from the same network."""
    if not beside(file).exists():
        return None
    kept = Kept.read(file)
    taught: list[dict[str, Any]] = [] if before is None else runs(Kept.read(before).about)
    same = f"{kept.about['command']} ".startswith(f"{words} ") and kept.about["before"] == taught
    return kept if same else None
