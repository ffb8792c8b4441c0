"""`cenote backup`: everything that a server keeps, in one file, or in a folder of the newest few."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import time
from typing import Any

from cenote.cli.environment import add_database, database_of, given
from cenote.cli.speech import complain
from cenote.core.refusal import BadOption, Refusal
from cenote.core.words import Words
from cenote.server.refused import Refused
from cenote.server.words import sentence, server_words


def add(commands: Any, words: Words) -> None:
    say = server_words(words.language).say
    parser = commands.add_parser("backup", help=say("backup-help"), description=say("backup-description"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("backup-file"))
    parser.add_argument("--to", metavar="FOLDER", help=say("backup-to"))
    parser.add_argument("--keep", type=int, metavar="N", help=say("backup-keep"))
    add_database(parser, server_words(words.language))
    parser.add_argument("--force", action="store_true", help=say("backup-force"))


def run(args: argparse.Namespace) -> int:
    from cenote.server.store.store import existing

    try:
        with existing(database_of(args)) as engine:
            file, rows = written(engine, args)
    except Refusal as refusal:
        return complain(sentence(refusal, args.lang))
    print(server_words(args.lang).say("backup-done", file=str(file), rows=rows))
    return 0


def written(engine: Any, args: argparse.Namespace) -> tuple[Path, int]:
    """The file, and how many rows it has."""
    from cenote.server.backup import write_backup
    from cenote.server.rotation import back_up_into
    from cenote.server.settings import Backups, read_backups

    if args.file is not None:
        if args.to is not None or args.keep is not None:
            raise Refused("backup-where")
        file = Path(args.file)
        if file.exists() and not args.force:
            raise BadOption("file-exists", path=str(file))
        return file, write_backup(engine, file)
    usual = read_backups(given("BACKUP") or "") if args.to is None and given("BACKUP") else Backups(args.to or "")
    if not usual.folder:
        raise Refused("backup-where")
    return back_up_into(engine, Path(usual.folder), max(0, usual.keep if args.keep is None else args.keep), time())
