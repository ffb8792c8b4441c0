"""Ambassador dice: whoever has not passed follows (SXC4, SXC10, SXC11, SXD32)."""

from __future__ import annotations

from typing import ClassVar

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, Step, seated
from cenote.games.santamaria.names import COIN, COLOURS, DIAGONAL, DIE_VALUES, FOLLOWING, LINES, OF_ALL, OF_MAYA, ROAD
from cenote.games.santamaria.rules.goods import add_free, free_action, free_price, why_not_free
from cenote.games.santamaria.rules.governor import free_in_line
from cenote.games.santamaria.rules.line import NO_LINE, Tax, line_of, start_line, ways
from cenote.games.santamaria.rules.monks import worth_in_coins
from cenote.games.santamaria.rules.run import VIRTUAL, next_buildings, start_run
from cenote.games.santamaria.state import SantaMaria
from cenote.games.santamaria.verbs import DONE, FOLLOW


class Embassy(Step[SantaMaria]):
    """The others follow clockwise from the taker, each completely before the next (SXC11)."""

    whose: ClassVar[int] = OF_ALL
    takes = seated(colour=COLOURS, value=DIE_VALUES)
    lies_on = ("Afterwards", "NextTurn")

    def __init__(self, seat: int, colour: int, value: int) -> None:
        self.seat = seat
        self.colour = colour
        self.value = value

    def possible(self, s: SantaMaria) -> bool:
        return s.variant.ambassadors

    def run(self, s: SantaMaria) -> None:
        players = len(s.players)
        for i in range(players - 1, 0, -1):
            seat = (self.seat + i) % players
            if s.players[seat].passed:
                continue
            if seat == s.maya:
                s.stack.append(FollowOnRoads(seat, self.value))
            else:
                s.stack.append(Follow(seat, self.colour, self.value))


class Follow(Choice[SantaMaria]):
    """Activate the same line of the own colony, or decline (SXC4)."""

    rule = "SXC4"
    takes = seated(colour=COLOURS, value=DIE_VALUES)
    lies_on = FOLLOWING

    def __init__(self, seat: int, colour: int, value: int) -> None:
        self.seat = seat
        self.colour = colour
        self.value = value

    def waits(self) -> bool:
        return True

    def possible(self, s: SantaMaria) -> bool:
        return s.variant.ambassadors and not s.players[self.seat].passed

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = []
        possible = False
        for way in ways(me, self.value, self.colour):
            if free_in_line(me, line_of(way, self.value, self.colour), self.colour):
                cost = s.box.archery if way == DIAGONAL else 0
                if cost <= me.coins:
                    moves.append(FOLLOW.moves[way])
                possible = possible or cost <= worth_in_coins(s, me)
        moves.append(DONE)
        return add_free(s, me, moves) if possible else moves

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == FOLLOW.name:
            way = FOLLOW.number(move)
            if way == DIAGONAL:
                s.pay(me, COIN, s.box.archery)
            if s.events is not None:
                s.tell("follow", self.seat, line=LINES[way], value=self.value)
            line = line_of(way, self.value, self.colour)
            s.stack.append(Tax(self.seat, line))
            start_line(s, me, line, self.colour)
        elif free_action(s, me, move):
            s.stack.append(Follow(self.seat, self.colour, self.value))

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        me = s.players[self.seat]
        if move[0] != FOLLOW.name:
            return why_not_free(s, me, move, self.rule)
        way = FOLLOW.number(move)
        line = line_of(way, self.value, self.colour)
        if line == NO_LINE or way not in ways(me, self.value, self.colour):
            return Reason("SXC10", "other-line")
        if not free_in_line(me, line, self.colour):
            return Reason("SXC4", "no-free-building", line=move[1], value=self.value)
        return Reason("SX11", "dear-diagonal", cost=s.box.archery, have=me.coins)

    def price(self, s: SantaMaria, move: Move) -> dict[str, int]:
        if move[0] == FOLLOW.name:
            return {"coin": s.box.archery} if FOLLOW.number(move) == DIAGONAL else {}
        return free_price(s, s.players[self.seat], move)


class FollowOnRoads(Choice[SantaMaria]):
    """The Maya may run the die along its roads, leaving nothing (SXD22, SXD32)."""

    rule = "SXD22"
    whose: ClassVar[int] = OF_MAYA
    takes = seated(value=DIE_VALUES)
    lies_on = FOLLOWING

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value

    def waits(self) -> bool:
        return True

    def possible(self, s: SantaMaria) -> bool:
        return s.variant.ambassadors and not s.players[self.seat].passed

    def moves(self, s: SantaMaria) -> list[Move]:
        moves = [FOLLOW.moves[ROAD]] if next_buildings(s.the_city, self.value, NONE) else []
        moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        if move != DONE:
            if s.events is not None:
                s.tell("follow", self.seat, line=LINES[ROAD], value=self.value)
            start_run(s, s.players[self.seat], VIRTUAL, self.value)

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        return Reason("SXC10", "other-line") if move[0] == FOLLOW.name else super().why_not(s, move)
