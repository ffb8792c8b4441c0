"""In which language the command line speaks, and how it says what went wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from cenote.core.game import Game
from cenote.core.words import LANGUAGES, Words, words

LOCALE = Path(__file__).parent / "locale"


def command_words(language: str) -> Words:
    """The words of the command line alone."""
    return words(language, LOCALE)


def game_words(language: str, game: Game) -> Words:
    """The words of the command line and of a game."""
    return game.words(language, LOCALE)


def preferred(environment: Mapping[str, str] | None = None) -> str:
    """CENOTE_LANG, else the language of the system, else English."""
    variables = os.environ if environment is None else environment
    for name in ("CENOTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = variables.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
        if language and name != "CENOTE_LANG":
            break  # a system that speaks another language gets English
    return "en"


def asked_for(arguments: Sequence[str]) -> str:
    """The language of `--lang`, known before anything else is read, so that even a bad option is named in it."""
    for place, argument in enumerate(arguments):
        if argument == "--lang":
            chosen = "".join(arguments[place + 1 : place + 2])
        elif argument.startswith("--lang="):
            chosen = argument.removeprefix("--lang=")
        else:
            continue
        if chosen in LANGUAGES:
            return chosen
    return preferred()


def complain(text: str) -> int:
    """One sentence where errors belong; tells the exit status."""
    print(text, file=sys.stderr)
    return 2


def why_not_file(say: Words, error: OSError) -> str:
    """What is wrong with a file, in one sentence."""
    kinds = {
        FileNotFoundError: "file-missing",
        PermissionError: "file-forbidden",
        IsADirectoryError: "file-folder",
        NotADirectoryError: "file-missing",
        FileExistsError: "file-exists",
    }
    return say.say(kinds.get(type(error), "file-trouble"), file=str(error.filename or "?"))
