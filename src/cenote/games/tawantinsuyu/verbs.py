"""Every move of the game, declared once."""

from __future__ import annotations

from typing import Final

from cenote.core.verbs import Move, Verb
from cenote.games.tawantinsuyu.components import ARMY, BUILDINGS, CARDS, CONQUESTS, PRODUCTION, SPACES, STARTS, WEAVINGS
from cenote.games.tawantinsuyu.names import ACTIONS, GODS, LEVELS, SIZES, SYMBOLS, TASKS, WORKERS
from cenote.games.tawantinsuyu.vocabulary import GOD, KINDS, TASK

SECTORS: Final = ("1", "2", "3", "4", "5")
ENDS: Final = ("potato", "corn")
DEALS: Final = ("stone-gold", "stone-corn", "gold-stone", "gold-corn", "corn-stone", "corn-gold")

MOST_FOOD: Final = 9  # the dearest placement: 8 food and 1 gold
MOST_STONE: Final = 6  # the dearest building that a box may have


def _mixes() -> list[tuple[int, int, int, int]]:
    """Every payment: of potatoes, corn and gold, or of corn, stone and gold."""
    food = [
        (potato, corn, 0, total - potato - corn)
        for total in range(1, MOST_FOOD + 1)
        for potato in range(total, -1, -1)
        for corn in range(total - potato, -1, -1)
    ]
    stone = [
        (0, corn, stone, total - stone - corn)
        for total in range(1, MOST_STONE + 1)
        for stone in range(total, 0, -1)
        for corn in range(total - stone, -1, -1)
    ]
    return food + stone


MIXES: Final = _mixes()


def _payment(mix: tuple[int, int, int, int]) -> str:
    goods = ["potato"] * mix[0] + ["corn"] * mix[1] + ["stone"] * mix[2] + ["gold"] * mix[3]
    return "+".join(goods)


# Setting up
START: Final = Verb("start", tile=STARTS, at="weaving/{tile}")
KEEP: Final = Verb("keep", card=CARDS, at="card/{card}", secret=True)
RESOLVE: Final = Verb("resolve", card=CARDS, at="card/{card}")
ENTER: Final = Verb("enter", action=ACTIONS, at="action/{action}")

# The turn
PLACE: Final = Verb("place", worker=WORKERS, space=SPACES, at="space/{space}")
AS: Final = Verb("as", ability=("own", "courier", "priest"), at="ability/{ability}")
WITH: Final = Verb("with", card=(*CARDS, "gold"), at="card/{card}")
ADVANCE: Final = Verb("advance", cells=("1", "2"), at="priest/{cells}")
PRAY: Final = Verb("pray", at="deck")
DRILL: Final = Verb("drill", at="army-deck")
RECRUIT: Final = Verb("recruit", at="nomads")
PERFORM: Final = Verb("perform", at="perform")
TAKE_GOLD: Final = Verb("gold", at="gold")
HIRE: Final = Verb("hire", end=ENDS, at="village/{end}")
DISMISS: Final = Verb("dismiss", worker=WORKERS, at="worker/{worker}")

# Free actions
SPEND: Final = Verb("spend", army=ARMY, at="army/{army}")
EXCHANGE: Final = Verb("exchange", deal=DEALS, at="exchange/{deal}")
SUMMON: Final = Verb("summon", at="deck")

# Tasks
TASK_VERB: Final = Verb("task", task=TASKS, at="task/{task}")
EXTRA: Final = Verb("extra", at="extra")
BONUS: Final = Verb("bonus", at="bonus")
CAPTURE: Final = Verb("capture", space=SPACES, at="space/{space}")
STATUE: Final = Verb("statue", size=SIZES, god=GODS, at="statue/{size}/{god}")
STAIRS: Final = Verb("stairs", level=LEVELS, sector=SECTORS, at="stairs/{level}/{sector}")
RAISE: Final = Verb("build", tile=BUILDINGS, at="tile/{tile}")
SWAP: Final = Verb("swap", card=CARDS, at="card/{card}", secret=True)
REPLACE: Final = Verb("replace", tile=BUILDINGS, at="tile/{tile}")
USE: Final = Verb("use", tile=PRODUCTION, at="tile/{tile}")
ENLIST: Final = Verb("enlist", army=ARMY, at="army/{army}", secret=True)

# Weaving
BUY: Final = Verb("buy", tile=WEAVINGS, at="weaving/{tile}")
RETURN: Final = Verb("return", tile=WEAVINGS, at="weaving/{tile}")
PICK: Final = Verb("pick", place=("top", "under"), at="weavings/{place}")
JOIN: Final = Verb("join", side=("left", "right"), tile=WEAVINGS, at="weaving/{tile}/{side}")
BEGIN: Final = Verb("begin", at="tapestry/new")
JOINT: Final = Verb("joint", symbol=SYMBOLS, at="joint/{symbol}")

# Gains and payments
GAIN: Final = Verb("god", card=(*CARDS, "deck"), at="card/{card}")
NOMAD: Final = Verb("nomad", worker=WORKERS, at="nomad/{worker}")
PART: Final = Verb("part", part=KINDS[GOD:], at="part/{part}")
CHOOSE: Final = Verb("choose", part=KINDS[:TASK], at="part/{part}")
RESTORE: Final = Verb("restore", item=(*PRODUCTION, *ARMY), at="item/{item}")
CLIMB: Final = Verb("climb", at="temple")
PAY: Final = Verb("pay", goods=[_payment(mix) for mix in MIXES], at="pay/{goods}")

# Actions of the high priest
SACRIFICE: Final = Verb("sacrifice", size=SIZES, god=GODS, at="statue/{size}/{god}")
OFFER: Final = Verb("offer", steps=("1", "2", "3"), at="temple/{steps}")
LOSS: Final = Verb("loss", end=ENDS, at="village/{end}")
LOSE: Final = Verb("lose", worker=WORKERS, at="nomad/{worker}")
MUSTER: Final = Verb("muster", army=ARMY, at="army/{army}")
CONQUER: Final = Verb("conquer", region=CONQUESTS, at="conquest/{region}")
EASE: Final = Verb("ease", demand=("turn", "discard"), at="demand/{demand}")
DISCARD: Final = Verb("discard", army=ARMY, at="army/{army}")
EXHAUST: Final = Verb("exhaust", army=ARMY, at="army/{army}")

# Ceremonies
PLAY: Final = Verb("play", card=CARDS, at="card/{card}")
FEED: Final = Verb("feed", at="pay/gold")

SKIP_VERB: Final = Verb("skip", at="skip")
FINISH: Final = Verb("done", at="done")

VERBS: Final = (
    START, KEEP, RESOLVE, ENTER, PLACE, AS, WITH, ADVANCE, PRAY, DRILL, RECRUIT, PERFORM, TAKE_GOLD, HIRE, DISMISS,
    SPEND, EXCHANGE, SUMMON, TASK_VERB, EXTRA, BONUS, CAPTURE, STATUE, STAIRS, RAISE, SWAP, REPLACE, USE, ENLIST,
    BUY, RETURN, PICK, JOIN, BEGIN, JOINT, GAIN, NOMAD, PART, CHOOSE, RESTORE, CLIMB, PAY,
    SACRIFICE, OFFER, LOSS, LOSE, MUSTER, CONQUER, EASE, DISCARD, EXHAUST, PLAY, FEED, SKIP_VERB, FINISH,
)  # fmt: skip

DONE: Final[Move] = FINISH.moves[0]
SKIP: Final[Move] = SKIP_VERB.moves[0]
WITH_GOLD: Final[Move] = WITH.moves[-1]
FROM_DECK: Final[Move] = GAIN.moves[-1]
