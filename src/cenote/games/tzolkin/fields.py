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
            self.goods: list[int] = [0] * 5
            self.vp: int = 0
            self.quarters: int = 0
            self.workers: int = 3
            self.hand: int = 3
            self.light: bool = True
            self.temples: list[int] = [0] * 3
            self.levels: list[int] = [0] * 4
            self.buildings: list[int] = []
            self.monuments: list[int] = []
            self.corn_tiles: int = 0
            self.wood_tiles: int = 0
            self.dealt: list[int] = []
            self.kept: list[int] = []
        else:
            self.goods = of.goods.copy()
            self.vp = of.vp
            self.quarters = of.quarters
            self.workers = of.workers
            self.hand = of.hand
            self.light = of.light
            self.temples = of.temples
            self.levels = of.levels
            self.buildings = of.buildings
            self.monuments = of.monuments
            self.corn_tiles = of.corn_tiles
            self.wood_tiles = of.wood_tiles
            self.dealt = of.dealt
            self.kept = of.kept


class TableFields(State):
    """What lies on the table."""

    def __init__(self, game: Game, rng: Rng, of: TableFields | None = None) -> None:
        super().__init__(game, rng)
        if of is None:
            self.round: int = 0
            self.day: int = 0
            self.food_days: int = 0
            self.marker: int = 0
            self.occupant: int = -1
            self.teeth_corn: int = 0
            self.gears: list[list[int]] = [[-1] * teeth for teeth in [10, 10, 10, 10, 13]]
            self.covered: list[int] = [0] * 4
            self.open: list[int] = [0] * 4
            self.burnt: int = 0
            self.skulls: int = 0
            self.ovals: list[int] = [-1] * 9
            self.row: list[int] = [-1] * 6
            self.stack1: list[int] = []
            self.stack2: list[int] = []
            self.monuments: list[int] = []
            self.undealt: list[int] = []
            self.shown: list[int] = []
        else:
            self._share(of)
            self.round = of.round
            self.day = of.day
            self.food_days = of.food_days
            self.marker = of.marker
            self.occupant = of.occupant
            self.teeth_corn = of.teeth_corn
            self.gears = [gear.copy() for gear in of.gears]
            self.covered = of.covered
            self.open = of.open
            self.burnt = of.burnt
            self.skulls = of.skulls
            self.ovals = of.ovals
            self.row = of.row
            self.stack1 = of.stack1
            self.stack2 = of.stack2
            self.monuments = of.monuments
            self.undealt = of.undealt
            self.shown = of.shown
