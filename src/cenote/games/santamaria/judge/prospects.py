"""What is still to be done in a turn, counted as if it were half done already."""

from __future__ import annotations

from cenote.games.santamaria.judge.weights import (
    ACTION_CONQUISTADOR,
    ACTION_RELIGION,
    ACTION_SHIPPING,
    ACTION_TRADE,
    MONK,
)
from cenote.games.santamaria.names import COIN, DOCKS, HAPPINESS, SUGAR
from cenote.games.santamaria.rules.ambassadors import Follow
from cenote.games.santamaria.rules.effects import Trade, TradeResult, Work
from cenote.games.santamaria.rules.expanding import LayRoad, LayTile
from cenote.games.santamaria.rules.goods import EXPANSION, Pay
from cenote.games.santamaria.rules.monks import PlaceMonk
from cenote.games.santamaria.rules.passing import Docks, ExtraSpace
from cenote.games.santamaria.rules.shipping import Berth, Load, Ship
from cenote.games.santamaria.rules.tracks import March, Pray, Symbol
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.vocabulary import CONQUISTADOR, RELIGION, SHIPPING, TRADE, Effect


def action_value(effect: Effect, worth: list[float], w: list[float]) -> float:
    """What an effect still to come is worth."""
    kind = effect.kind
    if kind == HAPPINESS:
        return float(effect.n)
    if kind < HAPPINESS:
        return effect.n * worth[kind]
    if kind == SHIPPING:
        return w[ACTION_SHIPPING]
    if kind == RELIGION:
        return w[ACTION_RELIGION]
    if kind == CONQUISTADOR:
        return w[ACTION_CONQUISTADOR]
    return w[ACTION_TRADE] if kind == TRADE else 0.0


def pending_value(s: SantaMaria, me: Player, frame: object, worth: list[float], w: list[float]) -> float:
    if isinstance(frame, Work):
        if frame.seat != me.seat:
            return 0.0
        value = 0.0
        effects = s.box.kinds[frame.kind].effects
        for i in range(frame.effect, len(effects)):
            value += action_value(effects[i], worth, w)
        return value
    if isinstance(frame, Pray):
        return w[ACTION_RELIGION] if frame.seat == me.seat else 0.0
    if isinstance(frame, March):
        return w[ACTION_CONQUISTADOR] * frame.spaces if frame.seat == me.seat else 0.0
    if isinstance(frame, Ship):
        return w[ACTION_SHIPPING] if frame.seat == me.seat else 0.0
    if isinstance(frame, (Symbol, PlaceMonk)):
        return w[MONK] if frame.seat == me.seat and me.monks else 0.0
    if isinstance(frame, Trade):
        return w[ACTION_TRADE] if frame.seat == me.seat else 0.0
    if isinstance(frame, TradeResult):
        return worth[SUGAR]
    if isinstance(frame, Docks):
        return docks_value(s, me, frame, worth, w)
    return payment_value(s, me, frame, worth, w)


def payment_value(s: SantaMaria, me: Player, frame: object, worth: list[float], w: list[float]) -> float:
    if isinstance(frame, LayTile):
        return 2.5 if frame.seat == me.seat else 0.0
    if isinstance(frame, LayRoad):
        return 1.5 if frame.seat == me.seat and s.roads else 0.0
    if isinstance(frame, (Load, Berth)):
        if frame.seat != me.seat:
            return 0.0
        dock = frame.dock if isinstance(frame, Load) else len(DOCKS)
        return s.box.ships[s.docks[dock]].points + 1.5
    if isinstance(frame, Pay):
        if frame.seat != me.seat:
            return 0.0
        if frame.what == EXPANSION:
            cost = s.box.expansion[s.box.tiles[frame.which].shape]
        else:
            cost = s.box.ships[s.docks[frame.which]].cost
        value = 0.0
        for good in range(COIN + 1):
            value -= cost[good] * worth[good]
        return value
    if isinstance(frame, ExtraSpace):
        return 1.0
    if isinstance(frame, Follow):
        return 1.5 if frame.seat == me.seat else 0.0
    return 0.0


def docks_value(s: SantaMaria, me: Player, frame: Docks, worth: list[float], w: list[float]) -> float:
    """The bonuses of the own docks that are still to come."""
    if frame.seat != me.seat:
        return 0.0
    value = 0.0
    for dock in range(frame.dock, len(DOCKS)):
        tiles = len(me.docks[dock]) - (frame.done if dock == frame.dock else 0)
        value += tiles * action_value(s.box.docks[dock], worth, w)
    return value
