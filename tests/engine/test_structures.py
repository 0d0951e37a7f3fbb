"""Sites played into the site structure of another player (4.3.3)."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import board, play_out, player, small_library

LIBRARY = small_library(
    Face("Hut", "Site", "", "Play in the site structure of an opponent. That opponent controls this card.", body=3),
    Face("Bridge", "Site", "", "You may play this card in the site structure of an opponent.", body=3),
    Face("Hill", "Site", body=5),
)


def table(card, at=None, bob=True):
    ann = player("Ann", hand=["Hut", "Bridge"], locations=[{"front": {"card": "Hill", "id": "home"}}])
    others = [player(name, locations=[{"front": {"card": "Hill", "id": name.lower()}}]) for name in ("Bob", "Eve")]
    move = {"by": "Ann", "do": "play", "card": card, **({"at": at} if at is not None else {})}
    return play_out(board(ann, *others[: 1 + (not bob)]), move, library=LIBRARY)


@pytest.mark.parametrize(
    ("card", "at", "controller", "location"),
    [
        ("hut", {"behind": "bob"}, "Bob", "bob"),
        ("hut", "bob", "Bob", "bob"),
        ("hut", "new location", "Bob", "hut"),
        ("bridge", {"behind": "bob"}, "Bob", "bob"),
        ("bridge", {"new location": "Ann"}, "Ann", "bridge"),
        ("bridge", {"behind": "home"}, "Ann", "home"),
    ],
)
def test_who_controls_it(card, at, controller, location):
    result = table(card, at)
    assert result["status"] == "ok"
    shown = result["cards"][card]
    assert (shown["controller"], shown["owner"], shown["location"]) == (controller, "Ann", location)


@pytest.mark.parametrize(
    ("card", "at", "code"),
    [
        ("hut", {"behind": "home"}, "illegal_place"),
        ("hut", None, "ambiguous"),
        ("bridge", None, "ambiguous"),
        ("bridge", "new location", "illegal_place"),
    ],
)
def test_refused(card, at, code):
    assert table(card, at)["problem"]["code"] == code


def test_among_several_opponents():
    assert table("hut", {"new location": "Eve"}, bob=False)["cards"]["hut"]["controller"] == "Eve"
    assert table("hut", "new location", bob=False)["problem"]["code"] == "illegal_place"
