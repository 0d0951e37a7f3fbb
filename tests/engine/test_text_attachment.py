"""Which verb a complement belongs to, where several stand before it."""

import pytest

from rules.engine.shadowfist.text import compile_text
from rules.engine.shadowfist.text.actions import Act
from rules.engine.shadowfist.text.amounts import Counted
from rules.engine.shadowfist.text.node import walk
from rules.engine.shadowfist.text.selectors import Past


def complements(text, verb, card_type="Character"):
    """The prepositions of the first act of this verb, or of the participle."""
    result = compile_text(text, title="Night Courier", type=card_type)
    assert result.whole, result.abilities
    acts = [node for node in walk(result.abilities) if isinstance(node, (Act, Past)) and node.verb == verb]
    return [item.preposition for item in acts[0].complements]


@pytest.mark.parametrize(
    ("text", "verb", "wanted"),
    [
        ("You may return a Character in your smoked pile that requires resources to play.", "return", ["to play"]),
        ("You may return a Character in your smoked pile that requires resources to play.", "require", []),
        (
            "Return all Characters that this card smoked while attacking from any smoked pile to play.",
            "smoke",
            ["while"],
        ),
        (
            "Return a Character that this card smoked while attacking from any smoked pile to play under your control.",
            "return",
            ["from", "to play", "under"],
        ),
        ("Treat the rules text of States played on subject later as blank.", "treat", ["as"]),
        ("Treat the rules text of States played on subject later as blank.", "play", ["on", "later"]),
        ("Return a card discarded this turn to its owner's hand.", "return", ["to"]),
        ("Redirect damage inflicted by that Character on this card to a Site.", "redirect", ["to"]),
    ],
)
def test_complement_belongs_to_the_verb_that_takes_it(text, verb, wanted):
    card_type = "Event" if text.startswith("Redirect") else "Character"
    text = text if card_type == "Character" else f"Target a Character :: {text}"
    assert complements(text, verb, card_type) == wanted


@pytest.mark.parametrize(
    "text",
    [
        "Smoke all Characters that require resources to play.",
        "Cancel a card played on subject to its owner's hand.",
        "Characters that attack to play cannot be healed.",
    ],
)
def test_complement_that_no_verb_takes_is_not_understood(text):
    assert not compile_text(text, title="Night Courier", type="Event").whole


def test_an_amount_may_be_counted_at_a_moment():
    text = "This card may inflict X damage. X = the damage that would smoke this card, counted just before it attacks."
    (ability,) = compile_text(text, title="Night Courier", type="Character").abilities
    assert isinstance(ability.x, Counted)
    assert ability.x.adverbs[0].word == "immediately before"
