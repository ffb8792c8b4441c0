"""A game whose room has the usual furniture, found by the names that all rooms share."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Self

from cenote.core import declared
from cenote.core.census import Census
from cenote.core.data import Data, fingerprint, read
from cenote.core.declared import Balance, Derived, Pieces, View
from cenote.core.game import Game
from cenote.core.kernel import Frame, State
from cenote.core.reader import Reader
from cenote.core.refusal import BadData, BadPosition
from cenote.core.rng import Rng
from cenote.core.schema import Kinds
from cenote.core.verbs import Verb
from cenote.core.words import Words

VERSIONS = Path("data", "versions")  # in each room: what was different in a version from the one after it


class Room(Game):
    """Components in a box, positions as they are declared, and faces: pictures, sentences, an outlook."""

    verbs: Sequence[Verb]
    kinds: Sequence[type[Frame[Any]]]  # of what may be on the stack
    oldest = 1  # the first version that is kept
    composed: ClassVar[Mapping[str, Sequence[str]]] = {}  # kinds of components, and the fields that their names tell
    declared: View  # the fields of a position, and what views show of them
    conserved: Sequence[Balance | Pieces]

    def __init__(self, box: Any, data: str = "") -> None:
        super().__init__(self.verbs, self.kinds)
        self.box = box
        self.data = data
        self.ours: Data = box.data
        self.own: tuple[tuple[str, str], ...] = ()  # what a host laid over ours: names and texts of files
        self.unfit: BadData | None = None  # why what a host laid over ours does not fit the newest version
        self.later: Self | None = None  # the newest version, where this is an older one
        self.older: dict[int, Self] = {}  # the versions before, as far as somebody asked for them
        self.judged_by(read_weights(self.folder / "judge" / "weights.toml"))

    def judged_by(self, weights: Mapping[str, list[float]]) -> None:
        """Let positions be judged by these weights from now on."""
        self.weights = weights

    def with_weights(self, weights: Mapping[str, list[float]]) -> Self:
        newest = copy(self.newest)
        newest.older = {}
        newest.judged_by(weights)
        return newest.at(self.rules)

    def face(self, name: str) -> ModuleType:
        """A module for looking at the game, loaded when somebody looks."""
        return import_module(f"{type(self).__module__}.faces.{name}")

    @property
    def schema(self) -> Kinds:
        """What the fields of the components are made of, loaded when somebody corrects them; empty for a room that does
        not say."""
        module = f"{type(self).__module__}.schema"
        try:
            kinds: Kinds = import_module(module).KINDS
        except ModuleNotFoundError as missing:
            if missing.name != module:
                raise
            return {}
        return kinds

    def with_data(self, name: str, text: str) -> Self:
        """A file that fits only the version it was made for is laid over that, and refused by the newest."""
        newest, mark = self.newest, fingerprint(self.data + text)
        own = read(name, text)
        try:
            other = newest.made(newest.box.data.overlay(own), mark)
        except BadData as refusal:
            if self is newest:
                raise
            other = newest.made(newest.box.data, mark)
            other.unfit = refusal
        other.ours, other.own = newest.ours, (*self.own, (name, text))
        return other.at(self.rules)

    def made(self, data: Data, mark: str) -> Self:
        """The same room with other components."""
        other = type(self)(type(self.box)(data), mark)
        other.judged_by(self.weights)
        return other

    # --- versions ---

    @property
    def versions(self) -> range:
        return range(self.oldest, self.newest.rules + 1)

    @property
    def newest(self) -> Self:
        return self if self.later is None else self.later

    def at(self, rules: int) -> Self:
        newest = self.newest
        if rules == newest.rules:
            if newest.unfit is not None:
                raise newest.unfit.with_traceback(None)
            return newest
        if rules not in newest.older:
            super().at(rules)
            newest.older[rules] = newest.as_of(rules)
        return newest.older[rules]

    def as_of(self, rules: int) -> Self:
        """The room as it was: our components with the former values, and what a host laid over them."""
        data = self.ours
        for version in range(self.rules - 1, rules - 1, -1):
            file = self.folder / VERSIONS / f"{version}.toml"
            if file.exists():
                data = data.restored(read(file.name, file.read_text(encoding="utf-8")))
        for name, text in self.own:
            data = data.overlay(read(name, text))
        other = self.made(data, self.data)
        other.rules, other.later = rules, self
        other.options = tuple(option for option in self.options if option.since <= rules)
        return other

    # --- positions ---

    def blank(self, rng: Rng, seats: int) -> Any:
        """A position in which nothing has happened, with so many players."""
        raise NotImplementedError

    def opened(self, reader: Reader, rng: Rng, seats: int) -> Any:
        """The position that a dump is read into: what its players and fields do not say is read here."""
        return self.blank(rng, seats)

    def complete(self, s: Any) -> None:
        """Fill in the fields that are not written, as they follow from the others. Raises BadPosition."""

    def check(self, s: Any) -> None:
        """What must hold across a position beyond its fields. Raises BadPosition."""

    def fields(self, s: State) -> dict[str, Any]:
        return declared.write(s, self.declared.table, self.declared.player)

    def forget(self, dump: dict[str, Any]) -> None:
        declared.forget(dump, self.declared.player)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return self.declared.show(s, seat)

    def outlook(self, s: State, seat: int | None) -> dict[str, Any]:
        return {each.name: each.of(s, seat) for each in self.foretold}

    @cached_property
    def foretold(self) -> Sequence[Derived]:
        """What the outlook tells."""
        told: Sequence[Derived] = self.face("outlook").OUTLOOK
        return told

    def restore(self, dump: Mapping[str, Any]) -> State:
        reader = Reader(dump)
        players = reader.take("players")
        counts = self.seat_counts(dump)
        if not isinstance(players, list) or len(players) not in counts:
            wanted = "-".join(str(count) for count in sorted({min(counts), max(counts)}))
            raise BadPosition("field-length", field="players", wanted=wanted)
        seats = len(players)
        s: Any = self.opened(reader, declared.read_rng(reader), seats)
        for me in s.players:
            declared.read_player(reader, self.declared.player, me, self.box, seats, self.rules)
        declared.read_table(s, reader, self.declared.table, self.box, seats)
        self.complete(s)
        for conserved in self.conserved:
            conserved.check(s)
        self.check(s)
        declared.check_stack(s)
        restored: State = s
        return restored

    def seat_counts(self, dump: Mapping[str, Any]) -> Sequence[int]:
        """How many seats a position may have; who is no player but plays along has one, too."""
        return self.players

    # --- components and faces ---

    def components(self) -> Data:
        data: Data = self.box.data
        return data

    def words(self, language: str, *more: Path) -> Words:
        """Components that are not as ours of today are called by what they are, too."""
        said = super().words(language, *more)
        names: dict[str, str] = {}
        for kind, fields in self.composed.items():
            ours = self.newest.ours[kind]
            for id, entry in self.components()[kind].items():
                if any(entry[field] != ours.get(id, {}).get(field) for field in fields):
                    called = self.face("describe").called(id, self.box, said)
                    keys = [f"{term}-{id}" for term in self.notation.terms(kind, id)]
                    names |= {key: called for key in keys if said.has(key)}
        return said.renamed(names) if names else said

    def census(self) -> Census:
        if not (self.folder / "faces" / "census.py").exists():
            return super().census()
        declared_census: Census = self.face("census").CENSUS
        return declared_census

    def picture(self, view: Mapping[str, Any], words: Words, names: Sequence[str], width: int) -> Any:
        return self.face("terminal").picture(view, self.box, words, names, width)

    def svg(self, view: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
        drawn: str = self.face("svg").draw(view, self.box, words, names)
        return drawn

    def describe(self, id: str, words: Words) -> str:
        said: str = self.face("describe").describe(id, self.box, words)
        return said


def read_weights(file: Path) -> dict[str, list[float]]:
    """The tables of a weights file, each as the list of its numbers."""
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: [float(value) for value in table.values()] for name, table in tables.items()}
