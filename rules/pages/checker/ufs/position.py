"""A scenario of UFS with what comes of it, and what may be done next."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules import interactions
from rules.engine import OmittedKind as Kind
from rules.engine.shadowfist import name_of, names_by_id
from rules.engine.ufs import CardFacts, Library, with_custom
from rules.games.ufs.cards import GAME
from rules.interactions.ufs import ufs_library
from rules.pages.checker.deck_lists import DeckLists, samples
from rules.pages.checker.evaluated import Evaluated, Scenario, Unread, until
from rules.pages.checker.ufs import telling, words
from rules.pages.checker.ufs.chances import Chances, chances
from rules.pages.checker.ufs.editing import PLACES, places
from rules.pages.checker.ufs.ribbon import Station, ribbon
from rules.pages.checker.ufs.table import MAX_SHOWN, Choice, UfsTable, give_choices, lay_out
from rules.pages.checker.why_not import Refusal, refusals

Json = Mapping[str, Any]
MAX_ANSWERS = 12  # buttons of a decision; beyond them cards are ticked
PHASES = {"start": "Ready Phase", "combat": "Combat Phase", "end": "End Phase"}


@dataclass(frozen=True)
class AttackShown:
    """The attack that goes on."""

    by: str
    against: str
    card: str
    card_id: str
    speed: int
    zone: str
    damage: int
    printed: str  # what is printed of these numbers, where they differ
    block: str
    unblockable: bool


@dataclass(frozen=True)
class CheckShown:
    """A control check: what it came to, what it was made against, and what was committed for it."""

    by: str
    card: str
    value: int
    modified: int
    committed: int
    difficulty: int
    passed: bool | None  # nothing yet while it is being made, and where a re-check has replaced it
    is_open: bool = False  # while it is being made

    @property
    def changed(self) -> bool:
        """Whether effects have changed it."""
        return self.value != self.modified

    @property
    def short(self) -> int:
        """By how much a check that is being made falls short."""
        return max(0, self.difficulty - self.modified)


@dataclass(frozen=True)
class Option:
    """A card that can be ticked, or a place."""

    id: str
    label: str


@dataclass
class UfsPanel:
    """What stands beside the table."""

    phase: str
    ribbon: list[Station]
    attack: AttackShown | None
    checks: list[CheckShown]  # that the latest action has made
    answers: list[Choice]
    ticks: list[Option]
    chances: Chances
    unread: list[Unread] = field(default_factory=list)
    samples: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class UfsPosition(Evaluated):
    """A scenario of UFS, evaluated."""

    table: UfsTable | None = None
    panel: UfsPanel | None = None
    lists: DeckLists = field(default_factory=lambda: DeckLists({}, {}))

    @property
    def in_course(self) -> bool:
        """Whether passing is what one does most here."""
        return bool(self.result and self.result["attack"])

    @property
    def passing(self) -> Choice | None:
        """The button with which everyone passes, which stands last."""
        return self.table.course[-1] if self.table and self.table.course else None

    @property
    def spots(self) -> list[tuple[str, str]]:
        """Where a card of one player can be put."""
        return list(PLACES.items())

    @property
    def places(self) -> list[tuple[str, str]]:
        """Where a card can be put."""
        return places(self.result) if self.result else []


def told(scenario: Scenario, at: int | None = None) -> UfsPosition:
    """What has happened after ``at`` actions of a scenario, all of them by default; not what may be done then."""
    found = UfsPosition(scenario, until(scenario, at))
    if (result := found.evaluate()) is None:
        return found
    faces, names = facts(result), names_by_id(result["cards"])
    found.give_actions(
        lambda action: words.sentence(action, result["cards"], faces),
        lambda steps, last: telling.line_of(steps, names),
    )
    return found


def evaluate_at(scenario: Scenario, at: int | None, why: str, lists: DeckLists) -> UfsPosition:
    """The position after ``at`` actions of a scenario, all of them by default.

    :param why: the card of which is told what it may not do.
    :param lists: the deck lists that chances are reckoned from.
    """
    found = told(scenario, at)
    found.lists = lists
    if (result := found.result) is None:
        return found
    cut, faces = found.cut, facts(result)
    if result["problem"] is None:
        _give_actions(found, cut, why, faces)
    names = names_by_id(result["cards"])
    checks = _latest_checks(found, cut)
    moment = words.moment_of(result, found.legal)
    odds = chances(cut, result, found.legal, lists)
    found.table = lay_out(result, faces, found.changed, lists.texts, _accounts(cut))
    give_choices(found.table, result, found.legal, moment, odds)
    if found.upcoming:
        found.table.take_out(found.upcoming.action)
    found.panel = _panel(found, result, faces, odds)
    window = result["window"]
    if window is not None and window["check"] is not None:
        checks = [*checks, {**window["check"], "committed": 0, "passed": None, "is_open": True}]
    found.panel.checks = [CheckShown(**{**each, "card": names.get(each["card"] or "", "")}) for each in checks]
    if found.table.cut:
        found.shortfall += f" Only the first {MAX_SHOWN} cards of a pile are shown."
    return found


def _accounts(scenario: Scenario) -> Mapping[str, Sequence[Json]]:
    """Where numbers come from that are not the printed ones."""
    try:
        return interactions.ufs_accounts(scenario)
    except interactions.TooMuchWorkError:
        return {}


def facts(result: Json) -> dict[str, CardFacts]:
    """What every card of an outcome says, by id."""
    known: Library = with_custom(ufs_library().library, result["board"], [])
    return {
        card_id: card for card_id, state in result["cards"].items() if (card := known.find(state["title"])) is not None
    }


def _give_actions(position: UfsPosition, scenario: Scenario, why: str, faces: Mapping[str, CardFacts]) -> None:
    assert position.result is not None
    try:
        listing = interactions.legal_actions(scenario)
        position.legal = [dict(each) for each in listing.actions]
        # What a check of an unknown deck comes to is filled in.
        missing = [each.text for each in listing.omitted if not each.kind.by_design and each.kind is not Kind.NUMBER]
        if missing:
            position.shortfall = f"Not listed here: {'; '.join(missing)}."
        if why in position.result["cards"]:
            position.why = why
            position.refused = _refusals(scenario, why, position.result, faces)
    except interactions.TooMuchWorkError:
        position.shortfall = "So much may be done here that not all of it is listed."


def _refusals(scenario: Scenario, why: str, result: Json, faces: Mapping[str, CardFacts]) -> list[Refusal]:
    refused = interactions.refused_actions(scenario, why)
    return refusals(refused, result["cards"], lambda each, cards: words.request(each, cards, faces, "").rstrip("."))


def _latest_checks(position: UfsPosition, scenario: Scenario) -> list[Json]:
    """The control checks that the latest action has made: those that were not made before it."""
    assert position.result is not None
    checks: list[Json] = position.result["checks"]
    if not checks or not position.at:
        return []
    before = interactions.evaluate({**scenario, "actions": scenario["actions"][:-1]}, fields=("checks",))
    return checks[len(before["checks"]) :]


def _panel(position: UfsPosition, result: Json, faces: Mapping[str, CardFacts], told: Chances) -> UfsPanel:
    decision = result["decision"]
    answers: list[Choice] = []
    ticks: list[Option] = []
    table = position.table
    assert table is not None
    if decision is not None:
        answers = [*table.offers, *table.course]
        answers = [each for each in answers if not each.value.startswith('{"do": "continue"')]
        if decision["kind"] == "commit":
            # Foundations before the character, which has abilities to be committed for; nothing last.
            own = json.dumps(result["players"][decision["by"]]["character"])
            answers.sort(key=lambda each: ('"cards": []' in each.value, own in each.value))
        if len(answers) > MAX_ANSWERS and decision["most"] > 1 and decision["kind"] != "order":
            ticks = [Option(each, name_of(each, result["cards"])) for each in decision["options"]]
            answers = [each for each in answers if '"cards": []' in each.value]
    unread = [Unread(each["title"], each["text"], each["construction"]) for each in result["not_understood"]]
    return UfsPanel(
        PHASES.get(result["phase"]) or str(result["phase"]),
        ribbon(result),
        _attack(result, faces),
        [],
        answers,
        ticks,
        told,
        list(dict.fromkeys(unread)),
        samples(GAME) if told.needed or position.lists.packed else [],
    )


def _attack(result: Json, faces: Mapping[str, CardFacts]) -> AttackShown | None:
    attack = result["attack"]
    if attack is None:
        return None
    card = result["cards"].get(attack["card"], {})
    names = list(result["players"])
    printed = ""
    if attack["card"] in faces:
        half = faces[attack["card"]].halves[words.half_of(faces[attack["card"]], card)]
        own = (half.speed, half.zone, half.damage)
        if own != (attack["speed"], attack["attack_zone"], attack["damage"]):
            printed = f"printed: speed {own[0]}, {own[1]}, damage {own[2]}"
    blocks = {None: "not blocked yet" if attack["step"] in ("enhance", "block") else "not blocked"}
    told = {"complete": "blocked completely", "partial": "blocked partially: half the damage"}
    block = told.get(attack["block"] or "", blocks[None])
    if attack["block_difficulty"] is not None and attack["block"]:
        block += f" (block difficulty {attack['block_difficulty']})"
    return AttackShown(
        attack["by"],
        next(each for each in names if each != attack["by"]),
        name_of(attack["card"], result["cards"]),
        attack["card"],
        attack["speed"],
        attack["attack_zone"],
        attack["damage"],
        printed,
        block,
        attack["unblockable"],
    )
