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
        self.ends = ends  # the turn is over with it, whichever way it is carried out

    def __repr__(self) -> str:
        return f"Preview({self.move}, {self.changes}, {self.later}, reveals={self.reveals}, ends={self.ends})"


def previews(s: State, rng: Rng) -> list[Preview]:
    """What each legal move brings to the seat that decides."""
    if s.seat is None:
        return []
    deals = Deals(s, rng)
    return [preview(move, deals) for move in s.legal()]


class Deal:
    """A position that is the same to the seat that decides, and what that seat has."""

    def __init__(self, s: State) -> None:
        self.s = s
        assert s.seat is not None
        self.seat = s.seat
        self.has = s.game.amounts(s, s.seat)


class Deals:
    """Positions that are the same to the seat that decides, as many as are asked for."""

    def __init__(self, s: State, rng: Rng) -> None:
        self.s = s
        self.rng = rng
        self.dealt: list[Deal] = []

    def first(self, n: int) -> list[Deal]:
        while len(self.dealt) < n:
            self.dealt.append(Deal(self.s.redeal(self.s.seat, self.rng)))
        return self.dealt[:n]


def preview(move: Move, deals: Deals) -> Preview:
    """Where nothing hidden comes to light a move goes the same way in every deal; else many are looked at."""
    ends = outcomes(deals.first(1)[0], move)
    if len(ends) == 1 and not ends[0].reveals:
        only = ends[0]
        return Preview(move, certain(only.changes), certain(only.later), False, only.ends_turn)
    reveals = any(end.reveals for end in ends)
    if reveals:
        ends += [end for deal in deals.first(DEALS)[1:] for end in outcomes(deal, move)]
    mixes = deals.s.game.mixes
    changes = spread([end.changes for end in ends], mixes)
    later = spread([end.later for end in ends], mixes)
    return Preview(move, changes, later, reveals, all(end.ends_turn for end in ends))


class Outcome:
    """How a move went, as far as it goes without another choice."""

    def __init__(self, deal: Deal, s: State) -> None:
        game = s.game
        between = game.amounts(s, deal.seat)
        self.changes = difference(game.held, deal.has, between)
        self.later: dict[str, Amount] = {}
        if not is_asked(s):
            s.settle()
            self.later = difference(game.held, between, game.amounts(s, deal.seat))
        self.reveals = s.barriers != deal.s.barriers
        self.ends_turn = s.seat != deal.seat or s.turn != deal.s.turn


def outcomes(deal: Deal, move: Move) -> list[Outcome]:
    """The ways a move may go in one deal: more than one where it is still open how it is carried out."""
    found: list[Outcome] = []
    asked = interrupted(deal.s, move)
    open_ways = [(deal.s, move)]
    for tried in range(WAYS):
        if not open_ways:
            break
        at, chosen = open_ways.pop()
        s = at.clone()
        s.play(chosen, to_turns_end=True)
        if tried + len(open_ways) < WAYS // 2 and is_open(s, deal.seat, asked):
            open_ways += [(s, way) for way in s.decision.ways(s)]
        else:
            found.append(Outcome(deal, s))
    return found


def is_asked(s: State) -> bool:
    """Has somebody to decide something that belongs to the turn? Then nothing happens by itself."""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, Decision) and not top.after_turn


def interrupted(s: State, move: Move) -> Decision[State] | None:
    """The decision before which the move comes in between, if it does: it is carried out when that is asked again."""
    return s.decision if s.decision.is_aside(move) else None


def is_open(s: State, seat: int, asked: Decision[State] | None = None) -> bool:
    """Has the seat still to say how its move is carried out?"""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, Decision) and top.completes and top.seat == seat and top is not asked


def difference(names: Sequence[str], before: list[Amount], after: list[Amount]) -> dict[str, Amount]:
    changed: dict[str, Amount] = {}
    if before == after:
        return changed
    for number, had in enumerate(before):
        change = after[number] - had
        if change:
            changed[names[number]] = change
    return changed


def certain(changes: dict[str, Amount]) -> Changes:
    """It can go one way only."""
    return {name: (n, n) for name, n in changes.items()}


def spread(changes: list[dict[str, Amount]], mixes: Mapping[str, Sequence[str]]) -> Changes:
    """From the least to the most of each; where it is open which of a mix it will be, their sum instead."""
    if len(changes) == 1:
        return certain(changes[0])
    names = dict.fromkeys(name for change in changes for name in change)
    found = {name: [change.get(name, 0) for change in changes] for name in names}
    for mix, parts in mixes.items():
        if any(len(set(found.get(part, []))) > 1 for part in parts):
            sums = [sum(change.get(part, 0) for part in parts) for change in changes]
            found = {name: amounts for name, amounts in found.items() if name not in parts}
            found |= {mix: sums} if any(sums) else {}
    return {name: (min(amounts), max(amounts)) for name, amounts in found.items()}
