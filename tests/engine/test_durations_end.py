"""What lasts is there until it ends, and gone afterwards: for each duration, and for each kind of effect."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import pytest

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.lowering.texts import compile_card_text, lower_text
from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.text import compile_text
from tests.engine_library import board, play_out, player, small_library

FOLLOWING = {"Ann": "Bob", "Bob": "Ann"}


def end_of_turn(name, **unturn):
    """A player ends the turn, and the other one comes to the Main Shot; ``keep`` says what stays turned."""
    other = FOLLOWING[name]
    return [(name, "end turn"), "continue", (other, "generate power"), (other, "unturn", unturn), (other, "draw", {})]


def a_round(**unturn):
    """It is Ann's turn again."""
    return end_of_turn("Ann") + end_of_turn("Bob", **unturn)


def world(text, type):
    """Ann has a card with that text, in play or in the hand, and a Cop; Bob has a Thug with Guts, and a Shed."""
    cards = small_library(
        Face("Test", type, "", text, **({"fighting": 1} if type == "Character" else {"body": 9})),
        Face("Cop", "Character", "Officer", fighting=3),
        Face("Thug", "Character", "Rascal", "Guts.", fighting=2),
        Face("Axe", "Event", "", "Target a Character :: Smoke target."),
        Face("Home", "Site", body=9),
        Face("Shed", "Site", body=9),
    )
    here = {"front": "Home", "characters": ["Cop", *(["Test"] if type == "Character" else [])]}
    scene = board(
        player(
            "Ann",
            *([here, {"front": "Test"}] if type == "Site" else [here]),
            hand=["Axe", "Axe", *(["Test"] if type == "Event" else [])],
            deck=20,
            edges=["Test"] if type == "Edge" else [],
            power=9,
        ),
        player("Bob", {"front": "Shed", "characters": ["Thug"]}, deck=20),
    )
    return scene, cards


def shown(scene, cards, actions, of):
    """What a player sees of a card after these actions, but for damage."""
    result = play_out(scene, *actions, library=cards)
    assert result["status"] == "ok", result["problem"] or result["decision"]
    assert not result["not_understood"]
    card = result["cards"][of]
    told = {name: card[name] for name in ("controller", "title", "canceled", "keywords")}
    return told, card["fighting"] and card["fighting"] + card["damage"]


def check(text, type, use, of, first, still, ends):
    """What an effect does to a card is there once it has resolved, is still there, and is gone."""
    scene, cards = world(text, type)
    before = shown(scene, cards, first, of)
    there = [*first, *use, "resolve"]
    effect = shown(scene, cards, there, of)
    assert effect != before
    assert shown(scene, cards, [*there, *still], of) == effect
    if ends is not None:
        assert shown(scene, cards, [*there, *still, *ends], of) == before


def lasting(text, type):
    """The effects of a text that last, with how long."""
    made = walk(lower_text(compile_text(text, title="Test", type=type).abilities, type).abilities)
    return [(type_of(each), type_of(each.until)) for each in made if getattr(each, "until", None) is not None]


type_of = type


def use(type, targets, **more):
    """Ann plays or uses the card."""
    return [("Ann", "play" if type == "Event" else "use", "test", {"targets": targets, **more})]


def smoked(card):
    """Ann smokes a card."""
    return [("Ann", "play", "axe", {"targets": [card]}), "resolve"]


BOOST = "Target gains +2 Fighting"
ATTACK = [("Ann", "attack", {"with": ["cop"], "target": "shed"})]
INTERCEPTED = [*ATTACK, ("Bob", "intercept", {"against": {"cop": ["thug"]}})]
KEPT = a_round(keep=["test"])
# For each duration: a card with it, what is done first, what does not end it yet, and what does (but for the game).
DURATIONS = {
    t.UntilMoment: [
        ("Event", f"Target a Character :: {BOOST} until the end of the turn.", [], [], end_of_turn("Ann")),
        ("Event", f"Target a Character :: {BOOST} until the end of the attack.", ATTACK, [], ["continue"]),
        ("Event", f"Target a Character :: {BOOST} until the end of combat.", INTERCEPTED, [], ["combat", "continue"]),
    ],
    t.UntilMomentOf: [
        ("Event", f"Target a Character :: {BOOST} until the {edge}.", [], end_of_turn("Ann"), end_of_turn("Bob"))
        for edge in ("start of your next turn", "end of the next player's turn")
    ],
    t.UntilLeavesPlay: [
        ("Character", f"Target a Character :: {BOOST} until this card leaves play.", [], a_round(), smoked("test")),
        ("Event", f"Target a Character :: {BOOST} until it leaves play.", [], a_round(), None),
    ],
    t.WhileHolds: [
        (
            "Event",
            f"Target a Character :: {BOOST} while Thug is in play.",
            [],
            a_round(),
            smoked("thug"),
        ),
    ],
    t.WhileMaintained: [
        (
            "Site",
            f"Turn and maintain and target a Character :: {BOOST} while this card is turned.",
            [],
            KEPT,
            a_round(),
        ),
        (
            "Site",
            f"Turn and target a Character :: {BOOST} while this card is turned.",
            [],
            end_of_turn("Ann"),
            end_of_turn("Bob"),
        ),
    ],
    t.ForTheGame: [
        ("Event", f"Target a Character :: {BOOST} until the end of the game.", [], [*a_round(), *a_round()], None),
    ],
}


@pytest.mark.parametrize("duration", get_args(t.Duration), ids=lambda each: each.__name__)
def test_every_duration_ends(duration):
    for type, text, first, still, ends in DURATIONS[duration]:
        assert lasting(text, type) == [(ef.For, duration)]
        check(text, type, use(type, ["cop"]), "cop", first, still, ends)


UNTIL = "until the end of the turn"
ONE = ["thug"]
# For each kind of effect that lasts: a card with it, what its use says besides its targets, and the card that shows it.
EFFECTS = {
    ef.For: (f"Target a Character :: Target gains +2 Fighting {UNTIL}.", ONE, {}, "thug"),
    ef.TakeControl: (f"Target a Character :: Take control of target {UNTIL}.", ONE, {}, "thug"),
    ef.GiveControl: (f"Target a Character :: Give control of target to an opponent {UNTIL}.", ["cop"], {}, "cop"),
    ef.CancelText: (f"Target a Character :: Cancel target {UNTIL}.", ONE, {}, "thug"),
    ef.CopyText: (
        "Target a Character and choose a Character :: "
        f"Copy the rules text printed on that Character onto target {UNTIL}.",
        ["cop", "thug"],
        {},
        "cop",
    ),
    ef.SwapTexts: (f"Target 2 Characters :: Swap their rules text {UNTIL}.", ["cop", "thug"], {}, "thug"),
    ef.ChangeDigit: (
        "Target a card, choose a number on target, and choose whether to raise or lower that number by 1 :: "
        f"Raise or lower that number by 1, as chosen, {UNTIL}.",
        ONE,
        {"choices": ["fighting", "raise"]},
        "thug",
    ),
    ef.BecomeTitled: (f'Target a Character :: Target\'s title becomes "Twin" {UNTIL}.', ONE, {}, "thug"),
}


def lasting_effects():
    """The kinds of effects that may last, but for what shows in nothing until something happens."""
    lasts = [each for each in get_args(ef.Effect) if any(one.name == "until" for one in fields(each))]
    return [each for each in lasts if each is not ef.WhenNext]


@pytest.mark.parametrize("effect", lasting_effects(), ids=lambda each: each.__name__)
def test_every_effect_that_lasts_ends(effect):
    text, targets, more, of = EFFECTS[effect]
    assert lasting(text, "Event") == [(effect, t.UntilMoment)]
    check(text, "Event", use("Event", targets, **more), of, [], [], end_of_turn("Ann"))


def test_what_waits_for_something_waits_no_longer():
    text = "Until the end of the turn, when a Character is smoked, gain 1 Power."
    assert lasting(text, "Event") == [(ef.WhenNext, t.UntilMoment)]
    scene, cards = world(text, "Event")
    played = [*use("Event", []), "resolve"]

    def power(*actions):
        result = play_out(scene, *actions, library=cards)
        assert result["status"] == "ok"
        return result["players"]["Ann"]["power"]

    assert power(*played, *smoked("thug"), "resolve") == power(*played) + 1
    assert power(*played, *a_round(), *smoked("thug")) == power(*played, *a_round())


@pytest.mark.parametrize(
    ("type", "text"),
    [
        ("Event", "Target a Character :: Target gains +2 Fighting until it heals."),
        ("Event", "Target a Character :: Take control of target while you control a Site."),
        ("Event", "Target a Character :: Cancel target while you control a Site."),
        ("Event", "Target 2 Characters :: Swap their rules text while you control a Site."),
        ("Event", "Target a Character and choose a Site :: Target gains +2 Fighting until that Site leaves play."),
        ("Site", "Target a Character :: Target gains +2 Fighting while this card is turned."),
        ("Site", "Target a Character :: Take control of target while this card is turned."),
    ],
)
def test_what_nothing_would_end_is_refused(type, text):
    found = compile_card_text(text, title="Test", type=type).abilities
    assert [each for each in found if hasattr(each, "reason")]


def test_control_by_a_card_that_stays_turned_ends_as_it_unturns():
    text = "Turn and target a Character :: Take control of target while this card is turned."
    check(text, "Edge", use("Edge", ["thug"]), "thug", [], end_of_turn("Ann"), end_of_turn("Bob"))
