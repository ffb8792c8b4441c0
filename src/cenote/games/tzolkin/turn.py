"""Rounds and turns: begging, then placing or picking up (T17-T25)."""

from __future__ import annotations

from cenote.core.kernel import Decision, Move, Reason, Step
from cenote.games.tzolkin.calendar import EndRound
from cenote.games.tzolkin.names import CORN, EMPTY_SLOT, FIRST, PLACES
from cenote.games.tzolkin.picking import pick, pickups, why_not_pick
from cenote.games.tzolkin.placing import FULL, lowest_free, place, placements, price, put, why_not_place
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.temples import Anger
from cenote.games.tzolkin.verbs import BEGGING, PICK, PLACE


class StartRound(Step[Tzolkin]):
    """All turns, clockwise from the holder of the marker, then the end of the round (T17, T72)."""

    def run(self, s: Tzolkin) -> None:
        s.round += 1
        players = len(s.players)
        if s.events is not None:
            s.tell("round", round=s.round, days=s.days_left())
        s.stack.append(EndRound())
        for later in range(players - 1, -1, -1):
            s.stack.append(StartTurn((s.marker + later) % players))


class StartTurn(Step[Tzolkin]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Tzolkin) -> None:
        s.turn += 1
        if s.events is not None:
            s.tell("turn", self.seat)
        s.stack.append(EndTurn(self.seat))
        s.stack.append(Turn(self.seat, 0))


class EndTurn(Step[Tzolkin]):
    """Refill the row; who went to the first-player space takes the corn of all teeth (T18, T62, T88)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Tzolkin) -> None:
        refill(s)
        if s.occupant == self.seat and s.teeth_corn:
            corn, s.teeth_corn = s.teeth_corn, 0
            if s.events is not None:
                s.tell("collect", self.seat)
            s.gain(s.players[self.seat], CORN, corn)


def refill(s: Tzolkin) -> None:
    """Fill the empty slots from the stack of the age, as far as it lasts (T88)."""
    stack = s.stack1 if s.age == 1 else s.stack2
    for slot in range(len(s.row)):
        if s.row[slot] == EMPTY_SLOT and stack:
            s.row[slot] = s.draw(stack)
            if s.events is not None:
                s.tell("show", tile=s.box.buildings[s.row[slot]].id)


class Turn(Decision[Tzolkin]):
    """Beg if you may, then place a worker or pick one up (T18-T24)."""

    rule = "T18"

    def __init__(self, seat: int, begged: int) -> None:
        self.seat = seat
        self.begged = begged

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.begged)

    def moves(self, s: Tzolkin) -> list[Move]:
        me = s.players[self.seat]
        moves = placements(s, me, 0)
        moves += pickups(s, self.seat)
        if self.may_beg(me):
            moves.append(BEGGING)  # the only move when begging is compulsory (T23)
        return moves or mercy(s)

    def may_beg(self, me: Player) -> bool:
        return not self.begged and me.corn <= 2 and me.can_go_down()

    def play(self, s: Tzolkin, move: Move) -> None:
        me = s.players[self.seat]
        if move == BEGGING:
            if s.events is not None:
                s.tell("beg", self.seat)
            s.gain(me, CORN, 3 - me.corn)
            s.stack.append(Turn(self.seat, 1))
            s.stack.append(Anger(self.seat))
        elif move[0] == PICK.name:
            pick(s, me, move)
        elif price(lowest_free(s, PLACE.number(move)), 0) > me.corn:
            if s.events is not None:
                s.tell("mercy", self.seat)
            s.pay(me, CORN, me.corn)
            put(s, me, PLACE.number(move))
        else:
            place(s, me, move, 0)

    def why_not(self, s: Tzolkin, move: Move) -> Reason:
        me = s.players[self.seat]
        if move == BEGGING:
            if self.begged:
                return Reason("T21", "begged")
            if me.corn > 2:
                return Reason("T21", "corn-enough", have=me.corn)
            return Reason("T22", "cannot-anger")
        if move[0] == PICK.name:
            return why_not_pick(s, self.seat, move)
        if move[0] == PLACE.name:
            legal = s.legal()
            if legal == [BEGGING]:
                return Reason("T23", "must-beg")
            if legal[0][0] == PLACE.name and price(lowest_free(s, PLACE.number(legal[0])), 0) > me.corn:
                return Reason("T24", "not-cheapest")
            return why_not_place(s, me, move, 0)
        return super().why_not(s, move)

    def price(self, s: Tzolkin, move: Move) -> dict[str, int]:
        if move[0] == PLACE.name:
            corn = s.players[self.seat].corn
            cost = price(lowest_free(s, PLACE.number(move)), 0)
            return {"corn": min(cost, corn)}
        return {}


def mercy(s: Tzolkin) -> list[Move]:
    """Neither able to pay nor to beg: one worker on a cheapest space, for all the corn there is (T24)."""
    spaces = [lowest_free(s, where) for where in range(len(PLACES))]
    cheapest = min(space for space in spaces if space != FULL)
    return [PLACE.moves[where] for where in range(FIRST + 1) if spaces[where] == cheapest]
