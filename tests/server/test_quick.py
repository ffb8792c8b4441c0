"""Quick matches: whoever wants the same game meets, nobody gets two seats, and code comes in time."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from server.conftest import new_database
from server.house import Guest, Server, play_on


def wish(guest: Guest, players: int = 2, wait: float = 600, game: str = "tzolkin") -> str:
    return str(guest.post("/api/quick", game=game, players=players, wait=wait)["id"])


def table_of(guest: Guest, table: str) -> dict[str, object]:
    found: dict[str, object] = guest.get(f"/api/tables/{table}")
    return found


def until_running(guest: Guest, table: str, seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while table_of(guest, table)["status"] != "running":
        assert time.monotonic() < end, "it does not begin"
        time.sleep(0.1)


def test_two_who_want_the_same_meet(server: Server) -> None:
    ana, ben, eve = server.guest("Ana"), server.guest("Ben"), server.guest("Eve")
    table = wish(ana, 2)
    assert wish(ana, 2) == table, "who asks again keeps the seat"
    assert wish(eve, 3) != table, "another count is another match"
    assert wish(ben, 2) == table
    chairs = [ana.sit(table), ben.sit(table)]
    play_on(chairs, lambda: chairs[0].position["n"] >= 4)
    assert chairs[0].last["table"]["clock"]["kind"] == "turn"
    assert wish(ana, 2) != table, "a game that runs is no match any more"


def test_code_takes_the_seats_in_time(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = wish(ana, 4, wait=600)
    before = time.time()
    assert wish(ben, 4, wait=1.5) == table
    fill_at = table_of(ana, table)["fill_at"]
    assert isinstance(fill_at, float) and before + 1 < fill_at < time.time() + 2, "nobody waits longer than they chose"
    until_running(ana, table)
    assert time.time() >= fill_at
    seats = table_of(ana, table)["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "agent", "agent"]  # type: ignore[attr-defined]


def test_who_leaves_is_not_waited_for(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = wish(ana, 3, game="endlesswinter")
    ana.post(f"/api/tables/{table}/leave")
    assert table_of(ana, table)["status"] == "cancelled"
    assert wish(ben, 3, game="endlesswinter") != table


def test_what_cannot_be_played_is_refused(server: Server) -> None:
    ana = server.guest("Ana")
    assert ana.refused("POST", "/api/quick", game="chess", players=2) == (422, "no-such-game")
    assert ana.refused("POST", "/api/quick", game="tzolkin", players=7) == (422, "players")
    assert ana.refused("POST", "/api/quick", game="tzolkin", players=1) == (422, "bad-request")
    assert ana.refused("POST", "/api/quick", game="tzolkin", players=2, wait=1e9) == (422, "bad-request")


def test_many_at_once_in_two_processes_get_one_seat_each(postgres: str, tmp_path: Path) -> None:
    database = new_database(postgres)
    servers = [Server(tmp_path, database), Server(tmp_path, database)]
    try:
        guests = [servers[number % 2].guest(f"guest {number}") for number in range(12)]
        with ThreadPoolExecutor(12) as pool:
            tables = list(pool.map(lambda guest: wish(guest, 3), guests))
            again = list(pool.map(lambda guest: wish(guest, 3), guests[9:]))
        assert len(set(tables)) == 4 and all(tables.count(table) == 3 for table in tables), "twelve fill four tables"
        for table in set(tables):
            until_running(guests[0], table)
            names = [seat["name"] for seat in table_of(guests[0], table)["seats"]]  # type: ignore[attr-defined]
            assert sorted(names) == sorted(f"guest {number}" for number in range(12) if tables[number] == table)
        assert len(set(again)) == 1
    finally:
        for server in servers:
            server.stop()


def test_a_crash_loses_no_match(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database)
    ana = server.guest("Ana")
    table = wish(ana, 2, wait=4)
    server.kill()
    time.sleep(3)
    server.start()
    try:
        ana.http.base_url = server.address
        until_running(ana, table, 30)
        seats = table_of(ana, table)["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "agent"]  # type: ignore[attr-defined]
    finally:
        server.stop()
