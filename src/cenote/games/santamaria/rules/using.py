"""A die that was taken is used: what colonists and the Maya do alike (S35, S36, SX11, SXC11)."""

from __future__ import annotations

from cenote.core.kernel import Decision, seated
from cenote.games.santamaria.names import AMBASSADOR, ANY_DIE, COIN, DIAGONAL, DICE, DIE_VALUES, LINES
from cenote.games.santamaria.rules.ambassadors import Embassy
from cenote.games.santamaria.rules.pool import is_there, may_take, pay_change, take
from cenote.games.santamaria.state import SantaMaria


class TakenDie(Decision[SantaMaria]):
    """The final value of a die, and where it goes."""

    takes = seated(die=ANY_DIE, printed=DIE_VALUES)

    def __init__(self, seat: int, die: int, printed: int) -> None:
        self.seat = seat
        self.die = die
        self.printed = printed

    def possible(self, s: SantaMaria) -> bool:
        me = s.players[self.seat]
        return not me.passed and is_there(s, me, self.die, self.printed) and may_take(s, me, self.die)

    def use(self, s: SantaMaria, value: int, way: int, by: int) -> None:
        """Pay for it and take it; after an ambassador die the others follow."""
        me = s.players[self.seat]
        pay_change(s, me, self.printed, value, by)
        if way == DIAGONAL:
            s.pay(me, COIN, s.box.archery)
        take(s, me, self.die, self.printed)
        if s.events is not None:
            s.tell("use", self.seat, die=DICE[self.die], value=value, line=LINES[way])
        if self.die >= AMBASSADOR:
            s.stack.append(Embassy(self.seat, self.die % AMBASSADOR, value))
