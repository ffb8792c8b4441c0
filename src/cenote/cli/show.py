"""`cenote show`: one position as a picture, in the terminal or as SVG."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from cenote.cli import seats
from cenote.cli.files import game_of, open_game, pages_of, read_position, read_seat, read_text, read_turn
from cenote.cli.screen import Screen
from cenote.cli.speech import game_words
from cenote.core import quipu
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.refusal import BadOption
from cenote.core.words import Words


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser("show", help=words.say("show-help"), description=words.say("show-description"))
    parser.add_argument("file", metavar="FILE", help=words.say("show-help-file"))
    parser.add_argument("--svg", metavar="FILE", help=words.say("show-help-svg"))
    parser.add_argument("--turn", metavar="N", help=words.say("show-help-turn"))
    parser.add_argument("--seat", metavar="A", help=words.say("replay-help-seat"))
    parser.add_argument("--data", metavar="FILE", help=words.say("play-help-data"))


def run(args: argparse.Namespace) -> int:
    game, state, sitting = open_state(args)
    words = game_words(args.lang, game)
    names = seats.names(sitting, words)
    view = state.view(read_seat(args.seat, len(names)))
    if args.svg is None:
        screen = Screen()
        screen.show(game.picture(view, words, names, screen.width))
    else:
        Path(args.svg).write_text(game.svg(view, words, names), encoding="utf-8")
        print(words.say("show-written", file=args.svg))
    return 0


def open_state(args: argparse.Namespace) -> tuple[Game, State, list[str]]:
    """The position of a dump, or of a turn of a record, with those who sit there."""
    text = read_text(args.file)
    dump = read_position(text)
    if dump is None:
        record = quipu.read(text)
        game = game_of(record, args.data)
        pages = pages_of(game, record, game_words(args.lang, game))
        return game, pages[read_turn(args.turn, pages)].state, record.seats
    if args.turn is not None:
        raise BadOption("turn-of-position")
    state = open_game(dump["game"], args.data).load(dump)
    return state.game, state, [seats.PERSON] * len(state.scores())
