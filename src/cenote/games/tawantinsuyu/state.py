"""The position, and small questions and changes that many rules share."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from cenote.core.rng import Rng
from cenote.games.tawantinsuyu.components import Box
from cenote.games.tawantinsuyu.fields import PlayerFields, TableFields
from cenote.games.tawantinsuyu.names import GOAL, GOODS, HER, SECTORS

if TYPE_CHECKING:
    from cenote.core.game import Game


class Player(PlayerFields):
    """What one seat has."""

    def has(self, power: int) -> bool:
        """Does the permanent building work for the player?"""
        return self.permanent & power != 0 and not self.inert

    @property
    def supply(self) -> int:
        """Workers that are not on the hill."""
        workers = self.workers
        return workers[0] + workers[1] + workers[2] + workers[3] + workers[4] + len(self.queue)

    def statues_of(self, god: int) -> int:
        return self.statues[god] + self.statues[god + 6]


class Tawantinsuyu(TableFields):
    """A position of Tawantinsuyu."""

    def __init__(self, game: Game, rng: Rng, box: Box, of: Tawantinsuyu | None = None) -> None:
        super().__init__(game, rng, of)
        self.box = box
        self.players: list[Player] = [] if of is None else [Player(player.seat, player) for player in of.players]

    def clone(self) -> Tawantinsuyu:
        return Tawantinsuyu(self.game, self.rng.clone(), self.box, self)

    # --- small questions ---

    def is_her(self, me: Player) -> bool:
        return self.solo and me.seat == HER

    def on(self, switch: int) -> bool:
        """Is the switch of the solo game on?"""
        return self.switches & switch != 0

    def action_at(self, sector: int) -> int:
        """The action of the Coricancha cell that faces the sector (W12)."""
        return self.box.actions[(sector - self.rotation) % SECTORS]

    def sector_of(self, action: int) -> int:
        return (self.box.actions.index(action) + self.rotation) % SECTORS

    def order(self, seat: int) -> list[int]:
        """All seats in turn order from this one on."""
        players = len(self.players)
        return [(seat + later) % players for later in range(players)]

    # --- small changes, told to those who watch ---

    def tell(self, name: str, seat: int | None = None, **args: Any) -> None:
        """Axomamma has no seat of her own; she is told of by name."""
        if self.solo and seat == HER:
            super().tell(name, None, who="axomamma", **args)
        else:
            super().tell(name, seat, **args)

    def gain(self, me: Player, good: int, n: int) -> None:
        me.goods[good] += n
        if self.events is not None and n:
            self.tell("gain", me.seat, goods={GOODS[good]: n})
        if good == 0 and self.solo and me.seat == HER and me.goods[0] >= 5:
            self.sell_potatoes(me)

    def sell_potatoes(self, her: Player) -> None:
        """Axomamma turns every 5 potatoes into 5 points at once (WS13, WS56)."""
        fives = her.goods[0] // 5
        her.goods[0] -= 5 * fives
        if self.events is not None:
            self.tell("pay", her.seat, goods={GOODS[0]: 5 * fives})
        self.score(her, 5 * fives, "axomamma")

    def pay(self, me: Player, good: int, n: int) -> None:
        me.goods[good] -= n
        if self.events is not None and n:
            self.tell("pay", me.seat, goods={GOODS[good]: n})

    def score(self, me: Player, vp: int, source: str) -> None:
        """Points never drop below 0 (W4)."""
        before = me.vp
        me.vp = max(0, before + vp)
        if self.events is not None and me.vp != before:
            self.tell("score", me.seat, vp=me.vp - before, source=source)

    # --- what the kernel asks of every game ---

    def scores(self) -> list[int | Fraction]:
        return [self.players[0].vp] if self.solo else [player.vp for player in self.players]

    def ranking(self) -> list[int]:
        """Most points, then most goods (W101); alone, whether Axomamma is beaten (WS49)."""
        if self.solo:
            me, her = self.players[0], self.players[HER]
            return [1 if me.vp >= GOAL and me.vp > her.vp else 2]
        standing = [(player.vp, sum(player.goods)) for player in self.players]
        return [1 + sum(other > mine for other in standing) for mine in standing]
