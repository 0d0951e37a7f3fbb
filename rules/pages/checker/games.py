"""The checker of each game: a position evaluated, and a board to begin with."""

from __future__ import annotations

from typing import Any

from rules.games.ufs.cards import GAME as UFS
from rules.pages.checker import editing, position
from rules.pages.checker.ufs import editing as ufs_editing
from rules.pages.checker.ufs import position as ufs_position
from rules.pages.checker.ufs.chances import DeckLists

Scenario = dict[str, Any]
Position = position.Position | ufs_position.UfsPosition


def evaluate_at(scenario: Scenario, at: int | None, why: str, lists: DeckLists) -> Position:
    """The position after ``at`` actions of a scenario, all of them by default.

    :param why: the card of which is told what it may not do.
    :param lists: the deck lists that chances of UFS are reckoned from.
    """
    if is_ufs(scenario):
        return ufs_position.evaluate_at(scenario, at, why, lists)
    return position.evaluate_at(scenario, at, why)


def is_ufs(scenario: object) -> bool:
    """Whether a scenario is one of UFS."""
    return isinstance(scenario, dict) and scenario.get("game") == UFS


def empty_board(game: str) -> Scenario:
    """A board to begin with."""
    return ufs_editing.empty_board() if game == UFS else editing.empty_board()
