"""Ordered rows of patterns over a row of words or terminals: what stands before, and what comes next.

A pattern is a row of atoms. An atom is alternatives with ``|`` between them, each of terms with ``&``, each of which
``!`` negates. A term in capitals is a class of word or a terminal, ``TYPE=value`` a terminal of that value, ``=form``
what ends in that word, ``@name`` a named list, anything else the word itself. ``_`` stands for a space, ``.`` for
anything; ``*``, ``+`` and ``?`` after an atom say how often; atoms in
parentheses, each by itself, are a group. Before the first and after the last word nothing matches,
except ``NONE`` and what is negated.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

GROUPS = {"(": "(?:", "|": "|", ")": ")", ")*": ")*", ")?": ")?"}
ATOM = re.compile(r"^(?P<core>.*?)(?P<often>[*+?]?)$")


@dataclass(frozen=True, slots=True)
class Row:
    """What a word or terminal becomes between two patterns; ``value`` is what it must be besides."""

    value: str
    left: re.Pattern[str]
    depth: int | None
    right: re.Pattern[str]
    result: str

    def match(self, before: list[str], after: str) -> re.Match[str] | None:
        """What comes next as far as the row takes it, if both patterns fit; both texts are made of :func:`unit`."""
        if self.depth is None:
            fits = self.left.search("".join(before)) is not None
        else:
            fits = not self.depth or self.left.match("".join(before[-self.depth :])) is not None
        return self.right.match(after) if fits else None


def unit(head: str, *rest: str) -> str:
    """One word or terminal in the text that patterns match."""
    return f"<{head} {' '.join(rest)}>"


def rows(table: str, lists: dict[str, str]) -> dict[str, list[Row]]:
    """The rows of a table by what they are about. A line is ``focuses ; before ; after ; result``."""
    found: dict[str, list[Row]] = {}
    for line in table.strip().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        focuses, left, right, result = (part.strip() for part in line.split(";"))
        before, after = _compiled(left, lists, True), _compiled(right, lists, False)
        # How many units a pattern without repetition looks back at.
        depth = None if re.search(r"[*+?)]( |$)", left) else len(left.split()) if left != "NONE" else 1
        for focus in focuses.split():
            for each in lists[focus[1:]].split() if focus.startswith("@") else [focus]:
                name, _, value = each.partition("=")
                found.setdefault(name, []).append(Row(value.replace("_", " "), before, depth, after, result))
    return found


def _compiled(pattern: str, lists: dict[str, str], before: bool) -> re.Pattern[str]:
    atoms = [_atom(word, lists, before) for word in pattern.split()]
    return re.compile(f"(?:{''.join(atoms)})$" if before and atoms else "".join(atoms))


def _atom(word: str, lists: dict[str, str], before: bool) -> str:
    if word in GROUPS:
        return GROUPS[word]
    match = ATOM.match(word)
    assert match is not None
    core, often = match["core"], match["often"]
    if core.startswith(":"):
        return f"(?={_atom(core[1:] + often, lists, before)})"
    if core == "NONE":
        return "^" if before else "$"
    choices = [_choice(choice, lists) for choice in core.split("|")]
    none = ["^" if before else "$"] if core.startswith("!") or "NONE" in core.split("|") else []
    return f"(?:{'|'.join([*choices, *none])}){often}"


def _choice(choice: str, lists: dict[str, str]) -> str:
    terms = [_term(term, lists) for term in choice.split("&") if term not in (".", "NONE")]
    return "(?!)" if choice == "NONE" else f"<{''.join(terms)}[^>]*>"


@cache
def _plain(term: str) -> str:
    said = re.escape(term.replace("_", " ") if not term[:1].isupper() else term)
    if term.startswith("%"):
        return f"[^>]* {re.escape(term[1:])} "
    if term.startswith("="):
        return f"[^>]*~{re.escape(term[1:])}>"
    if term[:1].isupper():
        name, equals, value = term.partition("=")
        return f"{name} {re.escape(value.replace('_', ' '))} ~" if equals else f"(?:{name} |[^>]* {name}[ >])"
    return f"{said} "


def _term(term: str, lists: dict[str, str]) -> str:
    negated, name = ("!", term[1:]) if term.startswith("!") else ("=", term)
    same, bare = ("=", name[1:]) if name.startswith("=@") else ("", name)
    inner = "|".join(_plain(same + each) for each in lists[bare[1:]].split()) if bare[:1] == "@" else _plain(name)
    return f"(?{negated}{inner})"
