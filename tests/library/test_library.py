"""The bundled library as a whole: it loads, says each thing once, and every reference in it leads somewhere."""

import re

import pytest
from django.conf import settings
from django.core.management import call_command

from rules.editing.report import LibraryFaultsError
from rules.engine.shadowfist.editions.differences import DIFFERENCES, EDITIONS
from rules.engine.shadowfist.editions.rulesets import RULESETS
from rules.importers.bundled_library import load_library, read_library
from rules.library import catalog
from rules.models import Card, Document, Erratum, GlossaryTerm, LibraryVersion, Passage, Ruling, Section, Topic
from rules.text.references import find_references

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("own_library")]


def exists(citation):
    return Section.objects.numbered(citation.document, citation.section).exists()


def test_a_second_load_changes_nothing(own_library):
    version = LibraryVersion.current().version
    report = load_library(settings.LIBRARY_DIR)
    assert own_library.created["cards"] > 200
    assert not report.changed, report.lines()
    assert LibraryVersion.current().version == version


def test_every_reference_leads_somewhere():
    broken = {
        f"{passage.section.document.slug}/{passage.section.number}: §{citation}"
        for passage in Passage.objects.select_related("section__document")
        for citation in find_references(passage.text, passage.section.document.slug)
        if not exists(citation)
    }
    assert not broken


def test_every_section_sign_is_a_reference():
    """A § that the pattern does not read would be a dead sign on the page."""
    for passage in Passage.objects.filter(text__contains="§").select_related("section"):
        assert passage.text.count("§") == len(find_references(passage.text, "x")), passage


def test_every_erratum_cites_a_section():
    for erratum in Erratum.objects.select_related("document", "card"):
        cited = {str(erratum.citation), *filter(None, [erratum.correction and str(erratum.correction)])}
        for address in cited:
            document, _, number = address.partition("/")
            assert Section.objects.filter(document__slug=document, number=number).exists(), (erratum.card, address)
        assert (erratum.status == "corrected") == bool(erratum.corrected_by), erratum


def test_every_difference_between_editions_is_cited():
    for difference in DIFFERENCES.values():
        assert tuple(difference.rules) == EDITIONS == tuple(RULESETS)
        assert len({rule.value for rule in difference.rules.values()}) > 1, f"{difference.key} does not differ"
        for slug, rule in difference.rules.items():
            assert rule.citations, (difference.key, slug)
            for citation in rule.citations:
                assert exists(citation), (difference.key, slug, str(citation))


def test_rulings_name_their_cards_and_rules():
    assert Ruling.objects.count() > 100
    for ruling in Ruling.objects.prefetch_related("cards", "applies"):
        assert ruling.answer.strip(), ruling
        assert (ruling.status == "current") == (ruling.superseded_by is None), ruling
        assert ruling.cards.all() or ruling.applies.all() or ruling.card_names, ruling
    assert Ruling.objects.filter(cards=None).count() < Ruling.objects.count() // 3
    assert Ruling.objects.filter(applies=None).count() < Ruling.objects.count() // 4


def test_terms_and_topics():
    assert GlossaryTerm.objects.count() > 150
    effect = GlossaryTerm.objects.get(slug="effect")
    assert {"triggered", "immediate", "voluntary"} <= {p.sense for p in effect.definitions.all()}
    designators = Topic.objects.get(slug="designators")
    assert designators.sections.values("document").distinct().count() == 4
    topics = set(Topic.objects.values_list("slug", flat=True))
    assert {difference.topic for difference in DIFFERENCES.values()} <= topics


def test_every_wording_of_a_card_is_ours_and_whole():
    for card in Card.objects.with_printings():
        for printing in catalog.printings(card):
            assert printing.text is not None
            assert "TODO" not in printing.text
            assert printing.text == "" or printing.text.rstrip(")").endswith((".", '"')), (card, printing.text)


def test_known_wordings():
    """Cards whose wording the sources state, by what a player would check first."""

    def text(title, **kwargs):
        return catalog.current(Card.objects.with_printings().titled(title).get(), **kwargs).face.text

    assert text("Fox Pass").startswith("Unique.")
    assert text("Pump-Action Shotgun").startswith("Weapon.")
    assert "-2 cost" in text("Proving Ground")
    assert text("Sergeant Blightman").startswith("Unique. Toast It. Cannot turn to heal.")
    assert "no Site this turn" in text("City Park")
    assert text("Eunuch Underling") == ""
    underling = Card.objects.with_printings().titled("Eunuch Underling").get()
    assert catalog.current(underling).face.subtitle == "Sorcerer Bureaucrat"


def test_one_card_under_two_spellings():
    assert Card.objects.titled("Havoc Suit").get() == Card.objects.titled("HAVOC SUIT").get()
    assert Card.objects.titled("Iala Mane").get() == Card.objects.titled("Iala Mané").get()
    assert not Card.objects.titled(".44 Kincaid Magnum").exists(), "a caption, not a card of the community file"


def test_documents():
    dates = dict(Document.objects.values_list("slug", "date_text"))
    assert dates["shadowfist-faq-1995"] == "1995-12-04"
    assert dates["shadowfist-faq-2001"] == "2001-04-16"
    assert len(dates) == 5


def test_faults_in_the_files_change_nothing(tmp_path):
    import shutil

    folder = tmp_path / "fixtures"
    shutil.copytree(settings.LIBRARY_DIR, folder)
    path = folder / "cards/shadowfist/dragons.yaml"
    path.write_text(re.sub(r"\bset: YotD\b", "set: YotX", path.read_text(), count=1))
    before = Card.objects.count()
    with pytest.raises(LibraryFaultsError, match=r"dragons\.yaml: .*: sets\.yaml has no set 'YotX'"):
        load_library(folder)
    assert Card.objects.count() == before
    call_command("load_library", "--check", "--folder", str(settings.LIBRARY_DIR))


def test_the_files_are_read_without_a_database_row():
    library = read_library(settings.LIBRARY_DIR)
    assert len(library.cards) + len(library.ufs_cards) == Card.objects.filter(bundled=True).count()
