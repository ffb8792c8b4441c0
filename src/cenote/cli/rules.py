"""`cenote rules`: the numbered rules, which every refusal of a move cites."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from cenote import games
from cenote.cli.columns import plain_console
from cenote.cli.speech import game_words
from cenote.core.refusal import BadOption
from cenote.core.words import Words

NOT_FOUND = 1  # as grep has it


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser("rules", help=words.say("rules-help"), description=words.say("rules-description"))
    parser.add_argument("game", metavar="GAME", help=words.say("rules-game"))
    parser.add_argument("numbers", nargs="*", metavar="RULE", help=words.say("rules-numbers"))
    parser.add_argument("--search", metavar="WORD", help=words.say("rules-search"))


def run(args: argparse.Namespace) -> int:
    game = games.get(args.game)
    words = game_words(args.lang, game)
    rulebook = game.rulebook(args.lang)
    numbers = [known(rulebook, number) for number in args.numbers] or list(rulebook)
    if args.search is not None:
        sought = args.search.casefold()
        numbers = [number for number in numbers if sought in rulebook[number].casefold()]
        if not numbers:
            print(words.say("rules-none", word=args.search), file=sys.stderr)
            return NOT_FOUND
    console = plain_console()
    for number in numbers:
        show(console, number, rulebook[number], args.search)
    return 0


def known(rulebook: dict[str, str], written: str) -> str:
    """The number of a rule, in whichever case it was written."""
    if written.upper() not in rulebook:
        first, *_, last = rulebook
        raise BadOption("no-such-rule", rule=written, first=first, last=last)
    return written.upper()


def show(console: Console, number: str, rule: str, sought: str | None) -> None:
    """One rule: set for reading in a terminal, a single line elsewhere."""
    if not console.is_terminal:
        print(f"{number} {rule}")
        return
    text = Text(rule)
    if sought:
        text.highlight_words([sought], "bold", case_sensitive=False)
    console.print(Text(number, "bold"))
    console.print(Padding(text, (0, 0, 1, 2)))
