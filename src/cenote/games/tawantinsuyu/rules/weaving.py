"""Weavings and tapestries: buying, adding, free tiles (W9, W55-W57, W142, W161, W162)."""

from __future__ import annotations

from cenote.core.kernel import Choice, Move, Reason, SeatStep, Step, seated
from cenote.core.shared import without
from cenote.games.tawantinsuyu.components import WEAVINGS
from cenote.games.tawantinsuyu.names import DESIGNS, FEW, LEFTOVER_PRICE, WEAVE_PRICES, Z08
from cenote.games.tawantinsuyu.rules.her.weaving import buy_leftover
from cenote.games.tawantinsuyu.rules.moments import Moment
from cenote.games.tawantinsuyu.rules.payment import affords, charge, why_dear
from cenote.games.tawantinsuyu.rules.tapestries import begin, draw_to_loom, fits, join
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import BEGIN, BUY, DONE, JOIN, PICK, RETURN, SKIP

# --- adding a tile ---


class AddTile(Choice[Tawantinsuyu]):
    """A gained weaving goes to an end of a tapestry, or begins one (W56)."""

    rule = "W56"
    takes = seated(tile=range(len(WEAVINGS)))

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def waits(self) -> bool:
        return True

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        moves: list[Move] = []
        for tapestry in s.players[self.seat].tapestries:
            if fits(s, tapestry, self.tile):
                moves.append(JOIN.moves[tapestry[0]])
                moves.append(JOIN.moves[len(WEAVINGS) + tapestry[-1]])
        moves.append(BEGIN.moves[0])
        return moves

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == JOIN.name:
            number = JOIN.number(move)
            right = number >= len(WEAVINGS)
            join(s, me, self.tile, number % len(WEAVINGS), right)
        else:
            begin(s, me, self.tile)

    def why_not(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] != JOIN.name:
            return super().why_not(s, move)
        number = JOIN.number(move)
        end = number % len(WEAVINGS)
        for tapestry in s.players[self.seat].tapestries:
            if (tapestry[-1] if number >= len(WEAVINGS) else tapestry[0]) == end:
                return Reason("W56", "same-design", design=DESIGNS[s.box.weavings[self.tile].design])
        return Reason("W56", "no-such-end", tile=move[2], side=move[1])


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

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] == PICK.name:
            return Reason("W124", "no-weaving", n=len(s.weavings))
        return super().refuse(s, move)


# --- the weave task ---


def weave(s: Tawantinsuyu, me: Player) -> None:
    """Draw three weavings for all to see, five with Z08 (W55, W108)."""
    draw_to_loom(s, 5 if me.has(Z08) else 3)
    if s.events is not None:
        s.tell("loom", me.seat, tile=[WEAVINGS[tile] for tile in s.loom])
    s.stack.append(BuyTiles(me.seat))
    if len(s.loom) > 3:
        s.stack.append(ReturnTile(me.seat))


class ReturnTile(Choice[Tawantinsuyu]):
    """Z08: of more than three weavings some go back under the stack (W108, W162)."""

    rule = "W108"
    lies_on = ("BuyTiles",)
    same_seat = True

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        return [RETURN.moves[tile] for tile in s.loom]

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        tile = RETURN.number(move)
        s.loom = without(s.loom, tile)
        s.weavings = [tile, *s.weavings]
        if len(s.loom) > 3:
            s.stack.append(self)

    def why_not(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] == RETURN.name:
            return Reason("W55", "not-on-loom", tile=move[1])
        return super().why_not(s, move)


class BuyTiles(Choice[Tawantinsuyu]):
    """The weaver takes up to three of the weavings, then pays for all (W55)."""

    rule = "W55"

    def waits(self) -> bool:
        return True

    def possible(self, s: Tawantinsuyu) -> bool:
        return len(s.bought) < len(WEAVE_PRICES)

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        moves: list[Move] = []
        if len(s.bought) < 3 and affords(s.players[self.seat], 0, WEAVE_PRICES[len(s.bought) + 1], 0, 0, 0):
            moves += [BUY.moves[tile] for tile in s.loom]
        moves.append(DONE)
        return moves

    def play(self, s: Tawantinsuyu, move: Move) -> None:
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

    def why_not(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] != BUY.name:
            return super().why_not(s, move)
        if BUY.number(move) not in s.loom:
            return Reason("W55", "not-on-loom", tile=move[1])
        return why_dear(s.players[self.seat], "W55", {"corn": WEAVE_PRICES[len(s.bought) + 1]})

    def price(self, s: Tawantinsuyu, move: Move) -> dict[str, int]:
        return {"corn": WEAVE_PRICES[len(s.bought) + (move != DONE)]}


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
        if s.loom and not s.is_her(me) and affords(me, 0, LEFTOVER_PRICE, 0, 0, 0):
            moves += [BUY.moves[tile] for tile in s.loom]
        moves.append(SKIP)
        return moves

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

    def why_not(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] != BUY.name:
            return super().why_not(s, move)
        if BUY.number(move) not in s.loom:
            return Reason("W55", "not-on-loom", tile=move[1])
        return why_dear(s.players[self.seat], "W55", {"corn": LEFTOVER_PRICE})

    def price(self, s: Tawantinsuyu, move: Move) -> dict[str, int]:
        return {} if move == SKIP else {"corn": LEFTOVER_PRICE}


class EndWeave(Step[Tawantinsuyu]):
    """What nobody bought goes under the stack, in any order (W55, W142)."""

    def run(self, s: Tawantinsuyu) -> None:
        if s.loom:
            left = s.loom.copy()
            s.shuffle(left)
            s.weavings = left + s.weavings
            s.loom = []
