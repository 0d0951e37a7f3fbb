"""What a search asks for, as a tree that knows nothing of any search engine.

Words in the nodes are normal forms (:mod:`rules.search.analysis`), not stems.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Terms:
    """Words as a person lists or asks them: the more of them a text has, and the rarer ones, the better it fits.

    One word is required; of several, enough of them. ``optional`` ones only raise the score.
    """

    words: tuple[str, ...]
    optional: bool = False
    # Every word as it was typed, where these are all of a query without operators.
    typed: tuple[str, ...] = field(default=(), repr=False, compare=False)


@dataclass(frozen=True)
class Phrase:
    """Words that stand next to each other in this order."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Prefix:
    """Any word that begins so."""

    word: str


@dataclass(frozen=True)
class And:
    """All of these."""

    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class Or:
    """At least one of these."""

    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class Not:
    """Nothing that this finds."""

    node: Node


Node = Terms | Phrase | Prefix | And | Or | Not


@dataclass(frozen=True)
class ParsedQuery:
    """What a person typed, understood: ``node`` is ``None`` where nothing is left to look for."""

    text: str
    node: Node | None
    warnings: tuple[str, ...] = field(default=())
