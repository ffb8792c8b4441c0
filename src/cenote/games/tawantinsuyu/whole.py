"""What must hold across a whole position: every piece of the box in one place."""

from __future__ import annotations

from collections import Counter

from cenote.core.fields import NONE
from cenote.core.refusal import BadPosition
from cenote.games.tawantinsuyu.components import ARMY, BUILDINGS, CARDS, PRODUCTION, WEAVINGS
from cenote.games.tawantinsuyu.names import (
    CEREMONIES,
    GODS,
    LARGE,
    MARKET,
    SECTORS,
    SIZES,
    START_MARKERS,
    START_STAIRS,
    WORKERS,
)
from cenote.games.tawantinsuyu.rules.building import is_production
from cenote.games.tawantinsuyu.rules.weaving import AddTile, designs
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu


def check_whole(s: Tawantinsuyu) -> None:
    check_workers(s)
    check_cards(s)
    check_buildings(s)
    check_weavings(s)
    check_board(s)
    check_her(s)
    check_ceremonies(s)


def pieces(piece: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BadPosition("piece-count", piece=piece, found=found, wanted=wanted)


def check_all(names: tuple[str, ...], found: list[int], wanted: list[int]) -> None:
    """Each wanted component is found once, and no other."""
    counts = Counter(found)
    for number, times in counts.items():
        if times > 1:
            raise BadPosition("twice", tile=names[number])
    for number in wanted:
        if number not in counts:
            raise BadPosition("piece-missing", tile=names[number])
    for number in counts:
        if number not in wanted:
            raise BadPosition("piece-misplaced", tile=names[number])


def check_workers(s: Tawantinsuyu) -> None:
    for worker in range(len(WORKERS)):
        found = s.losses[worker] + s.boxed[worker] + s.hill.count(worker)
        found += s.bag.count(worker) + s.village.count(worker) + s.nomads.count(worker)
        for me in s.players:
            found += me.workers[worker] + me.queue.count(worker)
        pieces(WORKERS[worker], found, s.box.workers[worker])
    if len(s.village) > s.box.village[len(s.players)]:
        raise BadPosition("field-length", field="village", wanted=s.box.village[len(s.players)])
    if len(s.nomads) > s.box.nomads[len(s.players)]:
        raise BadPosition("field-length", field="nomads", wanted=s.box.nomads[len(s.players)])


def check_cards(s: Tawantinsuyu) -> None:
    gods = s.deck + s.altar + s.spent + s.slots + ([] if s.played == NONE else [s.played])
    army = s.army_deck + s.army_discard
    for me in s.players:
        gods += me.hand + me.laid
        army += me.army + me.drawn + me.troops + me.tired + me.leaving + me.tiring
    check_all(CARDS, gods, list(range(len(CARDS))))
    check_all(ARMY, army, list(range(len(ARMY))))
    if len(s.altar) > s.box.altar[len(s.players)]:
        raise BadPosition("field-length", field="altar", wanted=s.box.altar[len(s.players)])


def check_buildings(s: Tawantinsuyu) -> None:
    found = s.market + s.production_stack + s.permanent_stack
    for me in s.players:
        found = found + me.up + me.down
        found += [len(PRODUCTION) + n for n in range(len(BUILDINGS) - len(PRODUCTION)) if me.permanent >> n & 1]
    check_all(BUILDINGS, found, list(range(len(BUILDINGS))))
    for tile in s.production_stack + s.permanent_stack:
        if is_production(tile) != (tile in s.production_stack):
            raise BadPosition("piece-misplaced", tile=BUILDINGS[tile])
    production = len([tile for tile in s.market if is_production(tile)])
    if production > MARKET or len(s.market) - production > MARKET:
        raise BadPosition("field-length", field="market", wanted=f"{MARKET} + {MARKET}")
    for tile in s.replaced:
        if tile not in s.market:
            raise BadPosition("piece-misplaced", tile=BUILDINGS[tile])


def check_weavings(s: Tawantinsuyu) -> None:
    """Start tiles may leave the game, the others may not (W18, W19)."""
    found = s.weavings + s.loom + s.bought + s.starts
    for me in s.players:
        for tapestry in me.tapestries:
            found = found + list(tapestry)
            if not tapestry or designs(s, tapestry).bit_count() != len(tapestry):
                raise BadPosition("same-design", seat=me.seat)
    found += [frame.tile for frame in s.stack if isinstance(frame, AddTile)]
    tiles = s.box.weavings
    wanted = [n for n in range(len(tiles)) if not tiles[n].start and tiles[n].players <= len(s.players)]
    wanted += [n for n in range(len(tiles)) if tiles[n].start and n in found]
    check_all(WEAVINGS, found, wanted)
    for tile in s.weavings + s.loom + s.bought:
        if tiles[tile].start:
            raise BadPosition("piece-misplaced", tile=WEAVINGS[tile])


def check_board(s: Tawantinsuyu) -> None:
    for me in s.players:
        placed = s.upper.count(me.seat) + s.lower.count(me.seat)
        pieces(f"players[{me.seat}].stairs", me.stairs + placed, START_STAIRS)
        pieces(f"players[{me.seat}].markers", me.markers + s.conquests.count(me.seat), START_MARKERS)
    for sector in range(SECTORS):
        if s.lower[sector] != NONE and s.upper[sector] == NONE:
            raise BadPosition("no-upper-stairs", sector=sector + 1)
    for statue in range(2 * LARGE):
        found = s.statues[statue] + sum(me.statues[statue] for me in s.players)
        wanted = s.box.statues[statue // LARGE]
        if found > wanted:  # discarded ones left the game
            piece = f"{SIZES[statue // LARGE]} {GODS[statue % LARGE]}"
            raise BadPosition("piece-count", piece=piece, found=found, wanted=wanted)


def check_her(s: Tawantinsuyu) -> None:
    """Only Axomamma has a queue; her board is set up together with her priest."""
    for me in s.players:
        empty: list[tuple[str, list[int]]] = (
            [("hand", me.hand), ("laid", me.laid), ("drawn", me.drawn)] if s.is_her(me) else [("queue", me.queue)]
        )
        for field, pile in empty:
            if pile:
                raise BadPosition("field-length", field=f"players[{me.seat}].{field}", wanted=0)
        if s.is_her(me) and (any(me.workers) or me.goods[0] >= 5 or len(me.queue) > 2):
            raise BadPosition("piece-misplaced", tile="Axomamma")
    ready = s.solo and s.players[1].priest != NONE
    if len(s.slots) != (4 if ready else 0):
        raise BadPosition("field-length", field="slots", wanted=4 if ready else 0)
    if len(s.tokens) != (len(s.box.token_numbers) if ready else 0):
        raise BadPosition("field-length", field="tokens", wanted=len(s.box.token_numbers) if ready else 0)


def check_ceremonies(s: Tawantinsuyu) -> None:
    """The village is empty exactly while the token is out, from the first turn on (W83, W153)."""
    highest = CEREMONIES if not s.stack else CEREMONIES - 1
    if s.ceremonies > highest:
        raise BadPosition("field-value", field="ceremonies", value=str(s.ceremonies), lowest=0, highest=highest)
    if s.last and s.holder == NONE and s.stack:
        raise BadPosition("field-value", field="holder", value=str(s.holder), lowest=0, highest=len(s.players) - 1)
    if s.stack and (s.holder == NONE) != bool(s.village):
        raise BadPosition("field-value", field="holder", value=str(s.holder), lowest=NONE, highest=len(s.players) - 1)


def drained(me: Player) -> bool:
    """Has the player no cards between two places?"""
    return not (me.drawn or me.leaving or me.tiring)
