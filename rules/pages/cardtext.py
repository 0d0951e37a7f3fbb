"""Card texts as HTML: symbols, designators, keywords and card titles of the house template (fixtures/TEMPLATE.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from urllib.parse import quote

from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from rules.engine.shadowfist.interface.diffs import Piece
from rules.pages.badges import LOST_BADGE, SYMBOL, badge, symbol_named
from rules.pages.lookups import Library, library
from rules.text.texts import slugify_title

# Restrictions and special abilities: rulebook 10.1, and the later ones of the page on card abilities.
KEYWORDS = (
    *("Unique", "Limited", "One-Shot", "Toast It", "Uncopyable", "Schtick", "Vehicle", "Weapon", "No Max"),
    *("Not Cumulative", "Ambush", "Assassinate", "Guts", "Independent", "Mobility", "Regenerate", "Stealth"),
    *("Superleap", "Tactics", "Toughness", "Corrupted", "Crisis", "Immunity", "Influence", "Lethal", "Loyalty"),
    *("Reload", "Unstoppable"),
)
PART = re.compile(
    "|".join(
        (
            rf"(?P<symbol>{SYMBOL.pattern})",
            r"(?P<lost>\[\?\])",
            r"<(?P<designator>[^<>\n]+)>",
            r"(?P<arrow>\s*::\s*)",
            rf"(?<![\w-])(?P<keyword>{'|'.join(KEYWORDS)})(?P<value>: (?:\d+|X))?(?![\w-])",
            r'"(?P<quoted>[^"\n]+)"',
        )
    )
)
TAGS = {"added": "ins", "removed": "del"}


def card_text(text: str, game: str = "shadowfist") -> SafeString:
    """A card's whole text: a paragraph for every line."""
    known = library()
    return known.rendered(("card", game, text), lambda: _paragraphs(text, game, known))


def plain_html(text: str) -> SafeString:
    """The same without links, for pages of others: symbols, designators and keywords are spans with a class."""
    return _paragraphs(text, "", None)


def _paragraphs(text: str, game: str, known: Library | None) -> SafeString:
    lines = [line for line in re.split(r"\n+", text.strip()) if line.strip()]
    return mark_safe("".join(f"<p>{_inline(line.strip(), game, known)}</p>" for line in lines))


def diff_html(pieces: Iterable[Piece], game: str = "shadowfist") -> SafeString:
    """The way from one wording to another, with ``<ins>`` and ``<del>``."""
    marked = []
    for piece in pieces:
        text = piece.text.rstrip()
        body = _inline(text, game, None)
        tag = TAGS.get(piece.op)
        # White space stays outside the marks; what goes and what comes for it stand apart.
        space = " " if len(text) < len(piece.text) or piece.op == "removed" else ""
        marked.append(f"<{tag}>{body}</{tag}>{space}" if tag else body + space)
    return mark_safe("".join(marked))


def _inline(text: str, game: str, known: Library | None) -> str:
    """A line, with links to what is ``known``."""
    done, place = [], 0
    for match in PART.finditer(text):
        done.append(escape(text[place : match.start()]))
        done.append(_part(match, game, known))
        place = match.end()
    done.append(escape(text[place:]))
    return "".join(done)


def _part(match: re.Match[str], game: str, known: Library | None) -> str:
    if match["symbol"]:
        symbol = symbol_named(match)
        return badge(symbol) if symbol else escape(match[0])
    if match["lost"]:
        return LOST_BADGE
    if match["designator"]:
        return _designator(match["designator"], links=known is not None)
    if match["arrow"]:
        return ' <span class="then">::</span> '
    if match["keyword"]:
        return _keyword(match, game, known)
    if known is None:  # of a difference, in which the two marks may be torn apart
        return escape(match[0], quote=False)
    card = known.card(game, slugify_title(match["quoted"]))
    title = escape(match["quoted"])
    return f'“<a href="{card.url}">{title}</a>”' if card else f"“{title}”"


def _designator(word: str, *, links: bool) -> str:
    if not links or "\0" in word:
        return f'<span class="designator">{escape(word)}</span>'
    return f'<a class="designator" href="{escape(designator_url(word))}">{escape(word)}</a>'


def _keyword(match: re.Match[str], game: str, known: Library | None) -> str:
    term = known.term(game, slugify_title(match["keyword"])) if known else None
    text = escape(match["keyword"] + (match["value"] or ""))
    if known is None or term is None:
        return f'<b class="keyword">{text}</b>'
    return f'<a class="keyword" href="{term.url}" data-in="{known.book_of(game)}">{text}</a>'


def designator_url(word: str) -> str:
    """The page of a designator."""
    return reverse("designator", args=[word]) if word.strip("/.") else f"{reverse('designators')}?word={quote(word)}"
