"""What a form of the checker does: a position in, the next one out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from django.http import QueryDict

from rules import interactions
from rules.engine import slug
from rules.engine import slug as ufs_slug
from rules.engine.shadowfist import SymbolError, Symbols, with_custom
from rules.engine.ufs import with_custom as with_custom_ufs
from rules.games.ufs.cards import GAME as UFS
from rules.games.ufs.cards import type_of
from rules.interactions.card_rows import GAME as SHADOWFIST
from rules.interactions.ufs import ufs_library
from rules.library import selectors
from rules.pages.checker import editing, packing, tidying
from rules.pages.checker.answers import FormError, read_actions
from rules.pages.checker.ufs import editing as ufs_editing
from rules.pages.checker.ufs.position import facts
from rules.text.json_text import JsonError, read_json

Scenario = dict[str, Any]
MAX_TITLE = 120  # letters that are looked for, and told back
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
    sought: editing.Sought | None = None  # a title that no card has, for whoever typed it to mend


def change(form: QueryDict) -> Changed:
    """The position after a form.

    :raises PackedError: if the form holds no position to begin with.
    """
    found = Changed(packing.unpack(form.get("s", "")), whole(form.get("at")), form.get("edit", "") == "1")
    try:
        _change(found, form)
    except (FormError, editing.EditError, packing.PackedError) as error:
        found.notices.append(str(error))
    except (TypeError, KeyError, AttributeError):
        found.notices.append("This position cannot be changed so; look at its text below.")
    return found


def _change(found: Changed, form: QueryDict) -> None:
    scenario = found.scenario
    done = list(scenario.get("actions") or ())
    if "text" in form:
        found.typed = form["text"]
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
        found.at = whole(form["to"])
    elif "why" in form:
        found.why = form["why"][:200]
    elif "cut" in form:
        found.at = None
        found.scenario = {**scenario, "actions": done[: whole(form["cut"]) or 0]}
    elif "without" in form:
        gone = whole(form["without"])
        found.at = None
        found.scenario = {**scenario, "actions": [each for i, each in enumerate(done, 1) if i != gone]}
    elif "ruleset" in form:
        found.scenario = {**scenario, "ruleset": form["ruleset"]}
    else:
        found.scenario, found.at = {**scenario, "actions": [*done[: found.at], *read_actions(form)]}, None


def _edited(found: Changed, form: QueryDict) -> Scenario:
    scenario = found.scenario
    try:
        wanted = read_json(form["change"])
    except JsonError:
        wanted = None
    if not isinstance(wanted, dict):
        raise editing.EditError("That is no change to a board.")
    wanted = {**{name: form[name] for name in FIELDS if name in form}, **wanted}
    is_ufs = scenario.get("game") == UFS
    if wanted.get("op") == "add":
        try:
            title = str(wanted.get("title", ""))
            wanted |= named_ufs(title, scenario) if is_ufs else named(title, scenario)
        except editing.UnknownTitleError as error:
            place = str(wanted.get("where", ""))
            found.sought = editing.Sought(str(wanted.get("player", "")), error.title, place, error.near)
            raise
    if "resources" in wanted:
        try:
            wanted["resources"] = Symbols.parse(str(wanted["resources"])).as_mapping()
        except SymbolError as error:
            raise editing.EditError(str(error)) from error
    try:
        start = interactions.evaluate({**scenario, "actions": []})
    except interactions.ScenarioError as error:
        raise editing.EditError("First mend the text of the board; its faults are named below.") from error
    if is_ufs:
        return ufs_editing.edit(ufs_editing.written_out(start["board"], scenario), wanted, facts(start))
    return editing.edit(tidying.written_out(start["board"], scenario), wanted)


def named_ufs(title: str, scenario: Scenario) -> dict[str, str]:
    """A card of UFS by its title with its dots, as a change to a board names it.

    :raises UnknownTitleError: if there is none; it tells titles that come near.
    """
    title = title[:MAX_TITLE]
    known = with_custom_ufs(ufs_library().library, scenario, [])
    card = known.find(title)
    if card is None:
        begun = selectors.autocomplete(title, 2, game=UFS)
        card = known.find(begun[0]) if len(begun) == 1 else None
    if card is None:
        raise editing.UnknownTitleError(title, _near(title, UFS))
    return {"title": card.title, "slug": ufs_slug(card.title), "type": type_of(card).lower()}


def named(title: str, scenario: Scenario | None = None) -> dict[str, str]:
    """A card by its title, as a change to a board names it.

    :param scenario: that of the board, whose own cards (``custom``) count too.

    :raises UnknownTitleError: if there is none; it tells titles that come near.
    """
    library = with_custom(interactions.engine_library(), scenario or {}, [])
    card = library.find(title[:200])
    if card is None:
        # What one has typed so far is enough where only one title goes on like that.
        begun = selectors.autocomplete(title[:MAX_TITLE], 2, game=SHADOWFIST)
        card = library.find(begun[0]) if len(begun) == 1 else None
    if card is None:
        title = title[:MAX_TITLE]
        raise editing.UnknownTitleError(title, _near(title, SHADOWFIST))
    return {"title": card.title, "slug": slug(card.title), "type": card.printings[-1].face.type}


def whole(value: str | None) -> int | None:
    """A small whole number, nothing for anything else."""
    return int(value) if value and value.isascii() and value.isdigit() and len(value) < 6 else None


def _near(title: str, game: str) -> dict[str, None]:
    """The titles of a game that come near one that no card has."""
    return dict.fromkeys([*selectors.titles_like(title, game=game), *selectors.autocomplete(title, 3, game=game)])
