"""Who plays whom in the next round, and what has come of those before. Pure: all of it follows from what was played.

Pairing and standings are those of the arena: `cenote tournament` has the same.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import comb
from typing import NamedTuple

from cenote.arena.pairing import Round, round_robin, swiss
from cenote.arena.standings import Meeting
from cenote.server.ladder.fold import place
from cenote.server.ladder.games import Finished
from cenote.server.protocol.tournaments import BoardKind, Form

SWISS: Form = "swiss"
ROUND_ROBIN: Form = "round-robin"
TABLE: BoardKind = "table"
BYE: BoardKind = "bye"
FREE: BoardKind = "free"

MOST_ENTRANTS = 64
MOST_GAMES = 40  # of each in a round robin


class Board(NamedTuple):
    """A table of a round, or somebody who has none."""

    kind: BoardKind
    entrants: tuple[str, ...]  # by seat
    table_id: str | None = None


def most_entrants(form: Form, players: int) -> int:
    if form == SWISS:
        return MOST_ENTRANTS
    fitting = [count for count in range(players, MOST_ENTRANTS + 1) if comb(count - 1, players - 1) <= MOST_GAMES]
    return fitting[-1]


# --- what was played ---


def meetings(boards: Sequence[Board], games: Mapping[str, Finished], running: Collection[str]) -> list[Meeting]:
    """The games that are over, in their order, with what byes are worth."""
    found: list[Meeting] = []
    for board in boards:
        if board.kind == BYE:
            found.append(Meeting(board.entrants, (1,)))
        elif board.kind == TABLE and board.table_id not in running:
            found.append(Meeting(board.entrants, places(games.get(board.table_id or ""), len(board.entrants))))
    return found


def places(game: Finished | None, players: int) -> tuple[int, ...]:
    """By seat, as for ratings: who left it to code comes last. What was closed before its end is shared by all."""
    if game is None:
        return (1,) * players
    counted = [place(seat) for seat in game.seats]
    return tuple(1 + sum(other < mine for other in counted) for mine in counted)


# --- what comes next ---


class Standing(NamedTuple):
    """All that a draw depends on."""

    form: Form
    rounds: int
    sizes: Sequence[int]  # of tables, the wanted one first
    entrants: Sequence[str]  # all who began, in their order
    playing: Collection[str]  # those who have not dropped out
    meetings: Sequence[Meeting]


def drawn(standing: Standing, number: int) -> list[Board]:
    """The boards of a round, from 1 on; none where there is no such round, or nobody to play it."""
    playing = [entrant for entrant in standing.entrants if entrant in standing.playing]
    if number > standing.rounds or len(playing) < 2:
        return []
    if standing.form == SWISS:
        tables, byes = drawn_by_swiss(playing, standing)
    else:
        tables, byes = drawn_from(round_robin(standing.entrants, standing.sizes[0])[number - 1], standing)
    seated = {entrant for table in tables for entrant in table} | set(byes)
    return [
        *(Board(TABLE, table) for table in tables),
        *(Board(BYE, (entrant,)) for entrant in byes),
        *(Board(FREE, (entrant,)) for entrant in playing if entrant not in seated),
    ]


Drawn = tuple[list[tuple[str, ...]], list[str]]  # tables, and who has a bye


def drawn_by_swiss(playing: Sequence[str], standing: Standing) -> Drawn:
    round = swiss(playing, standing.meetings, standing.sizes)
    return list(round.tables), list(round.byes) if round.tables else []


def drawn_from(round: Round, standing: Standing) -> Drawn:
    """Where somebody has dropped out the others of the group play, or have a bye."""
    tables: list[tuple[str, ...]] = []
    byes: list[str] = []
    for group in round.tables:
        left = tuple(entrant for entrant in group if entrant in standing.playing)
        if len(left) in standing.sizes:
            tables.append(left)
        else:
            byes += left
    return tables, byes


def rounds_of(form: Form, wanted: int, entrants: Sequence[str], players: int) -> int:
    return wanted if form == SWISS else len(round_robin(entrants, players))
