"""Whatever is sent, the server answers with an error of the sender's, and nothing has changed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cenote import games
from cenote.core.game import Game
from server.house import Chair, ConnectionClosed, Guest, Indoors

ALL = list(HealthCheck)
NIGHT = int(os.environ.get("CENOTE_TEST_GAMES", "0")) >= 200
EXAMPLES = 7000 if NIGHT else 40  # by night some 200,000 messages and requests in all


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    running = Indoors(Path(tmp_path_factory.mktemp("house")))
    yield running
    running.stop()


# --- HTTP ---


def test_no_request_breaks_the_server(house: Indoors) -> None:
    try_every_operation(house, examples=12)


@pytest.mark.slow
def test_no_request_breaks_the_server_however_often(house: Indoors) -> None:
    try_every_operation(house, examples=600 if NIGHT else 300)


def try_every_operation(house: Indoors, examples: int) -> None:
    """Every operation of the OpenAPI description, with requests that fit it and requests that do not."""
    schema = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")
    guest = house.guest("Ana")
    table = guest.table("me", "open")
    cookie = {"Cookie": f"cenote={guest.http.cookies['cenote']}"}
    tried = set()
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        tried.add(operation.label)

        @settings(max_examples=examples, deadline=None, suppress_health_check=ALL)
        @given(case=operation.as_strategy(), here=st.booleans(), known=st.booleans())
        def try_it(case: Any, here: bool, known: bool) -> None:
            if here and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            response = case.call(headers=cookie if known else None)
            assert response.status_code < 500, (case.as_curl_command(), response.text)

        try_it()
    assert {"POST /api/tables", "POST /api/import", "GET /api/tables/{table_id}/at/{n}", "GET /healthz"} <= tried
    assert guest.get("/healthz")["ok"]


# --- sockets ---

TEXT = st.text(max_size=30)
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | TEXT
ANYTHING = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4))
TYPES = (
    "hello",
    "ping",
    "why",
    "play",
    "undo",
    "redo",
    "confirm",
    "takeback",
    "answer",
    "join",
    "think",
    "timeout",
    "",
)
MOVES = [" ".join(move) for game in games.all() for move in game.notation.moves[::7]]
FIELDS = {
    "id": TEXT | st.just("same"),
    "seq": TEXT | st.sampled_from(["0", "0.1", "1", "-1", "999999999999"]),
    "move": TEXT | st.sampled_from(MOVES),
    "have": st.integers(-5, 5) | st.integers(),
    "to": st.integers(),
    "accept": st.booleans(),
    "seat": st.integers(0, 3),
    "entries": st.integers(0, 3),
    "moves": st.lists(st.sampled_from(MOVES), max_size=3),
}
COMMANDS = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)}, optional={name: values | ANYTHING for name, values in FIELDS.items()}
)
MESSAGES = st.one_of(
    COMMANDS.map(json.dumps), ANYTHING.map(json.dumps), TEXT, st.binary(max_size=60), st.just("[" * 5000), st.just("{}")
)


class Siege:
    """A table in the middle of a turn, with everybody who might send something."""

    def __init__(self, house: Indoors, game: Game) -> None:
        self.house = house
        self.game = game
        guests = [house.guest("Ana"), house.guest("Ben")]
        self.table = guests[0].table("me", "open", game=game.key, seed="siege")
        guests[1].post(f"/api/tables/{self.table}/join")
        chairs = [guest.sit(self.table) for guest in guests]
        acting, waiting = chairs if chairs[0].position["yours"] else chairs[::-1]
        acting.play()
        self.people: dict[str, Guest] = {"acting": acting.guest, "waiting": waiting.guest, "nobody": Guest(house)}
        self.chairs: dict[str, Chair] = {}

    def state(self) -> tuple[Any, ...]:
        table = self.house.hub.tables[self.table]
        course = table.course
        assert course is not None
        seats = [(seat.kind, seat.person, seat.auto) for seat in table.seats]
        return course.committed.digest(), course.position.digest(), course.revision, table.k, table.status, seats

    def send(self, who: str, message: str | bytes) -> None:
        if who not in self.chairs:
            self.chairs[who] = self.people[who].sit(self.table)
        self.chairs[who].socket.send(message)

    def is_alive(self, who: str) -> None:
        """It still answers; a line that the server has cut is opened again."""
        chair = self.chairs[who]
        try:
            chair.last.pop("pong", None)
            chair.send(type="ping")
            chair.until(lambda: "pong" in chair.last)
        except ConnectionClosed:
            del self.chairs[who]
        assert not any(message["type"] == "ack" for message in chair.heard)


@pytest.fixture(scope="module", params=games.all(), ids=lambda game: game.key)
def siege(house: Indoors, request: pytest.FixtureRequest) -> Siege:
    return Siege(house, request.param)


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=ALL)
@given(who=st.sampled_from(["waiting", "nobody"]), messages=st.lists(MESSAGES, min_size=1, max_size=4))
def test_no_message_of_others_changes_anything(siege: Siege, who: str, messages: list[str | bytes]) -> None:
    before = siege.state()
    for message in messages:
        if isinstance(message, str) and '"takeback"' in message:
            continue  # whoever plays may propose one
        siege.send(who, message)
    siege.is_alive(who)
    assert siege.state() == before


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=ALL)
@given(messages=st.lists(st.one_of(ANYTHING.map(json.dumps), TEXT, st.binary(max_size=60)), min_size=1, max_size=4))
def test_no_rubbish_of_the_acting_seat_changes_anything(siege: Siege, messages: list[str | bytes]) -> None:
    before = siege.state()
    for message in messages:
        siege.send("acting", message)
    siege.is_alive("acting")
    assert siege.state() == before


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=ALL)
@given(number=st.integers(0, 1 << 20), text=st.none() | TEXT, type=st.sampled_from(["play", "why"]))
def test_no_illegal_move_changes_anything(siege: Siege, number: int, text: str | None, type: str) -> None:
    """Every illegal move is refused with a reason and a sentence."""
    moves = siege.game.notation.moves
    move = siege.game.notation.write(moves[number % len(moves)]) if text is None else text
    siege.send("acting", "{}")
    chair = siege.chairs["acting"]
    chair.until(lambda: "position" in chair.last)
    if move in [offer["move"] for offer in chair.position["moves"]]:
        return
    before = siege.state()
    answer = chair.command(type, move=move)
    assert answer["type"] in ("refused", "why") and answer["text"]
    assert siege.state() == before


def test_a_message_that_is_too_big_or_comes_too_often_ends_the_line(house: Indoors) -> None:
    guest = house.guest("Ana")
    chair = guest.sit(guest.table("me", "open"))
    chair.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed):
        chair.until(lambda: False)
    house.house.limits.messages.burst, house.house.limits.messages.rate = 20, 1
    try:
        chair = guest.sit(guest.table("me", "open"))
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(40):
                chair.send(type="ping")
            chair.until(lambda: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4008
    finally:
        house.house.limits.messages.burst = house.house.limits.messages.rate = 1e12
