"""What a seat may see, and the same knowledge dealt anew (T116)."""

from __future__ import annotations

from typing import Any

from cenote.core.rng import Rng
from cenote.games.tzolkin.food import corn_needed
from cenote.games.tzolkin.names import DUMMY, EMPTY_SLOT, GEARS, GOODS, NOBODY, TEMPLES, TRACKS
from cenote.games.tzolkin.state import Player, Tzolkin


def view(s: Tzolkin, seat: int | None) -> dict[str, Any]:
    """Everything open, and of the hidden things the seat's own wealth tiles."""
    buildings, monuments = s.box.buildings, s.box.monuments
    return {
        "game": s.game.key,
        "seat": s.seat,
        "you": seat,
        "turn": s.turn,
        "round": s.round,
        "day": s.day,
        "days_left": s.days_left(),
        "age": s.age,
        "food_days": s.food_days,
        "marker": s.marker,
        "occupant": None if s.occupant == NOBODY else s.occupant,
        "teeth_corn": s.teeth_corn,
        "gears": {name: [_who(who) for who in gear] for name, gear in zip(GEARS, s.gears, strict=True)},
        "jungle": [{"wood": wood, "corn": corn} for wood, corn in zip(s.covered, s.open, strict=True)],
        "burnt": s.burnt,
        "skulls": s.skulls,
        "ovals": [None if who == NOBODY else who for who in s.ovals],
        "row": [None if tile == EMPTY_SLOT else buildings[tile].id for tile in s.row],
        "stacks": [len(s.stack1), len(s.stack2)],
        "monuments": [monuments[tile].id for tile in s.monuments],
        "dummy_tiles": [s.box.wealth[tile].id for tile in s.shown],
        "players": [_player(s, player, seat) for player in s.players],
    }


def _who(who: int) -> int | str | None:
    return None if who == NOBODY else "dummy" if who == DUMMY else who


def _player(s: Tzolkin, player: Player, seat: int | None) -> dict[str, Any]:
    open_tiles = s.round > 0 or player.seat == seat
    wealth = s.box.wealth
    return {
        "seat": player.seat,
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "vp": player.vp,
        "quarters": player.quarters,
        "workers": player.workers,
        "hand": player.hand,
        "light": player.light,
        "temples": dict(zip(TEMPLES, player.temples, strict=True)),
        "levels": dict(zip(TRACKS, player.levels, strict=True)),
        "buildings": [s.box.buildings[tile].id for tile in player.buildings],
        "monuments": [s.box.monuments[tile].id for tile in player.monuments],
        "corn_tiles": player.corn_tiles,
        "wood_tiles": player.wood_tiles,
        "food": corn_needed(s, player) if open_tiles else None,
        "dealt": [wealth[tile].id for tile in player.dealt] if open_tiles else None,
        "kept": [wealth[tile].id for tile in player.kept] if open_tiles else None,
    }


def redeal(s: Tzolkin, seat: int | None, rng: Rng) -> Tzolkin:
    """The stacks in another order and, until all have chosen, other wealth tiles for the others."""
    new = s.clone()
    rng.shuffle(new.stack1)
    rng.shuffle(new.stack2)
    if s.round == 0:
        _redeal_wealth(new, seat, rng)
    new.rng = rng.branch()
    return new


def _redeal_wealth(s: Tzolkin, seat: int | None, rng: Rng) -> None:
    others = [player for player in s.players if player.seat != seat]
    pool = s.undealt + [tile for player in others for tile in player.dealt]
    rng.shuffle(pool)
    for player in others:
        chosen = len(player.kept)
        player.dealt = [pool.pop() for _ in player.dealt]
        player.kept = sorted(player.dealt[:chosen])
        player.dealt.sort()
    s.undealt = pool
    s._legal = None
