"""The fields of a position, as `position.py` declares them: written by `python -m cenote.games.declare`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cenote.core.kernel import State
from cenote.core.rng import Rng

if TYPE_CHECKING:
    from cenote.core.game import Game


class PlayerFields:
    """What one seat has."""

    def __init__(self, seat: int, of: PlayerFields | None = None) -> None:
        self.seat = seat
        if of is None:
            self.vp: int = 0
            self.food: int = 0
            self.tools: int = 0
            self.setup: int = -1
            self.chief: int = -1
            self.chief_figure: int = 1
            self.tribe_figures: int = 2
            self.resting: int = 0
            self.hand: list[int] = []
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.above: list[int] = []
            self.ready: list[int] = []
            self.pile: list[int] = []
            self.buried: list[int] = []
            self.buried_openly: int = 0
            self.came: list[int] = []
            self.story: list[int] = []
            self.fresh: int = 0
            self.animals: list[int] = [0] * 7
            self.turned: list[int] = [0] * 7
            self.stones: list[int] = []
            self.camps: list[int] = [0] * 19
            self.camps_left: int = 5
            self.villages: list[int] = []
            self.neutrals: int = 2
            self.megaliths: int = 8
            self.offering: int = 0
            self.honour: int = 0
        else:
            self.vp = of.vp
            self.food = of.food
            self.tools = of.tools
            self.setup = of.setup
            self.chief = of.chief
            self.chief_figure = of.chief_figure
            self.tribe_figures = of.tribe_figures
            self.resting = of.resting
            self.hand = of.hand
            self.deck = of.deck
            self.discard = of.discard
            self.above = of.above
            self.ready = of.ready
            self.pile = of.pile
            self.buried = of.buried
            self.buried_openly = of.buried_openly
            self.came = of.came
            self.story = of.story
            self.fresh = of.fresh
            self.animals = of.animals
            self.turned = of.turned
            self.stones = of.stones
            self.camps = of.camps
            self.camps_left = of.camps_left
            self.villages = of.villages
            self.neutrals = of.neutrals
            self.megaliths = of.megaliths
            self.offering = of.offering
            self.honour = of.honour


class TableFields(State):
    """What lies on the table, and the turn under way."""

    def __init__(self, game: Game, rng: Rng, of: TableFields | None = None) -> None:
        super().__init__(game, rng)
        if of is None:
            self.level: int = -1
            self.draft: int = 0
            self.slow_start: bool = False
            self.sole_majority: bool = False
            self.glacier_tokens: bool = False
            self.rest_tokens: bool = False
            self.round: int = 0
            self.eclipse: bool = False
            self.order: list[int] = []
            self.chief_offer: list[int] = []
            self.setup_offer: list[int] = []
            self.supply: list[int] = [0] * 5
            self.display: list[int] = [-1] * 8
            self.culture: list[list[int]] = [[]] * 2
            self.stones: list[list[int]] = [[]] * 2
            self.animal_deck: list[int] = []
            self.grounds: list[int] = [0] * 7
            self.terrain: list[int] = []
            self.villages: list[int] = [-1] * 18
            self.cells: list[int] = [0] * 49
            self.megaliths: list[int] = [-1] * 196
            self.columns: list[list[int]] = [[] for _ in range(4)]
            self.honour: list[int] = []
            self.tokens: list[int] = [-1] * 19
            self.tokens_shown: int = 0
            self.rest_stack: list[int] = []
            self.rest_seen: int = 0
            self.rest_shown: int = -1
            self.rest_held: int = -1
            self.nomad_deck: list[int] = []
            self.nomad_open: list[int] = []
            self.labour: int = 0
            self.column: int = -1
            self.section: int = 0
            self.chief_placed: bool = False
            self.chief_used: bool = False
            self.bound: int = -1
            self.initiated: int = 0
            self.claimed: int = 0
            self.board: int = 0
        else:
            self._share(of)
            self.level = of.level
            self.draft = of.draft
            self.slow_start = of.slow_start
            self.sole_majority = of.sole_majority
            self.glacier_tokens = of.glacier_tokens
            self.rest_tokens = of.rest_tokens
            self.round = of.round
            self.eclipse = of.eclipse
            self.order = of.order
            self.chief_offer = of.chief_offer
            self.setup_offer = of.setup_offer
            self.supply = of.supply
            self.display = of.display
            self.culture = of.culture
            self.stones = of.stones
            self.animal_deck = of.animal_deck
            self.grounds = of.grounds
            self.terrain = of.terrain
            self.villages = of.villages
            self.cells = of.cells
            self.megaliths = of.megaliths
            self.columns = of.columns
            self.honour = of.honour
            self.tokens = of.tokens
            self.tokens_shown = of.tokens_shown
            self.rest_stack = of.rest_stack
            self.rest_seen = of.rest_seen
            self.rest_shown = of.rest_shown
            self.rest_held = of.rest_held
            self.nomad_deck = of.nomad_deck
            self.nomad_open = of.nomad_open
            self.labour = of.labour
            self.column = of.column
            self.section = of.section
            self.chief_placed = of.chief_placed
            self.chief_used = of.chief_used
            self.bound = of.bound
            self.initiated = of.initiated
            self.claimed = of.claimed
            self.board = of.board
