"""Production buildings at work: the priest's action and the single production of the hill (W52, W66, W150)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason, seated
from cenote.core.shared import without
from cenote.games.tawantinsuyu.components import PRODUCTION
from cenote.games.tawantinsuyu.names import FLAG
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.moments import Moment
from cenote.games.tawantinsuyu.rules.restoring import is_army, is_down, no_turning, restorable, restore
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import DONE, RESTORE, USE

GOLD_INSTEAD: Final = Reason("W62", "gold-instead")
USED_ALREADY: Final = Reason("W150", "used-already", "tile")
NOT_FACE_UP: Final = Reason("W66", "not-face-up", "tile")
NO_TURNING_UP: Final = Reason("W66", "no-turning-up", "item")
NOT_FACE_UP_FOR_ONE: Final = Reason("W52", "not-face-up", "tile")


class Produce(Moment):
    """Use face-up production buildings, turning each down; before or after, what turns up for nothing (W66, W116)."""

    rule = "W66"
    takes = seated(using=FLAG, turn_up=FLAG, z16=FLAG, used=range(1 << len(PRODUCTION)))

    def __init__(self, seat: int, using: int, turn_up: int, z16: int, used: int) -> None:
        self.seat = seat
        self.using = using  # 0 for a mover who took gold
        self.turn_up = turn_up  # the active player's free building
        self.z16 = z16
        self.used = used  # buildings used in this activation, as bits

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves = [USE.moves[tile] for tile in me.up if self.no_use(me, tile) is None]
        moves += restorable(s, me, self.turns_up(0), self.turns_up(len(PRODUCTION)))
        moves.append(DONE)
        return moves

    def no_use(self, me: Player, tile: int) -> Reason | None:
        if not self.using:
            return GOLD_INSTEAD
        if self.used >> tile & 1:
            return USED_ALREADY
        return None if tile in me.up else NOT_FACE_UP

    def turns_up(self, item: int) -> bool:
        """Z16 turns up anything, the action a building (W66, W116)."""
        return self.z16 > 0 or (self.turn_up > 0 and not is_army(item))

    def no_turning_up(self, s: Tawantinsuyu, me: Player, item: int) -> Reason | None:
        if is_down(me, item) and not self.turns_up(item):
            return NO_TURNING_UP
        return no_turning(s, me, item)

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        if move[0] == USE.name:
            tile = USE.number(move)
            s.stack.append(Produce(self.seat, 1, self.turn_up, self.z16, self.used | 1 << tile))
            turn_down(s, me, tile)
            return
        item = RESTORE.number(move)
        by_action = self.turn_up > 0 and item < len(PRODUCTION)
        turn_up, z16 = (0, self.z16) if by_action else (self.turn_up, 0)
        s.stack.append(Produce(self.seat, self.using, turn_up, z16, self.used))
        restore(s, me, item)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == USE.name:
            return self.no_use(me, USE.number(move))
        if move[0] == RESTORE.name:
            return self.no_turning_up(s, me, RESTORE.number(move))
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] == USE.name:
            return {"tile": move[1]}
        return {"item": move[1]} if move[0] == RESTORE.name else super().numbers(s, move)


def turn_down(s: Tawantinsuyu, me: Player, tile: int) -> None:
    """Use a building and turn it face down."""
    me.up = without(me.up, tile)
    me.down = sorted([*me.down, tile])
    use(s, me, tile)


def use(s: Tawantinsuyu, me: Player, tile: int) -> None:
    if s.events is not None:
        s.tell("use", me.seat, tile=PRODUCTION[tile])
    give(s, me, s.box.production[tile].bonus)


class ProduceOne(Moment):
    """The bonus of one face-up production building, which stays face up (W52)."""

    rule = "W52"

    def options(self, s: Tawantinsuyu) -> list[Move]:
        return [USE.moves[tile] for tile in s.players[self.seat].up]

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        use(s, s.players[self.seat], USE.number(move))

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == USE.name:
            return None if USE.number(move) in s.players[self.seat].up else NOT_FACE_UP_FOR_ONE
        return super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"tile": move[1]} if move[0] == USE.name else super().numbers(s, move)
