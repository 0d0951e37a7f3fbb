"""``manage.py evaluate``: an interaction for a person to read."""

import io
import json

import pytest
import yaml
from django.core.management import CommandError, call_command

from api.views.interactions import BRAWL
from rules.models import LibraryVersion, Printing
from tests.corpus import entries
from tests.ufs_boards import foundation, scenario

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

ENTRY = {
    "name": "a-brawl",
    "title": "A brawl",
    "source": "shadowfist-rulebook-2000/4.3",
    "scenario": BRAWL,
    "expect": {"status": "ok", "cards": {"final-brawl": {"zone": "smoked"}}},
}


@pytest.fixture
def evaluate(tmp_path):
    def run(data, suffix=".yaml", **options):
        path = tmp_path / f"file{suffix}"
        if isinstance(data, bytes):
            path.write_bytes(data)
        else:
            path.write_text(json.dumps(data) if suffix == ".json" else yaml.safe_dump(data))
        out = io.StringIO()
        try:
            call_command("evaluate", path, stdout=out, **options)
        except CommandError as error:
            return out.getvalue(), str(error)
        return out.getvalue(), ""

    return run


def test_the_steps_of_a_scenario(evaluate):
    out, error = evaluate(BRAWL)
    assert not error
    assert "[0] Ann: play Final Brawl" in out
    assert "   1 Ann plays Final Brawl.  (shadowfist-rulebook-2000/4.3.6" in out
    assert "final-brawl: zone hand -> smoked" in out
    assert "Final Brawl inflicts 2 damage on Maverick Cop." in out


@pytest.mark.parametrize("suffix", [".yaml", ".json"])
def test_an_entry_and_a_list_of_entries(evaluate, suffix):
    for data in (ENTRY, [ENTRY]):
        out, error = evaluate(data, suffix)
        assert not error
        assert out.startswith("A brawl\n     shadowfist-rulebook-2000/4.3, zman-2001\n")


def test_what_is_not_met(evaluate):
    wrong = {**ENTRY, "expect": {"cards": {"final-brawl": {"zone": "toasted"}}}}
    out, error = evaluate([ENTRY, wrong])
    assert "UNMET cards.final-brawl.zone: expected 'toasted', found 'smoked'" in out
    assert error == "1 of 2 do not come out as expected."


def test_a_refusal_is_an_answer(evaluate):
    out, error = evaluate({**BRAWL, "actions": [{"by": "Bob", "do": "play", "card": "Final Brawl"}]})
    assert not error
    assert "[0] Bob: play Final Brawl\n     illegal (" in out


def test_a_decision_is_told(evaluate):
    deciding = (each for each in entries() if each["expect"].get("status") == "needs_decision")
    entry = next(each for each in deciding)
    out, error = evaluate(entry)
    assert not error
    assert " must decide (" in out


def test_what_is_not_understood_is_told(evaluate):
    Printing.objects.filter(card__title="Ting Ting").update(text="Flummoxes all comers.")
    LibraryVersion.bump()
    assert "not understood, ting-ting: 'Flummoxes all comers.'" in evaluate(BRAWL)[0]


def test_what_is_not_understood_of_ufs_is_told(evaluate):
    board = scenario(foundation(text="Flummoxes all comers."), ann={"staging": ["Footwork"]})
    assert "not understood, footwork: 'Flummoxes all comers.'" in evaluate(board)[0]


def test_another_edition(evaluate):
    assert "zman-2000" in evaluate(ENTRY, ruleset="zman-2000")[0]


def test_one_entry_of_several(evaluate):
    other = {**ENTRY, "name": "another", "title": "Another"}
    assert evaluate([ENTRY, other], entry="another")[0].startswith("Another\n")
    assert "no entry is named 'third'" in evaluate([ENTRY], entry="third")[1]


def test_json(evaluate):
    out, error = evaluate(ENTRY, format="json")
    (told,) = json.loads(out)
    assert not error
    assert (told["name"], told["unmet"]) == ("a-brawl", [])
    assert told["result"]["status"] == "ok"


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (
            {**BRAWL, "players": [{"name": "Ann", "hand": ["Nobody"]}, {"name": "B"}]},
            "scenario: players[0].hand[0]: no",
        ),
        ({**ENTRY, "scenario": {**BRAWL, "weather": 1}}, "a-brawl: weather: unknown field"),
        ([ENTRY, {"name": "half"}], "entry 2: is neither a scenario"),
        ([], "the list is empty"),
        ("a text", "is neither a scenario"),
        (b"- [", "line 1: not YAML"),
        (b"\xff\xfe", "is not UTF-8 text (line 1, byte 1: 0xFF)"),
        (b"", "is neither a scenario"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(evaluate, data, fault):
    assert fault in evaluate(data)[1]


def test_json_that_is_none(evaluate):
    assert "line 2: not JSON" in evaluate(b'{\n"players": ]', ".json")[1]


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(CommandError, match="No such file"):
        call_command("evaluate", tmp_path / "nothing.yaml")


def test_an_entry_of_a_game_without_editions(evaluate):
    players = [{"name": name, "character": "Odile Ferrant", "hand": 1} for name in ("Ann", "Bob")]
    board = {"game": "ufs", "turn": "Ann", "players": players, "actions": []}
    out, error = evaluate(ENTRY | {"source": "ufs-rules-2010/8.1", "scenario": board, "expect": {}})
    assert not error
    assert out.splitlines()[1].strip() == "ufs-rules-2010/8.1"
