"""How good a position looks for a seat, in points: what is scored, what is owned, and what is under way."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.games.endlesswinter import vocabulary as v
from cenote.games.endlesswinter.geometry import BASE, HEXES, JUNCTION_HEXES
from cenote.games.endlesswinter.judge.chief import chief_value
from cenote.games.endlesswinter.judge.outlook import Outlook, ability_value
from cenote.games.endlesswinter.judge.under_way import pending
from cenote.games.endlesswinter.judge.weights import (
    BURIED,
    CARD_LABOUR,
    CULTURE_HAND,
    DECK_CULTURE,
    DECK_LABOUR,
    FINAL_GOODS,
    HEX,
    HONOUR_LEVEL,
    IDOL_LEVEL,
    NEAR,
    PENDING,
    PILE,
    SETS,
    STONE_GROWTH,
    STONE_NOW,
    SUPPLY,
    TABLE,
    TRIO,
    TURNING,
    VILLAGE_CARD,
)
from cenote.games.endlesswinter.names import FIRST_CULTURE, ROUNDS, TYPES
from cenote.games.endlesswinter.rules.animals import set_points
from cenote.games.endlesswinter.rules.camps import influence
from cenote.games.endlesswinter.rules.eclipse import is_empty
from cenote.games.endlesswinter.rules.stones import stone_points
from cenote.games.endlesswinter.scoring import card_points, offering_points
from cenote.games.endlesswinter.state import EndlessWinter, Player


def evaluate(s: EndlessWinter, seat: int, weights: list[float], gains: list[float]) -> float:
    me = s.players[seat]
    if not s.stack:
        return float(me.vp)
    out = Outlook(s, me, weights, gains)
    if not s.round:
        return start_value(s, me, out)
    value = float(me.vp)
    value += goods_value(s, me, out)
    value += idol_value(s, me, out)
    value += cards_value(s, me, out)
    value += animals_value(s, me, out)
    value += terrain_value(s, me, out)
    value += board_value(s, me, out)
    for frame in s.stack:
        value += out.w[PENDING] * pending(s, me, frame, out)
    return value


def start_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Before the first round: the chief and the setup card."""
    value = 0.0
    if me.chief != NONE:
        value += chief_value(s, me, out)
    if me.setup != NONE:
        setup = s.box.setups[me.setup]
        value += (
            setup.food * out.gains[v.FOOD] + setup.tools * out.gains[v.TOOL] + len(setup.animals) * 1.5 + setup.camp
        )
    return value


def goods_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Food and tools: to be used, or at the end offered."""
    use = out.use
    value = use * (out.gains[v.FOOD] * diminishing(me.food, 5.0) + out.gains[v.TOOL] * diminishing(me.tools, 4.0))
    value += (1.0 - use) * offering_points(s, me)
    if me.offering:
        value += use * out.w[FINAL_GOODS] * 4.0 / s.box.offering_goods[me.offering]
    return value


def diminishing(n: int, enough: float) -> float:
    """The first ones count whole, those beyond what is enough a third."""
    return float(n) if n <= enough else enough + (n - enough) / 3.0


def idol_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """The ratio of offerings to come, rank on the honour track, and burials that make it count."""
    use = out.use
    value = use * (out.w[IDOL_LEVEL] * me.offering + out.w[HONOUR_LEVEL] * me.honour)
    buried = len(me.buried)
    rank = s.honour.index(me.seat)
    table = s.box.honour_tables[rank if rank < 2 else 2]
    held = 0.0
    if me.honour and buried:
        held = float(table[0] if buried <= 3 else table[1] if buried <= 6 else table[2])
    share = out.w[TABLE] + (1.0 - out.w[TABLE]) * (1.0 - use)
    value += share * held
    return value + use * out.w[BURIED] * min(buried, 8)


def cards_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Printed points, labour in hand and in the deck, culture cards to be played."""
    cards = s.box.cards
    value = float(card_points(s, me))
    for card in me.above:
        value += cards[card].points
    rounds = ROUNDS - s.round
    labour = 0
    playable = out.turns > 0
    for card in me.hand:
        if card >= FIRST_CULTURE:
            if playable:
                value += out.w[CULTURE_HAND] * ability_value(s, me, cards[card].action, out) * out.use
        else:
            labour += cards[card].labour + (2 if card >= 2 else 0)
    if playable:
        value += out.w[CARD_LABOUR] * labour
    value += pile_value(s, me, out)
    if rounds:
        value += rounds * deck_value(s, me, out)
    return value


def pile_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Labour for the new order, and the abilities of the eclipse; revealed ones while they are ready."""
    value = 0.0
    for card in me.pile:
        if card >= FIRST_CULTURE:
            continue
        value += out.w[PILE] * s.box.cards[card].eclipse_labour
        value += ability_value(s, me, s.box.cards[card].eclipse, out)
    value += out.w[PILE] * 3 * me.resting
    if s.eclipse:
        for card in me.ready:
            value += ability_value(s, me, s.box.cards[card].eclipse, out)
    return value


def deck_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """What the average draw of five brings: labour, and what culture cards do when they come again."""
    labour = 0.0
    culture = 0.0
    count = 0
    for zone in (me.hand, me.deck, me.discard, me.above, me.pile):
        for card in zone:
            count += 1
            if card < FIRST_CULTURE:
                labour += 1.0 if card < 2 else 3.0 if card == 2 or card == FIRST_CULTURE - 1 else 4.0
            else:
                culture += ability_value(s, me, s.box.cards[card].action, out)
    return 5.0 * (out.w[DECK_LABOUR] * labour + out.w[DECK_CULTURE] * culture) / count if count else 0.0


def animals_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Sets, with what a further animal may make of them; and animals to be turned."""
    value = out.w[SETS] * set_points(s, me)
    unturned = 0
    for animal in range(TYPES):
        n = me.animals[animal]
        if n:
            unturned += n
            value += 0.4 * out.use * n
    if unturned and out.turns:
        value += out.w[TURNING] * min(unturned, out.turns, 2)
    return value


def terrain_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Benefits of the hexes that are led, camps on their way, villages."""
    value = 0.0
    later = out.w[HEX] * out.hexes
    for at in range(len(HEXES)):
        mine = me.camps[at]
        if at == BASE or (not mine and not me.villages):
            continue
        mine = influence(s, me, at)
        gift = s.box.hex_gifts[s.terrain[at]]
        if not mine or not gift.parts:
            continue
        best = 0
        for other in s.players:
            if other.seat != me.seat:
                best = max(best, influence(s, other, at))
        if mine > best or (mine == best and not s.sole_majority):
            worth = ability_value(s, me, gift, out)
            now = 0.9 if out.claiming and not s.claimed >> at & 1 else 0.0
            value += worth * (now + later * (1.0 if mine > best else 0.8))
    away = sum(me.camps) - me.camps[BASE]
    value += out.w[NEAR] * out.use * away
    if me.villages_left and out.turns:
        value += out.w[TRIO] * out.use * nearest_trio(s, me)
    value += out.w[VILLAGE_CARD] * len(me.villages) * (out.boards + (out.scoring != 0))
    return value


def nearest_trio(s: EndlessWinter, me: Player) -> float:
    """How far the best junction for a village is prepared."""
    best = 0
    for junction in range(len(JUNCTION_HEXES)):
        if s.villages[junction] == NONE:
            ready = 0
            for at in JUNCTION_HEXES[junction]:
                ready += me.camps[at] > 0
            best = max(best, ready)
    return best / 3.0 * (2.0 if best == 3 else 1.0)


def board_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Stones in the eclipses to come, and what empty supply spaces bring."""
    value = 0.0
    boards = float(out.boards)
    for i in range(len(me.stones)):
        stone = s.box.stones[me.stones[i]]
        points = stone_points(s, me, stone)
        if out.scoring >> i & 1:
            value += points
        value += boards * (out.w[STONE_NOW] * points)
        value += out.w[STONE_GROWTH] * boards * (boards + 1.0) / 2.0
    for space in range(5):
        if is_empty(me, space) and s.box.supply[space].parts:
            due = boards + (1.0 if out.scoring == -1 else 1.0 if s.board >> (space + 1) & 1 else 0.0)
            value += out.w[SUPPLY] * due * ability_value(s, me, s.box.supply[space], out)
    placed = 8 - me.megaliths
    return value + 0.25 * out.use * (placed % 4)
