"""The cards of UFS of the database as a library of the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from rules.engine.ufs import CardFacts, CardLibrary
from rules.games.ufs import cards as ufs_cards
from rules.interactions.titles import titles
from rules.library.versioned import Versioned
from rules.models import Card

GAME = ufs_cards.GAME


class UfsRows:
    """Every card of UFS in its latest wording, read once for one version of the data."""

    @cached_property
    def library(self) -> CardLibrary:
        """All of them by title."""
        found: list[CardFacts] = []
        for card in Card.objects.with_printings().filter(game__slug=GAME):
            printings = [facts for printing in card.printings.all() if (facts := ufs_cards.facts(printing)) is not None]
            found += printings[-1:]
        return CardLibrary(found)

    def named(self, wanted: Iterable[str]) -> list[CardFacts]:
        """Those with these titles; what is no title is passed over."""
        found = {facts.title: facts for title in wanted if (facts := self.library.find(title)) is not None}
        return list(found.values())


ufs_library = Versioned(UfsRows)


def names_ufs(scenario: object, given: Sequence[Any]) -> bool:
    """Whether a scenario that is asked about is one of UFS."""
    return any(_is_ufs(each) for each in (scenario, *_scenarios(given)))


def all_titles(scenario: object, given: Sequence[Any]) -> list[str]:
    """The titles that these scenarios name, with those of a deck that is asked about."""
    found = [*titles(scenario)]
    for each in _scenarios(given):
        found += titles(each)
        if isinstance(each.get("resume"), Mapping):
            found += titles(each["resume"])
    for each in given:
        if isinstance(each, Mapping) and isinstance(each.get("deck"), list | tuple):
            found += [title for title in each["deck"] if isinstance(title, str)]
    return list(dict.fromkeys(found))


def _scenarios(given: Sequence[Any]) -> list[Mapping[str, Any]]:
    """What of an argument is a scenario: it, one within it, or each of a list."""
    found: list[Mapping[str, Any]] = []
    for each in given:
        if isinstance(each, Mapping):
            found.append(each)
            if isinstance(each.get("scenario"), Mapping):
                found.append(each["scenario"])
        elif isinstance(each, list | tuple):
            found += [one for one in each if isinstance(one, Mapping)]
    return found


def _is_ufs(scenario: object) -> bool:
    return isinstance(scenario, Mapping) and scenario.get("game") == GAME
