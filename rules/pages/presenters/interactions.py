"""The interactions of the corpus that a section, ruling or card is part of."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from rules.engine.rulesets import RULESETS
from rules.models import Card, Ruling, Scenario

MOST_SHOWN = 8  # at once; the others can be unfolded


@dataclass(frozen=True)
class Interaction:
    """An interaction as a link to the checker."""

    title: str
    url: str
    edition: str


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


def of_card(card: Card) -> Interactions:
    """Those that a card is part of."""
    return _shown(list(card.scenarios.all()))


def _shown(rows: list[Scenario]) -> Interactions:
    links = [
        Interaction(row.title, row.get_absolute_url(), RULESETS[row.ruleset].name if row.ruleset in RULESETS else "")
        for row in rows
    ]
    return Interactions(links[:MOST_SHOWN], links[MOST_SHOWN:])
