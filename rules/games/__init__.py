"""The games there are: a folder each, whose module ``facts`` has it as ``GAME``. Nothing else says which there are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.games.game import Game


@cache
def games() -> Mapping[str, Game]:
    """All of them by slug; the first is that of whoever names none."""
    found = [import_module(f"{__name__}.{folder.name}.facts").GAME for folder in iter_modules(__path__) if folder.ispkg]
    return {game.slug: game for game in sorted(found, key=lambda game: game.order)}
