"""What a seat sees, for learners: every field that views show.

Heaps are told without their order, unless a rule asks for it: a card of the altar and a weaving just bought by their
place in the list, a weaving in a tapestry by the number of the tapestry and its place there.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.rows import Row, bits_of, one_of
from cenote.games.tawantinsuyu import names
from cenote.games.tawantinsuyu.components import (
    ARMY,
    BUILDINGS,
    CARDS,
    CONQUESTS,
    PERMANENT,
    PRODUCTION,
    SPACES,
    WEAVINGS,
)
from cenote.games.tawantinsuyu.names import CEREMONIES, SECTORS, START_MARKERS, START_STAIRS
from cenote.games.tawantinsuyu.observation_turn import write_her, write_turn
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu

ACTIONS: Final[tuple[str, ...]] = names.ACTIONS
GODS: Final[tuple[str, ...]] = names.GODS
GOODS: Final[tuple[str, ...]] = names.GOODS
WORKERS: Final[tuple[str, ...]] = names.WORKERS
SECTOR_NAMES: Final = tuple([str(sector + 1) for sector in range(SECTORS)])
STATUES: Final = tuple([f"{size}-{god}" for size in ("small", "large") for god in GODS])
STACKS: Final[tuple[str, ...]] = ("production", "permanent")
VILLAGE: Final = 8  # workers, with four players
QUEUE: Final = 3  # Axomamma's workers
NOTHING: Final[list[int]] = []
OF_WORKERS: Final = one_of(WORKERS)
OF_ACTIONS: Final = one_of(ACTIONS)
OF_CARDS: Final = bits_of(CARDS)


def write(s: Tawantinsuyu, row: Row) -> None:
    write_table(s, row)
    write_board(s, row)
    write_cards(s, row)
    write_market(s, row)
    write_turn(s, row)
    write_her(s, row)
    write_own(s, row)
    seats = len(s.players)
    for number in range(row.slots):
        row.player(number)
        if number < seats:
            write_player(s, s.players[(row.first + number) % seats], row)
        else:
            row.absent()


def write_table(s: Tawantinsuyu, row: Row) -> None:
    row.seat("first", s.first)
    row.flag("opened", s.opened)
    row.seat("active", s.active)
    row.seat("holder", s.holder)
    row.number("ceremonies", s.ceremonies, CEREMONIES)
    row.flag("last", s.last)
    row.coded("actions", [s.action_at(sector) for sector in range(SECTORS)], OF_ACTIONS, SECTORS)


def write_board(s: Tawantinsuyu, row: Row) -> None:
    row.coded("hill", s.hill, OF_WORKERS, len(SPACES))
    row.people("upper", s.upper, SECTORS)
    row.people("lower", s.lower, SECTORS)
    row.people("conquests", s.conquests, len(CONQUESTS))
    row.number("bag", len(s.bag), 60)
    row.coded("village", s.village, OF_WORKERS, VILLAGE)
    row.heap("nomads", s.nomads, WORKERS, 8)
    row.counts("losses", s.losses, WORKERS, 12)
    row.counts("statues", s.statues, STATUES, 2)


def write_cards(s: Tawantinsuyu, row: Row) -> None:
    row.number("deck", len(s.deck), 42)
    row.places("altar", s.altar, CARDS, 8)
    row.coded("played", [s.played], OF_CARDS, 1)
    row.items("spent", s.spent, CARDS)
    row.number("army_deck", len(s.army_deck), 30)
    row.items("army_discard", s.army_discard, ARMY)


def write_market(s: Tawantinsuyu, row: Row) -> None:
    row.number("weavings", len(s.weavings), 35)
    row.word("top_weaving", s.weavings[-1] if s.weavings else NONE, WEAVINGS)
    row.items("loom", s.loom, WEAVINGS)
    row.places("bought", s.bought, WEAVINGS, 4)
    row.items("starts", s.starts, WEAVINGS)
    row.items("market", s.market, BUILDINGS)
    row.items("replaced", s.replaced, BUILDINGS)
    row.counts("stacks", [len(s.production_stack), len(s.permanent_stack)], STACKS, 20)


def write_own(s: Tawantinsuyu, row: Row) -> None:
    """The cards that the others do not see."""
    looks = row.me >= 0
    row.items("hand", s.players[row.me].hand if looks else NOTHING, CARDS)
    row.items("army", s.players[row.me].army if looks else NOTHING, ARMY)
    row.items("drawn", s.players[row.me].drawn if looks else NOTHING, ARMY)


def write_player(s: Tawantinsuyu, me: Player, row: Row) -> None:
    row.flag("axomamma", s.is_her(me))
    row.number("vp", me.vp, 100)
    row.counts("goods", me.goods, GOODS, 20)
    row.counts("workers", me.workers, WORKERS, 4)
    row.coded("queue", me.queue, OF_WORKERS, QUEUE)
    row.word("priest", me.priest, SECTOR_NAMES)
    row.number("step", me.step, 12)
    row.number("stairs", me.stairs, START_STAIRS)
    row.number("markers", me.markers, START_MARKERS)
    row.number("cards", len(me.hand), 12)
    row.number("army_cards", len(me.army), 12)
    row.items("laid", me.laid if s.opened or me.seat == row.me else NOTHING, CARDS)
    row.items("troops", me.troops, ARMY)
    row.items("tired", me.tired, ARMY)
    row.items("leaving", me.leaving, ARMY)
    row.items("tiring", me.tiring, ARMY)
    row.items("up", me.up, PRODUCTION)
    row.items("down", me.down, PRODUCTION)
    row.bits("permanent", me.permanent, PERMANENT)
    row.counts("statues", me.statues, STATUES, 2)
    write_tapestries(me, row)


def write_tapestries(me: Player, row: Row) -> None:
    woven, place = [0] * len(WEAVINGS), [0] * len(WEAVINGS)
    for number in range(len(me.tapestries)):
        tapestry = me.tapestries[number]
        for at in range(len(tapestry)):
            woven[tapestry[at]], place[tapestry[at]] = number + 1, at + 1
    row.counts("tapestry", woven, WEAVINGS, 4)
    row.counts("woven_at", place, WEAVINGS, 7)
