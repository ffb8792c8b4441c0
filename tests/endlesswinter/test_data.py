"""A host's own component file: what it changes, and what is refused."""

from __future__ import annotations

import pytest

from cenote.core.game import Game
from cenote.core.kernel import playout
from cenote.core.refusal import BadData
from cenote.core.rng import Rng
from endlesswinter.table import GAME, table

STATUS = "status"


def own(text: str) -> Game:
    return GAME.with_data("mine.toml", text)


def refused(text: str) -> BadData:
    with pytest.raises(BadData) as refusal:
        own(text)
    assert str(refusal.value).startswith(str(refusal.value.details["where"]))
    return refusal.value


# --- what it changes ---


def test_changed_effects() -> None:
    game = own('[card.C01]\neffect = ["vp 2", "tool 1 -> food 2 + vp 1 x2", "per camp-away at-most 2: vp 1"]\n')
    t = (
        table("wolf", "bison", game=game)
        .cards("wolf", hand=["C01"])
        .goods("wolf", tools=3)
        .camps("wolf", "b1", "b2", "b3")
    )
    t.play("culture C01", "part food", "part food")
    assert (t["wolf"].vp, t["wolf"].tools, t["wolf"].food) == (2 + 2 + 2, 1, 4)


def test_changed_labour_and_prices() -> None:
    game = own("[card.hunter]\nlabour = 2.5\n[action.reveal]\nlabour = 2\ncards = 3\n[rest.zone]\nlabour = 0.5\n")
    t = table("wolf", "bison", game=game).cards("wolf", hand=["hunter"]).play("place tribe develop", "play hunter")
    assert t.labour == 2.5
    t = (
        table("wolf", "bison", game=game)
        .cards("wolf", hand=["hunter", "brave"])
        .play("place tribe hunt", "play hunter", "reveal")
    )
    assert (t.labour, t.grounds) == (1.5, 3)


def test_changed_boards() -> None:
    game = own(
        "[track.food]\nlast = 8\nicons = [1, 2]\n[honour.track]\npoints = [1, 1]\n[space.1]\nfood = 0\ntool = 0\n"
        '[layout.square]\ncorners = [[0, 0], [4, 0], [0, 4], [4, 4]]\n[offering.1]\ngoods = 1\neffects = ["vp 4"]\n'
        '[megalith.M1]\ncells = ["start", "vp 1", "vp 1", "vp 1", "vp 1", "vp 1", "vp 1", "vp 1", "vp 1"]\n'
        "arrows = [2, 9]\n"
    )
    t = table("wolf", "bison", game=game).goods("wolf", food=4).play("place tribe migrate", "eat", "eat")
    assert (t["wolf"].food, t.labour) == (0, 2)
    t = table("wolf", "bison", game=game).gain("wolf", "idol", 3).play("idol offering", "idol honour", "idol honour")
    assert t["wolf"].vp == 6
    for seed in range(3):
        s = game.new(players=2, seed=seed)
        playout(s, Rng.seeded(seed))
        assert s.seat is None


def test_changed_counts() -> None:
    game = own(
        "[card.hunter]\ncopies = 4\n[animal.argentavis]\ncopies = 0\n"
        "[players.3]\nstones = 2\ngrounds = 6\nglaciers = 0\n"
    )
    s = game.new(players=3, seed=2)
    playout(s, Rng.seeded(3))
    assert sum(len(era) for era in s.view(None)["stones"]) + sum(len(p["stones"]) for p in s.view(None)["players"]) == 4


def test_every_component_has_its_status() -> None:
    data = GAME.components()
    statuses = [entry[STATUS] for entries in data.tables.values() for entry in entries.values()]
    assert statuses.count("reconstructed") > 150
    assert statuses.count("rulebook") >= 20
    assert all(entry[STATUS] == "reconstructed" for entry in data["nomad"].values())
    assert all(entry[STATUS] == "reconstructed" for entry in data["card"].values())
    for language in ("en", "uk", "ru"):
        about = GAME.words(language).say("game-about")
        assert any(word in about for word in ("reconstructed", "відновили", "восстановили"))


def test_own_data_has_its_fingerprint() -> None:
    assert own("[card.C01]\npoints = 3\n").data != GAME.data == ""


# --- what is refused ---


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("[card.C99]\npoints = 1\n", "data-id", 1),
        ("[cards.C01]\npoints = 1\n", "data-kind", 1),
        ("[card.C01]\ncolour = 1\n", "data-field", 2),
        ("[card.C01]\npoints = 'x'\n", "data-type", 2),
        ("[card.C01]\npoints = -1\n", "data-number", 2),
        ("[card.C01]\nstatus = 'guessed'\n", "data-status", 2),
        ("[card.C01]\neffect = ['gold 1']\n", "data-effect", 2),
        ("[card.C01]\neffect = ['food']\n", "data-effect", 2),
        ("[card.C01]\neffect = ['food 0']\n", "data-effect", 2),
        ("[card.C01]\neffect = ['food 99']\n", "data-effect", 2),
        ("[card.C01]\neffect = ['food 1.5']\n", "data-effect", 2),
        ("[card.C01]\neffect = ['labour 1.3']\n", "data-effect", 2),
        ("[card.C01]\neffect = ['village 2']\n", "data-effect", 2),
        ("[card.C01]\neffect = ['idol 1 -> food 1']\n", "data-effect", 2),
        ("[card.C01]\neffect = ['food 1 x2']\n", "data-effect", 2),
        ("[card.C01]\neffect = ['swim: food 1']\n", "data-effect", 2),
        ("[card.C01]\neffect = ['discard 1']\n", "data-effect", 2),
        ("[card.C01]\neffect = ['per camp-away at-most 2: idol 1']\n", "data-effect", 2),
        ("[card.C01]\neffect = [1]\n", "data-effect", 2),
        ("[card.C01]\ndeck = 'tribe'\n", "data-value", 2),
        ("[card.hunter]\ndeck = 'era-1'\n", "data-value", 2),
        ("[card.hunter]\nlabour = 0.3\n", "data-number", 2),
        ("[card.hunter]\ncopies = 3\n", "data-number", 2),
        ("[card.brave]\ncopies = 0\n", "data-number", 2),
        ("[animal.sabre_tooth]\ncopies = 1\n", "data-number", 2),
        ("[animal.sabre_tooth]\nsets = ['a']\n", "data-number", 2),
        ("[chief.firewolf]\nA = ['run 1']\n", "data-effect", 2),
        ("[setup.S1]\ntribe = 'healer'\n", "data-value", 2),
        ("[setup.S1]\nanimals = ['horse']\n", "data-value", 2),
        ("[stone.I-01]\nera = 3\n", "data-between", 2),
        ("[stone.I-01]\nof = ['sea']\n", "data-value", 2),
        ("[stone.I-01]\nscore = 'beauty'\n", "data-value", 2),
        ("[stone.I-01]\npoints = []\n", "data-length", 2),
        ("[tile.T01]\nland = 'sea'\n", "data-value", 2),
        ("[tile.T01]\nland = 'base'\n", "data-value", 2),
        ("[tile.T00]\nland = 'forest'\n", "data-value", 2),
        ("[megalith.M1]\ncells = ['start']\n", "data-length", 2),
        (
            "[megalith.M1]\ncells = ['vp 1', 'vp 1', 'vp 1', 'vp 1', 'vp 1', 'vp 1', 'vp 1', 'vp 1', 'vp 1']\n",
            "data-value",
            2,
        ),
        ("[megalith.M1]\narrows = [1, 10]\n", "data-number", 2),
        ("[megalith.M1]\narrows = [1]\n", "data-length", 2),
        ("[layout.square]\ncorners = [[0, 0], [1, 0], [0, 3], [3, 3]]\n", "data-number", 2),
        ("[layout.square]\ncorners = [[0, 0], [5, 0], [0, 3], [3, 3]]\n", "data-number", 2),
        ("[layout.square]\ncorners = [[0, 0]]\n", "data-length", 2),
        ("[players.2]\nlayout = 'circle'\n", "data-value", 2),
        ("[players.2]\ngrounds = 7\n", "data-number", 2),
        ("[players.2]\nglaciers = 7\n", "data-number", 2),
        ("[players.2]\nstones = 11\n", "data-number", 2),
        ("[honour.first]\npoints = [1, 2]\n", "data-length", 2),
        ("[offering.3]\ngoods = 0\n", "data-number", 2),
        ("[nomad.N01]\ncolumn = 'hunt'\n", "data-value", 2),
        ("[nomad.N01]\nlabour = 0.7\n", "data-number", 2),
        ("[nomad.N05]\nslot = 9\n", "data-between", 2),
        ("[nomad.N09]\nheading = [2, 0]\n", "data-value", 2),
        ("[card.C01\n", "data-syntax", 1),
    ],
)
def test_refused(text: str, key: str, line: int) -> None:
    refusal = refused(text)
    assert (refusal.key, refusal.details["where"]) == (key, f"mine.toml:{line}")


def test_too_few_cards_of_an_era() -> None:
    text = "".join(f"[card.C{n:02}]\ndeck = 'era-2'\n" for n in range(1, 14))
    assert refused(text).key == "data-length"


def test_lands_must_suffice() -> None:
    text = "".join(f"[tile.T{n:02}]\nland = 'forest'\n" for n in range(4, 7))
    assert refused(text).key == "data-length"
