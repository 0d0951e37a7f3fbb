"""Titles as parts of addresses and as ids."""

from __future__ import annotations

import re
from functools import lru_cache

from rules.engine.kernel.letters import fold


@lru_cache(maxsize=16384)
def slug(title: str) -> str:
    """A title as part of an address, and a card's default id.

    Accents and apostrophes go, every other run of signs becomes one hyphen.

    >>> slug("Dr. John Haynes"), slug("Alchemist's Lair"), slug("Iala Mané"), slug("Æther–Gate")
    ('dr-john-haynes', 'alchemists-lair', 'iala-mane', 'aether-gate')
    """
    return re.sub(r"[^a-z0-9]+", "-", fold(title).replace("'", "")).strip("-")
