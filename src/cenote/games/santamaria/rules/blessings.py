"""Small gifts of the Maya: cards, stores turned full, road tokens (SXD9, SXD12)."""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.kernel import Choice, Move, Reason
from cenote.core.shared import added
from cenote.games.santamaria.names import GOODS, IN_TURN, OF_MAYA, STORED
from cenote.games.santamaria.state import City, Player, SantaMaria
from cenote.games.santamaria.verbs import DONE, DRAWN, FILL, JUNCTION, STORE

STORED_GOODS: Final = [GOODS.index(good) for good in STORED]

NO_EMPTY_STORE: Final = Reason("SXD5", "no-empty-store", "good")
NO_STORE: Final = Reason("SXD5", "no-store", "good")
DECK_EMPTY: Final = Reason("SXD29", "deck-empty")
NONE_IN_RESERVE: Final = Reason("SXD12", "none-in-reserve", "good")
NO_JUNCTION: Final = Reason("SXD12", "no-junction", "road")
TOKEN_THERE: Final = Reason("SXD12", "token-there", "road")


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
    return [FILL.moves[i] for i in range(len(STORED)) if not_stored(s, me, STORED_GOODS[i]) is None]


def not_stored(s: SantaMaria, me: Player, good: int) -> Reason | None:
    """The Maya keeps a good only where a store for it is empty (SXD5)."""
    stores = s.the_city.stores[good]
    if me.goods[good] < stores:
        return None
    return NO_EMPTY_STORE if stores else NO_STORE


def no_fill(s: SantaMaria, me: Player, move: Move) -> Reason | None:
    return not_stored(s, me, STORED_GOODS[FILL.number(move)])


def no_draw(s: SantaMaria) -> Reason | None:
    return None if s.the_city.deck else DECK_EMPTY


class Blessing(Choice[SantaMaria]):
    """A monk symbol: draw an action card, or turn any store full (SXD9)."""

    rule = "SXD9"
    whose: ClassVar[int] = OF_MAYA
    lies_on = IN_TURN

    def moves(self, s: SantaMaria) -> list[Move]:
        moves = [DRAWN] if no_draw(s) is None else []
        moves += fills(s, s.players[self.seat])
        moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        if move == DRAWN:
            draw_cards(s, me, 1)
        elif move[0] == FILL.name:
            s.gain(me, STORED_GOODS[FILL.number(move)], 1)

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move == DRAWN:
            return no_draw(s)
        if move[0] == FILL.name:
            return no_fill(s, s.players[self.seat], move)
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"good": move[1]}


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

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] == FILL.name:
            return no_fill(s, s.players[self.seat], move)
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"good": move[1]}


def not_in_reserve(s: SantaMaria, i: int) -> Reason | None:
    return None if s.the_city.reserve[STORED_GOODS[i]] else NONE_IN_RESERVE


class TakeStore(Choice[SantaMaria]):
    """A festival level: a store of choice from the reserve, full (SXD12)."""

    rule = "SXD12"
    whose: ClassVar[int] = OF_MAYA
    lies_on = IN_TURN

    def waits(self) -> bool:
        return True

    def moves(self, s: SantaMaria) -> list[Move]:
        moves = [STORE.moves[i] for i in range(len(STORED)) if not_in_reserve(s, i) is None]
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

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] == STORE.name:
            return not_in_reserve(s, STORE.number(move))
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"good": move[1]}


def no_token(s: SantaMaria, road: int) -> Reason | None:
    """What stands against a road token at the end of a road (SXD12)."""
    if road not in s.box.city.junctions:
        return NO_JUNCTION
    return TOKEN_THERE if s.the_city.junctions >> road & 1 else None


class PlaceRoadToken(Choice[SantaMaria]):
    """A technology level: a road token on a junction without one (SXD12)."""

    rule = "SXD12"
    whose: ClassVar[int] = OF_MAYA
    lies_on = IN_TURN

    def waits(self) -> bool:
        return True

    def moves(self, s: SantaMaria) -> list[Move]:
        roads = s.box.city.junctions if s.the_city.road_tokens else []
        moves = [JUNCTION.moves[road - 1] for road in roads if no_token(s, road) is None]
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

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move == DONE:
            return None
        found = no_token(s, JUNCTION.number(move) + 1) if move[0] == JUNCTION.name else None
        placed = move[0] == JUNCTION.name and s.the_city.road_tokens
        return found if found or placed else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"road": JUNCTION.number(move) + 1}
