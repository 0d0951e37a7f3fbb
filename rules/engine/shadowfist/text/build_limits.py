"""Builds what limits a noun: where it is, whose it is, what it did, how it compares."""

from __future__ import annotations

from dataclasses import replace

from lark import Transformer, v_args

from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import About, Act, Special, To
from rules.engine.shadowfist.text.amounts import Bounded, X
from rules.engine.shadowfist.text.frames import released, settled, split_complements, taken_by
from rules.engine.shadowfist.text.node import shared
from rules.engine.shadowfist.text.phrases import (
    Kinds,
    NotReadableError,
    as_comparison,
    loosened,
    noun_of,
    own,
    past_clause,
    without_strays,
)
from rules.engine.shadowfist.text.selectors import Is, Placed, Select, Where
from rules.engine.shadowfist.text.timing import Clause, Either
from rules.engine.shadowfist.text.tokens import WordToken
from rules.engine.shadowfist.text.vocabulary import ATTRIBUTES, control_phrase, split_phrase


def either(first: object, joint: str, second: object) -> sel.OrElse:
    """Alternatives, or with "and" what must all hold."""
    return sel.OrElse(("and", first, second) if joint == "and" else (first, second))


def beside(made: object, strays: tuple[object, ...]) -> object:
    """A limit with what was read into it and belongs beside it."""
    return (made, *strays) if strays else made


@v_args(inline=True)
class LimitBuilder(Transformer[WordToken, object]):
    """Callbacks of the grammar's limits."""

    def placed(self, word: WordToken, phrase: object) -> object:
        what, rest = loosened(phrase)
        if rest:
            # "from that source on target": what follows a reference limits what came before it.
            return (Placed(str(word), what), *rest)
        if word == "with" and isinstance(what, Select):
            compared = as_comparison(what)
            if compared is not None:
                # What follows a comparison limits the card, not the number.
                return beside(compared, what.filters[1:])
        return Placed(str(word), what)

    def placed_at(self, *words: object) -> Placed:
        return Placed(" ".join(map(str, words[:-1])), words[-1])

    def quality(self, *words: WordToken) -> Is:
        return shared(Is(" ".join(words)))

    def with_special(self, _with: WordToken, name: WordToken) -> sel.With:
        return sel.With(Special(str(name)))

    def without_special(self, _without: WordToken, name: WordToken) -> Where:
        return Where(Clause(Act("have", Special(str(name))), mode="do not"))

    def with_comparison(self, _with: WordToken, compared: sel.Compared) -> sel.Compared:
        return compared

    def comparison(self, _quantity: object, kinds: Kinds, bound: tuple[str, object]) -> sel.Compared:
        noun = noun_of(kinds.which[0])
        if len(kinds.which) != 1 or noun is None or noun.name not in ATTRIBUTES:
            raise NotReadableError("a comparison of something that is no characteristic")
        how = tuple(item.what for item in kinds.which[0].all_of if isinstance(item, Is))
        return sel.Compared(noun.name, bound[0], own(bound[1], noun.name), how)

    def bound(self, amount: object, word: str = "") -> tuple[str, object]:
        return str(word), amount

    def bound_than(self, word: WordToken, than: object) -> tuple[str, object]:
        return str(word), than

    def bound_own(self, word: WordToken, owner: object) -> tuple[str, object]:
        return str(word), Select(sel.Quantity(""), (sel.Kind((Is("own"),)),), (sel.Controlled(owner),))

    def controls(self, phrase: WordToken, time: WordToken | None = None) -> object:
        if time is None:
            return control_phrase(str(phrase))
        who, verb, tense = split_phrase(str(phrase))
        return Where(Clause(Act(verb, complements=(To(str(time), None),), tense=tense), who, link="whom"))

    def other_than(self, word: WordToken, what: object) -> sel.Except:
        return sel.Except(what, str(word))

    def titled_post(self, word: WordToken, *titles: WordToken) -> sel.Titled:
        return sel.Titled(tuple(str(title) for title in titles if title.type == "TITLE"), word == "not titled")

    def relative(self, *parts: Clause | WordToken) -> object:
        clauses: list[Clause] = []
        joints: list[str] = []
        strays: tuple[object, ...] = ()
        for part in parts:
            if not isinstance(part, Clause):
                joints.append(str(part))
                continue
            if strays:
                raise NotReadableError("a relative clause goes on after what belongs outside of it")
            clause, strays = released(part)
            clauses.append(replace(clause, link=""))
        if joints:
            return beside(Where(Either(tuple(clauses), joints[0])), strays)
        return beside(costing(clauses[0]) or Where(clauses[0]), strays)

    def relative_object(self, agent: object, predicate: Clause) -> object:
        clause, strays = released(predicate)
        if clause.action == Act("control") and clause.mode == "do" and not clause.adverbs:
            return beside(sel.Controlled(agent), strays)
        return beside(Where(replace(clause, agent=agent, link="whom")), strays)

    def relative_past(self, phrase: object) -> object:
        clause, strays = relative_clause(phrase)
        return beside(Where(replace(clause, link="whom")), strays)

    def relative_of(self, kinds: Kinds, predicate: Clause) -> object:
        clause, strays = released(predicate)
        noun = noun_of(kinds.which[0])
        if noun is None or clause.agent is not None:
            raise NotReadableError("whose what?")
        how = tuple(item.what for item in kinds.which[0].all_of if isinstance(item, Is))
        whose = ref.Of(noun.name, ref.Pronoun("whose"), how)
        return beside(Where(replace(clause, agent=whose, link="")), strays)

    def in_which(self, preposition: WordToken, agent: object, predicate: Clause) -> Where:
        return Where(replace(settled(predicate), agent=agent, link=f"{preposition} which"))

    def in_which_past(self, preposition: WordToken, phrase: object) -> object:
        clause, strays = relative_clause(phrase)
        return beside(Where(replace(clause, link=f"{preposition} which")), strays)

    def past(self, verb: WordToken, *parts: object) -> object:
        limits: list[object] = []
        what, complements = split_complements(parts, limits)
        made: object
        if verb in ("control", "own") and what is None and complements and complements[0].preposition == "by":
            made, count = (sel.Controlled if verb == "control" else sel.Owned)(complements[0].what), 1
        else:
            # "damage inflicted by that card to target": where it goes belongs to the verb before.
            count = next((i for i, to in enumerate(complements) if to.preposition in ("to", "onto", "from")), -1)
            if verb != "inflict" or count < 0:
                count = taken_by(Act(str(verb), what, complements, passive=what is None))
            made = sel.Past(str(verb), what, complements[:count])
        strays = complements[count:]
        return (beside(made, strays), *limits) if limits else beside(made, strays)

    def not_past(self, _not: WordToken, verb: WordToken, *parts: object) -> sel.Past:
        return sel.Past(f"not {verb}", None, split_complements(parts)[1])

    def doing(self, verb: WordToken, *parts: object) -> object:
        what, complements = split_complements(parts)
        if complements:
            return Where(Clause(Act(str(verb), what, complements, tense="progressive")))
        return sel.Doing(str(verb), what)

    def about(self, predicate: Clause) -> Where:
        return Where(Clause(About(settled(predicate).action)))

    def either_post(self, first: object, joint: WordToken, second: object) -> object:
        if isinstance(first, Placed) and isinstance(second, Placed) and first.preposition == second.preposition == "of":
            return Placed("of", sel.Several((first.where, second.where), str(joint)))
        return either(first, str(joint), second)


def relative_clause(phrase: object) -> tuple[Clause, tuple[object, ...]]:
    """A phrase that ends in a participle, as a relative clause, and what belongs beside it."""
    what, strays = without_strays(phrase)
    clause = past_clause(what)
    if clause is None:
        raise NotReadableError("a relative clause without a verb")
    return clause, strays


def costing(clause: Clause) -> sel.Compared | None:
    """ "That costs 2 or less" as a comparison."""
    action = clause.action
    if not isinstance(action, Act) or action.verb != "cost" or clause.mode != "do" or clause.adverbs:
        return None
    what = action.what
    if isinstance(what, Bounded):
        return sel.Compared("cost", what.word, what.of)
    return sel.Compared("cost", "", what) if isinstance(what, int | X | ref.Of) else None
