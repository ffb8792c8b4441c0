"""What cards, cells and tiles give: a small vocabulary, read from the data files.

"food 2"                        a kind and how many
"tool 1 -> food 4 + card 1"     pay, then get; with "x2" at the end up to twice
"hunt: labour 1"                only with the figure in that column
"per camp-away at-most 3: food 2"   once for each thing
"""

from __future__ import annotations

import re
from typing import Final

from cenote.core.fields import NONE
from cenote.games.endlesswinter.names import BETWEEN, COLUMNS

# Kinds of effect. The first five are the ladder of benefits, from the lowest up (E2).
FOOD: Final = 0
TOOL: Final = 1
IDOL: Final = 2
CARD: Final = 3
MEGALITH: Final = 4
VP: Final = 5
LABOUR: Final = 6
FILL: Final = 7
CAMP: Final = 8
MOVE: Final = 9
VILLAGE: Final = 10
BURY: Final = 11
TRIBE_HAND: Final = 12
TRIBE_DISCARD: Final = 13
CULTURE: Final = 14
ANIMAL_PICK: Final = 15
ANIMAL_TOP: Final = 16
ANIMAL_REVEAL: Final = 17
TURN: Final = 18
TURN_DIFFERENT: Final = 19
STONE: Final = 20
DISCARD: Final = 21
KINDS: Final = (
    "food", "tool", "idol", "card", "megalith", "vp", "labour", "fill-food", "camp", "move", "village", "bury",
    "tribe-hand", "tribe-discard", "culture", "animal-pick", "animal-top", "animal-reveal", "turn", "turn-different",
    "stone", "discard",
)  # fmt: skip
SINGLE: Final = (FILL, VILLAGE, STONE)  # once is enough
PLAIN: Final = (FOOD, TOOL, VP, LABOUR, FILL)  # their order never matters, so they come last by themselves

PER: Final = ("camp-away", "two-buried")
CAMP_AWAY: Final = 0
TWO_BURIED: Final = 1

MOST: Final = 30  # of anything, in one effect
MOST_TIMES: Final = 7
BITS: Final = 3  # that count how often a part may still be used
TIMES: Final = (1 << BITS) - 1
LEFT: Final = range(1 << 20 * BITS)  # how often each of many parts may still be used


class Gift:
    """One thing given: its kind and how many; labour in halves."""

    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n


class Part:
    """One part of what a component gives; each may be left, and they may be taken in any order (E15)."""

    def __init__(self, gifts: list[Gift]) -> None:
        self.column = BETWEEN  # where this turn's figure has to stand, if anywhere
        self.food = 0  # what it costs
        self.tools = 0
        self.labour = 0  # in halves
        self.paid = False
        self.times = 1
        self.per = NONE
        self.cap = 0
        self.discard = 0  # cards to discard after drawing (E121)
        self.gifts = gifts
        self.kind = gifts[0].kind  # by which it is known
        self.n = gifts[0].n
        self.inner = NONE  # the ability of all gifts, where a price brings several
        self.asks = False  # using it has a price, so it is asked for
        self.plain = False

    def settle(self) -> Part:
        """What follows from the rest."""
        self.asks = self.paid or self.discard > 0
        self.plain = not self.asks and self.kind in PLAIN
        return self


class Ability:
    """All that one component gives. Frames know it by its number in the box."""

    def __init__(self, number: int, parts: list[Part]) -> None:
        self.number = number
        self.parts = parts
        self.left = sum(part.times << (BITS * i) for i, part in enumerate(parts))
        only = parts[0] if len(parts) == 1 else None
        free = only is not None and not only.asks and only.column == BETWEEN and only.per == NONE
        self.direct = free  # one gift, and nothing to choose before it
        self.only_labour = bool(parts) and all(part.plain and part.kind == LABOUR for part in parts)

    def has(self, left: int) -> bool:
        """Are there no more uses left than it gives?"""
        for part in self.parts:
            if left & TIMES > part.times:
                return False
            left >>= BITS
        return left == 0


_PART = re.compile(
    r"(?:(?P<column>[a-z]+): )?(?:per (?P<per>[a-z-]+) at-most (?P<cap>\d+): )?"
    r"(?:(?P<pay>[a-z0-9.+ ]+?) -> )?(?P<get>[a-z0-9.+ -]+?)(?: x(?P<times>\d))?"
)


def halves(text: str) -> int:
    """ "1.5" -> 3; exact, and nothing but halves."""
    whole, _, rest = text.partition(".")
    if rest not in ("", "0", "5"):
        raise ValueError(text)
    return 2 * int(whole) + (rest == "5")


def read_gift(text: str) -> Gift:
    words = text.split()
    kind = KINDS.index(words[0])
    if len(words) == 1 and kind in SINGLE:
        return Gift(kind, 1)
    _, number = words
    n = halves(number) if kind == LABOUR else int(number)
    if n not in range(1, MOST + 1) or (kind in SINGLE and n > 1):
        raise ValueError(text)
    return Gift(kind, n)


def read_part(text: str) -> Part:
    """A part from its words. Raises ValueError for what is none."""
    found = _PART.fullmatch(text)
    if found is None:
        raise ValueError(text)
    part = Part([read_gift(gift) for gift in found["get"].split(" + ")])
    if found["column"]:
        part.column = COLUMNS.index(found["column"])
    if found["per"]:
        part.per = PER.index(found["per"])
        part.cap = int(found["cap"])
    if found["pay"]:
        read_price(part, found["pay"])
    if found["times"]:
        part.times = int(found["times"])
        if not part.paid or part.times not in range(1, MOST_TIMES + 1):
            raise ValueError(text)
    if part.per != NONE and any(gift.kind not in (FOOD, VP, LABOUR) for gift in part.gifts):
        raise ValueError(text)
    return part


def read_price(part: Part, text: str) -> None:
    part.paid = True
    for gift in map(read_gift, text.split(" + ")):
        if gift.kind == FOOD:
            part.food += gift.n
        elif gift.kind == TOOL:
            part.tools += gift.n
        elif gift.kind == LABOUR:
            part.labour += gift.n
        else:
            raise ValueError(text)


def read_parts(texts: list[str]) -> list[Part]:
    """The parts of one ability; a discard belongs to the draw before it (E121)."""
    parts: list[Part] = []
    for text in texts:
        part = read_part(text)
        if part.kind == DISCARD:
            if not parts or parts[-1].kind != CARD or parts[-1].paid or parts[-1].discard or len(part.gifts) > 1:
                raise ValueError(text)
            parts[-1].discard = part.gifts[0].n
            continue
        if any(gift.kind == DISCARD for gift in part.gifts):
            raise ValueError(text)
        parts += [part] if part.paid else [alone(part, gift) for gift in part.gifts]
    return [part.settle() for part in parts]


def alone(part: Part, gift: Gift) -> Part:
    """One gift of a part that costs nothing, as a part of its own."""
    single = Part([gift])
    single.column, single.per, single.cap = part.column, part.per, part.cap
    return single
