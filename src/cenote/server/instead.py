"""A finished game as it might have gone: another move in the place of one that was made, then code for everybody."""

from __future__ import annotations

from cenote.agents.greedy import Greedy
from cenote.core.kernel import State
from cenote.core.refusal import BadNotation
from cenote.core.verbs import Move
from cenote.server import lookback
from cenote.server.compose import seen
from cenote.server.course import seen_scores
from cenote.server.protocol.playing import GameEvent, Moment, PlayEntry
from cenote.server.refused import Refused
from cenote.server.table import Table

MOST = 12  # decisions
TURNS = 2  # the one in question, and the next


def line_instead(table: Table, n: int, text: str, looking: int | None) -> list[Moment]:
    """The moments after the move, and after each decision of code that follows it."""
    position = lookback.position_after(table, n).clone()
    move = read(position, text)
    code = Greedy(position.game, f"{table.id}/{n}/{text}")
    first, moments = position.turn, list[Moment]()
    while True:
        moments.append(step(position, move, n + len(moments) + 1, looking))
        if position.seat is None or position.turn >= first + TURNS or len(moments) == MOST:
            return moments
        move = code.choose(position)


def read(position: State, text: str) -> Move:
    try:
        move = position.game.notation.read(text)
    except BadNotation:
        raise Refused("no-such-position", 404) from None
    if move not in position.legal():
        raise Refused("no-such-position", 404)
    return move


def step(position: State, move: Move, n: int, looking: int | None) -> Moment:
    seat, turn, rule = position.seat, position.turn, position.decision.cited(position)
    assert seat is not None
    position.watch()
    position.play(move)
    events = [GameEvent(event.name, event.seat, event.args) for event in position.told()]
    text = position.game.notation.write(move)
    return Moment(
        n=n,
        turn=position.turn,
        seat=position.seat,
        looking=looking,
        view=seen(position, looking),
        scores=seen_scores(position, looking),
        entry=PlayEntry(n, n, seat, turn, 0.0, move[0], text, events, rule),
    )
