"""`cenote backup`: everything that a server keeps, in one file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from cenote.cli.speech import complain
from cenote.core.refusal import BadOption, Refusal
from cenote.core.words import Words
from cenote.server.words import sentence, server_words


def add(commands: Any, words: Words) -> None:
    say = server_words(words.language).say
    parser = commands.add_parser("backup", help=say("backup-help"), description=say("backup-description"))
    parser.add_argument("file", metavar="FILE", help=say("backup-file"))
    parser.add_argument("--database", metavar="URL", help=say("serve-database"))
    parser.add_argument("--force", action="store_true", help=say("backup-force"))


def run(args: argparse.Namespace) -> int:
    from cenote.server.backup import write_backup
    from cenote.server.settings import database_url
    from cenote.server.store.store import existing

    file = Path(args.file)
    try:
        if file.exists() and not args.force:
            raise BadOption("file-exists", path=str(file))
        with existing(database_url(args.database)) as engine:
            rows = write_backup(engine, file)
    except Refusal as refusal:
        return complain(sentence(refusal, args.lang))
    print(server_words(args.lang).say("backup-done", file=str(file), rows=rows))
    return 0
