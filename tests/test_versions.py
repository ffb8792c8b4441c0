"""Versions: a corrected game plays on what was begun before, by the rules and with the components of then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cenote import agents, games
from cenote.cli import main
from cenote.core import quipu
from cenote.core.data import Data, read
from cenote.core.game import Game
from cenote.core.match import Match
from cenote.core.refusal import BadData, BadOption, BadPosition, BadRecord
from cenote.core.rng import Rng
from cenote.core.room import Room
from cenote.games import versions
from scratch import KEY, Scratch
from scratch import scratch as scratch
from shell import Output, refused, said

BLACK = 3
ROOMS = [game for game in games.all() if isinstance(game, Room)]


def played(game: Game, seed: int, decisions: int = 999) -> Match:
    match = Match(game, 2, seed, seats=["random", "random"])
    chance = Rng.seeded(seed)
    while match.state.seat is not None and decisions:
        legal = match.state.moves()
        match.play(legal[chance.below(len(legal))])
        decisions -= 1
    return match


def most_held(text: str, game: Game) -> int:
    """The most pearls that anybody had in hand."""
    return max(
        len(player["hand"]) for match in quipu.read(text).replay(game) for player in match.state.dump()["players"]
    )


# --- a correction, from before to after ---


def test_what_was_begun_before_a_correction_plays_on(scratch: Scratch) -> None:
    first = scratch.open()
    scratch.release(first)
    whole = [quipu.write(played(first, seed)) for seed in range(12)]
    begun = played(first, 5, decisions=9)
    text, dump, digest, view = quipu.write(begun), begun.state.dump(), begun.state.digest(), begun.state.view(0)
    assert max(most_held(one, first) for one in whole) == 5

    game = scratch.correct()
    assert (game.rules, list(game.versions)) == (2, [1, 2])
    assert game.at(1).fingerprint == first.fingerprint != game.fingerprint
    for one in whole:  # replays to every digest and to its end, and is written as it was
        match = quipu.read(one).play_through(game)
        assert match.state.rules == 1 and match.state.seat is None
        assert quipu.write(match) == one
    again = game.load(json.loads(json.dumps(dump)))
    assert (again.rules, again.digest(), again.view(0)) == (1, digest, view)
    assert again.clone().rules == again.redeal(0, Rng.seeded(1)).rules == 1
    on = quipu.read(text).play_through(game)
    while on.state.seat is not None:
        on.play(agents.make("greedy", on.game, 1).choose(on.state))
    assert "rules 1\n" in quipu.write(on)
    assert quipu.read(quipu.write(on)).play_through(game).state == on.state


def test_what_begins_after_a_correction_is_corrected(scratch: Scratch) -> None:
    scratch.release(scratch.open())
    game = scratch.correct()
    former = game.at(1)
    assert [one.box.pearls[BLACK].points for one in (former, game)] == [7, 9]
    assert [one.key for one in former.options] == [] and [one.key for one in game.options] == ["calm"]
    with pytest.raises(BadOption):
        game.new(2, 1, {"calm": True}, rules=1)
    texts = {rules: [quipu.write(played(game.at(rules), seed)) for seed in range(12)] for rules in (1, 2)}
    assert {rules: max(most_held(one, game) for one in texts[rules]) for rules in texts} == {1: 5, 2: 4}
    assert [game.new(2, 1, rules=rules).rules for rules in (None, 1, 2)] == [2, 1, 2]
    old, new = (game.new(2, 1, rules=rules).dump()["players"][0] for rules in (1, 2))
    assert "rests" not in old and new["rests"] == 0
    for one in texts[2]:
        match = quipu.read(one).play_through(game)
        assert "rules 2\n" in one and f"data {game.fingerprint}\n" in one
        assert quipu.write(match) == one
    with pytest.raises(BadRecord):  # the other rules would lead elsewhere
        quipu.read(max(texts[1], key=lambda one: most_held(one, game)).replace("rules 1", "rules 2")).play_through(game)


def test_a_host_s_file_lies_over_every_version(scratch: Scratch) -> None:
    scratch.release(scratch.open())
    mine = "[pearl.rose]\npoints = 3\n"
    before = quipu.write(played(scratch.open().with_data("mine.toml", mine), 3))
    game = scratch.correct().with_data("mine.toml", mine)
    assert [[pearl.points for pearl in one.box.pearls] for one in (game.at(1), game)] == [[1, 3, 4, 7], [1, 3, 4, 9]]
    assert game.at(1).with_weights({**game.weights}).rules == 1
    assert quipu.write(quipu.read(before).play_through(game)) == before
    with pytest.raises(BadRecord) as refusal:
        quipu.read(before).play_through(games.get(KEY))
    assert refusal.value.key == "record-data"


def test_who_opens_an_older_record_sees_that(scratch: Scratch, capsys: Output, tmp_path: Path) -> None:
    first = scratch.open()
    scratch.release(first)
    file = tmp_path / "old.quipu"
    file.write_text(quipu.write(played(first, 1)))
    assert "version 1" not in said(capsys, "verify", str(file)) + said(capsys, "replay", str(file))
    game = scratch.correct()
    for command in ("verify", "replay"):
        told = " ".join(said(capsys, command, str(file)).split())
        assert f"Played by version 1 of rules and components ({first.fingerprint}); the newest is version 2." in told
    assert "divers" in said(capsys, "simulate", KEY, "--games", "2", "--rules", "1", "--processes", "1").lower()
    assert "versions 1 to 2" in refused(capsys, "play", KEY, "--rules", "3")
    file.write_text(file.read_text().replace("rules 1", "rules 7"))
    assert "versions 1 to 2" in refused(capsys, "verify", str(file))
    with pytest.raises(BadPosition, match="versions 1 to 2"):
        game.load({**game.new(2, 1).dump(), "rules": 7})


def test_a_record_of_a_version_that_is_not_kept_can_be_looked_at(capsys: Output, tmp_path: Path) -> None:
    text = (Path(__file__).parent / "records" / "tzolkin-two-greedy.quipu").read_text()
    file = tmp_path / "future.quipu"
    file.write_text(text.replace("rules 1", "rules 99"))
    assert main(["replay", str(file), "--lang", "en"]) == 2
    out, error = capsys.readouterr()
    assert "version 99" in error and "looked at" in error
    moves = [line for turn in quipu.read(text).turns for _, line in turn.moves]
    assert [line.strip() for line in out.splitlines() if line.startswith("    ")] == moves
    assert "rules 99" in out and text.splitlines()[-1] in out


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.key)
def test_every_room_plays_on_what_was_begun_in_its_newest_version(room: Room) -> None:
    """As if it had been corrected since: there would be a version more."""
    members = {"rules": room.rules + 1, "__module__": type(room).__module__}
    later: Room = type(type(room).__name__, (type(room),), members)(room.box)
    assert (later.new(2, 1).rules, later.at(room.rules).fingerprint) == (room.rules + 1, room.fingerprint)
    match = played(room, 4, decisions=30)
    on = quipu.read(quipu.write(match)).play_through(later)
    assert on.game is later.at(room.rules) and on.state == match.state
    state = later.load(match.state.dump())
    assert state.rules == room.rules and state.digest() == match.state.digest()
    assert state.view(0) == match.state.view(0) and state.outlook(0) == match.state.outlook(0)
    assert state.game.evaluate(state, 0) == room.evaluate(match.state, 0)
    assert state.redeal(0, Rng.seeded(2)).dump() == match.state.redeal(0, Rng.seeded(2)).dump()
    choose = [agents.make("greedy", game, 3).choose for game in (state.game, room)]
    assert choose[0](state) == choose[1](match.state)
    assert later.new(2, 1).digest() != room.new(2, 1).digest()


# --- nobody forgets to raise a version ---


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.key)
def test_released_versions_are_as_they_were(room: Room) -> None:
    assert versions.complaints(room) == []
    assert set(versions.frozen(room)) == set(room.versions)


def changed(room: Room, text: str) -> Room:
    """The room as if its own data were different."""
    return room.made(room.ours.overlay(read("changed.toml", text)), "")


def test_another_price_needs_another_version() -> None:
    room = next(room for room in ROOMS if room.key == "tawantinsuyu")
    assert room.ours["statue"]["small"]["cost"] == {"stone": 3}, "as the rulebook says, in every version"
    *older, told = versions.complaints(changed(room, "[statue.small]\ncost = { stone = 1 }\n"))
    assert len(older) == room.rules - 1, "nor are those before brought back any more"
    assert f"not those of version {room.rules}" in told
    assert f"Raise `rules` in its __init__.py to {room.rules + 1} and run {versions.COMMAND}" in told


def test_where_we_know_a_value_from_may_change() -> None:
    room = next(room for room in ROOMS if room.key == "tawantinsuyu")
    assert versions.complaints(changed(room, '[permanent.Z09]\nstatus = "public"\n')) == []


def test_an_overlay_that_forgets_something_is_noticed(scratch: Scratch) -> None:
    scratch.release(scratch.open())
    scratch.correct()
    scratch.change("data/versions/1.toml", "points = 7", "points = 8")
    (told,) = versions.complaints(scratch.open())
    assert "1.toml does not bring back the components of version 1" in told


def test_a_forgotten_version_is_noticed(scratch: Scratch) -> None:
    scratch.release(scratch.open())
    scratch.change("data/pearls.toml", "points = 7", "points = 9")
    room = scratch.open()
    versions.bring_up(room, "HEAD", again=False)  # does not write over what was released
    (told,) = versions.complaints(room)
    assert "Raise `rules`" in told
    scratch.change("data/pearls.toml", "points = 9", "points = 7")
    scratch.correct()
    assert (scratch.room / "data/versions/1.toml").read_text().endswith("\n[pearl.black]\npoints = 7\n")
    assert list(versions.frozen(scratch.open())) == [1, 2]
    scratch.change("data/pearls.toml", "points = 9", "points = 8")
    assert len(versions.complaints(scratch.open())) == 1
    versions.bring_up(scratch.open(), "HEAD", again=True)
    assert versions.complaints(scratch.open()) == []


# --- overlays ---


def test_an_older_version_has_what_is_gone_and_not_what_came_later() -> None:
    then = read("then", "[pearl.white]\npoints = 1\nold = true\n[pearl.gone]\npoints = 2\n[shell.one]\nsize = 3\n")
    now = read("now", "[pearl.white]\npoints = 2\nnew = [1, { a = 'ї' }]\n[pearl.grey]\npoints = 4\n")
    overlay = versions.differences(then, now)
    assert overlay["without"] == {"pearl": {"white": ["new"], "grey": []}}
    assert now.restored(Data(overlay, {})).tables == then.tables
    back = versions.differences(now, then)
    assert then.restored(Data(back, {})).fingerprint() == now.fingerprint() != then.fingerprint()


def test_an_overlay_is_written_as_toml(tmp_path: Path) -> None:
    tables = {
        "pearl": {"grey-1": {"cost": {"wood and stone": 1.5}, "of": ['a "b"', "ї"], "flag": False}},
        "without": {"pearl": {"white": ["new"], "1-2": []}},
    }
    versions.write(tmp_path / "1.toml", 1, tables)
    assert read("1.toml", (tmp_path / "1.toml").read_text(encoding="utf-8")).tables == tables
    versions.write(tmp_path / "1.toml", 1, {})
    assert not (tmp_path / "1.toml").exists()


def test_a_host_s_file_cannot_leave_out_anything() -> None:
    with pytest.raises(BadData):
        ROOMS[0].with_data("mine.toml", "[without.animal]\nground_sloth = []\n")


def test_the_order_of_components_counts() -> None:
    there = "[pearl.white]\npoints = 1\n[pearl.rose]\npoints = 2\n"
    again = "[pearl.rose]\npoints = 2\n[pearl.white]\npoints = 1\n"
    assert read("a", there).fingerprint() != read("b", again).fingerprint()
