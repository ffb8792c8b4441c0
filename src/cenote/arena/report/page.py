"""The page of a report: its sections, and the words between the plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from cenote.arena.ledger import write_whole
from cenote.arena.ratings import Ratings
from cenote.arena.report import plots
from cenote.arena.survey import Mark, Survey
from cenote.arena.traces import built
from cenote.core.game import Game
from cenote.core.words import Words

STYLE = Path(__file__).parent / "style.css"
MOST = 14  # rows of a list


def write_report(file: Path, survey: Survey, words: Words, ratings: Ratings | None, seed: str) -> None:
    write_whole(file, report(survey, words, ratings, seed))


def report(survey: Survey, words: Words, ratings: Ratings | None, seed: str) -> str:
    """The report as HTML. It depends on the results alone: the same games give the same page."""
    title = words.say("game-title")
    kind = words.say("report-tournament" if ratings else "report-simulation")
    sections = [
        *(ratings_sections(survey, words, ratings) if ratings else []),
        section(words, "scores", plots.scores_plot(survey.scores, words)),
        section(words, "by-seat", plots.seats_plot(survey.summary.seats, survey.fair, words)),
        section(words, "length", plots.length_plot(survey.turns, words), length_note(survey, words)),
        *(played_sections(survey, words) if survey.seats else []),
    ]
    marks = survey.marks() if len(survey.summary.seats) > 1 else []
    components = [mark for mark in marks if mark.move in built(survey.game)]
    return PAGE.format(
        language=words.language,
        title=escape(f"{title} · {kind}"),
        style=STYLE.read_text(encoding="utf-8"),
        kind=escape(kind),
        game=escape(title),
        facts=facts(survey, words, seed),
        sections="\n".join(sections),
        last=value_section(survey.game, components, words) if components else "",
        foot=escape(words.say("report-foot")),
    )


def section(words: Words, key: str, body: str, note: str = "") -> str:
    about = note or escape(words.say(f"report-{key}-about"))
    return f"<section><h2>{escape(words.say(f'report-{key}'))}</h2><p>{about}</p><figure>{body}</figure></section>"


def facts(survey: Survey, words: Words, seed: str) -> str:
    summary = survey.summary
    shown = [
        (words.say("report-fact-games"), words.say("simulate-number", n=summary.games)),
        (words.say("report-fact-players"), str(len(summary.seats))),
        (words.say("report-fact-agents"), ", ".join(words.term("agent", agent) for agent in summary.agents)),
        (words.say("report-fact-seed"), seed),
    ]
    return listed(shown)


def listed(shown: Sequence[tuple[str, str]]) -> str:
    """Facts with their names, for the head of a page."""
    return "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in shown)


def length_note(survey: Survey, words: Words) -> str:
    summary = survey.summary
    return escape(words.say("simulate-length", turns=summary.mean_turns, decisions=summary.mean_decisions))


# --- ratings ---


def ratings_sections(survey: Survey, words: Words, ratings: Ratings) -> list[str]:
    standing = [rating for rating in ratings.standing() if rating.played]
    sections = [section(words, "ratings", plots.ratings_plot(standing, words))]
    agents = [rating.agent for rating in standing]
    if len(agents) > 1:
        sections.append(section(words, "meetings", meetings_table(survey, agents, words)))
    return sections


def meetings_table(survey: Survey, agents: Sequence[str], words: Words) -> str:
    heads = "".join(f'<th scope="col">{escape(words.term("agent", agent))}</th>' for agent in agents)
    rows = []
    for agent in agents:
        cells = "".join(meeting_cell(survey, agent, rival, words) for rival in agents)
        rows.append(f'<tr><th scope="row">{escape(words.term("agent", agent))}</th>{cells}</tr>')
    head = f"<thead><tr><td></td>{heads}</tr></thead>"
    return f'<div class="scroll"><table>{head}<tbody>{"".join(rows)}</tbody></table></div>'


def meeting_cell(survey: Survey, agent: str, rival: str, words: Words) -> str:
    if (agent, rival) not in survey.meetings:
        return '<td class="none">·</td>'
    won, played = survey.meetings[agent, rival]
    rate = won / played
    kind = "ahead" if rate > 0.5 else "behind" if rate < 0.5 else ""
    strength = round(abs(rate - 0.5) * 160)
    count = words.say("report-meetings-count", n=int(played))
    shown = escape(plots.percent(words, rate))
    return f'<td class="{kind}" style="--strength:{strength}%">{shown}<small>{escape(count)}</small></td>'


# --- what was played ---


def played_sections(survey: Survey, words: Words) -> list[str]:
    game = survey.game
    legend = f'<p class="legend"><i class="winner"></i>{escape(words.say("report-winners"))}'
    legend += f'<i class="loser"></i>{escape(words.say("report-losers"))}</p>'
    marks = survey.marks()
    components = [mark for mark in marks if mark.move in built(game)]
    habits = [mark for mark in marks if mark.move not in built(game)]

    def label(mark: Mark) -> str:
        return label_of(game, mark, words)

    sections = []
    if len(survey.summary.seats) > 1 and (points := survey.points()):
        sections.append(section(words, "sources", legend + plots.sources_plot(points[:MOST], words)))
    if len(survey.summary.seats) == 1:
        return sections
    for key, group in (("built", components), ("habits", habits)):
        if group:
            chosen = most_telling(group)
            title = words.say(f"report-{key}")
            sections.append(section(words, key, legend + plots.habits_plot(chosen, label, words, title)))
    return sections


def value_section(game: Game, components: Sequence[Mark], words: Words) -> str:
    def label(mark: Mark) -> str:
        return label_of(game, mark, words)

    plot = plots.value_plot(components, label, words) if any(mark.lift for mark in components) else ""
    return section(words, "value", plot + value_lists(components, label, words))


def label_of(game: Game, mark: Mark, words: Words) -> str:
    return words.move(game.notation.verb(mark.move), mark.move)


def most_telling(marks: Sequence[Mark]) -> list[Mark]:
    """Those that part winners from losers most, the winners' own first."""
    far = sorted(marks, key=lambda mark: -abs(mark.by_winners - mark.by_losers))[:MOST]
    return sorted(far, key=lambda mark: mark.by_losers - mark.by_winners)


def value_lists(marks: Sequence[Mark], label: plots.Label, words: Words) -> str:
    """What is done less often than it deserves, and what more often."""
    usual = sorted(mark.share for mark in marks)[len(marks) // 2]
    sure = [mark for mark in marks if mark.certain]
    under = sorted((mark for mark in sure if mark.lift > 0 and mark.share <= usual), key=lambda mark: -mark.lift)
    over = sorted((mark for mark in sure if mark.lift < 0 and mark.share >= usual), key=lambda mark: mark.lift)
    return (
        '<div class="pair">'
        + "".join(value_list(key, found[:8], label, words) for key, found in (("under", under), ("over", over)))
        + "</div>"
    )


def value_list(key: str, marks: Sequence[Mark], label: plots.Label, words: Words) -> str:
    rows = "".join(
        f"<li><b>{escape(label(mark))}</b><span>"
        + escape(f"{words.say('report-value-row', share=mark.share)} {plots.signed(words, mark.lift)}")
        + "</span></li>"
        for mark in marks
    )
    if not rows:
        rows = f'<li class="none">{escape(words.say("report-value-none"))}</li>'
    return f'<div class="{key}"><h3>{escape(words.say(f"report-{key}"))}</h3><ul>{rows}</ul></div>'


PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}
</style>
<header><div><p>{kind}</p><h1>{game}</h1><dl>{facts}</dl></div></header>
<main>
<div class="columns">
{sections}
</div>
{last}
</main>
<footer>{foot}</footer>
</html>
"""
