"""Regular expressions in card queries: ``o:/inflicts? [3-9] damage/``.

They are matched by RE2, whose time grows with the length of a text and never by trying again, and which keeps to the
memory it is given; so it has neither backreferences nor lookaround. The database's own engine never sees a pattern.
"""

from __future__ import annotations

import re2
from django.db.models import Q

from rules.cardquery.values import ValueProblem
from rules.models import Card, Printing

MAX_LENGTH = 100
MAX_PATTERNS = 5
MEMORY = 1 << 18  # bytes, for a pattern compiled; what needs more is refused
# Size of a compiled pattern times bytes of text, for all patterns of a query together. The slowest kinds of pattern
# get through some 300 million in a second, most through ten times as many.
MAX_WORK = 200_000_000
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
LEFT_OUT = ("invalid escape sequence", "invalid perl operator")

Texts = list[tuple[int, bytes]]


class Patterns:
    """The patterns of one query, and what is left of the work that they may take together."""

    def __init__(self) -> None:
        self.number = 0
        self.work = MAX_WORK
        self._texts: dict[tuple[str, ...], Texts] = {}

    def condition(self, field: str, pattern: str) -> Q:
        """The cards where a column of a field holds the pattern, whatever the case.

        :raises ValueProblem: for a pattern that is none, is too long, or is too much work.
        """
        self.number += 1
        if self.number > MAX_PATTERNS:
            raise ValueProblem(f"a query has at most {MAX_PATTERNS} patterns")
        if len(pattern) > MAX_LENGTH:
            raise ValueProblem(f"a pattern has at most {MAX_LENGTH} characters")
        compiled = _compile(pattern.replace(r"\/", "/"))
        texts = self._texts_of(field)
        work = compiled.programsize * sum(len(text) for _, text in texts)
        if work > self.work:
            raise ValueProblem("it is too much work over so many texts; repeat less in it, or use fewer patterns")
        self.work -= work
        return Q(pk__in={card for card, text in texts if compiled.search(text)})

    def _texts_of(self, field: str) -> Texts:
        """Each text in which a field looks, with the key of its card; read once for a query."""
        model, columns = SEARCHED[field]
        if columns not in self._texts:
            key = "pk" if model is Card else "card_id"
            rows = model.objects.values_list(key, *columns)
            self._texts[columns] = [(card, text.encode()) for card, *texts in rows for text in texts if text]
        return self._texts[columns]


def _compile(pattern: str) -> re2._Regexp:
    options = re2.Options()
    options.max_mem = MEMORY
    options.case_sensitive = False
    options.never_capture = True
    options.log_errors = False
    try:
        return re2.compile(pattern, options)
    except re2.error as error:
        said = error.args[0].decode(errors="replace") if error.args else ""
        cure = "; there are no backreferences and no lookaround" if said.startswith(LEFT_OUT) else ""
        raise ValueProblem(f"it is no regular expression that can be looked for: {said}{cure}") from error
    finally:
        re2.purge()  # it would keep the last 128 patterns with their memory
