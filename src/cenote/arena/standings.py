"""The table of a tournament, for people and for code: points, and what decides where they are equal.

A game gives one point to the winner, none to the last, and what lies evenly between to the others; who shares a place
shares its points. So two players have the points of chess, and a table of four 1, 2/3, 1/3 and 0. Where points are
equal, these decide, in this order:

- strength: how well those did whom somebody met (Buchholz), the mean of each table;
- beaten: the same for those who were behind, half for those beside (Sonneborn-Berger);
- wins: first places, shared ones in part.

Whoever is still equal shares the rank. Who has a bye gets the point of a win, and has met nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

NOTHING, WHOLE, HALF = Fraction(0), Fraction(1), Fraction(1, 2)


@dataclass(frozen=True)
class Meeting:
    """A game of a tournament that is over. Players and places are by seat; one player alone: a bye."""

    players: tuple[str, ...]
    places: tuple[int, ...]

    def points(self, seat: int) -> Fraction:
        if len(self.players) == 1:
            return WHOLE
        place, shared = self.places[seat], self.places.count(self.places[seat])
        behind = len(self.players) - place - Fraction(shared - 1, 2)  # places that are shared are shared evenly
        return behind / (len(self.players) - 1)

    def victory(self, seat: int) -> Fraction:
        return Fraction(1, self.places.count(1)) if self.places[seat] == 1 else NOTHING

    def others(self, seat: int) -> list[int]:
        return [other for other in range(len(self.players)) if other != seat]


@dataclass
class Line:
    """How somebody stands."""

    player: str
    rank: int = 0
    games: int = 0
    points: Fraction = NOTHING
    strength: Fraction = NOTHING
    beaten: Fraction = NOTHING
    wins: Fraction = NOTHING
    met: list[str] = field(default_factory=list)

    @property
    def order(self) -> tuple[Fraction, ...]:
        """The larger, the better."""
        return self.points, self.strength, self.beaten, self.wins


def standings(players: Sequence[str], meetings: Iterable[Meeting]) -> list[Line]:
    """Everybody, the best first; equals in the order in which they were named."""
    lines = {player: Line(player) for player in players}
    over = list(meetings)
    for meeting in over:
        for seat, player in enumerate(meeting.players):
            line = lines[player]
            line.games += 1
            line.points += meeting.points(seat)
            line.wins += meeting.victory(seat)
            line.met += [meeting.players[other] for other in meeting.others(seat)]
    for meeting in over:
        for seat, player in enumerate(meeting.players):
            weigh(lines, meeting, seat, lines[player])
    ordered = sorted(lines.values(), key=lambda line: line.order, reverse=True)
    for place, line in enumerate(ordered):
        equal = place > 0 and line.order == ordered[place - 1].order
        line.rank = ordered[place - 1].rank if equal else place + 1
    return ordered


def weigh(lines: dict[str, Line], meeting: Meeting, seat: int, line: Line) -> None:
    """Add to what decides between equals, now that everybody's points are known."""
    others = meeting.others(seat)
    for other in others:
        theirs = lines[meeting.players[other]].points / len(others)
        line.strength += theirs
        if meeting.places[other] > meeting.places[seat]:
            line.beaten += theirs
        elif meeting.places[other] == meeting.places[seat]:
            line.beaten += theirs * HALF
