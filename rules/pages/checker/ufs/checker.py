"""The checker of UFS, as the pages have it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine import slug
from rules.engine.ufs import with_custom
from rules.games.ufs.cards import GAME, type_of
from rules.interactions.ufs import ufs_library
from rules.pages.checker.deck_lists import samples
from rules.pages.checker.edits import Scenario
from rules.pages.checker.games import Checker, register
from rules.pages.checker.titles import found_by_title
from rules.pages.checker.ufs import beginning, editing, inventing, position


def named(title: str, scenario: Scenario, exact: bool = False) -> dict[str, str]:
    """A card by its title with its dots, as a change to a board names it.

    :raises UnknownTitleError: if there is none; it tells titles that come near.
    """
    card = found_by_title(with_custom(ufs_library().library, scenario, []).find, title, GAME, exact)
    return {"title": card.title, "slug": slug(card.title), "type": type_of(card).lower()}


def edit(scenario: Scenario, start: Mapping[str, Any], change: Mapping[str, Any]) -> Scenario:
    """A scenario with one change made to its board, the outcome of which is ``start``.

    :raises EditError: if the change cannot be made.
    """
    return editing.edit(editing.written_out(start["board"], scenario), change, position.facts(start))


register(
    Checker(
        game=GAME,
        name="Universal Fighting System",
        label="UFS",
        templates="checker/ufs/",
        start="Start with two characters",
        target="attack",
        most_players=2,
        empty_board=editing.empty_board,
        evaluate_at=position.evaluate_at,
        told=position.told,
        named=named,
        edit=edit,
        invented=inventing.invented,
        on_a_board=inventing.on_a_board,
        begun=beginning.begun,
        samples=lambda: samples(GAME),
    )
)
