"""The turn of the Maya: a die, a card, a high priest, or passing (SXD10, SXD11, SXD12, SXD13, SXD14, SXD18)."""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.fields import NONE
from cenote.core.kernel import Decision, Move, Reason
from cenote.core.shared import changed
from cenote.games.santamaria.names import (
    DICE,
    HIGH_PRIEST,
    OF_MAYA,
    ROAD,
    SITES,
)
from cenote.games.santamaria.rules.cards import card_moves, card_numbers, no_card, play_card
from cenote.games.santamaria.rules.effects import activate
from cenote.games.santamaria.rules.goods import is_free, no_free
from cenote.games.santamaria.rules.passing import no_pass, pass_on, passes
from cenote.games.santamaria.rules.pool import (
    Purse,
    is_there,
    may_take,
    means_in,
    no_change,
    no_taking,
    pip_cost,
    purse,
    read_die,
    read_use,
    taking_numbers,
    use_move,
)
from cenote.games.santamaria.rules.run import BuildLevel, next_buildings, site_numbers, start_run
from cenote.games.santamaria.rules.using import TakenDie
from cenote.games.santamaria.state import City, Player, SantaMaria
from cenote.games.santamaria.verbs import ACTIVATE, CARD, DIE, EXPAND, PASS, PRIEST, USE, VALUES

USELESS: Final = Reason("SXD10", "die-useless", "die", "value")
WRONG_LINE: Final = Reason("SXD10", "wrong-line", "line", "die")
NO_FREE_BUILDING: Final = Reason("SXD10", "no-free-building", "line", "value")
NO_PRIEST: Final = Reason("SXD14", "no-priest")
SITE_NOT_FREE: Final = Reason("SXD14", "site-not-free", "road", "site")
NOT_FOR_MAYA: Final = Reason("SXD6", "not-for-maya")


def no_road(city: City, value: int) -> Reason | None:
    """A die needs a building to run to (SXD10)."""
    return None if next_buildings(city, value, NONE) else NO_FREE_BUILDING


def open_roads(city: City) -> list[int]:
    """The values that lead to a free building."""
    return [value for value in range(1, 7) if no_road(city, value) is None]


def road_uses(s: SantaMaria, me: Player, printed: int, roads: list[int], has: Purse) -> list[Move]:
    """The values of these roads that the die can be changed to, by all means (SXD6)."""
    moves = []
    for value in roads:
        cost = pip_cost(s, me, printed, value)
        for by in range(means_in(s)):
            if no_change(s, me, cost, by, has) is None:
                moves.append(use_move(value, ROAD, by))
    return moves


def useless(s: SantaMaria, me: Player, value: int, roads: list[int], has: Purse) -> Reason | None:
    return None if road_uses(s, me, value, roads, has) else USELESS


def dice_moves(s: SantaMaria, me: Player) -> list[Move]:
    """The dice that can be taken and lead to a free building; of what use one is, its colour does not matter."""
    roads, has = open_roads(s.the_city), purse(me)
    useful = [value for value in range(1, 7) if useless(s, me, value, roads, has) is None]
    moves: list[Move] = []
    for die in range(len(DICE)):
        if may_take(s, me, die):
            for value in useful:
                if is_there(s, me, die, value):
                    moves.append(DIE.moves[die * len(VALUES) + value - 1])
    return moves


def no_die(s: SantaMaria, me: Player, die: int, value: int) -> Reason | None:
    """What stands against taking a die and running it (S35, SXD10)."""
    return no_taking(s, me, die, value) or useless(s, me, value, open_roads(s.the_city), purse(me))


def no_priest(city: City) -> Reason | None:
    """What stands against sending a high priest (SXD14)."""
    return None if city.priests else NO_PRIEST


def not_free(city: City, site: int) -> Reason | None:
    """He goes to a free building (SXD14)."""
    return None if city.is_free(site) else SITE_NOT_FREE


def priest_moves(city: City) -> list[Move]:
    if no_priest(city) is not None:
        return []
    return [PRIEST.moves[site] for site in range(SITES) if not_free(city, site) is None]


class MayaTurn(Decision[SantaMaria]):
    """One of the four main actions of the Maya."""

    rule = "SXD10"
    whose: ClassVar[int] = OF_MAYA
    lies_on = ("NextTurn",)

    def possible(self, s: SantaMaria) -> bool:
        return not s.players[self.seat].passed

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = dice_moves(s, me)
        moves += card_moves(s, me)
        moves += priest_moves(s.the_city)
        moves += passes(s, me)
        return moves

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
            return no_priest(s.the_city) or not_free(s.the_city, PRIEST.number(move))
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


class UseDieOnRoads(TakenDie):
    """The final value of the die: coins change it step by step, a cacao at once (SXD6)."""

    rule = "SXD6"
    whose: ClassVar[int] = OF_MAYA
    lies_on = ("NextTurn",)

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        return road_uses(s, me, self.printed, open_roads(s.the_city), purse(me))

    def play(self, s: SantaMaria, move: Move) -> None:
        value, way, by = read_use(move)
        self.use(s, value, way, by)
        start_run(s, s.players[self.seat], self.die, value)

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] != USE.name:
            return super().obstacle(s, move)
        me = s.players[self.seat]
        value, way, by = read_use(move)
        if way != ROAD:
            return WRONG_LINE
        return no_change(s, me, pip_cost(s, me, self.printed, value), by, purse(me)) or no_road(s.the_city, value)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        value = read_use(move)[0]
        cost = pip_cost(s, me, self.printed, value)
        return {"line": move[2], "die": DICE[self.die], "value": value, "cost": cost, "have": me.coins}
