"""What is to be told is written with the act that causes it: once, and only for those who can be reached."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from cenote.server.notices.reads import Facts
from cenote.server.notices.statements import ADD_NOTICE
from cenote.server.store.schema import channels
from server.house import Guest, Indoors, play_on
from server.test_notices import two_people


@pytest.fixture
def house(tmp_path: Path, database: str) -> Iterator[Indoors]:
    house = Indoors(tmp_path, database)
    yield house
    house.stop()


def reachable(house: Indoors, guest: Guest, *kinds: str, status: str = "on") -> str:
    """A channel that tells of these kinds."""
    person = guest.get("/api/me")["id"]
    row: dict[str, Any] = {column.name: "" for column in channels.columns} | {
        "id": f"{person}-{'-'.join(kinds)}",
        "person": person,
        "way": "json",
        "enters": False,
        "status": status,
        **{f"on_{kind}": kind in kinds for kind in ("turn", "urgent", "invited", "over", "chat")},
        **dict.fromkeys(("guesses", "generation", "created", "changed", "paused", "failures"), 0),
        "failing": None,
    }
    with house.hub.store.engine.begin() as connection:
        connection.execute(channels.insert(), row)
    house.hub.reach.persons.add(person)
    return str(row["id"])


def outbox(house: Indoors) -> list[dict[str, Any]]:
    with house.hub.store.engine.connect() as connection:
        found = connection.execute(text("SELECT * FROM outbox ORDER BY at, kind, channel")).mappings().all()
    return [dict(row) for row in found]


def told(house: Indoors) -> list[tuple[str, str]]:
    """Kind and channel of what waits to be told."""
    return [(row["kind"], row["channel"]) for row in outbox(house) if row["due"] is not None]


def test_a_turn_is_told_once_and_to_whom_it_concerns(house: Indoors) -> None:
    first, second = two_people(house)
    channel = reachable(house, second.guest, "turn")
    reachable(house, second.guest, "chat", "over")
    reachable(house, second.guest, "turn", "urgent", status="new")
    first.play_turn()
    rows = outbox(house)
    assert [(row["kind"], row["channel"]) for row in rows] == [("turn", channel)]
    assert rows[0]["turn"] == first.position["k"] and rows[0]["due"] - rows[0]["at"] == pytest.approx(120)
    second.catch_up(first.position["k"])
    second.play()  # within the turn nothing new comes about
    assert len(outbox(house)) == 1
    second.play_turn()
    first.catch_up(second.position["k"])
    first.play_turn()
    assert [row["kind"] for row in outbox(house)] == ["turn", "turn"]


def test_what_others_do_meanwhile_calls_nobody_twice(house: Indoors) -> None:
    """Somebody leaves while the table waits for another: it is the same turn, and still worth telling."""
    people = {guest.get("/api/me")["id"]: guest for guest in map(house.guest, ("Ana", "Ben", "Zoe"))}
    first, *others = people.values()
    table = first.table("me", "open", "open")
    for guest in people.values():
        reachable(house, guest, "turn")
    for guest in others:
        guest.post(f"/api/tables/{table}/join")
    [row] = outbox(house)
    called = people.pop(row["person"])
    people.popitem()[1].post(f"/api/tables/{table}/leave")
    assert outbox(house) == [row]
    with house.hub.store.engine.connect() as connection:
        assert Facts(connection, row).waits_for(row["person"])
    chair = called.sit(table)
    chair.until(lambda: "position" in chair.last)
    chair.play_turn()
    with house.hub.store.engine.connect() as connection:
        assert not Facts(connection, row).waits_for(row["person"])


def test_nobody_who_cannot_be_reached_costs_anything(house: Indoors) -> None:
    first, second = two_people(house)
    first.play_turn()
    second.command("chat", text="well played")
    assert outbox(house) == []


def test_a_retry_or_another_process_doubles_nothing(house: Indoors) -> None:
    """The key of the outbox holds, whoever writes."""
    first, second = two_people(house)
    reachable(house, second.guest, "turn")
    first.play_turn()
    [row] = outbox(house)
    again = {name: row[name] for name in ("table_id", "kind", "turn", "person")} | {"at": 1.0, "due": 1.0}
    with house.hub.store.engine.begin() as connection:
        connection.execute(text(ADD_NOTICE["turn"]), again)
    assert outbox(house) == [row]


def test_chat_is_told_to_the_others_once_between_two_moves(house: Indoors) -> None:
    first, second = two_people(house)
    channel = reachable(house, second.guest, "chat")
    reachable(house, first.guest, "chat")
    for line in ("hello", "anybody?"):
        assert first.command("chat", text=line)["type"] == "ack"
    assert told(house) == [("chat", channel)]
    assert all("hello" not in str(row) for row in outbox(house))


def test_a_whisper_is_told_to_one(house: Indoors) -> None:
    first, second = two_people(house)
    channel = reachable(house, second.guest, "chat")
    other = 1 - first.position["seat"]
    assert first.command("chat", text="psst", to=other)["type"] == "ack"
    assert told(house) == [("chat", channel)]


def test_a_clock_warns_before_it_is_too_late(house: Indoors) -> None:
    first, second = two_people(house, clock={"kind": "turn", "seconds": 86400})
    channel = reachable(house, second.guest, "urgent")
    first.play_turn()
    [row] = outbox(house)
    assert (row["kind"], row["channel"]) == ("urgent", channel)
    assert row["due"] - row["at"] == pytest.approx(0.9 * 86400, abs=5)


def test_the_end_is_told_to_everybody(house: Indoors) -> None:
    ana = house.guest("Ana")
    table = ana.table("me", "random")
    chair = ana.sit(table)
    channel = reachable(house, ana, "over")
    play_on([chair], lambda: "over" in chair.last)
    assert [(row["kind"], row["channel"]) for row in outbox(house)] == [("over", channel)]


def test_who_comes_to_the_table_has_seen_it(house: Indoors) -> None:
    first, second = two_people(house, clock={"kind": "turn", "seconds": 86400})
    channel = reachable(house, second.guest, "turn", "urgent")
    second.close()
    first.play_turn()
    assert sorted(told(house)) == [("turn", channel), ("urgent", channel)]
    second.guest.sit(second.table_id)
    end = time.monotonic() + 10
    while told(house) != [("urgent", channel)]:
        assert time.monotonic() < end
        time.sleep(0.02)
    assert {row["outcome"] for row in outbox(house) if row["due"] is None} == {"seen"}


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_channel_that_another_process_adds_is_known_soon(house: Indoors) -> None:
    _, second = two_people(house)
    reachable(house, second.guest, "turn")
    house.hub.reach.persons.clear()
    with house.hub.store.engine.begin() as connection:
        connection.execute(text("UPDATE channels SET changed = :now"), {"now": time.time()})
    end = time.monotonic() + 15
    while not house.hub.reach.persons:
        assert time.monotonic() < end
        time.sleep(0.1)
