"""Glossary terms in running texts: which words are found, where they are links, and what explains them."""

import re

import pytest

from rules.models import Document, Game, GlossaryTerm, LibraryVersion
from rules.pages.markup import rules_text
from rules.pages.terms.finder import TermFinder
from rules.pages.terms.inflection import plural, verb_forms
from tests.pages_library import BOOK, FAQ, make_card, make_library, passage

NAMES = (
    *("smoke", "smoked pile", "seize", "heal", "cancel", "cease attacking", "interceptor", "redirect", "resources"),
    *(
        "generate",
        "Power generation",
        "subject",
        "State",
        "Main Shot",
        "+X damage",
        "declare/declaration",
        "turn",
        "chain",
    ),
    *("Cancels", "when ... enters play", "X=", "attack", "overcome"),
)


def slug_of(name):
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def found(text, game="shadowfist", names=NAMES):
    finder = TermFinder(game, {slug_of(name): name for name in names})
    return [(one.slug, text[one.start : one.end]) for one in finder.find(text)]


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("seize", ("seizes", "seized", "seizing")),
        ("toast", ("toasts", "toasted", "toasting")),
        ("copy", ("copies", "copied", "copying")),
        ("bypass", ("bypasses", "bypassed", "bypassing")),
        ("play", ("plays", "played", "playing")),
        ("cancel", ("cancels", "canceled", "canceling", "cancelled", "cancelling")),
    ],
)
def test_verbs_are_inflected_by_their_endings(word, forms):
    assert verb_forms(word) == forms


def test_nouns_are_inflected_by_their_endings():
    assert [plural(word) for word in ("scene", "ability", "bypass", "play")] == [
        *("scenes", "abilities", "bypasses", "plays")
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It is seized.", [("seize", "seized")]),
        ("Smoking it heals nothing.", [("smoke", "Smoking"), ("heal", "heals")]),
        ("two interceptors intercept", [("interceptor", "interceptors"), ("interceptor", "intercept")]),
        ("put into the smoked pile", [("smoked-pile", "smoked pile")]),  # the longest at its place
        ("It ceases attacking.", [("cease-attacking", "ceases attacking")]),
        ("damage redirection", [("redirect", "redirection")]),
        ("one resource", [("resources", "resource")]),
        ("declared or a declaration", [("declare-declaration", "declared"), ("declare-declaration", "declaration")]),
        ("inflicts +2 damage or -1 damage", [("x-damage", "+2 damage"), ("x-damage", "-1 damage")]),
        ("the subject's Fighting", [("subject", "subject")]),
        ("It overcame them", [("overcome", "overcame")]),
        ("cancels", [("cancel", "cancels")]),
    ],
)
def test_a_term_is_found_in_its_forms(text, expected):
    assert found(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "in your turn, turn it to attack",  # too common to explain
        "the state of the board",  # the card type has a capital
        "It stated so",
        "unsmoked, non-subject, smoke-filled",
        "subject to a rule",
        "It generates 1 Power and may generate no more Power.",
        "a chain of effects",
        "when a card enters play, X=2",
        "can't heal'd",
    ],
)
def test_a_word_that_is_not_the_term_is_left_alone(text):
    assert found(text) == []


def test_generating_power_is_not_generating_an_effect():
    assert found("generate Power, then generate an effect") == [
        ("power-generation", "generate Power"),
        ("generate", "generate"),
    ]


def test_a_glossary_in_title_case_is_found_in_lower_case():
    names = ("Card Pool", "Commit", "Committed", "Form", "Ready")
    assert found("commits a card pool", "ufs", names) == [("commit", "commits"), ("card-pool", "card pool")]
    assert found("a committed card", "ufs", names) == [("committed", "committed")]  # a term of its own
    assert found("in any form", "ufs", names) == []
    assert found("play a Form", "ufs", names) == [("form", "Form")]
    assert found("In the Ready Step", "ufs", names) == []


# --- on pages ------------------------------------------------------------------------------------------------------


@pytest.fixture
def made(db):
    made = make_library()
    for name in ("seize", "triggered effect", "effect"):
        GlossaryTerm.objects.create(game=made.game, term=name, slug=slug_of(name))
    return made


def term(made, name):
    return GlossaryTerm.objects.get(game=made.game, slug=slug_of(name))


def links(text, document=BOOK, own=""):
    return re.findall(r'<a class="term" href="([^"]*)"[^>]*>(.*?)</a>', rules_text(text, document, own))


def test_a_term_is_a_link_where_a_paragraph_first_uses_it(made):
    text = "Seize it; seized, it is **Unique**. It is **Unique**.\n\nOnce more: seizing.\n\n- and a seized one"
    assert links(text) == [
        ("/glossary/seize/", "Seize"),
        ("/glossary/unique/", "<strong>Unique</strong>"),
        ("/glossary/seize/", "seizing"),
    ]
    assert f'href="/glossary/seize/" data-in="{BOOK}">Seize</a>' in rules_text(text, BOOK)


def test_a_restriction_is_a_term_only_in_bold(made):
    assert links("A unique card. Unique cards.") == []


def test_a_definition_does_not_explain_its_own_term(made):
    assert links("To seize is to take; a seized Site is unturned.", own="seize") == []
    html = rules_text("**Unique**: no second **Unique** card.", BOOK, "unique")
    assert html.startswith('<p><a class="term" href="/glossary/unique/"><strong>Unique</strong></a>: no')
    assert html.count("<a") == 1


def test_names_of_cards_and_references_are_not_broken_up(made):
    make_card(made.game, "Seize and Hold", "Event")
    LibraryVersion.bump()
    html = rules_text("**Seize and Hold** seizes; see §5.5.1.", BOOK)
    assert (
        '<a class="card-name" href="/cards/seize-and-hold/"><strong>Seize and Hold</strong></a> <a class="term"' in html
    )
    assert ">§5.5.1</a>" in html


def test_a_word_is_a_term_in_texts_of_its_game_only(made):
    ufs = Game.objects.get(slug="ufs")
    Document.objects.create(game=ufs, slug="ufs-rules-2010", title="UFS", ruleset="ufs-2010")
    GlossaryTerm.objects.create(game=ufs, term="Unique", slug="unique")
    LibraryVersion.bump()
    assert links("seize", "ufs-rules-2010") == []
    assert links("**Unique**", "ufs-rules-2010")[0][0] == "/glossary/unique/#ufs"
    assert links("**Unique**")[0][0] == "/glossary/unique/#shadowfist"


@pytest.fixture
def explained(made, client):
    def explained(slug, document=BOOK, expected=200):
        response = client.get(f"/glossary/{slug}/in/{document}/")
        assert response.status_code == expected
        return response.content.decode()

    return explained


def test_the_explanation_has_the_definition_its_source_and_the_way_to_the_glossary(explained):
    html = explained("designator")
    assert "A word of a title." in html
    assert f'href="/rules/{BOOK}/10/#designator">Rulebook 2000 §10</a>' in html
    assert 'href="/glossary/designator/"' in html
    assert "<html" not in html


def test_readers_of_a_document_get_its_own_definition(made, explained):
    passage(made, FAQ, "7", "A later word.", kind="definition", heading="designator", term=made.term)
    assert "A later word." in explained("designator", FAQ)
    assert "A word of a title." not in explained("designator", FAQ)
    assert "A word of a title." in explained("designator", BOOK)
    assert 'also <a href="' in explained("designator", BOOK)


def test_a_definition_that_leads_on_is_followed(made, explained):
    effect = term(made, "effect")
    passage(made, BOOK, "10", "Of both kinds.", kind="definition", heading="effect", term=effect)
    senses = {"kind": "definition", "term": effect, "sense": "triggered"}
    made.sections[BOOK, "10"].passages.create(heading="effect", anchor="effect-triggered", text="By itself.", **senses)
    leads = "See *effect (triggered)*."
    passage(made, BOOK, "10", leads, kind="definition", heading="triggered effect", term=term(made, "triggered effect"))
    html = explained("triggered-effect")
    assert "By itself." in html
    assert "Of both kinds." not in html
    assert "See <em>" not in html


def test_what_cannot_be_explained_is_not_found(explained):
    explained("nothing", expected=404)
    explained("designator", "nothing", expected=404)
    explained("seize", expected=404)  # a term without a definition


def test_the_page_of_a_restriction_lists_its_cards(made, client):
    html = client.get("/glossary/unique/").content.decode()
    assert "Cards that use this" in html
    assert 'href="/cards/fox-pass/"' in html
    assert "Cards that use this" not in client.get("/glossary/designator/").content.decode()
