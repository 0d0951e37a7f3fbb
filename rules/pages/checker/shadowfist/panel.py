"""What stands beside the table: the decision that waits, the scene as a stack, and forms for several cards at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.engine import Citation
from rules.engine.shadowfist import CardNames as Cards
from rules.engine.shadowfist import in_edition, name_of, names_of, ruleset, short
from rules.pages.checker.evaluated import Unread
from rules.pages.checker.shadowfist.ribbon import Station, ribbon
from rules.pages.checker.shadowfist.table import Choice, begins_with
from rules.pages.citations import Cited, cite

Json = Mapping[str, Any]
# The stretches of a turn as the rulebook names them (3.3).
PHASES = {
    "start of turn": "Establishing Shot",
    "power": "Establishing Shot: generating Power",
    "unturn": "Establishing Shot: unturning",
    "discard": "Establishing Shot: discarding",
    "draw": "Establishing Shot: drawing",
    "main": "Main Shot",
    "end": "end of the turn",
}


@dataclass(frozen=True)
class Option:
    """A card or word that can be chosen."""

    id: str
    label: str


@dataclass(frozen=True)
class EffectShown:
    """An effect of the scene; the first in the list resolves first."""

    by: str
    text: str
    targets: str


@dataclass(frozen=True)
class AttackForm:
    """Attacking, or joining an attack, with several Characters."""

    title: str
    button: str
    by: str
    do: str
    characters: list[Option]
    targets: list[Option]


@dataclass(frozen=True)
class Interceptor:
    """A Character that may intercept, and whom."""

    id: str
    label: str
    targets: list[Option]


@dataclass(frozen=True)
class InterceptForm:
    """Intercepting with several Characters, in chains."""

    by: str
    characters: list[Interceptor]


@dataclass(frozen=True)
class AttackShown:
    """The attack that is going on: its stage in the timing list, and each attacker with the chain against it."""

    by: str
    targets: str
    stage: Cited
    attackers: list[tuple[str, str]]


@dataclass
class Panel:
    """Everything beside the table."""

    phase: str
    ribbon: list[Station]
    stack: list[EffectShown]
    options: list[Option]
    answers: list[Choice]
    attack: AttackShown | None
    attacks: list[AttackForm]
    interceptions: list[InterceptForm]
    bids: list[int]
    unread: list[Unread] = field(default_factory=list)


def panel_of(result: Json, legal: Iterable[Json]) -> Panel:
    """The panel of an outcome with its legal actions."""
    cards: Cards = result["cards"]
    legal = list(legal)
    decision = result["decision"]
    stack = [
        EffectShown(
            effect["by"], _worded(effect, cards), names_of(effect["targets"], cards) if effect["targets"] else ""
        )
        for effect in reversed(result["scene"])
    ]
    options = [Option(each, name_of(each, cards)) for each in decision["options"]] if decision else []
    bids = [each["power"] for each in legal if each["do"] == "bid"]
    answers = [each for each in legal if each["do"] != "bid" and not begins_with(each)] if decision else []
    if decision and decision["kind"] != "bid":
        answers = legal
    return Panel(
        PHASES.get(result["phase"]) or str(result["phase"]),
        ribbon(result),
        stack,
        options,
        [Choice(short(each, cards), json.dumps(each, ensure_ascii=False)) for each in answers],
        _attack(result["attack"], cards, result["board"].get("ruleset")) if result.get("attack") else None,
        _attacks(legal, cards),
        _interceptions(legal, cards),
        sorted(bids),
        unread(result),
    )


def _worded(effect: Json, cards: Cards) -> str:
    """The words of an effect, with the number of its card where there are several copies."""
    text, card = str(effect["text"]), effect["card"]
    title = cards[card]["title"] if card in cards else ""
    return f"{name_of(card, cards)}{text.removeprefix(title)}" if title and text.startswith(title) else text


def unread(result: Json, title: str = "") -> list[Unread]:
    """The texts of an outcome that were not understood or cannot be run, each once; with ``title`` one card's."""
    cards = result["cards"]
    found = (
        Unread(cards[each["card"]]["title"] if each["card"] in cards else each["card"], each["text"], each["reason"])
        for each in result["not_understood"]
    )
    return [each for each in dict.fromkeys(found) if title in ("", each.title)]


def _attack(attack: Json, cards: Cards, edition: str | None) -> AttackShown:
    # A stage is a step of the list of 2001, which an earlier edition says elsewhere.
    step = Citation("shadowfist-faq-2001", attack["stage"].partition(" ")[0])
    stage = in_edition(ruleset(edition), [step])[0]
    return AttackShown(
        attack["by"],
        names_of(attack["targets"], cards),
        cite(stage.document, stage.section),
        [
            (name_of(each["card"], cards), names_of(each["chain"], cards) if each["chain"] else "")
            for each in attack["attackers"]
        ],
    )


def _attacks(legal: list[Json], cards: Cards) -> list[AttackForm]:
    found: dict[tuple[str, str], tuple[dict[str, None], dict[str, None]]] = {}
    for action in legal:
        if action["do"] in ("attack", "join"):
            attackers, targets = found.setdefault((str(action.get("by")), action["do"]), ({}, {}))
            attackers.update(dict.fromkeys(action.get("with") or ()))
            target = action.get("target") or ()
            target = target.values() if isinstance(target, Mapping) else target
            targets.update(dict.fromkeys([target] if isinstance(target, str) else target))
    return [
        AttackForm(
            f"{by} attacks with several" if do == "attack" else f"{by} joins with several",
            "Attack" if do == "attack" else "Join the attack",
            by,
            do,
            _options(attackers, cards),
            _options(targets, cards),
        )
        for (by, do), (attackers, targets) in found.items()
        if len(attackers) > 1
    ]


def _interceptions(legal: list[Json], cards: Cards) -> list[InterceptForm]:
    found: dict[str, dict[str, dict[str, None]]] = {}
    for action in legal:
        if action["do"] == "intercept":
            for attacker, chain in (action.get("against") or {}).items():
                for each in chain:
                    found.setdefault(str(action.get("by")), {}).setdefault(each, {})[attacker] = None
    return [
        InterceptForm(
            by,
            [Interceptor(each, name_of(each, cards), _options(targets, cards)) for each, targets in characters.items()],
        )
        for by, characters in found.items()
        if len(characters) > 1
    ]


def _options(ids: Iterable[str], cards: Cards) -> list[Option]:
    return [Option(each, name_of(each, cards)) for each in ids]
