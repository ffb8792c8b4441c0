"""How far a greedy player plans, on the toy game."""

from __future__ import annotations

from cenote import agents
from cenote.core.kernel import Move, State
from core.toy import DIVE, HIDE, Act, PearlGame, Pearls, Point


class DiveAndPoint(Act):
    """Who dives comes up with a card, and points somewhere too."""

    def play(self, s: Pearls, move: Move) -> None:
        super().play(s, move)
        if move == DIVE.moves[0]:
            s.stack.append(Point(self.seat))


class Northern(PearlGame):
    """The north is worth more than all cards."""

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, Pearls)
        return s.points[seat] + 100 * s.norths[seat]


def position(hand: list[int]) -> Pearls:
    s = Northern().new(players=1, seed=1, options={"sea": "rough"})
    assert isinstance(s, Pearls)
    s.hands, s.pile = [hand], [card for card in range(1, 13) if card not in hand]
    s.stack[-1] = DiveAndPoint(0)
    s._legal = None
    return s


def test_plans_end_where_a_card_is_drawn() -> None:
    """Every card of the pile is better than those in hand; but what comes after a draw is not to be foreseen."""
    for seed in range(10):
        s = position([1, 2, 3])
        assert agents.make("greedy", s.game, seed).choose(s) == HIDE["3"]


def test_plans_go_on_where_nothing_is_drawn() -> None:
    """Pointing north comes after hiding; the draw alone promises 12 at most."""
    s = position([10, 11, 12])
    assert agents.make("greedy", s.game).choose(s) == HIDE["12"]
    s.play(HIDE["12"])
    assert agents.make("greedy", s.game).choose(s) == ("point", "north")
