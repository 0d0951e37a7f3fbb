"""What a card may not do, told once for all that the same rule forbids."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine import listing
from rules.engine.shadowfist import CardNames as Cards
from rules.engine.shadowfist import name_of, short
from rules.pages.checker.copies import Naming
from rules.pages.citations import Cited, cite_rule

MAX_NAMED = 6


@dataclass(frozen=True)
class Refusal:
    """Actions that one rule forbids: what they are, why not, from when they would be legal, and the sections."""

    actions: str
    message: str
    later: str | None
    rules: list[Cited]


Telling = Callable[[Mapping[str, Any], Cards], str]


def refusals(refused: Iterable[Mapping[str, Any]], cards: Cards, told: Telling = short) -> list[Refusal]:
    """The refusals of the engine, those with the same reason together.

    :param told: how an action reads in the menu of its card.
    """
    by_reason: dict[tuple[str, str | None], list[Mapping[str, Any]]] = {}
    naming = Naming(cards)
    for each in refused:
        by_reason.setdefault((naming(each["message"]), each["later"] and naming(each["later"])), []).append(each)
    return [
        Refusal(
            "; ".join(_together([each["action"] for each in alike], cards, told)),
            message,
            later,
            [cite_rule(rule) for rule in alike[0]["rules"]],
        )
        for (message, later), alike in by_reason.items()
    ]


def _together(actions: list[Mapping[str, Any]], cards: Cards, told: Telling) -> list[str]:
    """Actions in a few words, what is done to several cards in one: ``Attack Stone Garden, City Park and 3 more``."""
    objects: dict[str, list[str]] = {}
    plain: list[str] = []
    for action in actions:
        match action["do"]:
            case "attack":
                objects.setdefault("Attack", []).append(name_of(action["target"], cards))
            case "intercept":
                objects.setdefault("Intercept", []).extend(name_of(each, cards) for each in action["against"])
            case "move":
                objects.setdefault("Turn to go to", []).append(name_of(action["to"], cards))
            case "join":
                plain.append("Join the attack")
            case _:
                plain.append(told(action, cards))
    return [f"{verb} {_names(found)}" for verb, found in objects.items()] + plain


def _names(names: list[str]) -> str:
    more = len(names) - MAX_NAMED
    return listing(names) if more <= 1 else f"{', '.join(names[:MAX_NAMED])} and {more} more"
