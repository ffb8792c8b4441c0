"""The position: hill, village, temple, regions, market, cards and what each player has."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from cenote.core.fields import NONE
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.shared import UNMADE
from cenote.games.tawantinsuyu.components import Box
from cenote.games.tawantinsuyu.names import (
    GOAL,
    GODS,
    GOODS,
    HER,
    SECTORS,
    SIZES,
    START_MARKERS,
    START_STAIRS,
    START_VP,
    WORKERS,
)

if TYPE_CHECKING:
    from cenote.core.game import Game


class Player:
    """What one seat has. Axomamma's seat is HER."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.vp = START_VP
        self.goods = UNMADE
        self.workers = UNMADE  # in supply, by colour
        self.queue = UNMADE  # Axomamma's workers instead, the oldest first (WS23)
        self.priest = NONE  # the sector that the high priest's cell faces
        self.step = 0  # of the temple
        self.stairs = START_STAIRS  # markers not yet built
        self.markers = START_MARKERS  # conquest markers not yet placed
        self.hand = UNMADE  # god cards
        self.laid = UNMADE  # god cards dealt in set-up and not kept (W21)
        self.army = UNMADE  # army cards in hand
        self.drawn = UNMADE  # army cards between drawing and choosing (W51)
        self.troops = UNMADE  # army cards in the play area, face up
        self.tired = UNMADE  # and face down
        self.leaving = UNMADE  # troops pledged to a conquest: to be discarded (W148)
        self.tiring = UNMADE  # and to be turned down
        self.up = UNMADE  # production buildings, face up
        self.down = UNMADE  # and face down
        self.permanent = 0  # permanent buildings, as bits
        self.inert = False  # they are of no use to Axomamma (WS16)
        self.statues = UNMADE
        self.tapestries: list[tuple[int, ...]] = []  # weavings from left to right

    @staticmethod
    def blank(seat: int) -> Player:
        """A player with nothing at all."""
        me = Player(seat)
        me.goods = [0] * len(GOODS)
        me.workers = [0] * len(WORKERS)
        me.queue, me.hand, me.laid = [], [], []
        me.army, me.drawn, me.troops, me.tired = [], [], [], []
        me.leaving, me.tiring = [], []
        me.up, me.down = [], []
        me.statues = [0] * (len(SIZES) * len(GODS))
        return me

    def clone(self) -> Player:
        """Lists that seldom change are shared, as in the position."""
        new = Player(self.seat)
        new.vp = self.vp
        new.goods = self.goods.copy()
        new.workers = self.workers.copy()
        new.queue = self.queue
        new.priest = self.priest
        new.step = self.step
        new.stairs = self.stairs
        new.markers = self.markers
        new.hand = self.hand.copy()
        new.laid = self.laid
        new.army = self.army.copy()
        new.drawn = self.drawn
        new.troops = self.troops.copy()
        new.tired = self.tired.copy()
        new.leaving = self.leaving
        new.tiring = self.tiring
        new.up = self.up.copy()
        new.down = self.down.copy()
        new.permanent = self.permanent
        new.inert = self.inert
        new.statues = self.statues
        new.tapestries = self.tapestries.copy()
        return new

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


class Tawantinsuyu(State):
    """A position of Tawantinsuyu."""

    def __init__(self, game: Game, rng: Rng, box: Box) -> None:
        super().__init__(game, rng)
        self.box = box
        self.players: list[Player] = []
        self.solo = False  # players[HER] is Axomamma
        self.switches = 0  # of the solo game, as bits
        self.first = 0  # who takes the first turn
        self.opened = False  # the god cards laid out in set-up are open (W21)
        self.active = NONE  # whose turn it is; nobody's in set-up and ceremonies
        self.holder = NONE  # of the ceremony token
        self.ceremonies = 0  # held so far
        self.last = False  # the next ceremony is the last one, whatever its number (W91)
        self.rotation = 0  # sector that the first action of the Coricancha faces
        self.exchanged = 0  # what Z15 gave and got since the last other move, as bits
        self.hill = UNMADE  # by space: the colour of the worker there, or NONE
        self.bag = UNMADE
        self.village = UNMADE  # from the potato end to the corn end
        self.nomads = UNMADE
        self.losses = UNMADE  # war losses by colour
        self.boxed = UNMADE  # workers out of the game
        self.upper = UNMADE  # owners of stairs
        self.lower = UNMADE
        self.conquests = UNMADE  # owners of conquest spaces
        self.deck = UNMADE  # god cards, the top last
        self.altar = UNMADE  # the oldest first
        self.played = NONE  # the god card that paid for this turn's placement
        self.spent = UNMADE  # god cards that go back into the deck when all are done (W23, W96)
        self.army_deck = UNMADE
        self.army_discard = UNMADE
        self.statues = UNMADE  # in stock
        self.weavings = UNMADE  # the stack, its face-up top last
        self.loom = UNMADE  # weavings drawn for a weave task, seen by all
        self.bought = UNMADE  # and taken from them, in the order in which they are added
        self.starts = UNMADE  # start weavings nobody has chosen
        self.market = UNMADE  # buildings on offer, both types
        self.replaced = UNMADE  # chosen to be swapped (W54)
        self.production_stack = UNMADE
        self.permanent_stack = UNMADE
        self.slots = UNMADE  # god cards under Axomamma's board
        self.tokens = UNMADE  # cells of her numbered tokens
        self.personality = NONE
        self.roll = 0  # her die

    @staticmethod
    def blank(game: Game, rng: Rng, box: Box) -> Tawantinsuyu:
        """An empty table."""
        s = Tawantinsuyu(game, rng, box)
        s.hill = [NONE] * len(box.spaces)
        s.bag, s.village, s.nomads = [], [], []
        s.losses, s.boxed = [0] * len(WORKERS), [0] * len(WORKERS)
        s.upper, s.lower = [NONE] * SECTORS, [NONE] * SECTORS
        s.conquests = [NONE] * len(box.conquests)
        s.deck, s.altar, s.spent = [], [], []
        s.army_deck, s.army_discard = [], []
        s.weavings, s.loom, s.bought, s.starts = [], [], [], []
        s.market, s.replaced = [], []
        s.production_stack, s.permanent_stack = [], []
        s.slots, s.tokens = [], []
        return s

    def clone(self) -> Tawantinsuyu:
        """Lists that seldom change are shared; whoever changes one makes a new list (`core.shared`)."""
        new = Tawantinsuyu(self.game, self.rng.clone(), self.box)
        new._share(self)
        new.players = [player.clone() for player in self.players]
        new.solo = self.solo
        new.switches = self.switches
        new.first = self.first
        new.opened = self.opened
        new.active = self.active
        new.holder = self.holder
        new.ceremonies = self.ceremonies
        new.last = self.last
        new.rotation = self.rotation
        new.exchanged = self.exchanged
        new.hill = self.hill
        new.bag = self.bag.copy()
        new.village = self.village.copy()
        new.nomads = self.nomads.copy()
        new.losses = self.losses
        new.boxed = self.boxed
        new.upper = self.upper
        new.lower = self.lower
        new.conquests = self.conquests
        new.deck = self.deck.copy()
        new.altar = self.altar.copy()
        new.played = self.played
        new.spent = self.spent
        new.army_deck = self.army_deck.copy()
        new.army_discard = self.army_discard.copy()
        new.statues = self.statues
        new.weavings = self.weavings.copy()
        new.loom = self.loom
        new.bought = self.bought
        new.starts = self.starts
        new.market = self.market.copy()
        new.replaced = self.replaced
        new.production_stack = self.production_stack.copy()
        new.permanent_stack = self.permanent_stack.copy()
        new.slots = self.slots
        new.tokens = self.tokens
        new.personality = self.personality
        new.roll = self.roll
        return new

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

    @property
    def final_ceremony(self) -> bool:
        """Will the next ceremony be the last one? (W89, W91)"""
        return self.last or self.ceremonies == 2

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

    def view(self, seat: int | None) -> dict[str, Any]:
        from cenote.games.tawantinsuyu.view import view

        return view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> Tawantinsuyu:
        from cenote.games.tawantinsuyu.view import redeal

        return redeal(self, seat, rng)

    def fields(self) -> dict[str, Any]:
        from cenote.games.tawantinsuyu.dump import fields

        return fields(self)
