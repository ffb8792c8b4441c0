"""Trade: every matching joint pays (W53, W57, W85)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason, seated
from cenote.games.tawantinsuyu.names import SYMBOLS
from cenote.games.tawantinsuyu.rules.gifts import give_plain
from cenote.games.tawantinsuyu.rules.moments import Moment
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import JOINT

BITS: Final = 6  # for the number of joints of a symbol
MASK: Final = (1 << BITS) - 1

NO_SUCH_JOINT: Final = Reason("W53", "no-such-joint", "symbol")


def joints(s: Tawantinsuyu, me: Player) -> list[int]:
    """The symbols of all matching joints (W57)."""
    weavings = s.box.weavings
    found = []
    for tapestry in me.tapestries:
        for i in range(len(tapestry) - 1):
            symbol = weavings[tapestry[i]].right
            if symbol == weavings[tapestry[i + 1]].left:
                found.append(symbol)
    return found


def trade(s: Tawantinsuyu, me: Player) -> None:
    """Goods, points and army cards first; what asks for something comes in the player's order."""
    left = 0
    if s.events is not None:
        s.tell("trade", me.seat)
    for symbol in joints(s, me):
        bonus = s.box.bonuses[s.box.joints[symbol]]
        for effect in bonus.plain:
            give_plain(s, me, effect, bonus.source)
        if bonus.parts:
            left += 1 << symbol * BITS
    if left:
        s.stack.append(Trade(me.seat, left))


class Trade(Moment):
    """Which joint pays next (W53)."""

    since = 2
    rule = "W53"
    takes = seated(left=range(1, 1 << BITS * len(SYMBOLS)))

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left  # joints still to pay, a few bits for each symbol

    def possible(self, s: Tawantinsuyu) -> bool:
        paying = [s.box.joints[symbol] for symbol in range(len(SYMBOLS)) if self.no_joint(symbol) is None]
        return all(joint != NONE and s.box.bonuses[joint].parts for joint in paying)

    def options(self, s: Tawantinsuyu) -> list[Move]:
        return [JOINT.moves[symbol] for symbol in range(len(SYMBOLS)) if self.no_joint(symbol) is None]

    def no_joint(self, symbol: int) -> Reason | None:
        return None if self.left >> symbol * BITS & MASK else NO_SUCH_JOINT

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        symbol = JOINT.number(move)
        left = self.left - (1 << symbol * BITS)
        if left:
            s.stack.append(Trade(self.seat, left))
        bonus = s.box.joints[symbol]
        s.push("Receive", self.seat, bonus, (1 << len(s.box.bonuses[bonus].parts)) - 1)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        return self.no_joint(JOINT.number(move)) if move[0] == JOINT.name else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"symbol": move[1]} if move[0] == JOINT.name else super().numbers(s, move)
