"""Every move of the game, declared once."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from cenote.core.verbs import Verb
from cenote.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH
from cenote.games.tzolkin.names import GEARS, LAST_ACTION, LAST_SPACE, PLACES, RESOURCES, TEMPLES, TRACKS

SPACES: Final = tuple(str(n) for n in range(max(LAST_SPACE) + 1))
ACTIONS: Final = tuple(str(n) for n in range(1, max(LAST_ACTION) + 1))
PAYMENTS: Final = tuple("+".join(mix) for n in (1, 2, 3) for mix in combinations_with_replacement(RESOURCES, n))
HARVESTS: Final = ("wood", "corn", "burn", "bare")

KEEP: Final = Verb("keep", tile=WEALTH, at="tile/{tile}", secret=True)
BEG: Final = Verb("beg", at="beg")
PLACE: Final = Verb("place", gear=PLACES, at="gear/{gear}")
PICK: Final = Verb("pick", gear=GEARS, space=SPACES, at="worker/{gear}/{space}")
ACT: Final = Verb("action", gear=GEARS, number=ACTIONS, at="space/{gear}/{number}")
AHEAD: Final = Verb("ahead", number=ACTIONS, at="space/chichen_itza/{number}")
NOTHING: Final = Verb("nothing")
HARVEST: Final = Verb("harvest", how=HARVESTS, at="harvest/{how}")
UP: Final = Verb("up", temple=TEMPLES, at="temple/{temple}")
DOWN: Final = Verb("down", temple=TEMPLES, at="temple/{temple}")
PAY: Final = Verb("pay", goods=PAYMENTS, at="pay/{goods}")
ADVANCE: Final = Verb("advance", track=TRACKS, at="track/{track}")
RAISE: Final = Verb("build", tile=BUILDINGS, at="tile/{tile}")
PLAIN: Final = Verb("plain", tile=BUILDINGS, at="tile/{tile}")
MONUMENT: Final = Verb("monument", tile=MONUMENTS, at="tile/{tile}")
SPARE: Final = Verb("spare", good=("corn", *RESOURCES), at="pay/{good}")
FULL: Final = Verb("full")
TAKE: Final = Verb("take", good=RESOURCES, at="market/{good}")
SELL: Final = Verb("sell", good=RESOURCES, at="market/{good}")
BUY: Final = Verb("buy", good=RESOURCES, at="market/{good}")
DAYS: Final = Verb("days", days=("1", "2"), at="calendar/{days}")
FINISH: Final = Verb("done", at="done")

VERBS: Final = (
    KEEP, BEG, PLACE, PICK, ACT, AHEAD, NOTHING, HARVEST, UP, DOWN, PAY, ADVANCE, RAISE, PLAIN, MONUMENT,
    SPARE, FULL, TAKE, SELL, BUY, DAYS, FINISH,
)  # fmt: skip

DONE: Final = FINISH.moves[0]
DO_NOTHING: Final = NOTHING.moves[0]
BEGGING: Final = BEG.moves[0]
FULL_PRICE: Final = FULL.moves[0]
