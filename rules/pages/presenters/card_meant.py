"""The card that a search is for: its title was typed, alone or with what of the card is wanted."""

from __future__ import annotations

import re
from urllib.parse import urlencode

from django.db.models import Q

from rules.models import Card, GlossaryTerm, PassageKind, Section
from rules.text.texts import slugify_title

# Where on its page stands what is asked for with a title.
PLACES = {"errata": "history-title", "erratum": "history-title", "rulings": "rulings-title", "ruling": "rulings-title"}
PLACES |= {"printings": "printings-title", "printing": "printings-title", "wording": "copy-title"}
FROM_A_SET = re.compile(r"(?P<title>.+?) from (?P<set>[^?]+)", re.IGNORECASE)


def address_of_card(query: str, game: str = "", first: str = "") -> str:
    """The page of the card whose title a query is, at the place that it names; empty where that is no single card.

    ``Fox Pass``, ``fox pass errata``, ``Fox Pass from Limited``. A title that is a term too is no card alone.

    :param game: the slug of the game to keep to.
    :param first: the slug of the game whose card is meant where two games have one.
    """
    if card := _titled(query, game, first):
        return _address(card, query)
    title, _, last = query.rpartition(" ")
    if last.lower() in PLACES and (card := _titled(title, game, first)):
        return f"{_address(card, query)}#{PLACES[last.lower()]}"
    if (match := FROM_A_SET.fullmatch(query)) and (card := _titled(match["title"], game, first)):
        named = Q(card_set__code__iexact=match["set"]) | Q(card_set__name__istartswith=match["set"])
        codes = set(card.printings.filter(named).values_list("card_set__code", flat=True))
        if len(codes) == 1:
            return f"{_address(card, query, printing=codes.pop())}#copy-title"
    return ""


def _titled(title: str, game: str, first: str) -> Card | None:
    slug = slugify_title(title)
    if not slug:
        return None
    found = list(Card.objects.titled(title, game or None).select_related("game")[:9])
    found = [card for card in found if card.game.slug == first] or found
    return found[0] if len(found) == 1 and not _is_term(slug, found[0]) else None


def _is_term(slug: str, card: Card) -> bool:
    """Whether a card's title is a term or the name of a rule, too."""
    rules = Section.objects.filter(document__game=card.game, title__iexact=card.title, passages__kind=PassageKind.RULE)
    return GlossaryTerm.objects.filter(slug=slug, game=card.game).exists() or rules.exists()


def _address(card: Card, query: str, **parameters: str) -> str:
    return f"{card.get_absolute_url()}?{urlencode({**parameters, 'searched': query})}"
