"""Copies of one title are told apart by the ids that actions use (DESIGN 7)."""

import pytest

from tests.engine_trials import CONTINUE, do, play

BOTH = do("attack", **{"with": ["alpha", "alpha-2"], "target": "meadow"})


def told(result, kind):
    return [step["text"] for step in result["steps"] if step["kind"] == kind]


def test_who_attacks_and_who_intercepts_whom():
    against = {"alpha": ["alpha-3"], "alpha-2": ["alpha-4"]}
    result = play("", ["Alpha"] * 2, BOTH, do("intercept", by="Bob", against=against), theirs=["Alpha"] * 2)
    assert told(result, "attack") == [
        "Ann declares an attack: Alpha (alpha) and Alpha (alpha-2) against Meadow.",
    ]
    assert told(result, "intercept") == [
        "Bob declares interception: Alpha (alpha-3) intercepts Alpha (alpha); "
        "Alpha (alpha-4) intercepts Alpha (alpha-2).",
    ]


def test_which_of_them_is_smoked():
    fight = do("intercept", by="Bob", against={"alpha": ["alpha-3"]})
    result = play("", ["Alpha"] * 2, BOTH, fight, CONTINUE, theirs=["Alpha"])
    assert sorted(told(result, "smoke")) == [
        "Alpha (alpha) has Fighting zero and is smoked immediately.",
        "Alpha (alpha-3) has Fighting zero and is smoked immediately.",
    ]


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (do("attack", **{"with": ["alpha-2"], "target": "alpha-3"}), "Alpha (alpha-2) is turned"),
        (do("heal", card="alpha"), "Alpha (alpha) has no damage"),
        (do("move", card="alpha"), "no location adjacent to Alpha (alpha)'s"),
    ],
)
def test_which_of_them_cannot_do_it(action, text):
    result = play("", ["Alpha", {"card": "Alpha", "turned": True}], action, theirs=["Alpha"])
    assert text in result["problem"]["message"]


def test_a_title_that_is_one_alone_is_no_more_than_that():
    result = play("", ["Alpha"], do("attack", **{"with": ["alpha"], "target": "meadow"}))
    assert told(result, "attack") == ["Ann declares an attack: Alpha against Meadow."]
