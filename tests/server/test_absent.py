"""Who is long absent: code plays on, because the others agree or because it has been too long."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import text

from cenote.server import expiry
from cenote.server.settings import DAY
from server.house import Chair, Guest, Indoors


def sit_down(indoors: Indoors, players: int, days: float, **more: Any) -> tuple[list[Chair], Chair, int]:
    """People at a table that has waited for one of them for so long: the others, that one, and the seat."""
    guests = [indoors.guest(name) for name in ("Ana", "Ben", "Cem")[:players]]
    table = guests[0].table("me", *["open"] * (players - 1), **more)
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join")
    wait(indoors, table, days)
    chairs = [sit(guest, table) for guest in guests]
    absent = next(chair for chair in chairs if chair.position["yours"])
    return [chair for chair in chairs if chair is not absent], absent, absent.position["seat"]


def sit(guest: Guest, table: str) -> Chair:
    """What is said after the presence is heard too."""
    chair = guest.sit(table)
    chair.quiet(0.2)
    return chair


def wait(indoors: Indoors, table: str, days: float) -> None:
    """So many days pass at the table."""
    with indoors.hub.store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET updated = updated - :time"), {"time": days * DAY})
    indoors.hub.tables.pop(table, None)


def auto(chair: Chair, seat: int) -> str:
    return str(chair.last["table"]["seats"][seat]["auto"])


def test_all_others_agree(indoors: Indoors) -> None:
    (one, two), absent, seat = sit_down(indoors, 3, 2.5)
    assert one.last["absent"]["seat"] == seat
    assert one.last["absent"]["answers"].count(False) == 2 and one.last["absent"]["answers"][seat] is None
    assert one.command("replace", seat=seat, accept=True)["type"] == "ack"
    two.until(lambda: True in two.last["absent"]["answers"])
    assert one.command("replace", seat=seat, accept=False)["type"] == "ack"
    assert two.command("replace", seat=seat, accept=True)["type"] == "ack"
    assert auto(two, seat) == ""  # one of them has thought better of it
    one.close()
    indoors.hub.tables.pop(one.table_id)
    again = sit(one.guest, one.table_id)
    assert again.last["absent"]["answers"].count(True) == 1  # what was agreed survives
    assert again.command("replace", seat=seat, accept=True)["type"] == "ack"
    again.until(lambda: auto(again, seat) == "away" and again.position["k"] > 2)
    assert again.entries[1]["kind"] == "handover" and again.entries[1]["why"] == "away"
    assert again.last["absent"]["seat"] is None
    absent.guest.post(f"/api/tables/{absent.table_id}/join")
    again.until(lambda: auto(again, seat) == "")


def test_who_has_left_has_no_say(indoors: Indoors) -> None:
    (one, two), _, seat = sit_down(indoors, 3, 0)
    two.guest.post(f"/api/tables/{one.table_id}/leave")
    wait(indoors, one.table_id, 3)
    one, two = sit(one.guest, one.table_id), sit(two.guest, one.table_id)
    assert two.command("replace", seat=seat, accept=True)["key"] == "not-seated"
    assert one.command("replace", seat=seat, accept=True)["type"] == "ack"
    one.until(lambda: auto(one, seat) == "away")


@pytest.mark.parametrize(("days", "more"), [(1.5, {}), (30, {"clock": {"kind": "game", "seconds": 600}})])
def test_not_too_soon_and_not_where_a_clock_runs(indoors: Indoors, days: float, more: dict[str, Any]) -> None:
    (other,), absent, seat = sit_down(indoors, 2, days, **more)
    assert "absent" not in other.last
    assert other.command("replace", seat=seat, accept=True)["key"] == "nobody-absent"
    assert absent.play()["type"] == "ack"


def test_nobody_is_replaced_by_themselves(indoors: Indoors) -> None:
    (other,), absent, seat = sit_down(indoors, 2, 3)
    assert absent.command("replace", seat=seat, accept=True)["key"] == "not-seated"
    assert other.command("replace", seat=1 - seat, accept=True)["key"] == "nobody-absent"
    absent.play_turn()
    other.until(lambda: other.last["absent"]["seat"] is None)
    assert other.command("replace", seat=seat, accept=True)["key"] == "nobody-absent"


def look(indoors: Indoors) -> None:
    loop = next(iter(indoors.hub.tasks)).get_loop()
    later = time.time() + expiry.HOURS_TO_COME_BACK
    asyncio.run_coroutine_threadsafe(indoors.hub.expiry.replace_absent(later), loop).result(30)


def test_after_two_weeks_nobody_is_asked(indoors: Indoors) -> None:
    (other,), absent, seat = sit_down(indoors, 2, 13)
    absent.close()
    look(indoors)
    assert auto(other, seat) == "" and other.quiet() is not None
    wait(indoors, other.table_id, 2)
    other = other.guest.sit(other.table_id)
    look(indoors)
    other.until(lambda: auto(other, seat) == "away")


def test_who_sits_there_alone_or_is_there_is_left_in_peace(indoors: Indoors) -> None:
    guest = indoors.guest("Ana")
    alone = guest.table("me", "random")
    guest.sit(alone).wait_for_turn()
    wait(indoors, alone, 40)
    (other,), _, seat = sit_down(indoors, 2, 20)
    look(indoors)
    other.quiet()
    assert auto(other, seat) == ""  # who has to decide is at the table
    assert guest.sit(alone).last["table"]["seats"][0]["auto"] == ""
