"""Texts in templates: ``{{ passage.text|rules_text:document.slug }}``, ``{{ face.text|card_text }}``, ``|symbols``."""

from __future__ import annotations

from django import template
from django.utils.safestring import SafeString

from rules.engine.symbols import Symbols
from rules.pages import cardtext, markup
from rules.pages.badges import badges, with_badges

register = template.Library()


@register.filter
def rules_text(text: str, document: str = "") -> SafeString:
    """Markdown of a document (by slug) as HTML, with its references, names and symbols."""
    return markup.rules_text(str(text or ""), str(document or ""))


@register.filter
def rules_line(text: str, document: str = "") -> SafeString:
    """The same without a paragraph around it: for texts of one line."""
    return markup.rules_line(str(text or ""), str(document or ""))


@register.filter
def card_text(text: str, game: str = "shadowfist") -> SafeString:
    """A card's text in the house template as HTML."""
    return cardtext.card_text(str(text or ""), game)


@register.filter
def symbols(value: Symbols | str | None) -> SafeString:
    """A multiset of resource symbols as badges, or a plain text with its ``[Dragons]`` as badges."""
    if isinstance(value, Symbols):
        return badges(value)
    return with_badges(str(value or ""))


@register.filter
def designator_url(word: str) -> str:
    """The page of a designator."""
    return cardtext.designator_url(word)
