"""Ids of errata and rulings: their addresses in every database, for ever."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from rules.text.texts import title_slug

ID = re.compile(r"(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*")
MAX_LENGTH = 160


def fault_of_id(value: Any) -> str:
    """What is wrong with an id in a file; nothing, if it is one."""
    if isinstance(value, str) and len(value) <= MAX_LENGTH and ID.fullmatch(value):
        return ""
    return "must be a name of its own in small letters, figures and hyphens, such as faq-2001-apes-of-wrath-1"


def doubled(ids: Iterable[str]) -> list[str]:
    """Those that stand there twice."""
    return [each for each, times in Counter(ids).items() if times > 1]


def id_of_imported(source: str, card: str, number: str, game: str) -> str:
    """The id of what an imported file or document says on a card: from its source, the card and its number there."""
    parts = (source, title_slug(card, game) if card else "", number.replace(".", "-"))
    return "-".join(filter(None, parts))[:MAX_LENGTH]
