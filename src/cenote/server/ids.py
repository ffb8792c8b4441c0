"""Names for things that nobody can guess."""

from __future__ import annotations

import secrets

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"  # nothing that is easily taken for something else


def new_id(length: int = 14) -> str:
    """70 random bits, fit for an address and for reading aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
