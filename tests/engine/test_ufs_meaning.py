"""What the engine makes of UFS texts: whole or refused, the same for other words of the same."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from enum import Enum

import pytest

from rules.engine.kernel.value import walk
from rules.engine.ufs.ir import abilities as ir_abilities
from rules.engine.ufs.ir import effects as ir_effects
from rules.engine.ufs.ir import values as ir_values
from rules.engine.ufs.meaning.texts import compile_text
from tests.exhaustive import some_of
from tests.ufs_texts import texts


def test_every_text_is_understood():
    for text, keywords, title in texts():
        assert not compile_text(text, keywords, title).unsupported, text


# Texts of which all come to the same.
ALIKE = {
    "numbers as words": ("E: Draw 2 cards.", "E: Draw two cards."),
    "one card": ("E: Draw 1 card.", "E: Draw a card."),
    "who acts": ("E: Draw 1 card.", "E: You draw 1 card."),
    "the end of a sentence": ("E: Draw 1 card.", "E: Draw 1 card"),
    "dashes": (
        "E: This attack gets -2 speed.",
        "E: This attack gets \u22122 speed.",
        "E: This attack gets \u20132 speed.",
    ),
    "that attack": (
        "E: This attack gets +1 damage.",
        "E: That attack gets +1 damage.",
        "E: The attack gets +1 damage.",
    ),
    "costs in a row": ("F Commit, discard 1 card: Draw 1 card.", "F Commit and discard 1 card: Draw 1 card."),
    "then": (
        "F: Draw 1 card, then discard 1 card.",
        "F: Draw 1 card. Then, discard 1 card.",
        "F: Draw 1 card and then discard 1 card.",
    ),
    "then, and": (
        "F: Draw 1 card, then discard 1 card and gain 1 vitality.",
        "F: Draw 1 card. Then, discard 1 card and gain 1 vitality.",
    ),
    "two effects": ("E: Draw 1 card and gain 1 vitality.", "E: Draw 1 card. Gain 1 vitality."),
    "two numbers": (
        "E: This attack gets +1 speed and +2 damage.",
        "E: This attack gets +1 speed. This attack gets +2 damage.",
    ),
    "becomes": ("E: The damage of this attack becomes 3.", "E: This attack's damage becomes 3."),
    "becomes, of zones": ("E: The zone of this attack becomes low.", "E: This attack's zone becomes low."),
    "unblockable": (
        "E: This attack is unblockable.",
        "E: This attack can't be blocked.",
        "E: This attack cannot be blocked.",
    ),
    "fully blocked (8.3.2.6.1)": (
        "E: This attack is completely blocked.",
        "E: This attack is fully blocked.",
        "E: This attack is blocked.",
    ),
    "whose cards": ("E: Destroy 1 of your opponent's foundations.", "E: Destroy 1 foundation your opponent controls."),
    "hand size": ("Your hand size gets +1.", "Your hand size is increased by 1."),
    "while": (
        "While you control a Weapon asset, your attacks get +1 damage.",
        "Your attacks get +1 damage while you control a Weapon asset.",
        "If you control a Weapon asset, your attacks get +1 damage.",
    ),
    "conditions": (
        "E: If you have 5 or less vitality, draw 1 card.",
        "E: If you have 5 or lower vitality, draw 1 card.",
    ),
    "conditions, of cards": (
        "E: If you have 2 or fewer cards in hand, draw 1 card.",
        "E: If you have 2 or less cards in your hand, draw 1 card.",
    ),
    "triggers": (
        "R: After your opponent plays an attack, draw 1 card.",
        "R: When your opponent plays an attack, draw 1 card.",
        "R: Whenever your opponent plays an attack, draw 1 card.",
    ),
    "damage": (
        "R: When you are taking damage, reduce that damage by 1.",
        "R: When you are taking damage, that damage is reduced by 1.",
    ),
    "the next card": (
        "E: Your opponent's next card gets +1 difficulty.",
        "E: The difficulty of your opponent's next card is increased by 1.",
    ),
    "damage, all of it": (
        "R: When you are taking damage, prevent that damage.",
        "R: When you are taking damage, prevent all of that damage.",
        "R: When you are taking damage, reduce that damage to 0.",
    ),
    "damage, prevented": (
        "R: When you are taking damage, reduce that damage by 2.",
        "R: When you are taking damage, prevent 2 of that damage.",
        "R: When you are taking damage, prevent 2 damage.",
    ),
    "the zone of a block": (
        "R: After you block an attack, change that block's zone to mid.",
        "R: After you block an attack, that block's zone becomes mid.",
        "R: After you block an attack, the zone of that block becomes mid.",
    ),
    "instead": (
        "F: Draw 1 card. If you have 3 or more momentum, draw 2 cards instead.",
        "F: Draw 1 card. If you have 3 or more momentum, instead draw 2 cards.",
    ),
    "a condition behind": (
        "E: This attack gets +2 damage if you have 3 or more momentum.",
        "E: If you have 3 or more momentum, this attack gets +2 damage.",
    ),
    "damage of the attack": (
        "E: Gain vitality equal to the damage of this attack.",
        "E: Gain vitality equal to this attack's damage.",
    ),
    "it": (
        "E: This attack gets +2 damage. It gets Throw.",
        "E: This attack gets +2 damage. This attack gets Throw.",
    ),
    "re-checks": (
        "R: After you make a control check, re-check.",
        "R: After you make a control check, make a re-check.",
    ),
    "X": (
        "E: This attack gets +X damage. X equals the number of foundations you control.",
        "E: This attack gets +X damage. X = the number of foundations you control.",
    ),
    "a Reversal after damage": (
        "E Commit: If this attack deals damage, you may play 1 Reversal as though you had blocked it.",
        "E Commit: If this attack deals damage, you may play 1 Reversal as if you had blocked this attack.",
    ),
    "its own name": ("F Destroy this card: Draw 1 card.", "F Destroy this foundation: Draw 1 card."),
    "or": ("F: Draw 1 card or gain 2 vitality.", "F: Choose one: draw 1 card; gain 2 vitality."),
    "if you do": ("F: Discard 1 card. If you do, draw 1 card.", "F: Discard 1 card. Then, draw 1 card."),
    "they": (
        "R: After your opponent draws a card, they lose 1 vitality.",
        "R: After your opponent draws a card, your opponent loses 1 vitality.",
    ),
    "their": (
        "F: Your opponent discards 1 card from their hand.",
        "F: Your opponent discards 1 card from your opponent's hand.",
    ),
    "one subject": (
        "F: Your opponent discards 1 card and loses 1 vitality.",
        "F: Your opponent discards 1 card and your opponent loses 1 vitality.",
    ),
    "can't": ("Players can't draw cards.", "Players cannot draw cards.", "Both players can't draw cards."),
}


@pytest.mark.parametrize("name", ALIKE)
def test_other_words_come_to_the_same(name):
    first, *others = (compile_text(text) for text in ALIKE[name])
    assert first.abilities, first.unsupported
    for other in others:
        assert other.abilities == first.abilities, (other.abilities, other.unsupported)


# What is never said by a text, only by a keyword or by what another text says.
NOT_SAID = {"MakeCopies", "PlayReversal", "Paid"}


def test_every_value_comes_from_a_text():
    made = {
        name
        for module in (ir_abilities, ir_effects, ir_values)
        for name, each in inspect.getmembers(module, inspect.isclass)
        if each.__module__ == module.__name__ and not issubclass(each, Enum)
    }
    found = {type(each).__name__ for text in texts() for each in walk(compile_text(*text).abilities)}
    assert made - found == {"CardText", "Unsupported"}
    without = {
        type(each).__name__ for text, _, title in texts() for each in walk(compile_text(text, (), title).abilities)
    }
    assert found - without == NOT_SAID


# What is read and means nothing here, or is not read: it is refused, and nothing of it runs.
REFUSED = (
    "E: If this attack deals damage, you may play 2 Reversals as though you had blocked it.",
    "E: If this attack deals damage, you may play a Throw as though you had blocked it.",
    "E: If this attack deals damage, you may play 1 Reversal from your momentum as though you had blocked it.",
    "E: This attack gets +1 blorp.",
    "E: Destroy 1 blorp foundation.",
    "Draw 1 card.",
    "E Commit 1 of your opponent's foundations: Draw 1 card.",
    "E: This attack gets +X damage.",
    "F: This attack gets +1 damage.",
    "F: Negate that ability.",
    "R: After your opponent plays an attack, negate that card.",
    "R: After your opponent plays an attack, re-check.",
    "R: Draw 1 card.",
    "E: After this attack deals damage, draw 1 card, unless your opponent discards 1 card.",
    "E: That card gets +1 damage.",
    "This card gets -1 difficulty.",
    "Your foundations get +1 control.",
    "E: This attack gets Powerful: 2.",
    "E: Put the top card of your deck on the bottom of your opponent's deck.",
    "Combo E: Draw 1 card.",
    "R: After your attack resolves, reduce that damage by 1.",
    "E: Your Punch's zone becomes high.",
    "F: Your attack gets +1 damage.",
    "E: This attack gets +1 damage (minimum 1).",
    "E: Draw 1 card and loses 1 vitality.",
    "F: They lose 1 vitality.",
    "F: Draw 1 card from their hand.",
    "F: You may draw 1 card and your opponent draws 1 card.",
    "F: Your opponent may discard 1 card or lose 2 vitality.",
    "E: Your opponent can't play Reversals.",
    "R: After you play their third card this turn, draw 1 card.",
    "Combo (Blorp) E: Draw 1 card.",
    "R: After this card is destroyed, draw 1 card.",
    "F: You can't play actions for the rest of this attack.",
    "F: Each player may draw 1 card.",
    "E: Prevent the next 3 damage.",
    "E: Draw 1 card and gain 1 vitality. If you have 3 or more momentum, draw 2 cards instead.",
    "R: After your foundation is destroyed, add it to your hand instead.",
    "E: If you have 3 or more momentum, draw 2 cards instead.",
    "E: Draw 1 card. If this attack is blocked, draw 2 cards instead.",
    "E: Your attack loses Reversal.",
    "E: Your attack loses Powerful: 2.",
    "E: Change that block's zone to low.",
    "R: After your opponent plays an attack, change that block's zone to low.",
    "R: After you play an attack, if your opponent controls an asset, destroy it.",
    "E: Your next attack gets +2 damage. It gets +1 speed.",
    "F: Destroy 1 foundation. Remove that asset from the game.",
    "R: When you are taking damage, reduce that damage to 1.",
    "R: When you are taking damage, prevent 2 speed.",
    "E: Draw 1 card and gain 1 vitality if you control an asset.",
    "F: Draw X cards for each asset you control. X equals your momentum.",
    "R: After you play an attack, draw 1 card. If it is a foundation, add it to your staging area.",
    "R Commit: After your attack is blocked, ready this card. It gets +2 damage.",
)


@pytest.mark.parametrize("text", REFUSED)
def test_what_makes_no_sense_is_refused_whole(text):
    found = compile_text(text)
    assert found.abilities == ()
    assert len(found.unsupported) == 1


# What is read and means something else than what it is near to is refused; by its own name it runs.
@pytest.mark.parametrize(
    ("text", "type_", "runs"),
    [
        ("F: Each player discards the top 3 cards of your opponent's deck.", "", False),
        ("E: This foundation gets +1 damage.", "", False),
        ("R: When your opponent would draw a card, draw 1 card.", "", False),
        ("R: After your opponent plays an action, negate that foundation.", "", False),
        ("R: After your foundation is destroyed, remove that asset from the game.", "", False),
        ("R: After you play a card, commit that foundation.", "", False),
        ("E: Your attacks get +1 damage until each player's next Ready Phase.", "", False),
        ("E: If your Punch attack is the first card in your card pool, draw 1 card.", "", False),
        ("E: If your opponent's attack is the first card in your card pool, draw 1 card.", "", False),
        ("R: After you block this attack, draw 1 card.", "attack", False),
        ("F Destroy this foundation: Draw 1 card.", "asset", False),
        ("E: If this card deals damage, draw 1 card.", "foundation", False),
        ("R: When you would make a control check, draw 1 card.", "", True),
        ("R: After your opponent plays an action, negate that action.", "", True),
        ("R: After your foundation is destroyed, remove that foundation from the game.", "", True),
        ("E: Your attacks get +1 damage until your opponent's next Ready Phase.", "", True),
        ("E: If this attack is the first card in your card pool, draw 1 card.", "", True),
        ("F Destroy this foundation: Draw 1 card.", "foundation", True),
        ("E: If this card deals damage, draw 1 card.", "attack", True),
    ],
)
def test_what_is_called_something_else_is_not_it(text, type_, runs):
    found = compile_text(text, (), "", type_)
    assert (bool(found.abilities), bool(found.unsupported)) == (runs, not runs)


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("prevent", "E: Prevent the next 3 damage."),
        ("instead", "R: After your foundation is destroyed, add it to your hand instead."),
        ("would", "R: When your opponent would draw a card, draw 1 card."),
        ("unless", "F: Draw 1 card, unless your opponent discards 1 card."),
    ],
)
def test_a_word_without_a_rule_is_named(word, text):
    (found,) = compile_text(text).unsupported
    assert found.construction.startswith(f"'{word}': the rules ")


def test_this_attack_on_a_card_that_is_none():
    assert compile_text("This attack gets +1 damage.", (), "", "attack").abilities
    for text in ("This attack gets +1 damage.", "R: After this attack deals damage, draw 1 card."):
        assert compile_text(text, (), "", "foundation").unsupported[0].construction == "an attack that this card is not"
    assert compile_text("E: This attack gets +1 damage.", (), "", "foundation").abilities


def test_a_line_ends_an_ability():
    played, always = compile_text("E: Draw 1 card.\nYour attacks get +1 damage.").abilities
    assert played.letter.value == "E"
    assert always == compile_text("Your attacks get +1 damage.").abilities[0]
    assert len(compile_text("E: Draw 1 card. Gain 1 vitality.").abilities[0].effects) == 2


# Words of which one may stand where another does.
OTHERS = (
    ("damage", "speed"),
    ("difficulty", "block modifier"),
    ("high", "mid", "low"),
    ("or more", "or less"),
    ("more", "less"),
    ("foundation", "asset", "attack", "action"),
    ("foundations", "assets", "attacks", "actions"),
    ("punch", "kick", "throw"),
    ("rounded up", "rounded down"),
    ("male", "female"),
    ("taller", "heavier", "shorter"),
    ("blocked", "completely blocked", "partially blocked"),
    ("[fire]", "[water]"),
    ("you control", "your opponent controls"),
    ("reduced", "increased"),
    ("reduce", "increase"),
    ("enhance", "response", "form"),
    ("make", "pass", "fail"),
    ("commit", "discard", "destroy", "ready"),
    ("this card", "this attack", "that card"),
    ("vitality", "momentum", "cards in hand"),
    ("your", "your opponent's", "each player's"),
    ("you", "your opponent", "each player"),
    ("top card", "bottom card"),
    ("start", "end"),
    ("gain", "lose"),
    ("gains", "loses"),
    ("this turn", "for the rest of this attack"),
    ("ready phase", "combat phase", "turn"),
    ("hand", "momentum", "discard pile"),
    ("committed", "ready"),
    ("after", "before", "when"),
    ("is", "is not"),
    ("can't", "may"),
    ("1", "2"),
    ("+1", "-1", "+9"),
)
# Where one of these stands for the other, or one is left out, the text says the same.
SAME = {
    "what a continuous ability of an attack says of it": lambda said, old, new: (
        {old, new} == {"this card", "this attack"} and ":" not in said.splitlines()[-1]
    ),
    "an attack under its other name on the attack itself": lambda said, old, new: (
        {old, new} == {"this attack", "this card"} and (" deals " in said or "after this" in said)
    ),
    "'blocked' is completely blocked where an effect blocks (8.3.2.14)": lambda said, old, new: (
        {old, new} == {"blocked", "completely blocked"} and " if " not in said
    ),
    "a turn begins with its Ready Phase (6.1)": lambda said, old, new: (
        {old, new} == {"ready phase", "turn"} and "until " in said
    ),
    "after, when and whenever": lambda said, old, new: {old, new} == {"after", "when"},
    "one word, more of it": lambda said, old, new: old in new or new in old,
}


def _mutations(text: str) -> Iterator[tuple[str, str, str]]:
    """The text with one word in the place of another of its kind, and what was changed."""
    low = text.lower()
    for group in OTHERS:
        for old in group:
            for at in re.finditer(rf"(?<![\w\[+'-]){re.escape(old)}(?![\w'])", low):
                for new in group:
                    if new != old:
                        yield text[: at.start()] + new + text[at.end() :], old, new


@pytest.mark.parametrize("text", some_of([each for each in texts() if each[0]], 60), ids=lambda each: each[0][:60])
def test_no_word_is_without_consequence(text):
    said, keywords, title = text
    whole = compile_text(said, keywords, title).abilities
    silent = [
        (other, old, new)
        for other, old, new in _mutations(said)
        if compile_text(other, keywords, title).abilities == whole
        and not any(same(said.lower(), old, new) for same in SAME.values())
    ]
    assert not silent
