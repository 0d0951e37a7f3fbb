"""The interactions of the corpus that a section, ruling or card is part of."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.engine import slug
from rules.engine.shadowfist import DEFAULT_RULESET, RULESETS
from rules.models import Card, Ruling, Scenario

MOST_SHOWN = 8  # at once; the others can be unfolded


@dataclass(frozen=True)
class Interaction:
    """An interaction as a link to the checker."""

    title: str
    url: str
    edition: str
    about: str = ""  # the cards that act in it and that its title does not name


@dataclass
class Interactions:
    """Interactions: those shown at once, and the rest."""

    first: list[Interaction] = field(default_factory=list)
    rest: list[Interaction] = field(default_factory=list)


def of_sections(sections: Collection[int]) -> Interactions:
    """Those that the sections (by primary key) describe, and then those that show them at work."""
    rows = Scenario.objects.filter(sections__in=sections).distinct()
    return _shown(sorted(rows, key=lambda row: (row.section_id not in sections, row.order)))


def of_ruling(ruling: Ruling) -> Interactions:
    """Those that show what a ruling says."""
    return _shown(list(Scenario.objects.filter(section_id=ruling.section_id)))


# Today's edition first, then the later one, then those of before.
EDITIONS = (DEFAULT_RULESET, *(each for each in reversed(RULESETS) if each != DEFAULT_RULESET))
MOST_NAMED = 2
Node = Mapping[str, Any]


def of_card(card: Card, told_on: Collection[int]) -> Interactions:
    """Those that are about a card, today's edition first; after them the rest, where it takes part or stands by.

    :param told_on: the sections (by primary key) that say something about the card.
    """
    rows = [(row, row.entry) for row in card.scenarios.all()]

    def closeness(row: Scenario, entry: Node) -> int:
        """How much an interaction is about the card: named by its title or by the rule it shows, acting, or there."""
        if _names(row.title, card.title):
            return 0
        acts = card.title in _acting(entry["scenario"])
        return 1 if acts and row.section_id in told_on else 2 if acts else 3

    ranked = sorted(
        ((closeness(row, entry), _edition(row), row.order, row, entry) for row, entry in rows),
        key=lambda each: each[:3],
    )
    links = [
        (near, Interaction(row.title, row.get_absolute_url(), _edition_name(row), _about(row, entry)))
        for near, _, _, row, entry in ranked
    ]
    about = [link for near, link in links if near < 2][:MOST_SHOWN] or [link for _, link in links[:MOST_SHOWN]]
    return Interactions(about, [link for _, link in links if link not in about])


def _edition(row: Scenario) -> int:
    return EDITIONS.index(row.ruleset) if row.ruleset in EDITIONS else len(EDITIONS)


def _edition_name(row: Scenario) -> str:
    return RULESETS[row.ruleset].name if row.ruleset in RULESETS else ""


def _names(text: str, title: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(title)}(?!\w)", text, re.IGNORECASE) is not None


def _about(row: Scenario, entry: Node) -> str:
    """The cards that make the title of an interaction clear without the page that it stands on."""
    acting = list(_acting(entry["scenario"]))
    if any(_names(row.title, title) for title in acting):
        return ""
    return " and ".join(acting[:MOST_NAMED])


def _acting(scenario: Node) -> dict[str, None]:
    """The titles of the cards that the actions of a scenario play or use, in their order."""
    titles = {each_id: title for player in scenario.get("players") or () for each_id, title in _cards(player)}
    named = [
        each
        for action in scenario.get("actions") or ()
        for each in (action.get("card"), *_several(action.get("with")), *_chains(action.get("against")))
    ]
    found = (titles.get(str(each)) or titles.get(slug(str(each))) for each in named if each)
    return dict.fromkeys(title for title in found if title)


def _several(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else [value]


def _chains(against: object) -> Iterator[object]:
    if isinstance(against, Mapping):
        for chain in against.values():
            yield from _several(chain)


def _cards(node: object) -> Iterator[tuple[str, str]]:
    """Ids and titles of the cards under a player."""
    if isinstance(node, Mapping) and isinstance(node.get("card"), str):
        title = node["card"]
        yield str(node.get("id") or slug(title)), title
        yield from _cards(node.get("states"))
    elif isinstance(node, Mapping):
        for key, value in node.items():
            if key not in ("name", "resources", "turns"):
                yield from _cards(value)
    elif isinstance(node, list):
        for each in node:
            yield from _cards(each)
    elif isinstance(node, str):
        yield slug(node), node


def _shown(rows: list[Scenario]) -> Interactions:
    links = [Interaction(row.title, row.get_absolute_url(), _edition_name(row)) for row in rows]
    return Interactions(links[:MOST_SHOWN], links[MOST_SHOWN:])
