"""Endless Winter: Paleoamericans, for 1 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cenote.core.fields import NONE
from cenote.core.game import Amount, Option, Value
from cenote.core.kernel import State
from cenote.core.refusal import BadPosition
from cenote.core.rng import Rng
from cenote.core.room import Room
from cenote.games.endlesswinter import checks, observation, setup, view
from cenote.games.endlesswinter.components import BOX, FOLDER, LAYOUTS
from cenote.games.endlesswinter.geometry import JUNCTIONS
from cenote.games.endlesswinter.judge import evaluate
from cenote.games.endlesswinter.names import DRAFTS, LEVELS, RECOMMENDED
from cenote.games.endlesswinter.rules import choices, eclipse, effects, further, nomad, resting, turn
from cenote.games.endlesswinter.rules.acting import Act
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import VERBS

FRAMES = (
    setup.StartChoice, setup.ChooseChief, setup.ChooseSetup, setup.Begin,
    turn.NextTurn, turn.Turn, turn.DiscardPlayed, turn.LayPile, turn.EndTurn, Act,
    resting.ChooseToken, resting.Rest,
    effects.Receive, effects.Gain, effects.Arrow,
    further.TurnAnimals, further.FreeStone, further.BuildVillage, further.GainTokens,
    choices.MoveCamps, choices.BuryCards, choices.Recruit, choices.Learn, choices.Catch, choices.TakeTop,
    choices.RevealAnimals, choices.DiscardCards,
    eclipse.Eclipse, eclipse.NextEclipse, eclipse.UsePile, eclipse.ClaimHexes, eclipse.StartBoard,
    eclipse.BoardBenefits, nomad.NomadTurn, nomad.NomadEclipse,
)  # fmt: skip


class EndlessWinterGame(Room):
    key = "endlesswinter"
    players = (1, 2, 3, 4)
    options = (
        Option("draft", DRAFTS[0], DRAFTS),
        Option("slow_start", False),
        Option("sole_majority", False),
        Option("glacier_tokens", False),
        Option("rest_tokens", False),
        Option("level", LEVELS[1], LEVELS, solo=True),
        Option("layout", RECOMMENDED, (RECOMMENDED, *LAYOUTS), since=2),
    )
    pad: ClassVar = {
        "during": ("effects", "megaliths", "empty", "honour-track", "offering-top", "honour-top"),
        "eclipses": ("stones", "hexes", "villages", "glaciers"),
        "end": ("offering", "honour", "cards", "animals"),
    }
    rules = 7
    overlooked = 15  # a turn has many small moves
    arrays = 2
    sureness = 0.5
    folder = FOLDER
    verbs = VERBS
    kinds = FRAMES
    declared = view.VIEW
    observe = staticmethod(observation.write)
    held = view.HELD
    conserved = checks.CONSERVED

    def first(self, players: int, rng: Rng, options: dict[str, Value]) -> State:
        return setup.set_up(self.blank(rng, players), options)

    def blank(self, rng: Rng, seats: int) -> EndlessWinter:
        s = EndlessWinter(self, rng, self.box)
        s.players = [Player(seat) for seat in range(seats)]
        return s

    def seat_counts(self, dump: Mapping[str, Any]) -> Sequence[int]:
        """The nomad has the second seat of the solo game."""
        return (2,) if dump.get("level") in LEVELS else (2, 3, 4)

    def complete(self, s: EndlessWinter) -> None:
        """Villages are written with their owners."""
        for me in s.players:
            for junction in me.villages:
                if s.villages[junction] != NONE:
                    raise BadPosition("twice", tile=JUNCTIONS[junction])
                s.villages[junction] = me.seat

    def check(self, s: EndlessWinter) -> None:
        checks.check(s)

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        assert isinstance(s, EndlessWinter)
        return view.redeal(s, seat, rng)

    def amounts(self, s: State, seat: int) -> list[Amount]:
        assert isinstance(s, EndlessWinter)
        return view.amounts(s, seat)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, EndlessWinter)
        return evaluate.evaluate(s, seat, self.weights["evaluate"], self.weights["gains"])

    def automata(self, s: State) -> int:
        assert isinstance(s, EndlessWinter)
        return len(s.players) - s.people

    def played_with(self, s: State) -> dict[str, Any]:
        assert isinstance(s, EndlessWinter)
        return view.options(s, None)


GAME = EndlessWinterGame(BOX)
