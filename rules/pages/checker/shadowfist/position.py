"""A scenario of Shadowfist with what comes of it, and what may be done next: all that its page shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules import interactions
from rules.engine.shadowfist import (
    DEFAULT_RULESET,
    Ahead,
    UnknownPrintingError,
    names_by_id,
    ruleset,
    sentence,
    with_custom,
    wording_of,
)
from rules.pages.checker.evaluated import Evaluated, until
from rules.pages.checker.shadowfist.panel import Option, Panel, panel_of
from rules.pages.checker.shadowfist.passing import course, is_course
from rules.pages.checker.shadowfist.places import places
from rules.pages.checker.shadowfist.table import MAX_SHOWN, Choice, Copy, Table, lay_out
from rules.pages.checker.shadowfist.telling import line_of
from rules.pages.checker.why_not import refusals

Scenario = dict[str, Any]


@dataclass
class Position(Evaluated):
    """A scenario of Shadowfist, evaluated."""

    table: Table | None = None
    panel: Panel | None = None
    ahead: Ahead | None = None

    @property
    def passing(self) -> Choice | None:
        """The first button of those with which everyone passes."""
        return self.table.choices[0] if self.table and self.table.choices else None

    @property
    def places(self) -> dict[str, list[Option]]:
        """Where each type of card can be moved."""
        return places(self.result) if self.result else {}


def told(scenario: Scenario, at: int | None = None) -> Position:
    """What has happened after ``at`` actions of a scenario, all of them by default; not what may be done then."""
    found = Position(scenario, until(scenario, at))
    if (result := found.evaluate()) is None:
        return found
    names = names_by_id(result["cards"])
    found.give_actions(
        lambda action: sentence(action, result["cards"]),
        lambda steps, last: line_of(steps, names, result["cards"] if last else None),
    )
    return found


def evaluate_at(scenario: Scenario, at: int | None = None, why: str = "") -> Position:
    """The position after ``at`` actions of a scenario, all of them by default.

    :param why: the card of which is told what it may not do.
    """
    found = told(scenario, at)
    if (result := found.result) is None:
        return found
    cut = found.cut
    if result["problem"] is None:
        _give_actions(found, cut, why)
    found.panel = panel_of(result, found.legal)
    passing = course(result, found.legal, found.ahead)
    worded = dict(copies(result))
    found.table = lay_out(
        result,
        [each for each in found.legal if not is_course(each, result)],
        worded,
        found.changed,
        _accounts(result, cut, worded),
    )
    found.table.choices[:0] = passing
    if found.upcoming:
        found.next_words = found.table.take_out(found.upcoming.action)
    if found.table.cut:
        found.shortfall += f" Only the first {MAX_SHOWN} cards of a pile, or at a location, are shown."
    return found


def _give_actions(position: Position, scenario: Scenario, why: str) -> None:
    assert position.result is not None
    try:
        listing = interactions.legal_actions(scenario)
        position.legal = [dict(each) for each in listing.actions]
        if listing.shortfall:
            position.shortfall = f"Not listed here: {'; '.join(listing.shortfall)}."
        if position.result["attack"] and not position.result["decision"]:
            position.ahead = interactions.look_ahead(scenario)
        if why in position.result["cards"]:
            position.why = why
            position.refused = refusals(interactions.refused_actions(scenario, why), position.result["cards"])
    except interactions.TooMuchWorkError:
        position.shortfall = "So much may be done here that not all of it is listed."


def _accounts(result: Mapping[str, Any], scenario: Scenario, worded: Mapping[str, Copy]) -> Mapping[str, Any]:
    """Where numbers come from that are not the printed ones; nothing is asked where all of them are."""

    def as_printed(card_id: str, state: Mapping[str, Any]) -> bool:
        face = worded[card_id].face if card_id in worded else None
        return face is None or (
            state["fighting"] in (None, face.fighting) and state["body"] in (None, face.body) and not state["damage"]
        )

    if all(as_printed(each, state) for each, state in result["cards"].items()):
        return {}
    try:
        return interactions.accounts(scenario)
    except interactions.TooMuchWorkError:
        return {}


def copies(result: Mapping[str, Any]) -> Iterator[tuple[str, Copy]]:
    """The printing and wording of every card of an outcome by id."""
    known = with_custom(interactions.engine_library(), result["board"], [])
    edition = ruleset(result["board"].get("ruleset", DEFAULT_RULESET))
    printings = dict(_printings(result["board"]["players"]))
    for card_id, state in result["cards"].items():
        card = known.find(state["title"])
        if card is None:
            continue
        printing = printings.get(card_id)
        try:
            yield card_id, Copy(printing, wording_of(card, edition, printing))
        except UnknownPrintingError:
            yield card_id, Copy(None, wording_of(card, edition))


def _printings(node: object) -> Iterator[tuple[str, str | int]]:
    if isinstance(node, dict):
        if "id" in node and "printing" in node:
            yield node["id"], node["printing"]
        node = list(node.values())
    if isinstance(node, list):
        for each in node:
            yield from _printings(each)
