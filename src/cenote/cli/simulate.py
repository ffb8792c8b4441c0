"""`cenote simulate`: many games between agents, and what came of them."""

from __future__ import annotations

import argparse
from collections.abc import Generator
from contextlib import closing
from errno import ENOENT
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cenote.arena import Result, Summary, Survey, simulate
from cenote.arena.output import Output, output
from cenote.arena.report import write_report
from cenote.arena.series import Series, lay
from cenote.arena.workers import uninterrupted
from cenote.cli.columns import plain_console, plain_table
from cenote.cli.files import open_game, read_text
from cenote.cli.speech import game_words
from cenote.core.quipu import LETTERS
from cenote.core.refusal import BadOption
from cenote.core.words import Words

INTERRUPTED = 130


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser(
        "simulate", help=words.say("simulate-help"), description=words.say("simulate-description")
    )
    parser.add_argument("game", metavar="GAME", help=words.say("simulate-game"))
    parser.add_argument("--agents", default="greedy,random", metavar="A,B", help=words.say("simulate-agents"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=words.say("simulate-games"))
    parser.add_argument("--players", type=int, metavar="N", help=words.say("simulate-players"))
    parser.add_argument("--options", default="", metavar="A,B=C", help=words.say("simulate-options"))
    parser.add_argument("--seed", default="1", metavar="SEED", help=words.say("simulate-seed"))
    parser.add_argument("--processes", "--jobs", type=int, metavar="N", help=words.say("simulate-processes"))
    parser.add_argument("--out", metavar="PATH", help=words.say("simulate-out"))
    again = parser.add_mutually_exclusive_group()
    again.add_argument("--force", action="store_true", help=words.say("simulate-force"))
    again.add_argument("--resume", action="store_true", help=words.say("simulate-resume"))
    parser.add_argument("--report", metavar="FILE", help=words.say("tournament-report"))
    parser.add_argument("--ray", metavar="ADDRESS", help=words.say("tournament-ray"))
    parser.add_argument("--data", metavar="FILE", help=words.say("simulate-data"))
    parser.add_argument("--rules", type=int, metavar="N", help=words.say("play-help-rules"))


def run(args: argparse.Namespace) -> int:
    game = open_game(args.game, args.data, args.rules)
    data = read_text(args.data) if args.data else None
    words = game_words(args.lang, game)
    names, options = agents_of(args.agents), game.read_options(args.options)
    out = output(args.out, args.games, args.force)
    check_report(args.report)
    if args.report and args.resume and not out.telling:
        raise BadOption("report-from-csv", path=args.out)
    traces = out.traces or args.report is not None
    series = lay(game, names, args.seed, args.players, options, data, out.records, traces)
    survey = Survey(game)
    done = take_up(out, series, survey, args.games) if args.resume and args.out else set()
    results = simulate(
        game, names, args.games, args.seed, args.processes, args.players, options,
        data=data, records=out.records, traces=traces, ray=args.ray, done=done,
    )  # fmt: skip
    if not (args.resume and args.out):
        out.open()
    start = perf_counter()
    status = play(results, out, survey, words, args.games)
    console = plain_console()
    if done:
        console.print(words.say("tournament-resumed", done=len(done), games=args.games))
    if status == INTERRUPTED:
        console.print(words.say("simulate-stopped", done=survey.summary.games, games=args.games))
    if survey.summary.games:
        speed = (survey.summary.games - len(done)) / (perf_counter() - start)
        report(console, words, survey.summary, args.seed, speed)
        if args.report:
            write_report(Path(args.report), survey, words, None, args.seed)
            console.print(words.say("simulate-reported", path=args.report), soft_wrap=True)
    if args.out:
        console.print(words.say("simulate-written", path=args.out), soft_wrap=True)
    return status


def play(results: Generator[Result, None, None], out: Output, survey: Survey, words: Words, games: int) -> int:
    """Take the results as they come; tells the exit status."""
    try:
        with closing(results), bar(words) as progress:
            task = progress.add_task(words.say("simulate-playing"), total=games, completed=survey.summary.games)
            for result in results:
                with uninterrupted():  # a game is written down and counted, or neither
                    out.write(result)
                    survey.add(result)
                progress.advance(task)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        out.close()
    return 0


def take_up(out: Output, series: Series, survey: Survey, games: int) -> set[int]:
    """Count what an earlier run has written; tells the numbers of its games."""
    found = {result.number: result for result in out.resume(series)}
    for number, result in sorted(found.items()):
        if number <= games:
            survey.add(result)
    return set(found)


def agents_of(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def check_report(file: str | None) -> None:
    """Better known before a thousand games than after."""
    if file is not None:
        if not file.lower().endswith((".html", ".htm")):
            raise BadOption("report-name", path=file)
        if not Path(file).parent.is_dir():
            raise FileNotFoundError(ENOENT, "", file)


def bar(words: Words) -> Progress:
    """How far it is, where a person watches."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(words.say("simulate-left")),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
        speed_estimate_period=1800,  # games of strong agents take minutes
    )


def report(console: Console, words: Words, summary: Summary, seed: str, speed: float) -> None:
    """The summary as tables that fit 80 columns."""
    console.print(
        words.say(
            "simulate-done",
            title=words.say("game-title"),
            n=summary.games,
            players=len(summary.seats),
            seed=seed,
            speed=speed,
        )
    )
    console.print(words.say("simulate-length", turns=summary.mean_turns, decisions=summary.mean_decisions))
    console.print()
    console.print(agents_table(console, words, summary))
    console.print()
    console.print(seats_table(console, words, summary))


def agents_table(console: Console, words: Words, summary: Summary) -> Table:
    table = plain_table(console)
    table.add_column(words.say("simulate-agent"))
    for heading in ("played", "score", "range", "wins", "interval", "place"):
        table.add_column(words.say(f"simulate-{heading}"), justify="right")
    for agent, tally in summary.agents.items():
        low, high = tally.interval
        table.add_row(
            words.term("agent", agent),
            words.say("simulate-number", n=tally.played),
            words.say("simulate-mean", mean=tally.mean, deviation=tally.deviation),
            words.say("simulate-from-to", lowest=tally.lowest, highest=tally.highest),
            words.say("simulate-rate", rate=tally.win_rate),
            words.say("simulate-rates", low=100 * low, high=100 * high),
            words.say("simulate-mean-place", place=tally.mean_place),
        )
    return table


def seats_table(console: Console, words: Words, summary: Summary) -> Table:
    table = plain_table(console)
    table.add_column(words.say("simulate-seat"))
    for heading in ("score", "wins"):
        table.add_column(words.say(f"simulate-{heading}"), justify="right")
    for seat, tally in enumerate(summary.seats):
        mean = words.say("simulate-mean", mean=tally.mean, deviation=tally.deviation)
        table.add_row(LETTERS[seat], mean, words.say("simulate-rate", rate=tally.win_rate))
    return table
