"""What to play now, and why: for the seat that has to decide, and from no more than that seat knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cenote import agents
from cenote.agents.agent import Window, undisturbed
from cenote.agents.levels import Hard, learnt
from cenote.arena.analysis.estimate import Sight, after_move, contrast, first_sight
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.verbs import Move

PATIENCE = 2.5  # seconds for a turn; the first decision gets half of them
OTHERS = 2  # moves that are told beside the best
LIKELY = 0.05  # that the network plays a move, for it to be worth telling beside another
DEALS = 12  # games that the network plays on after each move
QUICK_DEALS = 6  # the same by the quick player, who is slower


@dataclass(frozen=True)
class Prospect:
    """What the seat has to expect in the end."""

    score: float
    win: float | None  # nothing for who plays alone


@dataclass(frozen=True)
class Reasons:
    """What speaks for a move."""

    before: Prospect
    after: Prospect
    others: tuple[tuple[Move, Prospect], ...]  # the best first
    sources: tuple[tuple[str, float], ...]  # of points, and how many more the move brings there than the best other


def propose(game: Game, s: State, seed: str) -> Move:
    """What the strongest player would do that answers soon."""
    player = learnt(game, seed, Window(s))
    if player is None:
        return agents.make(Hard.name, game, seed).choose(s)
    player.patience = PATIENCE
    return player.choose(s)


def justify(game: Game, s: State, move: Move, seed: str) -> Reasons:
    """The move against the best others: games are played on after each of them, in the same deals."""
    seat = s.seat
    assert seat is not None
    with undisturbed():
        rivals, deals = named_rivals(game, s, move, seed)
        before, after, *others = (after_move(game, s, each, seed, deals) for each in (None, move, *rivals))
    told = prospects(game, s)
    ranked = sorted(zip(rivals, others, strict=True), key=lambda other: -other[1][0].worth(seat))
    return Reasons(
        told(before),
        told(after),
        tuple((other, told(sight)) for other, sight in ranked),
        contrast(seat, ranked[0][1], after).reasons if ranked else (),
    )


def named_rivals(game: Game, s: State, move: Move, seed: str) -> tuple[list[Move], int]:
    """Moves worth telling beside this one, and how many games may be played on after each."""
    player = learnt(game, seed, Window(s))
    if player is None:
        looks = first_sight(game, s, seed)
        return sorted(looks.keys() - {move}, key=lambda other: (-looks[other], other))[:1], QUICK_DEALS
    position = s.redeal(s.seat, Rng.seeded(seed))
    found = player.ranked(player.judge(position), position, [other for other in s.moves() if other != move])
    return [rival.move for rival in found[:OTHERS] if rival is found[0] or rival.likely >= LIKELY], DEALS


def prospects(game: Game, s: State) -> Callable[[Sight], Prospect]:
    """Alone one can only win, unless the game has an opponent of its own."""
    seat = s.seat
    assert seat is not None
    contested = len(s.scores()) + game.automata(s) > 1

    def told(sight: Sight) -> Prospect:
        outlook, _ = sight
        return Prospect(outlook.scores[seat], outlook.wins[seat] if contested else None)

    return told
