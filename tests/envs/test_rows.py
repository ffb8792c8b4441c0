"""What is told of one thing stays in its own room; and in the games of the house it always has room."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import cenote
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.rows import Codes, Names, Row, one_of
from conformance.battery import forms, looked_at

WORDS = ("x", "y", "z")
SEATS = 3
ENOUGH = 4000  # numbers for any game

Write = Callable[[Row], None]


def written(write: Write) -> tuple[dict[str, int], bytes]:
    """The numbers that are not zero, by name; and what stands before and after them."""
    row, names = Row(SEATS), Names(SEATS)
    cells, start = bytearray(200), 100
    row.begin(cells, start, 1, SEATS)
    names.begin(bytearray(), 0, 1, SEATS)
    write(row)
    write(names)
    assert row.at == start + len(names.names)
    told = {name: number for name, number in zip(names.names, cells[start:], strict=False) if number}
    return told, bytes(cells[:start] + cells[row.at :])


@pytest.mark.parametrize(
    ("write", "told"),
    [
        (lambda row: row.word("a", 3, WORDS), {}),
        (lambda row: row.seat("a", 3), {}),
        (lambda row: row.bits("a", 0b11001, WORDS), {"a#x": 1}),
        (lambda row: row.bits("a", -1, WORDS), {"a#x": 1, "a#y": 1, "a#z": 1}),
        (lambda row: row.counts("a", [1, 2, 3, 4], WORDS, 9), {"a.x": 1, "a.y": 2, "a.z": 3}),
        (lambda row: row.items("a", [-1, 1, 3], WORDS), {"a#y": 1}),
        (lambda row: row.heap("a", [-1, 1, 1, 3], WORDS, 9), {"a#y": 2}),
        (lambda row: row.places("a", [-2, 1, 3], WORDS, 9), {"a.y": 2}),
        (lambda row: row.coded("a", [-2, 1, 0], one_of(WORDS), 2), {"a[1]=y": 1}),
        (lambda row: row.people("a", [-2, 1, 0], 2), {"a[1]=seat+0": 1}),
        (lambda row: row.people("a", [0, 9, 9], 2), {"a[0]=seat+2": 1, "a[1]=nobody's": 1}),
    ],
)  # fmt: skip
def test_what_there_is_no_room_for_is_not_told(write: Write, told: dict[str, int]) -> None:
    assert written(write) == (told, bytes(200 - len(named(write))))


def named(write: Write) -> list[str]:
    names = Names(SEATS)
    names.begin(bytearray(), 0, 1, SEATS)
    write(names)
    return names.names


def test_what_is_no_code_is_an_error() -> None:
    with pytest.raises(IndexError):
        written(lambda row: row.coded("a", [4], one_of(WORDS), 2))


# --- the games of the house ---


class Strict(Row):
    """Refuses what there is no room for, and what is said twice."""

    def word(self, name: str, value: int, words: tuple[str, ...]) -> None:
        assert -1 <= value < len(words), name
        super().word(name, value, words)

    def seat(self, name: str, value: int) -> None:
        assert -1 <= value < self.seats, name
        super().seat(name, value)

    def bits(self, name: str, value: int, words: tuple[str, ...]) -> None:
        assert 0 <= value < 1 << len(words), name
        super().bits(name, value, words)

    def counts(self, name: str, values: list[int], words: tuple[str, ...], scale: int, least: int = 0) -> None:
        assert all(value <= least for value in values[len(words) :]), name
        super().counts(name, values, words, scale, least)

    def items(self, name: str, values: list[int], words: tuple[str, ...]) -> None:
        self.check(name, values, 0, len(words), once=True)
        super().items(name, values, words)

    def heap(self, name: str, values: list[int], words: tuple[str, ...], scale: int) -> None:
        self.check(name, values, 0, len(words))
        super().heap(name, values, words, scale)

    def places(self, name: str, values: list[int], words: tuple[str, ...], scale: int) -> None:
        self.check(name, [value for value in values if value >= 0], 0, len(words), once=True)
        super().places(name, values, words, scale)

    def coded(self, name: str, values: list[int], codes: Codes, length: int) -> None:
        self.check(name, values, -1, len(codes.table) - 1)
        super().coded(name, values, codes, length)

    def people(self, name: str, values: list[int], length: int) -> None:
        assert len(values) <= length, name
        super().people(name, values, length)

    def check(self, name: str, values: list[int], first: int, end: int, once: bool = False) -> None:
        assert all(first <= value < end for value in values), (name, values)
        assert not once or len(set(values)) == len(values), (name, values)


@pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())
def test_there_is_room_for_all_that_happens(game: Game) -> None:
    for form in forms([game], with_options=True):
        for number, state in enumerate(looked_at(form, 1)):
            if number % 5 == 0:
                observed_strictly(state, form[1])


def observed_strictly(state: State, players: int) -> None:
    seats = players + state.game.automata(state)
    observer = state.game.observer(seats)
    observer.row = Strict(seats)
    for seat in range(-1, players):
        observer.observe(state, seat, seats, bytearray(ENOUGH), 0)
