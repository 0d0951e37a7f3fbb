"""Titles as parts of addresses and as ids."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache


@lru_cache(maxsize=16384)
def slug(title: str) -> str:
    """A title as part of an address, and a card's default id.

    >>> slug("Dr. John Haynes"), slug("Alchemist's Lair"), slug("Iala Mané")
    ('dr-john-haynes', 'alchemists-lair', 'iala-mane')
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    plain = re.sub(r"['’]", "", plain.lower())
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
