"""Half an ability is never run: what follows ``::`` or a trigger and only happens belongs to it, or neither is run."""

import pytest

from rules.engine.shadowfist.lowering.texts import NOT_RUN
from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.text import UNCLEAR
from rules.engine.shadowfist.text.abilities import NotUnderstood
from tests.engine_library import compile_face, small_library
from tests.engine_trials import RESOLVE, do, play


def not_understood(text, type="Character"):
    """The stretches of a text that are not understood, each with why."""
    found = compile_face(Face("Test", type, text=text))
    return [(each.text, each.reason.removeprefix(NOT_RUN)) for each in found if isinstance(each, NotUnderstood)]


@pytest.mark.parametrize(
    ("begins", "goes_on", "effects"),
    [
        ("Turn :: Gain 2 Power.", "Each opponent draws a card.", 2),
        ("Turn :: Gain 2 Power.", "All Characters unturn.", 2),
        ("Turn :: Draw a card.", "You may discard a card.", 2),
        ("Turn :: Draw a card.", "Opponents lose 1 Power. Discard a card.", 3),
        ("Turn :: Gain 2 Power.", "Opponents cannot play Events until the end of the turn.", 2),
        ("When this card attacks, gain 1 Power.", "Draw a card.", 2),
    ],
)
def test_what_only_happens_belongs_to_the_ability_before_it(begins, goes_on, effects):
    face = Face("Test", "Character", text=f"{begins} {goes_on}")
    (ability,) = small_library(face).compiled(face).abilities
    assert len(ability.does.effects) == effects


def test_both_halves_are_run():
    text = "Turn :: Gain 2 Power. Each opponent draws a card."
    result = play(text, ["Test"], do("use", card="test"), RESOLVE)
    assert [result["players"]["Ann"]["power"], result["players"]["Bob"]["hand"]] == [11, 1]


@pytest.mark.parametrize(
    "text",
    [
        "Turn :: Gain 2 Power. Each opponent gargles a card.",
        "Turn :: Gain 2 Power. Then discard a gargle.",
        "When this card attacks, gain 1 Power. Draw a gargle.",
        "Turn :: Inflict 2 damage on target Character. Each player gains 1 Power for each card smoked in this way.",
    ],
)
def test_or_the_whole_is_not_understood(text):
    assert [stretch for stretch, _ in not_understood(text)] == [text]


def test_what_may_be_an_ability_by_itself_leaves_it_open():
    text = "When this card attacks, gain 1 Power. Draw a card if you control an Edge."
    first, second = "When this card attacks, gain 1 Power.", "Draw a card if you control an Edge."
    assert not_understood(text) == [(first, UNCLEAR), (second, "'draw' as something that holds")]


@pytest.mark.parametrize(
    ("text", "abilities"),
    [
        ("Turn :: Gain 2 Power. Characters you control gain +1 Fighting.", 2),
        ("Turn :: Gain 2 Power. Cannot intercept.", 2),
        ("Turn :: Gain 2 Power. Turn to heal this card.", 2),
        ("Turn :: Gain 2 Power. When this card attacks, draw a card.", 2),
    ],
)
def test_what_holds_or_is_used_stands_by_itself(text, abilities):
    face = Face("Test", "Character", text=text)
    assert len(small_library(face).compiled(face).abilities) == abilities
    assert not_understood(text) == []


def test_an_unread_ability_does_not_take_another_with_it():
    text = "Turn :: Gain 2 Power. Damage on Cops is gargled. While gargling, gain 1 Power."
    assert [stretch for stretch, _ in not_understood(text)] == [
        "Damage on Cops is gargled.",
        "While gargling, gain 1 Power.",
    ]
