"""Between two rounds: whatever dies, and however many look, a round is drawn once and whole."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from cenote.server.store import Unavailable
from cenote.server.tournaments.life import Tournaments
from cenote.server.tournaments.rounds import NewRound
from server.farside import until
from server.house import Guest, Indoors
from server.test_together import same_person
from server.tourney import Cup, Follower


def made(house: Indoors, cup: Cup) -> tuple[int, int, int]:
    """How many rounds were drawn, for how many seats, and how many tables there are of it."""
    counts = (
        "SELECT count(DISTINCT round) FROM pairings WHERE tournament_id = :id",
        "SELECT count(*) FROM pairings WHERE tournament_id = :id",
        "SELECT count(*) FROM tables WHERE tournament = :id",
    )
    with house.hub.store.engine.connect() as connection:
        rounds, seats, tables = (connection.execute(text(sql), {"id": cup.id}).scalar_one() for sql in counts)
    return rounds, seats, tables


async def nothing(*_: Any) -> None:
    return None


def test_a_crash_between_two_rounds(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = Indoors(tmp_path, database)
    cup = Cup(house, "Ana", "Ben", "Cleo", "Dan")
    cup.start()
    monkeypatch.setattr(Tournaments, "go_on", nothing)  # as if it had died before it could draw
    cup.end_round(1)
    assert cup.page()["card"]["round"] == 1 and made(house, cup) == (1, 4, 2)
    house.stop()
    monkeypatch.undo()
    again = Indoors(tmp_path, database)
    try:
        cup.house, cup.organizer = again, moved(cup.organizer, again)
        cup.reach(2)
        assert made(again, cup) == (2, 8, 4)
    finally:
        again.stop()


def moved(guest: Guest, house: Indoors) -> Guest:
    """The same person at another server of the same secret."""
    return same_person(guest, house)  # type: ignore[arg-type]


def test_a_round_is_written_whole_or_not_at_all(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = Indoors(tmp_path, database)
    whole, tries = NewRound.statements, list[int]()

    def broken(self: NewRound, reachable: set[str]) -> list[Any]:
        tries.append(self.number)
        found = whole(self, reachable)
        return [*found, ("INSERT INTO nowhere VALUES (1)", {})] if len(tries) == 1 else found

    try:
        cup = Cup(house, "Ana", "Ben")
        monkeypatch.setattr(NewRound, "statements", broken)
        assert cup.organizer.refused("POST", cup.path("start")) == (503, "unavailable")
        assert made(house, cup) == (0, 0, 0) and cup.page()["card"]["status"] == "open"
        cup.start()
        assert made(house, cup) == (1, 2, 1) and tries == [1, 1]
    finally:
        house.stop()


def test_two_processes_draw_a_round_once(shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    houses = [Indoors(tmp_path, shared_database), Indoors(tmp_path, shared_database)]
    try:
        cup = Cup(houses[0], "Ana", "Ben", "Cleo", "Dan", rounds=2)
        away = moved(cup.organizer, houses[1])
        follower = Follower(away, cup.id)
        cup.start()
        assert follower.hear()["id"] == cup.id, "who looks on at the other process is told"
        original = Tournaments.go_on
        monkeypatch.setattr(Tournaments, "go_on", nothing)
        cup.end_round(1)
        monkeypatch.setattr(Tournaments, "go_on", original)
        race(houses, cup.id)
        cup.reach(2)
        assert made(houses[1], cup) == (2, 8, 4)
        assert cup.page(away)["rounds"] == cup.page()["rounds"]
        cup.house = writer(houses, cup.boards(2)[0]["table"])
        cup.end_round(2)
        race(houses, cup.id)
        cup.reach(2, "over")
        assert made(houses[0], cup) == (2, 8, 4)
    finally:
        for house in houses:
            house.stop()


def test_many_who_join_at_two_processes_do_not_overfill_it(shared_database: str, tmp_path: Path) -> None:
    houses = [Indoors(tmp_path, shared_database), Indoors(tmp_path, shared_database)]
    try:
        cup = Cup(houses[0], "Ana", players=4, form="round-robin")
        most = cup.page()["most"]
        guests = [houses[number % 2].guest(f"guest {number}") for number in range(most + 4)]
        with ThreadPoolExecutor(len(guests)) as pool:
            answers = list(pool.map(lambda guest: guest.http.post(cup.path("join")).status_code, guests))
        assert sorted(answers) == [200] * (most - 1) + [409] * 5
        assert len(cup.page()["entrants"]) == most == cup.page()["card"]["entrants"]
    finally:
        for house in houses:
            house.stop()


def writer(houses: list[Indoors], table_id: str) -> Indoors:
    """The process that has drawn the round, and writes its tables."""

    def owns(house: Indoors) -> bool:
        table = house.hub.tables.get(table_id)
        return table is not None and table.owned

    until(lambda: any(map(owns, houses)))
    return next(filter(owns, houses))


def race(houses: list[Indoors], id: str) -> None:
    """All processes want to go on with it, several times at once."""
    wishes = [
        asyncio.run_coroutine_threadsafe(patiently(house, id), next(iter(house.hub.tasks)).get_loop())
        for house in houses * 4
    ]
    for wish in wishes:
        wish.result(60)


async def patiently(house: Indoors, id: str) -> None:
    try:
        await house.hub.tournaments.go_on(id)
    except Unavailable:
        await house.hub.tournaments.go_on(id)


def test_a_round_that_cannot_be_drawn_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = Indoors(tmp_path)
    try:
        first = Cup(house, "Ana", "Ben")
        second = Cup(house, "Eve", "Dan")
        for cup in (first, second):
            cup.start()
        whole = Tournaments.draw

        async def broken(self: Tournaments, contest: Any, rounds: int, era: int) -> None:
            if contest.id == first.id:
                raise ValueError
            await whole(self, contest, rounds, era)

        monkeypatch.setattr(Tournaments, "draw", broken)
        first.end_round(1)
        second.end_round(1)
        second.reach(2)
        assert first.page()["card"]["round"] == 1
        monkeypatch.setattr(Tournaments, "draw", whole)
        until(lambda: first.page()["card"]["round"] == 2)
    finally:
        house.stop()
