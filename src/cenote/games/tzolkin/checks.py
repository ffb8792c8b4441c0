"""What holds in every position: dumps in which it does not are refused by name."""

from __future__ import annotations

from typing import Final

from cenote.core.declared import Balance, Pieces, out_of_bounds
from cenote.core.fields import NONE
from cenote.core.refusal import BadPosition
from cenote.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH
from cenote.games.tzolkin.names import DUMMY, OVALS, SKULL, TEMPLES, WEALTH_KEPT
from cenote.games.tzolkin.rules.building import Discount
from cenote.games.tzolkin.setup import KeepWealth, StartKeeping
from cenote.games.tzolkin.state import Player, Tzolkin


def of_all(s: Tzolkin, what: str) -> int:
    return sum(getattr(me, what) for me in s.players)


def cells(s: Tzolkin) -> int:
    return s.box.cells[len(s.players)]


def buildings(s: Tzolkin) -> list[int]:
    """All that lie about, one that is being paid for among them."""
    paid_for = [frame.tile for frame in s.stack if isinstance(frame, Discount)]
    built = [tile for me in s.players for tile in me.buildings]
    return [tile for tile in s.row if tile != NONE] + s.stack1 + s.stack2 + built + paid_for


CONSERVED: Final[tuple[Balance | Pieces, ...]] = (
    Balance(
        "skulls",
        lambda s: s.skulls + sum(me.goods[SKULL] for me in s.players) + OVALS - s.ovals.count(NONE),
        lambda s: s.box.skulls,
    ),
    Balance("dummies", lambda s: s.workers_on_gears(DUMMY), lambda s: s.box.dummies[len(s.players)]),
    Balance("wood-tiles", lambda s: sum(s.covered) + s.burnt + of_all(s, "wood_tiles"), lambda s: 3 * cells(s)),
    Balance("corn-tiles", lambda s: sum(s.covered) + sum(s.open) + of_all(s, "corn_tiles"), lambda s: 4 * cells(s)),
    Pieces(BUILDINGS, buildings),
    Pieces(MONUMENTS, lambda s: s.monuments + [tile for me in s.players for tile in me.monuments]),
    Pieces(WEALTH, lambda s: s.undealt + s.shown + [tile for me in s.players for tile in me.dealt]),
)


def check(s: Tzolkin) -> None:
    """What else must fit together."""
    if bool(s.stack) != (s.food_days < 4) or (s.occupant != NONE and not s.stack):
        raise BadPosition("no-decision")
    for me in s.players:
        check_player(s, me)
    check_jungle(s)
    check_ages(s)
    check_calendar(s)
    for temple in range(3):
        if sum(me.temples[temple] == s.box.temples[temple].top for me in s.players) > 1:
            raise BadPosition("two-on-top", temple=TEMPLES[temple])


def check_player(s: Tzolkin, me: Player) -> None:
    """All workers are somewhere; wealth is kept of what was dealt, by all who had their turn (T9)."""
    found = me.hand + s.workers_on_gears(me.seat) + (s.occupant == me.seat)
    if found != me.workers:
        raise BadPosition("workers", seat=me.seat, workers=me.workers, found=found)
    kept = len(me.kept)
    if any(tile not in me.dealt for tile in me.kept) or len(set(me.kept)) != kept or kept > WEALTH_KEPT:
        raise BadPosition("kept-tiles", seat=me.seat)
    if kept < WEALTH_KEPT and not any(isinstance(f, StartKeeping | KeepWealth) and f.seat == me.seat for f in s.stack):
        raise BadPosition("kept-tiles", seat=me.seat)
    if me.quarters and s.stack:
        raise out_of_bounds(f"players[{me.seat}].quarters", me.quarters, 0, 0)


def check_jungle(s: Tzolkin) -> None:
    if s.covered[0]:
        raise out_of_bounds("covered", s.covered[0], 0, 0)  # no wood over the first group (T4)
    for group in range(4):
        if s.covered[group] + s.open[group] > cells(s):
            raise BadPosition("jungle-cells", number=group + 2, wanted=cells(s))


def check_ages(s: Tzolkin) -> None:
    row = [tile for tile in s.row if tile != NONE]
    for stack, age in ((s.stack1, 1), (s.stack2, 2), (row, s.age)):
        for tile in stack:
            if s.box.buildings[tile].age != age:
                raise BadPosition("wrong-age", tile=BUILDINGS[tile], age=age)


def check_calendar(s: Tzolkin) -> None:
    """Each round one or two days pass, and no food day is skipped (T67, T70)."""
    over = not s.stack
    rounds = max(0, s.round - 1) + over
    days = s.box.food_days
    earliest = max(rounds, days[s.food_days - 1] + over if s.food_days else 0)
    latest = min(2 * rounds, days[s.food_days] + 1 if s.food_days < 4 else days[3] + 2)
    if not earliest <= s.day <= latest:
        raise out_of_bounds("day", s.day, earliest, latest)
    if s.round and s.undealt:
        raise BadPosition("field-length", field="undealt", wanted=0)
