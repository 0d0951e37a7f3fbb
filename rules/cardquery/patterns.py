"""Regular expressions in card queries: ``o:/inflicts? [3-9] damage/``, bounded in length and in time."""

from __future__ import annotations

import re
import time

import regex
from django.db.models import Q

from rules.cardquery.values import ValueProblem
from rules.models import Card, Printing

MAX_LENGTH = 100
MAX_REPEATS = 100
SECONDS = 0.25  # for one pattern over every card
# The columns in which a field looks, on cards or on printings; a pattern without a field looks at titles.
SEARCHED: dict[str, tuple[type[Card] | type[Printing], tuple[str, ...]]] = {
    "": (Card, ("title",)),
    "o": (Card, ("text",)),
    "text": (Card, ("text",)),
    "sub": (Card, ("subtitle",)),
    "subtitle": (Card, ("subtitle",)),
    "printed": (Printing, ("text", "original_text")),
    "a": (Printing, ("artist",)),
    "artist": (Printing, ("artist",)),
}


def condition(field: str, pattern: str) -> Q:
    """The cards where a column of a field holds the pattern, whatever the case.

    :raises ValueProblem: for a pattern that is none, is too long, or takes too long.
    """
    compiled = _compile(pattern)
    model, columns = SEARCHED[field]
    key = "pk" if model is Card else "card_id"
    found = set()
    ends = time.monotonic() + SECONDS
    for card, *texts in model.objects.values_list(key, *columns):
        for text in texts:
            left = ends - time.monotonic()
            try:
                if left <= 0:
                    raise TimeoutError
                if text and compiled.search(text, timeout=left):
                    found.add(card)
            except TimeoutError:
                raise ValueProblem(f"it takes longer than {SECONDS} seconds; repeat less in repetitions") from None
    return Q(pk__in=found)


def _compile(pattern: str) -> regex.Pattern[str]:
    if len(pattern) > MAX_LENGTH:
        raise ValueProblem(f"a pattern has at most {MAX_LENGTH} characters")
    if any(int(number) > MAX_REPEATS for number in re.findall(r"\d+", " ".join(re.findall(r"\{[\d,]*\}", pattern)))):
        raise ValueProblem(f"a pattern repeats at most {MAX_REPEATS} times")
    try:
        return regex.compile(pattern.replace(r"\/", "/"), regex.IGNORECASE)
    except (regex.error, OverflowError, RecursionError, ValueError) as error:
        raise ValueProblem(f"it is no regular expression: {error}") from error
