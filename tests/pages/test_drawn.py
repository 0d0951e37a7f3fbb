"""Cards with a face: what is drawn where, for whichever game, and the face that the name of a card shows."""

import re

import pytest
from django.template.loader import render_to_string

from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.model.symbols import Symbols
from rules.models import Card
from rules.pages.art import head_of, picture
from rules.pages.drawn import of_card, of_face

pytestmark = pytest.mark.django_db
TING_TING = Face(
    title="Ting Ting",
    type="Character",
    subtitle="Martial Artist",
    text="Unique. Independent. Opponents cannot take control of this card.",
    cost=4,
    requires=Symbols.of(dragons=2),
    provides=Symbols.of(dragons=2, chi=1),
    fighting=6,
)


def drawn(card, **context):
    html = render_to_string("cards/_drawn.html", {"drawn": card, "size": "grid", **context})
    return re.sub(r"\s+", " ", html)


def test_what_a_character_has_stands_in_its_place():
    html = drawn(of_face(TING_TING, url="/cards/ting-ting/"))
    assert "of-dragons" in html
    assert "kind-character" in html
    head, _, body = html.partition("</header>")
    assert "<dt>Fighting</dt><dd>6</dd>" in head
    assert "<dt>Cost</dt><dd>4</dd>" in body
    needs = re.search(r"<dt>Requires</dt> ?<dd>(.*?)</dd>", body)[1]
    gives = re.search(r"<dt>Provides</dt> ?<dd>(.*?)</dd>", body)[1]
    assert re.findall(r"sym sym-(\w+)\"", needs) == ["dragons", "dragons"]
    assert re.findall(r"sym sym-(\w+)\"", gives) == ["dragons", "dragons", "chi"]


def test_restrictions_are_set_apart_from_the_text():
    card = of_face(TING_TING)
    assert card.lead == "Unique. Independent."
    assert card.text == "Opponents cannot take control of this card."
    only = of_face(Face("Mad Dog", "Character", text="Unique. Guts. Toughness: 1."))
    assert (only.lead, only.text) == ("Unique. Guts. Toughness: 1.", "")
    none = of_face(Face("Elsa", "Character", text="Stealth is lost while this card is damaged."))
    assert none.lead == ""


def test_what_is_not_printed_is_not_drawn_and_zero_is():
    site = of_face(Face("Proving Ground", "Feng Shui Site", "Feng Shui Site", power=0, body=6))
    html = drawn(site)
    assert "<dt>Power</dt><dd>0</dd>" in html
    assert "<dt>Body</dt><dd>6</dd>" in html
    for label in ("Cost", "Fighting", "Requires", "Provides"):
        assert label not in html
    assert site.band == "", "the subtitle says it"


@pytest.mark.parametrize(
    ("designators", "worn"),
    [
        ("Maverick Cop", "cap"),
        ("Underworld Tracker Demon Cop", "cap"),
        ("Gnarled Horror Demon", "horns"),
        ("Eunuch Sorcerer", "hood"),
        ("Ting Ting Martial Artist", "knot"),
        ("Average Joe Blue-Collar Hero", ""),
    ],
)
def test_a_character_is_drawn_after_its_designators(designators, worn):
    assert head_of(designators) == worn


def test_a_picture_is_the_titles_own_and_stays_the_same():
    assert picture("character", "Ting Ting") == picture("character", "Ting Ting")
    assert picture("character", "Ting Ting") != picture("character", "Maverick Cop")
    assert picture("event", "Ting Ting") != picture("character", "Ting Ting")
    assert picture("character", "Jack", "Maverick Cop") != picture("character", "Jack", "Demon")
    assert "<script>" not in picture("event", "<script>")
    assert picture("no-such-kind", "Ting Ting").startswith("<svg ")


def test_a_title_stays_text():
    html = drawn(of_face(Face("<img src=x>", "Event", text="<img src=x>")))
    assert "<img" not in html


@pytest.mark.usefixtures("library")
def test_every_card_of_the_library_can_be_drawn():
    cards = Card.objects.select_related("game", "printing__shadowfist", "printing__ufs")
    for card in cards:
        html = drawn(of_card(card))
        assert f'href="{card.get_absolute_url()}"' in html
        assert html.count("<a ") == 1, "the card is the link"


@pytest.mark.usefixtures("library")
class TestFace:
    def test_the_face_of_a_card_stands_alone(self, client):
        page = client.get("/cards/ting-ting/face/")
        html = page.content.decode()
        assert page.status_code == 200
        assert "<dt>Fighting</dt><dd>6</dd>" in html
        assert "<a " not in html
        assert "<html" not in html

    def test_there_is_none_of_an_unknown_card(self, client):
        assert client.get("/cards/nobody/face/").status_code == 404


@pytest.mark.usefixtures("library")
class TestHowItIsRead:
    def test_a_card_of_ufs_tells_how_the_checker_reads_each_half(self, client):
        html = client.get("/cards/coals-and-cudgels/").content.decode()
        assert "How the checker reads it" in html
        part = html.split('<dl class="abilities">')[1].split("</dl>")[0]
        assert "<dt>Foundation: Enhance</dt>" in part
        assert "<dt>Attack: Enhance</dt>" in part

    def test_what_it_does_not_understand_is_marked(self, client):
        from rules.models import Card, LibraryVersion

        card = Card.objects.get(slug="cinder-uppercut")
        card.printings.update(text="E Frobnicate everything.")
        LibraryVersion.bump([card.pk])
        html = client.get(card.get_absolute_url()).content.decode()
        assert '<mark class="unread">E Frobnicate everything.</mark>' in html
        assert "not all of it" in html


def test_a_card_of_ufs_has_symbols_for_resources_and_letters_for_abilities(library):
    for size, linked in (("grid", False), ("full", True)):
        card = Card.objects.get(title="Cinder Uppercut")
        html = render_to_string("cards/_drawn.html", {"drawn": of_card(card), "size": size, "linked": linked})
        assert 'class="sym sym-fire" title="Fire"' in html
        assert '<b class="kind-letter letter-E" title="Enhance">E</b>' in html
    plain = render_to_string(
        "cards/_drawn.html", {"drawn": of_card(Card.objects.get(title="Ting Ting")), "size": "full"}
    )
    assert "letter-" not in plain


def test_an_empty_list_of_ufs_says_what_its_cards_are(client, library):
    page = client.get("/cards/?game=ufs&q=nothing-at-all").content.decode()
    assert "made up for this site" in page
    assert "made up for this site" not in client.get("/cards/?game=shadowfist&q=nothing-at-all").content.decode()
