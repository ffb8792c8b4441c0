"""`cenote verify`: do records replay to what they say?"""

from __future__ import annotations

import argparse
from typing import Any

from cenote.cli.files import open_record, version_note
from cenote.cli.speech import command_words, complain, game_words, why_not_file
from cenote.core.match import Match
from cenote.core.quipu import LETTERS
from cenote.core.refusal import Refusal
from cenote.core.words import Words


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser("verify", help=words.say("verify-help"), description=words.say("verify-description"))
    parser.add_argument("files", nargs="+", metavar="FILE", help=words.say("verify-files"))
    parser.add_argument("--data", metavar="FILE", help=words.say("verify-data"))


def run(args: argparse.Namespace) -> int:
    status = 0
    for file in args.files:
        words = command_words(args.lang)
        try:
            game, record = open_record(file, args.data)
            words = game_words(args.lang, game)
            print(sound(words, file, record.play_through(game)), flush=True)
            if note := version_note(words, game, record):
                print(f"    {note}", flush=True)
        except Refusal as refusal:
            status = complain(unsound(words, file, refusal))
        except BrokenPipeError:
            raise
        except OSError as error:
            status = complain(why_not_file(words, error))
    return status


def sound(words: Words, file: str, match: Match) -> str:
    """What a good record tells: the game, how long it was and how it stands."""
    scores = zip(match.seats, match.state.scores(), strict=True)
    details: dict[str, object] = {
        "path": file,
        "title": words.say("game-title"),
        "players": match.players,
        "turns": len({played.turn for played in match.played}),
        "scores": ", ".join(words.say("verify-score", name=name, score=score) for name, score in scores),
    }
    seat = match.state.seat
    if seat is None:
        return words.say("verify-ok", **details)
    return words.say("verify-running", seat=LETTERS[seat], **details)


def unsound(words: Words, file: str, refusal: Refusal) -> str:
    """What is wrong with a record, in one sentence."""
    if "file" in refusal.details:
        return words.refusal(refusal)
    return words.say("verify-bad", path=file, error=refusal)
