"""Texts in templates: ``{{ passage.text|rules_text:document.slug }}``, ``{{ face.text|card_text }}``, ``|symbols``."""

from __future__ import annotations

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from rules.engine.shadowfist import Face, Symbols
from rules.library.badges import badges, with_badges
from rules.library.card_html import card_html
from rules.models import Card, Printing, Section
from rules.pages import cardtext, markup
from rules.pages import drawn as drawing
from rules.pages.citations import cite
from rules.pages.games.shown import DrawnCard, ShownGame, shown_game
from rules.pages.presenters import whole
from rules.pages.presenters.section import Paragraph
from rules.search.plaintext import plain

register = template.Library()


@register.filter
def rules_text(text: str, document: str = "") -> SafeString:
    """Markdown of a document (by slug) as HTML, with its references, names and symbols."""
    return markup.rules_text(str(text or ""), str(document or ""))


@register.simple_tag
def definition_text(text: str, document: str, term: str) -> SafeString:
    """The same for a text that defines a term (by slug), which it does not explain by itself."""
    return markup.rules_text(text, document, term)


@register.filter
def plain_words(markdown: str) -> str:
    """A text without its marks, for descriptions of a page."""
    return plain(str(markdown or ""))


@register.filter
def printed(paragraph: Paragraph, document: str) -> SafeString:
    """A paragraph of a document without links."""
    return whole.printed(paragraph, document)


@register.filter
def rules_line(text: str, document: str = "") -> SafeString:
    """The same without a paragraph around it: for texts of one line."""
    return markup.rules_line(str(text or ""), str(document or ""))


@register.filter
def with_permalink(html: SafeString, url: str) -> SafeString:
    """A rendered text with a link to itself at its end, inside its last paragraph."""
    link = permalink(url)
    body, end, rest = html.rpartition("</p>")
    return mark_safe(f"{body}\u00a0{link}{end}{rest}" if end and not rest.strip() else f"{html}{link}")


@register.simple_tag
def permalink(url: str) -> SafeString:
    """A link to a paragraph, for copying."""
    return format_html('<a class="permalink" href="{}" data-permalink aria-label="Link to this paragraph">¶</a>', url)


@register.filter
def card_text(text: str, game: str = "shadowfist") -> SafeString:
    """A card's text in the house template as HTML."""
    return cardtext.card_text(str(text or ""), game)


@register.filter
def plain_card_text(text: str, game: str = "") -> SafeString:
    """The same without links: for a card that is a link itself, or is shown above the page."""
    return cardtext.with_letters(card_html(str(text or "")), game)


@register.filter
def plain_line(text: str) -> SafeString:
    """A line of a card's text without links and without a paragraph around it."""
    return mark_safe(card_html(str(text or "")).removeprefix("<p>").removesuffix("</p>"))


@register.filter
def drawn(card: Card | Face | Printing) -> DrawnCard:
    """A card, or a wording of one, as ``cards/_drawn.html`` draws it."""
    if isinstance(card, Card):
        return drawing.of_card(card)
    if isinstance(card, Face):
        return drawing.of_face(card)
    return drawing.of_printing(card, card.card.game.slug)


@register.filter
def shown_as(card: Card) -> ShownGame:
    """What is the same for all cards of its game."""
    return shown_game(card.game.slug)


@register.filter
def row_numbers(card: Card) -> list[tuple[str, str]]:
    """What of a card, with its printing, stands in a row of a list where its game has no columns for it."""
    return shown_game(card.game.slug).numbers(card.printing) if card.printing else []


@register.filter
def symbols(value: Symbols | str | None) -> SafeString:
    """A multiset of resource symbols as badges, or a plain text with its ``[Dragons]`` as badges."""
    if isinstance(value, Symbols):
        return badges(value)
    return with_badges(str(value or ""))


@register.filter
def extra_type(card: Card | Face) -> str:
    """The type of a card where its subtitle does not say it (``Cop Event`` says it)."""
    said = not card.subtitle or card.type.casefold() in card.subtitle.casefold()
    return "" if said else card.type


@register.filter
def cited(section: Section) -> SafeString:
    """A section (with its document at hand) as a linked citation: FAQ 2001 §3.2."""
    place = cite(section.document.slug, section.number)
    url = place.url or section.get_absolute_url()
    return format_html('<a href="{}" title="{}">{}</a>', url, place.title, place.label)


@register.filter
def designator_url(word: str) -> str:
    """The page of a designator."""
    return cardtext.designator_url(word)
