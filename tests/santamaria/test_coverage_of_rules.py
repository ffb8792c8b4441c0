"""Every numbered rule is cited by the name or the docstring of a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from santamaria.table import GAME

NUMBER = re.compile(r"(?<![A-Za-z0-9])(S(?:X[ABCDO]?)?\d+)(?![A-Za-z0-9])")


def cited() -> set[str]:
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                found |= set(NUMBER.findall(text.replace("_", " ")))
    return found


def test_every_rule_is_tested() -> None:
    assert set(GAME.rulebook("en")) - cited() == set()


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    assert cited() - set(GAME.rulebook("en")) == set()


def test_the_rulebook_has_every_rule_in_every_language() -> None:
    numbers = list(GAME.rulebook("en"))
    assert len(numbers) == 182
    for language in ("uk", "ru"):
        assert list(GAME.rulebook(language)) == numbers
        assert all(GAME.rulebook(language).values())
