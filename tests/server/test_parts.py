"""The small parts: clocks, limits, the course with its draft, addresses of databases."""

from __future__ import annotations

import pytest
from sqlalchemy.engine import make_url
from starlette.datastructures import Headers

from cenote import games
from cenote.core.game import Game
from cenote.core.rng import Rng
from cenote.server.clocks import GRACE, Clock
from cenote.server.course import Course
from cenote.server.guard import same_origin
from cenote.server.limits import Limit
from cenote.server.protocol.playing import ClockState
from cenote.server.refused import Refused
from cenote.server.settings import Settings, database_url
from cenote.server.watch import Watch
from cenote.server.words import language_of

every_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.key)


def test_a_clock_for_every_turn() -> None:
    clock = Clock("turn", 30, 2)
    clock.start(0, 1, 100)
    assert clock.deadline == 130
    clock.start(0, 1, 110)  # something was committed in the middle of the turn
    assert clock.deadline == 130 and clock.left == [20, 30]
    clock.start(1, 2, 115)
    assert clock.deadline == 145
    clock.start(0, 3, 120)
    assert clock.deadline == 150 and clock.shown(130) == ClockState([20.0, 25.0], 0, 130, [0.0, 0.0], [False, False])
    clock.start(None, 4, 140)
    assert clock.deadline is None


def test_a_clock_for_the_whole_game() -> None:
    clock = Clock("game", 100, 2)
    clock.start(0, 1, 0)
    clock.start(1, 2, 60)
    clock.start(0, 3, 70)
    assert clock.left == [40, 90] and clock.deadline == 110
    again = Clock("game", 100, 2)
    again.recall(clock.stored())
    assert again.deadline == 110
    again.spare(500)  # the server was away
    assert again.deadline == 500 + GRACE
    again.spare(501)
    assert again.deadline == 501 + GRACE
    again.start(1, 4, 600)
    assert again.left == [0, 90]


def test_the_grace_of_a_short_clock_is_no_longer_than_the_clock() -> None:
    clock = Clock("turn", 20, 2)
    clock.start(1, 1, 0)
    clock.spare(500)  # the server was away
    assert clock.deadline == 520 and clock.left == [20, 20]


def test_who_has_time_enough_is_given_none() -> None:
    clock = Clock("game", 1000, 2)
    clock.start(0, 1, 0)
    clock.spare(1000 - GRACE)
    assert clock.deadline == 1000
    clock.start(None, 2, 0)
    clock.spare(5000)
    assert clock.deadline is None


def test_leaving_and_coming_back_gives_no_new_time() -> None:
    clock = Clock("turn", 30, 2)
    clock.start(0, 1, 0)
    clock.start(None, 1, 20)  # left to code
    again = Clock("turn", 30, 2)
    again.recall(clock.stored())
    again.start(0, 1, 25)
    assert again.deadline == 35
    again.start(1, 2, 30)
    again.start(0, 3, 40)
    assert again.deadline == 70


def test_a_clock_as_it_was_written_formerly() -> None:
    clock = Clock("turn", 30, 2)
    clock.recall({"left": [10, 30], "running": 0, "turn": 7, "since": 100})
    clock.start(0, 7, 105)
    assert clock.deadline == 110


def test_those_who_play_over_days_have_hours_after_the_server_was_away() -> None:
    clock = Clock("turn", 86400, 2)
    clock.start(0, 1, 0)
    assert clock.spare(2 * 86400) and clock.deadline == 2 * 86400 + 6 * 3600


def test_a_clock_that_was_put_back_while_the_server_was_away_costs_and_gives_nothing() -> None:
    clock = Clock("turn", 3600, 2)
    clock.start(0, 1, 10_000)
    assert clock.spare(5_000) and clock.deadline == 8_600


@pytest.mark.parametrize("step", [7200.0, -7200.0])
def test_a_step_of_time_is_noticed_by_whoever_looks_first(monkeypatch: pytest.MonkeyPatch, step: float) -> None:
    now, clock = [1000.0], Clock("turn", 60, 2)
    monkeypatch.setattr("cenote.server.watch.time", lambda: now[0])
    watch = Watch(clock.skip)
    clock.start(0, 1, watch.now())
    now[0] += 1
    watch.now()
    assert clock.deadline == 1060
    now[0] += step
    watch.now()
    assert clock.deadline == 1060 + step


def test_no_clock() -> None:
    clock = Clock("none", 0, 2)
    clock.start(0, 1, 5)
    assert clock.deadline is None and clock.shown(7) is None


def test_a_limit_lets_through_what_it_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("cenote.server.limits.monotonic", lambda: now[0])
    limit = Limit("test", burst=3, rate=0.5)
    assert [limit.allows("a") for _ in range(5)] == [True, True, True, False, False]
    assert limit.allows("b")
    now[0] = 2.0
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    with pytest.raises(Refused) as refused:
        limit.check("a")
    assert refused.value.status == 429 and "2 seconds" in str(refused.value)


@every_game
def test_a_draft_never_reaches_beyond_what_came_to_light(game: Game) -> None:
    """Whatever is played, undone and redone: the committed position is the replay of what was committed."""
    rng = Rng.seeded("draft")
    players = game.players[-1]
    course = Course(game.new(players, "draft"))
    committed = []
    for _ in range(400):
        if course.seat is None:
            break
        before = course.committed.digest()
        if course.draft and rng.below(4) == 0:
            course.undo()
        elif course.undone and rng.below(3) == 0:
            course.redo()
        elif not course.turn_over:
            legal = course.position.legal()
            if course.play(legal[rng.below(len(legal))]):
                committed += [trial.move for trial in course.commit()]
                continue
        assert course.committed.digest() == before
        if course.turn_over and rng.below(2):
            committed += [trial.move for trial in course.commit()]
    replay = game.new(players, "draft")
    for move in committed:
        replay.play(move)
    assert replay.digest() == course.committed.digest() and course.n == len(committed)
    assert course.seat is None or len(committed) > 50


def test_a_stored_draft_comes_back() -> None:
    game = games.get("tzolkin")
    course = Course(game.new(2, "stored"))
    course.play(course.position.moves()[0])
    course.play(course.position.moves()[0])
    course.undo()
    again = Course(game.load(course.committed.dump()))
    again.recall([trial.move for trial in course.draft], course.undone, course.revision)
    assert again.position.digest() == course.position.digest() and again.undone == course.undone
    again.redo()
    course.redo()
    assert again.position.digest() == course.position.digest() and again.turn_over == course.turn_over


def test_what_happens_before_the_first_decision_is_told_with_it() -> None:
    game = games.get("santamaria")
    course = Course(game.new(2, "colonies", {"colonies": "deal"}, watched=True))
    for again in (False, True):
        course.play(course.position.legal()[0])
        first = course.draft[0].events
        assert [event.name for event in first].count("colony") == 2
        course.play(course.position.legal()[0])
        assert not any(event.name == "colony" for event in course.draft[1].events)
        if not again:
            course.discard()


def test_addresses_of_databases() -> None:
    assert database_url("postgresql://u:p@h/d") == "postgresql+psycopg://u:p@h/d"
    assert database_url("postgres://h/d") == "postgresql+psycopg://h/d"
    assert make_url(database_url("/tmp/my games/x?.sqlite")).database == "/tmp/my games/x?.sqlite"
    assert make_url(database_url("sqlite:////tmp/x.sqlite")).database == "/tmp/x.sqlite"
    assert database_url(None).startswith("sqlite:///")
    with pytest.raises(Refused):
        database_url("oracle://x")
    with pytest.raises(Refused):
        Settings(database=database_url("x.sqlite"), secret_file="", workers=2).check()


def test_where_a_request_comes_from() -> None:
    def asks(required: bool = True, **headers: str) -> bool:
        return same_origin(Headers(headers), ["https://play.example"], required)

    assert asks(origin="http://here:8123", host="here:8123")
    assert asks(origin="https://here", host="here")  # the proxy speaks https
    assert asks(origin="https://play.example", host="here")
    assert not asks(origin="http://here:8124", host="here:8123")
    assert not asks(origin="http://here.evil", host="here")
    assert not asks(origin="null", host="here") and not asks(host="here")
    assert asks(required=False, host="here")


def test_the_language_of_a_request() -> None:
    assert language_of({"lang": "uk"}, {"cenote_lang": "ru"}, "en") == "uk"
    assert language_of({"lang": "xx"}, {"cenote_lang": "ru"}, "en") == "ru"
    assert language_of({}, {}, "de-DE, ru;q=0.8, en;q=0.5") == "ru"
    assert language_of({}, {}, "") == "en"
