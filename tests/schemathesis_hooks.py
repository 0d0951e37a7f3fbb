"""What ``tests/api/test_schemathesis.py`` has schemathesis leave out, so that it ends soon."""

import json
import zlib

import schemathesis

# A scenario has so many fields that an operation gets thousands of bodies with one of them at a bound. Of these one in
# so many is sent, of the long ones fewer, always the same, and to one operation: all read scenarios by the same code,
# and the others get this board, so that what is varied is what they have of their own.
SHARE, SHARE_OF_LONG = 8, 64
LONG = 1000
VARIED = {"Question", "UfsQuestion"}
FIELDS = {
    "players": {"const": [{"name": "Ann", "hand": ["Final Brawl"]}, {"name": "Bob"}]},
    "actions": {"const": []},
    "custom": {"const": []},
}
BOARDS = {
    "Scenario": {"const": {"players": FIELDS["players"]["const"]}},
    "UfsScenario": {"const": {"game": "ufs", "players": [{"name": "Ann"}, {"name": "Bob"}]}},
}


# What parameters that name something may name: the schema cannot list it.
NAMES = {
    "game": ["shadowfist", "ufs"],
    "card": ["fox-pass", "ting-ting"],
    "document": ["shadowfist-rulebook-2000", "ufs-rules-2010"],
    "section": ["4.5.2"],
    "set": ["YotD"],
    "tag": ["scenes"],
}


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """Gives parameters the names there are, and the operations that do not vary scenarios one board."""
    for operation in (each for methods in raw_schema["paths"].values() for each in methods.values()):
        for parameter in operation.get("parameters", ()):
            if parameter["in"] == "query" and parameter["schema"].get("type") == "string":
                if parameter["name"] in NAMES and "enum" not in parameter["schema"]:
                    parameter["schema"]["enum"] = NAMES[parameter["name"]]
                elif parameter["name"] in ("fields", "include"):
                    parameter["schema"]["enum"] = [parameter["example"]]
    shapes = raw_schema["components"]["schemas"]
    for name, shape in shapes.items():
        asked = name.endswith(("Besides", "OfScenario", "Request", "Continuations", "ManyScenarios"))
        if not asked or name.removesuffix("Besides").removesuffix("OfScenario") in VARIED:
            continue
        fields = shape.get("properties", {})
        for field, schema in list(fields.items()):
            of = json.dumps(schema).partition('"#/components/schemas/')[2].partition('"')[0]
            if of in BOARDS:
                fields[field] = {"type": "array", "items": BOARDS[of]} if "items" in schema else BOARDS[of]
            elif field == "resume":
                del fields[field]
            elif field in FIELDS and name.endswith("Besides"):
                fields[field] = FIELDS[field]


@schemathesis.hook
def filter_case(context, case):
    """Leaves out most of the bodies of interactions that the coverage phase makes, and a number that is a section's."""
    if str((case.query or {}).get("section")) == "0":
        return False
    phase = case.meta.phase.name.value if case.meta else ""
    if phase != "coverage" or case.method != "POST" or "/interactions/" not in case.path:
        return True
    sent = json.dumps([case.path, case.body], sort_keys=True, default=str)
    if len(sent) < LONG and not case.path.endswith("/evaluate"):
        return True
    return zlib.crc32(sent.encode()) % (SHARE if len(sent) < LONG else SHARE_OF_LONG) == 0
