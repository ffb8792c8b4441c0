"""Folders for the counters of several processes, and what is left of them when a server was killed."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from pathlib import Path
from time import time

PREFIX = "cenote-metrics-"
OLD = 3600.0  # seconds
VERY_OLD = 7 * 24 * 3600.0  # as folders of former programs have to be, which do not say whose they are
NAMED = re.compile(PREFIX + r"(\d+)-\w+")


def make_folder() -> str:
    sweep()
    return tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-")


def sweep() -> None:
    """Remove folders of ours whose server is no more."""
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        try:
            if is_left_over(folder):
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue  # somebody else was quicker


def is_left_over(folder: Path) -> bool:
    found = folder.lstat()
    if folder.is_symlink() or not folder.is_dir() or (os.name != "nt" and found.st_uid != os.getuid()):
        return False
    last = max([found.st_mtime, *(file.lstat().st_mtime for file in folder.iterdir())])
    named = NAMED.fullmatch(folder.name)
    if named is None:
        return time() - last > VERY_OLD
    return time() - last > OLD and not is_running(int(named[1]))


def is_running(process: int) -> bool:
    if os.name == "nt":
        return False  # there, what a process has open cannot be removed anyway
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
