"""Texts that say the same in other words lower to the same: the word orders of the game's English."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.engine.shadowfist.ir.abilities import Unsupported
from rules.engine.shadowfist.ir.canonical import canonical
from rules.engine.shadowfist.lowering.texts import lower_text
from rules.engine.shadowfist.text import compile_text
from rules.engine.shadowfist.text.timing import When
from tests.texts_of_cards import bundled, community

# Each row: a type, and texts of which all have to come to the same.
ALIKE = {
    "trigger first or last": (
        "Character",
        "When this card is smoked, gain 1 Power.",
        "Gain 1 Power when this card is smoked.",
    ),
    "moment first or last": (
        "Character",
        "At the start of your turn, inflict 1 damage on this card.",
        "Inflict 1 damage on this card at the start of your turn.",
        "Inflict 1 damage on this card at the start of each of your turns.",
    ),
    "condition first or last": (
        "Event",
        "If you control no Characters, gain 1 Power.",
        "Gain 1 Power if you control no Characters.",
    ),
    "duration first or last": (
        "Event",
        "Target a Character :: Until the end of the turn, target gains +1 Fighting.",
        "Target a Character :: Target gains +1 Fighting until the end of the turn.",
    ),
    "while first or last": (
        "Character",
        "While you control a Site, this card gains +1 Fighting.",
        "This card gains +1 Fighting while you control a Site.",
        "+1 Fighting while you control a Site.",
    ),
    "passive and active": (
        "Character",
        "When a Character is smoked by an opponent, gain 1 Power.",
        "When an opponent smokes a Character, gain 1 Power.",
    ),
    "passive and active, of prohibitions": (
        "Character",
        "This card cannot be affected by Events.",
        "This card is not affected by Events.",
    ),
    "each of": (
        "Event",
        "Inflict 1 damage on each of up to 3 Sites.",
        "Inflict 1 damage on up to 3 Sites.",
    ),
    "all and each": (
        "Event",
        "Smoke all Characters.",
        "Smoke each Character.",
    ),
    "articles": (
        "Character",
        "When any Character is smoked, gain 1 Power.",
        "When a Character is smoked, gain 1 Power.",
    ),
    "that and which you control": (
        "Event",
        "Smoke all Characters you control.",
        "Smoke all Characters controlled by you.",
    ),
    "this card by its name": (
        "Character",
        "This card cannot turn to heal.",
        "Cannot turn to heal.",
    ),
    "being reduced and having it reduced": (
        "Character",
        "When a Site has its Body reduced to 0 by this card, gain 1 Power.",
        "When this card reduces a Site's Body to 0, gain 1 Power.",
    ),
    "increased and gained": (
        "State",
        "Subject Character's Fighting is increased by 2.",
        "Subject Character gains +2 Fighting.",
    ),
    "damage to and against": (
        "Character",
        "+1 damage to Sites.",
        "+1 damage against Sites.",
    ),
    "combat damage in two ways": (
        "Character",
        "When this card smokes a Character by inflicting combat damage, gain 1 Power.",
        "When this card smokes a Character with combat damage, gain 1 Power.",
        "When this card smokes a Character in combat, gain 1 Power.",
    ),
    "one or more": (
        "State",
        "When subject Character is smoked by one or more Characters, gain 1 Power.",
        "When subject Character is smoked by a Character, gain 1 Power.",
    ),
    "enters and comes into play": (
        "Character",
        "When this card enters play, draw a card.",
        "When this card comes into play, draw a card.",
    ),
}
# Each row: what says nearly the same, and not quite.
UNLIKE = {
    "choices are made when an older text is generated": (
        "Character",
        "Turn :: Smoke a Site.",
        "Turn to smoke a Site.",
    ),
    "targeted and chosen": ("Event", "Target a Site :: Smoke target.", "Choose a Site :: Smoke that Site."),
    "a Character and another": (
        "Character",
        "When a Character is smoked, gain 1 Power.",
        "When another Character is smoked, gain 1 Power.",
    ),
    "may and must": (
        "Character",
        "When this card is smoked, you may draw a card.",
        "When this card is smoked, draw a card.",
    ),
    "one of them and all": ("Event", "Smoke a Character.", "Smoke all Characters."),
    "that you control, and another that you control": (
        "Character",
        "+1 Fighting while you control a Character.",
        "+1 Fighting while you control another Character.",
    ),
    "a special ability against something": ("Character", "Guts.", "Guts against Events."),
}


def lowered(text: str, card_type: str) -> tuple[object, ...]:
    """What a text gives, with its slots numbered alike; it has to compile and lower whole."""
    compiled = compile_text(text, type=card_type)
    found = lower_text(compiled.abilities, card_type).abilities
    assert not [each for each in found if isinstance(each, Unsupported)], (text, found)
    return canonical(found)


@pytest.mark.parametrize("name", ALIKE)
def test_other_words_for_the_same_lower_to_the_same(name):
    card_type, first, *others = ALIKE[name]
    for other in others:
        assert lowered(other, card_type) == lowered(first, card_type), other


@pytest.mark.parametrize("name", UNLIKE)
def test_what_is_not_the_same_does_not(name):
    card_type, first, *others = UNLIKE[name]
    for other in others:
        assert lowered(other, card_type) != lowered(first, card_type), other


def _said_last(node):
    """The ability with what its only statement opens with behind it: "gain 1 Power when ..."."""
    sentences = getattr(node, "effects", None) or getattr(node, "sentences", ())
    if type(node).__name__ not in ("Triggered", "Static") or len(sentences) != 1 or getattr(node, "left", None):
        return None
    (sentence,) = sentences
    if len(sentence.clauses) != 1 or not sentence.openers:
        return None
    (clause,) = sentence.clauses
    if any(isinstance(each, When) for each in clause.adverbs):
        return None
    last = replace(clause, adverbs=(*clause.adverbs, *sentence.openers))
    changed = (replace(sentence, openers=(), clauses=(last,)),)
    return replace(node, **{"effects" if type(node).__name__ == "Triggered" else "sentences": changed})


def _said_differently(wordings):
    tried = 0
    for wording in wordings:
        for node in compile_text(wording.text, title=wording.title, type=wording.type).abilities:
            other = _said_last(node)
            lowered = lower_text((node,), wording.type)
            if other is None or not lowered.whole:
                continue
            tried += 1
            # What is told apart by where it stands ("while it attacks" as a condition, or as a measure) is refused.
            changed = lower_text((other,), wording.type)
            if changed.whole and canonical(changed) != canonical(lowered):
                yield wording.text
    assert tried > 20


def test_what_a_bundled_text_opens_with_may_stand_last():
    assert list(_said_differently(bundled())) == []


@pytest.mark.shared
def test_what_a_community_text_opens_with_may_stand_last(shared):
    assert list(_said_differently(community(shared))) == []
