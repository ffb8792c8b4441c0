"""Weavings and tapestries: buying, adding, free tiles (W9, W55, W56, W57, W142, W161, W162)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Choice, Move, Reason, SeatStep, Step, seated
from cenote.core.shared import without
from cenote.games.tawantinsuyu.components import WEAVINGS
from cenote.games.tawantinsuyu.names import DESIGNS, FEW, LEFTOVER_PRICE, WEAVE_PRICES, Z08
from cenote.games.tawantinsuyu.rules.her.weaving import buy_leftover
from cenote.games.tawantinsuyu.rules.moments import Moment
from cenote.games.tawantinsuyu.rules.payment import affords, bill, charge
from cenote.games.tawantinsuyu.rules.tapestries import begin, draw_to_loom, fits, join
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import BEGIN, BUY, DONE, JOIN, PICK, RETURN, SKIP

SAME_DESIGN: Final = Reason("W56", "same-design", "design")
NO_SUCH_END: Final = Reason("W56", "no-such-end", "tile", "side")
NO_WEAVING: Final = Reason("W124", "no-weaving", "n")
NOT_ON_LOOM: Final = Reason("W55", "not-on-loom", "tile")
TOO_DEAR: Final = Reason("W55", "dear", "cost", "have")

# --- adding a tile ---


class AddTile(Moment):
    """A gained weaving goes to an end of a tapestry, or begins one (W56)."""

    since = 2
    amid = True
    rule = "W56"
    takes = seated(tile=range(len(WEAVINGS)))

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, s: Tawantinsuyu) -> list[Move]:
        moves: list[Move] = []
        for tapestry in s.players[self.seat].tapestries:
            if fits(s, tapestry, self.tile):
                moves.append(JOIN.moves[tapestry[0]])
                moves.append(JOIN.moves[len(WEAVINGS) + tapestry[-1]])
        moves.append(BEGIN.moves[0])
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == JOIN.name:
            number = JOIN.number(move)
            right = number >= len(WEAVINGS)
            join(s, me, self.tile, number % len(WEAVINGS), right)
        else:
            begin(s, me, self.tile)

    def no_end(self, s: Tawantinsuyu, number: int) -> Reason | None:
        """Of tapestries that end there one has to have room for the design."""
        found = NO_SUCH_END
        for tapestry in s.players[self.seat].tapestries:
            if (tapestry[-1] if number >= len(WEAVINGS) else tapestry[0]) == number % len(WEAVINGS):
                if fits(s, tapestry, self.tile):
                    return None
                found = SAME_DESIGN
        return found

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == JOIN.name:
            return self.no_end(s, JOIN.number(move))
        return None if move[0] == BEGIN.name else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] != JOIN.name:
            return super().numbers(s, move)
        return {"tile": move[2], "side": move[1], "design": DESIGNS[s.box.weavings[self.tile].design]}


def not_on_loom(s: Tawantinsuyu, tile: int) -> Reason | None:
    return None if tile in s.loom else NOT_ON_LOOM


# --- free weavings ---


class FreeWeaving(Moment):
    """The face-up weaving on top of the stack, or the unseen one under it (W9)."""

    rule = "W9"
    takes = seated(n=FEW)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, s: Tawantinsuyu) -> list[Move]:
        moves = [PICK.moves[place] for place in range(min(2, len(s.weavings)))]
        moves.append(SKIP)
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == SKIP:
            return
        if self.n > 1:
            s.stack.append(FreeWeaving(self.seat, self.n - 1))
        s.reveal()
        tile = s.weavings[-1 - PICK.number(move)]
        s.weavings = without(s.weavings, tile)
        if s.events is not None:
            s.tell("weaving", self.seat, tile=WEAVINGS[tile])
        s.stack.append(AddTile(self.seat, tile))

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == PICK.name:
            return None if PICK.number(move) < len(s.weavings) else NO_WEAVING
        return None if move == SKIP else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"n": len(s.weavings)} if move[0] == PICK.name else super().numbers(s, move)


# --- the weave task ---


def weave(s: Tawantinsuyu, me: Player) -> None:
    """Draw three weavings for all to see, five with Z08 (W55, W108)."""
    draw_to_loom(s, 5 if me.has(Z08) else 3)
    if s.events is not None:
        s.tell("loom", me.seat, tile=[WEAVINGS[tile] for tile in s.loom])
    s.stack.append(BuyTiles(me.seat))
    if len(s.loom) > 3:
        s.stack.append(ReturnTile(me.seat))


class ReturnTile(Moment):
    """Z08: of more than three weavings some go back under the stack (W108, W162)."""

    since = 2
    amid = True
    rule = "W108"
    lies_on = ("BuyTiles",)
    same_seat = True

    def options(self, s: Tawantinsuyu) -> list[Move]:
        return [RETURN.moves[tile] for tile in s.loom]

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        tile = RETURN.number(move)
        s.loom = without(s.loom, tile)
        s.weavings = [tile, *s.weavings]
        if len(s.loom) > 3:
            s.stack.append(self)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        return not_on_loom(s, RETURN.number(move)) if move[0] == RETURN.name else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"tile": move[1]} if move[0] == RETURN.name else super().numbers(s, move)


class BuyTiles(Moment):
    """The weaver takes up to three of the weavings, then pays for all (W55)."""

    since = 2
    amid = True
    rule = "W55"

    def possible(self, s: Tawantinsuyu) -> bool:
        return len(s.bought) < len(WEAVE_PRICES)

    def options(self, s: Tawantinsuyu) -> list[Move]:
        moves: list[Move] = []
        if s.loom and self.no_price(s) is None:
            moves += [BUY.moves[tile] for tile in s.loom]
        moves.append(DONE)
        return moves

    def next_price(self, s: Tawantinsuyu) -> int:
        """What all would cost with one more; the loom never holds a fourth."""
        return WEAVE_PRICES[min(len(s.bought) + 1, len(WEAVE_PRICES) - 1)]

    def no_price(self, s: Tawantinsuyu) -> Reason | None:
        return None if affords(s.players[self.seat], 0, self.next_price(s), 0, 0, 0) else TOO_DEAR

    def helped(self, s: Tawantinsuyu) -> bool:
        return self.richer(s)

    def due(self, s: Tawantinsuyu) -> bool:
        return bool(s.bought)

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move != DONE:
            tile = BUY.number(move)
            s.loom = without(s.loom, tile)
            s.bought = [*s.bought, tile]
            s.stack.append(self)
            return
        s.stack.append(EndWeave())
        for seat in reversed(s.order(self.seat)[1:]):
            s.stack.append(Leftover(seat))
        s.stack.append(AddBought(self.seat))
        charge(s, s.players[self.seat], 0, WEAVE_PRICES[len(s.bought)], 0, 0, 0)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == BUY.name:
            return not_on_loom(s, BUY.number(move)) or self.no_price(s)
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] != BUY.name:
            return super().numbers(s, move)
        return {"tile": move[1], **bill(s.players[self.seat], {"corn": self.next_price(s)})}


class AddBought(SeatStep[Tawantinsuyu]):
    """Bought weavings are added one after another (W142)."""

    lies_on = ("Leftover",)

    def run(self, s: Tawantinsuyu) -> None:
        if s.bought:
            tile = s.bought[0]
            s.bought = s.bought[1:]
            s.stack.append(self)
            s.stack.append(AddTile(self.seat, tile))
            if s.events is not None:
                s.tell("weaving", self.seat, tile=WEAVINGS[tile])


class Leftover(Choice[Tawantinsuyu]):
    """Another player may buy one weaving that is left over (W55)."""

    rule = "W55"
    lies_on = ("EndWeave", "Leftover")

    def waits(self) -> bool:
        return True

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        moves: list[Move] = []
        me = s.players[self.seat]
        if s.loom and not s.is_her(me) and self.no_price(me) is None:
            moves += [BUY.moves[tile] for tile in s.loom]
        moves.append(SKIP)
        return moves

    def no_price(self, me: Player) -> Reason | None:
        return None if affords(me, 0, LEFTOVER_PRICE, 0, 0, 0) else TOO_DEAR

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        if s.is_her(me):
            buy_leftover(s)
        elif move != SKIP:
            tile = BUY.number(move)
            s.loom = without(s.loom, tile)
            if s.events is not None:
                s.tell("weaving", self.seat, tile=move[1])
            s.stack.append(AddTile(self.seat, tile))
            charge(s, me, 0, LEFTOVER_PRICE, 0, 0, 0)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == BUY.name:
            return not_on_loom(s, BUY.number(move)) or self.no_price(s.players[self.seat])
        return None if move == SKIP else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] != BUY.name:
            return {}
        return {"tile": move[1], **bill(s.players[self.seat], {"corn": LEFTOVER_PRICE})}


class EndWeave(Step[Tawantinsuyu]):
    """What nobody bought goes under the stack, in any order (W55, W142)."""

    def run(self, s: Tawantinsuyu) -> None:
        if s.loom:
            left = s.loom.copy()
            s.shuffle(left)
            s.weavings = left + s.weavings
            s.loom = []
