"""Food days: feeding and rewards (T94, T95, T96, T97, T99, T100, T101, T102)."""

from __future__ import annotations

from cenote.games.tzolkin.names import CORN, GOODS, LOWEST, SKULL, TEMPLES
from cenote.games.tzolkin.state import Player, Tzolkin


def fed_free(s: Tzolkin, me: Player) -> int:
    """Workers that farms and wealth tiles feed (T96)."""
    free = 0
    for tile in me.buildings:
        free += s.box.buildings[tile].feeds
    for tile in me.kept:
        free += s.box.wealth[tile].feeds
    return free


def meal_price(s: Tzolkin, me: Player) -> int:
    """Corn for one worker (T96)."""
    corn = 2
    for tile in me.buildings:
        corn -= s.box.buildings[tile].eases
    for tile in me.kept:
        corn -= s.box.wealth[tile].eases
    return max(0, corn)


def corn_needed(s: Tzolkin, me: Player) -> int:
    """Corn for everybody on the next food day, as things stand (T96)."""
    return max(0, me.workers - fed_free(s, me)) * meal_price(s, me)


def feed_all(s: Tzolkin) -> None:
    """All at the same time, without decisions (T117)."""
    for me in s.players:
        feed(s, me)


def feed(s: Tzolkin, me: Player) -> None:
    """As many workers as possible eat; each of the others costs 3 points (T97)."""
    hungry = max(0, me.workers - fed_free(s, me))
    price = meal_price(s, me)
    fed = min(hungry, me.corn // price) if price else hungry
    unfed = hungry - fed
    if s.events is not None:
        s.tell("feed", me.seat, workers=me.workers - unfed, unfed=unfed)
    s.pay(me, CORN, fed * price)
    s.score(me, -3 * unfed, "hunger")


def reward_all(s: Tzolkin) -> None:
    """Goods in the middle of an age, points at its end (T94)."""
    if s.food_days in (1, 3):
        give_goods(s)
    else:
        give_points(s)


def give_goods(s: Tzolkin) -> None:
    """The goods of the own step and of all lower ones, in each temple (T99)."""
    due: list[list[int]] = []
    for me in s.players:
        goods = [0, 0, 0, 0, 0]
        for temple in range(3):
            rewards = s.box.temples[temple].rewards
            for step in range(LOWEST, me.temples[temple] + 1):
                if rewards[step + 1] >= 0:
                    goods[rewards[step + 1]] += 1
        due.append(goods)
    if sum(goods[SKULL] for goods in due) > s.skulls:  # T100: too few for all, so none for anybody
        if s.events is not None:
            s.tell("no-skulls")
        for goods in due:
            goods[SKULL] = 0
    for me, goods in zip(s.players, due, strict=True):
        for good in range(len(GOODS)):
            if good == SKULL:
                s.gain_skulls(me, goods[good])
            else:
                s.gain(me, good, goods[good])


def give_points(s: Tzolkin) -> None:
    """The points of the own steps, and the bonus of the highest in each temple, halved when shared (T101, T102)."""
    age = 0 if s.food_days == 2 else 1
    for temple in range(3):
        points = s.box.temples[temple].points
        bonus = s.box.temples[temple].highest[age]
        highest = max(me.temples[temple] for me in s.players)
        shared = sum(me.temples[temple] == highest for me in s.players) > 1
        for me in s.players:
            s.score(me, points[me.temples[temple] + 1], f"temple-{TEMPLES[temple]}")
            if me.temples[temple] == highest:
                s.score(me, bonus // 2 if shared else bonus, "highest")
