"""`cenote serve`: tables for people, in the browser."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cenote import games
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
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=say("serve-host"))
    parser.add_argument("--port", type=int, default=8123, metavar="N", help=say("serve-port"))
    parser.add_argument("--database", metavar="URL", help=say("serve-database"))
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=say("serve-workers"))
    parser.add_argument("--thinkers", type=int, default=0, metavar="N", help=say("serve-thinkers"))
    parser.add_argument("--data", action="append", default=[], metavar="GAME=FILE", help=say("serve-data"))
    parser.add_argument("--secret-file", metavar="FILE", help=say("serve-secret-file"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=say("serve-origin"))
    parser.add_argument("--keep", action="append", default=[], metavar="KIND=DAYS", help=say("serve-keep"))
    parser.add_argument("--absent", type=int, default=14, metavar="DAYS", help=say("serve-absent"))
    parser.add_argument("--mail", metavar="URL", help=say("serve-mail"))
    parser.add_argument("--notice-after", type=float, default=120.0, metavar="SECONDS", help=say("serve-notice-after"))
    parser.add_argument("--allow-private-targets", action="store_true", help=say("serve-private-targets"))
    parser.add_argument("--log-json", action="store_true", help=say("serve-log-json"))
    parser.add_argument("--no-limits", action="store_true", help=say("serve-no-limits"))
    parser.add_argument("--open", action="store_true", help=say("serve-open"))


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
    from cenote.server.settings import Settings, data_folder, database_url, read_lifetimes

    if not 0 <= args.port < 1 << 16:
        raise Refused("server-port", port=args.port)
    return Settings(
        database=database_url(args.database),
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
        mail=args.mail or os.environ.get("CENOTE_MAIL", ""),
        private_targets=args.allow_private_targets,
        notice_after=max(0.0, args.notice_after),
    )


def own_data(written: str) -> tuple[str, tuple[str, str]]:
    """GAME=FILE: the game, and the name and text of the host's file. Raises Refusal for a bad one."""
    key, separator, file = written.partition("=")
    if not separator:
        raise Refused("server-data", data=written)
    name, text = Path(file).name, read_text(file)
    games.get(key).with_data(name, text)
    return key, (name, text)
