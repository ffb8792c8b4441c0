"""Every room has the same furniture, and its arrows go one way."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from cenote import games
from cenote.core.game import Game

FILES = {
    "__init__.py", "names.py", "components.py", "verbs.py", "position.py", "fields.py", "state.py", "setup.py",
    "scoring.py", "view.py", "observation.py", "checks.py", "RULES.md", "RULES.uk.md", "RULES.ru.md",
    "rules/__init__.py", "judge/__init__.py", "judge/evaluate.py", "judge/weights.py", "judge/weights.toml",
    "faces/__init__.py", "faces/describe.py", "faces/terminal.py", "faces/svg.py",
    "locale/en.ftl", "locale/uk.ftl", "locale/ru.ftl",
}  # fmt: skip
# From what is shown down to what is declared: each part may know those after it, and of its own.
LAYERS = (
    ("faces",),
    ("judge",),
    ("view", "observation", "checks"),
    ("setup",),
    ("rules", "scoring"),
    ("state",),
    ("fields", "position"),
    ("verbs", "components"),
    ("names",),
)

every_game = pytest.mark.parametrize("game", games.all(), ids=games.keys())


def modules(game: Game) -> dict[str, Path]:
    """The modules of a room by their names, without the one that puts everything together."""
    found = {}
    for file in sorted(game.folder.rglob("*.py")):
        parts = file.relative_to(game.folder).with_suffix("").parts
        name = ".".join(part for part in parts if part != "__init__")
        if name:
            found[name] = file
    return found


def imported(game: Game, file: Path, known: dict[str, Path]) -> Iterator[str]:
    """The modules of the same room that a module imports, anywhere in it but for types alone."""
    room = f"cenote.games.{game.key}"
    for node in ast.walk(without_types(ast.parse(file.read_text(encoding="utf-8")))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(room):
            module = (node.module or "").removeprefix(room).lstrip(".")
            for alias in node.names:
                inner = f"{module}.{alias.name}".lstrip(".")
                yield inner if inner in known else module
        elif isinstance(node, ast.Import):
            yield from (each.name.removeprefix(f"{room}.") for each in node.names if each.name.startswith(f"{room}."))


def without_types(tree: ast.Module) -> ast.Module:
    tree.body = [
        node for node in tree.body if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test))
    ]
    return tree


def arrows(game: Game) -> dict[str, set[str]]:
    known = modules(game)
    return {name: set(imported(game, file, known)) - {name} for name, file in known.items()}


@every_game
def test_every_room_has_the_same_furniture(game: Game) -> None:
    missing = {name for name in FILES if not (game.folder / name).exists()}
    assert not missing


@every_game
def test_no_module_leads_back_to_itself(game: Game) -> None:
    try:
        TopologicalSorter(arrows(game)).prepare()
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))


@every_game
def test_arrows_go_one_way(game: Game) -> None:
    layer = {part: number for number, parts in enumerate(LAYERS) for part in parts}
    for name, known in arrows(game).items():
        here = layer.get(name.split(".")[0])
        for other in known:
            there = layer.get(other.split(".")[0])
            assert here is None or there is None or here <= there, f"{name} -> {other}"
