"""Animals turned, stones and villages: gains that give something further (E64, E111, E118, E119)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason, seated
from cenote.games.endlesswinter.geometry import HEXES
from cenote.games.endlesswinter.names import IN_GAINING, TYPES
from cenote.games.endlesswinter.rules.animals import add_turns, no_turn, turn
from cenote.games.endlesswinter.rules.asking import Asked
from cenote.games.endlesswinter.rules.camps import add_villages, no_village, settle
from cenote.games.endlesswinter.rules.effects import give
from cenote.games.endlesswinter.rules.stones import add_stones, no_stone, take
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import (
    CLAIM,
    DONE,
    FLIP,
    STONE,
    VILLAGE,
)
from cenote.games.endlesswinter.vocabulary import MOST

NO_TOKEN_THERE: Final = Reason("E111", "no-token-there", "hex")


def turn_animal(s: EndlessWinter, me: Player, animal: int) -> None:
    turn(s, me, animal)
    give(s, me, s.box.animals[animal].turned)


class TurnAnimals(Asked):
    """Turn own animals for their benefits, of different types if so stated (E64, E120)."""

    rule = "E64"
    takes = seated(n=range(1, MOST + 1), different=range(2), turned=range(1 << TYPES))
    lies_on = IN_GAINING
    same_seat = True

    def __init__(self, seat: int, n: int, different: int, turned: int) -> None:
        self.seat = seat
        self.n = n
        self.different = different
        self.turned = turned  # types turned by this effect, as bits

    def waits(self) -> bool:
        return True

    def possible(self, s: EndlessWinter) -> bool:
        return self.different == 1 or not self.turned

    def moves(self, s: EndlessWinter) -> list[Move]:
        moves: list[Move] = []
        add_turns(s.players[self.seat], self.turned, moves)
        moves.append(DONE)
        return moves

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move == DONE:
            return
        animal = FLIP.number(move)
        if self.n > 1:
            turned = self.turned | (1 << animal) if self.different else 0
            s.stack.append(TurnAnimals(self.seat, self.n - 1, self.different, turned))
        turn_animal(s, s.players[self.seat], animal)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move == DONE:
            return None
        if move[0] == FLIP.name:
            return no_turn(s.players[self.seat], FLIP.number(move), self.turned)
        return super().obstacle(s, move)


class FreeStone(Asked):
    """A sacred stone without the price of its space (E119)."""

    rule = "E119"
    lies_on = IN_GAINING
    same_seat = True

    def moves(self, s: EndlessWinter) -> list[Move]:
        moves: list[Move] = []
        add_stones(s, s.players[self.seat], moves)
        moves.append(DONE)
        return moves

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move != DONE:
            me = s.players[self.seat]
            give(s, me, take(s, me, STONE.number(move)))

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move == DONE:
            return None
        if move[0] == STONE.name:
            return no_stone(s, s.players[self.seat], STONE.number(move))
        return super().obstacle(s, move)


def build_village(s: EndlessWinter, me: Player, junction: int) -> None:
    """A village gains every shown glacier token it touches (E111)."""
    tokens = settle(s, me, junction)
    if tokens:
        s.stack.append(GainTokens(me.seat, tokens))


class BuildVillage(Asked):
    """A village by a card: three camps and a free junction are needed all the same (E118)."""

    rule = "E118"
    lies_on = IN_GAINING
    same_seat = True

    def moves(self, s: EndlessWinter) -> list[Move]:
        moves: list[Move] = []
        add_villages(s, s.players[self.seat], moves)
        moves.append(DONE)
        return moves

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move != DONE:
            build_village(s, s.players[self.seat], VILLAGE.number(move))

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move == DONE:
            return None
        if move[0] == VILLAGE.name:
            return no_village(s, s.players[self.seat], VILLAGE.number(move))
        return super().obstacle(s, move)


class GainTokens(Asked):
    """The glacier tokens that a new village touches, in any order (E111)."""

    rule = "E111"
    takes = seated(hexes=range(1, 1 << len(HEXES)))
    lies_on = IN_GAINING
    same_seat = True

    def __init__(self, seat: int, hexes: int) -> None:
        self.seat = seat
        self.hexes = hexes  # as bits

    def waits(self) -> bool:
        return True

    def possible(self, s: EndlessWinter) -> bool:
        return self.hexes & ~s.tokens_shown == 0

    def moves(self, s: EndlessWinter) -> list[Move]:
        return [CLAIM.moves[at] for at in range(len(HEXES)) if self.no_token(at) is None]

    def no_token(self, at: int) -> Reason | None:
        return None if self.hexes >> at & 1 else NO_TOKEN_THERE

    def play(self, s: EndlessWinter, move: Move) -> None:
        at = CLAIM.number(move)
        rest = self.hexes & ~(1 << at)
        if rest:
            s.stack.append(GainTokens(self.seat, rest))
        give(s, s.players[self.seat], s.box.glaciers[s.tokens[at]])

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        return self.no_token(CLAIM.number(move)) if move[0] == CLAIM.name else super().obstacle(s, move)
