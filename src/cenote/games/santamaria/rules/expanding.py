"""Tiles on the colony: expansion tiles, road tiles, town halls (S25, S26, S27, S28, S60, S87)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Decision, Move, Reason, seated
from cenote.core.shared import changed, without
from cenote.games.santamaria.components import TILES, Tile
from cenote.games.santamaria.geometry import (
    CELLS,
    FOOTPRINT_MASKS,
    FOOTPRINTS,
    SIZE,
    TURNS,
    fits,
)
from cenote.games.santamaria.names import CHOOSING, IN_TURN
from cenote.games.santamaria.rules.goods import EXPANSION, can_pay, costs, goods_of, named, start_paying
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import DONE, EXPAND, LAY, ROAD

DISPLAY_EMPTY: Final = Reason("S27", "display-empty")
NOT_SHOWN: Final = Reason("S27", "tile-not-shown", "tile")
DEAR_TILE: Final = Reason("S25", "dear-tile", "tile", "cost", "have")
NO_ROOM: Final = Reason("S26", "no-room", "tile")
OFF_THE_GRID: Final = Reason("S26", "off-the-grid")
DEVELOPED: Final = Reason("S26", "cell-developed")
GOVERNOR_THERE: Final = Reason("SXA5", "governor-there")


def expansions(s: SantaMaria, me: Player) -> list[Move]:
    """Tiles of the display that can be paid for and laid (S25, S26)."""
    moves: list[Move] = []
    asked = possible = 0  # shapes, as bits: what their tiles cost and need is alike
    for tile in s.display:
        shape = 1 << s.box.tiles[tile].shape
        if not asked & shape:
            asked |= shape
            if no_tile(s, me, tile) is None:
                possible |= shape
        if possible & shape:
            moves.append(EXPAND.moves[tile])
    return moves


def no_tile(s: SantaMaria, me: Player, tile: int) -> Reason | None:
    """What stands against a tile, once it is shown (S25, S26)."""
    if not can_pay(s, me, EXPANSION, tile):
        return DEAR_TILE
    return None if fits(s.box.tiles[tile].shape, me.taken) else NO_ROOM


def no_expansion(s: SantaMaria, me: Player, tile: int) -> Reason | None:
    """What stands against taking a tile (S27)."""
    if not s.display:
        return DISPLAY_EMPTY
    return no_tile(s, me, tile) if tile in s.display else NOT_SHOWN


def expansion_numbers(s: SantaMaria, me: Player, move: Move) -> dict[str, object]:
    return {"tile": move[1], "cost": named(costs(s, me, EXPANSION, EXPAND.number(move))[0]), "have": goods_of(me)}


def expand(s: SantaMaria, me: Player, tile: int) -> None:
    """Payment and placement are one step (S28)."""
    s.display = without(s.display, tile)
    if s.events is not None:
        cells = [s.box.kinds[kind].id for kind in s.box.tiles[tile].cells]
        s.tell("expand", me.seat, tile=s.box.tiles[tile].id, building=cells)
    s.stack.append(LayTile(me.seat, tile))
    start_paying(s, me, EXPANSION, tile)


def no_place(me: Player, shape: int, place: int) -> Reason | None:
    """What stands against laying the shape there, first cell and turn (S26, SXA5)."""
    mask = FOOTPRINT_MASKS[shape][place]
    if not mask:
        return OFF_THE_GRID
    if mask & me.developed:
        return DEVELOPED
    return GOVERNOR_THERE if mask & me.taken else None


def layable(me: Player, shape: int) -> list[Move]:
    return [LAY.moves[place] for place in range(CELLS * TURNS) if no_place(me, shape, place) is None]


def lay(s: SantaMaria, me: Player, tile: Tile, number: int, place: int) -> None:
    """Put the cells of a tile into the colony; halls count on after the tiles."""
    me.laid = [*me.laid, number * CELLS * TURNS + place]
    cells = FOOTPRINTS[tile.shape][place]
    for i in range(len(cells)):
        build(s, me, cells[i], tile.cells[i])
    if s.events is not None:
        s.tell("lay", me.seat, row=str(cells[0] // SIZE + 1), column=str(cells[0] % SIZE + 1))


def build(s: SantaMaria, me: Player, cell: int, kind: int) -> None:
    me.cells = changed(me.cells, cell, kind)
    me.developed |= 1 << cell
    if s.box.kinds[kind].house:
        me.houses |= 1 << cell


class LayTile(Decision[SantaMaria]):
    """Where the new tile goes, and how it is turned (S26)."""

    rule = "S26"
    takes = seated(tile=range(len(TILES)))
    lies_on = ("Afterwards",)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def waits(self) -> bool:
        return True

    def possible(self, s: SantaMaria) -> bool:
        return fits(s.box.tiles[self.tile].shape, s.players[self.seat].taken)

    def moves(self, s: SantaMaria) -> list[Move]:
        return layable(s.players[self.seat], s.box.tiles[self.tile].shape)

    def play(self, s: SantaMaria, move: Move) -> None:
        lay(s, s.players[self.seat], s.box.tiles[self.tile], self.tile, LAY.number(move))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] == LAY.name:
            return no_place(s.players[self.seat], s.box.tiles[self.tile].shape, LAY.number(move))
        return super().obstacle(s, move)


class LayHall(Decision[SantaMaria]):
    """The town hall is laid at once, the dice being known (S87)."""

    rule = "S87"
    lies_on = CHOOSING

    def possible(self, s: SantaMaria) -> bool:
        me = s.players[self.seat]
        return me.hall != NONE and fits(s.box.halls[me.hall].shape, me.taken)

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        return layable(me, s.box.halls[me.hall].shape)

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        lay(s, me, s.box.halls[me.hall], len(s.box.tiles) + me.hall, LAY.number(move))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == LAY.name:
            return no_place(me, s.box.halls[me.hall].shape, LAY.number(move))
        return super().obstacle(s, move)


def no_road(me: Player, cell: int) -> Reason | None:
    """A road tile goes where no tile lies and no governor stands (S26, S60, SXA5)."""
    if me.developed >> cell & 1:
        return DEVELOPED
    return GOVERNOR_THERE if me.governor == cell else None


class LayRoad(Choice[SantaMaria]):
    """A road tile goes on an empty cell, or none is taken (S60)."""

    rule = "S60"
    lies_on = IN_TURN

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = [ROAD.moves[cell] for cell in range(CELLS) if no_road(me, cell) is None] if s.roads else []
        moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        if move == DONE:
            return
        cell = ROAD.number(move)
        s.roads -= 1
        build(s, s.players[self.seat], cell, s.box.road_cell)
        if s.events is not None:
            s.tell("road", self.seat, row=str(cell // SIZE + 1), column=str(cell % SIZE + 1))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move == DONE:
            return None
        found = no_road(s.players[self.seat], ROAD.number(move)) if move[0] == ROAD.name else None
        return found if found or (move[0] == ROAD.name and s.roads) else super().obstacle(s, move)
