"""The tables of a round: made together, with everybody seated, in one transaction with the draw itself."""

from __future__ import annotations

from collections.abc import Collection

from cenote.core.game import Game
from cenote.core.refusal import Refusal
from cenote.server.acts import Who
from cenote.server.notices import kinds
from cenote.server.notices.causes import warning
from cenote.server.notices.statements import ADD_NOTICE
from cenote.server.opening import Plan
from cenote.server.protocol.notices import NoticeKind
from cenote.server.seats import PERSON, SEATED, Seat, code_seat
from cenote.server.store.reads import Row
from cenote.server.store.statements import Params, Statement
from cenote.server.terms import Timing
from cenote.server.tournaments.contest import Contest
from cenote.server.tournaments.draw import TABLE, Board
from cenote.server.tournaments.statements import ADD_PAIRING


def sizes(game: Game, players: int, options: dict[str, bool | int | str]) -> list[int]:
    """How many can sit at a table: as many as are wanted, else fewer, as far as the game can be played so."""
    return [players, *(fewer for fewer in range(players - 1, 1, -1) if playable(game, fewer, options))]


def playable(game: Game, players: int, options: dict[str, bool | int | str]) -> bool:
    try:
        game.new(players, "", options)
    except Refusal:
        return False
    return True


class NewRound:
    """All that has to be written for it. Raises Refusal where there can be no such game."""

    def __init__(
        self, contest: Contest, game: Game, number: int, boards: list[Board], patience: float, now: float
    ) -> None:
        self.contest = contest
        self.game = game
        self.number = number
        self.now = now
        self.patience = patience  # seconds that people have to see it themselves
        self.plans: list[Plan] = []
        self.boards = [self.with_table(board) for board in boards]

    def with_table(self, board: Board) -> Board:
        if board.kind != TABLE:
            return board
        contest = self.contest
        seats = [seat_for(number, contest.entrants[id]) for number, id in enumerate(board.entrants)]
        plan = Plan(self.game, host_of(contest, seats), seats, contest.options)
        plan.visibility, plan.rated = contest.visibility, bool(contest.row["rated"])
        plan.timing, plan.tournament = Timing(contest.clock), contest.id
        self.plans.append(plan)
        return board._replace(table_id=plan.id)

    def statements(self, reachable: Collection[str]) -> list[Statement]:
        found: list[Statement] = [
            (ADD_PAIRING, self.pairing(number, board, seat, entrant))
            for number, board in enumerate(self.boards)
            for seat, entrant in enumerate(board.entrants)
        ]
        for plan in self.plans:
            made = plan.statements()
            found += [*made, *self.calls(plan, table_row(plan, made), reachable)]
        return found

    def pairing(self, number: int, board: Board, seat: int, entrant: str) -> Params:
        return {
            "tournament_id": self.contest.id,
            "round": self.number,
            "board": number,
            "seat": seat,
            "entrant": entrant,
            "kind": board.kind,
            "table_id": board.table_id,
        }

    def calls(self, plan: Plan, table: Params, reachable: Collection[str]) -> list[Statement]:
        """Who has to decide is told so, the others that the round has begun."""
        found: list[Statement] = []
        for seat in plan.seats:
            if seat.kind != PERSON or seat.person not in reachable:
                continue
            kind = kinds.TURN if table["acting"] == seat.seat else kinds.INVITED
            found.append(self.call(plan, seat, kind, self.now + self.patience))
            deadline = table["deadline"]
            if kind == kinds.TURN and isinstance(deadline, float):
                low = deadline - warning(plan.timing.seconds, deadline - self.now)
                found.append(self.call(plan, seat, kinds.URGENT, low))
        return found

    def call(self, plan: Plan, seat: Seat, kind: NoticeKind, due: float) -> Statement:
        row = {"table_id": plan.id, "kind": kind, "turn": 0, "person": seat.person, "at": self.now, "due": due}
        return ADD_NOTICE[kind], row


def seat_for(number: int, entrant: Row) -> Seat:
    if entrant["person"] is None:
        agent = entrant["agent"] if entrant["agent"] in SEATED else None  # a later program may have other levels
        return code_seat(number, agent)
    return Seat(number, PERSON, entrant["person"], entrant["name"], confirm=bool(entrant["confirm"]))


def host_of(contest: Contest, seats: list[Seat]) -> Who:
    """In whose name a table is made: of somebody who sits there, so that nobody has it among their own in vain."""
    person = next((seat.person for seat in seats if seat.person is not None), contest.row["organizer"])
    return Who(person, "")


def table_row(plan: Plan, statements: list[Statement]) -> Params:
    return next(params for _, params in statements if params.get("id") == plan.id)
