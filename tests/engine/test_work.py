"""The work of an evaluation is counted and bounded: the same scenario comes to the same end on any machine."""

import re
import sys
from itertools import cycle, islice

import pytest

from rules.engine import evaluate, list_legal, refused_actions
from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.omitted import TOO_MUCH
from rules.engine.kernel.work import MAX_WORK, TooMuchWorkError, Work
from tests.corpus import entries
from tests.engine_library import at, board, bundled, player

BRAWL = [{"by": "Ann", "do": "play", "card": "final-brawl"}, {"do": "resolve"}]
# Texts that give something to whatever they look at, each on many copies.
GIVING = ("Kung Fu Student", "Orange Monk", "Student of the Shark", "Four Burning Fists", "Friends of the Dragon")


def crowd_of(titles, number):
    """So many Characters with the texts of these, none of them Unique: of such a card one is in play at most."""
    faces = {title: bundled().find(title).printings[-1].face for title in titles}
    several = {title: f"Many {title}" if "Unique" in face.text else title for title, face in faces.items()}
    custom = [
        {
            "title": several[title],
            "type": face.type,
            "subtitle": face.subtitle,
            "fighting": face.fighting,
            "text": face.text.replace("Unique. ", "").replace("Unique.", ""),
        }
        for title, face in faces.items()
        if several[title] != title
    ]
    return list(islice(cycle(several.values()), number)), custom


def crowded(number, *actions):
    crowd, custom = crowd_of(GIVING, number)
    ann = player("Ann", at("Fox Pass", "Ting Ting"), hand=["Final Brawl"] * 3)
    return {**board(ann, player("Bob", at("City Park", *crowd)), actions=list(actions)), "custom": custom}


BRAWLS = [action for n in ("", "-2", "-3") for action in ({**BRAWL[0], "card": f"final-brawl{n}"}, BRAWL[1])]
HEAVY = crowded(1900, *BRAWLS)


def counted(call, scenario, limit=10 * MAX_WORK):
    work = Work(limit)
    call(scenario, bundled(), work)
    return work.done


def test_what_takes_long_is_told_as_far_as_it_came():
    assert evaluate(HEAVY, bundled())["incomplete"]["code"] == "too_long"
    scenario = crowded(40, *BRAWLS)
    told = evaluate(scenario, bundled(), Work(counted(evaluate, scenario) * 2 // 3))
    assert "fewer cards or fewer actions" in told["incomplete"]["message"]
    taken = int(re.search(r"Action (\d+) and those after it", told["incomplete"]["message"])[1])
    assert 0 < taken < len(BRAWLS)
    assert told["status"] == "ok"
    assert told == {**evaluate({**scenario, "actions": BRAWLS[:taken]}, bundled()), "incomplete": told["incomplete"]}


def test_a_board_that_is_too_much_is_refused():
    with pytest.raises(TooMuchWorkError) as refused:
        evaluate({"resume": HEAVY, **HEAVY, "actions": []}, bundled())
    assert isinstance(refused.value, ScenarioError)


@pytest.mark.parametrize("call", [evaluate, list_legal])
def test_the_same_scenario_is_the_same_work(call):
    scenario = crowded(40, *BRAWL)
    first = counted(call, scenario)
    assert first > 0
    assert counted(call, scenario) == first


def test_the_limit_is_exact():
    scenario = crowded(40, *BRAWL)
    needed = counted(evaluate, scenario)
    assert evaluate(scenario, bundled(), Work(needed))["status"] == "ok"
    assert evaluate(scenario, bundled(), Work(needed))["incomplete"] is None
    assert evaluate(scenario, bundled(), Work(needed // 2))["incomplete"]["code"] == "too_long"


def test_work_grows_with_cards_steps_and_actions():
    assert counted(evaluate, crowded(80, *BRAWL)) > 2 * counted(evaluate, crowded(20, *BRAWL))
    assert counted(evaluate, crowded(20, *BRAWL)) > counted(evaluate, crowded(20))


def test_a_list_of_legal_actions_says_that_it_was_cut():
    scenario = crowded(40)
    listing = list_legal(scenario, bundled(), Work(counted(list_legal, scenario) // 2))
    assert TOO_MUCH in listing.omitted
    assert len(listing.actions) < len(list_legal(scenario, bundled()).actions)


def test_what_could_not_be_tried_is_not_called_refused():
    scenario = crowded(40)
    needed = counted(lambda given, library, work: refused_actions(given, library, "ting-ting", work), scenario)
    whole = refused_actions(scenario, bundled(), "ting-ting")
    cut = refused_actions(scenario, bundled(), "ting-ting", Work(needed // 2))
    assert cut == whole[: len(cut)]
    assert len(cut) < len(whole)


@pytest.mark.exhaustive
def test_everything_in_the_corpus_is_far_within_the_limit():
    heavy = {entry["name"]: counted(evaluate, entry["scenario"]) for entry in entries()}
    assert {name: work for name, work in heavy.items() if work > MAX_WORK / 20} == {}


def calls_for_each_unit(scenario):
    """How many functions are called for each unit of work, until the end or until it is refused."""
    calls = 0

    def count(frame, event, argument):
        nonlocal calls
        calls += event == "call"

    evaluate({**scenario, "actions": []}, bundled())  # What is read once only is read now.
    work = Work()
    sys.setprofile(count)
    try:
        evaluate(scenario, bundled(), work)
    except TooMuchWorkError:
        pass
    finally:
        sys.setprofile(None)
    return calls / work.done


def gaining():
    """The bundled Characters that say what holds while they are in play."""
    faces = [card.printings[0].face for card in bundled().all()]
    return [face.title for face in faces if face.type == "Character" and bundled().compiled(face).is_continuous]


@pytest.mark.exhaustive
@pytest.mark.parametrize("titles", [GIVING, *([each] for each in gaining()[::2])], ids=lambda titles: titles[0])
def test_whatever_takes_long_counts(titles):
    """A loop over all cards for each card that counts for nothing makes this a hundred times as much."""
    crowd, custom = crowd_of(titles, 150)
    scene = board(
        player("Ann", at("Fox Pass", "Ting Ting"), hand=["Final Brawl"] * 3, power=20),
        player("Bob", at("City Park", *crowd)),
        actions=BRAWLS,
    )
    assert calls_for_each_unit({**scene, "custom": custom}) < 40
