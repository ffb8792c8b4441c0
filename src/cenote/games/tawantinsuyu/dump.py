"""Positions written down, and read back with care: what cannot be a position is refused by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from cenote.core.fields import NONE
from cenote.core.kernel import Frame
from cenote.core.refusal import BadPosition
from cenote.core.rng import MASK, Rng
from cenote.games.tawantinsuyu.components import ARMY, BUILDINGS, CARDS, CONQUESTS, PRODUCTION, SPACES, WEAVINGS, Box
from cenote.games.tawantinsuyu.names import (
    CEREMONIES,
    HER,
    LARGE,
    SECTORS,
    START_MARKERS,
    START_STAIRS,
    SWITCHES,
    WORKERS,
)
from cenote.games.tawantinsuyu.pending import check_pending
from cenote.games.tawantinsuyu.reader import MANY, NameReader
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.whole import check_whole

if TYPE_CHECKING:
    from cenote.core.game import Game

# Lists of components: the field of the dump, and the names of what may stand there.
PILES: Final = {
    "bag": WORKERS, "village": WORKERS, "nomads": WORKERS, "deck": CARDS, "altar": CARDS, "spent": CARDS,
    "army_deck": ARMY, "army_discard": ARMY, "weavings": WEAVINGS, "loom": WEAVINGS, "bought": WEAVINGS,
    "starts": WEAVINGS, "market": BUILDINGS, "replaced": BUILDINGS, "production_stack": BUILDINGS,
    "permanent_stack": BUILDINGS, "slots": CARDS,
}  # fmt: skip
OWN_PILES: Final = {
    "queue": WORKERS, "hand": CARDS, "laid": CARDS, "army": ARMY, "drawn": ARMY, "troops": ARMY, "tired": ARMY,
    "leaving": ARMY, "tiring": ARMY, "up": PRODUCTION, "down": PRODUCTION,
}  # fmt: skip


def names_of(names: tuple[str, ...], numbers: list[int]) -> list[str]:
    return [names[number] for number in numbers]


def fields(s: Tawantinsuyu) -> dict[str, Any]:
    """The game's own part of the dump."""
    return {
        "players": [player_fields(player) for player in s.players],
        "solo": s.solo,
        "switches": s.switches,
        "first": s.first,
        "opened": s.opened,
        "active": s.active,
        "holder": s.holder,
        "ceremonies": s.ceremonies,
        "last": s.last,
        "rotation": s.rotation,
        "exchanged": s.exchanged,
        "hill": {SPACES[n]: WORKERS[worker] for n, worker in enumerate(s.hill) if worker != NONE},
        "losses": s.losses.copy(),
        "boxed": s.boxed.copy(),
        "upper": s.upper.copy(),
        "lower": s.lower.copy(),
        "conquests": {CONQUESTS[n]: owner for n, owner in enumerate(s.conquests) if owner != NONE},
        "played": "" if s.played == NONE else CARDS[s.played],
        "statues": s.statues.copy(),
        "tokens": s.tokens.copy(),
        "personality": s.personality,
        "roll": s.roll,
        "bag": names_of(WORKERS, s.bag),
        "village": names_of(WORKERS, s.village),
        "nomads": names_of(WORKERS, s.nomads),
        "deck": names_of(CARDS, s.deck),
        "altar": names_of(CARDS, s.altar),
        "spent": names_of(CARDS, s.spent),
        "army_deck": names_of(ARMY, s.army_deck),
        "army_discard": names_of(ARMY, s.army_discard),
        "weavings": names_of(WEAVINGS, s.weavings),
        "loom": names_of(WEAVINGS, s.loom),
        "bought": names_of(WEAVINGS, s.bought),
        "starts": names_of(WEAVINGS, s.starts),
        "market": names_of(BUILDINGS, s.market),
        "replaced": names_of(BUILDINGS, s.replaced),
        "production_stack": names_of(BUILDINGS, s.production_stack),
        "permanent_stack": names_of(BUILDINGS, s.permanent_stack),
        "slots": names_of(CARDS, s.slots),
    }


def player_fields(me: Player) -> dict[str, Any]:
    return {
        "vp": me.vp,
        "goods": me.goods.copy(),
        "workers": me.workers.copy(),
        "queue": names_of(WORKERS, me.queue),
        "priest": me.priest,
        "step": me.step,
        "stairs": me.stairs,
        "markers": me.markers,
        "hand": names_of(CARDS, me.hand),
        "laid": names_of(CARDS, me.laid),
        "army": names_of(ARMY, me.army),
        "drawn": names_of(ARMY, me.drawn),
        "troops": names_of(ARMY, me.troops),
        "tired": names_of(ARMY, me.tired),
        "leaving": names_of(ARMY, me.leaving),
        "tiring": names_of(ARMY, me.tiring),
        "up": names_of(PRODUCTION, me.up),
        "down": names_of(PRODUCTION, me.down),
        "permanent": [tile for n, tile in enumerate(BUILDINGS[len(PRODUCTION) :]) if me.permanent >> n & 1],
        "statues": me.statues.copy(),
        "tapestries": [names_of(WEAVINGS, list(tapestry)) for tapestry in me.tapestries],
    }


def restore(game: Game, box: Box, dump: Mapping[str, Any]) -> Tawantinsuyu:
    """The position of a dump, or BadPosition."""
    reader = NameReader(dump)
    s = Tawantinsuyu.blank(game, Rng(*reader.numbers("rng", [range(MASK + 1)] * 4)), box)
    s.solo = reader.flag("solo")
    players = reader.take("players")
    if not isinstance(players, list) or len(players) not in ((2,) if s.solo else (2, 3, 4)):
        raise BadPosition("field-length", field="players", wanted="2" if s.solo else "2-4")
    s.players = [restore_player(box, seat, written) for seat, written in enumerate(players)]
    s.players[HER].inert = s.solo
    restore_numbers(s, reader)
    restore_board(s, reader)
    restore_piles(s, reader)
    s.stack = restore_stack(game, reader)
    check_whole(s)
    check_pending(s)
    return s


def restore_numbers(s: Tawantinsuyu, reader: NameReader) -> None:
    players = len(s.players)
    s.turn = reader.number("turn", range(MANY))
    s.switches = reader.number("switches", range(1 << len(SWITCHES) if s.solo else 1))
    s.first = reader.number("first", range(1 if s.solo else players))
    s.opened = reader.flag("opened")
    s.active = reader.number("active", range(NONE, players))
    s.holder = reader.number("holder", range(NONE, players))
    s.ceremonies = reader.number("ceremonies", range(CEREMONIES + 1))
    s.last = reader.flag("last")
    s.rotation = reader.number("rotation", range(SECTORS))
    s.exchanged = reader.number("exchanged", range(64))
    s.personality = reader.number("personality", range(NONE, len(s.box.personalities) if s.solo else 0))
    s.roll = reader.number("roll", range(5 if s.solo else 1))


def restore_board(s: Tawantinsuyu, reader: NameReader) -> None:
    owners = range(NONE, len(s.players))
    workers = [range(number + 1) for number in s.box.workers]
    s.losses = reader.numbers("losses", workers)
    s.boxed = reader.numbers("boxed", workers)
    s.upper = reader.numbers("upper", [owners] * SECTORS)
    s.lower = reader.numbers("lower", [owners] * SECTORS)
    s.statues = reader.numbers("statues", [range(s.box.statues[n // LARGE] + 1) for n in range(2 * LARGE)])
    for space, worker in reader.table("hill", SPACES).items():
        s.hill[space] = reader.known(f"hill.{SPACES[space]}", worker, WORKERS)
    for space, owner in reader.table("conquests", CONQUESTS).items():
        s.conquests[space] = reader.check(f"conquests.{CONQUESTS[space]}", owner, range(len(s.players)))
    played = reader.take("played")
    s.played = NONE if played == "" else reader.known("played", played, CARDS)
    tokens = reader.take("tokens")
    s.tokens = reader.numbers("tokens", [range(len(s.box.cells))] * len(s.box.token_numbers)) if tokens != [] else []


def restore_piles(s: Tawantinsuyu, reader: NameReader) -> None:
    piles = {field: reader.names(field, names) for field, names in PILES.items()}
    s.bag, s.village, s.nomads = piles["bag"], piles["village"], piles["nomads"]
    s.deck, s.altar, s.spent = piles["deck"], piles["altar"], piles["spent"]
    s.army_deck, s.army_discard = piles["army_deck"], piles["army_discard"]
    s.weavings, s.loom, s.bought = piles["weavings"], piles["loom"], piles["bought"]
    s.starts, s.market, s.replaced = piles["starts"], piles["market"], piles["replaced"]
    s.production_stack, s.permanent_stack = piles["production_stack"], piles["permanent_stack"]
    s.slots = piles["slots"]


def restore_player(box: Box, seat: int, written: object) -> Player:
    if not isinstance(written, Mapping):
        raise BadPosition("field-missing", field=f"players[{seat}]")
    reader = NameReader(written, f"players[{seat}].")
    me = Player.blank(seat)
    me.vp = reader.number("vp", range(MANY))
    me.goods = reader.numbers("goods", [range(MANY)] * 4)
    me.workers = reader.numbers("workers", [range(number + 1) for number in box.workers])
    me.priest = reader.number("priest", range(NONE, SECTORS))
    me.step = reader.number("step", range(box.top_step + 1))
    me.stairs = reader.number("stairs", range(START_STAIRS + 1))
    me.markers = reader.number("markers", range(START_MARKERS + 1))
    me.statues = reader.numbers("statues", [range(box.statues[n // LARGE] + 1) for n in range(2 * LARGE)])
    piles = {field: reader.names(field, names) for field, names in OWN_PILES.items()}
    me.queue, me.hand, me.laid, me.army = piles["queue"], piles["hand"], piles["laid"], piles["army"]
    me.drawn, me.troops, me.tired = piles["drawn"], piles["troops"], piles["tired"]
    me.leaving, me.tiring = piles["leaving"], piles["tiring"]
    me.up, me.down = piles["up"], piles["down"]
    for tile in reader.names("permanent", BUILDINGS[len(PRODUCTION) :]):
        me.permanent |= 1 << tile
    me.tapestries = [tuple(tapestry) for tapestry in reader.lists("tapestries", WEAVINGS)]
    return me


def restore_stack(game: Game, reader: NameReader) -> list[Frame[Any]]:
    written = reader.take("stack")
    if not isinstance(written, list):
        raise BadPosition("field-missing", field="stack")
    return [game.frame(entry) for entry in written]
