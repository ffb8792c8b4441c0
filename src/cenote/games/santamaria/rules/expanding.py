"""Tiles on the colony: expansion tiles, road tiles, town halls (S25-S28, S60, S87)."""

from __future__ import annotations

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


def expansions(s: SantaMaria, me: Player) -> list[Move]:
    """Tiles of the display that can be paid for and laid (S25, S26)."""
    moves: list[Move] = []
    taken = me.taken
    payable: list[int] = []
    for tile in s.display:
        shape = s.box.tiles[tile].shape
        if shape not in payable:
            if not can_pay(s, me, EXPANSION, tile) or not fits(shape, taken):
                continue
            payable.append(shape)
        moves.append(EXPAND.moves[tile])
    return moves


def expand(s: SantaMaria, me: Player, tile: int) -> None:
    """Payment and placement are one step (S28)."""
    s.display = without(s.display, tile)
    if s.events is not None:
        cells = [s.box.kinds[kind].id for kind in s.box.tiles[tile].cells]
        s.tell("expand", me.seat, tile=s.box.tiles[tile].id, building=cells)
    s.stack.append(LayTile(me.seat, tile))
    start_paying(s, me, EXPANSION, tile)


def why_not_expand(s: SantaMaria, me: Player, tile: int) -> Reason:
    id = s.box.tiles[tile].id
    if not s.display:
        return Reason("S27", "display-empty")
    if tile not in s.display:
        return Reason("S27", "tile-not-shown", tile=id)
    if not can_pay(s, me, EXPANSION, tile):
        cost = named(costs(s, me, EXPANSION, tile)[0])
        return Reason("S25", "dear-tile", tile=id, cost=cost, have=goods_of(me))
    return Reason("S26", "no-room", tile=id)


def layable(shape: int, taken: int) -> list[Move]:
    masks = FOOTPRINT_MASKS[shape]
    return [LAY.moves[place] for place in range(CELLS * TURNS) if masks[place] and not masks[place] & taken]


def lay(s: SantaMaria, me: Player, tile: Tile, number: int, place: int) -> None:
    """Put the cells of a tile into the colony; halls count on after the tiles."""
    me.laid = [*me.laid, number * CELLS * TURNS + place]
    cells = FOOTPRINTS[tile.shape][place]
    for i in range(len(cells)):
        build(s, me, cells[i], tile.cells[i])
    if s.events is not None:
        s.tell("lay", me.seat, row=cells[0] // SIZE + 1, column=cells[0] % SIZE + 1)


def build(s: SantaMaria, me: Player, cell: int, kind: int) -> None:
    me.cells = changed(me.cells, cell, kind)
    me.developed |= 1 << cell
    if s.box.kinds[kind].house:
        me.houses |= 1 << cell


def why_not_lay(me: Player, shape: int, move: Move) -> Reason:
    mask = FOOTPRINT_MASKS[shape][LAY.number(move)]
    if not mask:
        return Reason("S26", "off-the-grid")
    return Reason("SXA5", "governor-there") if not mask & me.developed else Reason("S26", "cell-developed")


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
        return layable(s.box.tiles[self.tile].shape, s.players[self.seat].taken)

    def play(self, s: SantaMaria, move: Move) -> None:
        lay(s, s.players[self.seat], s.box.tiles[self.tile], self.tile, LAY.number(move))

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        if move[0] == LAY.name:
            return why_not_lay(s.players[self.seat], s.box.tiles[self.tile].shape, move)
        return super().why_not(s, move)


class LayHall(Decision[SantaMaria]):
    """The town hall is laid at once, the dice being known (S87)."""

    rule = "S87"
    lies_on = CHOOSING

    def possible(self, s: SantaMaria) -> bool:
        me = s.players[self.seat]
        return me.hall != NONE and fits(s.box.halls[me.hall].shape, me.taken)

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        return layable(s.box.halls[me.hall].shape, me.taken)

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        lay(s, me, s.box.halls[me.hall], len(s.box.tiles) + me.hall, LAY.number(move))

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        me = s.players[self.seat]
        if move[0] == LAY.name:
            return why_not_lay(me, s.box.halls[me.hall].shape, move)
        return super().why_not(s, move)


class LayRoad(Choice[SantaMaria]):
    """A road tile goes on an empty cell, or none is taken (S60)."""

    rule = "S60"
    lies_on = IN_TURN

    def moves(self, s: SantaMaria) -> list[Move]:
        taken = s.players[self.seat].taken
        moves = [ROAD.moves[cell] for cell in range(CELLS) if not taken >> cell & 1] if s.roads else []
        moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        if move == DONE:
            return
        cell = ROAD.number(move)
        s.roads -= 1
        build(s, s.players[self.seat], cell, s.box.road_cell)
        if s.events is not None:
            s.tell("road", self.seat, row=cell // SIZE + 1, column=cell % SIZE + 1)

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        if move[0] != ROAD.name:
            return super().why_not(s, move)
        me = s.players[self.seat]
        if me.developed >> ROAD.number(move) & 1:
            return Reason("S26", "cell-developed")
        return Reason("SXA5", "governor-there")
