"""A host's own component file: what it changes, and what is refused; and what our own components are."""

from __future__ import annotations

from collections import Counter

import pytest

from cenote.core.game import Game
from cenote.core.kernel import playout
from cenote.core.refusal import BadData, BadPosition
from cenote.core.rng import Rng
from cenote.games.tawantinsuyu.rules.building import TASK, Build
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.temple import Climb
from offered import price
from tawantinsuyu.table import GAME, table


def own(text: str) -> Game:
    return GAME.with_data("mine.toml", text)


def refused(text: str) -> BadData:
    with pytest.raises(BadData) as refusal:
        own(text)
    assert str(refusal.value).startswith("mine.toml:")
    return refusal.value


# --- what it changes ---


def test_a_changed_cost() -> None:
    t = table("purple", "black", game=own("[production.P01]\ncost = { gold = 2 }\n")).goods("purple", gold=2)
    t.during("purple", Build(0, TASK, 0, -1))
    assert price(t.state, ("build", "P01")) == {"gold": 2}
    t.play("build P01")
    assert t["purple"].gold == 0


def test_a_changed_bonus() -> None:
    game = own('[card.G01]\nbonus = ["either gold 1 or worker 1", "weaving 2", "task train", "restore 1", "vp 4"]\n')
    t = table("purple", "black", game=game).during("purple")
    give(t.state, t.player("purple"), t.state.box.cards[0].bonus)
    t.state.settle()
    assert t["purple"].vp == 14
    assert t.legal() == ["part either", "part weaving", "part task", "part restore"]
    t.play("part either", "choose gold")
    assert t["purple"].gold == 1


def test_a_changed_temple_and_board() -> None:
    game = own("[step.1]\nreward = ['gold 2']\n[players.2]\nvillage = 2\nnomads = 0\naltar = 1\n")
    t = table("purple", "black", game=game).during("purple", Climb(0, 1))
    t.state.settle()
    assert t["purple"].gold == 2
    assert (len(t.state.village), len(t.state.nomads)) == (2, 0)


def test_two_equal_tasks_are_two_nodes() -> None:
    """W41: equal tasks still count as different nodes."""
    potatoes = own("[node.Tt01]\ntask = 'potato'\n[node.Tt02]\ntask = 'potato'\n")
    t = table("purple", "black", game=potatoes).hill(T02="architect")
    t.workers("purple", architect=1).hand("purple", "G01").play("place architect T01", "task potato", "task potato")
    assert t["purple"].potato == 6


@pytest.mark.parametrize(
    "text",
    [
        "[players.2]\nvillage = 1\nnomads = 0\n[players.3]\nvillage = 30\n[players.4]\nnomads = 40\n",
        "[step.1]\nreward = ['step 3']\n[step.2]\nreward = ['building 2', 'stairs 1', 'statue 1', 'buy-step 2']\n",
        "[card.G01]\nbonus = []\n[army.A01]\nbonus = ['god 3']\nsoldiers = 2\n[joint.gold]\nbonus = []\n",
        "[conquest.antisuyu-1]\nturn = 0\ndiscard = 0\n[statue.small]\nvp = 0\neach = 0\n",
        "[action.production]\nplace = 2\n[action.worship]\nplace = 1\n[token.1]\nnumber = 4\nstart = 'S4'\n",
        "[cell.S1]\ngain = []\n[hire.priest]\ngain = []\n[personality.PT1a]\ngain = ['restore 1', 'god 2']\n",
        "[worker.priest]\nnumber = 4\n[weaving.W01]\nplayers = 4\ndesign = 'B'\n",
    ],
)
def test_strange_boxes_can_be_played(text: str) -> None:
    game = own(text)
    for players in game.players:
        state = game.new(players, seed=2)
        playout(state, Rng.seeded(text))
        assert game.load(state.dump()) == state


def test_positions_know_their_components() -> None:
    dump = own("[production.P01]\ncost = { gold = 2 }\n").new(2, 1).dump()
    with pytest.raises(BadPosition) as refusal:
        GAME.load(dump)
    assert refusal.value.key == "other-data"


# --- what is refused ---


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[card.G99]\ngod = 'g1'\n", "data-id"),
        ("[dice.D1]\nfaces = 6\n", "data-kind"),
        ("[card.G01]\ncolour = 'red'\n", "data-field"),
        ("[card.G01]\ngod = 'g7'\n", "data-value"),
        ("[card.G01]\nbonus = ['silver 3']\n", "data-effect"),
        ("[card.G01]\nbonus = ['potato']\n", "data-effect"),
        ("[card.G01]\nbonus = ['potato 0']\n", "data-effect"),
        ("[card.G01]\nbonus = ['task dance']\n", "data-effect"),
        ("[card.G01]\nbonus = ['either gold 1']\n", "data-effect"),
        ("[card.G01]\nbonus = ['either gold 1 or task build']\n", "data-effect"),
        ("[card.G01]\nbonus = ['potato 1', 'potato 2']\n", "data-effect-twice"),
        ("[army.A01]\nsoldiers = 3\n", "data-between"),
        ("[army.A01]\nsoldiers = 0\n", "data-between"),
        ("[production.P01]\ncost = { potato = 1 }\n", "data-value"),
        ("[production.P01]\ncost = { stone = 7 }\n", "data-number"),
        ("[production.P01]\ncost = { stone = -1 }\n", "data-number"),
        ("[space.T01]\nsector = 6\n", "data-between"),
        ("[space.T01]\nnodes = ['Tt01', 'Tt02']\n", "data-length"),
        ("[space.T01]\nnodes = ['Tt01', 'Tt02', 'Mt01']\n", "data-value"),
        ("[space.T01]\ncolour = 'pink'\n", "data-value"),
        ("[space.T01]\nblock = 'always'\n", "data-value"),
        ("[node.Tt01]\ntask = 'dance'\n", "data-value"),
        ("[weaving.W01]\ndesign = 'H'\n", "data-value"),
        ("[weaving.SW01]\nplayers = 4\n", "data-between"),
        ("[action.production]\nplace = 2\n", "data-value"),
        ("[token.1]\nnumber = 5\n", "data-between"),
        ("[token.1]\nstart = 'S99'\n", "data-value"),
        ("[players.2]\nremoved = 8\n", "data-value"),
        ("[players.2]\nvillage = 0\n", "data-number"),
        ("[cell.S1]\ndoes = 'sing'\n", "data-value"),
        ("[step.1]\nstatus = 'certain'\n", "data-status"),
    ],
)
def test_refusals_name_file_and_line(text: str, key: str) -> None:
    assert refused(text).key == key


# --- what our own components are ---


def test_counts_of_the_box() -> None:
    data = GAME.components()
    counts = {kind: len(entries) for kind, entries in data.tables.items()}
    wanted = {"card": 42, "army": 30, "production": 19, "permanent": 20, "weaving": 35, "space": 45, "node": 45}
    assert {kind: counts[kind] for kind in wanted} == wanted
    assert Counter(card["god"] for card in data["card"].values()) == dict.fromkeys(data_gods(), 7)
    assert Counter(card["soldiers"] for card in data["army"].values()) == {1: 18, 2: 12}
    designs = Counter(tile["design"] for tile in data["weaving"].values())
    assert designs == dict(zip("ABCDEFG", (7, 6, 6, 5, 4, 4, 3), strict=True))


def data_gods() -> list[str]:
    return ["g1", "g2", "g3", "g4", "g5", "g6"]


def test_every_component_says_where_it_comes_from() -> None:
    for kind, entries in GAME.components().tables.items():
        for id, entry in entries.items():
            assert entry["status"] in ("rulebook", "public", "recalled", "reconstructed"), (kind, id)
            assert set(entry.get("from_rulebook", [])) <= {*entry, "effect"}


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_everything_is_described(language: str) -> None:
    words = GAME.words(language)
    for kind in ("card", "army", "production", "permanent", "weaving", "space", "conquest"):
        for id in GAME.components()[kind]:
            assert GAME.describe(id, words)
    with pytest.raises(KeyError):
        GAME.describe("G99", words)
