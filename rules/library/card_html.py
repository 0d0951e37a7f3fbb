"""Card texts as HTML: symbols, designators and keywords of the house template (fixtures/TEMPLATE.md)."""

from __future__ import annotations

import re
from html import escape
from typing import Protocol

from django.utils.safestring import SafeString, mark_safe

from rules.library.badges import LOST_BADGE, SYMBOL, badge, symbol_named

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


class Words(Protocol):
    """How the words of a text are shown that may lead somewhere; each gives HTML."""

    def designator(self, word: str) -> str: ...

    def keyword(self, name: str, text: str) -> str: ...

    def quoted(self, text: str) -> str: ...


class PlainWords:
    """Without links, for pages of others: designators and keywords are marked with a class."""

    def designator(self, word: str) -> str:
        return f'<span class="designator">{escape(word)}</span>'

    def keyword(self, name: str, text: str) -> str:
        return f'<b class="keyword">{escape(text)}</b>'

    def quoted(self, text: str) -> str:
        return escape(f'"{text}"', quote=False)  # of a difference, in which the two marks may be torn apart


PLAIN = PlainWords()


def card_html(text: str, words: Words = PLAIN) -> SafeString:
    """A card's whole text: a paragraph for every line."""
    lines = [line for line in re.split(r"\n+", text.strip()) if line.strip()]
    return mark_safe("".join(f"<p>{line_html(line.strip(), words)}</p>" for line in lines))


def line_html(text: str, words: Words = PLAIN) -> str:
    """A line, or a piece of one."""
    done, place = [], 0
    for match in PART.finditer(text):
        done.append(escape(text[place : match.start()]))
        done.append(_part(match, words))
        place = match.end()
    done.append(escape(text[place:]))
    return "".join(done)


def _part(match: re.Match[str], words: Words) -> str:
    if match["symbol"]:
        symbol = symbol_named(match)
        return badge(symbol) if symbol else escape(match[0])
    if match["lost"]:
        return LOST_BADGE
    if match["designator"]:
        return words.designator(match["designator"])
    if match["arrow"]:
        return ' <span class="then">::</span> '
    if match["keyword"]:
        return words.keyword(match["keyword"], match["keyword"] + (match["value"] or ""))
    return words.quoted(match["quoted"])
