"""The Maya city as it stands in a position (SXD)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.shared import UNMADE
from cenote.games.santamaria.names import DISTRICTS, GOODS, SITES


class City:
    """What lies on the city board and beside it. Full stores are the goods of the Maya's player."""

    def __init__(self) -> None:
        self.sites = UNMADE  # the building on each
        self.on = UNMADE  # a die or high priest
        self.stores = UNMADE  # full and empty ones, by good
        self.reserve = UNMADE
        self.tokens = UNMADE  # still to be built
        self.junctions = 0  # roads with a token, as bits
        self.road_tokens = 0
        self.priests = 0  # at hand
        self.priest_supply = 0
        self.levels = UNMADE
        self.temples = UNMADE  # the tile that shows its cost
        self.medium = UNMADE
        self.small = UNMADE
        self.tucked: list[list[int]] = []  # cards under each district
        self.hand = UNMADE
        self.deck = UNMADE  # the top is the last
        self.sunk = 0  # cards at the bottom of the deck that the Maya put there
        self.gold = 0  # in the temple
        self.learned = False  # a technology card goes with this die already (SXD17)
        self.partner = NONE  # of the bargain that is being made
        self.give = UNMADE
        self.want = UNMADE
        self.patience = UNMADE  # how often each seat will still listen in this trade

    @staticmethod
    def blank() -> City:
        """An empty city."""
        city = City()
        city.sites, city.on = [NONE] * SITES, [0] * SITES
        city.stores, city.reserve = [0] * len(GOODS), [0] * len(GOODS)
        city.levels = [0] * len(DISTRICTS)
        city.tucked = [[] for _ in DISTRICTS]
        city.give, city.want = [0] * len(GOODS), [0] * len(GOODS)
        city.patience = []
        return city

    def clone(self) -> City:
        new = City()
        new.sites = self.sites.copy()
        new.on = self.on.copy()
        new.stores = self.stores.copy()
        new.reserve = self.reserve.copy()
        new.tokens = self.tokens.copy()
        new.junctions = self.junctions
        new.road_tokens = self.road_tokens
        new.priests = self.priests
        new.priest_supply = self.priest_supply
        new.levels = self.levels.copy()
        new.temples = self.temples.copy()
        new.medium = self.medium.copy()
        new.small = self.small.copy()
        new.tucked = [cards.copy() for cards in self.tucked]
        new.hand = self.hand.copy()
        new.deck = self.deck.copy()
        new.sunk = self.sunk
        new.gold = self.gold
        new.learned = self.learned
        new.partner = self.partner
        new.give = self.give.copy()
        new.want = self.want.copy()
        new.patience = self.patience.copy()
        return new

    def is_free(self, site: int) -> bool:
        """Does a building stand there that nothing lies on? (SXD28)"""
        return self.sites[site] != NONE and self.on[site] == 0
