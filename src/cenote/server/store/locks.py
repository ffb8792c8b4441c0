"""The lock of a SQLite file: held while a server writes it, since a second one would not know what the first has in
memory.

It goes by the file, whatever name it was opened by. On Linux it lies on the file itself, on a byte far behind all that
SQLite reads and locks, and belongs to the open file rather than to the process: SQLite's own locks cannot end it. The
other way round they could: when a process closes a file it loses all plain locks on it, so the handle is closed last.
Elsewhere a file beside it is locked, which tells links by name but not hard links.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path
from typing import IO

from cenote.server.refused import Refused

FAR = 1 << 62  # bytes; no file is so long
LAYOUT = "hhqqi4x"  # of `struct flock`
F_OFD_SETLK = 37

held: set[tuple[int, int]] = set()  # device and number of the files that this process has


class FileLock:
    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        real = file.resolve()
        self.handle = -1
        self.key: tuple[int, int] | None = None
        try:
            self.beside = real.with_name(real.name + ".lock").open("a+b")
        except OSError as error:
            raise Refused("server-database-away", error=str(error)) from None
        try:
            lock_beside(self.beside)
            self.lock_itself(file)
        except OSError:
            self.beside.close()
            raise Refused("server-database-in-use", file=str(file)) from None

    def lock_itself(self, file: Path) -> None:
        if not on_itself():
            return
        self.handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        found = os.fstat(self.handle)
        key = found.st_dev, found.st_ino
        if key in held:  # left open on purpose: closing it would end the locks of SQLite in this process
            raise BlockingIOError
        try:
            lock_far_byte(self.handle)
        except OSError:
            os.close(self.handle)
            raise
        held.add(key)
        self.key = key

    def release(self) -> None:
        """After every connection to the file was closed."""
        if self.key is not None:
            held.discard(self.key)
            os.close(self.handle)
            self.key = None
        self.beside.close()


def on_itself() -> bool:
    return sys.platform == "linux" and struct.calcsize("P") == 8


if sys.platform == "win32":
    import msvcrt

    def lock_beside(handle: IO[bytes]) -> None:
        handle.seek(0)
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)

    def lock_far_byte(handle: int) -> None: ...

else:
    import fcntl

    def lock_beside(handle: IO[bytes]) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def lock_far_byte(handle: int) -> None:
        wanted = struct.pack(LAYOUT, fcntl.F_WRLCK, os.SEEK_SET, FAR, 1, 0)
        fcntl.fcntl(handle, F_OFD_SETLK, wanted)
