"""Verbs in the forms that a sentence needs."""

from __future__ import annotations

from functools import cache

from rules.engine.shadowfist.text import lexicon

IRREGULAR = {entry.partition("/")[0]: entry.partition("/")[2] for entry in lexicon.VERBS if "/" in entry}
DOUBLED = frozenset(lexicon.listed("swap skip flip put cut win control set let"))


def third(base: str) -> str:
    """The form after "it": smokes, carries."""
    if base == "have":
        return "has"
    if base.endswith(("s", "sh", "ch", "x", "z")) or base in ("go", "do"):
        return base + "es"
    if base.endswith("y") and base[-2] not in "aeo":
        return base[:-1] + "ies"
    return base + "s"


def participle(base: str) -> str:
    """The participle, which is the past form too: smoked, taken."""
    if base in IRREGULAR:
        return IRREGULAR[base]
    if base.endswith("e"):
        return base + "d"
    if base.endswith("y") and base[-2] not in "aeo":
        return base[:-1] + "ied"
    if base in ("swap", "skip", "flip", "control"):
        return base + base[-1] + "ed"
    return base + "ed"


def gerund(base: str) -> str:
    """The form in -ing."""
    if base.endswith("e") and base != "be":
        return base[:-1] + "ing"
    if base in DOUBLED:
        return base + base[-1] + "ing"
    return base + "ing"


@cache
def inflect(verb: str, form: str) -> str:
    """A verb, a phrasal verb ("take control of") or two joined ("seize or burn") in a form of this module."""
    change = {"third": third, "participle": participle, "gerund": gerund}[form]
    for joint in (" or ", " and/or ", " and "):
        if joint in verb and not verb.startswith("turn and maintain"):
            left, right = verb.split(joint, 1)
            return inflect(left, form) + joint + inflect(right, form)
    first, space, rest = verb.partition(" ")
    return change(first) + space + rest
