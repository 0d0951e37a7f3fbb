"""What nobody should send: a fixed list of texts, values, scenarios, links and forms for :mod:`tests.hostile`."""

from __future__ import annotations

import base64
import copy
import json
import zlib
from collections.abc import Iterator
from itertools import product
from typing import Any

from rules.engine.shadowfist.interface.scenario_actions import ACTION_FIELDS
from rules.text import packing

# What stands in an address or a parameter, percent-encoded.
TEXTS = (
    "%00",
    "fox%00pass",
    "%0A",
    "fox%0D%0Apass%0Dx:%20y",
    "%FF%FE",  # not UTF-8
    "%ED%A0%80",  # half of a character
    "%E0%A4%A",  # cut within a character
    "x" * 10_000,
    "(" * 400,
    "%22" * 33 + "AND+NOT+" * 12 + "*",
    "-1",
    "0000",
    "year:0000",
    "d:%22%20d:the+cost%3E%3D99999999999999999999+cost%3C%3Dx+kw:+" + "a:" * 150,
    "q99999999999",
    "*",
    "9" * 19,
    "9" * 5000,
    "1e309",
    "NaN",
    "%C2%B2",  # a digit that is no number
    "0000-00-00",
    "9999-12",
    "..%2F..%2Fetc%2Fpasswd",
    "%27;%20DROP%20TABLE%20rules_card;%20--",
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "%E2%80%AE%F0%9F%92%A9%E2%80%8F",  # written from right to left
    "%25%5F%5C%25",  # what LIKE reads as patterns
    "o:/((((x%7B99%7D)%7B99%7D)%7B99%7D)%7B99%7D)%7B99%7D/",
    "",
)
HTML = "<script>alert"


def deep(levels: int = 330) -> Any:
    """Lists in lists."""
    tree: Any = []
    for _ in range(levels):
        tree = [tree]
    return tree


# What stands in a field of a body or a scenario.
VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    1.5,
    10**18,
    10**400,
    "",
    "\0",
    "\ud800",
    "a\r\nb",
    "x" * 10_000,
    "<script>alert(1)</script>\u202e",
    "'; DROP TABLE rules_card; --",
    [],
    [[]],
    ["fox-pass", 7, None],
    {},
    {"card": {"card": []}},
    {"\0": "\ud800", "": [{}]},
    deep(),
)

JSON, FORM = "application/json", "application/x-www-form-urlencoded"
CONTENT_TYPES = ("", JSON, FORM, "multipart/form-data", "multipart/form-data; boundary=\xff", "text/plain; charset=x")
HEADERS = ("HTTP_ACCEPT", "HTTP_HOST", "HTTP_IF_NONE_MATCH", "HTTP_IF_MODIFIED_SINCE", "HTTP_ORIGIN", "HTTP_RANGE")
HEADERS += ("HTTP_ACCEPT_ENCODING", "HTTP_ACCEPT_LANGUAGE", "HTTP_COOKIE", "HTTP_X_FORWARDED_FOR")
HEADER_VALUES = ("", "x" * 10_000, "\xff\xfe", 'W/"', "*/*;q=x, a/b;c", "-1")

# A board with an object of every kind that a scenario may hold.
SCENARIO: dict[str, Any] = {
    "ruleset": "zman-2001",
    "custom": [{"title": "Probe", "type": "Character", "fighting": 2, "text": "Toughness: 1."}],
    "players": [
        {
            "name": "Ann",
            "power": 3,
            "hand": [{"card": "Final Brawl"}],
            "locations": [
                {
                    "front": "Fox Pass",
                    "characters": [{"card": "Ting Ting", "states": [{"card": "Really Big Gun"}]}],
                }
            ],
        },
        {"name": "Bob", "locations": [{"front": "City Park", "characters": ["Maverick Cop"]}]},
    ],
    "actions": [],
}
# What that board may have besides, and has where something in it is tried. ``resume`` is a scenario again.
BESIDES: dict[str, Any] = {
    "resume": SCENARIO,
    "chosen": {},
    "lasting": [{"until": "end of turn", "by": "Ann", "source": "fox-pass", "fighting": 1}],
    "so_far": [{"by": "Ann", "do": "play", "card": "Final Brawl"}],
    "attack": {
        "by": "Ann",
        "targets": ["city-park"],
        "attackers": [{"card": "ting-ting", "target": "city-park"}],
        "interceptors": [{"card": "maverick-cop", "against": "ting-ting"}],
        "waiting": ["Bob"],
        "stage": "7.2",
    },
}
# Where the objects of a scenario stand on that board, but for its actions.
ON_A_CARD = ("players", 0, "locations", 0, "characters", 0)
PLACES: tuple[tuple[str | int, ...], ...] = (
    (),
    ("resume",),
    ("custom", 0),
    ("players", 0),
    ("players", 0, "hand", 0),
    ("players", 0, "locations", 0),
    ON_A_CARD,
    (*ON_A_CARD, "chosen"),
    (*ON_A_CARD, "lasting", 0),
    (*ON_A_CARD, "states", 0),
    ("so_far", 0),
    ("attack",),
    ("attack", "attackers", 0),
    ("attack", "interceptors", 0),
)
# What the actions need besides the field that is tried.
ACTION: dict[str, Any] = {"card": "final-brawl", "with": ["ting-ting"], "target": "city-park", "to": "left"}


def described(components: dict[str, Any], place: tuple[str | int, ...]) -> dict[str, Any]:
    """The schema of the object that stands at a place of a scenario."""
    found = components["Scenario"]
    for step in place:
        inner, key = ("properties", str(step)) if isinstance(step, str) else ("items", "")
        found = next(each for each in meant(components, found) if inner in each)[inner]
        found = found[key] if key else found
    return next((each for each in meant(components, found) if "properties" in each), components["Scenario"])


def board_of(place: tuple[str | int, ...]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The board with an object at a place, and that object."""
    made = copy.deepcopy(SCENARIO)
    here: Any = made
    for step in place:
        here = here.setdefault(step, copy.deepcopy(BESIDES[step])) if step in BESIDES else here[step]
    return made, here


def meant(components: dict[str, Any], schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A schema, or those that it refers to or is one of."""
    yield schema
    if "$ref" in schema:
        yield from meant(components, components[schema["$ref"].rpartition("/")[2]])
    for several in ("oneOf", "anyOf", "allOf"):
        for each in schema.get(several, ()):
            yield from meant(components, each)


def scenarios(components: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The board with every value in every field that the schema knows, and each action with every value in each.

    :param components: those of the OpenAPI schema, by name.
    """
    for place in PLACES:
        for name, value in product((*described(components, place)["properties"], "nobody_reads"), VALUES):
            made, here = board_of(place)
            here[name] = value
            yield made
    for do in components["ScenarioAction"]["properties"]["do"]["enum"]:
        fields = ("by", *ACTION_FIELDS[do])
        for name, value in product(fields, VALUES):
            usual = {each: ACTION[each] for each in fields if each in ACTION}
            yield SCENARIO | {"actions": [{"by": "Ann", "do": do, **usual, name: value}, {"do": "resolve"}]}
            if isinstance(value, list):
                yield SCENARIO | {"actions": [{"by": "Ann", "do": do, **usual, name: {"ting-ting": value}}]}
    for value in VALUES:
        yield SCENARIO | {"actions": [value]}
        yield SCENARIO | {"actions": [{"do": value}]}
        yield SCENARIO | {"custom": [value]}
        yield SCENARIO | {"custom": [{"title": value, "type": value}]}


def packed(text: str) -> str:
    """A text as a link of the checker holds it, whatever it says."""
    packer = zlib.compressobj(9, zdict=packing.COMMON)
    raw = packer.compress(text.encode("utf-8", "surrogatepass")) + packer.flush()
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


_CHANGES: tuple[dict[str, Any], ...] = (
    {"op": "add", "player": "Ann", "title": "Fox Pass", "where": "location"},
    {"op": "remove", "card": "ting-ting"},
    {"op": "move", "card": "ting-ting", "where": "1 at city-park"},
    {"op": "set", "card": "ting-ting", "damage": 1, "counters": 1, "turned": True, "face": "up", "printing": "YotD"},
    {"op": "player", "player": "Ann", "name": "Cathy", "power": 1, "resources": "DD", "deck": 3, "hand": 3},
    {"op": "remove player", "player": "Ann"},
    {"op": "game", "ruleset": "modern", "turn": "Bob", "phase": "start"},
)
FORMS: tuple[dict[str, str], ...] = (
    *({"change": json.dumps(change)} for change in _CHANGES),
    {"change": '{"op": "set", "card": "ting-ting"}', "damage": "1", "counters": "1", "printing": "YotD"},
    {"change": '{"op": "player", "player": "Ann"}', "name": "Cathy", "power": "1", "resources": "DD", "deck": "3"},
    {"act": '{"by": "Ann", "do": "play", "card": "final-brawl"}'},
    {"form": "choose", "cards": "ting-ting", "by": "Ann"},
    {"form": "attack", "with": "ting-ting", "target": "city-park", "do": "attack"},
    {"form": "intercept", "chain:ting-ting": "maverick-cop", "place:ting-ting": "1"},
    {"form": "divide", "share:ting-ting": "1"},
    {"form": "bid", "power": "1"},
    {"text": json.dumps(SCENARIO)},
    *({name: "1"} for name in ("to", "cut", "without", "why", "ruleset", "done")),
)
