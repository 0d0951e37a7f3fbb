"""Publishes the documents of the API again where other code has made them."""

from __future__ import annotations

from rules.importers.exclusive import import_transaction
from rules.library import publication
from rules.models import LibraryVersion


def republish() -> bool:
    """Bring the documents up to date if this code would write others; whether it was done."""
    if not publication.is_outdated():
        return False
    with import_transaction():
        LibraryVersion.bump()
    return True
