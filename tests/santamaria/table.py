"""Positions in a few readable words.

    t = table("Anna", "Oleg").cells("Anna", {(2, 1): "wood"}).blue("Anna", 2)
    t.play("die blue 2", "use 2 row coin")
    assert t["Anna"].wood == 1

The seats sit clockwise in the order of their names; the first one begins. Nobody owns anything at first, all colonies
are empty, no dice lie in the pool, no tiles and no shipping tiles are on offer. A test puts there what it needs.
"""

from __future__ import annotations

from typing import Any

from cenote.core.fields import NONE
from cenote.core.kernel import Event, Frame, IllegalMove, Reason
from cenote.games import get
from cenote.games.santamaria.geometry import CELLS, SIZE
from cenote.games.santamaria.names import BISHOPS, DICE, DISTRICTS, DOCKS, GOLD, GOODS, SCHOLARS, SPACES, SPECIALISTS
from cenote.games.santamaria.rules.expanding import build
from cenote.games.santamaria.rules.maya import MayaTurn
from cenote.games.santamaria.rules.monks import space_of
from cenote.games.santamaria.rules.turn import Afterwards, NewYear, NextTurn, Turn
from cenote.games.santamaria.rules.year import EndYear
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import MONK

GAME = get("santamaria")
BOX = GAME.at(2)  # the cases were written with these components; later versions only tune values
Cell = tuple[int, int]


def cell_of(place: Cell) -> int:
    return SIZE * (place[0] - 1) + place[1] - 1


class Seat:
    """What a player has, by the names of the rulebook."""

    def __init__(self, player: Player, t: Table) -> None:
        self.player = player
        self.t = t

    def __getattr__(self, good: str) -> int:
        """wood, grain, sugar, gem, gold, cacao, coin"""
        return self.player.goods[GOODS.index(good)]

    @property
    def vp(self) -> int:
        return self.player.vp

    @property
    def religion(self) -> int:
        return self.player.religion

    @property
    def march(self) -> int:
        return self.player.march

    @property
    def blue_dice(self) -> list[int]:
        """The values of the own blue dice at hand."""
        return [value + 1 for value, n in enumerate(self.player.blue) for _ in range(n)]

    @property
    def docks(self) -> dict[str, list[str]]:
        ships = self.t.state.box.ships
        return {dock: [ships[ship].id for ship in self.player.docks[i]] for i, dock in enumerate(DOCKS)}

    @property
    def governor(self) -> Cell:
        return self.player.governor // SIZE + 1, self.player.governor % SIZE + 1

    @property
    def scholars(self) -> list[str]:
        return [name for i, name in enumerate(SCHOLARS) if self.player.scholars >> i & 1]

    def cell(self, row: int, column: int) -> str | None:
        kind = self.player.cells[cell_of((row, column))]
        return None if kind == NONE else self.t.state.box.kinds[kind].id

    def on(self, row: int, column: int) -> int | str | None:
        """What lies on a building: so many coins, or a die by name."""
        what = self.player.on[cell_of((row, column))]
        return what or None if what >= 0 else DICE[-1 - what]

    def is_free(self, row: int, column: int) -> bool:
        return bool(self.player.free >> cell_of((row, column)) & 1)

    def monks_on(self) -> list[str]:
        s = self.t.state
        spaces = [space for space in range(SPACES) if s.monks[space] >> self.player.seat & 1]
        return [move[1] for move in MONK.moves if space_of(s, move) in spaces]


class Table:
    def __init__(self, *names: str, seed: int = 1, game: Any = BOX, **options: object) -> None:
        self.names = names or ("Anna", "Oleg", "Ira", "Max")
        if options.get("maya"):
            options.setdefault("maya_seat", 1)
        state = game.new(players=len(self.names), seed=seed, options=options)
        while not isinstance(state.decision, Turn | MayaTurn):
            state.play(state.moves()[0])
        assert isinstance(state, SantaMaria)
        self.state = state
        for me in state.players:
            self.clean(me)
        state.first = 0
        state.white, state.blue = [0] * 6, [0] * 6
        state.ambassadors = [0, 0]
        state.display = []
        state.docks = [NONE] * len(state.docks)
        state.specialists = [NONE] * len(state.specialists)
        if state.city is not None:
            state.gold += state.city.gold
            state.city.gold = 0
            state.city.hand, state.city.deck = [], sorted(state.city.hand + state.city.deck)
        self.turn(self.names[0])

    def clean(self, me: Player) -> None:
        me.goods = [0] * len(GOODS)
        me.blue = [0] * 6
        me.cells, me.on = [NONE] * CELLS, [0] * CELLS
        me.developed = me.houses = me.blocked = me.scholars = 0
        me.laid = []
        me.given_scholar = NONE
        me.cacao_stores = min(1, me.cacao_stores)

    # --- who, what, where ---

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def __getitem__(self, name: str) -> Seat:
        return Seat(self.player(name), self)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    @property
    def to_move(self) -> str | None:
        return None if self.state.seat is None else self.names[self.state.seat]

    @property
    def shown(self) -> list[str]:
        return [self.state.box.tiles[tile].id for tile in self.state.display]

    @property
    def dock_tiles(self) -> list[str | None]:
        ships = self.state.box.ships
        return [None if ship == NONE else ships[ship].id for ship in self.state.docks]

    # --- making the position ---

    def goods(self, name: str, **goods: int) -> Table:
        """Exactly these; where gold is counted it comes from the supply."""
        me = self.player(name)
        if self.state.city is not None:
            self.state.gold += me.goods[GOLD] - goods.get("gold", 0)
        me.goods = [goods.get(good, 0) for good in GOODS]
        return self

    def vp(self, name: str, vp: int) -> Table:
        self.player(name).vp = vp
        return self

    def cells(self, name: str, cells: dict[Cell, str]) -> Table:
        """These cells, beside those that are there already."""
        for place, kind in cells.items():
            build(self.state, self.player(name), cell_of(place), self.state.box.kind_names.index(kind))
        return self

    def occupy(self, name: str, place: Cell, what: int | str = 1) -> Table:
        """Coins or a die on a building."""
        me = self.player(name)
        me.on[cell_of(place)] = what if isinstance(what, int) else -1 - DICE.index(what)
        me.blocked |= 1 << cell_of(place)
        return self

    def governor(self, name: str, place: Cell) -> Table:
        self.player(name).governor = cell_of(place)
        return self

    def white(self, *values: int) -> Table:
        self.state.white = [values.count(value) for value in range(1, 7)]
        return self

    def blue(self, name: str, *values: int) -> Table:
        self.player(name).blue = [values.count(value) for value in range(1, 7)]
        return self

    def shared(self, *values: int) -> Table:
        self.state.blue = [values.count(value) for value in range(1, 7)]
        return self

    def ambassadors(self, white: int, blue: int) -> Table:
        self.state.ambassadors = [white, blue]
        return self

    def display(self, *tiles: str) -> Table:
        ids = [tile.id for tile in self.state.box.tiles]
        self.state.display = sorted(ids.index(tile) for tile in tiles)
        for stack in self.state.stacks:
            stack[:] = [tile for tile in stack if tile not in self.state.display]
        return self

    def dock(self, dock: str, ship: str) -> Table:
        ids = [tile.id for tile in self.state.box.ships]
        self.state.docks[(*DOCKS, "special").index(dock)] = ids.index(ship)
        for stack in (self.state.ships, self.state.special_ships):
            stack[:] = [tile for tile in stack if tile != ids.index(ship)]
        return self

    def owns(self, name: str, **docks: list[str]) -> Table:
        """Shipping tiles at the own docks."""
        ids = [tile.id for tile in self.state.box.ships]
        for dock, ships in docks.items():
            self.player(name).docks[DOCKS.index(dock)] += [ids.index(ship) for ship in ships]
        return self

    def scholar(self, name: str, *scholars: str) -> Table:
        for scholar in scholars:
            self.player(name).scholars |= 1 << SCHOLARS.index(scholar)
        return self

    def people(self, scholars: tuple[str, ...] = (), bishops: tuple[str, ...] = ()) -> Table:
        """Who lies open on the common board."""
        self.state.places = self.state.places.copy()
        for i, scholar in enumerate(scholars):
            self.state.places[i] = SCHOLARS.index(scholar)
        for i, bishop in enumerate(bishops):
            self.state.places[4 + i] = BISHOPS.index(bishop)
        return self

    def monk(self, name: str, *places: str) -> Table:
        """Monks on the common board."""
        for place in places:
            space = space_of(self.state, ("monk", place))
            assert space != NONE, place
            self.state.monks[space] |= 1 << self.seat(name)
            self.player(name).monks -= 1
            if space < 4:
                self.scholar(name, place)
        return self

    def religion(self, name: str, space: int) -> Table:
        """With the dice of the symbols behind it."""
        me = self.player(name)
        me.religion = space
        me.dice += sum(symbol <= space for symbol in self.state.box.die_spaces)
        return self

    def march(self, **spaces: int) -> Table:
        """Markers on the conquistador track; on one space those named first came first."""
        for name, space in spaces.items():
            self.player(name).march = space
        named = [self.seat(name) for name in spaces]
        rest = [seat for seat in range(len(self.names)) if seat not in named]
        self.state.order = sorted(named + rest, key=lambda seat: -self.state.players[seat].march)
        return self

    def passed(self, **spaces: int) -> Table:
        """In the order in which they are named."""
        for name, space in spaces.items():
            self.player(name).passed = space
            self.state.passed.append(self.seat(name))
        return self

    def specialist(self, value: int, id: str) -> Table:
        ids = [specialist.id for specialist in self.state.box.specialists]
        self.state.specialists[value - 1] = ids.index(id)
        return self

    def hired(self, name: str, **numbers: int) -> Table:
        for kind, n in numbers.items():
            self.player(name).hired[SPECIALISTS.index(kind)] = n
        return self

    def year(self, year: int) -> Table:
        self.state.year = year
        return self

    def turn(self, name: str) -> Table:
        seat = self.seat(name)
        s = self.state
        s.stack = [NextTurn((seat + 1) % len(self.names))]
        s.stack += [MayaTurn(seat)] if seat == s.maya else [Afterwards(seat), Turn(seat)]
        s._legal = None
        return self

    def pending(self, *frames: Frame[Any]) -> Table:
        """In place of the turn, these things are still to be done, the last one first."""
        self.state.stack = [*self.state.stack[:1], *frames]
        self.state._legal = None
        self.state.settle()
        return self

    # --- the Maya city ---

    def hand(self, *cards: str) -> Table:
        city = self.state.the_city
        ids = [card.id for card in self.state.box.city.cards]
        city.deck = sorted(city.hand + city.deck)
        city.hand = sorted(ids.index(card) for card in cards)
        city.deck = [card for card in city.deck if card not in city.hand]
        return self

    def tucked(self, district: str, *cards: str) -> Table:
        city = self.state.the_city
        ids = [card.id for card in self.state.box.city.cards]
        city.tucked[DISTRICTS.index(district)] += [ids.index(card) for card in cards]
        city.deck = [card for card in city.deck if card not in city.tucked[DISTRICTS.index(district)]]
        return self

    def temple(self, district: str, tile: str, levels: int = 0) -> Table:
        """The tile on top of a temple and the levels below it."""
        city = self.state.the_city
        ids = [temple.id for temple in self.state.box.city.temples]
        city.temples[DISTRICTS.index(district)] = ids.index(tile) if tile else NONE
        city.levels[DISTRICTS.index(district)] = levels
        return self

    def site(self, road: int, place: int, building: str, on: int = 0) -> Table:
        city = self.state.the_city
        city.sites[3 * (road - 1) + place - 1] = self.state.box.kind_names.index(building)
        city.on[3 * (road - 1) + place - 1] = on
        return self

    def temple_gold(self, n: int) -> Table:
        self.state.gold += self.state.the_city.gold - n
        self.state.the_city.gold = n
        return self

    # --- playing ---

    def legal(self) -> list[str]:
        return [" ".join(move) for move in self.state.moves()]

    def allows(self, move: str) -> bool:
        return move in self.legal()

    def play(self, *moves: str) -> Table:
        for move in moves:
            self.state.play(GAME.notation.read(move))
        return self

    def events(self, *moves: str) -> list[Event]:
        """What happens while these moves are played."""
        self.state.watch()
        self.play(*moves)
        return self.state.told()

    def refused(self, move: str) -> Reason:
        """Why the move is not legal; nothing has changed."""
        before = self.state.clone()
        try:
            self.state.play(GAME.notation.read(move))
        except IllegalMove as illegal:
            assert self.state.players[0].goods == before.players[0].goods
            return illegal.reason
        raise AssertionError(f"{move} was played")

    def end_year(self) -> Table:
        """All have passed: the year ends."""
        for seat in range(len(self.names)):
            if seat not in self.state.passed:
                free = [space for space in range(1, 6) if all(me.passed != space for me in self.state.players)]
                self.state.players[seat].passed = free[-1]
                self.state.passed.append(seat)
        self.state.stack = [NewYear(), EndYear()]
        self.state._legal = None
        self.state.settle()
        return self


def table(*names: str, **options: Any) -> Table:
    return Table(*names, **options)
