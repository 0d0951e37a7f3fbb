"""The bundled card files: what they say, and how their faults are reported."""

import textwrap

import pytest

from rules.engine.shadowfist.model.symbols import Symbols
from rules.importers.card_files import parse_cards

GOOD = """
- title: Night Courier
  aliases: [Nite Courier]
  type: Character
  subtitle: Netherworld Runner
  cost: 2
  requires: {dragons: 1}
  provides: {dragons: 1, chi: 1}
  fighting: X
  wordings:
    A: "Unique."
    B: "Unique. Guts."
  printings:
    - {set: A, rarity: Rare, artist: Some One, wording: A}
    - {set: B, wording: B, cost: 3, errata: 2}
  errata:
    - {id: faq-night-courier-1, source: faq/2.1, status: printed, wording: B, change: It gains Guts.}
"""


def parse(tmp_path, text):
    path = tmp_path / "dragons.yaml"
    path.write_text(textwrap.dedent(text), encoding="utf-8")
    return parse_cards([path])


def test_a_card(tmp_path):
    (card,), faults = parse(tmp_path, GOOD)
    assert not faults
    first, second = card.printings
    assert (first.face.text, first.face.cost, first.face.fighting) == ("Unique.", 2, "X")
    assert first.face.provides == Symbols.of(dragons=1, chi=1)
    assert first.face.body is None
    assert (second.face.text, second.face.cost, second.numeral) == ("Unique. Guts.", 3, 2)
    assert (card.errata[0].text, str(card.errata[0].citation)) == ("Unique. Guts.", "faq/2.1")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("cost: 2", "cost: two"), "dragons.yaml: Night Courier: cost: 'two' must be a whole number or X"),
        (("type: Character", "type: Charakter"), "Night Courier: type: 'Charakter' is none of"),
        (("{dragons: 1}", "{dragon: 1}"), "Night Courier: requires: 'dragon' is no resource"),
        (("wording: A}", "wording: C}"), "Night Courier: printing in A: wording: 'C' is none of the card's wordings"),
        (("rarity: Rare", "rarity: Rar"), "Night Courier: printing in A: rarity: 'Rar' is none of"),
        (("status: printed", "status: done"), "Night Courier: erratum of faq/2.1: status: 'done' is none of"),
        (("source: faq/2.1", "source: faq"), "must be document/section"),
        (("subtitle:", "subtitel:"), "Night Courier: subtitel: unknown field"),
        (("fighting: X", "body: 5"), "Night Courier: body: a Character has no body"),
        (('B: "Unique. Guts."', 'B: "Unique. Guts."\n    C: "Never."'), "no printing or erratum has the wording 'C'"),
        (("- title: Night Courier", "- titel: Night Courier"), "card 1 of the file: title: every card needs a title"),
        (("printings:", "prints:"), "every card needs at least one printing"),
    ],
)
def test_faults_name_file_card_and_field(tmp_path, change, fault):
    cards, faults = parse(tmp_path, GOOD.replace(*change))
    assert not cards
    assert any(fault in str(found) for found in faults), [str(found) for found in faults]


def test_every_fault_is_found_at_once(tmp_path):
    _, faults = parse(tmp_path, GOOD.replace("cost: 2", "cost: two").replace("rarity: Rare", "rarity: Rar"))
    assert len(faults) == 2


def test_broken_yaml_names_the_line(tmp_path):
    _, (fault,) = parse(tmp_path, "- title: A\n  type: [\n")
    assert str(fault).startswith("dragons.yaml: line ")


def test_one_title_names_one_card(tmp_path):
    _, faults = parse(tmp_path, GOOD + GOOD)
    assert any("'Night Courier' also names a card in dragons.yaml" in str(fault) for fault in faults)
