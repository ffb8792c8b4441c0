"""What must hold across a whole position: nothing twice, nothing lost, everything where it can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cenote.core.fields import NONE
from cenote.core.refusal import BadPosition
from cenote.games.santamaria.checking_city import check_city
from cenote.games.santamaria.components import SPECIAL
from cenote.games.santamaria.geometry import CELLS, FOOTPRINTS, TURNS
from cenote.games.santamaria.names import (
    BASE_BISHOPS,
    BASE_SCHOLARS,
    BISHOPS,
    CACAO,
    COIN,
    FIRST_BISHOP,
    FIRST_MISSION,
    GOLD,
    MEDITATION,
    MISSIONS,
    NAVIGATOR,
    SCHOLARS,
    SPACES,
    SPECIAL_DOCK,
    UPGRADE,
    WHITE,
)
from cenote.games.santamaria.rules.expanding import LayHall, LayTile
from cenote.games.santamaria.rules.line import EndLine, LeaveDie
from cenote.games.santamaria.rules.run import VIRTUAL, Walk
from cenote.games.santamaria.rules.tracks import Symbol
from cenote.games.santamaria.setup import CACAO_COLONY, COLONIES, SIDE_B
from cenote.games.santamaria.state import Player, SantaMaria


def check_whole(s: SantaMaria) -> None:
    if (s.maya != NONE) != s.variant.maya:
        raise wrong("maya", s.maya)
    for me in s.players:
        check_goods(s, me)
        check_colony(s, me)
    check_passing(s)
    check_dice(s)
    check_people(s)
    check_tiles(s)
    check_ships(s)
    check_specialists(s)
    check_gold(s)
    if s.city is not None:
        check_city(s, s.city)


def wrong(field: str, value: object) -> BadPosition:
    return BadPosition("field-impossible", field=field, value=str(value))


def check_unique(tiles: Sequence[Any], numbers: list[int]) -> None:
    for number in numbers:
        if number != NONE and numbers.count(number) > 1:
            raise BadPosition("twice", tile=tiles[number].id)


# --- players ---


def check_goods(s: SantaMaria, me: Player) -> None:
    """Nothing beyond the storage (S7)."""
    for good in range(COIN):
        if me.goods[good] > (0 if good == GOLD and me.seat == s.maya else s.limit(me, good)):
            raise wrong(f"players[{me.seat}].goods", me.goods)
    stores = 0
    if s.variant.kingdoms and me.seat != s.maya:
        stores = s.box.limit[CACAO] * (1 + (me.colony == CACAO_COLONY or me.hall == CACAO_COLONY))
    if me.cacao_stores != stores:
        raise wrong(f"players[{me.seat}].cacao_stores", me.cacao_stores)


def choosing(s: SantaMaria) -> bool:
    """Are colonies still being chosen?"""
    return any(type(frame).__name__ in ("ChooseColony", "ChoosePair", "LayHall") for frame in s.stack)


def check_colony(s: SantaMaria, me: Player) -> None:
    """What lies in the colony is what its board and tiles have, with roads and upgrades on top (S26, SXB4)."""
    where = f"players[{me.seat}]"
    if me.seat == s.maya:
        empty = Player.blank(me.seat)
        if me.laid or me.cells != empty.cells or me.on != empty.on or me.colony != NONE or me.ships() or me.monks:
            raise wrong(f"{where}.cells", "")
        if me.hall != NONE or me.governor != NONE or any(me.hired) or me.bought:
            raise wrong(f"{where}.hall", me.hall)
        return
    check_board(s, me, where)
    base = board_cells(s, me, where)
    for cell in range(CELLS):
        kind = me.cells[cell]
        road = kind == s.box.road_cell and base[cell] == NONE
        upgrade = kind != NONE and s.box.kinds[kind].id.startswith("upgrade_") and s.variant.specialists
        if kind != base[cell] and not road and not upgrade:
            raise wrong(f"{where}.cells", s.box.kinds[kind].id if kind != NONE else "")
        if me.on[cell] and not me.houses >> cell & 1:
            raise wrong(f"{where}.on", me.on[cell])
        if me.on[cell] > me.bought:
            raise wrong(f"{where}.on", me.on[cell])
    if sum(coins > 0 for coins in me.on) != me.bought:
        raise wrong(f"{where}.bought", me.bought)
    if (me.governor != NONE) != s.variant.governor or (me.governor >= 0 and me.blocked >> me.governor & 1):
        raise wrong(f"{where}.governor", me.governor)


def check_board(s: SantaMaria, me: Player, where: str) -> None:
    early = choosing(s)
    if s.variant.advanced:
        if me.colony != SIDE_B or (me.hall == NONE) != (me.given_scholar == NONE) or (me.hall == NONE and not early):
            raise wrong(f"{where}.hall", me.hall)
    elif me.hall != NONE or me.given_scholar != NONE or me.colony == SIDE_B or (me.colony == NONE and not early):
        raise wrong(f"{where}.colony", me.colony)
    if not s.variant.cacao_colony and CACAO_COLONY in (me.colony, me.hall):
        raise wrong(f"{where}.colony", me.colony)
    others = [other for other in s.players if other.seat > me.seat]
    for other in others:
        same = me.hall == other.hall if s.variant.advanced else me.colony == other.colony
        if same and NONE not in ((me.hall, other.hall) if s.variant.advanced else (me.colony, other.colony)):
            raise BadPosition("twice", tile=where)


def board_cells(s: SantaMaria, me: Player, where: str) -> list[int]:
    """The cells of the board with the tiles laid on it."""
    base = s.box.colonies[me.colony].cells.copy() if me.colony != NONE else [NONE] * CELLS
    tiles = s.box.tiles + s.box.halls
    halls = 0
    for laid in me.laid:
        number, place = divmod(laid, CELLS * TURNS)
        cells = FOOTPRINTS[tiles[number].shape][place]
        if not cells or any(base[cell] != NONE for cell in cells):
            raise wrong(f"{where}.laid", tiles[number].id)
        if number >= len(s.box.tiles):
            halls += 1
            if number - len(s.box.tiles) != me.hall:
                raise wrong(f"{where}.laid", tiles[number].id)
        for i, cell in enumerate(cells):
            base[cell] = tiles[number].cells[i]
    pending = any(isinstance(frame, LayHall) and frame.seat == me.seat for frame in s.stack)
    if halls != (me.hall != NONE and not pending):
        raise wrong(f"{where}.laid", halls)
    return base


# --- the common board ---


def check_passing(s: SantaMaria) -> None:
    if sorted(s.order) != list(range(len(s.players))):
        raise wrong("order", s.order)
    marches = [s.players[seat].march for seat in s.order]
    if marches != sorted(marches, reverse=True):
        raise wrong("order", s.order)
    if sorted(s.passed) != [me.seat for me in s.players if me.passed]:
        raise wrong("passed", s.passed)
    for i, seat in enumerate(s.passed):
        earlier = [s.players[other].passed for other in s.passed[:i]]
        if s.players[seat].passed in earlier and not s.players[seat].has(MEDITATION):
            raise wrong(f"players[{seat}].passed", s.players[seat].passed)


def dice_on(s: SantaMaria, me: Player, die: int) -> int:
    """How many dice of a kind lie on the buildings of a player, or will in a moment."""
    on = s.city.on if s.city is not None and me.seat == s.maya else me.on
    found = on.count(-1 - die)
    for frame in s.stack:
        if isinstance(frame, EndLine | LeaveDie | Walk) and frame.seat == me.seat:
            found += frame.die == die and die != VIRTUAL
    return found


def check_dice(s: SantaMaria) -> None:
    """Every die is in the pool, at hand or on a building (S13, S17, S35, S92)."""
    for me in s.players:
        where = f"players[{me.seat}]"
        if dice_on(s, me, WHITE) != me.white_used or me.white_used > s.white_limit():
            raise wrong(f"{where}.white_used", me.white_used)
        if dice_on(s, me, 1) != me.blue_used or me.blue_used > me.dice:
            raise wrong(f"{where}.blue_used", me.blue_used)
        crossed = sum(space <= me.religion for space in s.box.die_spaces)
        crossed -= sum(
            isinstance(frame, Symbol) and frame.seat == me.seat and frame.space in s.box.die_spaces for frame in s.stack
        )
        if me.dice != s.box.blue_dice[s.variant.ambassadors] + crossed:
            raise wrong(f"{where}.dice", me.dice)
        rolled = any(type(frame).__name__ == "RollBlue" for frame in s.stack)
        at_hand = 0 if s.variant.shared or rolled else me.dice - me.blue_used
        if sum(me.blue) != at_hand:
            raise wrong(f"{where}.blue", me.blue)
    if sum(s.white) + sum(me.white_used for me in s.players) != s.white_limit() * len(s.players):
        raise wrong("white", s.white)
    shared = sum(me.dice - me.blue_used for me in s.players)
    unrolled = any(type(frame).__name__ == "RollBlue" for frame in s.stack)
    if sum(s.blue) != (shared if s.variant.shared and not unrolled else 0):
        raise wrong("blue", s.blue)
    for colour in range(2):
        taken = sum(dice_on(s, me, 2 + colour) for me in s.players)
        if taken + (s.ambassadors[colour] > 0) != s.variant.ambassadors:
            raise wrong("ambassadors", s.ambassadors)


def check_people(s: SantaMaria) -> None:
    """Scholars, bishops and missions of this game, and every monk somewhere (S11, S53, SX2, SX3)."""
    box, kingdoms = s.box, s.variant.kingdoms
    scholars, bishops = s.places[:FIRST_BISHOP], s.places[FIRST_BISHOP:FIRST_MISSION]
    missions = list(range(SPACES - FIRST_MISSION))
    if kingdoms:
        missions[-1] = len(MISSIONS) - 1
    people = scholars + s.pair_scholars + [me.given_scholar for me in s.players]
    fine = s.places[FIRST_MISSION:] == missions
    fine = fine and shows(scholars, box.scholars_shown[kingdoms]) and shows(bishops, box.bishops_shown)
    fine = fine and differ(people, len(SCHOLARS) if kingdoms else BASE_SCHOLARS)
    fine = fine and differ(bishops, len(BISHOPS) if kingdoms else BASE_BISHOPS)
    if not fine or (NAVIGATOR in people and not s.variant.governor):
        raise wrong("places", s.places)
    for me in s.players:
        placed = [space for space in range(SPACES) if s.monks[space] >> me.seat & 1]
        if any(s.places[space] == NONE for space in placed):
            raise wrong("monks", s.monks)
        if me.monks + len(placed) != (0 if me.seat == s.maya else box.monks):
            raise wrong(f"players[{me.seat}].monks", me.monks)


def shows(numbers: list[int], shown: int) -> bool:
    """Are the first so many spaces filled, and no others?"""
    return NONE not in numbers[:shown] and all(number == NONE for number in numbers[shown:])


def differ(numbers: list[int], known: int) -> bool:
    """Is nobody there twice, and nobody who is not in this game?"""
    real = [number for number in numbers if number != NONE]
    return len(set(real)) == len(real) and all(number < known for number in real)


def check_tiles(s: SantaMaria) -> None:
    box = s.box
    halls = len(box.tiles)
    laid = [number // (CELLS * TURNS) for me in s.players for number in me.laid]
    laid += [frame.tile for frame in s.stack if isinstance(frame, LayTile)]
    used = s.display + [tile for stack in s.stacks for tile in stack] + [tile for tile in laid if tile < halls]
    check_unique(box.tiles, used)
    for shape, stack in enumerate(s.stacks):
        if any(box.tiles[tile].shape != shape for tile in stack):
            raise wrong("stacks", shape)
    if s.display != sorted(s.display):
        raise wrong("display", s.display)
    roads = sum(road_tiles(s, me) for me in s.players if me.seat != s.maya)
    if roads + s.roads > box.road_tiles or (roads + s.roads < box.road_tiles and not s.variant.specialists):
        raise wrong("roads", s.roads)
    offered = COLONIES if s.variant.cacao_colony else COLONIES - 1
    if not s.variant.advanced and s.pairs:
        raise wrong("pairs", s.pairs)
    pairs = s.pairs + [me.hall for me in s.players if me.hall != NONE]
    if s.variant.advanced and sorted(pairs) != list(range(offered)):
        raise wrong("pairs", pairs)


def road_tiles(s: SantaMaria, me: Player) -> int:
    """Road tiles in a colony, not counting those of expansion tiles."""
    base = board_cells(s, me, "")
    return sum(me.cells[cell] == s.box.road_cell and base[cell] == NONE for cell in range(CELLS))


def check_ships(s: SantaMaria) -> None:
    box = s.box
    owned = [ship for me in s.players for dock in me.docks for ship in dock]
    check_unique(box.ships, s.docks + s.ships + s.special_ships + owned)
    for ships, special in ((s.docks[:SPECIAL_DOCK] + s.ships, False), (s.docks[SPECIAL_DOCK:] + s.special_ships, True)):
        for ship in ships:
            if ship != NONE and (box.ships[ship].kind == SPECIAL) != special:
                raise wrong("docks", box.ships[ship].id)
    if not s.variant.kingdoms and (s.special_ships or any(box.ships[ship].kind == SPECIAL for ship in owned)):
        raise wrong("special_ships", len(s.special_ships))


def check_specialists(s: SantaMaria) -> None:
    box = s.box
    if not s.variant.specialists:
        if s.specialist_stack or any(any(me.hired) for me in s.players):
            raise wrong("specialist_stack", len(s.specialist_stack))
        return
    unused = s.specialists + s.specialist_stack
    check_unique(box.specialists, unused)
    kinds = [specialist.kind for specialist in box.specialists]
    for kind in range(UPGRADE):
        left = sum(kinds[tile] == kind for tile in unused if tile != NONE)
        if left + sum(me.hired[kind] for me in s.players) > kinds.count(kind):
            raise wrong("specialists", kind)


def check_gold(s: SantaMaria) -> None:
    """Where gold is counted, none is lost (SXD23)."""
    total = s.gold
    if s.city is not None:
        total += s.city.gold + sum(me.goods[GOLD] for me in s.players)
    if total != (s.box.city.gold_pieces if s.city is not None else 0):
        raise wrong("gold", s.gold)
