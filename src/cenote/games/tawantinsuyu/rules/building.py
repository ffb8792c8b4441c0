"""The building market: constructing, swapping, refilling (W54, W58, W59, W60, W141, W145)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason, Step, seated
from cenote.core.shared import without
from cenote.games.tawantinsuyu.components import BUILDINGS, PRODUCTION
from cenote.games.tawantinsuyu.names import FLAG, MARKET, NODES
from cenote.games.tawantinsuyu.rules.moments import Moment, Placement
from cenote.games.tawantinsuyu.rules.payment import affords_goods, bill, charge_goods, named
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import DONE, RAISE, REPLACE, SKIP, SWAP

# How a building comes about.
TASK: Final = 0  # paid; it has to be built unless the market was swapped
FREE: Final = 1

NOT_IN_MARKET: Final = Reason("W54", "not-in-market", "tile")
TOO_DEAR: Final = Reason("W54", "dear", "cost", "have")
SWAPPED_ALREADY: Final = Reason("W141", "swapped-already")
NOT_IN_HAND: Final = Reason("W54", "not-in-hand", "card")
MUST_BUILD: Final = Reason("W54", "must-build")
REPLACED_ALREADY: Final = Reason("W54", "replaced-already")
MUST_REPLACE: Final = Reason("W54", "must-replace")


def is_production(tile: int) -> bool:
    return tile < len(PRODUCTION)


def no_building(s: Tawantinsuyu, me: Player, tile: int, way: int) -> Reason | None:
    if tile not in s.market:
        return NOT_IN_MARKET
    return None if way == FREE or affords_goods(me, s.box.buildings[tile].cost) else TOO_DEAR


def affordable(s: Tawantinsuyu, me: Player, way: int) -> list[int]:
    return [tile for tile in s.market if no_building(s, me, tile, way) is None]


def can_build(s: Tawantinsuyu, me: Player) -> bool:
    """Something on offer can be paid, or a swap may bring something (W54)."""
    if s.market and me.hand:
        return True
    return bool(affordable(s, me, TASK))


class Build(Moment):
    """Choose a building of the market, perhaps after one swap (W54)."""

    rule = "W54"
    takes = seated(way=FLAG, swapped=FLAG, node=range(NONE, NODES))

    def __init__(self, seat: int, way: int, swapped: int, node: int) -> None:
        self.seat = seat
        self.way = way
        self.swapped = swapped
        self.node = node  # of the placement whose task this is, or NONE

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves = [RAISE.moves[tile] for tile in affordable(s, me, self.way)]
        moves += [SWAP.moves[card] for card in me.hand if self.no_swap(s, me, card) is None]
        if self.no_skip(s, me) is None:
            moves.append(SKIP)
        return moves

    def no_skip(self, s: Tawantinsuyu, me: Player) -> Reason | None:
        """A task builds if it can pay for anything, unless the market was swapped for it (W141)."""
        return MUST_BUILD if self.way == TASK and not self.swapped and affordable(s, me, TASK) else None

    def no_swap(self, s: Tawantinsuyu, me: Player, card: int) -> Reason | None:
        if self.swapped:
            return SWAPPED_ALREADY
        if card not in me.hand:
            return NOT_IN_HAND
        return None if s.market else super().obstacle(s, SWAP.moves[card])

    def helped(self, s: Tawantinsuyu) -> bool:
        return bool(s.market)

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        if move == SKIP:
            self.decline(s)
        elif move[0] == SWAP.name:
            card = SWAP.number(move)
            me.hand = without(me.hand, card)
            s.deck = [card, *s.deck]
            if s.events is not None:
                s.tell("swap", self.seat)
            s.stack.append(Replace(self.seat, self.way, self.node))
        else:
            tile = RAISE.number(move)
            s.stack.append(Construct(self.seat, tile))
            if self.way != FREE:
                charge_goods(s, me, s.box.buildings[tile].cost)

    def decline(self, s: Tawantinsuyu) -> None:
        """A task without a building was not done (W134, W141)."""
        if self.node != NONE:
            placement = s.stack.pop()
            assert isinstance(placement, Placement)
            s.stack.append(placement.refused(self.node))

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == RAISE.name:
            return no_building(s, me, RAISE.number(move), self.way)
        if move[0] == SWAP.name:
            return self.no_swap(s, me, SWAP.number(move))
        return self.no_skip(s, me) if move == SKIP else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] == RAISE.name:
            cost = s.box.buildings[RAISE.number(move)].cost
            return {"tile": move[1], **bill(s.players[self.seat], named(cost))}
        return {"card": move[1]} if move[0] == SWAP.name else super().numbers(s, move)


class Construct(Step[Tawantinsuyu]):
    """The building goes from the market to its owner, face up and ready (W58, W59)."""

    takes = seated(tile=range(len(BUILDINGS)))

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def possible(self, s: Tawantinsuyu) -> bool:
        return self.tile in s.market

    def run(self, s: Tawantinsuyu) -> None:
        construct(s, s.players[self.seat], self.tile)


def construct(s: Tawantinsuyu, me: Player, tile: int) -> None:
    s.market = without(s.market, tile)
    if is_production(tile):
        me.up = sorted([*me.up, tile])
    else:
        me.permanent |= 1 << (tile - len(PRODUCTION))
    if s.events is not None:
        s.tell("build", me.seat, tile=BUILDINGS[tile])


class Replace(Moment):
    """One or two buildings of the market go under their stacks, and others come (W54, W141)."""

    since = 2
    amid = True
    rule = "W54"
    takes = seated(way=FLAG, node=range(NONE, NODES))

    def __init__(self, seat: int, way: int, node: int) -> None:
        self.seat = seat
        self.way = way
        self.node = node

    def possible(self, s: Tawantinsuyu) -> bool:
        return bool(s.market) and len(set(s.replaced)) == len(s.replaced) <= MARKET

    def options(self, s: Tawantinsuyu) -> list[Move]:
        moves = [REPLACE.moves[tile] for tile in s.market if self.no_replacing(s, tile) is None]
        if self.no_end(s) is None:
            moves.append(DONE)
        return moves

    def no_replacing(self, s: Tawantinsuyu, tile: int) -> Reason | None:
        if tile in s.replaced or len(s.replaced) == 2:
            return REPLACED_ALREADY
        return None if tile in s.market else NOT_IN_MARKET

    def no_end(self, s: Tawantinsuyu) -> Reason | None:
        return None if s.replaced else MUST_REPLACE

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move != DONE:
            s.replaced = [*s.replaced, REPLACE.number(move)]
            s.stack.append(self)
            return
        s.stack.append(Build(self.seat, self.way, 1, self.node))
        swap(s)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == REPLACE.name:
            return self.no_replacing(s, REPLACE.number(move))
        return self.no_end(s) if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"tile": move[1]} if move[0] == REPLACE.name else super().numbers(s, move)


def put_under(s: Tawantinsuyu, tile: int) -> None:
    """The tile goes from the market to the bottom of its stack."""
    s.market = without(s.market, tile)
    if is_production(tile):
        s.production_stack = [tile, *s.production_stack]
    else:
        s.permanent_stack = [tile, *s.permanent_stack]


def swap(s: Tawantinsuyu) -> None:
    """First all replaced tiles go under their stacks, then as many are drawn."""
    for tile in s.replaced:
        put_under(s, tile)
    for tile in s.replaced:
        show(s, is_production(tile))
    s.replaced = []


def show(s: Tawantinsuyu, production: bool) -> None:
    """The top of a stack comes to the market."""
    stack = (s.production_stack if production else s.permanent_stack).copy()
    tile = s.draw(stack)
    if production:
        s.production_stack = stack
    else:
        s.permanent_stack = stack
    s.market = sorted([*s.market, tile])
    if s.events is not None:
        s.tell("show", tile=BUILDINGS[tile])


def refill_market(s: Tawantinsuyu) -> None:
    """Two buildings of each type, as far as the stacks last (W60)."""
    production = 0
    for tile in s.market:
        production += is_production(tile)
    permanent = len(s.market) - production
    while production < MARKET and s.production_stack:
        show(s, True)
        production += 1
    while permanent < MARKET and s.permanent_stack:
        show(s, False)
        permanent += 1


def renew_market(s: Tawantinsuyu) -> None:
    """At the end of a ceremony all buildings on offer change (W97)."""
    for tile in s.market:
        put_under(s, tile)
    refill_market(s)
