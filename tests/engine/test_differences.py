"""The table of differences drives the engine: every row is asked for somewhere, or has its reason here."""

import re
from pathlib import Path

import pytest

from rules.engine.shadowfist.designators import matches
from rules.engine.shadowfist.editions.differences import DIFFERENCES, EDITIONS
from rules.engine.shadowfist.editions.rulesets import RULESETS, ruleset
from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.view import keywords
from tests.engine_library import board, play_out, player, small_library

ENGINE = Path(__file__).resolve().parent.parent.parent / "rules" / "engine"
SOURCES = {
    path: path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py") if "differences" not in path.parent.parts
}

# Rows that no module of the engine asks for by their key.
DESIGNATORS = "designators/table.py holds the same rule in more detail; a test below holds the two together"
ELSEWHERE = {
    "designator_adjectives": DESIGNATORS,
    "designator_gender": DESIGNATORS,
    "designator_possessives": DESIGNATORS,
    "designator_splitting": DESIGNATORS,
    "keyword_no_max": "how many copies a deck may hold is no part of a game in progress",
}
PREFIX = "keyword_"


# What only names the restrictions and special abilities that there are, and does nothing about them.
NAMES = "ir/words.py"


def asks(key):
    if any(re.search(rf'\b(?:value|rule)\(\s*"{key}"', text) for text in SOURCES.values()):
        return True
    # Keywords are asked for by their names: through keywords.known and told, or as an ability that a view filters.
    name = DIFFERENCES[key].title.removesuffix(" on cards")
    return key.startswith(PREFIX) and any(
        f'"{name}"' in text for path, text in SOURCES.items() if not str(path).endswith(NAMES)
    )


@pytest.mark.parametrize("key", DIFFERENCES)
def test_every_row_drives_the_engine_or_says_why_not(key):
    assert asks(key) is not (key in ELSEWHERE), key


def test_no_reason_is_left_over():
    assert set(ELSEWHERE) <= set(DIFFERENCES)


def test_code_never_compares_the_names_of_editions():
    pattern = re.compile(r"""(?:ruleset|edition|slug)\w*\s*(?:(?:==|!=)\s*["']|in\s*[(\[{]\s*["'])""")
    found = [str(path) for path, text in SOURCES.items() for line in text.splitlines() if pattern.search(line)]
    assert not found


@pytest.mark.parametrize("edition", EDITIONS)
def test_keywords_of_an_edition(edition):
    later = {key for key, row in DIFFERENCES.items() if key.startswith(PREFIX) and not row.rules[edition].value}
    assert later == (set() if edition == "modern" else {key for key in DIFFERENCES if key.startswith(PREFIX)})
    assert keywords.known(RULESETS[edition], "Toughness")
    assert keywords.known(RULESETS[edition], "Corrupted") is (edition == "modern")


@pytest.mark.parametrize("edition", EDITIONS)
def test_designators_agree_with_their_rows(edition):
    value = ruleset(edition).value
    assert matches("Hero", "Heroic Fool", "", edition) is value("designator_adjectives")
    assert matches("Master", "Mistress Wu", "", edition) is value("designator_gender")
    assert matches("Hermit", "Hermit's Hut", "", edition) is (value("designator_possessives") != "none")
    assert matches("Student", "Students' Hall", "", edition) is (value("designator_possessives") == "any")
    split = [each for each in ("Gunman", "Cop/man", "Super-man") if matches("Man", each, "", edition)]
    assert (
        split
        == {
            "composites": ["Gunman", "Cop/man", "Super-man"],
            "marked": ["Gunman", "Cop/man", "Super-man"],
            "marked, in order": ["Gunman", "Cop/man", "Super-man"],
            "hyphens and capitals": ["Super-man"],
        }[value("designator_splitting")]
    )
    assert matches("Soldier", "Supersoldier", "", edition) is (value("designator_splitting") == "composites")


LIBRARY = small_library(
    Face("Garden", "Feng Shui Site", power=1, body=6),
    Face("Hut", "Site", cost=0, body=3, subtitle="Demon Site"),
    Face("Fiend", "Character", fighting=3, subtitle="Demon"),
    Face("Hex", "Event", cost=0, text="Smoke all <Demon>."),
    Face("Cat", "Character", fighting=3, cost=1),
    Face("Snatch", "Event", cost=0, text="Target a Character :: Take control of target until the end of the turn."),
    Face("Charm", "State", cost=0, text="Play on a Character. Subject gains +2 Fighting and Guts."),
    Face("Strip", "Event", cost=0, text="Target a State :: Smoke target."),
    Face("Call", "Event", cost=0, text="Put a Character from your hand into play."),
    Face("Rite", "Event", cost=0, text="Return a Character from your smoked pile to play."),
    Face("Dig", "Event", cost=0, text="Return a Site from your smoked pile to play."),
    Face("Dust", "Event", cost=0, text="Target a Character :: Cancel target."),
    Face("Spring", "Character", fighting=3, text="Guts. Turn :: Gain 2 Power."),
    Face("Runner", "Character", fighting=3, text="Mobility."),
    Face("Golem", "Character", cost="X", fighting=3),
    Face("Price", "Event", cost=0, text="Gain X Power. X = the highest cost among Characters in play."),
    Face("Levy", "Event", cost=0, text="Target a Character :: Gain Power equal to target's cost."),
    Face("Spark", "Event", cost=0, text="Inflict 1 damage on all Characters."),
)


def run(edition, scene, *acts):
    return play_out({**scene, "ruleset": edition}, *acts, library=LIBRARY)


def test_a_designator_alone():
    scene = board(player("Ann", {"front": "Hut"}, hand=["Hex"]), player("Bob", characters=["Fiend"]))
    for edition in EDITIONS:
        result = run(edition, scene, ("Ann", "play", "hex"), "resolve")
        assert result["cards"]["fiend"]["zone"] == "smoked"
        assert (result["cards"]["hut"]["zone"] == "smoked") is ruleset(edition).value("designator_alone")


def test_control_of_ones_own_card():
    scene = board(player("Ann", characters=[{"card": "Cat", "turned": True}], hand=["Snatch"]), player("Bob"))
    for edition in EDITIONS:
        result = run(edition, scene, ("Ann", "play", "snatch", {"targets": ["cat"]}), "resolve")
        if ruleset(edition).value("control_of_own_cards"):
            assert result["status"] == "ok"
            assert result["cards"]["cat"]["turned"] is True, "it does not change controllers"
        else:
            assert result["problem"]["code"] == "illegal_target"


def test_a_state_that_leaves_play_unresolved():
    cat = {"card": "Cat", "damage": 2}
    scene = board(player("Ann", characters=[cat], hand=["Charm"]), player("Bob", hand=["Strip", "Spark"]))
    acts = (
        *(("Ann", "play", "charm", {"on": "cat"}), ("Bob", "play", "strip", {"targets": ["charm"]})),
        "resolve",
    )
    for edition in EDITIONS:
        result = run(edition, scene, *acts)
        happens = any("but not canceled" in step["text"] for step in result["steps"])
        assert happens is (ruleset(edition).value("unresolved_state_leaves_play") == "resolves")
        assert result["cards"]["cat"]["fighting"] == 1, "afterward it is over in every edition"


def test_putting_into_play_is_playing_but_for_1995():
    scene = board(player("Ann", hand=["Call", "Cat"], power=1), player("Bob"))
    for edition in EDITIONS:
        result = run(edition, scene, ("Ann", "play", "call"), "resolve")
        assert result["cards"]["cat"]["zone"] == "play"
        paid = result["players"]["Ann"]["power"] == 0
        assert paid is ruleset(edition).value("put_into_play_is_playing")


def test_when_a_card_that_enters_play_is_chosen():
    smoked = [{"card": "Cat", "id": "one"}, {"card": "Cat", "id": "two"}]
    scene = board(player("Ann", smoked=smoked, hand=["Rite"]), player("Bob"))
    for edition in EDITIONS:
        early = ruleset(edition).value("choice_of_card_to_enter_play") != "resolution"
        played = run(edition, scene, ("Ann", "play", "rite"), "resolve")
        if early:
            assert played["problem"]["code"] == "ambiguous"
            named = run(edition, scene, ("Ann", "play", "rite", {"targets": ["two"]}), "resolve")
            assert [named["cards"][each]["zone"] for each in ("one", "two")] == ["smoked", "play"]
        else:
            assert played["decision"]["options"] == ["one", "two"]


def test_a_site_returns_to_play_beside_the_one_that_was_played():
    scene = board(
        player("Ann", hand=["Garden", "Dig"], smoked=["Hut"], power=3),
        player("Bob", {"front": "Garden"}),
    )
    acts = ("Ann", "play", "garden"), "resolve", ("Ann", "play", "dig", {"targets": ["hut"]}), "resolve"
    for edition in EDITIONS:
        early = ruleset(edition).value("choice_of_card_to_enter_play") != "resolution"
        acts = ("Ann", "play", "garden"), "resolve", ("Ann", "play", "dig", {"targets": ["hut"]} if early else {})
        ignores = ruleset(edition).value("return_to_play") == "timing and restrictions"
        place = {"by": "Ann", "do": "choose", "option": "new location"}
        result = run(edition, scene, *acts, "resolve", *([place] if ignores else []))
        assert (result["cards"]["hut"]["zone"] == "play") is ignores, edition


def test_canceling_a_card_whose_effect_waits():
    scene = board(player("Ann", characters=["Spring"]), player("Bob", hand=["Dust"]))
    acts = ("Ann", "use", "spring"), ("Bob", "play", "dust", {"targets": ["spring"]}), "resolve"
    for edition in EDITIONS:
        result = run(edition, scene, *acts)
        assert result["players"]["Ann"]["power"] == 0
        assert result["cards"]["spring"]["canceled"] is (ruleset(edition).value("canceled_cards") == "card")


def test_columns_that_mobility_crosses_in_one_scene():
    places = [{"front": {"card": "Hut", "id": name}} for name in ("west", "middle", "east")]
    places[0]["characters"] = ["Runner"]
    scene = board(player("Ann", *places), player("Bob"))
    right = {"by": "Ann", "do": "use", "card": "runner", "ability": "Mobility", "at": "right"}
    for edition in EDITIONS:
        scenes = sum(step["kind"] == "pass" for step in run(edition, scene, right, right, "resolve")["steps"])
        result = run(edition, scene, right, right, "resolve")
        assert result["cards"]["runner"]["location"] == "east"
        assert scenes == (1 if ruleset(edition).value("mobility") == "any columns" else 2)


def test_the_cost_of_a_card_that_cost_x():
    scene = board(player("Ann", hand=["Golem", "Levy"], power=4), player("Bob"))
    acts = ("Ann", "play", "golem", {"x": 3}), "resolve", ("Ann", "play", "levy", {"targets": ["golem"]}), "resolve"
    for edition in EDITIONS:
        keeps = ruleset(edition).value("x_cost_in_play") == "while in play"
        assert run(edition, scene, *acts)["players"]["Ann"]["power"] == 1 + (3 if keeps else 0)


def test_effects_between_two_resolutions():
    fiends = player("Bob", characters=[{"card": "Fiend", "damage": 1}], hand=["Spark"])
    scene = board(player("Ann", hand=["Spark", "Charm"], characters=["Cat"]), fiends)
    acts = ("Ann", "play", "spark"), ("Bob", "play", "spark-2"), "pass", "pass"
    for edition in EDITIONS:
        result = run(edition, scene, *acts)
        between = ruleset(edition).value("effects_between_resolutions")
        assert len(result["scene"]) == (1 if between else 0)
        assert result["cards"]["fiend"]["zone"] == ("play" if between else "smoked")
        if between:
            assert result["cards"]["fiend"]["damage"] == 2
            added = run(edition, scene, *acts, ("Ann", "play", "charm", {"on": "fiend"}), "resolve")
            assert added["cards"]["fiend"]["zone"] == "play"
            assert run(edition, scene, *acts, "resolve")["cards"]["fiend"]["zone"] == "smoked"


def test_foundation_characters():
    from rules.engine.shadowfist.model.symbols import Symbols
    from rules.engine.shadowfist.query.game.state import Card
    from rules.engine.shadowfist.query.qualities import is_foundation

    def card(provides):
        face = Face("One", "Character", fighting=1, provides=Symbols.from_mapping(provides))
        return Card("one", small_library(face).compiled(face), "Ann", "hand")

    for edition in EDITIONS:
        assert is_foundation(card({"dragons": 1}), ruleset(edition))
        any_resource = ruleset(edition).value("foundation_characters") == "any resource"
        assert is_foundation(card({"chi": 1}), ruleset(edition)) is any_resource
        assert not is_foundation(card({}), ruleset(edition))
