"""The kinds that only views have: what follows from a position, with its type."""

from __future__ import annotations

from cenote.core.fields import Kind


class Record(Kind):
    """Several named things of a view."""

    def __init__(self, **fields: Kind) -> None:
        self.fields = fields

    def typescript(self) -> str:
        return "{ " + "; ".join(f"{name}: {kind.typescript()}" for name, kind in self.fields.items()) + " }"


class Partial(Record):
    """Several named things of a view, of which each may be missing."""

    def typescript(self) -> str:
        return "{ " + "; ".join(f"{name}?: {kind.typescript()}" for name, kind in self.fields.items()) + " }"


class Maybe(Kind):
    """Something of a view that may be null."""

    def __init__(self, of: Kind) -> None:
        self.of = of

    def typescript(self) -> str:
        return f"{self.of.typescript()} | null"


class Shown(Kind):
    """Something of a view alone that no other kind describes, by its type."""

    def __init__(self, typescript: str) -> None:
        self.type = typescript

    def typescript(self) -> str:
        return self.type
