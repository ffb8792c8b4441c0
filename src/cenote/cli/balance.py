"""`cenote balance`: how often each component is taken, and what it is worth."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from cenote.arena.balance import Balance, Bound, Count, Row, write_page
from cenote.arena.balance.count import Sample
from cenote.arena.balance.names import Names
from cenote.arena.balance.page import levels_text, turns_text, worth_text
from cenote.arena.ledger import write_whole
from cenote.cli.columns import plain_console, plain_table
from cenote.cli.files import open_game, read_text
from cenote.cli.simulate import INTERRUPTED, agents_table, bar, check_report
from cenote.cli.speech import game_words
from cenote.core.quipu import LETTERS
from cenote.core.words import Words


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser(
        "balance", help=words.say("balance-help"), description=words.say("balance-description")
    )
    parser.add_argument("game", metavar="GAME", help=words.say("simulate-game"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=words.say("simulate-games"))
    parser.add_argument("--agent", default="hard", metavar="AGENT", help=words.say("balance-agent"))
    parser.add_argument("--players", type=int, metavar="N", help=words.say("tournament-players"))
    parser.add_argument("--seed", default="1", metavar="SEED", help=words.say("simulate-seed"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", "--jobs", type=int, metavar="N", help=words.say("simulate-processes"))
    where.add_argument("--ray", metavar="ADDRESS", help=words.say("tournament-ray"))
    parser.add_argument("--probe", nargs="+", default=[], metavar="ID", help=words.say("balance-probe"))
    parser.add_argument("--never", nargs="+", default=[], metavar="VERB", help=words.say("balance-never"))
    parser.add_argument("--probe-games", type=int, metavar="N", help=words.say("balance-probe-games"))
    parser.add_argument("--out", metavar="FILE", help=words.say("tournament-report"))
    parser.add_argument("--json", metavar="FILE", help=words.say("balance-json"))
    parser.add_argument("--data", metavar="FILE", help=words.say("simulate-data"))
    parser.add_argument("--rules", type=int, metavar="N", help=words.say("play-help-rules"))


def run(args: argparse.Namespace) -> int:
    game = open_game(args.game, args.data, args.rules)
    words = game_words(args.lang, game)
    check_report(args.out)
    balance = Balance(
        game, args.agent, args.games, args.seed, args.players, read_text(args.data) if args.data else None,
        args.probe, args.never, args.probe_games,
    )  # fmt: skip
    start = perf_counter()
    status = play(balance, words, args)
    if not balance.results:
        return status
    console = plain_console()
    report(console, words, balance, len(balance.results) / (perf_counter() - start))
    if args.out:
        write_page(Path(args.out), balance, words)
        console.print(words.say("simulate-reported", path=args.out), soft_wrap=True)
    if args.json:
        write_whole(Path(args.json), json.dumps(balance.told(), indent=1, ensure_ascii=False) + "\n")
        console.print(words.say("simulate-written", path=args.json), soft_wrap=True)
    return status


def play(balance: Balance, words: Words, args: argparse.Namespace) -> int:
    """Play everything; tells the exit status."""
    try:
        with closing(balance.play(args.processes, args.ray)) as played, bar(words) as progress:
            task = progress.add_task(words.say("simulate-playing"), total=balance.total())
            for total in played:
                progress.update(task, advance=1, total=total)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def report(console: Console, words: Words, balance: Balance, speed: float) -> None:
    count, names = balance.count(), Names(balance.game, words)
    summary = count.summary
    console.print(
        words.say(
            "simulate-done",
            title=words.say("game-title"),
            n=summary.games,
            players=len(summary.seats),
            seed=str(balance.series.seed),
            speed=speed,
        )
    )
    console.print(turns_text(count, words))
    for table in (
        agents_table(console, words, summary),
        seats_table(console, words, count),
        actions_table(console, words, count),
        tracks_table(console, words, count, names),
        *(things_table(console, words, names, kind, rows) for kind, rows in count.rows().items()),
    ):
        console.print()
        console.print(table)
    if balance.bound:
        console.print()
        console.print(bound_table(console, words, names, balance.bounds()))


def table_of(console: Console, first: str, *headings: str) -> Table:
    table = plain_table(console)
    table.add_column(first)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def seats_table(console: Console, words: Words, count: Count) -> Table:
    table = table_of(console, words.say("simulate-seat"), words.say("balance-worth"), words.say("simulate-wins"))
    for seat, lead in enumerate(count.leads):
        rate = words.say("simulate-rate", rate=count.summary.seats[seat].win_rate)
        table.add_row(LETTERS[seat], worth_text(lead, words), rate)
    return table


def actions_table(console: Console, words: Words, count: Count) -> Table:
    heads = (words.say("balance-times"), words.say("balance-share"), words.say("balance-rate"))
    table = table_of(console, words.say("balance-actions"), *heads)
    for verb, times, *shares in count.shares():
        rates = [words.say("simulate-rate", rate=share) for share in shares]
        table.add_row(words.term("deed", verb), words.say("simulate-number", n=times), *rates)
    return table


def tracks_table(console: Console, words: Words, count: Count, names: Names) -> Table:
    table = plain_table(console)
    table.add_column(words.say("balance-track"))
    table.add_column(words.say("balance-levels"))
    for track in sorted(count.reached):
        table.add_row(names.track(track), levels_text(count, track, words))
    return table


def things_table(console: Console, words: Words, names: Names, kind: str, rows: list[Row]) -> Table:
    heads = [words.say(f"balance-{key}") for key in ("offered", "taken", "used", "worth", "odd")]
    table = table_of(console, names.kind(kind), *heads)
    for row in sorted(rows, key=lambda row: (-row.share, row.id)):
        table.add_row(
            names.thing(kind, row.id),
            str(row.offered),
            words.say("simulate-rate", rate=row.share),
            f"{row.used}" if row.used else "",
            worth_text(row.lead, words) if row.took else "",
            words.say(f"balance-odd-{row.odd}") if row.odd else "",
        )
    return table


def bound_table(console: Console, words: Words, names: Names, bounds: list[Bound]) -> Table:
    heads = [words.say(f"balance-{key}") for key in ("did", "bound-score", "bound-wins", "gain")]
    table = table_of(console, words.say("balance-bound"), *heads)
    for bound in bounds:
        table.add_row(
            words.say("balance-must" if bound.must else "balance-never-does", what=names.word(bound.what)),
            f"{bound.did} / {bound.games}",
            words.say("report-digits-1", n=bound.score),
            words.say("simulate-rate", rate=bound.wins / bound.games),
            worth_text(bound.gain or Sample(), words),
        )
    return table
