"""Endless Winter: Paleoamericans, for 1 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.core.data import Data, fingerprint, read
from cenote.core.game import Game, Option, Value
from cenote.core.kernel import State
from cenote.core.refusal import BadOption
from cenote.core.rng import Rng
from cenote.core.words import Words
from cenote.games.endlesswinter import choices, eclipse, evaluate, gaining, nomad, resting, setup, turn
from cenote.games.endlesswinter.acting import Act
from cenote.games.endlesswinter.components import BOX, FOLDER, Box
from cenote.games.endlesswinter.dump import restore
from cenote.games.endlesswinter.names import DRAFTS, LEVELS
from cenote.games.endlesswinter.state import Winter
from cenote.games.endlesswinter.verbs import VERBS

FRAMES = (
    setup.StartChoice, setup.ChooseChief, setup.ChooseSetup, setup.Begin,
    turn.NextTurn, turn.Turn, turn.DiscardPlayed, turn.LayPile, turn.EndTurn, Act,
    resting.ChooseToken, resting.Rest,
    gaining.Receive, gaining.Gain, gaining.Arrow, gaining.TurnAnimals, gaining.FreeStone, gaining.BuildVillage,
    gaining.GainTokens,
    choices.MoveCamps, choices.BuryCards, choices.Recruit, choices.Learn, choices.Catch, choices.TakeTop,
    choices.RevealAnimals, choices.DiscardCards,
    eclipse.Eclipse, eclipse.NextEclipse, eclipse.UsePile, eclipse.ClaimHexes, eclipse.StartBoard,
    eclipse.BoardBenefits, nomad.NomadTurn, nomad.NomadEclipse,
)  # fmt: skip


class WinterGame(Game):
    key = "endlesswinter"
    players = (1, 2, 3, 4)
    options = (
        Option("draft", DRAFTS[0], DRAFTS),
        Option("slow_start", False),
        Option("sole_majority", False),
        Option("glacier_tokens", False),
        Option("rest_tokens", False),
        Option("level", LEVELS[1], LEVELS),
    )
    rules = 1
    folder = FOLDER

    def __init__(self, box: Box, data: str) -> None:
        super().__init__(VERBS, FRAMES)
        self.box = box
        self.data = data

    def with_data(self, name: str, text: str) -> Game:
        return WinterGame(Box(self.box.data.overlay(read(name, text))), fingerprint(self.data + text))

    def first(self, players: int, rng: Rng, options: dict[str, Value]) -> State:
        if players > 1 and options["level"] != LEVELS[1]:
            raise BadOption("solo-option", option="level")
        return setup.set_up(self, players, rng, self.box, options)

    def restore(self, dump: Mapping[str, Any]) -> State:
        return restore(self, self.box, dump)

    def components(self) -> Data:
        return self.box.data

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, Winter)
        return evaluate.evaluate(s, seat)

    def picture(self, view: Mapping[str, Any], words: Words, names: Sequence[str], width: int) -> Any:
        from cenote.games.endlesswinter.terminal import picture

        return picture(view, self.box, words, names, width)

    def svg(self, view: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
        from cenote.games.endlesswinter.svg import draw

        return draw(view, self.box, words, names)

    def describe(self, id: str, words: Words) -> str:
        from cenote.games.endlesswinter.describe import describe

        return describe(id, self.box, words)


GAME = WinterGame(BOX, "")
