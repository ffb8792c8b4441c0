"""The kinds that only views have: what follows from a position has a type and tells research arrays something."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.core.fields import Feature, Kind
from cenote.core.many import Items


class Record(Kind):
    """Several named things of a view."""

    def __init__(self, **fields: Kind) -> None:
        self.fields = fields

    def typescript(self) -> str:
        return "{ " + "; ".join(f"{name}: {kind.typescript()}" for name, kind in self.fields.items()) + " }"

    def feature(self) -> Feature:
        return ("record", {name: kind.feature() for name, kind in self.fields.items()})


class Partial(Record):
    """Several named things of a view, of which each may be missing."""

    def typescript(self) -> str:
        return "{ " + "; ".join(f"{name}?: {kind.typescript()}" for name, kind in self.fields.items()) + " }"

    def feature(self) -> Feature:
        return ("some", {name: kind.feature() for name, kind in self.fields.items()})


class Maybe(Kind):
    """Something of a view that may be null; research arrays are told whether it is there."""

    def __init__(self, of: Kind, told: bool = True) -> None:
        self.of = of
        self.told = told

    def typescript(self) -> str:
        return f"{self.of.typescript()} | null"

    def feature(self) -> Feature:
        return ("known", self.of.feature()) if self.told else self.of.feature()


class Shown(Kind):
    """Something of a view alone that no other kind describes: its type, and what an array tells of it."""

    def __init__(self, typescript: str, feature: Feature = ("-",)) -> None:
        self.type = typescript
        self.told = feature

    def typescript(self) -> str:
        return self.type

    def feature(self) -> Feature:
        return self.told


class Placed(Items):
    """Records of a view; a research array finds each by those of its fields that say where it is."""

    def __init__(self, of: Record, **places: Sequence[str]) -> None:
        super().__init__(of)
        self.places = {name: tuple(words) for name, words in places.items()}

    def feature(self) -> Feature:
        return ("by", self.places, self.of.feature())


class BySeat(Items):
    """One thing of a view for each seat; a research array has the own one first."""

    def feature(self) -> Feature:
        return ("seats", self.of.feature())
