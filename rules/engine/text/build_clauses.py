"""Builds statements and circumstances from what the parser found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.text.actions import (
    Act,
    Be,
    Bonus,
    CoinFlip,
    Gain,
    Give,
    To,
)
from rules.engine.text.complements import settled, taken
from rules.engine.text.node import shared
from rules.engine.text.phrases import NotReadableError, anyone, counted, past_clause
from rules.engine.text.references import Pronoun, ThisCard
from rules.engine.text.selectors import Placed, Quantity, Select
from rules.engine.text.timing import (
    AsIf,
    AtCost,
    AtMoment,
    AtMost,
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
from rules.engine.text.verbs import act, condition, given, signed

Parts = list[Any]


class ClauseBuilder:
    """Callbacks of the grammar's statements and circumstances."""

    def said(self, c: Parts) -> Clause:
        made: Clause = c[1]
        return self._adverbs(self._agent(c[0], given(made)), c[2:])

    def _agent(self, agent: Any, made: Clause) -> Clause:
        settled(made)
        if made.link == "payer":
            return replace(made, action=replace(made.action, what=agent), link="")
        if made.agent is not None:
            if isinstance(made.action, Gain):
                return Clause(Give(made.agent, made.action), agent, made.mode, made.adverbs)
            raise NotReadableError("two subjects of one verb")
        none = isinstance(agent, Select) and agent.quantity.word == "no"
        if none and made.mode in ("may", "can"):
            # "No player may": players cannot.
            return replace(made, agent=anyone(agent), mode="cannot", link="")
        return replace(made, agent=counted(agent), link="")

    def unsaid(self, c: Parts) -> Clause:
        made: Clause = settled(given(c[0]))
        if made.agent is None and isinstance(made.action, Act) and made.action.tense == "past":
            raise NotReadableError("a participle without what it is about")
        return self._adverbs(made, c[1:])

    def benefit_clause(self, c: Parts) -> Clause:
        gain: Gain = c[0]
        last = gain.benefits[-1]
        if isinstance(last, Bonus) and last.what != "damage" and last.against and last.against.preposition == "to":
            # "+3 Body to subject": who gains it.
            own = Gain((*gain.benefits[:-1], replace(last, against=None)), gain.joint)
            return self._adverbs(Clause(own, last.against.what), c[1:])
        return self._adverbs(Clause(gain, ThisCard(), link="benefit"), c[1:])

    def coin_clause(self, c: Parts) -> Clause:
        return Clause(CoinFlip(str(c[0]), c[2]))

    def _adverbs(self, clause: Clause, adverbs: Parts) -> Clause:
        first = adverbs[0] if adverbs else None
        if Manner("only") in clause.adverbs and isinstance(first, Limit) and first.times == "once":
            # "may only be played once per game" is "only once per game".
            clause = replace(clause, adverbs=tuple(item for item in clause.adverbs if item != Manner("only")))
            adverbs = [replace(first, times="only once"), *adverbs[1:]]
        late = [adverb[1] for adverb in adverbs if isinstance(adverb, tuple)]
        if late:
            adverbs = [adverb[0] if isinstance(adverb, tuple) else adverb for adverb in adverbs]
            if not isinstance(clause.action, Act):
                raise NotReadableError("a place of something that has none")
            action = taken(replace(clause.action, complements=(*clause.action.complements, *late)))
            clause = settled(replace(clause, action=action))
        return replace(clause, adverbs=(*clause.adverbs, *adverbs)) if adverbs else clause

    def core_said(self, c: Parts) -> Clause:
        return self._agent(c[0], c[1])

    def core_unsaid(self, c: Parts) -> Clause:
        made: Clause = settled(c[0])
        return replace(made, link="")

    def core_np(self, c: Parts) -> Any:
        clause = past_clause(c[0])
        return clause if clause is not None else c[0]

    def core_part(self, c: Parts) -> Clause:
        return self._agent(c[0], c[1]) if len(c) > 1 else settled(c[0])

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

    def when(self, c: Parts) -> When:
        return When(condition(c[1]), str(c[0]))

    def while_clause(self, c: Parts) -> While:
        return While(condition(c[1], bare=True))

    def while_state(self, c: Parts) -> While:
        return While(Clause(Be(c[1])))

    def while_doing(self, c: Parts) -> While:
        return While(settled(Clause(act(str(c[1]), c[2:], tense="progressive"))))

    def if_clause(self, c: Parts) -> If:
        return If(condition(c[1], bare=True), str(c[0]))

    def if_state(self, c: Parts) -> If:
        return If(Clause(Be(c[1])), str(c[0]))

    def unless_clause(self, c: Parts) -> If:
        return If(condition(c[1], bare=True), "unless")

    def until_clause(self, c: Parts) -> Until:
        return Until(c[1])

    def until_end(self, c: Parts) -> Until:
        return Until(AtMoment(str(c[0]).split()[2], c[1]))

    def at_end(self, c: Parts) -> AtMoment:
        return AtMoment("end", c[1])

    def at_start(self, c: Parts) -> AtMoment:
        return AtMoment("start", c[1])

    def during(self, c: Parts) -> During:
        return During(c[1], any_time="any time" in c[0])

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

    def each_of(self, c: Parts) -> Any:
        return Select(Quantity(""), (), (Placed("of", c[1]),))

    def at_cost(self, c: Parts) -> AtCost:
        if str(c[2]) != "cost":
            raise NotReadableError("at what?")
        return AtCost(signed(c[1]))

    def cost_word(self, c: Parts) -> AtCost:
        return AtCost(str(c[0]).replace("it 's", "its"))

    def cost_then(self, c: Parts) -> tuple[AtCost, To]:
        # "Play it at no cost on a legal subject": where belongs to the verb.
        return self.cost_word(c[:1]), To(str(c[1]), c[2])

    def ignoring(self, c: Parts) -> Ignoring:
        return Ignoring(c[1])

    def regardless(self, c: Parts) -> Ignoring:
        return Ignoring(c[1], "regardless of")

    def manner(self, c: Parts) -> Manner:
        return shared(Manner(str(c[0])))

    def up_to_total(self, c: Parts) -> UpTo:
        return UpTo(c[1], str(c[2]) if len(c) > 2 else "")

    def as_if(self, c: Parts) -> AsIf:
        return AsIf(condition(c[1], bare=True))

    def when_doing(self, c: Parts) -> When:
        return When(settled(Clause(act(str(c[1]), c[2:], tense="progressive"))), str(c[0]))

    def instead_of_doing(self, c: Parts) -> InsteadOf:
        return InsteadOf(Act(str(c[1]), c[2] if len(c) > 2 else None, tense="progressive"))

    def clamped(self, c: Parts) -> AtMost:
        return AtMost(str(c[-2]), c[-1])

    def time_adverb(self, c: Parts) -> Manner:
        return shared(Manner(str(c[0])))

    def instead_of(self, c: Parts) -> InsteadOf:
        return InsteadOf(c[1])
