"""The fields of a position, as `position.py` declares them: written by `python -m cenote.games.declare`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cenote.core.kernel import State
from cenote.core.rng import Rng

if TYPE_CHECKING:
    from cenote.core.game import Game


class PlayerFields:
    """What one seat has. Axomamma's seat is HER."""

    def __init__(self, seat: int, of: PlayerFields | None = None) -> None:
        self.seat = seat
        if of is None:
            self.vp: int = 10
            self.goods: list[int] = [0] * 4
            self.workers: list[int] = [0] * 5
            self.queue: list[int] = []
            self.priest: int = -1
            self.step: int = 0
            self.stairs: int = 5
            self.markers: int = 10
            self.hand: list[int] = []
            self.laid: list[int] = []
            self.army: list[int] = []
            self.drawn: list[int] = []
            self.troops: list[int] = []
            self.tired: list[int] = []
            self.leaving: list[int] = []
            self.tiring: list[int] = []
            self.up: list[int] = []
            self.down: list[int] = []
            self.permanent: int = 0
            self.inert: bool = False
            self.statues: list[int] = [0] * 12
            self.tapestries: list[list[int]] = []
        else:
            self.vp = of.vp
            self.goods = of.goods.copy()
            self.workers = of.workers.copy()
            self.queue = of.queue
            self.priest = of.priest
            self.step = of.step
            self.stairs = of.stairs
            self.markers = of.markers
            self.hand = of.hand
            self.laid = of.laid
            self.army = of.army
            self.drawn = of.drawn
            self.troops = of.troops
            self.tired = of.tired
            self.leaving = of.leaving
            self.tiring = of.tiring
            self.up = of.up
            self.down = of.down
            self.permanent = of.permanent
            self.inert = of.inert
            self.statues = of.statues
            self.tapestries = of.tapestries


class TableFields(State):
    """What lies on the table."""

    def __init__(self, game: Game, rng: Rng, of: TableFields | None = None) -> None:
        super().__init__(game, rng)
        if of is None:
            self.solo: bool = False
            self.switches: int = 0
            self.first: int = 0
            self.opened: bool = False
            self.active: int = -1
            self.holder: int = -1
            self.ceremonies: int = 0
            self.last: bool = False
            self.rotation: int = 0
            self.exchanged: int = 0
            self.hill: list[int] = [-1] * 45
            self.bag: list[int] = []
            self.village: list[int] = []
            self.nomads: list[int] = []
            self.losses: list[int] = [0] * 5
            self.boxed: list[int] = [0] * 5
            self.upper: list[int] = [-1] * 5
            self.lower: list[int] = [-1] * 5
            self.conquests: list[int] = [-1] * 24
            self.deck: list[int] = []
            self.altar: list[int] = []
            self.played: int = -1
            self.spent: list[int] = []
            self.army_deck: list[int] = []
            self.army_discard: list[int] = []
            self.statues: list[int] = [0] * 12
            self.weavings: list[int] = []
            self.loom: list[int] = []
            self.bought: list[int] = []
            self.starts: list[int] = []
            self.market: list[int] = []
            self.replaced: list[int] = []
            self.production_stack: list[int] = []
            self.permanent_stack: list[int] = []
            self.slots: list[int] = []
            self.tokens: list[int] = []
            self.personality: int = -1
            self.roll: int = 0
        else:
            self._share(of)
            self.solo = of.solo
            self.switches = of.switches
            self.first = of.first
            self.opened = of.opened
            self.active = of.active
            self.holder = of.holder
            self.ceremonies = of.ceremonies
            self.last = of.last
            self.rotation = of.rotation
            self.exchanged = of.exchanged
            self.hill = of.hill
            self.bag = of.bag
            self.village = of.village
            self.nomads = of.nomads
            self.losses = of.losses
            self.boxed = of.boxed
            self.upper = of.upper
            self.lower = of.lower
            self.conquests = of.conquests
            self.deck = of.deck.copy()
            self.altar = of.altar
            self.played = of.played
            self.spent = of.spent
            self.army_deck = of.army_deck.copy()
            self.army_discard = of.army_discard
            self.statues = of.statues
            self.weavings = of.weavings
            self.loom = of.loom
            self.bought = of.bought
            self.starts = of.starts
            self.market = of.market
            self.replaced = of.replaced
            self.production_stack = of.production_stack
            self.permanent_stack = of.permanent_stack
            self.slots = of.slots
            self.tokens = of.tokens
            self.personality = of.personality
            self.roll = of.roll
