"""Builds what limits a noun: where it is, whose it is, what it did, how it compares."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.text.actions import About, Act, Special, To
from rules.engine.text.complements import released, settled, split_complements
from rules.engine.text.frames import taken_by
from rules.engine.text.node import shared
from rules.engine.text.phrases import (
    NotReadableError,
    Parts,
    as_clause,
    as_comparison,
    costing,
    loosened,
    noun_of,
    own,
    past_clause,
    progressive_act,
    without_strays,
)
from rules.engine.text.references import Of, Pronoun, You
from rules.engine.text.selectors import (
    Compared,
    Controlled,
    Doing,
    Except,
    Including,
    Is,
    Kind,
    OrElse,
    Owned,
    Past,
    Placed,
    Quantity,
    Select,
    Several,
    Titled,
    Where,
    With,
)
from rules.engine.text.timing import Clause, Either
from rules.engine.text.vocabulary import ATTRIBUTES, control_phrase, split_phrase


class LimitBuilder:
    """Callbacks of the grammar's limits."""

    def placed(self, c: Parts) -> Any:
        return self._placed(str(c[0]), c[1])

    def _placed(self, word: str, what: Any) -> Any:
        what, rest = loosened(what)
        if rest:
            # "from that source on target": what follows a reference limits what came before it.
            return (Placed(word, what), *rest)
        if word in ("with", "without") and isinstance(what, Select):
            compared = as_comparison(what)
            if compared is not None and word == "with":
                # What follows a comparison limits the card, not the number.
                return (compared, *what.filters[1:]) if what.filters[1:] else compared
        return Placed(word, what)

    def with_special(self, c: Parts) -> Any:
        return With(Special(str(c[1])))

    def without_special(self, c: Parts) -> Any:
        return Where(Clause(Act("have", Special(str(c[1]))), mode="do not"))

    def with_comparison(self, c: Parts) -> Any:
        return c[1]

    def comparison(self, c: Parts) -> Any:
        which, bound = c[-2].which, c[-1]
        noun = noun_of(which[0])
        if len(which) != 1 or noun is None or noun.name not in ATTRIBUTES:
            raise NotReadableError("a comparison of something that is no characteristic")
        how = tuple(item.what for item in which[0].all_of if isinstance(item, Is))
        return Compared(noun.name, bound[0], own(bound[1], noun.name), how)

    def bound_less(self, c: Parts) -> Any:
        return ("or less", c[0])

    def bound_more(self, c: Parts) -> Any:
        return ("or more", c[0])

    def bound_is(self, c: Parts) -> Any:
        return ("", c[0])

    def bound_own(self, c: Parts) -> Any:
        owner = Select(Quantity(""), (Kind((Is("own"),)),), (Controlled(c[1]),))
        return (str(c[0]), owner)

    def bound_than(self, c: Parts) -> Any:
        return (str(c[0]), c[1])

    def in_play(self, c: Parts) -> Any:
        return shared(Is("in play"))

    def controls(self, c: Parts) -> Any:
        phrase = str(c[0])
        if phrase == "you control":
            return shared(Controlled(You()))
        if phrase == "you own":
            return shared(Owned(You()))
        return control_phrase(phrase)

    def controls_then(self, c: Parts) -> Any:
        who, verb, tense = split_phrase(str(c[0]))
        return Where(Clause(Act(verb, complements=(To(str(c[1]), None),), tense=tense), who, link="whom"))

    def relative_controls_then(self, c: Parts) -> Any:
        return self.controls_then(c[1:])

    def relative_controls(self, c: Parts) -> Any:
        return self.controls(c[1:])

    def other_than(self, c: Parts) -> Any:
        return Except(c[1], str(c[0]))

    def including(self, c: Parts) -> Any:
        return Including(c[1])

    def titled_post(self, c: Parts) -> Any:
        return Titled(tuple(str(part) for part in c if part.type == "TITLE"))

    def not_titled(self, c: Parts) -> Any:
        return Titled((str(c[1]),), True)

    def relative(self, c: Parts) -> Any:
        parts: Parts = []
        strays: tuple[Any, ...] = ()
        for part in c[1:]:
            if isinstance(part, Clause):
                if strays:
                    raise NotReadableError("a relative clause goes on after what belongs outside of it")
                clause, strays = released(part)
                parts.append(replace(clause, link=""))
        where: Any = Where(parts[0] if len(parts) == 1 else Either(tuple(parts), str(c[2])))
        if len(parts) == 1:
            where = costing(parts[0]) or where
        return (where, *strays) if strays else where

    def relative_object(self, c: Parts) -> Any:
        clause, strays = released(as_clause(c[2]))
        if clause.action == Act("control") and clause.mode == "do" and not clause.adverbs:
            made: Any = Controlled(c[1])
        else:
            made = Where(Clause(clause.action, c[1], clause.mode, clause.adverbs, "whom"))
        return (made, *strays) if strays else made

    def relative_past(self, c: Parts) -> Any:
        clause, strays = self._past_clause(c[1])
        made = Where(Clause(clause.action, clause.agent, clause.mode, clause.adverbs, "whom"))
        return (made, *strays) if strays else made

    def _past_clause(self, phrase: Any) -> tuple[Clause, tuple[Any, ...]]:
        phrase, strays = without_strays(phrase)
        clause = past_clause(phrase)
        if clause is None:
            raise NotReadableError("a relative clause without a verb")
        return clause, strays

    def relative_of(self, c: Parts) -> Any:
        kinds, predicate = c[2], c[3]
        clause, strays = released(as_clause(predicate))
        which = kinds.which
        noun = noun_of(which[0])
        if noun is None or clause.agent is not None:
            raise NotReadableError("whose what?")
        how = tuple(item.what for item in which[0].all_of if isinstance(item, Is))
        made = Where(Clause(clause.action, Of(noun.name, Pronoun("whose"), how), clause.mode, clause.adverbs))
        return (made, *strays) if strays else made

    def in_which(self, c: Parts) -> Any:
        clause = settled(as_clause(c[3]))
        return Where(Clause(clause.action, c[2], clause.mode, clause.adverbs, f"{c[0]} which"))

    def in_which_past(self, c: Parts) -> Any:
        clause, strays = self._past_clause(c[2])
        made = Where(replace(clause, link=f"{c[0]} which"))
        return (made, *strays) if strays else made

    def past(self, c: Parts) -> Any:
        verb = str(c[0])
        limits: Parts = []
        what, complements = split_complements(c[1:], limits)
        if limits:
            return (self.past([c[0], *([] if what is None else [what]), *complements]), *limits)
        if verb in ("control", "own") and what is None and complements and complements[0].preposition == "by":
            made: Any = (Controlled if verb == "control" else Owned)(complements[0].what)
            return (made, *complements[1:]) if complements[1:] else made
        if verb == "inflict":
            # "damage inflicted by that card to target": where it goes belongs to the verb before.
            for place, complement in enumerate(complements):
                if complement.preposition in ("to", "onto", "from"):
                    return (Past(verb, what, complements[:place]), *complements[place:])
        count = taken_by(Act(verb, what, complements, passive=what is None))
        made = Past(verb, what, complements[:count])
        return (made, *complements[count:]) if complements[count:] else made

    def not_past(self, c: Parts) -> Any:
        _what, complements = split_complements(c[2:])
        return Past("not " + str(c[1]), None, complements)

    def doing(self, c: Parts) -> Any:
        what, complements = split_complements(c[1:])
        if complements:
            return Where(Clause(progressive_act(str(c[0]), what, complements)))
        return Doing(str(c[0]), what)

    def about(self, c: Parts) -> Any:
        return Where(Clause(About(settled(c[1]).action)))

    def rounded(self, c: Parts) -> Any:
        return shared(Is("rounded " + str(c[0]).split()[1]))

    def equal_to(self, c: Parts) -> Any:
        return Placed("equal to", c[1])

    def as_close(self, c: Parts) -> Any:
        return Placed(str(c[0]), c[1])

    def closer(self, c: Parts) -> Any:
        return Placed(str(c[0]) + " than", c[2]) if len(c) > 1 else Is(str(c[0]))

    def either_post(self, c: Parts) -> Any:
        joint = str(c[1])
        if isinstance(c[0], Placed) and isinstance(c[2], Placed) and c[0].preposition == c[2].preposition == "of":
            return Placed("of", Several((c[0].where, c[2].where), joint))
        if joint == "and":
            return OrElse(("and", c[0], c[2]))
        return OrElse((c[0], c[2]))
