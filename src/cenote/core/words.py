"""The words of the program and of a game in one language, from Fluent files.

An argument whose value names a component is translated by the message `<argument>-<value>`; the untranslated value
stays at hand as `$<argument>-key`, for selectors. Amounts of goods (`{"corn": 3}` or `"wood+stone"`) are
written with `amount-<good>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from cenote.core.kernel import Decision, Event, IllegalMove, Reason, State
from cenote.core.refusal import BadOption, Refusal

if TYPE_CHECKING:
    from cenote.core.verbs import Move, Verb

LANGUAGES = ("en", "uk", "ru")
LONGEST = 200  # letters of a text from outside that are worth repeating
SHARED = Path(__file__).parents[1] / "locale"


class Words:
    """Says things in one language."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        self.names: Mapping[str, str] = {}  # of components that are otherwise than ours, in place of messages
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def renamed(self, names: Mapping[str, str]) -> Words:
        """The same words, but for the names of some components: `tile-T13`."""
        other = copy(self)
        other.names = names
        return other

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **args: object) -> str:
        """The message; raises KeyError if there is none and ValueError if it does not format."""
        if not self.has(key):
            raise KeyError(f"no message {key} in {self.language}")
        filled: dict[str, object] = {}
        for name, value in args.items():
            filled[name] = self.argument(name, value)
            filled[f"{name}-key"] = value
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, filled)
        if errors:
            raise ValueError(f"message {key} in {self.language}: {errors[0]}")
        return str(text)

    def argument(self, name: str, value: object) -> object:
        if isinstance(value, Mapping):
            return self.amounts(value)
        if isinstance(value, str):
            if name == "goods":
                return self.amounts(Counter(value.split("+")))
            return self.term(name, value)
        if isinstance(value, Fraction):
            return float(value)
        if isinstance(value, Refusal):
            return self.refusal(value)
        if isinstance(value, IllegalMove):
            return self.reason(value.reason) if self.has(f"why-{value.reason.key}") else str(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self.argument(name, item)) for item in value)
        return value

    def term(self, kind: str, value: str) -> str:
        """The name of a component, or the value itself where it has none."""
        key = f"{kind}-{value}"
        if key in self.names:
            return self.names[key]
        if self.has(key):
            pattern = self.bundle.get_message(key).value
            assert pattern is not None
            text, errors = self.bundle.format_pattern(pattern, {})
            if not errors:
                return str(text)
        return quoted(value)

    def amounts(self, amounts: Mapping[str, int]) -> str:
        return ", ".join(self.say(f"amount-{good}", n=n) for good, n in amounts.items() if n) or self.say("nothing")

    def exchange(self, changes: Mapping[str, tuple[float, float]]) -> str:
        """What a move takes and what it gives: "2 corn › 1 gold"; nothing where it changes nothing."""
        pays = [self.amount(name, (-most, -least)) for name, (least, most) in changes.items() if most <= 0]
        gets = [self.amount(name, change) for name, change in changes.items() if change[1] > 0]
        return f"{', '.join(pays)} › {', '.join(gets)}".strip() if gets else ", ".join(pays)

    def amount(self, name: str, change: tuple[float, float]) -> str:
        least, most = (f"{n:g}" for n in change)
        n: object = f"{least}–{most}" if least != most else int(change[0]) if change[0] == int(change[0]) else least
        return self.say(f"amount-{name}", n=n)

    def move(self, verb: Verb, move: Move) -> str:
        return self.say(f"move-{verb.name}", **verb.arguments(move))

    def ask(self, s: State) -> str:
        """What is to be decided."""
        return self.say(f"ask-{question(s)}")

    def reason(self, reason: Reason) -> str:
        text = self.say(f"why-{reason.key}", **reason.args)
        return f"{reason.rule}: {text}" if reason.rule else text

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refusal-{refusal.key}", **refusal.details)

    def event(self, event: Event, names: Sequence[str]) -> str:
        args: dict[str, object] = dict(event.args)
        if event.seat is not None:
            args["who"] = names[event.seat]
        return self.say(f"event-{event.name}", **args)


def quoted(text: str) -> str:
    """A text from outside, fit to stand in a sentence: one line, not too long, nothing that moves the cursor."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:LONGEST])
    return shown if len(text) <= LONGEST else f"{shown}…"


def question(s: State) -> str:
    """The name of the decision that waits: place-workers."""
    decision: Decision[Any] = s.decision
    return decision.question(s) or kebab(type(decision).__name__)


@cache
def kebab(name: str) -> str:
    """PlaceWorkers -> place-workers"""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


@cache
def words(language: str, *folders: Path) -> Words:
    """The words of the program, with those of the games whose folders are given."""
    if language not in LANGUAGES:
        raise BadOption("no-such-language", language=language, known=", ".join(LANGUAGES))
    return Words(language, (SHARED, *folders))
