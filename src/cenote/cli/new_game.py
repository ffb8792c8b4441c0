"""`cenote new-game`: a small game that can be played at once, to be made into another one."""

from __future__ import annotations

import argparse
import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Any

from cenote.cli.speech import command_words
from cenote.core.refusal import BadOption
from cenote.core.words import Words

TEMPLATE = Path(__file__).parent / "template"
SUFFIX = ".txt"  # keeps linters, type checkers and the registry away from the template
PLACES = {"room": "src/cenote/games", "tests": "tests", "web": "web/src/games"}
KEY, CLASS = "newgame", "NewGame"  # what stands for the name in the template
GOOD_NAME = re.compile(r"[a-z][a-z0-9]{1,19}")


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser(
        "new-game", help=words.say("new-game-help"), description=words.say("new-game-description")
    )
    parser.add_argument("name", metavar="NAME", help=words.say("new-game-help-name"))


def run(args: argparse.Namespace) -> int:
    checkout = Path.cwd()
    check_checkout(checkout)
    check_name(args.name, checkout)
    for file, text in files(args.name):
        (checkout / file).parent.mkdir(parents=True, exist_ok=True)
        (checkout / file).write_text(text, encoding="utf-8")
    status = declare(checkout)
    if status == 0:
        places = {part: f"{place}/{args.name}" for part, place in PLACES.items()}
        print(command_words(args.lang).say("new-game-done", name=args.name, **places))
    return status


def check_checkout(folder: Path) -> None:
    """Is this a checkout of Cenote, with everything that a game is put into?"""
    needed = ("src/cenote/games/__init__.py", "web/src/games/index.ts", "tests/conformance")
    if not all((folder / path).exists() for path in needed):
        raise BadOption("new-game-checkout", folder=str(folder))


def check_name(name: str, checkout: Path) -> None:
    """May a game be called so? Its tests are a package of that name, and its position a class."""
    if not GOOD_NAME.fullmatch(name) or iskeyword(name):
        raise BadOption("new-game-name", name=name)
    for place in PLACES.values():
        for path in (f"{place}/{name}", f"{place}/{name}.py"):
            if (checkout / path).exists():
                raise BadOption("new-game-taken", name=name, path=path)
    if find_spec(name) is not None:
        raise BadOption("new-game-module", name=name)
    if class_name(name) in names_in_rooms():
        raise BadOption("new-game-word", name=name, word=class_name(name))


def class_name(name: str) -> str:
    return name.capitalize()


def names_in_rooms() -> set[str]:
    """What the Python files of the template define and import, the names of modules aside."""
    found: set[str] = set()
    for file in TEMPLATE.rglob(f"*.py{SUFFIX}"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.alias):
                found.add(node.name)
    return found


def template_files() -> list[Path]:
    return sorted(TEMPLATE.rglob(f"*{SUFFIX}"))


def files(name: str) -> Iterator[tuple[str, str]]:
    """Every file of the new game: its path in the checkout, and its text."""
    for file in template_files():
        part, *rest = file.relative_to(TEMPLATE).parts
        path = "/".join([PLACES[part], name, *rest]).removesuffix(SUFFIX)
        text = file.read_text(encoding="utf-8")
        yield path, text.replace(KEY, name).replace(CLASS, class_name(name))


def declare(checkout: Path) -> int:
    """Write what follows from the declared position, with the sources of the checkout; tells the exit status."""
    sources = [str(checkout / "src"), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sources))}
    command = [sys.executable, "-m", "cenote.games.declare"]
    return subprocess.run(command, cwd=checkout, env=environment, check=False).returncode
