"""Whether chances to win that an analysis tells come true.

`python benchmarks/calibration.py [GAME ...]` lets the network of a game play itself for two, asks the analysis for the
first seat's chance at some decisions of each game, and compares it with the end. It writes docs/calibration.csv (a
row for each question; those of games that are not asked about stay) and draws docs/calibration.svg from it: of the
positions for which about so much was said, how many were won. `--draw` only draws.
"""

from __future__ import annotations

import argparse
import csv
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean

from cenote import agents, games
from cenote.arena.analysis.estimate import outlook
from cenote.arena.workers import cores, pool

DOCS = Path(__file__).parents[1] / "docs"
QUESTIONS = 10  # in each game
BINS = 10
GREEN, GREY = "#2b7a5b", "#777"
SIDE, GAP = 180, 46

Row = tuple[str, float, float]  # game, what was said, what came


def ask(key: str, playouts: int, seed: int) -> list[Row]:
    """One game, and questions at decisions that chance chooses."""
    game = games.get(key)
    state, positions = game.new(2, f"calibration/{seed}"), []
    seats = [agents.make(f"network:{game.network}", game, f"{seed}/{seat}") for seat in range(2)]
    while state.seat is not None:
        positions.append(state.clone())
        state.play(seats[state.seat].choose(state))
    places = state.ranking()
    won = 1 / places.count(1) if places[0] == 1 else 0.0
    asked = Random(seed).sample(positions, QUESTIONS)
    return [
        (key, round(outlook(game, position, f"{seed}/{number}", playouts).wins[0], 4), won)
        for number, position in enumerate(asked)
    ]


def missed(rows: list[Row]) -> float:
    """Brier's score: 0 for who knows all, 0.25 for who always says one half."""
    return fmean((said - won) ** 2 for _, said, won in rows)


def draw(rows: list[Row]) -> str:
    keys = sorted({key for key, _, _ in rows})
    width = GAP + len(keys) * (SIDE + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {SIDE + 84}" font-family="sans-serif">',
        "<title>Chances that were told, and how many of them came true</title>",
        "<style>text { font-size: 11px }</style>",
        f'<rect width="{width}" height="{SIDE + 84}" fill="#fff"/>',
    ]
    for number, key in enumerate(keys):
        parts += panel(GAP + number * (SIDE + GAP), key, [row for row in rows if row[0] == key])
    return "\n".join([*parts, "</svg>\n"])


def panel(left: int, key: str, rows: list[Row]) -> list[str]:
    """A square for one game: to the right what was said, upwards what came; the larger a point, the more positions."""

    def at(said: float, won: float) -> tuple[float, float]:
        return round(left + SIDE * said, 1), round(34 + SIDE * (1 - won), 1)

    parts = [f'<text x="{left}" y="20">{games.get(key).title}</text>']
    for share in (0, 0.5, 1):
        x, y = at(0, share)
        parts.append(f'<path d="M{x} {y}h{SIDE}" stroke="#ddd"/>')
        parts.append(f'<text x="{x - 6}" y="{y + 4}" text-anchor="end">{100 * share:.0f}</text>')
        parts.append(f'<text x="{at(share, 0)[0]}" y="{SIDE + 50}" text-anchor="middle">{100 * share:.0f}</text>')
    (x, y), (far, top) = at(0, 0), at(1, 1)
    parts.append(f'<path d="M{x} {y}L{far} {top}" stroke="{GREY}" stroke-dasharray="6 4"/>')
    for bin in range(BINS):
        there = [row for row in rows if min(BINS - 1, int(BINS * row[1])) == bin]
        if there:
            x, y = at(fmean(said for _, said, _ in there), fmean(won for _, _, won in there))
            parts.append(f'<circle cx="{x}" cy="{y}" r="{2 + (len(there) / 10) ** 0.5:.1f}" fill="{GREEN}"/>')
    middle = left + SIDE // 2
    return [*parts, f'<text x="{middle}" y="{SIDE + 70}" text-anchor="middle">said, %; upwards: won, %</text>']


def read(table: Path) -> list[Row]:
    with table.open(newline="", encoding="utf-8") as file:
        return [(row["game"], float(row["said"]), float(row["won"])) for row in csv.DictReader(file)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[game.key for game in games.all() if game.network is not None])
    parser.add_argument("--positions", type=int, default=1000, help="of each game")
    parser.add_argument("--playouts", type=int, default=12, help="for each of them")
    parser.add_argument("--draw", action="store_true", help="only draw the picture from the table")
    wanted = parser.parse_args()
    table = DOCS / "calibration.csv"
    if not wanted.draw:
        rows = [row for row in read(table) if row[0] not in wanted.games]
        with pool(cores()) as helpers:
            for key in wanted.games:
                found = helpers.map(partial(ask, key, wanted.playouts), range(wanted.positions // QUESTIONS))
                rows += (mine := [row for game in found for row in game])
                print(f"{key}: {len(mine)} positions, Brier's score {missed(mine):.3f}", flush=True)
        with table.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerows([("game", "said", "won"), *rows])
    (DOCS / "calibration.svg").write_text(draw(read(table)), encoding="utf-8")


if __name__ == "__main__":
    main()
