"""The beginning of a game with two decks (5): both shuffled, the first player by chance, a mulligan open to both."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from django.http import QueryDict

from rules.engine.ufs import CHARACTER
from rules.games.ufs.cards import GAME
from rules.interactions.ufs import ufs_library
from rules.library.decks.deck_list import DECK
from rules.library.decks.reading import parse
from rules.pages.checker.deck_lists import DeckLists
from rules.pages.checker.edits import NAMES, EditError

Scenario = dict[str, Any]
MAX_SEED = 1_000_000
MOST_CARDS = 120  # of a deck that is played on a page


@dataclass(frozen=True)
class Begun:
    """A deck to begin with: the character, and the other cards by title."""

    character: str
    cards: list[str]


def begun(form: QueryDict) -> Scenario:
    """The scenario with which a game of two decks begins, from ``sample0``, ``list0``, ``sample1`` and ``list1``.

    The same ``seed`` shuffles the same; left out, it is drawn.

    :raises EditError: if a deck is missing or cannot be played.
    """
    lists = DeckLists.of(form, GAME)
    if lists.faults:
        raise EditError(lists.faults[0])
    word = form.get("seed", "").strip()
    if word and not (word.isascii() and word.isdigit()):
        raise EditError(f"The seed must be a whole number, not “{word[:20]}”.")
    seed = int(word[:9]) % MAX_SEED if word else secrets.randbelow(MAX_SEED)
    found = {place: _deck(lists.texts, place) for place in (0, 1)}
    choice = Random(seed)
    players = []
    for place, deck in found.items():
        shuffled = choice.sample(deck.cards, len(deck.cards))
        players.append({"name": NAMES[place], "character": deck.character, "deck": shuffled})
    return {
        "game": GAME,
        "seed": seed,
        "turn": choice.choice(NAMES[:2]),  # 5.1
        "phase": "start",
        "first_turn": True,
        "players": players,
        "actions": [],
    }


def _deck(texts: Mapping[int, str], place: int) -> Begun:
    """The deck of a list. The first character in it is the one that is played; a sideboard stays aside."""
    name = NAMES[place]
    if place not in texts:
        raise EditError(f"Choose a deck for {name}, or give a list.")
    parsed = parse(texts[place], GAME)
    library = ufs_library().library
    titles: list[str] = []
    for line in parsed.of(DECK):
        facts = library.find(line.title) if line.slug else None
        if facts is None:
            raise EditError(f"Line {line.line} of the deck of {name}: no card is titled “{line.title}”.")
        titles += [facts.title] * line.count
    if len(titles) > MOST_CARDS:
        raise EditError(f"The deck of {name} has {len(titles)} cards; at most {MOST_CARDS} are played here.")
    character = next((each for each in titles if _is_character(each)), None)
    if character is None:
        raise EditError(f"The deck of {name} has no character.")
    titles.remove(character)
    return Begun(character, titles)


def _is_character(title: str) -> bool:
    facts = ufs_library().library.find(title)
    return facts is not None and CHARACTER in facts.types
