"""Glacier tokens and rest tokens (E109, E110, E111, E112, E113, E114, E115, E147, E148)."""

from __future__ import annotations

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import Reason
from cenote.games.endlesswinter.geometry import HEXES
from cenote.games.endlesswinter.names import GLACIER
from cenote.games.endlesswinter.rules.preparation import prepare
from endlesswinter.table import Table, table
from endlesswinter.test_golden_b import begun


def icy(*tokens: str, shown: tuple[str, ...] = ()) -> Table:
    """Glaciers on b1, b2 and c2 with these tokens; some are shown."""
    t = table("wolf", "bison", glacier_tokens=True).land(b1="glacier", b2="glacier", c2="glacier")
    s = t.state
    ids = list(s.box.data["glacier"])
    wanted = dict(zip(("b1", "b2", "c2"), tokens, strict=True))
    pool = [token for token in range(len(ids)) if ids[token] not in tokens]
    s.tokens = [NONE] * 19
    for at in range(19):
        if s.box.lands[s.terrain[at]] == GLACIER:
            s.tokens[at] = ids.index(wanted[HEXES[at]]) if HEXES[at] in wanted else pool.pop()
    s.tokens_shown = sum(1 << HEXES.index(at) for at in shown)
    return t


def shown(t: Table) -> set[str]:
    return {HEXES[at] for at in range(19) if t.state.tokens_shown >> at & 1}


# --- glaciers ---


@pytest.mark.parametrize(("players", "glaciers"), [(2, 6), (3, 6), (4, 3)])
def test_E109_E148_a_token_on_every_glacier(players: int, glaciers: int) -> None:
    """E109, E148: face down, all different, and nowhere else."""
    s = begun(players, 2, glacier_tokens=True)
    tokens = [token for token in s.tokens if token != NONE]
    assert len(set(tokens)) == len(tokens) == glaciers
    assert s.tokens_shown == 0
    assert all((s.tokens[at] != NONE) == (s.box.lands[s.terrain[at]] == GLACIER) for at in range(19))
    assert all(token == NONE for token in begun(players, 2).tokens)


def test_E110_E148_camps_reveal() -> None:
    """E110, E148: whatever moves them; a camp placed on the base reveals nothing."""
    t = icy("G01", "G02", "G03").camps("wolf", "a1").cards("wolf", hand=["C09"]).play("culture C09")
    assert shown(t) == set()
    t.play("part camp", "move a1-b1")
    assert shown(t) == {"b1"}
    t = icy("G01", "G02", "G03").camps("wolf", "b3").goods("wolf", tools=1).play("place tribe migrate", "camp")
    assert shown(t) == set()
    t.play("lower migrate", "move b3-b2")
    assert shown(t) == {"b2"}


def test_E111_village_gains_shown_tokens() -> None:
    """E111: each once, in any order, and the tokens stay."""
    t = icy("G01", "G06", "G07", shown=("b1", "b2", "c2")).camps("wolf", "b1", "b2", "c2").goods("wolf", food=3)
    t.play("place tribe migrate", "village b1-b2-c2")
    assert t.legal() == ["claim b1", "claim b2", "claim c2"]
    t.play("claim c2", *["take tool"] * 3, "claim b1")
    assert (t["wolf"].tools, t["wolf"].vp) == (3, 3)
    assert t.refused("claim c2").key in ("no-token-there", "not-lesser", "not-now")
    t.play("idol honour", "idol honour")
    assert shown(t) == {"b1", "b2", "c2"}


def test_E111_tokens_do_nothing_in_the_eclipse() -> None:
    """E111: no benefit of the glacier there."""
    t = icy("G01", "G02", "G03", shown=("b2",)).camps("wolf", "b2").camps("bison").start_eclipse()
    while t.state.round == 1:
        t.play(t.legal()[-1])
    assert t["wolf"].vp == 0


# --- resting ---


def rested(shown: str = "R1", stack: tuple[str, ...] = ("R2", "R3", "R4", "R5")) -> Table:
    """Wolf has put a figure to rest; the top of the stack is named last."""
    t = table("wolf", "bison", rest_tokens=True).cards("wolf", hand=["brave"]).chief("wolf", "handseer", "A")
    ids = list(t.state.box.data["token"])
    t.state.rest_shown, t.state.rest_stack = ids.index(shown), [ids.index(id) for id in stack]
    return t.play("place tribe rest")


def test_E112_one_token_is_shown() -> None:
    """E112: the others lie face down."""
    s = begun(3, 1, rest_tokens=True)
    assert s.rest_shown != NONE
    assert sorted([*s.rest_stack, s.rest_shown]) == [0, 1, 2, 3, 4]
    assert s.view(0)["rest_stack"] == 4
    assert begun(3, 1).rest_shown == NONE


def test_E113_choice_of_the_token() -> None:
    """E113: the one shown, or the next unseen; compulsory, and before anything else of the rest. E147."""
    t = rested()
    assert t.legal() == ["token shown", "token hidden"]
    assert t.refused("take card").rule == "E113"
    t.play("token shown")
    assert {"part food", "part tool", "take card"} <= set(t.legal())
    t = rested().play("token hidden")
    ids = list(t.state.box.data["token"])
    assert (ids[t.state.rest_held], ids[t.state.rest_stack[0]]) == ("R5", "R1")
    assert {"part camp", "part move"} <= set(t.legal())


@pytest.mark.parametrize("order", [0, 1])
def test_E114_effects_in_any_order(order: int) -> None:
    """E114: before, between or after the two rest effects; then under the stack, used or not."""
    t = rested("R3", ("R1", "R2", "R4", "R5")).play("token shown")
    if order == 0:
        t.play("part bury", "bury brave", "take card", "part food", "done") if "done" in t.legal() else t.play(
            "part bury", "bury brave", "take card", "part food"
        )
    else:
        t.play("take card", "part bury", t.legal("bury")[0] if t.legal("bury") else "bury brave", "done")
    assert t.to_move == "bison"
    assert len(t["wolf"].buried) == 1
    assert t["wolf"].food == (1 if order == 0 else 0)
    ids = list(t.state.box.data["token"])
    assert [ids[token] for token in t.state.rest_stack] == ["R3", "R1", "R2", "R4", "R5"]


def test_E147_gains_of_tokens_are_benefits() -> None:
    """E147: with lesser ones, and only this turn."""
    t = rested("R2", ("R1", "R3", "R4", "R5")).play("token shown", "part idol", "take tool")
    assert t["wolf"].tools == 1


def test_E115_one_token_a_round() -> None:
    """E115: later rests of the round give none; the preparation shows the next."""
    t = rested().play("token shown", "part food", "part tool", "take tool", "take food")
    assert t.to_move == "bison"
    assert t.state.rest_shown == NONE
    t.play("place tribe rest")
    assert t.legal("token") == []
    assert t.refused("part food") == Reason("E115", "no-token")
    t = table("wolf", "bison", rest_tokens=True)
    before, top = t.state.rest_shown, t.state.rest_stack[-1]
    prepare(t.state)
    assert (t.state.rest_stack[0], t.state.rest_shown) == (before, top)
