"""A query made ready for a backend: what is scored, and what a text must have to be found.

A :class:`Leaf` is one thing that was asked for with everything that counts as it: the word, what players mean by it,
the words that begin so. The condition over the leaves decides what is found, the leaves give the score.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from rules.search.analysis import STOP_WORDS, WEAK_WORDS, card_title_word, stem, title_word
from rules.search.query import And, Node, Not, Or, Phrase, Prefix, Terms
from rules.search.ranking import TITLE, WEAK
from rules.search.thesaurus import Meaning, thesaurus


@dataclass(frozen=True)
class Alternative:
    """A word, a phrase of several words, or a beginning of words (``prefix``), and how much a match of it counts;
    ``game`` is the only one in whose texts it means this."""

    words: tuple[str, ...]
    weight: float = 1.0
    prefix: bool = False
    game: str = ""


@dataclass(frozen=True)
class Leaf:
    """One thing that was asked for. The first alternative is what was typed; ``extra`` ones only raise the score, and
    ``is_title`` stands for entries that have all of it for a title."""

    alternatives: tuple[Alternative, ...]
    scored: bool = True
    extra: bool = False
    weight: float = 1.0
    is_title: bool = False


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
    """What is run: ``title`` has the stems of the words where they may be a title, ``is_question`` says that a question
    was asked, ``game`` is the game that it names; ``typed`` are all of its words."""

    leaves: tuple[Leaf, ...]
    condition: Condition
    title: tuple[str, ...] = ()
    is_question: bool = False
    game: str = ""
    typed: tuple[str, ...] = ()

    def stems(self) -> tuple[set[str], set[str]]:
        """The stems, and the beginnings of words, that a highlighter marks; weak words where there are no others.

        Of what stands for a phrase ("cards in a hand") not the small words.
        """
        scored = [leaf for leaf in self.leaves if leaf.scored]
        telling = [leaf for leaf in scored if leaf.weight >= 1] or scored
        exact, prefixes = set[str](), set[str]()
        for leaf in telling:
            for alternative in leaf.alternatives:
                if alternative.prefix:
                    prefixes.update(alternative.words)
                else:
                    said = [word for word in alternative.words if word not in STOP_WORDS]
                    exact.update(map(stem, said or alternative.words))
        return exact, prefixes

    def typed_words(self) -> list[str]:
        """The words that were asked for, but for those of which only the beginning was."""
        return [
            word
            for leaf in self.leaves
            if leaf.scored and not leaf.extra and not leaf.alternatives[0].prefix
            for word in leaf.alternatives[0].words
        ]


def plan(node: Node, *, is_question: bool = False, games: Collection[str] = ()) -> Plan:
    """The plan of a query; the name of one of the games says where to look, and not what for."""
    game = ""
    if isinstance(node, Terms):
        game, others = thesaurus().named(node.words, games)
        node = replace(node, words=others) if game else node
    leaves: list[Leaf] = []
    condition = _condition(node, leaves, scored=True)
    typed = node.typed if isinstance(node, Terms) else ()
    title = tuple(stem(word) for word in [word for word in typed if word not in STOP_WORDS] or typed)
    return Plan(tuple(leaves), condition if condition is not None else All(()), title, is_question, game, typed)


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
        groups = thesaurus().groups(node.words)
        about = frozenset(stem(word) for word in node.words)
        for place, word in enumerate(node.words):
            weight = WEAK if word in WEAK_WORDS and len(node.words) > 1 else 1.0
            meant = list(thesaurus().of(word, about))
            meant += [meaning for group in groups if group.has(place) for meaning in group.meanings]
            yield Leaf((Alternative((word,)), *map(_alternative, meant)), scored, weight=weight)
        yield _title(node.typed or node.words, scored)
        for group in groups:
            # Found by what its words mean, an entry is worth more for having what all of them together mean.
            together = (Alternative(node.words[group.start : group.end]), *map(_alternative, group.meanings))
            yield Leaf(together, scored, extra=True)


def _title(words: tuple[str, ...], scored: bool) -> Leaf:
    """Entries with exactly these words for a title."""
    titles = (Alternative((title_word(words),)), Alternative((card_title_word(words),)))
    return Leaf(titles, scored, extra=True, weight=TITLE, is_title=True)


def _alternative(meaning: Meaning) -> Alternative:
    return Alternative(meaning.words, meaning.weight, game=meaning.game)
