"""UFS, one or many: where a text needs one card or one player and means several, it is not understood."""

import pytest

from rules.engine.ufs.meaning.texts import compile_text
from tests.ufs_trials import played, use

SEVERAL = (
    "F: Ready 2 foundations. Destroy that card.",
    "F: Commit all your foundations, then ready that card.",
    "F: Each player discards 1 card. Remove that card from the game.",
    "F: Reveal the top 2 cards of your deck. If it is a foundation, add it to your hand.",
    "F: Each player may draw 1 card.",
    "F: Each player may discard 1 card. If they do, they draw 2 cards.",
)
ONE = (
    "F: Ready 1 foundation. Destroy that card.",
    "F: Reveal the top card of your deck. If it is a foundation, add it to your hand.",
    "F: Your opponent may draw 1 card.",
)


def understood(text):
    return not compile_text(text).unsupported


@pytest.mark.parametrize("text", SEVERAL)
def test_one_of_several_is_not_understood(text):
    assert not understood(text)


@pytest.mark.parametrize("text", ONE)
def test_the_one_that_there_is_is_understood(text):
    assert understood(text)


def test_the_top_card_of_each_deck_is_that_of_each():
    case = {"do": [use()], "ann": {"deck": ["Drill"]}, "bob": {"deck": ["Calm"]}}
    result = played("foundation", "F: Reveal the top card of each player's deck.", {}, case)
    (step,) = [step for step in result["steps"] if step["kind"] == "reveal"]
    assert step["cards"] == ["drill", "calm"]
