"""A turn: begging, then placing or picking up (T18, T19, T20, T21, T22, T23, T24, T25)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Decision, Move, Reason, seated
from cenote.games.tzolkin.names import CORN, FIRST, PLACES
from cenote.games.tzolkin.rules.picking import no_pick, pick, pick_numbers, pickups
from cenote.games.tzolkin.rules.placing import FULL, lowest_free, no_place, place, place_numbers, placements, price, put
from cenote.games.tzolkin.rules.temples import Anger
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import BEGGING, PICK, PLACE

BEGGED: Final = Reason("T21", "begged")
CORN_ENOUGH: Final = Reason("T21", "corn-enough", "have")
CANNOT_ANGER: Final = Reason("T22", "cannot-anger")
MUST_BEG: Final = Reason("T23", "must-beg")
NOT_CHEAPEST: Final = Reason("T24", "not-cheapest")


class Turn(Decision[Tzolkin]):
    """Beg if you may, then place a worker or pick one up (T18, T19, T20, T21, T22, T23, T24)."""

    rule = "T18"
    takes = seated(begged=range(2))
    lies_on = ("EndTurn",)
    same_seat = True

    def __init__(self, seat: int, begged: int) -> None:
        self.seat = seat
        self.begged = begged

    def waits(self) -> bool:
        return bool(self.begged)

    def moves(self, s: Tzolkin) -> list[Move]:
        me = s.players[self.seat]
        moves = placements(s, me, 0)
        moves += pickups(s, self.seat)
        if self.no_begging(me) is None:
            moves.append(BEGGING)  # the only move when begging is compulsory (T23)
        return moves or mercy(s)

    def no_begging(self, me: Player) -> Reason | None:
        """What stands against begging (T21, T22)."""
        if self.begged:
            return BEGGED
        if me.corn > 2:
            return CORN_ENOUGH
        return None if me.can_go_down() else CANNOT_ANGER

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

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move == BEGGING:
            return self.no_begging(me)
        if move[0] == PICK.name:
            return no_pick(s, self.seat, move)
        if move[0] == PLACE.name:
            legal = s.legal()
            if move in legal:
                return None
            if legal == [BEGGING]:
                return MUST_BEG
            if legal[0][0] == PLACE.name and price(lowest_free(s, PLACE.number(legal[0])), 0) > me.corn:
                return NOT_CHEAPEST
            return no_place(s, me, PLACE.number(move), 0)
        return super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if move[0] == PLACE.name:
            return place_numbers(s, me, move, 0)
        return pick_numbers(move) if move[0] == PICK.name else {"have": me.corn}


def mercy(s: Tzolkin) -> list[Move]:
    """Neither able to pay nor to beg: one worker on a cheapest space, for all the corn there is (T24)."""
    spaces = [lowest_free(s, where) for where in range(len(PLACES))]
    cheapest = min(space for space in spaces if space != FULL)
    return [PLACE.moves[where] for where in range(FIRST + 1) if spaces[where] == cheapest]
