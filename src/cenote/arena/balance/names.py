"""What people call the things that a balance report counts."""

from __future__ import annotations

from cenote.core.game import Game
from cenote.core.words import Words


class Names:
    """The names of a game's things in one language; a thing without one goes by its id."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.known: dict[str, str] = {}
        self.parts: set[str] = set()  # ids made of several words, of which the name says each
        for thing in game.census().things.values():
            for way in thing.taken if not thing.group else ():
                verb = game.notation.verbs.get(way.name)
                if verb is None or not way.by_move:
                    continue
                for move in verb.moves:
                    args = verb.arguments(move)
                    said = [words.term(slot, args[slot]) for slot in way.slots]
                    key = "/".join((thing.kind, *way.things(args)))
                    self.known[key] = ", ".join(said)
                    if len(said) > 1:
                        self.parts.add(key)

    def thing(self, kind: str, id: str) -> str:
        """Its id, and its name where it has one."""
        name = self.known.get(f"{kind}/{id}")
        thing = self.game.census().things.get(kind)
        if name is None and thing is not None:  # no move names it: it goes by the words for the parts of its id
            slots = thing.group or thing.taken[0].slots
            name = " ".join(map(self.words.term, slots, id.rsplit("-", len(slots) - 1)))
            if len(slots) > 1:
                return name
        if name is None or name == id:
            return id
        if f"{kind}/{id}" in self.parts:
            return name
        return f"{id} {name}" if any(letter.isdigit() for letter in id) else name

    def word(self, word: str) -> str:
        """What a habit is about: a verb, or a thing."""
        if word in self.game.notation.verbs:
            return self.words.term("deed", word)
        kind, _, id = word.rpartition("/")
        if not kind:
            kind = next((one for one in self.game.census().things if f"{one}/{id}" in self.known), "")
        return self.thing(kind, id)

    def kind(self, kind: str) -> str:
        return self.words.term("census", kind)

    def track(self, track: str) -> str:
        kind, _, which = track.partition("/")
        return f"{self.kind(kind)}: {self.words.term(kind, which)}" if which else self.kind(kind)
