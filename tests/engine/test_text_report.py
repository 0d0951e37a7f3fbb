"""``compile_report``: how much of the cards is understood, set by set."""

import io
import json

import pytest
from django.core.management import CommandError, call_command

from rules.engine.shadowfist.model.cards import Face
from rules.library import compiled
from rules.management.commands import compile_report

pytestmark = pytest.mark.django_db

COLUMNS = (
    "card_id title subtitle cost requires provides fighting power body text flavor comments artist "
    "card_type_id card_cat_id card_rarity_id card_edition_id no_max_flag designators"
)
HEADER = ",".join(f'"{column}"' for column in COLUMNS.split()) + "\n"


def report(*args, **options):
    out = io.StringIO()
    call_command("compile_report", *args, stdout=out, **options)
    return out.getvalue()


def row(number, title, text, card_type=5, edition=1):
    return f'"{number}","{title}","","1","","","1","","","{text}","","","","{card_type}","1","1","{edition}","N",""\n'


@pytest.fixture
def community(tmp_path):
    (tmp_path / "types.csv").write_text("card_type_id,type\n5,Character\n4,Event\n", encoding="utf-8")
    editions = "card_edition_id,edition,seq,short_edition\n1,First,1,A\n2,Second,2,B\n"
    (tmp_path / "editions.csv").write_text(editions, encoding="utf-8")
    cards = [
        row(1, "Night Courier", "Unique. When Night Courier is smoked, gain 1 Power."),
        row(2, "Quiet One", ""),
        row(3, "Loud One", "Guts. Hum a tune.", edition=2),
        row(4, "Louder One", "Hum a tune.", edition=2),
    ]
    path = tmp_path / "cards.csv"
    path.write_text(HEADER + "".join(cards), encoding="utf-8")
    return path


def test_json_of_a_community_file(community):
    data = json.loads(report(str(community), format="json"))
    assert data == {
        "total": {"texts": 3, "whole": 1, "clauses": 5, "clauses_understood": 3},
        "sets": {
            "A": {"texts": 1, "whole": 1, "clauses": 2, "clauses_understood": 2},
            "B": {"texts": 2, "whole": 0, "clauses": 3, "clauses_understood": 1},
        },
        "unknown": [{"text": "Hum a tune.", "count": 2, "cards": ["Loud One", "Louder One"]}],
        "missing": [],
    }


def test_constructions_that_cannot_be_run_are_counted_by_texts(community):
    text = "When damage is inflicted on this card, you may redirect 1 of that damage to a Character. Unique."
    row_of = row(5, "Owner of Codes", text)
    community.write_text(community.read_text(encoding="utf-8") + row_of, encoding="utf-8")
    data = json.loads(report(str(community), format="json"))
    assert data["total"]["whole"] == 1
    assert data["missing"] == [{"construction": "redirecting that", "texts": 1, "cards": ["Owner of Codes"]}]
    assert "redirecting that (Owner of Codes)" in report(str(community))


def test_text_names_sets_and_the_commonest_unknown_clauses(community):
    text = report(str(community), unknown=1)
    assert "total" in text
    assert "Hum a tune." in text


def test_without_a_file_it_reports_the_bundled_cards():
    data = json.loads(report(format="json", unknown=0))
    assert data["total"]["texts"] > 400
    assert data["total"]["whole"] / data["total"]["texts"] > 0.9
    assert data["unknown"] == []


def test_a_file_that_is_none_is_refused(tmp_path):
    with pytest.raises(CommandError, match=r"cannot be read"):
        report(str(tmp_path / "nothing.csv"))


def later_sets(folder):
    """The codes of the sets from the fourth edition on."""
    editions = (folder / "editions.csv").read_text(encoding="utf-8").splitlines()[1:]
    return {line.split(",")[-1] for line in editions if int(line.split(",")[-2]) >= 4}


@pytest.mark.shared
def test_ratchet_of_what_the_compiler_reads(shared):
    """At least so many texts of the sets from the fourth edition on have a syntax tree, can it be run or not."""
    from rules.engine.shadowfist.text import compile_text
    from rules.management.commands.compile_report import community_texts

    folder = shared / "data" / "chimpshack"
    later = later_sets(folder)
    printed = [text for text in community_texts(folder / "cards.csv") if text.set_code in later]
    read = sum(compile_text(text.text, title=text.title, type=text.type).whole for text in printed)
    assert read / len(printed) >= 0.68


@pytest.mark.shared
def test_ratchet_of_what_can_be_run(shared):
    """At least so many of them are understood whole: every ability has its meaning for the engine."""
    folder = shared / "data" / "chimpshack"
    data = json.loads(report(str(folder / "cards.csv"), format="json", unknown=0))
    later = later_sets(folder)
    counts = [counts for code, counts in data["sets"].items() if code in later]
    assert sum(c["whole"] for c in counts) / sum(c["texts"] for c in counts) >= 0.43


@pytest.mark.exhaustive
@pytest.mark.shared
def test_community_texts_read_back(shared):
    from rules.engine.shadowfist.text import compile_text, render
    from rules.management.commands.compile_report import community_texts

    for printed in community_texts(shared / "data" / "chimpshack" / "cards.csv"):
        result = compile_text(printed.text, title=printed.title, type=printed.type)
        if result.whole:
            text = " ".join(render(ability) for ability in result.abilities)
            assert compile_text(text, title="", type=printed.type).abilities == result.abilities, printed.title


def test_what_is_stored_is_not_compiled_again(community, monkeypatch):
    before = report(str(community))
    compiled.compile_wording(Face("Louder One", "Character", text="Hum a tune.")).save()
    asked = []

    def compile_now(face):
        asked.append(face.title)
        return compiled.compile_wording(face)

    monkeypatch.setattr(compile_report, "compile_wording", compile_now)
    assert report(str(community)) == before
    assert asked == ["Night Courier", "Loud One"]
