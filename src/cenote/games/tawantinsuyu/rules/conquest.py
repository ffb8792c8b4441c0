"""Conquest: war loss, levy, markers and the soldiers that pay for them (W68, W69, W70, W71, W113, W148, W149)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason, seated
from cenote.core.shared import without
from cenote.games.tawantinsuyu.components import ARMY
from cenote.games.tawantinsuyu.names import ACTING, FLAG, Z13
from cenote.games.tawantinsuyu.rules.decks import leave_village, take_nomad, to_losses
from cenote.games.tawantinsuyu.rules.her.conquest import conquer
from cenote.games.tawantinsuyu.rules.moments import Moment, faces
from cenote.games.tawantinsuyu.rules.payment import affords, bill, charge
from cenote.games.tawantinsuyu.rules.soldiers import Ease, PayTroops, Soldiers, TakeSpace, count, payable
from cenote.games.tawantinsuyu.rules.workers import kinds
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import CONQUER, DONE, LOSE, LOSS, MUSTER, SKIP

VILLAGE_EMPTY: Final = Reason("W68", "village-empty")
VILLAGE_FIRST: Final = Reason("W68", "village-first")
NO_SUCH_NOMAD: Final = Reason("W68", "no-such-nomad", "worker")
NOT_IN_ARMY_HAND: Final = Reason("W69", "not-in-army-hand", "army")
SAME_FACE: Final = Reason("W69", "same-face", "army")
DEAR_LEVY: Final = Reason("W69", "dear", "cost", "have")
NO_MARKER: Final = Reason("W70", "no-marker")
CONQUERED_ALREADY: Final = Reason("W149", "conquered-already", "region")
TOO_FEW_SOLDIERS: Final = Reason("W70", "too-few-soldiers", "discard", "turn", "have")


class WarLoss(Moment):
    """One worker of the village goes to the war losses; with the village empty, a nomad (W68)."""

    since = 2
    rule = "W68"

    def possible(self, s: Tawantinsuyu) -> bool:
        return self.seat == s.active

    def options(self, s: Tawantinsuyu) -> list[Move]:
        if s.is_her(s.players[self.seat]):
            return [SKIP]
        if s.village:
            return LOSS.moves[:1] if len(s.village) == 1 else LOSS.moves.copy()
        return [LOSE.moves[worker] for worker in kinds(s.nomads)] or [SKIP]

    def no_nomad(self, s: Tawantinsuyu, worker: int) -> Reason | None:
        if s.village:
            return VILLAGE_FIRST
        return None if worker in kinds(s.nomads) else NO_SUCH_NOMAD

    def act(self, s: Tawantinsuyu, move: Move) -> None:
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

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == LOSE.name:
            return self.no_nomad(s, LOSE.number(move))
        if move[0] == LOSS.name and not s.village:
            return VILLAGE_EMPTY
        return None if move in self.options(s) else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"worker": move[1]} if move[0] == LOSE.name else super().numbers(s, move)


class Levy(Moment):
    """Army cards from hand into the play area, for a potato each; the mover's first is free (W69)."""

    rule = "W69"
    takes = seated(free=FLAG)

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        if me.army and not s.is_her(me) and self.no_levy(me) is None:
            moves += [MUSTER.moves[card] for card in faces(s, me.army)]
        moves.append(DONE)
        return moves

    def no_levy(self, me: Player) -> Reason | None:
        return None if self.free or affords(me, 1, 0, 0, 0, 0) else DEAR_LEVY

    def no_muster(self, s: Tawantinsuyu, me: Player, card: int) -> Reason | None:
        if card not in me.army:
            return NOT_IN_ARMY_HAND
        return self.no_levy(me) or (None if card in faces(s, me.army) else SAME_FACE)

    def helped(self, s: Tawantinsuyu) -> bool:
        return bool(s.players[self.seat].army)

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        if s.is_her(me):
            if me.army:
                s.reveal()
            for card in me.army.copy():
                muster(s, me, card)  # her whole hand, free (WS43, WS67)
        elif move != DONE:
            s.stack.append(Levy(self.seat, 0))
            if not self.free:
                charge(s, me, 1, 0, 0, 0, 0)
            muster(s, me, MUSTER.number(move))

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == MUSTER.name:
            return self.no_muster(s, s.players[self.seat], MUSTER.number(move))
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] != MUSTER.name:
            return super().numbers(s, move)
        return {"army": move[1], **bill(s.players[self.seat], {"potato": 1})}


def muster(s: Tawantinsuyu, me: Player, card: int) -> None:
    me.army = without(me.army, card)
    me.troops = sorted([*me.troops, card])
    if s.events is not None:
        s.tell("muster", me.seat, army=ARMY[card])


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
    takes = seated(second=FLAG)
    lies_on = (*ACTING, "Conquer")

    def __init__(self, seat: int, second: int) -> None:
        self.seat = seat
        self.second = second

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        if me.markers and me.troops and not s.is_her(me):
            for space in range(len(s.conquests)):
                if self.no_conquest(s, me, space) is None:
                    moves.append(CONQUER.moves[space])
        moves.append(DONE)
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        if s.is_her(me):
            conquer(s, self.second == 1)  # she chooses by her own rules
        elif move != DONE:
            pledge(s, me, CONQUER.number(move))

    def no_conquest(self, s: Tawantinsuyu, me: Player, space: int) -> Reason | None:
        if not me.markers:
            return NO_MARKER
        if s.conquests[space] != NONE:
            return CONQUERED_ALREADY
        return None if can_conquer(s, me, space) else TOO_FEW_SOLDIERS

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == CONQUER.name:
            return self.no_conquest(s, s.players[self.seat], CONQUER.number(move))
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] != CONQUER.name:
            return super().numbers(s, move)
        me = s.players[self.seat]
        discard, turn = demands(s, me, CONQUER.number(move))[0]
        return {"region": move[1], "discard": discard, "turn": turn, "have": len(me.troops) + count(s, me.troops)}


def pledge(s: Tawantinsuyu, me: Player, space: int) -> None:
    """The payment is chosen with the space; the bonus comes before the cards are turned or discarded (W148)."""
    s.stack.append(PayTroops(me.seat))
    s.stack.append(TakeSpace(me.seat, space))
    options = demands(s, me, space)
    if len(options) > 1:
        s.stack.append(Ease(me.seat))
    else:
        s.stack.append(Soldiers(me.seat, options[0][0], options[0][1], 0))
