"""`cenote play`: a game at one terminal, alone, against code or with others at the same keyboard."""

from __future__ import annotations

import argparse
import re
import secrets
import sys
from typing import Any

from rich.text import Text

from cenote.cli import seats
from cenote.cli.files import open_game, open_record, play_through
from cenote.cli.screen import Screen
from cenote.cli.sitting import Sitting
from cenote.cli.speech import game_words
from cenote.core.match import Match
from cenote.core.quipu import LETTERS
from cenote.core.refusal import BadOption
from cenote.core.words import Words

GAME = "tzolkin"
SEATS = "me,greedy"


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser("play", help=words.say("play-help"), description=words.say("play-description"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=words.say("play-help-game", game=GAME))
    parser.add_argument("--seats", metavar="A,B", help=words.say("play-help-seats", seats=SEATS))
    parser.add_argument("--seed", metavar="SEED", help=words.say("play-help-seed"))
    parser.add_argument("--data", metavar="FILE", help=words.say("play-help-data"))
    parser.add_argument("--rules", type=int, metavar="N", help=words.say("play-help-rules"))
    parser.add_argument("--load", metavar="FILE", help=words.say("play-help-load"))
    confirm = parser.add_mutually_exclusive_group()
    confirm.add_argument("--confirm", action="store_true", default=None, help=words.say("play-help-confirm"))
    confirm.add_argument("--no-confirm", action="store_false", dest="confirm", help=words.say("play-help-no-confirm"))


def run(args: argparse.Namespace) -> int:
    match = begun(args) if args.load is None else resumed(args)
    words = game_words(args.lang, match.game)
    screen = Screen()
    confirm = sys.stdin.isatty() if args.confirm is None else args.confirm
    sitting = Sitting(match, words, screen, confirm)
    called = ", ".join(f"{letter} {name}" for letter, name in zip(LETTERS, sitting.names, strict=False))
    screen.show(Text(words.say("play-begin", title=words.say("game-title"), seed=str(match.seed), seats=called)))
    for note in seats.notes(match, words):
        screen.show(Text(note))
    return sitting.play()


def begun(args: argparse.Namespace) -> Match:
    """A new game."""
    game = open_game(GAME if args.game is None else args.game, args.data, args.rules)
    taken = seats.read_seats(SEATS if args.seats is None else args.seats)
    return Match(game, len(taken), read_seed(args.seed), seats=taken)


def resumed(args: argparse.Namespace) -> Match:
    """The game of a record, with the seats it has there."""
    for option in ("seats", "seed", "rules"):
        if getattr(args, option) is not None:
            raise BadOption("load-with", option=option)
    game, record = open_record(args.load, args.data)
    if args.game not in (None, game.key):
        raise BadOption("load-game", game=game.key, wanted=args.game)
    for seat in record.seats:
        seats.check(seat)
    return play_through(game, record, game_words(args.lang, game))


def read_seed(text: str | None) -> int | str:
    """The seed asked for, or any."""
    if text is None:
        return secrets.randbelow(1_000_000)
    if not text.strip() or not text.isprintable():
        raise BadOption("seed", seed=text)
    return int(text) if re.fullmatch(r"0|-?[1-9][0-9]{0,17}", text) else text
