"""The turn of the Maya: a die, a card, a high priest, or passing (SXD10-SXD14, SXD18)."""

from __future__ import annotations

from typing import ClassVar

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
from cenote.games.santamaria.rules.cards import card_moves, play_card, why_not_card
from cenote.games.santamaria.rules.dice import means, purse, read_die
from cenote.games.santamaria.rules.effects import activate
from cenote.games.santamaria.rules.passing import pass_on, passes, why_not_pass
from cenote.games.santamaria.rules.pool import (
    BY_CACAO,
    BY_GOLD,
    is_there,
    may_take,
    pay_change,
    pip_cost,
    read_use,
    take,
    use_move,
    why_not_change,
    why_not_take,
)
from cenote.games.santamaria.rules.run import BuildLevel, next_buildings, start_run
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import ACTIVATE, BUY, CARD, DIE, EXPAND, PASS, PRIEST, SELL, USE, VALUES


def road_uses(s: SantaMaria, me: Player, printed: int) -> list[Move]:
    """Every value that leads to a free building (SXD10)."""
    moves = []
    has = purse(me)
    for value in range(1, 7):
        if next_buildings(s.the_city, value, NONE):
            moves += [use_move(value, ROAD, by) for by in means(s, me, printed, value, has) if by != BY_GOLD]
    return moves


class MayaTurn(Decision[SantaMaria]):
    """One of the four main actions of the Maya."""

    rule = "SXD10"
    whose: ClassVar[int] = OF_MAYA
    lies_on = ("NextTurn",)

    def possible(self, s: SantaMaria) -> bool:
        return not s.players[self.seat].passed

    def moves(self, s: SantaMaria) -> list[Move]:
        me, city = s.players[self.seat], s.the_city
        moves: list[Move] = []
        for die in range(len(DICE)):
            if not may_take(s, me, die):
                continue
            for value in range(1, 7):
                if is_there(s, me, die, value) and road_uses(s, me, value):
                    moves.append(DIE.moves[die * len(VALUES) + value - 1])
        moves += card_moves(s, me)
        if city.priests:
            moves += [PRIEST.moves[site] for site in range(SITES) if city.is_free(site)]
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
                s.tell("priest", self.seat, road=site // 3 + 1, site=site % 3 + 1)
            s.stack.append(BuildLevel(self.seat, site))
            activate(s, me, city.sites[site])

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        me, city = s.players[self.seat], s.the_city
        if move[0] == DIE.name:
            die, value = read_die(move)
            return why_not_take(s, me, die, value) or Reason("SXD10", "die-useless", die=move[1], value=value)
        if move[0] == CARD.name:
            return why_not_card(s, me, move)
        if move[0] == PASS.name:
            return why_not_pass(move)
        if move[0] == PRIEST.name:
            site = PRIEST.number(move)
            if not city.priests:
                return Reason("SXD14", "no-priest")
            return Reason("SXD14", "site-not-free", road=site // 3 + 1, site=site % 3 + 1)
        if move[0] in (SELL.name, BUY.name):
            return Reason("SXD6", "maya-sells-by-trade")
        if move[0] in (ACTIVATE.name, EXPAND.name):
            return Reason("SXD6", "not-for-maya")
        return super().why_not(s, move)


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

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        if move[0] != USE.name:
            return super().why_not(s, move)
        value, way, by = read_use(move)
        if way != ROAD:
            return Reason("SXD10", "wrong-line", line=LINES[way], die=DICE[self.die])
        found = why_not_change(s, s.players[self.seat], self.printed, value, by)
        return found or Reason("SXD10", "no-free-building", line=LINES[way], value=value)

    def price(self, s: SantaMaria, move: Move) -> dict[str, int]:
        value, _, by = read_use(move)
        if by == BY_CACAO:
            return {"cacao": 1}
        coins = pip_cost(s, s.players[self.seat], self.printed, value)
        return {"coin": coins} if coins else {}
