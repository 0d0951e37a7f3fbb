"""Lists of entries: the terms of a glossary and the cards of a list of changes, ``term: what it means``."""

from __future__ import annotations

import re
from dataclasses import dataclass

MAX_TERM_WORDS = 12
ENTRY = re.compile(r"(?P<term>::[^:]*|[^:]+?)\s?:(?P<bold>\*\*)?\s+(?P<text>\S.*)", re.DOTALL)
SYMBOL_TERM = re.compile(r"(?P<sense>\W+)\s*\((?P<term>[^()]+)\)")


@dataclass(frozen=True)
class Entry:
    """One entry as it stands in the text; ``mended`` says which of its bold marks were put right."""

    term: str
    text: str
    mended: str = ""


def split_entry(text: str) -> Entry | None:
    """The entry that begins with this line, None if the line goes on with what was before.

    The opening mark of a bold term is often lost (``- Some Card: Unique.** Turn ...``); bold is made whole again.
    """
    text = text.removeprefix("- ")
    if text.startswith("X= "):
        return Entry("X=", text.removeprefix("X= "))
    match = ENTRY.match(text)
    if not match:
        return None
    term, rest = match["term"].replace("*", "").removesuffix(", the").strip(), match["text"]
    unended = term.replace("...", " ")
    if not term or len(term.split()) > MAX_TERM_WORDS or re.search(r"[.?!;“”]", unended):
        return None
    halves = rest.count("**") % 2 == 1
    mended = "the lost mark of a bold term is put right" if halves or match["bold"] else ""
    return Entry(term, f"**{rest}" if halves else rest, mended)


def senses(terms: list[str]) -> list[tuple[str, str]]:
    """The terms with those that are senses of the one before told apart: ``effect``, sense ``triggered``.

    An entry below another is one of its senses if both together are a term as well (*triggered* and *effect*), or if
    it repeats the term before it (*special ability* below *ability*, *Burn for Power* below *burn*).
    """
    known = {term.lower() for term in terms}
    result: list[tuple[str, str]] = []
    head = ""
    for term in terms:
        sign = SYMBOL_TERM.fullmatch(term)
        sense = _sense(term, head, known) if head else ""
        if sign:
            result.append((sign["term"].strip(), sign["sense"].strip()))
        elif sense and (head, sense) not in result:
            result.append((head, sense))
            continue
        else:
            result.append((term, ""))
        head = term
    return result


def _sense(term: str, head: str, known: set[str]) -> str:
    lower, lower_head = term.lower(), head.lower()
    if f"{lower} {lower_head}" in known:
        return lower
    if lower.endswith(f" {lower_head}"):
        return lower.removesuffix(lower_head).strip()
    if term[:1].isupper() and head[:1].islower() and lower.startswith(f"{lower_head} "):
        return term[len(head) :].strip()
    if head.endswith("s") and lower.startswith(f"{lower_head[:-1]} "):
        return term[len(head) - 1 :].strip()
    return ""
