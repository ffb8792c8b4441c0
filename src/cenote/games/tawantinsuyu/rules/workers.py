"""Workers gained and lost: nomads, the end-of-turn hire, the limit of two (W8, W74, W80-W82)."""

from __future__ import annotations

from cenote.core.kernel import Choice, Move, Reason, Step, seated
from cenote.core.shared import added
from cenote.games.tawantinsuyu.names import FEW, FLAG, WORKER_LIMIT, WORKERS
from cenote.games.tawantinsuyu.rules.decks import gain_worker, leave_village, take_nomad
from cenote.games.tawantinsuyu.rules.moments import Moment
from cenote.games.tawantinsuyu.rules.payment import affords, charge, why_dear
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import DISMISS, DONE, ENDS, HIRE, NOMAD, SKIP


def kinds(workers: list[int]) -> list[int]:
    """The colours among the workers, each once."""
    return [worker for worker in range(len(WORKERS)) if worker in workers]


class TakeNomad(Moment):
    """A free worker from the nomads, of a colour of choice (W8, W74)."""

    rule = "W8"
    takes = seated(n=FEW)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, s: Tawantinsuyu) -> list[Move]:
        moves = [NOMAD.moves[worker] for worker in kinds(s.nomads)]
        moves.append(SKIP)
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == SKIP:
            return
        if self.n > 1:
            s.stack.append(TakeNomad(self.seat, self.n - 1))
        worker = NOMAD.number(move)
        take_nomad(s, worker)
        gain_worker(s, s.players[self.seat], worker)

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] == NOMAD.name:
            return Reason("W8", "no-such-nomad", worker=move[1])
        return super().refuse(s, move)


class Hire(Moment):
    """The end-of-turn hire: a worker from either end of the village, or none (W80)."""

    rule = "W80"
    lies_on = ("EndTurn", "Limit")
    same_seat = True

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        if s.village:
            if affords(me, 1, 0, 0, 0, 0):
                moves.append(HIRE.moves[0])
            if affords(me, 0, 1, 0, 0, 0):
                moves.append(HIRE.moves[1])
        moves.append(DONE)
        return moves

    def helped(self, s: Tawantinsuyu) -> bool:
        return True  # the last moment of the turn

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        corn_end = HIRE.number(move)
        s.stack.append(Hired(self.seat, corn_end))
        charge(s, me, 1 - corn_end, corn_end, 0, 0, 0)

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] == HIRE.name:
            if not s.village:
                return Reason("W153", "village-empty")
            return why_dear(s.players[self.seat], "W80", {move[1]: 1})
        return super().refuse(s, move)

    def cost(self, s: Tawantinsuyu, move: Move) -> dict[str, int]:
        return {move[1]: 1} if move[0] == HIRE.name else {}


class Hired(Step[Tawantinsuyu]):
    """The worker at that end comes, paid for."""

    takes = seated(corn_end=FLAG)
    lies_on = ("EndTurn", "Limit")
    same_seat = True

    def __init__(self, seat: int, corn_end: int) -> None:
        self.seat = seat
        self.corn_end = corn_end

    def possible(self, s: Tawantinsuyu) -> bool:
        return bool(s.village)

    def run(self, s: Tawantinsuyu) -> None:
        if s.events is not None:
            s.tell("hire", self.seat, end=ENDS[self.corn_end])
        worker = leave_village(s, self.corn_end == 1)
        gain_worker(s, s.players[self.seat], worker)


class Limit(Choice[Tawantinsuyu]):
    """More than two workers at the end of the turn: which one leaves the game (W82)."""

    rule = "W82"
    lies_on = ("CloseTurn",)
    same_seat = True

    def waits(self) -> bool:
        return True

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        if me.supply <= WORKER_LIMIT:
            return [DONE]
        return [DISMISS.moves[worker] for worker in range(len(WORKERS)) if me.workers[worker]]

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        if move == DONE:
            return
        s.stack.append(self)
        dismiss(s, s.players[self.seat], DISMISS.number(move))

    def why_not(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] == DISMISS.name:
            return Reason("W82", "no-such-worker", worker=move[1])
        if move == DONE:
            return Reason("W82", "too-many-workers", n=s.players[self.seat].supply)
        return super().why_not(s, move)


def dismiss(s: Tawantinsuyu, me: Player, worker: int) -> None:
    me.workers[worker] -= 1
    s.boxed = added(s.boxed, worker, 1)
    if s.events is not None:
        s.tell("dismiss", me.seat, worker=WORKERS[worker])
