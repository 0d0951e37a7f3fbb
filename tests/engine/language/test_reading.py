"""The kernel of language on a tiny game: what it reads, what it writes, what was hard."""

import pytest

from rules.engine.kernel.language.constructs import CatalogueError
from rules.engine.kernel.language.faults import fault_of, unbound_fault
from rules.engine.kernel.language.plain import from_plain, to_plain
from rules.engine.kernel.language.reader import Ambiguous, Understood, Unread, read
from rules.engine.kernel.language.references import Bound, bind
from rules.engine.kernel.language.renderer import render
from rules.engine.kernel.language.sentences import sentences
from tests.engine.language import orchard as o

APPLE, PEAR = o.Kind.APPLE, o.Kind.PEAR
ONE_PEAR = o.Some(1, (PEAR,))
TEXTS = [
    "Pick 1 pear.",
    "Pick up to 2 ripe apples or pears with a weight 3 or less you own.",
    "Throw 1 pear away, pick 1 apple :: Gain 2 coins. Your opponent throws 1 apple away and gains 3 coins.",
    "After your opponent threw 1 pear away this turn, you gain 3 coins and throw up to 2 apples away.",
    "Pick 1 pear that your opponent picked last turn.",
    "If Old Oak is ripe, you may pick 1 pear and gain 2 coins.",
    'All apples and pears you own have "While ripe, gain 1 coins."',
    "Gain 2 plus 3 coins once during this turn.",
    "Give 1 apple whose weight is less than the weight of 1 pear to your opponent.",
]


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_read_is_written_and_read_again_as_the_same_value(text):
    value = o.meant(text)
    assert render(o.ORCHARD, value, o.Ability) == text
    assert o.meant(render(o.ORCHARD, value, o.Ability)) == value


@pytest.mark.parametrize("text", TEXTS)
def test_values_are_plain_data_and_back(text):
    value = o.meant(text)
    assert from_plain(o.ORCHARD, to_plain(value), o.Ability) == value


def test_a_builder_is_held_to_the_same_checks_as_a_reader():
    assert isinstance(o.reading("Pick 10 pears."), Unread)
    data = to_plain(o.meant("Pick 9 pears."))
    data["effects"][0]["deeds"][0]["object"]["n"] = 10
    with pytest.raises(CatalogueError, match=r"effects\[0\].deeds\[0\].object: more than nine"):
        from_plain(o.ORCHARD, data, o.Ability)


def test_one_comparison_means_the_same_in_every_position():
    light = o.Has(o.Property.WEIGHT, o.AtMost(o.Exactly(3)))
    for text in ("Pick 1 pear with weight 3 or less.", "Pick 1 pear with a weight of 3 or lower."):
        assert o.meant(text).effects[0].deeds[0].object.qualities == (light,)
    assert o.meant("Pick 1 pear whose weight is no more than 3.").effects[0].deeds[0].object.long == light
    assert o.meant("If 1 pear has a weight of 3 or fewer, gain 1 coins.").effects[0].condition.quality == light


def test_active_and_passive_are_one_event_with_its_roles_filled():
    event = o.Happens(o.Throw(ONE_PEAR), o.Opponent())
    for text in (
        "your opponent threw 1 pear away",
        "your opponent threw away 1 pear",
        "1 pear was thrown away by your opponent",
    ):
        assert o.meant(text, o.Past).event == event


def test_the_doer_stands_before_or_after_the_rest_of_a_passive():
    before = o.meant("1 pear was thrown away by your opponent from Elm", o.Past)
    assert before == o.meant("1 pear was thrown away from Elm by your opponent", o.Past)
    assert before.event.deed.origin == o.Tree("Elm")


def test_a_passive_with_an_auxiliary_agrees_with_its_subject():
    assert o.meant("1 pear has been picked by you", o.Happens, "have") == o.Happens(o.Pick(ONE_PEAR), o.You())
    assert isinstance(o.reading("2 pears has been picked by you", o.Happens, "have"), Unread)


def test_only_a_marked_object_has_a_passive():
    assert isinstance(o.reading("3 coins were gained by you", o.Past), Unread)


def test_a_gap_is_a_role_of_the_event():
    long = o.meant("Pick 1 pear your opponent picked.").effects[0].deeds[0].object.long
    assert long == o.WasDone(o.Happens(o.Pick(o.MissingFruit()), o.Opponent()))
    assert long == o.meant("Pick 1 pear picked by your opponent.").effects[0].deeds[0].object.long


def test_a_preposition_is_left_behind_where_its_role_is_missing():
    event = o.meant("you gave 1 pear to", o.Happens, "gap_past")
    assert event == o.Happens(o.Give(ONE_PEAR, o.MissingGrower()), o.You())


def test_one_and_many_are_in_the_value():
    assert o.meant("that fruit", o.Fruit) != o.meant("those fruit", o.Fruit)
    assert isinstance(o.reading("1 pears", o.Fruit), Unread)
    assert isinstance(o.reading("2 pear", o.Fruit), Unread)


def test_up_to_is_not_all_of_it():
    assert o.meant("up to 2 pears", o.Fruit) != o.meant("2 pears", o.Fruit)


# What was hard


def test_attachment_is_settled_by_form():
    """Short modifiers hang on their noun in any order, and at most one long one follows them."""
    some = o.meant("Pick 1 pear with weight 3 you own hanging beside Elm.").effects[0].deeds[0].object
    assert some == o.meant("Pick 1 pear you own with weight 3 hanging beside Elm.").effects[0].deeds[0].object
    assert len(some.qualities) == 2
    assert isinstance(o.reading("Pick 1 pear hanging beside Elm that you picked hanging beside Elm."), Unread)


def test_frames_are_a_set_the_same_before_and_behind():
    behind = o.meant("Pick 1 pear once during this turn.")
    assert behind == o.meant("Pick 1 pear during this turn once.")
    assert behind == o.meant("Once during this turn, pick 1 pear.")


def test_a_condition_behind_has_scope_and_honestly_two_readings():
    reading = o.reading("Pick 1 pear, then gain 2 coins if Elm is ripe.")
    assert isinstance(reading, Ambiguous)
    assert {type(node.value.effects[0]) for node in reading.nodes} == {o.If, o.Together}
    fault = fault_of(o.ORCHARD, "Pick 1 pear, then gain 2 coins if Elm is ripe.", reading, o.Ability)
    assert fault.message.startswith("This can be read as ")
    assert isinstance(o.reading("If Elm is ripe, pick 1 pear, then gain 2 coins."), Understood)


def test_and_between_nouns_is_a_noun_and_between_phrases_is_fruit():
    assert o.meant("all apples and pears you own", o.Fruit) == o.Every((APPLE, PEAR), (o.Owned(o.You()),))
    both = o.meant("1 apple and 2 pears you own", o.Fruit)
    assert both == o.Both((o.Some(1, (APPLE,)), o.Some(2, (PEAR,), (o.Owned(o.You()),))))


def test_and_joins_the_verbs_of_one_subject_and_may_is_over_both():
    assert o.meant("Your opponent picks 1 pear and gains 1 coins.").effects == (
        o.MakeDo(o.Opponent(), (o.Pick(ONE_PEAR), o.Gain(o.Exactly(1)))),
    )
    assert o.meant("You may pick 1 pear and gain 1 coins.").effects[0].deeds == (o.Pick(ONE_PEAR), o.Gain(o.Exactly(1)))


def test_imperative_and_plural_have_cells_of_their_own():
    assert isinstance(o.meant("Pick 1 pear.").effects[0], o.Do)
    assert isinstance(o.meant("They pick 1 pear.").effects[0], o.MakeDo)


def test_a_participle_without_doer_and_time_is_the_adjective():
    assert o.meant("1 thrown pear", o.Fruit).qualities == (o.Thrown(),)
    assert o.meant("1 pear thrown away by you", o.Fruit).long is not None


def test_a_time_behind_a_past_event_is_that_events():
    when = o.meant("After you picked 1 pear this turn, gain 1 coins.").effects[0]
    assert when.condition.event.time is o.Time.THIS_TURN
    within = o.meant("After you picked 1 pear your opponent picked last turn this turn, gain 1 coins.").effects[0]
    assert within.condition.event.time is o.Time.THIS_TURN
    assert within.condition.event.event.deed.object.long.time is o.Time.LAST_TURN


def test_if_and_an_event_waits_and_if_and_a_state_is_asked_now():
    waits = o.meant("If you picked 1 pear, gain 1 coins.")
    assert waits == o.meant("After you picked 1 pear, gain 1 coins.")
    assert isinstance(waits.effects[0], o.When)
    assert isinstance(o.meant("If Elm is ripe, gain 1 coins.").effects[0], o.If)


def test_without_a_subject_it_is_this_fruit():
    assert o.meant("While ripe, gain 1 coins.").effects[0].condition == o.IsSo(o.ThisFruit(), o.Ripe())


def test_sums_are_a_sort_of_their_own():
    assert o.meant("Gain 2 plus 1 coins.").effects[0].deeds[0].n == o.Plus(o.Exactly(2), 1)


def test_costs_stand_left_of_their_result():
    ability = o.meant("Throw 1 pear away, gain 1 coins :: Pick 1 apple. Pick 1 pear.")
    assert len(ability.costs) == len(ability.effects) == 2


def test_names_come_from_closed_lists_and_have_their_capitals():
    assert o.meant("All Seasons", o.Fruit) == o.Tree("All Seasons")
    assert isinstance(o.reading("all seasons", o.Fruit), Unread)
    assert isinstance(o.reading("New Oak", o.Fruit), Unread)


def test_quoted_abilities_are_abilities():
    grants = o.meant('This fruit has "Pick 1 pear :: Gain 2 coins. Gain 1 coins."').effects[0]
    assert grants == o.Grants(o.ThisFruit(), o.meant("Pick 1 pear :: Gain 2 coins. Gain 1 coins."))


def test_the_splitter_of_sentences_knows_quotes_brackets_and_missing_spaces():
    text = 'It has "Turn :: Heal. Then move." Draw 1 card.Play it (once. Only once.)\nHeal'
    assert [text[a:b] for a, b in sentences(text)] == [
        'It has "Turn :: Heal. Then move." Draw 1 card.',
        "Play it (once. Only once.)",
        "Heal",
    ]


def test_nested_lists_are_bounded():
    many = "Pick " + " or ".join(["1 pear and 1 apple"] * 40) + "."
    reading = o.reading(many)
    assert isinstance(reading, Unread)
    long = "Pick 1 " + ", ".join(["apple", "pear"] * 60) + " or apple."
    assert isinstance(o.reading(long), Understood)


def test_values_divided_by_semicolons():
    assert o.meant("Choose 1 : pick 1 pear; gain 2 coins.").effects[0] == o.OneOf(
        (o.Pick(ONE_PEAR), o.Gain(o.Exactly(2)))
    )


def test_what_is_for_reading_only_is_written_where_nothing_else_says_it():
    assert render(o.ORCHARD, o.Light(), o.Quality, "sg") == "Is light"


def test_a_text_can_have_spellings_of_its_own():
    own = read(o.ORCHARD, "Pick my best pear.", o.Ability, names=o.NAMES, spelling={"my best": "1"})
    assert isinstance(own, Understood)


def test_other_spellings_are_one_list_before_the_words():
    assert o.meant("Pick an apple.") == o.meant("Pick 1 apple.")


# References


def bound(text):
    reading = o.reading(text)
    assert isinstance(reading, Understood), reading
    return bind(o.ORCHARD, reading)


def test_a_reference_is_bound_to_the_one_thing_it_can_mean():
    made = bound("Pick 1 pear. Throw it away.")
    assert isinstance(made, Bound)
    pick, throw = made.value.effects
    assert pick.deeds[0].object.mark == throw.deeds[0].object.to == 1
    assert made.links == (((5, 6), (1, 3)),)


def test_a_reference_with_two_antecedents_is_refused_with_both():
    text = "Pick 1 pear. Pick 1 apple. Throw it away."
    (fault,) = bound(text)
    assert unbound_fault(text, o.reading(text).tokens, fault).message == '"it" could mean "1 pear" or "1 apple".'


def test_a_reference_that_means_nothing_before_it_is_refused():
    (fault,) = bound("Throw it away. Pick 1 pear.")
    assert fault.candidates == ()
    assert len(bound("Pick 2 pears. Throw it away.")) == 1


def test_number_and_word_tell_antecedents_apart():
    made = bound("Pick 2 pears. Pick 1 apple. Throw them away.")
    assert isinstance(made, Bound)
    assert made.value.effects[0].deeds[0].object.mark == 1
    assert made.value.effects[1].deeds[0].object.mark == 0


def test_nearness_is_a_preference_that_a_construct_declares():
    made = bound("Pick 1 pear. Pick 1 apple. Throw that fruit away.")
    assert isinstance(made, Bound)
    assert [each.deeds[0].object.mark for each in made.value.effects[:2]] == [0, 1]


# Faults


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Pick 1 plum.", '"plum" is not understood here; '),
        ("Pick 1 pear", 'The text ends where "or", '),
        ("Gain many coins.", '"many" is not understood here; a number could '),
    ],
)
def test_a_fault_names_the_word_and_what_could_stand_there(text, message):
    fault = fault_of(o.ORCHARD, text, o.reading(text), o.Ability)
    assert fault.message.startswith(message), fault.message
    assert text[fault.start : fault.end] in ("plum", "many", "")


def test_first_words_are_known_without_reading():
    assert {"pick", "if", "your", "$tree"} & set(o.ORCHARD.first_words(o.Ability)) == {"pick", "if", "your", "$tree"}
