"""Positions written down, and read back with care: what cannot be a position is refused by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from cenote.core.kernel import Frame
from cenote.core.reader import Reader
from cenote.core.refusal import BadPosition
from cenote.core.rng import MASK, Rng
from cenote.games.tzolkin.building import Discount
from cenote.games.tzolkin.components import BOX, Box, Tile
from cenote.games.tzolkin.names import (
    DUMMY,
    EMPTY_SLOT,
    GEARS,
    LAST_SPACE,
    LOWEST,
    MAX_WORKERS,
    NOBODY,
    OVALS,
    ROW,
    SKULL,
    START_WORKERS,
    TEETH,
    TEMPLES,
    TOP_LEVEL,
    TRACKS,
    WEALTH_DEALT,
    WEALTH_KEPT,
)
from cenote.games.tzolkin.pending import check_pending
from cenote.games.tzolkin.state import Player, Tzolkin

if TYPE_CHECKING:
    from cenote.core.game import Game

MANY: Final = 1_000_000

PLAYER_NUMBERS: Final = {
    "vp": range(-MANY, MANY),
    "quarters": range(4),
    "workers": range(START_WORKERS, MAX_WORKERS + 1),
    "hand": range(MAX_WORKERS + 1),
    "corn_tiles": range(MANY),
    "wood_tiles": range(MANY),
}
NUMBERS: Final = {
    "turn": range(MANY),
    "round": range(MANY),
    "day": range(MANY),
    "food_days": range(5),
    "teeth_corn": range(MANY),
    "burnt": range(MANY),
}
# What each frame of the stack may be made of, after the seat.
FRAMES: Final = {
    "Advance": (range(1, 3), range(2)),
    "AnyAction": (range(2),),
    "Build": (range(6),),
    "ChooseTemple": (range(2), range(-1, 3)),
    "Discount": (range(len(BOX.buildings)), range(2)),
    "Harvest": (range(2, 6),),
    "Learn": (range(4),),
    "Market": (range(8), range(8)),
    "Pay": (range(1, 4),),
    "PlaceMore": (range(1, MAX_WORKERS + 1),),
    "Receive": (range(len(BOX.buildings)), range(MANY)),
    "TakeResource": (range(1, MANY),),
    "Turn": (range(2),),
    "UseWorker": (range(5), range(11)),
}


def fields(s: Tzolkin) -> dict[str, Any]:
    """The game's own part of the dump."""
    box = s.box
    return {
        "players": [_player(box, player) for player in s.players],
        "round": s.round,
        "day": s.day,
        "food_days": s.food_days,
        "marker": s.marker,
        "occupant": s.occupant,
        "teeth_corn": s.teeth_corn,
        "gears": {name: _workers(gear) for name, gear in zip(GEARS, s.gears, strict=True)},
        "covered": s.covered.copy(),
        "open": s.open.copy(),
        "burnt": s.burnt,
        "skulls": s.skulls,
        "ovals": s.ovals.copy(),
        "row": ["" if tile == EMPTY_SLOT else box.buildings[tile].id for tile in s.row],
        "stack1": _ids(box.buildings, s.stack1),
        "stack2": _ids(box.buildings, s.stack2),
        "monuments": _ids(box.monuments, s.monuments),
        "undealt": _ids(box.wealth, s.undealt),
        "shown": _ids(box.wealth, s.shown),
    }


def _player(box: Box, player: Player) -> dict[str, Any]:
    return {
        "goods": player.goods.copy(),
        "vp": player.vp,
        "quarters": player.quarters,
        "workers": player.workers,
        "hand": player.hand,
        "light": player.light,
        "temples": player.temples.copy(),
        "levels": player.levels.copy(),
        "corn_tiles": player.corn_tiles,
        "wood_tiles": player.wood_tiles,
        "buildings": _ids(box.buildings, player.buildings),
        "monuments": _ids(box.monuments, player.monuments),
        "dealt": _ids(box.wealth, player.dealt),
        "kept": _ids(box.wealth, player.kept),
    }


def _workers(gear: list[int]) -> list[list[int]]:
    """[position, seat] for each worker; the seat of a dummy is 4."""
    return [[position, who] for position, who in enumerate(gear) if who != NOBODY]


def _ids(tiles: list[Tile], numbers: list[int]) -> list[str]:
    return [tiles[number].id for number in numbers]


class TileReader(Reader):
    """Reads lists of numbers and of tiles."""

    def numbers(self, field: str, allowed: Iterable[range]) -> list[int]:
        ranges = list(allowed)
        values = self.values(field, len(ranges))
        return [self.check(field, value, fits) for value, fits in zip(values, ranges, strict=True)]

    def tiles(self, field: str, tiles: list[Tile], empty: bool = False) -> list[int]:
        ids = [tile.id for tile in tiles]
        return [EMPTY_SLOT if empty and value == "" else self.known(field, value, ids) for value in self.values(field)]


def restore(game: Game, box: Box, dump: Mapping[str, Any]) -> Tzolkin:
    """The position of a dump, or BadPosition."""
    reader = TileReader(dump)
    s = Tzolkin(game, Rng(*reader.numbers("rng", [range(MASK + 1)] * 4)), box)
    players = reader.take("players")
    if not isinstance(players, list) or len(players) not in game.players:
        raise BadPosition("field-length", field="players", wanted="2-4")
    s.players = [restore_player(box, seat, written) for seat, written in enumerate(players)]
    seats = range(len(players))
    s.turn = reader.number("turn", NUMBERS["turn"])
    s.round = reader.number("round", NUMBERS["round"])
    s.day = reader.number("day", NUMBERS["day"])
    s.food_days = reader.number("food_days", NUMBERS["food_days"])
    s.marker = reader.number("marker", seats)
    s.occupant = reader.number("occupant", range(-1, len(players)))
    s.teeth_corn = reader.number("teeth_corn", NUMBERS["teeth_corn"])
    s.burnt = reader.number("burnt", NUMBERS["burnt"])
    s.skulls = reader.number("skulls", range(box.skulls + 1))
    cells = range(box.cells[len(players)] + 1)
    s.covered = reader.numbers("covered", [range(1), cells, cells, cells])
    s.open = reader.numbers("open", [cells] * 4)
    s.ovals = reader.numbers("ovals", [range(-1, len(players))] * OVALS)
    s.row = reader.tiles("row", box.buildings, empty=True)
    s.stack1 = reader.tiles("stack1", box.buildings)
    s.stack2 = reader.tiles("stack2", box.buildings)
    s.monuments = reader.tiles("monuments", box.monuments)
    s.undealt = reader.tiles("undealt", box.wealth)
    s.shown = reader.tiles("shown", box.wealth)
    s.gears = [restore_gear(reader, gear, len(players)) for gear in range(5)]
    s.stack = restore_stack(game, reader, s)
    check_whole(s)
    return s


def restore_player(box: Box, seat: int, written: object) -> Player:
    if not isinstance(written, Mapping):
        raise BadPosition("field-missing", field=f"players[{seat}]")
    reader = TileReader(written, f"players[{seat}].")
    me = Player(seat)
    me.goods = reader.numbers("goods", [range(MANY)] * 5)
    me.vp = reader.number("vp", PLAYER_NUMBERS["vp"])
    me.quarters = reader.number("quarters", PLAYER_NUMBERS["quarters"])
    me.workers = reader.number("workers", PLAYER_NUMBERS["workers"])
    me.hand = reader.number("hand", PLAYER_NUMBERS["hand"])
    me.corn_tiles = reader.number("corn_tiles", PLAYER_NUMBERS["corn_tiles"])
    me.wood_tiles = reader.number("wood_tiles", PLAYER_NUMBERS["wood_tiles"])
    me.light = reader.flag("light")
    me.temples = reader.numbers("temples", [range(LOWEST, temple.top + 1) for temple in box.temples])
    me.levels = reader.numbers("levels", [range(TOP_LEVEL + 1)] * len(TRACKS))
    me.buildings = reader.tiles("buildings", box.buildings)
    me.monuments = reader.tiles("monuments", box.monuments)
    me.dealt = reader.tiles("dealt", box.wealth)
    me.kept = reader.tiles("kept", box.wealth)
    return me


def restore_gear(reader: TileReader, gear: int, players: int) -> list[int]:
    written = reader.take("gears")
    name = GEARS[gear]
    if not isinstance(written, Mapping) or not isinstance(written.get(name), list):
        raise BadPosition("field-missing", field=f"gears.{name}")
    spaces = [NOBODY] * TEETH[gear]
    for worker in written[name]:
        if not isinstance(worker, list) or len(worker) != 2:
            raise BadPosition("field-length", field=f"gears.{name}", wanted=2)
        position = reader.check(f"gears.{name}", worker[0], range(TEETH[gear]))
        who = reader.check(f"gears.{name}", worker[1], range(DUMMY + 1))
        if who != DUMMY and (who >= players or position > LAST_SPACE[gear]):
            raise BadPosition("no-worker-there", gear=name, space=position)
        if spaces[position] != NOBODY:
            raise BadPosition("two-workers", gear=name, space=position)
        spaces[position] = who
    return spaces


def restore_stack(game: Game, reader: TileReader, s: Tzolkin) -> list[Frame[Any]]:
    written = reader.take("stack")
    if not isinstance(written, list):
        raise BadPosition("field-missing", field="stack")
    stack = []
    for entry in written:
        frame = game.frame(entry)
        args = frame.args()
        limits = (range(len(s.players)), *FRAMES.get(type(frame).__name__, ()))
        if any(arg not in fits for arg, fits in zip(args, limits, strict=False)):
            raise BadPosition("frame", frame=str(entry))
        stack.append(frame)
    return stack


def check_whole(s: Tzolkin) -> None:
    """What must hold across the whole position."""
    check_workers(s)
    check_skulls(s)
    check_jungle(s)
    check_temples(s)
    check_tiles(s)
    check_pending(s)
    check_calendar(s)


def check_calendar(s: Tzolkin) -> None:
    """Each round one or two days pass, and no food day is skipped (T67, T70)."""
    over = not s.stack
    rounds = max(0, s.round - 1) + over
    days = s.box.food_days
    earliest = max(rounds, days[s.food_days - 1] + over if s.food_days else 0)
    latest = min(2 * rounds, days[s.food_days] + 1 if s.food_days < 4 else days[3] + 2)
    if not earliest <= s.day <= latest:
        raise BadPosition("field-value", field="day", value=str(s.day), lowest=earliest, highest=latest)
    if s.round and s.undealt:
        raise BadPosition("field-length", field="undealt", wanted=0)
    for me in s.players:
        if me.quarters and not over:
            field = f"players[{me.seat}].quarters"
            raise BadPosition("field-value", field=field, value=str(me.quarters), lowest=0, highest=0)


def check_workers(s: Tzolkin) -> None:
    for me in s.players:
        placed = s.workers_on_gears(me.seat) + (s.occupant == me.seat)
        if placed + me.hand != me.workers:
            raise BadPosition("workers", seat=me.seat, workers=me.workers, found=placed + me.hand)
    dummies = s.workers_on_gears(DUMMY)
    wanted = s.box.dummies[len(s.players)]
    if dummies != wanted:
        raise BadPosition("dummies", found=dummies, wanted=wanted)


def check_skulls(s: Tzolkin) -> None:
    found = s.skulls + sum(me.goods[SKULL] for me in s.players) + OVALS - s.ovals.count(NOBODY)
    if found != s.box.skulls:
        raise BadPosition("skulls", found=found, wanted=s.box.skulls)


def check_jungle(s: Tzolkin) -> None:
    cells = s.box.cells[len(s.players)]
    for group in range(4):
        if s.covered[group] + s.open[group] > cells:
            raise BadPosition("jungle-cells", number=group + 2, wanted=cells)
    wood = sum(s.covered) + s.burnt + sum(me.wood_tiles for me in s.players)
    corn = sum(s.covered) + sum(s.open) + sum(me.corn_tiles for me in s.players)
    if wood != 3 * cells:
        raise BadPosition("wood-tiles", found=wood, wanted=3 * cells)
    if corn != 4 * cells:
        raise BadPosition("corn-tiles", found=corn, wanted=4 * cells)


def check_temples(s: Tzolkin) -> None:
    for temple in range(3):
        if sum(me.temples[temple] == s.box.temples[temple].top for me in s.players) > 1:
            raise BadPosition("two-on-top", temple=TEMPLES[temple])


def check_tiles(s: Tzolkin) -> None:
    box = s.box
    if len(s.row) != ROW:
        raise BadPosition("field-length", field="row", wanted=ROW)
    row = [tile for tile in s.row if tile != EMPTY_SLOT]
    built = [tile for me in s.players for tile in me.buildings]
    built += [frame.tile for frame in s.stack if isinstance(frame, Discount)]
    check_unique(box.buildings, row + s.stack1 + s.stack2 + built)
    check_unique(box.monuments, s.monuments + [tile for me in s.players for tile in me.monuments])
    check_unique(box.wealth, s.undealt + s.shown + [tile for me in s.players for tile in me.dealt])
    for stack, age in ((s.stack1, 1), (s.stack2, 2), (row, s.age)):
        for tile in stack:
            if box.buildings[tile].age != age:
                raise BadPosition("wrong-age", tile=box.buildings[tile].id, age=age)
    for me in s.players:
        if len(me.dealt) != WEALTH_DEALT:
            raise BadPosition("field-length", field=f"players[{me.seat}].dealt", wanted=WEALTH_DEALT)
        if (
            any(tile not in me.dealt for tile in me.kept)
            or len(set(me.kept)) != len(me.kept)
            or len(me.kept) > WEALTH_KEPT
        ):
            raise BadPosition("kept-tiles", seat=me.seat)


def check_unique(tiles: list[Tile], numbers: list[int]) -> None:
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadPosition("twice", tile=tiles[number].id)
