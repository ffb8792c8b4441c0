"""`cenote ratings`: how strong the people of a server are, and the proof of it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from cenote.cli.columns import plain_console, plain_table
from cenote.cli.environment import add_database, database_of
from cenote.cli.speech import complain
from cenote.core.refusal import Refusal
from cenote.core.words import Words
from cenote.server.words import sentence, server_words

if TYPE_CHECKING:
    from cenote.server.ladder.prove import Proof

WRONG = 1


def add(commands: Any, words: Words) -> None:
    say = server_words(words.language).say
    parser = commands.add_parser("ratings", help=say("ratings-help"), description=say("ratings-description"))
    parser.add_argument("game", nargs="?", default="", metavar="GAME", help=say("ratings-game"))
    doing = parser.add_mutually_exclusive_group()
    doing.add_argument("--recompute", action="store_true", help=say("ratings-recompute"))
    doing.add_argument("--check", action="store_true", help=say("ratings-check"))
    parser.add_argument("--data", action="append", default=[], metavar="GAME=FILE", help=say("serve-data"))
    add_database(parser, server_words(words.language))


def run(args: argparse.Namespace) -> int:
    from cenote.cli.serve import own_data
    from cenote.server.ladder.prove import prove
    from cenote.server.rooms import Rooms
    from cenote.server.store.migrate import migrate
    from cenote.server.store.store import existing

    try:
        with existing(database_of(args)) as engine:
            migrate(engine)
            if not args.recompute and not args.check:
                return show(engine, args)
            proof = prove(engine, Rooms(dict(own_data(written) for written in args.data)), args.recompute)
    except Refusal as refusal:
        return complain(sentence(refusal, args.lang))
    tell(proof, args)
    return WRONG if args.check and not proof.right else 0


def show(engine: Any, args: argparse.Namespace) -> int:
    from cenote.server.ladder.lists import standing

    words, console = server_words(args.lang), plain_console()
    table = plain_table(console)
    for heading in ("ratings-place", "ratings-name", "ratings-rating", "ratings-games"):
        table.add_column(words.say(heading), justify="left" if heading == "ratings-name" else "right")
    with engine.connect() as connection:
        for place, row in enumerate(standing(connection, args.game), 1):
            table.add_row(str(place), row.name, f"{row.points} ± {row.reach}", str(row.games))
    console.print(table)
    return 0


def tell(proof: Proof, args: argparse.Namespace) -> None:
    say = server_words(args.lang).say
    print(say("ratings-replayed", games=proof.games, steps=proof.steps))
    if proof.lost:
        print(say("ratings-lost", games=proof.lost))
    if proof.unread:
        print(say("ratings-unread", tables=", ".join(proof.unread)))
    if proof.right:
        print(say("ratings-right"))
        return
    if proof.wrong:
        print(say("ratings-wrong", tables=", ".join(proof.wrong)))
    print(say("ratings-mended" if args.recompute else "ratings-off", steps=proof.off))
