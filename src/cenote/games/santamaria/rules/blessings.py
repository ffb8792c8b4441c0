"""Small gifts of the Maya: cards, stores turned full, road tokens (SXD9, SXD12)."""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.kernel import Choice, Move, Reason
from cenote.core.shared import added
from cenote.games.santamaria.names import GOODS, IN_TURN, OF_MAYA, ROADS, STORED
from cenote.games.santamaria.state import City, Player, SantaMaria
from cenote.games.santamaria.verbs import DONE, DRAWN, FILL, JUNCTION, STORE

STORED_GOODS: Final = [GOODS.index(good) for good in STORED]


def draw_cards(s: SantaMaria, me: Player, n: int) -> None:
    """From the deck as far as it lasts (SXD29)."""
    city = s.the_city
    drawn = min(n, len(city.deck))
    draw_into_hand(s, city, drawn)
    if s.events is not None and drawn:
        s.tell("draw", me.seat, n=drawn)


def draw_into_hand(s: SantaMaria, city: City, n: int) -> None:
    deck = city.deck.copy()
    city.hand = sorted([*city.hand, *[s.draw(deck) for _ in range(n)]])
    city.deck = deck
    city.sunk = min(city.sunk, len(deck))


def fills(s: SantaMaria, me: Player) -> list[Move]:
    """Empty own stores, one move for each kind."""
    stores = s.the_city.stores
    return [FILL.moves[i] for i in range(len(STORED)) if me.goods[STORED_GOODS[i]] < stores[STORED_GOODS[i]]]


def why_not_fill(s: SantaMaria, move: Move) -> Reason:
    good = STORED_GOODS[FILL.number(move)]
    return Reason("SXD5", "no-empty-store" if s.the_city.stores[good] else "no-store", good=move[1])


class Blessing(Choice[SantaMaria]):
    """A monk symbol: draw an action card, or turn any store full (SXD9)."""

    rule = "SXD9"
    whose: ClassVar[int] = OF_MAYA
    lies_on = IN_TURN

    def moves(self, s: SantaMaria) -> list[Move]:
        moves = [DRAWN] if s.the_city.deck else []
        moves += fills(s, s.players[self.seat])
        moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        if move == DRAWN:
            draw_cards(s, me, 1)
        elif move[0] == FILL.name:
            s.gain(me, STORED_GOODS[FILL.number(move)], 1)

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        if move == DRAWN:
            return Reason("SXD29", "deck-empty")
        return why_not_fill(s, move) if move[0] == FILL.name else super().why_not(s, move)


class FillStore(Choice[SantaMaria]):
    """Passing space 4 of the Maya: turn any own store full (SXD18)."""

    rule = "SXD18"
    whose: ClassVar[int] = OF_MAYA
    lies_on = IN_TURN

    def moves(self, s: SantaMaria) -> list[Move]:
        moves = fills(s, s.players[self.seat])
        moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        if move != DONE:
            s.gain(s.players[self.seat], STORED_GOODS[FILL.number(move)], 1)

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        return why_not_fill(s, move) if move[0] == FILL.name else super().why_not(s, move)


class TakeStore(Choice[SantaMaria]):
    """A festival level: a store of choice from the reserve, full (SXD12)."""

    rule = "SXD12"
    whose: ClassVar[int] = OF_MAYA
    lies_on = IN_TURN

    def waits(self) -> bool:
        return True

    def moves(self, s: SantaMaria) -> list[Move]:
        reserve = s.the_city.reserve
        moves = [STORE.moves[i] for i in range(len(STORED)) if reserve[STORED_GOODS[i]]]
        moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        if move == DONE:
            return
        city = s.the_city
        good = STORED_GOODS[STORE.number(move)]
        city.reserve = added(city.reserve, good, -1)
        city.stores = added(city.stores, good, 1)
        if s.events is not None:
            s.tell("store", self.seat, good=move[1])
        s.gain(s.players[self.seat], good, 1)

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        if move[0] == STORE.name:
            return Reason("SXD12", "none-in-reserve", good=move[1])
        return super().why_not(s, move)


def open_junctions(s: SantaMaria, city: City) -> list[int]:
    return [road for road in s.box.city.junctions if not city.junctions >> road & 1] if city.road_tokens else []


class PlaceRoadToken(Choice[SantaMaria]):
    """A technology level: a road token on a junction without one (SXD12)."""

    rule = "SXD12"
    whose: ClassVar[int] = OF_MAYA
    lies_on = IN_TURN

    def waits(self) -> bool:
        return True

    def moves(self, s: SantaMaria) -> list[Move]:
        moves = [JUNCTION.moves[road - 1] for road in open_junctions(s, s.the_city)]
        moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        if move == DONE:
            return
        road = JUNCTION.number(move) + 1
        s.the_city.road_tokens -= 1
        s.the_city.junctions |= 1 << road
        if s.events is not None:
            s.tell("junction", self.seat, road=road)

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        if move[0] != JUNCTION.name:
            return super().why_not(s, move)
        road = JUNCTION.number(move) + 1
        if road == 1 or road == ROADS or road not in s.box.city.junctions:
            return Reason("SXD12", "no-junction", road=road)
        return Reason("SXD12", "token-there", road=road)
