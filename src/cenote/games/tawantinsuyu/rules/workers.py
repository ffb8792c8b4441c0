"""Workers gained and lost: nomads, the end-of-turn hire, the limit of two (W8, W74, W80, W81, W82)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason, Step, seated
from cenote.core.shared import added
from cenote.games.tawantinsuyu.names import FEW, FLAG, WORKER_LIMIT, WORKERS
from cenote.games.tawantinsuyu.rules.decks import gain_worker, leave_village, take_nomad
from cenote.games.tawantinsuyu.rules.moments import Moment
from cenote.games.tawantinsuyu.rules.payment import affords, bill, charge
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import DISMISS, DONE, ENDS, HIRE, NOMAD, SKIP

NO_SUCH_NOMAD: Final = Reason("W8", "no-such-nomad", "worker")
VILLAGE_EMPTY: Final = Reason("W153", "village-empty")
TOO_DEAR: Final = Reason("W80", "dear", "cost", "have")
NO_SUCH_WORKER: Final = Reason("W82", "no-such-worker", "worker")
TOO_MANY_WORKERS: Final = Reason("W82", "too-many-workers", "n")


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

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == NOMAD.name:
            return None if NOMAD.number(move) in kinds(s.nomads) else NO_SUCH_NOMAD
        return None if move == SKIP else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"worker": move[1]} if move[0] == NOMAD.name else super().numbers(s, move)


class Hire(Moment):
    """The end-of-turn hire: a worker from either end of the village, or none (W80)."""

    rule = "W80"
    lies_on = ("EndTurn", "Limit")
    same_seat = True

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves = [HIRE.moves[end] for end in range(len(ENDS)) if self.no_hire(s, me, end) is None]
        moves.append(DONE)
        return moves

    def no_hire(self, s: Tawantinsuyu, me: Player, corn_end: int) -> Reason | None:
        """A potato or a corn, as the end says (W80)."""
        if not s.village:
            return VILLAGE_EMPTY
        return None if affords(me, 1 - corn_end, corn_end, 0, 0, 0) else TOO_DEAR

    def helped(self, s: Tawantinsuyu) -> bool:
        return True  # the last moment of the turn

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        corn_end = HIRE.number(move)
        s.stack.append(Hired(self.seat, corn_end))
        charge(s, me, 1 - corn_end, corn_end, 0, 0, 0)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == HIRE.name:
            return self.no_hire(s, s.players[self.seat], HIRE.number(move))
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return bill(s.players[self.seat], {move[1]: 1}) if move[0] == HIRE.name else super().numbers(s, move)


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


class Limit(Moment):
    """More than two workers at the end of the turn: which one leaves the game (W82)."""

    since = 2
    rule = "W82"
    lies_on = ("CloseTurn",)
    same_seat = True

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        if me.supply <= WORKER_LIMIT:
            return [DONE]
        return [DISMISS.moves[worker] for worker in range(len(WORKERS)) if no_dismissal(me, worker) is None]

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == DONE:
            return
        s.stack.append(self)
        dismiss(s, s.players[self.seat], DISMISS.number(move))

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        me = s.players[self.seat]
        over = me.supply > WORKER_LIMIT
        if move[0] == DISMISS.name and over:
            return no_dismissal(me, DISMISS.number(move))
        if move == DONE:
            return TOO_MANY_WORKERS if over else None
        return super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] == DISMISS.name:
            return {"worker": move[1]}
        return {"n": s.players[self.seat].supply} if move == DONE else super().numbers(s, move)


def no_dismissal(me: Player, worker: int) -> Reason | None:
    return None if me.workers[worker] else NO_SUCH_WORKER


def dismiss(s: Tawantinsuyu, me: Player, worker: int) -> None:
    """It goes to the box, not to the bag, and leaves the village as empty as its hire made it (W152)."""
    me.workers[worker] -= 1
    s.boxed = added(s.boxed, worker, 1)
    if s.events is not None:
        s.tell("dismiss", me.seat, worker=WORKERS[worker])
