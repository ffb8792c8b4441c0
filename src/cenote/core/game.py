"""What a game says of itself: its key, its players, its options, its verbs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from math import inf
from pathlib import Path
from typing import Any, ClassVar

from cenote.core.census import Census, derived
from cenote.core.data import Data
from cenote.core.kernel import Frame, Reason, State
from cenote.core.refusal import BadOption, BadPosition
from cenote.core.rng import Rng
from cenote.core.rows import Observer, Writer
from cenote.core.verbs import Notation, Verb
from cenote.core.words import Words, words

Value = bool | int | str
Amount = int | float  # of things that are counted, some of them in halves


class Option:
    """Something a host may set before the game: a flag, or one of several values. Rules before `since` have it not.

    What belongs to the `solo` game stays as it is with more players.
    """

    def __init__(
        self, key: str, default: Value, values: Sequence[Value] = (False, True), since: int = 1, solo: bool = False
    ) -> None:
        self.key = key
        self.default = default
        self.values = tuple(values)
        self.since = since
        self.solo = solo

    def check(self, value: object) -> Value:
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        known = ", ".join(str(allowed) for allowed in self.values)
        raise BadOption("option-value", option=self.key, value=str(value), known=known)

    def read(self, written: str) -> Value:
        """The value that is written so, or what is written, which is none."""
        return next((value for value in self.values if str(value) == written), written)

    def __repr__(self) -> str:
        return f"Option({self.key!r}, {self.default!r}, {self.values!r})"


class Game:
    """One game of the house. Each room makes one and calls it GAME."""

    key: str
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    rules: int  # the version of rules and components: raised by every change of what can be played
    arrays: int = 1  # raised by every change of what research arrays tell, and of the list of moves
    data: str = ""  # fingerprint of a host's own component file; empty for ours
    folder: Path
    weights: Mapping[str, list[float]] = {}  # what its evaluation weighs things by: lists, by name
    held: Sequence[str] = ()  # the names of what a seat has and may count
    mixes: ClassVar[Mapping[str, Sequence[str]]] = {}  # a name for goods any of which will do: "resource"
    pad: ClassVar[Mapping[str, Sequence[str]]] = {}  # the blocks of the scoring pad: sources of points, in its order
    observe: Writer  # writes what the seat that looks sees, for learners
    foresight = 3  # own turns, this one too, that an agent looks ahead: more where a turn is short and little is drawn
    overlooked = 10  # moves of a hundred that a beginner does not notice
    sureness = inf  # with which an expert plays what its network likes: less where that would be far above `hard`

    def __init__(self, verbs: Iterable[Verb], frames: Iterable[type[Frame[Any]]]) -> None:
        self.notation = Notation(verbs)
        self.frames = {frame.__name__: frame for frame in frames}

    # --- versions ---

    @property
    def versions(self) -> range:
        """The versions of rules and components that can be played, from the oldest that is kept to the newest."""
        return range(self.rules, self.rules + 1)

    def at(self, rules: int) -> Game:
        """The same game in one of its versions. Raises BadOption for one that is not kept."""
        if rules not in self.versions:
            raise BadOption("no-such-rules", game=self.key, rules=rules, **self.kept())
        return self

    def kept(self) -> dict[str, int]:
        """Which versions there are, for a sentence that refuses another."""
        return {"oldest": self.versions[0], "newest": self.versions[-1]}

    @cached_property
    def fingerprint(self) -> str:
        """Of the components in force, ours or with a host's file laid over."""
        return self.components().fingerprint()

    @property
    def mark(self) -> str:
        """The fingerprint, and that of a host's file: positions carry it, even if nothing is played by what it says."""
        return f"{self.fingerprint}/{self.data}" if self.data else self.fingerprint

    def has_data(self, mark: str) -> bool:
        """Are these its components? Positions and older records name a host's file only, ours by nothing or a dash."""
        return mark in (self.mark, self.data) or (mark == "-" and not self.data)

    # --- positions ---

    @cached_property
    def network(self) -> Path | None:
        """The file of a network that has learnt it by playing, where one has."""
        file = self.folder / "judge" / "network.npz"
        return file if file.exists() else None

    def new(
        self,
        players: int,
        seed: int | str,
        options: Mapping[str, object] | None = None,
        rules: int | None = None,
        watched: bool = False,
    ) -> State:
        """The first position of a new game, by the newest rules unless others are asked for.

        Who watches from the start is told what happens before the first decision too.
        """
        if rules not in (None, self.rules):
            return self.at(rules).new(players, seed, options, watched=watched)
        if players not in self.players or isinstance(players, bool):
            raise BadOption("players", game=self.key, players=str(players), known=", ".join(map(str, self.players)))
        settled = self.all_options(options or {})
        for option in self.options:
            if option.solo and players > 1 and settled[option.key] != option.default:
                raise BadOption("solo-option", option=option.key)
        s = self.first(players, Rng.seeded(seed), settled)
        if watched:
            s.watch()
        s.settle()
        return s

    def all_options(self, chosen: Mapping[str, object]) -> dict[str, Value]:
        """Every option with its value, chosen or default."""
        known = {option.key: option for option in self.options}
        for key in chosen:
            if key not in known:
                raise BadOption("option", game=self.key, option=str(key), known=", ".join(known) or "-")
        return {key: option.check(chosen.get(key, option.default)) for key, option in known.items()}

    def read_options(self, written: str) -> dict[str, Value]:
        """From `level=harsh,slow_start`; a name alone stands for yes."""
        known = {option.key: option for option in self.options}
        found: dict[str, Value] = {}
        for name, given, value in (one.partition("=") for one in written.split(",") if one):
            if name not in known:
                raise BadOption("option", game=self.key, option=name, known=", ".join(known) or "-")
            found[name] = known[name].read(value) if given else True
        return found

    def load(self, dump: Mapping[str, Any]) -> State:
        """The position of a dump. Raises BadPosition, naming what is wrong, if there cannot be such a position."""
        if not isinstance(dump, Mapping):
            raise BadPosition("not-a-dump")
        if dump.get("game") != self.key:
            raise BadPosition("other-game", game=str(dump.get("game")), wanted=self.key)
        rules = dump.get("rules")
        if type(rules) is not int or rules not in self.versions:
            raise BadPosition("other-rules", rules=str(rules), **self.kept())
        if dump.get("data") != self.data:
            raise BadPosition("other-data")
        return self.at(rules).restore(dump)

    def with_data(self, name: str, text: str) -> Game:
        """The same game with a host's own component file laid over ours."""
        raise NotImplementedError

    def with_weights(self, weights: Mapping[str, list[float]]) -> Game:
        """The same game, judged by other weights."""
        raise NotImplementedError

    def first(self, players: int, rng: Rng, options: dict[str, Value]) -> State:
        """The position before anything has happened by itself."""
        raise NotImplementedError

    def restore(self, dump: Mapping[str, Any]) -> State:
        raise NotImplementedError

    def fields(self, s: State) -> dict[str, Any]:
        """The game's own part of a dump."""
        raise NotImplementedError

    def forget(self, dump: dict[str, Any]) -> None:
        """Leave out of a dump what is no part of the digest."""

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may see of the position, as JSON."""
        raise NotImplementedError

    def outlook(self, s: State, seat: int | None) -> dict[str, Any]:
        """What the rules say of the position to the seat: who leads, what could be paid for. For people, as JSON."""
        return {}

    def observer(self, slots: int) -> Observer:
        """Who writes what seats see, for learners, with room for so many of them."""
        return Observer(self.observe, list(self.frames.values()), slots)

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        """The same knowledge for the seat, everything hidden from it dealt anew."""
        raise NotImplementedError

    def components(self) -> Data:
        """All components with where each comes from."""
        raise NotImplementedError

    def evaluate(self, s: State, seat: int) -> float:
        """How good the position looks for the seat, in points."""
        raise NotImplementedError

    def amounts(self, s: State, seat: int) -> list[Amount]:
        """How many of what is `held` the seat has: a move is told by what it changes of this."""
        return []

    def holdings(self, s: State, seat: int) -> dict[str, Amount]:
        """The same by name."""
        return dict(zip(self.held, self.amounts(s, seat), strict=True))

    def census(self) -> Census:
        """What is counted of it, where many games are looked at."""
        return derived(self)

    def automata(self, s: State) -> int:
        """How many opponents the rules play; their seats come after those of the people."""
        return 0

    def played_with(self, s: State) -> dict[str, Any]:
        """The options that still matter in a position."""
        return {}

    def frame(self, written: object) -> Frame[Any]:
        """A frame of the stack from its name and numbers."""
        match written:
            case [str(name), *numbers] if name in self.frames and all(type(number) is int for number in numbers):
                try:
                    return self.frames[name](*numbers)
                except TypeError:
                    pass
        raise BadPosition("frame", frame=str(written))

    def rulebook(self, language: str) -> dict[str, str]:
        """The numbered rules in our words: "T29" -> its text."""
        return rulebook(self.folder / ("RULES.md" if language == "en" else f"RULES.{language}.md"))

    def picture(self, view: Mapping[str, Any], words: Words, names: Sequence[str], width: int) -> Any:
        """A view as something that rich can print, no wider than `width` columns."""
        raise NotImplementedError

    def svg(self, view: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
        """A view as an SVG picture."""
        raise NotImplementedError

    def describe(self, id: str, words: Words) -> str:
        """What a component does, in words. Raises KeyError where there is nothing to say of the id."""
        raise NotImplementedError

    def words(self, language: str, *more: Path) -> Words:
        """The words of the program and of the game, with those of more folders."""
        return words(language, *more, self.folder / "locale")

    def explain(self, reason: Reason) -> str:
        return self.words("en").reason(reason)

    @property
    def title(self) -> str:
        return self.words("en").say("game-title")

    def __repr__(self) -> str:
        return f"cenote.games.get({self.key!r})"


@cache
def rulebook(file: Path) -> dict[str, str]:
    """The rules of a RULES.md, by number."""
    return dict(re.findall(r"^- \*\*(\w+)\*\* (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE))
