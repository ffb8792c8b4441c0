"""Turns: one main action, and free actions before, during and after it (S20, S21, S22, S30, S31, S32)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Choice, Decision, Move, Reason, SeatStep, Step
from cenote.core.shared import changed
from cenote.games.santamaria.geometry import CELLS, SIZE
from cenote.games.santamaria.names import COIN, ECONOMICS
from cenote.games.santamaria.rules.dice import UseDie, dice_moves, no_die
from cenote.games.santamaria.rules.effects import activate
from cenote.games.santamaria.rules.expanding import GOVERNOR_THERE, expand, expansion_numbers, expansions, no_expansion
from cenote.games.santamaria.rules.goods import (
    add_free,
    free_action,
    free_numbers,
    is_free,
    no_free,
)
from cenote.games.santamaria.rules.maya import MayaTurn
from cenote.games.santamaria.rules.passing import no_pass, pass_on, passes
from cenote.games.santamaria.rules.pool import purse, read_die, taking_numbers
from cenote.games.santamaria.rules.year import EndYear
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import ACTIVATE, DIE, DONE, EXPAND, PASS

NO_BUILDING: Final = Reason("S3", "no-building")
OCCUPIED: Final = Reason("S3", "building-occupied")
DEAR_ACTIVATION: Final = Reason("S30", "dear-activation", "cost", "have")
ONE_ACTION: Final = Reason("S21", "one-action")


class NextTurn(SeatStep[SantaMaria]):
    """The next player clockwise from here who has not passed; after the last pass the year ends (S20)."""

    after_turn = True
    lies_on = ("",)

    def run(self, s: SantaMaria) -> None:
        players = len(s.players)
        for i in range(players):
            seat = (self.seat + i) % players
            if not s.players[seat].passed:
                start_turn(s, seat)
                return
        s.stack.append(NewYear())
        s.stack.append(EndYear())


class NewYear(Step[SantaMaria]):
    """The first player begins, unless the game is over."""

    lies_on = ("",)

    def run(self, s: SantaMaria) -> None:
        if not s.passed:
            s.stack.append(NextTurn(s.first))


def start_turn(s: SantaMaria, seat: int) -> None:
    s.turn += 1
    if s.events is not None:
        s.tell("turn", seat)
    s.stack.append(NextTurn((seat + 1) % len(s.players)))
    if seat == s.maya:
        s.stack.append(MayaTurn(seat))
    else:
        s.stack.append(Afterwards(seat))
        s.stack.append(Turn(seat))


def activation_price(me: Player) -> int:
    """1, 2, 3 … coins in a year; with Economics 1, 1, 2, 2 … (S30)."""
    return me.bought // 2 + 1 if me.has(ECONOMICS) else me.bought + 1


class Turn(Decision[SantaMaria]):
    """One of the four main actions, or a free action before it (S21)."""

    rule = "S21"
    lies_on = ("Afterwards",)

    def possible(self, s: SantaMaria) -> bool:
        return not s.players[self.seat].passed

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = expansions(s, me)
        moves += activations(me)
        moves += dice_moves(s, me)
        moves += passes(s, me)
        return add_free(s, me, moves)

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        verb = move[0]
        if verb == EXPAND.name:
            expand(s, me, EXPAND.number(move))
        elif verb == ACTIVATE.name:
            activate_with_coins(s, me, ACTIVATE.number(move))
        elif verb == DIE.name:
            die, value = read_die(move)
            s.stack.append(UseDie(self.seat, die, value))
        elif verb == PASS.name:
            pass_on(s, me, PASS.number(move) + 1)
        else:
            free_action(s, me, move)
            s.stack.append(Turn(self.seat))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == EXPAND.name:
            return no_expansion(s, me, EXPAND.number(move))
        if move[0] == ACTIVATE.name:
            return no_activation(me, ACTIVATE.number(move))
        if move[0] == DIE.name:
            die, value = read_die(move)
            return no_die(s, me, die, value, purse(me))
        if move[0] == PASS.name:
            return no_pass(s, me, PASS.number(move) + 1)
        return no_free(s, me, move) if is_free(move) else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if move[0] == EXPAND.name:
            return expansion_numbers(s, me, move)
        if move[0] == ACTIVATE.name:
            return {"cost": activation_price(me), "have": me.coins}
        if move[0] == DIE.name:
            return taking_numbers(s, me, move)
        return {"space": move[1]} if move[0] == PASS.name else free_numbers(s, me, move)


def activate_with_coins(s: SantaMaria, me: Player, cell: int) -> None:
    """The price is paid before the effect and stays on the building (S30, S31, S32)."""
    price = activation_price(me)
    s.pay(me, COIN, price)
    me.bought += 1
    me.on = changed(me.on, cell, price)
    me.blocked |= 1 << cell
    if s.events is not None:
        building = s.box.kinds[me.cells[cell]].id
        s.tell("activate", me.seat, building=building, row=cell // SIZE + 1, column=cell % SIZE + 1)
    activate(s, me, me.cells[cell])


def no_activation(me: Player, cell: int) -> Reason | None:
    """What stands against activating the cell with coins (S3, S30, SXA5)."""
    if me.free >> cell & 1:
        return dear_activation(me)
    if not me.houses >> cell & 1:
        return NO_BUILDING
    return OCCUPIED if me.blocked >> cell & 1 else GOVERNOR_THERE


def dear_activation(me: Player) -> Reason | None:
    return DEAR_ACTIVATION if me.coins < activation_price(me) else None


def activations(me: Player) -> list[Move]:
    """Free buildings, if the player has the coins."""
    if dear_activation(me) is not None:
        return []
    free = me.free
    return [ACTIVATE.moves[cell] for cell in range(CELLS) if free >> cell & 1]


class Afterwards(Choice[SantaMaria]):
    """Free actions after the main action, until the turn ends (S21, S62)."""

    rule = "S21"
    lies_on = ("NextTurn",)

    def waits(self) -> bool:
        return True

    def moves(self, s: SantaMaria) -> list[Move]:
        return add_free(s, s.players[self.seat], [DONE])

    def play(self, s: SantaMaria, move: Move) -> None:
        if free_action(s, s.players[self.seat], move):
            s.stack.append(Afterwards(self.seat))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] in (EXPAND.name, ACTIVATE.name, DIE.name, PASS.name):
            return ONE_ACTION
        if is_free(move):
            return no_free(s, s.players[self.seat], move)
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return free_numbers(s, s.players[self.seat], move)
