"""What the evaluation makes of a game: nobody has to empty the village, but everybody comes to want it."""

from __future__ import annotations

from itertools import product

import pytest

from cenote.agents.greedy import Greedy
from cenote.core.fields import NONE
from cenote.games.tawantinsuyu.components import CONQUESTS
from cenote.games.tawantinsuyu.judge.campaign import prospect, spoils
from cenote.games.tawantinsuyu.judge.evaluate import ENDLESS, evaluate
from cenote.games.tawantinsuyu.judge.weights import CAMPAIGN, MAJORITY, SOLDIER, TIRED, TURNS
from cenote.games.tawantinsuyu.judge.worth import SETUP, Worth
from cenote.games.tawantinsuyu.names import GOAL, HER, REGION_SIZE, SECTORS
from cenote.games.tawantinsuyu.rules.ceremony import majority
from tawantinsuyu.table import GAME, Table, table

LONG = 80  # turns for two; a game of people takes about 40


@pytest.mark.compiled
@pytest.mark.parametrize("players", [1, 2])
def test_code_players_bring_the_game_to_its_end(players: int) -> None:
    state = GAME.new(players=players, seed=1)
    seats = [Greedy(GAME, seat) for seat in range(players)]
    while state.seat is not None:
        assert state.turn < LONG, "they hoard and never hire"
        state.play(seats[state.seat].choose(state))


def test_a_worker_that_leaves_the_village_costs_nothing() -> None:
    """Turns bring the next ceremony nearer; were it the village, nobody would like to hire."""
    state = GAME.new(players=2, seed=1)
    state.ceremonies, state.turn = 2, round(2 * (SETUP + 2.2 * GAME.weights["evaluate"][TURNS]))
    emptier, later = state.clone(), state.clone()
    emptier.village = emptier.village[:-1]
    assert GAME.evaluate(emptier, 0) == GAME.evaluate(state, 0)
    later.turn += round(GAME.weights["evaluate"][TURNS])
    assert GAME.evaluate(later, 0) < GAME.evaluate(state, 0)


def test_after_many_turns_an_emptier_village_looks_better() -> None:
    state = GAME.new(players=2, seed=1)
    state.turn += 2 * int(ENDLESS) + 20
    emptier = state.clone()
    emptier.village = emptier.village[:-1]
    assert GAME.evaluate(emptier, 0) > GAME.evaluate(state, 0)


def test_stairs_are_worth_most_where_the_high_priest_comes_next() -> None:
    """Otherwise all sectors would look alike, and everybody would build in the first."""
    values = []
    for sector in range(SECTORS):
        state = GAME.new(players=2, seed=1)
        me = state.players[0]
        me.priest, me.stairs, state.upper[sector] = 2, 4, 0
        values.append(GAME.evaluate(state, 0))
    assert sorted(range(SECTORS), key=lambda sector: -values[sector]) == [2, 3, 4, 0, 1]


def test_majorities_of_a_rival_count_against_a_position() -> None:
    """Otherwise nobody would contest a region, and who only wages war would have all four."""
    state = GAME.new(players=2, seed=1)
    lost, worse = state.clone(), state.clone()
    lost.conquests = worse.conquests = [1, *state.conquests[1:]]
    worse.losses = [2, *state.losses[1:]]
    assert GAME.evaluate(state, 0) > GAME.evaluate(lost, 0) > GAME.evaluate(worse, 0)


@pytest.mark.parametrize(("vp", "counts"), [(40, GOAL - 1), (GOAL, GOAL), (150, 150)])
def test_axomamma_is_not_beaten_by_less_than_the_goal(vp: int, counts: int) -> None:
    """WS49."""
    state = GAME.new(players=1, seed=1)
    assert GAME.automata(state) == 1 and GAME.automata(GAME.new(players=2, seed=1)) == 0
    state.stack.clear()
    for player in state.players:
        player.vp = vp
    assert GAME.evaluate(state, HER) == counts and GAME.evaluate(state, 0) == vp


# --- campaigns ---

FRESH, WEARY = 1.5, 0.25  # what a soldier is worth here, face up and face down
RICH = "chinchaysuyu-5"  # 7 points for two soldiers discarded and two turned down
LEFT = 7 - 2 * FRESH - 2 * (FRESH - WEARY)  # of them, when the soldiers are paid for


def field(*spaces: str) -> Table:
    """Only these are still to be conquered; all others are Black's, whose regions no single marker takes."""
    t = table("purple", "black")
    t.state.conquests = [NONE if space in spaces else t.seat("black") for space in CONQUESTS]
    return t


def look(t: Table) -> Worth:
    weights = GAME.weights["evaluate"][:]
    weights[SOLDIER], weights[TIRED] = FRESH - 1, WEARY
    worth = Worth(t.state, t.player("purple"), weights, GAME.weights["powers"])
    assert worth.use == 1.0
    return worth


def test_soldiers_see_the_best_conquest_that_they_can_pay() -> None:
    soldiers = ("A01", "A02", "A19")
    assert prospect(look(field(RICH).troops("purple", *soldiers))) == pytest.approx(LEFT)
    assert prospect(look(field("chinchaysuyu-2").troops("purple", *soldiers))) == 0.0, "its points are too few"
    assert 0.0 < prospect(look(field("kuntisuyu-2").troops("purple", *soldiers))) < LEFT
    t = field("chinchaysuyu-2", RICH, "kuntisuyu-2").troops("purple", *soldiers)
    assert prospect(look(t)) == pytest.approx(LEFT)
    assert prospect(look(field().troops("purple", *soldiers))) == 0.0, "all is taken"
    assert prospect(look(field(RICH))) == 0.0, "no soldiers"
    t = field(RICH).troops("purple", *soldiers)
    t.player("purple").markers = 0
    assert prospect(look(t)) == 0.0, "no marker is left"


def test_soldiers_in_hand_cost_potatoes_and_missing_ones_hope_too() -> None:
    t = field(RICH).troops("purple", "A01", "A02").army("purple", "A03", "A04")
    potato = look(t).goods[0]
    assert prospect(look(t)) == pytest.approx(LEFT - potato), "the first levied is free (W69)"
    for missing, cards in enumerate((("A19", "A20"), ("A01", "A20"), ("A20",), ("A01",))):
        seen = prospect(look(field(RICH).troops("purple", *cards)))
        assert seen == pytest.approx((LEFT - max(0, missing - 1) * potato) * (4 - missing) / 4)


def test_W113_Z13_lowers_what_a_conquest_takes() -> None:
    t = field(RICH).troops("purple", "A01", "A02", "A03", "A04").built("purple", "Z13")
    assert prospect(look(t)) == pytest.approx(7 - FRESH - (FRESH - WEARY))
    t = field("qullasuyu-3").troops("purple", "A01", "A02").built("purple", "Z13")
    bonus = look(t).bonus(t.state.box.conquests[CONQUESTS.index("qullasuyu-3")].bonus)
    assert prospect(look(t)) == pytest.approx(bonus - (FRESH - WEARY)), "one is turned down rather than discarded"


def test_W87_a_space_that_brings_the_majority_is_worth_its_points() -> None:
    """However the markers of three players lie: the same as the rule finds once the marker is there."""
    t = table("purple", "black", "grey")
    s, me = t.state, t.seat("purple")
    worth = look(t)
    points = worth.weights[MAJORITY] * worth.losses * worth.left
    assert points > 0
    for markers in product((NONE, 0, 1, 2), repeat=REGION_SIZE):
        s.conquests[:REGION_SIZE] = markers
        before = majority(s, 0)
        for space in range(REGION_SIZE):
            if markers[space] == NONE:
                seen = spoils(worth, space) - worth.bonus(s.box.conquests[space].bonus)
                s.conquests[space] = me
                gained = before != me == majority(s, 0)
                s.conquests[space] = NONE
                assert seen == pytest.approx(points if gained else 0.0), (markers, space)


def test_the_campaign_is_part_of_the_evaluation() -> None:
    t = field("chinchaysuyu-1").troops("purple", "A01")
    weights = GAME.weights["evaluate"]
    seen = []
    for weight in (0.0, 1.0):
        weights = [*weights[:CAMPAIGN], weight, *weights[CAMPAIGN + 1 :]]
        seen.append(evaluate(t.state, 0, weights, GAME.weights["powers"]))
    assert (
        0
        < prospect(Worth(t.state, t.player("purple"), weights, GAME.weights["powers"]))
        == pytest.approx(seen[1] - seen[0])
    )
