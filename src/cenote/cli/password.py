"""`cenote password`: a link by which somebody who has forgotten the password sets a new one."""

from __future__ import annotations

import argparse
from time import time
from typing import Any

from cenote.cli.environment import add_database, database_of
from cenote.cli.speech import complain
from cenote.core.refusal import Refusal
from cenote.core.words import Words
from cenote.server.words import sentence, server_words


def add(commands: Any, words: Words) -> None:
    say = server_words(words.language).say
    parser = commands.add_parser("password", help=say("password-help"), description=say("password-description"))
    parser.add_argument("name", metavar="NAME", help=say("owner-name"))
    parser.add_argument("--origin", default="", metavar="URL", help=say("serve-origin"))
    add_database(parser, server_words(words.language))


def run(args: argparse.Namespace) -> int:
    from cenote.server.accounts import GOOD_BY_HAND, new_reset
    from cenote.server.names import folded
    from cenote.server.refused import Refused
    from cenote.server.store.migrate import migrate
    from cenote.server.store.reads import account
    from cenote.server.store.schema import resets
    from cenote.server.store.store import existing

    try:
        with existing(database_of(args)) as engine:
            migrate(engine)
            with engine.begin() as connection:
                found = account(connection, folded(args.name))
                if found is None:
                    raise Refused("no-such-account", 404, name=args.name)
                token, (_, row) = new_reset(found["id"], time() + GOOD_BY_HAND)
                connection.execute(resets.insert(), row)
    except Refusal as refusal:
        return complain(sentence(refusal, args.lang))
    link = f"{args.origin.rstrip('/')}/reset/{token}"
    print(server_words(args.lang).say("password-done", name=found["name"], link=link))
    return 0
