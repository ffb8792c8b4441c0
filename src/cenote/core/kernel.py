"""Positions, decisions and steps: what every game is made of.

A position is plain data plus a stack of what is still to be done. The top of the stack is a `Step`, which happens by
itself, or a `Decision`, which one seat has to make.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from cenote.core.rng import Rng
from cenote.core.verbs import Move as Move

if TYPE_CHECKING:
    from cenote.core.game import Game

S = TypeVar("S", bound="State")
Self = TypeVar("Self", bound="State")


class Reason:
    """Why a move is not legal: the rule, what is missing, and the numbers."""

    def __init__(self, rule: str, key: str, **args: object) -> None:
        self.rule = rule
        self.key = key
        self.args = args

    def given(self, **more: object) -> Reason:
        """The same reason with the numbers of a position."""
        return Reason(self.rule, self.key, **{**self.args, **more})

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Reason({self.rule!r}, {self.key!r}{args})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class IllegalMove(ValueError):
    """The move is not legal here. Nothing has changed."""

    def __init__(self, move: Move, reason: Reason, text: str) -> None:
        super().__init__(text)
        self.move = move
        self.reason = reason


class Event:
    """Something that happened: what, to which seat, with what."""

    def __init__(self, name: str, seat: int | None, args: dict[str, Any]) -> None:
        self.name = name
        self.seat = seat
        self.args = args

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.seat}, {self.args})"


class Frame(Generic[S]):
    """Something still to be done. Immutable: clones of a position share it."""

    def args(self) -> tuple[Any, ...]:
        """What `__init__` takes, as plain numbers: a frame is written down as its name and these."""
        return ()


class Step(Frame[S]):
    """Something that happens by itself."""

    def run(self, s: S) -> None:
        raise NotImplementedError


class Decision(Frame[S]):
    """One choice that one seat has to make."""

    rule: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def moves(self, s: S) -> list[Move]:
        """The legal moves, in a stable order, never empty."""
        raise NotImplementedError

    def play(self, s: S, move: Move) -> None:
        raise NotImplementedError

    def why_not(self, s: S, move: Move) -> Reason:
        """What stands against a move that is not legal."""
        return Reason(self.rule, "not-now")

    def price(self, s: S, move: Move) -> dict[str, int]:
        """What the move will cost, to be shown before it is made."""
        return {}


class Choice(Decision[S]):
    """A decision that makes itself when only one move is legal."""


class State:
    """A position of a game."""

    game: Game
    rng: Rng
    stack: list[Frame[Any]]
    turn: int
    barriers: int
    events: list[Event] | None

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.stack = []
        self.turn = 0  # turns begun so far
        self.barriers = 0  # how often something hidden has come to light
        self.events = None  # a list while somebody watches
        self._legal: list[Move] | None = None

    # --- what is to be decided ---

    @property
    def seat(self) -> int | None:
        """Who decides; None when the game is over."""
        if not self.stack:
            return None
        return cast("Decision[Any]", self.stack[-1]).seat

    @property
    def decision(self) -> Decision[Any]:
        """What is to be decided now."""
        return cast("Decision[Any]", self.stack[-1])

    def legal(self) -> list[Move]:
        """The legal moves, computed once a position; not to be changed by the caller."""
        if self._legal is None:
            self._legal = self.decision.moves(self) if self.stack else []
        return self._legal

    def moves(self) -> list[Move]:
        """The legal moves, in a stable order; empty only when the game is over."""
        return self.legal().copy()

    def play(self, move: Move) -> None:
        """Make the decision. Raises IllegalMove, and changes nothing, if the move is not in `moves()`."""
        if move not in self.legal():
            reason = self.why_not(move)
            raise IllegalMove(move, reason, self.game.explain(reason))
        decision = self.decision
        self.stack.pop()
        self._legal = None
        decision.play(self, move)
        self.settle()

    def settle(self) -> None:
        """Let everything happen that nobody has to decide."""
        while self.stack:
            top = self.stack[-1]
            if isinstance(top, Step):
                self.stack.pop()
                top.run(self)
            elif isinstance(top, Choice):
                legal = top.moves(self)
                if len(legal) > 1:
                    self._legal = legal
                    return
                self.stack.pop()
                top.play(self, legal[0])
            else:
                return

    def why_not(self, move: Sequence[str]) -> Reason:
        """What stands against a move that is not legal."""
        if not self.stack:
            return Reason("", "game-over")
        written = tuple(move)
        if written not in self.game.notation.numbers:
            return Reason(self.decision.rule, "no-such-move", move=" ".join(str(word) for word in written))
        return self.decision.why_not(self, written)

    # --- chance and hidden things: whatever comes to light here closes the barrier ---

    def below(self, n: int) -> int:
        self.barriers += 1
        return self.rng.below(n)

    def shuffle(self, items: list[int]) -> None:
        self.barriers += 1
        self.rng.shuffle(items)

    def draw(self, pile: list[int]) -> int:
        """Take the top (the last) of a hidden pile."""
        self.barriers += 1
        return pile.pop()

    def reveal(self) -> None:
        """Something a seat kept to itself is shown to all."""
        self.barriers += 1

    # --- what happens, for those who watch ---

    def watch(self) -> None:
        self.events = []

    def tell(self, name: str, seat: int | None = None, **args: Any) -> None:
        """Emit an event. Callers ask `if s.events is not None` first, so that simulation builds nothing."""
        if self.events is not None:
            self.events.append(Event(name, seat, args))

    def told(self) -> list[Event]:
        """What happened since the last call; nothing is lost between two calls."""
        events, self.events = self.events or [], []
        return events

    # --- what each game says of its positions ---

    def clone(self: Self) -> Self:
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may see, as JSON."""
        raise NotImplementedError

    def redeal(self: Self, seat: int | None, rng: Rng) -> Self:
        """The same knowledge for the seat, everything hidden from it dealt anew."""
        raise NotImplementedError

    def scores(self) -> list[int | Fraction]:
        raise NotImplementedError

    def seen_scores(self, seat: int | None) -> list[int | Fraction | None]:
        """The scores that the seat may see: all of them, unless a game keeps some face down until its end."""
        return [*self.scores()]

    def ranking(self) -> list[int]:
        """The place of each seat after tie-breaks, 1 for the winner; shared places are equal."""
        raise NotImplementedError

    def fields(self) -> dict[str, Any]:
        """The game's own part of the dump."""
        raise NotImplementedError

    # --- written down ---

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON; `game.load(dump)` gives it back."""
        return {
            "game": self.game.key,
            "rules": self.game.rules,
            "data": self.game.data,
            "turn": self.turn,
            "rng": self.rng.words(),
            "stack": [[type(frame).__name__, *frame.args()] for frame in self.stack],
            **self.fields(),
        }

    def digest(self) -> str:
        """A short fingerprint of the position, the same in every process and on every platform."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=12).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(self.digest())

    def _share(self, other: State) -> None:
        """The kernel's part of a clone."""
        self.stack = other.stack.copy()
        self.turn = other.turn
        self.barriers = other.barriers
        self._legal = other._legal


def playout(s: State, rng: Rng) -> int:
    """Play random moves to the end; tells how many decisions it took."""
    count = 0
    while s.stack:
        legal = s.legal()
        s.play(legal[rng.below(len(legal))])
        count += 1
    return count
