"""Final scoring (E98, E99, E100, E101, E102, E103, E131)."""

from __future__ import annotations

from cenote.games.endlesswinter.names import NOMAD
from cenote.games.endlesswinter.rules.animals import set_points
from cenote.games.endlesswinter.state import EndlessWinter, Player


def final_scoring(s: EndlessWinter) -> None:
    for me in s.players:
        if not (s.solo and me.seat == NOMAD):
            s.score(me, offering_points(s, me), "offering")
    for rank, seat in enumerate(s.honour):
        me = s.players[seat]
        s.score(me, honour_points(s, me, rank), "honour")
    for me in s.players:
        s.score(me, card_points(s, me), "cards")
        s.score(me, set_points(s, me), "animals")
    if s.events is not None:
        s.tell("end")


def offering_points(s: EndlessWinter, me: Player) -> int:
    """Food and tools by the ratio of the marker's level (E98)."""
    return (me.food + me.tools) // s.box.offering_goods[me.offering] if me.offering else 0


def honour_points(s: EndlessWinter, me: Player, rank: int) -> int:
    """By rank on the honour track and buried cards; the rank is kept by those who score nothing (E99)."""
    buried = len(me.buried)
    if not me.honour or not buried:
        return 0
    table = s.box.honour_tables[min(rank, 2)]
    return table[0] if buried <= 3 else table[1] if buried <= 6 else table[2]


def card_points(s: EndlessWinter, me: Player) -> int:
    """Printed points in hand, deck, discard and burial zone (E100)."""
    cards = s.box.cards
    points = 0
    for zone in (me.hand, me.deck, me.discard, me.buried):
        for card in zone:
            points += cards[card].points
    return points
