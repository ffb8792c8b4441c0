"""What is counted of a game, to see whether its components are in balance: each room declares it in faces/census.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cenote.core.refusal import BadOption

if TYPE_CHECKING:
    from cenote.core.game import Game
    from cenote.core.verbs import Move

TABLE_SIZE = 5  # components of a kind, above which a room that declares nothing has them counted


class Way:
    """Moves or events of a name, and the arguments of theirs that name a thing: `build tile`, `lead chief side`.

    `*join tile` means the event alone: the move of that name says something else.
    """

    def __init__(self, text: str) -> None:
        self.name, *self.slots = text.removeprefix("*").split()
        self.by_move = not text.startswith("*")

    def things(self, args: Mapping[str, Any]) -> list[str]:
        """The things that a move or event with these arguments names: one, or a list of them."""
        values = [args.get(slot) for slot in self.slots]
        if len(values) == 1 and isinstance(values[0], list | tuple):
            return [str(value) for value in values[0]]
        return [] if None in values else ["-".join(map(str, values))]


class Thing:
    """A kind of thing: how it is taken and used, and where it lies in a view while anybody may take it.

    What no view names is offered by legal moves. `fixed` is the table of components that every game has whole, such as
    the spaces of a board; `group` sums things up by a field of theirs. `each` says that one seat's taking it leaves it
    to the others: then it is counted how many of the seats that could take it did, and otherwise in how many games
    somebody did. `several` says that an id stands for several alike, such as the kinds of tasks on a board: how often
    one of them is taken says nothing of it. `but` leaves out what a move names and is no such thing.
    """

    def __init__(
        self,
        kind: str,
        *taken: str,
        used: Sequence[str] = (),
        lies: Sequence[str] = (),
        fixed: str = "",
        group: Sequence[str] = (),
        setup: bool = False,
        each: bool = False,
        several: bool = False,
        but: Sequence[str] = (),
    ) -> None:
        self.kind = kind
        self.taken = [Way(text) for text in taken]
        self.used = [Way(text) for text in used]
        self.lies = tuple(lies)
        self.fixed = fixed
        self.group = tuple(group)
        self.setup = setup  # a choice before the game, open to every seat alike
        self.each = each
        self.several = several
        self.but = frozenset(but)

    def things(self, way: Way, args: Mapping[str, Any]) -> list[str]:
        """The things that a move or event of that way names."""
        return [id for id in way.things(args) if id not in self.but]

    @property
    def untold(self) -> bool:
        """Does no move tell who could take one of them?"""
        return not any(way.by_move for way in self.taken)

    def named(self, game: Game, id: str) -> str:
        """What it is counted as: itself, or its group."""
        if not self.group:
            return id
        entry = game.components()[self.fixed][id]
        return "-".join(str(entry[field]) for field in self.group)

    def always(self, game: Game) -> set[str]:
        """What every game has."""
        return {self.named(game, id) for id in game.components()[self.fixed]} if self.fixed else set()


class Track:
    """Something that is climbed: the event that tells of it, with its level, and which of several tracks it is."""

    def __init__(self, kind: str, event: str, level: str, track: str = "") -> None:
        self.kind = kind
        self.event = event
        self.level = level
        self.track = track


class Census:
    """The things, the tracks, and the verbs that are main actions of a turn."""

    def __init__(self, actions: Sequence[str], things: Sequence[Thing], tracks: Sequence[Track] = ()) -> None:
        self.actions = tuple(actions)
        self.things = {thing.kind: thing for thing in things}
        self.tracks = tuple(tracks)

    def moves(self, game: Game, word: str) -> list[Move]:
        """The moves that a word stands for: those of a verb, or those that take a thing (`P03`, `chief/handseer-A`)."""
        if verb := game.notation.verbs.get(word):
            return list(verb.moves)
        kind, _, id = word.rpartition("/")
        found = [
            move
            for thing in self.things.values()
            if kind in ("", thing.kind)
            for way in thing.taken
            if way.by_move and (verb := game.notation.verbs.get(way.name))
            for move in verb.moves
            if id in [thing.named(game, named) for named in thing.things(way, verb.arguments(move))]
        ]
        if not found:
            raise BadOption("no-such-thing", thing=word)
        return found


def derived(game: Game) -> Census:
    """The census of a room without one: every verb is an action, and takes what it names of the larger tables."""
    things = []
    for kind, entries in game.components().tables.items():
        ways = [
            f"{verb.name} {slot}"
            for verb in game.notation.verbs.values()
            for slot, values in verb.slots.items()
            if len(entries) > TABLE_SIZE and set(values) & set(entries)
        ]
        if ways:
            things.append(Thing(kind, *ways))
    return Census(tuple(game.notation.verbs), things)
