"""The checker of Shadowfist, as the pages have it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules import interactions
from rules.engine import slug
from rules.engine.shadowfist import RULESETS, SymbolError, Symbols, with_custom
from rules.interactions.card_rows import GAME
from rules.pages.checker.edits import NAMES, EditError, Scenario
from rules.pages.checker.games import Checker, register
from rules.pages.checker.shadowfist import editing, inventing, otherwise, position, tidying
from rules.pages.checker.titles import found_by_title


def named(title: str, scenario: Scenario, exact: bool = False) -> dict[str, str]:
    """A card by its title, as a change to a board names it; the board's own cards (``custom``) count too.

    :raises UnknownTitleError: if there is none; it tells titles that come near.
    """
    card = found_by_title(with_custom(interactions.engine_library(), scenario, []).find, title, GAME, exact)
    return {"title": card.title, "slug": slug(card.title), "type": card.printings[-1].face.type}


def edit(scenario: Scenario, start: Mapping[str, Any], change: Mapping[str, Any]) -> Scenario:
    """A scenario with one change made to its board, the outcome of which is ``start``.

    :raises EditError: if the change cannot be made.
    """
    if "resources" in change:
        try:
            change = {**change, "resources": Symbols.parse(str(change["resources"])).as_mapping()}
        except SymbolError as error:
            raise EditError(str(error)) from error
    return editing.edit(tidying.written_out(start["board"], scenario), change)


register(
    Checker(
        game=GAME,
        name="Shadowfist",
        label="Shadowfist",
        templates="checker/shadowfist/",
        start="Start with an empty board",
        target="target",
        most_players=len(NAMES),
        empty_board=editing.empty_board,
        evaluate_at=lambda scenario, at, why, lists: position.evaluate_at(scenario, at, why),
        told=position.told,
        named=named,
        edit=edit,
        invented=inventing.invented,
        on_a_board=inventing.on_a_board,
        rulesets=tuple(RULESETS.values()),
        otherwise=otherwise.otherwise,
    )
)
