"""Nobody may ask too often."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from server.house import Guest, Server, open_socket

MOST = 400  # attempts, on however slow a machine


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, str(tmp_path / "cenote.sqlite"), limits=True)
    yield server
    assert server.stop() == 0


def until_refused(attempt: Callable[[], int]) -> list[int]:
    """Try again and again, faster than is allowed, until it is too often."""
    statuses = []
    for _ in range(MOST):
        statuses.append(attempt())
        if statuses[-1] == 429:
            return statuses
    raise AssertionError(f"never refused: {statuses}")


def test_too_often_is_refused(strict: Server) -> None:
    guest = strict.guest("Ana")
    table = guest.table("me", "open")
    wrong = {"name": "Ana", "password": "guess"}
    assert until_refused(lambda: guest.http.post("/api/login", json=wrong).status_code)[0] == 403
    response = guest.http.post("/api/login", json=wrong)
    assert int(response.headers["retry-after"]) >= 1 and response.json()["error"] == "too-often"
    game = {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert until_refused(lambda: guest.http.post("/api/tables", json=game).status_code)[0] == 201
    path = f"/api/tables/{table}/join"
    assert until_refused(lambda: guest.http.post(path, json={}).status_code)[0] == 409
    wanted = {"seq": "0", "wishes": [], "spare": []}
    advice = f"/api/tables/{table}/advice"
    assert until_refused(lambda: guest.http.post(advice, json=wanted).status_code)[:30] == [409] * 30
    until_refused(lambda: Guest(strict).http.post("/api/me", json={"name": "x"}).status_code)
    chair = guest.sit(table)
    assert chair.command("chat", text="hello")["type"] == "ack"
    for _ in range(MOST):
        if (said := chair.command("chat", text="again"))["type"] == "refused":
            break
    assert said["key"] == "too-often" and "seconds" in said["text"]
    with pytest.raises(InvalidStatus):
        for _ in range(MOST):
            open_socket(guest, table).close_socket()
