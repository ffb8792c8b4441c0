"""A game at one terminal: people and code in turn, saving, and the end."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cenote.cli import seats
from cenote.cli.chronicle import Chronicle
from cenote.cli.keyboard import Keyboard, Leave
from cenote.cli.screen import Screen, hanging
from cenote.cli.speech import why_not_file
from cenote.core import quipu
from cenote.core.match import Match
from cenote.core.rng import Rng
from cenote.core.words import Words
from cenote.drawing.terminal import badge

INTERRUPTED = 130


class Sitting:
    """One match, the people and agents who play it, and the screen they share."""

    def __init__(self, match: Match, words: Words, screen: Screen, confirm: bool) -> None:
        self.match = match
        self.words = words
        self.screen = screen
        self.confirm = confirm
        self.names = seats.names(match.seats, words)
        self.chronicle = Chronicle(match.game, words, self.names)
        self.agents = seats.players_of_code(match.seats, match.game, match.seed)
        self.people = [seat for seat in range(match.players) if seat not in self.agents]
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.read = dict.fromkeys(self.people, 0)  # how much of the game each person has been told
        self.shown: tuple[int, int] | None = None  # the seat and turn of the last board
        self.chance = Rng.seeded(token_hex())  # what moves bring is looked up in deals that nobody can foresee
        self.file: Path | None = None  # where the game was saved last

    def play(self) -> int:
        """Until the end, or until nobody types any more; tells the exit status."""
        try:
            while self.match.state.seat is not None:
                self.decide(self.match.state.seat)
            self.finish()
            return 0
        except Leave:
            return 0
        except EOFError:
            return self.rescue(0)
        except KeyboardInterrupt:
            return self.rescue(INTERRUPTED)

    def decide(self, seat: int) -> None:
        if seat in self.agents:
            self.match.play(self.agents[seat].choose(self.match.state))
            if self.screen.is_terminal or not self.people:
                self.screen.lines(self.chronicle.lines(self.match.played[-1:], None))
            return
        self.curtain(seat)
        turn = self.match.state.turn
        keyboard = Keyboard(self, seat)
        keyboard.decide()
        state = self.match.state
        if self.confirm and (state.seat != seat or state.turn != turn) and self.may_undo(seat):
            keyboard.confirm()

    def curtain(self, seat: int) -> None:
        """Between two people the screen is wiped, so that nobody sees what is another's."""
        if self.at_keyboard == seat:
            return
        self.screen.forget()
        self.screen.show(Text(self.words.say("play-curtain", name=self.names[seat]), style="bold"))
        self.screen.read("")
        self.screen.forget()
        self.at_keyboard = seat
        self.shown = None

    # --- what a person gets to see ---

    def picture(self, seat: int | None) -> RenderableType:
        view = self.match.state.view(seat)
        picture: RenderableType = self.match.game.picture(view, self.words, self.names, self.screen.width)
        return picture

    def is_new_turn(self, seat: int) -> bool:
        """Is this the first decision of the person's turn? Told once."""
        before, self.shown = self.shown, (seat, self.match.state.turn)
        return before != self.shown

    def news(self, seat: int) -> list[RenderableType]:
        """What happened since the person last looked."""
        played = self.match.played[self.read[seat] :]
        self.read[seat] = len(self.match.played)
        lines: list[RenderableType] = [hanging(line) for line in self.chronicle.lines(played, seat)]
        return [Text(self.words.say("play-news"), style="bold"), *lines] if lines else []

    def may_undo(self, seat: int) -> bool:
        return self.match.can_undo and self.match.played[-1].seat == seat

    # --- saving ---

    def usual_file(self) -> str:
        """A name that is not taken, or the file that is the game's already."""
        if self.file is not None:
            return str(self.file)
        name = f"{self.match.game.key}-{self.match.seed}"
        plain = "".join(letter if letter.isalnum() or letter in "-_" else "_" for letter in name)[:80]
        number = 1
        while (file := Path(f"{plain}.quipu" if number == 1 else f"{plain}-{number}.quipu")).exists():
            number += 1
        return str(file)

    def save(self, name: str) -> bool:
        """Write the record; says where, or why not. Nothing of somebody else's is written over."""
        file = Path(name or self.usual_file())
        try:
            with file.open("w" if file == self.file else "x", encoding="utf-8") as record:
                record.write(quipu.write(self.match))
        except (OSError, ValueError) as error:  # a name can be wrong in itself, too
            trouble = error if isinstance(error, OSError) else OSError(0, "", name)
            self.screen.show(Text(why_not_file(self.words, trouble)))
            return False
        self.file = file
        self.screen.show(Text(self.words.say("play-saved", file=str(file))))
        return True

    def rescue(self, status: int) -> int:
        """Nobody types any more: the game goes to a file."""
        return status if self.save("") else 2

    # --- the end ---

    def finish(self) -> None:
        self.screen.wipe()
        self.screen.show(self.picture(None))
        untold = min((*self.read.values(), len(self.match.played) - 1))  # at least the decision that ended the game
        self.screen.lines(self.chronicle.lines(self.match.played[untold:], None))
        self.screen.show("", self.scores())
        if self.screen.is_terminal:
            self.screen.show(Text(self.words.say("play-keep", file=self.usual_file())))
            file = self.screen.read().strip()
            while file and not self.save(file):
                file = self.screen.read().strip()

    def scores(self) -> Grid:
        """The seats from the winner down."""
        state = self.match.state
        grid = Grid(box=SIMPLE_HEAD if self.screen.is_terminal else None, show_edge=False, pad_edge=False)
        grid.add_column(self.words.say("play-place"), justify="right")
        grid.add_column("")
        grid.add_column(self.words.say("play-player"))
        grid.add_column(self.words.say("play-points"), justify="right")
        ranking, scores = state.ranking(), state.scores()
        for seat in sorted(range(len(ranking)), key=lambda seat: ranking[seat]):
            points = self.words.say("play-score", points=scores[seat])
            grid.add_row(str(ranking[seat]), badge(seat), self.names[seat], points)
        return grid
