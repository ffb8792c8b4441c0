"""Wishes for a turn, and advice that grants them."""

from __future__ import annotations

import pytest

from cenote import agents, games
from cenote.agents.adviser import Adviser
from cenote.agents.wishes import Deed, Kind, Wishes
from cenote.core.kernel import State
from cenote.core.refusal import BadNotation
from cenote.core.rng import Rng

TZOLKIN = games.get("tzolkin")
GOODS = ("corn", "wood", "skull")


def kind(text: str) -> Kind:
    return Kind.read(TZOLKIN, GOODS, text)


def deed(*words: str) -> Deed:
    """One that changes nothing."""
    s = TZOLKIN.new(players=2, seed=5)
    return Deed(words, 0, s, s)


def wishes(*wanted: str, spare: tuple[str, ...] = ()) -> Wishes:
    """Each is one wish; with a bar between kinds of which one will do."""
    return Wishes.read(TZOLKIN, GOODS, [[each.strip() for each in wish.split("|")] for wish in wanted], spare)


def after_opening(seed: int = 5) -> State:
    """A game of Tzolk'in where the first turn waits."""
    s = TZOLKIN.new(players=2, seed=seed)
    code = agents.make("greedy", TZOLKIN, 1)
    while "keep" in {move[0] for move in s.legal()}:
        s.play(code.choose(s))
    return s


# --- wishes ---


def test_a_star_stands_for_anything() -> None:
    assert kind("place *").fits(deed("place", "tikal"))
    assert kind("pick tikal *").fits(deed("pick", "tikal", "3"))
    assert not kind("pick tikal *").fits(deed("pick", "uxmal", "3"))
    assert not kind("place *").fits(deed("done"))
    assert kind("done").fits(deed("done"))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "no-move"),
        ("+skull", "no-move"),
        ("fly *", "no-such-verb"),
        ("* tikal", "no-such-verb"),
        ("place", "wrong-arguments"),
        ("place * *", "wrong-arguments"),
        ("place moon", "no-such-value"),
        ("keep * +honey", "no-such-value"),
        ("keep * +", "no-such-value"),
    ],
)
def test_what_the_game_does_not_have_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadNotation) as refused:
        kind(text)
    assert refused.value.key == key


def test_a_move_may_have_to_bring_something() -> None:
    s = after_opening()
    seat = s.seat
    assert seat is not None
    s.play(("place", "palenque"))
    before = s.clone()
    s.play(("place", "tikal"))  # the second worker costs corn wherever it goes
    placed = Deed(("place", "tikal"), seat, before, s)
    backwards = Deed(("place", "tikal"), seat, s, before)
    assert [kind(text).fits(placed) for text in ("place *", "place * -corn", "place * +corn")] == [True, True, False]
    assert [kind(text).fits(backwards) for text in ("place * -corn", "place * +corn")] == [False, True]
    assert not kind("place * -wood").fits(placed)
    assert not kind("place * -corn").fits(deed("place", "tikal")), "what it changed is not known any more"


def test_a_move_grants_the_first_open_wish_that_it_fits() -> None:
    wanted = wishes("place *", "place tikal", "pick * * | beg")
    assert wanted.told(wanted.by([deed("place", "tikal")])) == [True, False, False]
    assert wanted.told(wanted.by([deed("place", "tikal"), deed("place", "tikal")])) == [True, True, False]
    assert wanted.told(wanted.by([deed("beg")])) == [False, False, True]
    assert wanted.by([deed("place", "uxmal"), deed("place", "tikal"), deed("beg")]) == wanted.all


# --- advice ---


@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"])
def test_the_advice_grants_a_wish(gear: str) -> None:
    s = after_opening()
    plan = Adviser(TZOLKIN).advise(s, wishes(f"place {gear}"))
    assert plan.granted == 1 and ("place", gear) in plan.moves
    turn, seat = s.turn, s.seat
    for move in plan.moves:
        assert (s.turn, s.seat) == (turn, seat)
        s.play(move)
    assert (s.turn, s.seat) != (turn, seat), "the plan goes to the end of the turn"


def test_without_the_first_wish_the_others_are_for_nothing() -> None:
    s = after_opening()
    plain = Adviser(TZOLKIN).advise(s, wishes())
    impossible = Adviser(TZOLKIN).advise(s, wishes("build *", "place chichen_itza"))
    assert impossible.moves == plain.moves


def test_what_is_to_be_spared_is_done_only_where_it_has_to_be() -> None:
    s = after_opening()
    plain = Adviser(TZOLKIN).advise(s, wishes())
    placed = [" ".join(move) for move in plain.moves if move[0] == "place"]
    sparing = Adviser(TZOLKIN).advise(s, wishes(spare=tuple(placed)))
    assert not set(plain.moves[:1]) & set(sparing.moves)
    forced = Adviser(TZOLKIN).advise(s, wishes(placed[0], spare=tuple(placed)))
    assert tuple(placed[0].split()) in forced.moves


def test_what_is_granted_already_need_not_be_done_again() -> None:
    s = after_opening()
    wanted = wishes("place tikal", "place palenque", spare=("place tikal",))
    s.play(("place", "tikal"))
    knowing = Adviser(TZOLKIN).advise(s, wanted, wanted.by([deed("place", "tikal")]))
    assert knowing.granted == wanted.all and ("place", "tikal") not in knowing.moves
    assert ("place", "tikal") in Adviser(TZOLKIN).advise(s, wanted).moves


@pytest.mark.parametrize("game", [game.key for game in games.all()])
def test_who_knows_the_same_gets_the_same_advice(game: str) -> None:
    """Whatever is hidden, and however often it is asked; and asking changes nothing."""
    g = games.get(game)
    s = g.new(players=2, seed=9)
    code = agents.make("random", g, 3)
    for n in range(60):
        if s.seat is None:
            break
        if n % 6 == 0:
            digest = s.digest()
            told = Adviser(g).advise(s, Wishes())
            assert Adviser(g).advise(s.redeal(s.seat, Rng.seeded(n)), Wishes()).moves == told.moves
            assert s.digest() == digest
        s.play(code.choose(s))


def test_a_plan_ends_where_something_hidden_comes_to_light() -> None:
    """Beyond it only the truth would know how to go on."""
    g = games.get("endlesswinter")
    s = g.new(players=2, seed=2)
    while s.legal()[0][0] != "place":
        s.play(s.legal()[0])
    hunt = Wishes.read(g, (), [["reveal"], ["hunt *"]], [])
    plan = Adviser(g).advise(s, hunt)
    assert plan.moves[-1] == ("reveal",) and plan.position.seat == s.seat and plan.position.turn == s.turn
    assert plan.granted & 1
