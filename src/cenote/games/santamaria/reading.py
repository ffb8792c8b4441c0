"""Reads fields of the data files; what does not fit is refused with its file and line."""

from __future__ import annotations

from typing import Any, Final

from cenote.core.bounds import Bounds
from cenote.core.data import Data
from cenote.games.santamaria.names import GIFTS, LEVELS

Path = tuple[str, ...]

MANY: Final = 1000  # no number on a component comes near
BOUNDS: Final = Bounds(
    MANY + 1,
    {
        ("maya", "exchange"): (1, MANY),
        ("maya", "cacao"): (1, MANY),
        ("maya", "grain"): (1, MANY),
        ("maya", "wood"): (1, MANY),
        ("temple", "level"): (1, LEVELS),
        ("track", "last"): (1, 99),
    },
)
number: Final = BOUNDS.number
UNITS: Final = 4  # resources in the dearest cost: the move list has words for so many


def look(data: Data, path: Path) -> Any:
    value: Any = data.tables
    for name in path:
        value = value[name]
    return value


def numbers(data: Data, *path: str, length: int = 0, least: int = -MANY, most: int = MANY) -> list[int]:
    values = look(data, path)
    for value in values:
        if type(value) is not int or not least <= value <= most:
            raise data.refuse(path, "data-number", field=path[-1], value=str(value))
    if length and len(values) != length:
        raise data.refuse(path, "data-length", field=path[-1], wanted=str(length))
    return list(values)


def rising(data: Data, *path: str, least: int, most: int) -> list[int]:
    """Numbers of which each is greater than the one before."""
    values = numbers(data, *path, least=least, most=most)
    if values != sorted(set(values)):
        raise data.refuse(path, "data-number", field=path[-1], value=str(values))
    return values


def word(data: Data, known: tuple[str, ...], *path: str) -> int:
    return word_in(data, path, known, look(data, path))


def word_in(data: Data, path: Path, known: tuple[str, ...], value: object) -> int:
    for place, name in enumerate(known):
        if name == value:
            return place
    raise data.refuse(path, "data-value", field=path[-1], value=str(value), known=", ".join(known))


def words(data: Data, known: tuple[str, ...], *path: str, length: int) -> list[int]:
    values = look(data, path)
    if len(values) != length:
        raise data.refuse(path, "data-length", field=path[-1], wanted=str(length))
    return [word_in(data, path, known, value) for value in values]


def bundle(data: Data, path: Path, text: str, known: tuple[str, ...] = GIFTS) -> list[int]:
    """Goods from their words: "wood 2+grain 1", by good."""
    found = [0] * len(GIFTS)
    for part in text.split("+"):
        try:
            good, count = part.split()
            if good not in known or int(count) not in range(1, 100):
                raise ValueError
        except ValueError:
            raise data.refuse(path, "data-value", field=path[-1], value=part, known=", ".join(known)) from None
        found[GIFTS.index(good)] += int(count)
    return found


def cost(data: Data, *path: str, known: tuple[str, ...]) -> list[int]:
    """Goods of a table: { wood = 2, grain = 1 }, by good; gold is never asked for by name (S5)."""
    found = [0] * len(GIFTS)
    for good, count in look(data, path).items():
        if good not in known:
            raise data.refuse(path, "data-value", field=path[-1], value=str(good), known=", ".join(known))
        if type(count) is not int or count not in range(1, 100):
            raise data.refuse(path, "data-number", field=path[-1], value=str(count))
        found[GIFTS.index(good)] = count
    if sum(found[:6]) > UNITS:
        raise data.refuse(path, "data-length", field=path[-1], wanted=f"0-{UNITS}")
    return found
