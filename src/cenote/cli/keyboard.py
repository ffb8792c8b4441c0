"""One person's decision: shown, and then whatever is typed, until a move is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cenote.cli.orders import count_of, number_of, read_order
from cenote.core.kernel import IllegalMove
from cenote.core.preview import Preview, previews
from cenote.core.refusal import BadNotation
from cenote.core.verbs import Move
from cenote.drawing.terminal import FAINT, badge

if TYPE_CHECKING:
    from cenote.cli.sitting import Sitting

LOG_TURNS = 8


class Leave(Exception):
    """The person gets up from the table."""


class Keyboard:
    """What one person may do when asked."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.words = sitting.words
        self.screen = sitting.screen
        self.seat = seat
        self.orders: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "redo": self.redo,
            "rule": self.rule,
            "why": self.why,
            "board": self.board,
            "log": self.log,
            "save": self.save,
            "quit": self.quit,
            "help": self.help,
        }

    def decide(self) -> None:
        """Until the position has changed."""
        self.present()
        while not self.obey(self.screen.read().strip()):
            pass

    # --- what is shown ---

    def present(self) -> None:
        """The board at the beginning of a turn, and before every decision where there is room for it."""
        new = self.sitting.is_new_turn(self.seat)
        asked: list[RenderableType] = [*self.sitting.news(self.seat), self.question(), self.offers()]
        if new or self.screen.is_terminal:
            board = self.sitting.picture(self.seat)
            if new or self.screen.fits([board, *asked]):
                self.screen.wipe()
                self.screen.show(board)
        self.screen.show(*asked)
        self.screen.faint(self.words.say("play-hint"))

    def question(self) -> Text:
        decision = self.match.state.decision
        name = self.sitting.names[self.seat]
        asked = f" {name}: {self.words.ask(self.match.state)}"
        return Text.assemble("\n", badge(self.seat), (asked, "bold"), (f" ({decision.cited(self.match.state)})", FAINT))

    def offers(self) -> Grid:
        """The legal moves with their numbers, what they cost and bring, meanings and notation."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        grid.add_column(no_wrap=True, style=FAINT)
        for number, preview in enumerate(previews(self.match.state, self.sitting.chance), 1):
            written = self.match.game.notation.write(preview.move)
            grid.add_row(Text(str(number), style="bold"), self.offer(preview), f" {written}")
        return grid

    def offer(self, preview: Preview) -> Text:
        move = preview.move
        text = Text(self.words.move(self.match.game.notation.verb(move), move))
        exchange = self.words.exchange(preview.changes)
        if exchange:
            text.append(f"  {exchange}", style="cyan")
        meaning = self.meaning(move)
        return text.append(f" – {meaning}", style=FAINT) if meaning else text

    def meaning(self, move: Move) -> str:
        """What stands on the spot of the board that the move names."""
        _, *spot = self.match.game.notation.verb(move).spot(move).split("/")
        try:
            return self.match.game.describe("-".join(spot), self.words)
        except KeyError:
            return ""

    # --- what is typed ---

    def obey(self, text: str) -> bool:
        """Do what is asked; tells whether the position has changed."""
        legal = self.match.state.legal()
        if not text:
            return self.say("play-choose", n=len(legal))
        number = count_of(text)
        if number is not None:
            if 1 <= number <= len(legal):
                return self.play(legal[number - 1])
            return self.say("play-no-number", n=len(legal))
        order, rest = read_order(text)
        if order:
            return self.orders[order](rest)
        move = self.read_move(text)
        return move is not None and self.play(move)

    def play(self, move: Move) -> bool:
        try:
            self.match.play(move)
        except IllegalMove as illegal:
            self.screen.show(Text(self.words.reason(illegal.reason)))
            return False
        return True

    def read_move(self, text: str) -> Move | None:
        """A move in notation, in whichever case; says what is wrong where it is none."""
        notation = self.match.game.notation
        written = text.lower().split()
        for move in notation.moves:
            if [word.lower() for word in move] == written:
                return move
        if written[0] not in notation.verbs:
            self.say("play-not-understood", text=text)
            return None
        try:
            return notation.read(" ".join(written))
        except BadNotation as refusal:
            self.screen.show(Text(self.words.refusal(refusal)))
            return None

    def say(self, key: str, **args: object) -> bool:
        self.screen.show(Text(self.words.say(key, **args)))
        return False

    # --- orders: each tells whether the position has changed ---

    def undo(self, rest: str) -> bool:
        if not self.sitting.may_undo(self.seat):
            return self.say("play-no-undo")
        self.match.undo()
        return True

    def redo(self, rest: str) -> bool:
        if not self.match.can_redo:
            return self.say("play-no-redo")
        self.match.redo()
        return True

    def rule(self, rest: str) -> bool:
        """The rule behind the decision, any rule, or what a tile does."""
        number = number_of(rest) or self.match.state.decision.cited(self.match.state)
        rules = self.match.game.rulebook(self.words.language)
        if number in rules:
            self.screen.show(Text.assemble((number, "bold"), f" {rules[number]}"))
            return False
        for id in (number, rest.lower()):
            try:
                self.screen.show(Text.assemble((id, "bold"), f" {self.match.game.describe(id, self.words)}"))
                return False
            except KeyError:
                continue
        return self.say("play-no-rule", text=rest)

    def why(self, rest: str) -> bool:
        """What stands against a move that is not among the legal ones."""
        legal = self.match.state.legal()
        if count_of(rest) in range(1, len(legal) + 1):
            return self.say("play-legal")
        if not rest:
            return self.say("play-why")
        move = self.read_move(rest)
        if move is None:
            return False
        if move in legal:
            return self.say("play-legal")
        self.screen.show(Text(self.words.reason(self.match.state.why_not(move))))
        return False

    def board(self, rest: str) -> bool:
        self.screen.show(self.sitting.picture(self.seat), self.question(), self.offers())
        return False

    def log(self, rest: str) -> bool:
        """The last turns, or as many as asked for."""
        turns = count_of(rest)
        first = self.match.state.turn - (LOG_TURNS if turns is None else turns)
        recent = [played for played in self.match.played if played.turn >= first]
        self.screen.lines(self.sitting.chronicle.lines(recent, self.seat))
        return False

    def save(self, rest: str) -> bool:
        self.sitting.save(rest)
        return False

    def quit(self, rest: str) -> bool:
        """Ask for a file first: what was played is not lost by one key."""
        usual = self.sitting.usual_file()
        self.say("play-quit", file=usual)
        while True:
            file = self.screen.read().strip()
            if file == "-" or self.sitting.save(file or usual):
                raise Leave

    def help(self, rest: str) -> bool:
        for key in ("number", "notation", *self.orders):
            self.screen.show(Text(self.words.say(f"play-help-{key}")))
        return False

    # --- the end of a turn ---

    def confirm(self) -> None:
        """The turn is over unless the person takes something back."""
        self.screen.show(*self.sitting.news(self.seat))
        while True:
            self.say("play-confirm", name=self.sitting.names[self.seat])
            order, rest = read_order(self.screen.read().strip())
            if order == "undo":
                self.match.undo()
                return
            if order in ("board", "log", "save", "quit"):
                self.orders[order](rest)
            elif not order:
                return
