"""Records: a game as a text file.

A header with the version of the rules and the fingerprint of the components in force; then for each turn a mark with
its number and seat, one move a line, and after the turn the digest of the position, so that a replay which goes another
way names the exact turn:

    quipu 1
    game tzolkin
    rules 1
    players 2
    seed 7
    options {}
    data 5c0e…
    seat A greedy
    seat B random

    turn 1 A
    keep W-03
    keep W-10
    = 5c0e…
    …
    end 61 44.25

A record may carry the file that was laid over our components, so that it replays anywhere: after the seats, each of its
lines behind a bar (`| [building.A1-01]`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from cenote.core.game import Game
from cenote.core.kernel import IllegalMove, State
from cenote.core.match import Match
from cenote.core.refusal import BadNotation, BadOption, BadRecord

VERSION = 1
LETTERS = "ABCDEFGH"
BAR = "|"

_FIELDS = ("quipu", "game", "rules", "players", "seed", "options", "data")


class Turn:
    """One turn of a record: its moves with their lines, and the digest after it."""

    def __init__(self, number: int, seat: int, line: int) -> None:
        self.number = number
        self.seat = seat
        self.line = line
        self.moves: list[tuple[int, str]] = []
        self.digest = ""


class Quipu:
    """A record, as read from its text."""

    def __init__(
        self,
        header: dict[str, str],
        seats: list[str],
        turns: list[Turn],
        end: tuple[int, str] | None,
        file: str = "",
    ) -> None:
        self.header = header
        self.seats = seats
        self.turns = turns
        self.end = end
        self.file = file  # the text of a component file that it carries; empty where it carries none

    @property
    def game(self) -> str:
        return self.header["game"]

    @property
    def rules(self) -> int:
        return int(self.header["rules"])

    @property
    def seed(self) -> int | str:
        seed = self.header["seed"]
        return int(seed) if re.fullmatch(r"0|-?[1-9][0-9]{0,17}", seed) else seed

    def match(self, game: Game) -> Match:
        """The game of the record at its first position, in the version it was played in. Raises BadRecord if there is
        no such version, or none with these components."""
        if self.rules not in game.versions:
            raise BadRecord("record-rules", rules=self.rules, **game.kept())
        game = game.at(self.rules)
        if not game.has_data(self.header["data"]):
            raise BadRecord("record-data", data=self.header["data"], wanted=game.mark)
        try:
            return Match(game, len(self.seats), self.seed, json.loads(self.header["options"]), self.seats)
        except BadOption as refusal:
            raise BadRecord("record-option", line=1, error=refusal) from None

    def replay(self, game: Game) -> Iterator[Match]:
        """The game after each decision. Raises BadRecord, naming the line, where it does not replay."""
        match = self.match(game)
        yield match
        for turn in self.turns:
            if match.state.seat != turn.seat or match.state.turn != turn.number:
                raise BadRecord("record-turn", line=turn.line, turn=turn.number, seat=LETTERS[turn.seat])
            for line, text in turn.moves:
                play_line(match, turn, line, text)
                yield match
            if turn.digest and turn.digest != match.state.digest():
                raise BadRecord("record-digest", turn=turn.number, line=turn.line)
        if self.end is not None:
            line, scores = self.end
            if match.state.seat is not None or scores != write_scores(match.state):
                raise BadRecord("record-end", line=line, scores=write_scores(match.state))

    def play_through(self, game: Game) -> Match:
        """The game at the end of the record."""
        *_, last = self.replay(game)
        return last


def play_line(match: Match, turn: Turn, line: int, text: str) -> None:
    if match.state.seat != turn.seat:
        raise BadRecord("record-seat", line=line, move=text, seat=LETTERS[turn.seat])
    try:
        match.play(match.game.notation.read(text))
    except BadNotation as refusal:
        raise BadRecord("record-move", line=line, move=text, error=refusal) from None
    except IllegalMove as illegal:
        raise BadRecord("record-move", line=line, move=text, error=illegal) from None


def write(match: Match, file: str = "") -> str:
    """The record of a game, finished or not; with the component file that it was played with, where it is to carry it.
    The file has no line that ends in spaces, as `cenote.core.corrections` writes it."""
    again = Match(match.game, match.players, match.seed, match.options, match.seats)
    lines = [
        f"quipu {VERSION}",
        f"game {match.game.key}",
        f"rules {match.game.rules}",
        f"players {match.players}",
        f"seed {match.seed}",
        f"options {json.dumps(match.options, sort_keys=True)}",
        f"data {match.game.mark}",
    ]
    lines += [f"seat {LETTERS[seat]} {' '.join(name.split())}" for seat, name in enumerate(match.seats)]
    lines += [f"{BAR} {line}".rstrip() for line in file.splitlines()]
    mark: tuple[int, int] | None = None
    for played in match.played:
        if mark != (played.turn, played.seat):
            if mark is not None:
                lines.append(f"= {again.state.digest()}")
            mark = (played.turn, played.seat)
            lines += ["", f"turn {played.turn} {LETTERS[played.seat]}"]
        lines.append(match.game.notation.write(played.move))
        again.state.play(played.move)
    if mark is not None:
        lines.append(f"= {again.state.digest()}")
    if match.state.seat is None:
        lines += ["", f"end {write_scores(match.state)}"]
    return "\n".join(lines) + "\n"


def write_scores(s: State) -> str:
    return " ".join(str(float(score)) if isinstance(score, Fraction) else str(score) for score in s.scores())


def read(text: str) -> Quipu:
    """The record written in a text. Raises BadRecord, naming the line, if it is none."""
    header: dict[str, str] = {}
    seats: list[str] = []
    turns: list[Turn] = []
    end: tuple[int, str] | None = None
    file: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if end is not None:
            raise BadRecord("record-after-end", line=number)
        if not header and word != "quipu":
            raise BadRecord("record-not-a-quipu")
        if word in _FIELDS and not turns:
            header[word] = rest.strip()
        elif word == "seat" and not turns:
            letter, _, name = rest.partition(" ")
            if letter != LETTERS[len(seats) : len(seats) + 1]:
                raise BadRecord("record-line", line=number, text=line)
            seats.append(name.strip() or letter)
        elif word == BAR and not turns:
            file.append(line.removeprefix(BAR).removeprefix(" "))
        elif word == "turn":
            turns.append(read_turn(line, number, len(seats)))
        elif word == "=" and turns:
            turns[-1].digest = rest.strip()
        elif word == "end" and turns:
            end = (number, rest.strip())
        elif turns and not turns[-1].digest:
            turns[-1].moves.append((number, line))
        else:
            raise BadRecord("record-line", line=number, text=line)
    check_header(header, seats)
    return Quipu(header, seats, turns, end, "".join(f"{line}\n" for line in file))


def read_turn(line: str, number: int, seats: int) -> Turn:
    found = re.fullmatch(r"turn ([0-9]{1,9}) ([A-H])", line)
    if not found or LETTERS.index(found[2]) >= seats:
        raise BadRecord("record-line", line=number, text=line)
    return Turn(int(found[1]), LETTERS.index(found[2]), number)


def check_header(header: dict[str, str], seats: list[str]) -> None:
    if not header:
        raise BadRecord("record-not-a-quipu")
    for field in _FIELDS:
        if field not in header:
            raise BadRecord("record-field", field=field)
    if header["quipu"] != str(VERSION):
        raise BadRecord("record-version", version=header["quipu"], wanted=VERSION)
    if not re.fullmatch(r"[0-9]{1,6}", header["rules"]) or header["players"] != str(len(seats)):
        raise BadRecord("record-field", field="rules" if header["players"] == str(len(seats)) else "players")
    try:
        options: Any = json.loads(header["options"])
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict):
        raise BadRecord("record-field", field="options")
