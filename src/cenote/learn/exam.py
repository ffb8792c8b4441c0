"""`python -m cenote.learn.exam GAME`: how well the network that comes with a game plays it as it is now.

What it finds stands beside the network, in `judge/network.toml`, with the mark of the components it was found with:
when rules or components change, the exam is due again, and a test asks for it. Nearly always, in nineteen games of
twenty, it has at least so many points.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any

from cenote import games
from cenote.agents.network.card import card, mark, read
from cenote.arena import Summary, simulate
from cenote.core.corrections import toml
from cenote.core.game import Game
from cenote.learn.sitting import Sitting, sitting

KEY = ("agent", "against", "players", "options")  # an exam takes the place of the one with the same


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="cenote.learn.exam", description="Examine the network of a game.")
    parser.add_argument("game", choices=[game.key for game in games.all() if game.network is not None])
    parser.add_argument("--agent", default="network", choices=("network", "master"), help="alone, or looking ahead")
    parser.add_argument("--against", default="normal", metavar="AGENT", help="on all other seats")
    parser.add_argument("--table", default="2", metavar="N[:OPTIONS]", help="3, or 1:level=harsh")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int)
    args = parser.parse_args(arguments)
    game = games.get(args.game)
    found = examine(game, args.agent, args.against, args.table, args.games, args.seed, args.processes)
    keep(card(game), found)
    print(toml(found))


def examine(
    game: Game, agent: str, against: str, table: str, number: int, seed: int, processes: int | None = None
) -> dict[str, Any]:
    """One seat against all others, which take turns; alone, against what the rules bring."""
    laid, candidate = sitting(table, game), f"network:{game.network}" if agent == "network" else agent
    summary, scores = play(game, candidate, against, laid, number, seed, processes)
    one, others = summary.agents[candidate], summary.agents.get(against)
    low, high = one.interval
    return {
        "agent": agent, "against": against if others else "", "players": laid.players,
        "options": table.partition(":")[2], "games": number, "seed": seed, "rules": game.rules, "data": game.mark,
        "network": mark(game),
        "won": round(float(one.win_rate), 3), "low": round(low, 3), "high": round(high, 3),
        "points": round(float(one.mean), 1), "nearly_always": float(sorted(scores)[number // 20]),
        **({"their_points": round(float(others.mean), 1)} if others else {}),
    }  # fmt: skip


def play(
    game: Game, candidate: str, against: str, table: Sitting, number: int, seed: int | str, processes: int | None
) -> tuple[Summary, list[int | Fraction]]:
    """How the games went, and what the candidate's scores were."""
    summary, scores = Summary(), list[int | Fraction]()
    agents = [candidate, *[against] * (table.players - 1)]
    for result in simulate(game, agents, number, seed, processes, None, table.options):
        summary.add(result)
        scores.append(result.scores[result.agents.index(candidate)])
    return summary, scores


def keep(file: Path, found: dict[str, Any]) -> None:
    """In place of an exam of the same kind."""
    known = read(file)
    exams = [exam for exam in known.get("exam", []) if any(exam[name] != found[name] for name in KEY)]
    exams.append(found)
    exams.sort(key=lambda exam: (exam["players"], exam["options"], exam["agent"], exam["against"]))
    file.write_text("\n".join(lines(known["learnt"], exams)) + "\n", encoding="utf-8")


def lines(learnt: dict[str, Any], exams: list[dict[str, Any]]) -> Iterable[str]:
    yield "# How the network was made, and how it plays. Exams are written by `python -m cenote.learn.exam`."
    yield "\n[learnt]"
    yield from (f"{name} = {toml(value)}" for name, value in learnt.items())
    for exam in exams:
        yield "\n[[exam]]"
        yield from (f"{name} = {toml(value)}" for name, value in exam.items())


if __name__ == "__main__":
    main()
