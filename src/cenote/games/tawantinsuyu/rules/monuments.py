"""Stairs and statues (W49, W50, W143, W144)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason, Step, seated
from cenote.core.shared import added, changed
from cenote.games.tawantinsuyu.names import (
    CORN,
    FLAG,
    GODS,
    LARGE,
    LEVELS,
    POTATO,
    SECTORS,
    SIZES,
    STAIRS_STONE,
    STAIRS_VP,
    UPPER_OWNER_VP,
)
from cenote.games.tawantinsuyu.rules.moments import Moment
from cenote.games.tawantinsuyu.rules.payment import affords, affords_goods, bill, charge, charge_goods, named
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import SKIP, STAIRS, STATUE

NO_STAIR_MARKER: Final = Reason("W124", "no-stair-marker")
NO_STAIR_SPACE: Final = Reason("W124", "no-stair-space")
STAIRS_TAKEN: Final = Reason("W49", "stairs-taken", "level", "sector")
NO_UPPER_STAIRS: Final = Reason("W49", "no-upper-stairs", "sector")
DEAR_STAIRS: Final = Reason("W49", "dear", "cost", "have")
NO_STATUES: Final = Reason("W124", "no-statues")
NO_SUCH_STATUE: Final = Reason("W50", "no-such-statue", "size", "god")
SMALL_ONE_ONLY: Final = Reason("W50", "small-one-only")
DEAR_STATUE: Final = Reason("W50", "dear", "cost", "have")

# --- stairs ---


def no_stair_space(s: Tawantinsuyu, space: int) -> Reason | None:
    """Lower stairs need the upper ones (W49)."""
    sector = space % SECTORS
    if (s.upper if space < SECTORS else s.lower)[sector] != NONE:
        return STAIRS_TAKEN
    return NO_UPPER_STAIRS if space >= SECTORS and s.upper[sector] == NONE else None


def stair_spaces(s: Tawantinsuyu) -> list[int]:
    """Where stairs may be built, upper ones first."""
    return [space for space in range(2 * SECTORS) if no_stair_space(s, space) is None]


def no_stair_price(me: Player, free: int) -> Reason | None:
    return None if free or affords(me, 0, 0, STAIRS_STONE, 0, 0) else DEAR_STAIRS


def no_stairs(s: Tawantinsuyu, me: Player) -> Reason | None:
    """What stands against any stairs, paid for (W124)."""
    if not me.stairs:
        return NO_STAIR_MARKER
    for space in range(2 * SECTORS):
        if no_stair_space(s, space) is None:
            return no_stair_price(me, 0)
    return NO_STAIR_SPACE


def can_build_stairs(s: Tawantinsuyu, me: Player) -> bool:
    return no_stairs(s, me) is None


class BuildStairs(Moment):
    """Where a stair marker goes (W49, W144)."""

    rule = "W49"
    takes = seated(free=FLAG)

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves = [STAIRS.moves[space] for space in self.spaces(s, me)]
        if self.free or not moves:
            moves.append(SKIP)
        return moves

    def spaces(self, s: Tawantinsuyu, me: Player) -> list[int]:
        return [space for space in range(2 * SECTORS) if self.no_space(s, me, space) is None]

    def no_space(self, s: Tawantinsuyu, me: Player, space: int) -> Reason | None:
        if not me.stairs:
            return NO_STAIR_MARKER
        return no_stair_space(s, space) or no_stair_price(me, self.free)

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == SKIP:
            return
        s.stack.append(StairsBuilt(self.seat, STAIRS.number(move)))
        if not self.free:
            charge(s, s.players[self.seat], 0, 0, STAIRS_STONE, 0, 0)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == STAIRS.name:
            return self.no_space(s, me, STAIRS.number(move))
        return None if move == SKIP and (self.free or not self.spaces(s, me)) else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] != STAIRS.name:
            return super().numbers(s, move)
        price = bill(s.players[self.seat], {"stone": STAIRS_STONE})
        return {"level": move[1], "sector": STAIRS.number(move) % SECTORS + 1, **price}


class StairsBuilt(Step[Tawantinsuyu]):
    takes = seated(space=range(2 * SECTORS))

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def possible(self, s: Tawantinsuyu) -> bool:
        return self.space in stair_spaces(s) and s.players[self.seat].stairs > 0

    def run(self, s: Tawantinsuyu) -> None:
        build_stairs(s, s.players[self.seat], self.space)


def build_stairs(s: Tawantinsuyu, me: Player, space: int) -> None:
    """Put the marker down, with its gains; lower stairs pay the owner of the upper ones (W49)."""
    sector = space % SECTORS
    put_stairs(s, me, space)
    s.score(me, STAIRS_VP, "stairs")
    s.gain(me, CORN, 1)
    s.gain(me, POTATO, 2)
    if space >= SECTORS:
        s.score(s.players[s.upper[sector]], UPPER_OWNER_VP, "stairs")


def put_stairs(s: Tawantinsuyu, me: Player, space: int) -> None:
    sector = space % SECTORS
    if space < SECTORS:
        s.upper = changed(s.upper, sector, me.seat)
    else:
        s.lower = changed(s.lower, sector, me.seat)
    me.stairs -= 1
    if s.events is not None:
        s.tell("stairs", me.seat, level=LEVELS[space // SECTORS], sector=sector + 1)


# --- statues ---


def no_statue(s: Tawantinsuyu, me: Player, statue: int, free: int) -> Reason | None:
    """A free statue is a small one (W143)."""
    if not s.statues[statue]:
        return NO_SUCH_STATUE
    if free:
        return SMALL_ONE_ONLY if statue >= LARGE else None
    return no_statue_price(s, me, statue // LARGE)


def no_statue_price(s: Tawantinsuyu, me: Player, size: int) -> Reason | None:
    return None if affords_goods(me, s.box.statue_cost[size]) else DEAR_STATUE


def no_statues(s: Tawantinsuyu, me: Player) -> Reason | None:
    """What stands against any statue, paid for (W124)."""
    for size in range(len(SIZES)):
        if no_statue_price(s, me, size) is None and any(s.statues[LARGE * size : LARGE * (size + 1)]):
            return None
    return DEAR_STATUE if any(s.statues) else NO_STATUES


class TakeStatue(Moment):
    """Which statue: small or large, of a god still in stock (W50, W143)."""

    rule = "W50"
    takes = seated(free=FLAG)

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free  # then a small one

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves = [STATUE.moves[statue] for statue in range(2 * LARGE) if no_statue(s, me, statue, self.free) is None]
        if self.free or not moves:
            moves.append(SKIP)
        return moves

    def helped(self, s: Tawantinsuyu) -> bool:
        return not self.free and self.richer(s)

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == SKIP:
            return
        statue = STATUE.number(move)
        s.stack.append(StatueErected(self.seat, statue))
        if not self.free:
            charge_goods(s, s.players[self.seat], s.box.statue_cost[statue // LARGE])

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == STATUE.name:
            return no_statue(s, me, STATUE.number(move), self.free)
        return None if move == SKIP and (self.free or no_statues(s, me)) else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] != STATUE.name:
            return super().numbers(s, move)
        cost = s.box.statue_cost[STATUE.number(move) // LARGE]
        return {"size": move[1], "god": move[2], **bill(s.players[self.seat], named(cost))}


class StatueErected(Step[Tawantinsuyu]):
    takes = seated(statue=range(2 * LARGE))

    def __init__(self, seat: int, statue: int) -> None:
        self.seat = seat
        self.statue = statue

    def possible(self, s: Tawantinsuyu) -> bool:
        return s.statues[self.statue] > 0

    def run(self, s: Tawantinsuyu) -> None:
        erect(s, s.players[self.seat], self.statue)


def erect(s: Tawantinsuyu, me: Player, statue: int) -> None:
    """The points come however the statue is obtained (W50)."""
    s.statues = added(s.statues, statue, -1)
    me.statues = added(me.statues, statue, 1)
    if s.events is not None:
        s.tell("statue", me.seat, size=SIZES[statue // LARGE], god=GODS[statue % LARGE])
    s.score(me, s.box.statue_vp[statue // LARGE], "statues")


def sacrifice(s: Tawantinsuyu, me: Player, statue: int) -> None:
    """The statue leaves the game."""
    me.statues = added(me.statues, statue, -1)
    if s.events is not None:
        s.tell("sacrifice", me.seat, size=SIZES[statue // LARGE], god=GODS[statue % LARGE])
