"""What a host may set."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec
from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url

from cenote.server.refused import Refused

DAY = 24 * 3600.0  # seconds


class Lifetimes(msgspec.Struct, frozen=True):
    """After how many days something is thrown away that nobody needs any more; 0: never."""

    gathering: float = 14.0  # tables that never began, since somebody of them was there
    idle: float = 365.0  # games that nobody goes on with
    finished: float = 0.0  # games that are over
    guests: float = 30.0  # who have no table
    sessions: float = 90.0  # that nobody uses
    commands: float = 7.0  # ids of what was done, by which a repetition is known
    notices: float = 14.0  # that were told, or were not worth telling


def read_lifetimes(written: Sequence[str]) -> Lifetimes:
    """From KIND=DAYS, each. Raises Refused for what is none."""
    days: dict[str, float] = {}
    for one in written:
        kind, _, number = one.partition("=")
        if kind not in Lifetimes.__struct_fields__ or not number.isascii() or not number.isdigit():
            raise Refused("server-keep", keep=one, kinds=", ".join(Lifetimes.__struct_fields__))
        days[kind] = float(number)
    return Lifetimes(**days)


class Backups(msgspec.Struct, frozen=True):
    """Where the server backs itself up, how often, and how many backups it leaves there."""

    folder: str
    every: float = DAY  # seconds
    keep: int = 7  # 0: all


UNITS = {"m": 60.0, "h": 3600.0, "d": DAY}


def read_backups(written: str) -> Backups:
    """From FOLDER,every=24h,keep=7. Raises Refused for what is none."""
    folder, *rest = written.split(",")
    every, keep = Backups.__struct_defaults__
    for part in rest:
        name, _, value = part.partition("=")
        number = value[:-1] if name == "every" else value
        if name not in ("every", "keep") or not (number.isascii() and number.isdigit()):
            raise Refused("server-backup", backup=written)
        if name == "every":
            every = int(number) * UNITS.get(value[-1], 0.0)
        else:
            keep = int(number)
    if not folder or every <= 0:
        raise Refused("server-backup", backup=written)
    return Backups(str(Path(folder).absolute()), every, keep)


class Settings(msgspec.Struct, frozen=True):
    """How a server runs."""

    database: str
    secret_file: str
    host: str = "127.0.0.1"
    port: int = 8123
    workers: int = 1
    data: dict[str, tuple[str, str]] = {}  # game -> name and text of the host's own component file
    origins: tuple[str, ...] = ()  # further addresses that the browser app may come from
    thinkers: int = 0  # processes for code seats; 0: one less than there are cores
    limits: bool = True
    log_json: bool = False
    lifetimes: Lifetimes = Lifetimes()
    absent: int = 14  # days without a decision after which code plays for a person, where no clock does it; 0: never
    mail: str = ""  # the address of an SMTP server, with password
    private_targets: bool = False  # may notices be sent into private networks?
    notice_after: float = 120.0  # seconds that a turn waits unseen before its person is called
    backups: Backups | None = None  # that the server makes by itself

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def thinking_processes(self) -> int:
        return self.thinkers or max(1, (os.cpu_count() or 2) - 1)

    def check(self) -> None:
        """Raises Refused for what cannot work together."""
        if self.workers < 1:
            raise Refused("server-workers", workers=self.workers)
        if self.is_sqlite and self.workers > 1:
            raise Refused("server-sqlite-workers", workers=self.workers)
        if self.mail:
            from cenote.server.notices.mail import MailServer

            MailServer(self.mail)


def data_folder() -> Path:
    """Where a server keeps what nobody named a place for."""
    return user_data_path("cenote", appauthor=False)


def database_url(named: str | None) -> str:
    """The URL that SQLAlchemy understands: of a PostgreSQL server, of a named SQLite file, or of the default file."""
    if named is None:
        return sqlite_url(data_folder() / "cenote.sqlite")
    scheme, separator, rest = named.partition("://")
    if not separator:
        return sqlite_url(Path(named))
    if scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if scheme == "sqlite" and rest.startswith("/"):
        return sqlite_url(Path(make_url(named).database or ""))
    raise Refused("server-database", database=scheme)


def with_password(url: str, password: str | None) -> str:
    """The same database, where its password was told apart from it."""
    parts = make_url(url)
    if not password or parts.password is not None or parts.get_backend_name() == "sqlite":
        return url
    return parts.set(password=password).render_as_string(hide_password=False)


def sqlite_url(file: Path) -> str:
    return URL.create("sqlite", database=str(file.absolute())).render_as_string()
