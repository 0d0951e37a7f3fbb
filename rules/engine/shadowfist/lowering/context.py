"""What lowering has to know of the whole ability while it reads a part: what each slot stands for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text.actions import Act
from rules.engine.shadowfist.text.node import walk
from rules.engine.shadowfist.text.selectors import Select, Type
from rules.engine.shadowfist.text.timing import Clause


class Sort(Enum):
    """What a phrase stands for."""

    CARDS = "cards"
    PLAYERS = "players"
    WORDS = "words"
    POINTS = "points"  # damage, Power, counters: what is counted and has no other identity
    ATTACK = "attack"


PLAYERS = frozenset({"player", "opponent", "bidder", "winner"})
WORDS = frozenset({"resource", "faction", "designator", "title", "type", "card type", "faction resource", "digit"})
POINTS = frozenset({"damage", "power", "counter", "damage counter", "number"})
ATTACK = frozenset({"attack", "combat"})


def singular(name: str) -> str:
    """The name of a type or thing in lower case and the singular."""
    name = name.lower()
    if name in ("status", "this"):
        return name
    return name[:-1] if name.endswith("s") else name


def type_names(node: Select) -> tuple[str, ...]:
    """The types that a noun phrase names, in the singular."""
    return tuple(
        singular(word.name)
        for kind in node.kinds
        for word in kind.all_of
        if isinstance(word, Type) and not word.negated
    )


def sort_of(node: Select) -> Sort:
    """What a noun phrase stands for."""
    names = set(type_names(node))
    if names & PLAYERS:
        return Sort.PLAYERS
    if names & WORDS:
        return Sort.WORDS
    if names & POINTS:
        return Sort.POINTS
    if names & ATTACK:
        return Sort.ATTACK
    return Sort.CARDS


@dataclass(frozen=True)
class Context:
    """``sorts`` tells what each slot of the ability stands for; ``is_state`` whether its card is a State.

    ``phrases`` are the phrases that have slots.
    """

    sorts: Mapping[int, Sort] = field(default_factory=dict)
    is_state: bool = False
    phrases: Mapping[int, Select] = field(default_factory=dict)

    def is_title(self, slot: int) -> bool:
        """Whether a slot stands for a title that a player names."""
        phrase = self.phrases.get(slot)
        return phrase is not None and type_names(phrase) == ("title",)

    def sort(self, slot: int) -> Sort:
        """What a slot stands for.

        :raises UnsupportedError: if no phrase of the ability has that slot.
        """
        found = self.sorts.get(slot)
        if found is None:
            raise UnsupportedError("a word for something that the ability has not named")
        return found

    def with_player(self, slot: int) -> Context:
        """The context in which a slot stands for one player, who does something alone."""
        phrases = {own: phrase for own, phrase in self.phrases.items() if own != slot}
        return replace(self, sorts={**self.sorts, slot: Sort.PLAYERS}, phrases=phrases)


def context_of(tree: object, *, is_state: bool = False) -> Context:
    """The context of an ability, from its tree."""
    phrases = {node.slot: node for node in walk(tree) if isinstance(node, Select) and node.slot is not None}
    return Context({slot: sort_of(node) for slot, node in phrases.items()}, is_state, phrases)


def verbs(act: Act) -> tuple[str, ...]:
    """The verbs of a statement: "smoke or damage" is two."""
    return tuple(act.verb.split(" or "))


def is_negated(clause: Clause) -> bool:
    """Whether a statement denies what it says."""
    return clause.mode in ("not", "do not", "cannot")
