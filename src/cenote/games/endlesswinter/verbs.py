"""Every move of the game, declared once."""

from __future__ import annotations

from typing import Final

from cenote.core.verbs import Move, Verb
from cenote.games.endlesswinter.components import CARDS, CULTURES, SETUPS, STONE_IDS
from cenote.games.endlesswinter.geometry import CELLS, HEXES, JUNCTIONS, STEPS, TOP
from cenote.games.endlesswinter.names import (
    ANIMALS,
    BOARD_ITEMS,
    CHIEFS,
    COLUMNS,
    FIGURES,
    FOLK,
    PLACES,
    SIDES,
    TRACKS,
    TRIBES,
)
from cenote.games.endlesswinter.vocabulary import KINDS

HEIGHTS: Final = tuple(str(n) for n in range(TOP))
ZONES: Final = ("discard", "above")
GOODS: Final = ("food", "tool", "card")  # what can be taken in place of a greater benefit, idols apart
NO_CARD: Final = "none"

LEAD: Final = Verb("lead", chief=CHIEFS, side=SIDES, at="chief/{chief}/{side}")
SETUP: Final = Verb("setup", setup=SETUPS, at="setup/{setup}")
CULTURE: Final = Verb("culture", card=CULTURES, at="hand/{card}")
PLACE: Final = Verb("place", figure=FIGURES, column=PLACES, at="column/{column}")
PLAY: Final = Verb("play", card=FOLK, at="hand/{card}")
USE: Final = Verb("use", card=FOLK, at="above/{card}")
CHIEF: Final = Verb("chief", at="chief")
EAT: Final = Verb("eat", at="food")
INITIATE: Final = Verb("initiate", card=TRIBES, at="tribe/{card}")
RITES: Final = Verb("rites", at="middle/initiate")
DEVELOP: Final = Verb("develop", card=(*CULTURES, NO_CARD), at="display/{card}")
STONE: Final = Verb("stone", stone=STONE_IDS, at="stone/{stone}")
CAMP: Final = Verb("camp", at="camps")
MOVE: Final = Verb("move", step=STEPS, at="step/{step}")
VILLAGE: Final = Verb("village", junction=JUNCTIONS, at="junction/{junction}")
REVEAL: Final = Verb("reveal", at="animals")
HUNT: Final = Verb("hunt", animal=(*ANIMALS, NO_CARD), at="grounds/{animal}")
FLIP: Final = Verb("flip", animal=ANIMALS, at="animal/{animal}")
LOWER: Final = Verb("lower", column=COLUMNS, at="lower/{column}")
PART: Final = Verb("part", part=KINDS, at="part/{part}")
TAKE: Final = Verb("take", good=GOODS, at="take/{good}")
IDOL: Final = Verb("idol", track=TRACKS, at="idol/{track}")
MEGALITH: Final = Verb("megalith", height=HEIGHTS, cell=CELLS, at="megalith/{height}/{cell}")
BURY: Final = Verb("bury", card=CARDS, at="hand/{card}", secret=True)
BURY_OPEN: Final = Verb("bury-open", zone=ZONES, card=CARDS, at="{zone}/{card}")
RECRUIT: Final = Verb("recruit", card=TRIBES, at="tribe/{card}")
LEARN: Final = Verb("learn", card=CULTURES, at="display/{card}")
CATCH: Final = Verb("catch", animal=ANIMALS, at="grounds/{animal}")
TOP_ANIMAL: Final = Verb("top", at="animals")
DROP: Final = Verb("discard", card=CARDS, at="hand/{card}")
CLAIM: Final = Verb("claim", hex=HEXES, at="hex/{hex}")
BOARD: Final = Verb("board", item=BOARD_ITEMS, at="board/{item}")
SCORE: Final = Verb("score", stone=STONE_IDS, at="stone/{stone}")
LAY: Final = Verb("lay", card=CARDS, at="hand/{card}", secret=True)
TOKEN: Final = Verb("token", choice=("shown", "hidden"), at="token/{choice}")
FINISH: Final = Verb("done", at="done")

VERBS: Final = (
    LEAD, SETUP, CULTURE, PLACE, PLAY, USE, CHIEF, EAT, INITIATE, RITES, DEVELOP, STONE, CAMP, MOVE, VILLAGE, REVEAL,
    HUNT, FLIP, LOWER, PART, TAKE, IDOL, MEGALITH, BURY, BURY_OPEN, RECRUIT, LEARN, CATCH, TOP_ANIMAL, DROP, CLAIM,
    BOARD, SCORE, LAY, TOKEN, FINISH,
)  # fmt: skip

BY_NAME: Final = {verb.name: verb for verb in VERBS}

DONE: Final = FINISH.moves[0]
USE_CHIEF: Final = CHIEF.moves[0]
EATING: Final = EAT.moves[0]
HOLD_RITES: Final = RITES.moves[0]
NEW_CAMP: Final = CAMP.moves[0]
REVEALING: Final = REVEAL.moves[0]
TAKE_TOP: Final = TOP_ANIMAL.moves[0]
DEVELOP_NONE: Final = DEVELOP.moves[-1]
HUNT_NONE: Final = HUNT.moves[-1]
TAKE_FOOD: Final = TAKE.moves[0]
TAKE_TOOL: Final = TAKE.moves[1]
TAKE_CARD: Final = TAKE.moves[2]


def said(move: Move) -> dict[str, object]:
    """What a move names: a card, a stone, a hex."""
    return {**BY_NAME[move[0]].arguments(move)}
