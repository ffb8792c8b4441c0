"""What the fields of components are made of, declared once by each room: for forms, for bounds, for what is usual.

A room's `schema.py` has `KINDS`: for each kind of component its fields, each with one of the types below. The room's
components are still read by its own `components.py`, which knows what must hold between them; a type knows its own
bounds, which leave room for any box that could be printed, and none for one that would never end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cenote.core.bounds import Bounds
from cenote.core.rng import Rng
from cenote.core.words import Words

if TYPE_CHECKING:
    from cenote.core.effects import EffectWord

Amount = int | float
Amounts = list[tuple[str, Amount]]
Details = dict[str, str]
Range = tuple[Amount, Amount]


class Wrong(Exception):
    """A value that a field cannot have: the key of a refusal of data, and what it is filled with."""

    def __init__(self, key: str, **details: str) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


class Field:
    """A type of values. `form` is what a form shows for it."""

    form = ""
    least: Amount | None = None
    most: Amount | None = None
    length: tuple[int, int] | None = None
    choices: Sequence[str] = ()
    named = ""  # the messages that name the choices: `class` for `class-tomb`, or several such words
    places: Sequence[str] = ()
    words: Sequence[EffectWord] = ()
    patterns: Sequence[str] = ()

    def check(self, value: Any) -> None:
        """Raises Wrong for a value that cannot be."""
        raise NotImplementedError

    def amounts(self, value: Any) -> Amounts:
        """The numbers in a value, each by the good or word it belongs to; empty word: the number itself."""
        return []

    def tidy(self, value: Any) -> Any:
        """The value as the data files have it: a browser writes 1.0 as 1."""
        return value

    def example(self, rng: Rng) -> Any:
        """A value that may be there, the extremes as often as not."""
        raise NotImplementedError

    def usual(self, values: Iterable[Any]) -> dict[str, Range]:
        """From the least to the most in the values."""
        found: dict[str, Range] = {}
        for value in values:
            for part, amount in self.amounts(value):
                low, high = found.get(part, (amount, amount))
                found[part] = (min(low, amount), max(high, amount))
        return found


class Number(Field):
    """A whole number."""

    form = "number"

    def __init__(self, least: int = 0, most: int = 99) -> None:
        self.least: int = least
        self.most: int = most

    def check(self, value: Any) -> None:
        check_number(value, self.least, self.most)

    def amounts(self, value: Any) -> Amounts:
        return [("", value)]

    def example(self, rng: Rng) -> int:
        return extreme(rng, self.least, self.most)


def within(bounds: Bounds, kind: str, field: str, most: int | None = None) -> Number:
    """A number as the room's components are read; `most` is what a form suggests where there is no such bound."""
    low, high = bounds.of(kind, field)
    return Number(low, high if most is None else min(high, most))


class Halves(Field):
    """A number with a half or without."""

    form = "halves"

    def __init__(self, most: int) -> None:
        self.least, self.most = 0, most

    def check(self, value: Any) -> None:
        if type(value) is not float or not 0 <= value <= (self.most or 0) or (2 * value) % 1:
            raise Wrong("data-number", value=str(value))

    def amounts(self, value: Any) -> Amounts:
        return [("", value)]

    def tidy(self, value: Any) -> Any:
        return float(value) if type(value) is int and abs(value) < 1 << 20 else value

    def example(self, rng: Rng) -> float:
        return extreme(rng, 0, 2 * int(self.most or 0)) / 2


class Flag(Field):
    """Yes or no."""

    form = "flag"

    def check(self, value: Any) -> None:
        if type(value) is not bool:
            raise Wrong("data-type", wanted="bool")

    def example(self, rng: Rng) -> bool:
        return rng.below(2) == 1


class Word(Field):
    """One of the choices."""

    form = "word"

    def __init__(self, choices: Sequence[str], named: str = "") -> None:
        self.choices = choices
        self.named = named

    def check(self, value: Any) -> None:
        check_word(value, self.choices)

    def example(self, rng: Rng) -> str:
        return self.choices[rng.below(len(self.choices))]


class Listed(Field):
    """So many values, one after the other."""

    def __init__(self, least_length: int, most_length: int) -> None:
        self.length: tuple[int, int] = (least_length, most_length)

    def check(self, value: Any) -> None:
        if not isinstance(value, list):
            raise Wrong("data-type", wanted="list")
        if not self.length[0] <= len(value) <= self.length[1]:
            few, many = self.length
            raise Wrong("data-length", wanted=str(few) if few == many else f"{few}-{many}")
        for item in value:
            self.check_item(item)

    def check_item(self, item: Any) -> None:
        raise NotImplementedError

    def example(self, rng: Rng) -> list[Any]:
        return [self.item(rng) for _ in range(extreme(rng, *self.length))]

    def item(self, rng: Rng) -> Any:
        raise NotImplementedError


class Several(Listed):
    """Several of the choices, in order."""

    form = "words"

    def __init__(self, choices: Sequence[str], least: int, most: int, named: str = "") -> None:
        super().__init__(least, most)
        self.choices = choices
        self.named = named

    def check_item(self, item: Any) -> None:
        check_word(item, self.choices)

    def item(self, rng: Rng) -> str:
        return self.choices[rng.below(len(self.choices))]


class Numbers(Listed):
    """Several whole numbers, in order."""

    form = "numbers"

    def __init__(self, least: int, most: int, least_length: int, most_length: int, rising: bool = False) -> None:
        super().__init__(least_length, most_length)
        self.least: int = least
        self.most: int = most
        self.rising = rising

    def check_item(self, item: Any) -> None:
        check_number(item, self.least, self.most)

    def amounts(self, value: Any) -> Amounts:
        return [("", item) for item in value]

    def item(self, rng: Rng) -> int:
        return extreme(rng, self.least, self.most)

    def example(self, rng: Rng) -> list[int]:
        if not self.rising:
            return super().example(rng)
        several = min(extreme(rng, *self.length), self.most - self.least + 1)
        return sorted({self.least + rng.below(self.most - self.least + 1) for _ in range(several)})


class Pairs(Listed):
    """Pairs of whole numbers, such as cells of a board; `flat`: one pair alone."""

    form = "pairs"

    def __init__(self, least: int, most: int, length: int, flat: bool = False) -> None:
        super().__init__(length, length)
        self.least: int = least
        self.most: int = most
        self.flat = flat

    def check_item(self, item: Any) -> None:
        for pair in [item] if not self.flat else []:
            if not isinstance(pair, list) or len(pair) != 2:
                raise Wrong("data-number", value=str(item)[:40])
        for number in [item] if self.flat else item:
            check_number(number, self.least, self.most)

    def item(self, rng: Rng) -> Any:
        pair = [self.least + rng.below(self.most - self.least + 1) for _ in range(2)]
        return pair[0] if self.flat else pair


class Goods(Field):
    """An amount of each of some goods; those that are not named are none."""

    form = "goods"

    def __init__(self, goods: Sequence[str], most: int, least: int = 0, total: int = 0, named: str = "good") -> None:
        self.choices = goods
        self.least: int = least
        self.most: int = most
        self.total = total  # of all together; 0: no such bound
        self.named = named

    def check(self, value: Any) -> None:
        if not isinstance(value, dict):
            raise Wrong("data-type", wanted="dict")
        for good, amount in value.items():
            check_word(good, self.choices)
            check_number(amount, self.least, self.most)
        if self.total and sum(value.values()) > self.total:
            raise Wrong("data-number", value=str(sum(value.values())))

    def amounts(self, value: Any) -> Amounts:
        return [(good, amount) for good, amount in value.items()]

    def tidy(self, value: Any) -> Any:
        """In our order, without what is not asked for."""
        if not isinstance(value, dict) or not set(value) <= set(self.choices):
            return value
        return {good: value[good] for good in self.choices if good in value and value[good] != 0}

    def example(self, rng: Rng) -> dict[str, int]:
        goods = {good: extreme(rng, max(1, self.least), self.most) for good in self.choices if rng.below(2)}
        while self.total and sum(goods.values()) > self.total:
            goods.popitem()
        return goods


class Places(Field):
    """A choice for some of the places of a board: { "1-1" = "wood" }."""

    form = "places"

    def __init__(self, places: Sequence[str], choices: Sequence[str], named: str = "") -> None:
        self.places = places
        self.choices = choices
        self.named = named

    def check(self, value: Any) -> None:
        if not isinstance(value, dict):
            raise Wrong("data-type", wanted="dict")
        for place, choice in value.items():
            check_word(place, self.places)
            check_word(choice, self.choices)

    def tidy(self, value: Any) -> Any:
        if not isinstance(value, dict) or not set(value) <= set(self.places):
            return value
        return {place: value[place] for place in self.places if value.get(place)}

    def example(self, rng: Rng) -> dict[str, str]:
        return {place: self.choices[rng.below(len(self.choices))] for place in self.places if rng.below(3) == 0}


Kinds = Mapping[str, Mapping[str, Field]]


# --- small things that several types need ---


def check_number(value: Any, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise Wrong("data-between", value=str(value)[:40], least=str(least), most=str(most))


def check_word(value: Any, known: Sequence[str]) -> None:
    if not isinstance(value, str) or value not in known:
        raise Wrong("data-value", value=str(value)[:40], known=", ".join(name or "-" for name in known))


def extreme(rng: Rng, least: int, most: int) -> int:
    """A number within the bounds: the least, the most, or any other."""
    draw = rng.below(4)
    return least if draw == 0 else most if draw == 1 else least + rng.below(most - least + 1)


# --- names for people ---


def kind_label(words: Words, kind: str) -> str:
    return words.say(f"box-kind-{kind}")


def field_label(words: Words, field: str) -> str:
    return words.say(f"box-field-{field}")


def effect_label(words: Words, word: str) -> str:
    """What an effect is called: as a part, as a good, or in words of the workshop."""
    for key in (f"part-{word}", f"good-{word}"):
        if words.has(key):
            return words.term(*key.split("-", 1))
    return words.say(f"box-effect-{word}")


def choice_labels(words: Words, field: Field) -> dict[str, str]:
    """The names of the choices, as far as they have one."""
    found: dict[str, str] = {}
    for choice in field.choices:
        named = next((key for key in field.named.split() if words.has(f"{key}-{choice}")), None)
        if named is not None:
            found[choice] = words.term(named, choice)
    return found
