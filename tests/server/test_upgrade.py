"""A server is upgraded in the middle of games: from the oldest shape of the database and the oldest rules."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import Signer
from sqlalchemy import MetaData, text

from cenote import games
from cenote.core import quipu
from cenote.server.backup import insert_rows
from cenote.server.people import hashed
from cenote.server.settings import database_url
from cenote.server.store.migrate import migrate, newest, revision
from cenote.server.store.store import make_engine
from cenote.server.tally import Tally
from server.house import Chair, Guest, Server, play_on

OLDEST = "0001"
CORPUS = {game.key: Path(__file__).parent / "corpus" / f"{OLDEST}-{game.key}.jsonl" for game in games.all()}
SECRET = "the key of a server that has run for long"

Row = dict[str, Any]


class Former:
    """What the first release had written for one game."""

    def __init__(self, file: Path) -> None:
        self.lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        assert self.lines[0]["schema"] == OLDEST

    def rows(self, name: str) -> list[Row]:
        return [row for table, row in self.lines[1:-1] if table == name]

    def table(self, seed: str) -> Row:
        (found,) = [row for row in self.rows("tables") if row["seed"] == f"corpus-{seed}"]
        return found

    def log(self, table: Row) -> list[Row]:
        return sorted((row for row in self.rows("log") if row["table_id"] == table["id"]), key=lambda row: row["k"])

    def person(self, name: str) -> str:
        (found,) = [row["id"] for row in self.rows("people") if row["name"] == name]
        return str(found)


def write_as_the_first_release(database: str, houses: dict[str, Former]) -> None:
    """A database in the oldest shape, with everything as it was kept then; and a session for everybody."""
    engine = make_engine(database_url(database))
    migrate(engine, OLDEST)
    with engine.begin() as connection:
        for house in houses.values():
            assert insert_rows(connection, iter(house.lines[1:]), Tally()) is not None
            shape = MetaData()
            shape.reflect(connection)
            for row in house.rows("people"):
                session = {"token": hashed(row["id"]), "person": row["id"], "created": row["created"]}
                connection.execute(shape.tables["sessions"].insert(), session)
        assert revision(connection) == OLDEST
    engine.dispose()


def known(server: Server, person: str) -> Guest:
    """Somebody whose browser has kept the cookie of the former server."""
    guest = Guest(server)
    cookie = Signer(SECRET, salt="cenote.session", digest_method=sha256).sign(person).decode()
    guest.http.cookies.set("cenote", cookie)
    return guest


def test_games_go_on_after_an_upgrade(database: str, tmp_path: Path) -> None:
    houses = {key: Former(file) for key, file in CORPUS.items()}
    write_as_the_first_release(database, houses)
    (tmp_path / "secret").write_text(SECRET)
    server = Server(tmp_path, database)
    try:
        for key, house in houses.items():
            ana, ben = (known(server, house.person(name)) for name in ("Ana", "Ben"))
            assert ana.get("/api/me")["name"] == "Ana"
            goes_on_in_the_middle_of_a_turn(key, house, ana, ben)
            goes_on_with_its_clock(house, ana)
            begins_as_it_was_set_up(house, ana, ben)
            again = ana.get(f"/api/tables/{ana.table('me', 'random', game=key)}")
            assert again["rules"] == games.get(key).rules  # what begins now begins by the newest
    finally:
        assert server.stop() == 0
    assert "Traceback" not in server.log()
    engine = make_engine(database_url(database))
    with engine.connect() as connection:
        assert revision(connection) == newest()
        for house in houses.values():
            assert kept_log(connection, house)
    engine.dispose()


def goes_on_in_the_middle_of_a_turn(key: str, house: Former, ana: Guest, ben: Guest) -> None:
    """The unfinished turn is there, the game is played to its end, and its record is one of the old rules."""
    row = house.table("drafting")
    (draft,) = house.rows("drafts")
    info = ana.get(f"/api/tables/{row['id']}")
    assert (info["rules"], info["playable"], info["status"]) == (1, True, "running")
    chairs = [ana.sit(row["id"]), ben.sit(row["id"])]
    mine = chairs[draft["seat"]]
    assert mine.position["n"] == row["decisions"] and mine.draft == json.loads(draft["moves"])
    play_on(chairs, lambda: all("over" in chair.last for chair in chairs))
    record = ana.http.get(f"/api/tables/{row['id']}/record").text
    read = quipu.read(record)
    assert read.rules == 1
    ended = read.play_through(games.get(key)).state
    assert ended.rules == 1 and ended.seat is None
    close(chairs)


def goes_on_with_its_clock(house: Former, ana: Guest) -> None:
    """Its time was out while nobody served it, which costs nobody anything."""
    row = house.table("turned")
    chair = ana.sit(row["id"])
    assert chair.position["yours"] and chair.position["k"] == row["entries"]
    chair.play_turn()
    assert chair.position["k"] > row["entries"] and "Ще раз!" in chair.chat
    close([chair])


def begins_as_it_was_set_up(house: Former, ana: Guest, ben: Guest) -> None:
    row = house.table("waiting")
    ben.post(f"/api/tables/{row['id']}/join", invite=row["invite"])
    chairs = [ana.sit(row["id"]), ben.sit(row["id"])]
    assert ana.get(f"/api/tables/{row['id']}")["rules"] == 1
    play_on(chairs, lambda: chairs[0].position["k"] > 0)
    close(chairs)


def close(chairs: list[Chair]) -> None:
    for chair in chairs:
        chair.close()


def kept_log(connection: Any, house: Former) -> bool:
    """Every entry that was there is there, as it was."""
    for row in house.rows("tables"):
        question = text("SELECT k, seat, turn, move FROM log WHERE table_id = :id ORDER BY k")
        now = [tuple(entry) for entry in connection.execute(question, {"id": row["id"]})]
        before = [(entry["k"], entry["seat"], entry["turn"], entry["move"]) for entry in house.log(row)]
        assert before == now[: len(before)], row["seed"]
    return True


@pytest.mark.parametrize("key", CORPUS)
def test_the_oldest_release_is_kept_for_every_game(key: str) -> None:
    """The first rules of a game, in the first shape of the database, with a turn that is half done."""
    former = Former(CORPUS[key])
    assert {row["rules"] for row in former.rows("tables")} == {games.get(key).versions[0]} == {1}
    assert former.rows("drafts") and former.log(former.table("drafting"))
