"""Every numbered rule is cited by the name or the docstring of a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tzolkin.table import GAME


def cited() -> set[str]:
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                found |= {f"T{number}" for number in re.findall(r"(?<![A-Za-z0-9])T(\d+)", text.replace("_", " "))}
    return found


def test_every_rule_is_tested() -> None:
    rules = {f"T{number}" for number in range(1, 134)}
    assert rules - cited() == set()


def test_the_rulebook_has_every_rule_in_every_language() -> None:
    for language in ("en", "uk", "ru"):
        assert list(GAME.rulebook(language)) == [f"T{number}" for number in range(1, 134)]
        assert all(GAME.rulebook(language).values())
