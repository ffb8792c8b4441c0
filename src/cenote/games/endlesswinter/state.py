"""The position, and small questions and changes that many rules share."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from cenote.core.fields import NONE
from cenote.core.rng import Rng
from cenote.core.shared import added
from cenote.games.endlesswinter.components import Box
from cenote.games.endlesswinter.fields import PlayerFields, TableFields
from cenote.games.endlesswinter.geometry import BASE
from cenote.games.endlesswinter.names import NOMAD, ROUNDS, TRIBE_FIGURES, VILLAGES
from cenote.games.endlesswinter.reading import Price

if TYPE_CHECKING:
    from cenote.core.game import Game


class Player(PlayerFields):
    """What one seat has."""

    @property
    def villages_left(self) -> int:
        return VILLAGES - len(self.villages)

    @property
    def figures(self) -> int:
        """Figures still to be placed this round."""
        return self.chief_figure + self.tribe_figures


class EndlessWinter(TableFields):
    """A position of Endless Winter."""

    def __init__(self, game: Game, rng: Rng, box: Box, of: EndlessWinter | None = None) -> None:
        super().__init__(game, rng, of)
        self.box = box
        # The nomad of the solo game is the second.
        self.players: list[Player] = [] if of is None else [Player(player.seat, player) for player in of.players]

    def clone(self) -> EndlessWinter:
        return EndlessWinter(self.game, self.rng.clone(), self.box, self)

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
        """Points now, without a highest score; those of the end come in the final scoring (E14)."""
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

    def stand(self, column: int, figure: int) -> None:
        """One more figure in a column, behind those that came before (E35, E151)."""
        self.columns = self.columns.copy()
        self.columns[column] = [*self.columns[column], figure]

    # --- what the kernel asks of every game ---

    def scores(self) -> list[int | Fraction]:
        return [player.vp for player in self.players[: self.people]]

    def ranking(self) -> list[int]:
        """Most points, then earlier in turn order (E103). In the solo game 1 is a victory over the nomad (E131)."""
        standing = [(player.vp, -self.order.index(player.seat)) for player in self.players]
        return [1 + sum(other > mine for other in standing) for mine in standing[: self.people]]
