"""Component files: what a host may change, and what is refused with file and line."""

from __future__ import annotations

import pytest

from cenote.core.data import STATUSES
from cenote.core.kernel import playout
from cenote.core.refusal import BadData
from cenote.core.rng import Rng
from cenote.core.words import LANGUAGES
from santamaria.table import GAME, Table


def own(text: str) -> Table:
    return Table("Anna", "Oleg", game=GAME.with_data("mine.toml", text), expansion=True)


def test_every_component_says_where_it_comes_from() -> None:
    for entries in GAME.components().tables.values():
        for entry in entries.values():
            assert entry["status"] in STATUSES


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_are_called_what_they_show(language: str) -> None:
    words = GAME.words(language)
    for id, tile in GAME.components()["tile"].items():
        assert words.term("tile", id) == " · ".join(words.term("building", cell) for cell in tile["cells"])


def test_counts_of_the_box() -> None:
    data = GAME.components()
    counts = {
        kind: len(data[kind]) for kind in ("tile", "ship", "scholar", "bishop", "card", "temple", "token", "specialist")
    }
    assert counts == {
        "tile": 36,
        "ship": 44,
        "scholar": 13,
        "bishop": 9,
        "card": 24,
        "temple": 15,
        "token": 12,
        "specialist": 18,
    }


def test_a_changed_tile_is_played_with() -> None:
    t = own('[tile.D01]\ncells = ["gem", "road2"]\n').display("D01").goods("Anna", wood=2)
    t.play("expand D01", "lay 1 1 0")
    assert (t["Anna"].cell(1, 1), t["Anna"].cell(1, 2)) == ("gem", "road2")


def test_a_changed_price_is_played_with() -> None:
    t = own("[expansion.double]\ncost = { grain = 1 }\n").display("D01").goods("Anna", grain=1).play("expand D01")
    assert t["Anna"].grain == 0


def test_architecture_with_one_wood() -> None:
    t = own("[expansion.double]\ncost = { wood = 1 }\n").display("D01").goods("Anna", coin=1)
    t.scholar("Anna", "architecture").turn("Anna").play("expand D01")
    assert t["Anna"].coin == 0


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ('[tile.D01]\ncells = ["castle", "road1"]', "data-value", 2),
        ('[tile.D01]\ncells = ["wood"]', "data-length", 2),
        ('[tile.D01]\nshape = "round"', "data-value", 2),
        ("[ship.R01]\ncost = { gold = 1 }", "data-value", 2),
        ("[ship.R01]\ncost = { wood = 3, sugar = 2 }", "data-length", 2),
        ("[ship.R01]\npoints = -1", "data-number", 2),
        ('[building.coins]\neffects = ["silver 2"]', "data-effect", 2),
        ('[building.coins]\neffects = ["shipping 2"]', "data-effect", 2),
        ('[building.coins]\neffects = ["trade wood 2 for coin 3"]', "data-length", 2),
        ('[building.coins]\neffects = ["coin two"]', "data-value", 2),
        ("[good.wood]\nbuy = 1", "data-between", 2),
        ("[track.religion]\nmonks = [4, 2]", "data-number", 2),
        ("[track.religion]\ndice = [3]", "data-value", 2),
        ("[track.conquistador]\ntrees = [3]", "data-length", 2),
        ("[award.3-1]\npoints = [5]", "data-length", 2),
        ('[specialist.upgrade1]\nkind = "farmer"', "data-value", 2),
        ('[specialist.upgrade1]\nbuilding = "road1"', "data-value", 2),
        ('[site.1-1]\nbuilding = "shipping"', "data-value", 2),
        ('[token.MB01]\nbuilding = "trade_grain"', "data-value", 2),
        ("[temple.TP11]\nlevel = 2", "data-length", 2),
        ('[card.C01]\nhalves = ["trade"]', "data-length", 2),
        ('[card.C01]\nhalves = ["trade", "dance"]', "data-value", 2),
        ('[card.C01]\nhalves = ["trade", "technology 7 gem"]', "data-value", 2),
        ('[card.C01]\nhalves = ["trade", "trade"]', "data-value", 2),
        ('[passing.1]\naction = "store"', "data-effect", 2),
        ('[passing.1]\nmaya = "shipping"', "data-effect", 2),
        ('[setup.road_tiles]\ncell = "wood"', "data-value", 2),
        ("[setup.scholars]\nbase = 5", "data-between", 2),
        ("[governor.start]\ncell = [7, 1]", "data-number", 2),
        ('[colony.A1]\ncells = { 7-1 = "wood" }', "data-value", 2),
        ("[junction.roads]\nroads = [1]", "data-number", 2),
        ('[hall.TH1]\ncells = ["wood", "road1"]', "data-value", 2),
        ("[wagon.W1]\nspeed = 1", "data-kind", 1),
        ("[tile.D99]\ncells = []", "data-id", 1),
        ("[tile.D01]\ncolour = 1", "data-field", 2),
        ("[tile.D01]\ncells = 3", "data-type", 2),
    ],
)
def test_refused_with_file_and_line(text: str, key: str, line: int) -> None:
    with pytest.raises(BadData) as refusal:
        GAME.with_data("mine.toml", text + "\n")
    assert refusal.value.key == key
    assert refusal.value.details["where"] == f"mine.toml:{line}"
    assert str(refusal.value).startswith(f"mine.toml:{line}: ")


@pytest.mark.parametrize(
    "text",
    [
        "[setup.tiles]\ndouble = 9\nbent = 0\n",
        "[setup.scholars]\nbase = 0\nkingdoms = 1\n",
        "[track.conquistador]\nlast = 12\ngold = []\n",
        "[track.religion]\nmonks = [1, 2, 3]\ndice = [1]\n",
        '[building.trade_grain]\neffects = ["trade grain 1 for sugar 1/gem 1", "religion", "wood 2"]\n',
        '[dock.coin]\nbonus = "religion"\n[passing.3]\naction = "road"\n',
        "[maya.gold]\npieces = 3\n[maya.hand]\nnumber = 30\n",
        "[district.festival]\nnumber = 5\n",
        '[district.gold]\nreward = "road"\nnumber = 4\n',
        "[good.wood]\nlimit = 1\n[good.cacao]\nlimit = 2\n",
        "[setup.monks]\nnumber = 1\n",
    ],
)
def test_games_with_other_components_end(text: str) -> None:
    game = GAME.with_data("mine.toml", text)
    for players in (2, 5):
        state = game.new(players, seed=text, options={"governor": True, "specialists": True})
        assert game.load(state.dump()) == state
        playout(state, Rng.seeded(1))
        assert game.load(state.dump()) == state
