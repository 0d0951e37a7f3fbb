"""What a form of the checker does: a position in, the next one out."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.http import QueryDict

from rules import interactions
from rules.pages.checker.answers import FormError, read_actions
from rules.pages.checker.edits import EditError, Scenario, Sought, UnknownTitleError
from rules.pages.checker.games import checker_of
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
    checker = checker_of(scenario.get("game"))
    if wanted.get("op") == "add":
        try:
            wanted |= checker.named(str(wanted.get("title", "")), scenario)
        except UnknownTitleError as error:
            place = str(wanted.get("where", ""))
            found.sought = Sought(str(wanted.get("player", "")), error.title, place, error.near)
            raise
    try:
        start = interactions.evaluate({**scenario, "actions": []})
    except interactions.ScenarioError as error:
        raise EditError("First mend the text of the board; its faults are named below.") from error
    return checker.edit(scenario, start, wanted)


def whole(value: str | None) -> int | None:
    """A small whole number, nothing for anything else."""
    return int(value) if value and value.isascii() and value.isdigit() and len(value) < 6 else None
