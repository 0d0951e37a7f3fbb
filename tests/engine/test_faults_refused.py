"""Texts that were drawn at random and could not be run as they read: they are told where they are compiled."""

import pytest

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType
from rules.engine.shadowfist.lowering.bound import check_bound
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from tests.engine_trials import not_understood, play


def test_a_subject_with_a_quality_is_not_understood():
    result = play("Subject turned Character gains +1 Fighting.", ["Alpha"], hand=["Test"], type="State")
    assert [each["card"] for each in result["not_understood"]] == ["test"]


@pytest.mark.parametrize(
    "text",
    [
        "Your effects cannot be canceled by opponents.",
        "When an opponent's Site generates an effect, inflict 2 damage on that Site.",
    ],
)
def test_what_is_said_of_effects_and_asked_of_cards_is_not_understood(text):
    assert [each["card"] for each in play(text, ["Test"])["not_understood"]] == ["test"]


def test_the_attacker_among_several_is_not_understood():
    text = "When a Character with Ambush turns to attack a Character, the attacker gains Guts until end of turn."
    assert [each["card"] for each in play(text, ["Test"])["not_understood"]] == ["test"]


def test_what_no_phrase_has_picked_out_is_refused_by_the_lowering():
    with pytest.raises(UnsupportedError):
        check_bound(ab.Triggered(ab.Trigger(e.CardEvent((e.Verb.SMOKE,), n.This())), (ef.Heal(n.Bound(0)),)))
    picked = n.Matching(((n.OfType(CardType.CHARACTER),),), slot=0)
    check_bound(ab.Triggered(ab.Trigger(e.CardEvent((e.Verb.SMOKE,), picked)), (ef.Heal(n.Bound(0)),)))


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("Opponents cannot discard cards.", "Character"),
        ("Cannot be revealed.", "Character"),
        ("Damage inflicted by this card cannot be increased.", "Character"),
        ("Opponents' Characters must intercept this card.", "Character"),
        ("May intercept attackers with Superleap.", "Character"),
        ("May attack without turning.", "Character"),
        ("During an opponent's turn, this card may attack Characters.", "Character"),
        ("Target 2 Characters :: Each Character gains +1 Fighting until the end of the turn.", "Event"),
        ("Return an Event to your hand.", "Event"),
        ("Turn if an opponent controls no cards that share a designator :: Gain 1 Power.", "Character"),
    ],
)
def test_what_nobody_would_ask_is_not_understood(text, type):
    assert not_understood(text, type)


@pytest.mark.parametrize(
    "text",
    [
        "Characters you control gain Guts while attacking, and gain Ambush while in combat with a damaged Character.",
        "Turn and target a Character that is the subject of a State :: Smoke the State.",
    ],
)
def test_what_refers_back_to_more_or_less_than_was_named_is_not_understood(text):
    assert not_understood(text)


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("Heal target Site. You may Reload this card when a Site you control is burned.", "Event"),
        ("Turn to gain 2 Power when you smoke an opponent's Character.", "Character"),
        ("When one or more Characters you control are smoked, gain 1 Power.", "Character"),
        ("Remove up to six damage counters from the cards you control.", "Event"),
        ("Turn :: Smoke the Characters at this location.", "Character"),
        ("Turn :: Cancel all Characters and States at this location until the end of the turn.", "Character"),
        ("Not affected by opponents' 0-cost Events, States, and Edges.", "Character"),
        ("When this card is discarded, gain 1 Power.", "Character"),
    ],
)
def test_what_would_wait_for_ever_or_be_told_too_often_is_not_understood(text, type):
    assert not_understood(text, type)


def test_parentheses_that_say_more_are_not_understood():
    assert not_understood("Turn :: Cancel all States. (Including States played later this turn.)")


@pytest.mark.parametrize(
    "text",
    [
        "Damaged Characters gain Guts until the end of the turn.",
        "Characters intercepting your Characters gain +X Fighting until the end of the turn. X = the number of Edges.",
    ],
)
def test_what_is_kept_for_a_time_from_no_moment_on_is_not_understood(text):
    assert not_understood(text)


@pytest.mark.parametrize(
    "text",
    [
        "When an opponent turns a Site to generate an effect, gain 1 Power.",
        "When you play an Edge to win, draw a card.",
    ],
)
def test_what_stands_after_to_before_a_comma_is_no_effect(text):
    assert not_understood(text)


@pytest.mark.parametrize(
    "text",
    [
        "Turn :: Smoke and toast a Character.",
        "When this card turns to attack, cancel an Event.",
    ],
)
def test_what_is_said_of_something_else_than_is_named_is_not_understood(text):
    assert not_understood(text)


@pytest.mark.parametrize(
    "text",
    [
        "Once per turn, when this card smokes a Character, toast that Character instead.",
        "When this card smokes a Character, you may toast that Character instead.",
        "Once per turn, when this card inflicts damage on a Site, it inflicts the same damage simultaneously on "
        "another Site.",
        "When this card turns to attack, if you control an Edge, no other Characters can attack.",
        "When this card turns to attack, no other Characters can attack until the end of the turn.",
    ],
)
def test_what_comes_with_its_event_has_no_price_limit_or_option(text):
    assert not_understood(text)


def test_an_x_that_a_player_would_choose_as_something_is_triggered_is_not_understood():
    assert not_understood("When a Site turns, inflict X damage on this card :: Inflict X damage on that Site.")


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("Discard up to 2 cards :: Draw that many cards.", "Event"),
        ("Discard any number of cards, then draw that many cards.", "Event"),
        ("Discard this card :: Gain 1 Power.", "Character"),
        ("You may discard this card from your hand :: Draw 2 cards.", "Character"),
        ("If this card is in your hand, you may discard it to cancel an Event.", "Character"),
    ],
)
def test_what_is_done_from_the_hand_or_counts_what_is_discarded_is_told_where_it_is_not_understood(text, type):
    assert not_understood(text, type)


@pytest.mark.parametrize(
    "text",
    [
        "Turn :: All your Characters gain +1 Fighting while they are damaged until the end of the turn.",
        "Turn and maintain :: All your Characters gain +1 Fighting while they are damaged.",
        "Characters you control gain +1 Fighting during the turn in which they smoke a Character.",
    ],
)
def test_what_several_cards_gain_each_while_something_is_so_of_it_is_not_understood(text):
    assert not_understood(text)
