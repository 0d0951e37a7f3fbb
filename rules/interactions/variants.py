"""The variants of a scenario: other editions of the rules, other printings of its cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

from rules.engine import Fields, ScenarioError
from rules.engine.shadowfist import DEFAULT_RULESET, RULESETS, Library

MAX_VARIANTS = 12

Printing = str | int | None  # a set's code or an errata numeral; None is the wording in force

# Where the cards of a player stand in a scenario.
PILES = ("hand", "deck", "smoked", "toasted", "burned", "edges", "characters")


@dataclass(frozen=True)
class Variant:
    """An edition (``None``: the scenario's own), and the printing of each card whose wordings are compared."""

    ruleset: str | None
    printings: tuple[tuple[str, Printing], ...] = ()

    def __str__(self) -> str:
        return ", ".join(
            [
                *filter(None, [self.ruleset]),
                *(f"{title} as {printing or 'in force'}" for title, printing in self.printings),
            ]
        )

    def of(self, scenario: Mapping[str, Any], library: Library) -> dict[str, Any]:
        """The scenario in this variant."""
        made = dict(scenario)
        if self.ruleset is not None:
            made["ruleset"] = self.ruleset
        if self.printings:
            made["players"] = Reprint(dict(self.printings), library).players(scenario.get("players"))
        if isinstance(scenario.get("resume"), Mapping):
            made["resume"] = self.of(scenario["resume"], library)
        return made


def variants(
    rulesets: Sequence[str] | None,
    printings: Mapping[str, Sequence[Printing]] | None,
    scenario: Mapping[str, Any],
    library: Library,
) -> list[Variant]:
    """Every combination of the editions and printings, in their order; without any, all editions.

    :raises ScenarioError: if a card is not in the scenario, or the variants are too many, or fewer than two.
    """
    titles, faults = _titles(printings or {}, scenario, library)
    # Whatever editions are compared, the scenario's own is to be one.
    Fields(scenario, "", faults).choice("ruleset", tuple(RULESETS), DEFAULT_RULESET)
    if faults:
        raise ScenarioError(faults)
    editions: Iterable[str | None] = rulesets or ([None] if titles else RULESETS)
    columns = [[(title, each) for each in dict.fromkeys(of_card)] for title, of_card in titles.items()]
    editions = list(dict.fromkeys(editions))
    count = len(editions) * prod(len(column) for column in columns)
    if count < 2:
        raise ScenarioError(["rulesets, printings: name at least two rulesets, or two printings of a card"])
    if count > MAX_VARIANTS:
        raise ScenarioError([f"rulesets, printings: {count} variants; at most {MAX_VARIANTS} are compared"])
    return [Variant(edition, chosen) for edition in editions for chosen in product(*columns)]


def _titles(
    printings: Mapping[str, Sequence[Printing]], scenario: Mapping[str, Any], library: Library
) -> tuple[dict[str, Sequence[Printing]], list[str]]:
    """The printings by the cards' own titles."""
    found: dict[str, Sequence[Printing]] = {}
    faults = []
    for name, of_card in printings.items():
        facts = library.find(name)
        if facts is None:
            faults.append(f"printings.{name}: no card is titled {name!r}")
            continue
        reprint = Reprint({facts.title: None}, library)
        reprint.players(scenario.get("players"))
        if not reprint.count:
            faults.append(f"printings.{name}: the scenario has no such card")
        if not of_card:
            faults.append(f"printings.{name}: names no printing")
        found[facts.title] = of_card
    return found, faults


class Reprint:
    """Gives every copy of some cards another printing; ``count`` tells how many there were.

    What is malformed stays as it is, for the reader of scenarios to report.
    """

    def __init__(self, printings: Mapping[str, Printing], library: Library) -> None:
        self.printings = printings
        self.library = library
        self.count = 0

    def players(self, players: object) -> object:
        """The players of a scenario with these printings."""
        return [self._player(each) for each in players] if isinstance(players, list) else players

    def _player(self, player: object) -> object:
        if not isinstance(player, Mapping):
            return player
        made = {**player, **{pile: self._cards(player[pile]) for pile in PILES if pile in player}}
        if isinstance(player.get("locations"), list):
            made["locations"] = [self._location(each) for each in player["locations"]]
        return made

    def _location(self, location: object) -> object:
        if not isinstance(location, Mapping):
            return location
        sites = {name: self._card(location[name]) for name in ("front", "back") if name in location}
        characters = {"characters": self._cards(location["characters"])} if "characters" in location else {}
        return {**location, **sites, **characters}

    def _cards(self, cards: object) -> object:
        return [self._card(each) for each in cards] if isinstance(cards, list) else cards

    def _card(self, card: object) -> object:
        whole = {"card": card} if isinstance(card, str) else card
        if not isinstance(whole, Mapping):
            return card
        facts = self.library.find(whole["card"]) if isinstance(whole.get("card"), str) else None
        made = dict(whole)
        sound = isinstance(whole.get("printing", ""), str | int)
        if sound and facts is not None and facts.title in self.printings:
            made.pop("printing", None)  # and so it has the wording in force
            if (printing := self.printings[facts.title]) is not None:
                made["printing"] = printing
            self.count += 1
        if "states" in whole:
            made["states"] = self._cards(whole["states"])
        return card if made == whole else made
