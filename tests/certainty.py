"""Fits how sure it must be that a known question is what was asked: ``python -m tests.certainty``.

Prints the weights for ``rules/search/entailment.py``, and how many answers are right and wrong at each threshold.
People said of pairs of questions whether an answer to the known one answers what was asked
(``data/same-questions.json``); each part of them is judged by weights that were fitted on the others. Pairs that search
would make and that nobody has judged are printed with ``--new``. The library is
the one of the settings, with its search index.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import exp, log
from pathlib import Path

DATA = Path(__file__).parent / "data"
# So many parts are the pairs cut into; each is judged by what was fitted on the others.
PARTS = 5
# What no text answers: whoever answers it is wrong.
ELSEWHERE = "elsewhere"
RIDGE, STEPS = 0.5, 30
# So many answers in a hundred questions may be wrong.
WRONG = (0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0)

Vector = list[float]


@dataclass(frozen=True)
class Case:
    """A pair of questions with its signs, the part of the pairs that it belongs to, and whether both ask the same;
    ``share`` is how likely it is that the game is meant."""

    set: str
    values: tuple[float, ...]
    right: bool
    share: float = 1.0


@dataclass(frozen=True)
class Point:
    """At a threshold, the share of all questions that are answered right, and wrong, and how many of elsewhere are."""

    threshold: float
    right: float
    wrong: float
    elsewhere: int


def likelihood(weights: Sequence[float], values: Sequence[float]) -> float:
    """The likelihood that weights, the constant first, give to values."""
    weighed = weights[0] + sum(weight * value for weight, value in zip(weights[1:], values, strict=True))
    return 1 / (1 + exp(-max(min(weighed, 30.0), -30.0)))


def fitted(cases: Sequence[Case], ridge: float = RIDGE) -> Vector:
    """The weights, the constant first, of a logistic regression with a ridge penalty on all but the constant.

    >>> flat = [Case("", (value,), value > 0) for value in (-1.0, 1.0)]
    >>> constant, weight = fitted(flat)
    >>> abs(constant) < 1e-9 < weight
    True
    """
    size = len(cases[0].values) + 1
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [0.0, *(-ridge * weight for weight in weights[1:])]
        curve = [[ridge * (row == column and row > 0) for column in range(size)] for row in range(size)]
        for case in cases:
            values = (1.0, *case.values)
            said = likelihood(weights, case.values)
            for row, value in enumerate(values):
                slope[row] += (case.right - said) * value
                counted = said * (1 - said) * value
                for column in range(row + 1):
                    curve[row][column] += counted * values[column]
        for row in range(size):
            for column in range(row):
                curve[column][row] = curve[row][column]
        weights = [weight + step for weight, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> Vector:
    """The solution of linear equations, by elimination.

    >>> solved([[2.0, 1.0], [1.0, 3.0]], [3.0, 4.0])
    [1.0, 1.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(size):
            if row != place:
                share = rows[row][place] / rows[place][place]
                rows[row] = [a - share * b for a, b in zip(rows[row], rows[place], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]


def judged(cases: Sequence[Case]) -> list[tuple[float, Case]]:
    """Every case with the likelihood that the weights of the other sets give it."""
    found = []
    for name in dict.fromkeys(case.set for case in cases):
        weights = fitted([case for case in cases if case.set != name])
        found += [(likelihood(weights, case.values), case) for case in cases if case.set == name]
    return found


def points(said: Iterable[tuple[float, Case]], questions: int) -> list[Point]:
    """Right and wrong at every threshold, the highest first; ``questions`` is how many of the sets there are."""
    found, right, wrong, elsewhere = [], 0, 0, 0
    sure = sorted(((one * case.share, case) for one, case in said), key=lambda each: -each[0])
    for threshold, those in groupby(sure, key=lambda each: each[0]):
        for _, case in those:
            right += case.right
            wrong += not case.right and case.set != ELSEWHERE
            elsewhere += case.set == ELSEWHERE
        found.append(Point(threshold, right / questions, wrong / questions, elsewhere))
    return found


def report(cases: Sequence[Case], questions: int) -> Iterator[str]:
    """The lines that are printed."""
    said = judged(cases)
    loss = -sum(log(one if case.right else 1 - one) for one, case in said) / len(said)
    yield f"{questions} questions; each set judged by weights fitted on the others: log loss {loss:.4f}"
    yield "wrong at most   threshold   right   wrong   answered of elsewhere"
    curve = points(said, questions)
    for most in WRONG:
        within = [point for point in curve if point.wrong <= most / 100]
        if within:
            point = within[-1]
            yield (
                f"{most:11.1f} %   {point.threshold:9.3f}   {100 * point.right:3.1f} %   {100 * point.wrong:3.1f} %   "
                f"{point.elsewhere:8}"
            )
    weights = fitted(cases)
    yield f"CONSTANT = {weights[0]:.2f}"
    yield f"WEIGHTS = ({', '.join(f'{weight:.2f}' for weight in weights[1:])})"


def judgements() -> dict[tuple[str, str], bool]:
    """What people said: by what was asked and the known question, whether both ask the same."""
    rows = json.loads((DATA / "same-questions.json").read_text(encoding="utf-8"))
    return {(row["asked"], row["known"]): row["same"] for row in rows}


def asked_everything() -> tuple[list[Case], int, list[tuple[str, str]]]:
    """The cases, how many questions were asked, and the pairs that nobody has judged."""
    from rules.search import SearchRequest, backend, ensure_index
    from rules.search.answers import by_game, candidate
    from rules.search.finding import follow, preferring
    from rules.search.parser import parse

    known = judgements()
    elsewhere = (DATA / "questions-elsewhere.txt").read_text(encoding="utf-8").splitlines()
    asked = [*dict.fromkeys(asked for asked, _ in known), *elsewhere]
    ensure_index()
    cases, new = [], []
    with backend().reading() as index:
        for number, text in enumerate(asked):
            parsed = parse(text)
            if parsed.node is None:
                continue
            request = preferring(index, parsed, SearchRequest(text))
            followed = follow(index, parsed, request)
            games = by_game(index, followed.asked, followed.found, request.prefer)
            found = candidate(index, followed.asked, games[0][1]) if games else None
            if found is None or not found.text:
                continue
            if text in elsewhere:
                cases.append(Case(ELSEWHERE, found.signs.values, False, games[0][0]))
            elif (text, found.known.text) in known:
                same = known[text, found.known.text]
                cases.append(Case(str(number % PARTS), found.signs.values, same, games[0][0]))
            else:
                new.append((text, found.known.text))
    return cases, len(asked) - len(elsewhere), new


def main() -> None:
    """Fit and print."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardsite.settings")
    os.environ.setdefault("CARDSITE_MODE", "local")
    django.setup()
    cases, questions, new = asked_everything()
    for line in report(cases, questions):
        print(line)
    if "--new" in sys.argv:
        print(json.dumps([{"asked": asked, "known": known, "same": None} for asked, known in new], indent=0))


if __name__ == "__main__":
    main()
