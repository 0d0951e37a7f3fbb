"""Builds verbs, states and benefits from what the parser found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.text.actions import (
    About,
    Act,
    Be,
    Bonus,
    Cause,
    Designator,
    Gain,
    Give,
    Immunity,
    Special,
    To,
)
from rules.engine.text.amounts import PerEach, Signed
from rules.engine.text.complements import settled, split_complements, taken
from rules.engine.text.node import shared
from rules.engine.text.phrases import NotReadableError, flat, loosened
from rules.engine.text.references import Of, Pronoun
from rules.engine.text.selectors import Designated, Is, OrElse, Placed, Quantity, Select
from rules.engine.text.timing import (
    AtCost,
    Clause,
    Manner,
)
from rules.engine.text.tokens import WordToken
from rules.engine.text.verbs import act, adjectives, condition, signed
from rules.engine.text.vocabulary import split_phrase

Parts = list[Any]


class ActionBuilder:
    """Callbacks of the grammar's predicates and benefits."""

    def verb(self, c: Parts) -> Clause:
        token = c[0]
        return Clause(act(str(token), c[1:]), link="+" if getattr(token, "third", False) else "")

    def verb_cost(self, c: Parts) -> Clause:
        made = self.verb([c[0], *c[2:]])
        return replace(made, adverbs=(AtCost(str(c[1])),))

    def controls_np(self, c: Parts) -> Clause:
        who, verb, tense = split_phrase(str(c[0]))
        what, complements = split_complements(c[1:])
        return Clause(taken(Act(verb, what, complements, tense=tense)), who)

    def costs(self, c: Parts) -> Clause:
        return Clause(Act("cost", c[1]), link="+")

    def costs_change(self, c: Parts) -> Clause:
        return Clause(Gain((Bonus(signed(c[1]), "cost"),)), link="+")

    def costs_more(self, c: Parts) -> Clause:
        word = str(c[-1])
        if word not in ("more", "less"):
            raise NotReadableError(f"a cost of so much {word}")
        change = Signed(1 if word == "more" else -1, c[-2])
        if len(c) == 4 and c[1] != Of("controller", Pronoun("they", plural=True)):
            # "They cost you 1 less": you play them so; who pays is who plays.
            return Clause(Act("play"), c[1], adverbs=(AtCost(change),), link="payer")
        return Clause(Gain((Bonus(change, "cost"),)), link="+")

    def give(self, c: Parts) -> Clause:
        what, complements = split_complements(c[3:])
        if isinstance(what, Gain):
            if complements:
                raise NotReadableError("a benefit given with more than it can take")
            return Clause(what, c[1])
        return Clause(Give(c[1], what, complements))

    def give_away(self, c: Parts) -> Clause:
        return Clause(act("give", c[1:]))

    def cause(self, c: Parts) -> Clause:
        inner = settled(c[-1])
        return Clause(Cause(str(c[0]), c[1], inner.action))

    def object_np(self, c: Parts) -> Any:
        return c[0]

    def object_benefits(self, c: Parts) -> Any:
        return c[0]

    def object_mixed(self, c: Parts) -> Any:
        gain: Gain = c[0]
        return Gain((*gain.benefits, c[2]), str(c[1]))

    def each_so_many(self, c: Parts) -> Any:
        return Select(Quantity("number", c[0]), c[1].which, flat(c[2:]), joint=c[1].joint)

    def state_still_closer(self, c: Parts) -> Any:
        return Placed(f"{c[0]} {c[1]} than", c[3])

    def object_doing(self, c: Parts) -> Any:
        return Act(str(c[0]), c[1] if len(c) > 1 else None, tense="progressive")

    def object_whether(self, c: Parts) -> Any:
        action = settled(c[1]).action
        if not isinstance(action, Act):
            raise NotReadableError("a choice between deeds that is none")
        return replace(action, tense="whether")

    def object_comparison(self, c: Parts) -> Any:
        return c[0]

    def object_in_play(self, c: Parts) -> Any:
        return To("in play", None)

    def to_np(self, c: Parts) -> To:
        return To("to", c[1])

    def to_bound(self, c: Parts) -> To:
        return To(f"to {c[1]}", c[2])

    def to_play(self, c: Parts) -> To:
        return shared(To(str(c[0]), None))

    def prep_np(self, c: Parts) -> Any:
        what, rest = loosened(c[1])
        if not rest:
            return To(str(c[0]), what)
        return (To(str(c[0]), what), *(To(p.preposition, p.where) if isinstance(p, Placed) else p for p in rest))

    def by_doing(self, c: Parts) -> To:
        return To("by", Act(str(c[1]), c[2] if len(c) > 2 else None, tense="progressive"))

    def without(self, c: Parts) -> To:
        return To("without", Act(str(c[1]), tense="progressive"))

    def meanwhile(self, c: Parts) -> To:
        what, times = split_complements(c[2:])
        time = To(str(c[-1]), None) if getattr(c[-1], "type", "") == "TIME" else None
        what = None if time is not None and what is c[-1] else what
        return To("while", Act(str(c[1]), what, (time,) if time is not None else times, tense="progressive"))

    def mid(self, c: Parts) -> To:
        return shared(To(str(c[0]), None))

    def since(self, c: Parts) -> To:
        return To("since", condition(c[1]))

    def either_to(self, c: Parts) -> To:
        return To("either", OrElse((c[0], c[2])) if str(c[1]) == "or" else OrElse(("and", c[0], c[2])))

    def modal_bare(self, c: Parts) -> Clause:
        return Clause(Act("do so"), mode=str(c[0]), link="+")

    def time(self, c: Parts) -> To:
        return shared(To(str(c[0]), None))

    def does(self, c: Parts) -> Any:
        return c[0]

    def modal(self, c: Parts) -> Any:
        return replace(c[1], mode=str(c[0]), link="+")

    def modal_be(self, c: Parts) -> Any:
        return replace(c[2], mode=str(c[0]), link="+")

    def is_state(self, c: Parts) -> Any:
        made = replace(c[1], link="+")
        return replace(made, mode="did") if c[0].surface in ("was", "were") else made

    def does_so(self, c: Parts) -> Clause:
        return Clause(Act("do so"), link="+")

    def is_also(self, c: Parts) -> Clause:
        # "Is a Demon in addition to its other designators": it gains the designator.
        kinds = c[1].kinds if isinstance(c[1], Select) and not c[1].filters else ()
        words = [item for kind in kinds for item in kind.all_of]
        if not words or not all(isinstance(word, Designated) and not word.negated for word in words):
            raise NotReadableError("something else than designators in addition")
        return Clause(Gain(tuple(Designator(word.word) for word in words)), link="+")

    def no_part(self, c: Parts) -> Clause:
        what, complements = split_complements(c[2:])
        return Clause(taken(Act(str(c[1]), what, complements, passive=True)), mode="not", link="+")

    def no_state(self, c: Parts) -> Clause:
        return Clause(Be(c[1], True), link="+")

    def modal_manner(self, c: Parts) -> Clause:
        made: Clause = c[2]
        return replace(made, mode=str(c[0]), adverbs=(Manner(str(c[1])), *made.adverbs), link="+")

    def modal_manner_be(self, c: Parts) -> Clause:
        made: Clause = c[3]
        return replace(made, mode=str(c[0]), adverbs=(Manner(str(c[1])), *made.adverbs), link="+")

    def manner_does(self, c: Parts) -> Clause:
        made: Clause = c[1]
        return replace(made, adverbs=(Manner(str(c[0])), *made.adverbs))

    def did(self, c: Parts) -> Clause:
        return Clause(act(str(c[0]), c[1:], tense="past"), link="+")

    def perfect(self, c: Parts) -> Clause:
        return Clause(act(str(c[1]), c[2:], tense="perfect"), link="+")

    def perfect_manner(self, c: Parts) -> Clause:
        return Clause(act(str(c[2]), c[3:], tense="perfect"), adverbs=(Manner(str(c[1])),), link="+")

    def perfect_not(self, c: Parts) -> Clause:
        return Clause(act(str(c[2]), c[3:], tense="perfect"), mode="not", link="+")

    def perfect_passive(self, c: Parts) -> Clause:
        return Clause(act(str(c[2]), c[3:], tense="perfect", passive=True), link="+")

    def modal_perfect(self, c: Parts) -> Clause:
        return Clause(act(str(c[2]), c[3:], tense="perfect"), mode=str(c[0]), link="+")

    def modal_perfect_passive(self, c: Parts) -> Clause:
        return Clause(act(str(c[3]), c[4:], tense="perfect", passive=True), mode=str(c[0]), link="+")

    def not_state(self, c: Parts) -> Clause:
        return Clause(Be(c[1], True))

    def yes_state(self, c: Parts) -> Clause:
        return Clause(Be(c[0]))

    def passive(self, c: Parts) -> Clause:
        return Clause(act(str(c[0]), c[1:], passive=True))

    def not_passive(self, c: Parts) -> Clause:
        return Clause(act(str(c[1]), c[2:], passive=True), mode="not")

    def manner_passive(self, c: Parts) -> Clause:
        return Clause(act(str(c[1]), c[2:], passive=True), adverbs=(Manner(str(c[0])),))

    def progressive(self, c: Parts) -> Clause:
        return Clause(act(str(c[0]), c[1:], tense="progressive"))

    def not_progressive(self, c: Parts) -> Clause:
        return Clause(act(str(c[1]), c[2:], tense="progressive"), mode="not")

    def about_to(self, c: Parts) -> Clause:
        return Clause(About(settled(c[1]).action))

    def mixed_state(self, c: Parts) -> Any:
        states = (adjectives(c[0]), c[2])
        return OrElse(states) if str(c[1]) != "and" else OrElse(("and", *states))

    def state_place(self, c: Parts) -> Any:
        return Placed(str(c[0]), c[1])

    def state_still(self, c: Parts) -> Any:
        return Placed(f"{c[0]} {c[1]}", c[2])

    def state_np(self, c: Parts) -> Any:
        return adjectives(c[0])

    def state_in_play(self, c: Parts) -> Any:
        return Is("in play")

    def state_still_in_play(self, c: Parts) -> Any:
        return Is(f"{c[0]} in play")

    def state_compare(self, c: Parts) -> Any:
        return Placed(str(c[0]), c[1])

    def state_closer(self, c: Parts) -> Any:
        return Placed(f"{c[0]} than", c[2]) if len(c) > 1 else Is(str(c[0]))

    def state_as_close(self, c: Parts) -> Any:
        return Placed(str(c[0]), c[1])

    def state_signed(self, c: Parts) -> Any:
        amount = signed(c[0])
        return Bonus(amount, str(c[1])) if len(c) > 1 else amount

    def either_state(self, c: Parts) -> Any:
        return OrElse((c[0], c[2])) if str(c[1]) != "and" else OrElse(("and", c[0], c[2]))

    def state_and(self, c: Parts) -> Any:
        return self.either_state([c[0], c[1], Is(str(c[2]))])

    # Benefits

    def benefits(self, c: Parts) -> Gain:
        items: list[Any] = []
        joints = []
        for part in c:
            if isinstance(part, WordToken):
                joints.append(str(part))
            elif isinstance(part, tuple):
                items += part
            else:
                items.append(part)
        joints = [joint for joint in joints if joint != ","]
        return Gain(tuple(items), joints[-1] if joints else "and")

    def bonus(self, c: Parts) -> Any:
        toward = None
        words = c[1:]
        if isinstance(words[-1], To):
            toward = words.pop()
        made = Bonus(signed(c[0]), " ".join(str(word) for word in words), toward)
        return shared(made) if toward is None else made

    def bonus_each(self, c: Parts) -> Any:
        made: Bonus = self.bonus(c[:-2])
        return replace(made, amount=PerEach(made.amount, c[-1]))

    def special(self, c: Parts) -> Any:
        return Special(str(c[0]), None, c[1]) if len(c) > 1 else shared(Special(str(c[0])))

    def special_value(self, c: Parts) -> Any:
        rest = [part for part in c[1:] if not isinstance(part, WordToken)]
        return Special(str(c[0]), rest[0], rest[1] if len(rest) > 1 else None)

    def immunity(self, c: Parts) -> Any:
        return Immunity(c[2])

    def designator(self, c: Parts) -> Any:
        return tuple(Designator(str(part)) for part in c[1:] if part.type == "DESIGNATOR")

    def toward(self, c: Parts) -> To:
        return To(str(c[0]), c[1])
