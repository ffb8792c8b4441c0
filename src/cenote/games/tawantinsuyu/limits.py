"""The numbers that each frame of a stack may be made of."""

from __future__ import annotations

from typing import Any, Final

from cenote.core.kernel import Decision, Frame
from cenote.games.tawantinsuyu.components import ARMY, CONQUESTS, PRODUCTION, SPACES, WEAVINGS
from cenote.games.tawantinsuyu.names import SYMBOLS
from cenote.games.tawantinsuyu.rules.conquest import Conquer, Levy, WarLoss
from cenote.games.tawantinsuyu.rules.effects import Either
from cenote.games.tawantinsuyu.rules.gifts import Receive
from cenote.games.tawantinsuyu.rules.trading import BITS, MASK, Trade
from cenote.games.tawantinsuyu.rules.weaving import Leftover
from cenote.games.tawantinsuyu.state import Tawantinsuyu
from cenote.games.tawantinsuyu.vocabulary import EITHER

FEW: Final = range(1, 100)
FLAG: Final = range(2)
WORKER: Final = range(5)
SPACE: Final = range(len(SPACES))
NODES: Final = range(8)
BUILDING: Final = range(39)
ACTION: Final = range(5)
UNITS: Final = range(10)

# After the seat.
LIMITS: Final[dict[str, tuple[range, ...]]] = {
    "SecondAction": (range(1, 9),),
    "PlaceAs": (WORKER, SPACE),
    "PlaceWith": (WORKER, SPACE, WORKER),
    "Arrive": (WORKER, SPACE, WORKER),
    "Capture": (SPACE,),
    "Work": (SPACE, range(100), NODES, NODES, range(16)),
    "AfterWork": (range(8),),
    "OfferTask": (range(11),),
    "Build": (FLAG, FLAG, range(-1, 3)),
    "Construct": (BUILDING,),
    "Replace": (FLAG, range(-1, 3)),
    "BuildStairs": (FLAG,),
    "StairsBuilt": (range(10),),
    "TakeStatue": (FLAG,),
    "StatueErected": (range(12),),
    "AddTile": (range(len(WEAVINGS)),),
    "FreeWeaving": (FEW,),
    "Trade": (range(1, 1 << 48),),
    "Train": (FEW,),
    "Produce": (FLAG, FLAG, FLAG, range(1 << len(PRODUCTION))),
    "Restore": (range(100), range(3), FLAG),
    "Climb": (FEW,),
    "TakeNomad": (FEW,),
    "Hired": (FLAG,),
    "Receive": (range(1000), range(1, 1 << 12)),
    "Either": (range(1000), range(12)),
    "TakeGod": (FEW, FLAG),
    "Pay": (UNITS, UNITS, UNITS, UNITS, UNITS),
    "ActOrGold": (ACTION,),
    "Trigger": (ACTION,),
    "Triggers": (range(1, 4),),
    "Act": (ACTION, FLAG),
    "React": (ACTION,),
    "Worship": (FLAG, FLAG, FLAG),
    "Offering": (FLAG,),
    "Levy": (FLAG,),
    "Conquer": (FLAG,),
    "Soldiers": (range(4), range(4), FLAG),
    "TakeSpace": (range(len(CONQUESTS)),),
    "Ceremony": (range(9),),
    "Part": (range(9),),
    "Feed": (range(len(ARMY) + 43),),
    "PlayCards": (range(4),),
}
SEATLESS: Final[dict[str, tuple[range, ...]]] = {
    "Deal": (),
    "OpenCards": (),
    "EndOpening": (),
    "HerPriest": (),
    "EndWeave": (),
    "ShuffleBack": (),
    "FinalScoring": (),
    "HerTurn": (),
    "AfterPriest": (),
    "HerCell": (range(13),),
    "MoveTokens": (range(1, 5),),
    "HerBuilding": (range(len(PRODUCTION)), FLAG),
    "HerClimb": (ACTION,),
}
HERS: Final = ("HerPriest", "HerTurn", "AfterPriest", "HerCell", "MoveTokens", "HerBuilding", "HerClimb")


def fits_limits(s: Tawantinsuyu, frame: Frame[Any], people: int) -> bool:
    name = type(frame).__name__
    args = frame.args()
    if name in HERS and not s.solo:
        return False
    if name in SEATLESS:
        return within(args, SEATLESS[name])
    hers = not isinstance(frame, Decision) or isinstance(frame, Receive | Levy | Conquer | WarLoss | Leftover)
    seats = len(s.players) if hers else people
    return within(args, (range(seats), *LIMITS.get(name, ()))) and fits_box(s, frame)


def within(args: tuple[Any, ...], limits: tuple[range, ...]) -> bool:
    return len(args) == len(limits) and all(arg in fits for arg, fits in zip(args, limits, strict=True))


def fits_box(s: Tawantinsuyu, frame: Frame[Any]) -> bool:
    """Bonuses and joints are those of the box."""
    bonuses = s.box.bonuses
    if isinstance(frame, Receive):
        return frame.bonus < len(bonuses) and frame.left < 1 << len(bonuses[frame.bonus].parts)
    if isinstance(frame, Either):
        parts = bonuses[frame.bonus].parts if frame.bonus < len(bonuses) else []
        return frame.part < len(parts) and parts[frame.part].kind == EITHER
    if isinstance(frame, Trade):
        symbols = [symbol for symbol in range(len(SYMBOLS)) if frame.left >> symbol * BITS & MASK]
        return all(bonuses[s.box.joints[symbol]].parts for symbol in symbols if s.box.joints[symbol] >= 0)
    return True
