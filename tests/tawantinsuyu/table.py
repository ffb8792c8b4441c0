"""Positions in a few readable words.

    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G05").priest("purple", 1)
    t.play("place architect T06", "with G05", "task potato")
    assert t["purple"].potato == 3

The seats sit clockwise in the order of their names, and whoever is named first is to move. Nobody owns anything at
first, the hill is empty, all high priests stand in sector 1, and the piles lie in the order of their numbers. Whatever
a test changes, the pieces stay what they are in the box: the first `play` checks that the position can be loaded.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cenote.core.fields import NONE
from cenote.core.kernel import Event, Frame, IllegalMove, Reason
from cenote.games import get
from cenote.games.tawantinsuyu.components import ARMY, BUILDINGS, CARDS, CONQUESTS, PRODUCTION, SPACES, WEAVINGS
from cenote.games.tawantinsuyu.names import GODS, GOODS, HER, LARGE, WORKERS
from cenote.games.tawantinsuyu.rules.turn import CloseTurn, EndTurn, StartTurn, Turn
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu

GAME = get("tawantinsuyu")
BOX = GAME.at(2)  # the cases were written with these components; later versions only tune values
HUMAN, AXOMAMMA = "human", "axomamma"


class Seat:
    """What a player has, by the names of the rulebook."""

    def __init__(self, player: Player, t: Table) -> None:
        self.player = player
        self.t = t

    def __getattr__(self, good: str) -> int:
        """potato, corn, stone, gold"""
        return self.player.goods[GOODS.index(good)]

    @property
    def goods(self) -> tuple[int, ...]:
        return tuple(self.player.goods)

    @property
    def vp(self) -> int:
        return self.player.vp

    @property
    def step(self) -> int:
        return self.player.step

    @property
    def workers(self) -> dict[str, int]:
        return {worker: n for worker, n in zip(WORKERS, self.player.workers, strict=True) if n}

    @property
    def queue(self) -> list[str]:
        return [WORKERS[worker] for worker in self.player.queue]

    @property
    def hand(self) -> list[str]:
        return [CARDS[card] for card in self.player.hand]

    @property
    def army(self) -> list[str]:
        return [ARMY[card] for card in self.player.army]

    @property
    def troops(self) -> list[str]:
        return [ARMY[card] for card in self.player.troops]

    @property
    def tired(self) -> list[str]:
        return [ARMY[card] for card in self.player.tired]

    @property
    def up(self) -> list[str]:
        return [BUILDINGS[tile] for tile in self.player.up]

    @property
    def down(self) -> list[str]:
        return [BUILDINGS[tile] for tile in self.player.down]

    @property
    def permanent(self) -> list[str]:
        return [tile for n, tile in enumerate(BUILDINGS[len(PRODUCTION) :]) if self.player.permanent >> n & 1]

    @property
    def statues(self) -> dict[str, int]:
        names = [*(f"small {god}" for god in GODS), *(f"large {god}" for god in GODS)]
        return {name: n for name, n in zip(names, self.player.statues, strict=True) if n}

    @property
    def tapestries(self) -> list[list[str]]:
        return [[WEAVINGS[tile] for tile in tapestry] for tapestry in self.player.tapestries]

    @property
    def priest(self) -> int:
        """The sector that the high priest's cell faces."""
        return self.player.priest + 1


class Table:
    def __init__(self, *names: str, solo: bool = False, options: dict[str, Any] | None = None, game: Any = BOX) -> None:
        self.names = (HUMAN, AXOMAMMA) if solo else names or ("purple", "grey", "black", "yellow")
        people = 1 if solo else len(self.names)
        state = game.new(players=people, seed=1, options={"learning": True, **(options or {})})
        while state.active == NONE:
            state.play(state.moves()[0])
        assert isinstance(state, Tawantinsuyu)
        self.state = state
        self.people = people
        self.checked = False
        self.clear()
        self.turn(self.names[0])

    def clear(self) -> None:
        s = self.state
        s.players = [Player(seat) for seat in range(len(self.names))]
        for me in s.players:
            me.priest = 0
        s.players[HER].inert = s.solo
        s.first, s.active, s.holder, s.ceremonies, s.last = 0, NONE, NONE, 0, False
        s.rotation, s.exchanged, s.played = 0, 0, NONE
        s.hill = [NONE] * len(SPACES)
        s.conquests = [NONE] * len(CONQUESTS)
        s.upper, s.lower = [NONE] * 5, [NONE] * 5
        s.losses = [0] * 5
        s.boxed = [s.box.removed[len(s.players)]] * 5
        s.bag = [worker for worker in range(5) for _ in range(s.box.workers[worker] - s.boxed[worker])]
        s.village, s.nomads = [], []
        self.village(*(WORKERS[n % 5] for n in range(s.box.village[len(s.players)])))
        self.nomads(*(WORKERS[n % 5] for n in range(s.box.nomads[len(s.players)])))
        s.deck = list(reversed(range(len(CARDS))))
        s.altar, s.spent = [], []
        s.army_deck, s.army_discard = list(reversed(range(len(ARMY)))), []
        s.statues = [number for number in s.box.statues for _ in GODS]
        stack = [n for n, tile in enumerate(s.box.weavings) if not tile.start and tile.players <= len(s.players)]
        s.weavings, s.loom, s.bought, s.starts = list(reversed(stack)), [], [], []
        s.market, s.replaced = [], []
        s.production_stack = list(reversed(range(len(PRODUCTION))))
        s.permanent_stack = list(reversed(range(len(PRODUCTION), len(BUILDINGS))))
        self.market("P01", "P02", "Z01", "Z02")
        s.slots, s.tokens, s.personality, s.roll = [], [], NONE, 0
        if s.solo:
            s.tokens = s.box.token_starts.copy()
            self.slots("G36", "G37", "G38", "G39")

    # --- who, what, where ---

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def __getitem__(self, name: str) -> Seat:
        return Seat(self.player(name), self)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    @property
    def to_move(self) -> str | None:
        return None if self.state.seat is None else self.names[self.state.seat]

    @property
    def on_hill(self) -> dict[str, str]:
        return {SPACES[n]: WORKERS[worker] for n, worker in enumerate(self.state.hill) if worker != NONE}

    @property
    def on_market(self) -> list[str]:
        return [BUILDINGS[tile] for tile in self.state.market]

    @property
    def on_altar(self) -> list[str]:
        return [CARDS[card] for card in self.state.altar]

    @property
    def in_deck(self) -> list[str]:
        """The deck from the top down."""
        return [CARDS[card] for card in reversed(self.state.deck)]

    # --- pieces on their way ---

    def from_bag(self, worker: str) -> int:
        number = WORKERS.index(worker)
        self.state.bag.remove(number)
        return number

    def take_card(self, id: str) -> int:
        card = CARDS.index(id)
        for pile in (self.state.deck, self.state.altar, *(me.hand for me in self.state.players)):
            if card in pile:
                pile.remove(card)
                return card
        raise AssertionError(f"{id} lies elsewhere")

    def take_army(self, id: str) -> int:
        card = ARMY.index(id)
        self.state.army_deck.remove(card)
        return card

    def take_building(self, id: str) -> int:
        tile, s = BUILDINGS.index(id), self.state
        for pile in (s.market, s.production_stack, s.permanent_stack):
            if tile in pile:
                pile.remove(tile)
        return tile

    # --- what a player has ---

    def goods(self, name: str, **goods: int) -> Table:
        self.player(name).goods = [goods.get(good, 0) for good in GOODS]
        return self

    def vp(self, name: str, vp: int) -> Table:
        self.player(name).vp = vp
        return self

    def step(self, name: str, step: int) -> Table:
        self.player(name).step = step
        return self

    def priest(self, name: str, sector: int) -> Table:
        self.player(name).priest = sector - 1
        return self

    def workers(self, name: str, **workers: int) -> Table:
        for worker, n in workers.items():
            for _ in range(n):
                self.player(name).workers[self.from_bag(worker)] += 1
        return self

    def queue(self, *workers: str) -> Table:
        """Axomamma's workers."""
        self.player(AXOMAMMA).queue = [self.from_bag(worker) for worker in workers]
        return self

    def hand(self, name: str, *ids: str) -> Table:
        me = self.player(name)
        self.state.deck += me.hand
        me.hand = []
        me.hand = sorted(self.take_card(id) for id in ids)
        return self

    def army(self, name: str, *ids: str) -> Table:
        self.player(name).army = sorted(self.take_army(id) for id in ids)
        return self

    def troops(self, name: str, *ids: str) -> Table:
        self.player(name).troops = sorted(self.take_army(id) for id in ids)
        return self

    def tired(self, name: str, *ids: str) -> Table:
        self.player(name).tired = sorted(self.take_army(id) for id in ids)
        return self

    def built(self, name: str, *ids: str, down: Iterable[str] = ()) -> Table:
        """Production buildings face up and permanent ones; `down` lie face down."""
        me = self.player(name)
        for id in ids:
            tile = self.take_building(id)
            if id.startswith("P"):
                me.up = sorted([*me.up, tile])
            else:
                me.permanent |= 1 << (tile - len(PRODUCTION))
        me.down = sorted([*me.down, *(self.take_building(id) for id in down)])
        return self

    def statues(self, name: str, *statues: str) -> Table:
        """As in "small g1"."""
        for statue in statues:
            size, god = statue.split()
            number = GODS.index(god) + (LARGE if size == "large" else 0)
            self.state.statues[number] -= 1
            self.player(name).statues[number] += 1
        return self

    def tapestries(self, name: str, *tapestries: list[str]) -> Table:
        me, s = self.player(name), self.state
        for tapestry in tapestries:
            tiles = [WEAVINGS.index(id) for id in tapestry]
            s.weavings = [tile for tile in s.weavings if tile not in tiles]
            me.tapestries = [*me.tapestries, tiles]
        return self

    def stairs(self, name: str, upper: Iterable[int] = (), lower: Iterable[int] = ()) -> Table:
        me = self.player(name)
        for owners, sectors in ((self.state.upper, upper), (self.state.lower, lower)):
            for sector in sectors:
                owners[sector - 1] = me.seat
                me.stairs -= 1
        return self

    def markers(self, name: str, *spaces: str) -> Table:
        for space in spaces:
            self.state.conquests[CONQUESTS.index(space)] = self.seat(name)
            self.player(name).markers -= 1
        return self

    # --- what lies on the board ---

    def hill(self, **workers: str) -> Table:
        for space, worker in workers.items():
            self.state.hill[SPACES.index(space)] = self.from_bag(worker)
        return self

    def village(self, *workers: str) -> Table:
        """From the potato end to the corn end."""
        s = self.state
        s.bag += s.village
        s.village = []
        s.village = [self.from_bag(worker) for worker in workers]
        return self

    def nomads(self, *workers: str) -> Table:
        s = self.state
        s.bag += s.nomads
        s.nomads = []
        s.nomads = [self.from_bag(worker) for worker in workers]
        return self

    def empty_bag(self) -> Table:
        """Every worker left in the bag has left the game."""
        s = self.state
        for worker in s.bag:
            s.boxed[worker] += 1
        s.bag = []
        return self

    def losses(self, n: int) -> Table:
        for worker in sorted(self.state.bag[:n]):
            self.state.losses[self.from_bag(WORKERS[worker])] += 1
        return self

    def altar(self, *ids: str) -> Table:
        """The oldest first."""
        self.state.altar = [self.take_card(id) for id in ids]
        return self

    def deck(self, *ids: str) -> Table:
        """These come next, the first one on top."""
        self.state.deck += reversed([self.take_card(id) for id in ids])
        return self

    def army_deck(self, *ids: str) -> Table:
        self.state.army_deck += reversed([self.take_army(id) for id in ids])
        return self

    def weavings(self, *ids: str) -> Table:
        """These lie on top of the stack, the first one face up."""
        s, tiles = self.state, [WEAVINGS.index(id) for id in ids]
        s.weavings = [tile for tile in s.weavings if tile not in tiles] + list(reversed(tiles))
        return self

    def only_weavings(self, *ids: str) -> Table:
        """The stack has no others: the first player has made tapestries of them."""
        self.weavings(*ids)
        s = self.state
        for tile in s.weavings[: len(s.weavings) - len(ids)]:
            self.tapestries(self.names[-1], [WEAVINGS[tile]])
        return self

    def market(self, *ids: str) -> Table:
        s = self.state
        for tile in s.market:
            (s.production_stack if tile < len(PRODUCTION) else s.permanent_stack).insert(0, tile)
        s.market = []
        s.market = sorted(self.take_building(id) for id in ids)
        return self

    def buildings(self, *ids: str) -> Table:
        """These come next from their stacks."""
        for id in reversed(ids):
            tile = self.take_building(id)
            (self.state.production_stack if id.startswith("P") else self.state.permanent_stack).append(tile)
        return self

    def slots(self, *ids: str) -> Table:
        s = self.state
        s.deck += s.slots
        s.slots = []
        s.slots = [self.take_card(id) for id in ids]
        return self

    def ceremonies(self, n: int) -> Table:
        self.state.ceremonies = n
        return self

    def token(self, name: str) -> Table:
        """The village is empty, and the player holds the ceremony token."""
        self.village()
        self.state.holder = self.seat(name)
        return self

    # --- whose turn ---

    def begin(self, name: str) -> int:
        """The number of the turn fits the player."""
        s, seat = self.state, self.seat(name)
        s.active = seat
        s.turn = 3 * self.people + 1 + (seat - s.first) % len(self.names)
        self.checked = False
        return seat

    def turn(self, name: str) -> Table:
        seat = self.begin(name)
        return self.ask(EndTurn(seat), Turn(seat))

    def during(self, name: str, *frames: Frame[Any]) -> Table:
        """In the middle of the player's turn: the next thing last."""
        return self.ask(EndTurn(self.begin(name)), *frames)

    def end_turn(self, name: str) -> Table:
        """The player has done everything but the end of the turn."""
        self.during(name)
        self.state.settle()
        return self

    def start_turn(self, name: str) -> Table:
        """The turn begins, with the ceremony if one is due."""
        seat = self.begin(name)
        self.state.active = NONE
        self.state.turn -= 1
        self.ask(StartTurn(seat))
        self.checked = True
        self.state.settle()
        return self

    def let_her(self, *frames: Frame[Any]) -> Table:
        """Axomamma does something on her turn."""
        self.begin(AXOMAMMA)
        self.ask(CloseTurn(HER), *frames)
        self.checked = True
        self.state.settle()
        return self

    def ask(self, *frames: Frame[Any]) -> Table:
        self.state.stack = list(frames)
        self.state._legal = None
        return self

    # --- playing ---

    def check(self) -> None:
        """The position is one that could be loaded."""
        self.state._legal = None
        if self.checked:
            return
        assert self.state.game.load(self.state.dump()) == self.state
        self.checked = True

    def play(self, *moves: str) -> Table:
        self.check()
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

    def legal(self, verb: str = "") -> list[str]:
        """The legal moves, of one verb if it is named."""
        self.check()
        return [" ".join(move) for move in self.state.moves() if not verb or move[0] == verb]

    def asks(self) -> str:
        """The name of the decision at hand; empty when the game is over."""
        return type(self.state.decision).__name__ if self.state.stack else ""

    def refused(self, text: str) -> Reason:
        """What stands against the move; nothing may have changed."""
        self.check()
        move = self.state.game.notation.read(text)
        assert move not in self.state.legal(), f"{text} is legal"
        before = self.state.digest()
        try:
            self.state.play(move)
        except IllegalMove as illegal:
            assert self.state.digest() == before
            assert illegal.reason == self.state.why_not(move)
            assert str(illegal).startswith(f"{illegal.reason.rule}: ")
            return illegal.reason
        raise AssertionError(f"{text} was played")


def table(*names: str, solo: bool = False, options: dict[str, Any] | None = None, game: Any = BOX) -> Table:
    return Table(*names, solo=solo, options=options, game=game)
