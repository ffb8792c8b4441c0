"""What holds in every position: dumps in which it does not are refused by name. The city has its own page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cenote.core.declared import Balance, Pieces
from cenote.core.fields import NONE
from cenote.core.kernel import Frame
from cenote.core.refusal import BadPosition
from cenote.games.santamaria.checks_city import check_city
from cenote.games.santamaria.components import (
    BOARDS,
    CARDS,
    HALLS,
    LAYABLE,
    SHIPS,
    SPECIAL,
    SPECIALIST_TILES,
    TEMPLES,
    TILES,
    TOKENS,
)
from cenote.games.santamaria.geometry import CELLS, FOOTPRINTS, TURNS
from cenote.games.santamaria.names import (
    AMBASSADOR,
    BISHOPS,
    BLUE,
    CACAO,
    COIN,
    FIRST_BISHOP,
    FIRST_MISSION,
    GOLD,
    HIGH_PRIEST,
    OF_ALL,
    OF_MAYA,
    SCHOLARS,
    SPACES,
    SPECIAL_DOCK,
    UPGRADE,
    WHITE,
    YEARS,
)
from cenote.games.santamaria.position import COLONY, PLAYER
from cenote.games.santamaria.rules.ambassadors import Follow
from cenote.games.santamaria.rules.bargains import Answer
from cenote.games.santamaria.rules.cards import ChooseSite
from cenote.games.santamaria.rules.expanding import LayHall, LayTile
from cenote.games.santamaria.rules.line import EndLine, LeaveDie, Tax
from cenote.games.santamaria.rules.run import Walk
from cenote.games.santamaria.rules.tracks import Symbol
from cenote.games.santamaria.rules.turn import NextTurn
from cenote.games.santamaria.rules.year import RollBlue
from cenote.games.santamaria.setup import CACAO_COLONY, COLONIES, SIDE_B, ChooseColony, ChoosePair, StartChoosing
from cenote.games.santamaria.state import City, Player, SantaMaria

CHOICES: Final = (StartChoosing, ChooseColony, ChoosePair)


def wrong(field: str, value: object) -> BadPosition:
    return BadPosition("field-impossible", field=field, value=str(value))


# --- what there is always the same number of ---


class Kept(Balance):
    """Told by the field that has too much or too little of it."""

    def check(self, s: Any) -> None:
        found = self.found(s)
        if found != self.wanted(s):
            raise wrong(self.key, found)


def of_city(count: Callable[[SantaMaria, City], Any], without: Any = 0) -> Callable[[SantaMaria], Any]:
    """Something of the Maya city, where there is one."""
    return lambda s: without if s.city is None else count(s, s.city)


def gold(s: SantaMaria, city: City) -> int:
    return city.gold + sum(me.goods[GOLD] for me in s.players)


def tiles(s: SantaMaria) -> list[int]:
    """Expansion tiles that lie about, one in hand among them."""
    laid = [number // (CELLS * TURNS) for me in s.players for number in me.laid]
    in_hand = [frame.tile for frame in s.stack if isinstance(frame, LayTile)]
    return s.display + chained(s.stacks) + in_hand + [tile for tile in laid if tile < len(TILES)]


def ships(s: SantaMaria) -> list[int]:
    return real(s.docks) + s.ships + s.special_ships + chained([dock for me in s.players for dock in me.docks])


def scholars(s: SantaMaria) -> list[int]:
    return real(s.places[:FIRST_BISHOP] + s.pair_scholars + [me.given_scholar for me in s.players])


def tokens(s: SantaMaria, city: City) -> list[int]:
    return city.tokens + [frame.token for frame in s.stack if isinstance(frame, ChooseSite)]


def chained(lists: list[list[int]]) -> list[int]:
    return [number for numbers in lists for number in numbers]


def real(numbers: list[int]) -> list[int]:
    return [number for number in numbers if number != NONE]


CONSERVED: Final[tuple[Balance | Pieces, ...]] = (
    Kept(
        "white",
        lambda s: sum(s.white) + sum(me.white_used for me in s.players),
        lambda s: s.white_limit() * len(s.players),
    ),
    Kept("gold", lambda s: s.gold + of_city(gold)(s), of_city(lambda s, city: s.box.city.gold_pieces)),
    Kept(
        "city.road_tokens",
        of_city(lambda s, city: city.road_tokens + city.junctions.bit_count()),
        of_city(lambda s, city: s.box.city.road_tokens),
    ),
    Kept(
        "city.priests",
        of_city(lambda s, city: city.priests + city.priest_supply + city.on.count(HIGH_PRIEST)),
        of_city(lambda s, city: s.box.city.priests),
    ),
    Pieces(SHIPS, ships),
    Pieces(TILES, tiles),
    Pieces(HALLS, lambda s: s.pairs + real([me.hall for me in s.players])),
    Pieces(BOARDS, lambda s: real([me.colony for me in s.players if me.colony != SIDE_B])),
    Pieces(SCHOLARS, scholars),
    Pieces(BISHOPS, lambda s: real(s.places[FIRST_BISHOP:FIRST_MISSION])),
    Pieces(SPECIALIST_TILES, lambda s: real(s.specialists) + s.specialist_stack),
    Pieces(TOKENS, of_city(tokens, [])),
    Pieces(TEMPLES, of_city(lambda s, city: real(city.temples) + city.medium + city.small, [])),
    Pieces(CARDS, of_city(lambda s, city: city.hand + city.deck + chained(city.tucked), [])),
)  # fmt: skip


def check(s: SantaMaria) -> None:
    """What else must fit together."""
    if not s.stack and (s.year != YEARS or len(s.passed) != len(s.players)):
        raise BadPosition("no-decision")
    if (s.maya != NONE) != s.variant.maya:
        raise wrong("maya", s.maya)
    check_stack(s)
    for me in s.players:
        check_player(s, me)
    check_passing(s)
    check_dice(s)
    check_monks(s)
    check_tiles(s)
    check_ships(s)
    check_specialists(s)
    if s.city is not None:
        check_city(s, s.city)


# --- what is still to be done ---


def check_stack(s: SantaMaria) -> None:
    """Everything is done by who can do it, and everybody acts in his own turn (S20, SXC4, SXD16)."""
    below = NONE  # a seat
    for frame in s.stack:
        seat: int = getattr(frame, "seat", NONE)
        if isinstance(frame, NextTurn):
            below = (seat - 1) % len(s.players)
            continue
        if "seat" not in frame.takes:
            continue
        whose = getattr(frame, "whose", 0)
        if whose != OF_ALL and (whose == OF_MAYA) != (seat == s.maya):
            raise refuse(frame)
        if isinstance(frame, (*CHOICES, LayHall)):
            continue  # colonies are chosen one by one
        if seat != below and seat != s.maya and not isinstance(frame, Follow | Tax | Answer):
            raise refuse(frame)
        below = seat


def refuse(frame: Frame[Any]) -> BadPosition:
    return BadPosition("frame", frame=str([type(frame).__name__, *frame.args()]))


# --- players ---


def check_player(s: SantaMaria, me: Player) -> None:
    """Nothing beyond the storage; a colony for everybody but the Maya (S7)."""
    where = f"players[{me.seat}]"
    for good in range(COIN):
        if me.goods[good] > (0 if good == GOLD and me.seat == s.maya else s.limit(me, good)):
            raise wrong(f"{where}.goods", me.goods)
    if me.seat == s.maya:
        blank = Player(me.seat)
        for name in ("bought", *(field.name for field in PLAYER.seen(COLONY))):
            if getattr(me, name) != getattr(blank, name):
                raise wrong(f"{where}.{name}", getattr(me, name))
        return
    stores = 1 + (CACAO_COLONY in (me.colony, me.hall)) if s.variant.kingdoms else 0
    if me.cacao_stores != s.box.limit[CACAO] * stores:
        raise wrong(f"{where}.cacao_stores", me.cacao_stores)
    check_board(s, me, where)
    check_colony(s, me, where)


def check_board(s: SantaMaria, me: Player, where: str) -> None:
    """Who has no board or town hall yet chooses one, once (S15, S86)."""
    choices = sum(isinstance(frame, CHOICES) and frame.seat == me.seat for frame in s.stack)
    chosen = me.hall if s.variant.advanced else me.colony
    if choices != (chosen == NONE) or (me.colony == SIDE_B) != s.variant.advanced:
        raise wrong(f"{where}.colony", me.colony)
    if (me.hall == NONE) != (me.given_scholar == NONE) or (me.hall != NONE and not s.variant.advanced):
        raise wrong(f"{where}.hall", me.hall)
    if not s.variant.cacao_colony and CACAO_COLONY in (me.colony, me.hall):
        raise wrong(f"{where}.colony", me.colony)


def check_colony(s: SantaMaria, me: Player, where: str) -> None:
    """What lies in the colony is what its board and tiles have, with roads and upgrades on top (S26, SXB4)."""
    base = board_cells(s, me, where)
    for cell in range(CELLS):
        kind = me.cells[cell]
        road = kind == s.box.road_cell and base[cell] == NONE
        upgrade = kind != NONE and s.box.kinds[kind].house and s.box.kinds[kind].road and s.variant.specialists
        if kind != base[cell] and not road and not upgrade:
            raise wrong(f"{where}.cells", cell)
    if me.blocked & ~me.houses or max(me.on) > me.bought:
        raise wrong(f"{where}.on", me.on)
    if sum(coins > 0 for coins in me.on) != me.bought:
        raise wrong(f"{where}.bought", me.bought)
    if (me.governor != NONE) != s.variant.governor or (me.governor >= 0 and me.blocked >> me.governor & 1):
        raise wrong(f"{where}.governor", me.governor)


def board_cells(s: SantaMaria, me: Player, where: str) -> list[int]:
    """The cells of the board with the tiles laid on it."""
    base = s.box.colonies[me.colony].cells.copy() if me.colony != NONE else [NONE] * CELLS
    halls: list[int] = []
    for laid in me.laid:
        number, place = divmod(laid, CELLS * TURNS)
        tile = s.box.tiles[number] if number < len(TILES) else s.box.halls[number - len(TILES)]
        cells = FOOTPRINTS[tile.shape][place]
        if not cells or any(base[cell] != NONE for cell in cells):
            raise wrong(f"{where}.laid", LAYABLE[number])
        if number >= len(TILES):
            halls.append(number - len(TILES))
        for i, cell in enumerate(cells):
            base[cell] = tile.cells[i]
    in_hand = any(isinstance(frame, LayHall) and frame.seat == me.seat for frame in s.stack)
    if halls != ([] if in_hand else real([me.hall])):
        raise wrong(f"{where}.laid", halls)
    return base


# --- the common board ---


def check_passing(s: SantaMaria) -> None:
    """Markers on the conquistador track and on the passing spaces (S59, S63)."""
    marches = [s.players[seat].march for seat in s.order]
    if sorted(s.order) != list(range(len(s.players))) or marches != sorted(marches, reverse=True):
        raise wrong("order", s.order)
    if sorted(s.passed) != [me.seat for me in s.players if me.passed]:
        raise wrong("passed", s.passed)


def dice_on(s: SantaMaria, me: Player, die: int) -> int:
    """How many dice of a kind lie on the buildings of a player, or will in a moment."""
    on = s.city.on if s.city is not None and me.seat == s.maya else me.on
    coming = [frame for frame in s.stack if isinstance(frame, EndLine | LeaveDie | Walk)]
    return on.count(-1 - die) + sum(frame.seat == me.seat and frame.die == die for frame in coming)


def check_dice(s: SantaMaria) -> None:
    """Every die is in the pool, at hand or on a building (S13, S17, S35, S92)."""
    unrolled = any(isinstance(frame, RollBlue) for frame in s.stack)
    for me in s.players:
        where = f"players[{me.seat}]"
        if dice_on(s, me, WHITE) != me.white_used or me.white_used > s.white_limit():
            raise wrong(f"{where}.white_used", me.white_used)
        if dice_on(s, me, BLUE) != me.blue_used or me.blue_used > me.dice:
            raise wrong(f"{where}.blue_used", me.blue_used)
        ahead = [frame.space for frame in s.stack if isinstance(frame, Symbol) and frame.seat == me.seat]
        crossed = sum(space <= me.religion and space not in ahead for space in s.box.die_spaces)
        if me.dice != s.box.blue_dice[s.variant.ambassadors] + crossed:
            raise wrong(f"{where}.dice", me.dice)
        if sum(me.blue) != (0 if s.variant.shared or unrolled else me.dice - me.blue_used):
            raise wrong(f"{where}.blue", me.blue)
    shared = sum(me.dice - me.blue_used for me in s.players)
    if sum(s.blue) != (shared if s.variant.shared and not unrolled else 0):
        raise wrong("blue", s.blue)
    for colour in range(AMBASSADOR):
        taken = sum(dice_on(s, me, AMBASSADOR + colour) for me in s.players)
        if taken + (s.ambassadors[colour] > 0) != s.variant.ambassadors:
            raise wrong("ambassadors", s.ambassadors)


def check_monks(s: SantaMaria) -> None:
    """Every monk is at hand, or with somebody or on a mission (S16, S53)."""
    for me in s.players:
        placed = [space for space in range(SPACES) if s.monks[space] >> me.seat & 1]
        if any(s.places[space] == NONE for space in placed):
            raise wrong("monks", s.monks)
        if me.monks + len(placed) != (0 if me.seat == s.maya else s.box.monks):
            raise wrong(f"players[{me.seat}].monks", me.monks)


def check_tiles(s: SantaMaria) -> None:
    """Road tiles get lost under upgrades alone; town halls are with a player or on offer, with a scholar (S85)."""
    roads = s.roads + sum(road_tiles(s, me) for me in s.players if me.seat != s.maya)
    if roads > s.box.road_tiles or (roads < s.box.road_tiles and not s.variant.specialists):
        raise wrong("roads", s.roads)
    offered = 0 if not s.variant.advanced else COLONIES if s.variant.cacao_colony else COLONIES - 1
    if sorted(s.pairs + real([me.hall for me in s.players])) != list(range(offered)):
        raise wrong("pairs", s.pairs)
    if len(s.pair_scholars) != len(s.pairs):
        raise wrong("pair_scholars", s.pair_scholars)


def road_tiles(s: SantaMaria, me: Player) -> int:
    """Road tiles in a colony, not counting those of expansion tiles."""
    base = board_cells(s, me, "")
    return sum(me.cells[cell] == s.box.road_cell and base[cell] == NONE for cell in range(CELLS))


def check_ships(s: SantaMaria) -> None:
    """A special dock and its tiles come with American Kingdoms (SX1)."""
    special = any(s.box.ships[ship].kind == SPECIAL for ship in ships(s))
    if len(s.docks) != SPECIAL_DOCK + s.variant.kingdoms or (special and not s.variant.kingdoms):
        raise wrong("docks", s.docks)


def check_specialists(s: SantaMaria) -> None:
    """One beside each value, and no more of a type than there are: a fourth has no price (SXB3)."""
    if len(s.specialists) != (6 if s.variant.specialists else 0):
        raise wrong("specialists", len(s.specialists))
    kinds = [specialist.kind for specialist in s.box.specialists]
    left = [kinds[tile] for tile in real(s.specialists) + s.specialist_stack]
    for kind in range(UPGRADE):
        there = kinds.count(kind) if s.variant.specialists else 0
        if left.count(kind) + sum(me.hired[kind] for me in s.players) > there:
            raise wrong("specialist_stack", kind)
    if left and not s.variant.specialists:
        raise wrong("specialist_stack", len(left))
