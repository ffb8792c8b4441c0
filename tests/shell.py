"""Commands as somebody types them, and what they answer."""

from __future__ import annotations

import pytest

from cenote.cli import main

LANGUAGES = ("en", "uk", "ru")

Output = pytest.CaptureFixture[str]


def said(output: Output, *arguments: str) -> str:
    """What a command prints when all is well."""
    assert main([*arguments, "--lang", "en"]) == 0
    printed = output.readouterr()
    assert printed.err == ""
    return printed.out


def refused(output: Output, *arguments: str, language: str = "en") -> str:
    """The one sentence that a command answers bad input with."""
    assert main([*arguments, "--lang", language]) == 2
    printed = output.readouterr()
    assert printed.out == ""
    (sentence,) = printed.err.splitlines()
    assert sentence
    return sentence
