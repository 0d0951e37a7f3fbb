"""An interaction of the corpus, played, for whoever sees the site for the first time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.urls import reverse

from rules import interactions
from rules.pages.checker.evaluated import ActionShown
from rules.pages.checker.shadowfist.position import evaluate_at
from rules.pages.citations import Cited, cite_text
from rules.pages.games.shown import DrawnCard

# One with an attack, an interception, an answer to it and a surprise.
FEATURED_UFS = "ufs-an-exchange-between-the-sample-decks"
FEATURED = "blood-of-the-valiant-against-the-prof"
MOST_FACES = 3
MOST_RULES = 3


@dataclass(frozen=True)
class Moment:
    """An action, what it has led to, and the rules by which it has."""

    text: str
    outcome: str
    rules: list[Cited]


@dataclass(frozen=True)
class Played:
    """An interaction with the faces of the cards that it is about."""

    title: str
    url: str
    source: Cited | None
    faces: list[DrawnCard]
    moments: list[Moment]


def featured(entries: Mapping[str, interactions.Entry]) -> Played | None:
    """The interaction, played; nothing where it is not among these entries.

    :raises BusyError: if it cannot be evaluated now.
    """
    entry = entries.get(FEATURED)
    if entry is None:
        return None
    position = evaluate_at(entry["scenario"])
    if position.table is None:
        return None
    acting = dict.fromkeys(card for action in position.actions for step in action.steps for card in step.cards.split())
    cards = [position.table.cards[each] for each in acting if each in position.table.cards]
    faces = {card.title: card.drawn for card in cards if not card.drawn.kind.endswith("site")}
    return Played(
        entry["title"],
        reverse("checker-preset", args=[entry["name"]]),
        cite_text(entry["source"]),
        list(faces.values())[:MOST_FACES],
        [_moment(action) for action in position.actions],
    )


def _moment(action: ActionShown) -> Moment:
    outcome = action.outcome or (action.steps[-1].text if action.steps else "")
    rules = {rule.label: rule for step in reversed(action.steps) for rule in step.rules}
    return Moment(action.text, outcome, list(rules.values())[:MOST_RULES])
