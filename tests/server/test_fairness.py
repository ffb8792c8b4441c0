"""What is hidden from a seat does not change a byte of what the seat is sent."""

from __future__ import annotations

import re
from typing import cast

import pytest
from starlette.websockets import WebSocket

from cenote import games
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.verbs import Move
from cenote.server.acts import Who
from cenote.server.compose import Viewer, entry_shown
from cenote.server.connection import Connection
from cenote.server.course import Course, Trial
from cenote.server.entries import Entry
from cenote.server.hub import Hub
from cenote.server.rooms import Rooms
from cenote.server.store.reads import Remembered, Stored
from cenote.server.table import OVER, Company, Table
from cenote.server.wire import encode
from server.house import Indoors

every_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.key)


def a_table(game: Game, players: int, seed: str) -> Table:
    """A table as it comes from the database, with person number n at seat n."""
    row = {
        "id": "table", "game": game.key, "rules": game.rules, "data": game.data, "players": players, "options": "{}",
        "seed": seed, "origin": "", "host": "person-0", "visibility": "public", "invite": "invite", "created": 0.0,
        "clock_kind": "none", "clock_seconds": 0.0, "status": "running", "updated": 0.0, "visited": 0.0,
        "clock": "{}", "clock_more": "{}", "barred": "[]", "fill_at": None, "rated": False, "rematch": None,
        "tournament": None,
    }  # fmt: skip
    seat = {"kind": "person", "agent": None, "auto": "", "confirm": True, "ready": True}
    stored = object.__new__(Stored)
    stored.table, stored.log, stored.chat = row, [], []
    stored.draft = stored.proposal = stored.replacement = None
    stored.away = 0.0
    stored.seats = [{"seat": n, "person": f"person-{n}", "name": f"Name {n}", **seat} for n in range(players)]
    remembered = object.__new__(Remembered)
    remembered.stored, remembered.snapshot, remembered.commands, remembered.file = stored, None, {}, None
    return Table(remembered, Rooms())


class Nobody:
    """Stands for the hub: nobody else is here."""

    @property
    def presence(self) -> Nobody:
        return self

    def company(self, table: Table) -> Company:
        return frozenset(), 0


def sent_to(table: Table, seat: int | None) -> list[bytes]:
    """Everything that a new connection of the seat is sent."""
    who = Who(f"person-{seat}", "") if seat is not None else None
    connection = Connection(cast(Hub, Nobody()), table, cast(WebSocket, None), who, None, "en")
    connection.greet(None)
    table.composed.clear()
    return [re.sub(rb'"at":[0-9.]+', b'"at":0', message) for message in connection.news()]


def dealt_anew(course: Course, seat: int | None, rng: Rng) -> Course:
    """The same knowledge for the seat, with its own draft if it has one; another's draft is not there."""
    other = Course(course.committed.redeal(seat, rng), course.n)
    if course.seat == seat:
        other.recall([trial.move for trial in course.draft], course.undone, course.revision)
    return other


@every_game
def test_hidden_things_do_not_change_what_is_sent(game: Game) -> None:
    rng = Rng.seeded("fair")
    for players in game.players:
        table = a_table(game, players, f"fair {players}")
        truth = table.course
        assert truth is not None
        checked = 0
        while truth.committed.seat is not None and checked < 40:
            if players == 1 or rng.below(4) == 0:
                for seat in (None, *range(players)):
                    expected = sent_to(table, seat)
                    table.course = dealt_anew(truth, seat, rng)
                    assert sent_to(table, seat) == expected, (players, truth.n, seat)
                    table.course = truth
                checked += 1
            play_something(table, truth, rng)
        assert checked > 10


def play_something(table: Table, course: Course, rng: Rng) -> None:
    """A random decision of the draft, or an undo, or the end of the turn."""
    if course.draft and not course.turn_over and rng.below(6) == 0:
        course.undo()
        return
    came_to_light = False
    if not course.turn_over:
        legal = course.position.legal()
        came_to_light = course.play(legal[rng.below(len(legal))])
    if course.turn_over or came_to_light:
        entries = []
        for number, trial in enumerate(course.commit(), 1):
            n = len(table.line) + number
            entries.append(Entry.of(trial, n, n, table.playable().notation.write(trial.move), 0.0))
        table.note(entries)
        if course.committed.seat is None:
            table.status = OVER


@every_game
def test_what_is_told_of_a_decision_follows_from_what_is_seen(game: Game) -> None:
    """Where the views before and after a decision are the same, so are the entry of the log and the scores; but for
    something that is turned up before everybody and laid down in the next decision."""
    rng = Rng.seeded("told")
    for players in game.players:
        table = a_table(game, players, f"told {players}")
        compared = 0
        for deal in range(3):  # a short game is not enough
            if compared <= 20:
                compared += tell_all(table, game.new(players, f"told {players}" + " again" * deal), rng)
        assert compared > 20


def tell_all(table: Table, state: State, rng: Rng) -> int:
    """Play a game at random; tells how many decisions could be compared."""
    compared = 0
    while state.seat is not None and compared < 400:
        legal = state.legal()
        move = legal[rng.below(len(legal))]
        if rng.below(2) == 0:
            compared += sum(told_alike(table, state, move, seat, rng) for seat in (None, *range(table.players)))
        state.play(move)
    return compared


def told_alike(table: Table, state: State, move: Move, seat: int | None, rng: Rng) -> bool:
    """Tells whether there was something to compare."""
    other = state.redeal(seat, rng)
    hidden = table.playable().notation.verb(move).secret and seat != state.seat
    if move not in other.legal():
        assert seat != state.seat, "a seat knows what it may do"
        if not hidden:
            return False
    there = Trial(other, move if move in other.legal() else other.legal()[-1])
    here = Trial(state, move)
    if here.after.view(seat) != there.after.view(seat):
        return False  # something came to light
    viewer = Viewer(table, f"person-{seat}")
    told, otherwise = (log_entry(table, trial, viewer) for trial in (here, there))
    named = set(re.findall(rb'"[^"]+"', told)) - set(re.findall(rb'"[^"]+"', otherwise))
    assert told == otherwise or (named and laid_down(here.after, seat, named)), (move, seat, told, otherwise)
    return True


def laid_down(state: State, seat: int | None, named: set[bytes]) -> bool:
    """Does the seat see these things soon, whatever is decided?"""
    for _ in range(3):
        if state.seat is not None and not all(name in encode(state.view(seat)) for name in named):
            state.play(state.legal()[0])
    return all(name in encode(state.view(seat)) for name in named)


def log_entry(table: Table, trial: Trial, viewer: Viewer) -> bytes:
    """What the viewer reads of it, and the scores after it."""
    entry = Entry.of(trial, 1, 1, table.playable().notation.write(trial.move), 0.0)
    return encode([entry_shown(table, entry, viewer), trial.scores])


# --- the same over real sockets ---


def play_out_the_deal(house: Indoors, redeal: str | None) -> tuple[list[str], list[list[str]]]:
    """All that seat 0 hears until everybody has kept tiles, and what was dealt: to the others anew, if asked for."""
    guests = [house.guest(name) for name in ("Ana", "Ben", "Eve")]
    table = guests[0].table("me", "open", "open", seed="wire")
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join")
    course = house.hub.tables[table].course
    assert course is not None
    if redeal is not None:
        course.committed = course.committed.redeal(0, Rng.seeded(redeal))
    chairs = [guest.sit(table) for guest in guests]
    chairs[0].until(lambda: all(chairs[0].last["presence"]["seats"]))
    dealt = [chair.position["view"]["players"][seat]["dealt"] for seat, chair in enumerate(chairs)]
    for _ in range(3):
        acting = next(chair for chair in chairs if chair.position["yours"])
        acting.play()
        acting.command("undo")
        acting.play(acting.position["moves"][-1]["move"])
        acting.play()
        if acting.position["can_confirm"]:
            acting.command("confirm")
        for chair in chairs:
            chair.catch_up(acting.position["k"])
    quiet = [text for text in chairs[0].raw if not text.startswith(('{"type":"presence"', '{"type":"table"'))]
    return [normalised(text) for text in quiet], dealt


def normalised(text: str) -> str:
    return re.sub(r'"id":"[0-9]+-', '"id":"', re.sub(r'"at":[0-9.]+', '"at":0', text))


def test_another_deal_to_the_others_sounds_the_same(indoors: Indoors) -> None:
    heard, dealt = play_out_the_deal(indoors, None)
    again, other = play_out_the_deal(indoors, "something else")
    assert dealt[0] == other[0] and dealt[1] != other[1] and dealt[2] != other[2]
    revealed = next(number for number, text in enumerate(heard) if '"k":6' in text)
    assert sum('"verb":"keep"' in text for text in heard[:revealed]) >= 2
    assert heard[:revealed] == again[:revealed]
