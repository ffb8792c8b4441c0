"""Santa Maria with American Kingdoms, for 1 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from cenote.core.game import Amount, Game, Option, Value
from cenote.core.kernel import State
from cenote.core.reader import Reader
from cenote.core.refusal import BadOption, BadPosition
from cenote.core.rng import Rng
from cenote.core.room import Room
from cenote.games.santamaria import checks, observation, setup, view
from cenote.games.santamaria.components import BOX, FOLDER
from cenote.games.santamaria.judge import evaluate
from cenote.games.santamaria.position import CITY
from cenote.games.santamaria.rules import (
    ambassadors,
    bargains,
    blessings,
    cards,
    dice,
    effects,
    expanding,
    goods,
    governor,
    line,
    maya,
    monks,
    passing,
    run,
    shipping,
    specialists,
    tracks,
    turn,
    year,
)
from cenote.games.santamaria.state import City, Player, SantaMaria
from cenote.games.santamaria.variant import COLONIES, Variant
from cenote.games.santamaria.verbs import VERBS

FRAMES = (
    setup.Settle, setup.StartChoosing, setup.ChooseColony, setup.ChoosePair,
    turn.NextTurn, turn.NewYear, turn.Turn, turn.Afterwards, year.EndYear, year.RollBlue,
    expanding.LayTile, expanding.LayHall, expanding.LayRoad, goods.Pay, goods.SellFirst,
    dice.UseDie, line.Line, line.EndLine, line.LeaveDie, line.Tax,
    governor.MoveGovernor, governor.Navigate, specialists.Hire,
    ambassadors.Embassy, ambassadors.Follow, ambassadors.FollowOnRoads,
    effects.Work, effects.Trade, effects.TradeResult, shipping.Ship, shipping.Load, shipping.Berth,
    tracks.March, tracks.Pray, tracks.Symbol, monks.PlaceMonk,
    passing.ExtraSpace, passing.Docks, passing.ScoreCity,
    maya.MayaTurn, maya.UseDieOnRoads, run.Walk, run.Technology, run.BuildLevel,
    cards.ChooseToken, cards.ChooseSite, bargains.MayaTrade, bargains.Exchange, bargains.Draft, bargains.Answer,
    blessings.Blessing, blessings.FillStore, blessings.TakeStore, blessings.PlaceRoadToken,
)  # fmt: skip

OPTIONS = (
    Option("expansion", False),
    Option("governor", False),
    Option("specialists", False),
    Option("ambassadors", False),
    Option("maya", False),
    Option("maya_seat", 0, (0, 1, 2, 3, 4, 5)),
    Option("advanced", False),
    Option("shared_dice", False),
    Option("colonies", "usual", COLONIES),
    Option("open_scores", False),
)


class SantaMariaGame(Room):
    key = "santamaria"
    players = (1, 2, 3, 4, 5)
    options = OPTIONS
    pad: ClassVar = {
        "during": ("happiness", "religion", "governor", "city"),
        "years": ("conquistador",),
        "end": (
            "coins", "colonists", "scholars", "bishops", "penalty", "sets", "ships", "governor-place",
        ),
    }  # fmt: skip
    rules = 7
    overlooked = 4  # a turn has few moves, and each is large
    arrays = 2
    sureness = 0.4
    folder = FOLDER
    verbs = VERBS
    kinds = FRAMES
    declared = view.VIEW
    observe = staticmethod(observation.write)
    held = view.HELD
    composed: ClassVar = {"tile": ("cells",), "ship": ("kind", "cost")}
    conserved = checks.CONSERVED

    def all_options(self, chosen: Mapping[str, object]) -> dict[str, Value]:
        options = super().all_options(chosen)
        check_options(options)
        return options

    def first(self, players: int, rng: Rng, options: dict[str, Value]) -> State:
        variant = Variant(options, players)
        check_players(variant, players)
        return setup.set_up(self.table(rng, players, variant))

    def table(self, rng: Rng, seats: int, variant: Variant) -> SantaMaria:
        """A position in which nothing has happened."""
        s = SantaMaria(self, rng, self.box, variant)
        s.players = [Player(seat) for seat in range(seats)]
        return s

    def fields(self, s: State) -> dict[str, Any]:
        assert isinstance(s, SantaMaria)
        city = None if s.city is None else CITY.write(s.city, self.rules)
        return {**super().fields(s), "options": s.variant.options, "city": city}

    def opened(self, reader: Reader, rng: Rng, seats: int) -> SantaMaria:
        """The table with the options that were played with, and the city, if there is one."""
        s = self.table(rng, seats, read_variant(self, reader.take("options"), seats))
        city = reader.take("city")
        if not isinstance(city, Mapping if s.variant.maya else type(None)):
            raise BadPosition("field-missing", field="city")
        if city is not None:
            s.city = City()
            CITY.read(s.city, Reader(city, "city."), self.box, seats, self.rules)
        return s

    def complete(self, s: SantaMaria) -> None:
        s.derive()

    def check(self, s: SantaMaria) -> None:
        checks.check(s)

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        assert isinstance(s, SantaMaria)
        return view.redeal(s, seat, rng)

    def amounts(self, s: State, seat: int) -> list[Amount]:
        assert isinstance(s, SantaMaria)
        return view.amounts(s, seat)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, SantaMaria)
        return evaluate.evaluate(s, seat, self.weights)

    def played_with(self, s: State) -> dict[str, Any]:
        assert isinstance(s, SantaMaria)
        return s.variant.options


def read_variant(game: Game, options: Any, seats: int) -> Variant:
    """The options of a dump, which must be settled as they would be for so many players."""
    if not isinstance(options, Mapping):
        raise BadPosition("field-missing", field="options")
    try:
        variant = Variant(game.all_options(options), seats)
    except BadOption as refusal:
        raise BadPosition("position-options", error=str(refusal)) from None
    if dict(options) != variant.options:
        raise BadPosition("field-missing", field="options")
    return variant


def check_options(options: Mapping[str, Value]) -> None:
    """Options that contradict each other, whatever the number of players."""
    if options["maya"] and options["colonies"] == "cacao":
        raise BadOption("options-exclude", option="maya", other="colonies", value="cacao", rule="SXD1")
    if options["advanced"] and options["colonies"] == "deal":
        raise BadOption("options-exclude", option="advanced", other="colonies", value="deal", rule="S86")


def check_players(variant: Variant, players: int) -> None:
    """Options that do not go with this number of players."""
    if variant.maya and variant.colonies == "cacao":
        raise BadOption("options-exclude", option="maya", other="colonies", value="cacao", rule="SXD1")
    if variant.maya and variant.maya_seat > players:
        raise BadOption("maya-seat", seat=variant.maya_seat, players=players)


GAME = SantaMariaGame(BOX)
