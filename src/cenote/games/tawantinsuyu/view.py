"""What a seat may see beyond the declared fields, and the same knowledge dealt anew (W10)."""

from __future__ import annotations

from typing import Any, Final

from cenote.core.declared import Derived, View
from cenote.core.fields import NONE, Bits, Flag, Number, Seat, Word
from cenote.core.game import Amount
from cenote.core.many import Items, Several
from cenote.core.rng import Rng
from cenote.core.shared import mixed
from cenote.core.shown import Maybe, Record, Shown
from cenote.games.tawantinsuyu.components import CARDS, CELLS, PERSONALITIES, SPACES, WEAVINGS
from cenote.games.tawantinsuyu.kinds import Worker
from cenote.games.tawantinsuyu.names import ACTIONS, GOODS, MOST_SEATS, NODES, SECTORS, SLOTS, SWITCHES, WORKERS
from cenote.games.tawantinsuyu.position import PLAYER, TABLE
from cenote.games.tawantinsuyu.rules.conquest import Conquer, Levy
from cenote.games.tawantinsuyu.rules.paying import Pay
from cenote.games.tawantinsuyu.rules.placing import PlaceAs, PlaceWith
from cenote.games.tawantinsuyu.rules.priest import React
from cenote.games.tawantinsuyu.rules.weaving import AddTile, Leftover
from cenote.games.tawantinsuyu.rules.working import Capture, Work
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu


def placing(s: Tawantinsuyu, seat: int | None) -> dict[str, str] | None:
    """The placement that is announced and not yet paid (W133)."""
    for frame in s.stack:
        if isinstance(frame, PlaceAs | PlaceWith):
            return {"worker": WORKERS[frame.worker], "space": SPACES[frame.space]}
    return None


def work(s: Tawantinsuyu, seat: int | None) -> dict[str, Any] | None:
    """The placed worker's space, its tasks left, and which of its nodes are done or closed for now (W39, W40)."""
    for frame in s.stack:
        if isinstance(frame, Work):
            done = [bool((frame.done | frame.blocked) >> node & 1) for node in range(NODES)]
            capturing = any(isinstance(other, Capture) for other in s.stack)
            return {"space": SPACES[frame.space], "left": frame.left, "done": done, "capturing": capturing}
    return None


def adding(s: Tawantinsuyu, seat: int | None) -> str | None:
    """The weaving that looks for its place (W56)."""
    top = s.stack[-1] if s.stack else None
    return WEAVINGS[top.tile] if isinstance(top, AddTile) else None


def awaited(s: Tawantinsuyu, seat: int | None) -> list[int]:
    """Who still takes part in the action or weaving that is under way, in turn order (W55, W61, W125)."""
    seats: list[int] = []
    for frame in s.stack[::-1]:
        if isinstance(frame, React | Levy | Conquer | Leftover) and frame.seat not in seats:
            seats.append(frame.seat)
    return seats


def axomamma(s: Tawantinsuyu, seat: int | None) -> dict[str, Any] | None:
    """Her own board."""
    if not s.solo:
        return None
    tokens = zip(s.box.token_numbers, s.tokens, strict=False)
    return {
        "switches": [switch for n, switch in enumerate(SWITCHES) if s.switches >> n & 1],
        "slots": [CARDS[card] for card in s.slots],
        "tokens": [{"number": number, "cell": CELLS[cell]} for number, cell in tokens],
        "personality": None if s.personality == NONE else PERSONALITIES[s.personality],
        "roll": s.roll,
    }


HER_BOARD: Final = Record(
    switches=Bits(SWITCHES),
    slots=Several(Word(CARDS), SLOTS),
    tokens=Items(Record(number=Shown("number"), cell=Word(CELLS))),
    personality=Word(PERSONALITIES, empty=True),
    roll=Shown("number"),
)

VIEW: Final = View(
    TABLE,
    PLAYER,
    follows=(
        Derived(
            "actions",
            Items(Word(ACTIONS), SECTORS),
            lambda s, seat: [ACTIONS[s.action_at(sector)] for sector in range(SECTORS)],
        ),
        Derived(
            "top_weaving",
            Word(WEAVINGS, empty=True),
            lambda s, seat: WEAVINGS[s.weavings[-1]] if s.weavings else None,
        ),
        Derived(
            "stacks",
            Shown("[production: number, permanent: number]"),
            lambda s, seat: [len(s.production_stack), len(s.permanent_stack)],
        ),
        Derived("placing", Maybe(Record(worker=Worker(), space=Word(SPACES))), placing),
        Derived(
            "work",
            Maybe(Record(space=Word(SPACES), left=Number(), done=Items(Flag(), NODES), capturing=Flag())),
            work,
        ),
        Derived("adding", Word(WEAVINGS, empty=True), adding),
        Derived("awaited", Several(Seat(nobody=False), MOST_SEATS), awaited),
        Derived("axomamma", Maybe(HER_BOARD), axomamma),
    ),
    of_player=(
        Derived("axomamma", Flag(), lambda s, me, seat: s.is_her(me)),
        Derived("cards", Number(), lambda s, me, seat: len(me.hand)),
        Derived("army_cards", Number(), lambda s, me, seat: len(me.army)),
    ),
)


# --- dealing anew ---


HELD: Final = (*GOODS, "vp", "step", *WORKERS, "god-card", "army-card", "weaving", "statue")


def amounts(s: Tawantinsuyu, seat: int) -> list[Amount]:
    """What a seat counts its moves by."""
    me = s.players[seat]
    army, weavings = len(me.army) + len(me.drawn), sum([len(tapestry) for tapestry in me.tapestries])
    return [*me.goods, me.vp, me.step, *me.workers, len(me.hand), army, weavings, sum(me.statues)]


def redeal(s: Tawantinsuyu, seat: int | None, rng: Rng) -> Tawantinsuyu:
    """Piles in another order, and other cards in the hands of the others."""
    new = s.clone()
    new.bag = mixed(new.bag, rng)
    new.production_stack = mixed(new.production_stack, rng)
    new.permanent_stack = mixed(new.permanent_stack, rng)
    if new.weavings:
        new.weavings = [*mixed(new.weavings[:-1], rng), new.weavings[-1]]  # the top lies face up
    others = [player for player in new.players if player.seat != seat]
    if s.rules >= 2:
        redeal_army(new, others, rng)  # first, as what army cards bring may be needed to pay (W123)
    redeal_gods(new, others, rng)
    if s.rules < 2:
        redeal_army(new, others, rng)
    new.rng = rng.branch()
    if s.seat != seat:
        new._legal = None
    return new


def redeal_gods(s: Tawantinsuyu, others: list[Player], rng: Rng) -> None:
    pool = s.deck.copy()
    for player in others:
        pool = pool + player.hand
        if not s.opened:
            pool = pool + player.laid
    pool = mixed(pool, rng)
    for player in others:
        promised = promised_cards(s, player, pool)
        player.hand = sorted(promised + [pool.pop() for _ in range(len(player.hand) - len(promised))])
        if not s.opened:
            player.laid = sorted([pool.pop() for _ in player.laid])
    s.deck = pool


def promised_cards(s: Tawantinsuyu, player: Player, pool: list[int]) -> list[int]:
    """Who is asked how to pay for an announced placement holds as many cards of its god as make it a question."""
    for frame in s.stack:
        if isinstance(frame, PlaceAs | PlaceWith) and frame.seat == player.seat:
            god = s.box.spaces[frame.space].god
            promised = [card for card in pool if s.box.cards[card].god == god][: cards_asked_for(s, player, frame)]
            for card in promised:
                pool.remove(card)
            return promised
    return []


def cards_asked_for(s: Tawantinsuyu, player: Player, frame: PlaceAs | PlaceWith) -> int:
    """How many it takes, seen from outside: with fewer there would be nothing to choose, or to use army cards for."""
    held, player.hand = player.hand, []
    ways = len(frame.options(s))
    asked = ways > 1 or (ways == 1 and len(frame.moves(s)) > 1)
    player.hand = held
    if asked:
        return 0
    return min(1 if isinstance(frame, PlaceAs) else 2 - ways, len(held))


def redeal_army(s: Tawantinsuyu, others: list[Player], rng: Rng) -> None:
    hidden = s.army_deck.copy()
    for player in others:
        hidden = hidden + player.army + player.drawn
    dealt = False
    while not dealt:  # what is to be paid can be paid, so that it ends
        pool = mixed(hidden, rng)
        for player in others:
            player.drawn = different(s, pool, len(player.drawn))
        for player in others:
            player.army = sorted([pool.pop() for _ in player.army])
        dealt = s.rules < 2 or all(can_pay(s, player) for player in others)
    s.army_deck = pool


def can_pay(s: Tawantinsuyu, player: Player) -> bool:
    """Who announced a placement has what it takes, in hand or on army cards (W123)."""
    for frame in s.stack:
        if isinstance(frame, Pay | PlaceAs | PlaceWith) and frame.seat == player.seat and not frame.in_reach(s):
            return False
    return True


def different(s: Tawantinsuyu, pool: list[int], n: int) -> list[int]:
    """So many cards of different faces: with equal ones there would be nothing to choose."""
    drawn: list[int] = []
    for card in reversed(pool):
        if len(drawn) < n and all(s.box.army[card].face != s.box.army[other].face for other in drawn):
            drawn.append(card)
    for card in drawn:
        pool.remove(card)
    return drawn
