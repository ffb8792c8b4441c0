"""What strangers send: nothing of it is a fault of the server's."""

from __future__ import annotations

import socket
from pathlib import Path
from socket import gethostname
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from server.house import PATIENCE, Server, open_socket


def status_of(server: Server, path: str, *headers: str) -> int:
    """The answer to a request that is sent as it stands, as no library would send it."""
    where = urlsplit(server.address)
    host = [] if any(header.startswith("Host:") for header in headers) else [f"Host: {where.netloc}"]
    request = "\r\n".join([f"GET {path} HTTP/1.1", *host, "Connection: close", *headers, "", ""])
    with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as line:
        line.sendall(request.encode("latin-1"))
        return int(line.makefile("rb").readline().split()[1])


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/%00", "/api/tables/%00", "/api/tables/a%00b/record", "/locale/%00/x", "/a/" + "x" * 300]
)
def test_addresses_that_no_file_and_no_table_can_have(server: Server, path: str) -> None:
    assert status_of(server, path) in (200, 404)


@pytest.mark.parametrize("path", ["/%E0%A4%A", "/table/%E0%A4%A", "/%", "/" + "x/" * 500])
def test_addresses_that_the_app_is_left_to_understand(server: Server, path: str) -> None:
    assert status_of(server, path) in (200, 404)


@pytest.mark.parametrize("origin", ["http://[", "http://]", "http://[::1", "//", "http://a@b:99999999"])
def test_origins_that_are_none(server: Server, origin: str) -> None:
    guest = server.guest("Ana")
    answer = guest.http.post("/api/me", json={"name": "Ana"}, headers={"Origin": origin})
    assert answer.status_code == 403 and answer.json()["error"] == "other-origin"
    with pytest.raises(InvalidStatus):
        open_socket(guest, guest.table("me", "open"), origin=origin)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8123", "localhost.evil.example", "127.0.0.1.evil.example", "[", "a@localhost"],
)
def test_names_that_a_stranger_may_have(server: Server, host: str) -> None:
    guest = server.guest("Ana")
    answer = guest.http.get("/api/lobby", headers={"Host": host})
    assert answer.status_code == 421 and answer.json()["error"] == "other-host" and host in answer.json()["text"]
    assert guest.http.get("/", headers={"Host": host}).status_code == 421
    assert status_of(server, upgrade_path(guest.table("me", "open")), *upgrade(host)) == 403


@pytest.mark.parametrize("host", ["localhost", "192.168.1.7:8123", "[fe80::1]:80", "desk", "desk.local", gethostname()])
def test_names_that_only_this_machine_can_have(server: Server, host: str) -> None:
    guest = server.guest("Ana")
    assert guest.http.get("/api/lobby", headers={"Host": host}).status_code == 200
    assert status_of(server, upgrade_path(guest.table("me", "open")), *upgrade(host)) == 101


def test_a_name_that_the_server_was_given(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "cenote.sqlite"), "--origin", "https://cenote.example")
    assert status_of(server, "/api/lobby", "Host: Cenote.Example") == 200
    assert status_of(server, "/api/lobby", "Host: other.example") == 421
    assert server.stop() == 0


def upgrade_path(table: str) -> str:
    return f"/api/tables/{table}/socket"


def upgrade(host: str) -> list[str]:
    """What a page asks for that was loaded from there."""
    opening = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    return [f"Host: {host}", f"Origin: http://{host}", *opening, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]


def test_a_character_of_code_zero_is_in_no_text(server: Server) -> None:
    guest = server.guest("Ana")
    for path, body in [
        ("/api/me", {"name": "A\0na"}),
        ("/api/login", {"name": "A\0na", "password": "12345678"}),
        ("/api/account", {"name": "Ana", "password": "1234567\0"}),
        ("/api/tables", {"game": "tz\0lkin", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("/api/tables", {"game": "tzolkin", "seats": [{"kind": "hotseat", "name": "\0"}, {"kind": "open"}]}),
        ("/api/tables", {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": "\0"}),
        ("/api/import", {"text": "\0"}),
    ]:
        assert guest.refused("POST", path, **body) == (422, "bad-request")
    chair = guest.sit(guest.table("me", "open"))
    chair.send(type="chat", id="1", text="a\0b")
    chair.until(lambda: "refused" in chair.last)
    assert chair.last["refused"]["key"] == "bad-message"
    assert chair.command("chat", text="\\u0000 is written so")["type"] == "ack"
