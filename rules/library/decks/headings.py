"""Headings of deck lists: words that say what follows, and that are cards only where the library has one so named."""

from __future__ import annotations

import re

from rules.engine import fold
from rules.engine.shadowfist import Symbol
from rules.engine.ufs import SYMBOLS
from rules.library.decks.deck_list import DECK, MAYBE, SIDEBOARD
from rules.models import CardType

WORD = re.compile(r"[a-z]+")
# Signs that set a heading off.
DRESS = re.compile(r"^[\s=~*_#/\[\]{}(<>|;:+-]+|[\s=~*_#\[\]{}<>|;:+-]+$")
BEHIND = re.compile(r"\s*[:=-]?\s*(?:[(\[]\s*x?\s*\d+\s*(?:x|cards?|total)?\s*[)\]]|\bx?\d+x?)\s*$", re.IGNORECASE)
BEFORE = re.compile(r"^[(\[]?x?\d+x?[)\]]?\s+(?=\D)", re.IGNORECASE)


def _listed(text: str) -> frozenset[str]:
    return frozenset(text.split())


_SIDE = frozenset(["side", "sideboard", "sb", "sidedeck"])
_MAYBE = frozenset(["maybe", "maybeboard", "maybes", "considering", "consider", "scratchpad", "wishlist"])
_MAIN = frozenset(["main", "mainboard", "maindeck", "deck", "decklist", "mb", "md"])
_TOTALS = frozenset(["total", "totals", "sum", "cards", "card", "size", "count"])
_TYPES = frozenset(
    word
    for kind in CardType.values
    if kind != CardType.OTHER
    for name in WORD.findall(fold(kind))
    for word in (name, f"{name}s")
) | {"unknown"}
_FILLING = frozenset(
    ["and", "other", "others", "non", "starting", "start", "unique", "the", "of", "board", "list", "or", "in"]
)
_RESOURCES = frozenset(
    word for name in (*(each.label for each in Symbol), *SYMBOLS) for word in WORD.findall(fold(name))
) | _listed(
    """
    dragon ascended architects flesh eaters lotus guiding hand four monarchs jammers jammer purists purist
    seven masters syndicate neutral unaligned factionless talents talent resources resource power generation
    """
)
# Words before a colon that say something about the list.
ABOUT = _listed(
    """
    name title deck author by player designer creator created date format event location place
    about description notes note comment comments url link source version game faction
    """
)


def heading(text: str) -> str | None:
    """The part of the deck that a heading begins, empty where it begins none; ``None`` for what is no heading.

    >>> heading("Sideboard (8):"), heading("== Characters =="), heading("12 Foundations"), heading("Fox Pass")
    ('sideboard', '', '', None)
    """
    bare = DRESS.sub("", text.strip())
    without = DRESS.sub("", BEHIND.sub("", bare))
    said = DRESS.sub("", BEFORE.sub("", without))
    words = WORD.findall(fold(said))
    if not words or re.sub(r"[\s/&,+'.-]|[a-z]", "", fold(said)):
        return None
    known = _TYPES | _SIDE | _MAYBE | _MAIN | _TOTALS
    counted_before = said != without
    if not set(words) <= known | _FILLING | (frozenset() if counted_before else _RESOURCES):
        return None
    if set(words) <= _FILLING:
        return None
    if set(words) & _TOTALS and not set(words) & (_TYPES | _SIDE | _MAYBE):
        return ""
    for part, names in ((SIDEBOARD, _SIDE), (MAYBE, _MAYBE), (DECK, _MAIN)):
        if set(words) & names:
            return part
    return ""


def is_total(text: str) -> bool:
    """Whether a line counts cards: ``Total: 60``, ``60 cards``, ``= 60``."""
    if re.fullmatch(r"\s*=+\s*\d+\s*", text):
        return True
    words = set(WORD.findall(fold(text)))
    return bool(words & _TOTALS) and words <= _TOTALS | _MAIN | _FILLING and bool(re.search(r"\d", text))


def board(text: str) -> str:
    """The part that a column, a zone or a section names; the deck where it names none."""
    return heading(text) or DECK
