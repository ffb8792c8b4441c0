"""What a seat may see beyond the declared fields, and the same knowledge dealt anew (S4, SXD27)."""

from __future__ import annotations

from typing import Any, Final

from cenote.core.declared import Derived, View, Within
from cenote.core.fields import NONE, Flag, Number, Seat, Word, union
from cenote.core.game import Amount
from cenote.core.many import Counts, Items
from cenote.core.rng import Rng
from cenote.core.shared import mixed
from cenote.core.shown import Maybe, Partial, Record, Shown
from cenote.games.santamaria.boards import Cell, place_name
from cenote.games.santamaria.components import ACHIEVEMENTS, HALLS, LAYABLE
from cenote.games.santamaria.doing import doing
from cenote.games.santamaria.geometry import FALLING
from cenote.games.santamaria.names import DICE, FIRST_BISHOP, FIRST_MISSION, GOODS, SCHOLARS, SHAPES, SPACES
from cenote.games.santamaria.position import CITY, COLONY, PLAYER, TABLE
from cenote.games.santamaria.rules.run import Technology, goes_with
from cenote.games.santamaria.rules.turn import activation_price
from cenote.games.santamaria.scoring import achievements, award_of, is_full
from cenote.games.santamaria.state import City, Player, SantaMaria

# --- the common board ---


def places(s: SantaMaria, seat: int | None) -> list[dict[str, Any]]:
    """Scholars, bishops and missions in this game, each with the monks there."""
    return [place(s, space) for space in range(SPACES) if s.places[space] != NONE]


def place(s: SantaMaria, space: int) -> dict[str, Any]:
    kind = "scholar" if space < FIRST_BISHOP else "bishop" if space < FIRST_MISSION else "mission"
    monks = [player.seat for player in s.players if s.monks[space] >> player.seat & 1]
    return {"place": place_name(space, s.places[space]), "kind": kind, "monks": monks}


def pairs(s: SantaMaria, seat: int | None) -> list[dict[str, str]]:
    offered = zip(s.pairs, s.pair_scholars, strict=True)
    return [{"hall": HALLS[hall], "scholar": SCHOLARS[scholar]} for hall, scholar in offered]


def reached(s: SantaMaria, seat: int | None) -> list[str] | None:
    return achievements(s, s.players[0]) if not s.stack and len(s.players) == 1 else None


# --- the Maya city ---


def offer(s: SantaMaria, city: City, seat: int | None) -> dict[str, Any] | None:
    """The bargain that is being made."""
    if city.partner == NONE:
        return None
    give, want = dict(zip(GOODS, city.give, strict=True)), dict(zip(GOODS, city.want, strict=True))
    return {"partner": city.partner, "give": give, "want": want}


BARGAIN: Final = Record(partner=Seat(nobody=False), give=Counts(GOODS), want=Counts(GOODS))
THE_CITY: Final = Within(
    CITY,
    follows=(
        Derived("cards", Number(24), lambda s, city, seat: len(city.hand)),
        Derived("offer", Maybe(BARGAIN), offer),
    ),
)


def city_of(s: SantaMaria, seat: int | None) -> dict[str, Any] | None:
    return None if s.city is None else THE_CITY.show_of(s, s.city, seat == s.maya, seat)


# --- colonies ---

THE_COLONY: Final = Within(
    PLAYER,
    COLONY,
    follows=(
        Derived(
            "full",
            Shown("number[]"),
            lambda s, me, seat: [line for line in range(FALLING) if is_full(me, line)],
        ),
        Derived("price", Number(5), lambda s, me, seat: activation_price(me)),
    ),
)


def colony_of(s: SantaMaria, me: Player, seat: int | None) -> dict[str, Any] | None:
    return None if me.seat == s.maya else THE_COLONY.show_of(s, me, me.seat == seat, seat)


DIE: Final = Shown(union(DICE))
DOING: Final = Partial(
    tile=Word(LAYABLE),
    die=Record(die=DIE, value=Number(6)),
    follow=Number(6),
    hire=Number(6),
    march=Number(6),
    walk=Record(value=Number(6), site=Cell()),
    line=Record(
        seat=Seat(nobody=False),
        cells=Shown("[number, number][]"),
        waiting=Number(6),
    ),
)
ROLE: Final = Shown(union(("colonist", "maya")))

VIEW: Final = View(
    TABLE,
    PLAYER,
    follows=(
        Derived("options", Shown("Record<string, boolean | number | string>"), lambda s, seat: s.variant.options),
        Derived("over", Flag(), lambda s, seat: not s.stack),
        Derived("awards", Items(Number(12)), lambda s, seat: [award_of(s, player) for player in s.players]),
        Derived("white_limit", Number(3), lambda s, seat: s.white_limit()),
        Derived(
            "stacks",
            Counts(SHAPES),
            lambda s, seat: {shape: len(stack) for shape, stack in zip(SHAPES, s.stacks, strict=True)},
        ),
        Derived(
            "places",
            Items(
                Record(
                    place=Shown("string"),
                    kind=Shown(union(("scholar", "bishop", "mission"))),
                    monks=Items(Seat(nobody=False)),
                )
            ),
            places,
        ),
        Derived("pairs", Items(Record(hall=Shown("string"), scholar=Word(SCHOLARS))), pairs),
        Derived("city", Maybe(THE_CITY), city_of),
        Derived("doing", DOING, lambda s, seat: doing(s)),
        Derived("goal", Shown("number | null"), lambda s, seat: s.box.goal if len(s.players) == 1 else None),
        Derived("achievements", Maybe(Items(Word(ACHIEVEMENTS))), reached),
    ),
    of_player=(
        Derived("role", ROLE, lambda s, me, seat: "maya" if me.seat == s.maya else "colonist"),
        Derived("colony", Maybe(THE_COLONY), colony_of),
    ),
)


# --- the same knowledge dealt anew ---


HELD: Final = (*GOODS, "happiness", "religion", "march", "blue-die", "scholar")


def amounts(s: SantaMaria, seat: int) -> list[Amount]:
    """What a seat counts its moves by."""
    me = s.players[seat]
    return [*me.goods, me.vp, me.religion, me.march, me.dice, me.scholars.bit_count()]


def redeal(s: SantaMaria, seat: int | None, rng: Rng) -> SantaMaria:
    """Every stack in another order; for all but the Maya other cards in its hand.

    Happiness stays: each gain of it was seen by all, only the sum is kept face down.
    """
    new = s.clone()
    new.ships = mixed(new.ships, rng)
    new.special_ships = mixed(new.special_ships, rng)
    new.stacks = [mixed(stack, rng) for stack in new.stacks]
    new.specialist_stack = mixed(new.specialist_stack, rng)
    if new.city is not None:
        redeal_city(new, new.city, seat, rng)
    new.rng = rng.branch()
    return new


def redeal_city(s: SantaMaria, city: City, seat: int | None, rng: Rng) -> None:
    city.medium = mixed(city.medium, rng)
    city.small = mixed(city.small, rng)
    if seat == s.maya:
        city.deck = city.deck[: city.sunk] + mixed(city.deck[city.sunk :], rng)
        return
    cards = mixed(city.hand + city.deck, rng)
    hand = len(city.hand)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Technology):  # who is asked has a card that goes with the die
        fitting = next(i for i, card in enumerate(cards) if goes_with(s, card, top.value))
        cards[0], cards[fitting] = cards[fitting], cards[0]
    city.hand, city.deck = sorted(cards[:hand]), cards[hand:]
    s._legal = None
