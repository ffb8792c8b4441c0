"""What may still be to be done: the stacks that a game can come to. A dump with any other stack is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cenote.core.kernel import Decision, Frame
from cenote.core.refusal import BadPosition
from cenote.games.endlesswinter.geometry import AREA
from cenote.games.endlesswinter.names import (
    BETWEEN,
    DRAFTS,
    NEUTRAL,
    NOMAD,
    NONE,
    OVER,
    REST,
    ROUNDS,
    TRIBE_FIGURES,
    TYPES,
    UPPER,
)
from cenote.games.endlesswinter.rules.acting import Act
from cenote.games.endlesswinter.rules.choices import (
    BuryCards,
    Catch,
    DiscardCards,
    Learn,
    MoveCamps,
    Recruit,
    RevealAnimals,
    TakeTop,
)
from cenote.games.endlesswinter.rules.eclipse import BoardBenefits, ClaimHexes, NextEclipse, StartBoard, UsePile
from cenote.games.endlesswinter.rules.gaining import (
    TIMES,
    Arrow,
    BuildVillage,
    FreeStone,
    Gain,
    GainTokens,
    Receive,
    TurnAnimals,
)
from cenote.games.endlesswinter.rules.resting import RESTED, TO_DRAW, ChooseToken, Rest
from cenote.games.endlesswinter.rules.turn import DiscardPlayed, EndTurn, LayPile, NextTurn, Turn
from cenote.games.endlesswinter.setup import Begin, ChooseChief, ChooseSetup, StartChoice
from cenote.games.endlesswinter.state import Winter
from cenote.games.endlesswinter.vocabulary import BITS, MEGALITH, MOST, TOOL, Ability

Frames = Sequence[Frame[Any]]

COUNTED: Final = (MoveCamps, BuryCards, Learn, Catch, TakeTop, RevealAnimals, Recruit, DiscardCards)
STEPS: Final = ("section", "labour", "initiated", "chief_used")


def check_pending(s: Winter) -> None:
    """The stack fits the round, the phase and what everybody has."""
    if not s.stack:
        check_over(s)
        return
    top = s.stack[-1]
    if not isinstance(top, Decision) or top.seat not in range(s.people):
        raise refuse(top)
    if s.round == 0:
        check_setup(s)
    elif s.eclipse:
        check_eclipse(s, top.seat)
    else:
        check_action(s, top.seat)
    if not s.legal():
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


def check_field(s: Winter, field: str, wanted: int) -> None:
    found = getattr(s, field)
    if found != wanted:
        raise BadPosition("field-value", field=field, value=str(found), lowest=wanted, highest=wanted)


def check_over(s: Winter) -> None:
    check_field(s, "round", ROUNDS)
    check_field(s, "eclipse", False)
    check_field(s, "turn", turns_before(s, ROUNDS + 1))
    check_idle(s)
    for me in s.players:
        if me.above or me.pile or me.figures:
            raise BadPosition("no-decision")


def check_idle(s: Winter) -> None:
    """No turn is under way."""
    check_field(s, "column", BETWEEN)
    check_field(s, "bound", BETWEEN)
    check_field(s, "chief_placed", False)
    check_field(s, "rest_held", NONE)
    for field in STEPS:
        check_field(s, field, 0)


# --- set-up ---


def choices_of(s: Winter) -> list[tuple[int, int]]:
    """Who chooses what before the first round, in order: 0 a chief, 1 a setup card."""
    people = [seat for seat in s.order if seat < s.people]
    chosen = [(seat, 0) for seat in people]
    return chosen + [(seat, 1) for seat in reversed(people)] if s.draft else chosen


def check_setup(s: Winter) -> None:
    choices = choices_of(s)
    done = len(choices) + 1 - len(s.stack)
    if done not in range(len(choices)):
        raise BadPosition("no-decision")
    seat, what = choices[done]
    later = [StartChoice(seat, what) for seat, what in reversed(choices[done + 1 :])]
    expect([Begin(), *later, ChooseSetup(seat) if what else ChooseChief(seat)], s.stack)
    check_field(s, "turn", done + 1)
    check_field(s, "eclipse", False)
    check_idle(s)
    people = s.people
    drafted = [DRAFTS[s.draft] == "chiefs", s.draft > 0]
    for what, offer in enumerate((s.chief_offer, s.setup_offer)):
        left = people + 1 - sum((seat, what) in choices[:done] for seat in range(people))
        if len(offer) != (left if drafted[what] else 0):
            raise BadPosition("field-length", field=("chief_offer", "setup_offer")[what], wanted=str(left))
        for me in s.players[:people]:
            has = (me.chief if what == 0 else me.setup) != NONE
            if has != ((me.seat, what) in choices[:done] or not drafted[what]):
                raise BadPosition("field-missing", field=f"players[{me.seat}].{('chief', 'setup')[what]}")
    if any(me.camps_left < sum(me.camps) + me.camps_left for me in s.players):
        raise BadPosition("winter-camps", seat=0, found=0, wanted=0)


# --- rounds ---


def turns_before(s: Winter, round: int) -> int:
    """Turns that were begun before the round: choices, turns and eclipses."""
    players = len(s.players)
    total = len(choices_of(s))
    for earlier in range(1, round):
        slow = s.slow_start and earlier <= 2
        total += players * (TRIBE_FIGURES + 1 - slow) + players
    return total


def check_action(s: Winter, seat: int) -> None:
    first = s.stack[0]
    players = len(s.players)
    if not isinstance(first, NextTurn) or first.number not in range(1, players * s.turns + 1):
        raise refuse(first)
    if s.order[(first.number - 1) % players] != seat:
        raise refuse(first)
    check_field(s, "turn", turns_before(s, s.round) + first.number)
    check_turns_taken(s, first.number - 1, seat)
    if s.section == OVER:
        check_laying(s, seat)
    else:
        expect([first, EndTurn(seat), LayPile(seat, 0), DiscardPlayed(seat)], s.stack[:4])
        check_acting(s, seat, s.stack[4:])
    check_others(s, seat)


def check_turns_taken(s: Winter, done: int, seat: int) -> None:
    """Everybody has placed a figure in each turn taken so far."""
    players = len(s.players)
    for place, other in enumerate(s.order):
        placed = done // players + (place < done % players)
        placed += other == seat and s.column != BETWEEN
        me = s.players[other]
        if me.figures != s.turns - placed:
            raise BadPosition("winter-figures", seat=other, found=me.figures, wanted=s.turns - placed)
        if s.solo and other == NOMAD and len(s.nomad_open) != placed + (s.turns == TRIBE_FIGURES):
            raise BadPosition("field-length", field="nomad_open", wanted=str(placed))


def check_others(s: Winter, seat: int) -> None:
    """Those who wait have nothing above the board, and no pile before their last turn."""
    for me in s.players:
        if me.seat != seat and (me.above or me.ready or me.fresh):
            raise BadPosition("winter-ready-cards", seat=me.seat)
        if me.pile and me.figures:
            raise BadPosition("field-length", field=f"players[{me.seat}].pile", wanted="0")


def check_laying(s: Winter, seat: int) -> None:
    """The actions are done; the pile is laid, or the chief used at last."""
    frame = s.stack[2] if len(s.stack) > 2 else s.stack[-1]
    if not isinstance(frame, LayPile) or frame.seat != seat or frame.laid not in (0, 1):
        raise refuse(frame)
    expect([s.stack[0], EndTurn(seat), frame], s.stack[:3])
    me = s.players[seat]
    if s.column == BETWEEN or me.above or (frame.laid == 1) != bool(me.pile):
        raise refuse(frame)
    check_place(s, seat)
    check_nested(s, seat, s.stack[3:])


def check_acting(s: Winter, seat: int, frames: Frames) -> None:
    first = frames[0] if frames else s.stack[0]
    me = s.players[seat]
    if not isinstance(first, Turn | Act | Rest) or first.seat != seat or me.pile:
        raise refuse(first)
    if isinstance(first, Turn):
        if s.column != BETWEEN or s.section != UPPER or s.chief_placed or first.played not in range(len(me.above) + 2):
            raise refuse(first)
        if s.chief_used and not me.chief_figure:
            raise refuse(first)
    else:
        check_place(s, seat)
        if isinstance(first, Act) == (s.column == REST):
            raise refuse(first)
        if isinstance(first, Rest):
            check_rest(s, first)
    above = frames[1:]
    if above and isinstance(above[0], ChooseToken):
        if not isinstance(first, Rest) or first.stage != TO_DRAW or s.rest_shown == NONE or len(above) > 1:
            raise refuse(above[0])
        return
    check_nested(s, seat, above)


def check_place(s: Winter, seat: int) -> None:
    """The figure of the turn stands where the turn says."""
    if s.column == BETWEEN:
        raise BadPosition("no-decision")
    if s.column == REST:
        if not s.players[seat].resting or s.section not in (UPPER, OVER):
            raise BadPosition("winter-figures", seat=seat, found=0, wanted=1)
    elif not s.columns[s.column] or s.columns[s.column][-1] != 2 * seat + s.chief_placed:
        raise BadPosition("winter-figures", seat=seat, found=0, wanted=1)
    if s.chief_placed and s.players[seat].chief_figure:
        raise BadPosition("winter-figures", seat=seat, found=2, wanted=1)
    if s.chief_used and not s.chief_placed:
        raise BadPosition("winter-figures", seat=seat, found=0, wanted=1)


def check_rest(s: Winter, frame: Rest) -> None:
    fits = frame.stage in range(TO_DRAW, RESTED + 1)
    if s.rest_held == NONE:
        fits = fits and frame.left == 0
    else:
        fits = fits and within(frame.left, s.box.tokens[s.rest_held])
    if not fits:
        raise refuse(frame)


def within(left: int, ability: Ability) -> bool:
    """Are there no more uses left than the ability has?"""
    for part in ability.parts:
        if left & TIMES > part.times:
            return False
        left >>= BITS
    return left == 0


def check_eclipse(s: Winter, seat: int) -> None:
    first = s.stack[0]
    if not isinstance(first, NextEclipse) or first.place not in range(1, len(s.order) + 1):
        raise refuse(first)
    if s.order[first.place - 1] != seat:
        raise refuse(first)
    check_field(s, "turn", turns_before(s, s.round) + len(s.players) * s.turns + first.place)
    check_idle(s)
    for me in s.players:
        if me.figures or me.pile or me.fresh:
            raise BadPosition("winter-figures", seat=me.seat, found=me.figures, wanted=0)
    second = s.stack[1] if len(s.stack) > 1 else first
    if isinstance(second, BoardBenefits) and second.seat == seat:
        if second.stones not in range(1 << len(s.players[seat].stones)):
            raise refuse(second)
        check_nested(s, seat, s.stack[2:])
        return
    outer: list[Frame[Any]] = [first, StartBoard(seat), ClaimHexes(seat), UsePile(seat)]
    if len(s.stack) < 4 or not isinstance(s.stack[3], UsePile):
        outer.pop()
    expect(outer, s.stack[: len(outer)])
    check_nested(s, seat, s.stack[len(outer) :])


# --- gains under way ---


def check_nested(s: Winter, seat: int, frames: Frames) -> None:
    """What is being gained belongs to the seat and fits what it has."""
    for frame in frames:
        if not fits(s, seat, frame):
            raise refuse(frame)


def fits(s: Winter, seat: int, frame: Frame[Any]) -> bool:
    if not isinstance(frame, Decision) or frame.seat != seat:
        return False
    if isinstance(frame, Receive):
        known = frame.ability in range(1, len(s.box.abilities))
        return known and frame.left >= 0 and within(frame.left, s.box.abilities[frame.ability])
    if isinstance(frame, Gain):
        return frame.kind in range(TOOL, MEGALITH + 1) and frame.n in range(1, MOST + 1)
    if isinstance(frame, Arrow):
        cell = frame.cell
        known = cell in range(AREA) and s.cells[cell] >= 0 and s.box.start_cells[s.cells[cell]]
        me = s.players[seat]
        return known and s.megaliths[cell] == NEUTRAL and me.neutrals + me.megaliths > 0
    if isinstance(frame, TurnAnimals):
        kinds = frame.turned in range(1 << TYPES) and frame.different in (0, 1)
        return kinds and frame.n in range(1, MOST + 1) and (frame.different == 1 or not frame.turned)
    if isinstance(frame, GainTokens):
        return frame.hexes > 0 and frame.hexes & ~s.tokens_shown == 0
    if isinstance(frame, Recruit) and frame.to_hand not in (0, 1):
        return False
    if isinstance(frame, DiscardCards) and frame.price_of not in (0, 1):
        return False
    if isinstance(frame, TakeTop):
        return frame.n in range(1, MOST + 1) and bool(s.animal_deck)
    if isinstance(frame, COUNTED):
        return frame.n in range(1, MOST + 1)
    return isinstance(frame, FreeStone | BuildVillage)
