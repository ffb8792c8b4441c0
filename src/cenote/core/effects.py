"""Fields that hold effects: texts of a small vocabulary, such as "temple brown 2" or "either stone 1 or worker 1"."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cenote.core.rng import Rng
from cenote.core.schema import Amount, Amounts, Field, Number, Word, Wrong, extreme

LONGEST_TEXT = 120
TOKENS = re.compile(r"[a-z_]+(?:-[a-z_]+)*|[0-9]+(?:\.[0-9]+)?")


class EffectWord:
    """A word that an effect begins with, and what follows it: "temple brown 2"."""

    def __init__(self, word: str, *arguments: Field) -> None:
        self.word = word
        self.arguments = arguments

    def check(self, rest: Sequence[str]) -> None:
        if len(rest) != len(self.arguments):
            raise ValueError
        for text, argument in zip(rest, self.arguments, strict=True):
            argument.check(read_argument(argument, text))

    def example(self, rng: Rng) -> str:
        return " ".join([self.word, *(f"{argument.example(rng):g}" if not isinstance(argument, Word) else
                                      argument.example(rng) for argument in self.arguments)])  # fmt: skip


class Effect(Field):
    """One effect: a word and what follows it, or one of the patterns, which the room's own vocabulary reads."""

    form = "effect"

    def __init__(
        self,
        words: Sequence[EffectWord],
        patterns: Sequence[str] = (),
        blanks: Mapping[str, Sequence[str]] | None = None,
        reads: Callable[[str], object] | None = None,
    ) -> None:
        self.words = words
        self.patterns = patterns  # "either {effect} or {effect}"
        self.blanks = blanks or {}  # what may stand for a word in braces, other than {effect}
        self.reads = reads  # raises ValueError for a text that is none

    def check(self, value: Any) -> None:
        self.check_text(value)

    def check_text(self, text: Any) -> None:
        known = ", ".join(word.word for word in self.words)
        if not isinstance(text, str):
            raise Wrong("data-effect", effect=str(text)[:40], known=known)
        if len(text) > LONGEST_TEXT or not text.isprintable():
            raise Wrong("data-long", most=str(LONGEST_TEXT))
        if self.is_plain(text):
            return
        if self.reads is None or not self.spoken(text):
            raise Wrong("data-effect", effect=text, known=known)
        try:
            self.reads(text)
        except (ValueError, IndexError):
            raise Wrong("data-effect", effect=text, known=known) from None

    def is_plain(self, text: str) -> bool:
        """A word and what follows it?"""
        first, *rest = text.split(" ")
        try:
            next(word for word in self.words if word.word == first).check(rest)
        except (StopIteration, ValueError, Wrong):
            return False
        return True

    def spoken(self, text: str) -> bool:
        """Has a pattern no words but those of the field, and its numbers within their bounds?"""
        bounds = {word.word: word.arguments for word in self.words}
        fillers = {token for values in self.blanks.values() for value in values for token in TOKENS.findall(value)}
        fillers |= {token for pattern in self.patterns for token in TOKENS.findall(re.sub(r"\{\w+\}", "", pattern))}
        choices = {choice for word in self.words for one in word.arguments for choice in one.choices}
        for token in TOKENS.findall(text):
            if not token[0].isdigit() and token not in bounds and token not in fillers and token not in choices:
                return False
        return all(amount <= self.most_of(bounds.get(word, ())) for word, amount in self.amounts_in(text))

    def most_of(self, arguments: Sequence[Field]) -> Amount:
        return max((argument.most for argument in arguments if argument.most is not None), default=99)

    def amounts(self, value: Any) -> Amounts:
        return self.amounts_in(value)

    def amounts_in(self, text: str) -> Amounts:
        """Each number of the text by the word of effect before it."""
        known = {word.word for word in self.words}
        found: Amounts = []
        current = ""
        for token in TOKENS.findall(text):
            if token in known:
                current = token
            elif token[0].isdigit() and current:
                found.append((current, float(token) if "." in token else int(token)))
        return found

    def example(self, rng: Rng) -> str:
        return self.text_example(rng)

    def text_example(self, rng: Rng) -> str:
        if not self.patterns or rng.below(2):
            return self.plain_example(rng)
        pattern = self.patterns[rng.below(len(self.patterns))]
        return re.sub(r"\{(\w+)\}", lambda blank: self.fill(blank[1], rng), pattern)

    def fill(self, blank: str, rng: Rng) -> str:
        if blank == "effect":
            return self.plain_example(rng)
        return self.blanks[blank][rng.below(len(self.blanks[blank]))]

    def plain_example(self, rng: Rng) -> str:
        return self.words[rng.below(len(self.words))].example(rng)


class Effects(Effect):
    """Several effects, in order."""

    form = "effects"

    def __init__(
        self,
        words: Sequence[EffectWord],
        most: int,
        patterns: Sequence[str] = (),
        blanks: Mapping[str, Sequence[str]] | None = None,
        reads: Callable[[str], object] | None = None,
        fixed: Sequence[str] = (),
        least: int = 0,
    ) -> None:
        super().__init__(words, patterns, blanks, reads)
        self.length: tuple[int, int] = (least, most)
        self.choices = fixed  # what may stand in place of an effect

    def check(self, value: Any) -> None:
        if not isinstance(value, list):
            raise Wrong("data-type", wanted="list")
        if not self.length[0] <= len(value) <= self.length[1]:
            few, many = self.length
            raise Wrong("data-length", wanted=str(few) if few == many else f"{few}-{many}")
        for text in value:
            if text not in self.choices:
                self.check_text(text)

    def amounts(self, value: Any) -> Amounts:
        return [amount for text in value for amount in self.amounts_in(text)]

    def example(self, rng: Rng) -> Any:
        return [self.text_example(rng) for _ in range(extreme(rng, *self.length))]


def read_argument(argument: Field, text: str) -> Any:
    if isinstance(argument, Word):
        return text
    if not re.fullmatch(r"[0-9]{1,4}(?:\.[0-9])?", text):
        raise ValueError
    return int(text) if isinstance(argument, Number) else float(text)
