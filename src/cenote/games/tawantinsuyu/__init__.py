"""Tawantinsuyu: The Inca Empire, for 1 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cenote.core.game import Amount, Option, Value
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.room import Room
from cenote.games.tawantinsuyu import checks, observation, scoring, setup, view
from cenote.games.tawantinsuyu.components import BOX, FOLDER
from cenote.games.tawantinsuyu.judge import evaluate
from cenote.games.tawantinsuyu.names import HER, SWITCHES
from cenote.games.tawantinsuyu.rules import (
    building,
    ceremony,
    conquest,
    effects,
    moments,
    monuments,
    paying,
    placing,
    priest,
    production,
    restoring,
    soldiers,
    tasks,
    temple,
    trading,
    training,
    turn,
    weaving,
    workers,
    working,
)
from cenote.games.tawantinsuyu.rules.her import priest as her_priest
from cenote.games.tawantinsuyu.rules.her import turn as her_turn
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import VERBS

FRAMES = (
    setup.StartChoosing, setup.ChooseStart, setup.Deal, setup.StartKeeping, setup.KeepCards, setup.OpenCards,
    setup.StartResolving, setup.Resolve, setup.EndOpening, setup.HerPriest,
    turn.StartTurn, turn.TakeTurn, turn.EnterPriest, turn.Turn, turn.SecondAction, turn.EndTurn, turn.CloseTurn,
    placing.PlaceAs, placing.PlaceWith, placing.Arrive, working.Capture, working.Work, working.AfterWork,
    tasks.OfferTask, building.Build, building.Construct, building.Replace,
    monuments.BuildStairs, monuments.StairsBuilt, monuments.TakeStatue, monuments.StatueErected,
    weaving.AddTile, weaving.FreeWeaving, weaving.ReturnTile, weaving.BuyTiles, weaving.AddBought, weaving.Leftover,
    weaving.EndWeave, trading.Trade, training.Train, training.Enlist, production.Produce, production.ProduceOne,
    restoring.Restore, temple.Climb, temple.BuyStep, workers.TakeNomad, workers.Hire, workers.Hired, workers.Limit,
    effects.Receive, effects.Either, moments.TakeGod, paying.Pay,
    priest.ActOrGold, priest.Trigger, priest.Triggers, priest.Act, priest.React, priest.Worship, priest.Offering,
    conquest.WarLoss, conquest.Levy, conquest.Conquer, soldiers.Ease, soldiers.Soldiers, soldiers.TakeSpace,
    soldiers.PayTroops,
    ceremony.Ceremony, ceremony.Part, ceremony.Feed, ceremony.PlayCards, ceremony.ShuffleBack, scoring.FinalScoring,
    her_turn.HerTurn, her_turn.AfterPriest, her_turn.HerCell, her_turn.MoveTokens,
    her_priest.HerBuilding, her_priest.HerClimb,
)  # fmt: skip

LEARNING = "learning"


class TawantinsuyuGame(Room):
    key = "tawantinsuyu"
    players = (1, 2, 3, 4)
    options = (Option(LEARNING, False), *(Option(switch, False, solo=True) for switch in SWITCHES))
    rules = 6
    arrays = 2
    pad: ClassVar = {
        "during": ("stairs", "statues", "cards", "army", "buildings", "trade", "conquest", "token"),
        "ceremonies": ("temple", "majority", "hunger"),
        "end": ("tapestries", "temple-end", "built", "hand", "troops", "supply", "gold"),
    }
    mixes: ClassVar = {"food": ("potato", "corn")}
    folder = FOLDER
    verbs = VERBS
    kinds = FRAMES
    declared = view.VIEW
    observe = staticmethod(observation.write)
    held = view.HELD
    composed: ClassVar = {
        "card": ("god", "bonus"), "army": ("soldiers", "bonus"), "weaving": ("design", "left", "right"),
    }  # fmt: skip
    conserved = checks.CONSERVED

    def first(self, players: int, rng: Rng, options: dict[str, Value]) -> State:
        switches = sum(1 << bit for bit, switch in enumerate(SWITCHES) if options[switch])
        s = self.blank(rng, max(players, 2))
        s.solo = players == 1
        self.complete(s)
        return setup.set_up(s, switches, options[LEARNING] is True)

    def blank(self, rng: Rng, seats: int) -> Tawantinsuyu:
        s = Tawantinsuyu(self, rng, self.box)
        s.players = [Player(seat) for seat in range(seats)]
        return s

    def seat_counts(self, dump: Mapping[str, Any]) -> Sequence[int]:
        """Alone one plays against Axomamma, who has a seat."""
        return (2,) if dump.get("solo") is True else (2, 3, 4)

    def complete(self, s: Tawantinsuyu) -> None:
        s.players[HER].inert = s.solo

    def check(self, s: Tawantinsuyu) -> None:
        checks.check(s)

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        assert isinstance(s, Tawantinsuyu)
        return view.redeal(s, seat, rng)

    def amounts(self, s: State, seat: int) -> list[Amount]:
        assert isinstance(s, Tawantinsuyu)
        return view.amounts(s, seat)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, Tawantinsuyu)
        return evaluate.evaluate(s, seat, self.weights["evaluate"], self.weights["powers"])

    def automata(self, s: State) -> int:
        assert isinstance(s, Tawantinsuyu)
        return int(s.solo)

    def played_with(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Tawantinsuyu)
        return {switch: bool(s.switches >> bit & 1) for bit, switch in enumerate(SWITCHES)} if s.solo else {}


GAME = TawantinsuyuGame(BOX)
