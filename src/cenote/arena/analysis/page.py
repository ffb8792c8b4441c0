"""The analysis of a game as one HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from cenote.arena.analysis.figure import drawn
from cenote.arena.analysis.verdict import Analysis, Costly
from cenote.arena.report.page import STYLE
from cenote.arena.report.plots import number, percent
from cenote.core.game import Game
from cenote.core.quipu import LETTERS
from cenote.core.words import Words

OWN_STYLE = Path(__file__).parent / "style.css"


def page(analysis: Analysis, game: Game, words: Words, names: Sequence[str]) -> str:
    title = words.say("game-title")
    parts = []
    if analysis.tells_wins:
        figure = drawn(analysis, True, words.say("analyse-wins"), lambda tick: percent(words, tick))
        parts.append(section(words, "wins", figure))
    figure = drawn(analysis, False, words.say("analyse-scores"), lambda tick: number(words, tick, 0))
    parts.append(section(words, "scores", figure))
    parts.append(section(words, "balance", balance(analysis, words, names) + strokes(analysis, game, words, names)))
    parts += [slips(analysis, game, words, names, seat) for seat in range(len(analysis.seats))]
    return PAGE.format(
        language=words.language,
        title=escape(f"{title} · {words.say('analyse-title')}"),
        style=STYLE.read_text(encoding="utf-8") + OWN_STYLE.read_text(encoding="utf-8"),
        kind=escape(words.say("analyse-title")),
        game=escape(title),
        facts="".join(fact(seat, name, analysis, words) for seat, name in enumerate(names)),
        sections="\n".join(parts),
        foot=escape(words.say("analyse-foot")),
    )


def section(words: Words, key: str, body: str) -> str:
    head, about = escape(words.say(f"analyse-{key}")), escape(words.say(f"analyse-{key}-about"))
    return f"<section><h2>{head}</h2><p>{about}</p><figure>{body}</figure></section>"


def fact(seat: int, name: str, analysis: Analysis, words: Words) -> str:
    return f"<div><dt>{mark(seat)} {escape(name)}</dt><dd>{number(words, analysis.final[seat], 0)}</dd></div>"


def mark(seat: int) -> str:
    letter = LETTERS[seat]
    return f'<b class="seat seat-{letter.lower()}">{letter}</b>'


def signed(words: Words, value: float) -> str:
    return f"{'+' if value > 0.05 else '−' if value < -0.05 else ''}{number(words, abs(value))}"


def balance(analysis: Analysis, words: Words, names: Sequence[str]) -> str:
    """Choice and luck, seat by seat."""
    columns = ("own", *(() if analysis.solo else ("others",)), "luck")
    heads = "".join(f'<th scope="col">{escape(words.say(f"analyse-{column}"))}</th>' for column in columns)
    rows = []
    for seat, name in enumerate(names):
        cells = "".join(gain(getattr(analysis, column)[seat], words) for column in columns)
        rows.append(f'<tr><th scope="row">{mark(seat)} {escape(name)}</th>{cells}</tr>')
    head = f"<thead><tr><td></td>{heads}</tr></thead>"
    return f'<div class="scroll"><table>{head}<tbody>{"".join(rows)}</tbody></table></div>'


def gain(value: float, words: Words) -> str:
    kind = "ahead" if value > 0.05 else "behind" if value < -0.05 else ""
    return f'<td class="{kind}" style="--strength:{min(100, round(abs(value) * 5))}%">{signed(words, value)}</td>'


def strokes(analysis: Analysis, game: Game, words: Words, names: Sequence[str]) -> str:
    """The greatest strokes of luck and misfortune."""
    rows = []
    for seat, found in enumerate(analysis.strokes):
        for stroke in found:
            move = tell_move(game, words, stroke.move)
            text = words.say("analyse-stroke", turn=stroke.turn, name=names[stroke.seat])
            rows.append(f"<li>{mark(seat)} <b>{signed(words, stroke.points)}</b> {escape(text)} {escape(move)}</li>")
    return f'<ul class="strokes">{"".join(rows)}</ul>' if rows else ""


def slips(analysis: Analysis, game: Game, words: Words, names: Sequence[str], seat: int) -> str:
    """The moves that cost most."""
    cards = "".join(card(analysis, game, words, move) for move in analysis.costly[seat])
    if not cards:
        cards = f"<p>{escape(words.say('analyse-no-slips'))}</p>"
    head = escape(words.say("analyse-slips", name=names[seat]))
    return f'<section><h2>{mark(seat)} {head}</h2><div class="slips">{cards}</div></section>'


def card(analysis: Analysis, game: Game, words: Words, move: Costly) -> str:
    rule = game.rulebook(words.language).get(move.rule, "")
    because = reasons(words, move)
    return (
        f"<article><h3>{escape(words.say('analyse-turn', turn=move.turn))}</h3>"
        f'<p class="made">{escape(words.say("analyse-made"))} <b>{escape(tell_move(game, words, move.move))}</b>'
        f"<span>{escape(prospect(analysis, words, move, 0))}</span></p>"
        f'<p class="better">{escape(words.say("analyse-better"))} <b>{escape(tell_move(game, words, move.better))}</b>'
        f"<span>{escape(prospect(analysis, words, move, 1))}</span></p>"
        + (f"<p>{escape(because)}</p>" if because else "")
        + (f"<details><summary>{escape(move.rule)}</summary>{escape(rule)}</details>" if rule else "")
        + "</article>"
    )


def prospect(analysis: Analysis, words: Words, move: Costly, which: int) -> str:
    score = words.say("analyse-expects", score=move.score[which])
    return f"{score}, {words.say('analyse-chance', win=move.win[which])}" if analysis.tells_wins else score


def reasons(words: Words, move: Costly) -> str:
    """Where the better move would have brought more."""
    if not move.reasons:
        return ""
    shown = ", ".join(f"{words.term('source', source)} {signed(words, vp)}" for source, vp in move.reasons)
    return f"{words.say('analyse-because')} {shown}."


def tell_move(game: Game, words: Words, written: str) -> str:
    move = game.notation.read(written)
    return words.move(game.notation.verb(move), move)


PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}
</style>
<header><div><p>{kind}</p><h1>{game}</h1><dl>{facts}</dl></div></header>
<main class="stack">
{sections}
</main>
<footer>{foot}</footer>
</html>
"""
