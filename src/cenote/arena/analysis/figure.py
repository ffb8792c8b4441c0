"""The curves of a game: as SVG, and as letters in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from cenote.arena.analysis.verdict import Analysis
from cenote.arena.report.svg import Scale, line, seat_mark, svg, text
from cenote.core.quipu import LETTERS

WIDTH, HEIGHT = 1100, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 40, 14, 30

Say = Callable[[float], str]


def curves(analysis: Analysis, wins: bool) -> list[list[float]]:
    """For each seat the values after each turn."""
    rows = [found.wins if wins else found.scores for _, _, found in analysis.turns]
    return [[row[seat] for row in rows] for seat in range(len(analysis.seats))]


def drawn(analysis: Analysis, wins: bool, label: str, say: Say) -> str:
    """A line for each seat, with its mark at the end."""
    series = curves(analysis, wins)
    every = [0.0, 1.0] if wins else [value for values in series for value in values]
    across = Scale(0, len(analysis.turns) - 1, LEFT, WIDTH - RIGHT, 12, least=1)
    across.high = max(1, len(analysis.turns) - 1)
    up = Scale(min(every), max(every), HEIGHT - BOTTOM, TOP, 5)
    parts = []
    for tick in up.ticks():
        parts += [
            line(LEFT, up(tick), WIDTH - RIGHT, up(tick), "grid"),
            text(LEFT - 7, up(tick) + 4, say(tick), "tick", "end"),
        ]
    for place in range(0, len(analysis.turns), max(1, len(analysis.turns) // 12)):
        parts.append(text(across(place), HEIGHT - 8, str(analysis.turns[place][0]), "tick", "middle"))
    for seat, values in enumerate(series):
        points = " ".join(f"{across(place):.1f},{up(value):.1f}" for place, value in enumerate(values))
        parts.append(f'<polyline points="{points}" class="curve stroke-{LETTERS[seat].lower()}"/>')
    for seat, values in enumerate(series):
        parts.append(seat_mark(WIDTH - RIGHT + 18, up(values[-1]), seat, LETTERS[seat]))
    for seat, moves in enumerate(analysis.costly):
        for move in moves:
            place = next(at for at, (turn, mover, _) in enumerate(analysis.turns) if (turn, mover) == (move.turn, seat))
            parts.append(
                f'<circle cx="{across(place):.1f}" cy="{up(series[seat][place]):.1f}" r="5" '
                f'class="slip stroke-{LETTERS[seat].lower()}"/>'
            )
    return svg(WIDTH, HEIGHT, label, parts)


def lettered(series: Sequence[Sequence[float]], say: Say, styles: Sequence[str], width: int, height: int = 12) -> Text:
    """The same for a terminal: each seat is its letter, where several meet a star."""
    every = [value for values in series for value in values]
    scale = Scale(min(every), max(every), height - 1, 0, 4)
    rows = [[" "] * width for _ in range(height)]
    count = len(series[0])
    for column in range(width):
        place = round(column * (count - 1) / max(1, width - 1))
        for seat, values in enumerate(series):
            height_of = round(scale(values[place]))
            rows[height_of][column] = LETTERS[seat] if rows[height_of][column] == " " else "*"
    marks = {round(scale(tick)): say(tick) for tick in scale.ticks()}
    margin = max(map(len, marks.values()))
    picture = Text()
    for number, row in enumerate(rows):
        picture.append(f"{marks.get(number, ''):>{margin}} ┤" if number in marks else f"{'':>{margin}} │", "dim")
        for letter in row:
            picture.append(letter, styles[LETTERS.index(letter)] if letter in LETTERS else "")
        picture.append("\n")
    picture.append(f"{'':>{margin}} └{'─' * width}", "dim")
    return picture
