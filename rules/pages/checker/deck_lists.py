"""Deck lists that stand beside a position: for players whose decks it does not tell."""

from __future__ import annotations

from collections.abc import Mapping

from django.http import QueryDict

from rules.models import Deck
from rules.text import packing

MAX_LIST = 8_000  # characters of a deck list
SAMPLE = "sample:"


class DeckLists:
    """The deck lists that the address of a page gives for players whose deck the position does not tell."""

    def __init__(self, packed: Mapping[int, str], texts: Mapping[int, str]) -> None:
        self.packed = dict(packed)
        self.texts = dict(texts)
        self.faults: list[str] = []

    @classmethod
    def of(cls, query: QueryDict, game: str) -> DeckLists:
        """From the parameters ``d0`` and ``d1``: a sample deck by its slug, or a list as an address holds it."""
        packed, texts, faults = {}, {}, []
        for place in (0, 1):
            word = query.get(f"d{place}", "")
            typed = query.get(f"list{place}", "").replace("\0", "").strip()
            sample = query.get(f"sample{place}", "")
            if sample:
                word = f"{SAMPLE}{sample[:60]}"
            elif typed:
                word = packing.pack({"deck": typed[:MAX_LIST]})
            if not word or f"forget{place}" in query:
                continue
            text = _text(word, game)
            if text:
                packed[place], texts[place] = word, text
            else:
                faults.append("The deck list in this address cannot be read.")
        made = cls(packed, texts)
        made.faults = faults
        return made

    @property
    def fields(self) -> dict[str, str]:
        """The parameters of an address."""
        return {f"d{place}": word for place, word in self.packed.items()}


def _text(word: str, game: str) -> str:
    if word.startswith(SAMPLE):
        deck = Deck.objects.filter(game__slug=game, slug=word.removeprefix(SAMPLE)).first()
        return deck.text if deck else ""
    try:
        text = packing.unpack(word).get("deck", "")
    except packing.PackedError:
        return ""
    return text[:MAX_LIST] if isinstance(text, str) else ""


def samples(game: str) -> list[tuple[str, str]]:
    """The sample decks that may be chosen: slug and name."""
    return list(Deck.objects.filter(game__slug=game).values_list("slug", "name"))
