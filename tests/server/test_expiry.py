"""What nobody needs any more is thrown away, and nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from cenote.server import expiry
from cenote.server.refused import Refused
from cenote.server.settings import DAY, Lifetimes, read_lifetimes
from server.farside import FarSide
from server.house import ConnectionClosed, Indoors, play_on


@pytest.fixture
def aging(tmp_path: Path, database: str) -> Iterator[Indoors]:
    house = Indoors(tmp_path, database)
    yield house
    house.stop()


def later(house: Indoors, days: float) -> bool:
    """The caretaker looks, so many days from now."""
    loop = next(iter(house.hub.tasks)).get_loop()
    return asyncio.run_coroutine_threadsafe(house.hub.expiry.sweep(time.time() + days * DAY), loop).result(30)


def count(house: Indoors, name: str) -> int:
    with house.hub.store.engine.connect() as connection:
        return int(connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one())


def go(house: Indoors) -> None:
    """Nobody is at any table any more."""
    end = time.monotonic() + 10
    while any(table.connections for table in house.hub.tables.values()):
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_table_that_never_begins_goes_after_two_weeks(aging: Indoors) -> None:
    guest = aging.guest("Ana")
    table = guest.table("me", "open")
    assert guest.sit(table).command("chat", text="anybody?")["type"] == "ack"
    running = guest.table("me", "hotseat")
    chair = guest.sit(running)
    chair.play_turn()
    later(aging, 15)
    assert count(aging, "tables") == 2  # somebody sits there
    aging.hub.tables[table].connections.clear()
    later(aging, 13)
    assert count(aging, "tables") == 2
    later(aging, 15)
    assert guest.refused("GET", f"/api/tables/{table}") == (404, "no-such-table")
    assert chair.play()["type"] == "ack" and count(aging, "chat") == 0 and count(aging, "log") > 0


def test_visits_are_noted(aging: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "DAY", 0.0)
    guest = aging.guest("Ana")
    table = guest.table("me", "open")
    guest.sit(table).close()
    end = time.monotonic() + 10
    while True:
        with aging.hub.store.engine.connect() as connection:
            visited, created = connection.execute(text("SELECT visited, created FROM tables")).one()
        if visited > created:
            return
        assert time.monotonic() < end
        time.sleep(0.05)


def test_finished_games_are_kept_and_idle_ones_for_a_year(aging: Indoors) -> None:
    guest = aging.guest("Ana")
    over, idle = guest.table("me", "random", seed="end"), guest.table("me", "hotseat")
    chair = guest.sit(over)
    play_on([chair], lambda: "over" in chair.last)
    chair.close()
    go(aging)
    later(aging, 360)
    assert count(aging, "tables") == 2
    later(aging, 370)
    assert guest.refused("GET", f"/api/tables/{idle}") == (404, "no-such-table")
    later(aging, 5000)
    assert count(aging, "tables") == 1 and count(aging, "log") > 100


def test_guests_sessions_and_commands(aging: Indoors) -> None:
    passing, playing = aging.guest("Ana"), aging.guest("Ben")
    playing.http.post("/api/account", json={"name": "Ben", "password": "wordpass"})
    chair = playing.sit(playing.table("me", "hotseat"))
    assert chair.play()["type"] == "ack"
    assert count(aging, "commands") == 1
    later(aging, 6)
    assert count(aging, "commands") == 1
    later(aging, 8)
    assert count(aging, "commands") == 0 and chair.play()["type"] == "ack"
    later(aging, 29)
    assert passing.get("/api/me")["name"] == "Ana"
    later(aging, 31)
    assert count(aging, "people") == 1 and playing.get("/api/me")["name"] == "Ben"
    later(aging, 91)
    assert count(aging, "sessions") == 0 and count(aging, "people") == 1


def test_a_session_that_is_used_stays(aging: Indoors) -> None:
    guest = aging.guest("Ana")
    with aging.hub.store.engine.begin() as connection:
        connection.execute(text("UPDATE sessions SET used = used - 8000000"))
    assert guest.get("/api/me")["name"] == "Ana"
    later(aging, 2)
    assert guest.get("/api/me")["name"] == "Ana"


def test_a_portion_at_a_time(aging: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "PORTION_OF_TABLES", 3)
    guest = aging.guest("Ana")
    for _ in range(5):
        guest.table("me", "open")
    assert later(aging, 20) and count(aging, "tables") == 2
    assert not later(aging, 20) and count(aging, "tables") == 0


def test_who_still_looks_at_what_was_thrown_away_is_told(aging: Indoors) -> None:
    guest = aging.guest("Ana")
    table = guest.table("me", "open")
    watching = guest.sit(table)
    with aging.hub.store.engine.begin() as connection:
        for name in ("seats", "tables"):
            connection.execute(text(f"DELETE FROM {name}"))
    aging.hub.tables[table].doubtful = True
    with pytest.raises(ConnectionClosed):
        watching.quiet(5)
    assert guest.refused("POST", f"/api/tables/{table}/leave") == (404, "no-such-table")


def test_how_long_things_are_kept_is_said_in_days() -> None:
    assert read_lifetimes(["finished=30", "guests=0"]) == Lifetimes(finished=30.0, guests=0.0)
    for wrong in ("tables=3", "guests", "guests=", "guests=-1", "guests=a"):
        with pytest.raises(Refused, match="does not say"):
            read_lifetimes([wrong])


def test_notices_and_links_go_and_with_a_guest_all_channels(tmp_path: Path, database: str) -> None:
    aging = Indoors(tmp_path, database, private_targets=True, notice_after=1e6)
    far = FarSide()
    try:
        ana, ben = aging.guest("Ana"), aging.guest("Ben")
        tried = ben.post("/api/notices/channels", way="json", address=far.url("/hook"))
        ben.post("/api/notices/confirm", channel=tried["channel"]["id"], code=far.received[0].json["code"])
        ben.post("/api/notices/quiet", begins=60, ends=120, zone="UTC")
        table = ana.table("open", "me", seed="seat-0-begins")
        ben.post(f"/api/tables/{table}/join")
        with aging.hub.store.engine.begin() as connection:
            row = {"channel": tried["channel"]["id"], "person": ben.get("/api/me")["id"], "now": time.time()}
            filled = "INSERT INTO tickets VALUES ('x', :person, :channel, 'none', :now, NULL)"
            connection.execute(text(filled), row)
        later(aging, 13)
        assert (count(aging, "outbox"), count(aging, "tickets")) == (1, 1)
        later(aging, 15)
        assert (count(aging, "outbox"), count(aging, "tickets"), count(aging, "channels")) == (0, 0, 1)
        later(aging, 400)  # the table goes, then those who have none
        later(aging, 400)
        assert (count(aging, "people"), count(aging, "channels"), count(aging, "quiet")) == (0, 0, 0)
    finally:
        far.stop()
        aging.stop()
