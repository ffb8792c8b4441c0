"""What to play now, and why: for the seat that has to decide, and from no more than that seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from cenote.agents.agent import Window, undisturbed
from cenote.agents.levels import Master
from cenote.arena.analysis.estimate import Sight, after_moves, contrast, first_sight
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.verbs import Move

CHOOSING = 2.0  # seconds that the network may take for a turn; a decision gets half of what is left of them
WEIGHING = 2.0  # seconds for the reasons
LIKELY = 0.02  # that the network plays a move, for it to be told beside two others
GAMES = 48  # that are played on after each move, at most
TOGETHER = 6  # of them between two looks at the clock
CLEAR = 2.0  # errors that a difference has to be greater than


@dataclass(frozen=True)
class Prospect:
    """What the seat has to expect in the end."""

    score: float
    win: float


@dataclass(frozen=True)
class Other:
    """A move that could be made instead."""

    move: Move
    prospect: Prospect
    even: bool  # as good as the move that is told, as far as so few games tell


@dataclass(frozen=True)
class Reasons:
    """What speaks for a move."""

    contested: bool  # alone one can only win, unless the game has an opponent of its own
    before: Prospect
    after: Prospect
    others: tuple[Other, ...]  # the best first
    sources: tuple[tuple[str, float], ...]  # of points, and how many more than the best that is clearly worse


def propose(game: Game, s: State, seed: str, patience: float = CHOOSING) -> Move:
    """What the strongest player would do that answers soon."""
    master = Master(game, seed)
    player = master.learnt(Window(s))
    if player is None:
        return master.choose(s)
    player.patience = patience
    return player.choose(s)


def justify(game: Game, s: State, move: Move, seed: str, patience: float = WEIGHING, most: int = GAMES) -> Reasons:
    """The move against the best others: games are played on after each of them, in the same deals."""
    seat = s.seat
    assert seat is not None
    with undisturbed():
        end = perf_counter() + patience
        shares = considered(game, s, move, seed)
        sights = weighed(game, s, list(shares), seed, end, most)
    outlooks = {each: sight.outlook for each, sight in sights.items()}
    prospects = {each: Prospect(outlook.scores[seat], outlook.wins[seat]) for each, outlook in outlooks.items()}
    ranked = sorted(shares.keys() - {move}, key=lambda other: (-outlooks[other].worth(seat), other))
    against = {other: contrast(seat, sights[other], sights[move]) for other in ranked}
    even = {other: abs(found.cost) <= CLEAR * found.error for other, found in against.items()}
    worse = [found for other, found in against.items() if found.cost > 0 and not even[other]]
    return Reasons(
        contested=len(s.scores()) + game.automata(s) > 1,
        before=blended(shares, prospects),
        after=prospects[move],
        others=tuple(Other(other, prospects[other], even[other]) for other in ranked),
        sources=worse[0].reasons if worse else (),
    )


def considered(game: Game, s: State, move: Move, seed: str) -> dict[Move, float]:
    """The move and one or two others, and how likely each is made where games are played on from here."""
    player = Master(game, seed).learnt(Window(s))
    if player is None:
        looks = first_sight(game, s, seed)
        chosen = [move, *sorted(looks.keys() - {move}, key=lambda other: (-looks[other], other))][:2]
        best = max(chosen, key=lambda each: looks[each])
        return {each: float(each == best) for each in chosen}
    from cenote.agents.network.futures import SURENESS  # numpy takes its time to load

    position = s.redeal(s.seat, Rng.seeded(seed))
    ranked = player.ranked(player.judge(position), position, s.moves())
    likely = {proposal.move: proposal.likely for proposal in ranked}
    others = [other for other in likely if other != move]
    chosen = [move, *others[:1], *(other for other in others[1:2] if likely[other] >= LIKELY)]
    return {each: likely[each] ** SURENESS for each in chosen}


def weighed(game: Game, s: State, moves: list[Move], seed: str, end: float, most: int) -> dict[Move, Sight]:
    """Games are played on after the moves, some at a time, while the clock allows as many again; some in any case."""
    found = {move: Sight() for move in moves}
    played, took = 0, 0.0
    while played < most and (not played or perf_counter() + took < end):
        begun = perf_counter()
        together = min(TOGETHER, most - played)
        for move, sight in zip(moves, after_moves(game, s, moves, f"{seed}/{played}", together), strict=True):
            found[move].add(sight)
        played += together
        took = perf_counter() - begun
    return found


def blended(shares: dict[Move, float], prospects: dict[Move, Prospect]) -> Prospect:
    """What to expect before any of the moves is made."""
    whole = sum(shares.values())
    score = sum(share * prospects[move].score for move, share in shares.items()) / whole
    win = sum(share * prospects[move].win for move, share in shares.items()) / whole
    return Prospect(score, win)
