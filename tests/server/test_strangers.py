"""What strangers send: nothing of it is a fault of the server's."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from server.house import PATIENCE, Server, open_socket


def status_of(server: Server, path: str, *headers: str) -> int:
    """The answer to a request that is sent as it stands, as no library would send it."""
    where = urlsplit(server.address)
    request = "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {where.netloc}", "Connection: close", *headers, "", ""])
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
