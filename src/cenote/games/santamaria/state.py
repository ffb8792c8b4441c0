"""The position, and small questions and changes that many rules share."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from cenote.core.fields import NONE
from cenote.core.rng import Rng
from cenote.core.shared import added
from cenote.games.santamaria.components import Box
from cenote.games.santamaria.fields import CityFields, PlayerFields, TableFields
from cenote.games.santamaria.names import CACAO, COIN, FIRST_BISHOP, GOLD, GOODS, HAPPINESS, WAREHOUSING
from cenote.games.santamaria.variant import Variant

if TYPE_CHECKING:
    from cenote.core.game import Game


class Player(PlayerFields):
    """What one seat has. The Maya has no colony; its goods are its full stores (SXD5)."""

    @property
    def coins(self) -> int:
        return self.goods[COIN]

    def has(self, scholar: int) -> bool:
        return (self.scholars & scholar) != 0

    @property
    def taken(self) -> int:
        """Cells where no tile can be laid: developed ones and the governor's (S26, SXA5)."""
        return self.developed | 1 << self.governor if self.governor >= 0 else self.developed

    @property
    def free(self) -> int:
        """Cells with a free building (S3)."""
        free = self.houses & ~self.blocked
        return free & ~(1 << self.governor) if self.governor >= 0 else free

    def ships(self) -> int:
        return sum(len(dock) for dock in self.docks)


class City(CityFields):
    """The Maya city. Full stores are the goods of the Maya's player."""

    def is_free(self, site: int) -> bool:
        """Does a building stand there that nothing lies on? (SXD28)"""
        return self.sites[site] != NONE and self.on[site] == 0


class SantaMaria(TableFields):
    """A position of Santa Maria."""

    def __init__(self, game: Game, rng: Rng, box: Box, variant: Variant, of: SantaMaria | None = None) -> None:
        super().__init__(game, rng, of)
        self.box = box
        self.variant = variant
        self.players: list[Player] = [] if of is None else [Player(player.seat, player) for player in of.players]
        self.city: City | None = None if of is None or of.city is None else City(of.city)

    def clone(self) -> SantaMaria:
        return SantaMaria(self.game, self.rng.clone(), self.box, self.variant, self)

    # --- small questions ---

    @property
    def the_city(self) -> City:
        assert self.city is not None
        return self.city

    def limit(self, me: Player, good: int) -> int:
        """How much of a resource the player can keep (S7, SX18, SXD5)."""
        if me.seat == self.maya:
            return self.the_city.stores[good]
        return me.cacao_stores if good == CACAO else self.box.limit[good]

    def white_limit(self) -> int:
        """White pool dice that a player may use in a year (S35, SXC1)."""
        return self.box.white_dice[self.variant.ambassadors]

    # --- small changes, told to those who watch ---

    def gain(self, me: Player, good: int, n: int) -> None:
        """Goods from the supply; what cannot be stored becomes coins (S7)."""
        if good == HAPPINESS:
            self.score(me, n, "happiness")
            return
        if good == COIN:
            self.gain_coins(me, n)
            return
        if good == GOLD and self.city is not None:
            self.gain_counted_gold(me, n)
            return
        taken = min(n, self.limit(me, good) - me.goods[good])
        if taken:
            me.goods = added(me.goods, good, taken)
            if self.events is not None:
                self.tell("gain", me.seat, goods={GOODS[good]: taken})
        if taken < n and good != CACAO and me.seat != self.maya:
            self.overflow(me, good, n - taken)

    def gain_coins(self, me: Player, n: int) -> None:
        if not n:
            return
        me.goods = added(me.goods, COIN, n)
        if self.events is not None:
            self.tell("gain", me.seat, goods={"coin": n})

    def overflow(self, me: Player, good: int, n: int) -> None:
        """Coins in place of what does not fit into the storage (S7)."""
        rate = self.box.sell[good] + (self.box.warehousing if me.has(WAREHOUSING) else 0)
        me.goods = added(me.goods, COIN, n * rate)
        if self.events is not None:
            self.tell("overflow", me.seat, good=GOODS[good], coins=n * rate)

    def gain_counted_gold(self, me: Player, n: int) -> None:
        """Gold comes from the temple, then from the supply; where neither has any, nothing (SXD8, SXD23)."""
        city = self.the_city
        for _ in range(n):
            if me.goods[GOLD] >= self.box.limit[GOLD]:
                self.overflow(me, GOLD, 1)
            elif city.gold or self.gold:
                if city.gold:
                    city.gold -= 1
                else:
                    self.gold -= 1
                me.goods = added(me.goods, GOLD, 1)
                if self.events is not None:
                    self.tell("gain", me.seat, goods={"gold": 1})

    def pay(self, me: Player, good: int, n: int) -> None:
        """All costs go to the supply (S4); only the gold of the supply is counted."""
        if not n:
            return
        me.goods = added(me.goods, good, -n)
        if good == GOLD and self.city is not None:
            self.gold += n
        if self.events is not None:
            self.tell("pay", me.seat, goods={GOODS[good]: n})

    def pay_all(self, me: Player, cost: list[int]) -> None:
        for good in range(len(GOODS)):
            self.pay(me, good, cost[good])

    def score(self, me: Player, vp: int, source: str) -> None:
        me.vp += vp
        if self.events is not None and vp:
            self.tell("score", me.seat, vp=vp, source=source)

    def roll(self) -> int:
        return self.below(6) + 1

    # --- what follows from the written fields ---

    def derive(self) -> None:
        """The sets of cells, and the scholars: those with an own monk, and the one of the pair (S55, S88)."""
        kinds = self.box.kinds
        for me in self.players:
            for cell, kind in enumerate(me.cells):
                me.developed |= (kind != NONE) << cell
                me.houses |= (kind != NONE and kinds[kind].house) << cell
                me.blocked |= (me.on[cell] != 0) << cell
            me.scholars = 1 << me.given_scholar if me.given_scholar != NONE else 0
            for space in range(FIRST_BISHOP):
                if self.places[space] != NONE and self.monks[space] >> me.seat & 1:
                    me.scholars |= 1 << self.places[space]

    # --- what the kernel asks of every game ---

    def scores(self) -> list[int | Fraction]:
        return [player.vp for player in self.players]

    def shows_score(self, owner: int, seat: int | None) -> bool:
        """Happiness lies face down until the game is over (S4)."""
        return owner == seat or self.variant.open_scores or not self.stack

    def seen_scores(self, seat: int | None) -> list[int | Fraction | None]:
        return [player.vp if self.shows_score(player.seat, seat) else None for player in self.players]

    def ranking(self) -> list[int]:
        """Most points, then the higher passing space of the last year (S81)."""
        standing = [(player.vp, -self.passing_place(player.seat)) for player in self.players]
        return [1 + sum(other > mine for other in standing) for mine in standing]

    def passing_place(self, seat: int) -> int:
        """How high the marker stands: by space, on one space the earlier marker is higher (S63, SX12)."""
        if seat not in self.passed:
            return 100
        return 10 * self.players[seat].passed + self.passed.index(seat)
