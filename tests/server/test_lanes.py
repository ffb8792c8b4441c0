"""Everybody's code takes turns to think."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from cenote.server.house import network
from cenote.server.lanes import AWAITED, BUDGET, UNATTENDED, WATCHED, Asker, Lane, Ledger
from cenote.server.limits import FREE_ATTEMPTS, Pauses
from cenote.server.refused import Refused
from server.house import Guest, Server


def order(ledger: Ledger, *askers: Asker) -> list[str]:
    """In which order those who wait are called; each thinks for a second."""
    called: list[str] = []

    async def ask(lane: Lane, asker: Asker) -> None:
        await lane.queue(asker)
        called.append(asker.person)
        ledger.spend(asker, 1.0)
        lane.leave()

    async def all_of_them() -> None:
        lane = Lane(1, ledger, print)
        lane.busy = 1
        waiting = [asyncio.ensure_future(ask(lane, asker)) for asker in askers]
        await asyncio.sleep(0)
        lane.leave()
        await asyncio.gather(*waiting)

    asyncio.run(all_of_them())
    return called


def test_who_had_least_comes_first() -> None:
    ledger = Ledger()
    ledger.spend(Asker("ana"), 5.0)
    assert order(ledger, Asker("ana"), Asker("ana"), Asker("ben"), Asker("ben")) == ["ben", "ben", "ana", "ana"]


def test_those_of_one_address_share_what_they_get() -> None:
    many = [Asker(f"one of many {n}", "there") for n in range(4)]
    called = order(Ledger(), *many, Asker("ana", "here"), Asker("ana", "here"))
    assert called.index("ana") <= 1
    assert called[3] == "ana"


def test_people_who_wait_come_before_code_that_plays_code() -> None:
    askers = [Asker("code", urgency=UNATTENDED), Asker("later", urgency=AWAITED), Asker("now", urgency=WATCHED)]
    assert order(Ledger(), *askers) == ["now", "later", "code"]


def test_who_has_used_up_the_budget_waits_for_all_others() -> None:
    ledger = Ledger()
    ledger.spend(Asker("much"), BUDGET + 2)
    assert order(ledger, Asker("much"), Asker("code", urgency=UNATTENDED)) == ["code", "much"]


def test_who_no_longer_waits_is_not_called() -> None:
    async def story() -> list[int]:
        lane = Lane(1, Ledger(), print)
        await lane.queue(Asker("ana"))
        second = asyncio.ensure_future(lane.queue(Asker("ben")))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        found = [len(lane.waiting), lane.busy]
        lane.leave()
        return [*found, lane.busy]

    assert asyncio.run(story()) == [0, 1, 0]


def test_a_process_that_dies_is_started_anew() -> None:
    async def story() -> int:
        lane = Lane(1, Ledger(), int)
        try:
            with pytest.raises(BrokenProcessPool):
                await lane.do(Asker(), os._exit, 1)
            return await lane.do(Asker(), len, "four")
        finally:
            lane.stop()

    assert asyncio.run(story()) == 4


# --- limits that count what matters ---


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(host: str, counted: str) -> None:
    assert network(host) == counted


def test_wrong_passwords_for_one_name_make_longer_and_longer_pauses() -> None:
    pauses = Pauses(enforced=True)
    for _ in range(FREE_ATTEMPTS):
        pauses.begin("ana")
    waits = []
    for _ in range(3):
        with pytest.raises(Refused) as refused:
            pauses.begin("ana")
        waits.append(refused.value.details["seconds"])
        times, last = pauses.failed["ana"]
        pauses.failed["ana"] = (times, last - 1000)  # time goes by
        pauses.begin("ana")
    assert waits == [1, 2, 4]
    pauses.begin("ben")
    pauses.succeed("ana")
    pauses.begin("ana")


# --- under attack ---


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, str(tmp_path / "cenote.sqlite"), limits=True)
    yield server
    assert server.stop() == 0


def test_a_table_of_code_alone_needs_an_account(strict: Server) -> None:
    guest = strict.guest("Ana")
    seats = [{"kind": "agent", "agent": "random"}] * 2
    assert guest.refused("POST", "/api/tables", game="tzolkin", seats=seats) == (403, "code-alone")
    guest.post("/api/account", name="Ana", password="correct horse")
    assert guest.post("/api/tables", game="tzolkin", seats=seats)["id"]


def test_nobody_seats_code_that_thinks_for_a_minute(strict: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "agent", "agent": "mcts"}]
    assert strict.guest("Ana").refused("POST", "/api/tables", game="tzolkin", seats=seats) == (422, "no-such-agent")


def test_a_newcomer_is_answered_while_others_keep_experts_busy(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "cenote.sqlite"))
    try:
        greedy = server.guest("Greedy")
        for _ in range(21):
            greedy.table("expert", "expert", "expert", "expert")
        assert waited(server.guest("Ana")) < 10  # seconds, on however slow a machine; it was minutes
        server.kill()
        server.start()
        assert waited(server.guest("Ben")) < 10
    finally:
        assert server.stop() == 0


def waited(guest: Guest) -> float:
    """How long code takes at most to answer one of the first turns."""
    chair = guest.sit(guest.table("me", "normal", seed="newcomer"))
    longest = 0.0
    for _ in range(6):
        chair.wait_for_turn()
        while not chair.position["can_confirm"] and chair.position["yours"]:
            assert chair.play()["type"] == "ack"
        begun = time.monotonic()
        if chair.position["yours"]:
            chair.play()
        chair.wait_for_turn()
        longest = max(longest, time.monotonic() - begun)
    answers = [entry for entry in chair.entries.values() if entry["seat"] == 1 and entry["kind"] == "play"]
    assert len(answers) >= 4, "code has played"
    return longest
