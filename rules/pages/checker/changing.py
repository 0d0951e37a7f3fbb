"""What a form of the checker does: a position in, the next one out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.http import QueryDict

from rules import interactions
from rules.pages.checker.answers import FormError, read_actions
from rules.pages.checker.edits import EditError, Scenario, Sought, UnknownTitleError, is_bare
from rules.pages.checker.games import checker_of
from rules.pages.checker.titles import titles_in
from rules.text import packing
from rules.text.json_text import JsonError, read_json

# Fields that fill in a change to the board.
FIELDS = (
    *("title", "where", "damage", "counters", "printing"),
    *("name", "power", "resources", "deck", "hand", "turn", "phase"),
    *("vitality", "momentum", "half", "symbol"),
)


@dataclass
class Changed:
    """The position that a form leads to, with what was wrong with the form."""

    scenario: Scenario
    at: int | None
    editing: bool
    why: str = ""
    typed: str = ""  # a text that could not be read, for whoever typed it to mend
    notices: list[str] = field(default_factory=list)
    sought: Sought | None = None  # a title that no card has, for whoever typed it to mend


def change(form: QueryDict) -> Changed:
    """The position after a form.

    :raises PackedError: if the form holds no position to begin with.
    """
    found = Changed(packing.unpack(form.get("s", "")), whole(form.get("at")), form.get("edit", "") == "1")
    try:
        _change(found, form)
    except (FormError, EditError, packing.PackedError) as error:
        found.notices.append(str(error))
    except (TypeError, KeyError, AttributeError):
        found.notices.append("This position cannot be changed so; look at its text below.")
    return found


def _change(found: Changed, form: QueryDict) -> None:
    scenario = found.scenario
    done = list(scenario.get("actions") or ())
    if "text" in form:
        found.typed = form.get("text", "")
        found.scenario, found.at = packing.read(found.typed), None
        found.typed = ""
    elif "change" in form:
        found.scenario = _edited(found, form)
        if found.editing:
            found.at = 0
    elif "done" in form:
        if is_bare(scenario) and not done:
            raise EditError("Nothing is on the board yet: type the title of a card for a player, such as “Ting Ting”.")
        found.at, found.editing = None, False
    elif "lists" in form:
        pass  # the deck lists stand beside the scenario in the address
    elif "to" in form:
        found.at = whole(form.get("to", ""))
    elif "why" in form:
        found.why = form.get("why", "")[:200]
    elif "cut" in form:
        found.at = None
        found.scenario = {**scenario, "actions": done[: whole(form.get("cut", "")) or 0]}
    elif "without" in form:
        gone = whole(form.get("without", ""))
        found.at = None
        found.scenario = {**scenario, "actions": [each for i, each in enumerate(done, 1) if i != gone]}
    elif "ruleset" in form:
        found.scenario = {**scenario, "ruleset": form["ruleset"]}
    else:
        found.scenario, found.at = {**scenario, "actions": [*done[: found.at], *read_actions(form)]}, None


def _edited(found: Changed, form: QueryDict) -> Scenario:
    scenario = found.scenario
    try:
        wanted = read_json(form.get("change", ""))
    except JsonError:
        wanted = None
    if not isinstance(wanted, dict):
        raise EditError("That is no change to a board.")
    wanted = {**{name: form[name] for name in FIELDS if name in form}, **wanted}
    if wanted.get("op") != "add":
        return _with(scenario, wanted)
    checker = checker_of(scenario.get("game"))

    def known(title: str) -> bool:
        try:
            checker.named(title, scenario, exact=True)
        except UnknownTitleError:
            return False
        return True

    for count, title in titles_in(str(wanted.get("title", "")), known):
        try:
            card = checker.named(title, scenario)
        except UnknownTitleError as error:
            place = str(wanted.get("where", ""))
            found.sought = found.sought or Sought(str(wanted.get("player", "")), error.title, place, error.near)
            continue
        for _ in range(count):
            scenario = _with(scenario, wanted | card)
    return scenario


def _with(scenario: Scenario, change: Mapping[str, Any]) -> Scenario:
    """A scenario with one change made to its board."""
    try:
        start = interactions.evaluate({**scenario, "actions": []}, fields=("board", "cards", "players"))
    except interactions.ScenarioError as error:
        raise EditError("First mend the text of the board; its faults are named below.") from error
    return checker_of(scenario.get("game")).edit(scenario, start, change)


def whole(value: str | None) -> int | None:
    """A small whole number, nothing for anything else."""
    return int(value) if value and value.isascii() and value.isdigit() and len(value) < 6 else None
