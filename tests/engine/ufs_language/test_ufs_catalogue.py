"""The catalogue of UFS: what it reads, what it writes, and what nothing of it may do."""

from __future__ import annotations

import json

import pytest

from rules.engine.kernel.language.lints import lint, silent_words
from rules.engine.kernel.language.plain import from_plain, to_plain
from rules.engine.kernel.language.reader import Names
from rules.engine.ufs import read_and_run
from rules.engine.ufs.constructs import texts as t
from rules.engine.ufs.constructs.abilities import Continuous, Played
from rules.engine.ufs.constructs.amounts import AtMost
from rules.engine.ufs.constructs.cards import Has, It, Some, That, ThisAttack
from rules.engine.ufs.constructs.catalogue import catalogue
from rules.engine.ufs.constructs.effects import If, Say
from rules.engine.ufs.constructs.sorts import Ability
from rules.engine.ufs.constructs.words import Noun, Place, Stat
from tests.ufs_texts import texts

SAMPLE_NAMES = {"symbol": "[Fire]", "trait": "weapon", "character": "Ivy", "token": "Moon", "title": "Old Oak"}
NAMES = Names({"symbol": t.SYMBOLS, "trait": t.TRAITS, "character": ["Ivy"], "token": ["Moon"], "title": ["Old Oak"]})
# Words of these texts that may be left out: the rest says the same.
KNOWN_FILLERS = {
    *("ability", "and", "any", "current", "do", "during", "effects", "have", "if", "played", "printed", "values"),
    *("would", "you", "your"),
}
UNREAD: tuple[str, ...] = ()


def all_abilities() -> list[tuple[str, str]]:
    """Every ability of the sample cards, the scenarios and the lists of tests, with the title of its card."""
    return list(
        dict.fromkeys((text[start:end], title) for text, _, title in texts() if text for start, end in t.places(text))
    )


def meant(text: str) -> Ability:
    found = t.read_ability(text)
    assert isinstance(found, Ability), found
    return found


def test_the_catalogue_has_no_fault():
    assert lint(catalogue(), (Ability,), NAMES, SAMPLE_NAMES) == []


def test_every_text_is_read():
    missing = [
        (text, found.why)
        for text, title in all_abilities()
        if isinstance(found := t.read_ability(text, title), t.Missing)
    ]
    assert [text for text, _ in missing] == list(UNREAD), missing


@pytest.mark.parametrize("part", range(8))
def test_what_is_read_is_written_and_read_again_as_the_same_value(part):
    for text, title in all_abilities()[part::8]:
        found = t.read_ability(text, title)
        if isinstance(found, Ability):
            assert t.read_text(t.written(found)).abilities == (found,), t.written(found)
            assert from_plain(catalogue(), to_plain(found), Ability) == found


@pytest.mark.parametrize("part", range(8))
def test_no_word_of_a_text_says_nothing(part):
    for text, _ in all_abilities()[part::8]:
        lists = {"symbol": t.SYMBOLS, "trait": t.TRAITS, "character": t.names_in(text), "token": ()}
        silent = silent_words(catalogue(), t.plain_text(text), Ability, names=Names(lists))
        assert set(silent) <= KNOWN_FILLERS, text


def test_a_comparison_is_the_same_in_every_position():
    wanted = Has(Stat.DIFFICULTY, AtMost(2))
    for text in ("with a difficulty of 2 or less", "with difficulty 2 or less", "with 2 or less difficulty"):
        played = meant(f"E: Destroy 1 foundation {text}.")
        assert played.body[0].clauses[0].deed.object.kind.qualities == (wanted,)


def test_one_and_many_are_in_the_value():
    (said,) = meant("E: Discard that card.").body
    assert said.clauses[0].deed.object == That(kind=said.clauses[0].deed.object.kind, many=False)
    assert meant("E: Discard those cards.") != meant("E: Discard that card.")


@pytest.mark.parametrize(
    ("active", "passive"),
    [
        (
            "After your opponent destroys 1 foundation, draw 1 card.",
            "After 1 foundation is destroyed by your opponent, draw 1 card.",
        ),
        (
            "After your opponent blocks your attack, draw 1 card.",
            "After your attack is blocked by your opponent, draw 1 card.",
        ),
    ],
)
def test_active_and_passive_are_one_event(active, passive):
    assert meant(active) == meant(passive)


def test_if_and_an_event_waits_as_after_does():
    assert meant("E: If this attack deals damage, draw 1 card.") == meant(
        "E: After this attack deals damage, draw 1 card."
    )
    assert meant("E: If your attack is a Kick attack, draw 1 card.") != meant("E: Draw 1 card.")


def test_a_reference_is_bound_to_what_was_named_last():
    found = meant("R: After your opponent plays an attack, add it to your hand.")
    assert isinstance(found, Played)
    assert found.trigger is not None
    thing = found.trigger.event.deed.object
    assert isinstance(thing, Some)
    assert thing.kind.nouns == (Noun.ATTACK,)
    back = found.body[0].clauses[0].deed.object
    assert isinstance(back, It)
    assert back.to == thing.mark == 1


def test_it_without_anything_before_it_is_not_understood():
    found = t.read_ability("E: Destroy it.")
    assert isinstance(found, t.Missing)
    assert found.why == '"it" refers to nothing that was said before.'


def test_a_bare_condition_is_about_this_card():
    (said,) = meant("While committed, your attacks get +1 damage.").body
    (same,) = meant("While this card is committed, your attacks get +1 damage.").body
    assert said == same


def test_a_text_is_divided_where_its_abilities_begin():
    text = (
        "Draw 1 card instead.J. Talbain R: After you block, draw 1 card.\n"
        "E: Gain X vitality.\nX equals 2.\nYou can't block."
    )
    assert [text[a:b] for a, b in t.places(text)] == [
        "Draw 1 card instead.",
        "J. Talbain R: After you block, draw 1 card.",
        "E: Gain X vitality.\nX equals 2.",
        "You can't block.",
    ]


def test_a_name_before_the_letter_is_a_name_by_its_place():
    found = meant("Nehtali or Vespera R Lose 1 vitality: After you draw 1 card, gain 1 vitality.")
    assert isinstance(found, Played)
    assert found.prefixes[0].names == ("Nehtali", "Vespera")


def test_where_a_card_is_belongs_to_the_noun():
    found = meant("E: Add 1 attack from your discard pile to your hand.")
    add = found.body[0].clauses[0].deed
    assert add.place is Place.HAND
    assert add.object.kind.qualities[0].place is Place.DISCARD


def test_the_attack_of_a_condition_is_that_of_the_effect():
    found = meant("E: If this attack is a Throw attack, it gets +2 damage.")
    (said,) = found.body
    assert isinstance(said, If)
    assert isinstance(said.condition.card, ThisAttack)
    assert said.then.clauses[0].cards.to == said.condition.card.mark == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("E: Draw 1 banana.", '"banana" is not understood here; '),
        ("E: Polish this attack.", '"Polish" is not understood here; '),
    ],
)
def test_a_fault_names_the_word(text, why):
    found = t.read_ability(text)
    assert isinstance(found, t.Missing)
    assert found.why.startswith(why)


def test_sentences_without_a_letter_are_continuous():
    assert isinstance(meant("Your attacks get +1 damage."), Continuous)
    assert isinstance(meant("Your attacks get +1 damage.").body[0], Say)


def test_the_report_tells_what_is_read_and_what_is_read_and_run():
    texts_of_cards = ("E: Draw 1 card.", "E: Switch your attack's damage and control.", "E: Draw 1 banana.")
    lines = [
        json.dumps({"title": f"Card {n}", "text": text, "type": "attack"}) for n, text in enumerate(texts_of_cards)
    ]
    report = read_and_run(lines)
    assert report.startswith("cards: 3; read whole 2 (66.7 %), read and run 1 (33.3 %)")
    assert "from 'banana.' on" in report
    assert "Switch as an effect is not run (1)" in report
    with pytest.raises(ValueError, match="no card"):
        read_and_run(["[]"])
