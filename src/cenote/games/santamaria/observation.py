"""What a seat sees, for learners: every field that views show, as far as a rule may ask for it.

A building of a colony is told by six bits: the number of its kind, and whether it is an upgrade. Shipping tiles are
told by what they ask and bring where they are on offer, and by sums where somebody has shipped them; which of them
and of the expansion tiles have been seen is told once for the table, as no rule asks who has which. Of what lies on a
building only that it is blocked is told: whether by a die or by how many coins is all the same to the rules.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.rows import Row, bits_of
from cenote.games.santamaria import boards, names, variant, verbs
from cenote.games.santamaria.boards import words_at
from cenote.games.santamaria.components import BOARDS, HALLS, LAYABLE, SHIPS, SPECIALIST_TILES, TILES
from cenote.games.santamaria.geometry import CELLS, FALLING, SIZE, TURNS
from cenote.games.santamaria.names import DIE_VALUES, PASSING_SPACES, SPACES, YEARS
from cenote.games.santamaria.observation_city import OF_KINDS, write_city
from cenote.games.santamaria.observation_doing import write_doing
from cenote.games.santamaria.rules.turn import activation_price
from cenote.games.santamaria.scoring import award_of, full_lines, large_tiles
from cenote.games.santamaria.state import Player, SantaMaria

ALL_DOCKS: Final[tuple[str, ...]] = boards.ALL_DOCKS
COLONIES: Final[tuple[str, ...]] = variant.COLONIES
DOCKS: Final[tuple[str, ...]] = names.DOCKS
HIRED: Final[tuple[str, ...]] = names.SPECIALISTS[: names.UPGRADE]
PLACES: Final[tuple[str, ...]] = verbs.PLACES
GOODS: Final[tuple[str, ...]] = names.GOODS
SCHOLARS: Final[tuple[str, ...]] = names.SCHOLARS
SHAPES: Final[tuple[str, ...]] = names.SHAPES
VALUES: Final = tuple([str(value) for value in DIE_VALUES])
CELL_NAMES: Final = tuple([f"{cell // SIZE + 1}-{cell % SIZE + 1}" for cell in range(CELLS)])
SIDES: Final = tuple([str(number + 1) for number in range(SIZE)])
PLACE_AT: Final = [[PLACES.index(word) for word in words_at(space)] for space in range(SPACES)]
LOWEST_SCORE: Final = -20
AMBASSADORS: Final[tuple[str, ...]] = ("white", "blue")
NOTHING: Final[list[int]] = []
MONKS_OF: Final = tuple([f"monks[seat+{seat}]" for seat in range(8)])
OF_SCHOLARS: Final = bits_of(SCHOLARS)
OF_SPECIALISTS: Final = bits_of(SPECIALIST_TILES)


def write(s: SantaMaria, row: Row) -> None:
    write_options(s, row)
    write_table(s, row)
    write_offers(s, row)
    write_monks(s, row)
    write_city(s, row)
    write_doing(s, row)
    seats = len(s.players)
    for number in range(row.slots):
        row.player(number)
        if number < seats:
            write_player(s, s.players[(row.first + number) % seats], row)
        else:
            row.absent()


def write_options(s: SantaMaria, row: Row) -> None:
    played = s.variant
    row.flag("expansion", played.kingdoms)
    row.flag("with_governor", played.governor)
    row.flag("with_specialists", played.specialists)
    row.flag("with_ambassadors", played.ambassadors)
    row.flag("advanced", played.advanced)
    row.flag("shared_dice", played.shared)
    row.flag("open_scores", played.open_scores)
    row.word("colonies", COLONIES.index(played.colonies), COLONIES)


def write_table(s: SantaMaria, row: Row) -> None:
    row.seat("maya", s.maya)
    row.number("year", s.year, YEARS)
    row.seat("first", s.first)
    row.people("order", s.order, row.slots)
    row.people("passed", s.passed, row.slots)
    row.counts("white", s.white, VALUES, 8)
    row.counts("blue", s.blue if s.variant.shared else NOTHING, VALUES, 8)
    row.counts("ambassadors", s.ambassadors if s.variant.ambassadors else NOTHING, AMBASSADORS, 6)
    row.number("white_limit", s.white_limit(), 3)
    row.number("gold", s.gold if s.variant.maya else 0, 12)


def write_offers(s: SantaMaria, row: Row) -> None:
    for dock in range(len(ALL_DOCKS)):
        ship = s.docks[dock] if dock < len(s.docks) else NONE
        row.part(ALL_DOCKS[dock])
        row.counts("cost", s.box.ships[ship].cost if ship >= 0 else NOTHING, GOODS, 4)
        row.number("points", s.box.ships[ship].points if ship >= 0 else 0, 8)
    row.part("")
    row.items("ships", [ship for ship in s.docks if ship >= 0], SHIPS)
    row.items("shipped", [ship for me in s.players for dock in me.docks for ship in dock], SHIPS)
    row.number("ships_left", len(s.ships), 44)
    row.number("special_ships_left", len(s.special_ships), 12)
    row.items("display", s.display, TILES)
    row.items("laid", [laid // (CELLS * TURNS) for me in s.players for laid in me.laid], LAYABLE)
    row.counts("stacks", [len(stack) for stack in s.stacks], SHAPES, 12)
    row.number("roads", s.roads, 6)
    row.coded("specialists", s.specialists, OF_SPECIALISTS, 6)
    scholars = [NONE] * len(HALLS) if s.pairs else NOTHING
    for number in range(len(s.pairs)):
        scholars[s.pairs[number]] = s.pair_scholars[number]
    row.coded("pairs", scholars, OF_SCHOLARS, len(HALLS))


def write_monks(s: SantaMaria, row: Row) -> None:
    """The scholars, bishops and missions in this game, and whose monks are there."""
    offered: list[int] = []
    monks = [0] * len(PLACES)
    for space in range(SPACES):
        if s.places[space] != NONE:
            place = PLACE_AT[space][s.places[space]]
            offered.append(place)
            monks[place] = s.monks[space]
    row.items("places", offered, PLACES)
    seats = len(s.players)
    for number in range(row.slots):
        seat = (row.first + number) % seats
        there = [place for place in offered if monks[place] >> seat & 1] if number < seats else NOTHING
        row.items(MONKS_OF[number], there, PLACES)


def write_player(s: SantaMaria, me: Player, row: Row) -> None:
    known = me.seat == row.me or s.variant.open_scores or not s.stack  # happiness lies face down (S4)
    row.counts("goods", me.goods, GOODS, 12)
    row.flag("vp?", known)
    row.number("vp", me.vp if known else LOWEST_SCORE, 100, LOWEST_SCORE)
    row.number("award", award_of(s, me), 12)
    row.number("religion", me.religion, 16)
    row.number("march", me.march, 16)
    row.number("passed", me.passed, PASSING_SPACES)
    row.number("white_used", me.white_used, 3)
    row.number("blue_used", me.blue_used, 3)
    row.number("dice", me.dice, 3)
    row.counts("blue", me.blue, VALUES, 3)
    row.flag("maya", me.seat == s.maya)
    write_colony(me, row)
    row.number("price", 0 if me.seat == s.maya else activation_price(me), 5)
    row.number("full_lines", 0 if me.seat == s.maya else full_lines(me), FALLING)
    row.number("large_tiles", large_tiles(s, me), 6)
    write_ships(s, me, row)


def write_ships(s: SantaMaria, me: Player, row: Row) -> None:
    points, cost = 0, [0] * len(GOODS)
    for dock in me.docks:
        for ship in dock:
            tile = s.box.ships[ship]
            points += tile.points
            for good in range(len(cost)):
                cost[good] += tile.cost[good]
    row.counts("docks", [len(dock) for dock in me.docks], DOCKS, 4)
    row.number("ship_points", points, 40)
    row.counts("shipped", cost, GOODS, 8)


def write_colony(me: Player, row: Row) -> None:
    row.word("board", me.colony, BOARDS)
    row.word("hall", me.hall, HALLS)
    row.coded("cells", me.cells, OF_KINDS, CELLS)
    row.bits("blocked", me.blocked, CELL_NAMES)
    row.word("governor.row", me.governor // SIZE if me.governor >= 0 else NONE, SIDES)
    row.word("governor.column", me.governor % SIZE if me.governor >= 0 else NONE, SIDES)
    row.number("cacao_stores", me.cacao_stores, 2)
    row.number("monks", me.monks, 6)
    row.bits("scholars", me.scholars, SCHOLARS)
    row.coded("given_scholar", [me.given_scholar], OF_SCHOLARS, 1)
    row.counts("hired", me.hired, HIRED, 3)
