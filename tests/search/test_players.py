"""What players find: titles first, misspelt words put right, rarity where one searches, an answer on top."""

from __future__ import annotations

import pytest

from rules.models import Origin, PassageKind, Section, SectionQuestion
from rules.pages.checker import presets
from rules.search import SearchRequest, backend, rebuild_index, search
from rules.search import service as service_module
from rules.search.known_answers import Stored
from tests.search_models import make_library

pytestmark = pytest.mark.django_db


def first(query, **more):
    result = search(SearchRequest(query, **more))
    return (result.hits[0].kind, result.hits[0].title) if result.hits else None


def places(query, **more):
    return [f"{hit.document}/{hit.number}" for hit in search(SearchRequest(query, **more)).hits]


# --- small libraries, before that of the module is there ---


@pytest.fixture
def other_index(settings, tmp_path):
    """An index of a test alone."""
    settings.SEARCH_BACKEND, settings.SEARCH_INDEX_DIR = "whoosh", tmp_path / "index"
    service_module._backend.cache_clear()
    service_module._failures.clear()
    yield
    service_module._backend.cache_clear()


@pytest.fixture
def harbor(other_index):
    return make_library()


def test_a_question_that_a_section_answers_finds_it(harbor):
    section = harbor.sections["1.1"]
    assert "1.1" not in [hit.number for hit in search(SearchRequest("gangplank wobbling")).hits]
    SectionQuestion.objects.create(section=section, text="what if the gangplank is wobbling")
    rebuild_index()
    hit = search(SearchRequest("gangplank wobbling")).hits[0]
    assert hit.number == "1.1"
    assert "gangplank" not in hit.highlight  # the section is shown, and not the question


def test_an_original_that_says_the_same_changes_no_score(harbor):
    rebuild_index()
    before = {hit.url: hit.score for hit in search(SearchRequest("boarding a ship")).hits}
    section = harbor.sections["1.1"]
    section.passages.create(
        origin=Origin.ORIGINAL, kind=PassageKind.RULE.value, order=0, anchor="p1", text="Deckhands toil."
    )
    rebuild_index()
    after = {hit.url: hit.score for hit in search(SearchRequest("boarding a ship")).hits}
    assert {url: after[url] for url in before} == before
    assert backend().search(SearchRequest("deckhands")).hits[0].number == "1.1"


@pytest.mark.usefixtures("own_library")
class TestTheBundledLibrary:
    # --- the right kind first -------------------------------------------------------------------------------------

    @pytest.mark.parametrize(
        ("query", "found"),
        [
            ("ting", ("card", "Ting Ting")),
            ("ting ting", ("card", "Ting Ting")),
            ("final brawl", ("card", "Final Brawl")),
            ("pocket", ("card", "Pocket Demon")),
            ("Damage Redirection", ("rule", "Damage Redirection")),
            ("control checks", ("rule", "Control Checks")),
            ("toast", ("glossary", "toast")),
            ("toast it", ("glossary", "Toast It")),
        ],
    )
    def test_titles_come_first(self, query, found):
        assert first(query) == found

    def test_a_title_in_a_question_is_not_what_is_asked_for(self):
        kind, _ = first("does Fox Pass work with Palace Guards")
        assert kind == "ruling"

    def test_questions_are_answered_by_rules(self):
        for query in ("can a tapped creature block", "do I lose when my library is empty", "how do I heal my guys"):
            hits = search(SearchRequest(query, page_size=3)).hits
            assert "card" not in {hit.kind for hit in hits}, query

    # --- players' words -------------------------------------------------------------------------------------------

    @pytest.mark.parametrize(
        ("query", "place"),
        [
            ("can my tapped creature block", "shadowfist-rulebook-2000/6.3"),
            ("can I tap foundations to pass a check", "ufs-rules-2010/8.1.3.4"),
            ("graveyard order in ufs", "ufs-rules-2010/4.4"),
        ],
    )
    def test_words_of_other_games(self, query, place):
        assert any(found.startswith(place) for found in places(query)[:3])

    def test_a_game_that_is_named_is_searched(self):
        assert all(place.startswith("ufs") for place in places("how many cards in a deck ufs")[:5])
        assert places("ufs smallest deck size")[0] == "ufs-rules-2010/3.1"
        assert places("shadowfist smallest deck")[0].startswith("shadowfist")

    # --- misspelt words -------------------------------------------------------------------------------------------

    def test_misspelt_words_are_put_right_and_followed(self):
        result = search(SearchRequest("sieze a sight"))
        assert result.corrected == result.did_you_mean == "seize a sight"
        assert result.hits[0].number == "6.4.3"
        typed = search(SearchRequest("sieze a sight", as_typed=True))
        assert typed.corrected is None
        assert typed.did_you_mean == "seize a sight"

    @pytest.mark.parametrize(
        ("typed", "meant"),
        [
            ("toughnes", "toughness"),
            ("charachter contrlo", "character control"),
            ("fengshui cost", "feng shui cost"),
            ("momentem", "momentum"),
            ("graveyrd", "graveyard"),
        ],
    )
    def test_what_was_meant(self, typed, meant):
        assert search(SearchRequest(typed)).corrected == meant

    @pytest.mark.parametrize(
        "query", ["perpendicular sights", "jousting", "trampling creatures", "haste", "untap step"]
    )
    def test_good_words_stay(self, query):
        result = search(SearchRequest(query))
        assert (result.did_you_mean, result.corrected) == (None, None)

    def test_operators_are_not_followed_but_suggested(self):
        result = search(SearchRequest('damage -redirectd "combat damage"'))
        assert result.corrected is None

    # --- rarity ---------------------------------------------------------------------------------------------------

    def test_words_that_occur_only_elsewhere_never_empty_a_result(self):
        assert search(SearchRequest("pagoda momentum cards", document="ufs-rules-2010")).total
        assert search(SearchRequest("vitality of a cop", kinds=("card",))).total
        assert search(SearchRequest("jousting perpendicular interceptor")).total

    def test_rarity_is_counted_where_one_searches(self):
        """A foundation is rare among all rules, and in every other rule of UFS."""
        within = places("foundation turned face down", document="ufs-rules-2010")
        assert within
        assert {place.split("/")[0] for place in within} == {"ufs-rules-2010"}

    # --- answers --------------------------------------------------------------------------------------------------

    def test_an_answer_has_its_place(self):
        answer = search(SearchRequest("how many feng shui sites do I need to win")).answer
        assert (answer.said.document, answer.said.number) == ("shadowfist-rulebook-2000", "3.1")
        assert "six Feng Shui Sites in a game of two players" in answer.said.text
        assert answer.said.page_url == "/rules/shadowfist-rulebook-2000/3.1/"
        assert "2000" in answer.said.edition
        assert answer.verdict is None

    def test_yes_or_no_where_the_sentence_says_so(self):
        answer = search(SearchRequest("is a resource spent like power?")).answer
        assert answer.verdict == "no"
        assert answer.said.text.startswith("No.")
        assert not answer.reason.startswith("No")
        assert "Power" in answer.reason
        opposite = search(SearchRequest("isn't a resource spent like power?")).answer
        assert opposite is None or opposite.verdict is None

    def test_what_plays_it(self):
        asked = "can I attack again after a failed attack"
        answer = search(SearchRequest(asked)).answer  # the other game has no hit nearly as good
        assert (answer.verdict, answer.said.number) == ("no", "6.5")
        assert answer.examples

    def test_only_what_shows_the_answer_at_work(self):
        examples = search(SearchRequest("can I attack my own site")).answer.examples
        assert examples[0].title == "You cannot attack your own cards"
        assert "A turned Character cannot be declared as an attacker" not in {each.title for each in examples}

    def test_the_sentence_that_answers_is_shown(self):
        hit = search(SearchRequest("can I attack my own site")).hits[0]
        assert "against a card you control" in hit.highlight

    def test_what_only_one_game_has_says_which_is_meant(self):
        result = search(SearchRequest("can a foundation win the game", prefer="shadowfist"))
        assert result.game == "ufs"
        assert result.hits[0].document == "ufs-rules-2010"
        assert search(SearchRequest("can a foundation character win at a Feng Shui Site")).game == ""  # of both
        assert search(SearchRequest("can a character win the game", prefer="shadowfist")).game == "shadowfist"

    @pytest.mark.usefixtures("other_index")
    def test_where_no_game_is_meant_both_answer_or_none(self):
        for game, answer in (("shadowfist", "You do."), ("ufs", "Your opponent does.")):
            section = Section.objects.filter(document__game__slug=game).order_by("document__order", "order").first()
            SectionQuestion.objects.create(section=section, text="who waters the plants", answer=answer)
        rebuild_index()
        result = search(SearchRequest("who waters the plants"))
        assert result.answer is None
        assert {said.said.text for said in result.answers} == {"You do.", "Your opponent does."}
        assert search(SearchRequest("who waters the plants", game="ufs")).answer.said.text == "Your opponent does."

    def test_the_text_of_a_section_is_no_yes_or_no(self):
        assert Stored("ufs-rules-2010", "2.5.1", "what is that").full_answer
        assert not Stored("ufs-rules-2010", "2.5.1", "can I play it twice").full_answer

    def test_what_other_editions_answer_to_the_same_question(self):
        asked = SectionQuestion.objects.create(
            section=Section.objects.get(document__slug="shadowfist-faq-1995", number="4.2.j"),
            text="how much power do I get for burning in 1995",
            answer="5, however many play.",
        )
        try:
            rebuild_index()
            others = search(SearchRequest("how much power do I get for burning")).answer.others
            assert others.changed
            assert [(said.document, said.text) for said in others.sections] == [
                ("shadowfist-faq-1995", "5, however many play.")
            ]
        finally:
            asked.delete()
            rebuild_index()

    @pytest.mark.parametrize(
        "query",
        [
            "can toughness be reduced below zero",
            "ting ting",
            "Fox Pass",
            "jousting perpendicular",
            "asdf",
            "what",
            "4.5.2",
            "card",
        ],
    )
    def test_no_answer_rather_than_a_wrong_one(self, query):
        assert search(SearchRequest(query)).answer is None

    def test_no_answer_among_cards_and_on_later_pages(self):
        question = "how many feng shui sites do I need to win"
        assert search(SearchRequest(question, kinds=("card",))).answer is None
        assert search(SearchRequest(question, page=2)).answer is None


# --- the API and the page ---------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("own_library")
def test_the_api_gives_the_answer_and_the_correction(client):
    found = client.get("/api/v1/search", {"q": "is a resource spent like power"}).json()
    answer = found["answer"]
    assert (answer["verdict"], answer["document"], answer["number"]) == ("no", "shadowfist-faq-1995", "3.1.1")
    assert answer["url"].endswith("/api/v1/sections/shadowfist-faq-1995/3.1.1")
    assert client.get(answer["page_url"].partition("#")[0]).status_code == 200
    assert all(client.get(example["page_url"]).status_code == 200 for example in answer["examples"])
    assert found["corrected"] is None
    corrected = client.get("/api/v1/search", {"q": "toughnes"}).json()
    assert (corrected["corrected"], corrected["did_you_mean"]) == ("toughness", "toughness")
    typed = client.get("/api/v1/search", {"q": "toughnes", "spelling": "typed"}).json()
    assert (typed["corrected"], typed["did_you_mean"]) == (None, "toughness")
    assert client.get("/api/v1/search", {"q": "toughnes", "spelling": "other"}).status_code == 400


@pytest.mark.usefixtures("own_library")
def test_the_page_shows_the_answer_the_correction_and_the_list_of_cards(client):
    page = client.get("/search/", {"q": "is a resource spent like power"}).content.decode()
    assert '<b class="verdict">No</b>' in page
    assert "playing a card with a resource does not take it out of the pool" in page
    page = client.get("/search/", {"q": "toughnes"}).content.decode()
    assert "Showing results for" in page
    assert "search for toughnes instead" in page
    assert "Showing results for" not in client.get("/search/", {"q": "toughnes", "as": "typed"}).content.decode()
    page = client.get("/search/", {"q": "t:character cost<3"}).content.decode()
    assert "/cards/?q=t%3Acharacter+cost%3C3" in page
    assert "that fit" not in client.get("/search/", {"q": "note: this"}).content.decode()


@pytest.mark.usefixtures("own_library")
def test_examples_are_a_tab(client):
    html = client.get("/search/", {"q": "fox pass"}).content.decode()
    found = presets.search("fox pass").total
    assert found
    assert f'<a href="/check/?q=fox+pass">Examples <span class="count">{found}</span>' in html
