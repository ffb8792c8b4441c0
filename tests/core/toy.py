"""Pearl divers: a tiny game with options, hidden cards, a barrier, secret moves and a solo form.

Everybody is dealt three cards. In a turn one hides a card for its number of points and points north or south with
it, or dives for the top card of the pile. The hidden cards are shown at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cenote.core.data import Data, fingerprint, read
from cenote.core.game import Game, Option, Value
from cenote.core.kernel import Choice, Decision, Move, Reason, State, Step
from cenote.core.refusal import BadPosition
from cenote.core.rng import Rng
from cenote.core.rows import Row
from cenote.core.shared import mixed
from cenote.core.verbs import Verb

CARDS = tuple(str(n) for n in range(1, 13))
HIDE = Verb("hide", card=CARDS, at="card/{card}", secret=True)
DIVE = Verb("dive", at="pile")
POINT = Verb("point", way=("north", "south"), at="shore/{way}")
VERBS = (HIDE, DIVE, POINT)


class Pearls(State):
    def __init__(self, game: Game, rng: Rng, options: dict[str, Value]) -> None:
        super().__init__(game, rng)
        self.options = options
        self.hands: list[list[int]] = []
        self.hidden: list[list[int]] = []
        self.points: list[int] = []
        self.norths: list[int] = []
        self.pile: list[int] = []
        self.round = 0
        self.shown = False

    def clone(self) -> Pearls:
        new = Pearls(self.game, self.rng.clone(), self.options)
        new._share(self)
        new.hands = [hand.copy() for hand in self.hands]
        new.hidden = [cards.copy() for cards in self.hidden]
        new.points = self.points.copy()
        new.norths = self.norths.copy()
        new.pile = self.pile.copy()
        new.round = self.round
        new.shown = self.shown
        return new

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "game": self.game.key,
            "seat": self.seat,
            "you": seat,
            "turn": self.turn,
            "round": self.round,
            "pile": len(self.pile),
            "options": self.options,
            "players": [
                {
                    "hand": hand if who == seat or self.shown else len(hand),
                    "hidden": hidden if who == seat or self.shown else len(hidden),
                    "points": points if who == seat or self.shown else None,
                    "norths": norths,
                }
                for who, (hand, hidden, points, norths) in enumerate(
                    zip(self.hands, self.hidden, self.points, self.norths, strict=True)
                )
            ],
        }

    def told_of_pile(self) -> int:
        return len(self.pile)

    def observed(self, row: Row) -> None:
        row.number("round", self.round, 3)
        row.number("pile", self.told_of_pile(), 12)
        for number in range(row.slots):
            row.player(number)
            seat = (row.first + number) % len(self.hands)
            seen = seat == row.me or self.shown
            row.items("hand", [card - 1 for card in self.hands[seat]] if seen else [], CARDS)
            row.items("hidden", [card - 1 for card in self.hidden[seat]] if seen else [], CARDS)
            row.number("points", self.points[seat] if seen else 0, 30)
            row.number("norths", self.norths[seat], 3)

    def redeal(self, seat: int | None, rng: Rng) -> Pearls:
        new = self.clone()
        if not self.shown:
            others = [who for who in range(len(self.hands)) if who != seat]
            pool = mixed(new.pile + [card for who in others for card in new.hands[who] + new.hidden[who]], rng)
            for who in others:
                dived = new.points[who] - sum(new.hidden[who])
                new.hands[who] = sorted(pool.pop() for _ in new.hands[who])
                new.hidden[who] = [pool.pop() for _ in new.hidden[who]]
                new.points[who] = dived + sum(new.hidden[who])
            new.pile = pool
            new._legal = None
        new.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word())
        return new

    def scores(self) -> list[Any]:
        return list(self.points)

    def ranking(self) -> list[int]:
        standing = list(zip(self.points, self.norths, strict=True))
        return [1 + sum(other > mine for other in standing) for mine in standing]

    def fields(self) -> dict[str, Any]:
        return {
            "options": dict(self.options),
            "hands": [hand.copy() for hand in self.hands],
            "hidden": [cards.copy() for cards in self.hidden],
            "points": self.points.copy(),
            "norths": self.norths.copy(),
            "pile": self.pile.copy(),
            "round": self.round,
            "shown": self.shown,
        }


class StartRound(Step[Pearls]):
    def run(self, s: Pearls) -> None:
        if s.round == s.options["rounds"]:
            s.stack.append(Show())
            return
        s.round += 1
        s.stack.append(StartRound())
        for seat in reversed(range(len(s.hands))):
            s.stack.append(StartTurn(seat))


class StartTurn(Step[Pearls]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Pearls) -> None:
        s.turn += 1
        s.stack.append(Act(self.seat))


class Act(Decision[Pearls]):
    rule = "P1"

    def moves(self, s: Pearls) -> list[Move]:
        moves = [HIDE.moves[card - 1] for card in s.hands[self.seat]]
        return [*moves, DIVE.moves[0]] if s.pile else moves

    def play(self, s: Pearls, move: Move) -> None:
        if move == DIVE.moves[0]:
            card = s.draw(s.pile)
            s.points[self.seat] += card
            s.tell("dive", self.seat, card=card)
        else:
            card = int(move[1])
            s.hands[self.seat].remove(card)
            s.hidden[self.seat].append(card)
            s.points[self.seat] += card
            s.tell("hide", self.seat)
            s.stack.append(Point(self.seat))

    def why_not(self, s: Pearls, move: Move) -> Reason:
        if move[0] == "hide":
            return Reason("P1", "not-in-hand", card=move[1], have=len(s.hands[self.seat]))
        return super().why_not(s, move)


class Point(Choice[Pearls]):
    """On a calm sea there is only the north."""

    rule = "P2"

    def moves(self, s: Pearls) -> list[Move]:
        return POINT.moves.copy() if s.options["sea"] == "rough" else POINT.moves[:1]

    def play(self, s: Pearls, move: Move) -> None:
        s.norths[self.seat] += move == POINT["north"]
        s.tell("point", self.seat, way=move[1])


class Show(Step[Pearls]):
    def run(self, s: Pearls) -> None:
        s.reveal()
        s.shown = True
        s.tell("end")


class PearlGame(Game):
    key = "pearls"
    players = (1, 2, 3)
    options = (
        Option("rounds", 2, (1, 2, 3)),
        Option("sea", "calm", ("calm", "rough")),
        Option("sorted", True),
    )
    rules = 4
    observe = staticmethod(lambda s, row: s.observed(row))
    folder = Path(__file__).parent

    def __init__(self, deepest: int = 12, data: str = "") -> None:
        super().__init__(VERBS, (StartRound, StartTurn, Act, Point, Show))
        self.deepest = deepest
        self.data = data

    def first(self, players: int, rng: Rng, options: dict[str, Value]) -> State:
        s = Pearls(self, rng, options)
        s.pile = list(range(1, self.deepest + 1))
        s.shuffle(s.pile)
        s.hands = [[s.draw(s.pile) for _ in range(3)] for _ in range(players)]
        if options["sorted"]:
            s.hands = [sorted(hand) for hand in s.hands]
        s.hidden = [[] for _ in range(players)]
        s.points = [0] * players
        s.norths = [0] * players
        s.stack.append(StartRound())
        return s

    def restore(self, dump: Mapping[str, Any]) -> State:
        try:
            s = Pearls(self, Rng(*dump["rng"]), dict(dump["options"]))
            for field in ("hands", "hidden", "points", "norths", "pile", "round", "shown", "turn"):
                setattr(s, field, dump[field])
        except KeyError as missing:
            raise BadPosition("field-missing", field=missing.args[0]) from None
        s.stack = [self.frame(entry) for entry in dump["stack"]]
        return s.clone()

    def components(self) -> Data:
        return read("pearls.toml", f"[pile.cards]\ndeepest = {self.deepest}\nstatus = 'recalled'\n")

    def with_data(self, name: str, text: str) -> Game:
        data = self.components().overlay(read(name, text))
        return PearlGame(data["pile"]["cards"]["deepest"], fingerprint(text))

    def evaluate(self, s: State, seat: int) -> float:
        return float(s.scores()[seat])


PEARLS = PearlGame()
