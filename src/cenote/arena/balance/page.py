"""The balance report as one HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from cenote.arena.balance.count import MUCH, Count, Row, Sample
from cenote.arena.balance.names import Names
from cenote.arena.balance.play import Balance
from cenote.arena.ledger import write_whole
from cenote.arena.report import plots
from cenote.arena.report.page import PAGE, STYLE, listed
from cenote.arena.report.svg import Scale, bar, dot, line, svg, text
from cenote.core.quipu import LETTERS
from cenote.core.words import Words

SHARES = 130  # of the width: what shares take, with the gap behind them
ROW = 22
LONGEST = 30  # letters of a name

Entry = tuple[str, float | None, Sample, str]  # name, share of games, worth, what stands out


def write_page(file: Path, balance: Balance, words: Words) -> None:
    write_whole(file, page(balance, words))


def page(balance: Balance, words: Words) -> str:
    """The report as HTML. It depends on the games alone."""
    count, names = balance.count(), Names(balance.game, words)
    title, kind = words.say("game-title"), words.say("balance-title")
    doing = f"{words.say('balance-actions-about')} {turns_text(count, words)}"
    sections = [
        part(words.say("balance-seats"), words.say("balance-seats-about"), things_plot(seat_entries(count), words)),
        part(words.say("balance-actions"), doing, actions_plot(count, words)),
        part(words.say("balance-tracks"), words.say("balance-tracks-about"), tracks_table(count, names, words)),
        *([bound_part(balance, names, words)] if balance.bound else []),
        *(
            part(names.kind(kind), words.say("balance-worth-about"), things_plot(entries(rows, names), words))
            for kind, rows in count.rows().items()
        ),
    ]
    return PAGE.format(
        language=words.language,
        title=escape(f"{title} · {kind}"),
        style=STYLE.read_text(encoding="utf-8"),
        kind=escape(kind),
        game=escape(title),
        facts=facts(balance, count, words),
        sections="\n".join(sections),
        last="",
        foot=escape(words.say("report-foot")),
    )


def part(title: str, about: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(about)}</p><figure>{body}</figure></section>"


def facts(balance: Balance, count: Count, words: Words) -> str:
    tally = count.summary.agents[balance.agent]
    return listed(
        [
            (words.say("report-fact-games"), words.say("simulate-number", n=count.summary.games)),
            (words.say("report-fact-players"), str(len(count.summary.seats))),
            (words.say("report-fact-agents"), words.term("agent", balance.agent)),
            (words.say("simulate-score"), words.say("simulate-mean", mean=tally.mean, deviation=tally.deviation)),
            (words.say("report-fact-seed"), str(balance.series.seed)),
            (words.say("report-fact-rules"), str(balance.game.rules)),
        ]
    )


def turns_text(count: Count, words: Words) -> str:
    return words.say("balance-turns", mean=count.turns.mean, deviation=count.turns.deviation)


# --- things ---


def seat_entries(count: Count) -> list[Entry]:
    return [(LETTERS[seat], None, lead, "") for seat, lead in enumerate(count.leads)]


def entries(rows: Sequence[Row], names: Names) -> list[Entry]:
    """The things, those that were worth most first."""
    ordered = sorted(rows, key=lambda row: (-row.lead.mean if row.took else 1e9, row.id))
    return [(names.thing(row.kind, row.id), row.share, row.lead, row.odd) for row in ordered]


def things_plot(shown: Sequence[Entry], words: Words) -> str:
    """Left how often each was taken, right what it was worth, with two standard errors to each side."""
    top = 12
    bottom = top + ROW * len(shown)
    names = plots.room((plots.clipped(name, LONGEST) for name, *_ in shown), 8.0)
    taken = any(share is not None for _, share, _, _ in shown)
    shares = Scale(0, 1, names + 10, names + SHARES - 40, 2)
    reach = max(MUCH + 1, *(min(30.0, abs(lead.mean) + 2 * lead.error) for _, _, lead, _ in shown))
    worth = Scale(-reach, reach, names + (SHARES if taken else 20), plots.WIDTH - 16, 5)
    parts = plots.grid(worth, top, bottom, lambda tick: plots.number(words, tick, 0))
    if taken:
        parts += plots.grid(shares, top, bottom, lambda tick: plots.percent(words, tick))
    parts.append(line(worth(0), top, worth(0), bottom, "axis"))
    for place, (name, share, lead, odd) in enumerate(shown):
        y = top + ROW * (place + 0.5)
        parts.append(text(names, y + 4.5, plots.clipped(name, LONGEST), "name small", "end"))
        if share is not None:
            told = f"{name}: {plots.percent(words, share)}"
            kind = "worse" if odd in ("rare", "common") else "mass"
            parts.append(bar(shares(0), y - 7, shares(share) - shares(0), 14, kind, told))
        if lead.n:
            parts += whisker(worth, y, lead, odd, f"{name}: {worth_text(lead, words)}", reach)
    return svg(plots.WIDTH, bottom + plots.FOOT, words.say("balance-worth"), parts)


def whisker(scale: Scale, y: float, lead: Sample, odd: str, told: str, reach: float) -> list[str]:
    low, high = (max(-reach, min(reach, lead.mean + side * lead.error)) for side in (-2, 2))
    kind = "winner" if odd == "strong" else "worse" if odd == "weak" else "loser"
    middle = max(-reach, min(reach, lead.mean))
    return [line(scale(low), y, scale(high), y, "range"), dot(scale(middle), y, 4.5, kind, told)]


def worth_text(lead: Sample, words: Words) -> str:
    """+3.1 ± 0.8; one number alone does not tell how sure it is."""
    if not lead.n:
        return ""
    sign = "+" if lead.mean > 0 else ""
    if lead.n == 1:
        return sign + words.say("simulate-mean-once", mean=lead.mean)
    return sign + words.say("simulate-mean", mean=lead.mean, deviation=lead.error)


# --- actions, tracks, bound seats ---


def actions_plot(count: Count, words: Words) -> str:
    """How often each was done in a turn."""
    shown = count.shares()
    top = 8
    bottom = top + ROW * len(shown)
    names = plots.room((words.term("deed", verb) for verb, *_ in shown))
    scale = Scale(0, max(rate for *_, rate in shown), names + 10, plots.WIDTH - 40)
    parts = plots.grid(scale, top, bottom, lambda tick: plots.percent(words, tick))
    for place, (verb, _, _, rate) in enumerate(shown):
        y = top + ROW * (place + 0.5)
        parts += [
            text(names, y + 4.5, words.term("deed", verb), "name small", "end"),
            bar(scale(0), y - 7, scale(rate) - scale(0), 14, "mass", plots.percent(words, rate)),
            text(scale(rate) + 6, y + 4.5, plots.percent(words, rate), "value"),
        ]
    return svg(plots.WIDTH, bottom + plots.FOOT, words.say("balance-actions"), parts)


def levels_text(count: Count, track: str, words: Words) -> str:
    """How many seats came so far and no farther: 0: 4 %, 1: 10 % …"""
    levels = count.reached[track]
    stayed = count.seats - levels.total()
    shares = [*([(0, stayed)] if stayed else []), *sorted(levels.items())]
    return ", ".join(f"{level}: {plots.percent(words, seats / count.seats)}" for level, seats in shares)


def tracks_table(count: Count, names: Names, words: Words) -> str:
    rows = [(names.track(track), levels_text(count, track, words)) for track in sorted(count.reached)]
    return table((words.say("balance-track"), words.say("balance-levels")), rows)


def bound_part(balance: Balance, names: Names, words: Words) -> str:
    heads = [words.say(f"balance-{key}") for key in ("habit", "did", "bound-score", "bound-wins", "gain")]
    rows = [
        (
            words.say("balance-must" if bound.must else "balance-never-does", what=names.word(bound.what)),
            f"{bound.did} / {bound.games}",
            plots.number(words, bound.score),
            plots.percent(words, bound.wins / bound.games),
            worth_text(bound.gain or Sample(), words),
        )
        for bound in balance.bounds()
    ]
    return part(words.say("balance-bound"), words.say("balance-bound-about"), table(heads, rows))


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
