"""Picking up workers and choosing what each one does (T32-T38, T84, T124)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.core.shared import changed_in
from cenote.games.tzolkin.names import CHICHEN, CORN, GEARS, IN_ACTION, LAST_ACTION, LAST_SPACE, THEOLOGY
from cenote.games.tzolkin.rules.actions import act, act_move, obstacle, why_not_act
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import ACT, AHEAD, DO_NOTHING, DONE, PICK, PLACE, SPACES

FREE_CHOICE: Final = LAST_ACTION[CHICHEN] + 1  # Chichen Itza 10


def pickups(s: Tzolkin, seat: int) -> list[Move]:
    """One move for each own worker on a gear."""
    moves: list[Move] = []
    for gear in range(5):
        spaces = s.gears[gear]
        for space in range(LAST_SPACE[gear] + 1):
            if spaces[space] == seat:
                moves.append(PICK.moves[gear * len(SPACES) + space])
    return moves


def pick(s: Tzolkin, me: Player, move: Move) -> None:
    """Take the worker back, let it act, and let the player go on."""
    gear, space = GEARS.index(move[1]), int(move[2])
    s.gears = changed_in(s.gears, gear, space, NONE)
    me.hand += 1
    if s.events is not None:
        s.tell("pick", me.seat, gear=move[1], space=space)
    s.stack.append(PickMore(me.seat))
    s.stack.append(UseWorker(me.seat, gear, space))


def why_not_pick(s: Tzolkin, seat: int, move: Move) -> Reason:
    return Reason("T32", "not-your-worker", gear=move[1], space=int(move[2]))


class PickMore(Choice[Tzolkin]):
    """Pick up one more worker, or stop (T32)."""

    rule = "T32"
    lies_on = ("EndTurn",)
    same_seat = True

    def waits(self) -> bool:
        return True

    def moves(self, s: Tzolkin) -> list[Move]:
        moves = pickups(s, self.seat)
        moves.append(DONE)
        return moves

    def play(self, s: Tzolkin, move: Move) -> None:
        if move != DONE:
            pick(s, s.players[self.seat], move)

    def why_not(self, s: Tzolkin, move: Move) -> Reason:
        if move[0] == PICK.name:
            return why_not_pick(s, self.seat, move)
        if move[0] == PLACE.name:
            return Reason("T19", "picking-already")
        return super().why_not(s, move)


def steps_back(gear: int, space: int, number: int) -> int:
    """What action `number` costs from the space; nothing from a free-choice space (T33, T35)."""
    return 0 if space > LAST_ACTION[gear] else space - number


class UseWorker(Choice[Tzolkin]):
    """The worker just taken from a gear: its action, a lower one for corn, the next by theology, or nothing (T33)."""

    rule = "T33"
    takes = seated(gear=range(5), space=range(11))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, gear: int, space: int) -> None:
        self.seat = seat
        self.gear = gear
        self.space = space

    def possible(self, s: Tzolkin) -> bool:
        return self.space <= LAST_SPACE[self.gear]

    def moves(self, s: Tzolkin) -> list[Move]:
        me = s.players[self.seat]
        gear, space = self.gear, self.space
        moves: list[Move] = []
        for number in range(min(space, LAST_ACTION[gear]), 0, -1):
            corn = me.corn - steps_back(gear, space, number)
            if corn < 0:
                break
            if obstacle(s, me, gear, number, corn) is None:
                moves.append(act_move(gear, number))
        if gear == CHICHEN and me.levels[THEOLOGY]:
            for number in ahead_of(space):
                if obstacle(s, me, gear, number, me.corn) is None:
                    moves.append(AHEAD.moves[number - 1])
        moves.append(DO_NOTHING)
        return moves

    def play(self, s: Tzolkin, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == ACT.name:
            number = int(move[2])
            s.pay(me, CORN, steps_back(self.gear, self.space, number))
            act(s, me, self.gear, number)
        elif move[0] == AHEAD.name:
            act(s, me, self.gear, int(move[1]))

    def why_not(self, s: Tzolkin, move: Move) -> Reason:
        me = s.players[self.seat]
        gear, space = self.gear, self.space
        if move[0] == AHEAD.name:
            if gear != CHICHEN or not me.levels[THEOLOGY]:
                return Reason("T84", "needs-theology-1")
            if int(move[1]) not in ahead_of(space):
                return Reason("T124", "not-next", space=space)
            return why_not_act(s, me, gear, int(move[1]), me.corn)
        if move[0] != ACT.name:
            return super().why_not(s, move)
        number = int(move[2])
        if GEARS.index(move[1]) != gear or number > LAST_ACTION[gear]:
            return Reason("T33", "other-gear", gear=GEARS[gear])
        if space == 0:
            return Reason("T34", "space-0")
        if number > space:
            return Reason("T33", "beyond", space=space)
        steps = steps_back(gear, space, number)
        if steps > me.corn:
            return Reason("T33", "dear-step-back", steps=steps, have=me.corn)
        return why_not_act(s, me, gear, number, me.corn - steps)

    def price(self, s: Tzolkin, move: Move) -> dict[str, int]:
        if move[0] == ACT.name:
            return {"corn": steps_back(self.gear, self.space, int(move[2]))}
        return {}


def ahead_of(space: int) -> range:
    """The actions that theology 1 opens for a worker on the space of Chichen Itza (T84, T124)."""
    if space + 1 < FREE_CHOICE:
        return range(space + 1, space + 2)
    return range(1, FREE_CHOICE) if space + 1 == FREE_CHOICE else range(0)
