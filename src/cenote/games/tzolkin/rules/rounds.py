"""Rounds: everybody's turn, the food day, then the calendar turns the gears.

Rules T17, T18, T62, T63, T64, T65, T66, T67, T68, T69, T70, T71, T72, T103.
"""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.kernel import Decision, Move, Reason, SeatStep, Step
from cenote.games.tzolkin.names import CORN, DUMMY, GEARS, LAST_SPACE
from cenote.games.tzolkin.rules.food import feed_all, reward_all
from cenote.games.tzolkin.rules.row import new_age, refill
from cenote.games.tzolkin.rules.turn import Turn
from cenote.games.tzolkin.scoring import final_scoring
from cenote.games.tzolkin.state import Tzolkin
from cenote.games.tzolkin.verbs import DAYS


class StartRound(Step[Tzolkin]):
    """All turns, clockwise from the holder of the marker, then the end of the round (T17, T72)."""

    lies_on = ("",)

    def run(self, s: Tzolkin) -> None:
        s.round += 1
        players = len(s.players)
        if s.events is not None:
            s.tell("round", round=s.round, days=s.days_left())
        s.stack.append(EndRound())
        for later in range(players - 1, -1, -1):
            s.stack.append(StartTurn((s.marker + later) % players))


class StartTurn(SeatStep[Tzolkin]):
    after_turn = True
    lies_on = ("EndRound", "StartTurn")

    def run(self, s: Tzolkin) -> None:
        s.turn += 1
        if s.events is not None:
            s.tell("turn", self.seat)
        s.stack.append(EndTurn(self.seat))
        s.stack.append(Turn(self.seat, 0))


class EndTurn(SeatStep[Tzolkin]):
    """Refill the row; who went to the first-player space takes the corn of all teeth (T18, T62, T88)."""

    lies_on = ("EndRound", "StartTurn")

    def run(self, s: Tzolkin) -> None:
        refill(s)
        if s.occupant == self.seat and s.teeth_corn:
            corn, s.teeth_corn = s.teeth_corn, 0
            if s.events is not None:
                s.tell("collect", self.seat)
            s.gain(s.players[self.seat], CORN, corn)


class EndRound(Step[Tzolkin]):
    """A food day if one is due, then the calendar (T17, T95)."""

    after_turn = True
    lies_on = ("",)

    def run(self, s: Tzolkin) -> None:
        if s.is_food_day:
            s.food_days += 1
            if s.events is not None:
                s.tell("food-day", n=s.food_days)
            feed_all(s)
            if s.food_days == 2:
                new_age(s)
            reward_all(s)
        s.stack.append(Calendar())


class Calendar(Step[Tzolkin]):
    """The calendar update (T65, T66)."""

    lies_on = ("",)

    def run(self, s: Tzolkin) -> None:
        occupant = s.occupant
        if occupant == NONE:
            s.teeth_corn += 1
            if s.events is not None:
                s.tell("tooth")
            pass_days(s, 1)
            return
        double = may_double(s)
        s.players[occupant].hand += 1
        s.occupant = NONE
        s.marker = (occupant + 1) % len(s.players) if s.marker == occupant else occupant  # T64
        if s.events is not None:
            s.tell("home", occupant)
            s.tell("marker", s.marker)
        if double:
            s.stack.append(ChooseDays(occupant))
        else:
            pass_days(s, 1)


def may_double(s: Tzolkin) -> bool:
    """May the occupant of the first-player space advance two days? (T68, T103)"""
    if s.food_days == 4 or not s.players[s.occupant].light:
        return False
    for gear in range(5):
        if s.gears[gear][LAST_SPACE[gear] - 1] not in (NONE, DUMMY):
            return False
    return True


class ChooseDays(Decision[Tzolkin]):
    """The occupant of the first-player space lets one day pass, or two (T66, T67, T68, T69, T70)."""

    rule = "T66"
    lies_on = ("",)

    def moves(self, s: Tzolkin) -> list[Move]:
        return DAYS.moves.copy()

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        return None if move[0] == DAYS.name else super().obstacle(s, move)

    def play(self, s: Tzolkin, move: Move) -> None:
        days = DAYS.number(move) + 1
        if days == 2:
            s.players[self.seat].light = False  # T69
            if s.events is not None:
                s.tell("double", self.seat)
        pass_days(s, days)


def pass_days(s: Tzolkin, days: int) -> None:
    """Turn the gears; after the fourth food day this was the end (T67, T103)."""
    for _ in range(days):
        for gear in range(5):
            turn_gear(s, gear)
    s.day += days
    if s.events is not None:
        s.tell("day", days=days)
    if s.food_days == 4:
        final_scoring(s)
    else:
        s.stack.append(StartRound())


def turn_gear(s: Tzolkin, gear: int) -> None:
    """Every worker one position on; a player's worker beyond the last number goes home (T15, T67)."""
    spaces = s.gears[gear]
    last = LAST_SPACE[gear]
    fallen = spaces[last]
    if fallen != NONE and fallen != DUMMY:
        spaces[last] = NONE
        s.players[fallen].hand += 1
        if s.events is not None:
            s.tell("fall", fallen, gear=GEARS[gear])
    spaces.insert(0, spaces.pop())
