"""Regular expressions in card queries: ``o:/inflicts? [3-9] damage/``.

They are matched by RE2, whose time grows with the length of a text and never by trying again, and which keeps to the
memory it is given; so it has neither backreferences nor lookaround. The database's own engine never sees a pattern: it
finds the texts that have what each match must have, such as ``inflict`` and `` damage``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import re2
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import Q
from django.db.models.expressions import RawSQL

from rules.cardquery.literals import literals_of
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
        texts = _texts(field, literals_of(pattern))
        work = compiled.programsize * sum(len(text) for _, _, text in texts)
        if work > self.work:
            cure = "repeat less in it, or use fewer patterns"
            raise QueryError(f"{source!r} is too much work over so many texts; {cure}.")
        self.work -= work
        found = [(card, printing) for card, printing, text in texts if compiled.search(text)]
        of_cards = Q(pk__in=Keys({card for card, _ in found}))
        is_printed = SEARCHED[field][0] is Printing
        return of_cards, Q(pk__in=Keys({printing for _, printing in found})) if is_printed else None


class Keys(RawSQL):
    """Any number of keys as one parameter: databases take so many thousands of them only."""

    def __init__(self, keys: Iterable[int]) -> None:
        super().__init__("", [sorted(keys)])

    def as_sql(self, compiler: Any, connection: BaseDatabaseWrapper) -> tuple[str, Any]:
        (keys,) = self.params
        if connection.vendor == "sqlite":
            return "(SELECT value FROM json_each(%s))", [json.dumps(keys)]
        return "(SELECT unnest(%s::bigint[]))", [keys]


def _texts(field: str, literals: Sequence[str]) -> Texts:
    """Each text in which a field looks that has these literals, with the keys of what it is of."""
    model, columns = SEARCHED[field]
    condition = Q()
    for column in columns:
        held = Q(**{f"{column}__gt": ""})
        for literal in literals:
            held &= Q(**{f"{column}__holds": literal})
        condition |= held
    keys = ("pk", "pk") if model is Card else ("card", "pk")
    rows = model._default_manager.filter(condition).order_by().values_list(*keys, *columns)
    return [
        (card, 0 if model is Card else key, text.encode())
        for card, key, *texts in rows.iterator()
        for text in texts
        if text
    ]


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
