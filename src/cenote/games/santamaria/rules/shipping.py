"""Shipping: pay for a tile at a dock and lay it at the own dock of the same symbol (S48, SX8)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, Step, seated
from cenote.core.shared import changed
from cenote.games.santamaria.names import DOCKS, IN_TURN, SHIPBUILDING, SPECIAL_DOCK
from cenote.games.santamaria.rules.goods import (
    SHIPMENT,
    add_free,
    can_pay,
    free_action,
    free_numbers,
    goods_of,
    is_free,
    named,
    no_free,
    start_paying,
    within_reach,
)
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import BERTH, DONE, SHIP

NO_SPECIAL_DOCK: Final = Reason("SX1", "no-special-dock")
DOCK_EMPTY: Final = Reason("S48", "dock-empty", "dock")
DEAR_SHIP: Final = Reason("S48", "dear-ship", "dock", "cost", "have")
FULLEST_DOCK: Final = Reason("SX8", "fullest-dock", "dock")


def start_shipping(s: SantaMaria, me: Player) -> None:
    """A shipping action, if some tile is within reach (S9)."""
    for dock in range(len(s.docks)):
        if s.docks[dock] != NONE and within_reach(s, me, s.box.ships[s.docks[dock]].cost):
            s.stack.append(Ship(me.seat))
            return


def no_ship(s: SantaMaria, me: Player, dock: int) -> Reason | None:
    """What stands against taking the tile of a dock (S48, SX1)."""
    if dock >= len(s.docks):
        return NO_SPECIAL_DOCK
    if s.docks[dock] == NONE:
        return DOCK_EMPTY
    return None if can_pay(s, me, SHIPMENT, dock) else DEAR_SHIP


class Ship(Choice[SantaMaria]):
    """Take a shipping tile, or none."""

    rule = "S48"
    lies_on = IN_TURN

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = [SHIP.moves[dock] for dock in range(len(s.docks)) if no_ship(s, me, dock) is None]
        moves.append(DONE)
        return add_free(s, me, moves)

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == SHIP.name:
            dock = SHIP.number(move)
            s.stack.append(Load(self.seat, dock))
            start_paying(s, me, SHIPMENT, dock)
        elif free_action(s, me, move):
            s.stack.append(Ship(self.seat))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == SHIP.name:
            return no_ship(s, me, SHIP.number(move))
        if is_free(move):
            return no_free(s, me, move)
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if move[0] != SHIP.name:
            return free_numbers(s, me, move)
        tile = s.docks[SHIP.number(move)]
        cost = {} if tile == NONE else named(s.box.ships[tile].cost)
        return {"dock": move[1], "cost": cost, "have": goods_of(me)}


class Load(Step[SantaMaria]):
    """The tile is paid for: lay it at the own dock and refill (S48)."""

    takes = seated(dock=range(SPECIAL_DOCK + 1))
    lies_on = IN_TURN

    def __init__(self, seat: int, dock: int) -> None:
        self.seat = seat
        self.dock = dock

    def possible(self, s: SantaMaria) -> bool:
        return self.dock < len(s.docks) and s.docks[self.dock] != NONE

    def run(self, s: SantaMaria) -> None:
        me = s.players[self.seat]
        if me.has(SHIPBUILDING):
            s.gain_coins(me, s.box.shipbuilding)
        if self.dock == SPECIAL_DOCK:
            s.stack.append(Berth(self.seat))
        else:
            load(s, me, self.dock, self.dock)


class Berth(Choice[SantaMaria]):
    """A special tile goes to any own dock except those with the most tiles (SX8, SX15)."""

    rule = "SX8"
    lies_on = IN_TURN

    def possible(self, s: SantaMaria) -> bool:
        return len(s.docks) > SPECIAL_DOCK and s.docks[SPECIAL_DOCK] != NONE

    def moves(self, s: SantaMaria) -> list[Move]:
        docks = s.players[self.seat].docks
        return [BERTH.moves[dock] for dock in range(len(DOCKS)) if no_berth(docks, dock) is None]

    def play(self, s: SantaMaria, move: Move) -> None:
        load(s, s.players[self.seat], SPECIAL_DOCK, BERTH.number(move))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] != BERTH.name:
            return super().obstacle(s, move)
        return no_berth(s.players[self.seat].docks, BERTH.number(move))

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"dock": move[1]}


def no_berth(docks: list[list[int]], dock: int) -> Reason | None:
    """A special tile may not go where the most tiles lie, unless all docks are alike (SX8, SX15)."""
    sizes = [len(tiles) for tiles in docks]
    return FULLEST_DOCK if sizes[dock] == max(sizes) > min(sizes) else None


def load(s: SantaMaria, me: Player, dock: int, berth: int) -> None:
    tile = s.docks[dock]
    me.docks = [[*ships, tile] if at == berth else ships for at, ships in enumerate(me.docks)]
    if s.events is not None:
        ship = s.box.ships[tile]
        s.tell("ship", me.seat, ship=ship.id, dock=DOCKS[berth], points=ship.points)
    refill(s, dock)


def refill(s: SantaMaria, dock: int) -> None:
    """From the stack, as far as it lasts (S48, SX16)."""
    stack = (s.special_ships if dock == SPECIAL_DOCK else s.ships).copy()
    s.docks = changed(s.docks, dock, s.draw(stack) if stack else NONE)
    if dock == SPECIAL_DOCK:
        s.special_ships = stack
    else:
        s.ships = stack
    if s.events is not None and s.docks[dock] != NONE:
        ship = s.box.ships[s.docks[dock]]
        where = "special" if dock == SPECIAL_DOCK else DOCKS[dock]
        s.tell("dock", ship=ship.id, dock=where, goods=named(ship.cost), points=ship.points)
