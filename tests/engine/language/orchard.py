"""A tiny game for the tests of ``rules.engine.kernel.language``: growers pick, throw and give fruit."""

from __future__ import annotations

from dataclasses import is_dataclass
from enum import Enum
from typing import Annotated

from rules.engine.kernel.language.catalogue import Catalogue, Options
from rules.engine.kernel.language.constructs import Named, Sort
from rules.engine.kernel.language.reader import Names, Reading, Understood, read
from rules.engine.kernel.language.references import NO_MARK, Introduced, Mark, Wanted
from rules.engine.kernel.language.verbs import DID, NOW, Auxiliary, Verb, Voices
from rules.engine.kernel.value import value

NAMES = Names({"tree": ["Old Oak", "Elm", "All Seasons"]})


class Fruit(Sort):
    called = "fruit"


class Grower(Sort):
    called = "a grower"


class Quality(Sort):
    pass


class Comparison(Sort):
    pass


class Amount(Sort):
    called = "a number"


class Deed(Sort):
    called = "something to do"


class Condition(Sort):
    pass


class Frame(Sort):
    pass


class Effect(Sort):
    called = "an effect"


class Simple(Effect):
    """An effect without a condition."""


class Kind(Enum):
    APPLE = "apple#"
    PEAR = "pear#"
    FRUIT = "fruit#|piece# of fruit"


class Property(Enum):
    WEIGHT = "weight"
    COST = "cost|price"


class Pronoun(Enum):
    IT = "it"
    THEM = "them"


# Amounts and comparisons


@value
class Exactly(Amount):
    n: int
    words = "{n}"


@value
class Plus(Amount):
    to: Exactly
    n: int
    words = "{to} plus {n}"


@value
class WeightOf(Amount):
    of: Fruit
    words = "the weight of {of}"


@value
class AtMost(Comparison):
    n: Amount
    words = "{n:Exactly} or (less|lower|fewer)", "<no (more|greater) than {n}"


@value
class Equal(Comparison):
    n: Amount
    words = "{n}"


@value
class LessThan(Comparison):
    n: Amount
    words = "less than {n}", "<below {n}"


@value
class Has(Quality):
    """One property, every comparison, every position."""

    prop: Property
    cmp: Comparison
    words = (
        "@short with [a] {prop} {cmp}",
        "<@short with [a] {prop} of {cmp}",
        "@relative whose {prop} is {cmp}",
        "<@relative that has [a] {prop} of {cmp}",
        "@sg|pl have~ [a] {prop} of {cmp}",
    )


@value
class Owned(Quality):
    by: Grower
    words = "@short {by@sg} owns", "@short {by@pl} own"


@value
class Ripe(Quality):
    words = "@pre ripe", "@sg is ripe", "@pl are ripe"


@value
class Light(Quality):
    words = "@pre light", "<@sg is light", "<@pl are light"


@value
class Thrown(Quality):
    """A participle of state, without who and when: the adjective."""

    words = "@pre thrown", "@sg is thrown", "@pl are thrown"


@value
class WasDone(Quality):
    """What happened to it, as a relative clause: long."""

    event: Happens
    time: Time | None = None
    words = (
        "@long that {event@gap_past} [{time}]",
        "<@long {event@gap_past} [{time}]",
        "@long {event@reduced} [{time}]",
    )


@value
class HangingOn(Quality):
    """A modifier with a noun phrase: long."""

    tree: Fruit
    words = "@long hanging beside {tree}"


# Growers


@value
class You(Grower):
    words = "@pl you"


@value
class Opponent(Grower):
    words = "@sg your opponent"

    def introduces(self) -> Introduced | None:
        return Introduced("grower", False, ("they",))


@value
class They(Grower):
    to: Mark = NO_MARK
    words = "@pl they"

    def refers(self) -> Wanted | None:
        return Wanted(("grower",), pronoun="they")


@value
class MissingGrower(Grower):
    pass


# Fruit


@value
class Some(Fruit):
    """A number of pieces of fruit of some kinds; one and many are in the value."""

    n: int
    kinds: tuple[Kind, ...]
    qualities: tuple[Quality, ...] = ()
    long: Quality | None = None
    upto: bool = False
    mark: Mark = NO_MARK
    words = (
        "@# [up to {upto=True}] {n@#} [{qualities@pre/set}] {kinds@#/or} [{qualities@short/set}] [{long@long}]",
        "@# [up to {upto=True}] {n@#} [{qualities@pre/set}] {kinds@#/or} [{qualities@short/set}] {long@relative}",
    )

    def fault(self) -> str | None:
        return "more than nine pieces are never thrown" if self.n > 9 else None

    def introduces(self) -> Introduced | None:
        return Introduced("fruit", self.n != 1, ("it",) if self.n == 1 else ("them",))


@value
class Every(Fruit):
    """Bare plurals: and between nouns is a noun, what follows modifies both."""

    kinds: tuple[Kind, ...]
    qualities: tuple[Quality, ...] = ()
    words = "@pl all {kinds@pl/and} [{qualities@short/set}]"


@value
class Both(Fruit):
    """And between phrases with a number each is fruit: what follows modifies the last."""

    parts: tuple[Some, ...]
    words = "@pl {parts/and}"

    def fault(self) -> str | None:
        return None if len(self.parts) > 1 else "one is not both"


@value
class ThisFruit(Fruit):
    words = "@sg this fruit"


@value
class ThoseFruit(Fruit):
    """One and many are in the value."""

    many: bool
    to: Mark = NO_MARK
    words = "@sg that fruit {many=False}", "@pl those fruit {many=True}"

    def refers(self) -> Wanted | None:
        return Wanted(("fruit",), self.many, nearest=True)


@value
class ItFruit(Fruit):
    """The word of a pronoun is kept."""

    pronoun: Pronoun
    to: Mark = NO_MARK
    words = "@sg|pl {pronoun}"

    def refers(self) -> Wanted | None:
        return Wanted(("fruit",), pronoun=self.pronoun.value)


@value
class Tree(Fruit):
    """A name from a closed list."""

    name: Annotated[str, Named("tree")]
    words = "@sg {name}"


@value
class MissingFruit(Fruit):
    """What a gap stands for."""


# Deeds and what happens


@value
class Throw(Deed):
    object: Fruit
    origin: Fruit | None = None
    verb = Verb("throw away", "{object}", passive_only="[from {origin}]")


@value
class Pick(Deed):
    object: Fruit
    verb = Verb("pick", "{object}")


@value
class Give(Deed):
    object: Fruit
    to: Grower
    verb = Verb("give", "{object} to {to}")


@value
class Gain(Deed):
    """No marked object: no passive."""

    n: Amount
    verb = Verb("gain", "{n} coins")


@value
class Happens(Sort):
    """Active and passive are one event with its roles filled."""

    deed: Deed
    who: Grower | None = None


class Time(Enum):
    THIS_TURN = "this turn"
    LAST_TURN = "last turn"


@value
class Past(Sort):
    """What happened; a time behind it is its own."""

    event: Happens
    time: Time | None = None
    words = "{event@past} [{time}]"


# Conditions: a state is asked now, an event waits


@value
class IsSo(Condition):
    fruit: Fruit
    quality: Quality
    words = "@state {fruit@#} {quality@#}", "@bare {quality@pre} {fruit=ThisFruit}"


@value
class Happened(Condition):
    event: Past
    words = "@event {event}"


# Effects


@value
class Once(Frame):
    words = "once"


@value
class During(Frame):
    time: Time
    words = "during {time}"


@value
class Do(Simple):
    """Frames are an unordered set, the same before and behind."""

    deeds: tuple[Deed, ...]
    frames: tuple[Frame, ...] = ()
    words = "{deeds@imp/and} [{frames/set}]", "<{frames/set} , {deeds@imp/and}"


@value
class OneOf(Simple):
    ways: tuple[Deed, ...]
    words = "choose 1 : {ways@imp/;}"


@value
class MakeDo(Simple):
    """One subject and several verbs."""

    who: Grower
    deeds: tuple[Deed, ...]
    words = "{who@sg} {deeds@s/and}", "{who@pl} {deeds@p/and}"


@value
class May(Simple):
    """May is over everything that follows it."""

    who: Grower
    deeds: tuple[Deed, ...]
    words = "{who} may {deeds@inf/and}"


@value
class Together(Effect):
    """One effect and then another."""

    first: Simple
    then: Effect
    words = "{first} , then {then}"


@value
class If(Effect):
    """If and a state is asked now. Behind, it has scope: over all or the last part alone."""

    condition: Condition
    effect: Effect
    words = (
        "if {condition@state} , {effect}",
        "<{effect:Simple} if {condition@state}",
        "<{effect:Together} if {condition@state}",
    )


@value
class When(Effect):
    """If and an event waits, as when and after do."""

    condition: Condition
    effect: Effect
    words = "after {condition@event} , {effect}", "<(when|if) {condition@event} , {effect}"


@value
class While(Effect):
    """No subject: this fruit's."""

    condition: Condition
    effect: Effect
    words = "while {condition@bare} , {effect}", "<while {condition@state} , {effect}"


# Abilities


class Cost(Sort):
    called = "a cost"


@value
class Pay(Cost):
    deed: Deed
    words = "{deed@imp}"


@value
class Ability(Sort):
    """Costs, then what they buy; the sentences follow each other."""

    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...] = ()
    words = "{costs/,} :: {effects/sentences}", "{effects/sentences}"


@value
class Grants(Simple):
    """A quoted ability."""

    fruit: Fruit
    ability: Ability
    words = '{fruit@sg} has " {ability} "', '{fruit@pl} have " {ability} "'


CONSTRUCTS: tuple[type, ...] = tuple(
    each
    for each in list(globals().values())
    if isinstance(each, type) and is_dataclass(each) and issubclass(each, Sort)
)
OPTIONS = Options(
    voices=Voices(
        Happens,
        "who",
        "deed",
        {"now": NOW, "past": DID, "would": Auxiliary("would", "inf"), "have": Auxiliary("have~", "part")},
        {Fruit: "MissingFruit", Grower: "MissingGrower"},
    ),
    fillers=frozenset({"a", "that"}),
    spelling={"an apple": "1 apple", "a pear": "1 pear", "a fruit": "1 fruit"},
)
ORCHARD = Catalogue(CONSTRUCTS, OPTIONS)


def reading(text: str, sort: type = Ability, form: str = "*") -> Reading:
    return read(ORCHARD, text, sort, form=form, names=NAMES)


def meant(text: str, sort: type = Ability, form: str = "*") -> object:
    """The one value of a text; the test fails if it has none or several."""
    found = reading(text, sort, form)
    assert isinstance(found, Understood), found
    return found.node.value
