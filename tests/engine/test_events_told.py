"""What texts wait for that never happens is told as not understood, never silently ignored."""

from rules.engine.shadowfist.lowering.texts import NOT_RUN
from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.text.abilities import NotUnderstood
from tests.engine_library import board, bundled, compile_face, play_out, player, small_library

ODD = "When an opponent's effect removes a card from a smoked pile, gain 1 Power."
LIBRARY = small_library(
    Face("Watcher", "Edge", "", ODD),
    Face("Plain", "Edge", "", "When a Character is smoked, gain 1 Power."),
    Face("Runner", "Character", "", "", fighting=2),
    ("Brawl", "Event", "Inflict 2 damage on all Characters."),
)


def face(title):
    return LIBRARY.find(title).printings[0].face


def gaps(wording):
    """The constructions that keep abilities of a wording from being run."""
    unread = (each.reason for each in compile_face(wording) if isinstance(each, NotUnderstood))
    return [each.removeprefix(NOT_RUN) for each in unread if each.startswith(NOT_RUN)]


def test_an_event_that_is_never_told_is_a_gap():
    assert gaps(face("Watcher")) == ["when something happens: to remove"]
    assert not gaps(face("Plain"))


def test_an_evaluation_tells_it():
    ann = player("Ann", edges=["Watcher", "Plain"], hand=["Brawl"], characters=["Runner"])
    result = play_out(board(ann, player("Bob")), ("Ann", "play", "Brawl"), "resolve", "resolve", library=LIBRARY)
    assert [each["card"] for each in result["not_understood"]] == ["watcher"]
    assert result["players"]["Ann"]["power"] == 1


def test_no_bundled_text_waits_for_what_is_never_told():
    waiting = {
        facts.title
        for facts in bundled().all()
        for printing in facts.printings
        if any(gap.startswith("when something happens") for gap in gaps(printing.face))
    }
    assert waiting == set()


def test_nobody_is_asked_for_a_triggered_effect_that_cannot_be_run():
    library = small_library(
        Face(
            "Crib",
            "Site",
            "",
            "When you play a Character, you may turn this card to ignore one resource condition.",
            body=8,
        ),
        Face("Runner", "Character", "", "", fighting=2, cost=0),
    )
    ann = player("Ann", {"front": "Crib"}, hand=["Runner"])
    result = play_out(board(ann, player("Bob")), ("Ann", "play", "Runner"), library=library)
    assert result["status"] == "ok"
    assert [each["card"] for each in result["not_understood"]] == ["crib"]


def test_an_ability_that_is_used_out_of_play_is_a_gap():
    text = "While this card is in your smoked pile, sacrifice a Character :: Gain 1 Power."
    library = small_library(Face("Ghost", "Character", "", text, fighting=2))
    assert gaps(library.find("Ghost").printings[0].face) == ["an ability that is used out of play"]
