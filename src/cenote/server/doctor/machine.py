"""What the machine gives: cores and open files."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from multiprocessing import get_context

from cenote.server.doctor.finding import Finding, mind, well, wrong
from cenote.server.doors import MOST, SPARE
from cenote.server.settings import Settings

if sys.platform != "win32":
    import resource


def processes(settings: Settings) -> Iterator[Finding]:
    cores = os.cpu_count() or 1
    if settings.workers > cores:
        yield mind("processes", "doctor-workers-many", workers=settings.workers, cores=cores)
    else:
        yield well("processes", "doctor-workers-well", workers=settings.workers, cores=cores)
    if trouble := starting():
        yield wrong("processes", "doctor-processes-none", error=trouble)
    allowed = open_files()
    if allowed < MOST + SPARE:
        yield mind("processes", "doctor-open-files", allowed=allowed, wanted=MOST + SPARE)


def starting() -> str:
    """Why no process can be started with which something is shared, as those that think and those that back up are."""
    try:
        get_context("spawn").Lock()
    except OSError as error:
        return error.strerror or str(error)
    return ""


def open_files() -> int:
    """How many files and connections a process may have open at most."""
    if sys.platform == "win32":
        return MOST + SPARE
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return MOST + SPARE if hard == resource.RLIM_INFINITY else hard
