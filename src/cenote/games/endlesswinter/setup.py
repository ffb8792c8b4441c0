"""From options and seed to the first decision.

Rules E17, E18, E19, E20, E21, E22, E23, E24, E25, E26, E27, E28, E104, E105, E106, E123, E140.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.game import Value
from cenote.core.kernel import Decision, Move, Reason, Step, seated
from cenote.core.shared import added, without
from cenote.games.endlesswinter.components import LAYOUTS, SETUPS, TILE_CELLS
from cenote.games.endlesswinter.geometry import BASE, HEXES
from cenote.games.endlesswinter.names import (
    ANIMALS,
    BASE_LAND,
    BRAVE,
    CHIEFS,
    DRAFTS,
    FIRST_CULTURE,
    FIRST_TRIBE,
    GLACIER,
    LAND_TYPES,
    LEVELS,
    NOMAD,
    RECOMMENDED,
    SIDES,
    TRIBE_FIGURES,
    TRIBESWOMAN,
)
from cenote.games.endlesswinter.rules.animals import reveal
from cenote.games.endlesswinter.rules.cards import draw
from cenote.games.endlesswinter.rules.memory import saw_come
from cenote.games.endlesswinter.rules.preparation import refill, start_round
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import LEAD, SETUP, said

NOT_DEALT: Final = Reason("E20", "chief-not-offered", "chief")
CHIEF_NOT_OFFERED: Final = Reason("E106", "chief-not-offered", "chief")
SETUP_NOT_OFFERED: Final = Reason("E105", "setup-not-offered", "setup")

HEXES_AROUND: Final = 18
DRAWN: Final = 2  # cards of the starting hand that chance decides


def set_up(s: EndlessWinter, options: dict[str, Value]) -> EndlessWinter:
    s.draft = DRAFTS.index(str(options["draft"]))
    s.slow_start = bool(options["slow_start"])
    s.sole_majority = bool(options["sole_majority"])
    s.glacier_tokens = bool(options["glacier_tokens"])
    s.rest_tokens = bool(options["rest_tokens"])
    if len(s.players) == 1:
        s.level = LEVELS.index(str(options["level"]))
        s.players.append(Player(NOMAD))
    if s.slow_start:
        for me in s.players:
            me.tribe_figures = TRIBE_FIGURES - 1  # the other waits for era II (E107)
    lay_boards(s, layout_of(s, options))
    lay_terrain(s)
    lay_tokens(s)
    s.order = shuffled(s, list(range(len(s.players))))  # E25
    s.honour = s.order.copy()
    if s.solo:
        s.nomad_deck = shuffled(s, list(range(len(s.box.nomads))))
    deal_cards(s)
    return s


def shuffled(s: EndlessWinter, items: list[int]) -> list[int]:
    s.shuffle(items)
    return items


def layout_of(s: EndlessWinter, options: dict[str, Value]) -> int:
    """The one that the host chose, or that is recommended for the number of players, as ever until version 2 (E26)."""
    chosen = options.get("layout", RECOMMENDED)
    return s.box.recommended[s.people] if chosen == RECOMMENDED else LAYOUTS.index(str(chosen))


def lay_boards(s: EndlessWinter, layout: int) -> None:
    """Stones, tribe decks, culture cards and the megalith board (E18, E19, E26)."""
    box = s.box
    for era in range(2):
        s.stones[era] = shuffled(s, box.stones_of[era].copy())[: box.stones_laid[s.people]]
    s.supply = [box.cards[card].copies for card in range(FIRST_TRIBE, FIRST_CULTURE)]
    for era in range(2):
        s.culture[era] = shuffled(s, box.culture_of[era].copy())
    refill(s)
    tiles = shuffled(s, list(range(len(box.megalith_tiles))))
    s.cells = [
        number if number == NONE else tiles[number // TILE_CELLS] * TILE_CELLS + number % TILE_CELLS
        for number in box.layouts[layout]
    ]


def lay_terrain(s: EndlessWinter) -> None:
    """One tile of each land, the glaciers, and random land until there are 18 around the base (E27)."""
    lands = s.box.lands
    land = shuffled(s, [tile for tile in range(len(lands)) if lands[tile] < LAND_TYPES])
    chosen: list[int] = []
    for kind in range(LAND_TYPES):
        tile = next(tile for tile in land if lands[tile] == kind)
        land.remove(tile)
        chosen.append(tile)
    chosen += [tile for tile in range(len(lands)) if lands[tile] == GLACIER][: s.box.glaciers_laid[s.people]]
    chosen += land[: HEXES_AROUND - len(chosen)]
    shuffled(s, chosen)
    chosen.insert(BASE, lands.index(BASE_LAND))
    s.terrain = chosen


def lay_tokens(s: EndlessWinter) -> None:
    """A face-down token on every glacier; the rest tokens with one of them shown (E109, E112, E148)."""
    if s.glacier_tokens:
        pool = shuffled(s, list(range(len(s.box.glaciers))))
        for at in range(len(HEXES)):
            if s.box.lands[s.terrain[at]] == GLACIER:
                s.tokens[at] = pool.pop()
    if s.rest_tokens:
        s.rest_stack = shuffled(s, list(range(len(s.box.tokens))))
        s.rest_shown = s.draw(s.rest_stack)


def deal_cards(s: EndlessWinter) -> None:
    """Chief cards, dealt or laid out, and who chooses when: chiefs in turn order, setup cards in reverse (E106)."""
    chiefs = shuffled(s, list(range(len(CHIEFS))))
    people = [seat for seat in s.order if seat < s.people]
    s.stack.append(Begin())
    for seat, setup in reversed(choices(s)):
        s.stack.append(StartChoice(seat, setup))
    if s.rules < 2:
        deal_setups(s)  # until then they lay open while the chiefs were chosen
    if DRAFTS[s.draft] == "chiefs":
        s.chief_offer = sorted(chiefs[: len(people) + 1])
    else:
        for seat in people:
            s.players[seat].chief = 2 * chiefs.pop()


def deal_setups(s: EndlessWinter) -> None:
    """Setup cards, shuffled only when every chief has a side; nobody has seen one before (E21, E105, E106)."""
    setups = shuffled(s, list(range(len(SETUPS))))
    people = [seat for seat in s.order if seat < s.people]
    if s.draft:
        s.setup_offer = sorted(setups[: len(people) + 1])
    else:
        for seat in people:
            s.players[seat].setup = setups.pop()


def choices(s: EndlessWinter) -> list[tuple[int, int]]:
    """Who chooses what before the first round, in order: 0 a chief, 1 a setup card (E20, E105, E106)."""
    people = [seat for seat in s.order if seat < s.people]
    chosen = [(seat, 0) for seat in people]
    return chosen + [(seat, 1) for seat in reversed(people)] if s.draft else chosen


class StartChoice(Step[EndlessWinter]):
    takes = seated(setup=range(2))
    lies_on = ("Begin", "StartChoice")

    def __init__(self, seat: int, setup: int) -> None:
        self.seat = seat
        self.setup = setup

    def run(self, s: EndlessWinter) -> None:
        s.turn += 1
        if self.setup and not s.setup_offer:
            deal_setups(s)
        s.stack.append(ChooseSetup(self.seat) if self.setup else ChooseChief(self.seat))


class ChooseChief(Decision[EndlessWinter]):
    """A chief of those on offer, or the one dealt; the side is free to choose (E20, E106)."""

    rule = "E20"
    lies_on = ("Begin", "StartChoice")

    def possible(self, s: EndlessWinter) -> bool:
        return s.round == 0

    def chiefs(self, s: EndlessWinter) -> list[int]:
        return s.chief_offer or [s.players[self.seat].chief // 2]

    def moves(self, s: EndlessWinter) -> list[Move]:
        return [LEAD.moves[2 * chief + side] for chief in self.chiefs(s) for side in range(len(SIDES))]

    def play(self, s: EndlessWinter, move: Move) -> None:
        chosen = LEAD.number(move)
        s.players[self.seat].chief = chosen
        if s.chief_offer:
            s.chief_offer = without(s.chief_offer, chosen // 2)
        if s.events is not None:
            s.tell("lead", self.seat, chief=move[1], side=move[2])

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move[0] != LEAD.name:
            return super().obstacle(s, move)
        if LEAD.number(move) // len(SIDES) in self.chiefs(s):
            return None
        return CHIEF_NOT_OFFERED if s.chief_offer else NOT_DEALT

    def numbers(self, s: EndlessWinter, move: Move) -> dict[str, object]:
        return said(move)


class ChooseSetup(Decision[EndlessWinter]):
    """A setup card of those on offer (E105)."""

    rule = "E105"
    lies_on = ("Begin", "StartChoice")

    def possible(self, s: EndlessWinter) -> bool:
        return s.round == 0

    def moves(self, s: EndlessWinter) -> list[Move]:
        return [SETUP.moves[card] for card in s.setup_offer]

    def play(self, s: EndlessWinter, move: Move) -> None:
        card = SETUP.number(move)
        s.players[self.seat].setup = card
        s.setup_offer = without(s.setup_offer, card)
        if s.events is not None:
            s.tell("setup", self.seat, setup=SETUPS[card])

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move[0] != SETUP.name:
            return super().obstacle(s, move)
        return None if SETUP.number(move) in s.setup_offer else SETUP_NOT_OFFERED

    def numbers(self, s: EndlessWinter, move: Move) -> dict[str, object]:
        return said(move)


class Begin(Step[EndlessWinter]):
    """Everybody has chosen: goods, hands, animals; the first round begins (E21, E22, E24, E25, E28)."""

    lies_on = ("",)

    def possible(self, s: EndlessWinter) -> bool:
        return s.round == 0 and not s.eclipse

    def run(self, s: EndlessWinter) -> None:
        if not s.draft and s.rules >= 2:
            deal_setups(s)
        s.chief_offer = []
        s.setup_offer = []
        s.animal_deck = [animal for animal in range(len(ANIMALS)) for _ in range(s.box.animals[animal].copies)]
        for me in s.players:
            s.place_camp(me)
        if s.solo:
            s.score(s.players[NOMAD], s.box.level_start[s.level], "level")
        for place, seat in enumerate(s.order):
            if not (s.solo and seat == NOMAD):
                equip(s, s.players[seat], place)
        s.shuffle(s.animal_deck)
        reveal(s, s.box.grounds[s.people])
        s.round = 1
        start_round(s)


def equip(s: EndlessWinter, me: Player, place: int) -> None:
    """What the setup card and the place in the order give, and the starting hand (E21, E22, E25, E141)."""
    setup = s.box.setups[me.setup]
    if setup.camp:
        s.place_camp(me)
    s.gain_food(me, setup.food + s.box.order_food[place])
    s.gain_tools(me, setup.tools + s.box.order_tools[place])
    for animal in setup.animals:
        s.animal_deck.remove(animal)
        me.animals = added(me.animals, animal, 1)
    tribe = setup.tribe - FIRST_TRIBE
    s.supply = added(s.supply, tribe, -1)
    me.hand = sorted([setup.tribe, BRAVE, TRIBESWOMAN])
    for card in me.hand:
        saw_come(s, me, card)
    me.deck = [card for card in range(FIRST_TRIBE) for _ in range(s.box.cards[card].copies)]
    me.deck.remove(BRAVE)
    me.deck.remove(TRIBESWOMAN)
    s.shuffle(me.deck)
    draw(s, me, DRAWN)
