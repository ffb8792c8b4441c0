"""`cenote components`: what is in the box, and where we know it from."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from rich.console import Console
from rich.table import Table

from cenote.cli.columns import plain_console, plain_table
from cenote.cli.files import open_game
from cenote.cli.speech import game_words
from cenote.core.data import CHECKED, STATUSES, Data
from cenote.core.refusal import BadOption
from cenote.core.words import Words

PROVENANCE = ("status", "from_rulebook", CHECKED)

Entries = dict[str, dict[str, Any]]


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser(
        "components", help=words.say("components-help"), description=words.say("components-description")
    )
    parser.add_argument("game", metavar="GAME", help=words.say("components-game"))
    parser.add_argument("--status", metavar="STATUS", help=words.say("components-status"))
    parser.add_argument("--kind", metavar="KIND", help=words.say("components-kind"))
    parser.add_argument("--data", metavar="FILE", help=words.say("components-data"))


def run(args: argparse.Namespace) -> int:
    game = open_game(args.game, args.data)
    words = game_words(args.lang, game)
    chosen = choose(game.components(), args.kind, args.status)
    console = plain_console()
    for kind, entries in chosen.items():
        console.print(components_table(console, words, kind, entries))
        console.print()
    console.print(counts(console, words, chosen))
    return 0


def choose(data: Data, kind: str | None, status: str | None) -> dict[str, Entries]:
    """The components of the kind and of the status, all where none is asked for."""
    if kind is not None and kind not in data.tables:
        raise BadOption("no-such-kind", kind=kind, known=", ".join(data.tables))
    if status is not None and status not in STATUSES:
        raise BadOption("no-such-status", status=status, known=", ".join(STATUSES))
    chosen: dict[str, Entries] = {}
    for name, entries in data.tables.items():
        found = {id: entry for id, entry in entries.items() if status in (None, entry["status"])}
        if found and kind in (None, name):
            chosen[name] = found
    return chosen


def components_table(console: Console, words: Words, kind: str, entries: Entries) -> Table:
    table = plain_table(console)
    table.add_column(kind, no_wrap=True)
    named = any(name(words, kind, id) for id in entries)
    if named:
        table.add_column(words.say("components-name"))
    table.add_column(words.say("components-what"))
    table.add_column(words.say("components-from"))
    for id, entry in entries.items():
        names = [name(words, kind, id)] if named else []
        table.add_row(id, *names, what(entry), origin(words, entry))
    return table


def name(words: Words, kind: str, id: str) -> str:
    """What people call the component; empty where it goes by its id alone."""
    for key in (f"tile-{id}", f"{kind}-{id}"):
        if words.has(key):
            return words.say(key)
    return ""


def what(entry: dict[str, Any]) -> str:
    """The component as its data file has it."""
    return "; ".join(f"{field} {written(value)}" for field, value in entry.items() if field not in PROVENANCE)


def written(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {number}" for key, number in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "-"
    return str(value)


def origin(words: Words, entry: dict[str, Any]) -> str:
    """Where the component is known from, and which of its parts the rulebook itself gives."""
    status = words.term("status", entry["status"])
    fields = entry.get("from_rulebook")
    if not fields:
        return status
    return words.say("components-partly", status=status, fields=", ".join(fields))


def counts(console: Console, words: Words, chosen: dict[str, Entries]) -> Table:
    """How many components each source accounts for, and what the name of the source means."""
    found = Counter(entry["status"] for entries in chosen.values() for entry in entries.values())
    table = plain_table(console)
    table.add_column(words.say("components-from"), no_wrap=True)
    table.add_column(words.say("components-number"), justify="right")
    table.add_column(words.say("components-meaning"))
    for status in STATUSES:
        if found[status]:
            table.add_row(status, str(found[status]), words.say(f"components-means-{status}"))
    table.add_row("", str(found.total()), words.say("components-all"))
    return table
