"""Why not: for every reason the game can give, a position, a move, and the numbers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from cenote.core.kernel import IllegalMove, Reason
from cenote.games.tzolkin.state import Tzolkin
from tzolkin.table import GAME, Table, table


def keeping(kept: bool) -> Table:
    """Red, who was dealt the first four tiles, has kept the first one, or none."""
    t = table()
    s = next(s for s in (GAME.new(players=4, seed=seed) for seed in range(99)) if s.seat == 0)
    assert isinstance(s, Tzolkin)
    tiles = list(range(21))
    for me in s.players:
        me.dealt, tiles = tiles[:4], tiles[4:]
    s.undealt = tiles
    t.state = s
    t.check()
    return t.play("keep W-01") if kept else t


def crowd() -> Table:
    """Every space 0 and the first-player space are taken by others."""
    return table().workers("green", P=[0], Y=[0], T=[0]).workers("blue", first=True, U=[0], C=[0])


def pitiful() -> Table:
    """Red can neither pay nor beg."""
    t = table().temples("red", -1, -1, -1).workers("green", P=[0], Y=[0], T=[0])
    return t.workers("blue", first=True, U=[0], C=[0]).workers("yellow", T=[1])


def full() -> Table:
    return table().workers("green", P=[0, 1, 2, 3]).workers("blue", P=[4, 5, 6, 7]).goods("red", corn=9)


def picked(letter: str, space: int, **goods: int) -> Table:
    gear = {"P": "palenque", "Y": "yaxchilan", "T": "tikal", "U": "uxmal", "C": "chichen_itza"}[letter]
    return table().workers("red", **{letter: [space]}).goods("red", **goods).play(f"pick {gear} {space}")


def harvest(agriculture: int = 0, temples: tuple[int, ...] = (0, 0, 0), wood: int = 4, corn: int = 0) -> Table:
    t = table().levels("red", agriculture=agriculture).temples("red", *temples).jungle(4, wood=wood, corn=corn)
    return t.workers("red", P=[4]).play("pick palenque 4", "action palenque 4")


def market(**goods: int) -> Table:
    return picked("U", 2, **goods).play("action uxmal 2")


def tikal(number: int, architecture: int = 0, **goods: int) -> Table:
    t = table().row("A1-01", "A1-06", "A1-09").offer("M-13", "M-05").levels("red", architecture=architecture)
    t.workers("red", T=[number]).goods("red", **goods)
    return t.play(f"pick tikal {number}", f"action tikal {number}")


def uxmal_4(architecture: int = 0, **goods: int) -> Table:
    t = table().row("A1-01", "A1-06", "A1-09").levels("red", architecture=architecture)
    return t.workers("red", U=[4]).goods("red", **goods).play("pick uxmal 4", "action uxmal 4")


def theologian(**goods: int) -> Table:
    t = table().levels("red", theology=2).workers("red", C=[6]).goods("red", skull=1, **goods)
    return t.play("pick chichen_itza 6", "action chichen_itza 6", "take gold")


def poor_builder(architecture: int, **goods: int) -> Table:
    t = table().only("A1-07", "A1-09").levels("red", architecture=architecture).workers("red", T=[6])
    return t.goods("red", **goods).play("pick tikal 6")


def alone(letter: str, space: int, **goods: int) -> Table:
    """A worker that could do something else, with a poor row of buildings and no monuments."""
    t = table().only("A1-07").offer().workers("red", **{letter: [space]}).goods("red", **goods)
    gear = {"T": "tikal", "U": "uxmal"}[letter]
    return t.play(f"pick {gear} {space}")


CASES: list[tuple[Callable[[], Table], str, Reason]] = [
    # setup
    (lambda: keeping(True), "keep W-01", Reason("T9", "kept-already", tile="W-01")),
    (lambda: keeping(False), "keep W-05", Reason("T9", "not-dealt", tile="W-05")),
    # begging and placing
    (
        lambda: table().play("beg", "down brown"),
        "beg",
        Reason("T21", "begged"),
    ),
    (lambda: table().goods("red", corn=3), "beg", Reason("T21", "corn-enough", have=3)),
    (lambda: table().temples("red", -1, -1, -1), "beg", Reason("T22", "cannot-anger")),
    (crowd, "place tikal", Reason("T23", "must-beg")),
    (pitiful, "place tikal", Reason("T24", "not-cheapest")),
    (lambda: table().workers("red", P=[1, 2, 3]), "place tikal", Reason("T26", "no-worker")),
    (full, "place palenque", Reason("T27", "gear-full", gear="palenque")),
    (lambda: table().workers("green", first=True), "place first_player", Reason("T28", "first-player-taken")),
    (
        lambda: table().workers("green", T=[0, 1, 2]).goods("red", corn=2),
        "place tikal",
        Reason("T29", "dear-place", gear="tikal", space=3, cost=3, have=2),
    ),
    (
        lambda: table().workers("red", P=[1]).goods("red", corn=2).play("place tikal"),
        "pick palenque 1",
        Reason("T19", "placing-already"),
    ),
    (
        lambda: table().workers("red", P=[1, 2]).play("pick palenque 1", "nothing"),
        "place tikal",
        Reason("T19", "picking-already"),
    ),
    # picking up
    (table, "pick palenque 3", Reason("T32", "not-your-worker", gear="palenque", space=3)),
    (lambda: picked("Y", 2), "action tikal 2", Reason("T33", "other-gear", gear="yaxchilan")),
    (
        lambda: (
            table().levels("red", theology=1).workers("red", C=[0]).goods("red", skull=1).play("pick chichen_itza 0")
        ),
        "action chichen_itza 1",
        Reason("T34", "space-0"),
    ),
    (lambda: picked("Y", 2), "action yaxchilan 4", Reason("T33", "beyond", space=2)),
    (lambda: picked("Y", 3, corn=1), "action yaxchilan 1", Reason("T33", "dear-step-back", steps=2, have=1)),
    (lambda: picked("C", 3, skull=1), "ahead 4", Reason("T84", "needs-theology-1")),
    (
        lambda: (
            table().levels("red", theology=1).workers("red", C=[3]).goods("red", skull=1).play("pick chichen_itza 3")
        ),
        "ahead 5",
        Reason("T124", "not-next", space=3),
    ),
    # any action
    (lambda: picked("U", 5, corn=1).play("action uxmal 5"), "action chichen_itza 1", Reason("T58", "not-chichen-itza")),
    (
        lambda: picked("U", 5, corn=1).play("action uxmal 5"),
        "action uxmal 5",
        Reason("T58", "no-action", gear="uxmal", number=5),
    ),
    (lambda: picked("U", 7), "action uxmal 5", Reason("T58", "no-corn", cost=1, gear="uxmal", number=5, have=0)),
    # Palenque
    (
        lambda: table().jungle(5, wood=0, corn=0).workers("red", P=[6]).play("pick palenque 6"),
        "action palenque 5",
        Reason("T44", "no-tile", gear="palenque", number=5, have=0),
    ),
    (lambda: harvest(agriculture=1), "harvest bare", Reason("T78", "needs-agriculture-2", have=1)),
    (lambda: harvest(agriculture=2, wood=1, corn=1), "harvest bare", Reason("T78", "corn-tile-shows", number=4)),
    (harvest, "harvest corn", Reason("T40", "no-corn-tile", number=4)),
    (
        lambda: harvest(temples=(-1, -1, -1), wood=1, corn=1),
        "harvest burn",
        Reason("T43", "cannot-anger"),
    ),
    # Chichen Itza
    (
        lambda: (
            table().workers("red", C=[3]).goods("red", skull=1, corn=1).ovals("blue", 3).play("pick chichen_itza 3")
        ),
        "action chichen_itza 3",
        Reason("T59", "oval-taken", gear="chichen_itza", number=3, have=1),
    ),
    (lambda: theologian(), "pay gold+gold", Reason("T85", "other-price", cost=1)),
    (lambda: theologian(), "pay wood", Reason("T36", "no-goods", goods="wood", have={"gold": 1})),
    # Tikal and Uxmal
    (lambda: alone("T", 6, wood=3), "action tikal 6", Reason("T33", "other-gear", gear="tikal")),
    (
        lambda: table().only("A1-01").levels("red", architecture=3).workers("red", T=[6]).play("pick tikal 6"),
        "action tikal 3",
        Reason("T73", "no-track", gear="tikal", number=3, have=0),
    ),
    (lambda: alone("T", 6, wood=2), "action tikal 2", Reason("T48", "no-building", gear="tikal", number=2, have=2)),
    (
        lambda: alone("T", 6, wood=2),
        "action tikal 4",
        Reason("T50", "no-building-or-monument", gear="tikal", number=4, have=2),
    ),
    (
        lambda: table().only("A1-01").levels("red", architecture=3).workers("red", T=[6]).play("pick tikal 6"),
        "action tikal 5",
        Reason("T52", "no-resource", gear="tikal", number=5, have=0),
    ),
    (
        lambda: alone("U", 6, corn=5),
        "action uxmal 4",
        Reason("T57", "no-corn-building", gear="uxmal", number=4, have=5),
    ),
    (lambda: tikal(1, wood=2), "done", Reason("T47", "must-advance")),
    (
        lambda: (
            table()
            .levels("red", theology=2)
            .workers("red", T=[1])
            .goods("red", wood=2)
            .play("pick tikal 1", "action tikal 1")
        ),
        "advance theology",
        Reason("T73", "dear-advance", track="theology", cost=3, have=2),
    ),
    # building
    (lambda: tikal(2, wood=2), "done", Reason("T48", "must-build")),
    (lambda: tikal(2, wood=2), "monument M-05", Reason("T53", "monument-by-tikal-4", tile="M-05")),
    (lambda: tikal(2, wood=2), "build A1-13", Reason("T88", "not-on-offer", tile="A1-13")),
    (lambda: tikal(4, wood=2), "monument M-01", Reason("T89", "not-on-offer", tile="M-01")),
    (lambda: uxmal_4(corn=4), "build A1-09", Reason("T57", "dear-in-corn", tile="A1-09", cost=6, have=4)),
    (lambda: tikal(4, wood=2), "plain A1-01", Reason("T119", "nothing-to-keep")),
    (lambda: tikal(4, wood=2, gold=4), "monument M-13", Reason("T87", "skull-missing", tile="M-13")),
    (
        lambda: tikal(2, wood=2),
        "build A1-09",
        Reason("T87", "dear-tile", tile="A1-09", cost={"wood": 2, "stone": 1}, have={"wood": 2}),
    ),
    (
        lambda: tikal(2, architecture=3, wood=1),
        "build A1-09",
        Reason("T81", "dear-even-with-architecture", tile="A1-09", cost={"wood": 2, "stone": 1}, have={"wood": 1}),
    ),
    (
        lambda: tikal(2, architecture=3, wood=2, stone=1).play("build A1-09"),
        "spare gold",
        Reason("T81", "not-in-cost", good="gold", cost={"wood": 2, "stone": 1}),
    ),
    # temples
    (
        lambda: picked("T", 5, wood=1).play("action tikal 5", "up brown"),
        "up brown",
        Reason("T129", "same-temple", temple="brown"),
    ),
    (
        lambda: table().temples("red", 1, -1, 1).play("beg"),
        "down yellow",
        Reason("T93", "lowest-step", temple="yellow"),
    ),
    # the market
    (lambda: market(wood=1), "sell gold", Reason("T118", "nothing-to-sell", good="gold")),
    (lambda: market(corn=2), "buy gold", Reason("T118", "dear-cube", good="gold", cost=4, have=2)),
    (lambda: market(corn=4).play("buy wood"), "sell wood", Reason("", "just-bought", good="wood")),
    (lambda: market(gold=1).play("sell gold"), "buy gold", Reason("", "just-sold", good="gold")),
    # anything else
    (table, "days 2", Reason("T18", "not-now")),
]


@pytest.mark.parametrize(("position", "move", "reason"), CASES, ids=[f"{case[2].key}: {case[1]}" for case in CASES])
def test_why_not(position: Callable[[], Table], move: str, reason: Reason) -> None:
    assert position().refused(move) == reason


def test_no_skull() -> None:
    """Without a skull a worker has nothing to choose and nobody is asked; so the skull vanishes while red thinks."""
    t = table().levels("red", theology=1).workers("red", C=[4]).goods("red", skull=1).play("pick chichen_itza 4")
    t.goods("red", corn=1)
    t.state._legal = None
    assert t.refused("action chichen_itza 4") == Reason("T59", "no-skull", gear="chichen_itza", number=4, have=1)


def test_every_reason_is_tested() -> None:
    text = (GAME.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^why-([\w-]+) =", text, re.MULTILINE))
    assert keys == {reason.key for _, _, reason in CASES} - {"not-now"} | {"no-skull"}


def test_an_illegal_move_is_a_sentence_with_its_rule() -> None:
    t = table().workers("green", T=[0, 1, 2]).goods("red", corn=2)
    with pytest.raises(IllegalMove) as illegal:
        t.state.play(("place", "tikal"))
    assert str(illegal.value).startswith("T29: ")
    assert "3" in str(illegal.value)
    assert "2" in str(illegal.value)
    assert illegal.value.move == ("place", "tikal")


def test_a_move_that_is_none() -> None:
    t = table()
    reason = t.state.why_not(("place", "cuzco"))
    assert reason == Reason("T18", "no-such-move", move="place cuzco")
    with pytest.raises(IllegalMove):
        t.state.play(("place", "cuzco"))


def test_when_the_game_is_over() -> None:
    t = table().day(26).end_round()
    assert t.state.why_not(("beg",)) == Reason("", "game-over")
    with pytest.raises(IllegalMove) as illegal:
        t.state.play(("beg",))
    assert str(illegal.value)
