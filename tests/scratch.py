"""A room of its own for a test: the game that `cenote new-game` makes, and a correction of it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from cenote import games
from cenote.cli import new_game
from cenote.core.room import Room
from cenote.games import declare, versions

KEY = "divers"
FIRST = '# For the tests.\n\n1 = "{mark}"\n'

# Black pearls sell for more, four pearls are enough to hold, rests are counted, and there is an option more.
CORRECTION = {
    "data/pearls.toml": [("points = 7", "points = 9")],
    "rules/turn.py": [
        ("len(me.hand) >= MOST_IN_HAND:", "len(me.hand) >= (MOST_IN_HAND if s.rules < 2 else 4):"),
        ('    """P6"""\n', '    """P6"""\n    if s.rules >= 2:\n        me.rests += 1\n'),
    ],
    "position.py": [('    Field("points",', '    Field("rests", Number(9), since=2),\n    Field("points",')],
    "__init__.py": [
        ("import Value\n", "import Option, Value\n"),
        ("    rules = 1\n", '    rules = 2\n    options = (Option("calm", False, since=2),)\n'),
    ],
}


class Scratch:
    """The room on disk, in a repository of its own."""

    def __init__(self, folder: Path) -> None:
        self.rooms = folder / "games"
        self.room = self.rooms / KEY
        for path, text in new_game.files(KEY):
            if path.startswith(new_game.PLACES["room"]):
                file = self.rooms / Path(path).relative_to(new_game.PLACES["room"])
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")

    def open(self) -> Room:
        """The game as it is on disk now."""
        forget()
        with declare.bare_rooms([KEY]):
            (self.room / "fields.py").write_text(declare.fields(KEY), encoding="utf-8")
        game: Room = import_module(f"cenote.games.{KEY}").GAME
        return game

    def release(self, game: Room) -> None:
        """Let this be the first version."""
        (self.room / "data" / "versions").mkdir()
        (self.room / versions.FROZEN).write_text(FIRST.format(mark=game.fingerprint), encoding="utf-8")
        for command in (
            ["init", "-q"],
            ["add", "."],
            ["-c", "user.name=-", "-c", "user.email=-", "commit", "-qm", "1"],
        ):
            subprocess.run(["git", *command], cwd=self.rooms, check=True)

    def change(self, file: str, old: str, new: str) -> None:
        text = (self.room / file).read_text(encoding="utf-8")
        assert text.count(old) == 1
        (self.room / file).write_text(text.replace(old, new), encoding="utf-8")

    def correct(self) -> Room:
        """Make the correction, and write down that there is a version more."""
        for file, changes in CORRECTION.items():
            for old, new in changes:
                self.change(file, old, new)
        versions.bring_up(self.open(), "HEAD", again=False)
        return self.open()


def forget() -> None:
    invalidate_caches()
    for name in [name for name in sys.modules if name.startswith(f"cenote.games.{KEY}")]:
        del sys.modules[name]


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Scratch]:
    made = Scratch(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setattr(declare, "ROOMS", made.rooms)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(made.rooms)])
    yield made
    forget()
