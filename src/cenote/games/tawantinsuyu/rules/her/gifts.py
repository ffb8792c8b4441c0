"""What Axomamma gains and how: workers, god cards, choices by her own rules.

Rules WS9, WS10, WS11, WS12, WS13, WS14, WS15, WS16, WS29, WS41, WS55.
"""

from __future__ import annotations

from cenote.core.shared import added
from cenote.games.tawantinsuyu.names import CORN, GOLD, HER, POTATO, STONE, WORKER_LIMIT, WORKERS
from cenote.games.tawantinsuyu.rules.decks import draw_army_to_hand, leave_village, take_nomad
from cenote.games.tawantinsuyu.rules.gifts import give, give_plain
from cenote.games.tawantinsuyu.rules.her.tasks import (
    build_free,
    build_stairs_free,
    random_small_statue,
    restore_best,
    small_statue,
)
from cenote.games.tawantinsuyu.rules.her.weaving import take_top_weaving
from cenote.games.tawantinsuyu.rules.temple import Climb
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.vocabulary import (
    BUILDING,
    EITHER,
    FREE_STAIRS,
    FREE_STATUE,
    GOD,
    RESTORE,
    STEP,
    TRAINING,
    WEAVING,
    WORKER,
    Effect,
)


def receive(s: Tawantinsuyu, effect: Effect, source: str) -> None:
    """One part of a bonus; she takes no part that would let a player perform a task or buy a step (WS16)."""
    her = s.players[HER]
    kind = effect.kind
    if kind == EITHER:
        choose(s, effect, source)
    elif kind == STEP:
        s.stack.append(Climb(HER, effect.n))
    elif kind == TRAINING:
        draw_army_to_hand(s, her, effect.n)
    else:
        for _ in range(effect.n):
            if kind == GOD:
                discard_altar(s, 1, True)
            elif kind == WEAVING:
                take_top_weaving(s)
            elif kind == WORKER:
                hire_nomad(s)
            elif kind == RESTORE:
                restore_best(s)
            elif kind == BUILDING:
                build_free(s)
            elif kind == FREE_STAIRS:
                build_stairs_free(s)
            elif kind == FREE_STATUE:
                if source == "conquest":
                    small_statue(s)
                else:
                    random_small_statue(s)


def choose(s: Tawantinsuyu, effect: Effect, source: str) -> None:
    """What she has least of, ties gold, corn, stone, potato (WS41); stone or worker by WS15."""
    her = s.players[HER]
    for choice in effect.choices:
        if choice.kind == WORKER and wants_worker(s, her):
            hire_potato_end(s)
            return
    best = least(her, effect.choices)
    if best.kind < GOD:
        give_plain(s, her, best, source)
    else:
        receive(s, best, source)


def least(her: Player, choices: list[Effect]) -> Effect:
    """The good she has least of, ties gold, corn, stone, potato."""
    best = choices[0]
    fewest = 1_000_000
    for good in (GOLD, CORN, STONE, POTATO):
        for choice in choices:
            if choice.kind == good and her.goods[good] < fewest:
                best, fewest = choice, her.goods[good]
    return best


def wants_worker(s: Tawantinsuyu, her: Player) -> bool:
    """She takes what she has fewer of; equal, a worker while she has fewer than two (WS15)."""
    if not s.village and not s.nomads:
        return False
    workers, stones = len(her.queue), her.goods[STONE]
    return workers < stones or (workers == stones and workers < WORKER_LIMIT)


def discard_altar(s: Tawantinsuyu, n: int, scoring: bool) -> None:
    """The oldest altar cards go under the deck, for a point each where she gains by it (WS11, WS20, WS40)."""
    for _ in range(min(n, len(s.altar))):
        card = s.altar[0]
        s.altar = s.altar[1:]
        s.deck = [card, *s.deck]
        if s.events is not None:
            s.tell("altar-away", card=s.box.cards[card].id)
        if scoring:
            s.score(s.players[HER], 1, "axomamma")


# --- workers ---


def hire_potato_end(s: Tawantinsuyu) -> None:
    """From the potato end of the village, else a random nomad (WS15)."""
    if s.village:
        hire(s, leave_village(s, False))
    else:
        hire_nomad(s)


def hire_nomad(s: Tawantinsuyu) -> None:
    if s.nomads:
        worker = s.nomads[s.below(len(s.nomads))]
        take_nomad(s, worker)
        hire(s, worker)


def hire(s: Tawantinsuyu, worker: int) -> None:
    """The worker joins her queue with its bonus; a third one makes a random one leave the game (WS9, WS10, WS55)."""
    her = s.players[HER]
    her.queue = [*her.queue, worker]
    if s.events is not None:
        s.tell("worker", HER, worker=WORKERS[worker])
    give(s, her, s.box.hire_gains[worker])
    while len(her.queue) > WORKER_LIMIT:
        at = s.below(len(her.queue))
        gone = her.queue[at]
        her.queue = her.queue[:at] + her.queue[at + 1 :]
        s.boxed = added(s.boxed, gone, 1)
        if s.events is not None:
            s.tell("dismiss", HER, worker=WORKERS[gone])
