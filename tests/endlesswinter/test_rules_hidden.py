"""What is open and what is hidden (E133)."""

from __future__ import annotations

import pytest

from cenote.core.rng import Rng
from cenote.games.endlesswinter.components import CARDS
from cenote.games.endlesswinter.rules.preparation import prepare
from cenote.games.endlesswinter.state import EndlessWinter
from endlesswinter.history import Watched
from endlesswinter.table import GAME, Table, table


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


def marked(t: Table) -> list[list[str] | None]:
    """The cards initiated this turn, as their owner, another seat and a spectator see them."""
    return [t.state.view(seat)["players"][0]["fresh"] for seat in (0, 1, None)]


@pytest.mark.parametrize("rules", [4, 5])
def test_E133_initiated_cards_are_marked_for_their_owner_alone(rules: int) -> None:
    """E133: whether a card initiated this turn is the one buried from hand (E149) is hidden, since version 5."""
    t = table("wolf", "bison", game=GAME.at(rules)).goods("wolf", food=1, tools=1)
    t.cards("wolf", hand=["brave", "elder"])
    t.play("place tribe initiate", "play brave", "initiate hunter", "rites", "part bury")
    assert marked(t) == ([["hunter"], None, None] if rules == 5 else [["hunter"]] * 3)
    t.play("bury hunter")
    assert marked(t) == ([[], None, None] if rules == 5 else [[]] * 3)


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


# --- what an attentive rival remembers ---


def deals(t: Table, seat: int | None, n: int = 40) -> list[EndlessWinter]:
    """What the others may hold, for all that the seat knows; each deal is a position that could be loaded."""
    found = [t.state.redeal(seat, Rng.seeded(seed)) for seed in range(n)]
    assert all(GAME.load(one.dump()) == one for one in found)
    return found


def zones(s: EndlessWinter, name: str, card: str) -> set[str]:
    me, number = s.players[("wolf", "bison").index(name)], CARDS.index(card)
    return {zone for zone in ("hand", "deck", "pile", "buried") if number in getattr(me, zone)}


def places(t: Table, card: str, name: str = "wolf") -> set[str]:
    """Where the rival and a spectator may think that a card of the seat is: each deal has it in one zone."""
    found = [zones(one, name, card) for seat in (1, None) for one in deals(t, seat)]
    assert all(len(zone) == 1 for zone in found)
    return set().union(*found)


def test_E53_E133_a_bought_card_is_in_the_hand_until_something_is_hidden() -> None:
    """E133: everybody saw it come; a burial face down may have taken it, and the eclipse pile."""
    t = table("wolf", "bison").show("C01", "C02").goods("wolf", food=5).turn("wolf", cycle=2, at="hunt")
    t.cards("wolf", hand=["crafter", "crafter", "crafter", "brave"]).turn("wolf", cycle=2, at="hunt")
    t.play("place chief develop", "play crafter", "play crafter", "play crafter", "develop C01")
    assert places(t, "C01") == {"hand"}
    t.play("done", "lay brave")
    assert places(t, "C01") == {"hand", "pile"}, "one of the two lies there"
    t.play("done")
    assert places(t, "C01") == {"hand", "pile"}


def test_E52_E133_a_burial_face_down_may_have_taken_any_card_of_the_hand() -> None:
    t = table("wolf", "bison").goods("wolf", food=1, tools=1).cards("wolf", hand=["elder", "tribesman", "brave"])
    t.play("place tribe initiate", "play elder", "initiate shaman")
    assert places(t, "shaman") == {"hand"}
    t.play("rites", "part bury", "bury brave")
    assert places(t, "shaman") == {"hand"}, "a card initiated this turn is shown to be there"
    while t.to_move == "wolf":
        t.play(t.legal()[-1])
    assert places(t, "shaman") == {"hand", "buried"}
    assert all(CARDS.index("shaman") not in one.players[0].deck for one in deals(t, 1))


def test_E52_E133_openly_buried_cards_stay_buried() -> None:
    """E52: from the discard or from above the board, where everybody sees them."""
    t = table("wolf", "bison").goods("wolf", food=1).cards("wolf", hand=["elder", "brave"], discard=["hunter"])
    t.play("place tribe initiate", "play elder", "rites", "part bury", "bury-open discard hunter")
    assert places(t, "hunter") == {"buried"}
    assert t["wolf"].buried_openly == 1
    t = table("wolf", "bison").goods("wolf", food=1).cards("wolf", hand=["elder", "brave"], buried=["shaman"])
    t.play("place tribe initiate", "play elder", "rites", "part bury", "bury-open above elder")
    assert places(t, "elder") == {"buried"}
    assert places(t, "shaman") > {"buried"}, "this one went there face down"
    assert t["wolf"].buried == ["elder", "shaman"], "those that were seen lie first"


def test_E8_E133_a_new_deck_holds_what_lay_in_the_discard() -> None:
    """E8: everybody saw what was shuffled, so everybody knows what is not in the deck, and what all others are."""
    t = table("wolf", "bison").cards("wolf", hand=["hunter", "shaman"], deck=["brave"], discard=["tribesman"] * 4)
    cards = t.state.players[0]
    before = sorted(cards.hand + cards.deck + cards.buried)
    t.play("place tribe rest", "take card")
    me = t.state.players[0]
    assert len(me.deck) == 4 and not me.discard
    for one in deals(t, 1):
        assert sorted(one.players[0].deck) == [CARDS.index("tribesman")] * 4
        assert sorted(one.players[0].hand + one.players[0].buried) == before


def test_E69_E133_a_revealed_culture_card_is_in_the_hand() -> None:
    t = table("wolf", "bison").cards("wolf", hand=["hunter"], pile=["C01", "brave"]).start_eclipse()
    assert places(t, "C01") == {"hand"}
    assert places(t, "hunter") == {"hand", "deck"}


def test_E113_E115_E133_tokens_under_the_stack_are_known() -> None:
    """E113, E114, E115: everybody saw those that went face down under it; the others are mixed."""
    t = table("wolf", "bison", rest_tokens=True)
    s = t.state
    t.play("place tribe rest", "token hidden")
    while t.to_move == "wolf":
        t.play(t.legal()[-1])
    assert s.rest_seen == 2
    stacks = {tuple(one.rest_stack) for one in deals(t, 1)}
    assert {stack[:2] for stack in stacks} == {tuple(s.rest_stack[:2])}
    assert len(stacks) == 6, "three that nobody has seen"
    prepare(s)
    assert (s.rest_seen, len(s.rest_stack)) == (2, 4)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_E133_no_deal_contradicts_what_everybody_saw(players: int) -> None:
    """E133: whole games."""
    checked = 0
    for seed in range(4):
        state = GAME.new(players, f"memory {seed}", {"rest_tokens": True})
        assert isinstance(state, EndlessWinter)
        watched, chance = Watched(state), Rng.seeded(seed)
        while state.seat is not None:
            for seat, seen in enumerate(watched.seen):
                assert watched.possible(state, seat), "the truth"
                deal = state.redeal((seat + 1) % players if players > 1 else None, chance)
                assert seen.lies_right(deal.players[seat])
                if len(seen.happened) % 3 == 0:
                    assert watched.possible(deal, seat)
                    checked += 1
            moves = state.moves()
            hidden = [move for move in moves if move[0] == "bury"]
            moves = hidden if hidden and chance.below(2) else moves
            watched.play(moves[chance.below(len(moves))])
    assert checked > 50


def test_E133_nothing_was_remembered_until_version_2() -> None:
    """A game begun before is dealt anew as ever."""
    t = table("wolf", "bison", game=GAME.at(1)).goods("wolf", food=1).cards("wolf", hand=["elder"], discard=["hunter"])
    t.player("wolf").came, t.player("bison").came = [], []
    t.play("place tribe initiate", "play elder", "rites", "part bury", "bury-open discard hunter")
    assert t.player("wolf").came == [] and t.player("wolf").buried_openly == 0
    found = set()
    for seed in range(40):
        found |= zones(t.state.redeal(1, Rng.seeded(seed)), "wolf", "hunter")
    assert found == {"deck", "buried"}
    assert not {"came", "buried_openly"} & set(t.state.dump()["players"][0]) and "rest_seen" not in t.state.dump()


def test_E133_seen_tokens_stay() -> None:
    """E133: a revealed glacier token is known to all."""
    t = table("wolf", "bison", glacier_tokens=True)
    s = t.state
    at = next(at for at in range(19) if s.tokens[at] >= 0)
    s.tokens_shown = 1 << at
    assert all(s.redeal(seat, Rng.seeded(5)).tokens[at] == s.tokens[at] for seat in (0, 1, None))
