"""Tikal: technologies, buildings, monuments, temples (T47, T48, T49, T50, T51, T52, T53)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Reason
from cenote.games.tzolkin.rules.building import FIRST_OF_TWO, ONE, Build, can_build, can_build_monument
from cenote.games.tzolkin.rules.payment import Pay
from cenote.games.tzolkin.rules.technology import Advance, cheapest
from cenote.games.tzolkin.rules.temples import ChooseTemple
from cenote.games.tzolkin.state import Player, Tzolkin

NO_TRACK: Final = Reason("T73", "no-track", "gear", "number", "have")
NO_BUILDING: Final = Reason("T48", "no-building", "gear", "number", "have")
NO_BUILDING_OR_MONUMENT: Final = Reason("T50", "no-building-or-monument", "gear", "number", "have")
NO_RESOURCE: Final = Reason("T52", "no-resource", "gear", "number", "have")


def obstacle(s: Tzolkin, me: Player, number: int) -> Reason | None:
    if number == 2:
        return None if can_build(s, me) else NO_BUILDING
    if number == 4:
        return None if can_build(s, me) or can_build_monument(s, me) else NO_BUILDING_OR_MONUMENT
    if number == 5:
        return None if me.resources else NO_RESOURCE
    return None if cheapest(me) <= me.resources else NO_TRACK


def act(s: Tzolkin, me: Player, number: int) -> None:
    seat = me.seat
    if number == 1:
        s.stack.append(Advance(seat, 1, 0))
    elif number == 2:
        s.stack.append(Build(seat, ONE))
    elif number == 3:
        s.stack.append(Advance(seat, 2, 0))
    elif number == 4:
        s.stack.append(Build(seat, FIRST_OF_TWO))
    else:
        s.stack.append(ChooseTemple(seat, 1, -1))
        s.stack.append(Pay(seat, 1))
