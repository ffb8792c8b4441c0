"""Plays the games whose records are kept here, and writes down what is counted and shown in them.

    cd tests && PYTHONPATH=../src ../.venv/bin/python -m records.make

It only ever adds: a record, a count or a fingerprint that is already there stays as it is, whatever the rules say
today. A change of behaviour raises the rules version of its game; nobody rewrites a record.
"""

from __future__ import annotations

import json
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

from cenote import agents, games
from cenote.core import kernel, quipu
from cenote.core.game import Game, Option, Value
from cenote.core.match import Match
from cenote.core.rng import Rng
from cenote.core.verbs import Move
from conformance.battery import allowed
from records import moments, perft

HERE = Path(__file__).parent
FEWEST = 3  # games for each number of players
FEWEST_ALONE = 4  # where most options are about the opponent that the rules play
TRIED = 300  # sets of options, for each game that is added
CHANCE = 3  # a fickle seat leaves one of so many decisions to chance
SEEDS = 1000  # tried for what is rare, with each set of options
VIEWS = HERE / "views.toml"
COUNTS = HERE / "perft.toml"

Options = dict[str, Value]


# --- whole games ---


def option_sets(game: Game, players: int) -> list[Options]:
    """Few sets of options in which every value occurs that this number of players allows, and many pairs of them."""
    rng = Rng.seeded(f"{game.key} {players}")
    values = {option.key: values_of(game, players, option) for option in game.options}
    sets = [game.all_options({})]
    missing = {(key, value) for key in values for value in values[key]} - set(sets[0].items())
    paired = pairs(sets[0])
    while len(sets) < (FEWEST if players > 1 else FEWEST_ALONE) or missing:
        tried = [{key: values[key][rng.below(len(values[key]))] for key in values} for _ in range(TRIED)]
        best = max(
            (options for options in tried if allowed(game, players, options)),
            key=lambda options: (len(missing & set(options.items())), len(pairs(options) - paired)),
        )
        missing -= set(best.items())
        paired |= pairs(best)
        sets.append(best)
    return sets


def values_of(game: Game, players: int, option: Option) -> list[Value]:
    return [value for value in option.values if value == option.default or allowed(game, players, {option.key: value})]


def pairs(options: Options) -> set[tuple[tuple[str, Value], tuple[str, Value]]]:
    return set(combinations(options.items(), 2))


class Fickle:
    """Greedy, but leaves some decisions to chance: comes to places where neither of the two would go."""

    def __init__(self, game: Game, seed: int) -> None:
        self.minds = [agents.make("random", game, seed), agents.make("greedy", game, seed)]
        self.rng = Rng.seeded(seed)

    def choose(self, s: kernel.State) -> Move:
        return self.minds[self.rng.below(CHANCE) != 0].choose(s)


def seats_of(players: int, number: int) -> list[str]:
    """All greedy first, then fickle and random seats among them; alone, chance would not come far."""
    if number == 0:
        return ["greedy"] * players
    kinds = ("fickle", "greedy") if players == 1 else ("fickle", "greedy", "random")
    return [kinds[(seat + number) % len(kinds)] for seat in range(players)]


def play(match: Match) -> Match:
    """The game played to its end by those who are named at its seats."""
    game, seed = match.game, int(match.seed)
    minds = [
        Fickle(game, seed + seat) if kind == "fickle" else agents.make(kind, game, seed + seat)
        for seat, kind in enumerate(match.seats)
    ]
    while match.state.seat is not None:
        match.play(minds[match.state.seat].choose(match.state))
    return match


def add_records() -> None:
    for game in games.all():
        if not game.options and game.rules == 1:
            continue  # its records are older than this script
        for players in game.players:
            known = recorded(game, players)
            for number, options in enumerate(option_sets(game, players)):
                wanted = game.rules == 1 or number == 0 or not set(options.items()) <= known
                if wanted and not file_of(game, players, str(number)).exists():
                    known |= set(options.items())
                    match = Match(game, players, 1000 * players + number, options, seats_of(players, number))
                    keep(play(match), str(number))


def recorded(game: Game, players: int) -> set[tuple[str, Value]]:
    """The options that some record has for this number of players, in whatever version."""
    records = [quipu.read(file.read_text(encoding="utf-8")) for file in HERE.glob(f"{game.key}-*.quipu")]
    chosen = [json.loads(record.header["options"]) for record in records if len(record.seats) == players]
    return {option for options in chosen for option in options.items()}


def file_of(game: Game, players: int, name: str) -> Path:
    return HERE / f"{label(game)}-{players}-{name}.quipu"


def label(game: Game) -> str:
    return game.key if game.rules == 1 else f"{game.key}-v{game.rules}"


def keep(match: Match, name: str) -> None:
    file = file_of(match.game, match.players, name)
    with file.open("x", encoding="utf-8") as out:
        out.write(quipu.write(match))
    print(file.name, flush=True)


# --- and games in which something rare is decided ---


def decided(match: Match) -> set[str]:
    """The verbs of a game that were played, and the kinds of decisions that were made."""
    s = match.game.new(match.players, match.seed, match.options)
    found = set()
    for played in match.played:
        found |= {played.move[0], type(s.decision).__name__}
        s.play(played.move)
    return found


def add_rare() -> None:
    for game in games.all():
        records = [quipu.read(file.read_text(encoding="utf-8")) for file in HERE.glob(f"{game.key}-*.quipu")]
        kinds = {name for name, frame in game.frames.items() if issubclass(frame, kernel.Decision)}
        missing = (kinds | set(game.notation.verbs)).difference(*(decided(r.play_through(game)) for r in records))
        tables = [(players, options) for players in game.players for options in option_sets(game, players)]
        for number in range(SEEDS * len(tables)):
            if not missing:
                break
            players, options = tables[number % len(tables)]
            match = play(Match(game, players, number, options, ["random"] * players))
            if missing & (found := decided(match)):
                missing -= found
                keep(match, f"rare-{number}")
        print(f"{game.key}: never seen: {', '.join(sorted(missing)) or 'nothing'}")


# --- what is shown in them ---


def add_views() -> None:
    known = tomllib.loads(VIEWS.read_text(encoding="utf-8")) if VIEWS.exists() else {}
    with VIEWS.open("a", encoding="utf-8") as out:
        for file in sorted(HERE.glob("*.quipu")):
            if file.stem not in known:
                record = quipu.read(file.read_text(encoding="utf-8"))
                print(f"\n[{file.stem}]", file=out)
                for number, shown in moments.look(record):
                    print(f"{number} = {inline(shown)}", file=out)


def inline(table: dict[str, Any]) -> str:
    """A table of texts, numbers and lists of them as TOML, on one line."""
    return "{ " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in table.items()) + " }" if table else "{}"


# --- what is counted ---


def deals() -> dict[str, dict[str, Any]]:
    """For each number of players: the start, some way into the game, and some way into one with other options."""
    found = {}
    for game in games.all():
        for players in game.players:
            usual, *_, other = option_sets(game, players)
            for name, options, after in (
                ("start", usual, 0),
                ("usual", usual, 20 * players if players > 1 else 10),
                ("other", other, 10 * players - 2),
            ):
                found[f"{label(game)}-{players}-{name}"] = {
                    "game": game.key,
                    "rules": game.rules,
                    "players": players,
                    "options": options,
                    "seed": 100 * players + after,
                    "after": after,
                }
    return found


def add_counts() -> None:
    known = tomllib.loads(COUNTS.read_text(encoding="utf-8")) if COUNTS.exists() else {}
    with COUNTS.open("a", encoding="utf-8") as out:
        for name, deal in deals().items():
            if name not in known:
                s = perft.start(deal)
                leaves, different = perft.count(s, perft.deep_enough(s))
                print(f"\n[{name}]", file=out)
                for key, value in {**deal, "leaves": leaves, "different": different}.items():
                    print(f"{key} = {inline(value) if isinstance(value, dict) else json.dumps(value)}", file=out)


if __name__ == "__main__":
    add_records()
    add_rare()
    add_views()
    add_counts()
