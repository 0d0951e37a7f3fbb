"""Citations as links: a document and a number in, a label and an address out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules.engine import Reason
from rules.engine.shadowfist import ruleset
from rules.pages.lookups import library


@dataclass(frozen=True)
class Cited:
    """A place in a document as a link; ``url`` is empty where the library does not have it."""

    label: str
    url: str = ""
    title: str = ""


def cite(document: str, section: str = "") -> Cited:
    """The citation of a section: ``FAQ 2001 §4.1``."""
    known = library()
    book = known.documents.get(document)
    name = book.short if book else document
    label = f"{name} §{section}" if section else name
    node = known.node(document, section) if section else None
    if node:
        return Cited(label, node.url, node.label)
    return Cited(label, book.url if book and not section else "")


def cite_rule(rule: Mapping[str, str]) -> Cited:
    """What a step or a refusal cites; where the section is not in force, with the edition that it is of."""
    found = cite(rule["document"], rule["section"])
    if "edition" not in rule:
        return found
    edition = ruleset(rule["edition"]).name
    title = f"Of the edition {edition}, not of the one that is played. {found.title}"
    return replace(found, label=f"{found.label} ({edition})", title=title.strip())


def cite_text(place: str) -> Cited | None:
    """The citation written as ``document/section``, nothing for an empty one."""
    document, _, section = place.partition("/")
    return cite(document, section) if document else None


@dataclass(frozen=True)
class CitedReason:
    """A step of an explanation with its links."""

    text: str
    cited: list[Cited]


def explain(reasons: tuple[Reason, ...]) -> list[CitedReason]:
    """Reasons with their citations as links; one that several rules give is told once."""
    found: dict[str, list[Cited]] = {}
    for reason in reasons:
        cited = found.setdefault(reason.text, [])
        if reason.citation:
            cited.append(cite(reason.citation.document, reason.citation.section))
    return [CitedReason(text, cited) for text, cited in found.items()]
