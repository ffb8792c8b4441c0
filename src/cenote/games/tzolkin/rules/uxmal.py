"""Uxmal: temple step, market, new worker, building for corn (T54, T55, T56, T57). Uxmal 5 is in actions.py."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Reason
from cenote.games.tzolkin.names import CORN
from cenote.games.tzolkin.rules.building import FOR_CORN, Build, can_build_for_corn
from cenote.games.tzolkin.rules.market import Market
from cenote.games.tzolkin.rules.temples import ChooseTemple
from cenote.games.tzolkin.state import Player, Tzolkin

STEP_PRICE: Final = 3

NO_CORN_FOR_STEP: Final = Reason("T54", "no-corn", "gear", "number", "have", cost=STEP_PRICE)
NO_CORN_BUILDING: Final = Reason("T57", "no-corn-building", "gear", "number", "have")


def obstacle(s: Tzolkin, me: Player, number: int, corn: int) -> Reason | None:
    if number == 1 and corn < STEP_PRICE:
        return NO_CORN_FOR_STEP
    if number == 4 and not can_build_for_corn(s, me, corn):
        return NO_CORN_BUILDING
    return None


def act(s: Tzolkin, me: Player, number: int) -> None:
    if number == 1:
        s.pay(me, CORN, STEP_PRICE)
        s.stack.append(ChooseTemple(me.seat, 0, -1))
    elif number == 2:
        s.stack.append(Market(me.seat, 0, 0))
    elif number == 3:
        s.gain_worker(me)
    else:
        s.stack.append(Build(me.seat, FOR_CORN))
