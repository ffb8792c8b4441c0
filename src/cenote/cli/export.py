"""`cenote export`: the record of a table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from cenote.cli.environment import add_database, database_of
from cenote.cli.speech import complain
from cenote.core.refusal import BadOption, Refusal
from cenote.core.words import Words
from cenote.server.refused import Refused
from cenote.server.words import sentence, server_words


def add(commands: Any, words: Words) -> None:
    say = server_words(words.language).say
    parser = commands.add_parser("export", help=say("export-help"), description=say("export-description"))
    parser.add_argument("table", metavar="TABLE", help=say("export-table"))
    parser.add_argument("--out", metavar="FILE", help=say("export-out"))
    parser.add_argument("--unfinished", action="store_true", help=say("export-unfinished"))
    parser.add_argument("--data", action="append", default=[], metavar="GAME=FILE", help=say("serve-data"))
    add_database(parser, server_words(words.language))
    parser.add_argument("--force", action="store_true", help=say("backup-force"))


def run(args: argparse.Namespace) -> int:
    try:
        if args.out and Path(args.out).exists() and not args.force:
            raise BadOption("file-exists", path=args.out)
        record = find_record(args)
    except Refusal as refusal:
        return complain(sentence(refusal, args.lang))
    if args.out:
        Path(args.out).write_text(record, encoding="utf-8")
    else:
        sys.stdout.write(record)
    return 0


def find_record(args: argparse.Namespace) -> str:
    """The quipu of the table. Raises Refusal if there is none, or none yet."""
    from cenote.cli.serve import own_data
    from cenote.server.records import record_of
    from cenote.server.rooms import Rooms
    from cenote.server.store.reads import Remembered
    from cenote.server.store.store import existing
    from cenote.server.table import OVER, RUNNING, Table

    with existing(database_of(args)) as engine, engine.connect() as connection:
        remembered = Remembered(connection, args.table)
    if remembered.stored.table is None:
        raise Refused("no-such-table")
    table = Table(remembered, Rooms(dict(own_data(written) for written in args.data)))
    if table.status != OVER and not (table.status == RUNNING and args.unfinished):
        raise Refused("export-not-over")
    return record_of(table)
