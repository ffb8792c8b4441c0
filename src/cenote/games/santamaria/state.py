"""The position: the common board, the colonies and what each player has."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from cenote.core.fields import NONE
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.shared import UNMADE, UNMADE_LISTS
from cenote.games.santamaria.city import City
from cenote.games.santamaria.components import Box
from cenote.games.santamaria.geometry import CELLS
from cenote.games.santamaria.names import CACAO, COIN, DOCKS, GOLD, GOODS, HAPPINESS, SPACES, WAREHOUSING
from cenote.games.santamaria.variant import Variant

if TYPE_CHECKING:
    from cenote.core.game import Game


class Player:
    """What one seat has. The Maya has no colony; its goods are its full stores (SXD5)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.goods = UNMADE
        self.vp = 0  # happiness, and at the end everything else
        self.cacao_stores = 0
        self.religion = 0
        self.march = 0  # space on the conquistador track
        self.passed = 0  # passing space of this year; 0 before
        self.monks = 0  # not yet placed
        self.scholars = 0  # bits
        self.given_scholar = NONE  # of a town hall pair (S88)
        self.white_used = 0  # this year
        self.blue_used = 0
        self.bought = 0  # coin activations this year
        self.dice = 0  # blue dice owned, or unlocked uses of the shared ones (S92)
        self.blue = UNMADE  # own blue dice at hand, by value
        self.colony = NONE
        self.hall = NONE
        self.cells = UNMADE  # kinds
        self.on = UNMADE  # coins, or a die
        self.developed = 0  # cells as bits
        self.houses = 0
        self.blocked = 0  # by a die or coins
        self.governor = NONE
        self.laid = UNMADE  # tiles: number * 144 + place
        self.docks = UNMADE_LISTS
        self.hired = UNMADE

    @staticmethod
    def blank(seat: int) -> Player:
        """A player with nothing at all."""
        me = Player(seat)
        me.goods = [0] * len(GOODS)
        me.blue = [0] * 6
        me.cells = [NONE] * CELLS
        me.on = [0] * CELLS
        me.laid = []
        me.docks = [[] for _ in DOCKS]
        me.hired = [0, 0, 0]
        return me

    def clone(self) -> Player:
        """Lists that seldom change are shared, as in the position."""
        new = Player(self.seat)
        new.goods = self.goods.copy()
        new.vp = self.vp
        new.cacao_stores = self.cacao_stores
        new.religion = self.religion
        new.march = self.march
        new.passed = self.passed
        new.monks = self.monks
        new.scholars = self.scholars
        new.given_scholar = self.given_scholar
        new.white_used = self.white_used
        new.blue_used = self.blue_used
        new.bought = self.bought
        new.dice = self.dice
        new.blue = self.blue
        new.colony = self.colony
        new.hall = self.hall
        new.cells = self.cells
        new.on = self.on.copy()
        new.developed = self.developed
        new.houses = self.houses
        new.blocked = self.blocked
        new.governor = self.governor
        new.laid = self.laid
        new.docks = self.docks
        new.hired = self.hired
        return new

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


class SantaMaria(State):
    """A position of Santa Maria."""

    def __init__(self, game: Game, rng: Rng, box: Box, variant: Variant) -> None:
        super().__init__(game, rng)
        self.box = box
        self.variant = variant
        self.players: list[Player] = []
        self.maya = NONE  # the seat of the Maya
        self.city: City | None = None
        self.year = 0
        self.first = 0
        self.order = UNMADE  # seats on the conquistador track, from the first to the last
        self.passed = UNMADE  # seats in the order of passing
        self.white = UNMADE  # dice in the pool, by value
        self.blue = UNMADE  # shared ones
        self.ambassadors = UNMADE  # values of the white and the blue one; 0 when taken
        self.docks = UNMADE  # shipping tiles on offer, the special one last
        self.ships = UNMADE
        self.special_ships = UNMADE
        self.display = UNMADE
        self.stacks = UNMADE_LISTS  # expansion tiles by shape
        self.roads = 0  # road tiles left
        self.places = UNMADE  # what is on each space for monks, or NONE
        self.monks = UNMADE  # seats as bits
        self.pairs = UNMADE  # town halls on offer, each with the scholar of the same place
        self.pair_scholars = UNMADE
        self.specialists = UNMADE  # beside each value
        self.specialist_stack = UNMADE
        self.gold = 0  # in the supply, where it is counted (SXD23)

    @staticmethod
    def blank(game: Game, rng: Rng, box: Box, variant: Variant, players: int) -> SantaMaria:
        """An empty table."""
        s = SantaMaria(game, rng, box, variant)
        s.players = [Player.blank(seat) for seat in range(players)]
        s.order = list(range(players))
        s.passed = []
        s.white, s.blue = [0] * 6, [0] * 6
        s.ambassadors = [0, 0]
        s.special_ships = []
        s.monks = [0] * SPACES
        s.pairs, s.pair_scholars = [], []
        s.specialists, s.specialist_stack = [], []
        return s

    def clone(self) -> SantaMaria:
        """Lists that seldom change are shared; whoever changes one makes a new list (`core.shared`)."""
        new = SantaMaria(self.game, self.rng.clone(), self.box, self.variant)
        new._share(self)
        new.players = [player.clone() for player in self.players]
        new.maya = self.maya
        new.city = self.city.clone() if self.city is not None else None
        new.year = self.year
        new.first = self.first
        new.order = self.order
        new.passed = self.passed
        new.white = self.white
        new.blue = self.blue
        new.ambassadors = self.ambassadors
        new.docks = self.docks
        new.ships = self.ships
        new.special_ships = self.special_ships
        new.display = self.display
        new.stacks = self.stacks
        new.roads = self.roads
        new.places = self.places
        new.monks = self.monks
        new.pairs = self.pairs
        new.pair_scholars = self.pair_scholars
        new.specialists = self.specialists
        new.specialist_stack = self.specialist_stack
        new.gold = self.gold
        return new

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
        me.goods[good] += taken
        if self.events is not None and taken:
            self.tell("gain", me.seat, goods={GOODS[good]: taken})
        if taken < n and good != CACAO and me.seat != self.maya:
            self.overflow(me, good, n - taken)

    def gain_coins(self, me: Player, n: int) -> None:
        me.goods[COIN] += n
        if self.events is not None and n:
            self.tell("gain", me.seat, goods={"coin": n})

    def overflow(self, me: Player, good: int, n: int) -> None:
        """Coins in place of what does not fit into the storage (S7)."""
        rate = self.box.sell[good] + (self.box.warehousing if me.has(WAREHOUSING) else 0)
        me.goods[COIN] += n * rate
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
                me.goods[GOLD] += 1
                if self.events is not None:
                    self.tell("gain", me.seat, goods={"gold": 1})

    def pay(self, me: Player, good: int, n: int) -> None:
        """All costs go to the supply (S4); only the gold of the supply is counted."""
        me.goods[good] -= n
        if good == GOLD and self.city is not None:
            self.gold += n
        if self.events is not None and n:
            self.tell("pay", me.seat, goods={GOODS[good]: n})

    def pay_all(self, me: Player, cost: list[int]) -> None:
        for good in range(len(GOODS)):
            if cost[good]:
                self.pay(me, good, cost[good])

    def score(self, me: Player, vp: int, source: str) -> None:
        me.vp += vp
        if self.events is not None and vp:
            self.tell("score", me.seat, vp=vp, source=source)

    def roll(self) -> int:
        return self.below(6) + 1

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

    def view(self, seat: int | None) -> dict[str, Any]:
        from cenote.games.santamaria.view import view

        return view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> SantaMaria:
        from cenote.games.santamaria.view import redeal

        return redeal(self, seat, rng)

    def fields(self) -> dict[str, Any]:
        from cenote.games.santamaria.dump import fields

        return fields(self)
