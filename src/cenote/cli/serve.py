"""`cenote serve`: tables for people, in the browser."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cenote import games
from cenote.cli.environment import add_database, database_of, given, several, switched, variable
from cenote.cli.files import read_text
from cenote.cli.speech import complain
from cenote.core.refusal import Refusal
from cenote.core.words import Words
from cenote.server.refused import Refused
from cenote.server.words import sentence, server_words

if TYPE_CHECKING:
    from cenote.server.settings import Settings


def add(commands: Any, words: Words) -> None:
    say = server_words(words.language).say
    parser = commands.add_parser("serve", help=say("serve-help"), description=say("serve-description"))
    add_settings(parser, server_words(words.language))
    parser.add_argument("--open", action="store_true", help=say("serve-open"))


def add_settings(parser: argparse.ArgumentParser, words: Words) -> None:
    """What a server is told, on the command line or in the environment."""
    say = words.say

    def option(name: str, metavar: str, default: object = None, type: Callable[[str], object] = str) -> None:
        default = given(variable(name)) or default  # argparse reads texts as if they were typed
        parser.add_argument(f"--{name}", type=type, default=default, metavar=metavar, help=say(f"serve-{name}"))

    def options(name: str, metavar: str) -> None:
        default = several(variable(name))
        parser.add_argument(f"--{name}", action="append", default=default, metavar=metavar, help=say(f"serve-{name}"))

    def switch(name: str) -> None:
        default = switched(variable(name))
        parser.add_argument(f"--{name}", action="store_true", default=default, help=say(f"serve-{name}"))

    option("host", "ADDRESS", "127.0.0.1")
    option("port", "N", 8123, int)
    add_database(parser, words)
    option("workers", "N", 1, int)
    option("thinkers", "N", 0, int)
    options("data", "GAME=FILE")
    option("secret-file", "FILE")
    options("origin", "URL")
    options("keep", "KIND=DAYS")
    option("absent", "DAYS", 14, int)
    option("mail", "URL")
    option("notice-after", "SECONDS", 120.0, float)
    switch("allow-private-targets")
    option("backup", "FOLDER")
    switch("log-json")
    switch("no-limits")


def run(args: argparse.Namespace) -> int:
    from cenote.server.run import serve

    try:
        settings = read_settings(args)
        settings.check()

        def ready(address: str) -> None:
            print(server_words(args.lang).say("serve-ready", address=address), flush=True)

        return serve(settings, ready, args.open)
    except Refusal as refusal:
        return complain(sentence(refusal, args.lang))


def read_settings(args: argparse.Namespace) -> Settings:
    from cenote.server.settings import Settings, data_folder, read_backups, read_lifetimes

    if not 0 <= args.port < 1 << 16:
        raise Refused("server-port", port=args.port)
    return Settings(
        database=database_of(args),
        secret_file=args.secret_file or str(data_folder() / "secret"),
        host=args.host,
        port=args.port,
        workers=args.workers,
        data=dict(own_data(written) for written in args.data),
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        thinkers=args.thinkers,
        limits=not args.no_limits,
        log_json=args.log_json,
        lifetimes=read_lifetimes(args.keep),
        absent=max(0, args.absent),
        mail=args.mail or "",
        private_targets=args.allow_private_targets,
        notice_after=max(0.0, args.notice_after),
        backups=read_backups(args.backup) if args.backup else None,
    )


def own_data(written: str) -> tuple[str, tuple[str, str]]:
    """GAME=FILE: the game, and the name and text of the host's file. Raises Refusal for a bad one."""
    key, separator, file = written.partition("=")
    if not separator:
        raise Refused("server-data", data=written)
    name, text = Path(file).name, read_text(file)
    games.get(key).with_data(name, text)
    return key, (name, text)
