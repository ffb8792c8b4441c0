"""The fields of a position, as `position.py` declares them: written by `python -m cenote.games.declare`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cenote.core.kernel import State
from cenote.core.rng import Rng

if TYPE_CHECKING:
    from cenote.core.game import Game


class PlayerFields:
    """What one seat has. The Maya has no colony; its goods are its full stores (SXD5)."""

    def __init__(self, seat: int, of: PlayerFields | None = None) -> None:
        self.seat = seat
        if of is None:
            self.goods: list[int] = [0] * 7
            self.vp: int = 0
            self.religion: int = 0
            self.march: int = 0
            self.passed: int = 0
            self.white_used: int = 0
            self.blue_used: int = 0
            self.bought: int = 0
            self.dice: int = 0
            self.blue: list[int] = [0] * 6
            self.colony: int = -1
            self.hall: int = -1
            self.cells: list[int] = [-1] * 36
            self.on: list[int] = [0] * 36
            self.laid: list[int] = []
            self.governor: int = -1
            self.cacao_stores: int = 0
            self.monks: int = 0
            self.scholars: int = 0
            self.given_scholar: int = -1
            self.docks: list[list[int]] = [[] for _ in range(4)]
            self.hired: list[int] = [0] * 3
            self.developed: int = 0
            self.houses: int = 0
            self.blocked: int = 0
        else:
            self.goods = of.goods
            self.vp = of.vp
            self.religion = of.religion
            self.march = of.march
            self.passed = of.passed
            self.white_used = of.white_used
            self.blue_used = of.blue_used
            self.bought = of.bought
            self.dice = of.dice
            self.blue = of.blue
            self.colony = of.colony
            self.hall = of.hall
            self.cells = of.cells
            self.on = of.on
            self.laid = of.laid
            self.governor = of.governor
            self.cacao_stores = of.cacao_stores
            self.monks = of.monks
            self.scholars = of.scholars
            self.given_scholar = of.given_scholar
            self.docks = of.docks
            self.hired = of.hired
            self.developed = of.developed
            self.houses = of.houses
            self.blocked = of.blocked


class CityFields:
    """The Maya city: what lies on its board and beside it (SXD)."""

    def __init__(self, of: CityFields | None = None) -> None:
        if of is None:
            self.sites: list[int] = [-1] * 18
            self.on: list[int] = [0] * 18
            self.stores: list[int] = [0] * 7
            self.reserve: list[int] = [0] * 7
            self.tokens: list[int] = []
            self.junctions: int = 0
            self.road_tokens: int = 0
            self.priests: int = 0
            self.priest_supply: int = 0
            self.levels: list[int] = [0] * 5
            self.temples: list[int] = [-1 for _ in range(5)]
            self.medium: list[int] = []
            self.small: list[int] = []
            self.tucked: list[list[int]] = [[] for _ in range(5)]
            self.hand: list[int] = []
            self.deck: list[int] = []
            self.sunk: int = 0
            self.gold: int = 0
            self.learned: bool = False
            self.partner: int = -1
            self.give: list[int] = [0] * 7
            self.want: list[int] = [0] * 7
            self.patience: list[int] = []
        else:
            self.sites = of.sites
            self.on = of.on
            self.stores = of.stores
            self.reserve = of.reserve
            self.tokens = of.tokens
            self.junctions = of.junctions
            self.road_tokens = of.road_tokens
            self.priests = of.priests
            self.priest_supply = of.priest_supply
            self.levels = of.levels
            self.temples = of.temples
            self.medium = of.medium
            self.small = of.small
            self.tucked = of.tucked
            self.hand = of.hand
            self.deck = of.deck
            self.sunk = of.sunk
            self.gold = of.gold
            self.learned = of.learned
            self.partner = of.partner
            self.give = of.give
            self.want = of.want
            self.patience = of.patience


class TableFields(State):
    """What lies on the common board and beside it."""

    def __init__(self, game: Game, rng: Rng, of: TableFields | None = None) -> None:
        super().__init__(game, rng)
        if of is None:
            self.maya: int = -1
            self.year: int = 0
            self.first: int = 0
            self.order: list[int] = []
            self.passed: list[int] = []
            self.white: list[int] = [0] * 6
            self.blue: list[int] = [0] * 6
            self.ambassadors: list[int] = [0] * 2
            self.docks: list[int] = []
            self.ships: list[int] = []
            self.special_ships: list[int] = []
            self.display: list[int] = []
            self.stacks: list[list[int]] = [[] for _ in range(3)]
            self.roads: int = 0
            self.places: list[int] = [-1] * 11
            self.monks: list[int] = [0] * 11
            self.pairs: list[int] = []
            self.pair_scholars: list[int] = []
            self.specialists: list[int] = []
            self.specialist_stack: list[int] = []
            self.gold: int = 0
        else:
            self._share(of)
            self.maya = of.maya
            self.year = of.year
            self.first = of.first
            self.order = of.order
            self.passed = of.passed
            self.white = of.white
            self.blue = of.blue
            self.ambassadors = of.ambassadors
            self.docks = of.docks
            self.ships = of.ships
            self.special_ships = of.special_ships
            self.display = of.display
            self.stacks = of.stacks
            self.roads = of.roads
            self.places = of.places
            self.monks = of.monks
            self.pairs = of.pairs
            self.pair_scholars = of.pair_scholars
            self.specialists = of.specialists
            self.specialist_stack = of.specialist_stack
            self.gold = of.gold
