"""What cannot be on a table is refused at its place, with the rule (DESIGN 7), in both games."""

from __future__ import annotations

import pytest

from rules.engine import evaluate
from rules.engine.kernel.errors import ScenarioError
from rules.engine.shadowfist.lowering.card_library import CardFacts, CardLibrary
from rules.engine.shadowfist.model.cards import Face, Printed
from tests.engine_library import at, board, bundled, compile_face, player
from tests.ufs_boards import attack, character, foundation
from tests.ufs_boards import scenario as of_ufs

HERMIT = {
    "title": "Barefoot Hermit",
    "type": "Character",
    "fighting": 2,
    "text": "This card is not a legal subject for Weapons.",
}
BOAT = {"title": "Old Boat", "type": "State", "text": "Vehicle. Subject gains +1 Fighting."}
SPEAR = {"title": "Fishing Spear", "type": "State", "text": "Weapon. Play on a Character. Subject gains +1 Fighting."}
SHAWL = {"title": "Torn Shawl", "type": "State", "text": "Play on a Character. Subject gains +1 Fighting."}
CUSTOM = [HERMIT, BOAT, SPEAR, SHAWL]
PLACE = "players[0].locations[0].characters[0]"


def faults(scenario):
    try:
        evaluate({"actions": [], **scenario}, bundled())
    except ScenarioError as error:
        return error.faults
    return []


def test_a_card_is_listed_under_whom_a_state_on_it_gives_control():
    mentor = {"title": "Mentor", "type": "State", "text": "Play on a Character. Take control of subject."}
    monk = {"card": "Maverick Cop", "states": [{"card": "Mentor", "controller": "Ann", "owner": "Ann"}]}
    wrong = board(player("Ann", at("Kinoshita House")), player("Bob", at("Stone Garden", monk)), custom=[mentor])
    assert [each.partition(": ") for each in faults(wrong)] == [
        (
            "players[1].locations[0].characters[0]",
            ": ",
            "an effect gives Ann control of Maverick Cop (7.4): list it under Ann, with its owner",
        )
    ]
    taken = at("Kinoshita House", {**monk, "owner": "Bob"})
    assert not faults(board(player("Ann", taken), player("Bob", at("Stone Garden")), custom=[mentor]))


def with_characters(*mine, bob=()):
    both = [player("Ann", at("Kinoshita House", *mine)), player("Bob", at("Stone Garden", *bob))]
    return board(*both, custom=CUSTOM)


def on(title, *states):
    return {"card": title, "states": list(states)}


def test_a_second_face_up_copy_of_a_unique_card():
    wrong = faults(with_characters("Ting Ting", bob=["Ting Ting"]))
    assert [each.partition(":")[0] for each in wrong] == ["players[1].locations[0].characters[0]"]
    assert "10.1.1" in wrong[0]
    assert "Unique" in wrong[0]
    assert not faults(with_characters("Maverick Cop", bob=["Maverick Cop"]))
    apart = with_characters("Ting Ting")
    apart["players"][1] |= {"hand": ["Ting Ting"], "smoked": ["Ting Ting"]}
    assert not faults(apart), "a copy that is not in play"


def test_a_face_down_copy_of_a_unique_site_may_lie_there():
    sites = [{"card": "City Square", "face": "up"}, {"card": "City Square", "face": "down"}]
    unique = {"title": "City Square", "type": "Feng Shui Site", "body": 8, "power": 1, "text": "Unique."}
    both = [player("Ann", at(sites[0])), player("Bob", at(sites[1]))]
    assert not faults(board(*both, custom=[unique]))
    both[1] = player("Bob", at({"card": "City Square", "face": "up"}))
    assert faults(board(*both, custom=[unique]))[0].startswith("players[1].locations[0].front: City Square is Unique")


def test_a_second_vehicle_on_a_character():
    wrong = faults(with_characters(on("Maverick Cop", "Old Boat", "Old Boat")))
    assert wrong == [f"{PLACE}.states[1]: there is a Vehicle on Maverick Cop already (10.1.1)"]
    assert not faults(with_characters(on("Maverick Cop", "Old Boat"), on("Ting Ting", "Old Boat")))


def test_a_state_on_a_card_that_is_no_legal_subject_for_it():
    wrong = faults(with_characters(on("Barefoot Hermit", "Torn Shawl", "Fishing Spear")))
    assert len(wrong) == 1
    assert wrong[0].startswith(f"{PLACE}.states[1]: Barefoot Hermit is no legal subject")
    assert wrong[0].endswith("its own text says so (7.6)")
    assert not faults(with_characters(on("Maverick Cop", "Fishing Spear")))


# UFS


def staged(*cards, mine, theirs=()):
    return of_ufs(*cards, ann={"staging": list(mine)}, bob={"staging": list(theirs)})


@pytest.mark.parametrize(
    ("keywords", "mine", "theirs", "place", "paragraph"),
    [
        (["Unique"], ["Footwork", "Footwork"], [], "players[0].staging[1]", "2.14.2.11"),
        (["Unique"], ["Footwork"], ["Footwork"], None, None),
        ([], ["Footwork", "Footwork"], [], None, None),
        (["Terrain"], ["Footwork"], ["Footwork"], "players[1].staging[0]", "2.14.2.9"),
        (["Terrain"], ["Footwork", {"card": "Footwork", "face": "down"}], [], None, None),
        (["Character Only: Somebody Else"], ["Footwork"], [], "players[0].staging[0]", "4.3.2"),
        (["Character Only: Hero"], ["Footwork"], [], None, None),
    ],
)
def test_what_cannot_be_in_a_staging_area(keywords, mine, theirs, place, paragraph):
    found = faults(staged(foundation(keywords=keywords), attack(), character(), mine=mine, theirs=theirs))
    assert [each.partition(":")[0] for each in found] == ([place] if place else [])
    assert place is None or paragraph in found[0]


def test_a_site_whose_body_is_not_known_is_asked_for_it():
    bare = CardFacts("Bare Garden", (Printed(Face("Bare Garden", "Site", cost=2), "B", "Bare", 1),))
    library = CardLibrary([bare], compile_face)
    given = board(player("Ann", at("Bare Garden")), player("Bob", locations=[]))
    with pytest.raises(
        ScenarioError, match=r"players\[0\]\.locations\[0\]\.front: the Body of Bare Garden is not known"
    ):
        evaluate(given, library)
    known = {"title": "Bare Garden", "type": "Site", "body": 6}
    assert evaluate({**given, "custom": [known]}, library)["status"] == "ok"
