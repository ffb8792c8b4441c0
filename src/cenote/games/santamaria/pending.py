"""What may still be to be done: the stacks that a game can come to. A dump with any other stack is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Decision, Frame
from cenote.core.refusal import BadPosition
from cenote.games.santamaria.geometry import FROM_BOTTOM_LEFT, FROM_TOP_RIGHT, LINE_MASKS, fits
from cenote.games.santamaria.names import AMBASSADOR, WHITE, YEARS
from cenote.games.santamaria.reader import PieceReader
from cenote.games.santamaria.rules.ambassadors import Embassy, Follow, FollowOnRoads
from cenote.games.santamaria.rules.bargains import Answer, Draft, Exchange, MayaTrade
from cenote.games.santamaria.rules.blessings import Blessing, FillStore, PlaceRoadToken, TakeStore
from cenote.games.santamaria.rules.cards import ChooseSite, ChooseToken
from cenote.games.santamaria.rules.dice import UseDie
from cenote.games.santamaria.rules.effects import Trade, TradeResult, Work
from cenote.games.santamaria.rules.expanding import LayHall, LayTile
from cenote.games.santamaria.rules.goods import EXPANSION, SHIPMENT, Pay
from cenote.games.santamaria.rules.governor import DOWN, RIGHT, MoveGovernor, Navigate, free_in_line
from cenote.games.santamaria.rules.line import EndLine, LeaveDie, Line, Tax, activated
from cenote.games.santamaria.rules.maya import MayaTurn, UseDieOnRoads
from cenote.games.santamaria.rules.passing import Docks, ExtraSpace, ScoreCity
from cenote.games.santamaria.rules.pool import is_there, may_take
from cenote.games.santamaria.rules.run import VIRTUAL, BuildLevel, Technology, Walk, next_buildings
from cenote.games.santamaria.rules.shipping import Load
from cenote.games.santamaria.rules.specialists import Hire, beside, rescue_cost
from cenote.games.santamaria.rules.tracks import March, Pray, Symbol
from cenote.games.santamaria.rules.turn import Afterwards, NextTurn, Turn
from cenote.games.santamaria.rules.year import RollBlue
from cenote.games.santamaria.setup import ChooseColony, ChoosePair, StartChoosing
from cenote.games.santamaria.state import SantaMaria
from cenote.games.santamaria.vocabulary import TRADE

if TYPE_CHECKING:
    from cenote.core.game import Game

Frames = Sequence[Frame[Any]]

# What each frame may be made of, after the seat.
DIE: Final = range(4)
VALUE: Final = range(1, 7)
LINE: Final = range(15)
RANGES: Final = {
    "Docks": (range(4), range(1000)),
    "Embassy": (range(2), VALUE),
    "EndLine": (DIE, LINE),
    "Exchange": (range(100),),
    "Follow": (range(2), VALUE),
    "FollowOnRoads": (VALUE,),
    "Hire": (VALUE, LINE),
    "LeaveDie": (DIE, LINE),
    "Line": (LINE,),
    "March": (range(1, 100),),
    "MayaTrade": (range(3),),
    "MoveGovernor": (LINE, range(2)),
    "Pay": (range(2), range(100)),
    "Symbol": (range(1, 100),),
    "Tax": (LINE,),
    "Technology": (VALUE,),
    "UseDie": (DIE, VALUE),
    "UseDieOnRoads": (DIE, VALUE),
    "Walk": (range(VIRTUAL, 4), VALUE, range(NONE, 18)),
    "BuildLevel": (range(NONE, 18),),
    "Load": (range(5),),
    "SellFirst": (range(2, 5),),
}

# Frames that may lie below others: whatever happens above, they find something to do.
WAITING: Final = (
    Afterwards, Embassy, Follow, FollowOnRoads, EndLine, Line, Tax, MoveGovernor, Navigate, Work, Docks, ScoreCity,
    ExtraSpace, LayTile, Load, Walk, BuildLevel, Technology, TakeStore, PlaceRoadToken, Symbol, MayaTrade, Draft,
)  # fmt: skip
FOR_MAYA: Final = (
    MayaTurn, UseDieOnRoads, Walk, Technology, BuildLevel, ScoreCity, ChooseToken, ChooseSite, MayaTrade, Exchange,
    Draft, FollowOnRoads, Blessing, FillStore, TakeStore, PlaceRoadToken,
)  # fmt: skip
FOR_ALL: Final = (Work, Symbol, Embassy, March, Pray)
OUTSIDE_TURNS: Final = (NextTurn, RollBlue, StartChoosing, ChooseColony, ChoosePair, LayHall)


def restore_stack(game: Game, reader: PieceReader, s: SantaMaria) -> list[Frame[Any]]:
    """The frames as written, each with numbers that it can have."""
    stack = []
    for written in reader.values("stack"):
        frame = game.frame(written)
        args = frame.args()
        limits = (range(len(s.players)), *RANGES.get(type(frame).__name__, ()))
        if list(args) != list(written[1:]):
            raise refuse(frame)
        if any(arg not in allowed for arg, allowed in zip(args, limits, strict=False)):
            raise refuse(frame)
        stack.append(frame)
    return stack


def refuse(frame: Frame[Any]) -> BadPosition:
    return BadPosition("frame", frame=str([type(frame).__name__, *frame.args()]))


def check_pending(s: SantaMaria) -> None:
    """The stack fits the year, the turn and what everybody has."""
    if not s.stack:
        if s.year != YEARS or len(s.passed) != len(s.players):
            raise BadPosition("no-decision")
        return
    top, bottom = s.stack[-1], s.stack[0]
    if not isinstance(top, Decision) or not isinstance(bottom, NextTurn):
        raise BadPosition("no-decision")
    if isinstance(s.stack[1], OUTSIDE_TURNS):
        check_choosing(s, bottom)
    else:
        check_turn(s, bottom)
    if len(s.legal()) < (2 if isinstance(top, Choice) else 1):
        raise BadPosition("no-decision")


def check_choosing(s: SantaMaria, bottom: NextTurn) -> None:
    """The colonies are being chosen: nothing else has happened."""
    frames = [frame for frame in s.stack[1:] if not isinstance(frame, RollBlue)]
    if s.year != 1 or s.passed or bottom.seat != s.first or len(s.stack) - 1 - len(frames) == s.variant.advanced:
        raise refuse(bottom)
    if not s.variant.advanced and not isinstance(s.stack[1], RollBlue):
        raise refuse(s.stack[1])
    colonists = [(s.first + i) % len(s.players) for i in range(len(s.players))]
    colonists = [seat for seat in colonists if seat != s.maya]
    for place, frame in enumerate(frames):
        last = place == len(frames) - 1
        chooser: type[Frame[Any]] | tuple[type[Frame[Any]], ...] = StartChoosing
        if last:
            chooser = (ChoosePair, LayHall) if s.variant.advanced else ChooseColony
        if not isinstance(frame, chooser) or place >= len(colonists) or seat_of(frame) != colonists[place]:
            raise refuse(frame)
    for place, seat in enumerate(colonists):
        me = s.players[seat]
        chosen = place >= len(frames) or (place == len(frames) - 1 and isinstance(frames[-1], LayHall))
        if (me.hall if s.variant.advanced else me.colony) != NONE and not chosen:
            raise BadPosition("field-impossible", field=f"players[{seat}].colony", value=str(me.colony))
        if chosen and (me.hall if s.variant.advanced else me.colony) == NONE:
            raise BadPosition("field-impossible", field=f"players[{seat}].colony", value=str(me.colony))


def check_turn(s: SantaMaria, bottom: NextTurn) -> None:
    """One player's turn, in which others may follow an ambassador die or answer an offer."""
    taker = (bottom.seat - 1) % len(s.players)
    frames = s.stack[1:]
    if isinstance(frames[0], Afterwards) == (taker == s.maya):
        raise refuse(frames[0])
    for place, frame in enumerate(frames):
        on_top = place == len(frames) - 1
        seat = seat_of(frame)
        guest = seat != taker
        if isinstance(frame, OUTSIDE_TURNS) or not (on_top or isinstance(frame, WAITING)):
            raise refuse(frame)
        if (
            (guest and not may_be_guest(s, frame, seat))
            or not fits_role(s, frame, seat)
            or not possible(s, frame, seat)
        ):
            raise refuse(frame)
        if isinstance(frame, Afterwards) and place:
            raise refuse(frame)


def seat_of(frame: Frame[Any]) -> int:
    seat: int = frame.args()[0] if frame.args() else NONE
    return seat


def may_be_guest(s: SantaMaria, frame: Frame[Any], seat: int) -> bool:
    """Does somebody act in another player's turn? (S22)"""
    if isinstance(frame, Answer):
        return s.city is not None and seat == s.city.partner
    own = (Turn, MayaTurn, UseDie, UseDieOnRoads, Afterwards, Embassy, EndLine, LeaveDie, Hire, LayTile, Pay, Docks)
    if isinstance(frame, Pay):
        return s.variant.ambassadors and frame.what == SHIPMENT
    return s.variant.ambassadors and not isinstance(frame, own) and not s.players[seat].passed


def fits_role(s: SantaMaria, frame: Frame[Any], seat: int) -> bool:
    """Some things only the Maya does, some only the colonists."""
    return isinstance(frame, FOR_ALL) or isinstance(frame, FOR_MAYA) == (seat == s.maya)


def possible(s: SantaMaria, frame: Frame[Any], seat: int) -> bool:
    """Does the frame fit what the player has?"""
    me = s.players[seat]
    if isinstance(frame, Turn | MayaTurn | UseDie | UseDieOnRoads):
        usable = not isinstance(frame, UseDie | UseDieOnRoads) or (
            is_there(s, me, frame.die, frame.printed) and may_take(s, me, frame.die)
        )
        return not me.passed and usable
    if isinstance(frame, Work | Trade | TradeResult):
        return possible_effect(s, frame)
    if isinstance(frame, LayTile):
        return frame.tile in range(len(s.box.tiles)) and fits(s.box.tiles[frame.tile].shape, me.taken)
    if isinstance(frame, Pay):
        return possible_payment(s, frame)
    if isinstance(frame, Load):
        return frame.dock < len(s.docks) and s.docks[frame.dock] != NONE
    if isinstance(frame, EndLine | LeaveDie | Hire | Line | MoveGovernor | Tax | Navigate):
        return possible_line(s, frame, seat)
    if isinstance(frame, Walk):
        return bool(frame.site != NONE or next_buildings(s.the_city, frame.value, NONE)) and on_road(s, frame)
    if isinstance(frame, Symbol):
        return frame.space in s.box.monk_spaces and frame.space <= me.religion
    if isinstance(frame, ChooseToken):
        return frame.kind in range(2) and NONE in s.the_city.sites
    if isinstance(frame, ChooseSite):
        return frame.token in range(len(s.box.city.tokens)) and NONE in s.the_city.sites
    return True


def on_road(s: SantaMaria, frame: Walk) -> bool:
    return frame.site == NONE or s.the_city.is_free(frame.site)


def possible_effect(s: SantaMaria, frame: Work | Trade | TradeResult) -> bool:
    if frame.kind not in range(len(s.box.kinds)):
        return False
    effects = s.box.kinds[frame.kind].effects
    if frame.effect not in range(len(effects)):
        return False
    if isinstance(frame, Work):
        return frame.asked in (0, 1) and not (frame.seat == s.maya and any(e.kind in (8, TRADE) for e in effects))
    return effects[frame.effect].kind == TRADE and (isinstance(frame, Trade) or len(effects[frame.effect].gets) > 1)


def possible_payment(s: SantaMaria, frame: Pay) -> bool:
    """The thing that is paid for lies below on the stack."""
    below = s.stack[-2]
    if frame.what == EXPANSION:
        return isinstance(below, LayTile) and below.tile == frame.which
    return frame.what == SHIPMENT and isinstance(below, Load) and below.dock == frame.which


def possible_line(
    s: SantaMaria, frame: EndLine | LeaveDie | Hire | Line | MoveGovernor | Tax | Navigate, seat: int
) -> bool:
    """A die finds a building to lie on; rows and diagonals fit its colour."""
    me = s.players[seat]
    if isinstance(frame, Tax | Line):
        return True
    if isinstance(frame, Navigate):
        return me.governor != NONE and frame.step in (RIGHT, DOWN)
    if isinstance(frame, MoveGovernor):
        return me.governor != NONE
    if isinstance(frame, Hire):
        if beside(s, frame.value) == NONE:
            return False
        cost = rescue_cost(s, me, frame.value, frame.line)
        return bool(free_in_line(me, frame.line, WHITE)) or (cost != NONE and cost <= me.coins)
    if isinstance(frame, LeaveDie) or any(isinstance(other, EndLine) and other is not frame for other in s.stack):
        return len(activated(me, frame.line)) > 0 and isinstance(frame, LeaveDie)
    colour = frame.die % AMBASSADOR
    moving = any(isinstance(other, MoveGovernor) and other.line == frame.line for other in s.stack)
    hiring = any(isinstance(other, Hire) and other.line == frame.line for other in s.stack)
    if hiring and colour == WHITE:
        return True
    free = free_in_line(me, frame.line, colour) if moving else me.free & LINE_MASKS[frame.line]
    return bool(free) and frame.line != (FROM_BOTTOM_LEFT if colour == WHITE else FROM_TOP_RIGHT)
