"""`cenote balance`: what is counted, and seats that must or never may."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from time import perf_counter

import pytest

from cenote import agents, games
from cenote.agents.agent import Window
from cenote.agents.habits import Habit, read
from cenote.agents.mcts import Mcts
from cenote.agents.search import Search
from cenote.arena.balance import Balance, Count
from cenote.arena.balance.count import Row, Sample, lead_of
from cenote.arena.balance.names import Names
from cenote.arena.balance.page import page, worth_text
from cenote.arena.notes import Notes, SeatNotes
from cenote.arena.series import Fixture, Result, lay
from cenote.cli import main
from cenote.core.census import Census, Thing, derived
from cenote.core.game import Game
from cenote.core.refusal import BadOption
from cenote.games.tawantinsuyu.judge.worth import SETUP
from shell import LANGUAGES, Output, refused, said
from test_report import read as read_page

TAWANTINSUYU = games.get("tawantinsuyu")
every_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.key)


@pytest.fixture
def output(capsys: Output) -> Output:
    return capsys


def watched(game: Game, *names: str, number: int = 1) -> Result:
    """A game with its notes."""
    series = replace(lay(game, ["random"], 7, len(names)), census=True, traces=True)
    return series.play(game, Fixture(number, names))


def played(balance: Balance) -> Balance:
    assert list(balance.play(processes=1))
    return balance


# --- what is declared ---


@every_game
def test_every_way_of_a_census_names_something(game: Game) -> None:
    census = game.census()
    verbs = game.notation.verbs
    assert set(census.actions) <= set(verbs)
    for thing in census.things.values():
        for way in (*thing.taken, *thing.used):
            if way.by_move and way.name in verbs:
                assert set(way.slots) <= set(verbs[way.name].slots), f"{thing.kind}: {way.name}"
        assert set(thing.lies) <= game.new(2, 1).view(None).keys(), thing.kind
        assert not thing.fixed or thing.fixed in game.components().tables


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_counted_has_a_name(game: Game, language: str) -> None:
    words, census = game.words(language), game.census()
    assert [kind for kind in census.things if not words.has(f"census-{kind}")] == []
    assert [track.kind for track in census.tracks if not words.has(f"census-{track.kind}")] == []
    assert [verb for verb in census.actions if not words.has(f"deed-{verb}")] == []


def test_a_room_without_a_census_gets_one_from_its_tables() -> None:
    census = derived(games.get("tzolkin"))
    assert census.things.keys() == {"building", "monument", "wealth"}
    assert census.actions == tuple(games.get("tzolkin").notation.verbs)


# --- what is noted ---


@every_game
def test_notes_agree_with_what_happened(game: Game) -> None:
    result = watched(game, "random", "random")
    assert result.notes is not None
    for seat, notes in enumerate(result.notes.seats):
        assert 0 < notes.turns <= min(sum(notes.did.values()), result.turns)
        assert set(notes.took) <= result.notes.offered
        assert set(notes.could) <= result.notes.offered
        moves = [mark.split() for mark in result.traces[seat].marks]
        for thing in game.census().things.values():
            for way in thing.taken:
                if way.by_move and (verb := game.notation.verbs.get(way.name)) and not thing.group:
                    for move in moves:
                        if move[0] == verb.name:
                            for id in thing.things(way, verb.arguments(tuple(move))):
                                assert notes.took[f"{thing.kind}/{id}"]


def test_set_up_is_no_turn() -> None:
    """Two choose a weaving, cards and their bonuses first; then each acts twice, until a last ceremony."""
    result = watched(TAWANTINSUYU, "random~place", "random~place")
    assert result.notes is not None
    turns = [seat.turns for seat in result.notes.seats]
    assert [sum(seat.did.values()) for seat in result.notes.seats] == [2 * n for n in turns]
    assert sum(turns) == result.turns - 2 * SETUP - 1


def test_what_lies_there_is_offered_though_nobody_can_pay_for_it() -> None:
    result = watched(TAWANTINSUYU, "random~build", "random~build")
    assert result.notes is not None
    market = set(TAWANTINSUYU.new(2, "7/1").view(None)["market"])
    assert market
    assert {f"building/{tile}" for tile in market} <= result.notes.offered
    assert not any(key.startswith("building/") for seat in result.notes.seats for key in seat.took)


def test_where_events_alone_tell_every_seat_could() -> None:
    result = watched(TAWANTINSUYU, "random~advance", "random~advance")
    assert result.notes is not None
    actions = {f"priest/{action}" for action in TAWANTINSUYU.components()["action"]}
    for seat in result.notes.seats:
        assert seat.could >= actions
        assert sum(key in actions for key in seat.took) <= 1, "his first action belongs to the set-up"


def test_who_could_act_on_a_space_is_told_by_moves() -> None:
    result = watched(games.get("tzolkin"), "random", "random")
    assert result.notes is not None
    for seat in result.notes.seats:
        could, took = ({key for key in keys if key.startswith("space/")} for keys in (seat.could, seat.took))
        assert took < could


def test_the_deck_is_no_card() -> None:
    result = watched(TAWANTINSUYU, "random", "random")
    assert result.notes is not None
    assert any("god deck" in trace.marks for trace in result.traces)
    assert "card/deck" not in result.notes.offered


# --- what is counted ---


def result_of(number: int, scores: tuple[int | Fraction, ...], *took: str) -> Result:
    seats = [SeatNotes(turns=10) for _ in scores]
    for seat, key in enumerate(took):
        if key:
            seats[seat].took[key] += 1
    seats[0].did["place"] += 5
    seats[0].reached["temple"] = 3
    notes = Notes({"card/a", "card/b"}, seats)
    return Result(number, f"1/{number}", ("hard", "hard"), scores, (1, 2), 20, 50, notes=notes)


def test_the_worth_of_a_thing_is_the_lead_of_those_who_took_it() -> None:
    census = Census(("place",), [Thing("card", "take card")])
    count = Count(census, [result_of(2, (30, 20), "card/a", "card/a"), result_of(1, (40, 20), "card/a")])
    a, b = count.rows()["card"]
    assert (a.offered, a.taken, a.took, a.share) == (2, 2, 3, 1.0)
    assert a.lead.n == 3 and a.lead.mean == pytest.approx((10 + 5 - 5) / 3)
    assert a.lead.error == pytest.approx(4.409586)
    assert (b.offered, b.taken, b.share, b.lead.n) == (2, 0, 0.0, 0)
    assert count.shares() == [("place", 10, 1.0, 10 / 40)]
    assert count.reached["temple"] == {3: 2}
    assert [lead.mean for lead in count.leads] == [7.5, -7.5]


def test_what_each_seat_can_have_is_counted_by_seats() -> None:
    results = [result_of(2, (30, 20), "card/a", "card/a"), result_of(1, (40, 20), "card/a")]
    for result in results:
        assert result.notes is not None
        result.notes.seats[1].could = {"card/a", "card/b"}
    a, b = Count(Census(("place",), [Thing("card", "take card", each=True)]), results).rows()["card"]
    assert (a.offered, a.taken, a.share) == (4, 3, 0.75)
    assert (b.offered, b.taken, b.share) == (2, 0, 0.0)


@pytest.mark.parametrize(
    ("offered", "taken", "leads", "odd"),
    [
        (20, 10, [8.0, 9.0] * 5, "strong"),
        (20, 10, [-8.0, -9.0] * 5, "weak"),
        (20, 10, [8.0, 0.0] * 5, ""),
        (20, 10, [8.0, 9.0] * 3, ""),
        (20, 1, [0.0], "rare"),
        (20, 19, [0.0] * 19, "common"),
    ],
)
def test_what_stands_out(offered: int, taken: int, leads: list[float], odd: str) -> None:
    numbers = {"offered": offered, "taken": taken, "could": offered, "took": len(leads), "used": 0, "times": 0}
    row = Row("card", "a", False, False, False, **numbers, lead=Sample(leads))
    assert row.odd == odd
    assert replace(row, several=True).odd == (odd if odd in ("strong", "weak") else "")


@pytest.mark.parametrize(
    ("leads", "told"), [([], ""), ([17.0], "+17.0 ± ?"), ([17.0, 17.0], "+17.0 ± 0.0"), ([-3.0, 1.0], "-1.0 ± 2.0")]
)
def test_one_game_does_not_tell_how_sure_it_is(leads: list[float], told: str) -> None:
    assert worth_text(Sample(leads), TAWANTINSUYU.words("en")) == told


def test_the_report_depends_on_the_seed_alone(output: Output, tmp_path: Path) -> None:
    texts = []
    for processes in ("1", "2"):
        file = tmp_path / f"{processes}.json"
        said(
            output, "balance", "tzolkin", "--agent", "random", "--games", "4", "--never", "build",
            "--processes", processes, "--json", str(file),
        )  # fmt: skip
        texts.append(file.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert json.loads(texts[0])["games"] == 4


# --- habits ---


def test_a_habit_narrows_the_moves() -> None:
    a, b, c = ("a",), ("b",), ("c",)
    assert Habit(always=[b]).narrowed([a, b, c]) == [b]
    assert Habit(always=[b]).narrowed([a, c]) == [a, c]
    assert Habit(never=[b]).narrowed([a, b, c]) == [a, c]
    assert Habit(never=[b]).narrowed([b]) == [b]


@pytest.mark.parametrize("agent", ["random", "easy", "greedy", "mcts:1"])
def test_an_agent_never_does_what_it_is_denied(agent: str) -> None:
    result = watched(TAWANTINSUYU, f"{agent}~place", agent if agent == "random" else "random")
    assert result.notes is not None
    denied, free = result.notes.seats
    assert denied.did["place"] == 0 and denied.did["advance"] > 0
    assert free.did["place"] > 0


@pytest.mark.parametrize(("name", "planned"), [("mcts:1", True), ("mcts:1~place", False)])
def test_plans_leave_out_what_is_denied(name: str, planned: bool) -> None:
    state, walker = TAWANTINSUYU.new(2, 3), agents.make("random", TAWANTINSUYU, 1)
    while not any(move[0] == "place" for move in state.moves()):
        state.play(walker.choose(state))
    agent = agents.make(name, TAWANTINSUYU, 1)
    assert isinstance(agent, Mcts)
    window = Window(state, agent.habit)
    search = Search(TAWANTINSUYU, window, agent.rng, agent.style)
    search.plan(window, perf_counter())
    assert any(move[0] == "place" for move in search.root.edges) is planned


def test_an_agent_takes_what_it_must() -> None:
    card = "W-07"
    state = games.get("tzolkin").new(2, 1)
    for seed in range(60):
        state = games.get("tzolkin").new(2, seed)
        if ("keep", card) in state.moves():
            break
    assert agents.make(f"greedy+{card}", games.get("tzolkin"), 1).choose(state) == ("keep", card)
    assert agents.make(f"greedy~{card}", games.get("tzolkin"), 1).choose(state) != ("keep", card)


@pytest.mark.parametrize("name", ["greedy~", "greedy+", "greedy~+P03"])
def test_half_a_habit_is_refused(name: str) -> None:
    with pytest.raises(BadOption) as refusal:
        read(name, TAWANTINSUYU)
    assert refusal.value.key == "agent-habit"


def test_a_bound_seat_is_compared_with_the_same_seat_of_the_same_deal() -> None:
    balance = played(Balance(TAWANTINSUYU, "random", 4, probes=["P01", "start/SW01"], nevers=["place"], probe_games=3))
    never, must, without, first, _ = balance.bounds()
    assert [bound.habit for bound in balance.bounds()] == ["~place", "+P01", "~P01", "+start/SW01", "~start/SW01"]
    assert (never.games, never.did, without.did) == (3, 0, 0)
    assert first.did == 3 and must.must
    for bound, habit in ((never, "~place"), (first, "+start/SW01")):
        gains = [
            lead_of(balance.bound[habit][number], (number - 1) % 2) - lead_of(balance.results[number], (number - 1) % 2)
            for number in (1, 2, 3)
        ]
        assert bound.gain is not None and bound.gain.mean == pytest.approx(sum(gains) / 3)
    assert {result.seed for result in balance.bound["~place"].values()} == {"1/1", "1/2", "1/3"}


def test_what_stands_out_is_probed_by_itself() -> None:
    balance = played(Balance(TAWANTINSUYU, "random", 8, probes=["auto"], probe_games=1))
    odd = [f"{row.kind}/{row.id}" for row in balance.count().odd()]
    assert odd and 0 < len(balance.bound) <= 12
    assert {habit[1:] for habit in balance.bound} <= set(odd)


# --- what is shown ---


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_fetches_nothing(game: Game, language: str) -> None:
    balance = played(Balance(game, "random", 2, nevers=[game.census().actions[0]], probe_games=1))
    words = game.words(language)
    reader = read_page(page(balance, words))
    names = Names(game, words)
    assert reader.fetched == []
    assert f"<dt>{words.say('report-fact-rules')}</dt><dd>{game.rules}</dd>" in page(balance, words)
    for heading in ("balance-seats", "balance-actions", "balance-tracks", "balance-bound"):
        assert words.say(heading) in reader.headings
    assert [names.kind(kind) for kind in balance.count().rows()] == reader.headings[4:]


@pytest.mark.parametrize(
    ("key", "kind", "id", "said"),
    [
        ("tzolkin", "space", "yaxchilan-3", "Яшчилан, 3"),
        ("tawantinsuyu", "segment", "middle-5", "середня 5"),
        ("tawantinsuyu", "stairs", "lower-4", "нижні, 4"),
        ("tawantinsuyu", "priest", "offering", "підношення"),
        ("tawantinsuyu", "card", "G01", "G01 Сонце · картопля"),
        ("santamaria", "ship", "S01", "S01 початковий корабель (деревина, цукор)"),
        ("santamaria", "pass", "5", "5"),
    ],
)
def test_things_go_by_their_names(key: str, kind: str, id: str, said: str) -> None:
    game = games.get(key)
    assert Names(game, game.words("uk")).thing(kind, id) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_report_fits_80_columns(output: Output, language: str) -> None:
    line = ["balance", "tawantinsuyu", "--agent", "random", "--games", "2", "--processes", "1", "--never", "place"]
    assert main([*line, "--lang", language]) == 0
    text = output.readouterr().out
    words = TAWANTINSUYU.words(language)
    assert max(map(len, text.splitlines())) <= 80
    for key in ("census-building", "census-conquest", "deed-place", "balance-bound", "census-temple"):
        assert words.say(key) in text


def test_what_cannot_be_played_is_refused(output: Output) -> None:
    assert "P99" in refused(output, "balance", "tawantinsuyu", "--probe", "P99")
    assert "--players 2" in refused(output, "balance", "tawantinsuyu", "--players", "1")
    assert "--games" in refused(output, "balance", "tawantinsuyu", "--games", "0")
    assert ".html" in refused(output, "balance", "tawantinsuyu", "--out", "report.txt")
