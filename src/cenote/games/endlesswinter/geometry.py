"""The shape of the terrain and of the megalith board.

Hexes are named by row and place: c3 is the base in the middle of five rows of 3, 4, 5, 4 and 3. A junction is where
three of them meet (E3). Megalith cells are named by column and row, a1 at the top left.
"""

from __future__ import annotations

from typing import Final

OFFSETS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # axial (q, r)


def hexes() -> list[tuple[int, int]]:
    """The axial coordinates of the 19 hexes, row by row."""
    return [(q, r) for r in range(-2, 3) for q in range(max(-2, -2 - r), min(2, 2 - r) + 1)]


def hex_names() -> list[str]:
    return [f"{'abcde'[r + 2]}{q - max(-2, -2 - r) + 1}" for q, r in PLACES_OF_HEXES]


def neighbours(of: int) -> list[int]:
    """The neighbours of a hex in the order of the offsets."""
    q, r = PLACES_OF_HEXES[of]
    around = [(q + dq, r + dr) for dq, dr in OFFSETS]
    return [PLACES_OF_HEXES.index(place) for place in around if place in PLACES_OF_HEXES]


def junctions() -> list[list[int]]:
    """Every three hexes that touch each other, without the base (E58), in the order of their coordinates."""
    by_place = sorted(range(len(PLACES_OF_HEXES)), key=lambda h: PLACES_OF_HEXES[h])
    found = []
    for i, a in enumerate(by_place):
        for j, b in enumerate(by_place[i + 1 :], i + 1):
            for c in by_place[j + 1 :]:
                if b in NEIGHBOURS[a] and c in NEIGHBOURS[a] and c in NEIGHBOURS[b] and BASE not in (a, b, c):
                    found.append([a, b, c])
    return found


PLACES_OF_HEXES: Final = hexes()
HEXES: Final = tuple(hex_names())
BASE: Final = PLACES_OF_HEXES.index((0, 0))
NEIGHBOURS: Final = [neighbours(h) for h in range(len(HEXES))]
JUNCTION_HEXES: Final = junctions()
JUNCTIONS: Final = tuple("-".join(sorted(HEXES[h] for h in hexes)) for hexes in JUNCTION_HEXES)
TOUCHING: Final = [[j for j, around in enumerate(JUNCTION_HEXES) if h in around] for h in range(len(HEXES))]

STEP_PAIRS: Final = [(a, b) for a in range(len(HEXES)) for b in NEIGHBOURS[a]]
STEPS: Final = tuple(f"{HEXES[a]}-{HEXES[b]}" for a, b in STEP_PAIRS)
STEP_FROM: Final = [a for a, _ in STEP_PAIRS]
STEP_TO: Final = [b for _, b in STEP_PAIRS]
STEPS_FROM: Final = [[i for i, (a, _) in enumerate(STEP_PAIRS) if a == h] for h in range(len(HEXES))]

# The megalith board. Position (x, y) of level n rests on (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1) below (E81).
SIDE: Final = 7
AREA: Final = SIDE * SIDE
TOP: Final = 4  # levels that 40 megaliths can reach
CELLS: Final = tuple(f"{'abcdefg'[x]}{y + 1}" for y in range(SIDE) for x in range(SIDE))
BESIDE: Final = [
    [y2 * SIDE + x2 for x2, y2 in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)) if 0 <= x2 < SIDE and 0 <= y2 < SIDE]
    for y in range(SIDE)
    for x in range(SIDE)
]


def distance(a: int, b: int) -> int:
    """Steps between two hexes."""
    q, r = PLACES_OF_HEXES[a][0] - PLACES_OF_HEXES[b][0], PLACES_OF_HEXES[a][1] - PLACES_OF_HEXES[b][1]
    return max(abs(q), abs(r), abs(q + r))


DISTANCES: Final = [[distance(a, b) for b in range(len(HEXES))] for a in range(len(HEXES))]
