"""Positions in a few readable words.

    t = table("wolf", "bison").cards("wolf", hand=["hunter"]).goods("wolf", food=3, tools=2).turn("wolf")
    t.play("place tribe hunt", "play hunter", "eat")
    assert t.labour == 3

The seats are named in turn order; whoever is named first is to move in round 1 with three figures. At first nobody owns
goods, animals or stones, everybody has one camp on the base, no tribe card has been taken, all starting cards are in
the decks, and the chiefs are bound to columns: wolf to Migrate, bison to Develop. Whatever a test changes, cards, camps
and animals stay what they are in the box: the first `play` checks that the position can be loaded.
"""

from __future__ import annotations

from typing import Any

from cenote.core.fields import NONE
from cenote.core.kernel import Event, Frame, IllegalMove, Reason
from cenote.games import get
from cenote.games.endlesswinter.components import BURIAL, CARDS, STONE_IDS, UNSEEN
from cenote.games.endlesswinter.geometry import AREA, CELLS, HEXES, JUNCTIONS
from cenote.games.endlesswinter.names import (
    ANIMALS,
    BETWEEN,
    CAMPS,
    CHIEFS,
    COLUMNS,
    FIRST_CULTURE,
    FIRST_TRIBE,
    LANDS,
    NEUTRAL,
    TRIBES,
    UPPER,
)
from cenote.games.endlesswinter.rules.eclipse import Eclipse
from cenote.games.endlesswinter.rules.effects import Gain
from cenote.games.endlesswinter.rules.turn import DiscardPlayed, EndTurn, LayPile, NextTurn, Turn
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.vocabulary import KINDS

GAME = get("endlesswinter")
BOX = GAME.at(2)  # the cases were written with these components; later versions only tune values
ZONES = ("hand", "deck", "discard", "above", "pile", "buried")
FILLED = ("deck", "hand", "discard", "buried")  # where the other starting cards go: the first that a test leaves open


class Seat:
    """What a player has, by the names of the rulebook."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def __getattr__(self, name: str) -> Any:
        """vp, food, tools, offering, honour, camps_left …"""
        return getattr(self.player, name)

    def cards(self, zone: str) -> list[str]:
        return [CARDS[card] for card in getattr(self.player, zone)]

    @property
    def hand(self) -> list[str]:
        return self.cards("hand")

    @property
    def deck(self) -> int:
        return len(self.player.deck)

    @property
    def discard(self) -> list[str]:
        return sorted(self.cards("discard"))

    @property
    def above(self) -> list[str]:
        return self.cards("above")

    @property
    def buried(self) -> list[str]:
        return self.cards("buried")

    @property
    def animals(self) -> dict[str, int]:
        return {name: n for name, n in zip(ANIMALS, self.player.animals, strict=True) if n}

    @property
    def turned(self) -> dict[str, int]:
        return {name: n for name, n in zip(ANIMALS, self.player.turned, strict=True) if n}

    @property
    def stones(self) -> list[str]:
        return [STONE_IDS[stone] for stone in self.player.stones]

    @property
    def camps(self) -> dict[str, int]:
        return {HEXES[at]: n for at, n in enumerate(self.player.camps) if n}

    @property
    def villages(self) -> list[str]:
        return [JUNCTIONS[junction] for junction in self.player.villages]


class Table:
    def __init__(self, *names: str, seed: int = 1, game: Any = BOX, **options: Any) -> None:
        self.names = names or ("wolf", "bison", "lion", "bear")
        state = game.new(players=len(self.names), seed=seed, options=options)
        while len(self.names) == 1 and state.order[0] != 0:  # the nomad has not moved yet
            seed += 1
            state = game.new(players=1, seed=seed, options=options)
        while state.round == 0:
            state.play(state.moves()[0])
        assert isinstance(state, EndlessWinter)
        self.state = state
        self.checked = False
        self.clear()
        for name in self.names:
            self.cards(name)
        self.turn(self.names[0])

    def clear(self) -> None:
        s = self.state
        s.order = list(range(len(s.players)))
        s.honour = s.order.copy()
        for me in s.players:
            clean = Player(me.seat)
            clean.setup = me.setup
            clean.chief = NONE if me.chief == NONE else 2 * (len(CHIEFS) - 1 - me.seat)  # bound to columns, side A
            clean.tribe_figures = me.tribe_figures
            clean.camps_left, clean.camps[HEXES.index("c3")] = CAMPS - 1, 1
            s.players[me.seat] = clean
        s.supply = [15] * len(TRIBES)
        s.animal_deck = [animal for animal in range(7) for _ in range(s.box.animals[animal].copies)]
        s.grounds = [0] * 7
        s.columns = [[], [], [], []]
        s.nomad_open = []
        s.nomad_deck = list(range(len(s.box.nomads))) if s.solo else []

    # --- who and what ---

    def seat(self, name: str) -> int:
        return 1 if name == "nomad" and self.state.solo else self.names.index(name)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else "nomad"

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def __getitem__(self, name: str) -> Seat:
        return Seat(self.player(name))

    @property
    def labour(self) -> float:
        return self.state.labour / 2

    @property
    def to_move(self) -> str | None:
        return None if self.state.seat is None else self.names[self.state.seat]

    @property
    def order(self) -> list[str]:
        return [self.name(seat) for seat in self.state.order]

    @property
    def grounds(self) -> int:
        return sum(self.state.grounds)

    @property
    def display(self) -> list[str]:
        return [CARDS[card] for card in self.state.display if card != NONE]

    # --- making the position ---

    def goods(self, name: str, food: int = 0, tools: int = 0) -> Table:
        me = self.player(name)
        me.food, me.tools = food, tools
        return self

    def vp(self, name: str, vp: int) -> Table:
        self.player(name).vp = vp
        return self

    def cards(self, name: str, **zones: list[str]) -> Table:
        """Where the cards of a player are; starting cards that are not named fill the first zone left open."""
        s, me = self.state, self.player(name)
        for zone in ZONES:
            for card in getattr(me, zone):
                if FIRST_TRIBE <= card < FIRST_CULTURE:
                    s.supply[card - FIRST_TRIBE] += 1
            setattr(me, zone, [CARDS.index(card) for card in zones.get(zone, [])])
        self.take_out(me)
        named = [card for zone in ZONES for card in getattr(me, zone)]
        rest = [card for card in range(FIRST_TRIBE) for _ in range(s.box.cards[card].copies - named.count(card))]
        open_zone = next(zone for zone in FILLED if zone not in zones)
        getattr(me, open_zone).extend(rest)
        me.hand.sort()
        me.pile.sort()
        me.ready = []
        self.unseen(me)
        return self

    def unseen(self, me: Player) -> None:
        """Nobody has seen anything: whatever is not in the deck was drawn, and buried last."""
        buried = len(me.buried)
        me.came = [UNSEEN] * (len(me.hand) + len(me.pile) + buried) + [BURIAL] * buried
        me.buried_openly = 0

    def take_out(self, me: Player) -> None:
        """Tribe cards come from the supply, culture cards from decks and display."""
        s = self.state
        for zone in ZONES:
            for card in getattr(me, zone):
                if card >= FIRST_CULTURE:
                    s.culture = [[other for other in deck if other != card] for deck in s.culture]
                    s.display = [NONE if other == card else other for other in s.display]
                elif card >= FIRST_TRIBE:
                    s.supply[card - FIRST_TRIBE] -= 1

    def supply(self, tribe: str, n: int) -> Table:
        """So many cards left in a tribe deck; the last player has buried the others."""
        number = TRIBES.index(tribe)
        last = self.state.players[-1]
        last.buried += [FIRST_TRIBE + number] * (self.state.supply[number] - n)
        self.state.supply[number] = n
        if not self.state.solo:
            self.unseen(last)
        return self

    def show(self, *ids: str) -> Table:
        """Exactly these culture cards on display; the others of the era leave the table."""
        s = self.state
        cards = [CARDS.index(id) for id in ids]
        s.culture = [[card for card in deck if card not in cards] for deck in s.culture]
        s.display = cards + [NONE] * (8 - len(cards))
        return self

    def chief(self, name: str, chief: str, side: str) -> Table:
        me, number = self.player(name), CHIEFS.index(chief)
        for other in self.state.players:
            if other.chief // 2 == number:
                other.chief = me.chief
        me.chief = 2 * number + "AB".index(side)
        return self

    def animals(self, name: str, **animals: int) -> Table:
        self._animals(self.player(name).animals, animals)
        return self

    def turned(self, name: str, **animals: int) -> Table:
        self._animals(self.player(name).turned, animals)
        return self

    def hunting(self, **animals: int) -> Table:
        """What lies on the hunting grounds."""
        self._animals(self.state.grounds, animals)
        return self

    def _animals(self, zone: list[int], animals: dict[str, int]) -> None:
        for number, animal in enumerate(ANIMALS):
            for _ in range(zone[number]):
                self.state.animal_deck.append(number)
            zone[number] = animals.get(animal, 0)
            for _ in range(zone[number]):
                self.state.animal_deck.remove(number)

    def animal_deck(self, *animals: str) -> Table:
        """Only these are left, the last on top; the last player has turned the others."""
        s = self.state
        left = [ANIMALS.index(animal) for animal in animals]
        for animal in left:
            s.animal_deck.remove(animal)
        for animal in s.animal_deck:
            s.players[-1].turned[animal] += 1
        s.animal_deck = left
        return self

    def camps(self, name: str, *hexes: str) -> Table:
        me = self.player(name)
        me.camps = [hexes.count(at) for at in HEXES]
        me.camps_left = CAMPS - len(hexes)
        return self

    def village(self, name: str, *junctions: str) -> Table:
        for junction in junctions:
            self.player(name).villages.append(JUNCTIONS.index(junction))
            self.state.villages[JUNCTIONS.index(junction)] = self.seat(name)
        return self

    def land(self, **hexes: str) -> Table:
        """Lands of some hexes, swapped with others that have them."""
        s = self.state
        s.terrain = s.terrain.copy()
        fixed = [HEXES.index(at) for at in hexes]
        for at, land in hexes.items():
            here = HEXES.index(at)
            kind = LANDS.index(land)
            if s.box.lands[s.terrain[here]] == kind:
                continue
            done = fixed[: fixed.index(here)]
            there = next(
                (h for h in range(len(HEXES)) if h not in done and s.box.lands[s.terrain[h]] == kind and h != here),
                None,
            )
            if there is None:
                unused = [t for t, of in enumerate(s.box.lands) if of == kind and t not in s.terrain]
                s.terrain[here] = unused[0]
            else:
                s.terrain[here], s.terrain[there] = s.terrain[there], s.terrain[here]
        return self

    def stones(self, name: str, *ids: str) -> Table:
        """Stones already taken, in place of others of their era on offer."""
        for id in ids:
            stone = STONE_IDS.index(id)
            self.offer(id)
            self.state.stones[self.state.box.stones[stone].era - 1].remove(stone)
            self.player(name).stones.append(stone)
        return self

    def offer(self, *ids: str) -> Table:
        """These stones are on offer, in place of others of their era."""
        for id in ids:
            stone = STONE_IDS.index(id)
            era = self.state.stones[self.state.box.stones[stone].era - 1]
            if stone not in era:
                era.pop()
                era.insert(0, stone)
        return self

    def megaliths(self, owner: str, *cells: str, height: int = 0) -> Table:
        """Megaliths already placed; neutral ones come from the supplies in turn order."""
        s = self.state
        for cell in cells:
            at = height * AREA + CELLS.index(cell)
            assert s.megaliths[at] == NONE
            if owner == "neutral":
                next(me for me in s.players if me.neutrals).neutrals -= 1
                s.megaliths[at] = NEUTRAL
            else:
                me = self.player(owner)
                if me.neutrals:
                    self.neutrals_out(me)
                me.megaliths -= 1
                s.megaliths[at] = me.seat
        return self

    def neutrals_out(self, me: Player) -> None:
        """Who has placed own megaliths has placed the neutral ones before, somewhere out of the way."""
        s = self.state
        for at in range(AREA - 1, -1, -1):
            if me.neutrals and s.cells[at] >= 0 and s.megaliths[at] == NONE and s.box.start_cells[s.cells[at]]:
                s.megaliths[at] = NEUTRAL
                me.neutrals -= 1
        for at in range(AREA - 1, -1, -1):
            if me.neutrals and s.cells[at] >= 0 and s.megaliths[at] == NONE:
                s.megaliths[at] = NEUTRAL
                me.neutrals -= 1

    def tiles(self, *order: str) -> Table:
        """The megalith tiles on the places of the layout."""
        s = self.state
        layout = s.box.layouts[s.box.recommended[s.people]]
        tiles = [s.box.megalith_tiles.index(tile) for tile in order]
        s.cells = [number if number < 0 else tiles[number // 9] * 9 + number % 9 for number in layout]
        return self

    def idols(self, name: str, offering: int = 0, honour: int = 0) -> Table:
        s, me = self.state, self.player(name)
        me.offering, me.honour = offering, honour
        s.honour = sorted(range(len(s.players)), key=lambda seat: -s.players[seat].honour)
        return self

    def round(self, round: int) -> Table:
        s = self.state
        if (s.round <= 2) != (round <= 2):
            kept = 0 if round <= 2 else 1
            deck = s.culture[kept]
            s.display = [deck.pop() for _ in range(8)]
        s.round = round
        for me in s.players:
            me.tribe_figures = s.turns - 1
        return self.turn(self.names[s.order[0]])

    def turn(self, name: str, cycle: int = 0, at: str = "") -> Table:
        """It is this player's turn; in later cycles the earlier figures stand in the column, or rest (E30)."""
        s, seat = self.state, self.seat(name)
        s.columns, players = [[], [], [], []], len(s.players)
        number = cycle * players + s.order.index(seat)
        for me in s.players:
            me.chief_figure, me.tribe_figures, me.resting = 1, s.turns - 1, 0
        for done in range(number):
            me = s.players[s.order[done % players]]
            self.send(me, at)
        s.turn += 1
        s.labour, s.column, s.section, s.bound = 0, BETWEEN, UPPER, BETWEEN
        s.chief_placed = s.chief_used = s.eclipse = False
        s.initiated = s.claimed = s.board = 0
        s.stack = [NextTurn(number + 1), EndTurn(seat), LayPile(seat, 0), DiscardPlayed(seat), Turn(seat, 0)]
        s._legal = None
        return self

    def send(self, me: Player, column: str) -> None:
        """One figure out of hand: tribe figures first."""
        chief = not me.tribe_figures
        if chief:
            me.chief_figure -= 1
        else:
            me.tribe_figures -= 1
        if column:
            self.state.columns[COLUMNS.index(column)].append(2 * me.seat + chief)
        else:
            me.resting += 1

    def ask(self, *frames: Frame[Any]) -> Table:
        """Something to be done first in this turn."""
        self.state.stack += frames
        self.state.settle()
        self.state._legal = None
        return self

    def gain(self, name: str, kind: str, n: int = 1) -> Table:
        return self.ask(Gain(self.seat(name), KINDS.index(kind), n))

    def start_eclipse(self, **resting: int) -> Table:
        """All figures have been placed; the piles are revealed."""
        s = self.state
        s.columns = [[], [], [], []]
        for me in s.players:
            me.chief_figure, me.tribe_figures, me.resting = 1, s.turns - 1, 0
            for _ in range(s.turns):
                self.send(me, "" if me.resting < resting.get(self.name(me.seat), 0) else "initiate")
        s.stack = [Eclipse()]
        s._legal = None
        s.settle()
        return self

    # --- playing ---

    def check(self) -> None:
        """The position is one that could be loaded."""
        self.state._legal = None
        assert self.state.game.load(self.state.dump()) == self.state

    def ready(self) -> None:
        if not self.checked:
            self.check()
            self.checked = True

    def play(self, *moves: str) -> Table:
        self.ready()
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
        return [" ".join(move) for move in self.state.moves() if not verb or move[0] == verb]

    def refused(self, text: str) -> Reason:
        """What stands against the move; nothing may have changed."""
        self.ready()
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


def table(*names: str, seed: int = 1, game: Any = BOX, **options: Any) -> Table:
    return Table(*names, seed=seed, game=game, **options)


__all__ = ["BOX", "GAME", "Seat", "Table", "table"]
