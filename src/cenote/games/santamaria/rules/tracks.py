"""The conquistador track and the religion track (S49, S50, S51, S52, S53, S58, S59)."""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.fields import MANY, NONE
from cenote.core.kernel import Choice, Decision, Move, Reason, Step, seated
from cenote.core.shared import without
from cenote.games.santamaria.names import GOLD, GRAIN, IN_TURN, OF_ALL, TACTICS, WOOD
from cenote.games.santamaria.rules.blessings import Blessing
from cenote.games.santamaria.rules.goods import (
    NO_GOODS,
    add_free,
    free_action,
    free_numbers,
    goods_of,
    is_free,
    no_free,
)
from cenote.games.santamaria.rules.monks import PlaceMonk, may_place
from cenote.games.santamaria.rules.pool import add_blue
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import DONE, MARCH, PRAY

NEEDS_TACTICS: Final = Reason("S49", "needs-tactics")
TRACK_ENDS: Final = Reason("S49", "track-ends")

# What another space is paid with, by the number of the move.
MARCHED_WITH: Final = [NONE, WOOD, GOLD]
PRAYED_WITH: Final = [NONE, GRAIN, GOLD]

# --- conquistadors ---


class March(Choice[SantaMaria]):
    """Advance on the conquistador track; with Tactics 1 wood buys another space (S49)."""

    rule = "S49"
    whose: ClassVar[int] = OF_ALL
    takes = seated(spaces=range(1, MANY))
    lies_on = IN_TURN

    def __init__(self, seat: int, spaces: int) -> None:
        self.seat = seat
        self.spaces = spaces

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = [MARCH.moves[how] for how in range(len(MARCHED_WITH)) if self.no_march(s, me, how) is None]
        moves.append(DONE)
        return add_free(s, me, moves) if len(moves) > 1 else moves

    def no_march(self, s: SantaMaria, me: Player, how: int) -> Reason | None:
        """What stands against advancing, plainly or by a space more (S49)."""
        if how and not me.has(TACTICS):
            return NEEDS_TACTICS
        if me.march + (self.spaces if how else 0) >= s.box.march_end:
            return TRACK_ENDS
        return NO_GOODS if how and not me.goods[MARCHED_WITH[how]] else None

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == MARCH.name:
            how = MARCH.number(move)
            if how:
                s.pay(me, MARCHED_WITH[how], 1)
            march(s, me, self.spaces + (how > 0))
        elif free_action(s, me, move):
            s.stack.append(March(self.seat, self.spaces))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == MARCH.name:
            return self.no_march(s, me, MARCH.number(move))
        if move == DONE:
            return None
        found = no_free(s, me, move) if is_free(move) else super().obstacle(s, move)
        return found or self.no_march(s, me, 0)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        return free_numbers(s, me, move) if is_free(move) else {"goods": move[1], "have": goods_of(me)}


def start_march(s: SantaMaria, me: Player, spaces: int) -> None:
    """A conquistador action; on the last space there is nothing to do (S49)."""
    if me.march < s.box.march_end:
        s.stack.append(March(me.seat, spaces))


def march(s: SantaMaria, me: Player, spaces: int) -> None:
    """Move the marker onto the stack of its new space and take the gold it passes (S49, S59)."""
    start = me.march
    me.march = min(s.box.march_end, start + spaces)
    order = without(s.order, me.seat)
    place = 0
    while place < len(order) and s.players[order[place]].march >= me.march:
        place += 1
    order.insert(place, me.seat)
    s.order = order
    if s.events is not None:
        s.tell("march", me.seat, space=me.march)
    for space in s.box.gold_spaces:
        if start < space <= me.march:
            cross_gold(s, me, space)


def cross_gold(s: SantaMaria, me: Player, space: int) -> None:
    """1 gold; the Maya's goes to the temple, and what the Maya crossed first gives nothing (S49, SXD7, SXD24)."""
    if s.city is None:
        s.gain(me, GOLD, 1)
    elif me.seat == s.maya:
        if s.gold:
            s.gold -= 1
            s.city.gold += 1
            if s.events is not None:
                s.tell("temple-gold", me.seat, n=1)
    elif s.players[s.maya].march < space:
        s.gain(me, GOLD, 1)


# --- religion ---


def no_prayer(me: Player, how: int) -> Reason | None:
    """What stands against advancing, plainly or by a space more (S50)."""
    return NO_GOODS if how and not me.goods[PRAYED_WITH[how]] else None


class Pray(Decision[SantaMaria]):
    """Advance on the religion track; 1 grain, paid before the move, buys another space (S50)."""

    rule = "S50"
    whose: ClassVar[int] = OF_ALL
    lies_on = IN_TURN

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = [PRAY.moves[how] for how in range(len(PRAYED_WITH)) if no_prayer(me, how) is None]
        moves.append(DONE)
        return add_free(s, me, moves)

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == PRAY.name:
            how = PRAY.number(move)
            if how:
                s.pay(me, PRAYED_WITH[how], 1)
            pray(s, me, 1 + (how > 0))
        elif free_action(s, me, move):
            s.stack.append(Pray(self.seat))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == PRAY.name:
            return no_prayer(me, PRAY.number(move))
        if is_free(move):
            return no_free(s, me, move)
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        return free_numbers(s, me, move) if is_free(move) else {"goods": move[1], "have": goods_of(me)}


def pray(s: SantaMaria, me: Player, spaces: int) -> None:
    """Move the marker as a whole, then resolve the symbols in order; beyond the end happiness (S51, S58)."""
    start = me.religion
    me.religion = min(s.box.religion_end, start + spaces)
    if s.events is not None and me.religion > start:
        s.tell("pray", me.seat, space=me.religion)
    beyond = start + spaces - me.religion
    if beyond:
        s.score(me, beyond * s.box.beyond, "religion")
    for space in reversed(s.box.monk_spaces):
        if start < space <= me.religion:
            s.stack.append(Symbol(me.seat, space))


class Symbol(Step[SantaMaria]):
    """A monk symbol was crossed: first the die, if there is one, then the monk (S52, S53)."""

    whose: ClassVar[int] = OF_ALL
    takes = seated(space=range(1, MANY))
    lies_on = IN_TURN

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def possible(self, s: SantaMaria) -> bool:
        return self.space in s.box.monk_spaces and self.space <= s.players[self.seat].religion

    def run(self, s: SantaMaria) -> None:
        me = s.players[self.seat]
        if self.space in s.box.die_spaces:
            gain_die(s, me)
        if me.seat == s.maya:
            s.stack.append(Blessing(me.seat))
        elif may_place(s, me):
            s.stack.append(PlaceMonk(me.seat))


def gain_die(s: SantaMaria, me: Player) -> None:
    """A blue die from the supply, rolled, for later turns; with shared dice it joins the pool (S52, S91, SXC12)."""
    value = s.roll()
    me.dice += 1
    add_blue(s, me, value, 1)
    if s.events is not None:
        s.tell("blue-die", me.seat, value=value)
