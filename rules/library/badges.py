"""Resource symbols as small badges: our own marks, drawn by the style sheet, with the name as their text."""

from __future__ import annotations

import re

from django.utils.html import conditional_escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from rules.engine.shadowfist import BY_COMMUNITY_LETTER, BY_NAME, Symbol, Symbols

# Names as our texts write them, and single letters as the community's card file does.
NAMES = sorted(BY_NAME, key=len, reverse=True)
SYMBOL = re.compile(rf"\[(?:(?i:(?P<name>{'|'.join(NAMES)}))|(?P<letter>[{''.join(BY_COMMUNITY_LETTER)}]))\]")
LOST = re.compile(r"\[\?\]")
LOST_BADGE = mark_safe('<span class="sym-lost" title="A symbol stood here; it is lost in the imported file">[?]</span>')


def symbol_named(match: re.Match[str]) -> Symbol | None:
    """The symbol that a match of ``SYMBOL`` names; letters are told apart by case (``[m]`` Monarchs, ``[M]`` Magic)."""
    if match["name"]:
        return BY_NAME[match["name"].lower()]
    return BY_COMMUNITY_LETTER.get(match["letter"])


def badge(symbol: Symbol) -> SafeString:
    """One badge. The name in brackets is there for screen readers, and for whoever copies the text."""
    return format_html(
        '<span class="sym sym-{0}" title="{1}"><span class="sym-name">[{1}]</span></span>', symbol.value, symbol.label
    )


def badges(symbols: Symbols) -> SafeString:
    """A row of badges, one for each symbol of a multiset."""
    row = format_html_join("", "{}", ((badge(symbol),) for symbol in symbols))
    return format_html('<span class="sym-row">{}</span>', row) if row else SafeString("")


def with_badges(text: str) -> SafeString:
    """A plain text, escaped, with its ``[Dragons]`` as badges."""
    return draw_symbols(conditional_escape(text))


def draw_symbols(html: SafeString) -> SafeString:
    """HTML with the ``[Dragons]`` of its text as badges; its tags must hold no such brackets."""
    drawn = SYMBOL.sub(lambda match: badge(symbol) if (symbol := symbol_named(match)) else match[0], html)
    return mark_safe(LOST.sub(LOST_BADGE, drawn))
