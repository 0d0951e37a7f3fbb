"""Every value of the ``ir`` comes from some card text, or is listed with the reason why none does."""

from __future__ import annotations

import inspect
from enum import Enum

import pytest

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import (
    abilities,
    amounts,
    choices,
    conditions,
    continuous,
    effects,
    events,
    nouns,
    timing,
    words,
)
from rules.engine.shadowfist.lowering.texts import lower_text
from rules.engine.shadowfist.text import compile_text
from tests.texts_of_cards import bundled, community

MODULES = (abilities, amounts, choices, conditions, continuous, effects, events, nouns, timing)
READ = "the lowering reads it; the texts that have it are refused for something else, or there is none"
UNREAD = "texts that compile mean it, and their construction is still refused"
# What no text of the bundled cards or of the community file lowers to yet, and why it is kept.
NOT_PRODUCED = {
    **dict.fromkeys(
        (
            *("AtLeast", "AttackingPlayer", "Bid", "Burn"),
            *("DrawEvent", "Either", "EitherPlayers", "GiveControl", "HasCounters"),
            *("HasDamage", "HasRestriction", "HasTextOf", "HighestBidder", "IsIntercepted", "LosePower"),
            *("Search", "Shuffle", "SitesNeeded", "StartAuction", "StatesOn", "TargetsOfEffect"),
            *("ForTheGame", "TogetherControlled", "WhileMaintained", "WinAuction", "WonAuction"),
        ),
        READ,
    ),
    **dict.fromkeys(
        (
            *("Declines", "IgnoresConditions", "ManyTargets", "MayUse", "MustPay", "Named"),
            "Substitutes",
        ),
        UNREAD,
    ),
}


def _leaves() -> dict[str, type]:
    """Every value of the ``ir``, by its name."""
    found = {}
    for module in MODULES:
        for name, made in inspect.getmembers(module, inspect.isclass):
            if made.__module__ == module.__name__ and not issubclass(made, Enum):
                found[name] = made
    return found


def _produced(wordings) -> set[str]:
    found = set()
    for wording in wordings:
        compiled = compile_text(wording.text, title=wording.title, type=wording.type)
        found |= {type(each).__name__ for each in walk(lower_text(compiled.abilities, wording.type).abilities)}
    return found


def test_the_list_names_values_that_there_are():
    assert set(NOT_PRODUCED) <= set(_leaves())
    assert words.CardType  # the closed sets of words are no values: a text uses a part of each


@pytest.mark.shared
def test_every_value_comes_from_a_text(shared):
    produced = _produced((*bundled(), *community(shared)))
    assert set(_leaves()) - produced == set(NOT_PRODUCED)
