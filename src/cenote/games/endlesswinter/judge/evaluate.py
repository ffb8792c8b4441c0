"""How good a position looks for a seat, in points: what is scored, what is owned, and what is under way."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.games.endlesswinter import vocabulary as v
from cenote.games.endlesswinter.geometry import BASE, HEXES, JUNCTION_HEXES
from cenote.games.endlesswinter.names import BETWEEN, FIRST_CULTURE, ROUNDS, TYPES, UPPER
from cenote.games.endlesswinter.rules.acting import Act
from cenote.games.endlesswinter.rules.animals import set_points
from cenote.games.endlesswinter.rules.camps import influence
from cenote.games.endlesswinter.rules.choices import (
    BuryCards,
    Catch,
    Counted,
    DiscardCards,
    Learn,
    MoveCamps,
    Recruit,
    TakeTop,
)
from cenote.games.endlesswinter.rules.eclipse import BoardBenefits, ClaimHexes, NextEclipse, StartBoard, is_empty
from cenote.games.endlesswinter.rules.gaining import (
    Arrow,
    BuildVillage,
    FreeStone,
    Gain,
    GainTokens,
    Receive,
    TurnAnimals,
)
from cenote.games.endlesswinter.rules.resting import TO_DRAW, TO_TURN, Rest
from cenote.games.endlesswinter.rules.stones import stone_points
from cenote.games.endlesswinter.rules.turn import Turn
from cenote.games.endlesswinter.scoring import card_points, offering_points
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.vocabulary import BITS, KINDS, TIMES, Ability

# What one of each kind of gain is worth while there is time to use it, in the order of KINDS.
GAINS: Final = [
    0.5, 0.9, 1.5, 1.0, 2.2, 1.0, 0.35, 1.5, 0.9, 0.5, 4.0,
    1.3, 1.5, 1.3, 2.6, 1.5, 1.3, 0.2, 2.2, 2.2, 4.5, -0.4,
]  # fmt: skip

# The weights, by name.
FINAL_GOODS: Final = 0  # how much of the offering ratio counts before the end
IDOL_LEVEL: Final = 1  # a level of the offering track, for the ratio to come
HONOUR_LEVEL: Final = 2
BURIED: Final = 3  # a buried card, for the honour table to come
TABLE: Final = 4  # the honour points of the rank held now
CARD_LABOUR: Final = 5  # half a labour on a card in hand, to be played this round or the next
DECK_LABOUR: Final = 6  # half a labour on a card of the deck, each round
CULTURE_HAND: Final = 7  # of what a culture card in hand will bring
HEX: Final = 8  # of the benefits of led hexes in eclipses to come
NEAR: Final = 9  # a camp that is not on the base yet leads nothing
STONE_NOW: Final = 10  # of a stone's present points in eclipses to come
STONE_GROWTH: Final = 11  # what a stone grows each eclipse
SUPPLY: Final = 12  # of what empty supply spaces will bring
SETS: Final = 13  # of the animal sets
TURNING: Final = 14  # an unturned animal that may still be turned
TRIO: Final = 15  # camps ready for a village
VILLAGE_CARD: Final = 16
POOL: Final = 17  # half a labour that can still be spent
PILE: Final = 18  # half a labour in the eclipse pile
PENDING: Final = 19  # of what is still to be chosen
WEIGHTS: Final = [
    0.6,  # FINAL_GOODS
    0.35,  # IDOL_LEVEL
    0.45,  # HONOUR_LEVEL
    1.4,  # BURIED
    0.6,  # TABLE
    0.2,  # CARD_LABOUR
    0.2,  # DECK_LABOUR
    0.7,  # CULTURE_HAND
    0.75,  # HEX
    0.15,  # NEAR
    0.9,  # STONE_NOW
    0.8,  # STONE_GROWTH
    0.8,  # SUPPLY
    0.9,  # SETS
    0.7,  # TURNING
    1.2,  # TRIO
    0.8,  # VILLAGE_CARD
    0.45,  # POOL
    0.12,  # PILE
    0.95,  # PENDING
]


class Outlook:
    """How much is still to come for a seat."""

    def __init__(self, s: EndlessWinter, me: Player) -> None:
        rounds = ROUNDS - s.round
        self.turns = me.figures + 3 * rounds
        self.hexes = rounds  # eclipses whose hex benefits are still to come
        self.boards = rounds
        self.claiming = False  # is this round's step C still to come or under way?
        self.scoring = -1  # stones of this round still to be scored, as bits; -1 all of them
        self.see_eclipse(s, me)
        self.use = min(1.0, self.turns / 4.0)  # of goods, while there are turns to spend them in

    def see_eclipse(self, s: EndlessWinter, me: Player) -> None:
        if not s.eclipse:
            self.claiming = True
            return
        self.scoring = 0
        first = s.stack[0] if s.stack else None
        if isinstance(first, NextEclipse) and s.order.index(me.seat) >= first.place:
            self.claiming, self.scoring = True, -1
        for frame in s.stack:
            if isinstance(frame, ClaimHexes):
                self.claiming = self.claiming or frame.seat == me.seat
            elif isinstance(frame, StartBoard):
                if frame.seat == me.seat:
                    self.scoring = -1
            elif isinstance(frame, BoardBenefits) and frame.seat == me.seat:
                self.scoring = frame.stones


def evaluate(s: EndlessWinter, seat: int) -> float:
    me = s.players[seat]
    if not s.stack:
        return float(me.vp)
    out = Outlook(s, me)
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
        value += WEIGHTS[PENDING] * pending(s, me, frame, out)
    return value


def start_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Before the first round: the chief and the setup card."""
    value = 0.0
    if me.chief != NONE:
        bound = s.box.chiefs[me.chief].parts[0].column != BETWEEN if s.box.chiefs[me.chief].parts else False
        value += ability_value(s, me, s.box.chiefs[me.chief], out) * (0.6 if bound else 1.0)
    if me.setup != NONE:
        setup = s.box.setups[me.setup]
        value += setup.food * GAINS[v.FOOD] + setup.tools * GAINS[v.TOOL] + len(setup.animals) * 1.5 + setup.camp
    return value


def goods_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Food and tools: to be used, or at the end offered."""
    use = out.use
    value = use * (GAINS[v.FOOD] * diminishing(me.food, 5.0) + GAINS[v.TOOL] * diminishing(me.tools, 4.0))
    value += (1.0 - use) * offering_points(s, me)
    if me.offering:
        value += use * WEIGHTS[FINAL_GOODS] * 4.0 / s.box.offering_goods[me.offering]
    return value


def diminishing(n: int, enough: float) -> float:
    """The first ones count whole, those beyond what is enough a third."""
    return float(n) if n <= enough else enough + (n - enough) / 3.0


def idol_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """The ratio of offerings to come, rank on the honour track, and burials that make it count."""
    use = out.use
    value = use * (WEIGHTS[IDOL_LEVEL] * me.offering + WEIGHTS[HONOUR_LEVEL] * me.honour)
    buried = len(me.buried)
    rank = s.honour.index(me.seat)
    table = s.box.honour_tables[rank if rank < 2 else 2]
    held = 0.0
    if me.honour and buried:
        held = float(table[0] if buried <= 3 else table[1] if buried <= 6 else table[2])
    share = WEIGHTS[TABLE] + (1.0 - WEIGHTS[TABLE]) * (1.0 - use)
    value += share * held
    return value + use * WEIGHTS[BURIED] * min(buried, 8)


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
                value += WEIGHTS[CULTURE_HAND] * ability_value(s, me, cards[card].action, out) * out.use
        else:
            labour += cards[card].labour + (2 if card >= 2 else 0)
    if playable:
        value += WEIGHTS[CARD_LABOUR] * labour
    value += pile_value(s, me, out)
    if rounds:
        value += rounds * deck_value(s, me)
    return value


def pile_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Labour for the new order, and the abilities of the eclipse; revealed ones while they are ready."""
    value = 0.0
    for card in me.pile:
        if card >= FIRST_CULTURE:
            continue
        value += WEIGHTS[PILE] * s.box.cards[card].eclipse_labour
        value += ability_value(s, me, s.box.cards[card].eclipse, out)
    value += WEIGHTS[PILE] * 3 * me.resting
    if s.eclipse:
        for card in me.ready:
            value += ability_value(s, me, s.box.cards[card].eclipse, out)
    return value


def deck_value(s: EndlessWinter, me: Player) -> float:
    """What the average draw of five brings in labour."""
    total = 0.0
    count = 0
    for zone in (me.hand, me.deck, me.discard, me.above, me.pile):
        for card in zone:
            if card < FIRST_CULTURE:
                total += 1.0 if card < 2 else 3.0 if card == 2 or card == FIRST_CULTURE - 1 else 4.0
                count += 1
            else:
                total += 4.0
                count += 1
    return 5.0 * WEIGHTS[DECK_LABOUR] * total / count if count else 0.0


def animals_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Sets, with what a further animal may make of them; and animals to be turned."""
    value = WEIGHTS[SETS] * set_points(s, me)
    unturned = 0
    for animal in range(TYPES):
        n = me.animals[animal]
        if n:
            unturned += n
            value += 0.4 * out.use * n
    if unturned and out.turns:
        value += WEIGHTS[TURNING] * min(unturned, out.turns, 2)
    return value


def terrain_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Benefits of the hexes that are led, camps on their way, villages."""
    value = 0.0
    later = WEIGHTS[HEX] * out.hexes
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
    value += WEIGHTS[NEAR] * out.use * away
    if me.villages_left and out.turns:
        value += WEIGHTS[TRIO] * out.use * nearest_trio(s, me)
    value += WEIGHTS[VILLAGE_CARD] * len(me.villages) * (out.boards + (out.scoring != 0))
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
        value += boards * (WEIGHTS[STONE_NOW] * points)
        value += WEIGHTS[STONE_GROWTH] * boards * (boards + 1.0) / 2.0
    for space in range(5):
        if is_empty(me, space) and s.box.supply[space].parts:
            due = boards + (1.0 if out.scoring == -1 else 1.0 if s.board >> (space + 1) & 1 else 0.0)
            value += WEIGHTS[SUPPLY] * due * ability_value(s, me, s.box.supply[space], out)
    placed = 8 - me.megaliths
    return value + 0.25 * out.use * (placed % 4)


def ability_value(s: EndlessWinter, me: Player, ability: Ability, out: Outlook) -> float:
    """All that a component gives, roughly; what it costs is taken off."""
    value = 0.0
    for part in ability.parts:
        gained = 0.0
        for gift in part.gifts:
            gained += gift.n * kind_value(gift.kind, out)
        gained -= part.discard * 0.4
        if part.paid:
            gained -= part.food * GAINS[v.FOOD] + part.tools * GAINS[v.TOOL] + part.labour * GAINS[v.LABOUR]
            gained = max(0.0, gained) * part.times
        if part.per != NONE:
            gained *= 2.0
        value += gained
    return value


def kind_value(kind: int, out: Outlook) -> float:
    """Points are points; the rest is worth what there is time for."""
    if kind == v.VP:
        return 1.0
    share = 0.25 + 0.75 * out.use
    if kind == v.MEGALITH or kind == v.IDOL or kind == v.ANIMAL_TOP or kind == v.ANIMAL_PICK or kind == v.BURY:
        share = 0.7 + 0.3 * out.use
    return GAINS[kind] * share


def pending(s: EndlessWinter, me: Player, frame: object, out: Outlook) -> float:
    """What is still to be chosen counts nearly as if it were taken; labour in the pool if it can be spent."""
    if isinstance(frame, Gain):
        return frame.n * kind_value(frame.kind, out) if frame.seat == me.seat else 0.0
    if isinstance(frame, Receive):
        return left_value(s, me, frame, out) if frame.seat == me.seat else 0.0
    if isinstance(frame, Counted):
        return frame.n * counted_value(frame, out) if frame.seat == me.seat else 0.0
    if isinstance(frame, Recruit):
        return frame.n * GAINS[v.TRIBE_HAND] if frame.seat == me.seat else 0.0
    if isinstance(frame, DiscardCards):
        return -0.4 * frame.n if frame.seat == me.seat else 0.0
    if isinstance(frame, TurnAnimals):
        return frame.n * GAINS[v.TURN] * 0.8 if frame.seat == me.seat and sum(me.animals) > 0 else 0.0
    if isinstance(frame, Arrow):
        return GAINS[v.MEGALITH] if frame.seat == me.seat else 0.0
    if isinstance(frame, FreeStone):
        return GAINS[v.STONE] if frame.seat == me.seat else 0.0
    if isinstance(frame, BuildVillage):
        return GAINS[v.VILLAGE] if frame.seat == me.seat else 0.0
    if isinstance(frame, GainTokens):
        return 2.5 if frame.seat == me.seat else 0.0
    return turn_value(s, me, frame)


def turn_value(s: EndlessWinter, me: Player, frame: object) -> float:
    """The turn under way: labour that can still be spent, and the lower action still to be taken."""
    if isinstance(frame, Act):
        if frame.seat != me.seat:
            return 0.0
        value = WEIGHTS[POOL] * s.labour if s.section == UPPER else 0.0
        if s.section < 2 and len(s.columns[s.column]) == 1:
            value += 1.5
        return value
    if isinstance(frame, Turn):
        return WEIGHTS[POOL] * s.labour + 2.5 if frame.seat == me.seat and s.column == BETWEEN else 0.0
    if isinstance(frame, Rest) and frame.seat == me.seat:
        return (GAINS[v.CARD] if frame.stage == TO_DRAW else 0.0) + (0.8 if frame.stage <= TO_TURN else 0.0)
    return 0.0


def left_value(s: EndlessWinter, me: Player, frame: Receive, out: Outlook) -> float:
    """The parts of an ability that are still to be taken."""
    value = 0.0
    left = frame.left
    for part in s.box.abilities[frame.ability].parts:
        if left & TIMES:
            gained = 0.0
            for gift in part.gifts:
                gained += gift.n * kind_value(gift.kind, out)
            if part.paid:
                gained -= part.food * GAINS[v.FOOD] + part.tools * GAINS[v.TOOL]
                gained = max(0.0, gained)
            value += gained * 0.95
        left >>= BITS
    return value


def counted_value(frame: Counted, out: Outlook) -> float:
    if isinstance(frame, MoveCamps):
        return kind_value(v.MOVE, out)
    if isinstance(frame, BuryCards):
        return kind_value(v.BURY, out)
    if isinstance(frame, Learn):
        return kind_value(v.CULTURE, out)
    if isinstance(frame, (Catch, TakeTop)):
        return kind_value(v.ANIMAL_TOP, out)
    return 0.0


assert len(GAINS) == len(KINDS)
