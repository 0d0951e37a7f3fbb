"""Whatever is sent to the API on interactions, it answers: 200, or an error object that says what is wrong."""

import copy
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.engine.shadowfist.editions.differences import EDITIONS
from rules.engine.shadowfist.interface.scenario_actions import ACTION_FIELDS
from tests.corpus import entries
from tests.engine_library import bundled

pytestmark = [pytest.mark.exhaustive, pytest.mark.django_db, pytest.mark.usefixtures("library")]

API = "/api/v1/interactions"
PATHS = ("evaluate", "actions", "compare")
TITLES = sorted(card.title for card in bundled().all())
BY_TYPE, PRINTINGS = {}, {}
for each in bundled().all():
    PRINTINGS[each.title] = each.printings[0].set_code
    BY_TYPE.setdefault(each.printings[0].face.type, []).append(each.title)

fuzzing = settings(
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
)

words = st.one_of(
    st.text(max_size=12),
    st.sampled_from([*TITLES, "Ann", "Bob", "play", "", "left", "new location", "\0", "é", "final-brawl"]),
)
scalars = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False), words)
json_values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4), max_leaves=12
)
NAMES = sorted(
    {"game", "ruleset", "turn", "phase", "seed", "players", "actions", "resume", "name", "power", "resources", "hand"}
    | {"deck", "smoked", "edges", "locations", "characters", "front", "back", "card", "id", "printing", "face", "do"}
    | {"by", "turned", "damage", "counters", "states", "controller", "owner", "rulesets", "printings", "scenario"}
    | {field for fields in ACTION_FIELDS.values() for field in fields}
)


def answered(client, path, body):
    """The answer to something sent; it is checked to be one."""
    data = body if isinstance(body, bytes) else json.dumps(body)
    response = client.post(f"{API}/{path}", data, "application/json")
    assert response.status_code in {200, 400, 413}, response.content[:500]
    answer = response.json()
    if response.status_code != 200:
        assert (answer["object"], answer["status"]) == ("error", response.status_code)
        assert answer["details"]
    return answer


@fuzzing
@given(body=st.binary(max_size=200))
def test_bytes(client, body):
    answered(client, "evaluate", body)


@fuzzing
@given(body=json_values, path=st.sampled_from(PATHS))
def test_any_json(client, path, body):
    answered(client, path, body)


@fuzzing
@given(
    body=st.dictionaries(
        st.sampled_from(NAMES),
        st.recursive(
            scalars,
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=4),
            max_leaves=20,
        ),
        max_size=8,
    ),
    path=st.sampled_from(PATHS),
)
def test_the_right_names_with_anything_in_them(client, path, body):
    answered(client, path, body)


def places(tree, path=()):
    """Every place in plain data."""
    yield path
    inner = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in inner:
        yield from places(value, (*path, key))


@fuzzing
@given(data=st.data(), entry=st.sampled_from(entries()), path=st.sampled_from(PATHS))
def test_an_entry_of_the_corpus_with_something_else_somewhere(client, data, entry, path):
    scenario = copy.deepcopy(entry["scenario"])
    for _ in range(data.draw(st.integers(1, 3))):
        where = data.draw(st.sampled_from([place for place in places(scenario) if place]))
        here = scenario
        for key in where[:-1]:
            here = here[key]
        if isinstance(here, dict) and data.draw(st.booleans()):
            del here[where[-1]]
        else:
            here[where[-1]] = data.draw(json_values)
    answered(client, path, scenario)


def of(*types):
    return st.sampled_from([title for type in types for title in BY_TYPE[type]])


def turned_or_damaged(titles):
    return st.one_of(
        titles,
        st.fixed_dictionaries(
            {"card": titles},
            optional={
                "turned": st.booleans(),
                "damage": st.integers(0, 4),
                "states": st.lists(of("State"), max_size=2),
            },
        ),
        titles.map(lambda title: {"card": title, "printing": PRINTINGS[title]}),
    )


locations = st.fixed_dictionaries(
    {"front": of("Site", "Feng Shui Site"), "characters": st.lists(turned_or_damaged(of("Character")), max_size=3)},
    optional={"back": of("Site", "Feng Shui Site")},
)
players = st.fixed_dictionaries(
    {
        "power": st.integers(0, 10),
        "hand": st.lists(of("Event", "State", "Character", "Site", "Edge", "Feng Shui Site"), max_size=4),
        "smoked": st.lists(st.sampled_from(TITLES), max_size=3),
        "edges": st.lists(of("Edge"), max_size=1),
        "locations": st.lists(locations, max_size=3),
        "resources": st.just(dict.fromkeys(("dragons", "ascended", "lotus", "hand", "architects", "magic"), 4)),
    }
)
slugs = st.sampled_from([title.lower().replace(" ", "-") for title in TITLES])
actions = st.fixed_dictionaries(
    {"do": st.sampled_from(sorted(ACTION_FIELDS)), "card": slugs | st.sampled_from(TITLES)},
    optional={
        "by": st.sampled_from(["Ann", "Bob"]),
        "targets": st.lists(slugs, max_size=2),
        "choices": st.lists(st.integers(-1, 3) | st.sampled_from(["dragons", "Cop", "toughness"]), max_size=2),
        "on": slugs,
        "at": st.sampled_from(["left", "right", "new location"]) | st.fixed_dictionaries({"behind": slugs}),
        "x": st.integers(0, 3),
        "ability": st.integers(0, 2) | st.sampled_from(["Stealth", "Tactics", "Mobility"]),
        "with": st.lists(slugs, min_size=1, max_size=2),
        "target": slugs,
        "against": st.dictionaries(slugs, st.lists(slugs, max_size=2), max_size=2),
        "option": st.sampled_from(["yes", "no", "2"]),
        "cards": st.lists(slugs, max_size=2),
        "damage": st.dictionaries(slugs, st.integers(0, 5), max_size=2),
    },
)


def fitting(action):
    """An action without the fields that are none of its own."""
    return {name: value for name, value in action.items() if name in ("do", "by", *ACTION_FIELDS[action["do"]])}


# What may keep real cards from being a board: copies that cannot stay, and a choice that is not stated.
NO_BOARD = ("is Unique, and another copy is face up", "needs it: say what was chosen")


@settings(fuzzing, max_examples=150)
@given(
    boards=st.tuples(players, players),
    done=st.lists(actions.map(fitting), max_size=5),
    edition=st.sampled_from(EDITIONS),
    path=st.sampled_from(("evaluate", "evaluate", "actions")),
    phase=st.sampled_from(("main", "start")),
)
def test_boards_of_real_cards_and_actions_of_all_kinds(client, boards, done, edition, path, phase):
    named = [{"name": name, **board} for name, board in zip(("Ann", "Bob"), boards, strict=True)]
    scenario = {"ruleset": edition, "phase": phase, "players": named, "actions": done}
    answer = answered(client, path, scenario)
    if answer.get("object") == "error":
        faults = [each["message"] for each in answer["details"]]
        assert [each for each in faults if not any(told in each for told in NO_BOARD)] == []
        return
    if path == "evaluate" and answer["status"] == "illegal":
        assert answer["problem"]["message"]
        assert all(rule["url"] for rule in answer["problem"]["rules"])
