"""Nobody may ask too often."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from server.house import Guest, Server, open_socket


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, str(tmp_path / "cenote.sqlite"), limits=True)
    yield server
    assert server.stop() == 0


def test_too_often_is_refused(strict: Server) -> None:
    guest = strict.guest("Ana")
    table = guest.table("me", "open")
    attempts = [guest.refused("POST", "/api/login", name="Ana", password="guess") for _ in range(10)]
    assert (403, "wrong-login") in attempts and attempts[-1] == (429, "too-often")
    response = guest.http.post("/api/login", json={"name": "Ana", "password": "guess"})
    assert int(response.headers["retry-after"]) >= 1
    made = [guest.http.post("/api/play-now", json={"game": "tzolkin"}).status_code for _ in range(25)]
    assert made[0] == 201 and made[-1] == 429
    joined = [Guest(strict).http.post(f"/api/tables/{table}/join", json={}).status_code for _ in range(40)]
    assert 429 in joined
    named = [Guest(strict).http.post("/api/me", json={"name": "x"}).status_code for _ in range(25)]
    assert named[-1] == 429
    chair = guest.sit(table)
    said = [chair.command("chat", text=f"{number}") for number in range(12)]
    assert said[0]["type"] == "ack" and said[-1]["key"] == "too-often" and "seconds" in said[-1]["text"]
    with pytest.raises(InvalidStatus):
        for _ in range(70):
            open_socket(guest, table).close_socket()
