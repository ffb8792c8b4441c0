"""Tzolk'in: The Mayan Calendar, for 2 to 4 players."""

from __future__ import annotations

from typing import ClassVar

from cenote.core.game import Amount, Value
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.room import Room
from cenote.core.words import Words
from cenote.games.tzolkin import checks, observation, setup, view
from cenote.games.tzolkin.components import BOX, FOLDER
from cenote.games.tzolkin.judge import evaluate
from cenote.games.tzolkin.rules import building, payment, picking, placing, rounds, technology, temples, turn
from cenote.games.tzolkin.rules.actions import AnyAction
from cenote.games.tzolkin.rules.chichen import BuyStep
from cenote.games.tzolkin.rules.market import Market
from cenote.games.tzolkin.rules.palenque import Harvest
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import VERBS

FRAMES = (
    setup.StartKeeping, setup.KeepWealth, setup.RevealWealth,
    rounds.StartRound, rounds.StartTurn, turn.Turn, rounds.EndTurn,
    placing.PlaceMore, picking.PickMore, picking.UseWorker,
    AnyAction, Harvest, Market, BuyStep,
    building.Build, building.Discount, building.Receive,
    technology.Advance, technology.FreeAdvance, technology.Learn,
    temples.ChooseTemple, temples.Anger, payment.Pay, payment.TakeResource,
    rounds.EndRound, rounds.Calendar, rounds.ChooseDays,
)  # fmt: skip


class TzolkinGame(Room):
    key = "tzolkin"
    players = (2, 3, 4)
    rules = 1
    arrays = 2
    mixes: ClassVar = {"resource": ("wood", "stone", "gold")}
    pad: ClassVar = {
        "during": ("buildings", "technology", "skulls"),
        "food-days": ("hunger", "temple-brown", "temple-yellow", "temple-green", "highest"),
        "end": ("goods", "skulls-kept", "monuments"),
    }
    sureness = 0.6
    folder = FOLDER
    verbs = VERBS
    kinds = FRAMES
    declared = view.VIEW
    observe = staticmethod(observation.write)
    held = view.HELD
    conserved = checks.CONSERVED
    foresight = 5

    def first(self, players: int, rng: Rng, options: dict[str, Value]) -> State:
        return setup.set_up(self.blank(rng, players))

    def blank(self, rng: Rng, seats: int) -> Tzolkin:
        s = Tzolkin(self, rng, self.box)
        s.players = [Player(seat) for seat in range(seats)]
        return s

    def check(self, s: Tzolkin) -> None:
        checks.check(s)

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        assert isinstance(s, Tzolkin)
        return view.redeal(s, seat, rng)

    def amounts(self, s: State, seat: int) -> list[Amount]:
        assert isinstance(s, Tzolkin)
        return view.amounts(s, seat)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, Tzolkin)
        return evaluate.evaluate(s, seat, self.weights["evaluate"])

    def describe(self, id: str, words: Words) -> str:
        """A space of a gear in one sentence, as long as a host's own file leaves it as it is."""
        space = f"action-{id}"
        if words.has(space) and self.box.data["space"].get(id) == BOX.data["space"].get(id):
            return words.say(space)
        return super().describe(id, words)


GAME = TzolkinGame(BOX)
