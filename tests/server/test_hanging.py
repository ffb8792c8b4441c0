"""A process that stands still and goes on: what was not done in time is not done later, and nothing is done twice."""

from __future__ import annotations

import signal
import time
from typing import Any

import pytest
from sqlalchemy import text

from cenote.server.settings import database_url
from cenote.server.store import Unavailable
from cenote.server.store.store import make_engine
from server.house import Chair, Indoors, Server
from server.test_together import both, pair, same_person

__all__ = ["both", "pair"]


def stored(server: Server, table: str) -> tuple[int, int]:
    """Commands and entries of the log that the database has."""
    engine = make_engine(database_url(server.options[1]))
    with engine.connect() as connection:
        counts = [
            connection.execute(text(f"SELECT count(*) FROM {name} WHERE table_id = :id"), {"id": table}).scalar_one()
            for name in ("commands", "log")
        ]
    engine.dispose()
    return counts[0], counts[1]


def ask_until_known(chair: Chair, command: dict[str, Any], seconds: float = 60) -> dict[str, Any]:
    """Ask again with the same id until somebody knows."""
    end = time.monotonic() + seconds
    while True:
        chair.send(**command)
        answer = chair.answer(command["id"])
        if answer["type"] != "unknown":
            return answer
        assert time.monotonic() < end
        time.sleep(0.3)


def first_move(chair: Chair, id: str, which: int = 0) -> dict[str, Any]:
    move = chair.position["moves"][which]["move"]
    return {"type": "play", "id": id, "seq": chair.position["seq"], "move": move}


@pytest.fixture
def tabs(pair: tuple[Server, Server]) -> tuple[Chair, Chair]:
    """One person at both processes; the first of them writes the table."""
    guest = pair[0].guest("Ana")
    table = guest.table("me", "hotseat")
    here = guest.sit(table)
    here.play()
    there = same_person(guest, pair[1]).sit(table)
    there.until(lambda: there.draft == here.draft)
    return here, there


def test_what_was_not_answered_in_time_is_not_done_later(
    pair: tuple[Server, Server], tabs: tuple[Chair, Chair]
) -> None:
    here, there = tabs
    before = stored(pair[0], here.table_id)
    command = first_move(there, "late")
    pair[0].process.send_signal(signal.SIGSTOP)
    try:
        there.send(**command)
        answer = there.answer("late")
    finally:
        pair[0].process.send_signal(signal.SIGCONT)
    assert answer["type"] == "unknown" and answer["text"]
    time.sleep(1.5)
    assert stored(pair[0], here.table_id) == before
    assert ask_until_known(there, command)["type"] == "ack"
    assert ask_until_known(there, command)["type"] == "ack"
    assert stored(pair[0], here.table_id)[0] == before[0] + 1
    here.until(lambda: len(here.draft) == 2)


def test_who_hangs_loses_the_table_and_writes_nothing_when_it_goes_on(
    pair: tuple[Server, Server], tabs: tuple[Chair, Chair]
) -> None:
    here, there = tabs
    late, command = first_move(here, "late", which=1), first_move(there, "in time")
    pair[0].process.send_signal(signal.SIGSTOP)
    try:
        here.send(**late)  # it waits in the socket of the process that stands still
        assert ask_until_known(there, command)["type"] == "ack"
        after = stored(pair[0], here.table_id)
    finally:
        pair[0].process.send_signal(signal.SIGCONT)
    answer = here.answer("late")
    assert answer["type"] in ("unknown", "stale")
    assert ask_until_known(here, late)["type"] == "stale"
    assert stored(pair[0], here.table_id) == after
    for chair in tabs:
        chair.until(lambda chair=chair: chair.draft[1:] == [command["move"]])  # type: ignore[misc]
    assert "was lost" in pair[0].log() and "hangs" in pair[1].log()
    here.play()


def test_a_right_that_is_lost_while_the_table_is_read_is_no_right(indoors: Indoors) -> None:
    guest = indoors.guest("Ana")
    table = guest.table("me", "hotseat")
    chair = guest.sit(table)
    hub = indoors.hub
    mend = hub.mend

    async def losing(table: Any) -> None:
        await mend(table)
        hub.lose_all()

    hub.mend = losing  # type: ignore[method-assign]
    hub.store.take = unavailable  # type: ignore[method-assign]
    command = first_move(chair, "once")
    chair.send(**command)
    assert chair.answer("once")["type"] == "unknown"
    hub.mend = mend  # type: ignore[method-assign]
    del hub.store.take  # type: ignore[method-assign]
    assert ask_until_known(chair, command)["type"] == "ack" and len(chair.draft) == 1


async def unavailable(_table_id: str) -> int | None:
    raise Unavailable("the database is away")
