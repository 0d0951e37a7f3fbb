"""Steps inside running text: ``... a. Do this. A. Or that. B. Or nothing. b. Go on.``"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rules.importers.documents.errors import missing


@dataclass(frozen=True)
class Step:
    """A step by its number below the section's, and its text."""

    number: str
    text: str


@dataclass(frozen=True)
class Steps:
    """What stands before the steps, the steps, and what stands behind them."""

    before: str
    steps: tuple[Step, ...]
    after: str = ""


def split_steps(text: str, expected: Sequence[str], *, until: str = "", section: str = "") -> Steps:
    """Cut a text at its steps, which are known by number and come in that order.

    A label counts only where its step is the next one expected, and never behind the word step (``see step 5.``).

    >>> split_steps("First: a. Look. A. Up. b. Run. Notes: None.", ["a", "a.A", "b"], until="Notes:").steps[1]
    Step(number='a.A', text='Up.')

    :raises DocumentError: naming the first step that is not there.
    """
    places: list[re.Match[str]] = []
    position = 0
    for number in expected:
        label = re.escape(number.rpartition(".")[2])
        marker = re.compile(rf"(?<![Ss]tep )(?<![Ss]teps )(?:(?<=\s)|\A){label}\.\s+(?=\S)")
        match = marker.search(text, position)
        if match is None:
            after = f"{section}.{expected[len(places) - 1]}" if places else section
            raise missing(f"{section}.{number}", after=after)
        places.append(match)
        position = match.end()
    end = text.find(until, position) if until else -1
    stop = end if end >= 0 else len(text)
    bounds = [*(match.start() for match in places[1:]), stop]
    steps = [
        Step(number, text[match.end() : bound].strip())
        for number, match, bound in zip(expected, places, bounds, strict=True)
    ]
    before = text[: places[0].start()] if places else text
    return Steps(before.strip(), tuple(steps), text[stop:].strip() if places else "")
