"""Numbers and words of the data files, each refused with file and line where it cannot be."""

from __future__ import annotations

from typing import Any, Final

from cenote.core.bounds import Bounds
from cenote.core.data import Data
from cenote.games.endlesswinter.names import SLOTS
from cenote.games.endlesswinter.vocabulary import halves

MANY: Final = 100  # no number on a component comes near
BOUNDS: Final = Bounds(
    MANY,
    {
        ("action", "cards"): (1, MANY - 1),
        ("nomad", "slot"): (1, SLOTS),
        ("offering", "goods"): (1, MANY - 1),
        ("stone", "era"): (1, 2),
        ("track", "last"): (1, MANY - 1),
    },
)
number: Final = BOUNDS.number


class Price:
    """What an action or a stone space costs; labour in halves."""

    def __init__(self, food: int, tools: int, labour: int) -> None:
        self.food = food
        self.tools = tools
        self.labour = labour


def price(data: Data, table: str, id: str) -> Price:
    labour = 2 * number(data, table, id, "labour") if "labour" in data[table][id] else 0
    return Price(number(data, table, id, "food"), number(data, table, id, "tool"), labour)


def action_price(data: Data, id: str) -> Price:
    """Whoever can pay may act again and again: so it costs something."""
    found = price(data, "action", id)
    if not found.food + found.tools + found.labour:
        raise data.refuse(("action", id, "labour"), "data-free", action=id)
    return found


def halved(data: Data, *path: str) -> int:
    try:
        value = halves(str(at(data, path)))
    except ValueError:
        value = -1
    if value not in range(MANY):
        raise data.refuse(path, "data-number", field=path[-1], value=str(at(data, path)))
    return value


def at(data: Data, path: tuple[str, ...]) -> Any:
    return data[path[0]][path[1]][path[2]]


def numbers(data: Data, path: tuple[str, str, str], length: int) -> list[int]:
    values = at(data, path)
    for value in values:
        if type(value) is not int or value not in range(MANY):
            raise data.refuse(path, "data-number", field=path[2], value=str(value))
    if length and len(values) != length:
        raise data.refuse(path, "data-length", field=path[2], wanted=str(length))
    return list(values)


def word(data: Data, known: tuple[str, ...], table: str, id: str, field: str) -> int:
    value = data[table][id][field]
    if value not in known:
        raise data.refuse((table, id, field), "data-value", field=field, value=str(value), known=", ".join(known))
    return known.index(value)
