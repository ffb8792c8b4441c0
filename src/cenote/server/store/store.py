"""The database as the rest of the server sees it: `write` is durable when it returns, `read` waits for nobody."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import NullPool

from cenote.server.refused import Refused
from cenote.server.store.locks import FileLock
from cenote.server.store.migrate import check, migrate
from cenote.server.store.sqlite import SqliteConnection, set_pragmas
from cenote.server.store.statements import Statement
from cenote.server.store.writer import Unavailable, Writer

if TYPE_CHECKING:
    from cenote.server.store.postgres import PostgresConnection

READERS = 6

P = ParamSpec("P")
R = TypeVar("R")


class Store:
    def __init__(self, database: str) -> None:
        self.url = make_url(database)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.lock: FileLock | None = None
        if self.is_sqlite:
            self.lock = FileLock(self.file)
        self.engine = make_engine(database)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="cenote-reader")
        self.writer: Writer | None = None

    @property
    def file(self) -> Path:
        return Path(self.url.database or "")

    @property
    def conninfo(self) -> str:
        """The address of PostgreSQL as libpq understands it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def prepare(self) -> None:
        """Bring the database to the shape of this program. Raises Refused if it is another's or a later program's."""
        with told_of(self.engine):
            migrate(self.engine)

    def start(self, on_lost: Callable[[], None]) -> None:
        """Begin to write. `on_lost` is called, in the loop, when the right to write was lost."""
        loop = asyncio.get_running_loop()

        def tell_lost() -> None:
            loop.call_soon_threadsafe(on_lost)

        self.writer = Writer(self.writing_connection(), tell_lost)
        self.writer.start()

    def writing_connection(self) -> SqliteConnection | PostgresConnection:
        if self.is_sqlite:
            return SqliteConnection(self.file)
        from cenote.server.store.postgres import PostgresConnection

        return PostgresConnection(self.conninfo)

    def stop(self) -> None:
        if self.writer is not None:
            self.writer.stop()
        self.readers.shutdown(cancel_futures=True)
        self.engine.dispose()
        if self.lock is not None:
            self.lock.release()

    def write(self, statements: Sequence[Statement], era: int | None = None) -> Awaitable[None]:
        """Done when all of it is durable; raises Unavailable if it may not be, or if that era is over."""
        assert self.writer is not None
        return self.writer.put(statements, era)

    async def take(self, table_id: str) -> int | None:
        """Try to become the one process that writes the table; tells the era for which it may."""
        if self.is_sqlite:
            return 0
        assert self.writer is not None
        era = self.writer.era
        taken = await self.writer.put(lambda connection: connection.take(table_id), era)
        return era if taken else None

    def give_back(self, table_id: str) -> None:
        """Another process may write the table from now on."""
        if not self.is_sqlite:
            assert self.writer is not None
            self.writer.put(lambda connection: connection.give_back(table_id)).add_done_callback(ignore)

    async def renew_lease(self) -> float:
        """This process is alive, and may go on writing the tables it has taken. Tells how far the clock of the database
        is ahead of ours."""
        assert self.writer is not None
        ahead: float = await self.writer.put(lambda connection: connection.renew_lease())
        return ahead

    async def read(self, question: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What the question finds, in one consistent look at the database."""

        def ask() -> R:
            with self.engine.connect() as connection:
                return question(connection, *args, **kwargs)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, ask)
        except (DBAPIError, sqlite3.Error) as error:
            raise Unavailable(str(error)) from error


@contextmanager
def existing(database: str, made: bool = False) -> Iterator[Engine]:
    """A database that is there already, or is made. Raises Refused if it is not, or none of ours."""
    file = make_url(database).database or ""
    if not made and make_url(database).get_backend_name() == "sqlite" and not Path(file).is_file():
        raise Refused("server-no-database", file=file)
    engine = make_engine(database)
    try:
        with told_of(engine):
            yield engine
    finally:
        engine.dispose()


def probe(database: str) -> None:
    """Raises Refused if the database cannot be reached, or is none of ours."""
    with existing(database, made=True):
        pass


@contextmanager
def told_of(engine: Engine) -> Iterator[None]:
    """Whatever is wrong with the database is Refused with one sentence."""
    try:
        with without_pragmas(engine).connect() as connection:
            check(connection)
        yield
    except DBAPIError as error:
        what = " ".join(str(error.orig).split())
        if engine.dialect.name == "sqlite" and not isinstance(error, OperationalError):
            raise Refused("server-database-broken", file=engine.url.database, error=what) from None
        raise Refused("server-database-away", error=what) from None


def without_pragmas(engine: Engine) -> Engine:
    """To look at a file that may be another's: our way of writing would change it."""
    return create_engine(engine.url, poolclass=NullPool) if engine.dialect.name == "sqlite" else engine


def ignore(done: asyncio.Future[None]) -> None:
    """A lock that could not be given back went with its connection."""
    done.cancelled() or done.exception()


def make_engine(database: str) -> Engine:
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        Path(url.database or "").absolute().parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, connect_args={"check_same_thread": False})
        event.listen(engine, "connect", set_pragmas)
        return engine
    options: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "pool_pre_ping": True}
    return create_engine(url, pool_size=READERS, connect_args={"connect_timeout": 10}, **options)
