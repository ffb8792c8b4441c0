"""Golden cases, part C: corrections of version 2 for two to four players, with the former readings of version 1."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from tawantinsuyu.table import GAME, Table, table

# --- GT120: the altar in a ceremony ---


def ceremony(rules: int, *tapestries: list[str]) -> Table:
    t = (
        table("purple", "black", game=GAME.at(rules))
        .token("purple")
        .altar("G40", "G41")
        .tapestries("purple", *tapestries)
    )
    return t.hand("purple", "G06").goods("purple", gold=1, potato=9).deck("G01", "G02", "G03", "G10")


def test_GT120_open_in_the_first_step() -> None:
    t = ceremony(2, ["W07", "W01"]).start_turn("purple")
    assert (t.asks(), t.legal()) == ("TakeGod", ["god G40", "god G41", "god deck", "skip"])
    t.play("god G41")
    assert t.on_altar == ["G40"]


@pytest.mark.parametrize(
    ("rules", "offered"), [(2, ["god deck", "skip"]), (1, ["god G40", "god G41", "god deck", "skip"])]
)
def test_GT120_closed_in_the_last_step(rules: int, offered: list[str]) -> None:
    t = ceremony(rules).start_turn("purple")
    t.play("play G06", "climb")
    assert (t["purple"].step, t.asks(), t.legal()) == (1, "TakeGod", offered)


def test_GT120_from_the_deck() -> None:
    t = ceremony(2).start_turn("purple").play("play G06", "climb")
    assert t.refused("god G40") == Reason("W96", "altar-closed")
    top = t.in_deck[0]
    t.play("god deck")
    assert (t.on_altar, top in t["purple"].hand) == (["G40", "G41"], True)


def test_GT120_open_again_in_the_turn() -> None:
    t = ceremony(2).start_turn("purple").play("play G06", "climb", "god deck", "done", "done")
    assert t.play("pray").legal("god") == ["god G40", "god G41", "god deck"]
