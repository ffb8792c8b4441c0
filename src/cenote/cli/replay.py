"""`cenote replay`: a recorded game, turn by turn."""

from __future__ import annotations

import argparse
from contextlib import suppress
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from cenote.cli import seats
from cenote.cli.chronicle import Chronicle
from cenote.cli.files import Page, open_record, pages_of, read_seat, read_turn, version_note
from cenote.cli.orders import BACK, FORWARD, count_of, read_order
from cenote.cli.screen import Screen
from cenote.cli.speech import complain, game_words
from cenote.core.game import Game
from cenote.core.quipu import LETTERS, Quipu
from cenote.core.refusal import BadRecord
from cenote.core.words import Words
from cenote.drawing.terminal import badge


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser("replay", help=words.say("replay-help"), description=words.say("replay-description"))
    parser.add_argument("file", metavar="FILE", help=words.say("replay-help-file"))
    parser.add_argument("--seat", metavar="A", help=words.say("replay-help-seat"))
    parser.add_argument("--turn", metavar="N", help=words.say("replay-help-turn"))
    parser.add_argument("--step", action="store_true", help=words.say("replay-help-step"))
    parser.add_argument("--data", metavar="FILE", help=words.say("play-help-data"))


def run(args: argparse.Namespace) -> int:
    game, record = open_record(args.file, args.data)
    words = game_words(args.lang, game)
    if record.rules not in game.versions:
        return tell_only(record, game, words)
    pages = pages_of(game, record, words)
    names = seats.names(record.seats, words)
    seat = read_seat(args.seat, len(names))
    replay = Replay(pages, Chronicle(game, words, names), seat, Screen(), version_note(words, game, record))
    last = read_turn(args.turn, pages)
    if args.step or replay.screen.is_terminal:
        with suppress(EOFError):
            replay.step(last if args.turn is not None else 0)
    else:
        replay.tell(last)
    return 0


def tell_only(record: Quipu, game: Game, words: Words) -> int:
    """A record of a version that is not played here: its header and moves, as they stand there."""
    screen = Screen()
    screen.show(*(Text(f"{field} {value}") for field, value in record.header.items()))
    for turn in record.turns:
        screen.show("", Text(f"{turn.number} {LETTERS[turn.seat]} {record.seats[turn.seat]}", style="bold"))
        screen.show(*(Text(f"    {move}") for _, move in turn.moves))
    if record.end is not None:
        screen.show("", Text(f"end {record.end[1]}"))
    return complain(words.refusal(BadRecord("record-rules", rules=record.rules, **game.kept())))


class Replay:
    """The pages of a record before one pair of eyes: a seat's, a spectator's, or after the end everybody's."""

    def __init__(
        self, pages: list[Page], chronicle: Chronicle, seat: int | None, screen: Screen, note: str = ""
    ) -> None:
        self.pages = pages
        self.chronicle = chronicle
        self.words = chronicle.words
        self.seat = seat
        self.screen = screen
        self.note = note  # what it was played by, if not by the newest rules
        self.all_open = seat is None and pages[-1].state.seat is None

    def tell(self, last: int) -> None:
        """The log up to a page, and its board."""
        for page in self.pages[: last + 1]:
            self.screen.lines(self.chronicle.lines(page.played, self.seat, self.all_open))
        self.screen.show("", self.picture(self.pages[last]))
        if self.note:
            self.screen.faint(self.note)

    def step(self, at: int) -> None:
        """From page to page as the person wishes, until past the last one."""
        while True:
            self.turn_to(at)
            text = self.screen.read().strip()
            order, _ = read_order(text)
            if order == "quit":
                return
            turn = count_of(text)
            if turn is not None:
                at = self.find(turn, at)
            elif text.lower() in BACK:
                at = max(0, at - 1)
            elif text.lower() not in FORWARD:
                self.screen.show(Text(self.words.say("replay-keys")))
            elif at + 1 == len(self.pages):
                return
            else:
                at += 1

    def find(self, turn: int, otherwise: int) -> int:
        """The last page of a turn."""
        found = [number for number, page in enumerate(self.pages) if page.turn == turn]
        return found[-1] if found else otherwise

    def turn_to(self, at: int) -> None:
        page = self.pages[at]
        self.screen.wipe()
        self.screen.show(self.picture(page), "")
        self.screen.lines(self.chronicle.lines(page.played, self.seat, self.all_open))
        where = Text(self.words.say("replay-turn", turn=page.turn, last=self.pages[-1].turn), style="bold")
        if page.seat is not None:
            where = Text.assemble(where, " ", badge(page.seat), f" {self.chronicle.names[page.seat]}")
        self.screen.show(where)
        self.screen.faint(
            f"{self.note}\n{self.words.say('replay-keys')}" if self.note else self.words.say("replay-keys")
        )

    def picture(self, page: Page) -> RenderableType:
        view = page.state.view(page.seat if self.all_open else self.seat)
        picture: RenderableType = self.chronicle.game.picture(view, self.words, self.chronicle.names, self.screen.width)
        return picture
