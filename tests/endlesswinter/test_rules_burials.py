"""Several cards of one hand that were buried face down: what everybody can conclude about them (E52, E133)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from cenote.core.rng import Rng
from cenote.games.endlesswinter.components import CARDS
from cenote.games.endlesswinter.rules.cards import bury, discard, draw, take_tribe
from cenote.games.endlesswinter.rules.memory import deal_cards
from cenote.games.endlesswinter.state import EndlessWinter, Player
from endlesswinter.history import Watched
from endlesswinter.table import GAME, table
from endlesswinter.test_load import refused

BRAVE, TRIBESWOMAN = CARDS.index("brave"), CARDS.index("tribeswoman")
ELDER, HUNTER, SHAMAN = (CARDS.index(card) for card in ("elder", "hunter", "shaman"))
TRIBE = CARDS.index("elder")
Deal = tuple[tuple[int, ...], tuple[int, ...]]


def fickle(players: int, seed: int) -> Iterator[tuple[Watched, Rng]]:
    """A game of chance with many burials face down, before each of its decisions."""
    state = GAME.new(players, f"burials {seed}", {"rest_tokens": True})
    assert isinstance(state, EndlessWinter)
    watched, chance = Watched(state), Rng.seeded(seed)
    while state.seat is not None:
        yield watched, chance
        moves = state.moves()
        hidden = [move for move in moves if move[0] == "bury"]
        moves = hidden if hidden and chance.below(3) else moves
        watched.play(moves[chance.below(len(moves))])


def of_rival(s: EndlessWinter, seat: int) -> int | None:
    return (seat + 1) % s.people if s.people > 1 else None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_E133_deals_agree_with_all_that_several_burials_tell(players: int) -> None:
    """E133: nothing is dealt that cannot have happened, however many cards were buried face down."""
    checked = 0
    for seed in range(30 if players == 1 else 6):
        for watched, chance in fickle(players, seed):
            for seat, seen in enumerate(watched.seen):
                if seen.secret_burials > 1 and len(seen.happened) % 2:
                    deal = watched.state.redeal(of_rival(watched.state, seat), chance)
                    assert watched.possible(deal, seat) and GAME.load(deal.dump()) == deal
                    checked += 1
    assert checked > 30


def hidden_away(me: Player) -> Deal:
    return tuple(sorted(me.buried[me.buried_openly :])), tuple(sorted(me.deck))


def conceivable(s: EndlessWinter, me: Player) -> set[Deal]:
    """All ways to lay the hidden cards, whatever happened."""
    hidden = me.hand + me.pile + me.deck + me.buried[me.buried_openly :]
    found = set()
    for deck in {tuple(sorted(one)) for one in combinations(hidden, len(me.deck))}:
        rest = list((Counter(hidden) - Counter(deck)).elements())
        found |= {(tuple(sorted(one)), deck) for one in combinations(rest, len(me.buried) - me.buried_openly)}
    return found


def laid(s: EndlessWinter, seat: int, deal: Deal) -> EndlessWinter:
    new = s.clone()
    me = new.players[seat]
    hidden = Counter(me.hand + me.pile + me.deck + me.buried[me.buried_openly :])
    me.buried, me.deck = me.buried[: me.buried_openly] + list(deal[0]), list(deal[1])
    held = sorted((hidden - Counter(deal[0]) - Counter(deal[1])).elements())
    me.hand, me.pile = held[len(me.pile) :], held[: len(me.pile)]
    return new


def test_E133_whatever_can_have_happened_is_dealt() -> None:
    """E133: every way to lay the hidden cards that agrees with what was seen comes up, and no other."""
    checked = 0
    for seed in range(8):
        for watched, chance in fickle(2, seed):
            s = watched.state
            for seat, me in enumerate(s.players):
                if watched.seen[seat].secret_burials < 2 or me.fresh or len(me.deck) > 2 or chance.below(3):
                    continue
                ways = conceivable(s, me)
                if len(ways) > 40:
                    continue
                possible = {way for way in ways if watched.possible(laid(s, seat, way), seat)}
                dealt = {hidden_away(s.redeal(1 - seat, chance).players[seat]) for _ in range(300)}
                for _ in range(3000):  # some ways are rare
                    if dealt >= possible:
                        break
                    dealt.add(hidden_away(s.redeal(1 - seat, chance).players[seat]))
                assert dealt == possible
                checked += 1
    assert checked > 10


# --- how likely ---


def sat_down(deck: list[str], discarded: list[str]) -> tuple[EndlessWinter, Player]:
    """A hand to which nothing has come yet."""
    s = table("wolf", "bison").state
    me = s.players[0]
    me.hand, me.came, me.story = [], [], []
    me.deck, me.discard = ([CARDS.index(card) for card in cards] for cards in (deck, discarded))
    return s, me


def shares(me: Player, n: int = 4000) -> dict[Deal, float]:
    """How often each deal comes up."""
    chance, found = Rng.seeded("shares"), Counter[Deal]()
    for _ in range(n):
        other = Player(0, me)
        deal_cards(other, chance)
        found[hidden_away(other)] += 1
    return {deal: number / n for deal, number in found.items()}


def test_E133_all_ways_are_equally_likely() -> None:
    """E133: a hand of two seen and three drawn cards; two are buried face down, then two drawn ones leave face up.

    Counted here one by one: each order of the deck, and each card of the hand that may have been meant, is one way.
    """
    s, me = sat_down(["tribesman", "tribesman", "tribesman", "brave", "tribeswoman"], [])
    deck = me.deck
    take_tribe(s, me, ELDER - TRIBE, to_hand=True)
    take_tribe(s, me, HUNTER - TRIBE, to_hand=True)
    draw(s, me, 3)
    bury(s, me, ("bury", "elder"))
    bury(s, me, ("bury", "tribesman"))
    discard(s, me, BRAVE)
    discard(s, me, TRIBESWOMAN)
    ways: Counter[Deal] = Counter()
    for order in permutations(deck):
        hand = [ELDER, HUNTER, *order[:3]]
        for meant in permutations(range(5), 4):
            if [hand[at] for at in meant[2:]] == [BRAVE, TRIBESWOMAN]:
                ways[tuple(sorted(hand[at] for at in meant[:2])), tuple(sorted(order[3:]))] += 1
    found = shares(me)
    assert found.keys() == ways.keys() and len(ways) > 1
    for deal, number in ways.items():
        assert found[deal] == pytest.approx(number / ways.total(), abs=0.03)


def test_E8_E133_a_card_that_came_too_late_is_not_buried() -> None:
    """E8, E133: two cards were buried before the second was drawn, so one of them was not drawn."""
    s, me = sat_down(["brave", "tribesman"], ["tribeswoman"] * 2)
    take_tribe(s, me, SHAMAN - TRIBE, to_hand=True)
    draw(s, me, 1)
    drawn = next(card for card in me.hand if card < TRIBE)
    bury(s, me, ("bury", CARDS[drawn]))
    bury(s, me, ("bury", "shaman"))
    draw(s, me, 1)
    assert len(me.deck) == 2, "shuffled anew: everybody knows now what was drawn"
    assert {deal[0] for deal in shares(me, 200)} == {(CARDS.index("tribesman"), SHAMAN), (CARDS.index("brave"), SHAMAN)}


# --- written down ---


def with_story() -> EndlessWinter:
    t = table("wolf", "bison").goods("wolf", food=1).cards("wolf", hand=["elder", "brave", "hunter"])
    t.play("place tribe initiate", "play elder", "rites", "part bury", "bury brave")
    assert t.state.players[0].story
    return t.state


def test_E133_the_story_is_written_but_no_part_of_the_digest() -> None:
    s = with_story()
    dump = s.dump()
    assert GAME.load(dump).players[0].story == s.players[0].story
    del dump["players"][0]["story"]
    forgetful = GAME.load(dump)
    assert forgetful.digest() == s.digest() and forgetful != s and forgetful.players[0].story == []
    assert "story" not in dump["players"][1], "where nothing was buried there is none"


@pytest.mark.parametrize(
    "story",
    [
        ["burial", "unseen", "unseen"],
        ["unseen", "unseen", "burial", "left hunter"],
        ["unseen", "unseen", "burial", "left C40"],
        ["unseen", "unseen", "burial", "drawn C40"],
        ["unseen", "drawn brave", "drawn hunter", "unseen", "burial"],
        ["unseen", "unseen", "burial"] * 200,
        ["unseen", "unseen"],
    ],
)
def test_E133_a_story_that_cannot_be_true_is_refused(story: list[str]) -> None:
    dump = with_story().dump()
    assert dump["players"][0]["story"] == ["unseen", "unseen", "burial"]
    dump["players"][0]["story"] = story
    assert refused(dump).key == "winter-memory"
