"""Components as TOML files: read with line numbers, and a host's own file laid over ours."""

from __future__ import annotations

import json
import re
import tomllib
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import Any

from cenote.core.refusal import BadData

STATUSES = ("verified", "rulebook", "public", "recalled", "reconstructed")
CHECKED = "checked"  # of a component in a host's file: who compared it with the box, when, and with which one
PROVENANCE = ("status", "from_rulebook", "reconstructed", CHECKED)  # where we know a value from: not played by
ABOUT = "about"  # the table of a host's file that says what the file is
TOLD = {"title": 80, "by": 80, "on": 10, "against": 120, "game": 32}  # what it may say, in how many letters
WITHOUT = "without"  # the table of an older version that names what came later

_HEADER = re.compile(r"^\s*\[\s*([^\[\]]+?)\s*\]")
_WORD = r"(?:\"[^\"]*\"|'[^']*'|[\w-]+)"
_KEY = re.compile(rf"^\s*({_WORD}(?:\s*\.\s*{_WORD})*)\s*=")


class Data:
    """Tables of components: `data["building"]["A1-01"]["cost"]`, each entry with its status."""

    def __init__(self, tables: dict[str, dict[str, dict[str, Any]]], lines: dict[tuple[str, ...], str]) -> None:
        self.tables = tables
        self.lines = lines  # where each table, entry and field was written: "file:line"
        self.changed: set[tuple[str, ...]] = set()  # the fields that come from a host's file
        self.about: dict[str, str] = {}  # what a host's file says of itself

    def __getitem__(self, kind: str) -> dict[str, dict[str, Any]]:
        return self.tables[kind]

    def refuse(self, path: tuple[str, ...], key: str, **details: object) -> BadData:
        """The refusal of what stands at the path, with its file and line."""
        return BadData(key, where=self.where(path), **details)

    def where(self, path: tuple[str, ...]) -> str:
        """File and line of what stands at the path, or of what it stands in."""
        while path not in self.lines:
            path = path[:-1]
        return self.lines[path]

    def overlay(self, own: Data) -> Data:
        """These components with the fields of a host's file in place of ours."""
        tables = {kind: {id: dict(entry) for id, entry in entries.items()} for kind, entries in self.tables.items()}
        whole = Data(tables, dict(self.lines))
        whole.changed |= self.changed
        for kind, entries in own.tables.items():
            if kind not in tables:
                raise own.refuse((kind,), "data-kind", kind=kind, known=", ".join(tables))
            for id, entry in entries.items():
                if id not in tables[kind]:
                    raise own.refuse((kind, id), "data-id", kind=kind, id=id)
                for field, value in entry.items():
                    self._check_field(own, (kind, id, field), value)
                    whole.lines[kind, id, field] = own.where((kind, id, field))
                    whole.changed.add((kind, id, field))
                tables[kind][id].update(entry)
        return whole

    def restored(self, older: Data) -> Data:
        """These components as they were in an older version, of which the file has what was different.

        It may also bring back what is gone, and `[without.KIND]` names what came later: `ID = ["field"]`, or
        `ID = []` for the whole component.
        """
        tables = {kind: {id: dict(entry) for id, entry in entries.items()} for kind, entries in self.tables.items()}
        for kind, entries in older.tables.items():
            for id, entry in entries.items() if kind != WITHOUT else ():
                tables.setdefault(kind, {}).setdefault(id, {}).update(entry)
        for kind, later in older.tables.get(WITHOUT, {}).items():
            for id, fields in later.items():
                for field in fields:
                    del tables[kind][id][field]
                if not fields:
                    del tables[kind][id]
        tables = {kind: entries for kind, entries in tables.items() if entries}
        return Data(tables, {**self.lines, **older.lines})

    def fingerprint(self) -> str:
        """Of everything that is played by: values, and the order of components; not where we know them from."""
        played = {
            kind: [
                (id, {field: entry[field] for field in entry if field not in PROVENANCE}) for id, entry in ids.items()
            ]
            for kind, ids in self.tables.items()
        }
        return fingerprint(json.dumps(played, sort_keys=True, separators=(",", ":")))

    def _check_field(self, own: Data, path: tuple[str, str, str], value: object) -> None:
        kind, id, field = path
        if field == CHECKED:
            told(own, path, value, ("by", "on", "against"))
            return
        if field not in self.tables[kind][id]:
            raise own.refuse(path, "data-field", id=id, field=field, known=", ".join(self.tables[kind][id]))
        ours = self.tables[kind][id][field]
        if type(value) is not type(ours):
            raise own.refuse(path, "data-type", field=field, wanted=type(ours).__name__)
        if field == "status" and value not in STATUSES:
            raise own.refuse(path, "data-status", status=value, known=", ".join(STATUSES))


def read(name: str, text: str) -> Data:
    """The components written in a TOML text. Raises BadData with file, line and reason."""
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line = re.search(r"line (\d+)", str(error))
        where = f"{name}:{line[1]}" if line else f"{name}:{len(text.splitlines())}"
        raise BadData("data-syntax", where=where, error=re.sub(r" \(at .*\)$", "", str(error))) from None
    data = Data(tables, _lines(name, text))
    if ABOUT in tables:
        data.about = told(data, (ABOUT,), tables.pop(ABOUT), tuple(TOLD))
    for kind, entries in tables.items():
        if not isinstance(entries, dict):
            raise data.refuse((kind,), "data-table", kind=kind)
        for id, entry in entries.items():
            if not isinstance(entry, dict):
                raise data.refuse((kind, id), "data-entry", kind=kind, id=id)
    return data


def told(data: Data, path: tuple[str, ...], table: object, known: tuple[str, ...]) -> dict[str, str]:
    """What somebody says of a file or a component: short texts in one line. Others will read them."""
    if not isinstance(table, dict):
        raise data.refuse(path, "data-type", field=path[-1], wanted="dict")
    texts: dict[str, str] = {}
    for name, value in table.items():
        if name not in known:
            raise data.refuse((*path, name), "data-field", id=path[-1], field=name, known=", ".join(known))
        text = value.isoformat() if type(value) is date else value
        if not isinstance(text, str) or len(text) > TOLD[name] or not text.isprintable():
            raise data.refuse((*path, name), "data-long", field=name, most=str(TOLD[name]))
        if name == "on" and text and not a_day(text):
            raise data.refuse((*path, name), "data-day", field=name)
        texts[name] = table[name] = text
    return texts


def a_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def read_folder(folder: Path) -> Data:
    """All components of a game's own data folder."""
    tables: dict[str, dict[str, dict[str, Any]]] = {}
    lines: dict[tuple[str, ...], str] = {}
    for file in sorted(folder.glob("*.toml")):
        part = read(file.name, file.read_text(encoding="utf-8"))
        tables.update(part.tables)
        lines.update(part.lines)
    return Data(tables, lines)


def fingerprint(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _lines(name: str, text: str) -> dict[tuple[str, ...], str]:
    """Where each table and key was written. tomllib does not tell, so this looks for headers and keys."""
    lines: dict[tuple[str, ...], str] = {(): f"{name}:1"}
    table: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        where = f"{name}:{number}"
        if header := _HEADER.match(line):
            table = path = _path(header[1])
        elif key := _KEY.match(line):
            path = (*table, *_path(key[1]))
        else:
            continue
        for depth in range(1, len(path)):
            lines.setdefault(path[:depth], where)
        lines[path] = where
    return lines


def _path(dotted: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in dotted.split("."))
