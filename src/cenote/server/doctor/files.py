"""Keys, files, folders and room on the disk."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import time

from sqlalchemy.engine import make_url

from cenote.core.refusal import Refusal
from cenote.server.doctor.finding import Finding, mind, refused, well, wrong
from cenote.server.leftovers import PREFIX, is_left_over
from cenote.server.notices.push import read_key
from cenote.server.people import read_secret
from cenote.server.rotation import backups_in, newest_in, unfinished_in
from cenote.server.settings import Settings

OTHERS = 0o077
MEGABYTE = 1 << 20
FULL, LITTLE = 256, 1024  # megabytes that are left
LATE = 1.5  # times as long as backups should lie apart


def secret(settings: Settings) -> Iterator[Finding]:
    yield key_file("secret", Path(settings.secret_file), read_secret)


def push(settings: Settings) -> Iterator[Finding]:
    yield key_file("push", Path(settings.secret_file + ".vapid"), read_key)
    if not any(origin.startswith("https://") for origin in settings.origins):
        yield mind("push", "doctor-push-plain")


def key_file(check: str, file: Path, read: Callable[[Path], object]) -> Finding:
    """A key that is there is looked at; one that is not is made by the server, not by us."""
    if not file.exists() and is_writable(file.parent):
        return well(check, "doctor-key-new", file=str(file))
    if not file.exists():
        return wrong(check, "doctor-folder", folder=str(file.parent))
    try:
        read(file)
    except Refusal as refusal:
        return refused(check, refusal)
    except OSError:
        return wrong(check, "doctor-file-foreign", file=str(file))
    if is_open(file):
        return wrong(check, "doctor-file-open", file=str(file))
    return well(check, "doctor-key-well", file=str(file))


def files(settings: Settings) -> Iterator[Finding]:
    """Who reads the database can be anybody; who cannot write it is of no use."""
    found = list(kept(settings))
    for file in found:
        if is_open(file):
            yield wrong("files", "doctor-file-open", file=str(file))
        elif not os.access(file, os.R_OK | os.W_OK):
            yield wrong("files", "doctor-file-foreign", file=str(file))
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        yield mind("files", "doctor-root")
    yield well("files", "doctor-files-well", files=len(found))


def kept(settings: Settings) -> Iterator[Path]:
    if settings.is_sqlite:
        file = Path(make_url(settings.database).database or "")
        yield from (one for one in (file, *beside(file)) if one.exists())
    if settings.backups is not None and Path(settings.backups.folder).is_dir():
        yield from backups_in(Path(settings.backups.folder))


def beside(file: Path) -> Iterator[Path]:
    """What SQLite has open with it."""
    return (file.with_name(file.name + ending) for ending in ("-wal", "-shm"))


def disk(settings: Settings) -> Iterator[Finding]:
    folders = [Path(settings.secret_file).parent]
    if settings.is_sqlite:
        folders.append(Path(make_url(settings.database).database or "").parent)
    if settings.backups is not None:
        folders.append(Path(settings.backups.folder))
    places = {nearest(folder).stat().st_dev: nearest(folder) for folder in reversed(folders)}
    for folder in places.values():
        left = shutil.disk_usage(folder).free // MEGABYTE
        if left < FULL:
            yield wrong("disk", "doctor-disk-full", folder=str(folder), left=left)
        elif left < LITTLE:
            yield mind("disk", "doctor-disk-little", folder=str(folder), left=left)
        else:
            yield well("disk", "doctor-disk-well", folder=str(folder), left=left)


def backups(settings: Settings) -> Iterator[Finding]:
    if settings.backups is None:
        yield mind("backups", "doctor-backups-none")
        return
    folder = Path(settings.backups.folder)
    newest = newest_in(folder)
    if not is_writable(folder):
        yield wrong("backups", "doctor-folder", folder=str(folder))
    elif newest is None:
        yield mind("backups", "doctor-backups-new", folder=str(folder))
    elif time() - newest > settings.backups.every * LATE:
        yield wrong("backups", "doctor-backups-old", folder=str(folder), hours=round((time() - newest) / 3600))
    else:
        hours = max(0, round((time() - newest) / 3600))
        yield well("backups", "doctor-backups-well", count=len(backups_in(folder)), hours=hours)


def leftovers(settings: Settings) -> Iterator[Finding]:
    """What servers that were killed have left behind."""
    found = [one for one in Path(tempfile.gettempdir()).glob(f"{PREFIX}*") if is_left_over(one)]
    if settings.backups is not None:
        found += unfinished_in(Path(settings.backups.folder))
    for one in found:
        yield mind("leftovers", "doctor-leftover", file=str(one))
    if not found:
        yield well("leftovers", "doctor-leftovers-none")


def nearest(folder: Path) -> Path:
    """The folder, or where it will be made."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder


def is_writable(folder: Path) -> bool:
    place = nearest(folder)
    return place.is_dir() and os.access(place, os.W_OK | os.X_OK)


def is_open(file: Path) -> bool:
    """May others than its owner get at it?"""
    return os.name != "nt" and bool(file.stat().st_mode & OTHERS)
