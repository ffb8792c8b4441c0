"""A die runs along the roads of the Maya city (SXD10, SXD11, SXD17, SXD28)."""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.core.shared import added, changed, without
from cenote.games.santamaria.city_box import (
    CARDS,
    COINS,
    HALVES,
    PRIEST,
    STORE_TILE,
    TECHNOLOGY_HALF,
)
from cenote.games.santamaria.names import (
    COIN,
    DICE,
    DIE_VALUES,
    DISTRICTS,
    GEM,
    IN_TURN,
    LEVELS,
    OF_MAYA,
    ROADS,
    SITES,
    SUGAR,
    TECHNOLOGY_DISTRICT,
)
from cenote.games.santamaria.rules.blessings import PlaceRoadToken, TakeStore, draw_cards
from cenote.games.santamaria.rules.effects import activate
from cenote.games.santamaria.rules.goods import goods_of, named
from cenote.games.santamaria.rules.tracks import Pray, start_march
from cenote.games.santamaria.state import City, Player, SantaMaria
from cenote.games.santamaria.verbs import CARD, DONE, LEVEL, RUN, STOPPED

VIRTUAL: Final = -1  # in place of a die: another player's ambassador die leaves nothing here (SXD32)
ANYWHERE: Final = -1  # in place of a site: a level in any district

NOT_ON_BUILDING: Final = Reason("SXD10", "not-on-building")
NOT_FREE: Final = Reason("SXD10", "site-not-free", "road", "site")
NOT_NEXT: Final = Reason("SXD10", "not-next", "road", "site")
NOT_IN_HAND: Final = Reason("SXD13", "card-not-in-hand", "card")
MAIN_ACTION: Final = Reason("SXD13", "card-is-main-action")
ONE_TECHNOLOGY: Final = Reason("SXD17", "one-technology")
OTHER_TECHNOLOGY: Final = Reason("SXD17", "other-technology", "card", "value")
NOT_ADJACENT: Final = Reason("SXD11", "district-not-adjacent", "district")
TEMPLE_FINISHED: Final = Reason("SXD11", "temple-finished", "district")
DEAR_LEVEL: Final = Reason("SXD11", "dear-level", "district", "cost", "have")


# --- roads ---


def outward(city: City, road: int, place: int) -> int:
    """The next free building of a road from a place on, away from its die symbol."""
    for site in range(3 * (road - 1) + place, 3 * road):
        if city.is_free(site):
            return site
    return NONE


def inward(city: City, road: int, place: int) -> int:
    """The next free building of a road from a place on, towards its die symbol."""
    for site in range(3 * (road - 1) + place, 3 * (road - 1) - 1, -1):
        if city.is_free(site):
            return site
    return NONE


def branches(city: City, road: int) -> list[int]:
    """The roads that lead on from the end of a road; a token opens the way across its junction (SXD10)."""
    found = []
    for step in (-1, 1):
        other = road + step
        while 1 <= other <= ROADS:
            found.append(other)
            if not city.junctions >> other & 1:
                break
            other += step
    return found


def next_buildings(city: City, value: int, site: int) -> list[int]:
    """The free buildings that the die may come to next; it never turns back."""
    road = value if site == NONE else site // 3 + 1
    if road != value:
        found = inward(city, road, site % 3 - 1)
        return [] if found == NONE else [found]
    found = outward(city, road, 0 if site == NONE else site % 3 + 1)
    if found != NONE:
        return [found]
    ends = [inward(city, other, 2) for other in branches(city, road)]
    return [end for end in ends if end != NONE]


def start_run(s: SantaMaria, me: Player, die: int, value: int) -> None:
    """A technology card may come first (SXO2)."""
    s.the_city.learned = False
    s.stack.append(Walk(me.seat, die, value, NONE))
    s.stack.append(Technology(me.seat, value))


class Walk(Choice[SantaMaria]):
    """Move the die on to the next free building, or stop where it is (SXD10)."""

    rule = "SXD10"
    whose: ClassVar[int] = OF_MAYA
    takes = seated(die=range(VIRTUAL, len(DICE)), value=DIE_VALUES, site=range(NONE, SITES))
    lies_on = IN_TURN

    def __init__(self, seat: int, die: int, value: int, site: int) -> None:
        self.seat = seat
        self.die = die
        self.value = value
        self.site = site

    def waits(self) -> bool:
        return True

    def possible(self, s: SantaMaria) -> bool:
        if self.site == NONE:
            return bool(next_buildings(s.the_city, self.value, NONE))
        return s.the_city.is_free(self.site)

    def moves(self, s: SantaMaria) -> list[Move]:
        moves = [RUN.moves[site] for site in next_buildings(s.the_city, self.value, self.site)]
        if self.no_stop() is None:
            moves.append(STOPPED)
        return moves

    def no_stop(self) -> Reason | None:
        return NOT_ON_BUILDING if self.site == NONE else None

    def no_run(self, s: SantaMaria, site: int) -> Reason | None:
        """The die runs to the next free buildings alone (SXD10, SXD28)."""
        if not s.the_city.is_free(site):
            return NOT_FREE
        return None if site in next_buildings(s.the_city, self.value, self.site) else NOT_NEXT

    def play(self, s: SantaMaria, move: Move) -> None:
        me, city = s.players[self.seat], s.the_city
        if move != STOPPED:
            site = RUN.number(move)
            if s.events is not None:
                s.tell("run", self.seat, road=site // 3 + 1, site=str(site % 3 + 1))
            s.stack.append(Walk(self.seat, self.die, self.value, site))
            activate(s, me, city.sites[site])
            return
        if self.die != VIRTUAL:
            city.on = changed(city.on, self.site, -1 - self.die)
        s.stack.append(Technology(self.seat, self.value))
        s.stack.append(BuildLevel(self.seat, self.site))
        s.stack.append(Technology(self.seat, self.value))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move == STOPPED:
            return self.no_stop()
        return self.no_run(s, RUN.number(move)) if move[0] == RUN.name else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return site_numbers(RUN.number(move))


def site_numbers(site: int) -> dict[str, object]:
    return {"road": site // 3 + 1, "site": site % 3 + 1}


# --- technology ---


class Technology(Choice[SantaMaria]):
    """A technology card with the value of the die, once for each use of a die (SXD17, SXD30)."""

    rule = "SXD17"
    whose: ClassVar[int] = OF_MAYA
    takes = seated(value=DIE_VALUES)
    lies_on = IN_TURN

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value

    def waits(self) -> bool:
        return True

    def moves(self, s: SantaMaria) -> list[Move]:
        moves = []
        for card in s.the_city.hand:
            if self.no_lesson(s, card) is None:
                moves.append(CARD.moves[len(HALVES) * card + TECHNOLOGY_HALF])
        moves.append(DONE)
        return moves

    def no_lesson(self, s: SantaMaria, card: int) -> Reason | None:
        """What stands against learning from a card of the hand (SXD17)."""
        if s.the_city.learned:
            return ONE_TECHNOLOGY
        return None if goes_with(s, card, self.value) else OTHER_TECHNOLOGY

    def play(self, s: SantaMaria, move: Move) -> None:
        if move != DONE:
            learn(s, s.players[self.seat], CARD.number(move) // len(HALVES))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] != CARD.name:
            return None if move == DONE else super().obstacle(s, move)
        if move[2] != HALVES[TECHNOLOGY_HALF]:
            return MAIN_ACTION
        card = CARD.number(move) // len(HALVES)
        return self.no_lesson(s, card) if card in s.the_city.hand else NOT_IN_HAND

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"card": move[1], "value": self.value}


def goes_with(s: SantaMaria, card: int, value: int) -> bool:
    for half in s.box.city.cards[card].halves:
        if half.kind == TECHNOLOGY_HALF and half.die == value:
            return True
    return False


def learn(s: SantaMaria, me: Player, card: int) -> None:
    """Tuck the card, take its bonus; a bonus that finds no room is lost (SXD30)."""
    city = s.the_city
    city.learned = True
    tuck(s, me, card, TECHNOLOGY_DISTRICT, TECHNOLOGY_HALF)
    bonus = s.box.city.cards[card].half(TECHNOLOGY_HALF).bonus
    if bonus == 0:
        start_march(s, me, 1)
    elif bonus == 1:
        s.stack.append(Pray(me.seat))
    else:
        s.gain(me, GEM if bonus == 2 else SUGAR, 1)


def tuck(s: SantaMaria, me: Player, card: int, district: int, half: int) -> None:
    """Under the district, that half visible (SXD13)."""
    city = s.the_city
    city.hand = without(city.hand, card)
    city.tucked = [[*cards, card] if at == district else cards for at, cards in enumerate(city.tucked)]
    if s.events is not None:
        s.tell("card", me.seat, card=s.box.city.cards[card].id, half=HALVES[half])


# --- temples ---


def no_level(s: SantaMaria, me: Player, district: int) -> Reason | None:
    """What stands against the next level of a temple (SXD11)."""
    tile = s.the_city.temples[district]
    if tile == NONE:
        return TEMPLE_FINISHED
    cost = s.box.city.temples[tile].cost
    for good in range(COIN):
        if me.goods[good] < cost[good]:
            return DEAR_LEVEL
    return None


class BuildLevel(Choice[SantaMaria]):
    """Pay for one temple level in a district next to the building, if wanted (SXD11)."""

    rule = "SXD11"
    whose: ClassVar[int] = OF_MAYA
    takes = seated(site=range(ANYWHERE, SITES))
    lies_on = IN_TURN

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def waits(self) -> bool:
        return True

    def districts(self, s: SantaMaria) -> list[int]:
        return list(range(len(DISTRICTS))) if self.site == ANYWHERE else s.box.city.districts_by(self.site)

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = [LEVEL.moves[district] for district in self.districts(s) if no_level(s, me, district) is None]
        moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        if move != DONE:
            build_level(s, s.players[self.seat], LEVEL.number(move))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] != LEVEL.name:
            return None if move == DONE else super().obstacle(s, move)
        district = LEVEL.number(move)
        return no_level(s, s.players[self.seat], district) if district in self.districts(s) else NOT_ADJACENT

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        tile = s.the_city.temples[LEVEL.number(move)]
        cost = {} if tile == NONE else named(s.box.city.temples[tile].cost)
        return {"district": move[1], "cost": cost, "have": goods_of(s.players[self.seat])}


def next_temple(s: SantaMaria, city: City, level: int) -> int:
    """The tile that comes on top of so many levels."""
    if level == LEVELS:
        return NONE
    pile = (city.medium if level == 1 else city.small).copy()
    tile = s.draw(pile)
    if level == 1:
        city.medium = pile
    else:
        city.small = pile
    return tile


def build_level(s: SantaMaria, me: Player, district: int) -> None:
    """The level is finished, the next smaller tile comes on top, and the district gives its reward (SXD11, SXD12)."""
    city, box = s.the_city, s.box.city
    s.pay_all(me, box.temples[city.temples[district]].cost)
    city.levels = added(city.levels, district, 1)
    city.temples = changed(city.temples, district, next_temple(s, city, city.levels[district]))
    if s.events is not None:
        s.tell("level", me.seat, district=DISTRICTS[district], level=city.levels[district])
    reward, number = box.rewards[district], box.reward_numbers[district]
    if reward == CARDS:
        draw_cards(s, me, number)
    elif reward == COINS:
        s.gain_coins(me, number)
    elif reward == PRIEST:
        gained = min(number, city.priest_supply)
        city.priest_supply -= gained
        city.priests += gained
        if s.events is not None and gained:
            s.tell("priests", me.seat, n=gained)
    else:
        for _ in range(number):
            s.stack.append(TakeStore(me.seat) if reward == STORE_TILE else PlaceRoadToken(me.seat))
