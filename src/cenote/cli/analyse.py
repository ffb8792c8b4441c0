"""`cenote analyse`: a finished game, with chances, costly moves, and luck apart from choice."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cenote import games
from cenote.arena.analysis import Analysis, Course, Job, conclude, plan
from cenote.arena.analysis.figure import curves, lettered
from cenote.arena.analysis.page import page, prospect, reasons, signed, tell_move
from cenote.arena.analysis.verdict import closer, do
from cenote.arena.ledger import write_whole
from cenote.arena.report.plots import number, percent
from cenote.arena.workers import cores, pool
from cenote.cli import seats
from cenote.cli.columns import plain_console, plain_table
from cenote.cli.files import open_record, read_seat, read_text, replay
from cenote.cli.simulate import bar, check_report
from cenote.cli.speech import game_words
from cenote.core.game import Game
from cenote.core.quipu import LETTERS
from cenote.core.refusal import BadOption
from cenote.core.words import Words
from cenote.drawing.terminal import SEATS, badge

BUDGET = 12
WIDEST = 76


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser(
        "analyse", help=words.say("analyse-help"), description=words.say("analyse-description")
    )
    parser.add_argument("file", metavar="FILE", help=words.say("analyse-file"))
    parser.add_argument("--seat", metavar="A", help=words.say("analyse-seat"))
    parser.add_argument("--html", metavar="FILE", help=words.say("analyse-html"))
    parser.add_argument("--budget", type=int, default=BUDGET, metavar="N", help=words.say("analyse-budget"))
    parser.add_argument("--processes", "--jobs", type=int, metavar="N", help=words.say("simulate-processes"))
    parser.add_argument("--data", metavar="FILE", help=words.say("simulate-data"))


def run(args: argparse.Namespace) -> int:
    game, record = open_record(args.file, args.data)
    words = game_words(args.lang, game)
    course = Course(replay(game, record, words))
    course.check_over()
    seat = read_seat(args.seat, course.people)
    check_report(args.html)
    for option in ("budget", "processes"):
        if (value := getattr(args, option)) is not None and value < 1:
            raise BadOption("too-few", option=option, value=value)
    analysis = work(course, args, words, None if seat is None else [seat])
    names = seats.names(record.seats, words)
    console = plain_console()
    tell(console, words, game, analysis, names, range(course.people) if seat is None else [seat])
    if args.html:
        write_whole(Path(args.html), page(analysis, game, words, names))
        console.print(words.say("simulate-written", path=args.html), soft_wrap=True)
    return 0


# --- the work ---


def work(course: Course, args: argparse.Namespace, words: Words, chosen: list[int] | None) -> Analysis:
    """All jobs on all cores, with a bar where somebody watches."""
    data = read_text(args.data) if args.data else None
    first = plan(course, args.budget, chosen)
    with bar(words) as progress, crew(course, args, data) as do_all:
        task = progress.add_task(words.say("analyse-thinking"), total=len(first))
        done: dict[Job, Any] = {}
        for job, found in do_all(first):
            done[job] = found
            progress.advance(task)
        second = closer(course, done)
        progress.update(task, total=len(first) + len(second))
        for job, found in do_all(second):
            done[job] = found
            progress.advance(task)
    return conclude(course, done)


@contextmanager
def crew(course: Course, args: argparse.Namespace, data: str | None) -> Iterator[Any]:
    processes = args.processes or cores()
    if processes == 1:
        yield lambda jobs: ((job, do(course, job)) for job in jobs)
        return
    text = read_text(args.file)
    with pool(processes, prepare, course.game.key, data, text) as helpers:
        yield partial(done_by, helpers)


def done_by(helpers: ProcessPoolExecutor, jobs: Iterable[Job]) -> Iterator[tuple[Job, Any]]:
    futures = {helpers.submit(do_here, job): job for job in jobs}
    for future in as_completed(futures):
        yield futures[future], future.result()


_courses: list[Course] = []  # of a worker


def prepare(key: str, data: str | None, text: str) -> None:
    game = games.get(key)
    _courses.append(Course.of(game if data is None else game.with_data("data", data), text))


def do_here(job: Job) -> Any:
    return do(_courses[0], job)


# --- what is told ---


def tell(
    console: Console, words: Words, game: Game, analysis: Analysis, names: list[str], chosen: Iterable[int]
) -> None:
    legend = Text("  ").join(Text.assemble(badge(seat), f" {name}") for seat, name in enumerate(names))
    console.print(Text.assemble(words.say("game-title"), "  ", legend))
    width = min(console.width - 8, WIDEST)
    styles = [style.rpartition("on ")[2] for style in SEATS]
    if analysis.tells_wins:
        console.print(f"\n{words.say('analyse-wins')}")
        console.print(lettered(curves(analysis, True), lambda tick: percent(words, tick), styles, width))
    console.print(f"\n{words.say('analyse-scores')}")
    console.print(lettered(curves(analysis, False), lambda tick: number(words, tick, 0), styles, width))
    console.print(f"\n{words.say('analyse-balance')}")
    console.print(balance(console, words, analysis, names))
    for seat in chosen:
        tell_seat(console, words, game, analysis, names, seat)


def balance(console: Console, words: Words, analysis: Analysis, names: list[str]) -> Table:
    table = plain_table(console)
    table.add_column(words.say("simulate-seat"))
    columns = ("own", *(() if analysis.solo else ("others",)), "luck")
    for column in columns:
        table.add_column(words.say(f"analyse-{column}"), justify="right")
    table.add_column(words.say("simulate-score"), justify="right")
    for seat, name in enumerate(names):
        cells = [signed(words, getattr(analysis, column)[seat]) for column in columns]
        table.add_row(f"{LETTERS[seat]} {name}", *cells, number(words, analysis.final[seat]))
    return table


def tell_seat(console: Console, words: Words, game: Game, analysis: Analysis, names: list[str], seat: int) -> None:
    console.print(f"\n{words.say('analyse-slips', name=names[seat])}")
    if not analysis.costly[seat]:
        console.print(words.say("analyse-no-slips"))
    for place, move in enumerate(analysis.costly[seat], 1):
        head = f"{place}. {words.say('analyse-turn', turn=move.turn)} ({move.rule})"
        console.print(head)
        made, better = tell_move(game, words, move.move), tell_move(game, words, move.better)
        console.print(f"   {words.say('analyse-made')} {made} — {prospect(analysis, words, move, 0)}")
        console.print(f"   {words.say('analyse-better')} {better} — {prospect(analysis, words, move, 1)}")
        if because := reasons(words, move):
            console.print(f"   {because}")
    for stroke in analysis.strokes[seat]:
        told = words.say("analyse-stroke", turn=stroke.turn, name=names[stroke.seat])
        console.print(f"   {signed(words, stroke.points)} {told} {tell_move(game, words, stroke.move)}")
