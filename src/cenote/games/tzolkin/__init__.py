"""Tzolk'in: The Mayan Calendar, for 2 to 4 players."""

from __future__ import annotations

from cenote.core.game import Value
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.room import Room
from cenote.core.words import Words
from cenote.games.tzolkin import (
    building,
    calendar,
    evaluate,
    payment,
    picking,
    placing,
    setup,
    technology,
    temples,
    turn,
)
from cenote.games.tzolkin.actions import AnyAction
from cenote.games.tzolkin.chichen import BuyStep
from cenote.games.tzolkin.components import BOX, FOLDER
from cenote.games.tzolkin.market import Market
from cenote.games.tzolkin.palenque import Harvest
from cenote.games.tzolkin.state import Tzolkin
from cenote.games.tzolkin.verbs import VERBS

FRAMES = (
    setup.StartKeeping, setup.KeepWealth, setup.RevealWealth,
    turn.StartRound, turn.StartTurn, turn.Turn, turn.EndTurn,
    placing.PlaceMore, picking.PickMore, picking.UseWorker,
    AnyAction, Harvest, Market, BuyStep,
    building.Build, building.Discount, building.Receive,
    technology.Advance, technology.FreeAdvance, technology.Learn,
    temples.ChooseTemple, temples.Anger, payment.Pay, payment.TakeResource,
    calendar.EndRound, calendar.Calendar, calendar.ChooseDays,
)  # fmt: skip


class TzolkinGame(Room):
    key = "tzolkin"
    players = (2, 3, 4)
    rules = 1
    folder = FOLDER
    verbs = VERBS
    kinds = FRAMES
    foresight = 5

    def first(self, players: int, rng: Rng, options: dict[str, Value]) -> State:
        return setup.set_up(self, players, rng, self.box)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, Tzolkin)
        return evaluate.evaluate(s, seat)

    def describe(self, id: str, words: Words) -> str:
        """A space of a gear in one sentence, as long as a host's own file leaves it as it is."""
        space = f"action-{id}"
        if words.has(space) and self.box.data["space"].get(id) == BOX.data["space"].get(id):
            return words.say(space)
        return super().describe(id, words)


GAME = TzolkinGame(BOX)
