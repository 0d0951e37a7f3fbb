"""What is kept of a board while it stays the same: never anything that a text would see change."""

from dataclasses import replace

import pytest

from rules.engine import evaluate
from rules.engine.shadowfist.ir.aspects import ATTACK, PAST
from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.query.game import derived
from rules.engine.shadowfist.rules.harming.replacing import replaces
from rules.engine.shadowfist.rules.scene import occasions, triggers
from tests.corpus import entries
from tests.engine_library import at, board, bundled, play_out, player, small_library


@pytest.mark.parametrize(
    ("text", "looks_at"),
    [
        ("This card gains +1 Fighting.", set()),
        ("Damaged Characters you control gain +1 Fighting.", set()),
        ("While attacking, this card gains +2 Fighting.", {ATTACK}),
        ("Cannot intercept.", {ATTACK}),
        ("Toughness: 1 while intercepting.", {ATTACK}),
        ("Toughness: 1 during the turn in which this card enters play.", {PAST}),
    ],
)
def test_what_a_text_looks_at(text, looks_at):
    face = Face(title="Onlooker", type="Character", fighting=3, text=text)
    compiled = small_library(face).compiled(face)
    assert not compiled.not_understood
    assert compiled.aspects == looks_at


@pytest.fixture
def without_keeping(monkeypatch):
    """Nothing is kept, and whatever happens, every triggered ability is asked: all is found out anew each time."""

    def every_reaction(text, verb):
        return tuple(
            occasions.Reaction(place, replace(ability, does=does), replaces(does))
            for place, ability in enumerate(text.triggered)
            if (does := occasions.as_effect(ability.does)) is not None
        )

    def run(scenario):
        with monkeypatch.context() as patch:
            patch.setattr(derived, "APART", {})
            patch.setattr(triggers, "reactions_to", every_reaction)
            return evaluate(scenario, bundled())

    return run


@pytest.mark.exhaustive
def test_the_corpus_comes_out_the_same_when_nothing_is_kept(without_keeping):
    for entry in entries():
        usual = evaluate(entry["scenario"], bundled())
        assert usual == without_keeping(entry["scenario"]), entry["name"]


def test_an_attack_changes_what_looks_at_attacks():
    """The board stays the same but for the attack, and the bonus comes and goes with it."""
    charger = Face(title="Charger", type="Character", fighting=3, text="While attacking, this card gains +2 Fighting.")
    site = Face(title="Field", type="Site", body=8)
    library = small_library(charger, site)
    scenario = board(player("Ann", at("Field", "Charger")), player("Bob", at("Field")))
    attack = ("Ann", "attack", {"with": ["charger"], "target": "field-2"})
    assert play_out(scenario, library=library)["cards"]["charger"]["fighting"] == 3
    assert play_out(scenario, attack, library=library)["cards"]["charger"]["fighting"] == 5
    assert play_out(scenario, attack, "continue", library=library)["cards"]["charger"]["fighting"] == 3
