"""Text and tables for people: ruled in a terminal, plain columns elsewhere."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table


def plain_console() -> Console:
    """Prints texts as they are: a name in brackets is no markup."""
    return Console(highlight=False, markup=False, emoji=False)


def plain_table(console: Console) -> Table:
    """A table with two blanks between its columns."""
    if console.is_terminal:
        return Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    return Table(box=None, show_edge=False, pad_edge=False)
