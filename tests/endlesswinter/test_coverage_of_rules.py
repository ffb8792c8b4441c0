"""Every numbered rule is cited by the name or the docstring of a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from endlesswinter.table import GAME

RULES = [f"E{number}" for number in range(1, 154)]
GOLDEN = [
    *range(1, 8), 9, 10, 11, *range(13, 18), *range(19, 29), 30, *range(32, 37), 38, 39, 40, 42, 43, 44, 45, 46, 48, 49,
    51, 52, 53, 55, *range(101, 126),
]  # fmt: skip


def all_tests() -> list[tuple[str, str]]:
    """Name and docstring of every test."""
    return [
        (node.name, ast.get_docstring(node) or "")
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def cited() -> set[str]:
    found: set[str] = set()
    for name, text in all_tests():
        for first, last in re.findall(r"(?<![A-Za-z0-9])E(\d+)(?:-E(\d+))?", f"{name} {text}".replace("_", " ")):
            found |= {f"E{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def test_every_rule_is_tested() -> None:
    assert [rule for rule in RULES if rule not in cited()] == []


def test_every_golden_case_is_tested() -> None:
    names = " ".join(name for name, _ in all_tests())
    assert [number for number in GOLDEN if f"test_G{number}_" not in names] == []


def test_the_rulebook_has_every_rule_in_every_language() -> None:
    for language in ("en", "uk", "ru"):
        assert list(GAME.rulebook(language)) == RULES
        assert all(GAME.rulebook(language).values())
