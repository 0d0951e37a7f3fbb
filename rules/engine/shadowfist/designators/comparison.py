"""Do two words, or two phrases, have a designator in common, and by which rule do they or do they not?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from rules.engine.kernel.citations import Reason
from rules.engine.shadowfist.designators.cards import Designator, designators_under
from rules.engine.shadowfist.designators.composites import DEFAULT_VOCABULARY
from rules.engine.shadowfist.designators.forms import EVERY_STEP, Form, Step, forms, statement, steps_of
from rules.engine.shadowfist.designators.splitting import kept_whole
from rules.engine.shadowfist.designators.table import DAEDALUS_1995, DesignatorRules, rules_of
from rules.engine.shadowfist.designators.words import bare, fold, printed_words, without_site_type
from rules.engine.shadowfist.editions.rulesets import DEFAULT_RULESET


@dataclass(frozen=True)
class Comparison:
    """Whether two words or phrases have a designator in common.

    ``a`` and ``b`` are the designators of each, ``shared`` those that both have. ``why`` gives the rules: how words
    split, why designators are the same, or what keeps them apart.
    """

    match: bool
    a: tuple[Designator, ...]
    b: tuple[Designator, ...]
    shared: tuple[str, ...]
    why: tuple[Reason, ...]


def compare(
    a: str, b: str, ruleset: str = DEFAULT_RULESET, *, vocabulary: frozenset[str] = DEFAULT_VOCABULARY
) -> Comparison:
    """Compare two words or phrases.

    >>> compare("Gun-Toting", "Gunman").shared
    ('Gun',)
    >>> compare("Hero", "Heroic", "zman-2000").why[0].citation.section
    '9.1.d'
    >>> compare("Hero", "Heroic", "daedalus-1995").match
    True

    :raises UnknownRulesetError: if there is no such ruleset.
    """
    rules = rules_of(ruleset)
    left, right = (designators_under(text, rules, vocabulary) for text in (a, b))
    pairs = [(one, other) for one in left for other in right if one.same_as(other)]
    why: list[Reason] = []
    for text, found in ((a, left), (b, right)):
        if not found:
            why += _no_designator(text, rules)
    if pairs:
        for pair in pairs:
            why += _same(*pair, rules)
        why += _partly(a, left, right, rules) + _partly(b, right, left, rules)
    elif left and right:
        why += _apart(a, b, left, right, rules, vocabulary)
    for one in (*left, *right):
        why += one.rules[len(rules.definition.at) :]
    shared = dict.fromkeys(_name(*pair) for pair in pairs)
    return Comparison(bool(pairs), left, right, tuple(shared), tuple(dict.fromkeys(why)))


def _forms(one: Designator, rules: DesignatorRules, allowed: frozenset[Step]) -> tuple[Form, ...]:
    return forms(bare(one.word), kept_whole(one.word, rules) is not None, allowed)


def _path(
    one: Designator, other: Designator, rules: DesignatorRules, allowed: frozenset[Step]
) -> frozenset[Step] | None:
    """The fewest steps by which two designators come to a common form, None if they do not."""
    if fold(one.word) == fold(other.word):
        return frozenset()
    found = [
        mine.steps | theirs.steps
        for mine in _forms(one, rules, allowed)
        for theirs in _forms(other, rules, allowed)
        if mine.text == theirs.text
    ]
    return min(found, key=len, default=None)


def _in_order(steps: frozenset[Step]) -> list[Step]:
    return [step for step in Step if step in steps]


def _name(one: Designator, other: Designator) -> str:
    """The word for what both have in common: the one that is in its basic form, else the first."""
    common = set(one.keys) & set(other.keys)
    return next((each.word for each in (one, other) if fold(each.word) in common), one.word)


def _same(one: Designator, other: Designator, rules: DesignatorRules) -> tuple[Reason, ...]:
    """Why two designators are the same."""
    steps = _path(one, other, rules, steps_of(rules))
    if steps is None:  # one of them stands for further words of its card
        return rules.once.reasons(f"{one.word} and {other.word} are the same designator in another of their forms.")
    if not steps:
        return rules.identical.reasons(f"Both have {_name(one, other)}: the same word is the same designator.")
    return tuple(
        reason
        for step in _in_order(steps - {Step.FIXED})
        for reason in statement(step, rules).reasons(
            f"{one.word} and {other.word} are the same designator here although {step.value}."
        )
    )


def _partly(
    text: str, asked: tuple[Designator, ...], has: tuple[Designator, ...], rules: DesignatorRules
) -> tuple[Reason, ...]:
    """An effect that names two designators wants both (2001 FAQ 6.2), so sharing one is not all."""
    missing = [one.word for one in asked if not any(one.same_as(other) for other in has)]
    if len(text.split()) < 2 or not missing:
        return ()
    listed = " ".join(one.word for one in asked)
    return rules.phrase.reasons(f"An effect that asks for {listed} wants each of these; {missing[0]} is missing.")


def _no_designator(text: str, rules: DesignatorRules) -> list[Reason]:
    words = [fold(bare(word)) for word in printed_words(text)]
    why: list[Reason] = []
    if len(without_site_type(printed_words(text))) < len(words) or any(
        form.text in rules.card_types.value for word in words for form in forms(word, False, steps_of(rules))
    ):
        why += rules.card_types.reasons(f"{text.strip()!r} names a card type; card types are no designators.")
    if any(word in rules.connectives.value for word in words):
        why += rules.connectives.reasons(
            f"{text.strip()!r}: articles, conjunctions and prepositions are no designators."
        )
    return why or [*rules.definition.reasons(f"{text.strip()!r} has no word; signs alone make no designator.")]


def _apart(
    a: str,
    b: str,
    left: tuple[Designator, ...],
    right: tuple[Designator, ...],
    rules: DesignatorRules,
    vocabulary: frozenset[str],
) -> list[Reason]:
    """What keeps two texts apart: likenesses that do not count, words that do not split, or nothing in common."""
    why: list[Reason] = []
    for one in left:
        for other in right:
            for step in _in_order((_path(one, other, rules, EVERY_STEP) or frozenset()) - steps_of(rules)):
                text = f"{one.word} and {other.word} are different designators: {step.value}, and that does not count."
                why += statement(step, rules).reasons(text)
    if why:
        return why
    splitting = _splitting_everything(rules)
    loose = [designators_under(text, splitting, vocabulary) for text in (a, b)]
    if any(one.same_as(other) for one in loose[0] for other in loose[1]):
        whole, parts = max(((left, loose[0]), (right, loose[1])), key=lambda each: len(each[1]) - len(each[0]))
        listed = ", ".join(one.word for one in parts)
        why += rules.composite.reasons(f"{whole[0].word} does not split into {listed}: not every composite word does.")
    why += rules.identical.reasons(
        f"{' '.join(one.word for one in left)} and {' '.join(one.word for one in right)} are different words, and no "
        "rule lets them count as the same designator."
    )
    return why


@lru_cache(maxsize=16)
def _splitting_everything(rules: DesignatorRules) -> DesignatorRules:
    """The ruleset as if it split every composite word, as in 1995."""
    return replace(rules, composite=DAEDALUS_1995.composite, separators=DAEDALUS_1995.separators)
