"""Picking up workers and choosing what each one does (T32, T33, T34, T35, T36, T37, T38, T84, T124)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.games.tzolkin.names import CHICHEN, CORN, GEARS, IN_ACTION, LAST_ACTION, LAST_SPACE, THEOLOGY
from cenote.games.tzolkin.rules.actions import act, act_move, act_numbers, obstacle
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import ACT, AHEAD, DO_NOTHING, DONE, PICK, PLACE, SPACES

NOT_YOURS: Final = Reason("T32", "not-your-worker", "gear", "space")
PICKING_ALREADY: Final = Reason("T19", "picking-already")
OTHER_GEAR: Final = Reason("T33", "other-gear", "gear")
NO_ACTION_THERE: Final = Reason("T34", "space-0")
BEYOND: Final = Reason("T33", "beyond", "space")
DEAR_STEP: Final = Reason("T33", "dear-step-back", "steps", "have")
NEEDS_THEOLOGY: Final = Reason("T84", "needs-theology-1")
NOT_NEXT: Final = Reason("T124", "not-next", "space")

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
    s.gears[gear][space] = NONE
    me.hand += 1
    if s.events is not None:
        s.tell("pick", me.seat, gear=move[1], space=space)
    s.stack.append(PickMore(me.seat))
    s.stack.append(UseWorker(me.seat, gear, space))


def no_pick(s: Tzolkin, seat: int, move: Move) -> Reason | None:
    """What stands against taking a worker back: it must be an own one on a space with a number."""
    gear, space = GEARS.index(move[1]), int(move[2])
    return None if space <= LAST_SPACE[gear] and s.gears[gear][space] == seat else NOT_YOURS


def pick_numbers(move: Move) -> dict[str, object]:
    return {"gear": move[1], "space": int(move[2])}


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

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        if move[0] == PICK.name:
            return no_pick(s, self.seat, move)
        if move[0] == PLACE.name:
            return PICKING_ALREADY
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        return pick_numbers(move) if move[0] == PICK.name else {}


def steps_back(gear: int, space: int, number: int) -> int:
    """What action `number` costs from the space; nothing from a free-choice space (T33, T35)."""
    return 0 if space > LAST_ACTION[gear] else space - number


class UseWorker(Choice[Tzolkin]):
    """The worker just taken from a gear: its action, a lower one for corn, the next by theology, or nothing (T33)."""

    rule = "T33"
    asks = ("use-worker-freely",)
    takes = seated(gear=range(5), space=range(11))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, gear: int, space: int) -> None:
        self.seat = seat
        self.gear = gear
        self.space = space

    def possible(self, s: Tzolkin) -> bool:
        return self.space <= LAST_SPACE[self.gear]

    def chooses_freely(self) -> bool:
        return self.space > LAST_ACTION[self.gear]

    def cited(self, s: Tzolkin) -> str:
        return "T35" if self.chooses_freely() else self.rule

    def question(self, s: Tzolkin) -> str:
        return self.asks[0] if self.chooses_freely() else ""

    def moves(self, s: Tzolkin) -> list[Move]:
        me = s.players[self.seat]
        gear, space = self.gear, self.space
        moves: list[Move] = []
        for number in range(min(space, LAST_ACTION[gear]), 0, -1):
            found = self.no_action(s, me, number)
            if found is None:
                moves.append(act_move(gear, number))
            elif found is DEAR_STEP:
                break  # all further back are dearer still
        if gear == CHICHEN and me.levels[THEOLOGY]:
            for number in ahead_of(space):
                if obstacle(s, me, gear, number, me.corn) is None:
                    moves.append(AHEAD.moves[number - 1])
        moves.append(DO_NOTHING)
        return moves

    def no_action(self, s: Tzolkin, me: Player, number: int) -> Reason | None:
        """What stands against an action of the worker's gear (T33, T34)."""
        gear, space = self.gear, self.space
        if space == 0:
            return NO_ACTION_THERE
        if number > space:
            return BEYOND
        corn = me.corn - steps_back(gear, space, number)
        return DEAR_STEP if corn < 0 else obstacle(s, me, gear, number, corn)

    def play(self, s: Tzolkin, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == ACT.name:
            number = int(move[2])
            s.pay(me, CORN, steps_back(self.gear, self.space, number))
            act(s, me, self.gear, number)
        elif move[0] == AHEAD.name:
            act(s, me, self.gear, int(move[1]))

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == AHEAD.name:
            if self.gear != CHICHEN or not me.levels[THEOLOGY]:
                return NEEDS_THEOLOGY
            number = int(move[1])
            return obstacle(s, me, CHICHEN, number, me.corn) if number in ahead_of(self.space) else NOT_NEXT
        if move[0] == ACT.name:
            number = int(move[2])
            if GEARS.index(move[1]) != self.gear or number > LAST_ACTION[self.gear]:
                return OTHER_GEAR
            return self.no_action(s, me, number)
        return None if move == DO_NOTHING else super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        if move[0] != ACT.name and move[0] != AHEAD.name:
            return {}
        me, number = s.players[self.seat], int(move[-1])
        steps = steps_back(self.gear, self.space, number) if move[0] == ACT.name else 0
        left = me.corn - steps if 0 <= steps <= me.corn else me.corn
        return {"space": self.space, "steps": steps, **act_numbers(me, self.gear, number, left)}


def ahead_of(space: int) -> range:
    """The actions that theology 1 opens for a worker on the space of Chichen Itza (T84, T124)."""
    if space + 1 < FREE_CHOICE:
        return range(space + 1, space + 2)
    return range(1, FREE_CHOICE) if space + 1 == FREE_CHOICE else range(0)
