"""How sure an answer is: what a question wants, what a sentence says of it, and the figures that were fitted."""

from __future__ import annotations

import doctest

import pytest

from rules.models import Origin, PassageKind
from rules.search import SearchRequest, rebuild_index, search
from rules.search import service as service_module
from rules.search.analysis import words
from rules.search.entailment import CONSTANT, SURE, WEIGHTS, Signs, verdict_of_another
from rules.search.intent import Wanted, differs, is_narrow, wanted
from rules.search.plan import All, Plan
from tests import certainty
from tests.certainty import (
    ELSEWHERE,
    HELD_OUT,
    Case,
    asked_everything,
    at,
    fitted,
    judged,
    points,
    report,
    solved,
    weights_of,
)
from tests.search_models import Library

# --- what a question wants --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("how many lanterns may I light", Wanted.NUMBER),
        ("maximum number of lanterns", Wanted.NUMBER),
        ("can I light a lantern", Wanted.YES_OR_NO),
        ("my lantern went out, may I light it again", Wanted.YES_OR_NO),
        ("who lights the lantern", Wanted.PERSON),
        ("can a sailor who sleeps light it", Wanted.YES_OR_NO),
        ("when do I light the lantern", Wanted.MOMENT),
        ("in which step is it lit", Wanted.MOMENT),
        ("what happens when the lantern falls", Wanted.OUTCOME),
        ("where does a broken lantern go", Wanted.PLACE),
        ("why light it", Wanted.REASON),
        ("what is a lantern", Wanted.MEANING),
        ("which lantern counts", Wanted.CHOICE),
        ("how do I light it", Wanted.WAY),
        ("how can a sailor light it, is there a lantern", Wanted.WAY),
        ("lantern oil", Wanted.ANY),
        ("", Wanted.ANY),
    ],
)
def test_what_a_question_wants(question, kind):
    assert wanted(words(question)) is kind


def test_questions_differ_where_both_say_what_they_want():
    assert differs(Wanted.NUMBER, Wanted.PERSON)
    assert not differs(Wanted.NUMBER, Wanted.NUMBER)
    assert not differs(Wanted.NUMBER, Wanted.ANY)
    assert not differs(Wanted.YES_OR_NO, Wanted.OUTCOME)
    assert is_narrow(Wanted.PERSON)
    assert not is_narrow(Wanted.YES_OR_NO)


# --- how sure ---------------------------------------------------------------------------------------------------------


def test_what_speaks_for_an_answer():
    signs = Signs(0.9, is_first=True, asked=6, unsaid=1, said=0.5, lead=0.2, agreed=0.5)
    assert len(signs.values) == len(WEIGHTS)
    assert 0 < signs.likelihood < 1
    worse = {
        "like": 0.5,
        "unsaid": 3,
        "is_first": False,
        "said": 0.0,
        "lead": 0.0,
        "agreed": 0.0,
        "more": 0.5,
        "lacks_term": True,
    }
    for name, value in worse.items():
        assert Signs(**{**vars_of(signs), name: value}).likelihood < signs.likelihood, name


def vars_of(signs):
    return {name: getattr(signs, name) for name in Signs.__dataclass_fields__}


def test_fitting():
    assert not doctest.testmod(certainty).failed
    assert solved([[0.0, 2.0], [1.0, 1.0]], [2.0, 3.0]) == [2.0, 1.0]
    cases = [Case("a", (float(x), 0.0), x > 4) for x in range(10)]
    constant, weight, none = fitted(cases)
    assert weight > 1
    assert constant < 0
    assert none == 0


def test_each_set_is_judged_by_weights_of_the_others():
    """What one set alone teaches is not said of it: there the sign means the contrary."""
    rows = [Case(name, (float(x),), (x > 4) is (name != "odd")) for name in ("one", "two", "odd") for x in range(10)]
    of_odd = [likelihood for likelihood, case in judged(rows) if case.set == "odd"]
    assert of_odd == sorted(of_odd)
    lines = list(report(rows, 30))
    assert lines[-2].startswith("CONSTANT = ")
    assert lines[-1].startswith("WEIGHTS = (")


def test_each_question_is_judged_by_its_likeliest_answer_and_held_out_ones_fit_nothing():
    rows = [Case(str(x // 2 % 2), (float(x),), x > 4, asked=f"question {x // 2}") for x in range(10)]
    held = [Case(HELD_OUT, (float(x),), x < 4, asked="held out") for x in range(8)]
    picked = {case.asked: case.values for _, case in judged([*rows, *held])}
    assert picked == {f"question {x}": (2.0 * x + 1,) for x in range(5)} | {"held out": (7.0,)}
    assert fitted(rows) == weights_of([*rows, *held])
    unknown = Case("0", (20.0,), None, asked="question 0")
    assert "question 0" not in {case.asked for _, case in judged([*rows, unknown])}


def test_points_count_each_threshold():
    said = [(0.9, Case("a", (), True)), (0.8, Case("a", (), False)), (0.8, Case(ELSEWHERE, (), False))]
    first, second = points(said, 4)
    assert (first.threshold, first.right, first.wrong, first.elsewhere) == (0.9, 0.25, 0, 0)
    assert (second.threshold, second.right, second.wrong, second.elsewhere) == (0.8, 0.25, 0.5, 1)
    assert at([first, second], 0.85) == first
    assert at([first, second], 0.95).right == 0


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
def test_the_weights_are_those_that_the_known_questions_give():
    cases, questions, held_out, _ = asked_everything()
    assert weights_of(cases) == pytest.approx([CONSTANT, *WEIGHTS], abs=0.1)
    said = judged(cases)
    fitted_on = at(points([each for each in said if each[1].set != HELD_OUT], questions), SURE)
    assert fitted_on.right >= 0.43
    assert fitted_on.wrong <= 0.045
    assert fitted_on.elsewhere == 0
    never_fitted_on = at(points([each for each in said if each[1].set == HELD_OUT], held_out), SURE)
    assert never_fitted_on.right >= 0.35
    assert never_fitted_on.wrong <= 0.13


@pytest.mark.django_db
@pytest.mark.usefixtures("own_library")
class TestTheBundledLibrary:
    def test_a_known_question_is_answered_in_whatever_words(self):
        answer = search(SearchRequest("does unspent mana go away when my turn is over")).answer
        assert (answer.verdict, answer.said.number) == ("no", "4.1")
        assert answer.reason.startswith("Power you do not spend stays")

    def test_a_word_that_changes_the_sense_is_no_detail(self):
        assert search(SearchRequest("can a tapped creature block")).answer.verdict == "yes"
        contrary = search(SearchRequest("can a tapped creature not block")).answer
        assert contrary is None
        assert search(SearchRequest("can I mulligan ufs")).answer.verdict == "yes"
        assert search(SearchRequest("can I mulligan twice ufs")).answer.verdict == "no"

    def test_a_definition_is_shown_whole(self):
        said = search(SearchRequest("turn and maintain")).answer.said
        assert said.number == "10.3"
        assert said.text.startswith("An effect. Its precondition is that you turn the card")
        assert said.text.endswith("choose to leave such cards turned.")

    def test_words_that_are_a_part_of_a_known_question_do_not_ask_it(self):
        assert search(SearchRequest("superleap blockers")).answer is None

    def test_what_no_document_says_has_no_answer(self):
        assert search(SearchRequest("how do I register for the world championship")).answer is None


# --- slips of the pen in imported texts -------------------------------------------------------------------------------


@pytest.fixture
def harbor(db, settings, tmp_path):
    settings.SEARCH_BACKEND, settings.SEARCH_INDEX_DIR = "whoosh", tmp_path / "index"
    service_module._backend.cache_clear()
    service_module._failures.clear()
    yield Library()
    service_module._backend.cache_clear()


@pytest.mark.exhaustive
def test_a_slip_in_an_imported_text_is_still_a_slip(harbor):
    for number in range(25):
        harbor.card(f"Chandler {number}", "Character", text="Turn :: Burn a candlestick.")
    harbor.card("Chandlery", "Edge", text="Turn :: Melt a candlestack.")
    harbor.section("9")
    harbor.passage("9", "A candelstick is made of brass.", origin=Origin.ORIGINAL)
    rebuild_index()
    for slip in ("candlestack", "candelstick"):
        assert search(SearchRequest(f"{slip} burning")).corrected == "candlestick burning"


@pytest.mark.exhaustive
def test_a_rare_word_of_ours_or_of_a_title_is_none(harbor):
    for number in range(25):
        harbor.card(f"Chandler {number}", "Character", text="Turn :: Burn a candlestick.")
    harbor.card("Candlestack", "Edge", text="Melt.")
    harbor.section("9")
    harbor.passage("9", "A candelstick is made of brass.", PassageKind.RULE)
    rebuild_index()
    for word in ("candlestack", "candelstick"):
        assert search(SearchRequest(f"{word} burning")).corrected is None


@pytest.mark.parametrize(
    ("known", "answer", "is_of_another"),
    [
        ("a lantern needs oil", "Yes. Without oil it goes out.", True),
        ("a lantern needs oil", "Without oil it goes out.", False),
        ("may a lantern be lit without oil", "No. It goes out.", False),
    ],
)
def test_a_yes_or_no_belongs_to_who_has_asked_whether(known, answer, is_of_another):
    asked = Plan((), All(()), typed=tuple(words("can I light a lantern before it has oil")))
    assert verdict_of_another(asked, known, answer) is is_of_another


def test_a_yes_or_no_belongs_to_no_words_that_ask_nothing():
    for asked, is_of_another in [("lantern oil", True), ("how many lanterns", True), ("is a lantern lit", False)]:
        plan = Plan((), All(()), typed=tuple(words(asked)))
        assert verdict_of_another(plan, "may a lantern be lit without oil", "No. It goes out.") is is_of_another
