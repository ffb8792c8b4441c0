"""What the rules say of a position to those who look at it: who leads on the land, how far labour goes, what a megalith
would score, found by playing it on a copy; what a stone counts for whom, and its price.
"""

from __future__ import annotations

from typing import Any, Final

from cenote.core.declared import Derived
from cenote.core.ladder import LADDERS, ladder
from cenote.core.shown import Shown
from cenote.games.endlesswinter.components import Stone
from cenote.games.endlesswinter.geometry import AREA, HEXES
from cenote.games.endlesswinter.names import BETWEEN, COLUMNS, FIRST_CULTURE, FIRST_TRIBE, FOLK, TRIBES, UPPER
from cenote.games.endlesswinter.rules.acting import SECTIONS, eat, no_eating, play_card, price_of
from cenote.games.endlesswinter.rules.camps import leads
from cenote.games.endlesswinter.rules.megaliths import place
from cenote.games.endlesswinter.rules.stones import count, points_for
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import MEGALITH
from cenote.games.endlesswinter.view import halved


def heirs(s: EndlessWinter, seat: int | None) -> dict[str, list[int]]:
    """Who would get the benefit of each hex now (E71, E108)."""
    found = {name: [player.seat for player in s.players if leads(s, player, at)] for at, name in enumerate(HEXES)}
    return {name: seats for name, seats in found.items() if seats}


# --- labour ---


def labour(s: EndlessWinter, seat: int | None) -> dict[str, dict[str, Any]]:
    """How much there could be in each column with hand and food, and what it buys there (E38, E42, E136)."""
    if seat is None or s.eclipse or seat != s.seat:
        return {}
    return {name: in_column(s, seat, column) for column, name in enumerate(COLUMNS) if may_stand(s, column)}


def may_stand(s: EndlessWinter, column: int) -> bool:
    """Does the figure of this turn work there, or could it still go there?"""
    return s.column == BETWEEN or (s.column == column and s.section == UPPER)


def in_column(s: EndlessWinter, seat: int, column: int) -> dict[str, Any]:
    me, folk = s.players[seat], playable(s.players[seat])
    most = at_most(s, seat, column, folk)
    upper = [verb for verb, at in SECTIONS.items() if at == (column, UPPER)]
    return {
        "most": halved(most),
        "cards": {FOLK[card]: halved(brings(s, seat, column, card)) for card in sorted(set(folk))},
        "actions": [
            {"action": verb, "now": payable(s, me, verb, s.labour), "most": payable(s, me, verb, most)}
            for verb in upper
        ],
    }


def playable(me: Player) -> list[int]:
    """Every copy of a card but the one initiated this turn (E38, E48)."""
    cards = [card for card in me.hand if card < FIRST_CULTURE]
    for tribe in range(len(TRIBES)):
        if me.fresh >> tribe & 1:
            cards.remove(FIRST_TRIBE + tribe)
    return cards


def standing(s: EndlessWinter, column: int) -> EndlessWinter:
    """The same position with the figure of this turn in that column."""
    there = s.clone()
    there.column, there.section = column, UPPER
    return there


def brings(s: EndlessWinter, seat: int, column: int, card: int) -> int:
    there = standing(s, column)
    play_card(there, there.players[seat], card)
    return there.labour - s.labour


def at_most(s: EndlessWinter, seat: int, column: int, folk: list[int]) -> int:
    there = standing(s, column)
    me = there.players[seat]
    for card in folk:
        play_card(there, me, card)
    while no_eating(there, me) is None:
        eat(there, me)
    return there.labour


def payable(s: EndlessWinter, me: Player, verb: str, halves: int) -> int:
    """How often the action could be paid for with so much labour."""
    price = price_of(s, me, verb)
    assert price is not None
    goods = ((halves, price.labour), (me.tools, price.tools), (me.food, price.food))
    return min(have // cost for have, cost in goods if cost)


# --- megaliths ---


def towers(s: EndlessWinter, seat: int | None) -> dict[str, dict[int, int]]:
    """What each seat would score for a megalith on each place where one may lie now (E83)."""
    if s.seat is None or s.seat != seat:
        return {}
    moves = [move for move in s.legal() if move[0] == MEGALITH.name]
    return {f"{move[1]}/{move[2]}": scored(s, seat, MEGALITH.number(move)) for move in moves}


def scored(s: EndlessWinter, seat: int, at: int) -> dict[int, int]:
    there = s.clone()
    place(there, there.players[seat], at)
    points = {after.seat: after.vp - before.vp for before, after in zip(s.players, there.players, strict=True)}
    return {each: vp for each, vp in points.items() if vp} if at >= AREA else {}


# --- sacred stones ---


def ladders(s: EndlessWinter, seat: int | None) -> dict[str, dict[str, Any]]:
    """By what each stone on offer or taken scores in an eclipse, and how many of it each seat has (E89)."""
    taken = [stone for player in s.players for stone in player.stones]
    return {s.box.stones[stone].id: of_stone(s, s.box.stones[stone]) for stone in sorted([*on_offer(s), *taken])}


def on_offer(s: EndlessWinter) -> list[int]:
    return [stone for era in s.stones for stone in era]


def of_stone(s: EndlessWinter, stone: Stone) -> dict[str, Any]:
    last = len(stone.points) - 1 if len(stone.points) > 1 else None
    return ladder(lambda n: points_for(stone, n), [count(s, player, stone) for player in s.players], last=last)


def prices(s: EndlessWinter, seat: int | None) -> dict[str, dict[str, int]]:
    """What each stone on offer would cost who looks: the price of the next stone space (E55)."""
    price = None if seat is None else price_of(s, s.players[seat], "stone")
    if price is None:
        return {}
    cost = {good: n for good, n in (("food", price.food), ("tool", price.tools)) if n}
    return {s.box.stones[stone].id: cost for stone in on_offer(s)}


IN_COLUMN: Final = (
    "{ most: number; cards: Record<string, number>; actions: { action: string; now: number; most: number }[] }"
)
OUTLOOK: Final = (
    Derived("heirs", Shown("Record<string, number[]>"), heirs),
    Derived("labour", Shown(f"Partial<Record<string, {IN_COLUMN}>>"), labour),
    Derived("towers", Shown("Record<string, Record<number, number>>"), towers),
    Derived("ladders", LADDERS, ladders),
    Derived("prices", Shown("Record<string, Record<string, number>>"), prices),
)
