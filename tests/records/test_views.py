"""Recorded games show the same as ever, compiled or not: positions, legal moves, sentences, what each seat sees."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from cenote.core import quipu
from records.moments import look

HERE = Path(__file__).parent
SHOWN = tomllib.loads((HERE / "views.toml").read_text(encoding="utf-8"))


def test_every_record_is_looked_at() -> None:
    assert sorted(SHOWN) == sorted(file.stem for file in HERE.glob("*.quipu"))


@pytest.mark.both
@pytest.mark.parametrize("name", SHOWN)
def test_shown(name: str) -> None:
    record = quipu.read((HERE / f"{name}.quipu").read_text(encoding="utf-8"))
    assert {str(number): shown for number, shown in look(record)} == SHOWN[name]
