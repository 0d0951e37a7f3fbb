"""Whatever a text refers back to has been brought about before: in any other order, or without it, it is refused."""

from __future__ import annotations

from itertools import permutations

import pytest

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import words as w
from rules.engine.shadowfist.ir.words import Role
from rules.engine.shadowfist.lowering.bound import check_bound
from rules.engine.shadowfist.lowering.texts import compile_card_text
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from tests.engine_library import at, board, play_out, player, small_library

NEUTRAL = "Gain 1 Power."

# A sentence that brings something about, and one that refers to it.
PAIRS = [
    ("Choose a Character.", "Smoke the chosen Character."),
    ("Inflict 2 damage on a Character.", "Smoke that Character."),
    ("Smoke a Character.", "Its controller loses 1 Power."),
    ("Smoke a Character.", "Turn another Character."),
    ("Smoke a Character.", "Turn all other Characters."),
    ("Choose an opponent.", "The chosen opponent loses 1 Power."),
    ("Choose an opponent.", "That player loses 1 Power."),
    ("Steal 1 Power from an opponent.", "That opponent discards a card."),
    ("Each player discards a card.", "That player loses 1 Power."),
    ("Start an auction.", "The winner draws a card."),
    ("Start an auction.", "If you win the auction, draw a card."),
    ("Sacrifice a Character.", "If the sacrifice succeeds, draw a card."),
    ("Take control of all States on a Character.", "Place each on a legal subject."),
    ("Choose a title.", "Smoke all cards with the chosen title."),
    ("Look at the top card of your deck.", "Toast that card."),
    ("Draw a card.", "Discard that card."),
    ("Reveal a face-down Site.", "Smoke that Site."),
    ("Take control of a Character.", "Unturn that Character."),
    ("Unturn a Character.", "It gains +2 Fighting until the end of the turn."),
    ("Turn up to 2 Characters.", "Those Characters cannot unturn this turn."),
    ("Cancel an Event.", "You may smoke a card that has the type of a card that the Event would have smoked."),
]


def unread(text, type="Event"):
    """Why a text is not understood."""
    found = compile_card_text(text, title="Test", type=type).abilities
    return [each.reason for each in found if hasattr(each, "reason")]


@pytest.mark.parametrize(("first", "then"), PAIRS, ids=lambda each: each[:40])
def test_a_sentence_refers_to_what_stands_before_it(first, then):
    for order in permutations((first, NEUTRAL, then)):
        refers = order.index(first) < order.index(then)
        assert (unread(" ".join(order)) == []) is refers, order
    assert unread(f"{first} {then}") == []
    assert unread(then)
    assert unread(f"{NEUTRAL} {then}")


@pytest.mark.parametrize(
    ("type", "referring", "bringing_about"),
    [
        ("Event", "Gain that much Power.", None),
        ("Character", "Turn :: Gain that much Power.", None),
        ("Character", "When this card attacks, gain that much Power.", None),
        ("Character", "When this card heals or attacks, gain that much Power.", None),
        ("Character", "When this card inflicts damage, gain that much Power.", "damage"),
        ("Event", "Smoke another Character.", None),
        ("Event", "Smoke another card.", "the Event is a card"),
        ("Event", "Play in response to another Event :: Cancel that Event.", "the Event itself"),
        ("Character", "Turn :: Smoke another Character.", "the Character itself"),
        ("Event", "Gain 1 Power instead.", None),
        ("Event", "Gain 1 Power. If you control no Sites, gain 2 Power instead.", "the first sentence"),
        ("Event", "Smoke subject.", None),
        ("Character", "Turn :: Heal subject.", None),
        ("State", "Play on a Character. Turn :: Heal subject.", "where the State is played"),
    ],
)
def test_what_one_word_refers_to(type, referring, bringing_about):
    assert (unread(referring, type) == []) is (bringing_about is not None)


CHARACTERS = n.Matching(((n.OfType(w.CardType.CHARACTER),),))
# For each role: what refers to it, and what brings it about; "itself" is known within a limit only.
ROLES = {
    Role.ITSELF: (ef.Heal(n.Bound(Role.ITSELF)), None),
    Role.ORIGINAL_SUBJECT: (ef.Heal(n.Bound(Role.ORIGINAL_SUBJECT)), ef.MoveState(n.This(), CHARACTERS)),
    Role.WINNER: (ef.GainPower(1, n.BoundPlayers(Role.WINNER)), ef.StartAuction()),
    Role.WOULD_HAVE_SMOKED: (ef.Heal(n.Bound(Role.WOULD_HAVE_SMOKED)), ef.CancelEffect(CHARACTERS)),
    Role.WOULD_HAVE_DAMAGED: (ef.Heal(n.Bound(Role.WOULD_HAVE_DAMAGED)), ef.CancelEffect(CHARACTERS)),
    Role.WOULD_HAVE_TOASTED: (ef.Heal(n.Bound(Role.WOULD_HAVE_TOASTED)), ef.CancelEffect(CHARACTERS)),
    Role.DONE_TO: (ef.Heal(n.Bound(Role.DONE_TO)), ef.TakeControl(CHARACTERS)),
    Role.WHETHER: (
        ef.ChangeDigit(ch.ChooseNumber(w.Slot(0), CHARACTERS), 1, as_chosen=True),
        ef.Choose(ch.ChooseWay(1)),
    ),
}


def bound(*effects):
    """Whether everything that an Event with these effects refers to has been brought about."""
    try:
        check_bound(ab.EventEffect(ab.Cost(), effects))
    except UnsupportedError:
        return False
    return True


@pytest.mark.parametrize("role", Role, ids=lambda role: role.name)
def test_every_role_is_bound(role):
    refers, brings_about = ROLES[role]
    assert not bound(refers)
    if brings_about is None:
        return
    neutral = ef.GainPower(1)
    for order in permutations((brings_about, neutral, refers)):
        assert bound(*order) is (order.index(brings_about) < order.index(refers)), order


@pytest.mark.parametrize(
    ("event", "power"),
    [("Toast this card.", 0), ("Target a Character :: Toast target.", 1)],
)
def test_a_limit_tells_an_event_from_the_cards_to_which_it_does_something(event, power):
    """An Event that toasts itself alone is none "that toasts a card other than itself"."""
    library = small_library(
        ("Warden", "Character", "When an opponent plays an Event that toasts a card other than itself, gain 1 Power."),
        ("Fire", "Event", event),
        ("Gate", "Feng Shui Site", ""),
    )
    scene = board(player("Ann", at("Gate"), hand=["Fire"], deck=9), player("Bob", at("Gate", "Warden"), power=0))
    targets = {"targets": ["warden"]} if "arget" in event else {}
    result = play_out(scene, ("Ann", "play", "fire", targets), library=library)
    assert result["problem"] is None
    resolved = play_out(scene, ("Ann", "play", "fire", targets), "resolve", library=library)
    assert resolved["players"]["Bob"]["power"] == power
