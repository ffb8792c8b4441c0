"""How a game is learnt from nothing, in stages: `judge/recipe.toml` in its room, or another such file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from cenote import agents
from cenote.core.game import Game
from cenote.core.refusal import Refusal
from cenote.learn.recipe import Recipe, changed
from cenote.learn.refusal import BadRun
from cenote.learn.sitting import sitting


class Stage(NamedTuple):
    """One run. It begins with the network of the stage before it."""

    minutes: float
    tables: Mapping[str, int] = {}  # what is played, and at how many tables of all; by default as without a recipe
    seed: int = 1
    teacher: str = ""
    lesson: float = 0.0  # minutes
    settings: Mapping[str, float | str] = {}

    def words(self) -> list[str]:
        """As they would be typed, but for minutes and seed."""
        tables = [written for written, number in self.tables.items() for _ in range(number)]
        settings = [f"{name}={value}" for name, value in self.settings.items()]
        return [*optional("--tables", tables), *optional("--set", settings)]


def optional(option: str, words: list[str]) -> list[str]:
    return [option, *words] if words else []


def stages_file(game: Game) -> Path:
    return game.folder / "judge" / "recipe.toml"


def read_stages(file: Path, game: Game) -> list[Stage]:
    """Raises a Refusal for what is no recipe for the game."""
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise BadRun("stages-missing", file=file.name) from None
    except ValueError as error:
        raise BadRun("stages-syntax", file=file.name, error=str(error)) from None
    for name in told:
        if name != "stage":
            raise BadRun("stages-name", where=file.name, name=name, known="stage")
    written = told.get("stage")
    if not isinstance(written, list) or not all(isinstance(one, dict) for one in written) or not written:
        raise BadRun("stages-none", file=file.name)
    return [stage(f"{file.name}, stage {number}", one, game) for number, one in enumerate(written, 1)]


def stage(where: str, written: dict[str, Any], game: Game) -> Stage:
    for name in written:
        if name not in Stage._fields:
            raise BadRun("stages-name", where=where, name=name, known=", ".join(Stage._fields))
    for name, value in {"minutes": 0, **written}.items():
        if not fits(name, value):
            raise BadRun("stages-value", where=where, name=name, value=str(value))
    found = Stage(**written)
    try:
        for table in found.tables:
            sitting(table, game).told(game)
        changed(Recipe(), (f"{name}={value}" for name, value in found.settings.items()))
        if found.teacher:
            agents.make(found.teacher, game)
    except Refusal as refusal:
        raise BadRun("stages-wrong", where=where, error=refusal) from None
    return found


def fits(name: str, value: object) -> bool:
    """Is it the right kind of value?"""
    number = value if isinstance(value, int | float) and not isinstance(value, bool) else -1.0
    match name:
        case "minutes":
            return 0 < number < inf
        case "lesson":
            return 0 <= number < inf
        case "seed":
            return type(value) is int
        case "teacher":
            return isinstance(value, str)
        case "tables":
            return isinstance(value, dict) and all(type(one) is int and one > 0 for one in value.values())
        case _:
            return isinstance(value, dict) and not any(isinstance(one, dict | list | bool) for one in value.values())
