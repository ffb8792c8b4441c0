"""From options and seed to the first decision.

Rules S10, S11, S12, S13, S14, S15, S16, S17, S18, S85, S86, S87, S88, S89, S90, SX1, SX2, SX3, SX4, SX5, SX10, SXD1,
SXD2, SXD3, SXD4.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, SeatStep, Step, seated
from cenote.core.shared import without
from cenote.games.santamaria.city_box import FULL, IN_RESERVE
from cenote.games.santamaria.components import REGULAR, SPECIAL, STARTING
from cenote.games.santamaria.geometry import CELLS
from cenote.games.santamaria.names import (
    BASE_BISHOPS,
    BASE_SCHOLARS,
    BISHOPS,
    CACAO,
    CHOOSING,
    COIN,
    DISTRICTS,
    FIRST_BISHOP,
    FIRST_MISSION,
    GOODS,
    MISSIONS,
    NAVIGATOR,
    SCHOLARS,
    SHAPES,
    SPACES,
    SPECIAL_DOCK,
    STORED,
    WOOD,
)
from cenote.games.santamaria.rules.expanding import LayHall, build
from cenote.games.santamaria.rules.shipping import refill
from cenote.games.santamaria.rules.turn import NextTurn
from cenote.games.santamaria.rules.year import RollBlue, start_year
from cenote.games.santamaria.state import City, Player, SantaMaria
from cenote.games.santamaria.verbs import COLONY, HALL

CACAO_COLONY = 4  # A5, with the last town hall
SIDE_B = 5
COLONIES = 5

NOT_IN_GAME: Final = Reason("S15", "colony-not-in-game", "colony")
COLONY_TAKEN: Final = Reason("S15", "colony-taken", "colony")
HALL_NOT_THERE: Final = Reason("S86", "hall-not-there", "hall")


def set_up(s: SantaMaria) -> SantaMaria:
    box, variant = s.box, s.variant
    s.order = list(range(len(s.players)))
    s.first = draw_first(s)
    if variant.maya:
        s.maya = s.first
        found_city(s)
    set_board(s)
    for me in s.players:
        me.dice = box.blue_dice[variant.ambassadors]  # none with ambassadors, nor a use of shared ones (SXC8)
        if me.seat == s.maya:
            me.goods[COIN] = box.city.coins
        else:
            start_colonist(s, me)
    s.stack.append(NextTurn(s.first))
    start_year(s)
    if variant.advanced:
        hand_out_colonies(s)
        s.stack.append(RollBlue())  # halls are laid with the dice known (S87)
    else:
        s.stack.append(RollBlue())
        hand_out_colonies(s)
    return s


def draw_first(s: SantaMaria) -> int:
    """The first player by lot (S14); the Maya is first in year 1 (SXD4)."""
    if s.variant.maya and s.variant.maya_seat:
        return s.variant.maya_seat - 1
    return s.below(len(s.players))


def shuffled(s: SantaMaria, items: list[int]) -> list[int]:
    s.shuffle(items)
    return items


def set_board(s: SantaMaria) -> None:
    box, kingdoms = s.box, s.variant.kingdoms
    ships = box.ships
    s.docks = shuffled(s, [i for i, ship in enumerate(ships) if ship.kind == STARTING])
    s.ships = shuffled(s, [i for i, ship in enumerate(ships) if ship.kind == REGULAR])
    if kingdoms:
        s.special_ships = shuffled(s, [i for i, ship in enumerate(ships) if ship.kind == SPECIAL])
        s.docks.append(NONE)
        refill(s, SPECIAL_DOCK)
    s.stacks = [
        shuffled(s, [i for i, tile in enumerate(box.tiles) if tile.shape == shape]) for shape in range(len(SHAPES))
    ]
    s.roads = box.road_tiles
    if s.variant.specialists:
        s.specialist_stack = shuffled(s, list(range(len(box.specialists))))
    show_people(s)


def show_people(s: SantaMaria) -> None:
    """Scholars and bishops over their spaces, the missions, and the scholars of the pairs (S11, SX2, SX3, S85)."""
    box, kingdoms = s.box, s.variant.kingdoms
    known = range(len(SCHOLARS)) if kingdoms else range(BASE_SCHOLARS)
    scholars = shuffled(s, [i for i in known if i != NAVIGATOR or s.variant.governor])
    bishops = shuffled(s, list(range(len(BISHOPS) if kingdoms else BASE_BISHOPS)))
    s.places = [NONE] * SPACES
    for i in range(box.scholars_shown[kingdoms]):
        s.places[i] = s.draw(scholars)
    for i in range(box.bishops_shown):
        s.places[FIRST_BISHOP + i] = s.draw(bishops)
    for i in range(SPACES - FIRST_MISSION):
        s.places[FIRST_MISSION + i] = i
    if kingdoms:
        s.places[SPACES - 1] = len(MISSIONS) - 1  # extension tile 2 covers the last one
    if s.variant.advanced:
        s.pairs = list(range(COLONIES if s.variant.cacao_colony else COLONIES - 1))
        s.pair_scholars = [s.draw(scholars) for _ in s.pairs]


def start_colonist(s: SantaMaria, me: Player) -> None:
    """Goods, monks, cacao store, governor (S14, S16, SX5, SX14, SXA1)."""
    box = s.box
    colonists = [seat for seat in clockwise(s) if seat != s.maya]
    s.gain(me, WOOD, box.start_wood)
    s.gain(me, COIN, box.start_coins[colonists.index(me.seat)])
    me.monks = box.monks
    if s.variant.kingdoms:
        me.cacao_stores = box.limit[CACAO]
        me.goods[CACAO] = me.cacao_stores
    if s.variant.governor:
        me.governor = box.governor_start


def clockwise(s: SantaMaria) -> list[int]:
    """All seats from the first player on."""
    return [(s.first + i) % len(s.players) for i in range(len(s.players))]


def found_city(s: SantaMaria) -> None:
    """The city of the Maya (SXD2, SXD3, SXD4); its gold comes with the year."""
    box = s.box.city
    s.city = city = City()
    me = s.players[s.maya]
    s.gold = box.gold_pieces
    city.sites = box.sites.copy()
    temples = [shuffled(s, [i for i, temple in enumerate(box.temples) if temple.level == level]) for level in (1, 2, 3)]
    city.temples, city.medium, city.small = temples[0][: len(DISTRICTS)], temples[1], temples[2]
    city.tokens = list(range(len(box.tokens)))
    city.road_tokens = box.road_tokens
    city.priest_supply = box.priests
    for store, start in zip(box.stores, box.store_starts, strict=True):
        good = GOODS.index(STORED[store])
        if start == IN_RESERVE:
            city.reserve[good] += 1
        else:
            city.stores[good] += 1
            me.goods[good] += start == FULL
    city.deck = shuffled(s, list(range(len(box.cards))))
    city.hand = sorted(s.draw(city.deck) for _ in range(min(box.hand, len(city.deck))))


# --- colonies ---


def hand_out_colonies(s: SantaMaria) -> None:
    """Dealt, or chosen counter-clockwise so that the first player chooses last (S15, S86, SX10, SXD34)."""
    colonists = [seat for seat in clockwise(s) if seat != s.maya]
    variant = s.variant
    if variant.advanced:
        for seat in colonists:
            s.stack.append(StartChoosing(seat))
        for seat in colonists:
            s.stack.append(Settle(seat, SIDE_B))
    elif variant.cacao_colony or variant.colonies == "deal":
        boards = shuffled(s, list(range(COLONIES if variant.cacao_colony else COLONIES - 1)))
        for seat in colonists:
            s.stack.append(Settle(seat, boards.pop()))
    else:
        for seat in colonists:
            s.stack.append(StartChoosing(seat))


def settle(s: SantaMaria, me: Player, colony: int) -> None:
    """Take a colony board; the cacao colony brings a second cacao store, empty (SX10)."""
    me.colony = colony
    board = s.box.colonies[colony]
    for cell in range(CELLS):
        if board.cells[cell] != NONE:
            build(s, me, cell, board.cells[cell])
    if colony == CACAO_COLONY:
        me.cacao_stores += s.box.limit[CACAO]
    if s.events is not None:
        s.tell("colony", me.seat, colony=board.id)


class Settle(Step[SantaMaria]):
    """A colony board that nobody chooses, before the first decision (S15, SX10)."""

    takes = seated(colony=range(COLONIES + 1))

    def __init__(self, seat: int, colony: int) -> None:
        self.seat = seat
        self.colony = colony

    def possible(self, s: SantaMaria) -> bool:
        return False

    def run(self, s: SantaMaria) -> None:
        settle(s, s.players[self.seat], self.colony)


class StartChoosing(SeatStep[SantaMaria]):
    lies_on = CHOOSING

    def run(self, s: SantaMaria) -> None:
        s.turn += 1
        s.stack.append(ChoosePair(self.seat) if s.variant.advanced else ChooseColony(self.seat))


class ChooseColony(Choice[SantaMaria]):
    """A colony board that nobody has yet (S15)."""

    rule = "S15"
    lies_on = CHOOSING

    def possible(self, s: SantaMaria) -> bool:
        return s.players[self.seat].colony == NONE

    def moves(self, s: SantaMaria) -> list[Move]:
        return [COLONY.moves[colony] for colony in range(COLONIES - 1) if no_colony(s, colony) is None]

    def play(self, s: SantaMaria, move: Move) -> None:
        settle(s, s.players[self.seat], COLONY.number(move))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        return no_colony(s, COLONY.number(move)) if move[0] == COLONY.name else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"colony": move[1]}


def no_colony(s: SantaMaria, colony: int) -> Reason | None:
    """What stands against a colony board (S15)."""
    if colony >= COLONIES - 1:
        return NOT_IN_GAME
    for player in s.players:
        if player.colony == colony:
            return COLONY_TAKEN
    return None


class ChoosePair(Choice[SantaMaria]):
    """A town hall with its scholar; the hall is laid at once (S86, S87, S88)."""

    rule = "S86"
    lies_on = CHOOSING

    def possible(self, s: SantaMaria) -> bool:
        return s.players[self.seat].hall == NONE

    def moves(self, s: SantaMaria) -> list[Move]:
        return [HALL.moves[hall] for hall in s.pairs]

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        me.hall = HALL.number(move)
        place = s.pairs.index(me.hall)
        s.pairs = without(s.pairs, me.hall)
        me.given_scholar = s.pair_scholars[place]
        s.pair_scholars = without(s.pair_scholars, me.given_scholar)
        me.scholars |= 1 << me.given_scholar
        if me.hall == CACAO_COLONY:
            me.cacao_stores += s.box.limit[CACAO]
        if s.events is not None:
            s.tell("hall", self.seat, hall=move[1], place=SCHOLARS[me.given_scholar])
        s.stack.append(LayHall(self.seat))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] != HALL.name:
            return super().obstacle(s, move)
        return None if HALL.number(move) in s.pairs else HALL_NOT_THERE

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"hall": move[1]}
