"""The workshop: what a game's components are made of, drafts of corrections, and the files that hold them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from cenote.server.protocol.tables import GameKey
from cenote.server.protocol.terms import ComponentStatus, Number, Posted, Sent, means, named

LONGEST_FILE = 256 * 1024

FileText = Annotated[str, Meta(max_length=LONGEST_FILE)]
Entries = Annotated[
    dict[str, dict[str, dict[str, Any]]],
    named("Entries", "What differs from ours, by kind, id and field; `status` and `checked` among the fields."),
]
FormKind = Annotated[
    Literal[
        "number", "halves", "flag", "word", "words", "numbers", "goods", "effect", "effects", "places", "pairs", "text"
    ],
    named(
        "FormKind",
        "What a field is filled with; `halves`: a number with a half, `word`: one of the choices, `words`: several of "
        "them in order, `goods`: an amount of each good, `effect`, `effects`: texts that begin with a word of effect, "
        "`places`: a choice for each of the places, `pairs`: pairs of numbers, `text`: a text of a small grammar.",
    ),
]


class Argument(Sent):
    """What follows a word of effect: a number within bounds, or one of the choices."""

    kind: Literal["number", "halves", "word"]
    least: int
    most: int
    choices: list[str]
    labels: dict[str, str]


class EffectWord(Sent):
    """A word that an effect begins with, and what follows it: `temple brown 2`."""

    word: str
    label: str
    arguments: list[Argument]


class FieldForm(Sent):
    """A field of a kind of component, as a form shows it."""

    key: str
    label: str
    kind: FormKind
    least: Annotated[Number | None, means("of a number, or of each number or amount")]
    most: Number | None
    length: Annotated[tuple[int, int] | None, means("how many there may be, from the least to the most")]
    choices: Annotated[list[str], means("words, goods or buildings, in our order; empty where none are listed")]
    labels: Annotated[dict[str, str], means("of choices and places that have a name")]
    places: list[str]
    effects: Annotated[list[EffectWord], means("the vocabulary")]
    patterns: Annotated[list[str], means("what else an effect or a text may look like, for a field of its own")]
    usual: Annotated[
        dict[str, tuple[Number, Number]],
        means("from the least to the most in ours, by good or word of effect; empty word: the number itself"),
    ]


class Progress(Sent):
    """How many components are known from where."""

    verified: Annotated[int, means("against the box")]
    rulebook: int
    known: Annotated[int, means("from public lists or recalled")]
    reconstructed: int
    total: int


class KindForm(Sent):
    """A kind of component."""

    key: str
    label: str
    fields: list[FieldForm]
    progress: Progress


class Check(Sent):
    """Who compared a component with the box, when, and with which one."""

    by: str
    on: str
    against: str


class Piece(Sent):
    """A component in the workshop."""

    kind: str
    id: str
    name: Annotated[str, means("empty for what has no name")]
    text: Annotated[str, means("what it does, in words; empty where that is plain")]
    status: ComponentStatus
    checked: Check | None
    rulebook: Annotated[list[str], means("the fields that the rulebook gives, where the rest is from elsewhere")]
    changed: Annotated[list[str], means("the fields that are not as ours")]
    values: Annotated[dict[str, Any], means("by field")]


class Shelf(Sent):
    """A game in the workshop, from afar."""

    game: str
    title: str
    progress: Progress


class Workshop(Sent):
    """All components of a game, with the forms to correct them."""

    game: str
    title: str
    rules: int
    kinds: list[KindForm]
    pieces: list[Piece]
    progress: Progress
    shelves: Annotated[list[Shelf], means("all games; the others without a file")]


# --- drafts ---


class About(Posted):
    """What a file says of itself."""

    title: Annotated[str, Meta(max_length=80)] = ""
    by: Annotated[str, Meta(max_length=80)] = ""
    on: Annotated[str, Meta(max_length=10), means("a date: `2026-11-17`")] = ""
    against: Annotated[str, Meta(max_length=120), means("which box: second printing, English")] = ""


class Correction(Posted):
    """Corrections that somebody works on: a text, or entries, or entries laid over a text."""

    text: Annotated[FileText, means("TOML")] = ""
    entries: Annotated[
        dict[str, dict[str, dict[str, Any] | None]],
        means("by kind and id; a field that is null goes back to ours, and so does a whole component that is null"),
    ] = field(default_factory=dict)
    about: About | None = None


class AboutFile(Sent):
    """What a file says of itself, as it was read."""

    title: str
    by: str
    on: str
    against: str


class Trouble(Sent):
    """Why a draft cannot be right, and where."""

    kind: Annotated[str, means("empty where it is about the whole file")]
    id: str
    field: str
    error: Annotated[str, means("a key that stays the same in every language")]
    text: Annotated[str, means("one sentence in the reader's language")]


class Doubt(Sent):
    """A value that is possible, but not usual in ours; the box may still say so."""

    kind: str
    id: str
    field: str
    part: Annotated[str, means("the good or word of effect; empty for the number itself")]
    value: Number
    usual: tuple[Number, Number]
    ours: Annotated[Number | None, means("what the component has there without the draft")]
    text: Annotated[str, means("one sentence in the reader's language")]


class Checked(Sent):
    """What the server says of a draft."""

    troubles: Annotated[list[Trouble], means("empty where the draft can be played with")]
    doubts: list[Doubt]
    pieces: Annotated[
        list[Piece], means("the components that the draft speaks of, as they would read; not those in trouble")
    ]
    entries: Annotated[Entries, means("the draft without what is as ours")]
    about: Annotated[AboutFile, means("what the file says of itself")]
    text: Annotated[str, means("the file; empty where there is trouble")]
    digest: Annotated[str, means("of that text")]
    progress: Progress


# --- files ---


class FileInfo(Sent):
    """A file of corrections that the server keeps."""

    digest: Annotated[str, means("of its text, which never changes")]
    game: str
    about: AboutFile
    owner: Annotated[str, means("the name of who added it")]
    mine: bool
    shared: Annotated[bool, means("may every table be played with it?")]
    added: float
    size: Annotated[int, means("bytes")]
    used: Annotated[int, means("tables that are played with it")]
    verified: Annotated[int, means("components that it calls verified")]
    changed: Annotated[int, means("components with another value than ours")]


class Upload(Posted):
    """A file that is to be kept. It is written anew in our order, without comments."""

    game: GameKey
    text: FileText


class Sharing(Posted):
    """Whether every table may be played with a file."""

    shared: bool


class Take(Posted):
    """Which of the files is right about a field."""

    kind: str
    id: str
    field: str
    file: Annotated[int, Meta(ge=0, lt=8), means("its place in the list")]


class Merging(Posted):
    """Files that are to become one."""

    game: GameKey
    texts: Annotated[list[FileText], Meta(min_length=2, max_length=8)]
    takes: Annotated[list[Take], Meta(max_length=2000)] = field(default_factory=list)
    about: About | None = None


class Side(Sent):
    """What one of the files says."""

    file: Annotated[int, means("its place in the list")]
    value: Any
    checked: Annotated[Check | None, means("who looked at the component, else what the file says of itself")]


class Conflict(Sent):
    """A field that several files give different values."""

    kind: str
    id: str
    field: str
    ours: Any
    sides: list[Side]


class Merged(Sent):
    """The files as one, and what they do not agree on. Where nothing is taken, the first file is right."""

    conflicts: list[Conflict]
    checked: Checked
