"""Passing: a space, its action, then the docks; for the Maya the scoring of the city.

Rules S60, S61, S62, S63, S64, S65, S66, S67, S68, SXD18.
"""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.fields import MANY
from cenote.core.kernel import Choice, Move, Reason, SeatStep, Step, seated
from cenote.games.santamaria.names import (
    DISTRICTS,
    DOCKS,
    GOLD_DISTRICT,
    HAPPINESS,
    MEDITATION,
    OF_MAYA,
    PASSING_SPACES,
)
from cenote.games.santamaria.rules.blessings import FillStore
from cenote.games.santamaria.rules.effects import start_action
from cenote.games.santamaria.rules.expanding import LayRoad
from cenote.games.santamaria.rules.run import ANYWHERE, BuildLevel
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import DONE, EXTRA, PASS
from cenote.games.santamaria.vocabulary import ROAD_TILE, STORE, TEMPLE

SPACE_TAKEN: Final = Reason("S68", "space-taken", "space")
EXTRA_TAKEN: Final = Reason("SX12", "space-taken", "space")


def occupied(s: SantaMaria, space: int) -> bool:
    for other in s.players:
        if other.passed == space:
            return True
    return False


def no_pass(s: SantaMaria, me: Player, space: int) -> Reason | None:
    """A passing space must be free, unless one has Meditation (S60, S68, SX12)."""
    return None if me.has(MEDITATION) or not occupied(s, space) else SPACE_TAKEN


def passes(s: SantaMaria, me: Player) -> list[Move]:
    return [PASS.moves[i] for i in range(PASSING_SPACES) if no_pass(s, me, i + 1) is None]


def pass_on(s: SantaMaria, me: Player, space: int) -> None:
    """The action of the space, then the docks; for the Maya the scoring and nothing else (S60, S61, SXD18, SXD26)."""
    me.passed = space
    s.passed = [*s.passed, me.seat]
    if s.events is not None:
        s.tell("pass", me.seat, space=space)
    if me.seat == s.maya:
        s.stack.append(ScoreCity(me.seat))
    else:
        s.stack.append(Docks(me.seat, 0, 0))
    perform(s, me, space)


def perform(s: SantaMaria, me: Player, space: int) -> None:
    """The action of a passing space."""
    effect = (s.box.maya_passing if me.seat == s.maya else s.box.passing)[space - 1]
    if effect.kind <= HAPPINESS:
        s.gain(me, effect.kind, effect.n)
    elif effect.kind == ROAD_TILE:
        if me.has(MEDITATION) and space == PASSING_SPACES:
            s.stack.append(ExtraSpace(me.seat))
        s.stack.append(LayRoad(me.seat))
    elif effect.kind == STORE:
        s.stack.append(FillStore(me.seat))
    elif effect.kind == TEMPLE:
        s.stack.append(BuildLevel(me.seat, ANYWHERE))
    else:
        start_action(s, me, effect.kind)


class ExtraSpace(Choice[SantaMaria]):
    """Meditation: after the fifth space, the action of an unoccupied one too (SX12, SX20)."""

    rule = "SX12"
    lies_on = ("Docks",)

    def waits(self) -> bool:
        return True

    def moves(self, s: SantaMaria) -> list[Move]:
        moves = [EXTRA.moves[i] for i in range(PASSING_SPACES - 1) if no_extra(s, i + 1) is None]
        moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        if move != DONE:
            perform(s, s.players[self.seat], EXTRA.number(move) + 1)

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] == EXTRA.name:
            return no_extra(s, EXTRA.number(move) + 1)
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"space": move[1]}


def no_extra(s: SantaMaria, space: int) -> Reason | None:
    """The action of another space is there for who has Meditation if nobody is on it (SX12)."""
    return EXTRA_TAKEN if occupied(s, space) else None


class Docks(Step[SantaMaria]):
    """The bonus of a dock once for each tile in it, from top to bottom (S61, S67)."""

    takes = seated(dock=range(len(DOCKS)), done=range(MANY))
    lies_on = ("Afterwards",)

    def __init__(self, seat: int, dock: int, done: int) -> None:
        self.seat = seat
        self.dock = dock
        self.done = done

    def run(self, s: SantaMaria) -> None:
        me = s.players[self.seat]
        for dock in range(self.dock, len(DOCKS)):
            effect = s.box.docks[dock]
            tiles = len(me.docks[dock])
            if effect.kind <= HAPPINESS:
                if tiles:
                    s.gain(me, effect.kind, effect.n * tiles)
                continue
            done = self.done if dock == self.dock else 0
            if done < tiles:
                s.stack.append(Docks(self.seat, dock, done + 1))
                start_action(s, me, effect.kind)
                return


class ScoreCity(SeatStep[SantaMaria]):
    """Cards times levels in each district, gold times levels in the gold temple (SXD18)."""

    whose: ClassVar[int] = OF_MAYA
    lies_on = ("NextTurn",)

    def run(self, s: SantaMaria) -> None:
        me = s.players[self.seat]
        for district in range(len(DISTRICTS)):
            s.score(me, district_points(s, district), "city")


def district_points(s: SantaMaria, district: int) -> int:
    city = s.the_city
    counted = city.gold if district == GOLD_DISTRICT else len(city.tucked[district])
    return counted * city.levels[district]
