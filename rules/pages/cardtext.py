"""Card texts as the pages show them: with links to designators, keywords and cards, and as the way between wordings."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from urllib.parse import quote

from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from rules.engine.shadowfist import Piece
from rules.library.card_html import PLAIN, card_html, line_html
from rules.pages.games.shown import shown_game
from rules.pages.lookups import Library, library
from rules.text.texts import slugify_title, title_slug

# The letter of an ability, before what it costs and a colon, at the beginning of a line or sentence.
LETTER = re.compile(r"(<p>|\. |</a> |<p>[A-Z][a-z]+ )([EFR])(?=(?: [^.<]*)?:)")
TAGS = {"added": "ins", "removed": "del"}


@dataclass(frozen=True)
class LinkedWords:
    """Words of a text as links to what is known of them."""

    game: str
    known: Library

    def designator(self, word: str) -> str:
        if "\0" in word:
            return PLAIN.designator(word)
        return f'<a class="designator" href="{escape(designator_url(word))}">{escape(word)}</a>'

    def keyword(self, name: str, text: str) -> str:
        term = self.known.term(self.game, slugify_title(name))
        if term is None:
            return PLAIN.keyword(name, text)
        return f'<a class="keyword" href="{term.url}" data-in="{self.known.book_of(self.game)}">{escape(text)}</a>'

    def quoted(self, text: str) -> str:
        card = self.known.card(self.game, title_slug(text, self.game))
        title = escape(text)
        return f'“<a href="{card.url}">{title}</a>”' if card else f"“{title}”"


def card_text(text: str, game: str = "shadowfist") -> SafeString:
    """A card's whole text: a paragraph for every line."""
    known = library()
    return known.rendered(("card", game, text), lambda: with_letters(card_html(text, LinkedWords(game, known)), game))


def with_letters(html: SafeString, game: str) -> SafeString:
    """A text with the letters of its abilities (UFS 2.9) as marks; of another game it stays as it is.

    >>> with_letters(SafeString("<p>E Commit: Draw 1.</p>"), "ufs")
    '<p><b class="kind-letter letter-E" title="Enhance">E</b> Commit: Draw 1.</p>'
    """
    kinds = shown_game(game).letters
    if not kinds:
        return html
    return mark_safe(
        LETTER.sub(lambda m: f'{m[1]}<b class="kind-letter letter-{m[2]}" title="{kinds[m[2]]}">{m[2]}</b>', html)
    )


def diff_html(pieces: Iterable[Piece]) -> SafeString:
    """The way from one wording to another, with ``<ins>`` and ``<del>``."""
    marked = []
    for piece in pieces:
        text = piece.text.rstrip()
        body = line_html(text)
        tag = TAGS.get(piece.op)
        # White space stays outside the marks; what goes and what comes for it stand apart.
        space = " " if len(text) < len(piece.text) or piece.op == "removed" else ""
        marked.append(f"<{tag}>{body}</{tag}>{space}" if tag else body + space)
    return mark_safe("".join(marked))


def designator_url(word: str) -> str:
    """The page of a designator."""
    return reverse("designator", args=[word]) if word.strip("/.") else f"{reverse('designators')}?word={quote(word)}"
