"""Who sits at the table: people (`me`, `me:Olena`) and players made of code (`greedy`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cenote import agents
from cenote.agents.agent import Agent
from cenote.agents.network.card import fit
from cenote.core.game import Game
from cenote.core.match import Match
from cenote.core.quipu import LETTERS
from cenote.core.refusal import BadOption
from cenote.core.words import Words, quoted

PERSON = "me"
LONGEST_NAME = 24


def read_seats(text: str) -> list[str]:
    """Seats as they were asked for: `me:Olena,greedy,random`."""
    seats = [" ".join(seat.split()) for seat in text.split(",")]
    for seat in seats:
        check(seat)
    return seats


def check(seat: str) -> None:
    if is_person(seat):
        name = name_of(seat)
        if seat != PERSON and not (name and name.isprintable() and len(name) <= LONGEST_NAME):
            raise BadOption("seat-name", seat=seat, longest=LONGEST_NAME)
    elif seat.partition(":")[0] not in agents.KINDS:
        raise BadOption("seat-kind", seat=seat, known=", ".join((PERSON, *agents.KINDS)))


def is_person(seat: str) -> bool:
    return seat == PERSON or seat.startswith(f"{PERSON}:")


def name_of(seat: str) -> str:
    return seat.partition(":")[2].strip()


def names(seats: Sequence[str], words: Words) -> list[str]:
    """What to call each seat: a person by name, code by its kind; twins get the letter of their seat."""
    called = []
    for number, seat in enumerate(seats):
        if is_person(seat):
            called.append(quoted(name_of(seat)) or words.say("seat-person", letter=LETTERS[number]))
        else:
            called.append(words.term("agent", seat))
    twins = Counter(called)
    return [f"{name} {LETTERS[number]}" if twins[name] > 1 else name for number, name in enumerate(called)]


def notes(match: Match, words: Words) -> list[str]:
    """What is to be known of levels that play with a network, where it does not know what is played."""
    learnt = any(seat.partition(":")[0] in agents.LEARNT for seat in match.seats)
    fits = fit(match.game, match.players, match.options) if learnt else "examined"
    return [] if fits == "examined" else [words.say(f"learnt-{fits}")]


def players_of_code(seats: Sequence[str], game: Game, seed: int | str) -> dict[int, Agent]:
    """The agents by seat, each with a future of its own."""
    return {
        number: agents.make(seat, game, seed=f"{seed}/{LETTERS[number]}")
        for number, seat in enumerate(seats)
        if not is_person(seat)
    }
