"""Golden cases, parts B and C: stated numbers and the notes of the rulebook."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.endlesswinter.components import CARDS
from cenote.games.endlesswinter.names import FIRST_TRIBE, GLACIER, LAND_TYPES
from cenote.games.endlesswinter.rules.animals import set_points
from cenote.games.endlesswinter.rules.preparation import prepare
from cenote.games.endlesswinter.scoring import final_scoring, honour_points
from cenote.games.endlesswinter.state import EndlessWinter
from endlesswinter.table import GAME, Table, table

SEEDS = range(6)


def begun(players: int, seed: int, **options: object) -> EndlessWinter:
    """The first turn of a new game."""
    state = GAME.new(players=players, seed=seed, options=options)
    while state.round == 0:
        state.play(state.moves()[0])
    assert isinstance(state, EndlessWinter)
    return state


# --- B: stated numbers ---


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_G22_hunting_grounds(players: int, cards: int) -> None:
    """E24: one card more than players."""
    assert all(sum(begun(players, seed).grounds) == cards for seed in SEEDS)


def test_G23_reminder_cards() -> None:
    orders = {tuple(begun(3, seed).order) for seed in range(40)}
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    assert len(orders) == 6


@pytest.mark.parametrize(("players", "stones"), [(1, 8), (2, 8), (3, 12), (4, 14)])
def test_G24_stones_in_supply(players: int, stones: int) -> None:
    s = begun(players, 3)
    assert [len(era) for era in s.stones] == [stones // 2, stones // 2]


@pytest.mark.parametrize(("players", "glaciers"), [(1, 6), (2, 6), (3, 6), (4, 3)])
def test_G25_terrain(players: int, glaciers: int) -> None:
    for seed in SEEDS:
        s = begun(players, seed)
        lands = [s.box.lands[tile] for tile in s.terrain]
        assert len(lands) == 18 + 1
        assert lands.count(GLACIER) == glaciers
        assert all(land in lands for land in range(LAND_TYPES))


def test_G26_order_bonus() -> None:
    """E25: it comes on top of the setup card."""
    s = begun(4, 2)
    bonus = []
    for seat in s.order:
        setup = s.box.setups[s.players[seat].setup]
        bonus.append((s.players[seat].food - setup.food, s.players[seat].tools - setup.tools))
    assert bonus == [(0, 0), (1, 0), (0, 1), (1, 1)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_G27_start_hand(players: int) -> None:
    """E22: the tribe card, a brave, a tribeswoman and two of chance."""
    for seed in SEEDS:
        s = begun(players, seed)
        for me in s.players[: s.people]:
            hand = [CARDS[card] for card in me.hand]
            assert len(hand) == len(me.deck) == 5
            assert {CARDS[s.box.setups[me.setup].tribe], "brave", "tribeswoman"} <= set(hand)
            assert sum(card >= FIRST_TRIBE for card in me.hand + me.deck) == 1


def test_G28_start_camp() -> None:
    """E28: everybody's first camp on the base."""
    s = begun(4, 4)
    for me in s.players:
        camps = 1 + s.box.setups[me.setup].camp
        assert sum(me.camps) == me.camps[9] == camps
        assert s.food_limit(me) == 5 + camps


@pytest.mark.parametrize(
    ("rank", "buried", "points"),
    [
        *[(0, 1, 6), (0, 3, 6), (0, 4, 10), (0, 6, 10), (0, 7, 15), (0, 9, 15)],
        *[(1, 1, 3), (1, 3, 3), (1, 4, 6), (1, 6, 6), (1, 7, 10), (1, 9, 10)],
        *[(2, 1, 1), (2, 4, 3), (2, 7, 6), (3, 1, 1), (3, 6, 3), (3, 9, 6)],
    ],
)
def test_G30_honour_tables(rank: int, buried: int, points: int) -> None:
    t = table()
    for place, name in enumerate(t.names):
        t.idols(name, honour=9 - place)
    cards = (["tribesman"] * 4 + ["tribeswoman"] * 3 + ["brave"] * 2)[:buried]
    name = t.names[rank]
    t.cards(name, buried=cards)
    assert t.state.honour[rank] == t.seat(name)
    assert honour_points(t.state, t.player(name), rank) == points


def test_G30_two_players_and_level_0() -> None:
    t = table("wolf", "bison").idols("wolf", honour=2).idols("bison", honour=1)
    t.cards("wolf", buried=["brave"]).cards("bison", buried=["brave"])
    assert [honour_points(t.state, t.player(name), rank) for rank, name in enumerate(t.names)] == [6, 3]
    t.idols("bison", honour=0)
    assert honour_points(t.state, t.player("bison"), 1) == 0


# --- C: notes ---


def test_G32_initiate_twice() -> None:
    t = table("wolf", "bison").goods("wolf", food=3, tools=3).cards("wolf", hand=["elder", "elder"])
    t.play("place tribe initiate", "play elder", "play elder", "initiate hunter")
    assert t.refused("initiate hunter") == Reason("E48", "same-tribe", card="hunter")
    t.play("rites", "part tribe-discard", "recruit hunter", "done")
    assert t["wolf"].discard == ["hunter"]


def test_G33_just_initiated() -> None:
    t = table("wolf", "bison").goods("wolf", tools=3).cards("wolf", hand=["elder"])
    t.play("place tribe initiate", "play elder", "initiate hunter")
    assert t.refused("play hunter") == Reason("E48", "just-initiated", card="hunter")
    t = table("wolf", "bison").goods("wolf", tools=3).cards("wolf", hand=["elder", "hunter"])
    t.play("place tribe initiate", "play elder", "initiate hunter", "play hunter")
    assert t.refused("play hunter").key == "just-initiated", "only the one that was in hand before"


def test_G34_empty_tribe_deck() -> None:
    t = table("wolf", "bison").supply("hunter", 0).goods("wolf", tools=3).cards("wolf", hand=["elder"])
    t.play("place tribe initiate", "play elder", "initiate hunter")
    assert (t["wolf"].vp, t["wolf"].hand) == (1, [])
    assert t.refused("initiate hunter") == Reason("E48", "same-tribe", card="hunter")


def test_G35_second_culture_card() -> None:
    t = table("wolf", "bison").cards("wolf", hand=["C01", "C18"]).play("culture C01")
    assert t.refused("culture C18") == Reason("E32", "no-card-to-pay")
    t = table("wolf", "bison").cards("wolf", hand=["C01", "C18", "brave"]).play("culture C01", "culture C18")
    assert t["wolf"].discard == ["brave"]
    assert t["wolf"].vp == 2


def developing(round: int, food: int, tools: int) -> Table:
    t = table("wolf", "bison").offer("I-01", "I-02", "I-03", "II-01").round(round)
    return t.goods("wolf", food=food, tools=tools)


def test_G36_stones() -> None:
    t = developing(2, 5, 5).play("place tribe develop")
    assert t.refused("stone II-01") == Reason("E55", "era-later", stone="II-01")
    t = developing(3, 5, 5).play("place tribe develop")
    assert {"stone II-01", "stone I-01"} <= set(t.legal())
    t = developing(3, 5, 5).stones("wolf", "I-01", "I-02", "I-03").play("place tribe develop")
    assert t.refused("stone II-01") == Reason("E55", "stones-full")
    t = developing(3, 0, 1).play("place tribe develop")
    assert t.refused("stone II-01").key == "too-dear"


def hunting(cards: int, deck: int) -> Table:
    """Wolf is in Hunt with 2 labour and 1 tool; so many animals on the grounds and in the deck."""
    t = table("wolf", "bison").goods("wolf", tools=1).cards("wolf", hand=["hunter"])
    t.hunting(ground_sloth=cards).animal_deck(*["woolly_rhino"] * deck)
    return t.play("place tribe hunt", "play hunter")


@pytest.mark.parametrize(("cards", "deck", "after"), [(5, 9, 6), (3, 9, 5), (2, 1, 3)])
def test_G38_reveal(cards: int, deck: int, after: int) -> None:
    assert hunting(cards, deck).play("reveal").grounds == after


def test_G38_no_reveal() -> None:
    assert hunting(6, 5).refused("reveal") == Reason("E62", "grounds-full", limit=6)
    assert hunting(4, 0).refused("reveal") == Reason("E62", "deck-empty")


def test_G39_take_an_animal() -> None:
    t = hunting(0, 3)
    assert t.refused("hunt ground_sloth") == Reason("E63", "not-on-grounds", animal="ground_sloth")
    assert t.refused("hunt none") == Reason("E63", "animals-left")
    t = hunting(0, 0).play("hunt none")
    assert (t["wolf"].vp, t["wolf"].tools, t.labour) == (1, 0, 1)


def test_G40_lower_hunt_with_empty_deck() -> None:
    assert hunting(2, 0).play("lower hunt")["wolf"].vp == 1
    assert hunting(2, 1).play("lower hunt")["wolf"].animals == {"woolly_rhino": 1}


def test_G42_resting() -> None:
    t = table("wolf", "bison").cards("wolf", hand=["hunter"]).animals("wolf", ground_sloth=1)
    t.chief("wolf", "handseer", "A").play("place chief rest")
    assert t.refused("play hunter") == Reason("E44", "no-cards-at-rest")
    t.play("take card", "chief", "idol honour", "flip ground_sloth")
    assert len(t["wolf"].hand) == 2
    assert (t["wolf"].turned, t["wolf"].food, t["wolf"].honour) == ({"ground_sloth": 1}, 4, 1)


def test_G43_culture_card_in_the_pile() -> None:
    t = table("wolf", "bison").cards("wolf", pile=["C01", "C02"]).cards("bison", pile=["tribesman"])
    t.start_eclipse()
    assert t["wolf"].hand == ["C01", "C02"]
    assert t.order == ["bison", "wolf"]


def tied(**options: object) -> Table:
    """Wolf and bison have a camp each on b2, a forest."""
    t = table("wolf", "bison", **options).land(b2="forest").camps("wolf", "b2").camps("bison", "b2")
    t.cards("wolf", pile=["hunter"], hand=[]).animal_deck("ground_sloth")
    return t.start_eclipse()


def test_G44_tie_on_a_hex() -> None:
    t = tied().play("take food", "done")
    assert t.legal() == ["take tool", "take food"], "the only hex gives by itself"
    t.play("take tool", "take tool", "take food", "take tool", "take tool")
    assert (t["wolf"].tools, t["bison"].tools) == (2, 2)
    t = tied(sole_majority=True).play("take food", "done", "take food")
    assert (t["wolf"].tools, t["bison"].tools, t.state.round) == (0, 0, 2)


def test_G45_culture_display() -> None:
    t = table("wolf", "bison").show("C01", "C02")
    s = t.state
    eras = []
    for _ in range(3):
        before = t.display
        s.columns, s.stack = [[], [], [], []], []
        prepare(s)
        assert len(t.display) == 8
        eras.append(
            (sum(card in before for card in t.display), {s.box.cards[CARDS.index(card)].deck - 1 for card in t.display})
        )
        s.display[3] = s.display[5] = -1
    assert eras == [(2, {1}), (0, {2}), (6, {2})]


def test_G46_no_lesser_benefit_in_the_preparation() -> None:
    t = table("wolf", "bison").cards("wolf", hand=[]).cards("bison", hand=[]).animal_deck("ground_sloth")
    t.start_eclipse().play("take food", "take food")
    assert t.state.round == 2
    assert [len(t[name].hand) for name in t.names] == [5, 5]
    assert t.state.decision.rule == "E31"


def test_G48_neutral_on_a_start_cell() -> None:
    t = table("wolf", "bison").tiles("M1", "M2", "M3", "M4").gain("wolf", "megalith").play("megalith 0 a2")
    assert t.legal() == ["megalith 0 a1", "megalith 0 b2", "done"]
    t = table("wolf", "bison").tiles("M1", "M2", "M3", "M4").megaliths("neutral", "a1", "b2")
    t.state.players[0].neutrals, t.state.players[1].neutrals = 2, 0
    t.gain("wolf", "megalith").play("megalith 0 a2")
    assert t.state.decision.rule == "E31", "both cells are covered"


def test_G49_offering_top() -> None:
    t = table("wolf", "bison").idols("wolf", offering=9).gain("wolf", "idol").play("idol offering")
    assert (t["wolf"].offering, t["wolf"].vp) == (9, 1)


@pytest.mark.parametrize("jokers", [1, 3, 5])
def test_G51_only_argentavis(jokers: int) -> None:
    t = table("wolf", "bison").animals("wolf", argentavis=jokers)
    assert set_points(t.state, t.player("wolf")) == 0


def test_G52_final_tie() -> None:
    t = table("wolf", "bison", "lion").vp("wolf", 20).vp("bison", 20).vp("lion", 19)
    t.state.order = [1, 2, 0]
    t.state.stack = []
    final_scoring(t.state)
    assert t.state.scores() == [20, 20, 19]
    assert t.state.ranking() == [2, 1, 3]


def test_G53_slow_start() -> None:
    s = begun(3, 1, slow_start=True)
    turns = dict.fromkeys(range(1, 5), 0)
    seen = s.turn - 1
    while s.seat is not None:
        if not s.eclipse and s.turn != seen:
            turns[s.round] += 1
            seen = s.turn
        s.play(s.moves()[-1])
    assert turns == {1: 6, 2: 6, 3: 9, 4: 9}


def test_G55_two_villages_at_one_token() -> None:
    t = table("wolf", "bison", glacier_tokens=True)
    s = t.state
    t.land(b2="glacier", b1="forest", c2="tundra", a1="hills", a2="wetland")
    s.tokens = [-1] * 19
    pool = [token for token in range(10) if token != 6]
    for at in range(19):
        if s.box.lands[s.terrain[at]] == GLACIER:
            s.tokens[at] = 6 if at == 4 else pool.pop()  # G07: three tools
    s.tokens_shown = 1 << 4
    t.goods("wolf", food=5).camps("wolf", "b1", "b2", "c2").goods("bison", food=5).camps("bison", "a1", "a2", "b2")
    t.play("place tribe migrate", "village b1-b2-c2", *["take tool"] * 3, "done")
    while t.to_move == "wolf":
        t.play("done")
    t.play("place tribe migrate", "village a1-a2-b2", *["take tool"] * 3)
    assert (t["wolf"].tools, t["bison"].tools) == (3, 3)
