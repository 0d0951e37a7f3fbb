"""Writes cards of UFS to the library."""

from __future__ import annotations

from typing import Any

from rules.editing.cards import CardStore
from rules.editing.entries import UfsEntry, UfsPrinting
from rules.engine.shadowfist import Face
from rules.engine.ufs import CardFacts, Number
from rules.games.ufs.cards import UfsFace, face_of, type_of
from rules.games.ufs.measures import grams, millimetres
from rules.models import Card, Printing, UfsCharacteristics


class UfsStore(CardStore):
    """Cards of UFS, held in memory while an import runs."""

    def entry(self, entry: UfsEntry, *, bundled: bool) -> tuple[Card, list[Printing]]:
        """A card and its printings.

        Where a printing has a text that we wrote, an imported one stands beside it.
        """
        values = {"bundled": True} if bundled else {}
        first = entry.printings[0].facts
        card = self.card(entry.title, type_of(first), entry.aliases, **values)
        return card, [self._store(card, printing, bundled=bundled) for printing in entry.printings]

    def _store(self, card: Card, printing: UfsPrinting, *, bundled: bool) -> Printing:
        card_set = self.sets[printing.set_code]
        face = face_of(printing.facts)
        known = self.printings.get((card.pk, card_set.pk, 1))
        if not bundled and known is not None and known.text is not None:
            return self.printing(card, card_set, 1, None, original_text=face.text)
        texts = {"text": face.text} if bundled else {"original_text": face.text}
        stored = self.printing(card, card_set, 1, face, rarity=printing.rarity, artist=printing.artist, **texts)
        if stored.ufs.collector_number != printing.collector_number:
            stored.ufs.collector_number = printing.collector_number
            stored.ufs.save()
            self.touched.add(card.pk)
        return stored

    def create_characteristics(self, printing: Printing, face: Face) -> None:
        UfsCharacteristics.objects.create(printing=printing, **characteristics(_facts(face)))

    def update_characteristics(self, printing: Printing, face: Face) -> bool:
        if not self._set(printing.ufs, characteristics(_facts(face))):
            return False
        printing.ufs.save()
        return True


def _facts(face: Face) -> CardFacts:
    assert isinstance(face, UfsFace)
    assert face.facts
    return face.facts


def characteristics(card: CardFacts) -> dict[str, Any]:
    """What is printed on a card as columns."""

    def columns(name: str, value: Number) -> dict[str, Any]:
        return {name: None if value == "X" else value, f"{name}_x": value == "X"}

    attack = card.half("attack")
    first, second = card.halves[0], card.halves[1] if card.is_split else None
    vital = card.vital
    return {
        **columns("difficulty", first.difficulty),
        **columns("second_difficulty", second.difficulty if second else None),
        "control": card.control,
        "resources": " ".join(card.resources),
        "block_zone": card.block_zone or "",
        "block_modifier": card.block_modifier,
        **columns("speed", attack.speed if attack else None),
        "attack_zone": (attack.zone or "") if attack else "",
        **columns("damage", attack.damage if attack else None),
        "hand_size": card.hand_size,
        "vitality": card.vitality,
        "keywords": list(first.keywords),
        "second_keywords": list(second.keywords) if second else [],
        "keyword_index": keyword_index(card),
        "texts": [half.text for half in card.halves] if second else [],
        "gender": vital.gender or "",
        "height": str(vital.height or ""),
        "height_mm": millimetres(str(vital.height)) if vital.height else None,
        "weight": str(vital.weight or ""),
        "weight_g": grams(str(vital.weight)) if vital.weight else None,
        "blood_type": vital.blood_type or "",
    }


def keyword_index(card: CardFacts) -> str:
    """Every keyword of a card with and without its value: ``|powerful|powerful: 2|``."""
    found = set()
    for half in card.halves:
        for keyword in half.keywords:
            plain = " ".join(keyword.lower().replace("|", " ").split())
            found |= {plain, plain.partition(":")[0]}
    return "".join(["|", *(f"{each}|" for each in sorted(found))]) if found else ""
