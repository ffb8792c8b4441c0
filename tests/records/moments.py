"""What a position shows, as fingerprints: its dump, its moves, the sentences for them, and the view of every seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from cenote.core.kernel import State
from cenote.core.quipu import Quipu
from cenote.core.words import LANGUAGES
from cenote.games import get

PARTS = (0.05, 0.35, 0.65, 0.95)  # of the decisions of a game: early, in the middle, late


def fingerprint(thing: Any) -> str:
    return blake2b(json.dumps(thing, sort_keys=True).encode(), digest_size=8).hexdigest()


def sentences(s: State) -> list[str]:
    """The question and every legal move, in every language."""
    said = []
    for language in LANGUAGES:
        words = s.game.words(language)
        said += [words.ask(s)] if s.seat is not None else []
        said += [words.move(s.game.notation.verb(move), move) for move in s.moves()]
    return said


def shown(s: State, players: int) -> dict[str, Any]:
    """The fingerprints of a position, without what is only remembered; the last view is that of a spectator."""
    dump = s.dump()
    s.game.forget(dump)
    return {
        "dump": fingerprint(dump),
        "moves": fingerprint([s.game.notation.write(move) for move in s.moves()]),
        "words": fingerprint(sentences(s)),
        "views": [fingerprint(s.view(seat)) for seat in (*range(players), None)],
    }


def moments(record: Quipu) -> list[int]:
    """How many decisions had been made at the positions that are looked at; the last one is the end."""
    count = sum(len(turn.moves) for turn in record.turns)
    return sorted({int(count * part) for part in PARTS} | {count})


def look(record: Quipu) -> Iterator[tuple[int, dict[str, Any]]]:
    wanted = moments(record)
    for number, match in enumerate(record.replay(get(record.game))):
        if number in wanted:
            yield number, shown(match.state, match.players)
