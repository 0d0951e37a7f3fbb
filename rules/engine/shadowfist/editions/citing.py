"""Where an edition says itself what a later document says step by step: a game of 1995 is not told by a list of 2001.

The rulebook of 2000 is the base of every edition; what a later document adds is replaced by the edition's own place
for it, or left out where there is none and something else is cited.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from rules.engine.kernel.citations import Citation
from rules.engine.kernel.steps import cited
from rules.engine.shadowfist.editions.differences import DIFFERENCES
from rules.engine.shadowfist.editions.differences.table import BOOK, FAQ01, FAQ95, PAGE
from rules.engine.shadowfist.editions.rulesets import RULESETS, Ruleset

ORDER = (FAQ95, BOOK, FAQ01, PAGE)

# By the sections of the FAQ of 2001; a step that is not listed is where the step above it is.
_STEPS_1995 = {
    "7.1": "4.2.a",
    "7.1.A": "4.2.b",
    "7.1.B": "4.2.b",
    "7.2": "4.2.c.A",
    "7.2.A.i": "4.2.c.B",
    "7.2.A.ii": "4.2.c.B",
    "7.2.B.i": "4.2.c.B",
    "7.2.B.ii": "4.2.c.B",
    "7.3": "4.2.c.C",
    "7.3.A.i": "4.2.c.C.iv",
    "7.3.A.ii": "4.2.c.C.iv",
    "7.3.B": "4.3.1",
    "7.3.C": "4.2.e",
    "7.3.C.i": "4.2.f",
    "7.3.D": "4.2.g",
    "7.3.D.i": "4.2.f",
    "7.3.D.iii.b": "4.2.i",
    "7.3.D.iv": "4.2.h",
    "7.3.E": "4.2.c.C",
    "7.4": "4.2.j",
    "7.4.A": "4.2.i",
    "7.5": "4.2.k",
    "7.6": "4.2.k",
    "6.10.1": "5.1.5",
    "6.10.2": "4.2.j",
}
_STEPS_2000 = {
    "7.1": "6.1",
    "7.2": "3.3.3",
    "7.2.B": "6.2",
    "7.2.C": "6.2",
    "7.3": "6.3",
    "7.3.A": "3.3.3",
    "7.3.D": "6.4",
    "7.3.D.i": "6.4.1",
    "7.3.D.ii": "6.4",
    "7.3.D.iii": "6.4.1",
    "7.3.D.iv": "6.4.1",
    "7.3.E": "3.3.3",
    "7.4": "6.4.2",
    "7.4.B.i": "6.4",
    "7.4.B.ii": "6.4",
    "7.5": "6.4.2",
    "7.6": "6.4.2",
    "6.7": "7.2",
    "6.10.1": "4.8",
    "6.10.2": "6.4.3",
    "1.14": "4.3.3",
}
# By what the table of differences says of where the steps of an attack are.
_OWN = {f"{FAQ95}/4.2": _STEPS_1995, f"{BOOK}/6": _STEPS_2000}


def in_edition(ruleset: Ruleset, citations: Sequence[Citation]) -> tuple[Citation, ...]:
    """The citations as an edition has them; at least one is left."""
    own_steps = _OWN.get(str(ruleset.value("attack_steps")))
    if own_steps is None:
        return tuple(citations)
    last = max(ORDER.index(ruleset.document), ORDER.index(BOOK))
    found: dict[Citation, None] = {}
    for each in citations:
        if each.document not in ORDER or ORDER.index(each.document) <= last:
            found[each] = None
        elif (section := _listed(own_steps, each)) is not None:
            found[Citation(ruleset.document, section)] = None
    return tuple(found) or tuple(citations)


def in_json(ruleset: Ruleset, citations: Sequence[Citation]) -> list[dict[str, str]]:
    """The citations as an edition has them, in JSON; one that is not in force there says of which edition it is."""
    found = []
    for each in in_edition(ruleset, citations):
        edition = edition_of(ruleset, each)
        found.append({**cited(each), **({} if edition is None else {"edition": edition})})
    return found


def edition_of(ruleset: Ruleset, citation: Citation) -> str | None:
    """The edition of a section that is not in force: of a later document, or one that a row of the table replaces.

    The rulebook is the base of all editions: what the table replaces of it is a part of a section.
    """
    if citation.document not in ORDER or citation.document == ruleset.document:
        return None
    own = next(each.slug for each in RULESETS.values() if each.document == citation.document)
    if ORDER.index(citation.document) > ORDER.index(ruleset.document):
        return own
    if citation.document == BOOK:
        return None
    return own if citation in _replaced(ruleset) else None


@cache
def _replaced(ruleset: Ruleset) -> frozenset[Citation]:
    """What the table cites for other editions, where this one has another value and another place for it."""
    rows = [(row.rules, row.rules[ruleset.slug]) for row in DIFFERENCES.values()]
    mine = {each for _, here in rows for each in here.citations}
    others = {
        each
        for rules, here in rows
        for there in rules.values()
        if there.value != here.value
        for each in there.citations
    }
    return frozenset(others - mine)


def of_last_interception(ruleset: Ruleset) -> Citation:
    """Where an edition says that the defending player, too, may intercept or decline."""
    if str(ruleset.value("attack_steps")) == f"{FAQ95}/4.2":
        return Citation(FAQ95, "4.2.d")
    return Citation(FAQ01, "7.3.A")


def _listed(steps: Mapping[str, str], citation: Citation) -> str | None:
    section = citation.section if citation.document == FAQ01 else ""
    while section and section not in steps:
        section = section.rpartition(".")[0]
    return steps.get(section)
