"""A query made ready for a backend: what is scored, and what a text must have to be found.

A :class:`Leaf` is one thing that was asked for with everything that counts as it: the word, what players mean by it,
the words that begin so. The condition over the leaves decides what is found, the leaves give the score.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.search.analysis import WEAK_WORDS, card_title_word, is_index_word, stem, title_word
from rules.search.query import And, Node, Not, Or, Phrase, Prefix, Terms
from rules.search.ranking import CARD_TITLE, TITLE, WEAK
from rules.search.synonyms import synonyms

# Shorter words have too many neighbours to guess which one was meant.
MIN_CORRECTABLE = 4


@dataclass(frozen=True)
class Alternative:
    """A word, a phrase of several words, or a beginning of words (``prefix``), and how much a match of it counts."""

    words: tuple[str, ...]
    weight: float = 1.0
    prefix: bool = False


@dataclass(frozen=True)
class Leaf:
    """One thing that was asked for. The first alternative is what was typed; ``extra`` ones only raise the score."""

    alternatives: tuple[Alternative, ...]
    scored: bool = True
    extra: bool = False
    weight: float = 1.0


@dataclass(frozen=True)
class Need:
    """The text has this leaf."""

    leaf: int


@dataclass(frozen=True)
class Cover:
    """The text has enough of these leaves."""

    leaves: tuple[int, ...]


@dataclass(frozen=True)
class All:
    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class Any:
    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class Without:
    """Nothing that the search would show as the same hit has this."""

    condition: Condition


Condition = Need | Cover | All | Any | Without


@dataclass(frozen=True)
class Plan:
    """What a backend runs."""

    leaves: tuple[Leaf, ...]
    condition: Condition

    def stems(self) -> tuple[set[str], set[str]]:
        """The stems, and the beginnings of words, that a highlighter marks; weak words where there are no others."""
        scored = [leaf for leaf in self.leaves if leaf.scored]
        telling = [leaf for leaf in scored if leaf.weight >= 1] or scored
        exact, prefixes = set[str](), set[str]()
        for leaf in telling:
            for alternative in leaf.alternatives:
                if alternative.prefix:
                    prefixes.update(alternative.words)
                else:
                    exact.update(stem(word) for word in alternative.words)
        return exact, prefixes

    def correctable(self) -> set[str]:
        """The words that were asked for and may be misspelt: neither short, nor numbers, nor known slang."""
        return {
            word
            for leaf in self.leaves
            if leaf.scored and not leaf.extra and len(leaf.alternatives) == 1 and not leaf.alternatives[0].prefix
            for word in leaf.alternatives[0].words
            if len(word) >= MIN_CORRECTABLE and word.isalpha() and not is_index_word(word)
        }


def plan(node: Node) -> Plan:
    """The plan of a query."""
    leaves: list[Leaf] = []
    condition = _condition(node, leaves, scored=True)
    return Plan(tuple(leaves), condition if condition is not None else All(()))


def _condition(node: Node, leaves: list[Leaf], *, scored: bool) -> Condition | None:
    """The condition that a node sets, ``None`` for none; its leaves are added to the list."""
    if isinstance(node, And | Or):
        found = [_condition(part, leaves, scored=scored) for part in node.nodes]
        conditions = tuple(condition for condition in found if condition is not None)
        return All(conditions) if isinstance(node, And) else Any(conditions)
    if isinstance(node, Not):
        inner = _condition(node.node, leaves, scored=False)
        return Without(inner) if inner is not None else None
    first = len(leaves)
    leaves += _leaves(node, scored)
    if isinstance(node, Terms):
        if node.optional:
            return None
        if len(node.words) > 1:
            return Cover(tuple(range(first, first + len(node.words))))
    return Need(first)


def _leaves(node: Terms | Phrase | Prefix, scored: bool) -> Iterator[Leaf]:
    if isinstance(node, Phrase):
        yield Leaf((Alternative(node.words),), scored)
        yield _title(node.words, scored)
    elif isinstance(node, Prefix):
        yield Leaf((Alternative((node.word,), prefix=True),), scored)
    else:
        for word in node.words:
            weight = WEAK if word in WEAK_WORDS and len(node.words) > 1 else 1.0
            yield Leaf((Alternative((word,)), *_meanings(word)), scored, weight=weight)
        yield _title(node.words, scored)
        for group in synonyms().of_groups(node.words):
            yield Leaf(tuple(Alternative(meaning.words, meaning.weight) for meaning in group), scored, extra=True)


def _title(words: tuple[str, ...], scored: bool) -> Leaf:
    """Entries with exactly these words for a title."""
    titles = (Alternative((title_word(words),)), Alternative((card_title_word(words),), CARD_TITLE))
    return Leaf(titles, scored, extra=True, weight=TITLE)


def _meanings(word: str) -> Iterator[Alternative]:
    for meaning in synonyms().of(word):
        yield Alternative(meaning.words, meaning.weight)
