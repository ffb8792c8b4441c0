"""What the server really sends is what the protocol declares; `house.py` reads every answer and message accordingly."""

from __future__ import annotations

from collections.abc import Iterator
from time import time
from typing import Any, get_args
from urllib.parse import urlencode

import msgspec
import pytest

from cenote.server.accounts import new_reset
from cenote.server.acts.orders import Denied
from cenote.server.owners import set_owner
from cenote.server.protocol.endpoints import ENDPOINTS
from cenote.server.protocol.people import Me
from cenote.server.protocol.playing import HandoverEntry, LogEntry, PlayEntry
from cenote.server.protocol.talking import ServerMessage, WhyReason
from cenote.server.shared import Reply, reading
from cenote.server.store.schema import resets
from cenote.server.wire import encode
from server.farside import FarSide
from server.house import Chair, Guest, Indoors, play_on


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    running = Indoors(tmp_path_factory.mktemp("house"), private_targets=True)
    yield running
    running.stop()


def test_every_request_is_declared(house: Indoors) -> None:
    """With its parameters, and nothing is declared that is not answered."""
    answered = {
        f"{method.upper()} {path}": tuple(
            one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"
        )
        for path, operations in house.app.openapi()["paths"].items()
        for method, operation in operations.items()
    }
    assert answered == {endpoint.request: endpoint.query for endpoint in ENDPOINTS}


def test_the_description_has_every_body_and_answer(house: Indoors) -> None:
    description = house.guest().get("/api/openapi.json")
    for endpoint in ENDPOINTS:
        operation = description["paths"][endpoint.path][endpoint.method.lower()]
        assert list(operation["responses"]) == [*map(str, endpoint.statuses), "default"]
        for status in map(str, endpoint.statuses):
            assert list(operation["responses"][status]["content"]) == [endpoint.media_type]
            assert operation["responses"][status]["content"][endpoint.media_type]["schema"]
        assert schema(operation["responses"]["default"]) == {"$ref": "#/components/schemas/Problem"}
        assert ("requestBody" in operation) == (endpoint.body is not None)
        if endpoint.body is not None:
            assert schema(operation["requestBody"]) == {"$ref": f"#/components/schemas/{endpoint.body.__name__}"}
    answers = description["paths"]["/api/games"]["get"]["responses"]["200"]
    assert schema(answers) == {"type": "array", "items": {"$ref": "#/components/schemas/GameInfo"}}
    assert references(description) == {f"#/components/schemas/{name}" for name in description["components"]["schemas"]}
    me = ["id", "name", "account", "confirm", "owner", "moderator"]
    assert description["components"]["schemas"]["Me"]["required"] == me


def schema(content: dict[str, Any]) -> Any:
    return content["content"]["application/json"]["schema"]


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["$ref"]} if "$ref" in value else set()
        return own.union(*(references(part) for part in value.values()))
    return set().union(*(references(part) for part in value)) if isinstance(value, list) else set()


def test_every_answer_is_as_declared(house: Indoors) -> None:
    """One guest asks for everything, and is granted it; what came back was read as declared."""
    guest = house.guest("Ana")
    look_around(guest)
    over = finish_a_game(guest)
    guest.get(f"/api/tables/{over}/company")
    guest.get(f"/api/tables/{over}/at/3", seat=1)
    made = guest.get(f"/api/tables/{over}/history")["moves"][3]["move"]
    guest.get(f"/api/tables/{over}/instead/3", move=made)
    record = guest.http.get(f"/api/tables/{over}/record").text
    guest.post(f"/api/tables/{over}/rematch")
    guest.post("/api/import", text=record, **{"from": 4})
    guest.post(f"/api/tables/{over}/analysis")
    guest.get("/api/lobby")
    guest.get("/api/lobby/open", after="0~0.0~x")
    guest.post(f"/api/tables/{over}/archive", archived=True)
    guest.post("/api/quick", game="tzolkin", players=4, wait=3600)
    make_and_leave(guest)
    account = {"name": "Ana of the wire", "password": "long enough"}
    guest.post("/api/account", **account)
    guest.post("/api/logout")
    guest.post("/api/login", **account)
    correct_a_card(guest, house)
    be_called(guest, house)
    look_after(guest, house)
    hold_a_tournament(guest, house)
    be_somebody(guest, house)
    assert guest.answered == {endpoint.request for endpoint in ENDPOINTS}


def look_around(guest: Guest) -> None:
    assert guest.get("/api/me")["name"] == "Ana"
    guest.get("/healthz")
    for game in guest.get("/api/games"):
        guest.get(f"/api/games/{game['key']}/rules")
        guest.get(f"/api/games/{game['key']}/components")
    for path in ("/metrics", "/locale/uk.ftl", "/locale/tzolkin/uk.ftl"):
        assert guest.http.get(path).status_code == 200


def correct_a_card(guest: Guest, house: Indoors) -> None:
    guest.get("/api/workshop")
    guest.get("/api/workshop/tzolkin", lang="uk")
    entries = {"building": {"A1-01": {"cost": {"wood": 2}, "status": "verified"}}}
    text = guest.post("/api/workshop/tzolkin/check", entries=entries)["text"]
    guest.post("/api/workshop/merge", game="tzolkin", texts=[text, text])
    digest = guest.post("/api/files", game="tzolkin", text=text)["digest"]
    assert guest.http.get(f"/api/files/{digest}").text == text
    set_owner(house.house.store.engine, "Ana of the wire", True)
    assert guest.get("/api/me")["owner"]
    guest.post(f"/api/files/{digest}/share", shared=True)
    guest.post(f"/api/files/{digest}/share", shared=False)
    guest.post(f"/api/files/{digest}/delete")
    assert guest.get("/api/files") == []


def finish_a_game(guest: Guest) -> str:
    """A game with everything that a server may say on the way."""
    table: str = guest.post("/api/play-now", game="tzolkin", agent="random")["id"]
    chair = guest.sit(table)
    chair.wait_for_turn()
    guest.get(f"/api/tables/{table}")
    hint = guest.post(f"/api/tables/{table}/hint")
    assert hint["seq"] == chair.position["seq"]
    guest.post(f"/api/tables/{table}/hint/why?{urlencode({'move': hint['move']})}")
    guest.post(f"/api/tables/{table}/advice", seq=hint["seq"], wishes=[["place *"]], spare=["beg"])
    play_on([chair], lambda: "over" in chair.last)
    assert guest.get(f"/api/tables/{table}/history")["moves"]
    return table


def look_after(guest: Guest, house: Indoors) -> None:
    """As an owner of the server, which Ana is by now."""
    other = house.guest("Ben")
    guest.post(f"/api/host/people/{other.get('/api/me')['id']}", deed="mute", why="tried")
    guest.post(f"/api/host/tables/{other.table('me', 'open')}/close", why="tried")
    page = guest.get("/api/host")
    assert [entry["deed"] for entry in page["log"]] == ["close", "mute", "own"]


def hold_a_tournament(guest: Guest, house: Indoors) -> None:
    id = guest.post("/api/tournaments", title="Cup", game="tzolkin", players=2)["id"]
    guest.post(f"/api/tournaments/{id}/join")
    guest.post(f"/api/tournaments/{id}/leave")
    house.guest("Cleo").post(f"/api/tournaments/{id}/join")
    code = guest.post(f"/api/tournaments/{id}/code", agent="random")["entrants"][-1]["id"]
    guest.post(f"/api/tournaments/{id}/code", agent="random")
    guest.post(f"/api/tournaments/{id}/remove", entrant=code)
    guest.post(f"/api/tournaments/{id}/start")
    guest.post(f"/api/tournaments/{id}/cancel")
    assert guest.get(f"/api/tournaments/{id}")["card"]["status"] == "cancelled"
    assert guest.get("/api/tournaments")["open"] == []


def be_called(guest: Guest, house: Indoors) -> None:
    far = FarSide()
    try:
        tried = guest.post("/api/notices/channels", way="json", address=far.url("/hook"))
        channel = tried["channel"]["id"]
        guest.post("/api/notices/confirm", channel=channel, code=far.received[0].json["code"])
        guest.post(f"/api/notices/channels/{channel}/try")
    finally:
        far.stop()
    kinds = dict.fromkeys(("turn", "urgent", "invited", "over", "chat", "enters"), True)
    guest.post(f"/api/notices/channels/{channel}", **kinds)
    guest.post("/api/notices/quiet", begins=0, ends=60, zone="Europe/Kyiv")
    assert len(guest.get("/api/notices")["channels"]) == 1
    guest.get("/api/waiting")
    guest.post("/api/come", token="none")
    token = house.house.sender.stops.token({"id": channel, "generation": 1})
    guest.get(f"/api/stop/{token}")
    guest.post(f"/stop/{token}")
    guest.post(f"/api/notices/channels/{channel}/delete")


def be_somebody(guest: Guest, house: Indoors) -> None:
    name, password = "Anna of the wire", "quite another one"
    guest.get("/api/account")
    guest.post("/api/me/shown", shown_to="everybody")
    guest.post("/api/account/name", name=name)
    guest.post("/api/account/language", language="uk")
    for path in ("", "/games", "/curve"):
        guest.get(f"/api/people/{name}{path}")
    guest.get("/api/ratings")
    Guest(house).post("/api/account", name="Ben of the wire", password=password)
    guest.post("/api/ties", toward={"name": "Ben of the wire"}, kind="friend", on=True)
    guest.post("/api/reports", toward={"name": "Ben of the wire"}, text="too good")
    guest.get("/api/ties")
    guest.post("/api/account/forgot", name=name)
    token, (_, row) = new_reset(guest.get("/api/me")["id"], time() + 60)
    with house.house.store.engine.begin() as connection:
        connection.execute(resets.insert(), row)
    guest.get(f"/api/account/reset/{token}")
    guest.post("/api/account/reset", token=token, password="the one in between")
    guest.post("/api/account/password", old="the one in between", new=password)
    guest.get("/api/account/export")
    guest.post("/api/account/everywhere")
    guest.post("/api/login", name=name, password=password)
    guest.post("/api/account/delete", password=password)


def make_and_leave(guest: Guest) -> None:
    waiting = guest.table("open", "open")
    guest.post(f"/api/tables/{waiting}/invite", name="Nobody")
    guest.post(f"/api/tables/{waiting}/join", seat=1)
    guest.post(f"/api/tables/{waiting}/leave")
    guest.post(f"/api/tables/{waiting}/cancel")


def test_every_message_is_as_declared(indoors: Indoors) -> None:
    """All that a server says at a table, and all kinds of entries; what came was read as declared."""
    ana, ben = indoors.guest("Ana"), indoors.guest("Ben")
    table = ana.table("me", "open", seed="wire", clock={"kind": "game", "seconds": 3600})
    ben.post(f"/api/tables/{table}/join")
    chairs = [ana.sit(table), ben.sit(table)]
    acting, waiting = chairs if chairs[0].position["yours"] else chairs[::-1]
    talk_and_err(acting)
    acting.play_turn()
    waiting.wait_for_turn()
    assert waiting.command("takeback", to=0)["type"] == "ack"
    acting.until(lambda: acting.last.get("takeback", {}).get("to") == 0)
    assert acting.command("answer", to=0, accept=True)["type"] == "ack"
    waiting.guest.post(f"/api/tables/{table}/leave")
    waiting.guest.post(f"/api/tables/{table}/join")
    acting.until(lambda: {"takeback", "handover", "return"} <= {entry["kind"] for entry in acting.entries.values()})
    waiting.guest.post(f"/api/tables/{table}/leave")
    play_on([acting], lambda: "over" in acting.last)
    elsewhere = {"absent", "unknown"}  # test_absent.py, test_hanging.py
    assert set(acting.last) | elsewhere == set(tags(ServerMessage))
    assert {entry["kind"] for entry in acting.entries.values()} == set(tags(LogEntry))


def talk_and_err(chair: Chair) -> None:
    legal = {offer["move"] for offer in chair.position["moves"]}
    illegal = next(move for move in ("place tikal", "keep A1-01", "beg") if move not in legal)
    assert chair.command("why", move=illegal)["reason"] and chair.command("why", move=min(legal))["reason"] is None
    assert chair.command("play", move=illegal)["type"] == "refused"
    assert chair.command("play", move=min(legal), seq="another")["type"] == "stale"
    assert chair.command("chat", text="hello")["type"] == "ack"
    chair.send(type="ping")
    chair.until(lambda: "pong" in chair.last)
    assert chair.command("play", move=min(legal))["type"] == "ack"


def tags(union: Any) -> list[str]:
    return [kind.__struct_config__.tag for kind in get_args(get_args(union)[0])]


def test_nothing_more_and_nothing_less_is_read() -> None:
    """What the checks of all answers rest on."""
    whole = {"id": None, "name": None, "account": False, "confirm": True, "owner": False, "moderator": False}
    nobody = Me(None, None, account=False, confirm=True, owner=False, moderator=False)
    assert msgspec.json.decode(encode(whole), type=Me) == nobody
    for wrong in ({**whole, "more": 1}, {**whole, "account": 1}, {"id": None, "name": None, "account": False}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(encode(wrong), type=Me)


def test_only_a_play_has_a_move_and_only_a_handover_a_reason() -> None:
    assert set(PlayEntry.__struct_fields__) - {"verb", "move", "events", "rule"} == {"k", "n", "seat", "turn", "at"}
    entry = {"kind": "return", "k": 1, "n": 1, "seat": 0, "turn": 1, "at": 1.5, "why": "left"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(encode(entry), type=LogEntry)
    read: Any = msgspec.json.decode(encode({**entry, "kind": "handover"}), type=LogEntry)
    assert read == HandoverEntry(1, 1, 0, 1, 1.5, "left")


def test_a_refusal_comes_whole_from_another_process() -> None:
    """The process that writes a table refuses, the one that the client is connected to puts it into words."""
    denied = Denied("7", "price", reason=WhyReason("T29", "price", {"corn": 5}), details={"n": 2})
    reply = Reply("them", "call", denied)
    assert reading.decode(encode(reply)) == reply


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b'{"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "king"}]}', "body.seats.1.kind"),
        (b'{"game": "tzolkin", "seats": [{"kind": "me"}], "clock": {"hours": 1}}', "body.clock.hours"),
        (b'{"seats": [{"kind": "me"}]}', "body.game"),
        (b'{"game": "tzolkin", "seats": []}', "body.seats"),
        (b"[]", "body"),
        (b"", "body"),
        (b'{"game": ,}', "body.9"),
        (b'{"game": "\\ud800", "seats": [{"kind": "me"}]}', "body.16"),
        (b'{"game": "\xff"}', "body"),
    ],
)
def test_it_is_told_where_a_body_is_wrong(house: Indoors, body: bytes, where: str) -> None:
    response = house.guest().http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert response.status_code == 422
    assert response.json()["error"] == "bad-request" and response.json()["details"] == {"where": where}


@pytest.mark.parametrize("body", ["", "null", "{}"])
def test_who_joins_need_not_say_where(house: Indoors, body: str) -> None:
    table = house.guest("Ana").table("open", "open")
    joining = house.guest("Ben").http.post
    response = joining(f"/api/tables/{table}/join", content=body, headers={"content-type": "application/json"})
    assert response.status_code == 200 and response.json()["seats"][0]["you"]
