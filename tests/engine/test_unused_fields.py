"""A field that an action has and that nothing asks for is refused, not ignored (DESIGN 7a, both games)."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import at, board, play_out, player, small_library

LIBRARY = small_library(
    ("Bolt", "Event", "Target a Character :: Smoke target."),
    ("Gift", "Event", "Gain 1 Power."),
    ("Gong", "Edge", "Turn :: Gain 1 Power."),
    ("Cloak", "State", "Play on a Character. Subject gains +1 Fighting."),
    Face("Oak", "Character", fighting=3),
    Face("Shade", "Character", fighting=3, text="Stealth."),
    Face("Hill", "Site", body=9),
    Face("Lake", "Feng Shui Site", body=3, power=1),
)
HAND = ["Bolt", "Gift", "Cloak", "Oak"]


def problem(*actions):
    mine = player("Ann", at("Hill", {"card": "Shade", "id": "shade"}), hand=HAND, edges=["Gong"])
    scene = board(mine, player("Bob", at("Lake", {"card": "Oak", "id": "guard"})))
    return play_out(scene, *actions, library=LIBRARY)["problem"]


BOLT = {"by": "Ann", "do": "play", "card": "bolt", "targets": ["guard"]}
GIFT = {"by": "Ann", "do": "play", "card": "gift"}
OAK = {"by": "Ann", "do": "play", "card": "oak", "at": "hill"}
CLOAK = {"by": "Ann", "do": "play", "card": "cloak", "on": "shade"}
GONG = {"by": "Ann", "do": "use", "card": "gong"}


@pytest.mark.parametrize("action", [BOLT, GIFT, OAK, CLOAK, GONG])
def test_what_is_asked_for_is_accepted(action):
    assert problem(action) is None


@pytest.mark.parametrize(
    ("action", "field", "value"),
    [
        *((GIFT, field, value) for field, value in (("targets", ["guard"]), ("choices", ["Magic"]), ("x", 2))),
        *((GIFT, field, value) for field, value in (("source", "gong"), ("on", "shade"), ("at", "hill"))),
        (OAK, "on", "shade"),
        (OAK, "x", 1),
        (CLOAK, "at", "hill"),
        *((GONG, field, value) for field, value in (("targets", ["guard"]), ("x", 2), ("at", "hill"), ("on", "shade"))),
    ],
)
def test_what_nothing_asks_for_is_refused(action, field, value):
    refused = problem({**action, field: value})
    assert refused is not None
    assert refused["code"] == "unused_field"
    assert f'"{field}"' in refused["message"]


def test_more_than_is_asked_for_is_refused():
    assert problem({**BOLT, "targets": ["guard", "shade"]})["code"] == "wrong_number"


ATTACK = {"by": "Ann", "do": "attack", "with": ["shade"], "target": "lake"}


def test_a_site_that_is_not_seized_gets_no_place():
    take = {"by": "Ann", "do": "take", "choice": "smoke"}
    steps = [ATTACK, {"by": "Bob", "do": "decline"}, {"do": "combat"}]
    assert problem(*steps, take) is None
    assert problem(*steps, {**take, "at": "new location"})["code"] == "unused_field"


def test_stealth_bypasses_one_interceptor():
    steps = [ATTACK, {"by": "Bob", "do": "intercept", "against": {"shade": ["guard"]}}]
    use = {"by": "Ann", "do": "use", "card": "shade", "ability": "Stealth"}
    assert problem(*steps, {**use, "targets": ["guard"]}) is None
    assert problem(*steps, {**use, "targets": ["guard", "guard"]})["code"] == "wrong_number"
