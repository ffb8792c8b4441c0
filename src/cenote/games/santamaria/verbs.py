"""Every move of the game, declared once."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from cenote.core.verbs import Verb
from cenote.games.santamaria.city_box import HALVES
from cenote.games.santamaria.components import BOARDS, CARDS, HALLS, TILES, TOKENS
from cenote.games.santamaria.names import (
    BISHOPS,
    DICE,
    DISTRICTS,
    DOCKS,
    GOODS,
    LINES,
    MISSIONS,
    PASSING_SPACES,
    SCHOLARS,
    STORED,
)
from cenote.games.santamaria.reading import UNITS

GRID: Final = ("1", "2", "3", "4", "5", "6")
VALUES: Final = ("1", "2", "3", "4", "5", "6")
PAYMENTS: Final = tuple(  # at most one coin, for the wood that Architecture saves
    "+".join(mix)
    for n in range(1, UNITS + 1)
    for mix in combinations_with_replacement(GOODS, n)
    if mix.count("coin") <= 1
)
PLACES: Final = (*SCHOLARS, *BISHOPS, *MISSIONS)

# Setting up.
COLONY: Final = Verb("colony", colony=BOARDS, at="colony/{colony}")
HALL: Final = Verb("hall", hall=HALLS, at="hall/{hall}")

# The main actions.
EXPAND: Final = Verb("expand", tile=TILES, at="tile/{tile}")
LAY: Final = Verb("lay", row=GRID, column=GRID, turn=("0", "1", "2", "3"), at="cell/{row}/{column}/{turn}")
ACTIVATE: Final = Verb("activate", row=GRID, column=GRID, at="cell/{row}/{column}")
DIE: Final = Verb("die", die=DICE, value=VALUES, at="die/{die}/{value}")
USE: Final = Verb("use", value=VALUES, line=LINES, by=("coin", "cacao", "gold"), at="line/{line}/{value}")
PASS: Final = Verb("pass", space=tuple(str(n + 1) for n in range(PASSING_SPACES)), at="pass/{space}")

# What comes with them.
PAY: Final = Verb("pay", goods=PAYMENTS, at="pay/{goods}")
HIRE: Final = Verb("hire", at="hire")
UPGRADE_CELL: Final = Verb("upgrade", row=GRID, column=GRID, at="cell/{row}/{column}")
SAIL: Final = Verb("navigate", at="governor")
LEAVE: Final = Verb("leave", row=GRID, column=GRID, at="cell/{row}/{column}")
FOLLOW: Final = Verb("follow", line=LINES, at="follow/{line}")
TAKE: Final = Verb("take", good=GOODS, at="good/{good}")
SHIP: Final = Verb("ship", dock=(*DOCKS, "special"), at="dock/{dock}")
BERTH: Final = Verb("berth", dock=DOCKS, at="berth/{dock}")
MARCH: Final = Verb("march", how=("plain", "wood", "gold"), at="track/conquistador/{how}")
PRAY: Final = Verb("pray", how=("plain", "grain", "gold"), at="track/religion/{how}")
MONK: Final = Verb("monk", place=PLACES, at="place/{place}")
EXTRA: Final = Verb("extra", space=("1", "2", "3", "4"), at="pass/{space}")
ROAD: Final = Verb("road", row=GRID, column=GRID, at="cell/{row}/{column}")
SELL: Final = Verb("sell", good=GOODS[:6], at="good/{good}")
BUY: Final = Verb("buy", good=("wood", "grain", "cacao"), at="good/{good}")

# The Maya.
RUN: Final = Verb("run", road=GRID, site=("1", "2", "3"), at="site/{road}/{site}")
STOP: Final = Verb("stop", at="stop")
LEVEL: Final = Verb("temple", district=DISTRICTS, at="temple/{district}")
CARD: Final = Verb("card", card=CARDS, half=HALVES, at="card/{card}/{half}")
PRIEST: Final = Verb("priest", road=GRID, site=("1", "2", "3"), at="site/{road}/{site}")
BUILD: Final = Verb("build", token=TOKENS, at="token/{token}")
SITE: Final = Verb("site", road=GRID, site=("1", "2", "3"), at="site/{road}/{site}")
STORE: Final = Verb("store", good=STORED, at="reserve/{good}")
FILL: Final = Verb("fill", good=STORED, at="good/{good}")
DRAW: Final = Verb("draw", at="deck")
JUNCTION: Final = Verb("junction", road=GRID, at="junction/{road}")
EXCHANGE: Final = Verb("exchange", at="deck")
RETURN: Final = Verb("return", card=CARDS, at="card/{card}", secret=True)
OFFER: Final = Verb("offer", seat=("1", "2", "3", "4", "5"), at="seat/{seat}")
GIVE: Final = Verb("give", good=GOODS, at="give/{good}")
WANT: Final = Verb("want", good=GOODS, at="want/{good}")
PROPOSE: Final = Verb("propose", at="propose")
ACCEPT: Final = Verb("accept", at="accept")
REFUSE: Final = Verb("refuse", at="refuse")

FINISH: Final = Verb("done", at="done")

VERBS: Final = (
    COLONY, HALL, EXPAND, LAY, ACTIVATE, DIE, USE, PASS, PAY, HIRE, UPGRADE_CELL, SAIL, LEAVE, FOLLOW, TAKE, SHIP,
    BERTH, MARCH, PRAY, MONK, EXTRA, ROAD, SELL, BUY, RUN, STOP, LEVEL, CARD, PRIEST, BUILD, SITE, STORE, FILL, DRAW,
    JUNCTION, EXCHANGE, RETURN, OFFER, GIVE, WANT, PROPOSE, ACCEPT, REFUSE, FINISH,
)  # fmt: skip

DONE: Final = FINISH.moves[0]
HIRED: Final = HIRE.moves[0]
SAILED: Final = SAIL.moves[0]
STOPPED: Final = STOP.moves[0]
DRAWN: Final = DRAW.moves[0]
EXCHANGED: Final = EXCHANGE.moves[0]
PROPOSED: Final = PROPOSE.moves[0]
ACCEPTED: Final = ACCEPT.moves[0]
REFUSED: Final = REFUSE.moves[0]
