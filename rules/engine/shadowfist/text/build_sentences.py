"""Builds statements, their circumstances, and sentences from what the parser found."""

from __future__ import annotations

from dataclasses import dataclass, replace

from lark import Transformer, v_args

from rules.engine.shadowfist.text import timing as tm
from rules.engine.shadowfist.text.actions import Act, Be, Bonus, CoinFlip, Gain, Give, To
from rules.engine.shadowfist.text.amounts import Clamped, Counted, Difference, PerEach, Sum
from rules.engine.shadowfist.text.build_verbs import condition, given, signed
from rules.engine.shadowfist.text.frames import settled, taken
from rules.engine.shadowfist.text.phrases import NotReadableError, anyone, counted, past_clause
from rules.engine.shadowfist.text.references import Pronoun, ThisCard, You
from rules.engine.shadowfist.text.selectors import Controlled, Placed, Quantity, Select
from rules.engine.shadowfist.text.timing import Clause, Either, Manner, Sentence
from rules.engine.shadowfist.text.tokens import WordToken


@dataclass
class Definition:
    """X = an amount."""

    amount: object


@v_args(inline=True)
class SentenceBuilder(Transformer[WordToken, object]):
    """Callbacks of the grammar's statements and sentences."""

    # Circumstances

    def when(self, word: WordToken, event: object) -> tm.When:
        return tm.When(condition(event), str(word))

    def except_when(self, _except: WordToken, _when: WordToken, verb: WordToken) -> tm.When:
        return tm.When(Clause(Act(str(verb), passive=True)), "except when")

    def while_(self, state: object) -> tm.While:
        return tm.While(condition(state, bare=True))

    def if_(self, word: WordToken, state: object) -> tm.If:
        return tm.If(condition(state, bare=True), str(word))

    def as_if(self, state: object) -> tm.AsIf:
        return tm.AsIf(condition(state, bare=True))

    def until_end(self, word: WordToken, of: object) -> tm.Until:
        return tm.Until(tm.AtMoment(str(word), of))

    def during(self, *parts: object) -> tm.During:
        word = "during" if isinstance(parts[-2], WordToken) and parts[-2].type == "DURING" else str(parts[-2])
        excepted = "except " if len(parts) > 2 else ""
        return tm.During(parts[-1], excepted + word, "any time" in str(parts[0]))

    def per(self, what: WordToken) -> tm.Limit:
        return tm.Limit("", str(what))

    def limit_once(self, times: WordToken) -> tm.Limit:
        return tm.Limit(str(times), "")

    def at_cost(self, change: WordToken, what: WordToken) -> tm.AtCost:
        if what != "cost":
            raise NotReadableError("at what?")
        return tm.AtCost(signed(change))

    def cost_word(self, word: WordToken) -> tm.AtCost:
        return tm.AtCost(word.replace("it 's", "its"))

    def cost_then(self, word: WordToken, preposition: WordToken, where: object) -> tuple[tm.AtCost, To]:
        # "Play it at no cost on a legal subject": where belongs to the verb.
        return self.cost_word(word), To(str(preposition), where)

    def ignoring(self, word: WordToken, what: object) -> tm.Ignoring:
        return tm.Ignoring(what, str(word))

    def each_of(self, _of: WordToken, what: object) -> Select:
        return Select(Quantity(""), (), (Placed("of", what),))

    # Clauses

    def said(self, agent: object, made: Clause, *adverbs: object) -> Clause:
        return _with_adverbs(_with_agent(agent, given(made)), adverbs)

    def unsaid(self, predicate: Clause, *adverbs: object) -> Clause:
        made = settled(given(predicate))
        if made.agent is None and isinstance(made.action, Act) and made.action.tense == "past":
            raise NotReadableError("a participle without what it is about")
        return _with_adverbs(made, adverbs)

    def benefit_clause(self, gain: Gain, *adverbs: object) -> Clause:
        last = gain.benefits[-1]
        toward = last.against if isinstance(last, Bonus) else None
        if toward and toward.preposition == "to" and last.what != "damage" and not _suffers(last.what, toward.what):
            # "+3 Body to subject": who gains it.
            own = Gain((*gain.benefits[:-1], replace(last, against=None)), gain.joint)
            return _with_adverbs(Clause(own, last.against.what), adverbs)
        return _with_adverbs(Clause(gain, ThisCard(), link="benefit"), adverbs)

    def coin_clause(self, side: WordToken, clause: Clause) -> Clause:
        return Clause(CoinFlip(str(side), clause))

    def core_said(self, agent: object, predicate: Clause) -> Clause:
        return _with_agent(agent, predicate)

    def core_unsaid(self, predicate: Clause) -> Clause:
        return replace(settled(predicate), link="")

    def core_np(self, phrase: object) -> object:
        return past_clause(phrase) or phrase

    def core_or(self, first: Clause | Either, joint: WordToken, second: Clause) -> Either:
        parts = first.clauses if isinstance(first, Either) else (first,)
        if not all(isinstance(part, Clause) for part in parts):
            raise NotReadableError("a condition without a verb")
        if second.agent is None:
            second = replace(second, agent=_same(parts[-1].agent))
        if isinstance(first, Either) and first.joint != str(joint):
            raise NotReadableError("and with or in one condition")
        return Either((*parts, replace(second, link="")), str(joint))

    # X

    def definition(self, term: WordToken, amount: object, adverbs: tuple[object, ...] | None = None) -> Definition:
        if term != "X":
            raise NotReadableError("a definition of something else than X")
        return Definition(amount if adverbs is None else Counted(amount, adverbs))

    def counted(self, *adverbs: object) -> tuple[object, ...]:
        return adverbs

    def sum(self, total: object, sign: WordToken, term: object) -> object:
        return (Sum if sign == "plus" else Difference)(total, term)

    def clamped(self, total: object, word: WordToken, bound: object) -> Clamped:
        return Clamped(total, str(word), bound)

    def per_each(self, amount: object, each: object) -> PerEach:
        return PerEach(amount, each)

    # Sentences

    def circumstances(self, *adverbs: object) -> tuple[object, ...]:
        return adverbs

    def link(self, *words: WordToken) -> str:
        return ([str(word) for word in words if word != ","] or [","])[-1]

    def statement(self, *parts: object) -> Sentence | Definition:
        if len(parts) == 1 and isinstance(parts[0], Definition):
            return parts[0]
        openers: list[object] = []
        clauses: list[Clause] = []
        pending: tuple[object, ...] = ()
        link = ""
        for place, part in enumerate(parts):
            if isinstance(part, str):
                # "Draw a card, and if ..., discard one": the comma joins no less.
                link = link if part == "," and link in ("and", "or", "then", "nor", "but") else part
            elif isinstance(part, tuple):
                later = any(isinstance(other, Clause) for other in parts[place + 1 :])
                if not clauses:
                    openers = _opened(openers, part, link)
                elif later and (link in ("and", "or", "then", "but", ";") or part == (Manner("otherwise"),)):
                    pending = (*pending, *part)
                    held = link
                elif link in ("or", "nor"):
                    raise NotReadableError("circumstances joined by 'or'")
                else:
                    clauses[-1] = replace(clauses[-1], adverbs=(*clauses[-1].adverbs, *part))
            elif isinstance(part, Clause) and link == "to" and not clauses:
                openers, link = _turning(openers, part), ""
            elif isinstance(part, Clause):
                if pending:
                    part = replace(part, adverbs=(*pending, *part.adverbs))
                    pending, link = (), held
                clauses.append(_linked(part, link, clauses))
                link = ""
            else:
                raise NotReadableError("a definition inside a sentence")
        if not clauses:
            raise NotReadableError("circumstances without a statement")
        return Sentence(tuple(openers), tuple(_spread(clauses)))


def _with_agent(agent: object, made: Clause) -> Clause:
    settled(made)
    if made.link == "payer":
        return replace(made, action=replace(made.action, what=agent), link="")
    if made.agent is not None:
        if isinstance(made.action, Gain):
            return Clause(Give(made.agent, made.action), agent, made.mode, made.adverbs)
        raise NotReadableError("two subjects of one verb")
    if isinstance(agent, Select) and agent.quantity.word == "no" and made.mode in ("may", "can"):
        # "No player may": players cannot.
        return replace(made, agent=anyone(agent), mode="cannot", link="")
    return replace(made, agent=counted(agent), link="")


def _with_adverbs(clause: Clause, adverbs: tuple[object, ...]) -> Clause:
    first = adverbs[0] if adverbs else None
    if Manner("only") in clause.adverbs and isinstance(first, tm.Limit) and first.times == "once":
        # "may only be played once per game" is "only once per game".
        clause = replace(clause, adverbs=tuple(item for item in clause.adverbs if item != Manner("only")))
        adverbs = (replace(first, times="only once"), *adverbs[1:])
    late = tuple(adverb[1] for adverb in adverbs if isinstance(adverb, tuple))
    if late:
        adverbs = tuple(adverb[0] if isinstance(adverb, tuple) else adverb for adverb in adverbs)
        if not isinstance(clause.action, Act):
            raise NotReadableError("a place of something that has none")
        action = taken(replace(clause.action, complements=(*clause.action.complements, *late)))
        clause = settled(replace(clause, action=action))
    return replace(clause, adverbs=(*clause.adverbs, *adverbs)) if adverbs else clause


# For what a card turns by the rules, besides its own abilities (3.3.3).
TURNS_TO = frozenset({"attack", "heal", "intercept", "change location"})


def _turning(openers: list[object], clause: Clause) -> list[object]:
    """ "When an opponent turns a Character to heal, ...": what it turns for belongs to what happens."""
    last = openers[-1] if openers else None
    event, act = last.event if isinstance(last, tm.When) else None, clause.action
    plain = isinstance(act, Act) and act == Act(act.verb) and clause == Clause(act)
    if not plain or not isinstance(last, tm.When) or not isinstance(event, Clause) or act.verb not in TURNS_TO:
        raise NotReadableError("'to' after circumstances")
    turned = event.action
    what = turned.what if isinstance(turned, Act) else None
    if turned != Act("turn", what) or not isinstance(what, Select) or what.targeted or event.agent is None:
        raise NotReadableError("'to' after circumstances")
    # Who turns a card for that controls it.
    whose = replace(what, filters=(*what.filters, Controlled(event.agent)))
    return [*openers[:-1], replace(last, event=replace(event, action=Act(f"turn to {act.verb}"), agent=whose))]


def _same(agent: object) -> object:
    """A subject again."""
    return Pronoun("same") if isinstance(agent, Select) else agent


def _opened(before: list[object], more: tuple[object, ...], link: str) -> list[object]:
    """Circumstances with more of them; "if this, or if that" is one."""
    if link not in ("and", "or"):
        return [*before, *more]
    first, second = before[-1], more[0]
    joined: object
    if isinstance(first, tm.If) and isinstance(second, tm.If) and first.word == second.word:
        joined = replace(first, condition=Either((first.condition, second.condition), link))
    elif isinstance(first, tm.When) and isinstance(second, tm.When) and first.word == second.word:
        joined = replace(first, event=Either((first.event, second.event), link))
    elif link == "and":
        return [*before, *more]
    else:
        raise NotReadableError("circumstances of different kinds joined by 'or'")
    return [*before[:-1], joined, *more[1:]]


def _linked(clause: Clause, link: str, before: list[Clause]) -> Clause:
    """A clause after those before it, with the subject and mode that it shares with the last of them."""
    inherits = clause.link in ("+", "benefit")
    last = before[-1] if before else None
    if last is not None and clause.link == "benefit":
        raise NotReadableError("a benefit without a subject")
    if (
        clause.agent is None
        and last is not None
        and last.agent is not None
        and link in ("and", "or", "then", ",", "but")
    ):
        yours = isinstance(last.agent, You)
        if inherits or isinstance(clause.action, Gain) or yours:
            mode = last.mode if yours and clause.mode == "do" else clause.mode
            clause = replace(clause, agent=_same(last.agent), mode=mode)
        elif last.mode == "may" and clause.mode == "do":
            clause = replace(clause, agent=_same(last.agent), mode="may")
    elif clause.agent is None and inherits:
        clause = replace(clause, agent=ThisCard())
    return replace(clause, link=link if before else "")


def _spread(clauses: list[Clause]) -> list[Clause]:
    """A duration at the end holds for every clause before it that goes on in the same way."""
    for place in range(len(clauses) - 1, 0, -1):
        clause, before = clauses[place], clauses[place - 1]
        shared = clause.agent in (before.agent, Pronoun("same"))
        lasting = tuple(adverb for adverb in clause.adverbs if isinstance(adverb, tm.Until))
        joined = clause.agent is not None and before.agent is not None and clause.link == "and"
        state = _lasts(before) and (shared or _lasts(clause))
        if joined and lasting and state and not any(isinstance(adverb, tm.Until) for adverb in before.adverbs):
            clauses[place - 1] = replace(before, adverbs=(*before.adverbs, *lasting))
    return clauses


def _lasts(clause: Clause) -> bool:
    """Whether what a clause says goes on: a benefit, a state, a prohibition, taking no damage."""
    if clause.mode in ("cannot", "must", "do not"):
        return True
    action = clause.action
    none = isinstance(action, Act) and isinstance(action.what, Select) and action.what.quantity.word == "no"
    return none or isinstance(action, (Gain, Be))


def _suffers(what: str, toward: object) -> bool:
    """ "+2 combat damage to Sites": what suffers it; "to subject", "to all Characters you control": who gains."""
    plain = isinstance(toward, Select) and toward.quantity.word == "" and not toward.filters and not toward.targeted
    return plain and what.endswith("damage")
