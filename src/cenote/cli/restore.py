"""`cenote restore`: a backup into an empty database, of the same kind or of the other."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from cenote.cli.environment import add_database, database_of
from cenote.cli.speech import complain
from cenote.core.refusal import Refusal
from cenote.core.words import Words
from cenote.server.words import sentence, server_words


def add(commands: Any, words: Words) -> None:
    say = server_words(words.language).say
    parser = commands.add_parser("restore", help=say("restore-help"), description=say("restore-description"))
    parser.add_argument("file", metavar="FILE", help=say("restore-file"))
    add_database(parser, server_words(words.language))


def run(args: argparse.Namespace) -> int:
    from cenote.server.backup import restore_backup
    from cenote.server.store.store import Store, probe

    file = Path(args.file)
    try:
        file.open("rb").close()
        probe(database_of(args))
        store = Store(database_of(args))
        try:
            rows = restore_backup(store.engine, file)
        finally:
            store.stop()
    except Refusal as refusal:
        return complain(sentence(refusal, args.lang))
    print(server_words(args.lang).say("restore-done", file=str(file), rows=rows))
    return 0
