"""Conquest: war loss, levy, markers and the soldiers that pay for them (W68-W71, W113, W148, W149)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, Step
from cenote.core.shared import changed
from cenote.games.tawantinsuyu.components import ARMY, CONQUESTS
from cenote.games.tawantinsuyu.names import Z13
from cenote.games.tawantinsuyu.rules.decks import leave_village, take_nomad, to_losses
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.moments import Moment, faces
from cenote.games.tawantinsuyu.rules.payment import affords, charge, why_dear
from cenote.games.tawantinsuyu.rules.workers import kinds
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import CONQUER, DISCARD, DONE, EASE, EXHAUST, LOSE, LOSS, MUSTER, SKIP


class WarLoss(Choice[Tawantinsuyu]):
    """One worker of the village goes to the war losses; with the village empty, a nomad (W68)."""

    rule = "W68"

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        if s.is_her(s.players[self.seat]):
            return [SKIP]
        if len(s.village) > 1:
            return LOSS.moves.copy()
        if s.village:
            return LOSS.moves[:1]
        return [LOSE.moves[worker] for worker in kinds(s.nomads)] or [SKIP]

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        if move[0] == LOSS.name:
            to_losses(s, leave_village(s, LOSS.number(move) == 1))
        elif move[0] == LOSE.name:
            worker = LOSE.number(move)
            take_nomad(s, worker)
            to_losses(s, worker)
        elif s.village:
            to_losses(s, leave_village(s, False))  # Axomamma's, from the potato end (WS21)
        elif s.nomads:
            worker = s.nomads[s.below(len(s.nomads))]  # Axomamma's, at random (WS58)
            take_nomad(s, worker)
            to_losses(s, worker)

    def why_not(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] == LOSS.name:
            return Reason("W68", "village-empty")
        if move[0] == LOSE.name:
            if s.village:
                return Reason("W68", "village-first")
            return Reason("W68", "no-such-nomad", worker=move[1])
        return super().why_not(s, move)


class Levy(Moment):
    """Army cards from hand into the play area, for a potato each; the mover's first is free (W69)."""

    rule = "W69"

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.free)

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        if me.army and not s.is_her(me) and (self.free or affords(me, 1, 0, 0, 0, 0)):
            moves += [MUSTER.moves[card] for card in faces(s, me.army)]
        moves.append(DONE)
        return moves

    def helped(self, s: Tawantinsuyu) -> bool:
        return bool(s.players[self.seat].army)

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        if s.is_her(me):
            for card in me.army.copy():
                muster(s, me, card)  # her whole hand, free (WS43, WS67)
        elif move != DONE:
            s.stack.append(Levy(self.seat, 0))
            if not self.free:
                charge(s, me, 1, 0, 0, 0, 0)
            muster(s, me, MUSTER.number(move))

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        me = s.players[self.seat]
        if move[0] != MUSTER.name:
            return super().refuse(s, move)
        if MUSTER.number(move) not in me.army:
            return Reason("W69", "not-in-army-hand", army=move[1])
        if self.free or affords(me, 1, 0, 0, 0, 0):
            return Reason("W69", "same-face", army=move[1])
        return why_dear(me, "W69", {"potato": 1})

    def cost(self, s: Tawantinsuyu, move: Move) -> dict[str, int]:
        return {} if self.free or move == DONE else {"potato": 1}


def muster(s: Tawantinsuyu, me: Player, card: int) -> None:
    me.army.remove(card)
    me.troops.append(card)
    me.troops.sort()
    if s.events is not None:
        s.tell("muster", me.seat, army=ARMY[card])


def payable(ones: int, twos: int, discard: int, turn: int, started: bool) -> bool:
    """Can cards with 1 and 2 soldiers meet both demands, without a card too many? (W70)

    `started`: a card with 1 soldier is already among the discarded, so that a 2 for the last one would be too much.
    """
    for k in range(twos + 1):
        rest = discard - 2 * k
        if rest < -1 or (rest == -1 and started):
            break
        if max(0, rest) <= ones and ones - max(0, rest) + 2 * (twos - k) >= turn:
            return True
    return False


def count(s: Tawantinsuyu, troops: list[int]) -> int:
    """How many of the cards have two soldiers."""
    twos = 0
    for card in troops:
        twos += s.box.army[card].soldiers == 2
    return twos


def demands(s: Tawantinsuyu, me: Player, space: int) -> list[tuple[int, int]]:
    """Soldiers to discard and to turn down there: Z13 lowers both, but one has to remain (W113, W163)."""
    discard, turn = s.box.conquests[space].discard, s.box.conquests[space].turn
    if not me.has(Z13) or discard + turn == 1:
        return [(discard, turn)]
    if discard == 1 and turn == 1:
        return [(1, 0), (0, 1)]
    return [(max(0, discard - 1), max(0, turn - 1))]


def can_conquer(s: Tawantinsuyu, me: Player, space: int) -> bool:
    twos = count(s, me.troops)
    for discard, turn in demands(s, me, space):
        if payable(len(me.troops) - twos, twos, discard, turn, False):
            return True
    return False


class Conquer(Moment):
    """Put a marker on an empty space of any region (W70, W71)."""

    rule = "W70"

    def __init__(self, seat: int, second: int) -> None:
        self.seat = seat
        self.second = second

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.second)

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        if me.markers and me.troops and not s.is_her(me):
            for space in range(len(s.conquests)):
                if s.conquests[space] == NONE and can_conquer(s, me, space):
                    moves.append(CONQUER.moves[space])
        moves.append(DONE)
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        if s.is_her(me):
            from cenote.games.tawantinsuyu.rules.her.conquest import conquer  # she chooses by her own rules

            conquer(s, self.second == 1)
        elif move != DONE:
            pledge(s, me, CONQUER.number(move))

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        me = s.players[self.seat]
        if move[0] != CONQUER.name:
            return super().refuse(s, move)
        space = CONQUER.number(move)
        if not me.markers:
            return Reason("W70", "no-marker")
        if s.conquests[space] != NONE:
            return Reason("W149", "conquered-already", region=move[1])
        discard, turn = demands(s, me, space)[0]
        return Reason("W70", "too-few-soldiers", discard=discard, turn=turn, have=len(me.troops) + count(s, me.troops))


def pledge(s: Tawantinsuyu, me: Player, space: int) -> None:
    """The payment is chosen with the space; the bonus comes before the cards are turned or discarded (W148)."""
    s.stack.append(PayTroops(me.seat))
    s.stack.append(TakeSpace(me.seat, space))
    options = demands(s, me, space)
    if len(options) > 1:
        s.stack.append(Ease(me.seat))
    else:
        s.stack.append(Soldiers(me.seat, options[0][0], options[0][1], 0))


class Ease(Choice[Tawantinsuyu]):
    """Z13 where one soldier is to be turned down and one discarded: which of the two is spared (W113)."""

    rule = "W113"

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        return EASE.moves.copy()

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        spared_turn = EASE.number(move) == 0
        s.stack.append(Soldiers(self.seat, int(spared_turn), int(not spared_turn), 0))


class Soldiers(Choice[Tawantinsuyu]):
    """The next army card that pays: first those to be discarded, then those to be turned down (W70, W148)."""

    rule = "W70"

    def __init__(self, seat: int, discard: int, turn: int, started: int) -> None:
        self.seat = seat
        self.discard = discard
        self.turn = turn
        self.started = started  # a card with 1 soldier already pays for the demand at hand

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.discard, self.turn, self.started)

    def after(self, s: Tawantinsuyu, card: int) -> Soldiers:
        """What remains to be paid."""
        soldiers = s.box.army[card].soldiers
        one = self.started or int(soldiers == 1)
        if self.discard > 0:
            left = max(0, self.discard - soldiers)
            return Soldiers(self.seat, left, self.turn, one if left else 0)
        return Soldiers(self.seat, 0, max(0, self.turn - soldiers), one)

    def fits(self, s: Tawantinsuyu, me: Player, card: int) -> bool:
        """No card too many, and the others suffice for the rest."""
        demand = self.discard or self.turn
        soldiers = s.box.army[card].soldiers
        if soldiers > demand and self.started:
            return False
        rest = self.after(s, card)
        twos = count(s, me.troops) - (soldiers == 2)
        ones = len(me.troops) - 1 - twos
        if rest.discard:
            return payable(ones, twos, rest.discard, rest.turn, rest.started == 1)
        return payable(ones, twos, rest.turn, 0, rest.started == 1)

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        verb = DISCARD if self.discard else EXHAUST
        moves = [verb.moves[card] for card in faces(s, me.troops) if self.fits(s, me, card)] if self.demanding() else []
        return moves or [DONE]

    def demanding(self) -> bool:
        return self.discard + self.turn > 0

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        card = ARMY.index(move[1])
        s.stack.append(self.after(s, card))
        me.troops.remove(card)
        if self.discard:
            me.leaving = [*me.leaving, card]
        else:
            me.tiring = [*me.tiring, card]

    def why_not(self, s: Tawantinsuyu, move: Move) -> Reason:
        me = s.players[self.seat]
        if move[0] not in (DISCARD.name, EXHAUST.name):
            return super().why_not(s, move)
        if (move[0] == DISCARD.name) != (self.discard > 0):
            return Reason("W148", "other-demand", discard=self.discard, turn=self.turn)
        if ARMY.index(move[1]) not in me.troops:
            return Reason("W70", "not-among-troops", army=move[1])
        return Reason("W70", "card-too-many", army=move[1])


class TakeSpace(Step[Tawantinsuyu]):
    """The marker is placed and the bonus of the space gained (W70)."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.space)

    def run(self, s: Tawantinsuyu) -> None:
        take_space(s, s.players[self.seat], self.space)


def take_space(s: Tawantinsuyu, me: Player, space: int) -> None:
    s.conquests = changed(s.conquests, space, me.seat)
    me.markers -= 1
    if s.events is not None:
        s.tell("conquer", me.seat, region=CONQUESTS[space])
    give(s, me, s.box.conquests[space].bonus)


class PayTroops(Step[Tawantinsuyu]):
    """The chosen cards are turned down or discarded (W148)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Tawantinsuyu) -> None:
        me = s.players[self.seat]
        if s.events is not None:
            if me.leaving:
                s.tell("troops-discard", self.seat, army=[ARMY[card] for card in me.leaving])
            if me.tiring:
                s.tell("troops-down", self.seat, army=[ARMY[card] for card in me.tiring])
        s.army_discard += me.leaving
        me.tired += me.tiring
        me.tired.sort()
        me.leaving = []
        me.tiring = []
