"""Whatever a card says, every question about it has an answer: what cannot be run is reported (``single_cards``)."""

import pytest

from rules.engine import evaluate
from rules.engine.shadowfist.lowering.card_library import CardLibrary
from rules.engine.shadowfist.model.cards import Face
from tests.community_library import community
from tests.engine_library import board, bundled, compile_face, small_library
from tests.single_cards import ask_everything

# Texts that the compiler reads in whole or in part, and that cannot be run as they stand.
ODD = {
    "a value that nothing defines": Face("Odd One", "Site", text="Toughness: X.", body=5, power=1),
    "a value of something that is not counted": Face(
        "Odd One",
        "Character",
        text="Toughness: X. X = the number of columns in an opponent's Site structure.",
        fighting=4,
    ),
    "a Fighting of something that is not counted": Face(
        "Odd One", "Character", text="X = the number of columns in an opponent's Site structure.", fighting="X"
    ),
    "another card that turns and is maintained": Face(
        "Odd One", "Character", text="Turn and maintain a Character you control :: Toast a State.", fighting=4
    ),
    "several cards that turn and are maintained": Face(
        "Odd One", "Character", text="Turn and maintain X Sites you control :: This card gains +X Fighting.", fighting=4
    ),
}
SLICES = 8


def with_others(face):
    """A library with a card that a test makes up beside the bundled ones."""
    return CardLibrary([*bundled().all(), *small_library(face).all()], compile_face)


@pytest.mark.parametrize("face", ODD.values(), ids=ODD)
def test_a_card_that_cannot_be_run(face):
    library = with_others(face)
    ask_everything(library.find("Odd One"), library)
    place = {"locations": [{"front": "Odd One"}]} if face.type == "Site" else {"characters": ["Odd One"]}
    result = evaluate(board({"name": "Ann", **place}, {"name": "Bob"}), library)
    assert [each["card"] for each in result["not_understood"]] == ["odd-one"] * len(result["not_understood"])
    assert result["not_understood"], "nothing says that it is not run"


@pytest.mark.parametrize("part", range(SLICES))
def test_every_bundled_card(part):
    for card in bundled().all()[part::SLICES]:
        ask_everything(card, bundled())


@pytest.mark.exhaustive
@pytest.mark.shared
@pytest.mark.parametrize("part", range(SLICES))
def test_every_card_of_the_community_file(shared, part):
    ours = {card.title for card in bundled().all()}
    for card in community().all()[part::SLICES]:
        if card.title not in ours:
            ask_everything(card, community())
