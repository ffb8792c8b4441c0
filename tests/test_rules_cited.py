"""Every numbered rule of every game is found by its number: in the code, in a test, and in every language."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from cenote import games
from cenote.core.words import LANGUAGES

TESTS = Path(__file__).parent
KEYS = games.keys()
HOW_MANY = {"endlesswinter": 153, "santamaria": 182, "tawantinsuyu": 234, "tzolkin": 133}

GOLDEN = {
    "endlesswinter": [
        *range(1, 8), 9, 10, 11, *range(13, 18), *range(19, 29), 30, *range(32, 37), 38, 39, 40, 42, 43, 44, 45, 46,
        48, 49, 51, 52, 53, 55, *range(101, 128),
    ],
}  # fmt: skip

READING = {"en": "(reading)", "uk": "(тлумачення)", "ru": "(трактовка)"}
every_game = pytest.mark.parametrize("key", KEYS)


@cache
def rules(key: str) -> list[str]:
    return list(games.get(key).rulebook("en"))


@cache
def code_of(key: str) -> str:
    folder = games.get(key).folder
    return "\n".join(
        file.read_text(encoding="utf-8") for pattern in ("*.py", "*.toml") for file in sorted(folder.rglob(pattern))
    )


@cache
def written_for(key: str) -> list[tuple[str, str]]:
    """Name and docstring of every test of a game."""
    return [
        (node.name, ast.get_docstring(node) or "")
        for file in sorted((TESTS / key).rglob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def cited(key: str, text: str) -> set[str]:
    """The numbers in a text that look like rules of this game: written out, so that one search finds each."""
    kinds = sorted({rule.rstrip("0123456789") for rule in rules(key)}, key=len, reverse=True)
    one = rf"(?:{'|'.join(kinds)})[1-9]\d*"
    return set(re.findall(rf"(?<![A-Za-z0-9]){one}(?![A-Za-z0-9])", text))


def cited_by_tests(key: str) -> set[str]:
    return cited(key, "\n".join(f"{name} {text}".replace("_", " ") for name, text in written_for(key)))


@every_game
def test_every_rule_is_tested(key: str) -> None:
    found = cited_by_tests(key)
    assert [rule for rule in rules(key) if rule not in found] == []


@every_game
def test_every_rule_is_cited_by_the_code(key: str) -> None:
    found = cited(key, code_of(key))
    assert [rule for rule in rules(key) if rule not in found] == []


@every_game
def test_no_test_cites_a_rule_that_is_not_there(key: str) -> None:
    named = {rule for name, _ in written_for(key) for rule in cited(key, name.replace("_", " "))}
    assert named - set(rules(key)) == set()


@every_game
def test_the_rulebook_has_every_rule_in_every_language(key: str) -> None:
    assert len(rules(key)) == HOW_MANY.get(key, len(rules(key))) > 0
    for language in LANGUAGES:
        book = games.get(key).rulebook(language)
        assert list(book) == rules(key)
        assert all(book.values())


@every_game
def test_readings_are_marked_in_every_language(key: str) -> None:
    books = {language: games.get(key).rulebook(language).items() for language in LANGUAGES}
    marked = [{rule for rule, text in books[language] if text.endswith(READING[language])} for language in LANGUAGES]
    assert marked[0] == marked[1] == marked[2]


@pytest.mark.parametrize("key", GOLDEN)
def test_every_golden_case_is_tested(key: str) -> None:
    names = " ".join(name for name, _ in written_for(key))
    assert [number for number in GOLDEN[key] if f"test_G{number}_" not in names] == []


def test_a_range_cites_its_ends_alone() -> None:
    assert cited("tzolkin", "as T26-T28 say, and T30") == {"T26", "T28", "T30"}
    assert cited("tawantinsuyu", "W3 and WS4-WS5, not AW6 nor W07") == {"W3", "WS4", "WS5"}
