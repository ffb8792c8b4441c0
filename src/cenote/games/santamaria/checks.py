"""What holds in every position: dumps in which it does not are refused by name. The city has its own page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cenote.core.declared import Balance, Pieces, out_of_place
from cenote.core.fields import NONE
from cenote.core.refusal import BadPosition
from cenote.games.santamaria.checks_city import check_city
from cenote.games.santamaria.components import (
    BOARDS,
    CARDS,
    HALLS,
    SHIPS,
    SPECIALIST_TILES,
    TEMPLES,
    TILES,
    TOKENS,
)
from cenote.games.santamaria.geometry import CELLS, TURNS
from cenote.games.santamaria.names import (
    AMBASSADOR,
    BISHOPS,
    BLUE,
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
from cenote.games.santamaria.rules.ambassadors import Follow
from cenote.games.santamaria.rules.bargains import Answer
from cenote.games.santamaria.rules.cards import ChooseSite
from cenote.games.santamaria.rules.expanding import LayHall, LayTile
from cenote.games.santamaria.rules.line import EndLine, LeaveDie, Tax
from cenote.games.santamaria.rules.run import Walk
from cenote.games.santamaria.rules.turn import NextTurn
from cenote.games.santamaria.rules.year import RollBlue
from cenote.games.santamaria.setup import COLONIES, SIDE_B, ChooseColony, ChoosePair, StartChoosing
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
    for field, found, wanted in common(s):
        if found != wanted:
            raise wrong(field, found)
    check_stack(s)
    check_specialists(s)
    for me in s.players:
        check_player(s, me)
    if s.city is not None:
        check_city(s, s.city)


def common(s: SantaMaria) -> list[tuple[str, Any, Any]]:
    """What follows for the common board from the options and from the players (S13, S59, S63, S85, SX1, SXB3)."""
    variant, seats = s.variant, range(len(s.players))
    unrolled = any(isinstance(frame, RollBlue) for frame in s.stack)
    shared = sum(me.dice - me.blue_used for me in s.players)
    offered = 0 if not variant.advanced else COLONIES if variant.cacao_colony else COLONIES - 1
    ambassadors = [
        sum(dice_on(s, me, AMBASSADOR + colour) for me in s.players) + (s.ambassadors[colour] > 0)
        for colour in range(AMBASSADOR)
    ]
    return [
        ("maya", s.maya != NONE, variant.maya),
        ("order", sorted(s.order, key=lambda seat: -s.players[seat].march), s.order),
        ("order", sorted(s.order), list(seats)),
        ("passed", sorted(s.passed), [seat for seat in seats if s.players[seat].passed]),
        ("blue", sum(s.blue), shared if variant.shared and not unrolled else 0),
        ("ambassadors", ambassadors, [int(variant.ambassadors)] * AMBASSADOR),
        ("pairs", sorted(s.pairs + real([me.hall for me in s.players])), list(range(offered))),
        ("pair_scholars", len(s.pair_scholars), len(s.pairs)),
        ("docks", len(s.docks), SPECIAL_DOCK + variant.kingdoms),
        ("specialists", len(s.specialists), 6 if variant.specialists else 0),
    ]


def check_specialists(s: SantaMaria) -> None:
    """No more of a type than there are: a fourth has no price (SXB3)."""
    kinds = [specialist.kind for specialist in s.box.specialists]
    left = [kinds[tile] for tile in real(s.specialists) + s.specialist_stack]
    for kind in range(UPGRADE):
        there = kinds.count(kind) if s.variant.specialists else 0
        if left.count(kind) + sum(me.hired[kind] for me in s.players) > there:
            raise wrong("specialist_stack", kind)


# --- players ---


def check_player(s: SantaMaria, me: Player) -> None:
    """Nothing beyond the storage; every die and monk is somewhere; a board or its choice (S7, S15, S16, S35, S86)."""
    maya = me.seat == s.maya
    for good in range(COIN):
        if me.goods[good] > (0 if good == GOLD and maya else s.limit(me, good)):
            raise wrong(f"players[{me.seat}].goods", me.goods)
    unrolled = any(isinstance(frame, RollBlue) for frame in s.stack)
    rolled = 0 if s.variant.shared or unrolled else me.dice - me.blue_used
    monks = sum(s.monks[space] >> me.seat & 1 for space in range(SPACES))
    choices = sum(isinstance(frame, CHOICES) and frame.seat == me.seat for frame in s.stack)
    chosen = me.hall if s.variant.advanced else me.colony
    for field, found, wanted in (
        ("white_used", me.white_used, min(dice_on(s, me, WHITE), s.white_limit())),
        ("blue_used", me.blue_used, min(dice_on(s, me, BLUE), me.dice)),
        ("blue", sum(me.blue), rolled),
        ("monks", me.monks + monks, 0 if maya else s.box.monks),
        ("colony", choices, int(chosen == NONE and not maya)),
        ("colony", me.colony == SIDE_B, s.variant.advanced and not maya),
        ("governor", me.governor != NONE, s.variant.governor and not maya),
    ):
        if found != wanted:
            raise wrong(f"players[{me.seat}].{field}", found)


def dice_on(s: SantaMaria, me: Player, die: int) -> int:
    """How many dice of a kind lie on the buildings of a player, or will in a moment."""
    on = s.city.on if s.city is not None and me.seat == s.maya else me.on
    coming = [frame for frame in s.stack if isinstance(frame, EndLine | LeaveDie | Walk)]
    return on.count(-1 - die) + sum(frame.seat == me.seat and frame.die == die for frame in coming)


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
            raise out_of_place(frame)
        if isinstance(frame, (*CHOICES, LayHall)):
            continue  # colonies are chosen one by one
        if seat != below and seat != s.maya and not isinstance(frame, Follow | Tax | Answer):
            raise out_of_place(frame)
        below = seat
