"""Where a network comes from: the code that taught it, the command, and the runs that its own began with."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

MODULE = "python -m cenote.learn"
COMMANDS = " && "  # between those that taught one after the other
CHANGED = "+"  # after a commit: what taught was not quite what was committed
TOLD = ("command", "commit", "seed", "decisions", "curve")  # of a run that another began with
_FOLDERS = re.compile(r"(?:\b[A-Za-z]:)?[^\s=:]*[/\\]")


def commit(folder: Path = Path(__file__).parent) -> str:
    """Of the checkout that the folder belongs to; nothing where there is none, or no git."""
    if not git(folder, "ls-files", "--", "."):
        return ""  # an installed package may lie in a checkout of something else
    return git(folder, "describe", "--always", "--exclude=*", "--abbrev=40", f"--dirty={CHANGED}")


def git(folder: Path, *order: str) -> str:
    try:
        told = subprocess.run(["git", "-C", str(folder), *order], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return told.stdout.strip()


def command(words: Sequence[str]) -> str:
    """As it can be typed again; where files lie is nobody's business."""
    return f"{MODULE} {shlex.join(word if '://' in word else _FOLDERS.sub('', word) for word in words)}"


def together(before: str, now: str) -> str:
    """Commands or commits that taught one after the other."""
    return f"{before}{COMMANDS}{now}" if before and now not in ("", before) else before or now


def runs(about: dict[str, Any]) -> list[dict[str, Any]]:
    """All that made a network, from the first; files from before this was kept tell less."""
    empty = {"command": "", "commit": "", "curve": []}
    return [*about.get("before", []), {name: about.get(name, empty.get(name, 0)) for name in TOLD}]
