"""`cenote tournament`: agents against each other, and how strong each is."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

from platformdirs import user_data_path
from rich.console import Console
from rich.table import Table

from cenote.arena.ledger import Ledger
from cenote.arena.ratings import Ratings
from cenote.arena.report import write_report
from cenote.arena.standings import Line
from cenote.arena.survey import Survey
from cenote.arena.tournament import Tournament
from cenote.arena.workers import uninterrupted
from cenote.cli.columns import plain_console, plain_table
from cenote.cli.files import open_game, read_text
from cenote.cli.simulate import INTERRUPTED, agents_of, bar, check_report
from cenote.cli.speech import game_words
from cenote.core.words import Words


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser(
        "tournament", help=words.say("tournament-help"), description=words.say("tournament-description")
    )
    parser.add_argument("game", metavar="GAME", help=words.say("simulate-game"))
    parser.add_argument("--agents", required=True, metavar="A,B,C", help=words.say("tournament-agents"))
    parser.add_argument("--players", type=int, metavar="N", help=words.say("tournament-players"))
    parser.add_argument("--games", type=int, default=20, metavar="N", help=words.say("tournament-games"))
    parser.add_argument("--seed", default="1", metavar="SEED", help=words.say("simulate-seed"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument(
        "--round-robin",
        action="store_const",
        dest="form",
        const="round-robin",
        default="round-robin",
        help=words.say("tournament-round-robin"),
    )
    form.add_argument(
        "--ladder", action="store_const", dest="form", const="ladder", help=words.say("tournament-ladder")
    )
    form.add_argument("--swiss", action="store_const", dest="form", const="swiss", help=words.say("tournament-swiss"))
    parser.add_argument("--out", metavar="FOLDER", help=words.say("tournament-out"))
    parser.add_argument("--report", metavar="FILE", help=words.say("tournament-report"))
    parser.add_argument(
        "--jobs", "--processes", type=int, dest="processes", metavar="N", help=words.say("simulate-processes")
    )
    parser.add_argument("--ray", metavar="ADDRESS", help=words.say("tournament-ray"))
    parser.add_argument("--data", metavar="FILE", help=words.say("simulate-data"))
    parser.add_argument("--rules", type=int, metavar="N", help=words.say("play-help-rules"))


def run(args: argparse.Namespace) -> int:
    game = open_game(args.game, args.data, args.rules)
    data = read_text(args.data) if args.data else None
    words = game_words(args.lang, game)
    check_report(args.report)
    tournament = Tournament(game, agents_of(args.agents), args.games, args.seed, args.players, args.form, data=data)
    folder = Path(args.out) if args.out else user_data_path("cenote") / "tournaments" / tournament.name()
    ledger = tournament.settle_in(folder)
    console = plain_console()
    before = len(tournament.results)
    if before:
        console.print(words.say("tournament-resumed", done=before, games=tournament.total))
    start = perf_counter()
    status = play(tournament, ledger, words, args)
    done = len(tournament.results)
    if status == INTERRUPTED:
        console.print(words.say("tournament-stopped", done=done, games=tournament.total))
    if done:
        speed = (done - before) / (perf_counter() - start)
        tell(console, words, tournament, speed)
        if args.report:
            write_report(Path(args.report), tournament.survey(), words, tournament.ratings(), str(args.seed))
            console.print(words.say("simulate-reported", path=args.report), soft_wrap=True)
    console.print(words.say("simulate-written", path=str(folder)), soft_wrap=True)
    return status


def play(tournament: Tournament, ledger: Ledger, words: Words, args: argparse.Namespace) -> int:
    """Play what is left; tells the exit status."""
    if len(tournament.results) == tournament.total:
        return 0
    ledger.open()
    try:
        with closing(tournament.play(args.processes, args.ray)) as results, bar(words) as progress:
            done = len(tournament.results)
            task = progress.add_task(words.say("simulate-playing"), total=tournament.total, completed=done)
            for result in results:
                with uninterrupted():
                    ledger.write(result)
                progress.advance(task)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        ledger.close()
    return 0


def tell(console: Console, words: Words, tournament: Tournament, speed: float) -> None:
    survey = tournament.survey()
    console.print(
        words.say(
            "tournament-done",
            title=words.say("game-title"),
            n=survey.summary.games,
            players=tournament.series.players,
            seed=str(tournament.series.seed),
        )
    )
    if speed:
        console.print(words.say("tournament-speed", n=speed))
    console.print()
    if tournament.form == "swiss":
        console.print(points(console, words, tournament.standings()))
        console.print()
    console.print(standing(console, words, tournament.ratings(), survey))


def points(console: Console, words: Words, lines: Sequence[Line]) -> Table:
    """Who stands where, and by what."""
    table = plain_table(console)
    table.add_column(words.say("tournament-rank"), justify="right")
    table.add_column(words.say("simulate-agent"))
    for heading in ("tournament-points", "tournament-strength", "tournament-beaten"):
        table.add_column(words.say(heading), justify="right")
    for line in lines:
        numbers = [f"{float(value):.2f}" for value in (line.points, line.strength, line.beaten)]
        table.add_row(str(line.rank), words.term("agent", line.player), *numbers)
    return table


def standing(console: Console, words: Words, ratings: Ratings, survey: Survey) -> Table:
    table = plain_table(console)
    table.add_column(words.say("tournament-rank"), justify="right")
    table.add_column(words.say("simulate-agent"))
    for heading in ("tournament-rating", "simulate-played", "simulate-score", "simulate-wins", "simulate-interval"):
        table.add_column(words.say(heading), justify="right")
    for rank, rating in enumerate(ratings.standing(), 1):
        tally = survey.summary.agents.get(rating.agent)
        if tally is None:
            continue
        low, high = tally.interval
        table.add_row(
            str(rank),
            words.term("agent", rating.agent),
            words.say("simulate-mean", mean=rating.mu, deviation=rating.reach),
            words.say("simulate-number", n=tally.played),
            words.say("simulate-mean", mean=tally.mean, deviation=tally.deviation),
            words.say("simulate-rate", rate=tally.win_rate),
            words.say("simulate-rates", low=100 * low, high=100 * high),
        )
    return table
