"""Writes cards to the library: creates what is new, updates what differs, and counts both."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from rules.editing.changing import Change
from rules.engine.shadowfist import Face, Number
from rules.games import games
from rules.models import (
    Card,
    CardAlias,
    CardSet,
    Game,
    Printing,
    ShadowfistCharacteristics,
)
from rules.text.texts import title_slug

MOST_AT_HAND = 2_000  # cards


class CardStore:
    """Cards of one game while an import runs. ``load`` reads many at once, so that a row costs no query to look up."""

    def __init__(self, game: Game, change: Change) -> None:
        self.game = game
        self.report = change.report
        self.touched = change.touched
        self.sets = {card_set.code: card_set for card_set in CardSet.objects.filter(game=game)}
        self.keys = dict(CardAlias.objects.filter(game=game).values_list("slug", "card"))
        self.cards: dict[int, Card] = {}
        self.printings: dict[tuple[int, int, int], Printing] = {}  # of these cards, by card, set and number
        self.counted: set[int] = set()

    def load(self, titles: Iterable[str]) -> None:
        """Have the cards of these titles at hand, with their printings; others go where there are many."""
        if len(self.cards) > MOST_AT_HAND:
            self.cards.clear()
            self.printings.clear()
        found = {self.keys.get(title_slug(title, self.game.slug), 0) for title in titles}
        self._read(found - {0} - self.cards.keys())

    def _read(self, keys: Collection[int]) -> None:
        if keys:
            self.cards |= Card.objects.in_bulk(keys)
            for printing in Printing.objects.filter(card__in=keys).select_related(*games()):
                self.printings[printing.card_id, printing.card_set_id, printing.number] = printing

    def get(self, key: int) -> Card:
        """A card by its key."""
        if key not in self.cards:
            self._read([key])
        return self.cards[key]

    def find(self, *titles: str) -> Card | None:
        """The card that goes by any of these titles."""
        for title in titles:
            if key := self.keys.get(title_slug(title, self.game.slug)):
                return self.get(key)
        return None

    def card(self, title: str, type: str, aliases: Iterable[str] = (), **values: Any) -> Card:
        """The card of this title, created where it is new; its aliases are added, never removed."""
        titles = [title, *aliases]
        card = self.find(*titles)
        if values.get("bundled"):
            values["slug"] = self._slug_of_bundled(card, title)
        if card is None:
            card = Card(game=self.game, title=title, type=type, **{"slug": self._free_slug(title), **values})
            card.save()
            self.cards[card.pk] = card
            self.report.count("created", "cards")
            self.touched.add(card.pk)
            self.counted.add(card.pk)
        else:
            self._update(card, values)
        for name in titles:
            slug = title_slug(name, self.game.slug)
            if slug not in self.keys:
                CardAlias.objects.create(card=card, game=self.game, title=name, slug=slug)
                self.keys[slug] = card.pk
                self.touched.add(card.pk)
        return card

    def printing(self, card: Card, card_set: CardSet, number: int, face: Face | None, **values: Any) -> Printing:
        """The printing of a card in a set; ``face`` gives its title and characteristics (``None`` leaves them)."""
        if face is not None:
            values |= {"title": face.title, "subtitle": face.subtitle, "type": face.type}
        printing = self.printings.get((card.pk, card_set.pk, number))
        if printing is None:
            printing = Printing(card=card, card_set=card_set, number=number, **values)
            printing.save()
            self.printings[(card.pk, card_set.pk, number)] = printing
            self.report.count("created", "printings")
            self.touched.add(card.pk)
            if face is not None:
                self.create_characteristics(printing, face)
            return printing
        changed = self._set(printing, values)
        if face is not None and self.update_characteristics(printing, face):
            changed = True
        if changed:
            printing.save()
            self.touched.add(card.pk)
        self.report.count("updated" if changed else "unchanged", "printings")
        return printing

    def withdraw(self, card: Card, kept: Collection[int]) -> None:
        """Take our texts of all other printings of a card back; one of which nothing was imported goes as a whole."""
        ours = card.printings.exclude(pk__in=kept).exclude(text=None)
        removed = ours.filter(original_text=None).delete()[1].get(Printing._meta.label, 0)
        changed = ours.update(text=None)
        self.report.count("removed", "printings", removed)
        self.report.count("updated", "printings", changed)
        if removed or changed:
            self.touched.add(card.pk)

    def create_characteristics(self, printing: Printing, face: Face) -> None:
        """Store what the game's printings have besides title and text."""
        ShadowfistCharacteristics.objects.create(printing=printing, **characteristics(face))

    def update_characteristics(self, printing: Printing, face: Face) -> bool:
        """Store what of it differs; whether anything does."""
        if not self._set(printing.shadowfist, characteristics(face)):
            return False
        printing.shadowfist.save()
        return True

    def _update(self, card: Card, values: dict[str, Any]) -> None:
        """Each card counts once, however many rows it has."""
        changed = self._set(card, values)
        if changed:
            card.save()
            self.touched.add(card.pk)
        if card.pk not in self.counted:
            self.report.count("updated" if changed else "unchanged", "cards")
            self.counted.add(card.pk)

    @staticmethod
    def _set(thing: Any, values: dict[str, Any]) -> bool:
        changed = False
        for name, value in values.items():
            if getattr(thing, name) != value:
                setattr(thing, name, value)
                changed = True
        return changed

    def _slug_of_bundled(self, card: Card | None, title: str) -> str:
        """The slug of a bundled card's title, whatever was there before it: an imported card makes room for it.

        Of two games' bundled cards of one title, the later game has its name in the slug.
        """
        slug = title_slug(title, self.game.slug)
        if card is not None and card.slug == slug:
            return slug
        there = Card.objects.select_related("game").filter(slug=slug).first()
        if there is None:
            return slug
        if there.bundled and there.game.order < self.game.order:
            return f"{slug}-{self.game.slug}"
        Card.objects.filter(pk=there.pk).update(slug=self._free(f"{slug}-{there.game.slug}"))
        self.touched.add(there.pk)
        return slug

    def _free_slug(self, title: str) -> str:
        slug = title_slug(title, self.game.slug) or "card"
        if Card.objects.filter(slug=slug).exists():
            slug = f"{slug}-{self.game.slug}"
        return self._free(slug)

    @staticmethod
    def _free(slug: str) -> str:
        stem, place = slug, 2
        while Card.objects.filter(slug=slug).exists():
            slug, place = f"{stem}-{place}", place + 1
        return slug


def characteristics(face: Face) -> dict[str, Any]:
    """A face's numbers and symbols as columns."""

    def columns(name: str, value: Number) -> dict[str, Any]:
        return {name: None if value == "X" else value, f"{name}_x": value == "X"}

    return {
        **columns("cost", face.cost),
        **columns("fighting", face.fighting),
        "requires": face.requires,
        "provides": face.provides,
        "power": None if face.power == "X" else face.power,
        "body": None if face.body == "X" else face.body,
    }
