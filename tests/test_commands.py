"""`cenote verify`, `components` and `rules`, as somebody types them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from cenote import games
from cenote.arena import simulate
from cenote.cli import main
from cenote.core import quipu
from cenote.core.data import STATUSES
from shell import LANGUAGES, Output, refused, said

GAME = games.get("tzolkin")


@pytest.fixture
def output(capsys: Output) -> Output:
    return capsys


@pytest.fixture(scope="module")
def record() -> str:
    (game,) = simulate(GAME, ["random"], 1, seed=5, records=True)
    return game.record


# --- verify ---


def test_verify_tells_how_a_game_ended(output: Output, tmp_path: Path, record: str) -> None:
    file = tmp_path / "a.quipu"
    file.write_text(record)
    state = quipu.read(record).play_through(GAME).state
    scores = ", ".join(f"random {float(score):g}" for score in state.scores())
    assert said(output, "verify", str(file)) == f"{file}: ok: Tzolk’in, 2 players, {state.turn} turns, {scores}\n"


def test_verify_says_that_a_game_is_not_finished(output: Output, tmp_path: Path, record: str) -> None:
    file = tmp_path / "a.quipu"
    file.write_text("\n\n".join(record.split("\n\n")[:6]))
    assert re.fullmatch(
        rf"{file}: ok so far: Tzolk’in, 2 players, 5 turns, .+; not finished, seat [AB] is to decide\n",
        said(output, "verify", str(file)),
    )


def test_verify_accepts_a_record_without_a_move(output: Output, tmp_path: Path, record: str) -> None:
    file = tmp_path / "a.quipu"
    file.write_text(record.split("\n\n")[0])
    assert "0 turns" in said(output, "verify", str(file))


def line_of(record: str, text: str) -> int:
    return record.splitlines().index(text) + 1


def test_verify_names_the_line_of_an_impossible_move(output: Output, tmp_path: Path, record: str) -> None:
    lines = record.splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("turn 3 ")) + 1
    file = tmp_path / "a.quipu"
    for wrong, rest in (("days 2", "T18"), ("sing", "the verbs are"), ("place moon", "palenque")):
        file.write_text("\n".join([*lines[:number], wrong, *lines[number + 1 :]]))
        sentence = refused(output, "verify", str(file))
        assert sentence.startswith(f"{file}: Line {number + 1}: “{wrong}” is not possible here: ")
        assert rest in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_gives_the_reason_in_the_same_language(
    output: Output, tmp_path: Path, record: str, language: str
) -> None:
    lines = record.splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("turn 3 ")) + 1
    file = tmp_path / "a.quipu"
    file.write_text("\n".join([*lines[:number], "days 2", *lines[number + 1 :]]))
    reason = GAME.words(language).say("why-not-now")
    assert refused(output, "verify", str(file), language=language).endswith(f": T18: {reason}")


def test_verify_names_the_turn_with_another_digest(output: Output, tmp_path: Path, record: str) -> None:
    turns = record.split("\n\n")
    turns[4] = re.sub(r"^= .*$", "= 0123456789abcdef01234567", turns[4], flags=re.M)
    file = tmp_path / "a.quipu"
    file.write_text("\n\n".join(turns))
    assert refused(output, "verify", str(file)).startswith(f"{file}: Turn 4 (line ")


def test_verify_names_the_right_scores(output: Output, tmp_path: Path, record: str) -> None:
    *turns, end = record.strip().split("\n\n")
    file = tmp_path / "a.quipu"
    file.write_text("\n\n".join([*turns, "end 1000 1000"]))
    sentence = refused(output, "verify", str(file))
    assert sentence.startswith(f"{file}: Line {line_of(record, end)}: ")
    assert end.removeprefix("end ") in sentence


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        (r"\Aquipu 1", "quipu 99", "version 99"),
        (r"^game .*$", "game chess", "“chess”"),
        (r"^rules .*$", "rules 999", "version 999"),
        (r"^rules .*$", "rules one", "“rules”"),
        (r"^players .*$", "players 9", "“players”"),
        (r"^players .*\n", "", "“players”"),
        (r"^options .*$", "options {", "“options”"),
        (r"^options .*$", f"options {{\"a\": {'1' * 5000}}}", "“options”"),
        (r"^options .*$", 'options {"colour": 1}', "“colour”"),
        (r"^seed .*$", f"seed {'1' * 5000}", "Line "),
        (r"^data .*$", "data 0123", "0123"),
        (r"^seat B .*$", "seat C random", "Line 9: “seat C random”"),
        (r"^turn 2 .*$", f"turn {'2' * 5000} A", "Line "),
        (r"^turn 2 .*$", "turn 7 A", "turn 7 of seat A"),
        (r"^turn 2 .*$", "turn 2 H", "“turn 2 H”"),
        (r"^turn 2 .*$", "x" * 1_000_000, "Line "),
        (r"^turn 2 .*$", "\x1b[2J", "“\N{REPLACEMENT CHARACTER}[2J”"),
        (r"^end .*$", "end 1 2\nplace tikal", "Line "),
    ],
)  # fmt: skip
def test_verify_refuses_a_broken_record_in_one_sentence(
    output: Output, tmp_path: Path, record: str, old: str, new: str, part: str
) -> None:
    file = tmp_path / "a.quipu"
    broken, count = re.subn(old, lambda _: new, record, count=1, flags=re.M)
    assert count == 1
    file.write_text(broken)
    sentence = refused(output, "verify", str(file))
    assert sentence.startswith(f"{file}: ")
    assert part in sentence
    assert len(sentence) < 1000


@pytest.mark.parametrize(
    "garbage", [b"", b"\n\n", b"hello", b"\x00\xff\xfe\x80", b"\0" * 1000, b"{}", b"x" * 1_000_000, b"quipu 1\n"]
)
def test_verify_refuses_any_garbage_in_one_sentence(output: Output, tmp_path: Path, garbage: bytes) -> None:
    file = tmp_path / "garbage"
    file.write_bytes(garbage)
    sentence = refused(output, "verify", str(file))
    assert sentence.startswith(str(file))
    assert len(sentence) < 1000


def test_verify_goes_on_after_a_bad_file(output: Output, tmp_path: Path, record: str) -> None:
    good, bad = tmp_path / "good.quipu", tmp_path / "bad.quipu"
    good.write_text(record)
    bad.write_text("nothing")
    assert main(["verify", str(bad), str(tmp_path / "missing"), str(tmp_path), str(good), "--lang", "en"]) == 2
    printed = output.readouterr()
    assert printed.out.startswith(f"{good}: ok: ")
    assert len(printed.err.splitlines()) == 3


# --- components ---


def test_components_counts_what_the_data_has(output: Output) -> None:
    text = said(output, "components", "tzolkin")
    entries = [(id, entry) for table in GAME.components().tables.values() for id, entry in table.items()]
    for status, number in Counter(entry["status"] for _, entry in entries).items():
        assert re.search(rf"^{status} +{number} ", text, re.M)
    assert re.search(rf"^ +{len(entries)} +components in all", text, re.M)
    shown = [line.split(maxsplit=1)[0] for line in text.splitlines() if line[:1].strip()]
    for id, _ in entries:
        assert shown.count(id) == 1
    assert "from public sources, not from the rulebook" in text
    assert max(map(len, text.splitlines())) <= 80


def test_components_shows_what_a_tile_is(output: Output) -> None:
    lines = said(output, "components", "tzolkin", "--kind", "monument").splitlines()
    (first,) = (number for number, line in enumerate(lines) if line.startswith("M-01 "))
    (then,) = (number for number, line in enumerate(lines) if line.startswith("M-02 "))
    together = " ".join(" ".join(lines[first:then]).split())
    for word in ("wood", "stone", "gold", "own-class", "public;", "rulebook:", "score,"):
        assert word in together


def test_components_by_status_and_kind(output: Output) -> None:
    spaces = GAME.components()["space"]
    for status in STATUSES:
        text = said(output, "components", "tzolkin", "--kind", "space", "--status", status)
        expected = sum(entry["status"] == status for entry in spaces.values())
        assert re.search(rf"^ +{expected} +components in all", text, re.M)


def test_components_of_a_host(output: Output, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[building.A1-01]\ncost = { gold = 7 }\nstatus = "recalled"\n')
    text = said(output, "components", "tzolkin", "--status", "recalled", "--data", str(own))
    assert "A1-01" in text
    assert "gold 7" in " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_speaks_every_language(output: Output, language: str) -> None:
    assert main(["components", "tzolkin", "--lang", language]) == 0
    text = " ".join(output.readouterr().out.split())
    assert GAME.words(language).say("components-means-public") in text


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("chess", "“chess”"),
        ("tzolkin --status printed", "rulebook, public, recalled, reconstructed"),
        ("tzolkin --kind dice", "building"),
        ("tzolkin --data missing.toml", "missing.toml"),
        ("tzolkin --data own.toml", "own.toml:2"),
        ("tzolkin --data binary.toml", "binary.toml"),
        ("", "GAME"),
    ],
)
def test_components_refuses_in_one_sentence(
    output: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, part: str
) -> None:
    (tmp_path / "own.toml").write_text('[building.A1-01]\ncost = "much"\n')
    (tmp_path / "binary.toml").write_bytes(b"\xff\x00\xfe")
    monkeypatch.chdir(tmp_path)
    assert part in refused(output, "components", *arguments.split())


# --- rules ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_all_rules(output: Output, language: str) -> None:
    assert main(["rules", "tzolkin", "--lang", language]) == 0
    rulebook = GAME.rulebook(language)
    assert output.readouterr().out.splitlines() == [f"{number} {text}" for number, text in rulebook.items()]
    assert len(rulebook) == len(GAME.rulebook("en"))


def test_rules_prints_those_asked_for(output: Output) -> None:
    rulebook = GAME.rulebook("en")
    assert said(output, "rules", "tzolkin", "t29", "T3") == f"T29 {rulebook['T29']}\nT3 {rulebook['T3']}\n"


@pytest.mark.parametrize(("language", "word"), [("en", "SKULL"), ("uk", "череп"), ("ru", "Череп")])
def test_rules_searches(output: Output, language: str, word: str) -> None:
    assert main(["rules", "tzolkin", "--search", word, "--lang", language]) == 0
    found = [line.split()[0] for line in output.readouterr().out.splitlines()]
    rulebook = GAME.rulebook(language)
    assert found == [number for number, text in rulebook.items() if word.lower() in text.lower()]
    assert 0 < len(found) < len(rulebook)


def test_rules_says_when_nothing_is_found(output: Output) -> None:
    assert main(["rules", "tzolkin", "--search", "spaceship", "--lang", "en"]) == 1
    assert output.readouterr() == ("", "No rule here contains “spaceship”.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_refuses_an_unknown_number_in_one_sentence(output: Output, language: str) -> None:
    sentence = refused(output, "rules", "tzolkin", "T29", "T999", language=language)
    last = list(GAME.rulebook(language))[-1]
    assert all(part in sentence for part in ("T999", "T1", last))


def test_rules_refuses_an_unknown_game(output: Output) -> None:
    assert "“chess”" in refused(output, "rules", "chess")
