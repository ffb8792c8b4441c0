"""Versions of the games: `python -m cenote.games.versions`, with `--check` only looks.

Who corrects a component or a rule raises `rules` in the room's `__init__.py` and calls this. It takes the components as
they were from git (`--since REVISION`, by default the last commit), writes what was different then into
`data/versions/N.toml`, and the fingerprint of today's components into `data/versions/frozen.toml`. `--again` does so
anew for a version that nobody has played yet.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from cenote import games
from cenote.core.corrections import key, toml
from cenote.core.data import PROVENANCE, WITHOUT, Data, read
from cenote.core.room import VERSIONS, Room

FROZEN = VERSIONS / "frozen.toml"
COMMAND = "python -m cenote.games.versions"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog=COMMAND, description="Keep the versions of the games.")
    parser.add_argument("--check", action="store_true", help="only look whether released versions are as they were")
    parser.add_argument("--since", default="HEAD", metavar="REVISION", help="where git has the version before")
    parser.add_argument("--again", action="store_true", help="the newest version was not released: write it anew")
    args = parser.parse_args(arguments)
    rooms = [game for game in games.all() if isinstance(game, Room)]
    if not args.check:
        for room in rooms:
            bring_up(room, args.since, args.again)
    found = [complaint for room in rooms for complaint in complaints(room)]
    for complaint in found:
        print(complaint, file=sys.stderr)
    return 1 if found else 0


# --- looking ---


def frozen(room: Room) -> dict[int, str]:
    """The fingerprint of each version; a room without the file has released none yet."""
    file = room.folder / FROZEN
    if not file.exists():
        return {}
    return {int(version): mark for version, mark in tomllib.loads(file.read_text(encoding="utf-8")).items()}


def complaints(room: Room) -> list[str]:
    """What is not as it was released, each with what to do about it."""
    marks = frozen(room)
    if not marks:
        return []
    found = []
    for version in room.versions[:-1]:
        if room.at(version).fingerprint != marks.get(version):
            found.append(
                f"{room.key}: {VERSIONS}/{version}.toml does not bring back the components of version {version} any "
                f"more ({marks.get(version)}, now {room.at(version).fingerprint}): old games would not replay. Write "
                f"into it what is different in version {version + 1}."
            )
    newest = room.newest
    if newest.fingerprint != marks.get(newest.rules):
        found.append(
            f"{room.key}: the components are not those of version {newest.rules} ({marks.get(newest.rules)}, now "
            f"{newest.fingerprint}). Raise `rules` in its __init__.py to {max(marks) + 1} and run {COMMAND}, which "
            "keeps the former values for old games; if this version was never released, run it with --again instead."
        )
    return found


# --- writing ---


def bring_up(room: Room, since: str, again: bool) -> None:
    """Write down the newest version, and how the one before was different."""
    marks = frozen(room)
    if not marks or room.fingerprint == marks.get(room.rules) or (room.rules in marks and not again):
        return
    before = room.rules - 1
    if before in marks:
        then = committed(room.folder / "data", since)
        if then.fingerprint() != marks[before]:
            sys.exit(f"{room.key}: {since} has not the components of version {before}; name the commit with --since.")
        write(room.folder / VERSIONS / f"{before}.toml", before, differences(then, room.ours))
    marks[room.rules] = room.fingerprint
    file = room.folder / FROZEN
    head = "".join(line for line in file.read_text(encoding="utf-8").splitlines(True) if line[0] in "#\n")
    file.write_text(head + "".join(f'{version} = "{marks[version]}"\n' for version in sorted(marks)), encoding="utf-8")
    print(f"written: {room.key}, version {room.rules}")


def committed(folder: Path, revision: str) -> Data:
    """The components of a room as git has them."""
    tables: dict[str, dict[str, dict[str, Any]]] = {}
    for name in sorted(git(folder, "ls-tree", "--name-only", revision, "./").split()):
        if name.endswith(".toml"):
            tables.update(read(name, git(folder, "show", f"{revision}:./{name}")).tables)
    return Data(tables, {})


def git(folder: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True, encoding="utf-8").stdout


def differences(then: Data, now: Data) -> dict[str, dict[str, dict[str, Any]]]:
    """What has to be laid over today's components to have those of then."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for kind in sorted({*then.tables, *now.tables}):
        old, new = then.tables.get(kind, {}), now.tables.get(kind, {})
        for id, entry in old.items():
            changed = {field: entry[field] for field in entry if id not in new or differs(field, entry, new[id])}
            if changed:
                found.setdefault(kind, {})[id] = changed
        for id, entry in new.items():
            later = [field for field in entry if id in old and field not in old[id] and field not in PROVENANCE]
            if later or id not in old:
                found.setdefault(WITHOUT, {}).setdefault(kind, {})[id] = later
    return found


def differs(field: str, old: dict[str, Any], new: dict[str, Any]) -> bool:
    return field not in PROVENANCE and (field not in new or new[field] != old[field])


def write(file: Path, version: int, tables: dict[str, dict[str, dict[str, Any]]]) -> None:
    """The overlay as TOML; no file where nothing is different but rules."""
    if not tables:
        file.unlink(missing_ok=True)
        return
    lines = [f"# What was different in version {version} from the one after it."]
    for kind, entries in tables.items():
        if kind == WITHOUT:
            for of, later in entries.items():
                lines += [
                    "",
                    f"[{WITHOUT}.{key(of)}]",
                    *(f"{key(id)} = {toml(fields)}" for id, fields in later.items()),
                ]
            continue
        for id, entry in entries.items():
            lines += ["", f"[{key(kind)}.{key(id)}]", *(f"{key(field)} = {toml(entry[field])}" for field in entry)]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
