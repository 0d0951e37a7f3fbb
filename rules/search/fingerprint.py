"""Which code made an index: another release may make other entries of the same data, or rank them otherwise."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

# Where what is in an index is decided; how a query is read is not among it.
SOURCES = (
    *("addresses.py", "analysis.py", "entries.py", "plaintext.py", "ranking.py", "section_entries.py"),
    *("backends/postgres_tables.py", "backends/whoosh_index.py"),
)


@cache
def fingerprint() -> str:
    """A digest of the code that decides what an index holds."""
    digest = hashlib.sha256()
    for name in SOURCES:
        digest.update((Path(__file__).parent / name).read_bytes())
    return digest.hexdigest()[:16]
