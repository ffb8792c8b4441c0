"""A game whose room has the usual furniture, found by the names that all rooms share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Self

from cenote.core.data import Data, fingerprint, read
from cenote.core.game import Game
from cenote.core.kernel import Frame, State
from cenote.core.verbs import Verb
from cenote.core.words import Words


class Room(Game):
    """Components in a box, positions written by `dump`, pictures by `terminal` and `svg`, sentences by `describe`."""

    verbs: Sequence[Verb]
    kinds: Sequence[type[Frame[Any]]]  # of what may be on the stack

    def __init__(self, box: Any, data: str = "") -> None:
        super().__init__(self.verbs, self.kinds)
        self.box = box
        self.data = data

    def furniture(self, name: str) -> ModuleType:
        """A module of the room; those for looking at the game are loaded when somebody looks."""
        return import_module(f"{type(self).__module__}.{name}")

    def with_data(self, name: str, text: str) -> Self:
        box = type(self.box)(self.box.data.overlay(read(name, text)))
        return type(self)(box, fingerprint(self.data + text))

    def restore(self, dump: Mapping[str, Any]) -> State:
        s: State = self.furniture("dump").restore(self, self.box, dump)
        return s

    def components(self) -> Data:
        data: Data = self.box.data
        return data

    def picture(self, view: Mapping[str, Any], words: Words, names: Sequence[str], width: int) -> Any:
        return self.furniture("terminal").picture(view, self.box, words, names, width)

    def svg(self, view: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
        drawn: str = self.furniture("svg").draw(view, self.box, words, names)
        return drawn

    def describe(self, id: str, words: Words) -> str:
        said: str = self.furniture("describe").describe(id, self.box, words)
        return said
