"""The card-text compiler: what it makes of texts, that it loses nothing, and how much of the pool it understands."""

import json
import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.shadowfist.text import compile_text, compiler_version, from_json, render, to_json
from rules.engine.shadowfist.text.abilities import (
    Activated,
    EventEffect,
    Keyword,
    NotUnderstood,
    PlayOn,
    Restriction,
    Static,
    Triggered,
    XDefinition,
)
from rules.engine.shadowfist.text.parser import grammar, vocabulary
from rules.importers.card_files import parse_cards
from rules.text.yaml_text import read_yaml

ROOT = Path(__file__).resolve().parent.parent.parent
DATA = Path(__file__).resolve().parent.parent / "data"
PACKAGE = ROOT / "rules" / "engine" / "text"
# Words that change what an ability means.
CRITICAL = (
    "unless instead may only another other until if each non-Unique not cannot must except all any half first same "
    "different random once own no up either without"
)


def bundled():
    """Every wording of the bundled cards: title, type, text."""
    cards, faults = parse_cards((ROOT / "fixtures" / "cards" / "shadowfist").glob("*.yaml"))
    assert not faults
    found = {}
    for card in cards:
        for printing in card.printings:
            found[card.title, printing.face.type, printing.face.text] = None
        for erratum in card.errata:
            found[card.title, card.type, erratum.text or ""] = None
    return [entry for entry in found if entry[2]]


def compiled(text, card_type="Character", title="Night Courier"):
    return compile_text(text, title=title, type=card_type)


def only(text, card_type="Character"):
    (ability,) = compiled(text, card_type).abilities
    return ability


def canonical(result):
    return " ".join(render(ability) for ability in result.abilities)


class TestKindsOfAbility:
    @pytest.mark.parametrize(
        ("card_type", "text", "kind"),
        [
            ("Character", "Unique.", Restriction),
            ("Character", "Toughness: 1.", Keyword),
            ("Character", "Toughness: 2 while attacking.", Keyword),
            ("Event", "Reload: [e] [e] 1", Keyword),
            ("State", "Play on a Site you control.", PlayOn),
            ("Character", "Turn and target a Character :: Unturn target.", Activated),
            ("Character", "Turn to gain 1 Power.", Activated),
            ("Event", "Inflict 2 damage on all Characters.", EventEffect),
            ("Character", "When this card is smoked, gain 1 Power.", Triggered),
            ("Character", "At the start of your turn, heal this card.", Triggered),
            ("Character", "Cannot intercept.", Static),
            ("Character", "Cannot be healed except when seized.", Static),
            ("Character", "X = the number of <Cop> Characters you control.", XDefinition),
        ],
    )
    def test_kind(self, card_type, text, kind):
        assert isinstance(only(text, card_type), kind)

    def test_one_unread_clause_makes_the_whole_ability_not_understood(self):
        ability = only("Turn and target a Character :: Unturn target and serenade it.")
        assert isinstance(ability, NotUnderstood)
        assert ability.text == "Turn and target a Character :: Unturn target and serenade it."

    def test_an_unread_sentence_takes_its_event_with_it(self):
        result = compiled("Smoke target Character. Then everyone hums a tune.", "Event")
        assert [type(item) for item in result.abilities] == [NotUnderstood]

    def test_other_abilities_of_the_card_are_understood(self):
        result = compiled("Unique. Hum a tune. Guts.")
        assert [type(item) for item in result.abilities] == [Restriction, NotUnderstood, Keyword]
        assert not result.whole
        assert (result.clauses, result.clauses_understood) == (3, 2)

    def test_a_bonus_without_a_definition_of_x_is_not_understood(self):
        assert only("+X Fighting.").reason == "X is not defined"

    def test_a_text_without_anything_is_whole(self):
        assert compiled("").whole
        assert compiled(" \n").clauses == 0


class TestPlaces:
    def test_spans_are_places_in_the_original_text(self):
        text = "Unique.  Night Courier can&rsquo;t be healed. (Ever.) Guts."
        result = compiled(text)
        assert [text[start:end] for start, end in result.spans] == [
            "Unique.",
            "Night Courier can&rsquo;t be healed.",
            "Guts.",
        ]
        assert [text[start:end] for start, end in result.reminders] == ["(Ever.)"]

    def test_rounding_in_parentheses_is_no_reminder(self):
        ability = only("Gain X Power. X = half (round down) the number of Sites you control.", "Event")
        assert "rounded down" in render(ability)


class TestOwnName:
    @pytest.mark.parametrize(
        "text",
        [
            "When Zhao Min is smoked, draw a card.",
            "When this card is smoked, draw a card.",
            "When Zhao is smoked, draw a card.",
        ],
    )
    def test_a_card_calls_itself_by_title_and_first_name(self, text):
        result = compile_text(text, title="Zhao Min", type="Character")
        assert canonical(result) == "When this card is smoked, draw a card."

    def test_a_quoted_title_is_cards_of_that_title(self):
        result = compile_text('Cards titled "Zhao Min" cannot attack.', title="Zhao Min", type="Character")
        assert '"Zhao Min"' in canonical(result)

    def test_a_first_word_before_a_type_is_a_designator(self):
        result = compile_text("All Thunder Characters gain Guts.", title="Thunder Band", type="Character")
        assert canonical(result) == "All <Thunder> Characters gain Guts."


@pytest.mark.parametrize(
    ("card_type", "text", "wanted"), read_yaml((DATA / "text_references.yaml").read_text(encoding="utf-8"))
)
def test_references(card_type, text, wanted):
    result = compiled(text, card_type)
    assert result.whole, result.abilities
    assert canonical(result) == wanted


@pytest.mark.parametrize(
    ("card_type", "text", "wanted"), read_yaml((DATA / "text_written.yaml").read_text(encoding="utf-8"))
)
def test_written_texts(card_type, text, wanted):
    result = compiled(text, card_type)
    assert result.whole, result.abilities
    assert canonical(result) == wanted
    assert compile_text(wanted, title="", type=card_type).abilities == result.abilities


@pytest.mark.parametrize(
    ("card_type", "older", "newer"), read_yaml((DATA / "text_phrases.yaml").read_text(encoding="utf-8"))
)
def test_older_phrases(card_type, older, newer):
    first, second = compiled(older, card_type), compiled(newer, card_type)
    pairs = zip(first.abilities, second.abilities, strict=True)
    assert all((isinstance(a, NotUnderstood) and isinstance(b, NotUnderstood)) or a == b for a, b in pairs)


class TestBundledCards:
    def test_all_wordings_compile_whole(self):
        broken = [
            (title, text)
            for title, card_type, text in bundled()
            if not compile_text(text, title=title, type=card_type).whole
        ]
        assert broken == []

    def test_canonical_text_compiles_to_the_same_abilities(self):
        for title, card_type, text in bundled():
            result = compile_text(text, title=title, type=card_type)
            if result.whole:
                again = compile_text(canonical(result), title="", type=card_type)
                assert again.abilities == result.abilities, f"{title}: {text}"

    def test_json_holds_everything(self):
        for title, card_type, text in bundled():
            abilities = compile_text(text, title=title, type=card_type).abilities
            assert from_json(json.loads(json.dumps(to_json(abilities)))) == abilities


class TestGuard:
    def test_no_critical_word_can_be_dropped_or_added_unseen(self):
        """A text with such a word more or less makes other abilities, or none."""
        chance = random.Random(7)
        unseen = []
        for title, card_type, text in bundled():
            text = re.sub(r"\([^)]*\)", "", text)
            result = compile_text(text, title=title, type=card_type)
            if not result.whole:
                continue
            words = list(re.finditer(r"[\w'-]+", text))
            mutants = [
                text[: word.start()] + text[word.end() :]
                for word in words
                if word.group().lower() in CRITICAL.casefold().split() or word.group().isdigit()
            ]
            for word in chance.sample(words, min(4, len(words))):
                mutants.append(f"{text[: word.start()]}{chance.choice(CRITICAL.split())} {text[word.start() :]}")
            for mutant in mutants:
                other = compile_text(mutant, title=title, type=card_type)
                if other.whole and other.abilities == result.abilities:
                    unseen.append(mutant)
        # "you may A and may B" says no more than "you may A and B".
        assert [text for text in unseen if not re.search(r"\bmay\b.*\bmay\b", text)] == []

    def test_no_word_can_be_swapped_unseen(self):
        """With another word, number or sign in its place a text makes other abilities, or none."""
        chance = random.Random(11)
        swaps: dict[str, list[str]] = {}
        for one, other in read_yaml((DATA / "text_swaps.yaml").read_text(encoding="utf-8")):
            swaps.setdefault(one.casefold(), []).append(other)
            swaps.setdefault(other.casefold(), []).append(one)
        written = read_yaml((DATA / "text_written.yaml").read_text(encoding="utf-8"))
        texts = [*bundled(), *(("Night Courier", card_type, text) for card_type, text, _canonical in written)]
        unseen = []
        for title, card_type, text in texts:
            text = re.sub(r"\([^)]*\)", "", text)
            result = compile_text(text, title=title, type=card_type)
            mutants = []
            for word in re.finditer(r"[+-]?[\w'-]+", text):
                said = word.group()
                others = list(swaps.get(said.casefold(), ()))
                if said.isdigit():
                    others.append(str(int(said) + 1))
                if said[0] in "+-":
                    others.append({"+": "-", "-": "+"}[said[0]] + said[1:])
                mutants += [text[: word.start()] + other + text[word.end() :] for other in others]
            for mutant in chance.sample(mutants, min(4, len(mutants))):
                other = compile_text(mutant, title=title, type=card_type)
                if other.whole and other.abilities == result.abilities:
                    unseen.append(mutant)
        assert unseen == []

    @pytest.mark.parametrize(
        "text",
        [
            "All Characters except Cyborgs and robots gain Guts.",
            "Gain 1 Power unless.",
            "Inflict 2 damage on all Characters, sort of.",
            "Cannot attack, or turn to heal, or dance.",
            "If an opponent hums, or if you hum, gain 1 Power.",
            "You may play this card at no cost or ignoring resource conditions.",
            "Return a Character from your smoked pile to play, smoked.",
            "Choose one: gain 1 Power, and draw a card.",
        ],
    )
    def test_what_it_cannot_read_it_says(self, text):
        assert not compiled(text).whole


@settings(max_examples=150)
@given(
    st.lists(
        st.sampled_from(sorted(vocabulary().known) + list('.,:;=()"<>[]') + ["::", "X", "+2", "&amp;"]), max_size=25
    )
)
def test_no_text_breaks_it(words):
    text = " ".join(words)
    for card_type in ("Character", "Event", "State"):
        result = compile_text(text, title="Night Courier", type=card_type)
        assert len(result.abilities) == len(result.spans)
        for ability in result.abilities:
            render(ability)


@settings(max_examples=100)
@given(st.text(max_size=80))
def test_no_characters_break_it(text):
    compile_text(text, title=text[:10], type="Character")


class TestPackage:
    def test_names_no_card(self):
        source = "\n".join(
            path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*") if path.suffix in (".py", ".lark", ".md")
        )
        titles = {title for title, _type, _text in bundled()}
        assert not [title for title in titles if re.search(rf"(?<!\w){re.escape(title)}(?!\w)", source)]

    def test_version_is_of_grammar_and_code(self):
        assert re.fullmatch(r"[0-9a-f]{16}", compiler_version())

    def test_grammar_is_lalr(self):
        from rules.engine.shadowfist.text.parser import parser

        assert parser().options.parser == "lalr"
        assert "np:" in grammar()


@pytest.mark.parametrize(
    "text",
    [
        "The next attack you declare this turn may have any number of targets.",
        "Until the end of the turn, your attacks may have any number of targets.",
    ],
)
def test_how_many_targets_an_attack_may_have(text):
    compiled = compile_text(text, title="Test", type="Event")
    assert compiled.whole
    (ability,) = compiled.abilities
    assert compile_text(render(ability), title="Test", type="Event").abilities == (ability,)


@pytest.mark.parametrize(
    ("type", "text"),
    [
        ("Event", "Start an auction. The winner may return a Character from his or her smoked pile to play."),
        ("Character", "When you play this card, start an auction. The winning bidder takes control of this card."),
        (
            "Edge",
            "Turn and target a Site :: Start an auction with a bid of 1 Power. The winner takes control of target.",
        ),
    ],
)
def test_what_the_winner_of_an_auction_has_belongs_to_what_started_it(type, text):
    compiled = compile_text(text, title="Test", type=type)
    (ability,) = compiled.abilities
    assert compiled.whole
    assert compile_text(render(ability), title="Test", type=type).abilities == (ability,)
