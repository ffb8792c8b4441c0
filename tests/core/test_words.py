"""Words: arguments, amounts, and what is missing."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cenote.core.kernel import Event, IllegalMove, Reason
from cenote.core.refusal import BadNotation, BadOption, BadRecord, Refusal
from cenote.core.words import LANGUAGES, kebab, words
from core.toy import PEARLS

WORDS = PEARLS.words("en")


def test_messages() -> None:
    assert WORDS.say("game-title") == "Pearls"
    assert WORDS.has("game-title")
    assert not WORDS.has("no-such-message")


def test_a_missing_message() -> None:
    with pytest.raises(KeyError, match="no-such-message in en"):
        WORDS.say("no-such-message")


def test_a_message_that_does_not_format() -> None:
    with pytest.raises(ValueError, match="broken in en"):
        WORDS.say("broken")


def test_the_name_and_the_key_of_a_component() -> None:
    assert WORDS.say("bare", what="north") == "north and north"
    assert WORDS.say("move-point", way="north") == "point to the north"
    assert PEARLS.words("uk").say("move-point", way="north") == "point на північ"
    assert WORDS.term("amount", "pearl") == "pearl", "a message that needs more than the name is no name"


def test_amounts() -> None:
    assert WORDS.say("rich", price={"pearl": 1}, goods="pearl+pearl") == "you pay 1 pearl, they have 2 pearls"
    assert WORDS.amounts({"pearl": 0}) == WORDS.say("nothing")
    assert WORDS.amounts({}) == WORDS.say("nothing")


def test_other_arguments() -> None:
    assert WORDS.argument("way", ["north", "south"]) == "to the north, to the south"
    assert WORDS.argument("points", Fraction(7, 4)) == 1.75
    assert WORDS.argument("n", 3) == 3


def test_a_refusal_inside_a_refusal() -> None:
    inner = BadNotation("no-such-verb", word="fly", known="dive")
    outer = BadRecord("record-move", line=12, move="fly", error=inner)
    for language in LANGUAGES:
        said = PEARLS.words(language).refusal(outer)
        assert "12" in said
        assert "fly" in said
    illegal = IllegalMove(("dive",), Reason("P1", "not-in-hand", card="3", have=2), "")
    assert "card 3 is not one of your 2" in WORDS.refusal(BadRecord("record-move", line=1, move="x", error=illegal))


def test_moves_questions_reasons_and_events() -> None:
    s = PEARLS.new(players=2, seed=1)
    move = s.moves()[0]
    assert WORDS.move(PEARLS.notation.verb(move), move) == f"hide card {move[1]}"
    assert WORDS.ask(s) == "Hide a card, or dive."
    assert WORDS.reason(Reason("P1", "not-in-hand", card="3", have=2)) == "P1: card 3 is not one of your 2"
    assert WORDS.reason(Reason("", "game-over")) == "the game is over"
    assert WORDS.event(Event("dive", 1, {"card": 5}), ["Ana", "Ben"]) == "Ben dives for 5"
    assert WORDS.event(Event("end", None, {}), ["Ana", "Ben"]) == "the cards are shown"


def test_kebab() -> None:
    assert kebab("PlaceWorkers") == "place-workers"
    assert kebab("Turn") == "turn"


def test_languages() -> None:
    assert words("uk") is words("uk")
    with pytest.raises(BadOption) as refused:
        words("la")
    assert refused.value.key == "no-such-language"
    assert "uk" in str(refused.value)


def test_refusals_are_sentences() -> None:
    refusal = Refusal("no-such-game", game="chess", known="tzolkin")
    assert "chess" in str(refusal)
    assert "tzolkin" in str(refusal)
    assert isinstance(refusal, ValueError)
