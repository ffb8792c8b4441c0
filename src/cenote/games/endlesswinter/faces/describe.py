"""What a component does, in one sentence."""

from __future__ import annotations

from fractions import Fraction

from cenote.core.fields import NONE
from cenote.core.words import Words
from cenote.games.endlesswinter.components import ERA_1, ERA_2, STONE_SCORES, Box, Card, NomadCard, Stone
from cenote.games.endlesswinter.names import (
    ANIMALS,
    BETWEEN,
    CHIEFS,
    COLUMNS,
    DEVELOP,
    HUNT,
    INITIATE,
    LANDS,
    TRIBES,
)
from cenote.games.endlesswinter.vocabulary import DISCARD, KINDS, LABOUR, PER, Ability, Gift, Part


def describe(id: str, box: Box, words: Words) -> str:
    """A card, animal, chief, setup card, stone, tile or token. Raises KeyError where there is nothing to say."""
    data = box.data
    if id in data["card"]:
        return card_text(next(card for card in box.cards if card.id == id), words)
    if id in data["animal"]:
        animal = box.animals[ANIMALS.index(id)]
        gets = ability_text(animal.turned, words)
        if animal.joker:
            return words.say("describe-joker", gets=gets)
        return words.say("describe-animal", sets=" / ".join(map(str, animal.sets)), gets=gets)
    if id in data["chief"]:
        left, right = (ability_text(box.chiefs[2 * CHIEFS.index(id) + side], words) for side in range(2))
        return words.say("describe-chief", left=left, right=right)
    if id in data["setup"]:
        return setup_text(id, box, words)
    if id in data["stone"]:
        return stone_text(next(stone for stone in box.stones if stone.id == id), words)
    if id in data["tile"]:
        number = box.tiles.index(id)
        gets = ability_text(box.hex_gifts[number], words)
        return words.say("describe-tile", land=LANDS[box.lands[number]], gets=gets)
    if id in data["glacier"]:
        return ability_text(box.glaciers[list(data["glacier"]).index(id)], words)
    if id in data["token"]:
        return ability_text(box.tokens[list(data["token"]).index(id)], words)
    if id in data["nomad"]:
        return nomad_text(next(card for card in box.nomads if card.id == id), words)
    raise KeyError(id)


def card_text(card: Card, words: Words) -> str:
    action = ability_text(card.action, words)
    if card.deck in (ERA_1, ERA_2):
        return words.say("describe-culture", n=card.points, gets=action)
    told = [words.say("amount-labour", n=halves(card.labour))] if card.labour else []
    told += [words.say("effect-vp", n=card.points)] if card.points else []
    told += [words.say("describe-action", gets=action)] if card.action.parts else []
    told += [words.say("describe-eclipse", gets=ability_text(card.eclipse, words))] if card.eclipse.parts else []
    return "; ".join(told) or words.say("nothing")


def halves(n: int) -> int | str:
    """Half points of labour: 1½."""
    return f"{n // 2 or ''}½" if n % 2 else n // 2


def ability_text(ability: Ability, words: Words) -> str:
    return "; ".join(part_text(part, words) for part in ability.parts) or words.say("nothing")


def part_text(part: Part, words: Words) -> str:
    """One part with its price, its column and how often it may be used."""
    text = ", ".join(gift_text(gift, words) for gift in part.gifts)
    if part.discard:
        text += ", " + gift_text(Gift(DISCARD, part.discard), words)
    if part.paid:
        cost = {"food": part.food, "tool": part.tools, "labour": Fraction(part.labour, 2)}
        text = words.say("describe-pay", cost=cost, gets=text)
    if part.times > 1:
        text = words.say("describe-times", n=part.times, gets=text)
    if part.per != NONE:
        text = words.say(f"describe-per-{PER[part.per]}", n=part.cap, gets=text)
    if part.column != BETWEEN:
        text = words.say("describe-column", column=COLUMNS[part.column], gets=text)
    return text


def gift_text(gift: Gift, words: Words) -> str:
    n = halves(gift.n) if gift.kind == LABOUR else gift.n
    return words.say(f"effect-{KINDS[gift.kind]}", n=n)


def setup_text(id: str, box: Box, words: Words) -> str:
    setup = next(setup for setup in box.setups if setup.id == id)
    return words.say(
        "describe-setup",
        goods={"food": setup.food, "tool": setup.tools},
        card=box.cards[setup.tribe].id,
        animal=[ANIMALS[animal] for animal in setup.animals],
        camp=int(setup.camp),
    )


def stone_text(stone: Stone, words: Words) -> str:
    score = STONE_SCORES[stone.score]
    kind, names = ("land", LANDS) if score == "village" else ("animal", ANIMALS)
    of = ", ".join(words.term(kind, names[number]) for number in stone.of)
    points = " / ".join(map(str, stone.points))
    gets = words.say(f"score-{score}", n=stone.points[0], points=points, of=of)
    return words.say("describe-era", era=stone.era, gets=gets)


def nomad_text(card: NomadCard, words: Words) -> str:
    if card.column == INITIATE:
        gets = words.say("describe-nomad-initiate", card=TRIBES[card.tribe])
    elif card.column == DEVELOP:
        gets = words.say("describe-nomad-develop", slot=card.slot + 1, stone=int(card.stone))
    elif card.column == HUNT:
        gets = words.say("describe-nomad-hunt", n=card.take)
    else:
        gets = words.say("describe-nomad-migrate", n=card.moves)
    return words.say(
        "describe-nomad",
        column=COLUMNS[card.column],
        labour=Fraction(card.labour, 2),
        megalith=int(card.megalith),
        gets=gets,
    )
