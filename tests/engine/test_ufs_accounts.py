"""Where the numbers of cards of UFS come from: the parts add up to the number, and each cites its rule."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.kernel.work import Work
from rules.engine.ufs.interface.accounts import accounts
from rules.engine.ufs.interface.evaluation import act, begun
from rules.engine.ufs.interface.scenario import read_scenario
from rules.engine.ufs.ir.words import Stat
from rules.engine.ufs.query import accounting
from tests.corpus import ufs_entries
from tests.ufs_boards import EMPTY, action, attack, foundation, scenario
from tests.ufs_random_play import samples

HASTE = foundation("Haste", text="E Commit: This attack gets +2 damage.")
DRILL = foundation("Drill", text="Your attacks get +1 damage.")
JAB = {"by": "Ann", "do": "play", "card": "jab", "check": 9}


def total(account: accounting.Account) -> int:
    """What the parts come to."""
    found = account.printed
    for part in account.parts:
        found = part.amount if part.sets else found + part.amount
    return max(0, found) if account.what == Stat.DAMAGE.value else found


def told(*cards: dict[str, Any], **more: Any) -> dict[str, list[dict[str, Any]]]:
    """The accounts of a board."""
    return accounts(scenario(*cards, **more), EMPTY)


def test_what_texts_and_effects_add_is_told_with_the_card_and_the_rule() -> None:
    ann = {"hand": ["Jab"], "staging": ["Haste", "Drill"]}
    given = told(attack(), HASTE, DRILL, ann=ann, actions=[JAB, {"by": "Ann", "do": "activate", "card": "haste"}])
    (damage,) = given["jab"]
    assert (damage["what"], damage["now"], damage["printed"]) == ("damage", 7, 4)
    effect, text = damage["parts"]
    assert (effect["amount"], effect["by"], effect["lasting"], effect["text"]) == (2, "Haste", True, "")
    assert (text["amount"], text["by"], text["lasting"]) == (1, "Drill", False)
    assert text["text"] == "Your attacks get +1 damage."
    assert {"document": "ufs-rules-2010", "section": "2.9.2.6"} in effect["rules"]


def test_what_it_takes_to_play_a_card_grows_with_the_card_pool() -> None:
    hinder = action("Hinder", "F: Your next card gets +2 difficulty.")
    ann = {"hand": ["Hinder", "Jab"], "staging": []}
    play = {**JAB, "card": "hinder"}
    (difficulty,) = told(attack(), hinder, ann=ann, actions=[play])["jab"]
    assert (difficulty["now"], difficulty["printed"]) == (6, 3)
    assert [(each["amount"], each["by"]) for each in difficulty["parts"]] == [
        (1, "cards in the card pool of Ann"),
        (2, "Hinder"),
    ]
    assert told(attack(), ann={"hand": ["Jab"], "staging": []}) == {}


@pytest.mark.parametrize("entry", ufs_entries(), ids=lambda entry: entry["name"])
def test_the_parts_add_up_in_every_scenario(entry) -> None:
    given = entry["scenario"]
    read = read_scenario(given, samples())
    run = begun(read, Work(), given)
    act(run, read.actions, Work())
    for card in run.game.cards.values():
        for stat in Stat:
            account = accounting.account(run.game, card, stat)
            assert total(account) == account.now, (card.id, account)
