"""The kinds of fields: written down and read back, shown, typed; what does not fit is refused."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.core.declared import Balance, Derived, Each, Field, Part, Pieces, View
from cenote.core.fields import NOBODY_SEES, NONE, OWNER, SIZE, Bits, Flag, Kind, Number, Seat, Word
from cenote.core.many import Counts, Items, Named, Sparse
from cenote.core.reader import Reader
from cenote.core.refusal import BadPosition
from cenote.core.shown import Maybe, Record
from cenote.games.declare import fields_class

GOODS = ("corn", "wood")
CARDS = ("ace", "two", "three")

# Each kind with a value, what is written of it, what is shown of it, and its type.
KINDS: list[tuple[Kind, Any, Any, Any, str]] = [
    (Number(9, 2), 5, 5, 5, "number"),
    (Flag(), True, True, True, "boolean"),
    (Seat(), NONE, -1, None, "number | null"),
    (Seat(others={4: "dummy"}), 4, 4, "dummy", "number | 'dummy' | null"),
    (Seat(nobody=False), 1, 1, 1, "number"),
    (Word(CARDS), 2, "three", "three", "string"),
    (Word(CARDS, empty=True), NONE, "", None, "string | null"),
    (Bits(CARDS), 0b101, 5, ["ace", "three"], "string[]"),
    (Bits(CARDS, named=True), 0b110, ["two", "three"], ["two", "three"], "string[]"),
    (Items(Number(9)), [1, 2], [1, 2], [1, 2], "number[]"),
    (Items(Word(CARDS), 2), [0, 2], ["ace", "three"], ["ace", "three"], "string[]"),
    (Items(Seat()), [1, NONE], [1, -1], [1, None], "(number | null)[]"),
    (Counts(GOODS, 9), [3, 0], [3, 0], {"corn": 3, "wood": 0}, "Record<'corn' | 'wood', number>"),
    (Sparse(CARDS, Seat(nobody=False)), [NONE, 1, NONE], {"two": 1}, {"two": 1}, "Record<string, number>"),
    (Named(GOODS, Items(Word(CARDS))), [[0], []], [["ace"], []], {"corn": ["ace"], "wood": []},
     "Record<'corn' | 'wood', string[]>"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "value", "written", "shown", "typed"), KINDS)
def test_kinds(kind: Kind, value: Any, written: Any, shown: Any, typed: str) -> None:
    assert kind.write(value) == written
    assert kind.read(Reader({}), "field", written, None, 3) == value
    assert kind.show(value) == shown
    assert kind.typescript() == typed
    assert eval(kind.start()) is not None


@pytest.mark.parametrize(
    ("kind", "written", "key"),
    [
        (Number(9, 2), 1, "field-value"),
        (Number(9, 2), 10, "field-value"),
        (Number(9), True, "field-value"),
        (Number(lambda box, seats: seats), 4, "field-value"),
        (Flag(), 1, "field-flag"),
        (Seat(), 3, "field-value"),
        (Seat(nobody=False), -1, "field-value"),
        (Word(CARDS), "", "no-such-tile"),
        (Word(CARDS, empty=True), "four", "no-such-tile"),
        (Bits(CARDS), 8, "field-value"),
        (Bits(CARDS, named=True), ["four"], "no-such-tile"),
        (Items(Number(9), 2), [1], "field-length"),
        (Items(Number(9)), {"0": 1}, "field-length"),
        (Items(Number(9)), [10], "field-value"),
        (Counts(GOODS, [1, 9]), [2, 0], "field-value"),
        (Counts(GOODS), [2], "field-length"),
        (Sparse(CARDS, Seat()), {"four": 1}, "no-such-tile"),
        (Sparse(CARDS, Seat()), [1], "field-missing"),
    ],
)
def test_what_does_not_fit_is_refused(kind: Kind, written: Any, key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        kind.read(Reader({}, "players[1]."), "field", written, None, 3)
    assert refused.value.key == key
    assert str(refused.value.details["field"]).startswith("players[1].field")


def test_views_of_what_follows() -> None:
    kind = Items(Record(wood=Number(4), owner=Maybe(Seat(nobody=False))), 2)
    assert kind.typescript() == "({ wood: number; owner: number | null })[]"


# --- parts ---


class Thing:
    """Anything with fields."""

    def __init__(self, **fields: Any) -> None:
        self.__dict__.update(fields)


PLAYER = Part(
    "Player",
    "What one seat has.",
    Field("corn", Number(9)),
    Field("hand", Items(Word(CARDS)), OWNER, until=lambda s: s.over),
    Field("deck", Items(Word(CARDS), own=True), SIZE),
    Field("seed", Number(9), NOBODY_SEES),
    Field("taken", Number(9), shown="gone", written=False),
)


def player(seat: int) -> Thing:
    return Thing(seat=seat, corn=3, hand=[1], deck=[0, 2], seed=7, taken=2)


def test_who_sees_what() -> None:
    s = Thing(over=False, rules=1)
    assert PLAYER.show(s, player(0), True) == {"corn": 3, "hand": ["two"], "deck": 2, "gone": 2}
    assert PLAYER.show(s, player(0), False) == {"corn": 3, "hand": None, "deck": 2, "gone": 2}
    assert PLAYER.show(Thing(over=True, rules=1), player(0), False)["hand"] == ["two"]


def test_what_is_written_comes_back() -> None:
    written = PLAYER.write(player(0), 1)
    assert written == {"corn": 3, "hand": ["two"], "deck": ["ace", "three"], "seed": 7}
    read = Thing()
    PLAYER.read(read, Reader(written), None, 2, 1)
    assert vars(read) == {"corn": 3, "hand": [1], "deck": [0, 2], "seed": 7}
    del written["deck"]
    with pytest.raises(BadPosition, match="deck"):
        PLAYER.read(Thing(), Reader(written), None, 2, 1)


def test_older_rules_know_nothing_of_a_later_field() -> None:
    part = Part("Player", "What one seat has.", Field("corn", Number(9)), Field("debt", Number(9), since=2))
    me = Thing(corn=3, debt=1)
    assert part.write(me, 1) == part.show(Thing(rules=1), me, True) == {"corn": 3}
    assert part.write(me, 2) == part.show(Thing(rules=2), me, True) == {"corn": 3, "debt": 1}
    read = Thing()
    part.read(read, Reader({"corn": 3}), None, 2, 1)
    assert vars(read) == {"corn": 3}
    with pytest.raises(BadPosition, match="debt"):
        part.read(Thing(), Reader({"corn": 3}), None, 2, 2)
    assert [field.typescript_name() for field in part.fields] == ["corn", "debt?"]


def test_a_view_is_made_of_all_parts() -> None:
    table = Part("Table", "The table.", Field("round", Number(9)))
    poor = Derived("poor", Flag(), lambda s, me, seat: me.corn < 4)
    view = View(table, PLAYER, follows=(Derived("left", Number(9), lambda s, seat: 9 - s.round),), of_player=(poor,))
    s = Thing(game=Thing(key="toy"), rules=1, seat=1, turn=5, round=2, over=False, players=[player(0), player(1)])
    shown = view.show(s, 1)
    assert {key: shown[key] for key in ("game", "seat", "you", "turn", "round", "left")} == {
        "game": "toy", "seat": 1, "you": 1, "turn": 5, "round": 2, "left": 7,
    }  # fmt: skip
    assert [(one["seat"], one["hand"], one["poor"]) for one in shown["players"]] == [
        (0, None, True),
        (1, ["two"], True),
    ]


def test_clones_share_what_is_not_their_own() -> None:
    source = fields_class(PLAYER)
    assert "self.hand = of.hand\n" in source
    assert "self.deck = of.deck.copy()\n" in source
    made: dict[str, Any] = {}
    exec(f"from __future__ import annotations\n{source}", made)
    first = made["PlayerFields"](2)
    assert (first.seat, first.corn, first.hand) == (2, 0, [])
    first.hand = [1]
    second = made["PlayerFields"](2, first)
    assert second.hand is first.hand
    assert second.deck is not first.deck


# --- what is conserved ---


def test_every_player_has_as_many() -> None:
    players = [Thing(seat=0, left=2, placed=3), Thing(seat=1, left=4, placed=0)]
    camps = Each("winter-camps", lambda s, me: me.left + me.placed, lambda s, me: 5)
    with pytest.raises(BadPosition) as refusal:
        camps.check(Thing(players=players))
    assert refusal.value.key == "winter-camps"
    assert refusal.value.details == {"seat": 1, "found": 4, "wanted": 5}
    players[1].placed = 1
    camps.check(Thing(players=players))


def test_balances_and_pieces() -> None:
    Balance("skulls", lambda s: s.found, lambda s: 13).check(Thing(found=13))
    with pytest.raises(BadPosition) as refused:
        Balance("skulls", lambda s: s.found, lambda s: 13).check(Thing(found=12))
    assert refused.value.details == {"found": 12, "wanted": 13}
    Pieces(CARDS, lambda s: s.cards).check(Thing(cards=[0, 2]))
    with pytest.raises(BadPosition) as twice:
        Pieces(CARDS, lambda s: s.cards).check(Thing(cards=[0, 2, 2]))
    assert twice.value.details == {"tile": "three"}
