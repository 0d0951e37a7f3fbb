"""How often a text lets something be done: once per turn, twice per turn, only once per game (10.2)."""

from __future__ import annotations

from rules.engine.phrases.scope import CannotRunError
from rules.engine.state import Game
from rules.engine.text.timing import Limit

TIMES = {"": 1, "once": 1, "only once": 1, "twice": 2, "only twice": 2}
# In each turn there is one Main Shot; a game is never over before the evaluation is.
STRETCHES = frozenset({"", "turn", "main shot", "game", "attack"})


def is_known(limit: Limit) -> bool:
    """Whether a limit is one that is counted."""
    return str(limit.times) in TIMES and limit.per in STRETCHES


def times(limit: Limit) -> int:
    """How often a limit allows.

    :raises CannotRunError: if it says that in another way.
    """
    if not is_known(limit):
        raise CannotRunError(f"{limit.times} per {limit.per}")
    return TIMES[str(limit.times)]


def stretch(game: Game, limit: Limit) -> str:
    """What the uses are counted in, as part of a key: those of an attack are over with it."""
    if limit.per == "attack":
        return f"attack {game.attack.number}" if game.attack is not None else "no attack"
    return limit.per or "turn"
