"""Sentences of the engine with the copies of a card told apart as the table does it: by numbers, and not by ids."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rules.engine.shadowfist import names_by_id

# What follows is a list of ids: there a word such as ``draco`` is one too.
LISTS = re.compile(r"(?<=legal: ).*|(?<=chooses from ).*|(?<=is none of ).*")


class Naming:
    """How the cards of an outcome are named in sentences."""

    def __init__(self, cards: Mapping[str, Mapping[str, Any]]) -> None:
        self.names = names_by_id(cards)
        self._ids = {each for each in cards if "-" in each}
        self._told = {f"{card['title']} ({each})": self.names[each] for each, card in cards.items()}

    def __call__(self, text: str) -> str:
        """A sentence as players read it; one that names no id is left as it is."""
        for told, name in self._told.items():
            if told in text:
                text = text.replace(told, name)
        text = LISTS.sub(lambda match: self._named(match[0], self.names), text)
        return self._named(text, self._ids) if "-" in text else text

    def _named(self, text: str, ids: Mapping[str, str] | set[str]) -> str:
        return re.sub(r"[\w][\w.'!-]*\w", lambda match: self.names[match[0]] if match[0] in ids else match[0], text)
