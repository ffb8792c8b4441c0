"""Placing workers: the lowest free space and what it costs (T26, T27, T28, T29, T30, T31)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.games.tzolkin.names import CORN, FIRST, LAST_SPACE, MAX_WORKERS, PLACES
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import DONE, PICK, PLACE

FULL: Final = -1

NO_WORKER: Final = Reason("T26", "no-worker")
GEAR_FULL: Final = Reason("T27", "gear-full", "gear")
FIRST_TAKEN: Final = Reason("T28", "first-player-taken")
TOO_DEAR: Final = Reason("T29", "dear-place", "gear", "space", "cost", "have")
PLACING_ALREADY: Final = Reason("T19", "placing-already")


def lowest_free(s: Tzolkin, place: int) -> int:
    """The space a worker would go to; the first-player space counts as 0 (T26, T27, T28)."""
    if place == FIRST:
        return 0 if s.occupant == NONE else FULL
    gear = s.gears[place]
    for space in range(LAST_SPACE[place] + 1):
        if gear[space] == NONE:
            return space
    return FULL


def price(space: int, placed: int) -> int:
    """The number of the space, and 0, 1, 2 … for the first, second, third … worker of the turn (T29)."""
    return space + placed


def no_place(s: Tzolkin, me: Player, place: int, placed: int) -> Reason | None:
    """What stands against one more worker there."""
    if not me.hand:
        return NO_WORKER
    space = lowest_free(s, place)
    if space == FULL:
        return FIRST_TAKEN if place == FIRST else GEAR_FULL
    return TOO_DEAR if space + placed > me.goods[CORN] else None  # T29


def placements(s: Tzolkin, me: Player, placed: int) -> list[Move]:
    """Where the player can place and pay for one more worker."""
    if not me.hand:
        return []
    return [PLACE.moves[place] for place in range(FIRST + 1) if no_place(s, me, place, placed) is None]


def put(s: Tzolkin, me: Player, place: int) -> None:
    space = lowest_free(s, place)
    me.hand -= 1
    if place == FIRST:
        s.occupant = me.seat
    else:
        s.gears[place][space] = me.seat
    if s.events is not None:
        s.tell("place", me.seat, gear=PLACES[place], space=space)


def place(s: Tzolkin, me: Player, move: Move, placed: int) -> None:
    """Pay, place, and let the player go on."""
    where = PLACE.number(move)
    s.pay(me, CORN, price(lowest_free(s, where), placed))
    put(s, me, where)
    s.stack.append(PlaceMore(me.seat, placed + 1))


def place_numbers(s: Tzolkin, me: Player, move: Move, placed: int) -> dict[str, object]:
    space = lowest_free(s, PLACE.number(move))
    return {"gear": move[1], "space": space, "cost": price(space, placed), "have": me.corn}


class PlaceMore(Choice[Tzolkin]):
    """Put one more worker on a gear, or stop (T26, T27, T28, T29, T30, T31)."""

    rule = "T26"
    takes = seated(placed=range(1, MAX_WORKERS + 1))
    lies_on = ("EndTurn",)
    same_seat = True

    def __init__(self, seat: int, placed: int) -> None:
        self.seat = seat
        self.placed = placed

    def moves(self, s: Tzolkin) -> list[Move]:
        moves = placements(s, s.players[self.seat], self.placed)
        moves.append(DONE)
        return moves

    def play(self, s: Tzolkin, move: Move) -> None:
        if move != DONE:
            place(s, s.players[self.seat], move, self.placed)

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        if move[0] == PLACE.name:
            return no_place(s, s.players[self.seat], PLACE.number(move), self.placed)
        if move[0] == PICK.name:
            return PLACING_ALREADY
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        return place_numbers(s, s.players[self.seat], move, self.placed) if move[0] == PLACE.name else {}
