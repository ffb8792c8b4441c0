"""Tournaments for the tests: people with accounts, and rounds that are over soon."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec

from cenote.server.protocol.lobby import LobbyTold
from server.farside import until
from server.house import Guest, Indoors, Json, open_at

PASSWORD = "correct horse staple"
LOST = {"kind": "turn", "seconds": 300, "out": "over"}  # who is out of time has lost, and the game is over

R = TypeVar("R")


def run(house: Indoors, work: Coroutine[Any, Any, R]) -> R:
    """Let the server itself do something."""
    loop = next(iter(house.hub.tasks)).get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(60)


def account(house: Indoors, name: str) -> Guest:
    guest = house.guest(name)
    guest.post("/api/account", name=name, password=PASSWORD)
    return guest


class Cup:
    """A tournament, as the one who organizes it sees it."""

    def __init__(self, house: Indoors, *names: str, code: tuple[str, ...] = (), **more: Any) -> None:
        """The first of these people organizes it; the others are guests."""
        self.house = house
        self.people = {names[0]: account(house, names[0])} | {name: house.guest(name) for name in names[1:]}
        self.organizer = self.people[names[0]]
        plan: Json = {"title": "Spring cup", "game": "tzolkin", "players": 2, "rounds": 3, "clock": LOST} | more
        self.id = self.organizer.post("/api/tournaments", **plan)["id"]
        for guest in self.people.values():
            guest.post(self.path("join"))
        for agent in code:
            self.organizer.post(self.path("code"), agent=agent)

    def path(self, deed: str = "") -> str:
        return f"/api/tournaments/{self.id}" + (f"/{deed}" if deed else "")

    def page(self, guest: Guest | None = None) -> Json:
        found: Json = (guest or self.organizer).get(self.path())
        return found

    def start(self) -> Json:
        found: Json = self.organizer.post(self.path("start"))
        return found

    def names(self) -> dict[str, str]:
        """By entrant."""
        return {each["id"]: each["name"] or each["agent"] for each in self.page()["entrants"]}

    def boards(self, number: int) -> list[Json]:
        """The tables of a round, from 1 on."""
        return [board for board in self.page()["rounds"][number - 1] if board["kind"] == "table"]

    def together(self, number: int) -> list[set[str]]:
        """Who sits at a table in a round."""
        names = self.names()
        return [{names[id] for id in board["entrants"]} for board in self.boards(number)]

    def byes(self, number: int) -> list[str]:
        names = self.names()
        return [
            names[id]
            for board in self.page()["rounds"][number - 1]
            for id in board["entrants"]
            if board["kind"] == "bye"
        ]

    def points(self) -> dict[str, float]:
        names = self.names()
        return {names[line["entrant"]]: line["points"] for line in self.page()["standings"]}

    def end_round(self, number: int) -> None:
        """The time of whoever has to decide is out, at every table."""
        for board in self.boards(number):
            if not board["over"]:
                lose_time(self.house, board["table"])
        until(lambda: all(board["over"] for board in self.boards(number)))

    def reach(self, round: int, status: str = "running") -> None:
        until(lambda: (self.page()["card"]["round"], self.page()["card"]["status"]) == (round, status))


def lose_time(house: Indoors, table_id: str) -> None:
    """Whoever has to decide there is out of time."""

    async def put_forward() -> bool:
        await house.hub.begin(table_id)
        table = await house.hub.open(table_id)
        async with table.lock:
            table.clock.since = time.time() - 1e6
            return table.owned and table.clock.running is not None

    until(lambda: run(house, put_forward()))


class Follower:
    """A socket that is told when a tournament changes."""

    def __init__(self, guest: Guest, tournament: str | None) -> None:
        self.socket = open_at(guest, "/api/lobby/socket")
        self.socket.send(json.dumps({"type": "follow", "tournament": tournament}))
        self.socket.send(json.dumps({"type": "ping"}))
        assert self.hear()["type"] == "pong"

    def hear(self, timeout: float = 20.0) -> Json:
        text = str(self.socket.recv(timeout))
        msgspec.json.decode(text, type=LobbyTold)
        told: Json = json.loads(text)
        return told

    def hears_nothing(self, seconds: float = 0.5) -> bool:
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False
