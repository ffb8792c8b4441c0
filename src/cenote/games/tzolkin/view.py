"""What a seat may see beyond the declared fields, and the same knowledge dealt anew (T116)."""

from __future__ import annotations

from typing import Final

from cenote.core.declared import Derived, View
from cenote.core.fields import Number
from cenote.core.game import Amount
from cenote.core.many import Items
from cenote.core.rng import Rng
from cenote.core.shared import mixed
from cenote.core.shown import Maybe, Record
from cenote.games.tzolkin.names import GOODS, TEMPLES, TRACKS
from cenote.games.tzolkin.position import PLAYER, TABLE, revealed
from cenote.games.tzolkin.rules.food import corn_needed
from cenote.games.tzolkin.state import Player, Tzolkin


def jungle(s: Tzolkin, seat: int | None) -> list[dict[str, int]]:
    return [{"wood": wood, "corn": s.open[group]} for group, wood in enumerate(s.covered)]


def food(s: Tzolkin, me: Player, seat: int | None) -> int | None:
    """Corn for the next food day; kept wealth tiles that feed are told with them (T9, T96)."""
    return corn_needed(s, me) if revealed(s) or me.seat == seat else None


VIEW: Final = View(
    TABLE,
    PLAYER,
    follows=(
        Derived("days_left", Number(8), lambda s, seat: s.days_left()),
        Derived("age", Number(2), lambda s, seat: s.age),
        Derived("jungle", Items(Record(wood=Number(4), corn=Number(4)), 4), jungle),
        Derived("stacks", Items(Number(18), 2), lambda s, seat: [len(s.stack1), len(s.stack2)]),
    ),
    of_player=(Derived("food", Maybe(Number(20)), food),),
)


HELD: Final = (*GOODS, "vp", "worker", "corn-tile", "wood-tile", *TEMPLES, *TRACKS)


def amounts(s: Tzolkin, seat: int) -> list[Amount]:
    """What a seat counts its moves by."""
    me = s.players[seat]
    return [*me.goods, me.vp, me.workers, me.corn_tiles, me.wood_tiles, *me.temples, *me.levels]


def redeal(s: Tzolkin, seat: int | None, rng: Rng) -> Tzolkin:
    """The stacks in another order and, until all have chosen, other wealth tiles for the others."""
    new = s.clone()
    new.stack1 = mixed(new.stack1, rng)
    new.stack2 = mixed(new.stack2, rng)
    if s.round == 0:
        redeal_wealth(new, seat, rng)
    new.rng = rng.branch()
    return new


def redeal_wealth(s: Tzolkin, seat: int | None, rng: Rng) -> None:
    others = [player for player in s.players if player.seat != seat]
    pool = mixed(s.undealt + [tile for player in others for tile in player.dealt], rng)
    for player in others:
        chosen = len(player.kept)
        dealt = [pool.pop() for _ in player.dealt]
        player.kept = sorted(dealt[:chosen])
        player.dealt = sorted(dealt)
    s.undealt = pool
    s._legal = None
