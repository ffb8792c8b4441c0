"""What is noted of one game for the balance of its components, by the census that the game declares."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from cenote.core.census import Thing, Track, Way
from cenote.core.game import Game
from cenote.core.kernel import Event, State
from cenote.core.verbs import Move

Key = str  # "building/P03": the kind and the thing


@dataclass
class SeatNotes:
    """What one seat could take, took, used, did and reached."""

    could: set[Key] = field(default_factory=set)
    took: Counter[Key] = field(default_factory=Counter)
    used: Counter[Key] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)  # main actions, by verb
    reached: dict[Key, int] = field(default_factory=dict)  # the highest level of each track
    turns: int = 0  # with a main action: what comes before and between them is none


@dataclass
class Notes:
    """Of a whole game: what lay there to be taken, and what each seat made of it."""

    offered: set[Key]
    seats: list[SeatNotes]


class Words:
    """A census made ready for a game: what each move and each event says."""

    def __init__(self, game: Game) -> None:
        self.census = game.census()
        self.takes: defaultdict[Move, list[Key]] = defaultdict(list)
        self.uses: defaultdict[Move, list[Key]] = defaultdict(list)
        self.events: defaultdict[str, list[tuple[Thing, Way, bool]]] = defaultdict(list)  # is it taken, or used?
        self.tracks: defaultdict[str, list[Track]] = defaultdict(list)
        self.always: set[Key] = set()
        self.open: set[Key] = set()  # what every seat can take, though no move names it
        self.lies: dict[Thing, set[str]] = {}  # with the names to look for
        for thing in self.census.things.values():
            self.add(game, thing)
        for track in self.census.tracks:
            self.tracks[track.event].append(track)

    def add(self, game: Game, thing: Thing) -> None:
        always = {f"{thing.kind}/{id}" for id in thing.always(game)}
        self.always |= always
        if thing.each and thing.untold:
            self.open |= always
        known = set(game.components().tables.get(thing.kind, ()))
        for taken, ways in ((True, thing.taken), (False, thing.used)):
            for way in ways:
                self.events[way.name].append((thing, way, taken))
                verb = game.notation.verbs.get(way.name)
                if verb is None or not way.by_move:
                    continue
                for move in verb.moves:
                    for id in thing.things(way, verb.arguments(move)):
                        known.add(id)
                        (self.takes if taken else self.uses)[move].append(f"{thing.kind}/{thing.named(game, id)}")
        if thing.lies:
            self.lies[thing] = known


@cache
def words_of(game: Game) -> Words:
    return Words(game)


class Watcher:
    """Looks on while a game is played."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.words = words_of(game)
        self.notes = Notes(set(self.words.always), [SeatNotes(could=set(self.words.open)) for _ in range(seats)])
        self.turn = -1  # the last one that somebody decided in
        self.acted = -1  # the last one with a main action

    def before(self, s: State) -> None:
        """Somebody is about to decide."""
        assert s.seat is not None
        me = self.notes.seats[s.seat]
        if s.turn != self.turn:
            self.turn = s.turn
            self.look(s)
        takes = self.words.takes
        for move in s.legal():
            if move in takes:
                me.could.update(takes[move])

    def look(self, s: State) -> None:
        """What lies there?"""
        if self.words.lies:
            view = s.view(None)
            for thing, known in self.words.lies.items():
                for text in texts([view.get(name) for name in thing.lies]):
                    if text in known:
                        self.notes.offered.add(f"{thing.kind}/{thing.named(self.game, text)}")

    def after(self, seat: int, move: Move, events: list[Event]) -> None:
        """The seat decided so, and this happened. What a move and its event both tell of counts once."""
        took = {(seat, key) for key in self.words.takes.get(move, ())}
        used = {(seat, key) for key in self.words.uses.get(move, ())}
        if move[0] in self.words.census.actions:
            self.notes.seats[seat].did[move[0]] += 1
            self.notes.seats[seat].turns += self.turn != self.acted
            self.acted = self.turn
        for event in events:
            if event.seat is None or event.seat >= len(self.notes.seats):
                continue
            for thing, way, taken in self.words.events.get(event.name, ()):
                for id in thing.things(way, event.args):
                    (took if taken else used).add((event.seat, f"{thing.kind}/{thing.named(self.game, id)}"))
            self.climb(event.seat, event)
        for one, key in took:
            self.notes.seats[one].took[key] += 1
        for one, key in used:
            self.notes.seats[one].used[key] += 1

    def climb(self, seat: int, event: Event) -> None:
        reached = self.notes.seats[seat].reached
        for track in self.words.tracks.get(event.name, ()):
            key = f"{track.kind}/{event.args[track.track]}" if track.track else track.kind
            reached[key] = max(reached.get(key, 0), int(event.args[track.level]))

    def over(self) -> Notes:
        for seat in self.notes.seats:
            self.notes.offered |= seat.could | set(seat.took)
        return self.notes


def texts(value: object) -> Iterator[str]:
    """Every text within a part of a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts(inner)
