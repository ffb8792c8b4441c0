"""The grid of a colony: cells as numbers 0-35, sets of cells as bits, lines in the order of activation (S1, S38)."""

from __future__ import annotations

from typing import Final

from cenote.games.santamaria.names import SHAPES

SIZE: Final = 6
CELLS: Final = 36
TURNS: Final = 4

# Lines by number: columns 1-6, rows 1-6, then the diagonals of Archery (SX11).
FIRST_ROW: Final = 6
FALLING: Final = 12  # (1,1) to (6,6), for a 1
FROM_TOP_RIGHT: Final = 13  # for a white 6
FROM_BOTTOM_LEFT: Final = 14  # for a blue 6

LINE_CELLS: Final[list[list[int]]] = [
    *([SIZE * row + column for row in range(SIZE)] for column in range(SIZE)),
    *([SIZE * row + column for column in range(SIZE)] for row in range(SIZE)),
    [SIZE * i + i for i in range(SIZE)],
    [SIZE * i + SIZE - 1 - i for i in range(SIZE)],
    [SIZE * i + SIZE - 1 - i for i in reversed(range(SIZE))],
]
ANY_LINE: Final = range(len(LINE_CELLS))


def mask_of(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


LINE_MASKS: Final[list[int]] = [mask_of(cells) for cells in LINE_CELLS]

# The cells of each shape as steps down and right from its first cell, before any turn.
STEPS: Final[list[list[tuple[int, int]]]] = [
    [(0, 0), (0, 1)],
    [(0, 0), (1, 0), (1, 1)],
    [(0, 0), (0, 1), (0, 2)],
]


def footprint(shape: int, cell: int, turn: int) -> list[int]:
    """The cells that a tile covers with its first cell here, after so many quarter turns clockwise; none if outside."""
    cells = []
    for down, right in STEPS[shape]:
        for _ in range(turn):
            down, right = right, -down
        row, column = cell // SIZE + down, cell % SIZE + right
        if not (0 <= row < SIZE and 0 <= column < SIZE):
            return []
        cells.append(SIZE * row + column)
    return cells


# By shape, then first cell * 4 + turn. A mask of 0 does not fit on the board.
FOOTPRINTS: Final[list[list[list[int]]]] = [
    [footprint(shape, place // TURNS, place % TURNS) for place in range(CELLS * TURNS)] for shape in range(len(SHAPES))
]
FOOTPRINT_MASKS: Final[list[list[int]]] = [[mask_of(cells) for cells in places] for places in FOOTPRINTS]


def fits(shape: int, taken: int) -> bool:
    """Is there room for the shape among the cells that are not taken?"""
    for mask in FOOTPRINT_MASKS[shape]:
        if mask and not mask & taken:
            return True
    return False
