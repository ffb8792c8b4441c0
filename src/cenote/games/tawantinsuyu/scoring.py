"""The end: tapestries, temple, buildings, cards, workers and gold become points.

Rules W98, W99, W100, W101, W159, WS48, WS49.
"""

from __future__ import annotations

from cenote.core.kernel import Step
from cenote.games.tawantinsuyu.names import GOLD, TAPESTRY_VP, Z06
from cenote.games.tawantinsuyu.rules.her.ceremony import leftovers
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu


class FinalScoring(Step[Tawantinsuyu]):
    lies_on = ("",)

    def run(self, s: Tawantinsuyu) -> None:
        for me in s.players:
            final_scoring(s, me)
        if s.solo:
            leftovers(s)
        if s.events is not None:
            s.tell("end")


def tapestry_points(me: Player) -> int:
    return sum(TAPESTRY_VP[len(tapestry)] for tapestry in me.tapestries)


def permanent_count(me: Player) -> int:
    return me.permanent.bit_count()


def final_scoring(s: Tawantinsuyu, me: Player) -> None:
    s.score(me, tapestry_points(me), "tapestries")
    s.score(me, s.box.final_vp[me.step], "temple-end")
    s.score(me, 2 * (len(me.up) + permanent_count(me)), "built")
    s.score(me, len(me.hand) * (2 if me.has(Z06) else 1), "hand")
    s.score(me, len(me.troops), "troops")
    s.score(me, me.supply, "supply")
    s.score(me, me.goods[GOLD], "gold")
