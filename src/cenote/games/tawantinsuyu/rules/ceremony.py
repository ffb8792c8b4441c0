"""Ceremonies, step by step.

Rules W83, W84, W85, W86, W87, W88, W89, W90, W91, W92, W93, W94, W95, W96, W97, W153, W154, W155, W156, W157, W158.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Frame, Move, Reason, Step, seated
from cenote.core.shared import changed, without
from cenote.games.tawantinsuyu.components import SPACES
from cenote.games.tawantinsuyu.names import (
    CEREMONIAL,
    CEREMONIAL_PLAYS,
    CEREMONIES,
    CORN,
    GOLD,
    HUNGER_VP,
    IN_CEREMONY,
    POTATO,
    REGION_SIZE,
    REGIONS,
    STONE,
    WORKERS,
    Z06,
    Z09,
    Z10,
    Z12,
)
from cenote.games.tawantinsuyu.rules.building import renew_market
from cenote.games.tawantinsuyu.rules.decks import draw_god_to_hand, take_token
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.her.ceremony import consolation, her_trade, last_rites
from cenote.games.tawantinsuyu.rules.payment import bill, exchange, exchange_numbers, exchanges, no_exchange
from cenote.games.tawantinsuyu.rules.temple import BuyStep
from cenote.games.tawantinsuyu.rules.trading import trade
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import DONE, EXCHANGE, FEED, PLAY

BEFORE: Final = 0
START: Final = 1
TRADE: Final = 2
TEMPLE: Final = 3
CONQUEST: Final = 4
FEEDING: Final = 5
RENEWAL: Final = 6
CARDS: Final = 7
MARKET: Final = 8

DEAR_FOOD: Final = Reason("W88", "dear", "cost", "have")
PAY_NOW: Final = Reason("W164", "pay-now")
NOT_IN_HAND: Final = Reason("W95", "not-in-hand", "card")


def start_ceremony(s: Tawantinsuyu, holder: int) -> None:
    if s.events is not None:
        s.tell("ceremony", n=s.ceremonies + 1)
    s.stack.append(Ceremony(holder, BEFORE))


class Ceremony(Step[Tawantinsuyu]):
    """One step of the ceremony for everybody, in turn order from the holder of the token (W127, W154)."""

    takes = seated(stage=range(9))
    lies_on = ("TakeTurn",)

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat  # who holds the ceremony token
        self.stage = stage

    def possible(self, s: Tawantinsuyu) -> bool:
        return self.stage > RENEWAL or s.holder == self.seat

    def run(self, s: Tawantinsuyu) -> None:
        stage = self.stage
        if stage == RENEWAL:
            s.ceremonies += 1
            if s.last or s.ceremonies == CEREMONIES:
                finish(s)
                return
            renew(s, self.seat)
        if stage < MARKET:
            s.stack.append(Ceremony(self.seat, stage + 1))
        if stage == CONQUEST:
            majorities(s)
        elif stage == CARDS:
            s.stack.append(ShuffleBack())
            draw_ceremonial(s, self.seat)
        elif stage == MARKET:
            renew_market(s)
        if stage != RENEWAL and stage != CONQUEST and stage != MARKET:
            s.stack += self.parts(s)

    def parts(self, s: Tawantinsuyu) -> list[Frame[Tawantinsuyu]]:
        """The step for each player, the holder's on top."""
        return [Part(seat, self.stage) for seat in reversed(s.order(self.seat))]


class Part(Step[Tawantinsuyu]):
    """One step of the ceremony for one player; Axomamma plays no cards (WS59)."""

    takes = seated(stage=range(9))
    lies_on = IN_CEREMONY

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def run(self, s: Tawantinsuyu) -> None:
        me = s.players[self.seat]
        if self.stage == TEMPLE:
            s.score(me, s.box.step_vp[me.step], "temple")  # W86
            give(s, me, s.box.rewards[me.step])
        elif s.is_her(me):
            if self.stage == TRADE:
                her_trade(s)
        elif self.stage == BEFORE:
            if me.has(Z12):  # before every ceremony, in turn order (W166)
                s.stack.append(BuyStep(self.seat))
        elif self.stage == START:
            start_gains(s, me)
        elif self.stage == TRADE:
            trade(s, me)
        elif self.stage == FEEDING:
            feed(s, me)
        else:
            s.stack.append(PlayCards(self.seat, CEREMONIAL_PLAYS))


def start_gains(s: Tawantinsuyu, me: Player) -> None:
    """Z06, Z09 and Z10 at the start of each ceremony (W106, W109, W110)."""
    if me.has(Z06):
        s.gain(me, POTATO, 4)
    if me.has(Z09):
        s.score(me, max((len(tapestry) for tapestry in me.tapestries), default=0), "buildings")
    if me.has(Z10):
        s.gain(me, POTATO, 2)
        s.gain(me, CORN, 1)
        s.gain(me, STONE, 1)


def finish(s: Tawantinsuyu) -> None:
    """Nobody takes another turn (W159)."""
    s.stack.clear()
    s.holder = NONE
    s.push("FinalScoring")
    if s.solo:
        last_rites(s)


# --- step 3: majorities ---


def majorities(s: Tawantinsuyu) -> None:
    """Most markers in a region; ties go to the rightmost marker of those tied (W87)."""
    vp = sum(s.losses)
    for region in range(len(REGIONS)):
        owner = majority(s, region)
        if owner != NONE:
            if s.events is not None:
                s.tell("majority", owner, land=REGIONS[region])
            s.score(s.players[owner], vp, "majority")


def majority(s: Tawantinsuyu, region: int) -> int:
    spaces = s.conquests[region * REGION_SIZE : (region + 1) * REGION_SIZE]
    most = 0
    owner = NONE
    for place in range(REGION_SIZE - 1, -1, -1):
        if spaces[place] != NONE and spaces.count(spaces[place]) > most:
            most = spaces.count(spaces[place])
            owner = spaces[place]
    return owner


# --- step 4: feeding ---


def feed(s: Tawantinsuyu, me: Player) -> None:
    """One potato for each god card in hand, as far as there are potatoes (W88)."""
    paid = min(len(me.hand), me.goods[POTATO])
    s.pay(me, POTATO, paid)
    if paid < len(me.hand):
        s.stack.append(Feed(me.seat, len(me.hand) - paid))


class Feed(Choice[Tawantinsuyu]):
    """Gold may stand in for missing potatoes; each one still missing costs 2 points (W88)."""

    rule = "W88"
    takes = seated(missing=range(100))
    lies_on = IN_CEREMONY

    def __init__(self, seat: int, missing: int) -> None:
        self.seat = seat
        self.missing = missing

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        moves = self.payments(s, s.players[self.seat])
        if self.no_end(s, moves) is None:
            moves.append(DONE)
        return moves

    def payments(self, s: Tawantinsuyu, me: Player) -> list[Move]:
        """How to go on paying; nothing once nothing is missing."""
        moves: list[Move] = []
        if self.missing:
            if self.no_feeding(me) is None:
                moves.append(FEED.moves[0])
            moves += [EXCHANGE.moves[deal] for deal in exchanges(me, s.exchanged)]
        return moves

    def no_feeding(self, me: Player) -> Reason | None:
        return None if me.goods[GOLD] else DEAR_FOOD

    def no_end(self, s: Tawantinsuyu, payments: list[Move]) -> Reason | None:
        """Z15 works while one pays, so who exchanges goes on to pay (W164)."""
        return PAY_NOW if s.exchanged and payments else None

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == EXCHANGE.name:
            s.stack.append(self)
            exchange(s, me, EXCHANGE.number(move))
            return
        s.exchanged = 0
        if move == DONE:
            s.score(me, -HUNGER_VP * self.missing, "hunger")
        else:
            s.stack.append(Feed(self.seat, self.missing - 1))
            s.pay(me, GOLD, 1)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move == DONE:
            return self.no_end(s, self.payments(s, me))
        if self.missing and move[0] == EXCHANGE.name:
            return no_exchange(me, EXCHANGE.number(move), s.exchanged)
        return self.no_feeding(me) if self.missing and move[0] == FEED.name else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        return exchange_numbers(me, move) if move[0] == EXCHANGE.name else bill(me, {"gold": 1})


# --- step 6: village and blocks ---

AFTER_FIRST: Final = "ceremony"  # of spaces that are blocked then


def renew(s: Tawantinsuyu, holder: int) -> None:
    """The token goes back and the village fills; an empty bag calls the last ceremony at once (W90, W91, W92)."""
    s.holder = NONE
    if not s.bag:
        s.last = True
        take_token(s, holder)
    bag, village = s.bag.copy(), s.village.copy()
    while bag and len(village) < s.box.village[len(s.players)]:
        village.append(s.draw(bag))
    s.bag, s.village = bag, village
    if s.events is not None:
        s.tell("village", worker=[WORKERS[worker] for worker in s.village])
    if len(s.players) == 2 and s.ceremonies == 1:
        block(s, AFTER_FIRST)


def reserved(s: Tawantinsuyu, space: int) -> bool:
    """Will a worker of the bag stand there after the first ceremony? (W92)"""
    return len(s.players) == 2 and not s.ceremonies and s.box.spaces[space].block == AFTER_FIRST


def block(s: Tawantinsuyu, when: str) -> None:
    """Two players: a random worker on every free space marked for it, while the bag lasts.

    Rules W16, W92, W156, WS47.
    """
    s.bag = s.bag.copy()
    for space in range(len(s.hill)):
        if s.box.spaces[space].block == when and s.hill[space] == NONE and s.bag:
            s.hill = changed(s.hill, space, s.draw(s.bag))
            if s.events is not None:
                s.tell("block", worker=WORKERS[s.hill[space]], space=SPACES[space])


# --- step 7: ceremonial cards ---


def ranked(s: Tawantinsuyu, holder: int) -> list[int]:
    """Seats by ascending score; of equals the one nearer to the holder counts as having more (W94)."""
    order = s.order(holder)
    return sorted(range(len(s.players)), key=lambda seat: (s.players[seat].vp, -order.index(seat)))


def draw_ceremonial(s: Tawantinsuyu, holder: int) -> None:
    """Cards from the deck, more for those behind (W93, W96)."""
    cards = CEREMONIAL[len(s.players)]
    seats = ranked(s, holder)
    if s.solo:
        consolation(s)
    for place, seat in enumerate(seats):
        me = s.players[seat]
        if not s.is_her(me):
            for _ in range(cards[place]):
                draw_god_to_hand(s, me)


class PlayCards(Choice[Tawantinsuyu]):
    """Up to three god cards from hand for their bonuses, no statue needed (W95)."""

    rule = "W95"
    takes = seated(left=range(CEREMONIAL_PLAYS + 1))
    lies_on = IN_CEREMONY

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def waits(self) -> bool:
        return True

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        moves = [PLAY.moves[card] for card in self.playable(s)]
        moves.append(DONE)
        return moves

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        card = PLAY.number(move)
        me.hand = without(me.hand, card)
        s.spent = [*s.spent, card]
        s.stack.append(PlayCards(self.seat, self.left - 1))
        if s.events is not None:
            s.tell("play", self.seat, card=move[1])
        give(s, me, s.box.cards[card].bonus)

    def playable(self, s: Tawantinsuyu) -> list[int]:
        return s.players[self.seat].hand if self.left else []

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == PLAY.name:
            return None if PLAY.number(move) in self.playable(s) else NOT_IN_HAND
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"card": move[1]} if move[0] == PLAY.name else {}


class ShuffleBack(Step[Tawantinsuyu]):
    """Cards played in the ceremony go back into the deck, not to the altar (W96)."""

    lies_on = ("Ceremony",)

    def run(self, s: Tawantinsuyu) -> None:
        if s.spent:
            deck = s.deck + s.spent
            s.shuffle(deck)
            s.deck, s.spent = deck, []
