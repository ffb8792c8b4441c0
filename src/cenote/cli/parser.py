"""All commands and their options, and the way from the shell to the command."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any, NoReturn, Protocol

from cenote import __version__
from cenote.cli import (
    analyse,
    backup,
    balance,
    components,
    doctor,
    export,
    moderator,
    new_game,
    owner,
    password,
    play,
    ratings,
    replay,
    reports,
    restore,
    rules,
    serve,
    show,
    simulate,
    tournament,
    verify,
    workshop,
)
from cenote.cli.speech import asked_for, command_words, complain, why_not_file
from cenote.core.refusal import Refusal
from cenote.core.words import LANGUAGES, Words


class Command(Protocol):
    """A module of the command line: it adds its options and runs."""

    __name__: str

    def add(self, commands: Any, words: Words) -> None: ...
    def run(self, args: argparse.Namespace) -> int: ...


COMMANDS: tuple[Command, ...] = (
    play, serve, simulate, tournament, balance, analyse, verify, replay, show, components, workshop, rules, backup,
    restore, export, owner, moderator, password, ratings, reports, doctor, new_game,
)  # fmt: skip

# The extra of the package that brings what a command needs.
EXTRAS = dict.fromkeys(
    ("serve", "backup", "restore", "export", "owner", "moderator", "password", "ratings", "reports", "doctor"),
    "server",
)

# What argparse says, and how we say it.
COMPLAINTS = (
    (re.compile(r"unrecognized arguments: (?P<what>.+)"), "usage-unknown"),
    (re.compile(r"the following arguments are required: (?P<what>.+)"), "usage-missing"),
    (re.compile(r"argument (?P<what>\S+): expected .+"), "usage-no-value"),
    (
        re.compile(r"argument (?P<what>\S+): invalid choice: '(?P<value>.*)' \(\D+? from (?P<known>.+)\)"),
        "usage-choice",
    ),
    (re.compile(r"argument (?P<what>\S+): invalid \S+ value: '(?P<value>.*)'"), "usage-value"),
    (re.compile(r"argument (?P<what>\S+): not allowed with argument (?P<other>\S+)"), "usage-together"),
)


class BadUsage(Refusal):
    """Options or arguments that no command has."""


class Help(argparse.HelpFormatter):
    """argparse's help with our word for "usage"."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog, max_help_position=30, width=80)
        self.words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self.words.say('help-usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Speaks the chosen language, in its help and when it is misunderstood. Every one knows `--help` and `--lang`."""

    def __init__(self, words: Words, **options: Any) -> None:
        super().__init__(
            formatter_class=lambda prog: Help(words, prog),
            add_help=False,
            allow_abbrev=False,
            **options,
        )
        self.words = words
        self._positionals.title = words.say("help-arguments")
        self._optionals.title = words.say("help-options")
        self.add_argument("-h", "--help", action="help", help=words.say("help-help"))
        self.add_argument("--lang", choices=LANGUAGES, default=words.language, help=words.say("help-lang"))

    def error(self, message: str) -> NoReturn:
        for pattern, key in COMPLAINTS:
            if found := pattern.fullmatch(message):
                raise BadUsage(key, **{name: text.replace("'", "") for name, text in found.groupdict().items()})
        raise BadUsage("usage-wrong", command=self.prog)


def tree(words: Words) -> Parser:
    class Subparser(Parser):
        def __init__(self, **options: Any) -> None:
            super().__init__(words, **options)

    parser = Parser(words, prog="cenote", description=words.say("help-cenote"))
    parser.add_argument("--version", action="version", version=f"cenote {__version__}", help=words.say("help-version"))
    commands = parser.add_subparsers(
        title=words.say("help-commands"),
        dest="command",
        metavar=words.say("help-command"),
        required=True,
        parser_class=Subparser,
    )
    for command in COMMANDS:
        command.add(commands, words)
    return parser


def run(command: Command, args: argparse.Namespace) -> int:
    """Tells what to install where a command needs more than the package alone brings."""
    try:
        return command.run(args)
    except ModuleNotFoundError as missing:
        extra = EXTRAS.get(args.command)
        if extra is None or missing.name is None or missing.name.startswith("cenote"):
            raise
        raise Refusal("missing-extra", package=missing.name.partition(".")[0], extra=extra) from None


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; tells its exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    words = command_words(asked_for(arguments))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows question marks
    named = {command.__name__.rpartition(".")[2].replace("_", "-"): command for command in COMMANDS}
    try:
        args = tree(words).parse_args(arguments)
        return run(named[args.command], args)
    except Refusal as refusal:
        return complain(words.refusal(refusal))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has gone: nothing is left to say
        return 0
    except OSError as error:
        return complain(why_not_file(words, error))
    except KeyboardInterrupt:
        return 130
