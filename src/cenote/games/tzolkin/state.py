"""The position: gears, jungle, temples, tiles and what each player has."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.games.tzolkin.components import Box
from cenote.games.tzolkin.names import (
    GOODS,
    LOWEST,
    MAX_WORKERS,
    NOBODY,
    SKULL,
    START_WORKERS,
)

if TYPE_CHECKING:
    from cenote.core.game import Game


class Player:
    """What one seat has."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.goods = [0, 0, 0, 0, 0]
        self.vp = 0
        self.quarters = 0  # quarter points left over by the last corn (T104)
        self.workers = START_WORKERS  # in play
        self.hand = START_WORKERS  # of these, not on a gear and not on the first-player space
        self.light = True  # side of the player board (T68)
        self.temples = [0, 0, 0]
        self.levels = [0, 0, 0, 0]
        self.corn_tiles = 0
        self.wood_tiles = 0
        self.buildings: list[int] = []
        self.monuments: list[int] = []
        self.dealt: list[int] = []
        self.kept: list[int] = []

    def clone(self) -> Player:
        new = Player(self.seat)
        new.goods = self.goods.copy()
        new.vp = self.vp
        new.quarters = self.quarters
        new.workers = self.workers
        new.hand = self.hand
        new.light = self.light
        new.temples = self.temples.copy()
        new.levels = self.levels.copy()
        new.corn_tiles = self.corn_tiles
        new.wood_tiles = self.wood_tiles
        new.buildings = self.buildings.copy()
        new.monuments = self.monuments.copy()
        new.dealt = self.dealt.copy()
        new.kept = self.kept.copy()
        return new

    @property
    def corn(self) -> int:
        return self.goods[0]

    @property
    def resources(self) -> int:
        """Cubes of wood, stone and gold together."""
        return self.goods[1] + self.goods[2] + self.goods[3]

    def affords(self, cost: list[int]) -> bool:
        goods = self.goods
        return goods[1] >= cost[1] and goods[2] >= cost[2] and goods[3] >= cost[3] and goods[4] >= cost[4]

    def can_go_down(self) -> bool:
        """Is there a temple in which the gods can still punish? (T22, T43)"""
        temples = self.temples
        return temples[0] > LOWEST or temples[1] > LOWEST or temples[2] > LOWEST


class Tzolkin(State):
    """A position of Tzolk'in."""

    def __init__(self, game: Game, rng: Rng, box: Box) -> None:
        super().__init__(game, rng)
        self.box = box
        self.players: list[Player] = []
        self.round = 0
        self.day = 0  # days advanced so far (T127)
        self.food_days = 0  # held so far
        self.marker = 0  # who holds the first-player marker
        self.occupant = NOBODY  # of the first-player space
        self.teeth_corn = 0
        self.gears: list[list[int]] = []  # by position: a seat, DUMMY or NOBODY
        self.covered: list[int] = []  # cells of each jungle group with wood over corn
        self.open: list[int] = []  # cells that show their corn
        self.burnt = 0
        self.skulls = 0  # in the supply
        self.ovals: list[int] = []  # who put a skull on Chichen Itza 1 to 9, or NOBODY
        self.row: list[int] = []  # buildings on offer, EMPTY_SLOT where one is missing
        self.stack1: list[int] = []
        self.stack2: list[int] = []
        self.monuments: list[int] = []  # on offer
        self.undealt: list[int] = []  # wealth tiles that nobody saw
        self.shown: list[int] = []  # wealth tiles that placed the dummies

    def clone(self) -> Tzolkin:
        new = Tzolkin(self.game, self.rng.clone(), self.box)
        new._share(self)
        new.players = [player.clone() for player in self.players]
        new.round = self.round
        new.day = self.day
        new.food_days = self.food_days
        new.marker = self.marker
        new.occupant = self.occupant
        new.teeth_corn = self.teeth_corn
        new.gears = [gear.copy() for gear in self.gears]
        new.covered = self.covered.copy()
        new.open = self.open.copy()
        new.burnt = self.burnt
        new.skulls = self.skulls
        new.ovals = self.ovals.copy()
        new.row = self.row.copy()
        new.stack1 = self.stack1.copy()
        new.stack2 = self.stack2.copy()
        new.monuments = self.monuments.copy()
        new.undealt = self.undealt
        new.shown = self.shown
        return new

    # --- small questions ---

    @property
    def age(self) -> int:
        return 1 if self.food_days < 2 else 2

    @property
    def is_food_day(self) -> bool:
        """Is a food day due in this round? (T127)"""
        return self.food_days < 4 and self.day >= self.box.food_days[self.food_days]

    def days_left(self) -> int:
        """Days until the next food day; 0 on one."""
        return max(0, self.box.food_days[min(self.food_days, 3)] - self.day)

    def workers_on_gears(self, seat: int) -> int:
        return sum(gear.count(seat) for gear in self.gears)

    def top_taken(self, temple: int) -> bool:
        """Does somebody stand on the top step? (T91)"""
        top = self.box.temples[temple].top
        for player in self.players:
            if player.temples[temple] == top:
                return True
        return False

    # --- small changes, told to those who watch ---

    def gain(self, me: Player, good: int, n: int) -> None:
        me.goods[good] += n
        if self.events is not None and n:
            self.tell("gain", me.seat, goods={GOODS[good]: n})

    def gain_skulls(self, me: Player, n: int) -> None:
        """Skulls come from the supply as far as it lasts (T46, T126)."""
        n = min(n, self.skulls)
        self.skulls -= n
        self.gain(me, SKULL, n)

    def pay(self, me: Player, good: int, n: int) -> None:
        """All costs go back to the supply (T36); only the skulls of the supply are counted."""
        me.goods[good] -= n
        if good == SKULL:
            self.skulls += n
        if self.events is not None and n:
            self.tell("pay", me.seat, goods={GOODS[good]: n})

    def pay_all(self, me: Player, cost: list[int]) -> None:
        for good in range(5):
            if cost[good]:
                self.pay(me, good, cost[good])

    def score(self, me: Player, vp: int, source: str) -> None:
        me.vp += vp
        if self.events is not None and vp:
            self.tell("score", me.seat, vp=vp, source=source)

    def gain_worker(self, me: Player) -> None:
        """One more worker from the supply into play; nothing with six (T56, T121)."""
        if me.workers < MAX_WORKERS:
            me.workers += 1
            me.hand += 1
            if self.events is not None:
                self.tell("worker", me.seat)

    # --- what the kernel asks of every game ---

    def scores(self) -> list[int | Fraction]:
        return [player.vp + Fraction(player.quarters, 4) if player.quarters else player.vp for player in self.players]

    def ranking(self) -> list[int]:
        """Most points, then most workers still on gears (T105)."""
        standing = [(4 * player.vp + player.quarters, self.workers_on_gears(player.seat)) for player in self.players]
        return [1 + sum(other > mine for other in standing) for mine in standing]

    def view(self, seat: int | None) -> dict[str, Any]:
        from cenote.games.tzolkin.view import view

        return view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> Tzolkin:
        from cenote.games.tzolkin.view import redeal

        return redeal(self, seat, rng)

    def fields(self) -> dict[str, Any]:
        from cenote.games.tzolkin.dump import fields

        return fields(self)
