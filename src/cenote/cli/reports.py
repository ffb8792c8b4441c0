"""`cenote reports`: what people told the host about others."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from typing import Any

from cenote.cli.environment import add_database, database_of
from cenote.cli.speech import complain
from cenote.core.refusal import Refusal
from cenote.core.words import Words
from cenote.server.words import sentence, server_words


def add(commands: Any, words: Words) -> None:
    say = server_words(words.language).say
    parser = commands.add_parser("reports", help=say("reports-help"), description=say("reports-description"))
    parser.add_argument("--all", action="store_true", help=say("reports-all"))
    parser.add_argument("--settle", metavar="ID", help=say("reports-settle"))
    add_database(parser, server_words(words.language))


def run(args: argparse.Namespace) -> int:
    from cenote.server.reports import listed, settle
    from cenote.server.store.store import existing

    say = server_words(args.lang).say
    try:
        with existing(database_of(args)) as engine:
            if args.settle:
                settle(engine, args.settle)
            found = listed(engine, args.all)
    except Refusal as refusal:
        return complain(sentence(refusal, args.lang))
    for one in found:
        at = datetime.fromtimestamp(one.at, UTC).strftime("%Y-%m-%d %H:%M")
        print(say("reports-one", id=one.id, at=at, about=one.about, by=one.by, table=one.table or "—"))
        print(f"    {one.text}")
    if not found:
        print(say("reports-none"))
    return 0
