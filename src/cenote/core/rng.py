"""The generator that a position owns: sfc32, four words of 32 bits.

Every intermediate value stays below 2**62, so the numbers are the same compiled or not.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

MASK: Final = 0xFFFFFFFF
RANGE: Final = 0x100000000


class Rng:
    """A small, fast, reproducible source of chance."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    @staticmethod
    def seeded(seed: int | str) -> Rng:
        """A generator whose whole future is fixed by the seed."""
        key = blake2b(str(seed).encode(), digest_size=16).digest()
        a, b, c, counter = (int.from_bytes(key[i : i + 4], "little") for i in range(0, 16, 4))
        return Rng(a, b, c, counter)

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def branch(self) -> Rng:
        """Another generator, which goes on by itself."""
        return Rng(self.word(), self.word(), self.word(), self.word())

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]

    def word(self) -> int:
        """The next 32 random bits."""
        a, b, c = self.a, self.b, self.c
        drawn = (a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + drawn) & MASK
        return drawn

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        fair = RANGE - RANGE % n
        drawn = self.word()
        while drawn >= fair:
            drawn = self.word()
        return drawn % n

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def __repr__(self) -> str:
        return f"Rng({self.a}, {self.b}, {self.c}, {self.counter})"
