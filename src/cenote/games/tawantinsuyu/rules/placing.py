"""Placing a worker: what a space costs, and how it is paid (W29, W30, W31, W32, W33, W34, W102, W133)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason, Step, seated
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
from cenote.games.tawantinsuyu.rules.decks import draw_army_to_hand, gods_left
from cenote.games.tawantinsuyu.rules.moments import Moment
from cenote.games.tawantinsuyu.rules.payment import affords, bill, charge, in_reach, with_army
from cenote.games.tawantinsuyu.rules.restoring import BUILDINGS_ONLY, FREE_ONLY, Restore
from cenote.games.tawantinsuyu.rules.working import BONUS_LEFT, EXTRA_LEFT, OWES_CARD, Capture, Work
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import AS, PLACE, WITH, WITH_GOLD

DEAREST: Final = DISTANCE[2] + HEIGHT[BOTTOM]  # the most food that a space can cost

NO_SUCH_WORKER: Final = Reason("W29", "no-such-worker", "worker")
SPACE_TAKEN: Final = Reason("W29", "space-taken", "space")
TOO_DEAR: Final = Reason("W29", "dear", "cost", "have")
NO_SUCH_ABILITY: Final = Reason("W102", "no-such-ability", "ability")
OWN_ABILITY: Final = Reason("W102", "own-ability", "ability")
NOT_IN_HAND: Final = Reason("W29", "not-in-hand", "card")
OTHER_GOD: Final = Reason("W29", "other-god", "card", "space")

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
    """Distance from the high priest and height, less what stairs save (W30, W31, W32)."""
    place = s.box.spaces[space]
    return cost_in(s, me, place.sector, place.terrace)


def cost_in(s: Tawantinsuyu, me: Player, sector: int, terrace: int) -> int:
    """All spaces of a sector and terrace cost the same; W138 works an example out."""
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


def has_card_for(s: Tawantinsuyu, me: Player, space: int) -> bool:
    return gods_in_hand(s, me) >> s.box.spaces[space].god & 1 == 1


def no_food(s: Tawantinsuyu, me: Player, has_card: bool, food: int) -> Reason | None:
    """A god card or 1 gold, and the food (W29); army cards may still bring some of it (W123, W133)."""
    return None if in_reach(s, me, 0, 0, 0, 0 if has_card else 1, food) else TOO_DEAR


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


def quickest(me: Player, worker: int) -> int:
    """The ability with which the worker pays least: Z01 makes everybody a courier (W102)."""
    return COURIER if me.has(Z01) else worker


def no_place(s: Tawantinsuyu, me: Player, worker: int, space: int) -> Reason | None:
    """Every worker in supply may go on every empty space that can be paid."""
    if not me.workers[worker]:
        return NO_SUCH_WORKER
    if s.hill[space] != NONE:
        return SPACE_TAKEN
    return no_food(s, me, has_card_for(s, me, space), cost_as(food_cost(s, me, space), quickest(me, worker)))


def placements(s: Tawantinsuyu, me: Player) -> list[Move]:
    """All that `no_place` allows, with what many spaces share worked out once."""
    moves: list[Move] = []
    workers = [worker for worker in range(len(WORKERS)) if me.workers[worker]]
    if not workers:
        return moves
    gods = gods_in_hand(s, me)
    couriers = [worker for worker in workers if quickest(me, worker) == COURIER]
    own = me.goods
    if s.rules >= 2:
        me.goods = with_army(s, me)  # W123
    with_card, with_gold = most_food(me, 0), most_food(me, 1)
    me.goods = own
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


def place_numbers(s: Tawantinsuyu, me: Player, move: Move) -> dict[str, object]:
    number = PLACE.number(move)
    worker, space = number // len(SPACES), number % len(SPACES)
    food = cost_as(food_cost(s, me, space), quickest(me, worker))
    return {"worker": move[1], "space": move[2], **bill(me, placing_cost(food, has_card_for(s, me, space)))}


def placing_cost(food: int, has_card: bool) -> dict[str, int]:
    cost = {"food": food} if food else {}
    if not has_card:
        cost["gold"] = 1
    return cost


# --- announcing ---


def announce(s: Tawantinsuyu, me: Player, move: Move) -> None:
    number = PLACE.number(move)
    worker, space = number // len(SPACES), number % len(SPACES)
    if me.permanent & (Z01 | Z02):
        s.stack.append(PlaceAs(me.seat, worker, space))
    else:
        s.stack.append(PlaceWith(me.seat, worker, space, worker))


PLACED: Final = seated(worker=COLOURS, space=range(len(SPACES)), ability=COLOURS)


def may_stand(s: Tawantinsuyu, seat: int, worker: int, space: int) -> bool:
    """Is the space free, and is there such a worker to place?"""
    return s.hill[space] == NONE and s.players[seat].workers[worker] > 0


class Placing(Moment):
    """Something to decide about a placement: which worker goes where is known."""

    since = 2
    amid = True
    completes = True
    takes = seated(worker=COLOURS, space=range(len(SPACES)))
    lies_on = ("EndTurn",)
    same_seat = True

    def __init__(self, seat: int, worker: int, space: int) -> None:
        self.seat = seat
        self.worker = worker
        self.space = space

    def possible(self, s: Tawantinsuyu) -> bool:
        return may_stand(s, self.seat, self.worker, self.space) and (s.rules < 2 or bool(self.options(s)))

    def helped(self, s: Tawantinsuyu) -> bool:
        """A god card that an army card brings may pay as well; goods that they bring are counted already."""
        return any(s.box.army[card].god for card in s.players[self.seat].army) and gods_left(s)

    def due(self, s: Tawantinsuyu) -> bool:
        return True

    def food(self, s: Tawantinsuyu) -> int:
        """What it costs, at the least."""
        raise NotImplementedError

    def in_reach(self, s: Tawantinsuyu) -> bool:
        """Could it be paid with a god card that fits?"""
        return no_food(s, s.players[self.seat], True, self.food(s)) is None


class PlaceAs(Placing):
    """Z01 and Z02: which ability the worker uses for this placement (W102)."""

    rule = "W102"

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        return [AS.moves[number] for number in range(len(AS.moves)) if self.no_ability(s, me, number) is None]

    def food(self, s: Tawantinsuyu) -> int:
        me = s.players[self.seat]
        return cost_as(food_cost(s, me, self.space), quickest(me, self.worker))

    def ability(self, number: int) -> int:
        return [self.worker, COURIER, PRIEST][number]

    def no_ability(self, s: Tawantinsuyu, me: Player, number: int) -> Reason | None:
        ability = self.ability(number)
        if number:
            if not me.has(Z01 if ability == COURIER else Z02):
                return NO_SUCH_ABILITY
            if self.worker == ability:
                return OWN_ABILITY
        return no_food(s, me, has_card_for(s, me, self.space), cost_as(food_cost(s, me, self.space), ability))

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        s.stack.append(PlaceWith(self.seat, self.worker, self.space, self.ability(AS.number(move))))

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == AS.name:
            return self.no_ability(s, s.players[self.seat], AS.number(move))
        return super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] != AS.name:
            return super().numbers(s, move)
        me = s.players[self.seat]
        return {"ability": move[1], **bill(me, {"food": food_cost(s, me, self.space)})}


class PlaceWith(Placing):
    """A god card with the symbol of the space, or 1 gold (W29)."""

    rule = "W29"
    takes = PLACED

    def __init__(self, seat: int, worker: int, space: int, ability: int) -> None:
        super().__init__(seat, worker, space)
        self.ability = ability

    def food(self, s: Tawantinsuyu) -> int:
        return cost_as(food_cost(s, s.players[self.seat], self.space), self.ability)

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        food = self.food(s)
        moves = [WITH.moves[card] for card in me.hand if self.no_card(s, me, card, food) is None]
        if no_food(s, me, False, food) is None:
            moves.append(WITH_GOLD)
        return moves

    def no_card(self, s: Tawantinsuyu, me: Player, card: int, food: int) -> Reason | None:
        if card not in me.hand:
            return NOT_IN_HAND
        if s.box.cards[card].god != s.box.spaces[self.space].god:
            return OTHER_GOD
        return no_food(s, me, True, food)

    def act(self, s: Tawantinsuyu, move: Move) -> None:
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

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move == WITH_GOLD:
            return no_food(s, me, False, self.food(s))
        if move[0] == WITH.name:
            return self.no_card(s, me, WITH.number(move), self.food(s))
        return super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] != WITH.name:
            return super().numbers(s, move)
        price = bill(s.players[self.seat], placing_cost(self.food(s), move != WITH_GOLD))
        return {"card": move[1], "space": SPACES[self.space], **price}


# --- arriving ---


class Arrive(Step[Tawantinsuyu]):
    """Everything is paid: the worker stands on the hill, and its tasks are counted (W35, W47, W133)."""

    takes = PLACED
    lies_on = ("EndTurn",)
    same_seat = True

    def __init__(self, seat: int, worker: int, space: int, ability: int) -> None:
        self.seat = seat
        self.worker = worker
        self.space = space
        self.ability = ability

    def possible(self, s: Tawantinsuyu) -> bool:
        return may_stand(s, self.seat, self.worker, self.space)

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
    """Owners of used stairs gain a point; the placer's own ones with Z07 only (W33, W107, WS17, WS54)."""
    for owner in stairs_above(s, space):
        if owner != me.seat or me.has(Z07):
            s.score(s.players[owner], 1, "stairs")


def alike(s: Tawantinsuyu, worker: int, space: int) -> int:
    """The neighbours of the same colour (W36)."""
    found = 0
    for neighbour in s.box.spaces[space].neighbours:
        found += s.hill[neighbour] == worker
    return found


def task_count(s: Tawantinsuyu, me: Player, worker: int, space: int, ability: int) -> int:
    """One, what the ability adds, and one for each neighbour of the same colour.

    Rules W35, W42, W43, W44, W45, W105, W114.
    """
    place = s.box.spaces[space]
    tasks = 1 + alike(s, worker, space)
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
