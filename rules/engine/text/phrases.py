"""What builders of noun phrases share: kinds with their number, references and what follows them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from rules.engine.text.actions import Act, To
from rules.engine.text.amounts import Bounded, Count, X
from rules.engine.text.mentions import CARDS, MASS
from rules.engine.text.references import Of, Pronoun
from rules.engine.text.selectors import (
    Compared,
    Controlled,
    Except,
    Including,
    Is,
    Kind,
    Past,
    Placed,
    Quantity,
    Select,
    Type,
)
from rules.engine.text.timing import Clause
from rules.engine.text.vocabulary import ATTRIBUTES, ORDINALS, PARTICIPLES

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


# What "those" in "those you control" stands for, until it is known.
THOSE = Kind((Type("those"),))


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
    if isinstance(what, Select) and what.filters and misplaced(what):
        inner, rest = loosened(replace(what, filters=what.filters[:-1]))
        if isinstance(inner, Select) and inner.quantity.word == "of" and len(inner.filters) == 1:
            inner = inner.filters[0].where
        return inner, (*rest, what.filters[-1])
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
        back = back_reference(what.kinds[0], False)
        if back is not None:
            return back, what.filters
    return what, ()


def misplaced(what: Select) -> bool:
    """Whether a phrase ends in an exception of cards and is none of cards: "... controlled by target opponent, except
    Unique Characters"."""
    nouns = {noun.name for kind in what.kinds if (noun := noun_of(kind)) is not None}
    return excepts_cards(what.filters[-1]) and not nouns & CARDS and bool(nouns or what.quantity.word == "of")


def excepts_cards(limit: Any) -> bool:
    """Whether a limit excepts or includes cards."""
    if not isinstance(limit, (Except, Including)) or isinstance(limit.what, Pronoun):
        return False
    kinds = limit.what.kinds if isinstance(limit.what, Select) else ()
    return all((noun := noun_of(kind)) is None or noun.name in CARDS | {"those"} for kind in kinds)


def back_reference(kind: Kind, plural: bool) -> Pronoun | None:
    """ "The chosen Character", "the second target", "the sacrificed card": what it refers back to."""
    words = [item for item in kind.all_of if not isinstance(item, Type)]
    noun = noun_of(kind)
    name = noun.name if noun else "card"
    adjectives = [item.what for item in words if isinstance(item, Is) and not item.negated]
    if not words or len(adjectives) != len(words):
        return None
    if adjectives[-1] == "chosen" and (len(adjectives) == 1 or adjectives[0] in ORDINALS):
        return Pronoun("chosen", name, plural, adjectives[0] if len(adjectives) == 2 else "")
    if adjectives[0] in ORDINALS and name == "target":
        return Pronoun("target", "", False, adjectives[0])
    if adjectives[0] == "named":
        return Pronoun("chosen", name, plural)
    if adjectives[0] in PARTICIPLES or adjectives[0] == "other":
        return Pronoun(adjectives[0], name, plural)
    return None


def own(amount: Any, what: str) -> Any:
    """ "A Fighting greater than its own": the owner's characteristic of that name."""
    if isinstance(amount, Select) and amount.kinds == (Kind((Is("own"),)),) and len(amount.filters) == 1:
        owner = amount.filters[0]
        if isinstance(owner, Controlled):
            return Of(what, owner.by)
    return amount


def named_again(post: Any, kinds: tuple[Kind, ...]) -> Any:
    """A limit in which "those" is the noun it limits: "all Characters except those you control"."""
    if isinstance(post, (Except, Including)) and isinstance(post.what, Select) and post.what.kinds == (THOSE,):
        if not any((noun := noun_of(kind)) is not None and noun.name in CARDS for kind in kinds):
            return post
        nouns = tuple(Kind((noun,)) for kind in kinds if (noun := noun_of(kind)) is not None)
        which = tuple(dict.fromkeys(nouns))
        return replace(post, what=replace(post.what, kinds=which, joint="or" if len(which) > 1 else ""))
    return post


def flat(posts: Iterable[Any]) -> tuple[Any, ...]:
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


COMPARATIVES = frozenset({"higher", "lower", "greater", "less"})


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
    if how and how[0] in COMPARATIVES and post.preposition == "than":
        # "With a higher cost than this card": than this card's cost.
        than = post.where if isinstance(post.where, int | X | Of) else Of(noun.name, post.where, how[1:])
        return Compared(noun.name, f"{how[0]} than", own(than, noun.name), how[1:])
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


def costing(clause: Clause) -> Compared | None:
    """ "That costs 2 or less" as a comparison."""
    action = clause.action
    if not isinstance(action, Act) or action.verb != "cost" or clause.mode != "do" or clause.adverbs:
        return None
    what = action.what
    if isinstance(what, Bounded):
        return Compared("cost", what.word, what.of)
    return Compared("cost", "", what) if isinstance(what, int | X | Of) else None


def as_clause(predicate: Any) -> Clause:
    assert isinstance(predicate, Clause)
    return predicate


def progressive_act(verb: str, what: Any, complements: tuple[Any, ...]) -> Any:
    return Act(verb, what, complements, tense="progressive")


def counted(agent: Any) -> Any:
    """A number as who does something, "3 or more were unturned": so many of them."""
    if isinstance(agent, Bounded):
        return Select(Quantity(agent.word, agent.of), (), (Placed("of", Pronoun("they", plural=True)),))
    if isinstance(agent, int):
        return Select(Quantity("number", agent), (), (Placed("of", Pronoun("they", plural=True)),))
    return agent


def anyone(agent: Select) -> Select:
    """ "No other Character" as "any other Character", for what it cannot do."""
    if len(agent.kinds) == 1 and agent.kinds[0].all_of[0] == Is("other"):
        return replace(agent, quantity=Quantity("any other"), kinds=(Kind(agent.kinds[0].all_of[1:]),))
    return replace(agent, quantity=Quantity("any"))


def is_mass(item: Any) -> bool:
    """Whether a phrase is about damage or Power."""
    kinds = item.kinds if isinstance(item, Select) else ()
    return bool(kinds) and all((noun := noun_of(kind)) is not None and noun.name in MASS for kind in kinds)


def is_rounding(limit: Any) -> bool:
    return isinstance(limit, Is) and limit.what.startswith("rounded ")


def without_strays(phrase: Any) -> tuple[Any, tuple[Any, ...]]:
    """A noun phrase without the complements of a verb that ended up in it, and those."""
    if not isinstance(phrase, Select):
        return phrase, ()
    count = len(phrase.filters)
    while count and (isinstance(phrase.filters[count - 1], To) or is_rounding(phrase.filters[count - 1])):
        count -= 1
    return replace(phrase, filters=phrase.filters[:count]), phrase.filters[count:]


def past_clause(phrase: Any) -> Clause | None:
    """A noun phrase that ends in a participle with an object, read as a statement: "an opponent smoked it"."""
    if not isinstance(phrase, Select) or not phrase.filters:
        return None
    last = phrase.filters[-1]
    if not isinstance(last, Past):
        return None
    agent, rest = loosened(Select(phrase.quantity, phrase.kinds, phrase.filters[:-1], phrase.targeted, phrase.joint))
    if rest:
        return None
    return Clause(Act(last.verb, last.by, last.complements, tense="past"), agent)
