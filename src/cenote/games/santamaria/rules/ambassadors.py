"""Ambassador dice: whoever has not passed follows (SXC4, SXC10, SXC11, SXD32)."""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, Step, seated
from cenote.games.santamaria.names import COIN, COLOURS, DIAGONAL, DIE_VALUES, FOLLOWING, LINES, OF_ALL, OF_MAYA, ROAD
from cenote.games.santamaria.rules.goods import add_free, free_action, free_numbers, is_free, no_free
from cenote.games.santamaria.rules.governor import free_in_line
from cenote.games.santamaria.rules.line import DEAR_DIAGONAL, Tax, line_of, start_line, ways
from cenote.games.santamaria.rules.monks import worth_in_coins
from cenote.games.santamaria.rules.run import VIRTUAL, next_buildings, start_run
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import DONE, FOLLOW

OTHER_LINE: Final = Reason("SXC10", "other-line")
NOTHING_TO_ACTIVATE: Final = Reason("SXC4", "no-free-building", "line", "value")


class Embassy(Step[SantaMaria]):
    """The others follow clockwise from the taker, each completely before the next (SXC11).

    Where one plays alone nobody follows (S99). The turn of the taker ends after the last of them (SXC12).
    """

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
    """Activate the same line of the own colony, or decline (SXC4).

    The own governor walks, the own scholars open lines, but nobody is hired (SXC6).
    """

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
        lines = ways(me, self.value, self.colour)
        moves = [FOLLOW.moves[way] for way in lines if self.no_following(s, me, way, me.coins) is None]
        within_reach = bool(moves) or self.within_reach(s, me)
        moves.append(DONE)
        return add_free(s, me, moves) if within_reach else moves

    def no_following(self, s: SantaMaria, me: Player, way: int, coins: int) -> Reason | None:
        """What stands against activating an open line, for so many coins (SXC4, SX11)."""
        if not free_in_line(me, line_of(way, self.value, self.colour), self.colour):
            return NOTHING_TO_ACTIVATE
        return DEAR_DIAGONAL if way == DIAGONAL and coins < s.box.archery else None

    def within_reach(self, s: SantaMaria, me: Player) -> bool:
        """Could a line be activated after some sales? Else there is nothing to sell or buy for."""
        worth = worth_in_coins(s, me)
        for way in ways(me, self.value, self.colour):
            if self.no_following(s, me, way, worth) is None:
                return True
        return False

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

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == FOLLOW.name:
            way = FOLLOW.number(move)
            is_open = way in ways(me, self.value, self.colour)
            return self.no_following(s, me, way, me.coins) if is_open else OTHER_LINE
        if move == DONE:
            return None
        found = no_free(s, me, move) if is_free(move) else super().obstacle(s, move)
        return found if found or self.within_reach(s, me) else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if is_free(move):
            return free_numbers(s, me, move)
        return {"line": move[1], "value": self.value, "cost": s.box.archery, "have": me.coins}


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
        moves = [FOLLOW.moves[ROAD]] if self.no_following(s, ROAD) is None else []
        moves.append(DONE)
        return moves

    def no_following(self, s: SantaMaria, way: int) -> Reason | None:
        """A die runs along roads alone, and needs a building to run to (SXC10, SXD10)."""
        return None if way == ROAD and next_buildings(s.the_city, self.value, NONE) else OTHER_LINE

    def play(self, s: SantaMaria, move: Move) -> None:
        if move != DONE:
            if s.events is not None:
                s.tell("follow", self.seat, line=LINES[ROAD], value=self.value)
            start_run(s, s.players[self.seat], VIRTUAL, self.value)

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] == FOLLOW.name:
            return self.no_following(s, FOLLOW.number(move))
        return None if move == DONE else super().obstacle(s, move)
