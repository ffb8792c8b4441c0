"""Placing a worker: what a space costs, and how it is paid (W29-W34, W102, W133)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, Step, seated
from cenote.core.shared import changed, without
from cenote.games.tawantinsuyu.components import CARDS, SPACES
from cenote.games.tawantinsuyu.names import (
    ARCHITECT,
    BOTTOM,
    COLOURS,
    COURIER,
    CRAFTSMAN,
    DISTANCE,
    HEIGHT,
    PRIEST,
    SECTORS,
    STAIRS_SAVE,
    TOP,
    WARRIOR,
    WORKERS,
    Z01,
    Z02,
    Z03,
    Z05,
    Z07,
    Z14,
    Z15,
)
from cenote.games.tawantinsuyu.rules.decks import draw_army_to_hand
from cenote.games.tawantinsuyu.rules.payment import affords, charge, why_dear
from cenote.games.tawantinsuyu.rules.restoring import BUILDINGS_ONLY, FREE_ONLY, Restore
from cenote.games.tawantinsuyu.rules.working import BONUS_LEFT, EXTRA_LEFT, OWES_CARD, Capture, Work
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import AS, PLACE, WITH, WITH_GOLD

DEAREST: Final = DISTANCE[2] + HEIGHT[BOTTOM]  # the most food that a space can cost

# --- what it costs ---


def stairs_above(s: Tawantinsuyu, space: int) -> list[int]:
    """The owners of the stair markers that a placement there uses (W32)."""
    terrace, sector = s.box.spaces[space].terrace, s.box.spaces[space].sector
    owners = []
    if terrace > TOP and s.upper[sector] != NONE:
        owners.append(s.upper[sector])
    if terrace == BOTTOM and s.lower[sector] != NONE:
        owners.append(s.lower[sector])
    return owners


def food_cost(s: Tawantinsuyu, me: Player, space: int) -> int:
    """Distance from the high priest and height, less what stairs save (W30-W32)."""
    place = s.box.spaces[space]
    return cost_in(s, me, place.sector, place.terrace)


def cost_in(s: Tawantinsuyu, me: Player, sector: int, terrace: int) -> int:
    """All spaces of a sector and terrace cost the same."""
    height = HEIGHT[terrace]
    if terrace > TOP:
        if s.upper[sector] != NONE:
            height -= STAIRS_SAVE
        if terrace == BOTTOM and s.lower[sector] != NONE:
            height -= STAIRS_SAVE
    return DISTANCE[(sector - me.priest) % SECTORS] + max(0, height)


def courier_cost(food: int) -> int:
    """A courier pays 1 food less (W45, W140)."""
    return max(0, food - 1)


def cost_as(food: int, ability: int) -> int:
    return courier_cost(food) if ability == COURIER else food


def gods_in_hand(s: Tawantinsuyu, me: Player) -> int:
    """The gods of the cards in hand, as bits."""
    gods = 0
    for card in me.hand:
        gods |= 1 << s.box.cards[card].god
    return gods


def payable(me: Player, has_card: bool, food: int) -> bool:
    """A god card or 1 gold, and the food (W29)."""
    return affords(me, 0, 0, 0, 0 if has_card else 1, food)


def most_food(me: Player, gold: int) -> int:
    """How much food the player could pay besides the gold; -1 if not even that."""
    if not affords(me, 0, 0, 0, gold, 0):
        return -1
    if not me.has(Z15):
        return me.goods[0] + me.goods[1] + me.goods[3] - gold
    food = DEAREST
    while not affords(me, 0, 0, 0, gold, food):
        food -= 1
    return food


def placements(s: Tawantinsuyu, me: Player) -> list[Move]:
    """Every worker in supply on every empty space that can be paid."""
    moves: list[Move] = []
    workers = [worker for worker in range(len(WORKERS)) if me.workers[worker]]
    if not workers:
        return moves
    gods = gods_in_hand(s, me)
    couriers = [worker for worker in workers if worker == COURIER or me.has(Z01)]
    with_card, with_gold = most_food(me, 0), most_food(me, 1)
    costs = [cost_in(s, me, sector, terrace) for sector in range(SECTORS) for terrace in range(len(HEIGHT))]
    for space in range(len(s.hill)):
        if s.hill[space] == NONE:
            place = s.box.spaces[space]
            most = with_card if gods >> place.god & 1 else with_gold
            food = costs[len(HEIGHT) * place.sector + place.terrace]
            if food <= most:
                for worker in workers:
                    moves.append(PLACE.moves[worker * len(SPACES) + space])
            elif courier_cost(food) <= most:
                for worker in couriers:
                    moves.append(PLACE.moves[worker * len(SPACES) + space])
    return moves


def why_not_place(s: Tawantinsuyu, me: Player, move: Move) -> Reason:
    number = PLACE.number(move)
    worker, space = number // len(SPACES), number % len(SPACES)
    if not me.workers[worker]:
        return Reason("W29", "no-such-worker", worker=move[1])
    if s.hill[space] != NONE:
        return Reason("W29", "space-taken", space=move[2])
    food = cost_as(food_cost(s, me, space), COURIER if me.has(Z01) else worker)
    has_card = gods_in_hand(s, me) >> s.box.spaces[space].god & 1 == 1
    return why_dear(me, "W29", placing_cost(food, has_card))


def placing_cost(food: int, has_card: bool) -> dict[str, int]:
    cost = {"food": food} if food else {}
    if not has_card:
        cost["gold"] = 1
    return cost


def cheapest(s: Tawantinsuyu, me: Player, move: Move) -> dict[str, int]:
    """What the placement costs at least, for those who look before they leap."""
    number = PLACE.number(move)
    worker, space = number // len(SPACES), number % len(SPACES)
    food = cost_as(food_cost(s, me, space), worker)
    return placing_cost(food, gods_in_hand(s, me) >> s.box.spaces[space].god & 1 == 1)


# --- announcing ---


def announce(s: Tawantinsuyu, me: Player, move: Move) -> None:
    number = PLACE.number(move)
    worker, space = number // len(SPACES), number % len(SPACES)
    if me.permanent & (Z01 | Z02):
        s.stack.append(PlaceAs(me.seat, worker, space))
    else:
        s.stack.append(PlaceWith(me.seat, worker, space, worker))


class PlaceAs(Choice[Tawantinsuyu]):
    """Z01 and Z02: which ability the worker uses for this placement (W102)."""

    rule = "W102"
    takes = seated(worker=COLOURS, space=range(len(SPACES)))
    lies_on = ("EndTurn",)
    same_seat = True

    def __init__(self, seat: int, worker: int, space: int) -> None:
        self.seat = seat
        self.worker = worker
        self.space = space

    def possible(self, s: Tawantinsuyu) -> bool:
        return s.hill[self.space] == NONE and s.players[self.seat].workers[self.worker] > 0

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        has_card = gods_in_hand(s, me) >> s.box.spaces[self.space].god & 1 == 1
        food = food_cost(s, me, self.space)
        moves: list[Move] = []
        if payable(me, has_card, cost_as(food, self.worker)):
            moves.append(AS.moves[0])
        if me.has(Z01) and self.worker != COURIER and payable(me, has_card, courier_cost(food)):
            moves.append(AS.moves[1])
        if me.has(Z02) and self.worker != PRIEST and payable(me, has_card, food):
            moves.append(AS.moves[2])
        return moves

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        ability = [self.worker, COURIER, PRIEST][AS.number(move)]
        s.stack.append(PlaceWith(self.seat, self.worker, self.space, ability))

    def why_not(self, s: Tawantinsuyu, move: Move) -> Reason:
        me = s.players[self.seat]
        if move[0] != AS.name:
            return super().why_not(s, move)
        number = AS.number(move)
        if number and not me.has(Z01 if number == 1 else Z02):
            return Reason("W102", "no-such-ability", ability=move[1])
        if number and self.worker == (COURIER if number == 1 else PRIEST):
            return Reason("W102", "own-ability", ability=move[1])
        return why_dear(me, "W29", {"food": food_cost(s, me, self.space)})


class PlaceWith(Choice[Tawantinsuyu]):
    """A god card with the symbol of the space, or 1 gold (W29)."""

    rule = "W29"
    takes = seated(worker=COLOURS, space=range(len(SPACES)), ability=COLOURS)
    lies_on = ("EndTurn",)
    same_seat = True

    def __init__(self, seat: int, worker: int, space: int, ability: int) -> None:
        self.seat = seat
        self.worker = worker
        self.space = space
        self.ability = ability

    def possible(self, s: Tawantinsuyu) -> bool:
        return s.hill[self.space] == NONE and s.players[self.seat].workers[self.worker] > 0

    def food(self, s: Tawantinsuyu) -> int:
        return cost_as(food_cost(s, s.players[self.seat], self.space), self.ability)

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        food = self.food(s)
        god = s.box.spaces[self.space].god
        moves: list[Move] = []
        if affords(me, 0, 0, 0, 0, food):
            moves += [WITH.moves[card] for card in me.hand if s.box.cards[card].god == god]
        if affords(me, 0, 0, 0, 1, food):
            moves.append(WITH_GOLD)
        return moves

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        food = self.food(s)
        s.stack.append(Arrive(self.seat, self.worker, self.space, self.ability))
        if move == WITH_GOLD:
            charge(s, me, 0, 0, 0, 1, food)
        else:
            card = WITH.number(move)
            me.hand = without(me.hand, card)
            s.played = card
            if s.events is not None:
                s.tell("with", self.seat, card=CARDS[card])
            charge(s, me, 0, 0, 0, 0, food)

    def why_not(self, s: Tawantinsuyu, move: Move) -> Reason:
        me = s.players[self.seat]
        if move[0] != WITH.name:
            return super().why_not(s, move)
        food = self.food(s)
        if move == WITH_GOLD:
            return why_dear(me, "W29", placing_cost(food, False))
        card = WITH.number(move)
        if card not in me.hand:
            return Reason("W29", "not-in-hand", card=move[1])
        return Reason("W29", "other-god", card=move[1], space=SPACES[self.space])

    def price(self, s: Tawantinsuyu, move: Move) -> dict[str, int]:
        return placing_cost(self.food(s), move != WITH_GOLD)


# --- arriving ---


class Arrive(Step[Tawantinsuyu]):
    """Everything is paid: the worker stands on the hill, and its tasks are counted (W35, W47, W133)."""

    takes = seated(worker=COLOURS, space=range(len(SPACES)), ability=COLOURS)
    lies_on = ("EndTurn",)
    same_seat = True

    def __init__(self, seat: int, worker: int, space: int, ability: int) -> None:
        self.seat = seat
        self.worker = worker
        self.space = space
        self.ability = ability

    def possible(self, s: Tawantinsuyu) -> bool:
        return s.hill[self.space] == NONE and s.players[self.seat].workers[self.worker] > 0

    def run(self, s: Tawantinsuyu) -> None:
        me = s.players[self.seat]
        pay_stairs(s, me, self.space)
        tasks = task_count(s, me, self.worker, self.space, self.ability)
        me.workers[self.worker] -= 1
        s.hill = changed(s.hill, self.space, self.worker)
        if s.events is not None:
            s.tell("place", self.seat, worker=WORKERS[self.worker], space=SPACES[self.space], n=tasks)
        flags = BONUS_LEFT if s.played != NONE else 0
        if self.ability == PRIEST:
            flags |= EXTRA_LEFT | OWES_CARD
        s.stack.append(Work(self.seat, self.space, tasks, 0, 0, flags))
        if self.ability == WARRIOR:
            draw_army_to_hand(s, me, 1)
            if me.has(Z03):
                s.stack.append(Restore(self.seat, 2, FREE_ONLY, BUILDINGS_ONLY))
            s.stack.append(Capture(self.seat, self.space))


def pay_stairs(s: Tawantinsuyu, me: Player, space: int) -> None:
    """Owners of used stairs gain a point; the placer's own ones with Z07 only (W33, W107)."""
    for owner in stairs_above(s, space):
        if owner != me.seat or me.has(Z07):
            s.score(s.players[owner], 1, "stairs")


def task_count(s: Tawantinsuyu, me: Player, worker: int, space: int, ability: int) -> int:
    """One, what the ability adds, and one for each neighbour of the same colour (W35, W42-W45)."""
    place = s.box.spaces[space]
    tasks = 1
    for neighbour in place.neighbours:
        tasks += s.hill[neighbour] == worker
    if ability == ARCHITECT or ability == CRAFTSMAN:
        tasks += place.ability == ability or (place.ability != NONE and me.has(Z05))
    elif ability == WARRIOR:
        tasks += 2 * me.has(Z14)
    elif ability == COURIER:
        for other in place.segment:
            if s.hill[other] != NONE:
                return tasks
        tasks += 1
    return tasks
