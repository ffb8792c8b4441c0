"""The position, and small questions and changes that many rules share."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from cenote.core.rng import Rng
from cenote.games.tzolkin.components import Box
from cenote.games.tzolkin.fields import PlayerFields, TableFields
from cenote.games.tzolkin.names import GOODS, LOWEST, MAX_WORKERS, SKULL

if TYPE_CHECKING:
    from cenote.core.game import Game


class Player(PlayerFields):
    """What one seat has."""

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


class Tzolkin(TableFields):
    """A position of Tzolk'in."""

    def __init__(self, game: Game, rng: Rng, box: Box, of: Tzolkin | None = None) -> None:
        super().__init__(game, rng, of)
        self.box = box
        self.players: list[Player] = [] if of is None else [Player(player.seat, player) for player in of.players]

    def clone(self) -> Tzolkin:
        return Tzolkin(self.game, self.rng.clone(), self.box, self)

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
        """All costs go back to the supply (T36); only the skulls of the supply are counted (T125)."""
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
        """Most points, in quarters, then most workers still on gears (T105, T132)."""
        standing = [(4 * player.vp + player.quarters, self.workers_on_gears(player.seat)) for player in self.players]
        return [1 + sum(other > mine for other in standing) for mine in standing]
