"""How many copies of a title a deck may hold, and how large it is, with the rules that say so."""

from __future__ import annotations

from rules.games import games

COPY_LIMITS = {slug: game.copies for slug, game in games().items()}
DECK_SIZES = {slug: game.deck for slug, game in games().items() if game.deck}


def max_copies(game: str, *, unlimited: bool) -> int | None:
    """The copies of a title that a deck of this game may hold; ``None`` for any number, or where no rule is known."""
    limit = COPY_LIMITS.get(game)
    return None if unlimited or limit is None else limit.copies
