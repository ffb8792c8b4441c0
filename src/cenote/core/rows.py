"""What a seat sees of a position, as a row of bytes: each room writes it straight from its fields (`observation.py`).

A room tells everything once, in one order, with its name: `row.number("round", s.round, 27)`. The same calls, made
with `Names` for a row, give the name of each byte and what it is a share of. A byte holds a whole number from 0 to
255, and what lies beyond is cut off there; `least` moves that span. Of what there is no room for nothing is told, so
that nothing is ever written into the room of another thing. Seats are counted from the one that looks, so that
the own things always come first, and what is hidden or missing stays zero.

Rooms declare the words that they hand over as `tuple[str, ...]`: compiled, a tuple that is known to have, say, five
entries is no object, and would be made into one for every call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cenote.core.kernel import Decision, State

MOST: Final = 255  # of a byte
STRANGER: Final = "nobody's"  # what belongs to no seat but to somebody: a dummy, stones of no player
EMPTY: Final = bytearray()


class Codes:
    """What is told of each of several things: a few bytes, each with a name. The last stands for no thing at all."""

    def __init__(self, names: Sequence[str], table: Sequence[bytes]) -> None:
        self.names = tuple(names)
        self.width = len(self.names)
        self.table = [*table, bytes(self.width)]


def one_of(words: Sequence[str]) -> Codes:
    """A one at the place of each word."""
    return Codes(words, [bytes([place == at for place in range(len(words))]) for at in range(len(words))])


def bits_of(words: Sequence[str]) -> Codes:
    """Each word by the bits of its number, from 1 on: few bytes for many words of which any is as good as another."""
    width = len(words).bit_length()
    names = [f"bit{bit}" for bit in range(width)]
    return Codes(names, [bytes([at + 1 >> bit & 1 for bit in range(width)]) for at in range(len(words))])


class Row:
    """A row that is being written, from `at` on."""

    def __init__(self, slots: int) -> None:
        self.slots = slots  # seats that there is room for
        self.cells = bytearray()
        self.at = 0
        self.me = -1  # the seat that looks; -1 for a spectator
        self.first = 0  # whom seats are counted from
        self.seats = 0
        self.begun = 0  # where what is told of a player begins
        self.block = 0  # how much was told of the player before

    def begin(self, cells: bytearray, at: int, me: int, seats: int) -> None:
        """From now on write here what this seat sees. All bytes are zero."""
        self.cells = cells
        self.at = at
        self.me = me
        self.first = me if me >= 0 else 0
        self.seats = seats

    # --- single things ---

    def number(self, name: str, value: int, scale: int, least: int = 0) -> None:
        """A whole number; `scale` is much of it, and `least` where it may be negative."""
        value -= least
        if value > 0:
            self.cells[self.at] = value if value < MOST else MOST
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        if value:
            self.cells[self.at] = 1
        self.at += 1

    def word(self, name: str, value: int, words: tuple[str, ...]) -> None:
        """One of several words, by its number; a negative one is none of them."""
        if 0 <= value < len(words):
            self.cells[self.at + value] = 1
        self.at += len(words)

    def seat(self, name: str, value: int) -> None:
        """Somebody, or nobody."""
        if 0 <= value < self.seats:
            self.cells[self.at + (value + self.seats - self.first) % self.seats] = 1
        self.at += self.slots

    def bits(self, name: str, value: int, words: tuple[str, ...]) -> None:
        """Several of the words, as the bits of a number."""
        at, end = self.at, self.at + len(words)
        while value and at < end:
            if value & 1:
                self.cells[at] = 1
            value >>= 1
            at += 1
        self.at = end

    # --- many things ---

    def counts(self, name: str, values: list[int], words: tuple[str, ...], scale: int, least: int = 0) -> None:
        """A number for each word."""
        at, end = self.at, self.at + len(words)
        for value in values:
            value -= least
            if value > 0 and at < end:
                self.cells[at] = value if value < MOST else MOST
            at += 1
        self.at = end

    def items(self, name: str, values: list[int], words: tuple[str, ...]) -> None:
        """Which of the words are there, each at most once."""
        width = len(words)
        for value in values:
            if 0 <= value < width:
                self.cells[self.at + value] = 1
        self.at += width

    def heap(self, name: str, values: list[int], words: tuple[str, ...], scale: int) -> None:
        """How often each word is there."""
        width = len(words)
        for value in values:
            at = self.at + value
            if 0 <= value < width and self.cells[at] < MOST:
                self.cells[at] += 1
        self.at += width

    def places(self, name: str, values: list[int], words: tuple[str, ...], scale: int) -> None:
        """Where in a list each word stands, from 1 on; none of them twice."""
        width = len(words)
        for place in range(len(values)):
            if 0 <= values[place] < width:
                self.cells[self.at + values[place]] = place + 1 if place < MOST else MOST
        self.at += width

    def coded(self, name: str, values: list[int], codes: Codes, length: int) -> None:
        """So many things in their order, each by its code; -1 is none, and those beyond the length are left out."""
        table, at = codes.table, self.at
        parts = [table[value if value >= 0 else -1] for value in values]
        told = EMPTY.join(parts if len(parts) <= length else parts[:length])
        self.cells[at : at + len(told)] = told
        self.at = at + codes.width * length

    def people(self, name: str, values: list[int], length: int) -> None:
        """So many places in their order: who is there, a seat or a stranger."""
        at, width, seats, back = self.at, self.slots + 1, self.seats, self.seats - self.first
        end = at + width * length
        for value in values:
            if value >= 0 and at < end:
                self.cells[at + ((value + back) % seats if value < seats else self.slots)] = 1
            at += width
        self.at = end

    def people_at(self, name: str, values: list[int], places: list[int]) -> None:
        """The same of some of many places."""
        at, width, seats, back = self.at, self.slots + 1, self.seats, self.seats - self.first
        for place in places:
            value = values[place]
            if value >= 0:
                self.cells[at + ((value + back) % seats if value < seats else self.slots)] = 1
            at += width
        self.at = at

    # --- parts of a position ---

    def part(self, name: str) -> None:
        """What follows belongs to this part; "" for the table again."""

    def player(self, number: int) -> None:
        """What follows belongs to a player: the one that looks is 0, the next 1."""
        self.block = self.at - self.begun
        self.begun = self.at

    def absent(self) -> None:
        """There is no such player: as much room as for the one before, and nothing in it."""
        self.at += self.block


class Names(Row):
    """A row that is told what its bytes are."""

    def __init__(self, slots: int) -> None:
        super().__init__(slots)
        self.names: list[str] = []
        self.scales: list[int] = []
        self.leasts: list[int] = []
        self.mosts: list[int] = []
        self.prefix = ""
        self.of_player = ""

    def tell(self, names: list[str], scale: int = 1, least: int = 0, most: int = 1) -> None:
        self.names += [self.of_player + self.prefix + name for name in names]
        self.scales += [scale] * len(names)
        self.leasts += [least] * len(names)
        self.mosts += [most] * len(names)
        self.at += len(names)

    def number(self, name: str, value: int, scale: int, least: int = 0) -> None:
        self.tell([name], scale, least, MOST + least)

    def flag(self, name: str, value: bool) -> None:
        self.tell([name])

    def word(self, name: str, value: int, words: tuple[str, ...]) -> None:
        self.tell([f"{name}={word}" for word in words])

    def seat(self, name: str, value: int) -> None:
        self.tell([f"{name}=seat+{seat}" for seat in range(self.slots)])

    def bits(self, name: str, value: int, words: tuple[str, ...]) -> None:
        self.tell([f"{name}#{word}" for word in words])

    def counts(self, name: str, values: list[int], words: tuple[str, ...], scale: int, least: int = 0) -> None:
        self.tell([f"{name}.{word}" for word in words], scale, least, MOST + least)

    def items(self, name: str, values: list[int], words: tuple[str, ...]) -> None:
        self.tell([f"{name}#{word}" for word in words])

    def heap(self, name: str, values: list[int], words: tuple[str, ...], scale: int) -> None:
        self.tell([f"{name}#{word}" for word in words], scale, 0, MOST)

    def places(self, name: str, values: list[int], words: tuple[str, ...], scale: int) -> None:
        self.tell([f"{name}.{word}" for word in words], scale, 0, MOST)

    def coded(self, name: str, values: list[int], codes: Codes, length: int) -> None:
        self.tell([f"{name}[{at}]={code}" for at in range(length) for code in codes.names])

    def people(self, name: str, values: list[int], length: int) -> None:
        who = [*(f"seat+{seat}" for seat in range(self.slots)), STRANGER]
        self.tell([f"{name}[{at}]={one}" for at in range(length) for one in who])

    def people_at(self, name: str, values: list[int], places: list[int]) -> None:
        self.people(name, values, len(places))

    def part(self, name: str) -> None:
        self.prefix = f"{name}." if name else ""

    def player(self, number: int) -> None:
        super().player(number)
        self.of_player, self.prefix = f"players[{number}].", ""

    def absent(self) -> None:
        start, former = self.begun - self.block, self.names[self.begun - self.block].split(".")[0] + "."
        for at in range(start, self.begun):
            self.tell([self.names[at].removeprefix(former)], self.scales[at], self.leasts[at], self.mosts[at])


Writer = Callable[[Any, Row], None]


class Observer:
    """Writes what seats see of the positions of one game, with room for so many of them."""

    def __init__(self, write: Writer, kinds: Sequence[type[Any]], slots: int) -> None:
        self.write = write
        self.slots = slots
        self.row = Row(slots)
        asked = [kind for kind in kinds if issubclass(kind, Decision)]
        self.asked: dict[type[Any], int] = {kind: number for number, kind in enumerate(asked)}
        self.questions = tuple([kind.__name__ for kind in asked])

    def observe(self, s: State, seat: int, seats: int, cells: bytearray, at: int) -> int:
        """Write what the seat (-1: a spectator) sees from a place on where all is zero; tells where it ends."""
        self.row.begin(cells, at, seat, seats)
        self.tell(s, self.row)
        return self.row.at

    def named(self, s: State, seats: int) -> Names:
        """What the bytes are. It is the same for all positions."""
        names = Names(self.slots)
        names.begin(bytearray(), 0, 0, seats)
        self.tell(s, names)
        return names

    def tell(self, s: State, row: Row) -> None:
        decides = s.seat
        row.seat("seat", -1 if decides is None else decides)
        row.word("asked", -1 if decides is None else self.asked[type(s.stack[-1])], self.questions)
        self.write(s, row)
