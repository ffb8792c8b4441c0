"""Buildings and monuments: what they cost, architecture, what they give.

Rules T48, T49, T50, T51, T52, T53, T57, T81, T82, T83, T84, T85, T86, T87, T88, T89, T90, T119, T120, T121, T122.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import MANY, NONE
from cenote.core.kernel import Choice, Move, Reason, Step, seated
from cenote.core.shared import changed, without
from cenote.games.tzolkin.components import (
    ACTION,
    ANY,
    BUILD,
    BUILDINGS,
    EASES,
    FEEDS,
    MARKET,
    TECHNOLOGY,
    TEMPLE,
    VP,
    WORKER,
    Effect,
    Tile,
)
from cenote.games.tzolkin.names import ARCHITECTURE, CORN, GOODS, IN_ACTION, SKULL, TOP_LEVEL
from cenote.games.tzolkin.rules.market import Market
from cenote.games.tzolkin.rules.payment import goods_of
from cenote.games.tzolkin.rules.technology import FreeAdvance, advance
from cenote.games.tzolkin.rules.temples import ChooseTemple, step_up
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import DONE, FULL_PRICE, MONUMENT, PLAIN, RAISE, SPARE

# Ways to come to a building.
ONE: Final = 0  # Tikal 2
FIRST_OF_TWO: Final = 1  # Tikal 4, or a monument instead
SECOND: Final = 2  # Tikal 4, architecture spent on the first
SECOND_WITH_RIGHT: Final = 3  # Tikal 4, architecture kept for the second
FOR_CORN: Final = 4  # Uxmal 4
BONUS: Final = 5  # through another building; may be refused (T90)

NOT_IN_ROW: Final = Reason("T88", "not-on-offer", "tile")
NOT_ON_OFFER: Final = Reason("T89", "not-on-offer", "tile")
DEAR_TILE: Final = Reason("T87", "dear-tile", "tile", "cost", "have")
DEAR_WITH_ARCHITECTURE: Final = Reason("T81", "dear-even-with-architecture", "tile", "cost", "have")
DEAR_IN_CORN: Final = Reason("T57", "dear-in-corn", "tile", "cost", "have")
SKULL_MISSING: Final = Reason("T87", "skull-missing", "tile")
MONUMENT_BY_TIKAL_4: Final = Reason("T53", "monument-by-tikal-4", "tile")
NOTHING_TO_KEEP: Final = Reason("T119", "nothing-to-keep")
RULES: Final = ("T48", "T50", "T50", "T50", "T57", "T90")  # by way
MUST_BUILD: Final = [Reason(rule, "must-build") for rule in RULES]
NOT_IN_COST: Final = Reason("T81", "not-in-cost", "good", "cost")


def missing(me: Player, tile: Tile) -> int:
    """Resources that the player lacks for the full cost."""
    cost, goods = tile.cost, me.goods
    lack = 0
    for good in range(1, 4):
        if goods[good] < cost[good]:
            lack += cost[good] - goods[good]
    return lack


def has_discount(me: Player) -> bool:
    return me.levels[ARCHITECTURE] == TOP_LEVEL


def affordable(me: Player, tile: Tile, applied: bool) -> bool:
    """With resources; architecture 3 saves one of them (T81, T87)."""
    lack = missing(me, tile)
    return lack == 0 or (lack == 1 and applied and has_discount(me))


def corn_price(me: Player, tile: Tile) -> int:
    """2 corn for each resource, 2 less with architecture 3 (T57, T81)."""
    corn = 2 * tile.size
    return max(0, corn - 2) if has_discount(me) else corn


def can_build(s: Tzolkin, me: Player) -> bool:
    buildings = s.box.buildings
    for tile in s.row:
        if tile != NONE and affordable(me, buildings[tile], True):
            return True
    return False


def can_build_for_corn(s: Tzolkin, me: Player, corn: int) -> bool:
    buildings = s.box.buildings
    for tile in s.row:
        if tile != NONE and corn_price(me, buildings[tile]) <= corn:
            return True
    return False


def can_build_monument(s: Tzolkin, me: Player) -> bool:
    monuments = s.box.monuments
    for tile in s.monuments:
        if me.affords(monuments[tile].cost):
            return True
    return False


class Build(Choice[Tzolkin]):
    """Construct a building of the row, or with Tikal 4 a monument."""

    rule = "T87"
    takes = seated(way=range(6))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, way: int) -> None:
        self.seat = seat
        self.way = way

    def waits(self) -> bool:
        return self.way == SECOND or self.way == SECOND_WITH_RIGHT

    def cited(self, s: Tzolkin) -> str:
        return RULES[self.way]

    def moves(self, s: Tzolkin) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        for tile in s.row:
            if tile == NONE:
                continue
            if self.no_building(s, me, tile, False) is None:
                moves.append(RAISE.moves[tile])
            if self.way == FIRST_OF_TWO and self.no_building(s, me, tile, True) is None:
                moves.append(PLAIN.moves[tile])
        if self.way == FIRST_OF_TWO:
            moves += [MONUMENT.moves[tile] for tile in s.monuments if self.no_monument(s, me, tile) is None]
        if self.may_stop():
            moves.append(DONE)
        return moves

    def may_stop(self) -> bool:
        return self.way == SECOND or self.way == SECOND_WITH_RIGHT or self.way == BONUS

    def no_building(self, s: Tzolkin, me: Player, tile: int, plain: bool) -> Reason | None:
        """What stands against a building; a plain one keeps architecture for the second of Tikal 4 (T119)."""
        if tile not in s.row:
            return NOT_IN_ROW
        building = s.box.buildings[tile]
        if self.way == FOR_CORN and corn_price(me, building) > me.corn:
            return DEAR_IN_CORN
        if plain and (self.way != FIRST_OF_TWO or not me.levels[ARCHITECTURE]):
            return NOTHING_TO_KEEP
        applied = self.way != SECOND and not plain
        if self.way == FOR_CORN or affordable(me, building, applied):
            return None
        return DEAR_WITH_ARCHITECTURE if applied and has_discount(me) else DEAR_TILE

    def no_monument(self, s: Tzolkin, me: Player, tile: int) -> Reason | None:
        if self.way != FIRST_OF_TWO:
            return MONUMENT_BY_TIKAL_4
        if tile not in s.monuments:
            return NOT_ON_OFFER
        cost = s.box.monuments[tile].cost
        if me.goods[SKULL] < cost[SKULL]:
            return SKULL_MISSING
        return None if me.affords(cost) else DEAR_TILE

    def play(self, s: Tzolkin, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        if move[0] == MONUMENT.name:
            build_monument(s, me, MONUMENT.number(move))
            return
        applied = move[0] == RAISE.name and self.way != SECOND
        if self.way == FIRST_OF_TWO:
            spent = applied and me.levels[ARCHITECTURE] > 0
            s.stack.append(Build(self.seat, SECOND if spent else SECOND_WITH_RIGHT))
        tile = BUILDINGS.index(move[1])
        s.row = changed(s.row, s.row.index(tile), NONE)
        if s.events is not None:
            s.tell("build", self.seat, tile=move[1])
        if applied and has_discount(me):
            s.stack.append(Discount(self.seat, tile, self.way == FOR_CORN))
        elif self.way == FOR_CORN:
            s.pay(me, CORN, corn_price(me, s.box.buildings[tile]))
            complete(s, me, tile, applied)
        else:
            s.pay_all(me, s.box.buildings[tile].cost)
            complete(s, me, tile, applied)

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == RAISE.name or move[0] == PLAIN.name:
            return self.no_building(s, me, BUILDINGS.index(move[1]), move[0] == PLAIN.name)
        if move[0] == MONUMENT.name:
            return self.no_monument(s, me, MONUMENT.number(move))
        if move == DONE:
            return None if self.may_stop() else MUST_BUILD[self.way]
        return super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        if move == DONE or len(move) == 1:
            return {}
        me = s.players[self.seat]
        if move[0] == MONUMENT.name:
            return {"tile": move[1], "cost": priced(s.box.monuments[MONUMENT.number(move)]), "have": goods_of(me)}
        tile = s.box.buildings[BUILDINGS.index(move[1])]
        if self.way == FOR_CORN:
            return {"tile": move[1], "cost": corn_price(me, tile), "have": me.corn}
        return {"tile": move[1], "cost": priced(tile), "have": goods_of(me)}


def priced(tile: Tile) -> dict[str, int]:
    return {good: n for good, n in zip(GOODS, tile.cost, strict=True) if n}


class Discount(Choice[Tzolkin]):
    """Architecture 3: which resource to leave out, or 2 corn at Uxmal 4; one may pay in full (T81)."""

    completes = True
    rule = "T81"
    takes = seated(tile=range(len(BUILDINGS)), for_corn=range(2))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, tile: int, for_corn: int) -> None:
        self.seat = seat
        self.tile = tile
        self.for_corn = for_corn

    def possible(self, s: Tzolkin) -> bool:
        me, tile = s.players[self.seat], s.box.buildings[self.tile]
        return has_discount(me) and (corn_price(me, tile) <= me.corn if self.for_corn else affordable(me, tile, True))

    def moves(self, s: Tzolkin) -> list[Move]:
        moves = [SPARE.moves[good] for good in range(4) if self.no_saving(s, good) is None]
        return moves if self.no_full_price(s) else [*moves, FULL_PRICE]

    def no_saving(self, s: Tzolkin, good: int) -> Reason | None:
        """A resource of the cost may be left out, and must be the one that is missing."""
        if self.for_corn:
            return None if good == CORN else NOT_IN_COST
        me, tile = s.players[self.seat], s.box.buildings[self.tile]
        if good == CORN or not tile.cost[good]:
            return NOT_IN_COST
        return DEAR_TILE if missing(me, tile) and me.goods[good] >= tile.cost[good] else None

    def no_full_price(self, s: Tzolkin) -> Reason | None:
        me, tile = s.players[self.seat], s.box.buildings[self.tile]
        if self.for_corn:
            return DEAR_IN_CORN if 2 * tile.size > me.corn else None
        return DEAR_TILE if missing(me, tile) else None

    def play(self, s: Tzolkin, move: Move) -> None:
        me = s.players[self.seat]
        tile = s.box.buildings[self.tile]
        if self.for_corn:
            s.pay(me, CORN, 2 * tile.size if move == FULL_PRICE else corn_price(me, tile))
        else:
            cost = tile.cost.copy()
            if move != FULL_PRICE:
                cost[SPARE.number(move)] -= 1
            s.pay_all(me, cost)
        complete(s, me, self.tile, True)

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        if move[0] == SPARE.name:
            return self.no_saving(s, SPARE.number(move))
        return self.no_full_price(s) if move == FULL_PRICE else super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        if move[0] != SPARE.name:
            return {}
        tile = s.box.buildings[self.tile]
        return {"good": move[1], "cost": {"corn": 2 * tile.size} if self.for_corn else priced(tile)}


def complete(s: Tzolkin, me: Player, tile: int, applied: bool) -> None:
    """The building is paid: architecture's corn and points, then its effects (T82, T120)."""
    level = me.levels[ARCHITECTURE] if applied else 0
    if level >= 1:
        s.gain(me, CORN, 1)
    if level >= 2:
        s.score(me, 2, "technology")
    me.buildings = [*me.buildings, tile]
    if s.box.buildings[tile].effects:
        s.stack.append(Receive(me.seat, tile, 0))


def build_monument(s: Tzolkin, me: Player, tile: int) -> None:
    """No architecture, no effect until the end (T81, T89)."""
    s.monuments = without(s.monuments, tile)
    me.monuments = [*me.monuments, tile]
    if s.events is not None:
        s.tell("monument", me.seat, tile=s.box.monuments[tile].id)
    s.pay_all(me, s.box.monuments[tile].cost)


class Receive(Step[Tzolkin]):
    """The effects of a building, one after the other, each finished before the next (T120, T122)."""

    takes = seated(tile=range(len(BUILDINGS)), effect=range(MANY))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, tile: int, effect: int) -> None:
        self.seat = seat
        self.tile = tile
        self.effect = effect

    def possible(self, s: Tzolkin) -> bool:
        return self.tile in s.players[self.seat].buildings and self.effect < len(s.box.buildings[self.tile].effects)

    def run(self, s: Tzolkin) -> None:
        effects = s.box.buildings[self.tile].effects
        if self.effect + 1 < len(effects):
            s.stack.append(Receive(self.seat, self.tile, self.effect + 1))
        apply(s, s.players[self.seat], effects[self.effect])


def apply(s: Tzolkin, me: Player, effect: Effect) -> None:
    """Carry out one effect; an impossible part of it is lost (T121)."""
    kind, n = effect.kind, effect.n
    if kind < SKULL:
        s.gain(me, kind, n)
    elif kind == SKULL:
        s.gain_skulls(me, n)
    elif kind == VP:
        s.score(me, n, "buildings")
    elif kind == TEMPLE:
        for _ in range(n):
            if effect.of == ANY:
                s.stack.append(ChooseTemple(me.seat, 0, -1))
            else:
                step_up(s, me, effect.of)
    elif kind == TECHNOLOGY:
        for _ in range(n):
            if effect.of == ANY:
                s.stack.append(FreeAdvance(me.seat))
            else:
                advance(s, me, effect.of)
    elif kind == WORKER:
        for _ in range(n):
            s.gain_worker(me)
    elif kind == BUILD:
        s.stack.append(Build(me.seat, BONUS))
    elif kind == MARKET:
        s.stack.append(Market(me.seat, 0, 0))
    elif kind == ACTION:
        s.push("AnyAction", me.seat, 1)  # which may lead back here
    else:
        assert kind in (FEEDS, EASES)  # lasting, counted on food days
