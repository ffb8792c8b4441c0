"""A folder of backups: a new one is added, the oldest ones go."""

from __future__ import annotations

import re
import shutil
from datetime import UTC, datetime
from pathlib import Path
from time import time

from sqlalchemy import Engine

from cenote.server.backup import TRIAL, UNFINISHED, write_backup
from cenote.server.refused import Refused

STAMP = "%Y%m%dT%H%M%SZ"
NAMED = re.compile(r"cenote-(\d{8}T\d{6}Z)\.jsonl\.gz")
ABANDONED = 3600.0  # seconds after which nobody writes it any more


def back_up_into(engine: Engine, folder: Path, keep: int, now: float) -> tuple[Path, int]:
    """The new backup, and how many rows it has. Older ones go only when it is good; 0 keeps all."""
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as trouble:
        raise Refused("backup-disk", file=str(folder), error=trouble.strerror or str(trouble)) from trouble
    sweep(folder)
    file = folder / f"cenote-{datetime.fromtimestamp(now, UTC):{STAMP}}.jsonl.gz"
    rows = write_backup(engine, file)
    older = [one for one in backups_in(folder) if one != file]
    for one in older[: max(0, len(older) - keep + 1)] if keep else ():
        one.unlink(missing_ok=True)
    return file, rows


def backups_in(folder: Path) -> list[Path]:
    """The oldest first."""
    return sorted(file for file in folder.glob("cenote-*.jsonl.gz") if NAMED.fullmatch(file.name))


def made_at(file: Path) -> float:
    found = NAMED.fullmatch(file.name)
    assert found is not None
    return datetime.strptime(found[1], STAMP).replace(tzinfo=UTC).timestamp()


def newest_in(folder: Path) -> float | None:
    """When the newest backup was made; None where there is none."""
    files = backups_in(folder)
    return made_at(files[-1]) if files else None


def unfinished_in(folder: Path) -> list[Path]:
    """What a crash has left."""
    found = [*folder.glob(f"cenote-*{UNFINISHED}"), *folder.glob(f"{TRIAL}*")]
    return sorted(one for one in found if time() - one.stat().st_mtime > ABANDONED)


def sweep(folder: Path) -> None:
    for one in unfinished_in(folder):
        if one.is_dir():
            shutil.rmtree(one, ignore_errors=True)
        else:
            one.unlink(missing_ok=True)
