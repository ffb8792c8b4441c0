"""`cenote doctor`: is everything as a server needs it?"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cenote.cli.serve import add_settings, read_settings
from cenote.core.refusal import Refusal
from cenote.core.words import Words
from cenote.server.words import server_words

if TYPE_CHECKING:
    from cenote.server.doctor.finding import Finding


def add(commands: Any, words: Words) -> None:
    speech = server_words(words.language)
    parser = commands.add_parser("doctor", help=speech.say("doctor-help"), description=speech.say("doctor-description"))
    add_settings(parser, speech)
    parser.add_argument("--json", action="store_true", help=speech.say("doctor-json"))


def run(args: argparse.Namespace) -> int:
    from cenote.server.doctor.examine import examine
    from cenote.server.doctor.finding import refused

    try:
        found = examine(read_settings(args))
    except Refusal as refusal:
        found = [refused("settings", refusal)]
    words = server_words(args.lang)
    print(as_json(found, words) if args.json else as_lines(found, words))
    return 1 if any(finding.state == "wrong" for finding in found) else 0


def as_json(found: Sequence[Finding], words: Words) -> str:
    told = [{"check": one.check, "state": one.state, "key": one.key, "text": one.said(words)} for one in found]
    return json.dumps({"well": all(one.state != "wrong" for one in found), "found": told}, ensure_ascii=False, indent=2)


def as_lines(found: Sequence[Finding], words: Words) -> str:
    rows = [(words.say(f"doctor-{one.state}"), words.say(f"check-{one.check}"), one.said(words)) for one in found]
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    lines = [f"{state:{widths[0]}}  {check:{widths[1]}}  {text}" for state, check, text in rows]
    count = sum(one.state == "wrong" for one in found)
    return "\n".join([*lines, "", words.say("doctor-sum", wrong=count)])
