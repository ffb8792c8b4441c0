"""Short forms of what components give, for pictures where a sentence has no room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cenote.core.fields import NONE
from cenote.core.words import Words
from cenote.games.endlesswinter.components import STONE_SCORES, Box, Stone
from cenote.games.endlesswinter.names import ANIMALS, BETWEEN, COLUMNS, LANDS
from cenote.games.endlesswinter.vocabulary import DISCARD, KINDS, LABOUR, PER, SINGLE, Ability, Gift, Part


class Phrases:
    """Short forms in one language, for one box."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.say = words.say
        self.term = words.term
        self.cards = {card.id: card for card in box.cards}
        self.stones = {stone.id: stone for stone in box.stones}
        self.animals = {animal.id: animal for animal in box.animals}

    def gift(self, gift: Gift) -> str:
        unit = self.say(f"pic-short-{KINDS[gift.kind]}")
        if gift.kind in SINGLE:
            return unit
        return f"{halved(gift.n) if gift.kind == LABOUR else gift.n}{unit}"

    def price(self, part: Part) -> str:
        goods = {"food": part.food, "tool": part.tools}
        paid = [f"{n}{self.say(f'pic-short-{good}')}" for good, n in goods.items() if n]
        if part.labour:
            paid.append(halved(part.labour) + self.say("pic-short-labour"))
        return "+".join(paid)

    def part(self, part: Part) -> str:
        text = "+".join(self.gift(gift) for gift in part.gifts)
        if part.discard:
            text += " " + self.gift(Gift(DISCARD, part.discard))
        if part.paid:
            text = f"{self.price(part)}→{text}"
        if part.times > 1:
            text += f" ×{part.times}"
        if part.per != NONE:
            text += self.say(f"pic-per-{PER[part.per]}", n=part.cap)
        if part.column != BETWEEN:
            text = f"{self.term('column', COLUMNS[part.column])}: {text}"
        return text

    def ability(self, ability: Ability) -> str:
        return " ".join(self.part(part) for part in ability.parts)

    def culture(self, id: str) -> str:
        card = self.cards[id]
        return f"{self.term('card', id)} {card.points}{self.say('pic-short-vp')}: {self.ability(card.action)}"

    def stone(self, id: str) -> str:
        stone = self.stones[id]
        return self.say(f"pic-score-{STONE_SCORES[stone.score]}", points=points(stone), of=self.of(stone))

    def of(self, stone: Stone) -> str:
        if STONE_SCORES[stone.score] == "village":
            return ", ".join(self.term("land", LANDS[land]) for land in stone.of)
        return ", ".join(self.term("animal", ANIMALS[animal]) for animal in stone.of)

    def listed(self, kind: str, ids: Sequence[str]) -> str:
        """Names with how often each occurs."""
        counted = Counter(ids)
        return ", ".join(self.term(kind, id) + (f" ×{n}" if n > 1 else "") for id, n in counted.items())


def halved(halves: int) -> str:
    """Labour as people write it."""
    whole = str(halves // 2) if halves > 1 else ""
    return (whole + "½" if halves % 2 else whole) or "0"


def points(stone: Stone) -> str:
    return "/".join(map(str, stone.points))
