"""How good a position looks for a seat, in points: what is scored, what is owned, and what is under way."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.games.tawantinsuyu.components import BUILDINGS, CONQUEST_REGIONS, PRODUCTION
from cenote.games.tawantinsuyu.judge import weights as w
from cenote.games.tawantinsuyu.judge.campaign import prospect
from cenote.games.tawantinsuyu.judge.underway import underway
from cenote.games.tawantinsuyu.judge.worth import Worth, lateness
from cenote.games.tawantinsuyu.names import GOAL, HER, LARGE, POTATO, REGIONS, SECTORS, TAPESTRY_VP, Z06, Z10
from cenote.games.tawantinsuyu.rules.ceremony import majority
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu

HASTE: Final = 0.02  # in the end it outgrows every hoard that time might still turn into points
ENDLESS: Final = 12.0  # turns of a player between two ceremonies after which even those in no hurry want an end
AHEAD: Final = 0.1  # points that stairs are worth more for each sector they are nearer


def evaluate(s: Tawantinsuyu, seat: int, weights: list[float], powers: list[float]) -> float:
    me = s.players[seat]
    if s.seat is None:
        return float(max(me.vp, GOAL - 1) if s.solo and seat == HER else me.vp)  # she is not beaten by less (WS49)
    worth = Worth(s, me, weights, powers)
    value = me.vp + worth.cost(me.goods)
    value += workers_value(worth, me)
    value += cards_value(worth, me)
    value += feeding_value(worth, me)
    value += army_value(worth, me)
    value += buildings_value(worth, me)
    value += worth.step(me.step)
    value += tapestries_value(worth, me)
    value += regions_value(worth, me)
    late = lateness(s, ENDLESS)
    if late > 0:
        value += HASTE * late * late * gone(s)
    for frame in s.stack:
        value += underway(worth, frame)
    return float(value)


def gone(s: Tawantinsuyu) -> int:
    """Workers that have left the village so far."""
    full = s.box.village[len(s.players)]
    return full - len(s.village) + full * s.ceremonies


def workers_value(worth: Worth, me: Player) -> float:
    """Two workers are as many as can be kept."""
    supply = me.supply
    value = float(min(supply, 2))
    if supply:
        value += worth.weights[w.WORKER] * worth.use
    if supply > 1:
        value += worth.weights[w.SECOND_WORKER] * worth.use
    if supply > 2:
        value += 0.2
    return value


def cards_value(worth: Worth, me: Player) -> float:
    """God cards in hand, and those laid out in set-up for their bonuses."""
    cards = worth.s.box.cards
    value = 0.0
    gods = 0
    each = 2.0 if me.has(Z06) else 1.0
    for i in range(len(me.hand)):
        card = cards[me.hand[i]]
        value += each * worth.weights[w.HELD if i < 5 else w.SPARE]
        if i < 4:
            value += worth.weights[w.CARD] * worth.use
        if not gods >> card.god & 1:
            value += worth.weights[w.NEW_GOD] * worth.use
            gods |= 1 << card.god
        if me.statues_of(card.god):
            value += 0.5 * worth.bonus(card.bonus) * worth.use
    for number in me.laid:
        value += worth.bonus(cards[number].bonus)
    return value


def feeding_value(worth: Worth, me: Player) -> float:
    """Potatoes that the next ceremony will ask for."""
    hand = len(me.hand)
    potatoes = me.goods[POTATO] + 4 * me.has(Z06) + 2 * me.has(Z10)
    missing = max(0, hand - potatoes)
    near = 0.2 + 0.8 * worth.due
    value = missing * worth.weights[w.HUNGER] * near
    return -value - min(hand, potatoes) * worth.weights[w.RESERVE] * near


def army_value(worth: Worth, me: Player) -> float:
    value = len(me.army) * worth.weights[w.ARMY_CARD] * worth.use
    if me.markers:
        for card in me.troops:
            value += worth.s.box.army[card].soldiers * worth.weights[w.SOLDIER] * worth.use
        for card in me.tired:
            value += worth.s.box.army[card].soldiers * worth.weights[w.TIRED] * worth.use
    return value + len(me.troops) + worth.weights[w.CAMPAIGN] * prospect(worth)


def buildings_value(worth: Worth, me: Player) -> float:
    value = 0.0
    for tile in me.up:
        value += worth.building(tile)
    for tile in me.down:
        value += worth.building(tile) * worth.weights[w.TURNED]
    if me.permanent:
        for n in range(len(BUILDINGS) - len(PRODUCTION)):
            if me.permanent >> n & 1:
                value += worth.building(len(PRODUCTION) + n)
    value += stairs_value(worth, me)
    if me.step < worth.s.box.top_step:
        value += sum(me.statues[:LARGE]) * worth.weights[w.SMALL_STATUE] * worth.use
        value += sum(me.statues[LARGE:]) * worth.weights[w.LARGE_STATUE] * worth.use
    return value


def stairs_value(worth: Worth, me: Player) -> float:
    """Stair markers on the hill, more in sectors that the high priest comes to next: placing there costs least."""
    placed = 5 - me.stairs
    if not placed:
        return 0.0
    s = worth.s
    value = placed * worth.weights[w.STAIRS]
    if me.priest != NONE:
        for sector in range(SECTORS):
            near = AHEAD * (SECTORS - 1 - (sector - me.priest) % SECTORS)
            if s.upper[sector] == me.seat:
                value += near
            if s.lower[sector] == me.seat:
                value += near
    return value * worth.time


def tapestries_value(worth: Worth, me: Player) -> float:
    """Points at the end, room to grow, and joints in the trades to come."""
    weavings = worth.s.box.weavings
    pays = worth.left + worth.weights[w.JOINT] * worth.time * 3
    value = 0.0
    for tapestry in me.tapestries:
        size = len(tapestry)
        value += TAPESTRY_VP[size]
        if size < 7:
            value += worth.weights[w.LENGTH] * worth.use * (size - 1)
        for i in range(size - 1):
            symbol = weavings[tapestry[i]].right
            if symbol == weavings[tapestry[i + 1]].left:
                value += pays * worth.bonus(worth.s.box.joints[symbol])
    return value


def regions_value(worth: Worth, me: Player) -> float:
    """Majorities at the ceremonies to come; those that others hold are points of theirs to be caught up with."""
    s = worth.s
    value = 0.0
    own = [0, 0, 0, 0]
    for space in range(len(s.conquests)):
        if s.conquests[space] == me.seat:
            own[CONQUEST_REGIONS[space]] += 1
    for region in range(len(REGIONS)):
        holder = majority(s, region)
        if holder == NONE:
            continue
        if holder == me.seat:
            value += worth.weights[w.MAJORITY] * worth.losses * worth.left
            if own[region] > 1:
                value += 0.3 * worth.left
            continue
        if own[region]:
            value += worth.weights[w.SHARE] * worth.losses * worth.left
        value -= worth.weights[w.RIVAL] * worth.losses * worth.left / (len(s.players) - 1)
    return value
