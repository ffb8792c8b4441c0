"""Records of tables, and tables from records."""

from __future__ import annotations

from cenote.core import quipu
from cenote.core.match import Match
from cenote.server.table import Table


def record_of(table: Table) -> str:
    """The quipu of the decisions that stand, with the file of corrected components that the table is played with."""
    game = table.playable()
    names = [seat.name or str(seat.seat + 1) for seat in table.seats]
    match = Match(game, table.players, table.seed, table.options, names)
    for entry in list(table.line):
        match.play(game.notation.read(entry.move))
    return quipu.write(match, table.laid)
