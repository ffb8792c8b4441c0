"""The end of a year, and the beginning of the next (S70, S71, S72, S73, S74, S75, SXD19)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.kernel import Step
from cenote.games.santamaria.geometry import CELLS
from cenote.games.santamaria.names import (
    AMBASSADOR,
    CONQUEST,
    FIRST_BISHOP,
    FIRST_MISSION,
    HIGH_PRIEST,
    SHAPES,
    SITES,
    STRAIGHT,
    YEARS,
)
from cenote.games.santamaria.rules.blessings import draw_cards
from cenote.games.santamaria.scoring import award_of, final_scoring
from cenote.games.santamaria.state import Player, SantaMaria


class EndYear(Step[SantaMaria]):
    lies_on = ("NewYear",)

    def run(self, s: SantaMaria) -> None:
        award(s)
        if s.year == YEARS:
            final_scoring(s)
            return
        s.first = min(s.passed, key=s.passing_place)
        clear(s)
        start_year(s)
        s.stack.append(RollBlue())


# --- the award ---


def award(s: SantaMaria) -> None:
    """For the Maya too; in the last year twice for who has the bishop of conquest (S70, SX13, SX19, SXD33)."""
    for seat in s.order:
        me = s.players[seat]
        points = award_of(s, me)
        s.score(me, points, "conquistador")
        if s.year == YEARS and has_conquest(s, me):
            s.score(me, points, "bishops")


def has_conquest(s: SantaMaria, me: Player) -> bool:
    for space in range(FIRST_BISHOP, FIRST_MISSION):
        if s.places[space] == CONQUEST and s.monks[space] >> me.seat & 1:
            return True
    return False


# --- clearing up ---


def clear(s: SantaMaria) -> None:
    """Coins and dice leave the buildings, markers go back, but not the governors (S71, S72, S73, SXA6)."""
    s.order = list(range(len(s.players)))
    s.passed = []
    for me in s.players:
        me.march = 0
        me.passed = 0
        me.white_used = 0
        me.blue_used = 0
        me.bought = 0
        me.blocked = 0
        if me.seat != s.maya:
            me.on = [0] * CELLS
    city = s.city
    if city is not None:
        city.priests += city.on.count(HIGH_PRIEST)
        city.on = [0] * SITES
        draw_cards(s, s.players[s.maya], s.box.city.cards_each_year)


def start_year(s: SantaMaria) -> None:
    """A new display, new dice, new specialists, gold for the temple (S73, SX4, SXB1, SXC5, SXD19, SXD21, SXD33)."""
    s.year += 1
    if s.events is not None:
        s.tell("year", s.first, year=s.year)
    show_tiles(s)
    roll_white(s)
    if s.variant.specialists:
        s.specialist_stack = s.specialist_stack.copy()
        s.specialists = [s.draw(s.specialist_stack) if s.specialist_stack else NONE for _ in range(6)]
    if s.city is not None:
        gold = min(s.gold, s.box.city.gold_each_player * len(s.players))
        s.gold -= gold
        s.city.gold += gold
        if s.events is not None and gold:
            s.tell("temple-gold", s.maya, n=gold)


def show_tiles(s: SantaMaria) -> None:
    """The tiles that were left leave the game."""
    s.display = []
    s.stacks = [stack.copy() for stack in s.stacks]
    for shape in range(len(SHAPES)):
        if shape == STRAIGHT and not s.variant.kingdoms:
            continue
        stack = s.stacks[shape]
        for _ in range(min(s.box.shown[shape], len(stack))):
            s.display.append(s.draw(stack))
    s.display.sort()


def roll_white(s: SantaMaria) -> None:
    """The white dice, and those of the ambassadors (S13, S73, SXC5)."""
    s.white = rolled(s, s.white_limit() * len(s.players))
    if s.variant.ambassadors:
        s.ambassadors = [s.roll() for _ in range(AMBASSADOR)]


class RollBlue(Step[SantaMaria]):
    """All blue dice that players own, or that they share (S17, S73, S90, S93)."""

    lies_on = ("NextTurn",)

    def run(self, s: SantaMaria) -> None:
        if s.variant.shared:
            s.blue = rolled(s, sum(me.dice for me in s.players))
            return
        for me in s.players:
            me.blue = rolled(s, me.dice)


def rolled(s: SantaMaria, dice: int) -> list[int]:
    """So many dice, by value."""
    values = [0] * 6
    for _ in range(dice):
        values[s.roll() - 1] += 1
    return values
