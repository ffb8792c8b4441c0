"""Stairs and statues (W49, W50, W143, W144)."""

from __future__ import annotations

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
from cenote.games.tawantinsuyu.rules.payment import affords, affords_goods, charge, charge_goods, named, why_dear
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import SKIP, STAIRS, STATUE

# --- stairs ---


def stair_spaces(s: Tawantinsuyu) -> list[int]:
    """Empty stair spaces, upper ones first; lower stairs need the upper ones (W49)."""
    found = [sector for sector in range(SECTORS) if s.upper[sector] == NONE]
    for sector in range(SECTORS):
        if s.lower[sector] == NONE and s.upper[sector] != NONE:
            found.append(SECTORS + sector)
    return found


def can_build_stairs(s: Tawantinsuyu, me: Player) -> bool:
    return me.stairs > 0 and affords(me, 0, 0, STAIRS_STONE, 0, 0) and bool(stair_spaces(s))


class BuildStairs(Moment):
    """Where a stair marker goes (W49, W144)."""

    rule = "W49"
    takes = seated(free=FLAG)

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        if me.stairs and (self.free or affords(me, 0, 0, STAIRS_STONE, 0, 0)):
            moves += [STAIRS.moves[space] for space in stair_spaces(s)]
        if self.free or not moves:
            moves.append(SKIP)
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == SKIP:
            return
        s.stack.append(StairsBuilt(self.seat, STAIRS.number(move)))
        if not self.free:
            charge(s, s.players[self.seat], 0, 0, STAIRS_STONE, 0, 0)

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        me = s.players[self.seat]
        if move[0] != STAIRS.name:
            return super().refuse(s, move)
        if not me.stairs:
            return Reason("W124", "no-stair-marker")
        space = STAIRS.number(move)
        sector = space % SECTORS
        if (s.upper if space < SECTORS else s.lower)[sector] != NONE:
            return Reason("W49", "stairs-taken", level=move[1], sector=sector + 1)
        if space >= SECTORS and s.upper[sector] == NONE:
            return Reason("W49", "no-upper-stairs", sector=sector + 1)
        return why_dear(me, "W49", {"stone": STAIRS_STONE})

    def cost(self, s: Tawantinsuyu, move: Move) -> dict[str, int]:
        return {} if self.free or move == SKIP else {"stone": STAIRS_STONE}


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


def can_take_statue(s: Tawantinsuyu, me: Player) -> bool:
    for size in range(2):
        if affords_goods(me, s.box.statue_cost[size]):
            for god in range(len(GODS)):
                if s.statues[LARGE * size + god]:
                    return True
    return False


class TakeStatue(Moment):
    """Which statue: small or large, of a god still in stock (W50, W143)."""

    rule = "W50"
    takes = seated(free=FLAG)

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free  # then a small one

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        for size in range(1 if self.free else 2):
            if self.free or affords_goods(me, s.box.statue_cost[size]):
                for god in range(len(GODS)):
                    if s.statues[LARGE * size + god]:
                        moves.append(STATUE.moves[LARGE * size + god])
        if self.free or not moves:
            moves.append(SKIP)
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == SKIP:
            return
        statue = STATUE.number(move)
        s.stack.append(StatueErected(self.seat, statue))
        if not self.free:
            charge_goods(s, s.players[self.seat], s.box.statue_cost[statue // LARGE])

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] != STATUE.name:
            return super().refuse(s, move)
        statue = STATUE.number(move)
        if not s.statues[statue]:
            return Reason("W50", "no-such-statue", size=move[1], god=move[2])
        if self.free:
            return Reason("W50", "small-one-only")
        return why_dear(s.players[self.seat], "W50", named(s.box.statue_cost[statue // LARGE]))

    def cost(self, s: Tawantinsuyu, move: Move) -> dict[str, int]:
        return {} if self.free or move == SKIP else named(s.box.statue_cost[STATUE.number(move) // LARGE])


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
