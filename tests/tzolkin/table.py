"""Positions in a few readable words.

    t = table("red", "green").turn("green").workers("red", P=[1]).goods("green", corn=5)
    t.play("place palenque", "done")
    assert t["green"].corn == 5

The seats sit clockwise in the order of their names. Nobody owns anything at first, no corn lies on the teeth, the
jungle is untouched, and whoever is named first holds the marker and is to move in round 1. Whatever a test changes,
skulls, workers and tiles stay what they are in the box: the first `play` checks that the position can be loaded.
"""

from __future__ import annotations

from typing import Any

from cenote.core.fields import NONE
from cenote.core.kernel import Event, Frame, IllegalMove, Reason
from cenote.games import get
from cenote.games.tzolkin.names import DUMMY, GOODS, TRACKS
from cenote.games.tzolkin.rules.rounds import EndRound, EndTurn, StartTurn
from cenote.games.tzolkin.rules.turn import Turn
from cenote.games.tzolkin.state import Player, Tzolkin

GAME = get("tzolkin")
LETTERS = {"P": 0, "Y": 1, "T": 2, "U": 3, "C": 4}
AGES = {1: 0, 2: 14}  # a day of each age that is no food day
FOOD_DAYS = (7, 13, 20, 26)


class Seat:
    """What a player has, by the names of the rulebook."""

    def __init__(self, player: Player, t: Table) -> None:
        self.player = player
        self.t = t

    def __getattr__(self, good: str) -> int:
        """corn, wood, stone, gold, skull"""
        if good not in GOODS:
            raise AttributeError(good)
        return self.player.goods[GOODS.index(good)]

    @property
    def vp(self) -> int:
        return self.player.vp

    @property
    def workers(self) -> int:
        return self.player.workers

    @property
    def hand(self) -> int:
        return self.player.hand

    @property
    def light(self) -> bool:
        return self.player.light

    @property
    def temples(self) -> tuple[int, ...]:
        return tuple(self.player.temples)

    @property
    def levels(self) -> dict[str, int]:
        return dict(zip(TRACKS, self.player.levels, strict=True))

    @property
    def buildings(self) -> list[str]:
        return [self.t.state.box.buildings[tile].id for tile in self.player.buildings]

    @property
    def monuments(self) -> list[str]:
        return [self.t.state.box.monuments[tile].id for tile in self.player.monuments]

    @property
    def tiles(self) -> tuple[int, int]:
        """Corn tiles and wood tiles."""
        return self.player.corn_tiles, self.player.wood_tiles

    @property
    def on_gears(self) -> dict[str, list[int]]:
        found = {letter: self.t.on(letter, self.player.seat) for letter in LETTERS}
        return {letter: spaces for letter, spaces in found.items() if spaces}


class Table:
    def __init__(self, *names: str, seed: int = 1, game: Any = GAME) -> None:
        self.names = names or ("red", "green", "blue", "yellow")
        state = game.new(players=len(self.names), seed=seed)
        while state.round == 0:
            state.play(state.moves()[0])
        assert isinstance(state, Tzolkin)
        self.state = state
        self.checked = False
        tiles = [i for i, tile in enumerate(state.box.wealth) if not tile.feeds and i not in state.shown]
        for me in state.players:
            clean = Player(me.seat)
            clean.dealt, tiles = tiles[:4], tiles[4:]
            clean.kept = clean.dealt[:2]
            state.players[me.seat] = clean
        state.skulls = 13
        state.marker = 0
        self.row()
        self.turn(self.names[0])

    # --- who, what, where ---

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def __getitem__(self, name: str) -> Seat:
        return Seat(self.state.players[self.seat(name)], self)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def on(self, letter: str, seat: int) -> list[int]:
        return [space for space, who in enumerate(self.state.gears[LETTERS[letter]]) if who == seat]

    @property
    def dummy_positions(self) -> dict[str, list[int]]:
        found = {letter: self.on(letter, DUMMY) for letter in LETTERS}
        return {letter: spaces for letter, spaces in found.items() if spaces}

    @property
    def to_move(self) -> str | None:
        return None if self.state.seat is None else self.names[self.state.seat]

    @property
    def shown(self) -> list[str]:
        return [self.state.box.buildings[tile].id for tile in self.state.row if tile >= 0]

    # --- making the position ---

    def goods(self, name: str, **goods: int) -> Table:
        """Exactly these; skulls come from the supply."""
        me = self.player(name)
        self.state.skulls += me.goods[4] - goods.get("skull", 0)
        me.goods = [goods.get(good, 0) for good in GOODS]
        return self

    def skulls_left(self, n: int) -> Table:
        """So many in the supply; the last player has the others."""
        last = self.state.players[-1]
        last.goods[4] += self.state.skulls - n
        self.state.skulls = n
        return self

    def vp(self, name: str, vp: int) -> Table:
        self.player(name).vp = vp
        return self

    def temples(self, name: str, *steps: int) -> Table:
        self.player(name).temples = list(steps)
        return self

    def levels(self, name: str, **levels: int) -> Table:
        self.player(name).levels = [levels.get(track, 0) for track in TRACKS]
        return self

    def dark(self, name: str) -> Table:
        self.player(name).light = False
        return self

    def workers(self, name: str, n: int = 0, *, first: bool = False, **spaces: list[int]) -> Table:
        """Where the workers of a player stand; the rest is in hand. As many in play as stand there, but at least 3."""
        seat = self.seat(name)
        for gear in self.state.gears:
            gear[:] = [NONE if who == seat else who for who in gear]
        for letter, wanted in spaces.items():
            for space in wanted:
                assert self.state.gears[LETTERS[letter]][space] == NONE, f"{letter}{space} is taken"
                self.state.gears[LETTERS[letter]][space] = seat
        if first:
            self.state.occupant = seat
        placed = sum(len(wanted) for wanted in spaces.values()) + first
        me = self.player(name)
        me.workers = n or max(3, placed)
        me.hand = me.workers - placed
        return self

    def dummies(self, **spaces: list[int]) -> Table:
        for gear in self.state.gears:
            gear[:] = [NONE if who == DUMMY else who for who in gear]
        for letter, wanted in spaces.items():
            for space in wanted:
                self.state.gears[LETTERS[letter]][space] = DUMMY
        return self

    def ovals(self, name: str, *numbers: int) -> Table:
        for number in numbers:
            self.state.ovals[number - 1] = self.seat(name)
            self.state.skulls -= 1
        return self

    def jungle(self, number: int, wood: int, corn: int, owner: str = "") -> Table:
        """What the group of a Palenque action shows; the tiles that are gone belong to the owner (or the last)."""
        s, group = self.state, number - 2
        me = self.player(owner or self.names[-1])
        me.wood_tiles += s.covered[group] - wood
        me.corn_tiles += s.covered[group] + s.open[group] - wood - corn
        s.covered[group], s.open[group] = wood, corn
        return self

    def buildings(self, name: str, *ids: str) -> Table:
        """Already constructed; what they once gave is not given again."""
        tiles = [self.tile(id) for id in ids]
        s = self.state
        self.player(name).buildings += tiles
        s.row = [-1 if tile in tiles else tile for tile in s.row]
        s.stack1 = [tile for tile in s.stack1 if tile not in tiles]
        s.stack2 = [tile for tile in s.stack2 if tile not in tiles]
        return self

    def monuments(self, name: str, *ids: str) -> Table:
        tiles = [self.monument(id) for id in ids]
        self.player(name).monuments += tiles
        self.state.monuments = [tile for tile in self.state.monuments if tile not in tiles]
        return self

    def offer(self, *ids: str) -> Table:
        """Monuments on offer."""
        self.state.monuments = [self.monument(id) for id in ids]
        return self

    def kept(self, name: str, *ids: str) -> Table:
        """Wealth tiles of a player, swapped with whoever has them; what they once gave is not given again."""
        me = self.player(name)
        for i, id in enumerate(ids):
            tile = [wealth.id for wealth in self.state.box.wealth].index(id)
            for other in self.state.players:
                other.dealt = [me.dealt[i] if had == tile else had for had in other.dealt]
                other.kept = [me.dealt[i] if had == tile else had for had in other.kept]
            me.dealt[i] = tile
        me.kept = me.dealt[:2]
        return self

    def row(self, *ids: str) -> Table:
        """These buildings first in the row, then others of the age; the rest of the age lies in the stack."""
        s = self.state
        first = [self.tile(id) for id in ids]
        built = [tile for me in s.players for tile in me.buildings]
        rest = [i for i in range(len(s.box.buildings)) if i not in first and i not in built]
        age = [i for i in rest if s.box.buildings[i].age == s.age]
        s.row = (first + age)[:6]
        stack = [i for i in age if i not in s.row]
        s.stack1 = stack if s.age == 1 else []
        s.stack2 = stack if s.age == 2 else [i for i in rest if s.box.buildings[i].age == 2]
        return self

    def only(self, *ids: str) -> Table:
        """These buildings alone are left of the age."""
        self.row(*ids)
        s = self.state
        s.row = [self.tile(id) for id in ids] + [-1] * (6 - len(ids))
        if s.age == 1:
            s.stack1 = []
        else:
            s.stack2 = []
        return self

    def tile(self, id: str) -> int:
        return [tile.id for tile in self.state.box.buildings].index(id)

    def monument(self, id: str) -> int:
        return [tile.id for tile in self.state.box.monuments].index(id)

    def teeth(self, corn: int) -> Table:
        self.state.teeth_corn = corn
        return self

    def marker(self, name: str) -> Table:
        self.state.marker = self.seat(name)
        return self.turn(name)

    def day(self, day: int) -> Table:
        """The round after so many days, all of them passed one by one; a food day of that day is still due."""
        s = self.state
        s.day, s.round = day, day + 1
        s.food_days = sum(food_day < day for food_day in FOOD_DAYS)
        self.row()
        return self.turn(self.names[s.marker])

    def age(self, age: int) -> Table:
        return self.day(AGES[age])

    def turn(self, name: str) -> Table:
        """It is this player's turn; those who sit before it, from the marker on, have had theirs."""
        s, seat, players = self.state, self.seat(name), len(self.names)
        before = (seat - s.marker) % players
        later = [StartTurn((s.marker + i) % players) for i in range(players - 1, before, -1)]
        s.turn = players * s.round + before + 1
        return self.ask(EndRound(), *later, EndTurn(seat), Turn(seat, 0))

    def last_turn(self, name: str) -> Table:
        """It is this player's turn, the last one of the round."""
        self.state.marker = (self.seat(name) + 1) % len(self.names)
        return self.turn(name)

    def ask(self, *frames: Frame[Any]) -> Table:
        """What is still to be done, the next thing last."""
        self.state.stack = list(frames)
        self.state._legal = None
        return self

    # --- playing ---

    def check(self) -> None:
        """The position is one that could be loaded."""
        self.state._legal = None
        assert self.state.game.load(self.state.dump()) == self.state

    def play(self, *moves: str) -> Table:
        if not self.checked:
            self.check()
            self.checked = True
        for text in moves:
            move = self.state.game.notation.read(text)
            assert move in self.state.legal(), f"{text}: {self.state.why_not(move)}, legal: {self.legal()}"
            self.state.play(move)
        return self

    def watch(self, *moves: str) -> list[Event]:
        """Play and tell what happened."""
        self.state.watch()
        self.play(*moves)
        return self.state.told()

    def end_round(self) -> Table:
        """Whatever is left of the round does not happen: the food day if one is due, then the calendar."""
        self.state.turn = len(self.names) * (self.state.round + 1)
        self.ask(EndRound())
        self.state.settle()
        return self

    def legal(self, verb: str = "") -> list[str]:
        """The legal moves, of one verb if it is named."""
        return [" ".join(move) for move in self.state.moves() if not verb or move[0] == verb]

    def refused(self, text: str) -> Reason:
        """What stands against the move; nothing may have changed."""
        if not self.checked:
            self.check()
            self.checked = True
        move = self.state.game.notation.read(text)
        assert move not in self.state.legal(), f"{text} is legal"
        before = self.state.digest()
        try:
            self.state.play(move)
        except IllegalMove as illegal:
            assert self.state.digest() == before
            assert illegal.reason == self.state.why_not(move)
            rule = illegal.reason.rule  # none where no rule forbids it and it would only change nothing
            assert not rule or str(illegal).startswith(f"{rule}: ")
            return illegal.reason
        raise AssertionError(f"{text} was played")


def table(*names: str, seed: int = 1, game: Any = GAME) -> Table:
    return Table(*names, seed=seed, game=game)


def site(tile: str, architecture: int = 0, others: tuple[str, ...] = (), **goods: int) -> Table:
    """Red is about to construct by Tikal 2, with the tile and others in the row."""
    t = table().age(int(tile[1])).row(tile, *others).levels("red", architecture=architecture)
    return t.workers("red", T=[2]).goods("red", **goods).play("pick tikal 2", "action tikal 2")
