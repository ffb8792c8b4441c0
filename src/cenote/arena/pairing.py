"""Who meets whom in the next round of a tournament, at tables of two or more. The same past gives the same tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from cenote.arena.standings import Meeting, standings

NEAR = 8  # so many of those next in the standing are tried as company, before those further down
PATIENCE = 20_000  # tables that are tried before one more repetition is put up with

Group = tuple[str, ...]


@dataclass(frozen=True)
class Round:
    """Tables, each with its players by seat; and who has to sit out."""

    tables: tuple[Group, ...]
    byes: Group = ()


class Past:
    """What matters of the games before."""

    def __init__(self, meetings: Iterable[Meeting]) -> None:
        self.met: Counter[frozenset[str]] = Counter()
        self.sat: Counter[tuple[str, int]] = Counter()
        self.byes: Counter[str] = Counter()
        for meeting in meetings:
            if len(meeting.players) == 1:
                self.byes[meeting.players[0]] += 1
                continue
            for seat, player in enumerate(meeting.players):
                self.sat[player, seat] += 1
            for pair in combinations(meeting.players, 2):
                self.met[frozenset(pair)] += 1

    def repeats(self, group: Group) -> int:
        return sum(self.met[frozenset(pair)] for pair in combinations(group, 2))


def sizes_for(entrants: int, sizes: Sequence[int]) -> list[int]:
    """How large the tables are: as few byes as can be, then as many of the first size, the others all of another."""
    wanted, *others = sizes
    for byes in range(entrants + 1):
        for many in range((entrants - byes) // wanted, -1, -1):
            rest = entrants - byes - many * wanted
            fitting = [size for size in others if rest and rest % size == 0]
            if not rest or fitting:
                return [wanted] * many + ([fitting[0]] * (rest // fitting[0]) if rest else [])
    return []


def swiss(players: Sequence[str], meetings: Sequence[Meeting], sizes: Sequence[int]) -> Round:
    """Equals meet, nobody meets the same again if that can be helped, and byes go round from below.

    Only those are drawn who are named; who played before and is not has dropped out.
    """
    past = Past(meetings)
    everybody = dict.fromkeys([*players, *(player for meeting in meetings for player in meeting.players)])
    ranking = [line.player for line in standings(list(everybody), meetings) if line.player in players]
    wanted = sizes_for(len(ranking), sizes)
    spare = len(ranking) - sum(wanted)
    from_below = ranking[::-1]
    byes = sorted(from_below, key=lambda player: past.byes[player])[:spare]
    playing = [player for player in ranking if player not in byes]
    groups = tables_of(playing, wanted, past)
    return Round(tuple(seated(group, past) for group in groups), tuple(byes))


def tables_of(playing: Sequence[str], sizes: Sequence[int], past: Past) -> list[Group]:
    """With as few repetitions as can be found."""
    most = sum(past.met.values()) + 1
    for allowed in range(most):
        found = Search(past, allowed).tables(list(playing), list(sizes))
        if found is not None:
            return found
    return list(cut(playing, sizes))


def cut(playing: Sequence[str], sizes: Sequence[int]) -> Iterator[Group]:
    first = 0
    for size in sizes:
        yield tuple(playing[first : first + size])
        first += size


class Search:
    """Table after table from the top, each with the nearest company that has not met, back and forth."""

    def __init__(self, past: Past, allowed: int) -> None:
        self.past = past
        self.allowed = allowed
        self.left = PATIENCE

    def tables(self, playing: list[str], sizes: list[int], repeated: int = 0) -> list[Group] | None:
        if not sizes:
            return []
        first, rest = playing[0], playing[1:]
        for company in nearest(rest, sizes[0] - 1):
            self.left -= 1
            if self.left < 0:
                return None
            group = (first, *company)
            here = repeated + self.past.repeats(group)
            if here <= self.allowed:
                others = [player for player in rest if player not in company]
                found = self.tables(others, sizes[1:], here)
                if found is not None:
                    return [group, *found]
        return None


def nearest(rest: Sequence[str], size: int) -> Iterator[Group]:
    """Company from those next in the standing; then with some from further down."""
    yield from combinations(rest[:NEAR], size)
    for company in combinations(rest, size):
        if any(player in rest[NEAR:] for player in company):
            yield company


def seated(group: Group, past: Past) -> Group:
    """So that everybody comes to sit in every seat equally often."""

    def crowding(order: Group) -> int:
        return sum((past.sat[player, seat] + 1) ** 2 for seat, player in enumerate(order))

    return min(permutations(group), key=crowding)


def round_robin(players: Sequence[str], size: int) -> list[Round]:
    """Every group of so many meets once; in a round nobody sits at two tables."""
    past: list[Meeting] = []
    rounds: list[Round] = []
    for groups in circle(players) if size == 2 else packed(list(combinations(players, size))):
        tables = tuple(seated(group, Past(past)) for group in groups)
        past += [Meeting(table, (1,) * size) for table in tables]
        sitting = {player for table in tables for player in table}
        rounds.append(Round(tables, tuple(player for player in players if player not in sitting)))
    return rounds


def circle(players: Sequence[str]) -> list[list[Group]]:
    """Pairs: one stays, the others move on by one each round."""
    ring: list[str | None] = [*players, *([None] if len(players) % 2 else [])]
    rounds: list[list[Group]] = []
    for _ in range(len(ring) - 1):
        pairs = zip(ring[: len(ring) // 2], reversed(ring), strict=False)
        rounds.append([(one, other) for one, other in pairs if one is not None and other is not None])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def packed(groups: list[Group]) -> list[list[Group]]:
    """Larger groups, as many side by side as go together."""
    rounds = []
    left = list(groups)
    while left:
        together: list[Group] = []
        for group in left:
            if not any(set(group) & set(other) for other in together):
                together.append(group)
        left = [group for group in left if group not in together]
        rounds.append(together)
    return rounds
