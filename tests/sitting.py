"""Commands with somebody at the keyboard, for the tests of the terminal game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import cenote
from cenote.cli import main
from cenote.cli.speech import LOCALE
from cenote.core import quipu
from cenote.core.words import words

GAME = cenote.games.get("tzolkin")


class Sitting:
    """Runs commands in a folder of its own, with lines typed; gives exit status, output and errors."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.chdir(folder)
        for name in ("CENOTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, *argv: str, typed: list[str] | None = None) -> tuple[int, str, str]:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        status = main(argv)
        out, err = self.capsys.readouterr()
        return status, out, err


def first_turn(play: Sitting, *typed: str, language: str = "en", seed: str = "7") -> str:
    """What is said to a person in the first turn, after both wealth tiles."""
    seats = ("--seats", "me,random", "--seed", seed, "--lang", language)
    _, out, err = play("play", *seats, typed=["1", "1", *typed, "q", "-"])
    assert err == ""
    return flat(out)


def say(language: str, key: str, **args: object) -> str:
    return words(language, LOCALE, GAME.folder / "locale").say(key, **args)


def flat(text: str) -> str:
    """A text without its line breaks, for sentences that were wrapped."""
    return " ".join(text.split())


def digest(file: str) -> str:
    return quipu.read(Path(file).read_text(encoding="utf-8")).play_through(GAME).state.digest()
