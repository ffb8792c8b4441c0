"""Clocks to the second: increment, delay, a bank with holidays, and what happens when they have run out."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from cenote.server.acts import perform
from cenote.server.acts.orders import TimeOut
from cenote.server.acts.who import CODE, Who
from cenote.server.clocks import Clock, More
from cenote.server.protocol.commands import Holiday
from cenote.server.protocol.playing import ClockState
from cenote.server.refused import Refused, Stale
from cenote.server.settings import database_url
from cenote.server.store.reads import Remembered
from cenote.server.store.store import make_engine
from cenote.server.table import Table
from server.house import Guest, Indoors

DAY = 86400.0


def again(clock: Clock, away: float = 0.0) -> Clock:
    """The same clock after the server was started anew."""
    found = Clock(clock.kind, clock.seconds, len(clock.left), clock.more)
    found.recall(clock.stored(), away)
    return found


def test_fischer_adds_the_same_after_each_turn() -> None:
    clock = Clock("game", 100, 2, More(increment=10))
    clock.start(0, 1, 0)
    clock.start(0, 1, 20)  # something was committed in the middle of the turn
    assert clock.left == [80, 100]
    clock.start(1, 2, 30)
    assert clock.left == [80, 100]  # 100 - 30 + 10
    clock.start(0, 3, 34)
    assert clock.left == [80, 106]
    clock = again(clock)
    clock.start(1, 4, 37)
    assert clock.left == [87, 106] and clock.deadline == 37 + 106


def test_bronstein_gives_back_what_was_used_and_no_more_than_the_delay() -> None:
    clock = Clock("game", 100, 2, More(delay=12))
    clock.start(0, 1, 0)
    clock.start(1, 2, 5)
    assert clock.left == [100, 100]  # 5 used, 5 given back
    clock.start(0, 3, 35)
    assert clock.left == [100, 82]  # 30 used, 12 given back
    clock.start(0, 3, 40)
    clock = again(clock)
    clock.start(1, 4, 50)
    assert clock.left == [97, 82]  # 15 used in two pieces, 12 given back
    assert clock.deadline == 50 + 82


def test_a_clock_of_turns_knows_neither() -> None:
    clock = Clock("turn", 30, 2)
    clock.start(0, 1, 0)
    clock.start(1, 2, 25)
    clock.start(0, 3, 30)
    assert clock.left == [30, 25]


def test_who_reacts_in_anothers_turn_is_paid_once_for_it() -> None:
    clock = Clock("game", 100, 3, More(increment=5))
    clock.start(0, 1, 0)
    clock.start(1, 1, 10)  # has to answer
    clock.start(0, 1, 12)
    clock.start(1, 1, 20)
    clock.start(0, 1, 21)
    clock.start(2, 2, 25)
    assert clock.left == [100 - 22 + 5, 100 - 3 + 5, 100]


def test_a_bank_of_days_and_holidays() -> None:
    clock = Clock("bank", 10 * DAY, 2, More(increment=DAY / 2, holidays=3 * DAY))
    clock.start(0, 1, 0)
    clock.rest(0, True, DAY)
    assert clock.left[0] == 9 * DAY and clock.deadline == DAY + 3 * DAY + 9 * DAY
    assert clock.shown(2 * DAY) == ClockState([9 * DAY, 10 * DAY], 0, 2 * DAY, [2 * DAY, 3 * DAY], [True, False])
    clock = again(clock)
    clock.rest(0, False, 3 * DAY)
    assert clock.left[0] == 9 * DAY and clock.holidays == [DAY, 3 * DAY] and clock.deadline == 12 * DAY
    clock.rest(0, True, 3 * DAY)
    clock.start(1, 2, 6 * DAY)  # one day of holiday was left, two come from the bank
    assert clock.left[0] == 7.5 * DAY and clock.holidays[0] == 0 and not clock.resting[0]
    clock.rest(0, True, 6 * DAY)
    assert not clock.resting[0], "there is no holiday left"
    clock.rest(1, True, 6 * DAY)
    clock.start(0, 3, 7 * DAY)
    assert clock.left[1] == 10.5 * DAY and clock.holidays[1] == 2 * DAY and clock.resting[1]


def test_holidays_of_who_does_not_have_to_decide_are_not_used_up() -> None:
    clock = Clock("bank", 10 * DAY, 2, More(holidays=DAY))
    clock.start(0, 1, 0)
    clock.rest(1, True, 0)
    clock.start(1, 2, 5 * DAY)
    assert clock.holidays == [DAY, DAY] and clock.deadline == 5 * DAY + DAY + 10 * DAY


def test_the_time_in_which_no_server_runs_does_not_count() -> None:
    clock = Clock("game", 1000, 2, More(increment=5))
    clock.recall({}, 50)
    clock.start(0, 1, 100)
    later = again(clock, away=50 + 3600)
    assert later.deadline == 100 + 3600 + 1000
    later.start(1, 2, 100 + 3600 + 30)
    assert later.left == [975, 1000]
    assert again(later, away=50 + 3600).deadline == later.deadline, "it is counted once"


def test_what_is_usual_when_time_is_out() -> None:
    assert Clock("turn", 5, 1).out == "turn" and Clock("game", 5, 1).out == "game"
    assert Clock("turn", 5, 1, More(out="over")).rule.out == "over"


# --- at a table ---


def seated(indoors: Indoors, **clock: object) -> tuple[Table, dict[int, Who]]:
    """A game of two in memory, and who sits where."""
    ana, ben = indoors.guest("Ana"), indoors.guest("Ben")
    table_id = ana.table("me", "open", clock=clock)
    ben.post(f"/api/tables/{table_id}/join")
    with indoors.hub.store.engine.connect() as connection:
        table = Table(Remembered(connection, table_id), indoors.house.rooms)
    return table, {seat.seat: Who(seat.person or "", seat.name or "") for seat in table.seats}


def time_out(table: Table) -> None:
    deadline = table.clock.deadline
    assert deadline is not None
    with pytest.raises(Stale):
        perform(table, CODE, TimeOut("early", table.k), deadline - 0.01)
    perform(table, CODE, TimeOut("late", table.k), deadline)


@pytest.mark.parametrize(("out", "auto", "status"), [("turn", "turn", "running"), ("game", "game", "running")])
@pytest.mark.parametrize("kind", ["turn", "game"])
def test_code_plays_the_turn_or_the_game(indoors: Indoors, kind: str, out: str, auto: str, status: str) -> None:
    table, _ = seated(indoors, kind=kind, seconds=60, out=out)
    acting = table.acting
    assert acting is not None
    time_out(table)
    assert table.seats[acting.seat].auto == auto and table.status == status
    assert table.clock.running is None and table.acting is not None and table.acting.code


def test_the_game_ends_and_who_was_too_slow_is_last(indoors: Indoors) -> None:
    table, _ = seated(indoors, kind="turn", seconds=60, out="over")
    acting = table.acting
    assert acting is not None
    time_out(table)
    assert table.status == "over" and table.acting is None and table.clock.deadline is None
    assert table.entries[-1].why == "over" and table.entries[-1].seat == acting.seat


def test_a_game_that_time_has_ended_is_told_to_all(indoors: Indoors) -> None:
    ana, ben = indoors.guest("Ana"), indoors.guest("Ben")
    table = ana.table("me", "open", clock={"kind": "turn", "seconds": 5, "out": "over"})
    ben.post(f"/api/tables/{table}/join")
    chairs = [ana.sit(table), ben.sit(table)]
    slow = next(chair.position["seat"] for chair in chairs)
    for chair in chairs:
        chair.until(lambda chair=chair: "over" in chair.last)  # type: ignore[misc]
        assert chair.last["over"]["ranking"][slow] == 2 and chair.last["over"]["ranking"][1 - slow] == 1
        chair.until(lambda chair=chair: chair.position["seat"] is None)  # type: ignore[misc]
        assert chair.last["table"]["seats"][slow]["auto"] == "over"
    assert "quipu" in ana.http.get(f"/api/tables/{table}/record").text
    card = next(card for card in ana.get("/api/lobby")["mine"] if card["id"] == table)
    assert card["status"] == "over" and not card["your_turn"]


def test_a_holiday_at_a_table(indoors: Indoors) -> None:
    table, people = seated(indoors, kind="bank", seconds=10 * DAY, holidays=2 * DAY)
    seat = table.acting
    assert seat is not None and table.clock.deadline is not None
    before = table.clock.deadline
    perform(table, people[seat.seat], Holiday("h", True), table.clock.since)
    assert table.clock.deadline == before + 2 * DAY
    perform(table, people[seat.seat], Holiday("i", False), table.clock.since + DAY)
    assert table.clock.deadline == before + DAY
    with pytest.raises(Refused, match="do not sit"):
        perform(table, Who("nobody", "Nobody"), Holiday("j", True), table.clock.since)
    plain, others = seated(indoors, kind="game", seconds=600)
    with pytest.raises(Refused, match="no holidays"):
        perform(plain, others[0], Holiday("k", True), plain.clock.since)


def test_clocks_that_cannot_be(indoors: Indoors) -> None:
    ana = indoors.guest("Ana")
    plan = {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "agent"}]}
    for clock, key in (
        ({"kind": "turn", "seconds": 60, "increment": 5}, "clock-no-more"),
        ({"kind": "none", "delay": 5}, "clock-no-more"),
        ({"kind": "game", "seconds": 600, "holidays": 5}, "clock-no-holidays"),
        ({"kind": "bank", "seconds": 60}, "clock-too-short"),
        ({"kind": "turn", "seconds": 60, "out": "elephant"}, "bad-request"),
        ({"kind": "game", "seconds": -5}, "bad-request"),
    ):
        assert ana.refused("POST", "/api/tables", **plan, clock=clock) == (422, key)


def test_a_server_that_was_away_gives_the_time_back(tmp_path: Path) -> None:
    house = Indoors(tmp_path)
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table = ana.table("me", "open", clock={"kind": "game", "seconds": 100_000, "increment": 30})
    ben.post(f"/api/tables/{table}/join")
    before = next(card for card in ana.get("/api/lobby")["mine"] if card["id"] == table)["deadline"]
    house.stop()
    engine = make_engine(database_url(str(tmp_path / "cenote.sqlite")))
    with engine.begin() as connection:  # as if it had been away for two hours
        connection.execute(text("UPDATE pulse SET at = at - 7200 WHERE process = 'alive'"))
    engine.dispose()
    house = Indoors(tmp_path)
    try:
        clock = Guest(house).get(f"/api/tables/{table}/at/0")
        assert clock["n"] == 0
        deadline = house.hub.tables[table].clock.deadline
        assert deadline is not None and 7200 <= deadline - before < 7230
    finally:
        house.stop()
