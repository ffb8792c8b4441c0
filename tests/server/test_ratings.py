"""Ratings: which games count and how, that the end of a game and its result are one, and that all can be proved."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text, update

from cenote import games
from cenote.cli import main
from cenote.server.ladder import settle
from cenote.server.ladder.anchors import ALL, anchors, played, ranking
from cenote.server.ladder.fold import Fold, Step, folded, points
from cenote.server.ladder.games import Finished, SeatResult
from cenote.server.ladder.prove import prove
from cenote.server.ladder.settle import stored_steps
from cenote.server.rooms import Rooms
from cenote.server.store.schema import rating_steps, results
from server.farside import until
from server.house import Chair, Guest, Indoors, play_on

# --- the fold ---


def seat(number: int, who: str, place: int, auto: str = "") -> SeatResult:
    """A person, or code where the name is in capital letters."""
    if who.isupper():
        return SeatResult(number, "agent", None, who, who.lower(), "", 10.0, place)
    return SeatResult(number, "person", who, who, None, auto, 10.0, place)


def game(id: str, *seats: SeatResult, ended: float = 1.0, rated: bool = True, key: str = "tzolkin") -> Finished:
    return Finished(id, key, len(seats), 0.0, ended, "public", rated, seats)


def after(*games: Finished, scope: str = ALL) -> dict[str, Step]:
    return {step.person: step for step in folded(games) if step.scope == scope}


def test_who_wins_rises_and_who_loses_falls_in_the_game_and_over_all() -> None:
    won = game("a", seat(0, "ana", 1), seat(1, "ben", 2))
    for scope in (ALL, "tzolkin"):
        found = after(won, scope=scope)
        assert found["ana"].mu > 25 > found["ben"].mu
        assert found["ana"].mu_before == 25 and found["ana"].sigma < 25 / 3
    assert not after(won, scope="santamaria")


def test_shared_places_are_a_draw() -> None:
    found = after(game("a", seat(0, "ana", 1), seat(1, "ben", 1), seat(2, "cyr", 3)))
    assert found["ana"].mu == found["ben"].mu > found["cyr"].mu


def test_the_order_is_that_of_the_ends_whatever_came_in_first() -> None:
    first = game("b", seat(0, "ana", 1), seat(1, "ben", 2), ended=1.0)
    second = game("a", seat(0, "ben", 1), seat(1, "cyr", 2), ended=2.0)
    assert folded([first, second]) == folded([second, first])
    apart = Fold()
    assert [*apart.add(first), *apart.add(second)] == folded([second, first])
    assert apart.add(second)[0].number == 3


def test_a_game_that_does_not_count_changes_nothing() -> None:
    assert folded([game("a", seat(0, "ana", 1), seat(1, "ben", 2), rated=False)]) == []


@pytest.mark.parametrize("auto", ["left", "away", "game"])
def test_who_leaves_it_to_code_comes_last_even_if_code_wins(auto: str) -> None:
    found = after(game("a", seat(0, "ana", 1, auto), seat(1, "ben", 2), seat(2, "cyr", 3)))
    assert found["ana"].mu < found["cyr"].mu < found["ben"].mu
    assert found["ana"].mu < 25 < found["ben"].mu


def test_out_of_time_for_one_turn_or_back_again_counts_as_it_ended() -> None:
    stayed = after(game("a", seat(0, "ana", 1), seat(1, "ben", 2)))
    assert after(game("a", seat(0, "ana", 1, "turn"), seat(1, "ben", 2))) == stayed


def test_levels_of_code_are_rivals_that_never_move() -> None:
    strong = game("a", seat(0, "ana", 1), seat(1, "ben", 3), seat(2, "HARD", 2))
    weak = game("a", seat(0, "ana", 1), seat(1, "ben", 3), seat(2, "EASY", 2))
    assert after(strong)["ana"].mu > after(weak)["ana"].mu
    assert set(after(strong)) == {"ana", "ben"}
    before = dict(anchors("tzolkin"))
    folded([strong, weak])
    assert anchors("tzolkin") == before


def test_code_that_was_not_measured_is_as_if_it_were_not_there() -> None:
    with_chance = game("a", seat(0, "ana", 1), seat(1, "RANDOM", 2), seat(2, "ben", 3))
    assert after(with_chance) == after(game("a", seat(0, "ana", 1), seat(1, "ben", 2)))


def test_anchors_are_told_for_each_game_and_number_of_players() -> None:
    for scope in (ALL, *games.keys()):
        for players in played(scope):
            found = anchors(scope, players)
            assert found["normal"] == 25 and points(25) == 1500
            assert found["easy"] < found["normal"] < found["hard"]
    assert 2 in played("tzolkin") and anchors("chess") == {}


def test_a_number_of_players_that_was_not_played_has_the_anchors_of_the_nearest_one() -> None:
    assert anchors("tzolkin", 9) == anchors("tzolkin", played("tzolkin")[-1])


def test_rankings_are_written_by_place() -> None:
    assert ranking("hard, normal = easy") == (("hard",), ("normal", "easy"))


# --- at tables ---


def sit_down(house: Indoors, *names: str, code: tuple[str, ...] = (), **more: Any) -> list[Chair]:
    guests = [house.guest(name) for name in names]
    table = guests[0].table("me", *["open"] * (len(names) - 1), *code, **more)
    made = guests[0].get(f"/api/tables/{table}")
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join", invite=made["invite"])
    return [guest.sit(table, invite=made["invite"]) for guest in guests]


def play_out(chairs: list[Chair]) -> str:
    play_on(chairs, lambda: all("over" in chair.last for chair in chairs))
    return chairs[0].table_id


def person(chair: Chair | Guest) -> str:
    guest = chair.guest if isinstance(chair, Chair) else chair
    return str(guest.get("/api/me")["id"])


def steps(house: Indoors) -> list[Step]:
    with house.hub.store.engine.connect() as connection:
        return stored_steps(connection)


def result(house: Indoors, table: str) -> Any:
    with house.hub.store.engine.connect() as connection:
        return connection.execute(select(results).where(results.c.table_id == table)).mappings().one()


def test_a_public_game_of_people_counts_and_can_be_proved(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    house = Indoors(tmp_path, database)
    try:
        chairs = sit_down(house, "Ana", "Ben")
        assert chairs[0].last["table"]["rated"]
        table = play_out(chairs)
        assert result(house, table)["rated"]
        until(lambda: len(steps(house)) == 4)
        final = chairs[0].last["over"]
        assert {step.person for step in steps(house)} == {person(chair) for chair in chairs}
        winner = person(chairs[final["ranking"].index(1)])
        assert next(step for step in steps(house) if step.person == winner).mu > 25
        proof = prove(house.hub.store.engine, Rooms(), mend=False)
        assert proof.right and proof.games == 1 and proof.steps == 4
    finally:
        house.stop()
    assert main(["ratings", "--check", "--database", database, "--lang", "en"]) == 0
    assert "to the last digit" in capsys.readouterr().out
    assert main(["ratings", "--database", database, "--lang", "en"]) == 0


def test_a_forged_rating_and_a_lost_result_are_found_and_mended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "cenote.sqlite")
    house = Indoors(tmp_path)
    try:
        table = play_out(sit_down(house, "Ana", "Ben"))
        until(lambda: len(steps(house)) == 4)
        right = steps(house)
        with house.hub.store.engine.begin() as connection:
            connection.execute(update(rating_steps).where(rating_steps.c.scope == ALL).values(mu=40.0))
            connection.execute(text("UPDATE result_seats SET place = 1"))
    finally:
        house.stop()
    arguments = ["--database", database, "--lang", "en"]
    assert main(["ratings", "--check", *arguments]) == 1
    assert table in capsys.readouterr().out
    assert main(["ratings", "--recompute", *arguments]) == 0
    assert main(["ratings", "--check", *arguments]) == 0
    from cenote.server.settings import database_url
    from cenote.server.store.store import existing

    with existing(database_url(database)) as engine, engine.connect() as connection:
        assert stored_steps(connection) == right


@pytest.mark.parametrize(
    "more",
    [{"visibility": "private"}, {"rated": False}, {"seed": "known"}],
    ids=lambda more: next(iter(more)) + str(next(iter(more.values()))),
)
def test_what_does_not_count_is_told_before_and_changes_nothing(indoors: Indoors, more: dict[str, Any]) -> None:
    chairs = sit_down(indoors, "Ana", "Ben", **more)
    assert not chairs[0].last["table"]["rated"]
    for chair in chairs:
        chair.close()


def test_who_lets_the_time_run_out_has_lost(indoors: Indoors) -> None:
    chairs = sit_down(indoors, "Ana", "Ben", clock={"kind": "turn", "seconds": 5, "out": "over"})
    slow = next(chair for chair in chairs if chair.position["yours"])
    for chair in chairs:
        chair.until(lambda chair=chair: "over" in chair.last)  # type: ignore[misc]
    assert result(indoors, slow.table_id)["rated"]
    until(lambda: len(steps(indoors)) == 4)
    for step in steps(indoors):
        assert (step.mu < step.mu_before) == (step.person == person(slow))


def test_a_game_against_code_alone_is_kept_but_does_not_count(indoors: Indoors) -> None:
    [chair] = sit_down(indoors, "Ana", code=("random",))
    table = play_out([chair])
    assert not result(indoors, table)["rated"]
    assert not steps(indoors)


def test_who_leaves_comes_last_and_a_takeback_counts_as_it_ended(indoors: Indoors) -> None:
    ana, ben, cyr = sit_down(indoors, "Ana", "Ben", "Cyr")
    chairs = [ana, ben, cyr]
    first = next(chair for chair in chairs if chair.position["yours"])
    first.play_turn()
    others = [chair for chair in chairs if chair is not first]
    for chair in others:
        chair.catch_up(first.position["k"])
    assert first.command("takeback", to=0)["type"] == "ack"
    for chair in others:
        chair.until(lambda chair=chair: chair.last.get("takeback", {}).get("to") == 0)
        assert chair.command("answer", to=0, accept=True)["type"] == "ack"
    cyr.guest.post(f"/api/tables/{cyr.table_id}/leave")
    play_out([ana, ben])
    until(lambda: len(steps(indoors)) == 6)
    found = {step.person: step.mu for step in steps(indoors) if step.scope == ALL}
    assert found[person(cyr)] == min(found.values()) < 25
    with indoors.hub.store.engine.connect() as connection:
        kinds = list(connection.execute(text("SELECT DISTINCT kind FROM log")).scalars())
    assert "takeback" in kinds and "handover" in kinds
    assert prove(indoors.hub.store.engine, Rooms(), mend=False).right


def test_a_table_that_nobody_ends_counts_for_nobody(indoors: Indoors) -> None:
    ana, ben = sit_down(indoors, "Ana", "Ben")
    for chair in (ana, ben):
        chair.guest.post(f"/api/tables/{chair.table_id}/leave")
    time.sleep(0.5)
    with indoors.hub.store.engine.connect() as connection:
        assert connection.execute(select(results)).first() is None
    assert not steps(indoors)


# --- counting late ---


def put(house: Indoors, found: Finished) -> None:
    from cenote.server.ladder.prove import replace

    with house.hub.store.engine.begin() as connection:
        replace(connection, found)


def test_a_result_that_comes_in_late_is_counted_in_its_place(indoors: Indoors) -> None:
    engine = indoors.hub.store.engine
    early = game("early", seat(0, "ana", 1), seat(1, "ben", 2), ended=1.0)
    late = game("late", seat(0, "ben", 1), seat(1, "cyr", 2), ended=2.0)
    put(indoors, late)
    assert len(settle.settle(engine)) == 1
    put(indoors, early)
    assert len(settle.settle(engine)) == 1
    assert sorted(steps(indoors)) == sorted(folded([early, late]))
    last = game("last", seat(0, "cyr", 1), seat(1, "ana", 2), ended=3.0)
    put(indoors, last)
    assert len(settle.settle(engine)) == 1 and not settle.settle(engine)
    assert sorted(steps(indoors)) == sorted(folded([early, late, last]))


def test_several_processes_count_a_game_once(tmp_path: Path, shared_database: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    house = Indoors(tmp_path, shared_database)
    try:
        games = [game(f"g{n:02}", seat(0, "ana", 1), seat(1, "ben", 2), ended=float(n)) for n in range(20)]
        for one in games:
            put(house, one)
        with ThreadPoolExecutor(6) as pool:
            assert sum(pool.map(lambda _: len(settle.settle(house.hub.store.engine)), range(6))) == 20
        assert sorted(steps(house)) == sorted(folded(games))
    finally:
        house.stop()
