"""The door of the lowering: each ability of a text with what it does, or what of it cannot be run and where."""

from __future__ import annotations

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.lowering.texts import NO_SUBJECT, NOT_READ, lower_text
from rules.engine.shadowfist.text import compile_text
from tests.texts_of_cards import bundled


def lowered(text, card_type="Character"):
    compiled = compile_text(text, type=card_type)
    return lower_text(compiled.abilities, card_type, compiled.spans)


def test_each_ability_is_one_value_in_the_order_of_the_text():
    found = lowered("Unique. Toughness: 1. When this card is smoked, gain 1 Power.")
    assert [type(each) for each in found.abilities] == [ab.Restriction, ab.Keyword, ab.Triggered]
    assert (found.whole, found.places) == (True, ((0,), (1,), (2,)))


def test_what_cannot_be_run_says_which_construction_and_where():
    text = "Unique. Damage inflicted by this card is doubled."
    (missing,) = lowered(text).unsupported
    assert missing.construction == "'double' as something that holds"
    assert text[missing.start : missing.end].strip() == "Damage inflicted by this card is doubled."


def test_a_state_of_which_nothing_says_what_it_is_played_on_is_not_understood():
    assert [each.construction for each in lowered("Subject gains +2 Fighting.", "State").unsupported] == [NO_SUBJECT]
    assert lowered("Vehicle. Subject gains +2 Fighting.", "State").whole
    assert lowered("Subject Character gains +2 Fighting. Subject gains Guts.", "State").whole


def test_what_is_not_understood_is_not_run_either():
    assert [each.construction for each in lowered("Hum a tune.").unsupported] == [NOT_READ]


def test_a_sentence_that_only_says_where_an_ability_works_belongs_to_it():
    text = "When a Site you control is burned, return this card to your hand. "
    found = lowered(text + "This ability is active while this card is in your smoked pile.")
    assert found.places == ((0, 1),)
    assert found.abilities[0].trigger.also_in


def test_a_wording_is_lowered_once():
    text = "Draw a card when this card is smoked."
    assert lowered(text) is lowered(text)


def test_most_bundled_texts_lower_whole():
    """The share may only grow: a construction that is refused after it was run is a step back."""
    whole = [each for each in bundled() if lower_text(_abilities(each), each.type).whole]
    assert len(whole) / len(bundled()) >= 0.77


def _abilities(wording):
    return compile_text(wording.text, title=wording.title, type=wording.type).abilities
