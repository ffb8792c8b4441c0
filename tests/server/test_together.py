"""Several server processes on one PostgreSQL: one writes a table at a time, and when it dies another one does."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.conftest import new_database
from server.farside import until
from server.house import Chair, Guest, Server, Window, play_on
from server.test_crash import LOST, Witness, stop, wait_for_more
from server.test_profiles import account


@pytest.fixture(scope="module")
def both(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers that share a database and a secret."""
    folder, database = tmp_path_factory.mktemp("pair"), new_database(postgres)
    servers = Server(folder, database), Server(folder, database)
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture
def pair(both: tuple[Server, Server]) -> tuple[Server, Server]:
    """The two, both alive."""
    for server in both:
        if server.process.poll() is not None:
            server.start()
    return both


def same_person(guest: Guest, server: Server) -> Guest:
    """The same person at another process."""
    other = Guest(server)
    other.http.cookies.set("cenote", guest.http.cookies["cenote"])
    return other


def two_people(servers: tuple[Server, Server]) -> list[Chair]:
    """Ana at the first process, Ben at the second; the one who has to decide comes first."""
    ana, ben = servers[0].guest("Ana"), servers[1].guest("Ben")
    table = ana.table("me", "open")
    ben.post(f"/api/tables/{table}/join")
    chairs = [ana.sit(table), ben.sit(table)]
    return chairs if chairs[0].position["yours"] else chairs[::-1]


def test_people_at_two_processes_play_one_game(pair: tuple[Server, Server]) -> None:
    chairs = acting, waiting = two_people(pair)
    for chair in chairs:
        chair.until(lambda chair=chair: all(chair.last["presence"]["seats"]))  # type: ignore[misc]
        chair.quiet()
    acting.play()
    tabs = [same_person(acting.guest, server).sit(acting.table_id) for server in pair]
    assert [tab.draft for tab in tabs] == [acting.draft, acting.draft]
    assert [message["type"] for message in waiting.quiet() if message["type"] != "presence"] == []
    play_on(chairs, lambda: acting.position["n"] > 16)
    for chair in (*chairs, *tabs):
        chair.catch_up(acting.position["k"] - 1)
        assert list(chair.entries) == list(range(1, len(chair.entries) + 1))
    assert acting.command("chat", text="hello there")["type"] == "ack"
    waiting.until(lambda: "hello there" in waiting.chat)
    n = waiting.position["n"] - 3
    assert waiting.command("takeback", to=n)["type"] == "ack"
    acting.until(lambda: acting.last.get("takeback", {}).get("to") == n)
    assert acting.command("answer", to=n, accept=True)["type"] == "ack"
    for chair in (*chairs, *tabs):
        chair.until(lambda chair=chair: chair.position["n"] == n)  # type: ignore[misc]


def test_who_keeps_apart_is_known_to_all_processes_at_once(pair: tuple[Server, Server]) -> None:
    ida, jon = account(pair[0], "Ida"), account(pair[1], "Jon")
    table = same_person(ida, pair[1]).table("me", "open", "open")

    def may_join() -> bool:
        response = jon.http.post(f"/api/tables/{table}/join", json={})
        if response.status_code == 200:
            jon.post(f"/api/tables/{table}/leave")
        return response.status_code == 200

    for _ in range(3):  # a look every few seconds would be too late for some of them
        ida.post("/api/ties", toward={"name": "Jon"}, kind="block", on=True)
        until(lambda: not may_join(), 1)
        ida.post("/api/ties", toward={"name": "Jon"}, kind="block", on=False)
        until(may_join, 1)


def test_a_command_sent_to_both_is_done_once(pair: tuple[Server, Server]) -> None:
    acting, _ = two_people(pair)
    tabs = [same_person(acting.guest, server).sit(acting.table_id) for server in pair]
    command = {"type": "play", "id": "both", "seq": acting.position["seq"], "move": acting.position["moves"][0]["move"]}
    for tab in tabs:
        tab.send(**command)
    assert [tab.answer("both")["type"] for tab in tabs] == ["ack", "ack"]
    for tab in tabs:
        tab.until(lambda tab=tab: tab.draft == [command["move"]])  # type: ignore[misc]


def test_when_the_owner_dies_the_table_moves(pair: tuple[Server, Server]) -> None:
    chairs = two_people(pair)
    play_on(chairs, lambda: chairs[0].position["n"] > 6)
    k = min(chair.position["k"] for chair in chairs)
    for dead, alive in (pair, pair[::-1]):
        dead.kill()
        people = [same_person(chair.guest, alive).sit(chairs[0].table_id) for chair in chairs]
        for chair in people:
            assert chair.position["k"] >= k
        play_on(people, lambda people=people, k=k: people[0].position["k"] > k + 6)  # type: ignore[misc]
        k = people[0].position["k"]
        dead.start()


def test_code_seats_think_on_when_their_process_dies(pair: tuple[Server, Server]) -> None:
    host = pair[0].guest("Ana")
    table = host.table("me", "random", "random")
    chair = host.sit(table)
    chair.wait_for_turn()
    elsewhere = same_person(host, pair[1]).sit(table)
    chair.play_turn()
    pair[0].kill()
    elsewhere.catch_up(chair.position["k"])
    elsewhere.wait_for_turn()
    elsewhere.play_turn()
    elsewhere.wait_for_turn()


class Either:
    """The two processes as one address behind a switch."""

    def __init__(self, servers: tuple[Server, Server]) -> None:
        self.servers = servers
        self.rng = random.Random(5)

    @property
    def address(self) -> str:
        return self.rng.choice(self.servers).address

    def guest(self, name: str) -> Guest:
        return Guest(self, name)  # type: ignore[arg-type]


def crash_either(servers: tuple[Server, Server], kills: int) -> None:
    rng = random.Random(6)
    either = Either(servers)
    witnesses = [Witness(either, seed, kind) for seed, kind in enumerate(("person", "random"))]  # type: ignore[arg-type]
    try:
        for witness in witnesses:
            witness.start()
        for _ in range(kills):
            wait_for_more(witnesses, rng.randrange(3, 20))
            dead = rng.choice(servers)
            dead.kill()
            wait_for_more(witnesses, 3)
            dead.start()
    finally:
        stop(witnesses)


def test_nothing_is_lost_when_processes_die_in_turn(pair: tuple[Server, Server]) -> None:
    crash_either(pair, kills=2)


@pytest.mark.slow
def test_nothing_is_lost_when_processes_die_in_turn_many_times(pair: tuple[Server, Server]) -> None:
    crash_either(pair, kills=400)


def sit_again(guest: Guest, table: str) -> Chair:
    """As the page does: who was just being handed over to the process that died comes once more."""
    try:
        return guest.sit(table)
    except LOST:
        time.sleep(1)
        return guest.sit(table)


def test_several_workers_serve_one_address(shared_database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, shared_database, "--workers", "2")
    try:
        ana, ben = server.guest("Ana"), server.guest("Ben")
        table = ana.table("me", "open")
        ben.post(f"/api/tables/{table}/join")
        chairs = [ana.sit(table), ben.sit(table)]
        play_on(chairs, lambda: chairs[0].position["n"] > 8)
        assert "cenote_decisions_total" in ana.http.get("/metrics").text
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        if children.exists():
            k = chairs[0].position["k"]
            os.kill(int(children.read_text().split()[-1]), signal.SIGKILL)
            for chair in chairs:
                chair.socket.close_socket()
            again = [sit_again(guest, table) for guest in (ana, ben)]
            assert all(chair.position["k"] >= k for chair in again)
            play_on(again, lambda: again[0].position["k"] > k + 4)
    finally:
        assert server.stop() == 0


def test_a_lobby_hears_of_tables_at_another_process(pair: tuple[Server, Server]) -> None:
    ana, eve = pair[0].guest("Ana"), pair[1].guest("Eve")
    window = Window(eve)
    table = ana.table("me", "open")
    window.until(lambda: table in window.cards)
    pair[0].guest("Ben").post(f"/api/tables/{table}/join")
    window.until(lambda: window.cards[table]["status"] == "running")
    window.close()
