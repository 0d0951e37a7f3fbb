"""Fits how sure it must be that a known question is what was asked: ``python -m tests.certainty``.

Prints the weights for ``rules/search/entailment.py``, and how many answers are right and wrong at each threshold.
People said of pairs of questions whether an answer to the known one answers what was asked
(``data/same-questions.json``). The questions are cut into parts, and each part is judged by weights that were fitted on
the others: by its likeliest known question. Some (``"set": "held out"``) are never fitted on. Pairs that search would
make and that nobody has judged are printed with ``--new``. The library is the one of the settings, with its search
index.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import exp
from operator import itemgetter
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
# So many parts are the pairs cut into; each is judged by what was fitted on the others.
PARTS = 5
# What no text answers: whoever answers it is wrong. And the questions that nothing was fitted on.
ELSEWHERE, HELD_OUT = "elsewhere", "held out"
RIDGE, STEPS = 0.5, 30
# So many of a hundred answers may be wrong.
WRONG = (2.0, 3.0, 4.0, 5.0, 7.0, 10.0)

Vector = list[float]


@dataclass(frozen=True)
class Case:
    """A pair of questions with its signs, the part that it belongs to, and whether both ask the same (``None``: nobody
    has said); ``share`` is how likely it is that the game is meant, ``asked`` the question."""

    set: str
    values: tuple[float, ...]
    right: bool | None
    share: float = 1.0
    asked: str = ""


@dataclass(frozen=True)
class Point:
    """At a threshold, the share of all questions that are answered right, the share of their answers that is wrong or
    beside the point, and how many of elsewhere are answered."""

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
                slope[row] += (bool(case.right) - said) * value
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


def weights_of(cases: Sequence[Case]) -> Vector:
    """The weights that those cases give of which somebody said whether both ask the same, and that are not held out."""
    return fitted([case for case in cases if case.right is not None and case.set != HELD_OUT])


def judged(cases: Sequence[Case]) -> list[tuple[float, Case]]:
    """The likeliest case of each question, with the likelihood that the weights of the other sets give it."""
    best: dict[str | Case, tuple[float, Case]] = {}
    for name in dict.fromkeys(case.set for case in cases):
        weights = weights_of([case for case in cases if case.set != name])
        for case in cases:
            if case.set == name:
                said, asked = likelihood(weights, case.values) * case.share, case.asked or case
                best[asked] = max(best.get(asked, (0.0, case)), (said, case), key=itemgetter(0))
    return [(said, case) for said, case in best.values() if case.right is not None]


def points(said: Iterable[tuple[float, Case]], questions: int) -> list[Point]:
    """Right and wrong at every threshold, the highest first; ``questions`` is how many of the sets there are."""
    found, right, wrong, elsewhere = [], 0, 0, 0
    for threshold, those in groupby(sorted(said, key=lambda each: -each[0]), key=itemgetter(0)):
        for _, case in those:
            right += bool(case.right)
            wrong += not case.right and case.set != ELSEWHERE
            elsewhere += case.set == ELSEWHERE
        found.append(Point(threshold, right / questions, wrong / max(right + wrong, 1), elsewhere))
    return found


def report(cases: Sequence[Case], questions: int, held_out: int = 0) -> Iterator[str]:
    """The lines that are printed; so many questions there are, and beside them so many that are held out."""
    said = judged(cases)
    yield f"{questions} questions, each set judged by weights fitted on the others; and {held_out} held out"
    yield "wrong at most   threshold   right   wrong   answered of elsewhere   held out: right   wrong"
    curve = points([each for each in said if each[1].set != HELD_OUT], questions)
    held = points([each for each in said if each[1].set == HELD_OUT], held_out or 1)
    for most in WRONG:
        within = [point for point in curve if point.wrong <= most / 100]
        if within:
            point = within[-1]
            its = at(held, point.threshold)
            yield (
                f"{most:11.1f} %   {point.threshold:9.3f}   {100 * point.right:3.1f} %   {100 * point.wrong:3.1f} %   "
                f"{point.elsewhere:21}   {100 * its.right:14.1f} %   {100 * its.wrong:3.1f} %"
            )
    weights = weights_of(cases)
    yield f"CONSTANT = {weights[0]:.2f}"
    yield f"WEIGHTS = ({', '.join(f'{weight:.2f}' for weight in weights[1:])})"


def at(curve: Sequence[Point], threshold: float) -> Point:
    """The point of a curve at a threshold."""
    return next((point for point in reversed(curve) if point.threshold >= threshold), Point(1.0, 0.0, 0.0, 0))


def judgements() -> list[dict[str, Any]]:
    """What people said: of what was asked and a known question, whether both ask the same."""
    rows: list[dict[str, Any]] = json.loads((DATA / "same-questions.json").read_text(encoding="utf-8"))
    return rows


def asked_everything() -> tuple[list[Case], int, int, list[tuple[str, str]]]:
    """The cases, how many questions were asked and held out, and the pairs that nobody has judged."""
    from rules.search import SearchRequest, backend, ensure_index
    from rules.search.answers import by_game, candidates
    from rules.search.finding import follow, preferring
    from rules.search.parser import parse

    rows = judgements()
    known = {(row["asked"], row["known"]): row["same"] for row in rows}
    sets = {row["asked"]: HELD_OUT if row["set"] == HELD_OUT else str(place % PARTS) for place, row in enumerate(rows)}
    elsewhere = (DATA / "questions-elsewhere.txt").read_text(encoding="utf-8").splitlines()
    ensure_index()
    cases, new = [], []
    with backend().reading() as index:
        for text in [*sets, *elsewhere]:
            parsed = parse(text)
            if parsed.node is None:
                continue
            request = preferring(index, parsed, SearchRequest(text))
            followed = follow(index, parsed, request)
            for share, its in by_game(index, followed.asked, followed.found, request.prefer)[:1]:
                found = candidates(index, followed.asked, its)
                for one in found:
                    if one.signs.lacks_term:
                        continue
                    right = None if text in sets else False
                    right = known.get((text, one.known.text), right)
                    cases.append(Case(sets.get(text, ELSEWHERE), one.signs.values, right, share, text))
                if found and text in sets and (text, found[0].known.text) not in known:
                    new.append((text, found[0].known.text))
    held_out = sum(name == HELD_OUT for name in sets.values())
    return cases, len(sets) - held_out, held_out, new


def main() -> None:
    """Fit and print."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardsite.settings")
    os.environ.setdefault("CARDSITE_MODE", "local")
    django.setup()
    cases, questions, held_out, new = asked_everything()
    for line in report(cases, questions, held_out):
        print(line)
    if "--new" in sys.argv:
        print(json.dumps([{"asked": asked, "known": known, "same": None} for asked, known in new], indent=0))


if __name__ == "__main__":
    main()
