"""Axomamma's turn: priest, placement, the actions of her board.

Rules WS18, WS19, WS20, WS21, WS22, WS23, WS24, WS25, WS26, WS27, WS28, WS38, WS40, WS60.
"""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.fields import NONE
from cenote.core.shared import changed
from cenote.games.tawantinsuyu.components import CELLS, DOES, SPACES
from cenote.games.tawantinsuyu.names import (
    ACTIONS,
    ARRIVAL,
    BOTTOM,
    DIE,
    E5,
    H4,
    H6,
    HER,
    MIDDLE,
    SECTORS,
    TOP,
    WORKERS,
)
from cenote.games.tawantinsuyu.rules.decks import draw_army_to_hand, draw_god, lay_on_altar, leave_village
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.her.common import HerStep, pick, roll
from cenote.games.tawantinsuyu.rules.her.gifts import discard_altar, hire, hire_nomad
from cenote.games.tawantinsuyu.rules.her.priest import wants
from cenote.games.tawantinsuyu.rules.her.tasks import build, build_stairs_for_stone, erect_for_stone
from cenote.games.tawantinsuyu.rules.her.weaving import weave
from cenote.games.tawantinsuyu.rules.placing import food_cost, pay_stairs
from cenote.games.tawantinsuyu.rules.priest import activate
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu

# Terraces she tries, by ceremonies held (WS24, WS60).
TERRACES: Final = [[TOP, MIDDLE], [MIDDLE, TOP, BOTTOM], [BOTTOM, MIDDLE]]
ALL: Final = [TOP, MIDDLE, BOTTOM]
STATUE_MATCH_VP: Final = 5


class HerTurn(HerStep):
    """A priest action whose condition holds, else a placement, else what she does without workers (WS18, WS22)."""

    lies_on = ("EndTurn",)

    def run(self, s: Tawantinsuyu) -> None:
        her = s.players[HER]
        for steps in (1, 2):
            action = s.action_at((her.priest + steps) % SECTORS)
            if wants(s, action):
                move_priest(s, her, steps, action)
                return
        if her.queue:
            place(s, her)
        else:
            rest(s, her)


def move_priest(s: Tawantinsuyu, her: Player, steps: int, action: int) -> None:
    her.priest = (her.priest + steps) % SECTORS
    if s.events is not None:
        s.tell("advance", HER, action=ACTIONS[action])
    if s.on(H4):
        s.score(her, 2, "axomamma")
    s.stack.append(AfterPriest())
    activate(s, HER, action, False)


class AfterPriest(HerStep):
    """After each priest action of her own: an army card, and two altar cards go without points (WS20, WS65)."""

    lies_on = ("EndTurn",)

    def run(self, s: Tawantinsuyu) -> None:
        draw_army_to_hand(s, s.players[HER], 1)
        discard_altar(s, 2, False)


def rest(s: Tawantinsuyu, her: Player) -> None:
    """No worker and no priest action (WS40)."""
    hire_nomad(s)
    discard_altar(s, 2, True)
    if not s.on(E5):
        draw_army_to_hand(s, her, 1)
    if s.on(H6):
        s.score(her, 2, "axomamma")
    her.priest = (her.priest + 1) % SECTORS


# --- placement ---


def place(s: Tawantinsuyu, her: Player) -> None:
    """Her oldest worker goes, free, where the rolled slot card says, and the rolled number acts.

    Rules WS17, WS23, WS24, WS25, WS26, WS27, WS28.
    """
    s.roll = roll(s)
    if s.events is not None:
        s.tell("roll", n=s.roll)
    push_actions(s, s.roll)
    space = find_space(s, her, s.roll - 1)
    if space == NONE:
        return
    worker = her.queue[0]
    her.queue = her.queue[1:]
    s.hill = changed(s.hill, space, worker)
    pay_stairs(s, her, space)
    if s.events is not None:
        s.tell("her-place", HER, worker=WORKERS[worker], space=SPACES[space])
    if her.statues_of(s.box.cards[s.slots[s.roll - 1]].god):
        s.score(her, STATUE_MATCH_VP, "axomamma")
    renew_slot(s, s.roll - 1)


def renew_slot(s: Tawantinsuyu, slot: int) -> None:
    """The slot card goes to the altar and the deck fills the slot (WS25, WS26)."""
    lay_on_altar(s, s.slots[slot])
    s.slots = changed(s.slots, slot, draw_god(s))


def find_space(s: Tawantinsuyu, her: Player, slot: int) -> int:
    """The cheapest empty space of the slot's symbol; slot cards change until there is one (WS24, WS25, WS60)."""
    terraces = TERRACES[min(s.ceremonies, 2)]
    if not symbols(s, terraces):
        terraces = ALL
    wanted = symbols(s, terraces)
    while not wanted >> s.box.cards[s.slots[slot]].god & 1:
        if not any(wanted >> s.box.cards[card].god & 1 for card in s.deck + s.altar):
            return NONE  # the hill is full, or nobody but the human has such a card
        renew_slot(s, slot)
    god = s.box.cards[s.slots[slot]].god
    for terrace in terraces:
        spaces = empty_spaces(s, terrace, god)
        if spaces:
            lowest = min(food_cost(s, her, space) for space in spaces)
            return pick(s, [space for space in spaces if food_cost(s, her, space) == lowest])
    return NONE


def symbols(s: Tawantinsuyu, terraces: list[int]) -> int:
    """The gods of all empty spaces of the terraces, as bits."""
    gods = 0
    for space in range(len(s.hill)):
        if s.hill[space] == NONE and s.box.spaces[space].terrace in terraces:
            gods |= 1 << s.box.spaces[space].god
    return gods


def empty_spaces(s: Tawantinsuyu, terrace: int, god: int) -> list[int]:
    found = []
    for space in range(len(s.hill)):
        place = s.box.spaces[space]
        if s.hill[space] == NONE and place.terrace == terrace and place.god == god:
            found.append(space)
    return found


# --- her board ---


def push_actions(s: Tawantinsuyu, number: int) -> None:
    """Every cell with a token of the number, from the top row to the bottom row; then the tokens move (WS28)."""
    s.stack.append(MoveTokens(number))
    cells = {s.tokens[token] for token in tokens(s, number)}
    s.stack += [HerCell(cell) for cell in sorted(cells, reverse=True)]


def tokens(s: Tawantinsuyu, number: int) -> list[int]:
    return [token for token in range(len(s.tokens)) if s.box.token_numbers[token] == number]


class HerCell(HerStep):
    """The action of one cell of her board (WS29, WS30, WS31, WS32, WS33, WS34, WS35, WS36, WS37, WS38)."""

    takes: ClassVar[dict[str, range]] = {"cell": range(len(CELLS))}
    lies_on = ("EndTurn", "MoveTokens", "HerCell")

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def run(self, s: Tawantinsuyu) -> None:
        cell = s.box.cells[self.cell]
        does = DOES[cell.does]
        if s.events is not None:
            s.tell("her-cell", HER, does=does)
        if does == "personality" and s.personality != NONE:
            give(s, s.players[HER], s.box.personalities[s.personality])
        give(s, s.players[HER], cell.gain)
        if does == "weave":
            weave(s)
        elif does == "build-production":
            build(s, True)
        elif does == "build-permanent":
            build(s, False)
        elif does == "stairs":
            build_stairs_for_stone(s)
        elif does == "statue":
            erect_for_stone(s)
        elif does == "hire-nomad":
            hire_nomad(s)
        elif s.village and does == "hire-potato":
            hire(s, leave_village(s, False))
        elif s.village and does == "hire-corn":
            hire(s, leave_village(s, True))


class MoveTokens(HerStep):
    """The tokens that acted move clockwise in their loops by their number (WS28); see WS61 for arrivals."""

    takes: ClassVar[dict[str, range]] = {"number": range(1, max(DIE) + 1)}
    lies_on = ("EndTurn",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Tawantinsuyu) -> None:
        for token in tokens(s, self.number):
            loop = s.box.loops[s.box.cells[s.tokens[token]].loop]
            cell = loop[(loop.index(s.tokens[token]) + self.number) % len(loop)]
            s.tokens = changed(s.tokens, token, cell)
            if s.on(ARRIVAL) and s.personality != NONE and DOES[s.box.cells[cell].does] == "personality":
                s.stack.append(HerCell(cell))
