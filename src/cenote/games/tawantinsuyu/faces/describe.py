"""What a card, tile or space is and does, in one sentence."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.words import Words
from cenote.games.tawantinsuyu.components import Box, Building
from cenote.games.tawantinsuyu.names import DESIGNS, GODS, GOODS, SYMBOLS, TASKS, TERRACES
from cenote.games.tawantinsuyu.vocabulary import EITHER, KINDS, TASK, Effect


def describe(id: str, box: Box, words: Words) -> str:
    for card in box.cards:
        if card.id == id:
            return words.say("describe-card", god=GODS[card.god], gives=gifts(card.bonus, box, words))
    for army in box.army:
        if army.id == id:
            return words.say("describe-army", n=army.soldiers, gives=gifts(army.bonus, box, words))
    for tile in box.buildings:
        if tile.id == id:
            return building(tile, box, words)
    return describe_board(id, box, words)


def describe_board(id: str, box: Box, words: Words) -> str:
    for tile in box.weavings:
        if tile.id == id:
            left, right = words.term("symbol", SYMBOLS[tile.left]), words.term("symbol", SYMBOLS[tile.right])
            return words.say("describe-weaving", design=DESIGNS[tile.design], left=left, right=right)
    for space in box.spaces:
        if space.id == id:
            tasks = ", ".join(words.term("task", TASKS[task]) for task in space.tasks)
            terrace = TERRACES[space.terrace]
            return words.say(
                "describe-space", terrace=terrace, sector=space.sector + 1, god=GODS[space.god], tasks=tasks
            )
    for conquest in box.conquests:
        if conquest.id == id:
            gives = gifts(conquest.bonus, box, words)
            return words.say("describe-conquest", turn=conquest.turn, discard=conquest.discard, gives=gives)
    raise KeyError(id)


def called(id: str, box: Box, words: Words) -> str:
    """The name of a card or a weaving, by what it is made of."""
    for card in box.cards:
        if card.id == id:
            return words.say("called-card", god=GODS[card.god], gives=brings(card.bonus, box, words))
    for army in box.army:
        if army.id == id:
            return words.say("called-army", n=army.soldiers, gives=brings(army.bonus, box, words))
    tile = next(tile for tile in box.weavings if tile.id == id)
    left, right = words.term("symbol", SYMBOLS[tile.left]), words.term("symbol", SYMBOLS[tile.right])
    return words.say("called-weaving", design=DESIGNS[tile.design], left=left, right=right)


def brings(bonus: int, box: Box, words: Words) -> str:
    """What a bonus consists of, without numbers."""
    return ", ".join(part(effect, words) for effect in box.bonuses[bonus].effects) or words.say("nothing")


def part(effect: Effect, words: Words) -> str:
    if effect.kind == EITHER:
        text = part(effect.choices[0], words)
        for choice in effect.choices[1:]:
            text = words.say("describe-or", first=text, second=part(choice, words))
        return text
    return words.term("brief-task", TASKS[effect.n]) if effect.kind == TASK else words.term("brief", KINDS[effect.kind])


def building(tile: Building, box: Box, words: Words) -> str:
    cost = dict(zip(GOODS, tile.cost, strict=True))
    if tile.bonus == NONE:
        return words.say("describe-permanent", cost=cost, gives=words.say(f"power-{tile.id}"))
    return words.say("describe-production", cost=cost, gives=gifts(tile.bonus, box, words))


def gifts(bonus: int, box: Box, words: Words) -> str:
    if bonus == NONE:
        return words.say("nothing")
    return ", ".join(gift(effect, words) for effect in box.bonuses[bonus].effects)


def gift(effect: Effect, words: Words) -> str:
    if effect.kind == EITHER:
        text = gift(effect.choices[0], words)
        for choice in effect.choices[1:]:
            text = words.say("describe-or", first=text, second=gift(choice, words))
        return text
    if effect.kind == TASK:
        return words.say("gives-task", task=TASKS[effect.n])
    return words.say(f"gives-{KINDS[effect.kind]}", n=effect.n)
