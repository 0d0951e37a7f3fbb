"""Builds verbs with their objects and complements, states and benefits from what the parser found."""

from __future__ import annotations

from dataclasses import replace

from lark import Transformer, v_args

from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import (
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
from rules.engine.shadowfist.text.amounts import Bounded, PerEach, Signed, X
from rules.engine.shadowfist.text.build_limits import either
from rules.engine.shadowfist.text.build_nouns import THEY
from rules.engine.shadowfist.text.frames import DETACHED, NEEDED, settled, split_complements, taken
from rules.engine.shadowfist.text.node import shared
from rules.engine.shadowfist.text.phrases import NotReadableError, as_comparison, counted, loosened
from rules.engine.shadowfist.text.references import Of
from rules.engine.shadowfist.text.selectors import Is, Placed, Select
from rules.engine.shadowfist.text.timing import AtCost, Clause, Either, Manner
from rules.engine.shadowfist.text.tokens import WordToken
from rules.engine.shadowfist.text.vocabulary import split_phrase

# "Put one into your hand": one of those cards.
PARTITIVE = frozenset(["put", "place", "return", "discard", "toast", "keep", "play", "sacrifice", "turn", "reveal"])


def manners(word: WordToken | None) -> tuple[Manner, ...]:
    """A word before the verb that says how it is done, as a circumstance."""
    return () if word is None else (Manner(str(word)),)


@v_args(inline=True)
class VerbBuilder(Transformer[WordToken, object]):
    """Callbacks of the grammar's predicates and benefits."""

    # Predicates. A link of "+" marks one whose missing subject is taken from the clause before.

    def verb(self, verb: WordToken, *parts: object) -> Clause:
        return Clause(act(str(verb), parts), link="+" if verb.third else "")

    def verb_cost(self, verb: WordToken, cost: WordToken, *parts: object) -> Clause:
        return replace(self.verb(verb, *parts), adverbs=(AtCost(str(cost)),))

    def controls_np(self, phrase: WordToken, *parts: object) -> Clause:
        who, verb, tense = split_phrase(str(phrase))
        what, complements = split_complements(parts)
        return Clause(taken(Act(verb, what, complements, tense=tense)), who)

    def costs(self, amount: object) -> Clause:
        return Clause(Act("cost", amount), link="+")

    def costs_change(self, change: WordToken) -> Clause:
        return Clause(Gain((Bonus(signed(change), "cost"),)), link="+")

    def costs_more(self, payer: object, amount: object, word: WordToken) -> Clause:
        if word not in ("more", "less"):
            raise NotReadableError(f"a cost of so much {word}")
        change = Signed(1 if word == "more" else -1, amount)
        if payer is not None and payer != Of("controller", THEY):
            # "They cost you 1 less": you play them so; who pays is who plays.
            return Clause(Act("play"), payer, adverbs=(AtCost(change),), link="payer")
        return Clause(Gain((Bonus(change, "cost"),)), link="+")

    def give(self, whom: object, *parts: object) -> Clause:
        what, complements = split_complements(parts)
        if not isinstance(what, Gain):
            return Clause(Give(whom, what, complements))
        if complements:
            raise NotReadableError("a benefit given with more than it can take")
        return Clause(what, whom)

    def give_away(self, *parts: object) -> Clause:
        return Clause(act("give", parts))

    def cause(self, verb: WordToken, whom: object, predicate: Clause) -> Clause:
        return Clause(Cause(str(verb), whom, settled(predicate).action))

    def does_so(self, word: WordToken) -> Clause:
        return Clause(Act("do so"), mode=str(word) if word.type == "MODAL" else "do", link="+")

    def modal(self, mode: WordToken, manner: WordToken | None, made: Clause) -> Clause:
        return replace(made, mode=str(mode), adverbs=(*manners(manner), *made.adverbs), link="+")

    def manner_does(self, manner: WordToken, made: Clause) -> Clause:
        return replace(made, adverbs=(*manners(manner), *made.adverbs))

    def being(self, be: WordToken, made: Clause) -> Clause:
        return replace(made, mode="did" if be.surface in ("was", "were") else made.mode, link="+")

    def is_also(self, what: object) -> Clause:
        # "Is a Demon in addition to its other designators": it gains the designator.
        kinds = what.kinds if isinstance(what, Select) and not what.filters else ()
        words = [item for kind in kinds for item in kind.all_of]
        if not words or not all(isinstance(word, sel.Designated) and not word.negated for word in words):
            raise NotReadableError("something else than designators in addition")
        return Clause(Gain(tuple(Designator(word.word) for word in words)), link="+")

    def no_part(self, _not: WordToken, verb: WordToken, *parts: object) -> Clause:
        what, complements = split_complements(parts)
        return Clause(taken(Act(str(verb), what, complements, passive=True)), mode="not", link="+")

    def no_state(self, _not: WordToken, what: object) -> Clause:
        return Clause(Be(what, True), link="+")

    def did(self, verb: WordToken, *parts: object) -> Clause:
        return Clause(act(str(verb), parts, tense="past"), link="+")

    def perfect(
        self,
        modal: WordToken | None,
        manner: WordToken | None,
        no: WordToken | None,
        verb: WordToken,
        *parts: object,
        passive: bool = False,
    ) -> Clause:
        mode = str(modal) if modal is not None else "not" if no is not None else "do"
        action = act(str(verb), parts, tense="perfect", passive=passive)
        return Clause(action, mode=mode, adverbs=manners(manner), link="+")

    def perfect_passive(self, *parts: object) -> Clause:
        return self.perfect(*parts, passive=True)  # type: ignore[arg-type]

    # Objects and complements

    def object_mixed(self, gain: Gain, joint: WordToken, what: object) -> Gain:
        return Gain((*gain.benefits, what), str(joint))

    def deed(self, verb: WordToken, what: object = None) -> Act:
        return Act(str(verb), what, tense="progressive")

    def whether(self, predicate: Clause) -> Act:
        action = settled(predicate).action
        if not isinstance(action, Act):
            raise NotReadableError("a choice between deeds that is none")
        return replace(action, tense="whether")

    def particle(self, word: WordToken) -> To:
        return shared(To(str(word), None))

    def to_bound(self, to: WordToken, word: WordToken, bound: object) -> To:
        return To(f"{to} {word}", bound)

    def prep_np(self, word: WordToken, phrase: object) -> object:
        what, rest = loosened(phrase)
        if not rest:
            return To(str(word), what)
        return (To(str(word), what), *(To(p.preposition, p.where) if isinstance(p, Placed) else p for p in rest))

    def meanwhile(self, verb: WordToken, *parts: object) -> To:
        times = tuple(To(str(part), None) for part in parts if isinstance(part, WordToken))
        what, more = split_complements([part for part in parts if not isinstance(part, WordToken)])
        return To("while", Act(str(verb), what, times or more, tense="progressive"))

    def since(self, clause: object) -> To:
        return To("since", condition(clause))

    def either_to(self, first: object, joint: WordToken, second: object) -> To:
        return To("either", either(first, str(joint), second))

    # States

    def is_state(self, no: WordToken | None, state: object) -> Clause:
        return Clause(Be(state, no is not None))

    def passive(self, no: WordToken | None, manner: WordToken | None, verb: WordToken, *parts: object) -> Clause:
        action = act(str(verb), parts, passive=True)
        return Clause(action, mode="do" if no is None else "not", adverbs=manners(manner))

    def progressive(self, no: WordToken | None, made: Clause) -> Clause:
        return made if no is None else replace(made, mode="not")

    def progress(self, verb: WordToken, *parts: object) -> Clause:
        return Clause(act(str(verb), parts, tense="progressive"))

    def about_to(self, predicate: Clause) -> Clause:
        return Clause(About(settled(predicate).action))

    def state_np(self, what: object) -> object:
        return adjectives(what)

    def mixed_state(self, what: object, joint: WordToken, state: object) -> sel.OrElse:
        return either(adjectives(what), str(joint), state)

    def either(self, first: object, joint: WordToken, second: object) -> sel.OrElse:
        return either(first, str(joint), second)

    def state_and(self, state: object, joint: WordToken, word: WordToken) -> sel.OrElse:
        return either(state, str(joint), Is(str(word)))

    def state_signed(self, change: WordToken, what: WordToken | None = None) -> object:
        return signed(change) if what is None else Bonus(signed(change), str(what))

    # Benefits

    def benefits(self, *parts: object) -> Gain:
        joints = [str(part) for part in parts if isinstance(part, WordToken)]
        items = [part if isinstance(part, tuple) else (part,) for part in parts if not isinstance(part, WordToken)]
        return Gain(tuple(item for each in items for item in each), joints[-1] if joints else "and")

    def bonus(self, change: WordToken, *parts: object) -> Bonus:
        *words, toward = parts
        made = Bonus(signed(change), " ".join(map(str, words)), toward)
        return shared(made) if toward is None else made

    def bonus_each(self, *parts: object) -> Bonus:
        change, *words, each = parts
        made = self.bonus(change, *words)  # type: ignore[arg-type]
        return replace(made, amount=PerEach(made.amount, each))

    def immunity(self, _to: WordToken, to: object) -> Immunity:
        return Immunity(to)

    def designator(self, *words: WordToken) -> tuple[Designator, ...]:
        return tuple(Designator(str(word)) for word in words if word.type == "DESIGNATOR")


def signed(change: WordToken) -> Signed:
    """+2, -X as an amount."""
    return Signed(1 if change[0] == "+" else -1, X() if change[1:] == "X" else int(change[1:]))


def given(clause: Clause) -> Clause:
    """ "Subject has Guts" as a statement: it gains Guts while the statement holds."""
    action = clause.action
    if isinstance(action, Act) and action.verb == "have" and not action.complements:
        if isinstance(action.what, Gain):
            return replace(clause, action=action.what)
        if isinstance(action.what, (Bonus, Special, Designator, Immunity)):
            return replace(clause, action=Gain((action.what,)))
    return clause


def condition(found: object, *, bare: bool = False) -> object:
    """A condition or event as a clause; a bare noun phrase or state is what the card itself is."""
    if isinstance(found, Either):
        return found
    if isinstance(found, Clause):
        return settled(found)
    if not bare:
        raise NotReadableError("an event without a verb")
    return Clause(Be(adjectives(found)))


def adjectives(found: object) -> object:
    """A phrase of adjectives only is a state, not a thing."""
    if not isinstance(found, Select) or found.quantity.word or found.filters or found.targeted:
        return found
    states = [kind.all_of[0] for kind in found.kinds if len(kind.all_of) == 1]
    if len(states) != len(found.kinds) or not all(isinstance(s, (Is, sel.Designated, sel.Faction)) for s in states):
        return found
    if len(states) == 1:
        return states[0]
    return sel.OrElse(("and", *states) if found.joint == "and" else tuple(states))


def act(verb: str, parts: tuple[object, ...], *, tense: str = "", passive: bool = False) -> object:
    """A verb with its object and complements; limits of the object that belong to the verb are given to it."""
    what, complements = split_complements(parts)
    plain = not tense and not passive
    alone = plain and not complements
    if isinstance(what, Gain):
        if verb != "take" or passive or [_is_damage(each) for each in what.benefits] != [True]:
            made = _benefiting(verb, what, complements, plain)
            if made is not None:
                return made
        else:
            what = what.benefits[0]  # "Takes -1 damage from Characters".
    if verb == "have" and alone:
        compared = as_comparison(what) if isinstance(what, Select) and len(what.filters) == 1 else what
        if isinstance(compared, sel.Compared):
            return Be(compared)
    if verb in PARTITIVE and isinstance(what, int | Bounded):
        what = counted(what)
    if verb == "lose" and isinstance(what, Select) and alone:
        lost = lost_bonus(what)
        if lost is not None:
            return lost
    needed = NEEDED.get(verb)
    if needed is not None and not passive and all(item.preposition != needed for item in complements):
        what, claimed = _claimed(what, needed)
        complements = (*claimed, *complements)
    what, moved = _detached(what, verb)
    return taken(Act(verb, what, (*moved, *complements), passive, tense))


def _benefiting(verb: str, what: Gain, complements: tuple[To, ...], plain: bool) -> object:
    """What a verb with benefits as its object is, or ``None`` for what can be lost.

    :raises NotReadableError: if it takes none.
    """
    first = what.benefits[0] if len(what.benefits) == 1 else what
    if plain and not complements and verb == "have":
        # "Characters that have Guts"; as a statement of its own it is a benefit.
        return Act(verb, first)
    if plain and not complements and verb in ("gain", "inflict"):
        return what
    if verb == "inflict" and len(complements) == 1 and isinstance(first, Bonus) and first.against is None:
        toward = complements[0]
        if isinstance(toward, To) and toward.preposition in ("on", "against"):
            return Gain((replace(first, against=To("against", toward.what)),))
    if verb != "lose" or complements or not plain:
        raise NotReadableError(f"{verb} takes no benefit like this")
    return None


def lost_bonus(what: Select) -> Gain | None:
    """ "Loses 2 Fighting" as a penalty."""
    characteristic = what.kinds[0].all_of if len(what.kinds) == 1 else ()
    if what.quantity.word != "number" or what.filters or characteristic not in (FIGHTING, BODY):
        return None
    return Gain((Bonus(Signed(-1, what.quantity.amount), characteristic[0].name),))


FIGHTING, BODY = (sel.Type("fighting"),), (sel.Type("body"),)


def _is_damage(benefit: object) -> bool:
    return isinstance(benefit, Bonus) and benefit.what.endswith("damage") and benefit.against is None


def _detached(what: object, verb: str) -> tuple[object, list[object]]:
    """An object without the limits at its end that belong to its verb, and those: "place a counter on this card"."""
    taken_by_verb = DETACHED.get(verb, frozenset())
    moved: list[object] = []
    while True:
        host = _last_part(what)
        if not isinstance(host, Select) or not host.filters:
            return what, moved
        last, shorter = host.filters[-1], replace(host, filters=host.filters[:-1])
        if isinstance(last, To):
            moved.insert(0, last)
            what = _with_last_part(what, shorter)
            continue
        own = isinstance(last, Placed) and verb == "play" and last.preposition in ("in", "from")
        if not isinstance(last, Placed) or last.preposition not in taken_by_verb or own:
            return what, moved
        moved.insert(0, To(last.preposition, last.where))
        what = _with_last_part(what, loosened(shorter)[0] if not shorter.filters else shorter)


def _last_part(what: object) -> object:
    """What ends a phrase: the last of several, the cards of which the rest are meant."""
    if isinstance(what, sel.Several):
        return what.items[-1]
    return what.of if isinstance(what, Of) and what.what == "rest" else what


def _with_last_part(what: object, part: object) -> object:
    if isinstance(what, sel.Several):
        return replace(what, items=(*what.items[:-1], part))
    return replace(what, of=part) if isinstance(what, Of) else part


def _claimed(what: object, needed: str) -> tuple[object, tuple[To, ...]]:
    """An object without a complement at its end that its participle took from the verb, and that complement."""
    if isinstance(what, (Of, sel.Several)):
        inner, claimed = _claimed(what.of if isinstance(what, Of) else what.items[-1], needed)
        return _with_last_part(what, inner), claimed
    if isinstance(what, Select) and what.filters and isinstance(what.filters[-1], sel.Past):
        last = what.filters[-1]
        if last.complements and last.complements[-1].preposition == needed:
            shorter = replace(last, complements=last.complements[:-1])
            return replace(what, filters=(*what.filters[:-1], shorter)), last.complements[-1:]
    return what, ()
