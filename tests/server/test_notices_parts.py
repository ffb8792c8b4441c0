"""The parts of which notices are made: where they may go, how they are written, when they are quiet."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import stat
import time
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from cenote.server.notices import outgoing
from cenote.server.notices.attendance import Attendance
from cenote.server.notices.causes import warning
from cenote.server.notices.forms import hook_target, request
from cenote.server.notices.hours import quiet_until
from cenote.server.notices.mail import MailServer
from cenote.server.notices.message import Letter
from cenote.server.notices.push import PushKey, check_keys, decode, encode, encrypted, raw
from cenote.server.notices.sender import LONGEST_PAUSE, pause
from cenote.server.notices.targets import Forbidden, is_public, read_target, resolve
from cenote.server.protocol.notices import NewChannel
from cenote.server.refused import Refused
from server.farside import FarSide, Post, opened

PRIVATE = [
    "127.0.0.1",
    "127.8.8.8",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "198.18.0.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_nothing_goes_to_our_own_networks(address: str) -> None:
    from ipaddress import ip_address

    assert not is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(Refused):
        read_target(f"https://{host}/hook", private=False)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111"])
def test_the_internet_is_open(address: str) -> None:
    from ipaddress import ip_address

    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://user:password@example.org/",
        "https:///nohost",
        "https://exa mple.org/",
        "https://example.org:99999/",
        "https://example.org/\r\nX: y",
        "https://[::1",
        "javascript:alert(1)",
        "",
    ],
)
def test_only_plain_addresses_of_the_web(url: str) -> None:
    with pytest.raises(Refused):
        read_target(url, private=False)


def looked_up(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Names lead to these addresses, one answer after the other; tells what was connected to."""
    replies = iter(answers)
    connected: list[str] = []

    async def getaddrinfo(self: Any, host: str, port: int, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in next(replies)]

    async def open_connection(host: str, port: int, **more: Any) -> Any:
        connected.append(host)
        raise OSError("not in a test")

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    return connected


def test_a_name_that_leads_inside_is_refused_whatever_else_it_leads_to(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up(monkeypatch, ["93.184.216.34", "127.0.0.1"])
    with pytest.raises(Forbidden):
        asyncio.run(resolve(read_target("https://rebind.example/", False), False))


def test_the_address_that_was_checked_is_the_one_that_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere when asked again leads nowhere: it is not asked again."""
    connected = looked_up(monkeypatch, ["93.184.216.34"], ["127.0.0.1"])
    result = asyncio.run(outgoing.post(read_target("https://rebind.example/", False), {}, b"", False))
    assert connected == ["93.184.216.34"] and result.trouble == "unreachable"


@pytest.mark.parametrize(
    ("behaviour", "trouble"),
    [
        ("well", ""),
        ("failing", "refused"),
        ("gone", "gone"),
        ("hanging", "slow"),
        ("dripping", "slow"),
        ("endless", ""),
        ("redirecting", "redirected"),
        ("rubbish", "unreachable"),
    ],
)
def test_whatever_the_far_side_does_it_is_over_in_time(far: FarSide, behaviour: str, trouble: str) -> None:
    target = read_target(far.url("/x", behaviour), private=True)
    start = time.monotonic()
    result = asyncio.run(outgoing.post(target, {"X-A": "b"}, b"hello", True, within=1.5))
    assert result.trouble == trouble and time.monotonic() - start < 3
    assert far.at("/x")[0].body == b"hello" and far.at("/inside") == []


def test_a_dead_endpoint_and_one_that_is_not_for_us(far: FarSide) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        target = read_target(f"http://127.0.0.1:{nobody.getsockname()[1]}/", private=True)
        assert asyncio.run(outgoing.post(target, {}, b"", True)).trouble == "unreachable"
    here = read_target(far.url("/x"), private=True)
    assert asyncio.run(outgoing.post(here, {}, b"", False)).trouble == "forbidden"
    assert far.received == []


def test_only_the_browser_reads_a_push() -> None:
    browser, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    body = encrypted("Ваш хід".encode(), encode(raw(browser.public_key())), encode(auth))
    assert opened(body, browser, auth).decode() == "Ваш хід"
    with pytest.raises(Refused):
        check_keys("nonsense", encode(auth))
    with pytest.raises(Refused):
        check_keys(encode(raw(browser.public_key())), "AAAA")


def test_the_example_of_the_standard(monkeypatch: pytest.MonkeyPatch) -> None:
    """RFC 8291, appendix A: the same keys and salt give the same bytes."""
    private = int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    passing = ec.derive_private_key(private, ec.SECP256R1())
    monkeypatch.setattr(ec, "generate_private_key", lambda curve: passing)
    monkeypatch.setattr(os, "urandom", lambda n: decode("DGv6ra1nlYgDCS1FRnbzlw"))
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "secret.vapid"
    key = PushKey(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and list(tmp_path.iterdir()) == [file]
    assert PushKey(file).public == key.public
    target = read_target("https://push.example:8443/x", False)
    head, claims, signature = key.authorization(target, "mailto:a@b.cc")[8:].split(",")[0].split(".")
    told = json.loads(decode(claims))
    assert told["aud"] == "https://push.example:8443" and told["sub"] == "mailto:a@b.cc"
    assert 0 < told["exp"] - time.time() <= 24 * 3600
    both = decode(signature)
    signed = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    key.key.public_key().verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert serialization.load_pem_private_key(file.read_bytes(), None) is not None
    headers = key.headers(target, "mailto:a@b.cc", Letter("a" * 30, "", "", "", kind="urgent"))
    assert headers["Topic"] == "a" * 30 and headers["Urgency"] == "high"


def hooked(way: Any, **more: str) -> Any:
    target = hook_target(NewChannel(way=way, **({"address": "https://example.org/hook"} | more)))
    sly = Letter(
        "f" * 30, "@everyone **Bob** <https://evil.example|x>", "[a](https://evil.example) &", "https://c.ex/t/1"
    )
    return request(way, target, sly)


def test_names_of_strangers_stay_plain_words() -> None:
    discord = json.loads(hooked("discord").body)
    assert discord["allowed_mentions"] == {"parse": []} and "**Bob**" not in discord["content"]
    assert "](" not in discord["content"] and discord["content"].endswith("<https://c.ex/t/1>")
    slack = json.loads(hooked("slack").body)["text"]
    assert "<https://evil" not in slack and "&lt;https://evil.example|x&gt;" in slack and "&amp;" in slack
    telegram = hooked("telegram", address="https://api.telegram.org", token="123456:" + "A" * 35, room="-1001")
    assert telegram.url == f"https://api.telegram.org/bot123456:{'A' * 35}/sendMessage"
    assert "parse_mode" not in json.loads(telegram.body) and json.loads(telegram.body)["chat_id"] == "-1001"
    matrix = hooked("matrix", address="https://m.example/", room="!r:m.example", token="secret")
    assert matrix.method == "PUT" and matrix.url.endswith(f"/rooms/%21r%3Am.example/send/m.room.message/{'f' * 30}")
    assert matrix.headers["Authorization"] == "Bearer secret" and "formatted_body" not in json.loads(matrix.body)
    ntfy = hooked("ntfy", address="https://ntfy.sh/my-topic")
    assert ntfy.url == "https://ntfy.sh/" and json.loads(ntfy.body)["topic"] == "my-topic"
    assert hooked("json").headers["Idempotency-Key"] == "f" * 30


@pytest.mark.parametrize(
    "wrong",
    [
        {"way": "telegram", "address": "https://api.telegram.org", "token": "../x", "room": "1"},
        {"way": "telegram", "address": "https://api.telegram.org", "token": "123456:" + "A" * 35, "room": "1/2"},
        {"way": "matrix", "address": "https://m.example", "token": "", "room": "!r:m"},
        {"way": "matrix", "address": "https://m.example", "token": "x", "room": "../../x"},
        {"way": "ntfy", "address": "https://ntfy.sh/a/b"},
        {"way": "json", "address": "https://x.example/", "token": "a\r\nX: y"},
    ],
    ids=lambda wrong: f"{wrong['way']}",
)
def test_a_form_that_is_not_filled_in_right(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        hook_target(NewChannel(**wrong))


@pytest.mark.parametrize(
    "url",
    ["smtp://host", "http://host/?from=a@b.cc", "smtp://host/?from=nobody", "smtp:///?from=a@b.cc", "x", "smtp://h:x/"],
)
def test_a_mail_server_is_named_right(url: str) -> None:
    with pytest.raises(Refused):
        MailServer(url)


def test_mail_that_does_not_go_out() -> None:
    post = Post()
    letter = Letter("a" * 30, "Line\nInjected: x", "text", "https://c.ex/t/1")
    try:
        server = MailServer(post.url)
        assert server.send("ben@example.org", letter).ok
        assert post.next()["Subject"] == "Line Injected: x"
        assert MailServer(post.url.replace("&plain=1", "")).send("ben@example.org", letter).trouble == "unreachable"
        post.refusing = "550 no such person"
        assert server.send("ben@example.org", letter).trouble == "recipient"
        post.refusing = "451 later"
        assert server.send("ben@example.org", letter).trouble == "refused"
    finally:
        post.stop()
    assert server.send("ben@example.org", letter).trouble == "unreachable"


def at(zone: str, *when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[misc, arg-type]


def test_quiet_hours_are_those_of_the_person() -> None:
    kyiv = "Europe/Kyiv"
    night = (23 * 60, 8 * 60, kyiv)
    assert quiet_until(*night, at(kyiv, 2026, 1, 10, 22, 59)) is None
    assert quiet_until(*night, at(kyiv, 2026, 1, 10, 23, 0)) == at(kyiv, 2026, 1, 11, 8, 0)
    assert quiet_until(*night, at(kyiv, 2026, 1, 11, 7, 59)) == at(kyiv, 2026, 1, 11, 8, 0)
    assert quiet_until(*night, at(kyiv, 2026, 1, 11, 8, 0)) is None
    assert quiet_until(*night, at("UTC", 2026, 1, 10, 21, 30)) == at(kyiv, 2026, 1, 11, 8, 0)
    assert quiet_until(*night, at(kyiv, 2026, 3, 28, 23, 30)) == at(kyiv, 2026, 3, 29, 8, 0)  # a short night
    assert quiet_until(13 * 60, 14 * 60, kyiv, at(kyiv, 2026, 1, 10, 13, 30)) == at(kyiv, 2026, 1, 10, 14, 0)


def test_pauses_grow_and_end() -> None:
    assert pause(0, 0) < 40 < pause(2, 0) < 200 < pause(5, 0)
    assert pause(500, 0) <= LONGEST_PAUSE * 1.2 and pause(0, 900) == 900


def test_a_clock_warns_when_a_tenth_is_left() -> None:
    assert warning(86400, 86400) == 8640 and warning(86400, 1000) == 500
    assert warning(100, 100) == 50 and warning(10, 10) == 5


def test_who_was_heard_of_is_believed_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Attendance()
    heard.hear("t", "p", ["ana"])
    assert not heard.present("t", "ana")  # nobody listens
    heard.listening = True
    heard.hear("t", "p", ["ana"])
    heard.hear("t", "q", ["ben"])
    assert heard.present("t", "ana") and heard.present("t", "ben") and not heard.present("u", "ana")
    heard.hear("t", "p", [])
    assert not heard.present("t", "ana")
    monkeypatch.setattr("cenote.server.notices.attendance.monotonic", lambda: time.monotonic() + 60)
    assert not heard.present("t", "ben")
    heard.forget()
    assert heard.heard == {} and heard.at == {}
