"""Positions, decisions and steps: what every game is made of.

A position is plain data plus a stack of what is still to be done. The top of the stack is a `Step`, which happens by
itself, or a `Decision`, which one seat has to make.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, cast

from cenote.core.rng import Rng
from cenote.core.verbs import Move as Move

if TYPE_CHECKING:
    from cenote.core.game import Game

SEATS: Final = range(8)  # more than any table has; how many there are, the position says


def seated(**numbers: range) -> dict[str, range]:
    """What a frame takes that belongs to a seat: the seat, and these numbers."""
    return {"seat": SEATS, **numbers}


S = TypeVar("S", bound="State")
Self = TypeVar("Self", bound="State")


class Reason:
    """Why a move is not legal: the rule, what is missing, and the numbers.

    A reason that stands for all positions names what its words speak of; a position gives the numbers.
    """

    def __init__(self, rule: str, key: str, *speaks_of: str, **args: object) -> None:
        self.rule = rule
        self.key = key
        self.speaks_of = speaks_of
        self.args = args

    def given(self, **numbers: object) -> Reason:
        """The same reason with the numbers of a position: those that it speaks of, or all where it names none."""
        names = self.speaks_of or tuple(numbers)
        return Reason(self.rule, self.key, **{**self.args, **{name: numbers[name] for name in names}})

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
    """Something still to be done. Immutable: clones of a position share it.

    `takes` names what `__init__` takes, each with the numbers it may be. `lies_on` names the frames that may lie right
    below on the stack ("" for the bottom), and `same_seat` says that those belong to the same seat; without names it
    may lie anywhere. `after_turn` says that the turn is over before it: the table goes on.
    """

    takes: ClassVar[dict[str, range]] = {}
    lies_on: ClassVar[tuple[str, ...]] = ()
    same_seat: ClassVar[bool] = False
    after_turn: ClassVar[bool] = False

    def args(self) -> tuple[Any, ...]:
        """What `__init__` takes, as plain numbers: a frame is written down as its name and these."""
        return tuple([int(getattr(self, name)) for name in self.takes])

    def settle(self, s: S) -> bool:
        """Let it happen, at the top of the stack, unless somebody has to decide; tells whether it did."""
        raise NotImplementedError

    def waits(self) -> bool:
        """May something else lie above, to be done before?"""
        return True

    def possible(self, s: S) -> bool:
        """Could this still be to do in the position?"""
        return True


class Step(Frame[S]):
    """Something that happens by itself."""

    def settle(self, s: S) -> bool:
        s.stack.pop()
        self.run(s)
        return True

    def run(self, s: S) -> None:
        raise NotImplementedError


class SeatStep(Step[S]):
    """Something that happens by itself, in the name of one seat."""

    takes: ClassVar[dict[str, range]] = seated()

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Decision(Frame[S]):
    """One choice that one seat has to make.

    `completes` says that it only settles how the move before is carried out, such as which goods pay for it: what that
    move costs is known when this is decided.
    """

    rule: ClassVar[str] = ""
    asks: ClassVar[tuple[str, ...]] = ()  # other questions than that of its name
    completes: ClassVar[bool] = False
    takes: ClassVar[dict[str, range]] = seated()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def settle(self, s: S) -> bool:
        return False

    def waits(self) -> bool:
        return False

    def cited(self, s: S) -> str:
        """The rule that it comes from in this position, where it serves several."""
        return self.rule

    def question(self, s: S) -> str:
        """Which of `asks` is the question in this position; empty for that of its name."""
        return ""

    def moves(self, s: S) -> list[Move]:
        """The legal moves, in a stable order, never empty."""
        raise NotImplementedError

    def ways(self, s: S) -> list[Move]:
        """Of the legal moves those that carry on what was begun, where others may come in between."""
        return self.moves(s)

    def is_aside(self, move: Move) -> bool:
        """Does the move come in between, and is the same asked again after it?"""
        return False

    def play(self, s: S, move: Move) -> None:
        raise NotImplementedError

    def obstacle(self, s: S, move: Move) -> Reason | None:
        """The first requirement of the move that fails, without numbers; None for a legal one.

        The legal moves come from the same requirements.
        """
        return Reason(self.cited(s), "not-now")

    def numbers(self, s: S, move: Move) -> dict[str, object]:
        """What the words of an obstacle may speak of: what it would take, and what there is."""
        return {}

    def why_not(self, s: S, move: Move) -> Reason:
        """What stands against a move that is not legal."""
        found = self.obstacle(s, move)
        if found is None:
            return Reason(self.cited(s), "not-now")
        return found.given(**self.numbers(s, move)) if found.speaks_of else found


class Choice(Decision[S]):
    """A decision that makes itself when only one move is legal."""

    def settle(self, s: S) -> bool:
        legal = self.moves(s)
        if len(legal) > 1:
            s.keep(legal)
            return False
        s.stack.pop()
        self.play(s, legal[0])
        return True


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

    @property
    def rules(self) -> int:
        """The version of the rules that are played by: a corrected rule asks for it, and keeps its former reading."""
        rules: int = self.game.rules
        return rules

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

    def play(self, move: Move, to_turns_end: bool = False) -> None:
        """Make the decision. Raises IllegalMove, and changes nothing, if the move is not in `moves()`.

        What follows by itself happens too; `to_turns_end` leaves what comes after the turn for a later `settle`.
        """
        if not listed(self.legal(), move):
            reason = self.why_not(move)
            raise IllegalMove(move, reason, self.game.explain(reason))
        decision = self.decision
        self.stack.pop()
        self._legal = None
        decision.play(self, move)
        self.settle(to_turns_end)

    def settle(self, to_turns_end: bool = False) -> None:
        """Let everything happen that nobody has to decide."""
        while self.stack:
            top = self.stack[-1]
            if (to_turns_end and top.after_turn) or not top.settle(self):
                return

    def keep(self, legal: list[Move]) -> None:
        """These are the legal moves here."""
        self._legal = legal

    def push(self, name: str, *args: int) -> None:
        """Put a frame on the stack by its name: for rules that lead back into those that led to them."""
        self.stack.append(self.game.frames[name](*args))

    def has_choice(self) -> bool:
        """Is there somebody to decide something? In a deal that only might be true, it may be the one thing to do."""
        top = self.stack[-1] if self.stack else None
        return isinstance(top, Decision) and bool(self.legal())

    def why_not(self, move: Sequence[str]) -> Reason:
        """What stands against a move that is not legal."""
        if not self.stack:
            return Reason("", "game-over")
        written = tuple(move)
        if written not in self.game.notation.numbers:
            return Reason(self.decision.cited(self), "no-such-move", move=" ".join(str(word) for word in written))
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
        return self.game.view(self, seat)

    def outlook(self, seat: int | None) -> dict[str, Any]:
        """What follows for the seat from what it sees, beyond what lies there."""
        return self.game.outlook(self, seat)

    def redeal(self: Self, seat: int | None, rng: Rng) -> Self:
        """The same knowledge for the seat, everything hidden from it dealt anew."""
        return cast("Self", self.game.redeal(self, seat, rng))

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
        return self.game.fields(self)

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
        dump = self.dump()
        self.game.forget(dump)
        text = json.dumps(dump, sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=12).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __repr__(self) -> str:
        """What a person at the table would say first."""
        if self.stack:
            doing = f"seat {self.seat} to decide: {type(self.decision).__name__}, {len(self.legal())} moves"
        else:
            doing = f"over, places {', '.join(map(str, self.ranking()))}"
        scores = ", ".join(f"{float(score):g}" for score in self.scores())
        return f"<{self.game.key}, turn {self.turn}, {doing}, scores {scores}>"

    def _repr_svg_(self) -> str:
        """The board as a spectator sees it, for notebooks."""
        names = [f"{seat + 1}" for seat in range(len(self.scores()))]
        return self.game.svg(self.view(None), self.game.words("en"), names)

    def _share(self, other: State) -> None:
        """The kernel's part of a clone."""
        self.stack = other.stack.copy()
        self.turn = other.turn
        self.barriers = other.barriers
        self._legal = other._legal


def listed(moves: list[Move], move: Move) -> bool:
    """Is the move one of these? Nearly always it is the very object, which is found without comparing any words."""
    for one in moves:
        if one is move:
            return True
    return move in moves


def playout(s: State, rng: Rng) -> int:
    """Play random moves to the end; tells how many decisions it took."""
    count = 0
    while s.stack:
        legal = s.legal()
        s.play(legal[rng.below(len(legal))])
        count += 1
    return count
