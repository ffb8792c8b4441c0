"""`cenote simulate`: many games between agents, and what came of them."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cenote import games
from cenote.arena import Summary, simulate
from cenote.arena.output import output
from cenote.arena.workers import uninterrupted
from cenote.cli.columns import plain_console, plain_table
from cenote.cli.files import read_text
from cenote.cli.speech import game_words
from cenote.core.quipu import LETTERS
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
    parser.add_argument("--seed", default="1", metavar="SEED", help=words.say("simulate-seed"))
    parser.add_argument("--processes", type=int, metavar="N", help=words.say("simulate-processes"))
    parser.add_argument("--out", metavar="PATH", help=words.say("simulate-out"))
    parser.add_argument("--force", action="store_true", help=words.say("simulate-force"))
    parser.add_argument("--data", metavar="FILE", help=words.say("simulate-data"))


def run(args: argparse.Namespace) -> int:
    game = games.get(args.game)
    data = read_text(args.data) if args.data else None
    if data is not None:
        game = game.with_data(Path(args.data).name, data)
    words = game_words(args.lang, game)
    names = [name.strip() for name in args.agents.split(",") if name.strip()]
    out = output(args.out, args.games, args.force)
    results = simulate(game, names, args.games, args.seed, args.processes, args.players, data=data, records=out.records)
    summary = Summary()
    status = 0
    start = perf_counter()
    out.open()
    try:
        with closing(results), bar(words) as progress:
            task = progress.add_task(words.say("simulate-playing"), total=args.games)
            for result in results:
                with uninterrupted():  # a game is written down and counted, or neither
                    out.write(result)
                    summary.add(result)
                progress.advance(task)
    except KeyboardInterrupt:
        status = INTERRUPTED
    finally:
        out.close()
    console = plain_console()
    if status == INTERRUPTED:
        console.print(words.say("simulate-stopped", done=summary.games, games=args.games))
    if summary.games:
        report(console, words, summary, args.seed, perf_counter() - start)
    if args.out:
        console.print(words.say("simulate-written", path=args.out), soft_wrap=True)
    return status


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
    )


def report(console: Console, words: Words, summary: Summary, seed: str, seconds: float) -> None:
    """The summary as tables that fit 80 columns."""
    console.print(
        words.say(
            "simulate-done",
            title=words.say("game-title"),
            n=summary.games,
            players=len(summary.seats),
            seed=seed,
            speed=summary.games / seconds,
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
