"""Before the game: who is ready, what the host arranges, and code for seats that nobody takes."""

from __future__ import annotations

from cenote.core.refusal import BadOption
from cenote.server.acts.deed import Deed, acknowledge
from cenote.server.acts.orders import Fill
from cenote.server.acts.turns import hand_on
from cenote.server.acts.who import Who
from cenote.server.clocks import Clock
from cenote.server.protocol.commands import Arrange, Free, Give, Ready, Start
from cenote.server.protocol.talking import Ack
from cenote.server.refused import Refused, Stale
from cenote.server.seats import AGENT, HOTSEAT, OPEN, PERSON, Seat, code_seat
from cenote.server.store.statements import DROP_SEATS, SET_SEAT, Statement
from cenote.server.table import CANCELLED, GATHERING, RUNNING, Table
from cenote.server.terms import Timing


def ready(table: Table, who: Who, command: Ready, now: float) -> Deed:
    """The game begins when nobody is missing, and nobody wants to wait."""
    waiting(table)
    mine = [table.seats[number] for number in table.seats_of(who.person)]
    if not mine:
        raise Refused("not-seated")
    for seat in mine:
        seat.ready = command.ready
    return acknowledge(table, who, command, seated(table, mine) + begin_if_ready(table, now))


def give(table: Table, who: Who, command: Give, now: float) -> Deed:
    """It does not begin by that: until somebody says so, the seat can be taken back."""
    hosting(table, who)
    seat = seat_at(table, command.seat)
    if seat.kind != OPEN:
        raise Refused("no-free-seat")
    table.seats[seat.seat] = code_seat(seat.seat, command.agent)
    return acknowledge(table, who, command, [*seated(table, [table.seats[seat.seat]]), table.standing(now)])


def free(table: Table, who: Who, command: Free, now: float) -> Deed:
    hosting(table, who)
    seat = seat_at(table, command.seat)
    if seat.kind == OPEN or seat.person == who.person:
        raise Refused("no-seat-to-free")
    emptied = [seat.seat] if seat.kind == AGENT else list(table.seats_of(seat.person))
    if seat.person is not None:
        table.barred.append(seat.person)
    for number in emptied:
        table.seats[number] = Seat(number)
    statements = seated(table, [table.seats[number] for number in emptied])
    return acknowledge(table, who, command, [*statements, table.terms(), table.standing(now)])


def arrange(table: Table, who: Who, command: Arrange, now: float) -> Deed:
    """Other options, or another clock. Whoever sits there already has to agree anew."""
    hosting(table, who)
    if table.line or table.fill_at is not None:
        raise Refused("terms-fixed")
    timing = Timing(command.clock)
    options = table.playable().all_options(command.options)
    check_game(table, table.players, options)
    table.options = options
    table.clock = Clock(timing.kind, timing.seconds, table.players, timing.more)
    for seat in table.seats:
        seat.ready = seat.kind not in (PERSON, HOTSEAT) or seat.person == who.person
    return acknowledge(table, who, command, [*seated(table, table.seats), table.terms(), table.standing(now)])


def start(table: Table, who: Who, command: Start, now: float) -> Deed:
    """With those who are here."""
    hosting(table, who)
    here = [seat for seat in table.seats if seat.kind != OPEN]
    if not all(seat.ready for seat in here):
        raise Refused("not-all-ready")
    if table.line and len(here) < table.players:
        raise Refused("terms-fixed")
    game = table.playable()
    if len(here) not in game.players:
        raise Refused("too-few-people", players=len(here), least=min(game.players))
    check_game(table, len(here), table.options)
    return acknowledge(table, who, command, close_ranks(table, here) + begin(table, now))


def fill(table: Table, who: Who, command: Fill, now: float) -> Deed:
    """Nobody waits any longer for people; where nobody waits at all there is no game."""
    if table.status != GATHERING or table.fill_at is None or now < table.fill_at:
        raise Stale
    table.fill_at = None
    if not table.persons():
        table.status = CANCELLED
        return Deed([table.terms(), table.standing(now)], Ack(command.id, str(table.k)))
    taken = [seat.seat for seat in table.seats if seat.kind == OPEN]
    for number in taken:
        table.seats[number] = code_seat(number, None)
    statements = [table.terms(), *seated(table, [table.seats[number] for number in taken])]
    return Deed(statements + begin(table, now), Ack(command.id, str(table.k)))


# --- parts of these ---


def waiting(table: Table) -> None:
    if table.status != GATHERING:
        raise Refused("already-started")


def hosting(table: Table, who: Who) -> None:
    if who.person != table.host:
        raise Refused("not-the-host", 403)
    waiting(table)


def seat_at(table: Table, number: int) -> Seat:
    if number >= table.players:
        raise Refused("no-seat-there", seat=number + 1)
    return table.seats[number]


def seated(table: Table, seats: list[Seat]) -> list[Statement]:
    return [(SET_SEAT, seat.params(table.id)) for seat in seats]


def check_game(table: Table, players: int, options: dict[str, bool | int | str]) -> None:
    """Raises Refusal if there can be no such game."""
    game = table.playable()
    if players not in game.players:
        raise BadOption("players", game=game.key, players=players, known=", ".join(map(str, game.players)))
    game.new(players, table.seed, options)


def begin_if_ready(table: Table, now: float) -> list[Statement]:
    if all(seat.kind != OPEN and seat.ready for seat in table.seats):
        return begin(table, now)
    return [table.standing(now)]


def begin(table: Table, now: float) -> list[Statement]:
    table.status, table.fill_at = RUNNING, None
    table.follow(table.playable(), [], None)
    return hand_on(table, now)


def close_ranks(table: Table, here: list[Seat]) -> list[Statement]:
    """Those who are here sit side by side; the seats behind them are gone."""
    if len(here) == table.players:
        return []
    for number, seat in enumerate(here):
        seat.seat = number
    table.seats, table.players = here, len(here)
    table.clock = Clock(table.clock.kind, table.clock.seconds, table.players, table.clock.more)
    gone: Statement = (DROP_SEATS, {"table_id": table.id, "seat": table.players})
    return [gone, *seated(table, here), table.terms()]
