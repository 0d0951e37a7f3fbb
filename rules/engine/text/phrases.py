"""What builders of noun phrases share: kinds with their number, references and what follows them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rules.engine.text.actions import Act, To
from rules.engine.text.amounts import Bounded, Count, X
from rules.engine.text.references import Of, Pronoun
from rules.engine.text.selectors import (
    Compared,
    Controlled,
    Is,
    Kind,
    Past,
    Placed,
    Select,
    Type,
)
from rules.engine.text.timing import Clause
from rules.engine.text.vocabulary import ATTRIBUTES

Parts = list[Any]


# What a card or player has besides its attributes, when it is said to be theirs.
POSSESSED = ATTRIBUTES | {"turn", "attack", "damage", "power", "control", "resource", "main shot", "establishing shot"}


# What "the" may name without a reference back.
TIMES = frozenset(
    {
        *("turn", "attack", "combat", "game", "main shot", "establishing shot", "power generation phase", "draw phase"),
        *("discard phase", "unturn phase", "interception", "opponent", "player", "left", "right", "rest", "deck"),
    }
)


# Places and happenings that need no reference back.
PLACES = frozenset(
    {
        "winner",
        "loser",
        "attacking player",
        "smoked pile",
        "toasted pile",
        "burned-for-victory pile",
        "pool",
        "hand",
        "deck",
        "table",
        "sacrifice",
        "front row",
        "back row",
    }
)


PILES = frozenset(Type(name) for name in ("smoked pile", "toasted pile", "burned-for-victory pile", "hand", "deck"))


class NotReadableError(ValueError):
    """What was parsed makes no sense to the compiler; the message says why."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A type as a word of the text, with its number."""

    type: Type
    plural: bool


@dataclass(frozen=True, slots=True)
class Kinds:
    """Alternatives of kinds, how they are joined, and whether their noun is in the plural."""

    which: tuple[Kind, ...]
    joint: str
    plural: bool


def loosened(what: Any) -> tuple[Any, tuple[Any, ...]]:
    """ "that card" with what follows it: the reference, and what is none of its business."""
    if isinstance(what, Select) and what.filters and isinstance(what.filters[-1], To):
        # "controlled by an opponent to target": where something goes is said of a verb.
        inner, rest = loosened(replace(what, filters=what.filters[:-1]))
        return inner, (*rest, what.filters[-1])
    if isinstance(what, Select) and what.quantity.word in ("that", "those") and len(what.kinds) == 1:
        words = what.kinds[0].all_of
        if len(words) == 1 and isinstance(words[0], Type):
            return Pronoun("that", words[0].name, what.quantity.word == "those"), what.filters
    if isinstance(what, Select) and what.quantity.word == "of" and len(what.filters) > 1:
        # "a Character in your smoked pile with a cost of 1": the Character has the cost.
        being, rest = what.filters[0], what.filters[1:]
        if isinstance(being, Placed) and isinstance(being.where, Of) and being.where.what in PLACES | {"location"}:
            return being.where, rest
    if isinstance(what, Select) and len(what.kinds) == 1 and what.filters:
        pile = bool(what.kinds[0].all_of) and what.kinds[0].all_of[-1] in PILES
        if pile and not isinstance(what.filters[0], Controlled):
            return replace(what, filters=()), what.filters
    if isinstance(what, Select) and what.quantity.word == "the" and len(what.kinds) == 1:
        words = what.kinds[0].all_of
        if len(words) == 2 and words[0] == Is("chosen") and isinstance(words[1], Type):
            return Pronoun("chosen", words[1].name), what.filters
    return what, ()


def flat(posts: Parts) -> tuple[Any, ...]:
    """Limits in one row: a comparison may have brought those after it."""
    found: list[Any] = []
    for post in posts:
        if isinstance(post, tuple):
            found += post
        else:
            found.append(post)
    return tuple(found)


def noun_of(kind: Kind) -> Type | None:
    last = kind.all_of[-1]
    return last if isinstance(last, Type) else None


def is_only(kind: Kind, item: Any) -> bool:
    return len([part for part in kind.all_of if not isinstance(part, Type)]) == 1 and item in kind.all_of


def single_noun(kinds: Any) -> str:
    which = kinds.which
    noun = noun_of(which[0]) if len(which) == 1 else None
    return noun.name if noun else ""


def attribute_kinds(which: tuple[Kind, ...], nouns: frozenset[str] = ATTRIBUTES) -> bool:
    for kind in which:
        noun = noun_of(kind)
        if noun is None or noun.name not in nouns or noun.negated:
            return False
        if any(not isinstance(item, (Is, Type)) or item.negated for item in kind.all_of):
            return False
    return True


def as_comparison(what: Select) -> Compared | None:
    """ "with a cost of 3 or less", "with a cost equal to X" as a comparison."""
    if len(what.kinds) != 1 or not what.filters or what.quantity.word not in ("a", ""):
        return None
    noun = noun_of(what.kinds[0])
    if noun is None or noun.name not in ATTRIBUTES:
        return None
    how = tuple(item.what for item in what.kinds[0].all_of if isinstance(item, Is))
    if len(how) != len(what.kinds[0].all_of) - 1:
        return None
    post = what.filters[0]
    if not isinstance(post, Placed):
        return None
    if post.preposition == "of":
        if isinstance(post.where, Bounded):
            return Compared(noun.name, post.where.word, post.where.of, how)
        if isinstance(post.where, int | X) or type(post.where).__name__ in ("Sum", "Difference"):
            return Compared(noun.name, "", post.where, how)
    if post.preposition == "equal to":
        return Compared(noun.name, "equal to", post.where, how)
    return None


def without_rounding(of: Any) -> tuple[Any, str]:
    """An amount without the rounding that was said after it, and the rounding."""
    if isinstance(of, Count):
        inner, rounded = without_rounding(of.of)
        return (Count(inner), rounded) if rounded else (of, "")
    if isinstance(of, Select) and of.filters and isinstance(of.filters[-1], Is):
        last = of.filters[-1]
        if last.what.startswith("rounded "):
            filters = of.filters[:-1]
            if of.quantity.word == "of" and len(filters) == 1 and isinstance(filters[0], Placed):
                return filters[0].where, last.what[8:]
            return Select(of.quantity, of.kinds, filters, of.targeted, of.joint), last.what[8:]
    return of, ""


def as_clause(predicate: Any) -> Clause:
    assert isinstance(predicate, Clause)
    return predicate


def progressive_act(verb: str, what: Any, complements: tuple[Any, ...]) -> Any:
    return Act(verb, what, complements, tense="progressive")


def past_clause(phrase: Any) -> Clause | None:
    """A noun phrase that ends in a participle with an object, read as a statement: "an opponent smoked it"."""
    if not isinstance(phrase, Select) or not phrase.filters:
        return None
    last = phrase.filters[-1]
    if not isinstance(last, Past):
        return None
    agent = Select(phrase.quantity, phrase.kinds, phrase.filters[:-1], phrase.targeted, phrase.joint)
    return Clause(Act(last.verb, last.by, last.complements, tense="past"), agent)
