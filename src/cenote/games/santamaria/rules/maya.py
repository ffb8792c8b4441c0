"""The turn of the Maya: a die, a card, a high priest, or passing (SXD10, SXD11, SXD12, SXD13, SXD14, SXD18)."""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.fields import NONE
from cenote.core.kernel import Decision, Move, Reason, seated
from cenote.core.shared import changed
from cenote.games.santamaria.names import (
    AMBASSADOR,
    ANY_DIE,
    DICE,
    DIE_VALUES,
    HIGH_PRIEST,
    LINES,
    OF_MAYA,
    ROAD,
    SITES,
)
from cenote.games.santamaria.rules.ambassadors import Embassy
from cenote.games.santamaria.rules.cards import card_moves, card_numbers, no_card, play_card
from cenote.games.santamaria.rules.effects import activate
from cenote.games.santamaria.rules.goods import is_free, no_free
from cenote.games.santamaria.rules.passing import no_pass, pass_on, passes
from cenote.games.santamaria.rules.pool import (
    BY_CACAO,
    is_there,
    may_take,
    means,
    no_change,
    no_taking,
    pay_change,
    pip_cost,
    purse,
    read_die,
    read_use,
    take,
    taking_numbers,
    use_move,
)
from cenote.games.santamaria.rules.run import BuildLevel, next_buildings, site_numbers, start_run
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import ACTIVATE, CARD, DIE, EXPAND, PASS, PRIEST, USE, VALUES

USELESS: Final = Reason("SXD10", "die-useless", "die", "value")
WRONG_LINE: Final = Reason("SXD10", "wrong-line", "line", "die")
NO_FREE_BUILDING: Final = Reason("SXD10", "no-free-building", "line", "value")
NO_PRIEST: Final = Reason("SXD14", "no-priest")
SITE_NOT_FREE: Final = Reason("SXD14", "site-not-free", "road", "site")
NOT_FOR_MAYA: Final = Reason("SXD6", "not-for-maya")


def road_uses(s: SantaMaria, me: Player, printed: int) -> list[Move]:
    """Every value that leads to a free building (SXD10)."""
    moves = []
    has = purse(me)
    for value in range(1, 7):
        if no_road(s, value) is None:
            moves += [use_move(value, ROAD, by) for by in means(s, me, pip_cost(s, me, printed, value), has)]
    return moves


def no_road(s: SantaMaria, value: int) -> Reason | None:
    """A die needs a building to run to (SXD10)."""
    return None if next_buildings(s.the_city, value, NONE) else NO_FREE_BUILDING


def useless(s: SantaMaria, me: Player, value: int) -> Reason | None:
    return None if road_uses(s, me, value) else USELESS


def no_die(s: SantaMaria, me: Player, die: int, value: int) -> Reason | None:
    """What stands against taking a die and running it (S35, SXD10)."""
    return no_taking(s, me, die, value) or useless(s, me, value)


def no_priest(s: SantaMaria, site: int) -> Reason | None:
    """What stands against a high priest on the site (SXD14)."""
    if not s.the_city.priests:
        return NO_PRIEST
    return None if s.the_city.is_free(site) else SITE_NOT_FREE


class MayaTurn(Decision[SantaMaria]):
    """One of the four main actions of the Maya."""

    rule = "SXD10"
    whose: ClassVar[int] = OF_MAYA
    lies_on = ("NextTurn",)

    def possible(self, s: SantaMaria) -> bool:
        return not s.players[self.seat].passed

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        for die in range(len(DICE)):
            if not may_take(s, me, die):
                continue
            for value in range(1, 7):
                if is_there(s, me, die, value) and useless(s, me, value) is None:
                    moves.append(DIE.moves[die * len(VALUES) + value - 1])
        moves += card_moves(s, me)
        moves += [PRIEST.moves[site] for site in range(SITES) if no_priest(s, site) is None]
        return moves + passes(s, me)

    def play(self, s: SantaMaria, move: Move) -> None:
        me, city = s.players[self.seat], s.the_city
        if move[0] == DIE.name:
            die, value = read_die(move)
            s.stack.append(UseDieOnRoads(self.seat, die, value))
        elif move[0] == CARD.name:
            play_card(s, me, move)
        elif move[0] == PASS.name:
            pass_on(s, me, PASS.number(move) + 1)
        else:
            site = PRIEST.number(move)
            city.priests -= 1
            city.on = changed(city.on, site, HIGH_PRIEST)
            if s.events is not None:
                s.tell("priest", self.seat, road=site // 3 + 1, site=str(site % 3 + 1))
            s.stack.append(BuildLevel(self.seat, site))
            activate(s, me, city.sites[site])

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == DIE.name:
            die, value = read_die(move)
            return no_die(s, me, die, value)
        if move[0] == CARD.name:
            return no_card(s, me, move)
        if move[0] == PASS.name:
            return no_pass(s, me, PASS.number(move) + 1)
        if move[0] == PRIEST.name:
            return no_priest(s, PRIEST.number(move))
        if move[0] == ACTIVATE.name or move[0] == EXPAND.name:
            return NOT_FOR_MAYA
        return no_free(s, me, move) if is_free(move) else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if move[0] == DIE.name:
            return taking_numbers(s, me, move)
        if move[0] == CARD.name:
            return card_numbers(s, me, move)
        return {"space": move[1]} if move[0] == PASS.name else site_numbers(PRIEST.number(move))


class UseDieOnRoads(Decision[SantaMaria]):
    """The final value of the die: coins change it step by step, a cacao at once (SXD6)."""

    rule = "SXD6"
    whose: ClassVar[int] = OF_MAYA
    takes = seated(die=ANY_DIE, printed=DIE_VALUES)
    lies_on = ("NextTurn",)

    def __init__(self, seat: int, die: int, printed: int) -> None:
        self.seat = seat
        self.die = die
        self.printed = printed

    def possible(self, s: SantaMaria) -> bool:
        me = s.players[self.seat]
        return not me.passed and is_there(s, me, self.die, self.printed) and may_take(s, me, self.die)

    def moves(self, s: SantaMaria) -> list[Move]:
        return road_uses(s, s.players[self.seat], self.printed)

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        value, way, by = read_use(move)
        pay_change(s, me, self.printed, value, by)
        take(s, me, self.die, self.printed)
        if s.events is not None:
            s.tell("use", self.seat, die=DICE[self.die], value=value, line=LINES[way])
        if self.die >= AMBASSADOR:
            s.stack.append(Embassy(self.seat, self.die % AMBASSADOR, value))
        start_run(s, me, self.die, value)

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] != USE.name:
            return super().obstacle(s, move)
        me = s.players[self.seat]
        value, way, by = read_use(move)
        if way != ROAD:
            return WRONG_LINE
        return no_change(s, me, pip_cost(s, me, self.printed, value), by, purse(me)) or no_road(s, value)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        value = read_use(move)[0]
        cost = pip_cost(s, me, self.printed, value)
        return {"line": move[2], "die": DICE[self.die], "value": value, "cost": cost, "have": me.coins}

    def price(self, s: SantaMaria, move: Move) -> dict[str, int]:
        value, _, by = read_use(move)
        if by == BY_CACAO:
            return {"cacao": 1}
        coins = pip_cost(s, s.players[self.seat], self.printed, value)
        return {"coin": coins} if coins else {}
