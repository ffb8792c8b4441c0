"""What holds in every position: dumps in which it does not are refused by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cenote.core.declared import Balance, Each, Pieces, out_of_bounds, out_of_place
from cenote.core.fields import NONE
from cenote.core.kernel import Decision, Frame
from cenote.core.refusal import BadPosition
from cenote.games.tawantinsuyu.components import ARMY, BUILDINGS, CARDS, PERMANENT, PRODUCTION, WEAVINGS
from cenote.games.tawantinsuyu.names import (
    CEREMONIES,
    GODS,
    HER,
    LARGE,
    SECTORS,
    SIZES,
    SLOTS,
    START_MARKERS,
    START_STAIRS,
    WORKER_LIMIT,
    WORKERS,
)
from cenote.games.tawantinsuyu.rules.building import Build, Construct, Replace
from cenote.games.tawantinsuyu.rules.conquest import Conquer, Levy, WarLoss
from cenote.games.tawantinsuyu.rules.effects import Receive
from cenote.games.tawantinsuyu.rules.moments import TakeGod
from cenote.games.tawantinsuyu.rules.monuments import StairsBuilt, StatueErected
from cenote.games.tawantinsuyu.rules.paying import Pay
from cenote.games.tawantinsuyu.rules.placing import Arrive, Placing
from cenote.games.tawantinsuyu.rules.soldiers import Ease, PayTroops, Soldiers, TakeSpace
from cenote.games.tawantinsuyu.rules.tapestries import designs
from cenote.games.tawantinsuyu.rules.training import Enlist
from cenote.games.tawantinsuyu.rules.turn import CloseTurn, EndTurn, SecondAction, StartTurn, TakeTurn, Turn
from cenote.games.tawantinsuyu.rules.weaving import AddBought, AddTile, BuyTiles, EndWeave, Leftover
from cenote.games.tawantinsuyu.rules.workers import Hired
from cenote.games.tawantinsuyu.rules.working import Work
from cenote.games.tawantinsuyu.setup import (
    ChooseStart,
    Deal,
    EndOpening,
    KeepCards,
    OpenCards,
    Resolve,
    StartChoosing,
    StartKeeping,
    StartResolving,
)
from cenote.games.tawantinsuyu.state import Tawantinsuyu

# --- every piece of the box in one place ---


class AllPieces(Pieces):
    """Components of which each is in exactly one place, and none in the game that does not belong to it."""

    def __init__(
        self, names: Sequence[str], found: Callable[[Any], list[int]], wanted: Callable[[Any], Sequence[int]]
    ) -> None:
        super().__init__(names, found)
        self.wanted = wanted

    def check(self, s: Any) -> None:
        super().check(s)
        found, wanted = set(self.found(s)), set(self.wanted(s))
        for key, numbers in (("piece-missing", wanted - found), ("piece-misplaced", found - wanted)):
            if numbers:
                raise BadPosition(key, tile=self.names[min(numbers)])


def workers(s: Tawantinsuyu, worker: int) -> int:
    found = s.losses[worker] + s.boxed[worker]
    for pile in (s.hill, s.bag, s.village, s.nomads, *(me.queue for me in s.players)):
        found += pile.count(worker)
    return found + sum(me.workers[worker] for me in s.players)


def each_worker(worker: int) -> Balance:
    return Balance("piece-count", lambda s: workers(s, worker), lambda s: s.box.workers[worker], piece=WORKERS[worker])


def god_cards(s: Tawantinsuyu) -> list[int]:
    held = [card for me in s.players for card in me.hand + me.laid]
    return s.deck + s.altar + s.spent + s.slots + held + ([] if s.played == NONE else [s.played])


def army_cards(s: Tawantinsuyu) -> list[int]:
    held = [card for me in s.players for card in me.army + me.drawn + me.troops + me.tired + me.leaving + me.tiring]
    return s.army_deck + s.army_discard + held


def buildings(s: Tawantinsuyu) -> list[int]:
    owned = [tile for me in s.players for tile in me.up + me.down]
    for me in s.players:
        owned += [len(PRODUCTION) + n for n in range(len(PERMANENT)) if me.permanent >> n & 1]
    return s.market + s.production_stack + s.permanent_stack + owned


def weavings(s: Tawantinsuyu) -> list[int]:
    """All that lie about, one that looks for its place among them."""
    woven = [tile for me in s.players for tapestry in me.tapestries for tile in tapestry]
    adding = [frame.tile for frame in s.stack if isinstance(frame, AddTile)]
    return s.weavings + s.loom + s.bought + s.starts + woven + adding


def weavings_in_play(s: Tawantinsuyu) -> list[int]:
    """Start tiles may leave the game, the others may not (W18, W19)."""
    found, tiles = weavings(s), s.box.weavings
    return [n for n, tile in enumerate(tiles) if (n in found if tile.start else tile.players <= len(s.players))]


CONSERVED: Final[tuple[Balance | Pieces, ...]] = (
    *(each_worker(worker) for worker in range(len(WORKERS))),
    Each(
        "piece-count",
        lambda s, me: me.stairs + s.upper.count(me.seat) + s.lower.count(me.seat),
        lambda s, me: START_STAIRS,
        piece="stairs",
    ),
    Each(
        "piece-count",
        lambda s, me: me.markers + s.conquests.count(me.seat),
        lambda s, me: START_MARKERS,
        piece="markers",
    ),
    AllPieces(CARDS, god_cards, lambda s: range(len(CARDS))),
    AllPieces(ARMY, army_cards, lambda s: range(len(ARMY))),
    AllPieces(BUILDINGS, buildings, lambda s: range(len(BUILDINGS))),
    AllPieces(WEAVINGS, weavings, weavings_in_play),
)

# --- what else must fit together ---


def check(s: Tawantinsuyu) -> None:
    for me in s.players:
        for tapestry in me.tapestries:
            if not tapestry or designs(s, tapestry).bit_count() != len(tapestry):
                raise BadPosition("same-design", seat=me.seat)
    check_statues(s)
    check_her(s)
    if s.stack:
        check_turn(s)
        check_opening(s)
        check_stack(s)
        check_between(s)
    elif not (s.ceremonies == CEREMONIES or s.last) or s.active != NONE or s.holder != NONE:
        raise BadPosition("no-decision")


def check_statues(s: Tawantinsuyu) -> None:
    """No more than there were; discarded ones have left the game."""
    for statue in range(2 * LARGE):
        found, most = s.statues[statue] + sum(me.statues[statue] for me in s.players), s.box.statues[statue // LARGE]
        if found > most:
            piece = f"{SIZES[statue // LARGE]} {GODS[statue % LARGE]}"
            raise BadPosition("piece-count", piece=piece, found=found, wanted=most)


def check_her(s: Tawantinsuyu) -> None:
    """Only Axomamma has a queue; her board is set up together with her priest."""
    ready = s.solo and s.players[HER].priest != NONE
    lengths = [("slots", s.slots, SLOTS * ready), ("tokens", s.tokens, len(s.box.token_numbers) * ready)]
    for me in s.players:
        for field in ("hand", "laid", "drawn") if s.is_her(me) else ("queue",):
            lengths.append((f"players[{me.seat}].{field}", getattr(me, field), 0))
        if s.is_her(me) and (any(me.workers) or me.goods[0] >= 5 or len(me.queue) > WORKER_LIMIT):
            raise BadPosition("piece-misplaced", tile="Axomamma")
    for field, found, wanted in lengths:
        if len(found) != wanted:
            raise BadPosition("field-length", field=field, wanted=wanted)
    for field, wanted in {"first": 0}.items() if s.solo else {"switches": 0, "personality": NONE, "roll": 0}.items():
        expect(field, getattr(s, field), wanted)


def expect(field: str, value: int, wanted: int) -> None:
    if value != wanted:
        raise out_of_bounds(field, value, wanted, wanted)


# --- what is still to be done ---


def check_turn(s: Tawantinsuyu) -> None:
    """Whose turn it is; the village is empty exactly while the token is out (W83, W153)."""
    base = s.stack[0]
    if not isinstance(base, StartTurn | TakeTurn | EndTurn | CloseTurn | Deal | EndOpening):
        raise out_of_place(base)
    in_turn = isinstance(base, EndTurn | CloseTurn)
    expect("active", s.active, base.seat if isinstance(base, EndTurn | CloseTurn) else NONE)
    if s.ceremonies == CEREMONIES:
        raise out_of_bounds("ceremonies", s.ceremonies, 0, CEREMONIES - 1)
    if (s.holder == NONE) != bool(s.village) or (s.last and s.holder == NONE):
        raise out_of_bounds("holder", s.holder, NONE, len(s.players) - 1)
    if s.solo and not isinstance(base, StartTurn | Deal | EndOpening) and s.players[HER].priest == NONE:
        raise out_of_bounds("players[1].priest", NONE, 0, SECTORS - 1)
    before_payment = any(isinstance(frame, Turn | SecondAction | Placing) for frame in s.stack)
    if s.played != NONE and (before_payment or not in_turn):
        raise BadPosition("piece-misplaced", tile=CARDS[s.played])


def check_opening(s: Tawantinsuyu) -> None:
    """All choose and keep from the first player on, and resolve from the last one on (W19, W21)."""
    people = s.order(s.first)[: 1 if s.solo else len(s.players)]
    choosing = [frame for frame in s.stack if isinstance(frame, StartChoosing | ChooseStart)]
    keeping = [frame for frame in s.stack if isinstance(frame, StartKeeping | KeepCards)]
    resolving = [frame for frame in s.stack if isinstance(frame, StartResolving | Resolve)]
    waiting: list[tuple[Sequence[Frame[Any]], list[int]]] = [
        (choosing, people[::-1]), (keeping, people[::-1]), (resolving, people),
    ]  # fmt: skip
    for frames, order in waiting:
        for frame, seat in zip(frames, [*order, NONE], strict=False):
            if frame.args()[0] != seat:
                raise out_of_place(frame)
    if len(s.starts) < len(choosing):
        raise BadPosition("field-length", field="starts", wanted=len(choosing))
    closed = any(isinstance(frame, Deal | OpenCards) for frame in s.stack)
    if s.opened == closed:
        raise BadPosition("no-decision")


# What is decided for Axomamma by her own rules, when its turn comes.
OF_HERS: Final = (Receive, Levy, Conquer, WarLoss, Leftover)
# What follows a payment at once.
PAID: Final = (Arrive, Construct, StairsBuilt, StatueErected, Hired)


def check_stack(s: Tawantinsuyu) -> None:
    """Axomamma has no decisions, and nothing comes between a payment and what it pays for."""
    above: Frame[Any] | None = None
    for frame in s.stack[::-1]:
        hers = s.solo and isinstance(frame, Decision) and frame.seat == HER and not isinstance(frame, OF_HERS)
        unpaid = isinstance(frame, PAID) and not isinstance(above, Pay)
        untaken = isinstance(frame, TakeSpace) and not isinstance(above, Soldiers | Ease)
        unwoven = isinstance(frame, AddTile) and not isinstance(above, Pay | TakeGod | Receive | None)
        if hers or unpaid or untaken or unwoven:
            raise out_of_place(frame)
        if isinstance(above, Build | Replace) and above.node != NONE and not isinstance(frame, Work):
            raise out_of_place(above)
        above = frame


def check_between(s: Tawantinsuyu) -> None:
    """Cards and tiles between two places belong to something that is still to be done."""
    for me in s.players:
        enlisting = any(isinstance(frame, Enlist) and frame.seat == me.seat for frame in s.stack)
        conquering = any(isinstance(frame, PayTroops) and frame.seat == me.seat for frame in s.stack)
        if (me.drawn and not enlisting) or ((me.leaving or me.tiring) and not conquering):
            raise BadPosition("no-decision")
    gone = [tile for tile in s.replaced if tile not in s.market]
    if gone:
        raise BadPosition("piece-misplaced", tile=BUILDINGS[gone[0]])
    weaving = any(isinstance(frame, EndWeave | BuyTiles) for frame in s.stack)
    adding = any(isinstance(frame, AddBought | BuyTiles) for frame in s.stack)
    for field, pile, needed in (
        ("loom", s.loom, weaving),
        ("bought", s.bought, adding),
        ("replaced", s.replaced, any(isinstance(frame, Replace) for frame in s.stack)),
    ):
        if pile and not needed:
            raise BadPosition("field-length", field=field, wanted=0)
