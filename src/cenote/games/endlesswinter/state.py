"""The position: boards, terrain, decks, and what each player has."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.shared import UNMADE, UNMADE_LISTS, added
from cenote.games.endlesswinter.components import Box
from cenote.games.endlesswinter.geometry import BASE, HEXES
from cenote.games.endlesswinter.names import (
    BETWEEN,
    CAMPS,
    MEGALITHS,
    NEUTRALS,
    NOMAD,
    NONE,
    ROUNDS,
    TRIBE_FIGURES,
    TYPES,
    UPPER,
    VILLAGES,
)
from cenote.games.endlesswinter.reading import Price

if TYPE_CHECKING:
    from cenote.core.game import Game


class Player:
    """What one seat has. Cards are known by their numbers in the box."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.vp = 0
        self.food = 0
        self.tools = 0
        self.setup = NONE  # the setup card
        self.chief = NONE  # the chief card: 2 x number + side
        self.chief_figure = 1  # in hand
        self.tribe_figures = TRIBE_FIGURES  # in hand
        self.resting = 0  # figures in the rest zone
        self.hand = UNMADE  # sorted
        self.deck = UNMADE  # the top is the last
        self.discard = UNMADE
        self.above = UNMADE  # above the board: played cards, in the eclipse phase the revealed pile
        self.ready = UNMADE  # cards above the board whose ability can still be used
        self.pile = UNMADE  # the eclipse pile, face down
        self.buried = UNMADE
        self.fresh = 0  # tribes initiated this turn, which cannot be played yet, as bits (E48)
        self.animals = UNMADE  # unturned
        self.turned = UNMADE
        self.stones = UNMADE
        self.camps = UNMADE  # on each hex
        self.camps_left = CAMPS  # on the board
        self.villages = UNMADE  # junctions
        self.neutrals = NEUTRALS  # megaliths in the supply
        self.megaliths = MEGALITHS
        self.offering = 0
        self.honour = 0

    @staticmethod
    def blank(seat: int) -> Player:
        """A player with nothing at all."""
        me = Player(seat)
        me.hand, me.deck, me.discard = [], [], []
        me.above, me.ready, me.pile, me.buried = [], [], [], []
        me.animals, me.turned = [0] * TYPES, [0] * TYPES
        me.camps = [0] * len(HEXES)
        me.stones, me.villages = [], []
        return me

    def clone(self) -> Player:
        """Lists that seldom change are shared, as in the position."""
        new = Player(self.seat)
        new.vp = self.vp
        new.food = self.food
        new.tools = self.tools
        new.setup = self.setup
        new.chief = self.chief
        new.chief_figure = self.chief_figure
        new.tribe_figures = self.tribe_figures
        new.resting = self.resting
        new.hand = self.hand.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.above = self.above.copy()
        new.ready = self.ready.copy()
        new.pile = self.pile
        new.buried = self.buried
        new.fresh = self.fresh
        new.animals = self.animals
        new.turned = self.turned
        new.stones = self.stones
        new.camps = self.camps
        new.camps_left = self.camps_left
        new.villages = self.villages
        new.neutrals = self.neutrals
        new.megaliths = self.megaliths
        new.offering = self.offering
        new.honour = self.honour
        return new

    @property
    def villages_left(self) -> int:
        return VILLAGES - len(self.villages)

    @property
    def figures(self) -> int:
        """Figures still to be placed this round."""
        return self.chief_figure + self.tribe_figures


class Winter(State):
    """A position of Endless Winter."""

    def __init__(self, game: Game, rng: Rng, box: Box) -> None:
        super().__init__(game, rng)
        self.box = box
        self.players: list[Player] = []  # the nomad of the solo game is the second
        self.level = NONE  # of the nomad; NONE with two players and more
        self.draft = 0
        self.slow_start = False
        self.sole_majority = False
        self.glacier_tokens = False
        self.rest_tokens = False
        self.round = 0
        self.eclipse = False  # is it the eclipse phase?
        self.order = UNMADE  # seats, the first to move first
        self.chief_offer = UNMADE  # chief cards to draft
        self.setup_offer = UNMADE
        self.supply = UNMADE  # cards left in each tribe deck
        self.display = UNMADE  # culture cards, NONE where one is missing
        self.culture = UNMADE_LISTS  # the decks of the two eras
        self.stones = UNMADE_LISTS  # on offer, by era
        self.animal_deck = UNMADE
        self.grounds = UNMADE  # hunting grounds: how many of each type
        self.terrain = UNMADE  # the tile on each hex
        self.villages = UNMADE  # who has a village on each junction, or NOBODY
        self.cells = UNMADE  # the tile cell on each cell of the megalith board, or -1
        self.megaliths = UNMADE  # by level and cell: a seat, NEUTRAL or NOBODY
        self.columns = UNMADE_LISTS  # figures in order of arrival: 2 x seat + chief
        self.honour = UNMADE  # all seats by rank on the honour track: the higher, then the more left (E88)
        self.tokens = UNMADE  # the glacier token on each hex, or NONE
        self.tokens_shown = 0  # hexes whose token lies face up, as bits
        self.rest_stack = UNMADE  # the top is the last
        self.rest_shown = NONE  # the token that lies face up
        self.rest_held = NONE  # the token of the figure that rests
        self.nomad_deck = UNMADE
        self.nomad_open = UNMADE  # this round's cards
        # --- the turn under way ---
        self.labour = 0  # in halves
        self.column = BETWEEN
        self.section = UPPER
        self.chief_placed = False
        self.chief_used = False
        self.bound = BETWEEN  # the column that a culture card asks for (E138)
        self.initiated = 0  # tribes chosen by Initiate this turn, as bits
        self.claimed = 0  # hexes whose benefit was taken in this eclipse, as bits
        self.board = 0  # benefits of the player board still to be taken, as bits

    @staticmethod
    def blank(game: Game, rng: Rng, box: Box) -> Winter:
        """An empty table."""
        s = Winter(game, rng, box)
        s.culture, s.stones = [[], []], [[], []]
        s.columns = [[], [], [], []]
        s.chief_offer, s.setup_offer = [], []
        s.animal_deck, s.rest_stack = [], []
        s.nomad_deck, s.nomad_open = [], []
        return s

    def clone(self) -> Winter:
        """Lists that seldom change are shared; whoever changes one makes a new list (`core.shared`)."""
        new = Winter(self.game, self.rng.clone(), self.box)
        new._share(self)
        new.players = [player.clone() for player in self.players]
        new.level = self.level
        new.draft = self.draft
        new.slow_start = self.slow_start
        new.sole_majority = self.sole_majority
        new.glacier_tokens = self.glacier_tokens
        new.rest_tokens = self.rest_tokens
        new.round = self.round
        new.eclipse = self.eclipse
        new.order = self.order
        new.chief_offer = self.chief_offer
        new.setup_offer = self.setup_offer
        new.supply = self.supply
        new.display = self.display
        new.culture = self.culture
        new.stones = self.stones
        new.animal_deck = self.animal_deck.copy()
        new.grounds = self.grounds
        new.terrain = self.terrain
        new.villages = self.villages
        new.cells = self.cells
        new.megaliths = self.megaliths
        new.columns = [column.copy() for column in self.columns]
        new.honour = self.honour
        new.tokens = self.tokens
        new.tokens_shown = self.tokens_shown
        new.rest_stack = self.rest_stack
        new.rest_shown = self.rest_shown
        new.rest_held = self.rest_held
        new.nomad_deck = self.nomad_deck
        new.nomad_open = self.nomad_open
        new.labour = self.labour
        new.column = self.column
        new.section = self.section
        new.chief_placed = self.chief_placed
        new.chief_used = self.chief_used
        new.bound = self.bound
        new.initiated = self.initiated
        new.claimed = self.claimed
        new.board = self.board
        return new

    # --- small questions ---

    @property
    def solo(self) -> bool:
        return self.level != NONE

    @property
    def people(self) -> int:
        """Seats with somebody who decides."""
        return 1 if self.level != NONE else len(self.players)

    @property
    def turns(self) -> int:
        """Turns of each player in this round (E4, E107)."""
        return TRIBE_FIGURES if self.slow_start and self.round <= 2 else TRIBE_FIGURES + 1

    @property
    def last_round(self) -> bool:
        return self.round == ROUNDS

    def food_limit(self, me: Player) -> int:
        """The end of the track less the camps that cover it (E11)."""
        return self.box.food_track - me.camps_left

    def affords(self, me: Player, price: Price) -> bool:
        return me.food >= price.food and me.tools >= price.tools and self.labour >= price.labour

    # --- small changes, told to those who watch ---

    def tell(self, name: str, seat: int | None = None, **args: Any) -> None:
        """The nomad sits at no seat of the table, but what it does is told too (E123)."""
        if seat == NOMAD and self.level != NONE:
            super().tell(name, None, who="nomad", **args)
        else:
            super().tell(name, seat, **args)

    def gain_food(self, me: Player, n: int) -> None:
        """What exceeds the limit is lost (E11)."""
        n = min(n, self.box.food_track - me.camps_left - me.food)
        if n > 0:
            me.food += n
            if self.events is not None:
                self.tell("gain", me.seat, goods={"food": n})

    def gain_tools(self, me: Player, n: int) -> None:
        """What exceeds the end of the track is lost (E13)."""
        n = min(n, self.box.tool_track - me.tools)
        if n > 0:
            me.tools += n
            if self.events is not None:
                self.tell("gain", me.seat, goods={"tool": n})

    def gain_labour(self, me: Player, halves: int) -> None:
        self.labour += halves
        if self.events is not None and halves:
            self.tell("gain", me.seat, goods={"labour": Fraction(halves, 2)})

    def pay(self, me: Player, price: Price) -> None:
        self.spend(me, price.food, price.tools, price.labour)

    def spend(self, me: Player, food: int, tools: int, labour: int) -> None:
        me.food -= food
        me.tools -= tools
        self.labour -= labour
        if self.events is not None and food + tools + labour:
            self.tell("pay", me.seat, goods={"food": food, "tool": tools, "labour": Fraction(labour, 2)})

    def score(self, me: Player, vp: int, source: str) -> None:
        if vp:
            me.vp += vp
            if self.events is not None:
                self.tell("score", me.seat, vp=vp, source=source)

    def place_camp(self, me: Player) -> None:
        """The leftmost camp of the board goes to the base hex; without one nothing happens (E57, E61)."""
        if me.camps_left:
            me.camps_left -= 1
            me.camps = added(me.camps, BASE, 1)
            if self.events is not None:
                self.tell("camp", me.seat)

    # --- what the kernel asks of every game ---

    def scores(self) -> list[int | Fraction]:
        return [player.vp for player in self.players[: self.people]]

    def ranking(self) -> list[int]:
        """Most points, then earlier in turn order (E103). In the solo game 1 is a victory over the nomad (E131)."""
        standing = [(player.vp, -self.order.index(player.seat)) for player in self.players]
        return [1 + sum(other > mine for other in standing) for mine in standing[: self.people]]

    def view(self, seat: int | None) -> dict[str, Any]:
        from cenote.games.endlesswinter.view import view

        return view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> Winter:
        from cenote.games.endlesswinter.view import redeal

        return redeal(self, seat, rng)

    def fields(self) -> dict[str, Any]:
        from cenote.games.endlesswinter.dump import fields

        return fields(self)
