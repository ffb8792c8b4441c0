"""The board as an SVG picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.core.words import Words
from cenote.games.tawantinsuyu.components import Box


def draw(view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str]) -> str:
    raise NotImplementedError
