"""`cenote workshop`: correct components against the box, in a file of one's own."""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path
from typing import Any

from cenote.cli import values
from cenote.cli.columns import plain_console, plain_table
from cenote.cli.components import choose, components_table, written
from cenote.cli.components import name as name_of
from cenote.cli.files import open_game, read_text
from cenote.cli.speech import game_words
from cenote.core import corrections, schema
from cenote.core.corrections import Corrections
from cenote.core.data import CHECKED, PROVENANCE
from cenote.core.refusal import BadOption
from cenote.core.room import Room
from cenote.core.words import Words

ACTIONS = ("list", "show", "set", "verify", "check", "merge", "progress")
BAR = 40  # characters
HELP = {"progress": "workshop-progress-help"}  # the other word is taken by the sentence that tells it


def add(commands: Any, words: Words) -> None:
    say = words.say
    parser = commands.add_parser("workshop", help=say("workshop-help"), description=say("workshop-description"))
    parser.add_argument("game", metavar="GAME", help=say("components-game"))
    actions = parser.add_subparsers(
        title=say("help-commands"), dest="action", metavar=say("help-command"), required=True
    )
    parsers = {name: actions.add_parser(name, help=say(HELP.get(name, f"workshop-{name}"))) for name in ACTIONS}
    parsers["list"].add_argument("search", nargs="?", default="", metavar="WORD", help=say("workshop-search"))
    parsers["list"].add_argument("--status", metavar="STATUS", help=say("components-status"))
    parsers["list"].add_argument("--kind", metavar="KIND", help=say("components-kind"))
    for name in ("show", "set", "verify"):
        parsers[name].add_argument("id", metavar="ID", help=say("workshop-id"))
    parsers["set"].add_argument("values", nargs="+", metavar="FIELD VALUE", help=say("workshop-values"))
    for name in ("set", "verify"):
        parsers[name].add_argument("--by", metavar="NAME", help=say("workshop-by"))
        parsers[name].add_argument("--against", metavar="BOX", help=say("workshop-against"))
        parsers[name].add_argument("--on", metavar="DAY", help=say("workshop-on"))
    parsers["set"].add_argument("--verified", action="store_true", help=say("workshop-verify"))
    parsers["check"].add_argument("path", metavar="FILE", help=say("workshop-file"))
    parsers["merge"].add_argument("paths", nargs="+", metavar="FILE", help=say("workshop-file"))
    parsers["merge"].add_argument("-o", "--out", metavar="FILE", required=True, help=say("workshop-out"))
    parsers["merge"].add_argument("--take", metavar="N", type=int, help=say("workshop-take"))
    for name in ("list", "show", "set", "verify", "progress"):
        needed = name in ("set", "verify")
        parsers[name].add_argument("--file", metavar="FILE", required=needed, help=say("workshop-own"))


def run(args: argparse.Namespace) -> int:
    room = open_game(args.game, None)
    if not isinstance(room, Room) or not room.schema:
        raise BadOption("no-workshop", game=room.key)
    bench = Bench(room, game_words(args.lang, room))
    return int(getattr(bench, f"do_{args.action}")(args))


class Bench:
    """One game, and the words to speak of it."""

    def __init__(self, room: Room, words: Words) -> None:
        self.room = room
        self.words = words
        self.console = plain_console()

    # --- files ---

    def opened(self, file: str | None) -> Corrections:
        if file is None or not Path(file).exists():
            return Corrections({}, {}, {})
        return corrections.checked(self.room, Path(file).name, read_text(file))

    def laid(self, made: Corrections) -> Room:
        """The game with the corrections. Raises BadData for what does not go together."""
        for trouble in corrections.troubles(self.room, made):
            raise trouble.refusal
        return self.room.with_data("-", corrections.written(made)) if made.entries else self.room

    def save(self, made: Corrections, file: str) -> Room:
        tidy = corrections.tidied(self.room, made)
        room = self.laid(tidy)
        Path(file).write_text(corrections.written(tidy), encoding="utf-8")
        for doubt in corrections.doubts(self.room, tidy):
            self.console.print(doubt.said(self.words))
        return room

    # --- one component ---

    def find(self, text: str) -> tuple[str, str]:
        """KIND/ID, or an id that only one kind has. Raises BadOption."""
        kind, separator, id = text.partition("/")
        tables = self.room.ours.tables
        if separator and id in tables.get(kind, {}):
            return kind, id
        found = [name for name, entries in tables.items() if text in entries]
        if not found:
            raise BadOption("no-such-component", id=text, game=self.room.key)
        if len(found) > 1:
            raise BadOption("several-components", id=text, known=", ".join(f"{name}/{text}" for name in found))
        return found[0], text

    def show(self, room: Room, kind: str, id: str) -> None:
        words, entry = self.words, room.components()[kind][id]
        title = name_of(words, kind, id)
        self.console.print(f"{schema.kind_label(words, kind)} · {kind}/{id}{f' · {title}' if title else ''}")
        table = plain_table(self.console)
        table.add_column(words.say("workshop-field"), no_wrap=True)
        table.add_column(words.say("workshop-value"))
        table.add_column(words.say("workshop-ours"))
        ours = self.room.ours[kind][id]
        for field, value in entry.items():
            if field not in PROVENANCE:
                before = written(ours[field]) if ours[field] != value else ""
                table.add_row(f"{field} ({schema.field_label(words, field)})", written(value), before)
        self.console.print(table)
        self.console.print(self.described(room, id))
        self.console.print(self.known(entry))

    def described(self, room: Room, id: str) -> str:
        try:
            return room.describe(id, self.words)
        except (KeyError, NotImplementedError):
            return ""

    def known(self, entry: dict[str, Any]) -> str:
        status = self.words.term("status", entry["status"])
        said = [text for text in entry.get(CHECKED, {}).values() if text]
        return f"{status} ({', '.join(said)})" if said else status

    # --- what can be done ---

    def do_list(self, args: argparse.Namespace) -> int:
        room = self.laid(self.opened(args.file))
        sought = args.search.casefold()
        for kind, entries in choose(room.components(), args.kind, args.status).items():
            found = {id: entry for id, entry in entries.items() if self.fits(room, kind, id, sought)}
            if found:
                self.console.print(components_table(self.console, self.words, kind, found))
                self.console.print()
        return self.tell_progress(room)

    def fits(self, room: Room, kind: str, id: str, sought: str) -> bool:
        told = (id, name_of(self.words, kind, id), self.described(room, id))
        return any(sought in text.casefold() for text in told)

    def do_show(self, args: argparse.Namespace) -> int:
        self.show(self.laid(self.opened(args.file)), *self.find(args.id))
        return 0

    def do_set(self, args: argparse.Namespace) -> int:
        kind, id = self.find(args.id)
        entry = values.read(self.room, kind, id, args.values)
        if args.verified:
            entry |= self.verdict(args)
        return self.change(args, kind, id, entry)

    def do_verify(self, args: argparse.Namespace) -> int:
        kind, id = self.find(args.id)
        return self.change(args, kind, id, self.verdict(args))

    def verdict(self, args: argparse.Namespace) -> dict[str, Any]:
        said = {"by": args.by or "", "on": args.on or date.today().isoformat(), "against": args.against or ""}
        return {"status": "verified", CHECKED: said}

    def change(self, args: argparse.Namespace, kind: str, id: str, entry: dict[str, Any]) -> int:
        made = corrections.drafted(self.opened(args.file), {kind: {id: entry}})
        about = {"by": args.by, "against": args.against}
        made.about = {**{name: text for name, text in about.items() if text}, **made.about}
        room = self.save(made, args.file)
        self.show(room, kind, id)
        return self.tell_progress(room)

    def do_check(self, args: argparse.Namespace) -> int:
        made = corrections.parse(Path(args.path).name, read_text(args.path))
        wrong = corrections.troubles(self.room, made)
        for trouble in wrong:
            self.console.print(self.words.refusal(trouble.refusal))
        if wrong:
            return 1
        for doubt in corrections.doubts(self.room, made):
            self.console.print(doubt.said(self.words))
        self.console.print(self.words.say("workshop-sound", file=args.path))
        return self.tell_progress(self.laid(made))

    def do_merge(self, args: argparse.Namespace) -> int:
        files = [corrections.tidied(self.room, self.opened_or_refused(path)) for path in args.paths]
        if args.take is not None and args.take not in range(1, len(files) + 1):
            raise BadOption("no-such-take", take=args.take, most=len(files))
        _, found = corrections.merged(files)
        for conflict in found:
            self.tell_conflict(conflict, files, args.paths)
        if found and args.take is None:
            self.console.print(self.words.say("workshop-conflicts", n=len(found)))
            return 1
        takes = {conflict.path: args.take - 1 for conflict in found} if args.take is not None else {}
        made, _ = corrections.merged(files, takes)
        return self.tell_progress(self.save(made, args.out))

    def opened_or_refused(self, path: str) -> Corrections:
        return corrections.checked(self.room, Path(path).name, read_text(path))

    def tell_conflict(self, conflict: corrections.Conflict, files: list[Corrections], paths: list[str]) -> None:
        kind, id, field = conflict.path
        self.console.print(f"{kind}/{id} {field}:")
        for place, value in conflict.sides:
            said = ", ".join(text for text in files[place].check_of(kind, id).values() if text)
            self.console.print(
                f"  {place + 1} {Path(paths[place]).name}: {written(value)}{f' ({said})' if said else ''}"
            )

    def do_progress(self, args: argparse.Namespace) -> int:
        room = self.laid(self.opened(args.file))
        data = room.components()
        table = plain_table(self.console)
        table.add_column("", no_wrap=True)
        columns = ("verified", "rulebook", "known", "reconstructed", "total")
        for column in columns:
            table.add_column(self.words.say(f"workshop-count-{column}"), justify="right")
        for kind in data.tables:
            counts = corrections.progress(data, kind)
            table.add_row(schema.kind_label(self.words, kind), *(str(counts[column]) for column in columns))
        counts = corrections.progress(data)
        table.add_row("", *(str(counts[column]) for column in columns))
        self.console.print(table)
        filled = BAR * counts["verified"] // counts["total"]
        self.console.print("█" * filled + "░" * (BAR - filled))
        return self.tell_progress(room)

    def tell_progress(self, room: Room) -> int:
        counts = corrections.progress(room.components())
        self.console.print(self.words.say("workshop-progress", n=counts["verified"], total=counts["total"]))
        return 0
