"""The designators of a card (rulebook 7.3), and whether a card has the designators that an effect asks for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from rules.engine.kernel.citations import Reason
from rules.engine.shadowfist.designators.composites import DEFAULT_VOCABULARY
from rules.engine.shadowfist.designators.forms import forms, steps_of
from rules.engine.shadowfist.designators.splitting import kept_whole, split
from rules.engine.shadowfist.designators.table import DesignatorRules, rules_of
from rules.engine.shadowfist.designators.words import bare, fold, printed_words, without_site_type
from rules.engine.shadowfist.editions.rulesets import DEFAULT_RULESET

Source = Literal["title", "subtitle", "gained"]


@dataclass(frozen=True)
class Designator:
    """A designator of a card.

    ``word`` is the printed word, or the part of it that is a designator of its own. ``keys`` are the forms to match
    by, the chief one first: two designators are the same if they have a key in common, so an index needs one entry
    for each key. ``rules`` are the rules that make it a designator: what a designator is, then how the word splits
    or what keeps it whole.
    """

    word: str
    keys: tuple[str, ...]
    source: Source = "title"
    rules: tuple[Reason, ...] = ()

    @property
    def key(self) -> str:
        """The chief key."""
        return self.keys[0]

    def same_as(self, other: Designator) -> bool:
        """Whether both are the same designator; both must have been read under the same ruleset."""
        return not set(self.keys).isdisjoint(other.keys)


def designators(
    title: str,
    subtitle: str = "",
    ruleset: str = DEFAULT_RULESET,
    *,
    vocabulary: frozenset[str] = DEFAULT_VOCABULARY,
) -> tuple[Designator, ...]:
    """The designators of a card, in reading order, each counted once (7.3).

    ``vocabulary`` holds the folded words of which composite words are made, for the ruleset that splits them all.

    >>> [one.word for one in designators("Ting Ting", "Martial Artist")]
    ['Ting', 'Martial', 'Artist']
    >>> [one.word for one in designators("Rust Garden", "Netherworld Feng Shui Site")]
    ['Rust', 'Garden', 'Netherworld']

    :raises UnknownRulesetError: if there is no such ruleset.
    """
    rules = rules_of(ruleset)
    return _once([*_read(title, "title", rules, vocabulary), *_read(subtitle, "subtitle", rules, vocabulary)])


def matches(
    phrase: str,
    title: str,
    subtitle: str = "",
    ruleset: str = DEFAULT_RULESET,
    extra: Iterable[str] = (),
    *,
    vocabulary: frozenset[str] = DEFAULT_VOCABULARY,
) -> bool:
    """Whether a card has the designator that an effect asks for, or all of them if it asks for several.

    ``extra`` are designators that the card has gained. A phrase without any designator (Site) fits no card.

    >>> matches("Thunder Knight", "Thunder Squire", "Netherworld Warrior")
    False
    >>> matches("Pledged", "Ting Ting", "Martial Artist", extra=["Pledged"])
    True

    :raises UnknownRulesetError: if there is no such ruleset.
    """
    rules = rules_of(ruleset)
    asked = _read(phrase, "title", rules, vocabulary)
    has = {key for one in designators(title, subtitle, ruleset, vocabulary=vocabulary) for key in one.keys}
    has.update(key for word in extra for one in _read(word, "gained", rules, vocabulary) for key in one.keys)
    # 2001 FAQ 6.2: a double designator asks for both.
    return bool(asked) and all(not has.isdisjoint(one.keys) for one in asked)


def designators_under(text: str, rules: DesignatorRules, vocabulary: frozenset[str]) -> tuple[Designator, ...]:
    """The designators of a word or phrase under one row of the table, each once."""
    return _once(_read(text, "title", rules, vocabulary))


@lru_cache(maxsize=8192)
def _read(text: str, source: Source, rules: DesignatorRules, vocabulary: frozenset[str]) -> tuple[Designator, ...]:
    words = without_site_type(printed_words(text))
    return tuple(one for printed in words for one in _word(printed, source, rules, vocabulary))


@lru_cache(maxsize=65536)
def _word(printed: str, source: Source, rules: DesignatorRules, vocabulary: frozenset[str]) -> tuple[Designator, ...]:
    """The designators of one printed word."""
    found = []
    for part in split(printed, rules, vocabulary):
        word = bare(part.word)
        fixed = kept_whole(part.word, rules) is not None
        keys = [form.text for form in forms(word, fixed, steps_of(rules))]
        # Sites is the same designator as Site, and so as little one as Site is.
        if fold(word) in rules.connectives.value or keys[0] in rules.card_types.value:
            continue
        why = rules.definition.reasons(f"A word of the {source}." if source != "gained" else "Gained.")
        kept = tuple(key for key in keys if key not in rules.card_types.value and any(c.isalnum() for c in key))
        if kept:
            found.append(Designator(part.word, kept, source, why + part.rules))
    return tuple(found)


def _once(found: Iterable[Designator]) -> tuple[Designator, ...]:
    """7.3: a designator that stands on a card more than once counts as one; its first word stands for it."""
    kept: list[Designator] = []
    for one in found:
        for i, before in enumerate(kept):
            if before.same_as(one):
                kept[i] = replace(before, keys=tuple(dict.fromkeys(before.keys + one.keys)))
                break
        else:
            kept.append(one)
    return tuple(kept)
