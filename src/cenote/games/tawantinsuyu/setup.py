"""From options and seed to the first decision.

Rules W11, W12, W13, W14, W15, W16, W17, W18, W19, W20, W21, W22, W23, W24, W129, WS1, WS2, WS3, WS4, WS5, WS6, WS7,
WS8, WS52.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Decision, Move, Reason, SeatStep, Step
from cenote.core.shared import without
from cenote.games.tawantinsuyu.components import CARDS
from cenote.games.tawantinsuyu.names import (
    ACTIONS,
    CORN,
    DEALT,
    E1,
    GODS,
    GOLD,
    HER,
    KEPT,
    SECTORS,
    SLOTS,
    START_STONE,
    STONE,
    WORKERS,
)
from cenote.games.tawantinsuyu.rules.building import refill_market
from cenote.games.tawantinsuyu.rules.ceremony import block
from cenote.games.tawantinsuyu.rules.decks import draw_army_to_hand, draw_god, refill_nomads
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.her.common import HerStep, roll
from cenote.games.tawantinsuyu.rules.monuments import put_stairs
from cenote.games.tawantinsuyu.rules.tapestries import begin
from cenote.games.tawantinsuyu.rules.turn import EnterPriest, StartTurn
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import KEEP, RESOLVE, START

START_TAKEN: Final = Reason("W19", "start-taken", "tile")
KEPT_ALREADY: Final = Reason("W21", "kept-already", "card")
NOT_DEALT: Final = Reason("W21", "not-dealt", "card")
NOT_LAID_OUT: Final = Reason("W21", "not-laid-out", "card")


def set_up(s: Tawantinsuyu, switches: int, learning: bool) -> Tawantinsuyu:
    """Everything up to the first decision; the players of a solo game are the human and Axomamma."""
    box = s.box
    s.switches = switches
    s.rotation = 0 if learning else s.below(SECTORS)  # W12
    s.statues = [number for number in box.statues for _ in GODS]
    set_up_workers(s)
    set_up_stacks(s)
    s.first = 0 if s.solo else s.below(len(s.players))  # W19, WS1
    for me in s.players:
        s.gain(me, STONE, START_STONE)  # W20
    s.stack.append(Deal())
    if s.solo:
        set_up_her(s)
        s.stack.append(StartChoosing(0))
    else:
        for seat in reversed(s.order(s.first)):
            s.stack.append(StartChoosing(seat))
    return s


def shuffled(s: Tawantinsuyu, items: list[int]) -> list[int]:
    s.shuffle(items)
    return items


def set_up_workers(s: Tawantinsuyu) -> None:
    """Two different workers each from a bag with two of each colour; then village, nomads and blocks.

    Rules W13, W14, W15, W16.
    """
    players = len(s.players)
    colours = range(len(WORKERS))
    s.boxed = [s.box.removed[players] for _ in colours]
    s.bag = [worker for worker in colours for _ in range(2)]
    for me in s.players:
        s.shuffle(s.bag)
        deal_workers(s, me)
    s.bag += [worker for worker in colours for _ in range(s.box.workers[worker] - 2 - s.boxed[worker])]
    s.shuffle(s.bag)
    while s.bag and len(s.village) < s.box.village[players]:
        s.village.append(s.draw(s.bag))
    refill_nomads(s)
    if players == 2:
        block(s, "setup")


def deal_workers(s: Tawantinsuyu, me: Player) -> None:
    """A pair of one colour is broken up by a third draw (W14)."""
    drawn = [s.draw(s.bag), s.draw(s.bag)]
    if drawn[0] == drawn[1]:
        s.bag.append(drawn[1])
        drawn[1] = s.bag.pop(0) if s.bag[0] != drawn[0] else s.bag.pop(1)
    if s.is_her(me):
        me.queue = drawn
        return
    for worker in drawn:
        me.workers[worker] += 1


def set_up_stacks(s: Tawantinsuyu) -> None:
    """Market, decks and weavings (W17, W18)."""
    box, players = s.box, len(s.players)
    production = len(box.production)
    s.production_stack = shuffled(s, list(range(production)))
    s.permanent_stack = shuffled(s, list(range(production, len(box.buildings))))
    refill_market(s)
    s.army_deck = shuffled(s, list(range(len(box.army))))
    s.deck = shuffled(s, list(range(len(box.cards))))
    s.starts = [tile for tile in range(len(box.weavings)) if box.weavings[tile].start]
    stack = [n for n, tile in enumerate(box.weavings) if not tile.start and tile.players <= players]
    s.weavings = shuffled(s, stack)


def set_up_her(s: Tawantinsuyu) -> None:
    """Axomamma takes a random start tile, goods and an army card instead of opening cards (WS2, WS3)."""
    her = s.players[HER]
    tile = s.starts[s.below(len(s.starts))]
    s.starts = without(s.starts, tile)
    begin(s, her, tile)
    s.gain(her, STONE, 2)
    s.gain(her, CORN, 2)
    s.gain(her, GOLD, 1)
    draw_army_to_hand(s, her, 1)


class StartChoosing(SeatStep[Tawantinsuyu]):
    lies_on = ("Deal", "StartChoosing")

    def run(self, s: Tawantinsuyu) -> None:
        s.turn += 1
        s.stack.append(ChooseStart(self.seat))


class ChooseStart(Decision[Tawantinsuyu]):
    """A start weaving begins the first tapestry; those left over leave the game (W19)."""

    rule = "W19"
    lies_on = ("Deal", "StartChoosing")

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        return [START.moves[tile] for tile in s.starts]

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        tile = START.number(move)
        s.starts = without(s.starts, tile)
        begin(s, s.players[self.seat], tile)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == START.name:
            return None if START.number(move) in s.starts else START_TAKEN
        return super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"tile": move[1]} if move[0] == START.name else {}


class Deal(Step[Tawantinsuyu]):
    """Eight god cards each; all choose before anybody resolves (W21, W129)."""

    lies_on = ("",)

    def possible(self, s: Tawantinsuyu) -> bool:
        return not s.opened and len(s.deck) >= DEALT * len(s.players)

    def run(self, s: Tawantinsuyu) -> None:
        s.starts = []
        people = [me for me in s.players if not s.is_her(me)]
        for me in people:
            me.laid = sorted([s.draw(s.deck) for _ in range(DEALT)])
        s.stack.append(EndOpening())
        order = s.order(s.first)[: len(people)]
        for seat in order:
            s.stack.append(StartResolving(seat))  # the last player's comes out on top (W21)
        s.stack.append(OpenCards())
        for seat in reversed(order):
            s.stack.append(StartKeeping(seat))


class StartKeeping(SeatStep[Tawantinsuyu]):
    lies_on = ("OpenCards", "StartKeeping")

    def possible(self, s: Tawantinsuyu) -> bool:
        me = s.players[self.seat]
        return not me.hand and len(me.laid) == DEALT

    def run(self, s: Tawantinsuyu) -> None:
        s.turn += 1
        s.stack.append(KeepCards(self.seat))


class KeepCards(Decision[Tawantinsuyu]):
    """Keep three of the eight god cards as a hand, unseen by the others (W21)."""

    rule = "W21"
    lies_on = ("OpenCards", "StartKeeping")

    def possible(self, s: Tawantinsuyu) -> bool:
        me = s.players[self.seat]
        return len(me.hand) < KEPT and len(me.hand) + len(me.laid) == DEALT

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        return [KEEP.moves[card] for card in s.players[self.seat].laid]

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        me.laid = without(me.laid, KEEP.number(move))
        me.hand = [*me.hand, KEEP.number(move)]
        if len(me.hand) < KEPT:
            s.stack.append(self)
        else:
            me.hand = sorted(me.hand)

    def no_keeping(self, s: Tawantinsuyu, card: int) -> Reason | None:
        me = s.players[self.seat]
        if card in me.hand:
            return KEPT_ALREADY
        return None if card in me.laid else NOT_DEALT

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        return self.no_keeping(s, KEEP.number(move)) if move[0] == KEEP.name else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"card": move[1]} if move[0] == KEEP.name else {}


class OpenCards(Step[Tawantinsuyu]):
    """All lay out the five cards they did not keep (W21)."""

    lies_on = ("StartResolving",)

    def possible(self, s: Tawantinsuyu) -> bool:
        return not s.opened

    def run(self, s: Tawantinsuyu) -> None:
        s.reveal()
        s.opened = True
        if s.events is not None:
            for me in s.players:
                if me.laid:
                    s.tell("open", me.seat, card=[CARDS[card] for card in me.laid])


class StartResolving(SeatStep[Tawantinsuyu]):
    lies_on = ("EndOpening", "StartResolving")

    def possible(self, s: Tawantinsuyu) -> bool:
        return bool(s.players[self.seat].laid)

    def run(self, s: Tawantinsuyu) -> None:
        s.turn += 1
        s.stack.append(Resolve(self.seat))


class Resolve(Choice[Tawantinsuyu]):
    """The bonuses of the cards laid out, in any order; no statue is needed (W21)."""

    rule = "W21"
    lies_on = ("EndOpening", "StartResolving")

    def waits(self) -> bool:
        return True

    def possible(self, s: Tawantinsuyu) -> bool:
        return bool(s.players[self.seat].laid)

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        return [RESOLVE.moves[card] for card in s.players[self.seat].laid]

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        card = RESOLVE.number(move)
        me.laid = without(me.laid, card)
        s.spent = [*s.spent, card]
        if me.laid:
            s.stack.append(self)
        if s.events is not None:
            s.tell("resolve", self.seat, card=move[1])
        give(s, me, s.box.cards[card].bonus)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == RESOLVE.name:
            return None if RESOLVE.number(move) in s.players[self.seat].laid else NOT_LAID_OUT
        return super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"card": move[1]} if move[0] == RESOLVE.name else {}


class EndOpening(Step[Tawantinsuyu]):
    """The market is filled and the cards go back into the deck; then the first turn (W22, W23)."""

    lies_on = ("",)

    def run(self, s: Tawantinsuyu) -> None:
        refill_market(s)
        deck = s.deck + s.spent
        s.shuffle(deck)
        s.deck, s.spent = deck, []
        s.stack.append(StartTurn(s.first))
        if s.solo:
            s.stack.append(HerPriest())
            s.stack.append(EnterPriest(0))


class HerPriest(HerStep):
    """Her priest, her tokens, slot cards, stairs and personality (WS5, WS6, WS7, WS8, WS52)."""

    lies_on = ("StartTurn",)

    def possible(self, s: Tawantinsuyu) -> bool:
        return s.solo and s.players[HER].priest == NONE

    def run(self, s: Tawantinsuyu) -> None:
        her = s.players[HER]
        her.priest = (s.players[0].priest + roll(s)) % SECTORS
        s.tokens = s.box.token_starts.copy()
        s.slots = [draw_god(s) for _ in range(SLOTS)]
        put_stairs(s, her, her.priest)
        sides = len(s.box.personalities)
        s.personality = NONE if s.on(E1) else s.below(sides)
        if s.events is not None:
            s.tell("her-start", HER, action=ACTIONS[s.action_at(her.priest)])
