"""Builds amounts, quantities and kinds from what the parser found."""

from __future__ import annotations

from typing import Any

from rules.engine.text.amounts import AmountOf, Bounded, Count, Difference, Half, Sum, Times, X
from rules.engine.text.node import shared
from rules.engine.text.phrases import (
    Kinds,
    NotReadableError,
    Noun,
    Parts,
    is_only,
    noun_of,
    without_rounding,
)
from rules.engine.text.references import Of
from rules.engine.text.selectors import (
    Costing,
    Designated,
    Faction,
    Is,
    Kind,
    Quantity,
    Select,
    Type,
)


class KindBuilder:
    """Callbacks of the grammar's numbers, quantities and kinds."""

    def plain_number(self, c: Parts) -> Any:
        return int(c[0].replace(",", ""))

    def x_term(self, c: Parts) -> Any:
        text = str(c[0])
        if text == "X":
            return shared(X())
        return (Sum if text[1] == "+" else Difference)(X(), int(text[2:]))

    def number(self, c: Parts) -> Any:
        return c[0]

    def number_or_more(self, c: Parts) -> Any:
        return Bounded(c[0], "or more")

    def number_or_less(self, c: Parts) -> Any:
        return Bounded(c[0], "or less")

    def number_up_to(self, c: Parts) -> Any:
        return Bounded(c[1], "up to")

    def number_more_than(self, c: Parts) -> Any:
        return Bounded(c[1], str(c[0]))

    def number_exactly(self, c: Parts) -> Any:
        return Bounded(c[1], str(c[0]))

    def amount_of(self, c: Parts) -> Any:
        return AmountOf(c[1], str(c[0]))

    def fraction(self, c: Parts) -> Any:
        word, of = str(c[0]), c[-1]
        if len(c) > 2:
            return Half(of, str(c[1]).split()[1])
        if word.startswith("half"):
            rounded = ""
            if isinstance(of, (Select, Of, Count)):
                of, rounded = without_rounding(of)
            return Half(of, rounded)
        return Times(2, of)

    def det(self, c: Parts) -> Quantity:
        word = {"an": "a", "all the": "all"}.get(str(c[0]), str(c[0]))
        return shared(Quantity(word))

    def exactly(self, c: Parts) -> Quantity:
        return shared(Quantity("number", c[0]))

    def exactly_n(self, c: Parts) -> Quantity:
        return shared(Quantity(str(c[0]), c[1]))

    def up_to(self, c: Parts) -> Quantity:
        return shared(Quantity("up to", c[1]))

    def or_more(self, c: Parts) -> Quantity:
        return shared(Quantity("or more", c[0]))

    def or_less(self, c: Parts) -> Quantity:
        return shared(Quantity("or less", c[0]))

    def more_than(self, c: Parts) -> Quantity:
        return shared(Quantity(str(c[0]), c[1]))

    def at_least(self, c: Parts) -> Quantity:
        return shared(Quantity(str(c[0]), c[1]))

    def more(self, c: Parts) -> Quantity:
        return shared(Quantity(str(c[0])))

    def the_amount(self, c: Parts) -> Quantity:
        return shared(Quantity("the number", c[1]))

    def quantity_top(self, c: Parts) -> Any:
        return c[-1]

    def adjective(self, c: Parts) -> Any:
        return shared(Is(str(c[0])))

    def no_adjective(self, c: Parts) -> Any:
        return shared(Is(str(c[0]), True))

    def type(self, c: Parts) -> Any:
        return Noun(shared(Type(str(c[0]))), c[0].plural)

    def no_type(self, c: Parts) -> Any:
        return Noun(shared(Type(str(c[0]), True)), False)

    def designated(self, c: Parts) -> Any:
        return shared(Designated(str(c[0])))

    def no_designated(self, c: Parts) -> Any:
        return shared(Designated(str(c[-1]), True))

    def faction(self, c: Parts) -> Any:
        return shared(Faction(str(c[0])))

    def no_faction(self, c: Parts) -> Any:
        return shared(Faction(str(c[-1]), True))

    def costing(self, c: Parts) -> Any:
        return shared(Costing(int(str(c[0]).rstrip("-"))))

    def kind(self, c: Parts) -> tuple[Kind, bool]:
        words = tuple(part.type if isinstance(part, Noun) else part for part in c)
        nouns = [isinstance(word, Type) for word in words]
        if nouns != sorted(nouns):
            raise NotReadableError("a noun before an adjective")
        return shared(Kind(words)), any(isinstance(part, Noun) and part.plural for part in c)

    def kinds(self, c: Parts) -> Kinds:
        kinds = [part[0] for part in c if isinstance(part, tuple)]
        plural = any(part[1] for part in c if isinstance(part, tuple))
        joints = [str(part) for part in c if not isinstance(part, tuple) and str(part) != ","]
        # "Rebel or Rabble Character": what has no noun of its own shares the next one's.
        for place in range(len(kinds) - 2, -1, -1):
            if not noun_of(kinds[place]) and (shared := noun_of(kinds[place + 1])):
                kinds[place] = Kind((*kinds[place].all_of, shared))
        # "non-Unique Shaolin and Martial Characters": a state said first holds for all that share its noun.
        if len(kinds) > 1:
            leading = tuple(
                item for item in kinds[0].all_of[:-1] if isinstance(item, Is) and not is_only(kinds[0], item)
            )
            plain = [i for i in range(1, len(kinds)) if not any(isinstance(x, Is) for x in kinds[i].all_of)]
            designators = all(any(isinstance(x, (Designated, Faction)) for x in kind.all_of) for kind in kinds)
            if leading and designators:
                for place in plain:
                    kinds[place] = Kind((*leading, *kinds[place].all_of))
        return Kinds(tuple(kinds), joints[-1] if joints else "", plural)
