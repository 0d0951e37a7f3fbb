"""The address of a deck's page, which holds the deck: nothing is stored."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.urls import reverse

from rules.library.copy_limits import COPY_LIMITS
from rules.library.decks.deck_list import DeckList
from rules.library.decks.exporting import export
from rules.text import packing

MAX_TEXT = 200_000


def packed_deck(text: str, game: str) -> str:
    """A deck as a word for an address."""
    return packing.pack({"game": game, "deck": text})


def unpacked_deck(word: str) -> tuple[str, str]:
    """The list and the game that a word stands for.

    :raises PackedError: if it stands for none.
    """
    found: dict[str, Any] = packing.unpack(word)
    text, game = found.get("deck"), found.get("game")
    if not isinstance(text, str) or game not in COPY_LIMITS:
        raise packing.PackedError("it holds no deck")
    return text[:MAX_TEXT], str(game)


def address_of(deck: DeckList, game: str) -> str:
    """The address of the page of a deck; empty where it is too long for one."""
    word = packed_deck(export(deck, game, "text"), game)
    return deck_address(word) if deck.lines and len(word) <= packing.MAX_LINK else ""


def deck_address(word: str) -> str:
    """The address of a packed deck."""
    return f"{reverse('decks')}?{urlencode({'d': word})}"
