"""The analysis of a game: the work cut into small jobs for many processes, and what they say together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cenote.arena.analysis.course import Course
from cenote.arena.analysis.estimate import LEAST, Outlook, advice, compare, doubt, fortune, outlook, values

CANDIDATES = 5  # moves of a seat that are looked at closely
WORST = 3  # of them that are told
LUCKIEST = 3
DEALS = 2  # for each playout of the budget, where chance is averaged


@dataclass(frozen=True)
class Job:
    """A piece of the work. `number` is a turn for an outlook (0: before the first), else a decision."""

    kind: str  # outlook, chance, doubt or weigh
    number: int
    budget: int


@dataclass(frozen=True)
class Costly:
    """A move that cost something, and what the search would have done."""

    turn: int
    seat: int
    decision: int
    move: str
    better: str
    rule: str
    score: tuple[float, float]  # expected after the move, and after the better one
    win: tuple[float, float]
    cost: float
    reasons: tuple[tuple[str, float], ...]  # sources of points, and how many more the better move brings there


@dataclass(frozen=True)
class Stroke:
    """What chance gave to a seat, or took."""

    turn: int
    seat: int  # whose turn it was
    decision: int
    move: str
    points: float


@dataclass
class Analysis:
    """What is to be told of a game. Everything by seat, in plain values."""

    game: str
    seats: list[str]
    turns: list[tuple[int, int | None, Outlook]]  # number, whose turn, what to expect after it
    start: list[float]
    own: list[float]  # points by own choices
    others: list[float]  # by choices of the others
    luck: list[float]
    final: list[float]
    strokes: list[list[Stroke]]
    costly: list[list[Costly]]
    solo: bool = field(default=False)

    @property
    def tells_wins(self) -> bool:
        """Alone one can only win, unless the game has an opponent of its own."""
        return not self.solo or any(outlook.wins[0] < 1 for _, _, outlook in self.turns)

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "wins": self.tells_wins,
            "turns": [
                {"turn": number, "seat": seat, "scores": rounded(found.scores), "wins": rounded(found.wins, 3)}
                for number, seat, found in self.turns
            ],
            "balance": [
                {name: round(getattr(self, name)[seat], 1) for name in ("start", "own", "others", "luck", "final")}
                for seat in range(len(self.seats))
            ],
            "strokes": [[vars_of(stroke) for stroke in strokes] for strokes in self.strokes],
            "costly": [[vars_of(move) for move in moves] for moves in self.costly],
        }


def vars_of(told: Costly | Stroke) -> dict[str, Any]:
    return {name: round(value, 2) if isinstance(value, float) else value for name, value in vars(told).items()}


def rounded(numbers: Iterable[float], digits: int = 1) -> list[float]:
    return [round(number, digits) for number in numbers]


# --- the work ---


def plan(course: Course, budget: int, seats: Iterable[int] | None = None) -> list[Job]:
    """The first round of jobs."""
    chosen = set(range(course.people) if seats is None else seats)
    jobs = [Job("outlook", number, budget) for number in range(len(course.turns) + 1)]
    for number, played in enumerate(course.played):
        if course.by_chance(number):
            jobs.append(Job("chance", number, budget))
        if played.seat in chosen and course.is_open(number):
            jobs.append(Job("doubt", number, budget))
    return jobs


def closer(course: Course, done: Mapping[Job, Any]) -> list[Job]:
    """The second round: a close look at the most doubtful moves of each seat, one in a turn."""
    worst: dict[tuple[int, int], tuple[float, Job]] = {}
    for job, loss in done.items():
        if job.kind == "doubt" and loss > LEAST:
            played = course.played[job.number]
            key = (played.seat, played.turn)
            worst[key] = max(worst.get(key, (0.0, job)), (loss, job), key=lambda found: (found[0], -found[1].number))
    jobs = []
    for seat in range(course.people):
        of_seat = [found for key, found in worst.items() if key[0] == seat]
        mine = sorted(of_seat, key=lambda found: (-found[0], found[1].number))
        jobs += [Job("weigh", job.number, job.budget) for _, job in mine[:CANDIDATES]]
    return jobs


def do(course: Course, job: Job) -> Any:
    """One job, anywhere; the same job always gives the same."""
    game = course.game
    seed = f"{course.match.seed}/{job.kind}/{job.number}"
    if job.kind == "outlook":
        first = course.turns[job.number - 1].after if job.number else 0
        return outlook(game, course.positions[first], seed, job.budget)
    position, move = course.positions[job.number], course.played[job.number].move
    if job.kind == "chance":
        return fortune(game, position, move, course.positions[job.number + 1], seed, DEALS * job.budget)
    if job.kind == "doubt":
        return doubt(game, position, move, seed)
    return weigh(course, job.number, seed, job.budget)


def weigh(course: Course, number: int, seed: str, budget: int) -> Costly | None:
    """The move against what the search would have done; nothing if that is the same."""
    game, position, played = course.game, course.positions[number], course.played[number]
    write = course.game.notation.write
    better = advice(game, position, seed, budget)
    if better == played.move:
        return None
    found = compare(game, position, played.move, better, seed, 2 * budget)
    return Costly(
        turn=played.turn,
        seat=played.seat,
        decision=number,
        move=write(played.move),
        better=write(better),
        rule=position.decision.cited(position),
        score=found.score,
        win=found.win,
        cost=found.cost,
        reasons=found.reasons,
    )


def conclude(course: Course, done: Mapping[Job, Any]) -> Analysis:
    """What all jobs say together."""
    people = range(course.people)
    outlooks = {job.number: found for job, found in done.items() if job.kind == "outlook"}
    marks: list[tuple[int, int | None]] = [(0, None), *((turn.number, turn.seat) for turn in course.turns)]
    weighed = [found for job, found in done.items() if job.kind == "weigh" and found is not None]
    weighed.sort(key=lambda move: (-move.cost, move.decision))
    costly = [[move for move in weighed if move.seat == seat and move.cost > LEAST] for seat in people]
    analysis = Analysis(
        game=course.game.key,
        seats=list(course.match.seats),
        turns=[(number, seat, outlooks[place]) for place, (number, seat) in enumerate(marks)],
        start=values(course.game, course.positions[0]),
        own=[0.0 for _ in people],
        others=[0.0 for _ in people],
        luck=[0.0 for _ in people],
        final=values(course.game, course.positions[-1]),
        strokes=[[] for _ in people],
        costly=[moves[:WORST] for moves in costly],
        solo=course.people == 1,
    )
    part_luck(course, {job.number: found for job, found in done.items() if job.kind == "chance"}, analysis)
    return analysis


def part_luck(course: Course, chances: Mapping[int, tuple[float, ...]], analysis: Analysis) -> None:
    """Each decision changed what the seats have: by itself, and by what chance then made of it."""
    before = analysis.start
    for number, played in enumerate(course.played):
        after = values(course.game, course.positions[number + 1])
        gifts = chances.get(number, (0.0,) * course.people)
        for seat, luck in enumerate(gifts):
            kind = analysis.own if seat == played.seat else analysis.others
            kind[seat] += after[seat] - before[seat] - luck
            analysis.luck[seat] += luck
            if abs(luck) >= LEAST:
                move = course.game.notation.write(played.move)
                analysis.strokes[seat].append(Stroke(played.turn, played.seat, number, move, luck))
        before = after
    for strokes in analysis.strokes:
        strokes.sort(key=lambda stroke: (-abs(stroke.points), stroke.decision))
        del strokes[LUCKIEST:]


def analyse(course: Course, budget: int, seats: Iterable[int] | None = None) -> Analysis:
    """All the work in this process."""
    done = {job: do(course, job) for job in plan(course, budget, seats)}
    done |= {job: do(course, job) for job in closer(course, done)}
    return conclude(course, done)
