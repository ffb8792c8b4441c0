"""What happened, in words, for one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from cenote.core.game import Game
from cenote.core.kernel import Event
from cenote.core.match import Played
from cenote.core.words import Words
from cenote.drawing.terminal import badge

NAME = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for the name until it is known whether the line has said it
BOARD = -1  # what happens to no seat in particular
ANNOUNCEMENT = "turn"  # the event that a turn begins: the lines themselves show whose it was


class Chronicle:
    """Tells decisions and events. Nobody reads what another seat did in secret."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def lines(self, played: Iterable[Played], reader: int | None, all_open: bool = False) -> list[Text]:
        """One line for all that happens to a seat in a row."""
        lines: list[Text] = []
        last: int | None = None
        for decision in played:
            told = [(decision.seat, text) for text in self.choice(decision, reader, all_open)]
            for event in decision.events:
                if event.name != ANNOUNCEMENT:
                    told.append((BOARD if event.seat is None else event.seat, self.event(event)))
            for seat, text in told:
                if lines and seat == last:
                    lines[-1].append((". " if seat == BOARD else "; ") + self.said(text, seat, True))
                else:
                    lines.append(self.begin(seat).append(self.said(text, seat, False)))
                last = seat
        return lines

    def choice(self, decision: Played, reader: int | None, all_open: bool) -> list[str]:
        """A decision that nothing public comes of is told by itself."""
        verb = self.game.notation.verb(decision.move)
        if not verb.secret:
            return []
        if all_open or decision.seat == reader:
            return [f"{NAME}: {self.words.move(verb, decision.move)}"]
        return [f"{NAME}: {self.words.say('log-secret')}"]

    def event(self, event: Event) -> str:
        return self.words.event(event, [NAME] * len(self.names))

    def said(self, text: str, seat: int, again: bool) -> str:
        if again and text.startswith(NAME):
            return text[len(NAME) :].lstrip(" :")
        return text.replace(NAME, self.names[seat])

    def begin(self, seat: int) -> Text:
        return Text("·  ") if seat == BOARD else Text.assemble(badge(seat), "  ")
