"""Tzolk'in: The Mayan Calendar, for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.core.data import Data, fingerprint, read
from cenote.core.game import Game, Value
from cenote.core.kernel import State
from cenote.core.rng import Rng
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
from cenote.games.tzolkin.components import BOX, FOLDER, Box
from cenote.games.tzolkin.dump import restore
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


class TzolkinGame(Game):
    key = "tzolkin"
    players = (2, 3, 4)
    rules = 1
    folder = FOLDER

    def __init__(self, box: Box, data: str) -> None:
        super().__init__(VERBS, FRAMES)
        self.box = box
        self.data = data

    def with_data(self, name: str, text: str) -> Game:
        return TzolkinGame(Box(self.box.data.overlay(read(name, text))), fingerprint(self.data + text))

    def first(self, players: int, rng: Rng, options: dict[str, Value]) -> State:
        return setup.set_up(self, players, rng, self.box)

    def restore(self, dump: Mapping[str, Any]) -> State:
        return restore(self, self.box, dump)

    def components(self) -> Data:
        return self.box.data

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, Tzolkin)
        return evaluate.evaluate(s, seat)

    def picture(self, view: Mapping[str, Any], words: Words, names: Sequence[str], width: int) -> Any:
        from cenote.games.tzolkin.terminal import picture

        return picture(view, self.box, words, names, width)

    def svg(self, view: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
        from cenote.games.tzolkin.svg import draw

        return draw(view, self.box, words, names)

    def describe(self, id: str, words: Words) -> str:
        from cenote.games.tzolkin.describe import describe

        space = f"action-{id}"
        if words.has(space) and self.box.data["space"].get(id) == BOX.data["space"].get(id):
            return words.say(space)
        return describe(id, self.box, words)


GAME = TzolkinGame(BOX, "")
