"""What people are told of a position beyond what lies there."""

from __future__ import annotations

from typing import Any

from cenote.games.tawantinsuyu.components import WEAVINGS
from tawantinsuyu.table import Table, table


def outlook(t: Table, name: str | None, key: str) -> Any:
    return t.state.outlook(None if name is None else t.seat(name))[key]


def test_W87_who_leads_in_each_region() -> None:
    t = table("purple", "black").markers("purple", "antisuyu-1").markers("black", "antisuyu-2", "qullasuyu-1")
    leaders = {"chinchaysuyu": None, "antisuyu": 1, "qullasuyu": 1, "kuntisuyu": None}
    assert outlook(t, "purple", "leaders") == leaders


def test_W30_W31_W32_W45_what_a_placement_would_cost() -> None:
    t = table("purple", "black").workers("purple", architect=1, courier=1).hand("purple", "G01")
    t.stairs("black", upper=[2])
    spaces = outlook(t, "purple", "spaces")
    near = spaces["T01"]
    assert (near["distance"], near["height"], near["food"], near["card"], near["stairs"]) == (0, 0, 0, True, [])
    far = spaces["M04"]
    assert (far["distance"], far["height"], far["saved"], far["food"], far["stairs"]) == (1, 2, 2, 1, [1])
    assert [(each["worker"], each["food"]) for each in far["workers"]] == [("architect", 1), ("courier", 0)]


def test_W35_W36_how_many_tasks_a_worker_would_get() -> None:
    t = table("purple", "black").workers("purple", craftsman=1, priest=1).hill(T03="craftsman")
    tasks = {each["worker"]: each["tasks"] for each in outlook(t, "purple", "spaces")["T02"]["workers"]}
    assert tasks == {"craftsman": 3, "priest": 1}
    alike = {each["worker"]: each["alike"] for each in outlook(t, "purple", "spaces")["T02"]["workers"]}
    assert alike == {"craftsman": 1, "priest": 0}
    assert "T03" not in outlook(t, "purple", "spaces"), "somebody stands there"


def test_W56_W57_which_weavings_on_offer_lengthen_a_tapestry() -> None:
    t = table("purple", "black").tapestries("purple", ["W05"])
    s = t.state
    right, left = s.box.weavings[WEAVINGS.index("W05")].right, s.box.weavings[WEAVINGS.index("W05")].left
    others = [WEAVINGS[n] for n, tile in enumerate(s.box.weavings) if tile.design != 4 and WEAVINGS[n] != "W05"]
    tile = {id: s.box.weavings[WEAVINGS.index(id)] for id in others}
    after = next(id for id in others if tile[id].left == right and tile[id].right != left)
    before = next(id for id in others if tile[id].right == left and tile[id].left != right)
    neither = next(id for id in others if tile[id].left != right and tile[id].right != left)
    s.loom = [WEAVINGS.index(id) for id in (after, before, neither, "W12")]
    expected = {after: "matches", before: "matches", neither: "fits", "W12": "begins"}
    assert outlook(t, "purple", "loom") == expected, "W12 has the design that is there already"
    assert set(outlook(t, "black", "loom").values()) == {"begins"}, "who has no tapestry can lengthen none"


def test_W92_which_spaces_are_blocked_after_the_first_ceremony() -> None:
    t = table("purple", "black").workers("purple", architect=1)
    spaces = outlook(t, "purple", "spaces")
    marked = [id for id, space in spaces.items() if space["reserved"]]
    assert marked and len(marked) < len(spaces)
    t.state.ceremonies = 1
    assert not any(space["reserved"] for space in outlook(t, "purple", "spaces").values())
    t = table("purple", "grey", "black").workers("purple", architect=1)
    assert not any(space["reserved"] for space in outlook(t, "purple", "spaces").values())


def test_W10_nobody_else_is_told_of_cards_in_hand() -> None:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G01")
    assert outlook(t, "purple", "spaces")["T01"]["card"]
    assert not outlook(t, None, "spaces")["T01"]["card"]


def test_W39_tasks_that_stopping_would_give_up() -> None:
    t = table("purple", "black").workers("purple", craftsman=1).hill(T03="craftsman").goods("purple", gold=1, potato=3)
    assert outlook(t, "purple", "tasks_left") == 0
    t.play("place craftsman T02")
    while not any(move.startswith("task ") for move in t.legal()):
        t.play(t.legal()[0])
    assert outlook(t, "purple", "tasks_left") == 3
    assert outlook(t, "black", "tasks_left") == 0, "what can be done depends on a hand that nobody else sees"
    t.play("done")
    assert outlook(t, "purple", "tasks_left") == 0
