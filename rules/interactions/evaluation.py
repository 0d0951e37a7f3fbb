"""Scenarios evaluated with the cards of the database, every citation with its address."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from django.urls import reverse

from rules.engine import Listing, ScenarioError
from rules.engine.shadowfist import OUTCOME_FIELDS as FIELDS
from rules.engine.shadowfist import Ahead
from rules.interactions.card_rows import engine_library
from rules.interactions.comparison import differences, first_difference
from rules.interactions.dispatch import ask
from rules.interactions.request_fields import Batch
from rules.interactions.ufs import GAME as UFS
from rules.interactions.variants import Printing, variants

Address = Callable[[str, str], str]


def page_address(document: str, section: str) -> str:
    """The permanent address of a section's page."""
    return reverse("section", args=[document, section])


def evaluate(
    scenario: Mapping[str, Any],
    address: Address = page_address,
    *,
    fields: Sequence[str] = FIELDS,
    strict: bool = False,
) -> dict[str, Any]:
    """The outcome of a scenario (DESIGN 7).

    :param address: makes the ``url`` of a citation from document and section.
    :param fields: what of ``MORE_FIELDS`` is told; ``game`` and ``status`` always are.
    :param strict: an action implies nothing.
    :raises ScenarioError: if the scenario is malformed, with every fault and its place, or too much work.
    :raises BusyError: if it cannot be evaluated now.
    """
    return with_addresses(ask("evaluate", scenario, scenario, tuple(fields), strict), address)


def evaluate_many(batch: Batch, address: Address = page_address) -> list[dict[str, Any] | tuple[str, list[str]]]:
    """The outcome of each scenario or continuation of a batch, or the code and the faults of what is wrong with it.

    :raises ScenarioError: if the scenario that is continued is malformed, or too much work.
    :raises BusyError: if they cannot be evaluated now.
    """
    asked = (batch.fields, batch.strict)
    found: list[dict[str, Any] | tuple[str, list[str]]]
    if batch.scenario is not None:
        found = ask("continue each", batch.scenario, batch.scenario, batch.continuations, *asked)
    else:
        players = [each.get("players") for each in batch.scenarios if isinstance(each, Mapping)]
        found = ask("evaluate each", {"players": players}, batch.scenarios, *asked)
    for each in found:
        if isinstance(each, dict):
            with_addresses(each, address)
    return found


def explore(
    scenario: Mapping[str, Any], depth: int, fields: Sequence[str], strict: bool, address: Address = page_address
) -> dict[str, Any]:
    """The legal actions after those of a scenario with their labels, and so many plies of outcomes.

    :raises ScenarioError: if the scenario is malformed, with every fault and its place, or too much work.
    :raises BusyError: if it cannot be evaluated now.
    """
    found = with_addresses(ask("explore", scenario, scenario, depth, tuple(fields), strict), address)
    waiting = list(found.get("outcomes") or [])
    for each in waiting:
        if each is not None:
            with_addresses(each, address)
            waiting += each.get("outcomes") or []
    return found


def legal_actions(scenario: Mapping[str, Any]) -> Listing:
    """The legal actions after those of a scenario, each complete and playable as it stands, and what is left out.

    :raises ScenarioError: if the scenario is malformed, with every fault and its place, or too much work.
    :raises BusyError: if it cannot be evaluated now.
    """
    listing: Listing = ask("legal", scenario, scenario)
    return listing


def look_ahead(scenario: Mapping[str, Any]) -> Ahead | None:
    """What comes after the actions of a scenario if everyone passes in the attack that goes on.

    :raises ScenarioError: if the scenario is malformed, with every fault and its place, or too much work.
    :raises BusyError: if it cannot be evaluated now.
    """
    found: Ahead | None = ask("ahead", scenario, scenario)
    return found


def accounts(scenario: Mapping[str, Any], address: Address = page_address) -> dict[str, dict[str, Any]]:
    """How the Fighting and Body of cards come about where they are not as printed, by id.

    :raises ScenarioError: if the scenario is malformed, with every fault and its place, or too much work.
    :raises BusyError: if it cannot be evaluated now.
    """
    found: dict[str, dict[str, Any]] = ask("accounts", scenario, scenario)
    _give_addresses((part for account in found.values() for part in account["parts"]), address)
    return found


def ufs_accounts(scenario: Mapping[str, Any], address: Address = page_address) -> dict[str, list[dict[str, Any]]]:
    """How the numbers of cards of UFS come about where they are not as printed, by id.

    :raises ScenarioError: if the scenario is malformed, with every fault and its place, or too much work.
    :raises BusyError: if it cannot be evaluated now.
    """
    found: dict[str, list[dict[str, Any]]] = ask("ufs accounts", scenario, scenario)
    _give_addresses((part for told in found.values() for each in told for part in each["parts"]), address)
    return found


def refused_actions(scenario: Mapping[str, Any], card: str, address: Address = page_address) -> list[dict[str, Any]]:
    """What one card (by id) may not do after the actions of a scenario, each with the rule that stands in the way.

    :raises ScenarioError: if the scenario is malformed, with every fault and its place, or too much work.
    :raises BusyError: if it cannot be evaluated now.
    """
    refused: list[dict[str, Any]] = ask("refused", scenario, scenario, card)
    _give_addresses(refused, address)
    return refused


def odds(given: Mapping[str, Any]) -> dict[str, Any]:
    """The exact chances of a control check of UFS.

    :param given: ``scenario``, ``action``, ``deck`` and ``recheck``.
    :raises ScenarioError: if it is malformed, or there is no check.
    :raises BusyError: if it cannot be evaluated now.
    """
    if not isinstance(given.get("scenario"), Mapping) or given["scenario"].get("game") != UFS:
        raise ScenarioError(["scenario: chances are told of control checks; send a scenario with the game 'ufs'"])
    told: dict[str, Any] = ask("odds", given["scenario"], given)
    return told


def compare(
    scenario: Mapping[str, Any],
    rulesets: Sequence[str] | None = None,
    printings: Mapping[str, Sequence[Printing]] | None = None,
    address: Address = page_address,
) -> dict[str, Any]:
    """A scenario under several editions or wordings of its cards: every outcome, and where they part.

    With ``rulesets`` and ``printings`` every combination is a variant; with neither, every edition is.

    :param printings: the printings to compare of each card, by title; ``None`` is the wording in force.
    :raises ScenarioError: if the scenario is malformed in a variant (each fault names it), if the variants are, or if
        all of them are too much work.
    :raises BusyError: if it cannot be evaluated now.
    """
    if scenario.get("game") == UFS:
        raise ScenarioError(["rulesets: UFS has one edition of its rules here, ufs-2010; nothing can be compared"])
    library = engine_library()
    among = variants(rulesets, printings, scenario, library)
    found = ask("compare", scenario, [variant.of(scenario, library) for variant in among])
    faults = dict.fromkeys(
        f"{fault} ({variant})"
        for variant, outcome in zip(among, found, strict=True)
        if isinstance(outcome, list)
        for fault in outcome
    )
    if faults:
        raise ScenarioError(list(faults))
    results: list[dict[str, Any]] = found
    for result in results:
        with_addresses(result, address)
    parted, at_the_end = first_difference(results), differences(results)
    return {
        "same": parted is None and not at_the_end,
        "first_difference": parted,
        "differences": at_the_end,
        "variants": [
            {"ruleset": result["board"]["ruleset"], "printings": dict(variant.printings), "result": result}
            for variant, result in zip(among, results, strict=True)
        ],
    }


def with_addresses(result: dict[str, Any], address: Address) -> dict[str, Any]:
    """A result of the engine with the ``url`` of every citation."""
    _give_addresses((*result.get("steps", ()), *filter(None, [result.get("problem")])), address)
    return result


def _give_addresses(told: Iterable[Mapping[str, Any]], address: Address) -> None:
    known: dict[tuple[str, str], str] = {}
    for each in told:
        for rule in each["rules"]:
            place = (rule["document"], rule["section"])
            if place not in known:
                known[place] = address(*place)
            rule["url"] = known[place]
