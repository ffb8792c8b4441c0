"""Handing out the parts of a bonus that ask for something (W5, W6, W7, W8, W9, W57)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason, seated
from cenote.games.tawantinsuyu.rules.building import FREE, Build
from cenote.games.tawantinsuyu.rules.gifts import give_plain
from cenote.games.tawantinsuyu.rules.her.gifts import receive
from cenote.games.tawantinsuyu.rules.moments import Moment, TakeGod
from cenote.games.tawantinsuyu.rules.monuments import BuildStairs, TakeStatue
from cenote.games.tawantinsuyu.rules.restoring import FREE_ONLY, Restore
from cenote.games.tawantinsuyu.rules.tasks import OfferTask
from cenote.games.tawantinsuyu.rules.temple import BuyStep, Climb
from cenote.games.tawantinsuyu.rules.training import Train
from cenote.games.tawantinsuyu.rules.weaving import FreeWeaving
from cenote.games.tawantinsuyu.rules.workers import TakeNomad
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import CHOOSE, PART
from cenote.games.tawantinsuyu.vocabulary import (
    BUILDING,
    BUY_STEP,
    EITHER,
    FREE_STAIRS,
    FREE_STATUE,
    GOD,
    RESTORE,
    STEP,
    TASK,
    TRAINING,
    WEAVING,
    WORKER,
    Effect,
)

NOT_IN_BONUS: Final = Reason("W5", "not-in-bonus", "part")
NOT_IN_CHOICE: Final = Reason("W77", "not-in-bonus", "part")
NO_NOMADS: Final = Reason("W151", "no-nomads")


class Receive(Moment):
    """Which part of a bonus comes next (W5). Each part may still be declined when it comes."""

    since = 2
    rule = "W5"
    takes = seated(bonus=range(1000), left=range(1, 1 << 12))

    def __init__(self, seat: int, bonus: int, left: int) -> None:
        self.seat = seat
        self.bonus = bonus
        self.left = left  # parts still to come, as bits

    def possible(self, s: Tawantinsuyu) -> bool:
        return self.bonus < len(s.box.bonuses) and self.left < 1 << len(s.box.bonuses[self.bonus].parts)

    def options(self, s: Tawantinsuyu) -> list[Move]:
        parts = s.box.bonuses[self.bonus].parts
        moves = [PART.moves[parts[i].kind - GOD] for i in range(len(parts)) if self.left >> i & 1]
        return moves[:1] if s.is_her(s.players[self.seat]) else moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        parts = s.box.bonuses[self.bonus].parts
        kind = GOD + PART.number(move)
        for i in range(len(parts)):
            if parts[i].kind == kind and self.left >> i & 1:
                if self.left != 1 << i:
                    s.stack.append(Receive(self.seat, self.bonus, self.left & ~(1 << i)))
                hand_out(s, s.players[self.seat], self.bonus, i)
                return

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == PART.name:
            return None if move in self.options(s) else NOT_IN_BONUS
        return super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"part": move[1]} if move[0] == PART.name else super().numbers(s, move)


def hand_out(s: Tawantinsuyu, me: Player, bonus: int, part: int) -> None:
    effect = s.box.bonuses[bonus].parts[part]
    if s.is_her(me):
        receive(s, effect, s.box.bonuses[bonus].source)
    elif effect.kind == EITHER:
        s.stack.append(Either(me.seat, bonus, part))
    else:
        offer(s, me, effect)


def offer(s: Tawantinsuyu, me: Player, effect: Effect) -> None:
    kind, n = effect.kind, effect.n
    if kind == GOD:
        s.stack.append(TakeGod(me.seat, n, 1))
    elif kind == TRAINING:
        s.stack.append(Train(me.seat, n))
    elif kind == WEAVING:
        s.stack.append(FreeWeaving(me.seat, n))
    elif kind == WORKER:
        s.stack.append(TakeNomad(me.seat, n))
    elif kind == RESTORE:
        s.stack.append(Restore(me.seat, n, FREE_ONLY, 0))
    elif kind == STEP:
        s.stack.append(Climb(me.seat, n))
    elif kind == TASK:
        s.stack.append(OfferTask(me.seat, n))
    else:
        for _ in range(n):
            if kind == BUY_STEP:
                s.stack.append(BuyStep(me.seat))
            elif kind == BUILDING:
                s.stack.append(Build(me.seat, FREE, 0, NONE))
            elif kind == FREE_STAIRS:
                s.stack.append(BuildStairs(me.seat, 1))
            else:
                assert kind == FREE_STATUE
                s.stack.append(TakeStatue(me.seat, 1))


class Either(Moment):
    """Exactly one of several gains; a worker only while there are nomads (W77, W151)."""

    since = 2
    rule = "W77"
    takes = seated(bonus=range(1000), part=range(12))

    def __init__(self, seat: int, bonus: int, part: int) -> None:
        self.seat = seat
        self.bonus = bonus
        self.part = part

    def possible(self, s: Tawantinsuyu) -> bool:
        parts = s.box.bonuses[self.bonus].parts if self.bonus < len(s.box.bonuses) else []
        return self.part < len(parts) and parts[self.part].kind == EITHER

    def options(self, s: Tawantinsuyu) -> list[Move]:
        return [CHOOSE.moves[kind] for kind in self.kinds(s) if self.no_choice(s, kind) is None]

    def kinds(self, s: Tawantinsuyu) -> list[int]:
        return [choice.kind for choice in s.box.bonuses[self.bonus].parts[self.part].choices]

    def no_choice(self, s: Tawantinsuyu, kind: int) -> Reason | None:
        if kind not in self.kinds(s):
            return NOT_IN_CHOICE
        return NO_NOMADS if kind == WORKER and not s.nomads else None

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        bonus = s.box.bonuses[self.bonus]
        for choice in bonus.parts[self.part].choices:
            if choice.kind == CHOOSE.number(move):
                if choice.kind < GOD:
                    give_plain(s, me, choice, bonus.source)
                else:
                    offer(s, me, choice)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        return self.no_choice(s, CHOOSE.number(move)) if move[0] == CHOOSE.name else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"part": move[1]} if move[0] == CHOOSE.name else super().numbers(s, move)
