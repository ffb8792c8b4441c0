"""How strong the levels of code are: neighbours play each other, in every game, with every number of players.

    python benchmarks/levels.py --minutes 60 [--processes 16] [--game tzolkin] [--players 2 3 4] [--levels hard master]

All tables get the same time, so that it can be stopped when one likes, and goes on with the next call. What was seen is
added to `src/cenote/server/ladder/anchors.toml`, where ratings take it from; games with other rules, components or
weights of the evaluation are forgotten, and those of levels with another network or that overlook more or less.
`--tell` plays nothing and shows the strengths as docs/opponents.md has them.
"""

from __future__ import annotations

import argparse
import os
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

from cenote import agents, games
from cenote.agents.network.card import card, read
from cenote.arena import Result, simulate
from cenote.arena.strengths import Ranking, Strength
from cenote.arena.summary import Tally
from cenote.core.corrections import toml
from cenote.core.game import Game
from cenote.server.ladder.anchors import measured, played, ranking
from cenote.server.ladder.fold import points, reach

LEVELS = tuple(level.name for level in agents.LEVELS)
FILE = Path(__file__).parent.parent / "src" / "cenote" / "server" / "ladder" / "anchors.toml"
ROUND = 60.0  # seconds that a table is played at a stretch, or a game for each process
# What is told of a number of players, in this order.
ABOUT = ("game", "players", "rules", "data", "judge", "network", "overlooked")
HEAD = """\
# What the levels of code are worth: how often they came in which order, in games that the arena played, seats changing.
# Written by `python benchmarks/levels.py`; docs/opponents.md shows what follows from it.
"""


class Table:
    """Levels that are neighbours, in a game."""

    def __init__(self, game: Game, players: int, levels: Sequence[str]) -> None:
        self.game = game
        self.players = players
        self.levels = levels

    def play(self, number: int, seed: str, processes: int) -> Iterator[str]:
        for result in simulate(self.game, list(self.levels), number, seed, processes):
            yield order(result)

    @property
    def name(self) -> str:
        return "-".join([self.game.key, str(self.players), *self.levels])


def order(result: Result) -> str:
    """`hard, normal = easy`."""
    places: dict[int, list[str]] = defaultdict(list)
    for agent, place in zip(result.agents, result.places, strict=True):
        places[place].append(agent)
    return ", ".join(" = ".join(sorted(places[place], key=LEVELS.index)) for place in sorted(places))


def tables(wanted: Iterable[str], counts: Iterable[int], least: str, highest: str) -> list[Table]:
    found = []
    for game in games.all():
        levels = agents.levels(game)
        for players in game.players:
            if game.key in wanted and players in counts:
                for first in range(len(levels) - players + 1):
                    group = levels[first : first + players]
                    if LEVELS.index(least) <= LEVELS.index(group[-1]) <= LEVELS.index(highest):
                        found.append(Table(game, players, group))
    return found


def concerned(text: str, changed: str) -> bool:
    """Does a level of this ranking play otherwise with another network, or when beginners overlook more or less?"""
    return any(level in text for level in {"network": agents.LEARNT, "overlooked": (agents.Easy.name,)}[changed])


def mark(game: Game) -> str:
    """Of the file of its network, and of how surely an expert follows that."""
    if game.network is None:
        return ""
    return blake2b(game.network.read_bytes() + repr(game.sureness).encode(), digest_size=8).hexdigest()


def judge(game: Game) -> str:
    """The mark of the weights by which positions are judged."""
    return blake2b(repr(sorted(game.weights.items())).encode(), digest_size=8).hexdigest()


class Book:
    """What was seen so far."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.runs: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8")).get("measured", [])

    def run(self, game: Game, players: int) -> dict[str, Any]:
        about = {
            "game": game.key, "players": players, "rules": game.rules, "data": game.mark, "judge": judge(game)
        }  # fmt: skip
        now = {"network": mark(game), "overlooked": game.overlooked}
        for run in self.runs:
            if all(run.get(name) == value for name, value in about.items()):
                for name, value in now.items():
                    if run[name] != value:
                        run[name] = value
                        run["rankings"] = {text: n for text, n in run["rankings"].items() if not concerned(text, name)}
                return run
        self.runs = [run for run in self.runs if (run["game"], run["players"]) != (game.key, players)]
        self.runs.append({**about, **now, "rankings": {}})
        return self.runs[-1]

    def games(self, table: Table) -> int:
        return sum(
            number
            for text, number in self.run(table.game, table.players)["rankings"].items()
            if sorted(text.replace("=", ",").replace(" ", "").split(",")) == sorted(table.levels)
        )

    def add(self, table: Table, seen: str) -> None:
        rankings = self.run(table.game, table.players)["rankings"]
        rankings[seen] = rankings.get(seen, 0) + 1
        self.write()

    def write(self) -> None:
        lines = [HEAD]
        for run in sorted(self.runs, key=lambda run: (games.keys().index(run["game"]), run["players"])):
            if not run["rankings"]:
                continue
            lines.append("[[measured]]")
            lines += [f"{name} = {toml(run.get(name, ''))}" for name in ABOUT]
            lines.append("[measured.rankings]")
            lines += [f"{toml(text)} = {number}" for text, number in sorted(run["rankings"].items())]
            lines.append("")
        self.file.write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the levels of code.")
    parser.add_argument("--minutes", type=float, default=10.0, help="no new round after that")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", nargs="+", default=list(games.keys()))
    parser.add_argument("--players", nargs="+", type=int, default=[2, 3, 4])
    parser.add_argument("--least", default="easy", choices=LEVELS, help="only tables with at least this level")
    parser.add_argument("--highest", default=LEVELS[-1], choices=LEVELS, help="only tables with none above this level")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, help="only a table of these, neighbours or not")
    parser.add_argument("--most", type=int, default=200, help="games of each table, all in all")
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--tell", action="store_true")
    args = parser.parse_args()
    if args.tell:
        tell()
        tell_pairs()
        tell_exams()
        return
    book, end = Book(args.file), monotonic() + 60 * args.minutes
    if args.levels:
        left = [Table(games.get(key), len(args.levels), args.levels) for key in args.game]
    else:
        left = tables(args.game, args.players, args.least, args.highest)
    spent = Counter[str]()
    played_now = Counter[str]()
    while monotonic() < end:
        left = [table for table in left if book.games(table) < args.most]
        if not left:
            break
        table = min(left, key=lambda table: spent[table.name])
        done, begun = played_now[table.name], monotonic()
        number = max(args.processes, int(ROUND * done / spent[table.name])) if done else args.processes
        number = -(-number // table.players) * table.players  # every level on every seat
        for seen in table.play(number, f"{table.name}-{book.games(table)}", args.processes):
            book.add(table, seen)
        spent[table.name] += monotonic() - begun
        played_now[table.name] += number
        print(f"{table.name}: {book.games(table)} games", flush=True)


def tell() -> None:
    print(f"| game | players | {' | '.join(f'`{level}`' for level in LEVELS)} |")
    print("|---" * (2 + len(LEVELS)) + "|")
    for game in games.all():
        for players in game.players:
            found = measured(game.key, players) if players in played(game.key) else {}
            shown = [told(found[level]) if level in found else "–" for level in LEVELS]
            if found:
                print(f"| {game.title} | {players} | {' | '.join(shown)} |")


def told(strength: Strength) -> str:
    return f"{points(strength.mu)} ± {reach(strength.sigma)} ({strength.games})"


def tell_pairs() -> None:
    """How often levels beat the next lower one, and masters `hard`, two at a table; a shared victory is half of one."""
    pairs = [*pairwise(LEVELS), ("hard", "master")]
    print(f"\n| game | {' | '.join(f'`{better}` beats `{worse}`' for worse, better in pairs)} |")
    print("|---" * (1 + len(pairs)) + "|")
    for game in games.all():
        seen = {ranking(text): number for text, number in Book(FILE).run(game, 2)["rankings"].items()}
        print(f"| {game.title} | {' | '.join(won(seen, better, worse) for worse, better in pairs)} |")


def tell_exams() -> None:
    """What networks without looking ahead came to against `normal`, and alone: the exams that lie beside them."""
    print("\n| game | alone or against | won | points |\n|---|---|---|---|")
    for game in games.all():
        for exam in read(card(game))["exam"]:
            options = f" ({exam['options'].replace(',', ', ')})" if exam["options"] else ""
            rivals = exam["players"] - 1
            table = "alone" if not rivals else "one `normal`" if rivals == 1 else f"{rivals} of `normal`"
            share = f"{100 * exam['won']:g} of 100 ({100 * exam['low']:.0f}–{100 * exam['high']:.0f})"
            points = f"{exam['points']} : {exam['their_points']}" if rivals else f"{exam['points']}"
            print(f"| {game.title} | {table}{options} | {share} | {points} |")


def won(seen: dict[Ranking, int], better: str, worse: str) -> str:
    tally = Tally()
    for places, number in seen.items():
        if {name for place in places for name in place} == {better, worse}:
            for _ in range(number):
                tally.add(0, 1, Fraction(better in places[0], len(places[0])))
    if not tally.played:
        return "–"
    low, high = tally.interval
    return f"{float(tally.wins):g} of {tally.played} ({100 * low:.0f}–{100 * high:.0f} %)"


if __name__ == "__main__":
    main()
