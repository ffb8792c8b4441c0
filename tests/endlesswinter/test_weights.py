"""The weights of gains stand in the order of the kinds of effect, by which the evaluation knows them."""

from __future__ import annotations

import tomllib

from cenote.games.endlesswinter import vocabulary
from endlesswinter.table import GAME


def test_each_kind_of_gain_is_weighed_by_its_own_number() -> None:
    tables = tomllib.loads((GAME.folder / "judge" / "weights.toml").read_text(encoding="utf-8"))
    assert [getattr(vocabulary, name) for name in tables["gains"]] == list(range(len(vocabulary.KINDS)))
