"""A card as it is drawn on every page, for ``cards/_drawn.html``; its game says what stands where."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist import Face
from rules.library import catalog
from rules.models import Card, Printing
from rules.pages.games.shown import DrawnCard, game_of


def of_face(face: Face, game: str = "", url: str = "") -> DrawnCard:
    """A wording of a card."""
    return game_of(face, game).draw(face, url)


def of_printing(printing: Printing, game: str, url: str = "") -> DrawnCard:
    """A printing with its characteristics at hand."""
    return of_face(catalog.face(printing), game, url)


def of_card(card: Card) -> DrawnCard:
    """A card in the wording in force, with ``game`` and ``printing`` and its characteristics at hand."""
    url = card.get_absolute_url()
    if card.printing is None:
        return of_face(Face(card.title, card.type, card.subtitle, card.text), card.game.slug, url)
    printed = catalog.face(card.printing)
    return of_face(replace(printed, title=card.title, subtitle=card.subtitle, text=card.text), card.game.slug, url)
