"""Options that a host may give in the environment instead: CENOTE_PORT, or in a file that CENOTE_MAIL_FILE names."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from cenote.core.words import Words

NAMES = (
    "HOST", "PORT", "DATABASE", "DATABASE_PASSWORD", "WORKERS", "THINKERS", "DATA", "SECRET_FILE", "ORIGIN", "KEEP",
    "ABSENT", "MAIL", "NOTICE_AFTER", "ALLOW_PRIVATE_TARGETS", "BACKUP", "LOG_JSON", "NO_LIMITS",
)  # fmt: skip


def variable(option: str) -> str:
    return option.upper().replace("-", "_")


def given(name: str) -> str | None:
    """What stands under the name, or in the file that stands under it; None where nothing does."""
    assert name in NAMES
    if found := os.environ.get(f"CENOTE_{name}"):
        return found
    file = os.environ.get(f"CENOTE_{name}_FILE")
    return Path(file).read_text(encoding="utf-8").strip() if file else None


def several(name: str) -> list[str]:
    """Where an option may be given more than once, with spaces between."""
    return (given(name) or "").split()


def switched(name: str) -> bool:
    return (given(name) or "0").lower() not in ("0", "no", "false", "off")


def add_database(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--database", default=given("DATABASE"), metavar="URL", help=words.say("serve-database"))


def database_of(args: argparse.Namespace) -> str:
    """The URL of the database that is meant. Raises Refused for one that is none."""
    from cenote.server.settings import database_url, with_password

    return with_password(database_url(args.database), given("DATABASE_PASSWORD"))
