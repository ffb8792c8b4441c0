"""Who acts at a table."""

from __future__ import annotations

from msgspec import Struct


class Who(Struct, frozen=True):
    """Somebody who acts: a guest, or somebody with an account."""

    person: str
    name: str
    confirm: bool = True


CODE = Who("", "")  # who acts when no person does
