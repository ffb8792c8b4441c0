"""What a person sees and types: a terminal with colours, or plain lines where there is none."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from cenote.drawing.terminal import FAINT

PROMPT = "> "
MARK = 3  # cells of the mark before a line


class Screen:
    """Output and input. Elsewhere than in a terminal: no colours, nothing is wiped, what is read is repeated."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        force = None if sys.stdout.isatty() else False
        self.console = Console(file=sys.stdout, force_terminal=force, highlight=False, emoji=False, markup=False)
        self.history: Any = None
        if self.is_terminal and find_spec("readline") is not None:
            self.history = import_module("readline")  # gives `input` its editing keys, and remembers lines

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def lines(self, lines: Iterable[Text]) -> None:
        """Lines that begin with a mark and hang under it."""
        for line in lines:
            self.console.print(hanging(line))

    def faint(self, text: str) -> None:
        self.console.print(Text(text, style=FAINT))

    def wipe(self) -> None:
        """Clear the screen and what has scrolled off it."""
        if self.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def forget(self) -> None:
        """Wipe also what was typed: another person comes to the keyboard."""
        self.wipe()
        if self.history is not None:
            self.history.clear_history()

    def fits(self, things: Iterable[RenderableType]) -> bool:
        """Is the terminal tall enough for all of this and the prompt?"""
        height = sum(len(self.console.render_lines(thing)) for thing in things)
        return height + 2 <= self.console.height

    def read(self, prompt: str = PROMPT) -> str:
        """A line that the person types. Raises EOFError when there are no more."""
        if self.is_terminal:
            try:
                return input(prompt)
            except (EOFError, KeyboardInterrupt):
                self.console.file.write("\n")
                raise
        self.console.file.write(prompt)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.file.write("\n")
            raise EOFError
        self.console.file.write(line.rstrip("\n") + "\n")
        return line.rstrip("\n")


def hanging(line: Text) -> RenderableType:
    """A paragraph whose mark stands out to the left."""
    grid = Table.grid()
    grid.add_column(width=MARK)
    grid.add_column()
    grid.add_row(line[:MARK], line[MARK:])
    return grid
