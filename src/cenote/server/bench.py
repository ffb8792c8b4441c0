"""The workshop in words: forms, components and what is said of a draft, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cenote.core import corrections, schema
from cenote.core.corrections import Corrections, Doubt, Trouble
from cenote.core.data import CHECKED, PROVENANCE, Data, fingerprint
from cenote.core.effects import EffectWord
from cenote.core.refusal import BadData
from cenote.core.room import Room
from cenote.core.schema import Field, Halves, Word
from cenote.core.words import Words
from cenote.server.catalogue import description, name_of
from cenote.server.protocol import workshop as wire
from cenote.server.words import game_words

MOST_TROUBLES = 50


def shelf(room: Room, language: str) -> wire.Shelf:
    title = game_words(language, room).say("game-title")
    return wire.Shelf(room.key, title, progress(room.components()))


def progress(data: Data, kind: str = "") -> wire.Progress:
    return wire.Progress(**corrections.progress(data, kind))


@lru_cache(maxsize=48)
def kinds(room: Room, language: str) -> list[wire.KindForm]:
    """The forms of all kinds, in the order of our files."""
    words = game_words(language, room)
    data = room.components()
    return [
        wire.KindForm(
            kind,
            schema.kind_label(words, kind),
            [field_form(room, kind, field, type_, words) for field, type_ in room.schema[kind].items()],
            progress(data, kind),
        )
        for kind in data.tables
    ]


def field_form(room: Room, kind: str, field: str, type_: Field, words: Words) -> wire.FieldForm:
    ours = room.newest.ours[kind].values()
    return wire.FieldForm(
        key=field,
        label=schema.field_label(words, field),
        kind=type_.form,  # type: ignore[arg-type]
        least=type_.least,
        most=type_.most,
        length=type_.length,
        choices=list(type_.choices),
        labels=schema.choice_labels(words, type_),
        places=list(type_.places),
        effects=[effect_word(word, words) for word in type_.words],
        patterns=list(type_.patterns),
        usual=type_.usual(entry[field] for entry in ours if field in entry),
    )


def effect_word(word: EffectWord, words: Words) -> wire.EffectWord:
    return wire.EffectWord(
        word.word, schema.effect_label(words, word.word), [argument(one, words) for one in word.arguments]
    )


def argument(one: Field, words: Words) -> wire.Argument:
    form = "word" if isinstance(one, Word) else "halves" if isinstance(one, Halves) else "number"
    least, most = int(one.least or 0), int(one.most or 0)
    return wire.Argument(form, least, most, list(one.choices), schema.choice_labels(words, one))  # type: ignore[arg-type]


@lru_cache(maxsize=48)
def pieces(room: Room, language: str) -> list[wire.Piece]:
    return [piece(room, kind, id, language) for kind, ids in room.components().tables.items() for id in ids]


def piece(room: Room, kind: str, id: str, language: str) -> wire.Piece:
    words = game_words(language, room)
    entry = room.components()[kind][id]
    ours = room.newest.ours[kind][id]
    values = {field: value for field, value in entry.items() if field not in PROVENANCE}
    return wire.Piece(
        kind=kind,
        id=id,
        name=name_of(room, kind, id, words),
        text=description(room, id, words),
        status=entry["status"],
        checked=check(entry[CHECKED]) if CHECKED in entry else None,
        rulebook=list(entry.get("from_rulebook", ())) if entry["status"] != "verified" else [],
        changed=[field for field in values if values[field] != ours.get(field)],
        values=values,
    )


def check(said: Mapping[str, str]) -> wire.Check | None:
    found = wire.Check(said.get("by", ""), said.get("on", ""), said.get("against", ""))
    return found if found.by or found.on or found.against else None


def whole(room: Room, shelves: list[wire.Shelf], language: str) -> wire.Workshop:
    title = game_words(language, room).say("game-title")
    data = room.components()
    return wire.Workshop(
        room.key, title, room.rules, kinds(room, language), pieces(room, language), progress(data), shelves
    )


# --- drafts ---


def drafted(room: Room, draft: wire.Correction) -> Corrections:
    """What somebody works on. Raises BadData for a text that cannot be read."""
    base = corrections.parse("file.toml", draft.text)
    made = corrections.drafted(base, draft.entries)
    if draft.about is not None:
        about = {name: getattr(draft.about, name) for name in ("title", "by", "on", "against")}
        made.about = {**made.about, **corrections.told_about(about)}
    return made


def checked(room: Room, made: Corrections, language: str) -> wire.Checked:
    """Everything that can be said of it."""
    words = game_words(language, room)
    tidy = corrections.tidied(room, made)
    tidy.about["game"] = made.about.get("game", room.key)
    found = corrections.troubles(room, tidy)
    text = corrections.written(tidy) if not found else ""
    sound = without(tidy, found)
    played = laid(room, sound)
    return wire.Checked(
        troubles=[trouble(one, words) for one in found[:MOST_TROUBLES]],
        doubts=[doubt(one, words) for one in corrections.doubts(room, sound)],
        pieces=[piece(played, kind, id, language) for kind, ids in sound.entries.items() for id in ids],
        entries=tidy.entries,
        about=wire.AboutFile(*(tidy.about.get(name, "") for name in ("title", "by", "on", "against"))),
        text=text,
        digest=fingerprint(text) if text else "",
        progress=progress(played.components()),
    )


def without(tidy: Corrections, found: list[Trouble]) -> Corrections:
    """What is left of a draft when everything in trouble is taken away."""
    if any(not one.path for one in found):
        return Corrections({}, {}, {})
    wrong = {one.path for one in found}
    entries: dict[str, dict[str, dict[str, Any]]] = {}
    for (kind, id, field), value in tidy.fields():
        if (kind, id, field) not in wrong:
            entries.setdefault(kind, {}).setdefault(id, {})[field] = value
    return Corrections({}, entries, {})


def laid(room: Room, sound: Corrections) -> Room:
    """The game with a draft laid over ours; with ours alone where its parts do not go together."""
    if not sound.entries:
        return room
    try:
        return room.with_data("file.toml", corrections.written(sound))
    except BadData:
        sound.entries = {}
        return room


def trouble(one: Trouble, words: Words) -> wire.Trouble:
    """What is wrong, as it is said beside the field itself: without its place in a file, and by its label."""
    kind, id, field = (*one.path, "", "", "")[:3]
    details = dict(one.refusal.details)
    if field and details.get("field") == field and words.has(f"box-field-{field}"):
        details["field"] = schema.field_label(words, field)
    said = words.say(f"refusal-{one.refusal.key}", **details).removeprefix(f"{details.get('where')}: ")
    return wire.Trouble(kind, id, field, one.refusal.key, said[:1].upper() + said[1:])


def doubt(one: Doubt, words: Words) -> wire.Doubt:
    kind, id, field = one.path
    return wire.Doubt(kind, id, field, one.part, one.value, one.usual, one.ours, one.said(words))


# --- several files ---


def merged(room: Room, request: wire.Merging, language: str) -> wire.Merged:
    """Raises BadData for a file that cannot be read."""
    files = [corrections.parse(f"{place}.toml", text) for place, text in enumerate(request.texts, 1)]
    files = [corrections.tidied(room, file) for file in files]
    takes = {(one.kind, one.id, one.field): one.file for one in request.takes}
    made, found = corrections.merged(files, takes)
    if request.about is not None:
        about = {name: getattr(request.about, name) for name in ("title", "by", "on", "against")}
        made.about = {**made.about, **corrections.told_about(about)}
    ours = room.newest.ours.tables
    conflicts = [
        wire.Conflict(
            *one.path,
            ours.get(one.path[0], {}).get(one.path[1], {}).get(one.path[2]),
            [wire.Side(place, value, check(files[place].check_of(*one.path[:2]))) for place, value in one.sides],
        )
        for one in found
    ]
    return wire.Merged(conflicts, checked(room, made, language))
