"""Games, records and positions from files that people name."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cenote import games
from cenote.core import quipu
from cenote.core.corrections import carried
from cenote.core.game import Game
from cenote.core.kernel import IllegalMove, State
from cenote.core.match import Match, Played
from cenote.core.quipu import LETTERS, Quipu
from cenote.core.refusal import BadOption, BadPosition, BadRecord
from cenote.core.room import Room
from cenote.core.words import Words


def read_text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord("not-text", file=file) from None


def open_game(key: str, data: str | None, rules: int | None = None) -> Game:
    """The game, with a host's own component file laid over ours where one is named; the newest version or another."""
    game = games.get(key)
    if data is not None:
        game = game.with_data(Path(data).name, read_text(data))
    return game if rules is None else game.at(rules)


def open_record(file: str, data: str | None) -> tuple[Game, Quipu]:
    """A record and the game it is of, in the version that was played; in the newest, where that is not kept."""
    record = quipu.read(read_text(file))
    return game_of(record, data), record


def game_of(record: Quipu, data: str | None) -> Game:
    """With the file that is named, else with that which the record carries."""
    game = open_game(record.game, data)
    if data is None and isinstance(game, Room):
        game = carried(game, record)
    return game.at(record.rules) if record.rules in game.versions else game


def version_note(words: Words, game: Game, record: Quipu) -> str:
    """What a record was played by, where that is not the newest; empty where it is."""
    newest = game.versions[-1]
    if record.rules == newest:
        return ""
    return words.say("version-older", rules=record.rules, data=record.header["data"], newest=newest)


class Page:
    """One turn of a record: its decisions, and the position they led to."""

    def __init__(self, turn: int, seat: int | None, state: State) -> None:
        self.turn = turn
        self.seat = seat
        self.state = state
        self.played: list[Played] = []


def pages_of(game: Game, record: Quipu, words: Words) -> list[Page]:
    """The first position, then one page for each turn."""
    pages: list[Page] = []
    for match in replay(game, record, words):
        if not match.played:
            pages.append(Page(0, None, match.state.clone()))
            continue
        played = match.played[-1]
        if (pages[-1].turn, pages[-1].seat) != (played.turn, played.seat):
            pages.append(Page(played.turn, played.seat, match.state))
        pages[-1].played.append(played)
        pages[-1].state = match.state.clone()
    return pages


def play_through(game: Game, record: Quipu, words: Words) -> Match:
    """The game at the end of its record."""
    *_, last = replay(game, record, words)
    return last


def replay(game: Game, record: Quipu, words: Words) -> Iterator[Match]:
    """The game after each decision. What is wrong with the record is told in the language of the words."""
    try:
        yield from record.replay(game)
    except BadRecord as refusal:
        error = refusal.details.get("error")
        if isinstance(error, IllegalMove):  # only the words of the game can say why
            refusal.details["error"] = f"{words.reason(error.reason)}."
        raise


def read_position(text: str) -> dict[str, Any] | None:
    """The dump of a position, if the text is one."""
    try:
        dump = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        return None
    if not isinstance(dump, dict) or not isinstance(dump.get("game"), str):
        raise BadPosition("not-a-dump")
    return dump


def read_seat(text: str | None, players: int) -> int | None:
    """A seat from its letter or number; None for a spectator."""
    if text is None:
        return None
    known = LETTERS[:players]
    numbers = [str(number) for number in range(1, players + 1)]
    if text.upper() in known and len(text) == 1:
        return known.index(text.upper())
    if text in numbers:
        return numbers.index(text)
    raise BadOption("no-such-seat", seat=text, known=", ".join(known))


def read_turn(text: str | None, pages: list[Page]) -> int:
    """The last page of a turn; the last of all where none is asked for."""
    if text is None:
        return len(pages) - 1
    for number in range(len(pages) - 1, -1, -1):
        if text == str(pages[number].turn):
            return number
    raise BadOption("no-such-turn", turn=text, last=pages[-1].turn)
