"""What a move costs and brings, told before it is made.

The move is played on a position that is dealt anew for the seat, and what the seat can count then is compared with what
it has now. So it is exact, needs no second copy of any rule, and tells nothing that is hidden from the seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cenote.core.game import Amount
from cenote.core.kernel import Decision, State
from cenote.core.rng import Rng
from cenote.core.verbs import Move

DEALS = 8  # looked at where something hidden comes to light
WAYS = 60  # to carry out a move, looked at

Range = tuple[Amount, Amount]  # the least and the most
Changes = dict[str, Range]


class Preview:
    """One move: what it changes of what the seat has, and what happens to that after the turn."""

    def __init__(self, move: Move, changes: Changes, later: Changes, reveals: bool, ends: bool) -> None:
        self.move = move
        self.changes = changes
        self.later = later
        self.reveals = reveals  # something hidden comes to light: not to be taken back, and numbers may differ
        self.ends = ends  # the turn is over with it

    def __repr__(self) -> str:
        return f"Preview({self.move}, {self.changes}, {self.later}, reveals={self.reveals}, ends={self.ends})"


def previews(s: State, rng: Rng) -> list[Preview]:
    """What each legal move brings to the seat that decides."""
    if s.seat is None:
        return []
    deals = Deals(s, rng)
    return [preview(move, deals) for move in s.legal()]


class Deals:
    """Positions that are the same to the seat that decides, as many as are asked for."""

    def __init__(self, s: State, rng: Rng) -> None:
        self.s = s
        self.rng = rng
        self.dealt: list[State] = []

    def first(self, n: int) -> list[State]:
        while len(self.dealt) < n:
            self.dealt.append(self.s.redeal(self.s.seat, self.rng))
        return self.dealt[:n]


def preview(move: Move, deals: Deals) -> Preview:
    """Two deals show whether the move depends on what is hidden; if it does, more are looked at."""
    ends = [end for deal in deals.first(2) for end in outcomes(deal, move)]
    if any(end.reveals for end in ends):
        ends += [end for deal in deals.first(DEALS)[2:] for end in outcomes(deal, move)]
    reveals = any(end.reveals for end in ends)
    mixes = deals.s.game.mixes
    changes = spread([end.changes for end in ends], mixes)
    later = spread([end.later for end in ends], mixes)
    return Preview(move, changes, later, reveals, all(end.ends_turn for end in ends))


class Outcome:
    """How a move went, as far as it goes without another choice."""

    def __init__(self, deal: State, before: Mapping[str, Amount], s: State) -> None:
        seat = deal.seat
        assert seat is not None
        between = s.game.holdings(s, seat)
        s.settle()
        self.changes = difference(before, between)
        self.later = difference(between, s.game.holdings(s, seat))
        self.reveals = s.barriers != deal.barriers
        self.ends_turn = s.seat != seat or s.turn != deal.turn


def outcomes(deal: State, move: Move) -> list[Outcome]:
    """The ways a move may go in one deal: more than one where it is still open how it is carried out."""
    seat = deal.seat
    assert seat is not None
    before = deal.game.holdings(deal, seat)
    found: list[Outcome] = []
    asked = interrupted(deal, move)
    open_ways = [(deal, move)]
    for tried in range(WAYS):
        if not open_ways:
            break
        at, chosen = open_ways.pop()
        s = at.clone()
        s.play(chosen, to_turns_end=True)
        if tried + len(open_ways) < WAYS // 2 and is_open(s, seat, asked):
            open_ways += [(s, way) for way in s.decision.ways(s)]
        else:
            found.append(Outcome(deal, before, s))
    return found


def interrupted(s: State, move: Move) -> Decision[State] | None:
    """The decision before which the move comes in between, if it does: it is carried out when that is asked again."""
    return s.decision if s.decision.is_aside(move) else None


def is_open(s: State, seat: int, asked: Decision[State] | None = None) -> bool:
    """Has the seat still to say how its move is carried out?"""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, Decision) and top.completes and top.seat == seat and top is not asked


def difference(before: Mapping[str, Amount], after: Mapping[str, Amount]) -> dict[str, Amount]:
    names = [*before, *(name for name in after if name not in before)]
    changed = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in changed.items() if change}


def spread(changes: list[dict[str, Amount]], mixes: Mapping[str, Sequence[str]]) -> Changes:
    """From the least to the most of each; where it is open which of a mix it will be, their sum instead."""
    names = dict.fromkeys(name for change in changes for name in change)
    found = {name: [change.get(name, 0) for change in changes] for name in names}
    for mix, parts in mixes.items():
        if any(len(set(found.get(part, []))) > 1 for part in parts):
            sums = [sum(change.get(part, 0) for part in parts) for change in changes]
            found = {name: amounts for name, amounts in found.items() if name not in parts}
            found |= {mix: sums} if any(sums) else {}
    return {name: (min(amounts), max(amounts)) for name, amounts in found.items()}
