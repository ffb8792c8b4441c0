"""`cenote moderator`: who looks after the tables and people of a server."""

from __future__ import annotations

import argparse
from typing import Any

from cenote.cli.environment import add_database, database_of
from cenote.cli.speech import complain
from cenote.core.refusal import Refusal
from cenote.core.words import Words
from cenote.server.words import sentence, server_words


def add(commands: Any, words: Words) -> None:
    say = server_words(words.language).say
    parser = commands.add_parser("moderator", help=say("moderator-help"), description=say("moderator-description"))
    parser.add_argument("name", nargs="?", metavar="NAME", help=say("owner-name"))
    parser.add_argument("--remove", action="store_true", help=say("moderator-remove"))
    add_database(parser, server_words(words.language))


def run(args: argparse.Namespace) -> int:
    from cenote.server.owners import moderators, set_moderator
    from cenote.server.store.store import existing

    say = server_words(args.lang).say
    try:
        with existing(database_of(args)) as engine:
            if args.name is not None:
                set_moderator(engine, args.name, not args.remove)
            found = moderators(engine)
    except Refusal as refusal:
        return complain(sentence(refusal, args.lang))
    print(say("moderator-all", names=", ".join(found)) if found else say("moderator-none"))
    return 0
