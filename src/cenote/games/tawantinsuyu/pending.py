"""What may still be to be done: the stacks that a game can come to. A dump with any other stack is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Decision, Frame
from cenote.core.refusal import BadPosition
from cenote.games.tawantinsuyu.limits import fits_limits
from cenote.games.tawantinsuyu.names import KEPT
from cenote.games.tawantinsuyu.reader import MANY
from cenote.games.tawantinsuyu.rules.building import Construct, Replace
from cenote.games.tawantinsuyu.rules.ceremony import Ceremony, Feed, Part, PlayCards, ShuffleBack
from cenote.games.tawantinsuyu.rules.conquest import Conquer, Ease, Levy, PayTroops, Soldiers, TakeSpace, WarLoss
from cenote.games.tawantinsuyu.rules.gifts import Receive
from cenote.games.tawantinsuyu.rules.her.priest import HerBuilding, HerClimb
from cenote.games.tawantinsuyu.rules.her.turn import AfterPriest, HerCell, MoveTokens
from cenote.games.tawantinsuyu.rules.monuments import StairsBuilt, StatueErected, stair_spaces
from cenote.games.tawantinsuyu.rules.payment import Pay
from cenote.games.tawantinsuyu.rules.placing import Arrive, PlaceAs, PlaceWith
from cenote.games.tawantinsuyu.rules.priest import Act, ActOrGold, React, Trigger
from cenote.games.tawantinsuyu.rules.training import Enlist
from cenote.games.tawantinsuyu.rules.turn import (
    CloseTurn,
    EndTurn,
    EnterPriest,
    SecondAction,
    StartTurn,
    TakeTurn,
    Turn,
)
from cenote.games.tawantinsuyu.rules.weaving import AddBought, AddTile, BuyTiles, EndWeave, Leftover, ReturnTile
from cenote.games.tawantinsuyu.rules.workers import Hire, Hired, Limit
from cenote.games.tawantinsuyu.rules.working import AfterWork, Capture, Work
from cenote.games.tawantinsuyu.setup import (
    ChooseStart,
    Deal,
    EndOpening,
    HerPriest,
    KeepCards,
    OpenCards,
    Resolve,
    StartChoosing,
    StartKeeping,
    StartResolving,
)
from cenote.games.tawantinsuyu.state import Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import MOST_FOOD, MOST_STONE
from cenote.games.tawantinsuyu.whole import drained

Frames = Sequence[Frame[Any]]

SETTING_UP: Final = (
    StartChoosing, ChooseStart, Deal, StartKeeping, KeepCards, OpenCards, StartResolving, Resolve, EndOpening,
    HerPriest, StartTurn, TakeTurn,
)  # fmt: skip
OF_TURNS: Final = (
    EndTurn, CloseTurn, EnterPriest, Turn, SecondAction, PlaceAs, PlaceWith, Arrive, Capture, Work, AfterWork, Hire,
    Hired, Limit, Act, ActOrGold, React, Trigger, WarLoss, Levy, Conquer, TakeSpace, PayTroops, Soldiers, Ease,
    AfterPriest, HerBuilding, HerClimb, HerCell, MoveTokens,
)  # fmt: skip
OF_THE_ACTIVE: Final = (
    EndTurn, CloseTurn, EnterPriest, Turn, SecondAction, PlaceAs, PlaceWith, Arrive, Capture, Work, AfterWork, Hire,
    Hired, Limit, Act, ActOrGold, WarLoss,
)  # fmt: skip
OF_CEREMONIES: Final = (Ceremony, Part, Feed, PlayCards, ShuffleBack)

# Nothing can lie above these.
ON_TOP: Final = (Pay, Soldiers, Ease, Enlist, ReturnTile, BuyTiles, Replace, PlaceAs, PlaceWith, Feed, EnterPriest)
# What follows a payment at once.
PAID_FOR: Final = (Arrive, Construct, StairsBuilt, StatueErected, Hired)


def check_pending(s: Tawantinsuyu) -> None:
    """The stack fits the phase of the game and what everybody has."""
    if not s.stack:
        check_end(s)
        return
    people = 1 if s.solo else len(s.players)
    for frame in s.stack:
        if not fits_limits(s, frame, people):
            raise refuse(frame)
    top = s.stack[-1]
    if not isinstance(top, Decision):
        raise BadPosition("no-decision")
    check_phase(s, top, people)
    check_neighbours(s)
    check_between(s)
    if len(s.legal()) < (2 if isinstance(top, Choice) else 1):
        raise BadPosition("no-decision")


def check_end(s: Tawantinsuyu) -> None:
    if not (s.ceremonies == 3 or s.last) or s.active != NONE or s.holder != NONE:
        raise BadPosition("no-decision")


def written(frame: Frame[Any]) -> list[Any]:
    return [type(frame).__name__, *frame.args()]


def refuse(frame: Frame[Any]) -> BadPosition:
    return BadPosition("frame", frame=str(written(frame)))


def expect(wanted: Frames, found: Frames) -> None:
    for want, have in zip(wanted, found, strict=False):
        if written(want) != written(have):
            raise refuse(have)
    if len(found) < len(wanted):
        raise BadPosition("no-decision")


def check_number(field: str, value: int, wanted: int) -> None:
    if value != wanted:
        raise BadPosition("field-value", field=field, value=str(value), lowest=wanted, highest=wanted)


# --- phases ---


def check_phase(s: Tawantinsuyu, top: Decision[Tawantinsuyu], people: int) -> None:
    base = s.stack[0]
    if isinstance(base, Deal | EndOpening):
        check_opening(s, top, people)
        return
    if not s.opened:
        raise BadPosition("no-decision")
    if isinstance(base, StartTurn):
        expect([StartTurn(0), HerPriest(), EnterPriest(0)], s.stack)
        check_number("turn", s.turn, 3)
        return
    if not isinstance(base, EndTurn | CloseTurn | TakeTurn):
        raise refuse(base)
    seat = base.seat
    played = s.turn - 3 * people - 1
    if played < 0 or (s.first + played) % len(s.players) != seat:
        raise BadPosition("field-value", field="turn", value=str(s.turn), lowest=3 * people + 1, highest=MANY - 1)
    in_turn = not isinstance(base, TakeTurn)
    check_number("active", s.active, seat if in_turn else NONE)
    if not in_turn:
        check_number("holder", s.holder if s.village == [] else seat, seat)
    later = SETTING_UP + (OF_CEREMONIES if in_turn else OF_TURNS)
    if isinstance(base, CloseTurn):
        expect([base, Limit(seat)], s.stack)
    elif not in_turn and not (len(s.stack) > 1 and isinstance(s.stack[1], Ceremony)):
        raise BadPosition("no-decision")
    for frame in s.stack[1:]:
        if isinstance(frame, later) or (isinstance(frame, OF_THE_ACTIVE) and frame.seat != seat):
            raise refuse(frame)


def check_opening(s: Tawantinsuyu, top: Decision[Tawantinsuyu], people: int) -> None:
    check_number("active", s.active, NONE)
    order = s.order(s.first)[:people]
    place = order.index(top.seat) if top.seat in order else 0
    if isinstance(s.stack[0], Deal):
        later: Frames = [StartChoosing(seat) for seat in reversed(order[place + 1 :])]
        expect([Deal(), *later, ChooseStart(top.seat)], s.stack)
        check_number("turn", s.turn, place + 1)
        done = s.players[1].tapestries if s.solo else []
        check_number("starts", len(s.starts), 4 - place - len(done))
        return
    resolving = [StartResolving(seat) for seat in order]
    if isinstance(top, KeepCards):
        later = [StartKeeping(seat) for seat in reversed(order[place + 1 :])]
        expect([EndOpening(), *resolving, OpenCards(), *later, top], s.stack)
        check_number("turn", s.turn, people + place + 1)
        for i, seat in enumerate(order):
            me = s.players[seat]
            kept = KEPT if i < place else len(me.hand) if i == place else 0
            check_number(f"players[{seat}].hand", len(me.hand), min(kept, KEPT - (i == place)))
            check_number(f"players[{seat}].laid", len(me.laid), 8 - len(me.hand))
        return
    expect([EndOpening(), *resolving[:place]], s.stack)
    check_number("turn", s.turn, 3 * people - place)
    for i, frame in enumerate(s.stack[1 + place :]):
        if isinstance(frame, OF_TURNS + OF_CEREMONIES) or (isinstance(frame, SETTING_UP) and (i or not s.opened)):
            raise refuse(frame)


# --- what lies on what ---


def check_neighbours(s: Tawantinsuyu) -> None:
    stack = s.stack
    seen: list[str] = []
    for i, frame in enumerate(stack):
        above = stack[i + 1] if i + 1 < len(stack) else None
        if isinstance(frame, ON_TOP) and above is not None:
            raise refuse(frame)
        if isinstance(frame, PAID_FOR) and not isinstance(above, Pay):
            raise refuse(frame)
        between = isinstance(above, Soldiers | Ease) and isinstance(stack[i - 1], PayTroops)
        if isinstance(frame, TakeSpace) and not between:
            raise refuse(frame)
        if isinstance(frame, AddTile) and not isinstance(above, Pay | None):
            raise refuse(frame)
        if isinstance(frame, Turn | Work | EndWeave | AddBought | PayTroops | Hire | Limit | AfterWork | SecondAction):
            if type(frame).__name__ in seen:
                raise refuse(frame)
            seen.append(type(frame).__name__)
        if not possible(s, frame):
            raise refuse(frame)


def possible(s: Tawantinsuyu, frame: Frame[Any]) -> bool:
    """Does the frame fit what is where?"""
    if isinstance(frame, Arrive | PlaceAs | PlaceWith):
        return s.hill[frame.space] == NONE and s.players[frame.seat].workers[frame.worker] > 0
    if isinstance(frame, Pay):
        return payable(frame)
    if isinstance(frame, Construct):
        return frame.tile in s.market
    if isinstance(frame, StairsBuilt):
        return frame.space in stair_spaces(s) and s.players[frame.seat].stairs > 0
    if isinstance(frame, StatueErected):
        return s.statues[frame.statue] > 0
    if isinstance(frame, Hired):
        return bool(s.village)
    if isinstance(frame, TakeSpace):
        return s.conquests[frame.space] == NONE and s.players[frame.seat].markers > 0
    if isinstance(frame, HerBuilding):
        return frame.tile in s.players[1].up
    if isinstance(frame, Receive):
        return 0 < frame.left < 1 << len(s.box.bonuses[frame.bonus].parts)
    return True


def payable(frame: Pay) -> bool:
    """Is it a cost that can be written as a payment?"""
    total = sum(frame.args()[1:])
    if frame.stone:
        return frame.potato + frame.food == 0 and total <= MOST_STONE
    return 0 < total <= MOST_FOOD


def check_between(s: Tawantinsuyu) -> None:
    """Cards and tiles between two places belong to something that is still to be done."""
    top = s.stack[-1]
    for me in s.players:
        enlisting = isinstance(top, Enlist) and top.seat == me.seat
        conquering = any(isinstance(frame, PayTroops) and frame.seat == me.seat for frame in s.stack)
        if (me.drawn and not enlisting) or not (drained(me) or enlisting or conquering):
            raise BadPosition("no-decision")
        opening = isinstance(s.stack[0], EndOpening)
        if me.laid and not opening:
            raise BadPosition("field-length", field=f"players[{me.seat}].laid", wanted=0)
    weaving = any(isinstance(frame, EndWeave | BuyTiles) for frame in s.stack)
    adding = isinstance(top, BuyTiles) or any(isinstance(frame, AddBought) for frame in s.stack)
    if (s.loom and not weaving) or (s.bought and not adding):
        raise BadPosition("field-length", field="loom", wanted=0)
    if s.replaced and not isinstance(top, Replace):
        raise BadPosition("field-length", field="replaced", wanted=0)
    if any(isinstance(frame, Leftover) for frame in s.stack) and not any(isinstance(f, EndWeave) for f in s.stack):
        raise BadPosition("no-decision")
