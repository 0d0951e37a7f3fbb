"""What every search backend does: each backend's tests subclass :class:`SearchContract` and say how to make one."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.models import Document, SearchEntry
from rules.search.backends.base import SearchBackend
from rules.search.fingerprint import fingerprint
from rules.search.requests import IndexUnusableError, SearchRequest, SearchResult
from tests.search_library import DUEL, FAQ, RULES, add_section, build_library, players_words

PLAIN = re.compile(r"<(?!/?mark>)|[\"']")
# The engine is the same for all examples, and the method is inherited by the tests of every backend.
IN_CLASSES = (HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.differing_executors)
FRAGMENTS = st.sampled_from(
    [
        '"',
        "(",
        ")",
        "-",
        "+",
        "*",
        " AND ",
        " OR ",
        " NOT ",
        "damage",
        "x",
        "§4.5",
        "\0",
        "🙂",
        "'",
        "\\",
        "%",
        ":",
        "é",
    ]
)


class SearchContract:
    """Subclasses set ``using`` to the alias of the database with the entries, and implement ``make``."""

    using = "default"

    def make(self, tmp_path) -> SearchBackend:
        raise NotImplementedError

    @pytest.fixture(autouse=True)
    def players_words(self, monkeypatch):
        words = players_words()
        monkeypatch.setattr("rules.search.thesaurus._bundled", lambda folder: words)

    @pytest.fixture
    def unbuilt(self, db, tmp_path) -> SearchBackend:
        build_library(self.using)
        return self.make(tmp_path)

    @pytest.fixture
    def engine(self, unbuilt) -> SearchBackend:
        self.rebuild(unbuilt)
        return unbuilt

    def rebuild(self, engine: SearchBackend, version: int = 1) -> None:
        rows = SearchEntry.objects.using(self.using).select_related("document", "game").order_by("pk")
        engine.rebuild(rows, version)

    @staticmethod
    def search(engine: SearchBackend, query: str, **filters) -> SearchResult:
        return engine.search(SearchRequest(query, **filters))

    def found(self, engine: SearchBackend, query: str, **filters) -> list[str]:
        """The hits in order: numbers of sections, titles of cards."""
        return [hit.number or hit.title for hit in self.search(engine, query, **filters).hits]

    # --- ranking --------------------------------------------------------------------------------------------------

    def test_the_rule_comes_before_its_mentions(self, engine):
        hits = self.search(engine, "uniqueness auction").hits
        assert [(hit.kind, hit.number) for hit in hits[:2]] == [("rule", "5.5.1"), ("glossary", "10.1")]

    def test_a_section_and_its_example_are_one_hit(self, engine):
        assert self.found(engine, "uniqueness auction").count("5.5.1") == 1

    def test_a_hit_shows_the_entry_that_fits_best(self, engine):
        assert self.search(engine, "Mara bids three").hits[0].page_url.endswith("/5.5.1/#e1")
        assert self.search(engine, "controllers bid Power").hits[0].page_url.endswith("/5.5.1/")

    def test_more_of_the_question_beats_more_of_one_word(self, engine):
        assert self.found(engine, "redirected combat damage")[0] == "4.5.1"

    def test_a_question_in_plain_english(self, engine):
        assert self.found(engine, "what happens when two copies of a unique card are revealed?")[0] == "5.5.1"
        assert self.found(engine, "when does the day end, and do the crews rest?")[0] == "8.1"

    def test_a_title_that_is_the_query_comes_first(self, engine):
        assert self.found(engine, "storm lantern")[0] == "Storm Lantern"
        assert self.search(engine, "storm lantern").hits[0].kind == "card"
        assert self.found(engine, "What is damage?")[0] == "4.5"

    def test_a_title_counts_more_than_a_mention(self, engine):
        assert self.found(engine, "combat")[0] == "6.4"

    def test_scores_fall(self, engine):
        scores = [hit.score for hit in self.search(engine, "damage of a turned character").hits]
        assert scores == sorted(scores, reverse=True)
        assert scores[-1] > 0

    def test_section_numbers(self, engine):
        assert self.found(engine, "4.5.1")[0] == "4.5.1"
        assert self.found(engine, "rule §4.5")[0] == "4.5"
        assert self.found(engine, "4.5", document=RULES) == ["4.5"]

    # --- words ----------------------------------------------------------------------------------------------------

    def test_inflections(self, engine):
        assert self.found(engine, "intercepting")[:1] == ["6.3"]
        assert set(self.found(engine, "redirect")) == {"4.5.1", "2.1"}

    def test_accents_case_and_possessives(self, engine):
        assert self.found(engine, "STÖRM LANTERN’S")[0] == "Storm Lantern"

    def test_one_letter_words(self, engine):
        assert set(self.found(engine, "X")) == {"2.1", "Caravan"}
        assert self.found(engine, '"number of its crew" AND x') == ["2.1"]

    def test_words_of_the_game_are_no_stop_words(self, engine):
        assert self.found(engine, "may AND not") == []
        assert "1.1" in self.found(engine, "may")
        assert "4.5.1" in self.found(engine, "not")

    def test_players_words(self, engine):
        assert self.found(engine, "can a blocker be tapped")[0] in {"6.3", "1.1"}
        assert self.found(engine, "graveyard")[0] == "6.4"
        assert "6.4" in self.found(engine, "died")

    def test_the_word_itself_counts_more_than_its_synonym(self, engine):
        assert self.found(engine, "block")[0] == "1"
        assert "6.3" in self.found(engine, "block")

    # --- operators ------------------------------------------------------------------------------------------------

    def test_phrases(self, engine):
        assert set(self.found(engine, '"combat damage"')) == {"4.5", "4.5.1"}
        assert self.found(engine, '"damage combat"') == []
        assert self.found(engine, '"end of the day"') == ["8.1"]
        assert self.found(engine, '"unique card stays"') == []

    def test_a_phrase_is_stemmed(self, engine):
        assert "5.5.1" in self.found(engine, '"uniqueness auctions"', kinds=("rule",))

    def test_and_requires_both(self, engine):
        assert set(self.found(engine, "damage AND combat")) == {"4.5", "4.5.1"}

    def test_or_requires_one(self, engine):
        assert set(self.found(engine, "lantern OR burglar")) == {"8.1", "2.1", "Storm Lantern", "Cat Burglar"}

    def test_not_excludes(self, engine):
        assert set(self.found(engine, "cat NOT burglar")) == {"Harbor Cat"}
        assert set(self.found(engine, "cat -burglar")) == {"Harbor Cat"}
        assert set(self.found(engine, 'damage -"combat damage" -lantern')) == {"Harbor Cat", "1"}

    def test_not_excludes_the_whole_hit(self, engine):
        assert "5.5.1" not in self.found(engine, "unique -Mara")  # Mara is in the example only

    def test_not_inside_or(self, engine):
        every = SearchEntry.objects.using(self.using).values("target").distinct().count()
        assert self.search(engine, "lantern OR -damage").total < every
        assert {"8.1", "Cat Burglar", "Storm Lantern"} <= set(self.found(engine, "lantern OR -damage", page_size=50))

    def test_not_not(self, engine):
        assert self.found(engine, "cat NOT (NOT burglar)") == ["Cat Burglar"]
        assert self.found(engine, "cat -(site AND -opponent)") == ["Cat Burglar"]

    def test_parentheses(self, engine):
        assert set(self.found(engine, "(cat OR lantern) AND damage")) == {"Harbor Cat", "Storm Lantern", "2.1"}

    def test_a_plus_requires_its_word_only(self, engine):
        assert set(self.found(engine, "+cat burglar")) == {"Harbor Cat", "Cat Burglar"}
        assert self.found(engine, "+cat burglar")[0] == "Cat Burglar"

    def test_prefixes(self, engine):
        assert set(self.found(engine, "redir*")) == {"4.5.1", "2.1"}
        assert set(self.found(engine, "ca* AND power")) == {"Caravan", "Cat Burglar", "5.5.1"}
        assert self.found(engine, "qqq*") == []

    # --- filters, counts, pages -----------------------------------------------------------------------------------

    def test_filters(self, engine):
        assert {hit.kind for hit in self.search(engine, "damage", kinds=("card",)).hits} == {"card"}
        assert {hit.kind for hit in self.search(engine, "damage", kinds=("card", "ruling")).hits} == {"card", "ruling"}
        assert self.found(engine, "damage", document=FAQ) == ["2.1"]
        assert self.found(engine, "damage", game="duel") == ["1"]
        assert self.found(engine, "damage", game="duel", document=RULES) == []
        assert self.found(engine, "damage", game="nowhere") == []

    def test_the_preferred_game_comes_first_and_the_other_below(self, engine):
        places = [(hit.document, hit.number) for hit in self.search(engine, "damage", prefer="duel").hits]
        assert places[0] == (DUEL, "1")
        assert (RULES, "4.5") in places[1:]
        assert self.search(engine, "damage", prefer="harbor").hits[0].document == RULES
        assert self.search(engine, "damage", prefer="nowhere").total == self.search(engine, "damage").total

    def test_a_query_that_names_a_game_means_that_one(self, engine):
        assert self.search(engine, "harbor damage", prefer="duel").hits[0].document == RULES

    def test_the_other_game_is_second_where_it_answers_nearly_as_well(self, unbuilt):
        harbor, duel = (Document.objects.using(self.using).get(slug=slug) for slug in (RULES, DUEL))
        for number in ("9.1", "9.2", "9.3"):
            add_section(harbor, number, "Anchors", "An anchor holds a boat.", using=self.using)
        add_section(duel, "9.4", "Anchors", "An anchor holds a boat.", weight=0.8, using=self.using)
        add_section(duel, "9.5", "Anchors", "An anchor holds a boat.", weight=0.2, using=self.using)
        self.rebuild(unbuilt)
        result = self.search(unbuilt, "does an anchor hold the boat")
        assert [hit.document for hit in result.hits[:4]] == [RULES, DUEL, RULES, RULES]
        scores = [hit.score for hit in result.hits]
        assert scores == sorted(scores, reverse=True)
        preferred = self.search(unbuilt, "does an anchor hold the boat", prefer="harbor").hits
        assert [hit.document for hit in preferred[:3]] == [RULES, RULES, RULES]

    def test_what_is_nearly_a_known_question_is_answered_there(self, unbuilt):
        document = Document.objects.using(self.using).get(slug=RULES)
        known = {"9.1": "may a kraken swallow a boat", "9.2": "may a kraken swallow a boat that lies at anchor in fog"}
        for number, question in known.items():
            entry = add_section(document, number, "Sea", "It is deep.", using=self.using)
            entry.pk, entry.body, entry.terms, entry.questions = None, "", "", question
            entry.save(using=self.using)
        self.rebuild(unbuilt)
        assert self.found(unbuilt, "can the kraken swallow my boat")[:2] == ["9.1", "9.2"]
        assert self.found(unbuilt, "swallowed at anchor in the fog")[0] == "9.2"

    def test_counts(self, engine):
        result = self.search(engine, "damage")
        assert result.total == 6
        assert result.kinds == {"card": 2, "rule": 3, "ruling": 1}
        assert result.documents == {DUEL: 1, FAQ: 1, RULES: 2}

    def test_counts_offer_the_other_filters(self, engine):
        result = self.search(engine, "damage", kinds=("rule",), document=RULES)
        assert result.total == 2
        assert result.kinds == {"rule": 2}
        assert result.documents == {DUEL: 1, RULES: 2}

    def test_counts_count_hits_and_not_entries(self, engine):
        assert self.search(engine, "bids", kinds=("rule",)).total == 1
        assert self.search(engine, "bids", kinds=("rule",)).kinds["rule"] == 1

    def test_pages(self, engine):
        whole = self.found(engine, "damage")
        pages = [self.found(engine, "damage", page=page, page_size=4) for page in (1, 2, 3)]
        assert pages == [whole[:4], whole[4:], []]
        assert self.search(engine, "damage", page=3, page_size=4).total == 6

    @pytest.mark.parametrize(("page", "size", "hits"), [(0, 5, 5), (-3, 5, 5), (1, 0, 1), (1, -1, 1), (10**9, 5, 0)])
    def test_pages_out_of_range(self, engine, page, size, hits):
        assert len(self.found(engine, "damage", page=page, page_size=size)) == hits

    def test_a_hit_has_everything_it_is_shown_with(self, engine):
        (hit,) = self.search(engine, "redirected", document=FAQ).hits
        assert (hit.kind, hit.document, hit.number, hit.title) == ("ruling", FAQ, "2.1", "Storm Lantern")
        assert (hit.url, hit.page_url) == (f"/api/v1/sections/{FAQ}/2.1", f"/rules/{FAQ}/2.1/")
        assert hit.highlight == "Its damage cannot be <mark>redirected</mark>."

    # --- highlights -----------------------------------------------------------------------------------------------

    def test_highlights_are_safe(self, engine):
        (hit,) = self.search(engine, "lighthouse").hits
        assert "&lt;script&gt;alert(&quot;<mark>lighthouse</mark>&quot;)&lt;/script&gt; &amp; of" in hit.highlight
        assert "&lt;mark&gt;false&lt;/mark&gt; <mark>lighthouses</mark>" in hit.highlight

    def test_highlights_mark_inflections_synonyms_and_prefixes(self, engine):
        assert "<mark>bid</mark>" in self.search(engine, "bids copies").hits[0].highlight
        assert "<mark>smoked</mark>" in self.search(engine, "died", kinds=("rule",)).hits[0].highlight.lower()
        assert "<mark>redirection</mark>" in self.search(engine, "redirec*", kinds=("rule",)).hits[0].highlight

    # --- spelling -------------------------------------------------------------------------------------------------

    def test_misspelt_words(self, engine):
        result = self.search(engine, "uniqeness aucton")
        assert result.did_you_mean == "uniqueness auction"
        assert self.search(engine, result.did_you_mean).hits[0].number == "5.5.1"

    def test_only_the_misspelt_word_is_replaced(self, engine):
        assert self.search(engine, 'Damage, "combt damage" -storm').did_you_mean == 'Damage, "combat damage" -storm'

    def test_transposed_letters(self, engine):
        assert engine.suggest("lantren") == "lantern"

    def test_the_commoner_word_is_suggested(self, engine):
        assert engine.suggest("carda") == "card"

    def test_no_suggestion_for_what_is_known_or_like_nothing(self, engine):
        assert self.search(engine, "damage").did_you_mean is None
        assert self.search(engine, "graveyard").did_you_mean is None
        assert self.search(engine, "qwertzuiop").did_you_mean is None
        assert engine.suggest("qwertzuiop") is None

    def test_no_suggestion_that_would_find_nothing(self, engine):
        assert self.search(engine, "burglr").did_you_mean == "burglar"
        assert self.search(engine, "burglr", document=RULES).did_you_mean is None
        assert self.search(engine, "burglr AND lighthouse").did_you_mean is None

    def test_suggestions_are_words_as_they_are_written(self, engine):
        assert self.search(engine, "redirecton").did_you_mean == "redirection"

    # --- anything a person may type -------------------------------------------------------------------------------

    @pytest.mark.parametrize(
        "query", ["", "   ", "\0", "🙂", "-", '"', '""', "()", "AND", "-damage", "NOT damage", "*"]
    )
    def test_nothing_to_look_for(self, engine, query):
        result = self.search(engine, query)
        assert (result.hits, result.total) == ((), 0)
        assert result.warnings or not query.strip(" \0")

    @pytest.mark.parametrize(
        "query",
        [
            '"damage',
            "(damage",
            "damage)",
            "damage AND",
            "OR damage",
            "damage\0",
            "%damage_",
            "damage'; DROP TABLE rules_searchentry; --",
            "damage & ! | <-> :*",
            "damage " * 2000,
            "(" * 250 + "damage",
            "damage\ud800",
        ],
    )
    def test_malformed_queries_find_what_they_can(self, engine, query):
        assert self.search(engine, query).total

    @settings(max_examples=60, suppress_health_check=IN_CLASSES)
    @given(query=st.one_of(st.text(max_size=40), st.lists(FRAGMENTS, max_size=12).map("".join)))
    def test_any_text_is_answered_safely(self, engine, query):
        result = self.search(engine, query)
        assert result.total >= len(result.hits)
        assert not any(PLAIN.search(hit.highlight) for hit in result.hits)

    # --- the index ------------------------------------------------------------------------------------------------

    def test_there_is_no_index_before_it_is_built(self, unbuilt):
        assert unbuilt.version is None
        assert not unbuilt.up_to_date(0)
        with pytest.raises(IndexUnusableError):
            self.search(unbuilt, "damage")

    def test_a_version_is_searched_only_where_it_is_there(self, engine):
        request = SearchRequest("damage")
        assert engine.search_version(request, 1) == engine.search(request)
        assert engine.search_version(request, 2) is None

    def test_the_index_knows_its_version(self, engine):
        assert engine.version == 1
        assert engine.up_to_date(1)
        assert not engine.up_to_date(2)
        self.rebuild(engine, 7)
        assert engine.version == 7

    def test_the_index_knows_the_code_that_built_it(self, unbuilt):
        assert unbuilt.built_by == ""
        self.rebuild(unbuilt)
        assert unbuilt.built_by == fingerprint()

    def test_a_rebuilt_index_has_what_is_new_and_not_what_is_gone(self, engine):
        document = Document.objects.using(self.using).get(slug=RULES)
        add_section(document, "9.9", "Anchors", "An anchor holds a ship.", using=self.using)
        assert self.found(engine, "anchors") == []
        SearchEntry.objects.using(self.using).filter(number="4.5.1").delete()
        self.rebuild(engine, 2)
        assert self.found(engine, "anchors") == ["9.9"]
        assert "4.5.1" not in self.found(engine, "redirection")
        assert self.search(engine, "damage").total == 5

    def test_an_empty_library(self, engine):
        SearchEntry.objects.using(self.using).all().delete()
        self.rebuild(engine, 2)
        for query in ("damage", '"combat damage"', "dam*", "-damage ship", "x OR -y", "dmaage"):
            assert self.search(engine, query).total == 0

    def test_one_rebuild_at_a_time(self, engine):
        with engine.lock(wait=False) as mine:
            assert mine
        with engine.lock(wait=True) as mine:
            assert mine
