"""Clauses and circumstances in the house template."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.shadowfist.text import actions as do
from rules.engine.shadowfist.text import timing as tm
from rules.engine.shadowfist.text.amounts import Counted, PerEach
from rules.engine.shadowfist.text.inflection import inflect
from rules.engine.shadowfist.text.references import Pronoun, ThisCard, You
from rules.engine.shadowfist.text.render_nouns import NounRenderer
from rules.engine.shadowfist.text.render_references import joined, spelled
from rules.engine.shadowfist.text.selectors import Compared, Designated, Faction, Is, OrElse, Past, Placed, Where

PLAIN_MODES = frozenset({"do", "did", "not"})
EARLY = frozenset(
    {"each", "immediately", "also", "secretly", "normally", "still", "now", "ever", "already", "otherwise"}
)


# Circumstances that always read the same.
CIRCUMSTANCES: dict[type[object], str] = {
    tm.AtMoment: "at the {edge} of {of}",
    tm.While: "while {condition:condition}",
    tm.If: "{word} {condition:condition}",
    tm.AsIf: "as if {condition:condition}",
    tm.ForEach: "for each {what:each}",
    tm.Ignoring: "{word} {what}",
    tm.InsteadOf: "instead of {what:object}",
    tm.AtMost: "{word} {amount}",
    tm.Manner: "{word}",
}


class ClauseRenderer(NounRenderer):
    """Renders what is done and under what circumstances."""

    # Verbs

    def gerund(self, verb: str) -> str:
        return inflect(verb, "gerund")

    def past(self, item: Past) -> str:
        verb = item.verb
        lead = ""
        if verb.startswith("not "):
            lead, verb = "not ", verb[4:]
        words = [lead + inflect(verb, "participle")]
        if item.by is not None:
            words.append(self.object(item.by))
        return " ".join([*words, *map(self.complement, item.complements)])

    def object(self, what: Any) -> str:
        if isinstance(what, do.Gain):
            return self.benefits(what)
        if isinstance(what, (do.Bonus, do.Special, do.Designator, do.Immunity)):
            return self.benefit(what)
        if isinstance(what, do.Act) and what.tense == "whether":
            return f"whether to {self.verb_phrase(replace(what, tense=''))}"
        if isinstance(what, do.Act):
            rest = [self.object(what.what)] if what.what is not None else []
            return " ".join([self.gerund(what.verb), *rest, *map(self.complement, what.complements)])
        if isinstance(what, do.To):
            return self.complement(what)
        return self.np(what)

    def complement(self, item: Any) -> str:
        if item.what is None:
            return str(item.preposition)
        if item.preposition == "either":
            parts = item.what.any_of
            joint = "and" if parts[0] == "and" else "or"
            return f" {joint} ".join(self.complement(part) for part in parts if part != "and")
        if item.preposition == "since":
            return f"since {self.clause(item.what)}"
        return f"{item.preposition} {self.object(item.what)}"

    def where(self, item: Where) -> str:
        clause = item.clause
        if isinstance(clause, tm.Either):
            parts = [self.predicate(part, None, relative=True) for part in clause.clauses]
            return f"that {f' {clause.joint} '.join(parts)}"
        assert isinstance(clause, tm.Clause)
        if clause.link == "whom":
            return "that " + self.clause(clause)
        if clause.link.endswith(" which"):
            return f"{clause.link} {self.clause(clause)}"
        if clause.agent is not None:
            # "whose cost is less than 3"
            return self.clause(clause)
        return "that " + self.predicate(clause, None, relative=True)

    def predicate(self, clause: tm.Clause, agent: Any, relative: bool = False) -> str:
        """The verb phrase of a clause; an imperative where there is no agent."""
        imperative = agent is None and not relative
        many = imperative or (relative and self.many) or isinstance(agent, You) or self.plural(agent)
        early = [adverb for adverb in clause.adverbs if self.early(adverb, clause)]
        lead = "".join(f"{adverb.word} " for adverb in early)
        action, mode = clause.action, clause.mode
        if isinstance(action, do.Act) and action.verb == "do so":
            if mode == "do":
                return "do so" if many else "does so"
            return "does not" if mode == "do not" and not many else mode
        if isinstance(action, do.Act):
            return self.act(action, mode, many, lead, imperative)
        if isinstance(action, do.Be) and isinstance(action.what, Compared):
            having = self.compared(action.what).removeprefix("with ")
            if mode in PLAIN_MODES:
                return f"{lead}{'have' if many else 'has'} {having}"
            return f"{'does not' if mode == 'do not' and not many else mode} {lead}have {having}"
        if isinstance(action, do.Be):
            state = ("not " if action.negated else "") + self.state(action.what)
            if mode in PLAIN_MODES:
                be = ("were" if many else "was") if mode == "did" else ("are" if many else "is")
                return f"{be} {lead}{state}"
            return f"{mode} {lead}be {state}"
        if isinstance(action, do.About):
            body = f"about to {self.verb_phrase(action.action)}"
            return f"{'are' if many else 'is'} {body}" if mode == "do" else f"{mode} be {body}"
        verb, rest = self.irregular(action)
        if mode == "do":
            return f"{lead}{verb if many else inflect(verb, 'third')} {rest}"
        return f"{'does not' if mode == 'do not' and not many else mode} {lead}{verb} {rest}"

    @staticmethod
    def early(adverb: Any, clause: tm.Clause) -> bool:
        """Whether an adverb stands before the verb."""
        if not isinstance(adverb, tm.Manner) or adverb.word not in EARLY:
            return False
        return adverb.word != "each" or not isinstance(clause.agent, You | None)

    def irregular(self, action: Any) -> tuple[str, str]:
        if isinstance(action, do.Gain):
            return "gain", self.benefits(action)
        if isinstance(action, do.Cause):
            to = "to " if action.verb in ("force", "allow") else ""
            return action.verb, f"{self.np(action.whom)} {to}{self.verb_phrase(action.action)}"
        if isinstance(action, do.Give):
            rest = [self.np(action.to), self.object(action.what), *map(self.complement, action.complements)]
            return "give", " ".join(rest)
        raise TypeError(f"{type(action).__name__} is no action")

    def verb_phrase(self, action: Any) -> str:
        """An action in its base form."""
        if isinstance(action, do.Act):
            return self.act(action, "do", True, "", True)
        verb, rest = self.irregular(action)
        return f"{verb} {rest}"

    def act(self, action: do.Act, mode: str, many: bool, lead: str, imperative: bool) -> str:
        rest = []
        if action.what is not None:
            rest.append(self.object(action.what))
        rest += [self.complement(item) for item in action.complements]
        be = "are" if many else "is"
        verb, tense = action.verb, action.tense
        participle = inflect(verb, "participle")
        if tense == "perfect":
            have = "have" if many or mode not in PLAIN_MODES else "has"
            not_ = " not" if mode == "not" else ""
            modal = f"{mode} " if mode not in PLAIN_MODES else ""
            been = " been" if action.passive else ""
            word = f"{modal}{have}{not_}{been} {lead}{participle}"
        elif action.passive:
            if mode == "do":
                word = f"{be} {lead}{participle}"
            elif mode == "did":
                word = f"{'were' if many else 'was'} {lead}{participle}"
            elif mode == "not":
                word = f"{be} not {lead}{participle}"
            else:
                word = f"{mode} {lead}be {participle}"
        elif tense == "progressive":
            word = inflect(verb, "gerund")
            word = f"{be} not {word}" if mode == "not" else f"{be} {word}"
        elif tense == "past":
            word = participle
        elif mode == "do":
            word = lead + (verb if many or imperative or verb.startswith("do not") else inflect(verb, "third"))
        else:
            word = f"{'does not' if mode == 'do not' and not many else mode} {lead}{verb}"
        return " ".join([word, *rest])

    def state(self, what: Any) -> str:
        if isinstance(what, (Is, Designated, Faction)):
            return self.kindword(what, False)
        if isinstance(what, Placed):
            return self.limit(what)
        if isinstance(what, OrElse):
            if what.any_of[0] == "and":
                return " and ".join(self.state(part) for part in what.any_of[1:])
            return " or ".join(self.state(part) for part in what.any_of)
        if isinstance(what, do.Bonus):
            return self.benefit(what)
        return self.np(what)

    # Benefits

    def benefits(self, gain: do.Gain) -> str:
        return joined([self.benefit(item) for item in gain.benefits], gain.joint)

    def benefit(self, item: Any) -> str:
        if isinstance(item, do.Special):
            words = item.name.capitalize()
            if item.value is not None:
                words += f": {self.np(item.value)}"
            return words + self.toward(item.against)
        if isinstance(item, do.Bonus) and isinstance(item.amount, PerEach):
            plain = self.benefit(replace(item, amount=item.amount.amount))
            return f"{plain} for each {self.each(item.amount.each)}"
        if isinstance(item, do.Bonus):
            return f"{self.np(item.amount)} {spelled(item.what)}" + self.toward(item.against)
        if isinstance(item, do.Designator):
            return f"the designator <{item.word}>"
        if isinstance(item, do.Immunity):
            return f"Immunity to {self.np(item.to)}"
        return self.np(item)

    def toward(self, item: Any) -> str:
        return "" if item is None else f" {item.preposition} {self.np(item.what)}"

    # Clauses

    def clause(self, clause: Any) -> str:
        """A clause without what links it to the one before."""
        if isinstance(clause, tm.Either):
            return f" {clause.joint} ".join(self.clause(part) for part in clause.clauses)
        if isinstance(clause.action, do.CoinFlip):
            return f"{clause.action.side.capitalize()}: {self.clause(clause.action.clause)}"
        words = []
        if clause.agent is not None:
            words.append(self.np(clause.agent))
        words.append(self.predicate(clause, clause.agent))
        words += [self.adverb(item) for item in clause.adverbs if not self.early(item, clause)]
        return " ".join(words)

    def given(self, clause: tm.Clause) -> str:
        """A clause after "to": what is given to whom."""
        if clause.agent is None or not isinstance(clause.action, do.Gain):
            return self.clause(clause)
        words = ["give", self.np(clause.agent), self.benefits(clause.action)]
        return " ".join([*words, *(self.adverb(item) for item in clause.adverbs)])

    def n_counted(self, value: Counted) -> str:
        return f"{self.np(value.of)}, counted {', '.join(map(self.adverb, value.adverbs))}"

    def condition(self, clause: Any) -> str:
        """A condition; what the card itself is goes without its verb: "while attacking", "while unturned"."""
        if isinstance(clause, tm.Clause) and clause.agent is None:
            action = clause.action
            if isinstance(action, do.Be) and not action.negated:
                return self.state(action.what)
            if isinstance(action, do.Act) and action.tense == "progressive" and clause.mode == "do":
                rest = [self.object(action.what)] if action.what is not None else []
                return " ".join([self.gerund(action.verb), *rest, *map(self.complement, action.complements)])
            return self.predicate(clause, ThisCard())
        return self.clause(clause)

    def adverb(self, item: Any) -> str:
        """A circumstance."""
        if type(item) in CIRCUMSTANCES:
            return self.fill(CIRCUMSTANCES[type(item)], item)
        if isinstance(item, tm.When):
            if (
                item.word == "except when"
                and isinstance(item.event, tm.Clause)
                and isinstance(item.event.action, do.Act)
            ):
                return f"except when {inflect(item.event.action.verb, 'participle')}"
            if isinstance(item.event, tm.Clause) and item.event.agent is None:
                return f"{item.word} {self.condition(item.event)}"
            return f"{item.word} {self.clause(item.event)}"
        if isinstance(item, tm.During):
            return f"{'at any time ' if item.any_time else ''}{item.word} {self.np(item.what)}"
        if isinstance(item, tm.Until):
            if isinstance(item.what, tm.AtMoment):
                return f"until the {item.what.edge} of {self.np(item.what.of)}"
            if isinstance(item.what, (tm.Clause, tm.Either)):
                return f"until {self.clause(item.what)}"
            return f"until {self.np(item.what)}"
        if isinstance(item, tm.Response):
            return "in response" + (f" to {self.np(item.to)}" if item.to is not None else "")
        if isinstance(item, tm.Limit):
            per = f"per {spelled(item.per)}" if item.per else ""
            return f"{item.times} {per}".strip()
        if isinstance(item, tm.AtCost):
            return item.how if isinstance(item.how, str) else f"at {self.np(item.how)} cost"
        if isinstance(item, tm.UpTo):
            return f", up to {self.np(item.what)}" + (f" {item.scope}" if item.scope else "")
        raise TypeError(f"{type(item).__name__} is no circumstance")

    def sentence(self, sentence: tm.Sentence, bought: bool = False) -> str:
        """A sentence without its full stop; ``bought`` if it stands after "to"."""
        words = ""
        for place, item in enumerate(sentence.openers):
            # "When you burn a Site for victory, ...": how it is done belongs to what is done.
            close = isinstance(item, tm.Manner) and place and isinstance(sentence.openers[place - 1], tm.When)
            words += (" " if close else ", " if place else "") + self.adverb(item)
        if sentence.clauses and words:
            words += ", "
        for place, clause in enumerate(sentence.clauses):
            if place:
                words += {",": ", ", "then": ", then ", ";": "; ", "to": " to "}.get(clause.link, f", {clause.link} ")
            given = (bought and not place) or clause.link == "to"
            words += self.given(clause) if given else self.clause(clause)
        return words.replace(" ,", ",")


__all__ = ["ClauseRenderer", "Pronoun"]
