"""The calendar: days pass, workers travel, the marker moves (T62-T72, T103)."""

from __future__ import annotations

from cenote.core.kernel import Decision, Move, Step
from cenote.games.tzolkin.food import feed_all, new_age, reward_all
from cenote.games.tzolkin.names import DUMMY, GEARS, LAST_SPACE, NOBODY
from cenote.games.tzolkin.scoring import final_scoring
from cenote.games.tzolkin.state import Tzolkin
from cenote.games.tzolkin.verbs import DAYS


class EndRound(Step[Tzolkin]):
    """A food day if one is due, then the calendar (T17, T95)."""

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

    def run(self, s: Tzolkin) -> None:
        occupant = s.occupant
        if occupant == NOBODY:
            s.teeth_corn += 1
            if s.events is not None:
                s.tell("tooth")
            pass_days(s, 1)
            return
        double = may_double(s)
        s.players[occupant].hand += 1
        s.occupant = NOBODY
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
        if s.gears[gear][LAST_SPACE[gear] - 1] not in (NOBODY, DUMMY):
            return False
    return True


class ChooseDays(Decision[Tzolkin]):
    """The occupant of the first-player space lets one day pass, or two (T66-T70)."""

    rule = "T66"

    def moves(self, s: Tzolkin) -> list[Move]:
        return DAYS.moves.copy()

    def play(self, s: Tzolkin, move: Move) -> None:
        days = DAYS.number(move) + 1
        if days == 2:
            s.players[self.seat].light = False  # T69
            if s.events is not None:
                s.tell("double", self.seat)
        pass_days(s, days)


def pass_days(s: Tzolkin, days: int) -> None:
    """Turn the gears; after the fourth food day this was the end (T67, T103)."""
    from cenote.games.tzolkin.turn import StartRound  # a round ends in the next one

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
    if fallen != NOBODY and fallen != DUMMY:
        spaces[last] = NOBODY
        s.players[fallen].hand += 1
        if s.events is not None:
            s.tell("fall", fallen, gear=GEARS[gear])
    spaces.insert(0, spaces.pop())
