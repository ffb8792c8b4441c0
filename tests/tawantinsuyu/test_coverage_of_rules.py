"""Every numbered rule is cited by the name or the docstring of a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tawantinsuyu.table import GAME

UNUSED = {78, 79}
RULES = {f"W{n}" for n in range(1, 167) if n not in UNUSED} | {f"WS{n}" for n in range(1, 71)}


def cited() -> set[str]:
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = f"{node.name} {ast.get_docstring(node) or ''}".replace("_", " ")
                found |= set(re.findall(r"(?<![A-Za-z0-9])WS?\d+", text))
    return found


def test_every_rule_is_tested() -> None:
    assert RULES - cited() == set()


def test_the_rulebook_has_every_rule_in_every_language() -> None:
    english = GAME.rulebook("en")
    assert set(english) == RULES
    for language in ("uk", "ru"):
        assert list(GAME.rulebook(language)) == list(english)
        assert all(GAME.rulebook(language).values())


def test_readings_are_marked_in_every_language() -> None:
    marks = {"en": "(reading)", "uk": "(тлумачення)", "ru": "(трактовка)"}
    books = {code: GAME.rulebook(code).items() for code in marks}
    marked = [{rule for rule, text in books[code] if text.endswith(mark)} for code, mark in marks.items()]
    assert marked[0] == marked[1] == marked[2]
    assert len(marked[0]) > 40
