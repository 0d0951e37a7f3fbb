"""Abilities as cards of such a game have them: each is played where it applies, and where it does not."""

from __future__ import annotations

import pytest

from rules.engine.kernel.expectations import unmet
from tests.ufs_draws import first, second, third
from tests.ufs_trials import played, use

DRAWS = {"first": first.DRAWN, "second": second.DRAWN, "third": third.DRAWN}
ROWS = [
    pytest.param(kind, text, more, *case, id=f"{draw}-{n}-{m}")
    for draw, drawn in DRAWS.items()
    for n, (kind, text, more, cases) in enumerate(drawn)
    for m, case in enumerate(cases)
]
REFUSED = [pytest.param(kind, text, id=text) for drawn in DRAWS.values() for kind, text, _, cases in drawn if not cases]


@pytest.mark.parametrize(("kind", "text", "more", "setting", "actions", "expected"), ROWS)
def test_a_drawn_ability_does_what_it_says(kind, text, more, setting, actions, expected):
    result = played(kind, text, more, {**setting, "do": actions})
    assert not result["not_understood"], result["not_understood"]
    assert not unmet({"expect": expected}, result), [step["text"] for step in result["steps"]]


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_is_not_read_is_told(kind, text):
    result = played(kind, text, {}, {"do": []})
    assert [each["title"] for each in result["not_understood"]] == ["Trial"]


def test_what_cannot_be_gained_is_not_told_as_gained():
    board = {"ann": {"staging": ["Drill"]}, "do": [use("drill")]}
    told = {text: played("foundation", text, {}, board)["steps"] for text in ("Both players can't gain vitality.", "")}
    assert [[step["kind"] for step in steps if step["kind"] in ("gain", "forbidden")] for steps in told.values()] == [
        ["forbidden"],
        ["gain"],
    ]
