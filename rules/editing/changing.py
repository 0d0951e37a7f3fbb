"""A change of the library: locked, and with all that follows from it, in one transaction.

Whatever is written is written within :func:`change`. The search index is no part of it: it knows of which version it
is, and whoever ran the change, or the next search, has it follow.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from rules.editing import compiling
from rules.editing.deriving import derive_cards
from rules.editing.exclusive import import_transaction
from rules.editing.links import link_cards
from rules.editing.report import Report
from rules.library import publication
from rules.models import LibraryVersion


@dataclass
class Change:
    """What is told of a change, and the keys of the cards of which something has changed."""

    report: Report
    touched: set[int] = field(default_factory=set)


@contextmanager
def change(report: Report, *, cards_alone: bool = False) -> Iterator[Change]:
    """Change the library while the block runs, which nobody else does meanwhile; or not at all, if it raises.

    What follows is done at its end: wordings and designators of cards, links of texts to cards, compiled texts,
    published documents and the version.

    :param cards_alone: what changes are cards, with printings and errata, and nothing that these have in common.
    :raises django.db.OperationalError: if another change does not end.
    """
    with import_transaction():
        made = Change(report)
        yield made
        derive_cards(made.touched)
        link_cards(report)
        compiling.compile_cards(report, made.touched)
        outdated = publication.is_outdated()
        if outdated and publication.is_published():
            report.notes.append("published the documents of the API anew")
        if report.changed or outdated:
            LibraryVersion.bump(made.touched if cards_alone else None)


def renew() -> Report | None:
    """Compile and publish again what other code made; ``None`` where there is nothing of the kind."""
    if not compiling.is_outdated() and not publication.is_outdated():
        return None
    report = Report("What follows from the library, for this version of the code")
    with change(report):
        pass
    return report
