"""Text for a terminal: badges of the seats, texts of an exact width, rules, two halves side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cenote.core.words import Words
from cenote.drawing.palette import LETTERS

SEATS = (
    "bold white on #c8402a",
    "bold white on #2f6fbf",
    "bold #14282d on #f2b632",
    "bold #10242a on #3baa8c",
    "bold white on #4a2560",
)
TITLE, FAINT = "bold", "dim"
LEFT = 80  # the left half of a wide picture
WIDEST = 180


def badge(seat: int) -> Text:
    """The letter of a seat in its colour."""
    return Text(LETTERS[seat], style=SEATS[seat % len(SEATS)])


def badges(seats: Sequence[int]) -> Text:
    return Text.assemble(*(badge(seat) for seat in seats))


def fit(text: Text | str, width: int) -> Text:
    """The text in exactly so many cells."""
    fitted = text.copy() if isinstance(text, Text) else Text(text)
    fitted.truncate(max(1, width), overflow="ellipsis", pad=True)
    return fitted


def cut(text: Text, width: int) -> Text:
    """The text in no more than so many cells."""
    text.truncate(width, overflow="ellipsis")
    text.rstrip()
    return text


def right_of(width: int) -> int:
    """What the right half has of a wide picture."""
    return min(width, WIDEST) - LEFT - 2


def halves(width: int, left: Sequence[RenderableType], right: Sequence[RenderableType]) -> Table:
    """Two halves of a wide picture side by side."""
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_column(width=LEFT)
    both.add_column(width=right_of(width))
    both.add_row(Group(*left), Group(*right))
    return both


class Page:
    """One view, drawn in one width."""

    def __init__(self, view: Mapping[str, Any], words: Words, names: Sequence[str], width: int) -> None:
        self.view = view
        self.say = words.say
        self.term = words.term
        self.names = names
        self.width = width

    def rule(self, key: str, **args: object) -> Rule:
        return Rule(Text(self.say(key, **args), style=TITLE), align="left", style=FAINT)

    def line(self, *parts: Text | str | tuple[str, str]) -> Text:
        return fit(Text.assemble(*parts), self.width)
