"""The codes of refusals are those of the table in fixtures/scenarios/README.md, which leaves none out."""

import re
from pathlib import Path

from tests.engine_library import FIXTURES, at, board, bundled, play_out, player

ENGINE = Path(__file__).resolve().parent.parent.parent / "rules" / "engine"
COMPUTED = {"restriction_unique", "restriction_limited", "total_cost_too_high"}


def table():
    text = (FIXTURES / "scenarios" / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\|([^|]*`[^|]*)\|", text[text.index("## Codes") :], re.M)
    return {code for row in rows for code in re.findall(r"`(\w+)`", row)}


def raised():
    found = set(COMPUTED)
    for path in ENGINE.rglob("*.py"):
        found |= set(re.findall(r'RefusalError\(\s*"(\w+)"', path.read_text(encoding="utf-8")))
        found |= set(re.findall(r'super\(\).__init__\("(\w+)"', path.read_text(encoding="utf-8")))
    return found


def test_every_code_is_in_the_table():
    assert raised() - table() == set()


def test_every_code_in_the_table_is_raised():
    assert table() - raised() == set()


def test_refusals_have_the_code_of_the_table():
    assert bundled().find("Vivisector")
    scene = board(player("Ann", at("Stone Garden", "Ring Fighter")), player("Bob", at("Turtle Beach")))
    assert play_out(scene, ("Ann", "heal", "Ring Fighter"))["problem"]["code"] == "not_damaged"
    assert play_out(scene, ("Ann", "move", "Ring Fighter"))["problem"]["code"] == "illegal_place"
    assert play_out(scene, ("Ann", "heal", "Turtle Beach"))["problem"]["code"] == "not_yours"
