"""Regular expressions in card queries: ``o:/inflicts? [3-9] damage/``.

They are matched by RE2, whose time grows with the length of a text and never by trying again, and which keeps to the
memory it is given; so it has neither backreferences nor lookaround. The database's own engine never sees a pattern.
"""

from __future__ import annotations

import re2
from django.db.models import Q

from rules.cardquery.values import QueryError
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

# The key of a card, of a printing (0 for a text of the card itself), and a text.
Texts = list[tuple[int, int, bytes]]


class Patterns:
    """The patterns of one query, and what is left of the work that they may take together."""

    def __init__(self) -> None:
        self.number = 0
        self.work = MAX_WORK
        self._texts: dict[tuple[str, ...], Texts] = {}

    def conditions(self, field: str, pattern: str, source: str) -> tuple[Q, Q | None]:
        """The cards where a column of a field holds the pattern, whatever the case, and the printings if it is theirs.

        :raises QueryError: for a pattern that is none, is too long, or is too much work.
        """
        self.number += 1
        if self.number > MAX_PATTERNS:
            raise QueryError(f"A query has at most {MAX_PATTERNS} patterns.")
        if len(pattern) > MAX_LENGTH:
            raise QueryError(f"{source!r}: a pattern has at most {MAX_LENGTH} characters.")
        compiled = _compile(pattern.replace(r"\/", "/"), source)
        texts = self._texts_of(field)
        work = compiled.programsize * sum(len(text) for _, _, text in texts)
        if work > self.work:
            cure = "repeat less in it, or use fewer patterns"
            raise QueryError(f"{source!r} is too much work over so many texts; {cure}.")
        self.work -= work
        found = [(card, printing) for card, printing, text in texts if compiled.search(text)]
        of_cards = Q(pk__in={card for card, _ in found})
        is_printed = SEARCHED[field][0] is Printing
        return of_cards, Q(pk__in={printing for _, printing in found}) if is_printed else None

    def _texts_of(self, field: str) -> Texts:
        """Each text in which a field looks, with the keys of what it is of; read once for a query."""
        model, columns = SEARCHED[field]
        if columns not in self._texts:
            if model is Card:
                rows = [(card, 0, *texts) for card, *texts in Card.objects.values_list("pk", *columns)]
            else:
                rows = list(Printing.objects.values_list("card", "pk", *columns))
            self._texts[columns] = [
                (card, printing, text.encode()) for card, printing, *texts in rows for text in texts if text
            ]
        return self._texts[columns]


def _compile(pattern: str, source: str) -> re2._Regexp:
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
        told = f"{source!r} is no regular expression that can be looked for: {said}{cure}."
        raise QueryError(told) from error
    finally:
        re2.purge()  # it would keep the last 128 patterns with their memory
