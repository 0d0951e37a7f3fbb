"""Builds statements and circumstances from what the parser found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.text.actions import (
    About,
    Act,
    Be,
    Bonus,
    Cause,
    CoinFlip,
    Designator,
    Gain,
    Give,
    Immunity,
    Special,
    To,
)
from rules.engine.text.amounts import Signed, X
from rules.engine.text.build_nouns import NotReadableError, flat, loosened, past_clause
from rules.engine.text.complements import split_complements
from rules.engine.text.frames import DETACHED, check
from rules.engine.text.lexer import WordToken
from rules.engine.text.references import Pronoun, ThisCard
from rules.engine.text.selectors import Designated, Faction, Is, OrElse, Placed, Quantity, Select, Several, Type
from rules.engine.text.timing import (
    AsIf,
    AtCost,
    AtMoment,
    Clause,
    During,
    Either,
    ForEach,
    If,
    Ignoring,
    InsteadOf,
    Limit,
    Manner,
    Response,
    Until,
    UpTo,
    When,
    While,
)
from rules.engine.text.vocabulary import split_phrase

Parts = list[Any]


class Third:
    """Marks a predicate whose verb is in the third person or modal, so that its subject is the one before."""


class ClauseBuilder:
    """Callbacks of the grammar's statements."""

    # Verbs

    def verb(self, c: Parts) -> Clause:
        token = c[0]
        return Clause(act(str(token), c[1:]), link="+" if getattr(token, "third", False) else "")

    def verb_cost(self, c: Parts) -> Clause:
        made = self.verb([c[0], *c[2:]])
        return replace(made, adverbs=(AtCost(str(c[1])),))

    def controls_np(self, c: Parts) -> Clause:
        who, verb, tense = split_phrase(str(c[0]))
        what, complements = split_complements(c[1:])
        return Clause(check(Act(verb, what, complements, tense=tense)), who)

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
        inner = c[-1]
        return Clause(Cause(str(c[0]), c[1], inner.action))

    # Objects and complements

    def object_np(self, c: Parts) -> object:
        return c[0]

    def object_benefits(self, c: Parts) -> object:
        return c[0]

    def object_mixed(self, c: Parts) -> object:
        gain: Gain = c[0]
        return Gain((*gain.benefits, c[2]), str(c[1]))

    def each_so_many(self, c: Parts) -> object:
        return Select(Quantity("number", c[0]), c[1].which, flat(c[2:]), joint=c[1].joint)

    def state_still_closer(self, c: Parts) -> object:
        return Placed(f"{c[0]} {c[1]} than", c[3])

    def object_doing(self, c: Parts) -> object:
        return Act(str(c[0]), c[1] if len(c) > 1 else None, tense="progressive")

    def object_in_play(self, c: Parts) -> object:
        return To("in play", None)

    def to_np(self, c: Parts) -> To:
        return To("to", c[1])

    def to_bound(self, c: Parts) -> To:
        return To(f"to {c[1]}", c[2])

    def to_play(self, c: Parts) -> To:
        return To(str(c[0]), None)

    def prep_np(self, c: Parts) -> object:
        what, rest = loosened(c[1])
        if not rest:
            return To(str(c[0]), what)
        if not all(isinstance(part, Placed) for part in rest):
            raise NotReadableError("a reference with limits of its own")
        return (To(str(c[0]), what), *(To(part.preposition, part.where) for part in rest))  # type: ignore[attr-defined]

    def by_doing(self, c: Parts) -> To:
        return To("by", Act(str(c[1]), c[2] if len(c) > 2 else None, tense="progressive"))

    def without(self, c: Parts) -> To:
        return To("without", Act(str(c[1]), tense="progressive"))

    def mid(self, c: Parts) -> To:
        return To(str(c[0]), None)

    def since(self, c: Parts) -> To:
        return To("since", condition(c[1]))

    def either_to(self, c: Parts) -> To:
        return To("either", OrElse((c[0], c[2])) if str(c[1]) == "or" else OrElse(("and", c[0], c[2])))

    def modal_bare(self, c: Parts) -> Clause:
        return Clause(Act("do so"), mode=str(c[0]), link="+")

    def time(self, c: Parts) -> To:
        return To(str(c[0]), None)

    # Predicates

    def does(self, c: Parts) -> Clause:
        return c[0]  # type: ignore[no-any-return]

    def modal(self, c: Parts) -> Clause:
        return replace(c[1], mode=str(c[0]), link="+")

    def modal_be(self, c: Parts) -> Clause:
        return replace(c[2], mode=str(c[0]), link="+")

    def is_state(self, c: Parts) -> Clause:
        made = replace(c[1], link="+")
        return replace(made, mode="did") if c[0].surface in ("was", "were") else made

    def no_part(self, c: Parts) -> Clause:
        what, complements = split_complements(c[2:])
        return Clause(check(Act(str(c[1]), what, complements, passive=True)), mode="not", link="+")

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

    # States

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
        return Clause(About(c[1].action))

    def mixed_state(self, c: Parts) -> object:
        states = (_adjectives(c[0]), c[2])
        return OrElse(states) if str(c[1]) != "and" else OrElse(("and", *states))

    def state_place(self, c: Parts) -> object:
        return Placed(str(c[0]), c[1])

    def state_still(self, c: Parts) -> object:
        return Placed(f"{c[0]} {c[1]}", c[2])

    def state_np(self, c: Parts) -> object:
        return _adjectives(c[0])

    def state_in_play(self, c: Parts) -> object:
        return Is("in play")

    def state_still_in_play(self, c: Parts) -> object:
        return Is(f"{c[0]} in play")

    def state_compare(self, c: Parts) -> object:
        return Placed(str(c[0]), c[1])

    def state_closer(self, c: Parts) -> object:
        return Placed(f"{c[0]} than", c[2]) if len(c) > 1 else Is(str(c[0]))

    def state_as_close(self, c: Parts) -> object:
        return Placed(str(c[0]), c[1])

    def state_signed(self, c: Parts) -> object:
        amount = signed(c[0])
        return Bonus(amount, str(c[1])) if len(c) > 1 else amount

    def either_state(self, c: Parts) -> object:
        return OrElse((c[0], c[2])) if str(c[1]) != "and" else OrElse(("and", c[0], c[2]))

    # Statements

    def said(self, c: Parts) -> Clause:
        made: Clause = c[1]
        return self._adverbs(self._agent(c[0], made), c[2:])

    def _agent(self, agent: object, made: Clause) -> Clause:
        if made.agent is not None:
            if isinstance(made.action, Gain):
                return Clause(Give(made.agent, made.action), agent, made.mode, made.adverbs)
            raise NotReadableError("two subjects of one verb")
        return replace(made, agent=agent, link="")

    def unsaid(self, c: Parts) -> Clause:
        return self._adverbs(c[0], c[1:])

    def benefit_clause(self, c: Parts) -> Clause:
        return self._adverbs(Clause(c[0], ThisCard(), link="benefit"), c[1:])

    def coin_clause(self, c: Parts) -> Clause:
        return Clause(CoinFlip(str(c[0]), c[2]))

    def _adverbs(self, clause: Clause, adverbs: Parts) -> Clause:
        return replace(clause, adverbs=(*clause.adverbs, *adverbs)) if adverbs else clause

    def core_said(self, c: Parts) -> Clause:
        return self._agent(c[0], c[1])

    def core_unsaid(self, c: Parts) -> Clause:
        made: Clause = c[0]
        return replace(made, link="")

    def core_np(self, c: Parts) -> object:
        clause = past_clause(c[0])
        return clause if clause is not None else c[0]

    def core_part(self, c: Parts) -> Clause:
        return self._agent(c[0], c[1]) if len(c) > 1 else c[0]

    def core_or(self, c: Parts) -> Either:
        first, joint, second = c
        parts = first.clauses if isinstance(first, Either) else (first,)
        if not all(isinstance(part, Clause) for part in parts):
            raise NotReadableError("a condition without a verb")
        if second.agent is None:
            agent = parts[-1].agent
            second = replace(second, agent=Pronoun("same") if isinstance(agent, Select) else agent)
        second = replace(second, link="")
        if isinstance(first, Either) and first.joint != str(joint):
            raise NotReadableError("and with or in one condition")
        return Either((*parts, second), str(joint))

    # Circumstances

    def when(self, c: Parts) -> When:
        return When(condition(c[1]), str(c[0]))

    def while_clause(self, c: Parts) -> While:
        return While(condition(c[1], bare=True))

    def while_state(self, c: Parts) -> While:
        return While(Clause(Be(c[1])))

    def while_doing(self, c: Parts) -> While:
        return While(Clause(act(str(c[1]), c[2:], tense="progressive")))

    def if_clause(self, c: Parts) -> If:
        return If(condition(c[1], bare=True), str(c[0]))

    def if_state(self, c: Parts) -> If:
        return If(Clause(Be(c[1])), str(c[0]))

    def unless_clause(self, c: Parts) -> If:
        return If(condition(c[1], bare=True), "unless")

    def until_clause(self, c: Parts) -> Until:
        return Until(c[1])

    def until_end(self, c: Parts) -> Until:
        return Until(AtMoment("end", c[1]))

    def at_end(self, c: Parts) -> AtMoment:
        return AtMoment("end", c[1])

    def at_start(self, c: Parts) -> AtMoment:
        return AtMoment("start", c[1])

    def during(self, c: Parts) -> During:
        return During(c[1])

    def except_during(self, c: Parts) -> During:
        return During(c[2], "except during")

    def except_when(self, c: Parts) -> When:
        return When(Clause(Act(str(c[2]), passive=True)), "except when")

    def prior_to(self, c: Parts) -> During:
        return During(c[1], "prior to")

    def response_np(self, c: Parts) -> Response:
        return Response(c[1])

    def response(self, c: Parts) -> Response:
        return Response()

    def limit(self, c: Parts) -> Limit:
        return Limit(str(c[0]), str(c[2]))

    def limit_once(self, c: Parts) -> Limit:
        return Limit(str(c[0]), "")

    def per(self, c: Parts) -> Limit:
        return Limit("", str(c[1]))

    def for_each(self, c: Parts) -> ForEach:
        return ForEach(c[1])

    def each_of(self, c: Parts) -> object:
        return Select(Quantity(""), (), (Placed("of", c[1]),))

    def at_cost(self, c: Parts) -> AtCost:
        if str(c[2]) != "cost":
            raise NotReadableError("at what?")
        return AtCost(signed(c[1]))

    def cost_word(self, c: Parts) -> AtCost:
        return AtCost(str(c[0]))

    def ignoring(self, c: Parts) -> Ignoring:
        return Ignoring(c[1])

    def regardless(self, c: Parts) -> Ignoring:
        return Ignoring(c[1], "regardless of")

    def manner(self, c: Parts) -> Manner:
        return Manner(str(c[0]))

    def up_to_total(self, c: Parts) -> UpTo:
        return UpTo(c[1], str(c[2]) if len(c) > 2 else "")

    def as_if(self, c: Parts) -> AsIf:
        return AsIf(condition(c[1], bare=True))

    def when_doing(self, c: Parts) -> When:
        return When(Clause(act(str(c[1]), c[2:], tense="progressive")), str(c[0]))

    def instead_of(self, c: Parts) -> InsteadOf:
        return InsteadOf(c[1])

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

    def bonus(self, c: Parts) -> object:
        toward = None
        words = c[1:]
        if isinstance(words[-1], To):
            toward = words.pop()
        return Bonus(signed(c[0]), " ".join(str(word) for word in words), toward)

    def special(self, c: Parts) -> object:
        return Special(str(c[0]), None, c[1] if len(c) > 1 else None)

    def special_value(self, c: Parts) -> object:
        rest = [part for part in c[1:] if not isinstance(part, WordToken)]
        return Special(str(c[0]), rest[0], rest[1] if len(rest) > 1 else None)

    def immunity(self, c: Parts) -> object:
        return Immunity(c[2])

    def designator(self, c: Parts) -> object:
        return tuple(Designator(str(part)) for part in c[1:] if part.type == "DESIGNATOR")

    def toward(self, c: Parts) -> To:
        return To(str(c[0]), c[1])


def signed(token: Any) -> Signed:
    """+2, -X as an amount."""
    rest = str(token)[1:]
    return Signed(1 if str(token)[0] == "+" else -1, X() if rest == "X" else int(rest))


def condition(found: Any, *, bare: bool = False) -> object:
    """A condition or event as a clause; a bare noun phrase is what the card itself is."""
    if isinstance(found, (Clause, Either)):
        return found
    if bare:
        return Clause(Be(_adjectives(found)))
    raise NotReadableError("an event without a verb")


def act(verb: str, parts: Parts, *, tense: str = "", passive: bool = False) -> object:
    """A verb with its object and complements; limits of the object that belong to the verb are given to it."""
    what, complements = split_complements(parts)
    if isinstance(what, Gain):
        if verb in ("gain", "have", "inflict", "get") and not complements and not tense and not passive:
            return what
        if verb == "inflict" and len(complements) == 1 and isinstance(complements[0], To) and len(what.benefits) == 1:
            bonus = what.benefits[0]
            if isinstance(bonus, Bonus) and bonus.against is None and complements[0].preposition in ("on", "against"):
                return Gain((replace(bonus, against=To("against", complements[0].what)),))
        raise NotReadableError(f"{verb} takes no benefit like this")
    taken = DETACHED.get(verb, frozenset())
    moved: list[object] = []
    while True:
        host = what.items[-1] if isinstance(what, Several) else what
        if isinstance(host, Select) and host.filters and isinstance(host.filters[-1], To):
            moved.insert(0, host.filters[-1])
            shorter = replace(host, filters=host.filters[:-1])
            what = replace(what, items=(*what.items[:-1], shorter)) if isinstance(what, Several) else shorter
            continue
        if not (isinstance(host, Select) and host.filters and isinstance(host.filters[-1], Placed)):
            break
        last = host.filters[-1]
        if last.preposition not in taken or (verb == "play" and last.preposition in ("in", "from")):
            break
        moved.insert(0, To(last.preposition, last.where))
        shorter = replace(host, filters=host.filters[:-1])
        short = loosened(shorter)[0] if not shorter.filters else shorter
        what = replace(what, items=(*what.items[:-1], short)) if isinstance(what, Several) else short
    return check(Act(verb, what, (*moved, *complements), passive, tense))


def _adjectives(found: Any) -> Any:
    """A phrase of adjectives only is a state, not a thing."""
    if not isinstance(found, Select) or found.quantity.word or found.filters or found.targeted:
        return found
    states = [kind.all_of[0] for kind in found.kinds if len(kind.all_of) == 1]
    if len(states) != len(found.kinds) or not all(isinstance(state, (Is, Designated, Faction)) for state in states):
        return found
    if len(states) == 1:
        return states[0]
    return OrElse(("and", *states) if found.joint == "and" else tuple(states))


def is_type(item: object, name: str) -> bool:
    """Whether a limit is a type of that name."""
    return isinstance(item, Type) and item.name == name
