"""The cards of the database as the library of the engine, read when an evaluation first names them."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Iterable
from typing import Any

from rules.engine import slug
from rules.engine.shadowfist import CardFacts, Face, RulesText, read_abilities
from rules.library import catalog, compiled
from rules.library.versioned import Versioned
from rules.models import Card, CardAlias, CompiledWording

GAME = "shadowfist"
_numbers = itertools.count(1)


class CardRows:
    """A library of the engine on the models, for one version of the data.

    A card is read when it is first asked for, its compiled wordings when one of them is, and both are kept. ``load``
    reads many cards in a fixed number of queries. Safe for threads: a wording is one object, which the engine relies
    on.
    """

    def __init__(self) -> None:
        self.number = next(_numbers)  # tells it apart from those of other versions in this process
        self._keys: dict[str, int] = {}  # of the cards that are read, by the slugs of their titles
        self._cards: dict[int, CardFacts] = {}
        self._texts: dict[Face, RulesText] = {}
        self._unread: set[Face] = set()  # wordings of these cards that were not read from the database yet
        self._stored: dict[str, CompiledWording] = {}  # read from the database, and not used yet
        self._abilities_of: dict[str, tuple[Any, ...]] = {}
        self._lock = threading.RLock()

    def load(self, titles: Iterable[str]) -> None:
        """Read the cards with these titles that are not there yet; what is no title is passed over."""
        with self._lock:
            slugs = list({slug(title) for title in titles} - self._keys.keys())
            for start in range(0, len(slugs), compiled.BATCH):
                rows = CardAlias.objects.filter(game__slug=GAME, slug__in=slugs[start : start + compiled.BATCH])
                self._keys |= rows.values_list("slug", "card_id")
            wanted = {self._keys[each] for each in slugs if each in self._keys} - self._cards.keys()
            if not wanted:
                return
            cards = {card.pk: catalog.facts(card) for card in Card.objects.with_printings().filter(pk__in=wanted)}
            self._cards |= cards
            self._unread |= {face for facts in cards.values() for face in compiled.wordings(facts)}

    def find(self, title: str) -> CardFacts | None:
        """The card with this title, alias, or slug of either."""
        if slug(title) not in self._keys:
            self.load([title])
        return self._cards.get(self._keys.get(slug(title), 0))

    def compiled(self, face: Face) -> RulesText:
        """The rules text of a wording, compiled."""
        text = self._texts.get(face)
        if text is None:
            with self._lock:
                text = self._texts.get(face) or read_abilities(face, self._abilities(face))
                self._texts[face] = text
        return text

    def _abilities(self, face: Face) -> tuple[Any, ...]:
        if face in self._unread:
            self._stored |= compiled.stored(self._unread)
            self._unread.clear()
        key = compiled.digest(face)
        if key not in self._abilities_of:
            stored = self._stored.pop(key) if key in self._stored else compiled.compile_wording(face)
            self._abilities_of[key] = compiled.nodes(stored)
        return self._abilities_of[key]


engine_library = Versioned(CardRows)
