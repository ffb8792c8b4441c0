"""Files of corrections: read from anybody, checked, written in one order, laid together.

A file has only what differs from ours, and what was compared with the box:

    [about]
    game = "tzolkin"
    title = "My second printing"
    by = "Ixchel"

    [building.A2-08]
    effects = ["market", "vp 6"]
    status = "verified"
    checked = { by = "Ixchel", on = "2026-11-17", against = "second printing, English" }
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from json import dumps
from typing import Any

from cenote.core.data import ABOUT, CHECKED, PROVENANCE, STATUSES, TOLD, Data, read, told
from cenote.core.quipu import Quipu
from cenote.core.refusal import BadData
from cenote.core.room import Room
from cenote.core.schema import Amount, Wrong, effect_label, field_label, kind_label
from cenote.core.words import Words

LARGEST = 256 * 1024  # bytes
LONGEST_LINE = 4000
DEEPEST = 6  # of brackets within each other, and of names joined by dots

Entries = dict[str, dict[str, dict[str, Any]]]
Path = tuple[str, str, str]

_NAME = r"(?:[\w-]+|\"[^\"]*\"|'[^']*')"
_DOTTED = re.compile(rf"(?<![\w\"'-])(?:{_NAME}[ \t]*\.[ \t]*){{{DEEPEST}}}")


class Corrections:
    """What a file says of itself, and its entries by kind and id."""

    def __init__(self, about: Mapping[str, str], entries: Entries, lines: Mapping[tuple[str, ...], str]) -> None:
        self.about = dict(about)
        self.entries = entries
        self.lines = dict(lines)

    @property
    def data(self) -> Data:
        return Data(self.entries, {(): "-", **self.lines})

    def fields(self) -> list[tuple[Path, Any]]:
        return [
            ((kind, id, field), value)
            for kind, ids in self.entries.items()
            for id, entry in ids.items()
            for field, value in entry.items()
        ]

    def check_of(self, kind: str, id: str) -> dict[str, str]:
        """Who says so: of the component, else of the whole file."""
        said = self.entries.get(kind, {}).get(id, {}).get(CHECKED)
        return dict(said) if said else {name: self.about.get(name, "") for name in ("by", "on", "against")}


class Trouble:
    """Why corrections cannot be played with, and where."""

    def __init__(self, path: tuple[str, ...], refusal: BadData) -> None:
        self.path = path
        self.refusal = refusal


class Doubt:
    """A number that no component of the kind has in ours."""

    def __init__(self, path: Path, part: str, value: Amount, usual: tuple[Amount, Amount], ours: Amount | None) -> None:
        self.path = path
        self.part = part
        self.value = value
        self.usual = usual
        self.ours = ours

    def said(self, words: Words) -> str:
        kind, _, field = self.path
        what = effect_label(words, self.part) if self.part else field_label(words, field)
        low, high = self.usual
        told = {"what": what, "value": self.value, "kind": kind_label(words, kind), "least": low, "most": high}
        return words.say("workshop-doubt", **told)


class Conflict:
    """A field that files disagree about: the place of each file and what it says."""

    def __init__(self, path: Path, sides: list[tuple[int, Any]]) -> None:
        self.path = path
        self.sides = sides


# --- reading ---


def parse(name: str, text: str) -> Corrections:
    """A file from anybody. Raises BadData, naming file and line."""
    check_size(name, text)
    data = read(name, text)
    for (kind, id, field), value in Corrections({}, data.tables, {}).fields():
        if field == CHECKED:
            told(data, (kind, id, field), value, ("by", "on", "against"))
        elif not printable(value):
            raise data.refuse((kind, id, field), "data-long", field=field, most=str(TOLD["against"]))
    return Corrections(data.about, data.tables, data.lines)


def check_size(name: str, text: str) -> None:
    """Before anything is made of it: TOML may take very long to read what is very deep."""
    if len(text.encode("utf-8", "replace")) > LARGEST:
        raise BadData("data-big", where=f"{name}:1", most=LARGEST // 1024)
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        for letter in line:
            depth += (letter in "[{") - (letter in "]}")
            if depth > DEEPEST:
                raise BadData("data-deep", where=f"{name}:{number}")
        depth = max(0, depth)  # brackets in comments and texts need not match
        if len(line) > LONGEST_LINE or _DOTTED.search(line):
            raise BadData("data-deep", where=f"{name}:{number}")


def printable(value: Any, depth: int = 0) -> bool:
    """Has it nothing but texts in one line, numbers and yes or no, not too deep?"""
    if depth > DEEPEST:
        return False
    if isinstance(value, str):
        return len(value) <= TOLD["against"] and value.isprintable()
    if isinstance(value, list):
        return all(printable(item, depth + 1) for item in value)
    if isinstance(value, dict):
        return all(printable(key) and printable(item, depth + 1) for key, item in value.items())
    return isinstance(value, int | float)


def told_about(texts: Mapping[str, str]) -> dict[str, str]:
    """What somebody says of a file. Raises BadData for what does not fit into a line."""
    return told(Data({}, {(): "[about]"}), (ABOUT,), dict(texts), tuple(TOLD))


def drafted(base: Corrections, changes: Mapping[str, Mapping[str, Any]]) -> Corrections:
    """Entries laid over a file. A field that is None goes back to ours, and so does a component that is."""
    entries = {kind: {id: dict(entry) for id, entry in ids.items()} for kind, ids in base.entries.items()}
    lines = dict(base.lines)
    for kind, ids in changes.items():
        for id, entry in ids.items():
            own = entries.setdefault(kind, {}).setdefault(id, {})
            for field, value in [*(entry or dict.fromkeys(own)).items()]:
                lines[kind, id, field] = f"[{kind}.{id}]"
                if value is None:
                    own.pop(field, None)
                else:
                    own[field] = value
    return Corrections(base.about, entries, lines)


# --- looking ---


def tidied(room: Room, corrections: Corrections) -> Corrections:
    """In our order, without what is as ours; what we do not know stays, at the end, to be refused."""
    ours = room.newest.ours.tables
    entries: Entries = {}
    for kind in in_order(corrections.entries, ours):
        for id in in_order(corrections.entries[kind], ours.get(kind, {})):
            entry = tidy_entry(room, kind, id, corrections.entries[kind][id])
            if entry:
                entries.setdefault(kind, {})[id] = entry
    about = {name: corrections.about[name] for name in TOLD if corrections.about.get(name)}
    return Corrections({**about, "game": room.key}, entries, corrections.lines)


def tidy_entry(room: Room, kind: str, id: str, entry: Mapping[str, Any]) -> dict[str, Any]:
    ours = room.newest.ours.tables.get(kind, {}).get(id, {})
    types = room.schema.get(kind, {})
    found: dict[str, Any] = {}
    for field in in_order(entry, {**ours, "status": None, CHECKED: None}):
        value = types[field].tidy(entry[field]) if field in types else entry[field]
        if field == CHECKED and isinstance(value, dict):
            value = {name: value[name] for name in in_order(value, TOLD) if value[name] != ""}
        if field not in ours or value != ours[field] or type(value) is not type(ours[field]):
            found[field] = value
    if not found.get(CHECKED, True):
        del found[CHECKED]
    return found


def in_order(names: Mapping[str, Any], order: Mapping[str, Any]) -> list[str]:
    return [*(name for name in order if name in names), *(name for name in names if name not in order)]


def troubles(room: Room, corrections: Corrections) -> list[Trouble]:
    """All that is wrong with single fields; if nothing is, what is wrong between them."""
    ours = room.newest.ours
    own = corrections.data
    if corrections.about.get("game", room.key) != room.key:
        refusal = own.refuse((ABOUT, "game"), "data-other-game", game=corrections.about["game"], wanted=room.key)
        return [Trouble((), refusal)]
    found: list[Trouble] = []
    for path, value in corrections.fields():
        try:
            check_field(room, ours, own, path, value)
        except BadData as refusal:
            found.append(Trouble(path, refusal))
    if not found:
        whole = ours.overlay(own)
        try:
            type(room.box)(whole)
        except BadData as refusal:
            found.append(blamed(own, whole, refusal))
    return found


def check_field(room: Room, ours: Data, own: Data, path: Path, value: Any) -> None:
    kind, id, field = path
    if kind in ours.tables and id in ours[kind] and field in ours[kind][id] and field not in PROVENANCE:
        try:
            room.schema[kind][field].check(value)
        except Wrong as wrong:
            raise own.refuse(path, wrong.key, field=field, **wrong.details) from None
    elif field in ("from_rulebook", "reconstructed"):
        known = [*(name for name in ours.tables.get(kind, {}).get(id, {}) if name not in PROVENANCE), "status", CHECKED]
        raise own.refuse(path, "data-field", id=id, field=field, known=", ".join(known))
    ours.overlay(Data({kind: {id: {field: value}}}, own.lines))


def blamed(own: Data, whole: Data, refusal: BadData) -> Trouble:
    """What does not go together may be found at a line of ours: it is the correction next to it that is wrong."""
    where, told = refusal.details.get("where"), refusal.details.get("field")
    found = [path for path, line in whole.lines.items() if line == where and len(path) == 3]
    path = next((path for path in found if path[2] == told), found[0] if found else ())
    near = [(kind, id, field) for kind, ids in own.tables.items() for id, entry in ids.items() for field in entry]
    near = [one for one in near if one[2] not in PROVENANCE]
    for length in (3, 2, 1, 0):
        close = [one for one in near if one[:length] == path[:length]]
        if close and len(path) >= length:
            refusal.details["where"] = own.where(close[0])
            return Trouble(close[0], refusal)
    return Trouble((), refusal)


def accepted(room: Room, name: str, text: str) -> tuple[Corrections, str]:
    """A file that can be played with, and its text in our order. Raises BadData, naming file and line."""
    tidy = tidied(room, checked(room, name, text))
    return tidy, written(tidy)


def checked(room: Room, name: str, text: str) -> Corrections:
    """A file that can be played with, as it is. Raises BadData, naming file and line."""
    corrections = parse(name, text)
    for trouble in troubles(room, corrections):
        raise trouble.refusal
    return corrections


def doubts(room: Room, corrections: Corrections) -> list[Doubt]:
    """Numbers beyond what is usual in ours. To be asked where there is no trouble with the field."""
    ours = room.newest.ours
    found: list[Doubt] = []
    for (kind, id, field), value in corrections.fields():
        if field in PROVENANCE:
            continue
        type_ = room.schema[kind][field]
        usual = type_.usual(entry[field] for entry in ours[kind].values() if field in entry)
        before = dict(type_.amounts(ours[kind][id][field]))
        for part, amount in type_.amounts(value):
            low, high = usual.get(part, (amount, amount))
            if not low <= amount <= high:
                found.append(Doubt((kind, id, field), part, amount, (low, high), before.get(part)))
    return found


# --- writing ---


def written(corrections: Corrections) -> str:
    """The file. Who reads it and writes it again gets the same text."""
    lines: list[str] = []
    if corrections.about:
        lines += [f"[{ABOUT}]", *(f"{key(name)} = {toml(text)}" for name, text in corrections.about.items()), ""]
    for kind, ids in corrections.entries.items():
        for id, entry in ids.items():
            lines += [
                f"[{key(kind)}.{key(id)}]",
                *(f"{key(name)} = {toml(value)}" for name, value in entry.items()),
                "",
            ]
    return "\n".join(lines)


def key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else dumps(name, ensure_ascii=False)


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key(name)} = {toml(one)}" for name, one in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return dumps(value, ensure_ascii=False)


# --- with records ---


def carried(room: Room, record: Quipu) -> Room:
    """The game with the file that its record carries; as it is, where that carries none. Raises BadData for a file that
    is not one of ours."""
    if not record.file:
        return room
    checked(room, "record", record.file)
    return room.with_data("record", record.file)


# --- several files ---


def merged(files: Sequence[Corrections], takes: Mapping[Path, int] | None = None) -> tuple[Corrections, list[Conflict]]:
    """All of them as one, and what they disagree about. The first file that speaks of a field is right about it, unless
    another is taken; who looked at a component is known from the file that its values come from."""
    takes = takes or {}
    said: dict[Path, list[tuple[int, Any]]] = {}
    for place, file in enumerate(files):
        for path, value in file.fields():
            said.setdefault(path, []).append((place, value))
    entries: Entries = {}
    conflicts: list[Conflict] = []
    for path, sides in said.items():
        kind, id, field = path
        place, value = next((side for side in sides if side[0] == takes.get(path)), sides[0])
        if field not in PROVENANCE and any(type(other) is not type(value) or other != value for _, other in sides):
            conflicts.append(Conflict(path, sides))
        entries.setdefault(kind, {}).setdefault(id, {})[field] = value
    for conflict in conflicts:
        vouch(entries, files, conflict.path, takes.get(conflict.path, conflict.sides[0][0]))
    about: dict[str, str] = {}
    for file in files:
        about = {**file.about, **about}
    return Corrections(about, entries, {}), conflicts


def vouch(entries: Entries, files: Sequence[Corrections], path: Path, taken: int) -> None:
    """Where files disagree, the one that is taken says how well its value is known."""
    kind, id, _ = path
    entry, theirs = entries[kind][id], files[taken].entries[kind][id]
    for field in ("status", CHECKED):
        entry.pop(field, None)
        if field in theirs:
            entry[field] = theirs[field]


# --- how far one has come ---


def progress(data: Data, kind: str = "") -> dict[str, int]:
    """How many components are known from where, of one kind or of all."""
    counts = dict.fromkeys(("verified", "rulebook", "known", "reconstructed", "total"), 0)
    for name, entries in data.tables.items():
        for entry in entries.values() if kind in ("", name) else ():
            status = entry["status"]
            counts[status if status in counts else "known"] += 1
            counts["total"] += 1
    assert set(STATUSES) - counts.keys() == {"public", "recalled"}
    return counts
