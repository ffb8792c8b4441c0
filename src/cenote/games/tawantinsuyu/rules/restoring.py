"""Turning production buildings and army cards face up again (W57, W67, W103, W145)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason, seated
from cenote.core.shared import without
from cenote.games.tawantinsuyu.components import PRODUCTION
from cenote.games.tawantinsuyu.names import FLAG
from cenote.games.tawantinsuyu.rules.moments import Moment, faces
from cenote.games.tawantinsuyu.rules.payment import affords, bill, charge
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import DONE, RESTORE

FREE_ONLY: Final = 0
FOR_FOOD: Final = 1
FOR_CORN: Final = 2

BUILDINGS_ONLY: Final = 1

ONLY_BUILDINGS: Final = Reason("W103", "only-buildings", "item")
NOT_FACE_DOWN: Final = Reason("W145", "not-face-down", "item")
SAME_FACE_DOWN: Final = Reason("W67", "same-face-down", "item")
TOO_DEAR: Final = Reason("W67", "dear", "cost", "have")


def restorable(s: Tawantinsuyu, me: Player, buildings: bool, army: bool) -> list[Move]:
    """What lies face down, army cards with the same face once."""
    moves: list[Move] = []
    if buildings:
        moves += [RESTORE.moves[tile] for tile in me.down]
    if army:
        moves += [RESTORE.moves[len(PRODUCTION) + card] for card in faces(s, me.tired)]
    return moves


def is_down(me: Player, item: int) -> bool:
    return item in me.down or item - len(PRODUCTION) in me.tired


def is_army(item: int) -> bool:
    return item >= len(PRODUCTION)


def no_turning(s: Tawantinsuyu, me: Player, item: int) -> Reason | None:
    """Of army cards with the same face the first comes."""
    if not is_down(me, item):
        return NOT_FACE_DOWN
    return SAME_FACE_DOWN if is_army(item) and item - len(PRODUCTION) not in faces(s, me.tired) else None


def restore(s: Tawantinsuyu, me: Player, item: int) -> None:
    """Turn it face up."""
    if item < len(PRODUCTION):
        me.down = without(me.down, item)
        me.up = sorted([*me.up, item])
    else:
        me.tired = without(me.tired, item - len(PRODUCTION))
        me.troops = sorted([*me.troops, item - len(PRODUCTION)])
    if s.events is not None:
        s.tell("restore", me.seat, item=RESTORE.moves[item][1])


class Restore(Moment):
    """Turn things face up: some for nothing, then perhaps more for food or corn each."""

    rule = "W67"
    takes = seated(free=range(100), price_kind=range(3), only=FLAG)

    def __init__(self, seat: int, free: int, price: int, only: int) -> None:
        self.seat = seat
        self.free = free
        self.price_kind = price
        self.only = only

    def is_open(self, me: Player) -> bool:
        """Is another one free or payable?"""
        if self.free:
            return True
        if self.price_kind == FOR_FOOD:
            return affords(me, 0, 0, 0, 0, 1)
        return self.price_kind == FOR_CORN and affords(me, 0, 1, 0, 0, 0)

    def no_restoring(self, s: Tawantinsuyu, me: Player, item: int) -> Reason | None:
        if is_army(item) and self.only == BUILDINGS_ONLY:
            return ONLY_BUILDINGS
        if is_down(me, item) and not self.is_open(me):
            return TOO_DEAR
        return no_turning(s, me, item)

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves = restorable(s, me, True, self.only != BUILDINGS_ONLY) if self.is_open(me) else []
        moves.append(DONE)
        return moves

    def helped(self, s: Tawantinsuyu) -> bool:
        me = s.players[self.seat]
        return self.price_kind != FREE_ONLY and bool(me.down or me.tired)

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        if self.free > 1 or self.price_kind != FREE_ONLY:
            s.stack.append(Restore(self.seat, max(0, self.free - 1), self.price_kind, self.only))
        if not self.free:
            food = self.price_kind == FOR_FOOD
            charge(s, me, 0, int(not food), 0, 0, int(food))
        restore(s, me, RESTORE.number(move))

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == RESTORE.name:
            return self.no_restoring(s, s.players[self.seat], RESTORE.number(move))
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] != RESTORE.name:
            return super().numbers(s, move)
        return {"item": move[1], **bill(s.players[self.seat], self.cost(s, move))}

    def cost(self, s: Tawantinsuyu, move: Move) -> dict[str, int]:
        if self.free or move == DONE:
            return {}
        return {"food": 1} if self.price_kind == FOR_FOOD else {"corn": 1}
