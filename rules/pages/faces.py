"""How one wording of a card differs from another, in words for a person."""

from __future__ import annotations

from rules.engine.shadowfist import Face
from rules.pages.games.shown import Difference, game_of, shown

EVERY_CARD_HAS = {"title": "Title", "subtitle": "Subtitle", "type": "Type"}


def differences(old: Face, new: Face) -> list[Difference]:
    """The characteristics (not the text) that differ."""
    found = [
        Difference(label, shown(getattr(old, name)), shown(getattr(new, name)))
        for name, label in EVERY_CARD_HAS.items()
        if getattr(old, name) != getattr(new, name)
    ]
    return found + game_of(new).differences(old, new)
