"""The components of the box, typed, from the data files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cenote.core.data import Data, read_folder
from cenote.core.fields import NONE
from cenote.games.santamaria import reading
from cenote.games.santamaria.city_box import CityBox
from cenote.games.santamaria.geometry import CELLS, SIZE
from cenote.games.santamaria.names import (
    BISHOPS,
    COIN,
    DOCKS,
    GOODS,
    MISSIONS,
    PASSING_SPACES,
    SCHOLARS,
    SHAPES,
    SPECIALISTS,
    UPGRADE,
    YEARS,
)
from cenote.games.santamaria.vocabulary import ACTIONS, Effect, Kind, for_maya, is_simple, read_effect, read_kinds

FOLDER: Final = Path(__file__).parent

PAYABLE: Final = ("wood", "grain", "sugar", "gem")
SHIP_KINDS: Final = ("starting", "regular", "special")
STARTING: Final = 0
REGULAR: Final = 1
SPECIAL: Final = 2
PLAYERS: Final = (1, 2, 3, 4, 5)


class Colony:
    """A colony board: what is printed on each cell."""

    def __init__(self, id: str, cells: list[int], hall: int) -> None:
        self.id = id
        self.cells = cells
        self.hall = hall


class Tile:
    """An expansion tile, or a town hall, which has the shape of a double."""

    def __init__(self, id: str, shape: int, cells: list[int]) -> None:
        self.id = id
        self.shape = shape
        self.cells = cells


class Ship:
    """A shipping tile."""

    def __init__(self, id: str, kind: int, cost: list[int], points: int) -> None:
        self.id = id
        self.kind = kind
        self.cost = cost
        self.points = points


class Specialist:
    """A production specialist, or an upgrade with the building on it."""

    def __init__(self, id: str, kind: int, building: int) -> None:
        self.id = id
        self.kind = kind
        self.building = building


class Box:
    """Everything in the box. A position refers to the box it was set up from."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.kinds: list[Kind] = read_kinds(data)
        self.kind_names: tuple[str, ...] = tuple(kind.id for kind in self.kinds)
        houses = tuple(data["building"])
        self.halls = [_hall(data, id, houses) for id in data["hall"]]
        self.colonies = [_colony(data, id, houses) for id in data["colony"]]
        self.tiles = [_tile(data, id, (*houses, *data["road"])) for id in data["tile"]]
        self.ships = [_ship(data, id) for id in data["ship"]]
        self.specialists = [_specialist(data, id, self.kind_names) for id in data["specialist"]]
        _check_specialists(data, self.specialists)
        _check_ships(data, self.ships)
        self.read_rates(data)
        self.read_setup(data)
        self.read_tracks(data)
        self.read_monks(data)
        self.read_kingdoms(data)
        self.city = CityBox(data, houses, tuple(kind.id for kind in self.kinds if for_maya(kind)))

    def read_rates(self, data: Data) -> None:
        resources = GOODS[:COIN]
        self.sell = [reading.number(data, "good", good, "sell") for good in resources]
        self.buy = [reading.number(data, "good", good, "buy") for good in resources]
        self.limit = [reading.number(data, "good", good, "limit") for good in resources]
        self.pip = reading.number(data, "rate", "pip", "coins")
        self.fee = reading.number(data, "rate", "fee", "coins")
        self.set_points = reading.number(data, "rate", "set", "points")
        self.coins_per_point = reading.number(data, "rate", "point", "coins", least=1)
        self.penalty = reading.number(data, "rate", "penalty", "points")
        self.expansion = [reading.cost(data, "expansion", shape, "cost", known=(*PAYABLE, "coin")) for shape in SHAPES]
        for good in range(COIN):
            if is_simple(good) or self.buy[good]:  # dearer than it is sold, or coins would come from nothing
                reading.number(data, "good", GOODS[good], "buy", least=self.sell[good] + 1)

    def read_setup(self, data: Data) -> None:
        self.start_wood = reading.number(data, "setup", "wood", "number")
        self.start_coins = reading.numbers(data, "setup", "coins", "numbers", length=4, least=0)
        self.blue_dice = _pair(data, "setup", "blue_dice", ("number", "ambassadors"), 10)
        self.white_dice = _pair(data, "setup", "white_dice", ("number", "ambassadors"), 10)
        self.monks = reading.number(data, "setup", "monks", "number")
        self.shown = [reading.number(data, "setup", "tiles", shape) for shape in SHAPES]
        self.scholars_shown = _pair(data, "setup", "scholars", ("base", "kingdoms"), 4)
        self.bishops_shown = reading.number(data, "setup", "bishops", "number", most=3)
        self.road_tiles = reading.number(data, "setup", "road_tiles", "number")
        self.road_cell = reading.word(data, self.kind_names, "setup", "road_tiles", "cell")
        if not self.kinds[self.road_cell].road:
            known = ", ".join(data["road"])
            path = ("setup", "road_tiles", "cell")
            raise data.refuse(path, "data-value", field="cell", value=self.kind_names[self.road_cell], known=known)

    def read_tracks(self, data: Data) -> None:
        self.march_end = reading.number(data, "track", "conquistador", "last")
        self.gold_spaces = reading.rising(data, "track", "conquistador", "gold", least=1, most=self.march_end)
        self.trees = reading.rising(data, "track", "conquistador", "trees", least=1, most=self.march_end)
        if len(self.trees) != YEARS:
            raise data.refuse(("track", "conquistador", "trees"), "data-length", field="trees", wanted=str(YEARS))
        self.religion_end = reading.number(data, "track", "religion", "last")
        self.monk_spaces = reading.rising(data, "track", "religion", "monks", least=1, most=self.religion_end)
        self.die_spaces = reading.rising(data, "track", "religion", "dice", least=1, most=self.religion_end)
        for space in self.die_spaces:
            if space not in self.monk_spaces:
                known = ", ".join(map(str, self.monk_spaces))
                path = ("track", "religion", "dice")
                raise data.refuse(path, "data-value", field="dice", value=str(space), known=known)
        self.beyond = reading.number(data, "track", "religion", "happiness")
        self.awards = [
            [reading.numbers(data, "award", f"{players}-{year}", "points", least=0) for year in range(1, YEARS + 1)]
            for players in PLAYERS
        ]
        for players in PLAYERS:
            for year in range(1, YEARS + 1):
                if len(self.awards[players - 1][year - 1]) != (1 if players == 1 else min(players, 4) - 1):
                    wanted = str(1 if players == 1 else min(players, 4) - 1)
                    path = ("award", f"{players}-{year}", "points")
                    raise data.refuse(path, "data-length", field="points", wanted=wanted)
        spaces = [str(space) for space in range(1, PASSING_SPACES + 1)]
        self.passing = [read_effect(data, ("passing", space, "action"), (*ACTIONS, "road")) for space in spaces]
        maya = (*ACTIONS[1:], "store", "temple")
        self.maya_passing = [read_effect(data, ("passing", space, "maya"), maya) for space in spaces]
        self.docks: list[Effect] = [read_effect(data, ("dock", dock, "bonus"), ACTIONS[1:]) for dock in DOCKS]
        self.goal = reading.number(data, "solo", "goal", "points")
        self.communism = reading.number(data, "achievement", "communism", "needs")
        self.capitalism = reading.number(data, "achievement", "capitalism", "needs")
        self.theocracy = reading.number(data, "achievement", "theocracy", "needs")
        self.democracy = reading.number(data, "achievement", "democracy", "needs")
        self.utopia = reading.number(data, "achievement", "utopia", "needs")

    def read_monks(self, data: Data) -> None:
        self.scholar_points = [reading.number(data, "scholar", scholar, "points") for scholar in SCHOLARS]
        self.tax = reading.number(data, "scholar", "taxation", "coins")
        self.tax_most = reading.number(data, "scholar", "taxation", "most")
        self.free_pips = reading.number(data, "scholar", "astronomy", "pips")
        self.commerce_buy = reading.number(data, "scholar", "commerce", "buy", least=max(self.sell[:2]) + 1)
        self.commerce_sell = reading.number(data, "scholar", "commerce", "sell")
        self.shipbuilding = reading.number(data, "scholar", "shipbuilding", "coins")
        self.warehousing = reading.number(data, "scholar", "warehousing", "coins")
        self.archery = reading.number(data, "scholar", "archery", "coins")
        self.navigation = reading.number(data, "scholar", "navigation", "coins")
        self.bishop_points = [reading.number(data, "bishop", bishop, "points") for bishop in BISHOPS]
        self.bishop_most = [reading.number(data, "bishop", bishop, "most") for bishop in BISHOPS]
        missions = [("mission", mission, "gain") for mission in MISSIONS]
        self.missions = [reading.bundle(data, path, data["mission"][path[1]]["gain"]) for path in missions]

    def read_kingdoms(self, data: Data) -> None:
        row, column = reading.numbers(data, "governor", "start", "cell", length=2, least=1, most=SIZE)
        self.governor_start = SIZE * (row - 1) + column - 1
        self.governor_points: list[int] = []
        for row in range(1, SIZE + 1):
            self.governor_points += reading.numbers(data, "governor", f"row-{row}", "points", length=SIZE)
        self.hire_costs = reading.numbers(data, "hire", "production", "costs", length=3, least=0)
        self.hire_gives = reading.numbers(data, "hire", "production", "gives", length=3, least=0)
        self.upgrade_developed = reading.number(data, "hire", "upgrade", "developed")
        self.upgrade_empty = reading.number(data, "hire", "upgrade", "empty")

    def ids(self) -> set[str]:
        """Everything that can be described by its id."""
        described = ("building", "tile", "hall", "ship", "scholar", "bishop", "mission", "specialist", "temple", "card")
        return {id for kind in (*described, "token") for id in self.data[kind]}


def _pair(data: Data, table: str, id: str, fields: tuple[str, str], most: int) -> list[int]:
    """A number for the plain game and one for a module."""
    return [reading.number(data, table, id, field, most=most) for field in fields]


def _hall(data: Data, id: str, houses: tuple[str, ...]) -> Tile:
    return Tile(id, SHAPES.index("double"), reading.words(data, houses, "hall", id, "cells", length=2))


def _colony(data: Data, id: str, houses: tuple[str, ...]) -> Colony:
    cells = [NONE] * CELLS
    path = ("colony", id, "cells")
    for place, building in reading.look(data, path).items():
        row, _, column = place.partition("-")
        if row not in "123456" or column not in "123456" or len(place) != 3:
            raise data.refuse(path, "data-value", field="cells", value=place, known="1-1, …, 6-6")
        cells[SIZE * (int(row) - 1) + int(column) - 1] = reading.word_in(data, path, houses, building)
    halls = ("", *data["hall"])
    return Colony(id, cells, reading.word(data, halls, "colony", id, "hall") - 1)


def _tile(data: Data, id: str, kinds: tuple[str, ...]) -> Tile:
    shape = reading.word(data, SHAPES, "tile", id, "shape")
    length = 2 if SHAPES[shape] == "double" else 3
    return Tile(id, shape, reading.words(data, kinds, "tile", id, "cells", length=length))


def _ship(data: Data, id: str) -> Ship:
    kind = reading.word(data, SHIP_KINDS, "ship", id, "kind")
    known = (*PAYABLE, "cacao", "coin") if kind == SPECIAL else PAYABLE
    return Ship(
        id, kind, reading.cost(data, "ship", id, "cost", known=known), reading.number(data, "ship", id, "points")
    )


def _specialist(data: Data, id: str, kinds: tuple[str, ...]) -> Specialist:
    kind = reading.word(data, SPECIALISTS, "specialist", id, "kind")
    if kind != UPGRADE:
        return Specialist(id, kind, NONE)
    building = reading.word(data, tuple(data["building"]), "specialist", id, "building")
    return Specialist(id, kind, kinds.index(f"upgrade_{kinds[building]}"))


def _check_specialists(data: Data, specialists: list[Specialist]) -> None:
    """Nobody can hire a fourth of a type: there is no price for one (SXB3)."""
    for specialist in reversed(specialists):
        if specialist.kind != UPGRADE and sum(other.kind == specialist.kind for other in specialists) > 3:
            path = ("specialist", specialist.id, "kind")
            raise data.refuse(path, "data-value", field="kind", value=SPECIALISTS[specialist.kind], known="upgrade")


def _check_ships(data: Data, ships: list[Ship]) -> None:
    """One starting tile lies at each dock (S10)."""
    if sum(ship.kind == STARTING for ship in ships) != len(DOCKS):
        changed = [path[1] for path in sorted(data.changed) if path[0] == "ship" and path[2] == "kind"]
        path = ("ship", changed[0] if changed else ships[0].id, "kind")
        raise data.refuse(path, "data-length", field="kind", wanted=f"{len(DOCKS)} {SHIP_KINDS[STARTING]}")


BOX: Final = Box(read_folder(FOLDER / "data"))

# The names of the pieces; a host's own file cannot add any.
KINDS: Final = BOX.kind_names
SHIPS: Final = tuple(ship.id for ship in BOX.ships)
TILES: Final = tuple(tile.id for tile in BOX.tiles)
HALLS: Final = tuple(hall.id for hall in BOX.halls)
LAYABLE: Final = (*TILES, *HALLS)  # numbered on from the tiles to the halls
BOARDS: Final = tuple(colony.id for colony in BOX.colonies)
SPECIALIST_TILES: Final = tuple(specialist.id for specialist in BOX.specialists)
TOKENS: Final = tuple(token.id for token in BOX.city.tokens)
TEMPLES: Final = tuple(temple.id for temple in BOX.city.temples)
CARDS: Final = tuple(card.id for card in BOX.city.cards)
ACHIEVEMENTS: Final = tuple(BOX.data["achievement"])
