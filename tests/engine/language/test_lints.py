"""What a catalogue may not say is found before any text is read."""

from __future__ import annotations

import pytest

from rules.engine.kernel.language.catalogue import Catalogue, Options
from rules.engine.kernel.language.constructs import CatalogueError, Sort
from rules.engine.kernel.language.lints import lint, silent_words
from rules.engine.kernel.language.reader import Names
from rules.engine.kernel.language.templates import TemplateError, ways
from rules.engine.kernel.value import value
from tests.engine.language import orchard as o


class Act(Sort):
    pass


class Thing(Sort):
    pass


@value
class Stone(Thing):
    words = "@# stone#"


@value
class Drop(Act):
    thing: Thing
    words = "drop the {thing}"


def faults(*constructs, fillers=frozenset()):
    return lint(Catalogue([*constructs, Stone], Options(fillers=fillers)), (Act,), Names(), {})


def test_the_tiny_game_has_no_fault():
    assert lint(o.ORCHARD, (o.Ability,), o.NAMES, {"tree": "Elm"}) == []


def test_two_constructs_for_one_text():
    @value
    class Release(Act):
        thing: Thing
        words = "(drop|release) the {thing}"

    assert any("'Drop the stone' is Drop" in each and "Release" in each for each in faults(Drop, Release))


def test_a_field_that_nothing_says():
    @value
    class Lift(Act):
        thing: Thing
        high: bool = False
        words = "lift the {thing}"

    assert faults(Lift) == ["Lift.high: no template says it"]


def test_a_word_left_out_that_is_no_filler():
    @value
    class Push(Act):
        thing: Thing
        words = "push the {thing} [twice]"

    assert faults(Push) == ["Push: 'twice' may be left out and is no filler"]
    assert faults(Push, fillers=frozenset({"twice"})) == []


def test_left_recursion():
    @value
    class Next(Thing):
        to: Thing
        words = "@sg {to@sg} neighbour"

    assert any("begins with itself" in each for each in faults(Drop, Next))


def test_what_nothing_has_a_place_for():
    class Colour(Sort):
        pass

    @value
    class Red(Colour):
        words = "red"

    assert faults(Drop, Red) == ["Red: nothing that can be read has a place for it"]


def test_a_verb_with_the_number_of_a_noun():
    @value
    class Keeps(Act):
        thing: Thing
        words = "{thing@#} keep# it"

    assert any("'keep#' is a verb" in each for each in faults(Keeps))


def test_what_is_written_and_cannot_be_read():
    @value
    class Both(Act):
        things: tuple[Thing, ...]
        words = "drop both {things/and}"

        def fault(self) -> str | None:
            return "never"

    assert any("cannot be filled" in each for each in faults(Drop, Both))


def test_words_that_mean_nothing_are_found_in_a_text():
    assert silent_words(o.ORCHARD, "Pick 1 pear with a weight 3 or less.", o.Ability, names=o.NAMES) == []
    loose = Catalogue([*o.CONSTRUCTS, Loose], Options(voices=o.OPTIONS.voices, fillers=o.OPTIONS.fillers))
    assert silent_words(loose, "Rest a little.", o.Ability) == ["little"]


@value
class Loose(o.Simple):
    words = "rest [a] [little]"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("take {things}", "there is no field 'things'"),
        ("take", "Bad.thing is neither said nor has it a default"),
        ("{thing/and}", "thing is not a list"),
        ("{thing:Nothing}", "there is no Nothing"),
        ("[{thing}]", "said without a word"),
        ("take {thing=Rock}", "cannot be fixed as 'Rock'"),
    ],
)
def test_a_template_that_does_not_fit_its_construct(words, message):
    bad = value(type("Bad", (Act,), {"__annotations__": {"thing": Thing}, "words": words, "__module__": __name__}))
    with pytest.raises(CatalogueError, match=message):
        Catalogue([bad, Stone])


@pytest.mark.parametrize("template", ["take [it", "take it]", "take {it!}", "(a|b", "{}"])
def test_a_template_that_cannot_be_read(template):
    with pytest.raises(TemplateError):
        ways(template)


def test_two_constructs_of_one_name():
    other = value(type("Stone", (Thing,), {"words": "@# pebble#", "__module__": __name__}))
    with pytest.raises(CatalogueError, match="two constructs are called Stone"):
        Catalogue([Stone, other])


def test_the_name_of_a_field_with_an_apostrophe_stands_alone():
    (way,) = ways("the stone 's colour")
    assert [each.word for each in way.items] == ["the", "stone", "'s", "colour"]


def test_one_of_several_verbs_is_in_the_form_of_the_template():
    assert [" ".join(each.word for each in way.items) for way in ways("@s (put|place)~ down")] == [
        "puts down",
        "places down",
    ]
