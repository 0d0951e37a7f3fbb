"""How cards of UFS are shown: what stands where on them (2.1 to 2.7), and what their wordings differ in."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.text import slugify

from rules.engine.shadowfist import Face
from rules.engine.ufs import CardFacts
from rules.games.ufs.cards import GAME, UfsFace, facts, fields
from rules.games.ufs.reading import KINDS, abilities, is_whole
from rules.models import Card, Printing
from rules.pages.games.shown import (
    NEUTRAL,
    DeckWords,
    Difference,
    DrawnCard,
    DrawnHalf,
    Places,
    Reading,
    ShownGame,
    in_words,
    register,
    shown,
    stats,
)

PLACES = Places(
    ("difficulty", "Difficulty"),
    (),
    (("control", "Control"),),
    (
        ("speed", "Speed"),
        ("attack_zone", "Zone"),
        ("damage", "Damage"),
        ("block", "Block"),
        ("hand_size", "Hand size"),
        ("vitality", "Vitality"),
    ),
)
LABELS = {
    "difficulty": "Difficulty",
    "control": "Control",
    "resources": "Resources",
    "block": "Block",
    "speed": "Speed",
    "attack_zone": "Zone",
    "damage": "Damage",
    "hand_size": "Hand size",
    "vitality": "Vitality",
    "gender": "Gender",
    "height": "Height",
    "weight": "Weight",
    "blood_type": "Blood type",
    "keywords": "Keywords",
}
IN_A_ROW = ("speed", "attack_zone", "damage", "block", "hand_size", "vitality")


def draw(face: Face, url: str) -> DrawnCard:
    """A wording: keywords stand before its text, as a split card's (2.6) do in each half."""
    card = _card(face)
    values: dict[str, Any] = values_of(card) if card else {"keywords": []}
    resources = [word.lower() for word in card.resources] if card else []
    return DrawnCard(
        game=GAME,
        title=face.title,
        type=face.type,
        kind=slugify(face.type),
        faction=next(iter(resources), NEUTRAL),
        subtitle=face.subtitle,
        lead=", ".join(values["keywords"]),
        text="" if card and card.is_split else face.text.strip(),
        url=url,
        cost=next(iter(stats([PLACES.cost], values)), None),
        left=stats(PLACES.left, values),
        right=stats(PLACES.right, values),
        foot=stats(PLACES.foot, values),
        symbols=tuple(map(resource, resources)),
        halves=tuple(
            DrawnHalf(
                half["type"].capitalize(),
                ", ".join(half["keywords"]),
                half["text"],
                stats((PLACES.cost, *PLACES.foot), half),
            )
            for half in values.get("halves", ())
        ),
    )


def resource(word: str) -> SafeString:
    """A resource symbol as a badge, with its name in brackets for readers and for copying."""
    badge = '<span class="sym sym-{0}" title="{1}"><span class="sym-name">[{1}]</span></span>'
    return format_html(badge, word, word.capitalize())


def differences(old: Face, new: Face) -> list[Difference]:
    """The characteristics that differ, those of halves with their types."""
    before, after = _card(old), _card(new)
    if before is None or after is None:
        return []
    was, now = _all_values(before), _all_values(after)
    return [
        Difference(label, shown(was.get(label)), shown(now.get(label)))
        for label in dict.fromkeys((*was, *now))
        if was.get(label) != now.get(label)
    ]


def reading(card: Card, face: Face) -> Reading | None:
    """How the text is read, ability by ability."""
    known = _card(face)
    if known is None or not any(half.text for half in known.halves):
        return None
    return Reading(abilities(known), is_whole(known))


def _card(face: Face | None) -> CardFacts | None:
    return face.facts if isinstance(face, UfsFace) else None


def values_of(card: CardFacts) -> dict[str, Any]:
    """The characteristics of a UFS card by name, its block as one value: ``+2 mid``."""
    values = fields(card)
    if card.block_zone is not None and card.block_modifier is not None:
        values["block"] = f"{card.block_modifier:+d} {card.block_zone}"
    return values


def _facts(card: CardFacts, drawn: Collection[str] = ()) -> list[tuple[str, str]]:
    """What a UFS card has besides title and text, and besides what is ``drawn`` on the card."""
    values = values_of(card)
    return [
        (label, text) for name, label in LABELS.items() if name not in drawn and (text := in_words(values.get(name)))
    ]


def _all_values(card: CardFacts) -> dict[str, str]:
    """All of it by labels; what is of a half with its type."""
    found = dict(_facts(card))
    for half in fields(card)["halves"]:
        for name, label in LABELS.items():
            if text := in_words(half.get(name)):
                found[f"{label} ({half['type']})"] = text
    return found


def _row(card: CardFacts) -> list[tuple[str, str]]:
    """What of a UFS card stands in a row of a list beside difficulty and control; of a split card its halves'."""
    values = values_of(card)
    attack = card.half("attack")
    if card.is_split and attack is not None:
        values |= {"speed": attack.speed, "attack_zone": attack.zone, "damage": attack.damage}
    if card.is_split:
        values["difficulty"] = "/".join(str(half.difficulty) for half in card.halves)
    names = ("difficulty", *IN_A_ROW) if card.is_split else IN_A_ROW
    return [(LABELS[name], text) for name in names if (text := in_words(values.get(name)))]


def _numbers(printing: Printing) -> list[tuple[str, str]]:
    card = facts(printing)
    return _row(card) if card else []


register(
    ShownGame(
        game=GAME,
        kind=UfsFace,
        templates="cards/ufs/",
        sorts={
            "difficulty": ("Difficulty", "asc"),
            "control": ("Control", "desc"),
            "speed": ("Speed", "desc"),
            "damage": ("Damage", "desc"),
        },
        draw=draw,
        differences=differences,
        facts=lambda face: _facts(card) if (card := _card(face)) else [],
        beside=lambda face: _facts(card, PLACES.names) if (card := _card(face)) else [],
        reading=reading,
        numbers=_numbers,
        deck=DeckWords(
            "3x Kiln Street Jab", "How difficult the cards are", "Difficulty", "Resource symbols", "Cards with it"
        ),
        about="A duel of two characters from fighting games: attacks are played and blocked by checks against the "
        "numbers on cards, until one character has no vitality left.",
        begin=("ufs-rules-2010", "0"),
        letters=KINDS,
        many_numbers=True,
    )
)
