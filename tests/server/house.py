"""A real server process for the tests, and clients that talk to it as browsers do."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cenote.server.app import make_app
from cenote.server.house import House
from cenote.server.hub import Hub
from cenote.server.line import Line
from cenote.server.protocol.endpoints import ENDPOINTS, Endpoint
from cenote.server.protocol.general import Problem
from cenote.server.protocol.lobby import LobbyTold
from cenote.server.protocol.talking import ServerMessage
from cenote.server.settings import Settings, database_url

SOURCES = Path(__file__).parents[2] / "src"
PATIENCE, STARTING = 90.0, 180.0

Json = dict[str, Any]


class Server:
    """`cenote serve` as a host would start it; can be stopped, killed and started again on the same database."""

    program = ("-m", "cenote")

    def __init__(self, folder: Path, database: str, *options: str, limits: bool = False) -> None:
        self.folder = folder
        self.options = ["--database", database, "--secret-file", str(folder / "secret"), "--thinkers", "1", *options]
        if not limits:
            self.options.append("--no-limits")
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--lang", "en", "--port", str(self.port), *self.options]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # the form that is tested
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment)
        self.address = self.read_address()
        self.port = int(self.address.rpartition(":")[2])

    def read_address(self) -> str:
        assert self.process.stdout is not None
        waiting = select.poll()  # many files may be open: select knows the first thousand only
        waiting.register(self.process.stdout, select.POLLIN)
        ready = waiting.poll(1000 * STARTING)
        line = self.process.stdout.readline().decode() if ready else ""
        assert "ready" in line, f"the server did not start: {line!r} {self.log()[-3000:]}"
        return line.split()[-1]

    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def guest(self, name: str = "") -> Guest:
        return Guest(self, name)


class Indoors:
    """A server in this process, so that a test can look behind the curtain."""

    def __init__(self, folder: Path, database: str = "", **more: Any) -> None:
        settings = Settings(
            database=database_url(database or str(folder / "cenote.sqlite")),
            secret_file=str(folder / "secret"),
            limits=False,
            thinkers=1,
            **more,
        )
        self.house = House(settings)
        self.app = make_app(self.house)
        quick = {"log_level": "warning", "ws": Line, "timeout_graceful_shutdown": 2}
        self.server = uvicorn.Server(uvicorn.Config(self.app, port=0, **quick))  # type: ignore[arg-type]
        self.thread = Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            time.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    @property
    def hub(self) -> Hub:
        return self.house.hub

    def guest(self, name: str = "") -> Guest:
        return Guest(self, name)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Server | Indoors, name: str = "") -> None:
        self.server = server
        self.answered: set[str] = set()  # the requests that were granted
        self.http = httpx.Client(
            base_url=server.address, timeout=PATIENCE, event_hooks={"response": [self.check_answer]}
        )
        self.name = name
        if name:
            self.post("/api/me", name=name)

    def check_answer(self, response: httpx.Response) -> None:
        """Every answer that any test gets is what the protocol declares for it."""
        response.read()
        endpoint = asked(response.request)
        if endpoint is not None and response.status_code in endpoint.statuses:
            assert response.headers["content-type"].split(";")[0] == endpoint.media_type
            if endpoint.answer is not str:
                msgspec.json.decode(response.content, type=endpoint.answer)
            self.answered.add(endpoint.request)
        elif response.status_code >= 400 and response.request.url.path.startswith(("/api/", "/locale/")):
            msgspec.json.decode(response.content, type=Problem)

    def get(self, path: str, **params: Any) -> Any:
        response = self.http.get(path, params=params)
        assert response.status_code == 200, (response.status_code, response.text)
        return response.json()

    def post(self, path: str, **body: Any) -> Any:
        response = self.http.post(path, json=body)
        assert response.status_code in (200, 201), (response.status_code, response.text)
        return response.json()

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """Status and key of the refusal that is expected."""
        response = self.http.request(method, path, json=body or None)
        assert response.status_code >= 400, response.text
        content = response.json()
        assert content["text"]
        return response.status_code, content["error"]

    def table(self, *kinds: str, game: str = "tzolkin", **more: Any) -> str:
        """A new table; the seats are "me", "open", "hotseat" or the name of an agent."""
        seats = [
            {"kind": kind} if kind in ("me", "open", "hotseat") else {"kind": "agent", "agent": kind} for kind in kinds
        ]
        return str(self.post("/api/tables", game=game, seats=seats, **more)["id"])

    def sit(self, table: str, have: int | None = None, invite: str = "", hello: bool = True) -> Chair:
        return Chair(self, table, have, invite, hello)


class Chair:
    """A socket at a table that remembers the last message of each type, and the whole log."""

    def __init__(self, guest: Guest, table: str, have: int | None, invite: str, hello: bool) -> None:
        self.guest = guest
        self.table_id = table
        self.last: dict[str, Json] = {}
        self.entries: dict[int, Json] = {}
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.lines: deque[str] = deque()  # of the last frame, not yet heard
        self.number = 0
        self.socket = open_socket(guest, table, invite)
        if hello:
            self.send(type="hello", have=have)
            self.until(lambda: "presence" in self.last)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Json:
        if not self.lines:
            self.lines.extend(str(self.socket.recv(timeout)).split("\n"))
        text = self.lines.popleft()
        msgspec.json.decode(text, type=ServerMessage)
        message: Json = json.loads(text)
        self.heard.append(message)
        self.raw.append(text)
        self.last[message["type"]] = message
        if message["type"] == "log":
            for entry in message["entries"]:
                self.entries[entry["k"]] = entry
        return message

    def until(self, ready: Callable[[], Any], timeout: float = PATIENCE) -> None:
        end = time.monotonic() + timeout
        while not ready():
            self.hear(max(0.05, end - time.monotonic()))

    def quiet(self, seconds: float = 0.3) -> list[Json]:
        """What comes although nothing is expected."""
        found = []
        try:
            while True:
                found.append(self.hear(seconds))
        except TimeoutError:
            return found

    @property
    def position(self) -> Json:
        return self.last["position"]

    @property
    def draft(self) -> list[str]:
        """The own draft as the server has told it."""
        return list(self.last["draft"]["moves"]) if "draft" in self.last else []

    @property
    def chat(self) -> list[str]:
        """Everything that was said."""
        talk = [message["entries"] for message in self.heard if message["type"] == "chat"]
        return [line["text"] for lines in talk for line in lines]

    def new_id(self) -> str:
        self.number += 1
        return f"{id(self)}-{self.number}"

    def command(self, type: str, **more: Any) -> Json:
        """Send a command for the newest position; tells the answer."""
        more.setdefault("id", self.new_id())
        if type in ("play", "undo", "redo", "confirm", "takeback"):
            more.setdefault("seq", self.position["seq"])
        self.send(type=type, **more)
        return self.answer(more["id"])

    def answer(self, id: str) -> Json:
        while True:
            message = self.hear()
            if message.get("id") == id and message["type"] in ("ack", "refused", "stale", "unknown", "why"):
                if message["type"] == "ack" and "position" in self.last:
                    self.arrive_at(number(message["seq"]))
                return message

    def arrive_at(self, wanted: tuple[int, int]) -> None:
        """Wait for the position that an acknowledged command led to."""
        self.until(lambda: number(self.position["seq"]) >= wanted)

    def play(self, move: str | None = None) -> Json:
        """A decision: the given one, or the first that is legal. Confirms where nothing else is left."""
        if self.position["can_confirm"]:
            return self.command("confirm")
        return self.command("play", move=move or self.position["moves"][0]["move"])

    def play_turn(self) -> None:
        """Play until it is another's turn."""
        k = self.position["k"]
        while self.position["yours"] and self.position["k"] == k:
            assert self.play()["type"] == "ack"

    def catch_up(self, k: int) -> None:
        """Wait for the position after so many entries."""
        self.until(lambda: self.position["k"] >= k)

    def wait_for_turn(self) -> None:
        self.until(lambda: "position" in self.last and (self.position["yours"] or "over" in self.last))

    def close(self) -> None:
        self.socket.close()


def play_on(chairs: list[Chair], until: Callable[[], bool], seconds: float = 240) -> None:
    """Everybody plays whenever it is their turn."""
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "the game does not go on"
        for chair in chairs:
            chair.quiet(0.02)
            if chair.last.get("position", {}).get("yours"):
                chair.play_turn()


def come_to_rest(chairs: list[Chair], seconds: float = PATIENCE) -> None:
    """Wait until one of them has to decide, and all of them know."""
    end = time.monotonic() + seconds
    while not any(chair.position["yours"] for chair in chairs) or len({chair.position["k"] for chair in chairs}) > 1:
        assert time.monotonic() < end, "the game does not go on"
        for chair in chairs:
            chair.quiet(0.02)


@cache
def finished(server: Server) -> tuple[Chair, str]:
    """A game that was played to its end, and its record."""
    host = server.guest("Ana")
    table = host.table("me", "random", seed="look-back")
    chair = host.sit(table)
    play_on([chair], lambda: "over" in chair.last)
    return chair, host.http.get(f"/api/tables/{table}/record").text


def asked(request: httpx.Request) -> Endpoint | None:
    """Which of the declared requests it is."""
    for endpoint in ENDPOINTS:
        pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(endpoint.path))
        if request.method == endpoint.method and re.fullmatch(pattern, request.url.path):
            return endpoint
    return None


def number(seq: str) -> tuple[int, int]:
    k, _, revision = seq.partition(".")
    return int(k), int(revision or 0)


class Window:
    """A socket that looks at the lobby, and the lists as they become by what it hears."""

    def __init__(self, guest: Guest, since: float | None = None) -> None:
        self.guest = guest
        self.cards: dict[str, Json] = {}
        self.heard: list[Json] = []
        self.socket = open_at(guest, "/api/lobby/socket")
        lobby = guest.get("/api/lobby")
        for part in ("mine", "open", "running", "finished"):
            self.cards |= {card["id"]: card for card in lobby[part]}
        self.send(type="look", since=lobby["at"] if since is None else since)
        self.hear()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Json:
        text = str(self.socket.recv(timeout))
        msgspec.json.decode(text, type=LobbyTold)
        message: Json = json.loads(text)
        self.heard.append(message)
        for card in message.get("cards", ()):
            if card["updated"] >= self.cards.get(card["id"], card)["updated"]:
                self.cards[card["id"]] = card
        for id in message.get("gone", ()):
            self.cards.pop(id, None)
        return message

    def until(self, ready: Callable[[], Any], timeout: float = PATIENCE) -> None:
        end = time.monotonic() + timeout
        while not ready():
            self.hear(max(0.05, end - time.monotonic()))

    def quiet(self, seconds: float = 1.0) -> list[Json]:
        """What comes although nothing is expected."""
        found = []
        try:
            while True:
                found.append(self.hear(seconds))
        except TimeoutError:
            return found

    def close(self) -> None:
        self.socket.close()


def open_socket(guest: Guest, table: str, invite: str = "", origin: str | None = "") -> ClientConnection:
    return open_at(guest, f"/api/tables/{table}/socket" + (f"?invite={invite}" if invite else ""), origin)


def open_at(guest: Guest, path: str, origin: str | None = "") -> ClientConnection:
    address = guest.server.address
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    opening = connect(
        f"{address.replace('http', 'ws')}{path}",
        origin=address if origin == "" else origin,  # type: ignore[arg-type]
        additional_headers={"Cookie": cookies} if cookies else {},
        max_size=None,
        ping_interval=None,
        proxy=None,
    )
    return opening.__enter__()  # closed by who asked for it


__all__ = [
    "PATIENCE",
    "Chair",
    "ConnectionClosed",
    "Guest",
    "Indoors",
    "Server",
    "Window",
    "come_to_rest",
    "finished",
    "open_at",
    "open_socket",
    "play_on",
]
