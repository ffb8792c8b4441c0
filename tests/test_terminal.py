"""The game in a real terminal: colours, a wiped screen between people, Ctrl-C."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

WIPED = "\x1b[H\x1b[2J\x1b[3J"
PATIENCE = 60


class Person:
    """Somebody at a terminal of 140 columns and 50 lines."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 140, 0, 0))
        environment = {"PATH": os.environ["PATH"], "PYTHONPATH": ":".join(sys.path), "TERM": "xterm-256color"}
        command = [sys.executable, "-m", "cenote", *arguments]
        self.process = subprocess.Popen(
            command,
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            cwd=folder,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(terminal)
        self.seen = ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def sees(self, wanted: str) -> str:
        """Everything that comes up to and with the wanted text."""
        end = time.monotonic() + PATIENCE
        something = select.poll()
        something.register(self.master, select.POLLIN)
        while wanted not in self.seen:
            left = max(0.0, end - time.monotonic())
            assert something.poll(1000 * left), f"{wanted!r} does not come after {self.seen[-500:]!r}"
            self.seen += os.read(self.master, 65536).decode(errors="replace")
        before, _, self.seen = self.seen.partition(wanted)
        return before + wanted

    def leave(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def people(tmp_path: Path) -> Iterator[Person]:
    person = Person(tmp_path, "play", "--seats", "me:Olena,me:Ostap", "--seed", "4", "--lang", "en")
    yield person
    person.leave()


def test_two_people_in_a_terminal(people: Person, tmp_path: Path) -> None:
    first = people.sees("press Enter.")
    assert WIPED in first
    people.type("\n")
    board = people.sees("h help.")
    assert WIPED in board
    assert "\x1b[1;37;48;" in board  # letters on the colours of their seats
    people.type("1\n")
    people.sees("h help.")
    people.type("1\n")
    people.sees("your turn is over.")
    people.type("u\n")
    people.sees("h help.")
    people.type("1\n")
    people.sees("your turn is over.")
    people.type("\n")
    assert WIPED in people.sees("press Enter.")
    people.type("\n")
    assert WIPED in people.sees("h help.")
    people.sees("> ")
    time.sleep(0.5)  # in the instant between its prompt and its reading Python loses a Ctrl-C
    people.type("\x03")
    people.sees("The game is saved in tzolkin-4.quipu.")
    assert people.process.wait(PATIENCE) == 130
    assert (tmp_path / "tzolkin-4.quipu").exists()
