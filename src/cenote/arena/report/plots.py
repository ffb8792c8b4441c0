"""The plots of a report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from cenote.arena.ratings import Rating
from cenote.arena.report.svg import Scale, bar, dot, line, seat_mark, svg, text
from cenote.arena.summary import Tally
from cenote.arena.survey import Mark
from cenote.core.quipu import LETTERS
from cenote.core.words import Words

WIDTH = 540
WIDE = 1120
LETTER = 8.2  # about as wide as a letter is
LONGEST = 34  # letters of a name before it is cut off
FOOT = 26  # room for the numbers under a plot
BINS = 36

Label = Callable[[Mark], str]


def number(words: Words, value: float, digits: int = 1) -> str:
    return words.say(f"report-digits-{digits}", n=value)


def percent(words: Words, rate: float) -> str:
    return words.say("report-percent", n=rate)


def room(names: Iterable[str], letter: float = LETTER) -> float:
    """The width that names at the left need."""
    return 10 + letter * max(len(clipped(name)) for name in names)


def grid(scale: Scale, top: float, bottom: float, say: Callable[[float], str]) -> list[str]:
    parts = []
    for tick in scale.ticks():
        x = scale(tick)
        parts += [line(x, top, x, bottom, "grid"), text(x, bottom + 17, say(tick), "tick", "middle")]
    return parts


def ratings_plot(ratings: Sequence[Rating], words: Words) -> str:
    """Each strength with the interval it lies in."""
    row, top = 42, 12
    bottom = top + row * len(ratings)
    low = min(rating.mu - rating.reach for rating in ratings)
    high = max(rating.mu + rating.reach for rating in ratings)
    names = room(words.term("agent", rating.agent) for rating in ratings)
    scale = Scale(low, high, names + 10, WIDTH - 24)
    parts = grid(scale, top, bottom, lambda tick: number(words, tick, 0))
    for place, rating in enumerate(ratings):
        y = top + row * (place + 0.5)
        told = words.say("simulate-mean", mean=rating.mu, deviation=rating.reach)
        x1, x2 = scale(rating.mu - rating.reach), scale(rating.mu + rating.reach)
        parts += [
            text(names, y + 5, words.term("agent", rating.agent), "name", "end"),
            line(x1, y, x2, y, "range"),
            line(x1, y - 5, x1, y + 5, "range"),
            line(x2, y - 5, x2, y + 5, "range"),
            dot(scale(rating.mu), y, 6.5, "strong", told),
            text(scale(rating.mu), y - 10, number(words, rating.mu), "value", "middle"),
        ]
    return svg(WIDTH, bottom + FOOT, words.say("report-ratings"), parts)


def scores_plot(scores: dict[str, Counter[float]], words: Words) -> str:
    """A small histogram for each agent, all over the same numbers."""
    row, top = 76, 6
    bottom = top + row * len(scores)
    every = [score for counts in scores.values() for score in counts]
    names = max(80.0, room(words.term("agent", agent) for agent in scores))
    scale = Scale(min(every), max(every), names + 10, WIDTH - 12, 8)
    step = (scale.high - scale.low) / BINS
    parts = grid(scale, top, bottom, lambda tick: number(words, tick, 0))
    for place, (agent, counts) in enumerate(scores.items()):
        floor = top + row * (place + 1) - 6
        total = counts.total()
        bins: Counter[int] = Counter()
        for score, count in counts.items():
            bins[min(BINS - 1, int((score - scale.low) / step))] += count
        tallest = max(bins.values())
        for number_of, count in sorted(bins.items()):
            low = scale.low + number_of * step
            height = (row - 20) * count / tallest
            told = words.say("report-bin", low=low, high=low + step, n=count, share=count / total)
            parts.append(
                bar(scale(low) + 0.5, floor - height, scale(low + step) - scale(low) - 1, height, "mass", told)
            )
        mean = sum(score * count for score, count in counts.items()) / total
        parts += [
            line(names + 10, floor, WIDTH - 12, floor, "axis"),
            line(scale(mean), floor - row + 20, scale(mean), floor, "mean"),
            text(scale(mean) + 4, floor - row + 27, number(words, mean), "value"),
            text(names, floor - 16, words.term("agent", agent), "name", "end"),
            text(names, floor - 1, words.say("report-seats", n=total), "tick", "end"),
        ]
    return svg(WIDTH, bottom + FOOT, words.say("report-scores"), parts)


def seats_plot(seats: Sequence[Tally], fair: float, words: Words) -> str:
    """How often each seat won, the interval that lies in, and what would be fair."""
    row, top = 40, 20
    bottom = top + row * len(seats)
    highest = max(tally.interval[1] for tally in seats)
    scale = Scale(0, max(highest, fair), 44, WIDTH - 40)
    parts = grid(scale, top, bottom, lambda tick: percent(words, tick))
    for seat, tally in enumerate(seats):
        y = top + row * (seat + 0.5)
        low, high = tally.interval
        rate = float(tally.win_rate)
        parts += [
            seat_mark(20, y, seat, LETTERS[seat]),
            bar(scale(0), y - 11, scale(rate) - scale(0), 22, f"fill-{LETTERS[seat].lower()}", percent(words, rate)),
            line(scale(low), y, scale(high), y, "range"),
            line(scale(low), y - 5, scale(low), y + 5, "range"),
            line(scale(high), y - 5, scale(high), y + 5, "range"),
            text(scale(high) + 8, y + 5, percent(words, rate), "value"),
        ]
    x = scale(fair)
    parts += [line(x, top - 4, x, bottom, "fair"), text(x, top - 8, words.say("report-fair"), "note", "middle")]
    return svg(WIDTH, bottom + FOOT, words.say("report-by-seat"), parts)


def length_plot(turns: Counter[int], words: Words) -> str:
    """How many turns the games took."""
    top, bottom, left, right = 10, 210, 14, WIDTH - 12
    low, high = min(turns), max(turns)
    width = max(1, -(-(high - low + 1) // BINS))
    bins: Counter[int] = Counter()
    for count, games in turns.items():
        bins[(count - low) // width] += games
    scale = Scale(low - 1, high + width, left, right, 8, least=1)
    tallest = max(bins.values())
    parts = grid(scale, top, bottom, lambda tick: number(words, tick, 0))
    for place, games in sorted(bins.items()):
        first = low + place * width
        x1, x2 = scale(first - 0.5), scale(first + width - 0.5)
        height = (bottom - top - 6) * games / tallest
        told = words.say("report-turns-bin", low=first, high=first + width - 1, n=games)
        parts.append(bar(x1 + 0.5, bottom - height, x2 - x1 - 1, height, "mass", told))
    parts.append(line(left, bottom, right, bottom, "axis"))
    return svg(WIDTH, bottom + FOOT, words.say("report-length"), parts)


def sources_plot(points: Sequence[tuple[str, float, float]], words: Words) -> str:
    """Where points come from: winners above, the others below."""
    row, top = 38, 6
    bottom = top + row * len(points)
    every = [0.0, *(value for _, *values in points for value in values)]
    names = room(words.term("source", source) for source, *_ in points)
    scale = Scale(min(every), max(every), names + 10, WIDTH - 40)
    parts = grid(scale, top, bottom, lambda tick: number(words, tick, 0))
    for place, (source, winners, others) in enumerate(points):
        y = top + row * (place + 0.5)
        parts.append(text(names, y + 5, clipped(words.term("source", source)), "name", "end"))
        for offset, value, kind in ((-13, winners, "winner"), (1, others, "loser")):
            x = min(scale(0), scale(value))
            parts.append(bar(x, y + offset, abs(scale(value) - scale(0)), 12, kind))
            parts.append(text(max(scale(0), scale(value)) + 5, y + offset + 10, number(words, value), "tick"))
    parts.append(line(scale(0), top, scale(0), bottom, "axis"))
    return svg(WIDTH, bottom + FOOT, words.say("report-sources"), parts)


def habits_plot(marks: Sequence[Mark], label: Label, words: Words, title: str) -> str:
    """How many of the winners and how many of the others did something."""
    row, top = 25, 6
    bottom = top + row * len(marks)
    highest = max(max(mark.by_winners, mark.by_losers) for mark in marks)
    names = room((label(mark) for mark in marks), 7.7)
    scale = Scale(0, highest, names + 10, WIDTH - 22, 5)
    parts = grid(scale, top, bottom, lambda tick: percent(words, tick))
    for place, mark in enumerate(marks):
        y = top + row * (place + 0.5)
        won, lost = scale(mark.by_winners), scale(mark.by_losers)
        parts += [
            text(names, y + 4.5, clipped(label(mark)), "name small", "end"),
            line(lost, y, won, y, "gap-up" if won >= lost else "gap-down"),
            dot(lost, y, 4.5, "loser", percent(words, mark.by_losers)),
            dot(won, y, 6, "winner", percent(words, mark.by_winners)),
        ]
    return svg(WIDTH, bottom + FOOT, title, parts)


def value_plot(marks: Sequence[Mark], label: Label, words: Words) -> str:
    """Across: how often it is done. Up: how much more often it wins."""
    top, bottom, left, right = 24, 440, 62, WIDE - 16
    across = Scale(0, max(mark.share for mark in marks), left, right, 10)
    reach = max(0.05, *(abs(mark.lift) for mark in marks))
    up = Scale(-reach, reach, bottom, top)
    parts = grid(across, top, bottom, lambda tick: percent(words, tick))
    for tick in up.ticks():
        parts += [
            line(left, up(tick), right, up(tick), "grid"),
            text(left - 6, up(tick) + 4, signed(words, tick), "tick", "end"),
        ]
    parts.append(line(left, up(0), right, up(0), "axis"))
    parts += [
        text(left + 6, top - 8, words.say("report-corner-under"), "note"),
        text(right, bottom - 8, words.say("report-corner-over"), "note", "end"),
        text((left + right) / 2, bottom + 34, words.say("report-axis-share"), "tick", "middle"),
    ]
    named = sorted((mark for mark in marks if mark.certain), key=lambda mark: -abs(mark.lift))[:16]
    taken: list[tuple[float, float]] = []
    for mark in marks:
        x, y = across(mark.share), up(mark.lift)
        kind = "faint" if not mark.certain else "winner" if mark.lift > 0 else "worse"
        parts.append(dot(x, y, 5 if mark.certain else 3.5, kind, f"{label(mark)}: {signed(words, mark.lift)}"))
    for mark in named:
        x, y = across(mark.share), up(mark.lift)
        if all(abs(y - other_y) > 14 or abs(x - other_x) > 260 for other_x, other_y in taken):
            taken.append((x, y))
            at_end = x > (left + right) / 2
            parts.append(
                text(x + (-9 if at_end else 9), y + 4, clipped(label(mark)), "point", "end" if at_end else "start")
            )
    return svg(WIDE, bottom + 42, words.say("report-value"), parts)


def signed(words: Words, rate: float) -> str:
    return ("+" if rate > 0 else "−" if rate < 0 else "") + percent(words, abs(rate))


def clipped(label: str, longest: int = LONGEST) -> str:
    return label if len(label) <= longest else f"{label[: longest - 1].rstrip()}…"
