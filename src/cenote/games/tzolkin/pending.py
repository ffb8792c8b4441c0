"""What may still be to be done: the stacks that a game can come to. A dump with any other stack is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cenote.core.kernel import Choice, Decision, Frame
from cenote.core.refusal import BadPosition
from cenote.games.tzolkin.building import SECOND, SECOND_WITH_RIGHT, Build, Discount, Receive, affordable, corn_price
from cenote.games.tzolkin.calendar import ChooseDays, EndRound
from cenote.games.tzolkin.chichen import BuyStep
from cenote.games.tzolkin.names import ARCHITECTURE, LAST_SPACE, NOBODY, TOP_LEVEL, WEALTH_KEPT
from cenote.games.tzolkin.payment import TakeResource
from cenote.games.tzolkin.picking import PickMore, UseWorker
from cenote.games.tzolkin.placing import PlaceMore
from cenote.games.tzolkin.setup import KeepWealth, RevealWealth, StartKeeping
from cenote.games.tzolkin.state import Tzolkin
from cenote.games.tzolkin.technology import Advance, FreeAdvance, Learn
from cenote.games.tzolkin.temples import Anger, ChooseTemple
from cenote.games.tzolkin.turn import EndTurn, StartRound, StartTurn, Turn

Frames = Sequence[Frame[Any]]

# Decisions that begin something else than an action.
OUTER: Final = (Turn, PlaceMore, PickMore, KeepWealth, ChooseDays)


def check_pending(s: Tzolkin) -> None:
    """The stack fits the round, the turn and what everybody has."""
    if not s.stack or s.food_days == 4:
        if s.stack or s.food_days < 4 or s.occupant != NOBODY:
            raise BadPosition("no-decision")
        check_turn_number(s, len(s.players) * (s.round + 1))
        return
    top = s.stack[-1]
    if not isinstance(top, Decision):
        raise BadPosition("no-decision")
    if s.round == 0:
        check_keeping(s, top)
    elif isinstance(top, ChooseDays):
        expect([ChooseDays(top.seat)], s.stack)
        check_turn_number(s, len(s.players) * (s.round + 1))
    else:
        check_round(s, top)
    if len(s.legal()) < (2 if isinstance(top, Choice) else 1):
        raise BadPosition("no-decision")


def written(frame: Frame[Any]) -> list[Any]:
    return [type(frame).__name__, *frame.args()]


def refuse(frame: Frame[Any]) -> BadPosition:
    return BadPosition("frame", frame=str(written(frame)))


def expect(wanted: Frames, found: Frames) -> None:
    for want, have in zip(wanted, found, strict=False):
        if written(want) != written(have):
            raise refuse(have)
    if len(found) != len(wanted):
        raise BadPosition("no-decision")


def check_turn_number(s: Tzolkin, turn: int) -> None:
    if s.turn != turn:
        raise BadPosition("field-value", field="turn", value=str(s.turn), lowest=turn, highest=turn)


def check_keeping(s: Tzolkin, top: Decision[Tzolkin]) -> None:
    """Wealth tiles are being kept, or a kept one gave a choice."""
    players = len(s.players)
    if isinstance(s.stack[0], StartRound):
        for frame in s.stack[1:]:
            if not isinstance(frame, ChooseTemple | TakeResource):
                raise refuse(frame)
        before = players
    else:
        before = (top.seat - s.marker) % players
        later = [StartKeeping((s.marker + i) % players) for i in range(players - 1, before, -1)]
        expect([RevealWealth(), *later, KeepWealth(top.seat)], s.stack)
    check_turn_number(s, min(players, before + 1))
    for i in range(players):
        me = s.players[(s.marker + i) % players]
        kept = len(me.kept)
        if (i < before and kept != WEALTH_KEPT) or (i == before and kept == WEALTH_KEPT) or (i > before and kept):
            raise BadPosition("kept-tiles", seat=me.seat)


def check_round(s: Tzolkin, top: Decision[Tzolkin]) -> None:
    players = len(s.players)
    before = (top.seat - s.marker) % players
    later = [StartTurn((s.marker + i) % players) for i in range(players - 1, before, -1)]
    outer: Frames = [EndRound(), *later, EndTurn(top.seat)]
    expect(outer, s.stack[: len(outer)])
    check_turn_number(s, players * s.round + before + 1)
    check_turn(s, top.seat, s.stack[len(outer) :])


def check_turn(s: Tzolkin, seat: int, frames: Frames) -> None:
    """A turn is begging, placing or picking up; what a picked-up worker does lies above."""
    first, above = frames[0], frames[1:]
    if not isinstance(first, Turn | PlaceMore | PickMore) or first.seat != seat:
        raise refuse(first)
    for i, frame in enumerate(above):
        on_top = i == len(above) - 1
        if not follows(first, frame) or not possible(s, seat, frame) or not (on_top or waits(frame)):
            raise refuse(frame)


def follows(first: Frame[Any], frame: Frame[Any]) -> bool:
    """May the frame lie above the one that the turn began with?"""
    if isinstance(first, PickMore):
        return not isinstance(frame, OUTER)
    return isinstance(first, Turn) and first.begged == 1 and isinstance(frame, Anger)


def waits(frame: Frame[Any]) -> bool:
    """May the frame lie below another? Then there will be a move, whatever happens before."""
    if isinstance(frame, Advance):
        return bool(frame.optional)
    if isinstance(frame, Build):
        return frame.way in (SECOND, SECOND_WITH_RIGHT)
    return isinstance(frame, Receive | Learn | ChooseTemple | BuyStep | FreeAdvance | TakeResource)


def possible(s: Tzolkin, seat: int, frame: Frame[Any]) -> bool:
    """Does the frame belong to the seat and fit what it has?"""
    if not isinstance(frame, Decision | Receive | Learn) or frame.seat != seat:
        return False
    me = s.players[seat]
    if isinstance(frame, UseWorker):
        return frame.space <= LAST_SPACE[frame.gear]
    if isinstance(frame, Receive):
        return frame.tile in me.buildings and frame.effect < len(s.box.buildings[frame.tile].effects)
    if isinstance(frame, Discount):
        tile = s.box.buildings[frame.tile]
        paid = corn_price(me, tile) <= me.corn if frame.for_corn else affordable(me, tile, True)
        return paid and me.levels[ARCHITECTURE] == TOP_LEVEL
    return True
