"""`cenote doctor`: each check on a set-up that is good, and on one that is broken in that one way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import time
from typing import Any, NamedTuple

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url

from cenote.cli import main
from cenote.server.doctor import database as database_checks
from cenote.server.doctor import files, machine, network
from cenote.server.doctor.examine import examine
from cenote.server.doctor.finding import Finding
from cenote.server.doctor.network import Answer, ask, through
from cenote.server.notices.push import read_key
from cenote.server.people import read_secret
from cenote.server.protocol.general import Health
from cenote.server.rotation import back_up_into
from cenote.server.settings import Backups, Settings, database_url
from cenote.server.store.migrate import migrate
from cenote.server.store.store import existing, make_engine
from cenote.server.words import server_words
from server.farside import Post
from server.house import Indoors
from shell import LANGUAGES, Output

HOUR = 3600.0


@pytest.fixture
def good(database: str, tmp_path: Path) -> Settings:
    """A set-up with which nothing is wrong, on each kind of database."""
    tmp_path.chmod(0o700)
    settings = Settings(
        database=database_url(database),
        secret_file=str(tmp_path / "secret"),
        port=1,
        backups=Backups(str(tmp_path / "backups")),
    )
    engine = make_engine(settings.database)
    migrate(engine)
    back_up_into(engine, tmp_path / "backups", 7, time())
    engine.dispose()
    read_secret(tmp_path / "secret")
    read_key(tmp_path / "secret.vapid")
    for file in tmp_path.glob("cenote.sqlite*"):
        file.chmod(0o600)
    return settings


def changed(settings: Settings, **more: Any) -> Settings:
    return Settings(**{name: getattr(settings, name) for name in settings.__struct_fields__} | more)


def states(found: Iterator[Finding] | list[Finding]) -> dict[str, str]:
    """What was found, each said in all languages without a gap."""
    told = {}
    for finding in found:
        for language in LANGUAGES:
            sentence = finding.said(server_words(language))
            assert sentence and "{" not in sentence and finding.key not in sentence, finding
        told[finding.key] = finding.state
    return told


@contextmanager
def at(engine_of: Settings, *statements: str) -> Iterator[None]:
    engine = make_engine(engine_of.database)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()
    yield


# --- all together ---


def test_a_good_set_up_has_nothing_wrong(good: Settings) -> None:
    found = examine(good)
    assert not [one for one in found if one.state == "wrong"]
    assert {one.check for one in found if one.state == "well"} >= {
        "database", "clock", "secret", "files", "disk", "backups", "leftovers", "processes", "origin", "mail", "push"
    }  # fmt: skip
    states(found)


def test_the_command_tells_it_to_people_and_to_programs(good: Settings, tmp_path: Path, capsys: Output) -> None:
    plain = good.database if good.is_sqlite else good.database.replace("+psycopg", "")
    options = ["--database", plain, "--secret-file", good.secret_file, "--port", "1"]
    for language in LANGUAGES:
        assert main(["doctor", *options, "--lang", language]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[0].startswith(server_words(language).say("doctor-well")) and len(lines) > 12
    (tmp_path / "secret").write_text("short")
    assert main(["doctor", *options, "--json", "--lang", "en"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["well"] is False
    (bad,) = [one for one in told["found"] if one["state"] == "wrong"]
    assert bad["check"] == "secret" and "32" in bad["text"]
    assert main(["doctor", *options, "--port", "99999", "--lang", "en"]) == 1
    assert "99999" in capsys.readouterr().out


def test_it_reads_what_the_server_reads(good: Settings, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setenv("CENOTE_DATABASE", good.database)
    monkeypatch.setenv("CENOTE_SECRET_FILE", good.secret_file)
    monkeypatch.setenv("CENOTE_BACKUP", f"{good.backups.folder if good.backups else ''},every=1h")
    monkeypatch.setenv("CENOTE_PORT", "1")
    monkeypatch.setenv("CENOTE_WORKERS", "1")
    assert main(["doctor", "--json", "--lang", "en"]) == 0
    keys = {one["key"] for one in json.loads(capsys.readouterr().out)["found"]}
    assert keys >= {"doctor-database-well", "doctor-key-well", "doctor-backups-well", "doctor-server-none"}


def test_settings_that_cannot_be(good: Settings) -> None:
    alone = changed(good, database="sqlite:////nowhere/x.sqlite", workers=4)
    assert states(examine(alone)) == {"refusal-server-sqlite-workers": "wrong"}
    assert states(examine(changed(good, mail="http://x"))) == {"refusal-server-mail": "wrong"}


# --- the database ---


def test_a_database_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new = Settings(database=database_url(str(tmp_path / "new" / "x.sqlite")), secret_file=str(tmp_path / "s"))
    assert states(database_checks.database(new)) == {"doctor-database-new": "well"}
    assert not (tmp_path / "new").exists()  # a look changes nothing
    monkeypatch.setattr(files.os, "access", lambda *_: False)
    assert states(database_checks.database(new)) == {"doctor-folder": "wrong"}
    away = changed(new, database=database_url("postgresql://127.0.0.1:1/x?connect_timeout=2"))
    assert states(database_checks.database(away)) == {"refusal-server-database-away": "wrong"}


def test_a_database_of_another_shape(good: Settings) -> None:
    with at(good, "UPDATE alembic_version SET version_num = '0001'"):
        assert states(database_checks.database(good)) == {"doctor-database-older": "mind"}
    with at(good, "UPDATE alembic_version SET version_num = '9999'"):
        assert states(database_checks.database(good)) == {"refusal-server-database-newer": "wrong"}


def test_a_database_that_cannot_be_written(good: Settings) -> None:
    forbid = "CREATE TRIGGER no BEFORE UPDATE ON alembic_version BEGIN SELECT RAISE(ABORT, 'no'); END"
    if not good.is_sqlite:
        name = make_url(good.database).database
        forbid = f"ALTER DATABASE {name} SET default_transaction_read_only = on"
    before = states(database_checks.database(good))
    assert before["doctor-database-well"] == "well"
    with at(good, forbid):
        assert states(database_checks.database(good))["doctor-database-readonly"] == "wrong"


def test_too_few_connections(good: Settings) -> None:
    many = states(database_checks.database(changed(good, workers=50)))
    assert ("doctor-connections" in many) == (not good.is_sqlite)


def test_clocks(good: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert states(database_checks.database(good))["doctor-clock-well"] == "well"
    row = {"game": "tzolkin", "status": "over", "visibility": "public", "code": (good.is_sqlite and "0") or "false"}
    with at(
        good,
        f"""INSERT INTO tables (id, game, rules, data, players, options, seed, origin, host, visibility, invite, status,
        created, updated, clock_kind, clock_seconds, entries, decisions, turn, code, clock, visited) VALUES
        ('t', '{row["game"]}', 1, '', 2, '', '', '', 'h', '{row["visibility"]}', '', '{row["status"]}',
        0, {time()}, 'none', 0, 0, 0, 0, {row["code"]}, '', 0)""",
    ):
        assert states(database_checks.database(good))["doctor-clock-well"] == "well"
        monkeypatch.setattr(database_checks, "time", lambda: time() - HOUR)
        expected = "doctor-clock-back" if good.is_sqlite else "doctor-clock-apart"
        assert states(database_checks.database(good))[expected] == "wrong"


# --- keys, files, disk ---


def test_keys(good: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    secret, key = Path(good.secret_file), Path(good.secret_file + ".vapid")
    assert states(files.secret(good)) == {"doctor-key-well": "well"}
    secret.chmod(0o644)
    assert states(files.secret(good)) == {"doctor-file-open": "wrong"}
    secret.unlink()
    assert states(files.secret(good)) == {"doctor-key-new": "well"} and not secret.exists()
    key.write_text("no key")
    assert states(files.push(good))["refusal-server-push-key"] == "wrong"
    secure = changed(good, origins=("https://cenote.example",))
    key.unlink()
    assert states(files.push(secure)) == {"doctor-key-new": "well"}
    assert states(files.push(good)) == {"doctor-key-new": "well", "doctor-push-plain": "mind"}
    secret.mkdir()
    assert states(files.secret(good)) == {"doctor-file-foreign": "wrong"}
    secret.rmdir()
    monkeypatch.setattr(files.os, "access", lambda *_: False)
    assert states(files.secret(good)) == {"doctor-folder": "wrong"}


def test_files(good: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files.os, "geteuid", lambda: 1000)
    assert states(files.files(good)) == {"doctor-files-well": "well"}
    monkeypatch.setattr(files.os, "geteuid", lambda: 0)
    assert states(files.files(good)) == {"doctor-files-well": "well", "doctor-root": "mind"}
    backup = next(Path(good.backups.folder).iterdir()) if good.backups else Path()
    backup.chmod(0o640)
    assert states(files.files(good))["doctor-file-open"] == "wrong"
    backup.chmod(0o600)
    monkeypatch.setattr(files.os, "access", lambda *_: False)
    assert states(files.files(good))["doctor-file-foreign"] == "wrong"


class Room(NamedTuple):
    free: int


@pytest.mark.parametrize(("megabytes", "key", "state"), [
    (5000, "doctor-disk-well", "well"), (700, "doctor-disk-little", "mind"), (100, "doctor-disk-full", "wrong"),
])  # fmt: skip
def test_disk(good: Settings, monkeypatch: pytest.MonkeyPatch, megabytes: int, key: str, state: str) -> None:
    monkeypatch.setattr(files.shutil, "disk_usage", lambda _: Room(megabytes << 20))
    assert states(files.disk(good)) == {key: state}


def test_backups(good: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert states(files.backups(good)) == {"doctor-backups-well": "well"}
    assert states(files.backups(changed(good, backups=None))) == {"doctor-backups-none": "mind"}
    empty = changed(good, backups=Backups(str(tmp_path / "none")))
    assert states(files.backups(empty)) == {"doctor-backups-new": "mind"}
    monkeypatch.setattr(files, "time", lambda: time() + 37 * HOUR)
    assert states(files.backups(good)) == {"doctor-backups-old": "wrong"}
    (tmp_path / "file").write_text("")
    nowhere = changed(good, backups=Backups(str(tmp_path / "file" / "backups")))
    assert states(files.backups(nowhere)) == {"doctor-folder": "wrong"}


def test_leftovers(good: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files.tempfile, "gettempdir", lambda: str(tmp_path))
    assert states(files.leftovers(good)) == {"doctor-leftovers-none": "well"}
    monkeypatch.setattr("cenote.server.rotation.ABANDONED", -1.0)
    (tmp_path / "backups" / "cenote-20200101T000000Z.jsonl.gz.part").write_text("")
    assert states(files.leftovers(good)) == {"doctor-leftover": "mind"}


def test_processes(good: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "open_files", lambda: 1 << 20)
    monkeypatch.setattr(machine.os, "cpu_count", lambda: 2)
    assert states(machine.processes(good)) == {"doctor-workers-well": "well"}
    assert states(machine.processes(changed(good, workers=9))) == {"doctor-workers-many": "mind"}
    monkeypatch.setattr(machine, "open_files", lambda: 1024)
    assert states(machine.processes(good))["doctor-open-files"] == "mind"

    def forbidden(_kind: str) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(machine, "get_context", forbidden)
    assert states(machine.processes(good))["doctor-processes-none"] == "wrong"


# --- the way from the internet, and to mail ---


def test_addresses(good: Settings) -> None:
    def found(*origins: str, host: str = "127.0.0.1") -> dict[str, str]:
        return states(network.origin(changed(good, origins=origins, host=host)))

    assert found() == {"doctor-origin-here": "well"}
    assert found(host="0.0.0.0") == {"doctor-origin-none": "mind"}
    assert found("https://cenote.example") == found("http://192.168.1.7:8123") == {"doctor-origin-well": "well"}
    assert found("http://cenote.example") == {"doctor-origin-plain": "mind"}
    for bad in ("cenote.example", "https://cenote.example/play", "ftp://x", "https://", "https://[", "https://a:b"):
        assert found(bad) == {"doctor-origin-bad": "wrong"}, bad


class Proxy(BaseHTTPRequestHandler):
    """Passes requests on to a server, more or less well."""

    target = 0
    fault = ""

    def do_GET(self) -> None:
        headers = dict(self.headers.items())
        if self.fault == "name":
            headers["Host"] = "inside.example"
        if self.fault == "socket":
            headers.pop("Upgrade", None)
            headers["Connection"] = "close"
        if self.fault == "other":
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<h1>Welcome to nginx!</h1>")
            return
        there = HTTPConnection("127.0.0.1", self.target, timeout=5)
        there.request("GET", self.path, headers=headers)
        answer = there.getresponse()
        self.send_response(answer.status)
        self.end_headers()
        self.wfile.write(answer.read())
        there.close()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def proxied(house: Indoors, fault: str) -> Iterator[str]:
    port = int(house.address.rpartition(":")[2])
    serving = ThreadingHTTPServer(("127.0.0.1", 0), type("Faulty", (Proxy,), {"target": port, "fault": fault}))
    thread = Thread(target=serving.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{serving.server_port}"
    finally:
        serving.shutdown()
        serving.server_close()


def test_proxies(indoors: Indoors) -> None:
    assert states([through(indoors.address)]) == {"doctor-proxy-well": "well"}
    faults = {"": "well", "name": "wrong", "socket": "wrong", "other": "wrong"}
    for fault, state in faults.items():
        with proxied(indoors, fault) as address:
            assert states([through(address)]) == {f"doctor-proxy-{fault or 'well'}": state}
    believing = indoors.address.replace("127.0.0.1", "localhost")  # this machine may say where somebody comes from
    assert states([through(believing)]) == {"doctor-proxy-forged": "wrong"}
    assert states([through("http://127.0.0.1:1")]) == {"doctor-proxy-away": "wrong"}


def test_a_proxy_that_does_not_tell_of_https(monkeypatch: pytest.MonkeyPatch) -> None:
    def answering(secure: bool) -> Any:
        return lambda *_: Answer(200, Health(True, "1", secure, "198.51.100.1"))

    monkeypatch.setattr(network, "ask", answering(secure=False))
    assert states([through("https://cenote.example")]) == {"doctor-proxy-scheme": "wrong"}
    monkeypatch.setattr(network, "ask", answering(secure=True))
    assert states([through("https://cenote.example")]) == {"doctor-proxy-well": "well"}


def test_the_server_sees_what_its_proxy_says(indoors: Indoors) -> None:
    told = ask(indoors.address, "/healthz", {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}).health
    assert told is not None and told.secure and told.address == "198.51.100.7"
    plain = ask(indoors.address, "/healthz", {}).health
    assert plain is not None and not plain.secure and plain.address == "127.0.0.1"


def test_a_server_that_runs(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    port = int(indoors.address.rpartition(":")[2])
    here = Settings(database="sqlite:////x", secret_file="/x", port=port)
    assert states(network.server(here)) == {"doctor-server-well": "well"}
    monkeypatch.setattr(network, "__version__", "99")
    assert states(network.server(here)) == {"doctor-server-old": "mind"}
    with proxied(indoors, "other") as address:
        other = changed(here, port=int(address.rpartition(":")[2]))
        assert states(network.server(other)) == {"doctor-server-other": "wrong"}
    assert states(network.server(changed(here, port=1))) == {"doctor-server-none": "mind"}
    monkeypatch.setattr(network, "ask", lambda *_: Answer(503, Health(False, "1", False, "")))
    assert states(network.server(here)) == {"doctor-server-sick": "wrong"}


def test_mail(good: Settings) -> None:
    assert states(network.mail(good)) == {"doctor-mail-none": "well"}
    post = Post()
    try:
        assert states(network.mail(changed(good, mail=post.url))) == {"doctor-mail-well": "well"}
        encrypted = changed(good, mail=post.url.replace("&plain=1", ""))
        assert states(network.mail(encrypted)) == {"doctor-mail-bad": "wrong"}
        assert not post.mail
    finally:
        post.stop()
    dead = changed(good, mail="smtp://127.0.0.1:1/?plain=1&from=cenote@cenote.example")
    assert states(network.mail(dead)) == {"doctor-mail-bad": "wrong"}


def test_looking_leaves_everything_as_it_was(good: Settings, tmp_path: Path) -> None:
    with existing(good.database):
        pass
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file() and "-shm" not in file.name}
    examine(good)
    after = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file() and "-shm" not in file.name}
    assert after == before
