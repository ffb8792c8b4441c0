"""kill -9 at random moments: nothing that was acknowledged or seen is lost, nothing is done twice."""

from __future__ import annotations

import random
import time
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidMessage

from cenote import games
from server.house import PATIENCE, Chair, ConnectionClosed, Guest, Server

LOST = (ConnectionClosed, InvalidMessage, OSError, TimeoutError, EOFError, httpx.TransportError)


class Witness(Thread):
    """Plays one game after the other, reconnects after every crash, and holds the server to what it said."""

    def __init__(self, server: Server, seed: int, against: str) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.seed = seed
        self.against = against
        self.rng = random.Random(seed)
        self.guests = [server.guest("Ana"), server.guest("Ben")][: 2 if against == "person" else 1]
        self.acknowledged = 0
        self.crashes = 0
        self.games = 0
        self.stopping = Event()
        self.trouble: BaseException | None = None
        self.begin()

    def begin(self) -> None:
        """A new table; the games take turns."""
        kinds = ("me", "open") if self.against == "person" else ("me", self.against)
        game = games.keys()[(self.seed + self.games) % len(games.keys())]
        table = self.guests[0].table(*kinds, game=game, seed=f"crash-{self.seed}-{self.games}")
        for guest in self.guests[1:]:
            guest.post(f"/api/tables/{table}/join")
        self.table = table
        self.seen: dict[int, Any] = {}  # committed entries that somebody was shown
        self.draft: list[str] = []  # what the acting person has been acknowledged
        self.pending: tuple[int, dict[str, Any]] | None = None  # a command that was sent and not answered
        self.over = False

    def run(self) -> None:
        try:
            while not self.stopping.is_set():
                try:
                    self.play_until_cut()
                    if self.over:
                        self.games += 1
                        self.begin()
                except LOST:
                    self.crashes += 1
                    time.sleep(0.1)
        except BaseException as error:
            self.trouble = error

    def play_until_cut(self) -> None:
        chairs = [self.sit(guest) for guest in self.guests]
        try:
            self.settle(chairs)
            while not self.stopping.is_set() and not self.over:
                acting = [number for number, chair in enumerate(chairs) if chair.position["yours"]]
                if acting:
                    self.command(chairs, acting[0])
                else:
                    for chair in chairs:
                        chair.quiet(0.02)
                for chair in chairs:
                    self.check(chair)
        finally:
            for chair in chairs:
                chair.socket.close_socket()

    def sit(self, guest: Guest) -> Chair:
        chair = guest.sit(self.table)
        chair.until(lambda: "position" in chair.last)
        return chair

    def settle(self, chairs: list[Chair]) -> None:
        """After a crash: send again what was not answered, and compare what is there with what was acknowledged."""
        for chair in chairs:
            self.check(chair)
        if self.pending is not None:
            number, command = self.pending
            chair = chairs[number]
            chair.send(**command)
            answer = chair.answer(command["id"])
            assert answer["type"] == "ack", (command, answer)
            self.note(chair, command)
        for chair in chairs:
            if chair.position["yours"]:
                assert chair.draft == self.draft

    def command(self, chairs: list[Chair], number: int) -> None:
        chair = chairs[number]
        position = chair.position
        command: dict[str, Any] = {"id": f"{self.acknowledged}", "seq": position["seq"]}
        if position["can_undo"] and self.rng.random() < 0.2:
            command["type"] = "undo"
        elif position["can_confirm"]:
            command["type"] = "confirm"
        else:
            command |= {"type": "play", "move": self.rng.choice(position["moves"])["move"]}
        self.pending = number, command
        chair.send(**command)
        answer = chair.answer(command["id"])
        assert answer["type"] == "ack", (command, answer)
        self.note(chair, command)

    def note(self, chair: Chair, command: dict[str, Any]) -> None:
        """What has been acknowledged must be there."""
        self.pending = None
        self.acknowledged += 1
        if command["type"] == "play":
            self.draft.append(command["move"])
        elif command["type"] == "undo":
            self.draft.pop()
        if chair.position["drafting"] or (chair.position["yours"] and command["type"] == "undo"):
            assert chair.draft == self.draft
            return
        mine = [chair.entries[k]["move"] for k in sorted(chair.entries) if chair.entries[k]["seat"] == self.seat(chair)]
        assert mine[len(mine) - len(self.draft) :] == self.draft, (mine, self.draft)
        self.draft = []

    def seat(self, chair: Chair) -> int:
        return next(int(seat["seat"]) for seat in chair.last["table"]["seats"] if seat["you"])

    def check(self, chair: Chair) -> None:
        """What was seen once is never seen otherwise, and stands once."""
        assert list(chair.entries) == list(range(1, len(chair.entries) + 1))
        for k, entry in chair.entries.items():
            public = {name: entry[name] for name in ("kind", "n", "seat", "turn", "verb", "at")}
            assert self.seen.setdefault(k, public) == public
        self.over = self.over or "over" in chair.last


def crash(database: str, folder: Path, kills: int, seed: int) -> list[Witness]:
    server = Server(folder, database)
    rng = random.Random(seed)
    against = ("person", "random", "person")
    witnesses = [Witness(server, seed + number, kind) for number, kind in enumerate(against)]
    try:
        for witness in witnesses:
            witness.start()
            wait_for_more([witness], 1)
        for _ in range(kills):
            wait_for_more(witnesses, rng.randrange(3, 30))
            time.sleep(rng.uniform(0, 0.05))
            server.kill()
            server.start()
        wait_for_more(witnesses, 10)
    finally:
        stop(witnesses)
        server.stop()
    for witness in witnesses:
        assert witness.acknowledged > 0 and witness.crashes > 0
    return witnesses


def stop(witnesses: list[Witness]) -> None:
    """Send the witnesses home; whatever one of them has found is raised here."""
    for witness in witnesses:
        witness.stopping.set()
    for witness in witnesses:
        witness.join(PATIENCE)
    for witness in witnesses:
        if witness.trouble is not None:
            raise witness.trouble
        assert not witness.is_alive()


def wait_for_more(witnesses: list[Witness], commands: int) -> None:
    """Let some more commands be acknowledged."""
    wanted = sum(witness.acknowledged for witness in witnesses) + commands
    end = time.monotonic() + 2 * PATIENCE
    while sum(witness.acknowledged for witness in witnesses) < wanted:
        if any(witness.trouble for witness in witnesses):
            return
        assert time.monotonic() < end, "nobody plays"
        time.sleep(0.005)


def test_nothing_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    crash(database, tmp_path, kills=4, seed=1)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_in_four_hundred_crashes(database: str, tmp_path: Path) -> None:
    witnesses = crash(database, tmp_path, kills=400, seed=1000)
    acknowledged, played = (sum(getattr(one, name) for one in witnesses) for name in ("acknowledged", "games"))
    print(f"{acknowledged} commands acknowledged, {played} games played to the end, 400 kills")
