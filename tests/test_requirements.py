"""`pip install cenote` brings what the engine needs and no more; everything imported is declared where it belongs."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# Which extras a part of the house may use, beyond what everybody has.
PARTS: dict[str, tuple[str, ...]] = {
    "core": (),
    "drawing": (),
    "games": (),
    "agents": (),
    "arena": ("fit", "ray"),
    "envs": ("envs",),
    "learn": ("train",),
    "server": ("server",),
    "cli": (),
}
NAMED_TO_OTHERS = {"tzdata", "uvloop", "websockets"}  # zoneinfo and uvicorn import them, when told to or where they are

# Makes everything but the named packages look as if it were not installed.
BARE = """
import json, runpy, sys
absent = set(json.loads(sys.argv[1]))
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in absent:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Absent())
"""

IMPORT_ALL = """
import importlib, pkgutil, cenote
for part in ("core", "games", "agents", "arena", "cli"):
    room = importlib.import_module(f"cenote.{part}")
    for module in pkgutil.walk_packages(room.__path__, f"cenote.{part}."):
        if module.name != "cenote.arena.evolve":  # the whole of it is for the extra "fit"
            importlib.import_module(module.name)
            print(module.name)
"""

# Gives several commands, one after the other, and tells how each ended.
MANY = """
from cenote.cli import main
for command in json.loads(sys.argv[2]):
    print(main(command))
"""


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(*extras: str) -> set[str]:
    lines = [*PROJECT["dependencies"], *(line for extra in extras for line in PROJECT["optional-dependencies"][extra])]
    return {plain(re.split(r"[^\w.-]", line)[0]) for line in lines}


@cache
def distributions() -> Mapping[str, list[str]]:
    """Where each package that can be imported here comes from."""
    return packages_distributions()


@cache
def imported(part: str) -> dict[str, str]:
    """The distributions that the code of a part imports from, each with a file that does."""
    homes = distributions()
    found: dict[str, str] = {}
    for file in sorted((SOURCES / "cenote" / part).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            else:
                continue
            for top in {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"cenote"}:
                found.setdefault(plain(homes.get(top, [top])[0]), str(file))
    return found


@pytest.mark.parametrize("part", PARTS)
def test_every_import_is_declared(part: str) -> None:
    undeclared = {name: file for name, file in imported(part).items() if name not in declared(*PARTS[part])}
    assert undeclared == {}


def test_every_part_is_looked_at() -> None:
    rooms = {file.parent.name for file in (SOURCES / "cenote").glob("*/__init__.py")}
    assert rooms == set(PARTS)


def test_nothing_is_declared_for_nothing() -> None:
    used = {name for part in PARTS for name in imported(part)}
    assert declared("server", "ray", "fit") - used == NAMED_TO_OTHERS


# --- with nothing but what `pip install cenote` brings ---


@cache
def absent() -> str:
    """Every package installed here that the package alone does not bring."""
    brought, left = set[str](), sorted(declared())
    while left:
        name = left.pop()
        if name not in brought:
            brought.add(name)
            left += [plain(re.split(r"[^\w.-]", line)[0]) for line in needed_by(name) if "extra ==" not in line]
    homes = distributions().items()
    return json.dumps(
        [top for top, names in homes if top != "cenote" and not brought & {plain(name) for name in names}]
    )


def needed_by(name: str) -> list[str]:
    try:
        return requires(name) or []
    except PackageNotFoundError:
        return []  # wanted on other systems only


def bare(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", BARE + script, absent(), *arguments]
    environment = {"PYTHONPATH": str(SOURCES), "PATH": ""}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def cenote(*arguments: str) -> subprocess.CompletedProcess[str]:
    return bare("from cenote.cli import main; sys.exit(main(sys.argv[2:]))", *arguments)


def test_the_engine_needs_no_extra() -> None:
    assert {"fastapi", "gymnasium", "sqlalchemy"} < set(json.loads(absent()))
    done = bare(IMPORT_ALL)
    assert done.returncode == 0, done.stderr
    assert "cenote.cli.serve" in done.stdout.split()


def test_games_are_simulated_without_an_extra() -> None:
    done = cenote("simulate", "tzolkin", "--agents", "random,random", "--games", "2", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert "2" in done.stdout


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_command_names_the_extra_it_needs(language: str) -> None:
    commands = [["serve"], ["backup", "x.gz"], ["restore", "x.gz"], ["export", "x"]]
    done = bare(MANY, json.dumps([[*command, "--lang", language] for command in commands]))
    assert done.stdout.split() == ["2"] * len(commands), done.stderr
    sentences = done.stderr.splitlines()
    assert len(sentences) == len(commands)
    for sentence in sentences:
        assert sentence.endswith('pip install "cenote[server]"')
