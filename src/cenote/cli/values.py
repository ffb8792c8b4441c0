"""Values of components from words of the command line: `cost wood=2,stone=1`, `effects "market; vp 6"`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Any

from cenote.core.effects import Effects
from cenote.core.refusal import BadOption
from cenote.core.room import Room
from cenote.core.schema import Field, Flag, Goods, Halves, Number, Numbers, Pairs, Places, Several

YES, NO = ("true", "yes", "1"), ("false", "no", "0")


def read(room: Room, kind: str, id: str, pairs: Sequence[str]) -> dict[str, Any]:
    """Fields and their values, in turns. Raises BadOption for a field without a value, or one that there is not."""
    fields = [field for field in room.ours[kind][id] if field in room.schema[kind]]
    if len(pairs) % 2:
        raise BadOption("value-missing", field=pairs[-1])
    found: dict[str, Any] = {}
    for field, text in zip(pairs[::2], pairs[1::2], strict=True):
        if field not in fields:
            raise BadOption("no-such-field", id=id, field=field, known=", ".join(fields))
        found[field] = value(room.schema[kind][field], text)
    return found


def value(type_: Field, text: str) -> Any:
    """As TOML writes it, or as people do; what is neither is left for the check to refuse."""
    try:
        plain = tomllib.loads(f"x = {text}")["x"]
        type_.check(type_.tidy(plain))
        return type_.tidy(plain)
    except Exception:
        return spoken(type_, text.strip())


def spoken(type_: Field, text: str) -> Any:
    if isinstance(type_, Flag):
        return True if text.lower() in YES else False if text.lower() in NO else text
    if isinstance(type_, Number | Halves):
        return type_.tidy(number(text))
    if isinstance(type_, Effects):
        return [part.strip() for part in text.split(";") if part.strip()]
    if isinstance(type_, Several):
        return items(text)
    if isinstance(type_, Numbers):
        return [number(part) for part in items(text)]
    if isinstance(type_, Goods | Places):
        return type_.tidy({name: number(part) for name, part in map(split, items(text))})
    if isinstance(type_, Pairs):
        return [[number(part) for part in items(pair)] for pair in text.split(";")]
    return text


def items(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def split(text: str) -> tuple[str, str]:
    """ "wood=2" or "wood 2"."""
    name, _, rest = text.replace("=", " ").strip().partition(" ")
    return name, rest.strip()


def number(text: str) -> Any:
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        return text
