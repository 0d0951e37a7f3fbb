"""How cards of Shadowfist are shown: what stands where on them (rulebook 2.1), and what their wordings differ in."""

from __future__ import annotations

import re

from django.utils.text import slugify

from rules.engine.shadowfist import Face, Symbol, Symbols
from rules.games.shadowfist.facts import GAME
from rules.library import compiled
from rules.library.badges import badge
from rules.library.card_html import KEYWORDS
from rules.models import Card
from rules.pages.games.shown import (
    NEUTRAL,
    DeckWords,
    Difference,
    DrawnCard,
    Places,
    Reading,
    ShownGame,
    register,
    shown,
    stats,
)

# Restrictions and special abilities stand first on a card, each a sentence of its own.
LEAD = re.compile(rf"(?:(?:{'|'.join(KEYWORDS)})(?:: [^.:]{{1,60}})?\.\s*)+")
PLACES = Places(("cost", "Cost"), (("power", "Power"),), (("fighting", "Fighting"), ("body", "Body")))
CHARACTERISTICS = {
    "cost": "Cost",
    "requires": "Requires",
    "provides": "Provides",
    "fighting": "Fighting",
    "power": "Power",
    "body": "Body",
}


def draw(face: Face, url: str) -> DrawnCard:
    """A wording; what stands before the rest of its text are its restrictions and special abilities."""
    lead, text = "", face.text.strip()
    if (match := LEAD.match(text)) is not None:
        lead, text = match[0].strip(), text[match.end() :].strip()
    values = {name: getattr(face, name) for name in ("cost", "fighting", "power", "body")}
    return DrawnCard(
        game=GAME.slug,
        title=face.title,
        type=face.type,
        kind=slugify(face.type),
        faction=_faction(face.provides, face.requires),
        subtitle=face.subtitle,
        lead=lead,
        text=text,
        url=url,
        cost=next(iter(stats([PLACES.cost], values)), None),
        left=stats(PLACES.left, values),
        right=stats(PLACES.right, values),
        needs=tuple(map(badge, face.requires)),
        gives=tuple(map(badge, face.provides)),
    )


def _faction(*among: Symbols) -> str:
    """The first faction of the symbols, else the first talent."""
    symbols: list[Symbol] = [symbol for each in among for symbol, _ in each.counts]
    factions = [symbol for symbol in symbols if symbol.is_faction]
    return next((symbol.value for symbol in [*factions, *symbols]), NEUTRAL)


def differences(old: Face, new: Face) -> list[Difference]:
    """The characteristics that differ."""
    return [
        Difference(label, shown(getattr(old, name)), shown(getattr(new, name)))
        for name, label in CHARACTERISTICS.items()
        if getattr(old, name) != getattr(new, name)
    ]


def reading(card: Card, face: Face) -> Reading | None:
    """How the text of the wording in force is read."""
    row = compiled.of_card(card)
    return Reading(row.abilities, row.whole) if row and row.abilities else None


register(
    ShownGame(
        game=GAME.slug,
        kind=Face,
        templates="cards/shadowfist/",
        sorts={"cost": ("Cost", "asc"), "fighting": ("Fighting", "desc")},
        draw=draw,
        differences=differences,
        facts=lambda face: [],  # all of it is drawn
        beside=lambda face: [],
        reading=reading,
        numbers=lambda printing: [],
        deck=DeckWords("3x Fox Pass", "What the cards cost", "Cost", "Resources required and provided", "Provided by"),
        about="Kung fu heroes, sorcerers and conspirators fight over places of power: two or more players attack each "
        "other's Feng Shui Sites until one has enough of them.",
        begin=("shadowfist-rulebook-2000", "3"),
    )
)
