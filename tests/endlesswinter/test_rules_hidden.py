"""What is open and what is hidden (E133)."""

from __future__ import annotations

from cenote.core.rng import Rng
from endlesswinter.table import GAME, table


def test_E133_views() -> None:
    """E133: own hand, pile and burials; of the others only how many. Discards, animals and stones are open."""
    t = table("wolf", "bison").cards("wolf", hand=["hunter", "C01"], pile=[], buried=["brave"], discard=["shaman"])
    own, other, nobody = (t.state.view(seat)["players"][0] for seat in (0, 1, None))
    assert (own["hand"], own["buried"]) == (["hunter", "C01"], ["brave"])
    for view in (other, nobody):
        assert view["hand"] is view["buried"] is view["pile"] is None
        assert (view["hand_size"], view["buried_size"], view["discard"]) == (2, 1, ["shaman"])
        assert isinstance(view["deck"], int)


def test_E133_secret_moves() -> None:
    """E133: what is laid face down or buried from hand is not told to the others."""
    verbs = GAME.notation.verbs
    assert {name for name, verb in verbs.items() if verb.secret} == {"bury", "lay"}
    t = table("wolf", "bison").goods("wolf", food=1).cards("wolf", hand=["brave", "hunter"])
    events = t.watch("place tribe initiate", "rites", "part bury", "bury brave", "done")
    assert [event.args for event in events if event.name == "bury"] == [{}]


def test_E133_drawn_cards_are_not_told() -> None:
    """E133: an event says that a card was drawn, not which."""
    t = table("wolf", "bison")
    events = t.watch("place tribe rest", "take card")
    assert [event.args for event in events if event.name == "draw"] == [{}]


def test_E133_redeal_mixes_what_is_hidden() -> None:
    """E133: hands of the others and all decks change, sizes and open things stay."""
    t = table("wolf", "bison", glacier_tokens=True, rest_tokens=True)
    t.cards("bison", hand=["hunter", "shaman", "elder"], buried=["brave"]).cards("wolf", hand=["crafter"])
    s = t.state
    hands = {tuple(s.redeal(0, Rng.seeded(seed)).players[1].hand) for seed in range(20)}
    assert len(hands) > 5
    decks = {tuple(s.redeal(0, Rng.seeded(seed)).players[0].deck) for seed in range(20)}
    assert len(decks) > 5
    tokens = {tuple(s.redeal(0, Rng.seeded(seed)).tokens) for seed in range(20)}
    assert len(tokens) > 5
    for seed in range(5):
        other = s.redeal(0, Rng.seeded(seed))
        assert other.players[0].hand == s.players[0].hand
        assert sorted(other.players[1].hand + other.players[1].deck + other.players[1].buried) == sorted(
            s.players[1].hand + s.players[1].deck + s.players[1].buried
        )
        assert sorted(other.animal_deck) == sorted(s.animal_deck)
        assert other.rng.words() != s.rng.words()


def test_E48_E133_a_card_initiated_just_now_is_known() -> None:
    """E48, E133: everybody saw it go into the hand."""
    t = table("wolf", "bison").goods("wolf", tools=1).cards("wolf", hand=["elder", "tribesman", "brave"])
    t.play("place tribe initiate", "play elder", "initiate shaman")
    for seed in range(10):
        other = t.state.redeal(1, Rng.seeded(seed))
        assert 7 in other.players[0].hand
        assert GAME.load(other.dump()) == other


def test_E133_seen_tokens_stay() -> None:
    """E133: a revealed glacier token is known to all."""
    t = table("wolf", "bison", glacier_tokens=True)
    s = t.state
    at = next(at for at in range(19) if s.tokens[at] >= 0)
    s.tokens_shown = 1 << at
    assert all(s.redeal(seat, Rng.seeded(5)).tokens[at] == s.tokens[at] for seat in (0, 1, None))
