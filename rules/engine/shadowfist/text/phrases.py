"""What builders of noun phrases share: kinds with their number, references and what follows them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, To
from rules.engine.shadowfist.text.amounts import Bounded, X
from rules.engine.shadowfist.text.lexicon import listed_by_bar
from rules.engine.shadowfist.text.mentions import CARDS, MASS
from rules.engine.shadowfist.text.references import Of, Pronoun
from rules.engine.shadowfist.text.timing import Clause
from rules.engine.shadowfist.text.vocabulary import ATTRIBUTES, ORDINALS, PARTICIPLES

Parts = list[Any]


# What a card or player has besides its attributes, when it is said to be theirs.
POSSESSED = ATTRIBUTES | {"turn", "attack", "damage", "power", "control", "resource", "main shot", "establishing shot"}


# What "the" may name without a reference back.
TIMES = frozenset(
    listed_by_bar("""
turn | attack | combat | game | main shot | establishing shot | power generation phase | draw phase | discard
phase | unturn phase | interception | opponent | player | left | right | rest | deck
""")
)


# Places and happenings that need no reference back.
PLACES = frozenset(
    listed_by_bar("""
winner | loser | attacking player | smoked pile | toasted pile | burned-for-victory pile | pool | hand | deck |
table | sacrifice | front row | back row
""")
)


PILES = frozenset(sel.Type(name) for name in ("smoked pile", "toasted pile", "burned-for-victory pile", "hand", "deck"))


# What "those" in "those you control" stands for, until it is known.
THOSE = sel.Kind((sel.Type("those"),))


class NotReadableError(ValueError):
    """What was parsed makes no sense to the compiler; the message says why."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A type as a word of the text, with its number."""

    type: sel.Type
    plural: bool


@dataclass(frozen=True, slots=True)
class Kinds:
    """Alternatives of kinds, how they are joined, and whether their noun is in the plural."""

    which: tuple[sel.Kind, ...]
    joint: str
    plural: bool


def loosened(what: Any) -> tuple[Any, tuple[Any, ...]]:
    """ "that card" with what follows it: the reference, and what is none of its business."""
    if isinstance(what, sel.Select) and what.filters and misplaced(what):
        inner, rest = loosened(replace(what, filters=what.filters[:-1]))
        if isinstance(inner, sel.Select) and inner.quantity.word == "of" and len(inner.filters) == 1:
            inner = inner.filters[0].where
        return inner, (*rest, what.filters[-1])
    if isinstance(what, sel.Select) and what.filters and isinstance(what.filters[-1], To):
        # "controlled by an opponent to target": where something goes is said of a verb.
        inner, rest = loosened(replace(what, filters=what.filters[:-1]))
        return inner, (*rest, what.filters[-1])
    if isinstance(what, sel.Select) and what.quantity.word in ("that", "those") and len(what.kinds) == 1:
        words = what.kinds[0].all_of
        if len(words) == 1 and isinstance(words[0], sel.Type):
            return Pronoun("that", words[0].name, what.quantity.word == "those"), what.filters
    if isinstance(what, sel.Select) and what.quantity.word == "of" and len(what.filters) > 1:
        # "a Character in your smoked pile with a cost of 1": the Character has the cost.
        being, rest = what.filters[0], what.filters[1:]
        if isinstance(being, sel.Placed) and isinstance(being.where, Of) and being.where.what in PLACES | {"location"}:
            return being.where, rest
    if isinstance(what, sel.Select) and len(what.kinds) == 1 and what.filters:
        pile = bool(what.kinds[0].all_of) and what.kinds[0].all_of[-1] in PILES
        if pile and not isinstance(what.filters[0], sel.Controlled):
            return replace(what, filters=()), what.filters
    if isinstance(what, sel.Select) and what.quantity.word == "the" and len(what.kinds) == 1:
        back = back_reference(what.kinds[0], False)
        if back is not None:
            return back, what.filters
    return what, ()


def misplaced(what: sel.Select) -> bool:
    """Whether a phrase ends in an exception of cards and is none of cards: "... controlled by target opponent, except
    Unique Characters"."""
    nouns = {noun.name for kind in what.kinds if (noun := noun_of(kind)) is not None}
    return excepts_cards(what.filters[-1]) and not nouns & CARDS and bool(nouns or what.quantity.word == "of")


def excepts_cards(limit: Any) -> bool:
    """Whether a limit excepts or includes cards."""
    if not isinstance(limit, (sel.Except, sel.Including)) or isinstance(limit.what, Pronoun):
        return False
    kinds = limit.what.kinds if isinstance(limit.what, sel.Select) else ()
    return all((noun := noun_of(kind)) is None or noun.name in CARDS | {"those"} for kind in kinds)


def back_reference(kind: sel.Kind, plural: bool) -> Pronoun | None:
    """ "The chosen Character", "the second target", "the sacrificed card": what it refers back to."""
    words = [item for item in kind.all_of if not isinstance(item, sel.Type)]
    noun = noun_of(kind)
    name = noun.name if noun else "card"
    adjectives = [item.what for item in words if isinstance(item, sel.Is) and not item.negated]
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
    if isinstance(amount, sel.Select) and amount.kinds == (sel.Kind((sel.Is("own"),)),) and len(amount.filters) == 1:
        owner = amount.filters[0]
        if isinstance(owner, sel.Controlled):
            return Of(what, owner.by)
    return amount


def named_again(post: Any, kinds: tuple[sel.Kind, ...]) -> Any:
    """A limit in which "those" is the noun it limits: "all Characters except those you control"."""
    excepted = post.what if isinstance(post, (sel.Except, sel.Including)) else None
    if isinstance(excepted, sel.Select) and excepted.kinds == (THOSE,):
        if not any((noun := noun_of(kind)) is not None and noun.name in CARDS for kind in kinds):
            return post
        nouns = tuple(sel.Kind((noun,)) for kind in kinds if (noun := noun_of(kind)) is not None)
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


def noun_of(kind: sel.Kind) -> sel.Type | None:
    last = kind.all_of[-1]
    return last if isinstance(last, sel.Type) else None


def is_only(kind: sel.Kind, item: Any) -> bool:
    return len([part for part in kind.all_of if not isinstance(part, sel.Type)]) == 1 and item in kind.all_of


def single_noun(kinds: Any) -> str:
    which = kinds.which
    noun = noun_of(which[0]) if len(which) == 1 else None
    return noun.name if noun else ""


def attribute_kinds(which: tuple[sel.Kind, ...], nouns: frozenset[str] = ATTRIBUTES) -> bool:
    for kind in which:
        noun = noun_of(kind)
        if noun is None or noun.name not in nouns or noun.negated:
            return False
        if any(not isinstance(item, (sel.Is, sel.Type)) or item.negated for item in kind.all_of):
            return False
    return True


COMPARATIVES = frozenset({"higher", "lower", "greater", "less"})


def as_comparison(what: sel.Select) -> sel.Compared | None:
    """ "with a cost of 3 or less", "with a cost equal to X" as a comparison."""
    if len(what.kinds) != 1 or not what.filters or what.quantity.word not in ("a", ""):
        return None
    noun = noun_of(what.kinds[0])
    if noun is None or noun.name not in ATTRIBUTES:
        return None
    how = tuple(item.what for item in what.kinds[0].all_of if isinstance(item, sel.Is))
    if len(how) != len(what.kinds[0].all_of) - 1:
        return None
    post = what.filters[0]
    if not isinstance(post, sel.Placed):
        return None
    if how and how[0] in COMPARATIVES and post.preposition == "than":
        # "With a higher cost than this card": than this card's cost.
        than = post.where if isinstance(post.where, int | X | Of) else Of(noun.name, post.where, how[1:])
        return sel.Compared(noun.name, f"{how[0]} than", own(than, noun.name), how[1:])
    if post.preposition == "of":
        if isinstance(post.where, Bounded):
            return sel.Compared(noun.name, post.where.word, post.where.of, how)
        if isinstance(post.where, int | X) or type(post.where).__name__ in ("Sum", "Difference"):
            return sel.Compared(noun.name, "", post.where, how)
    if post.preposition == "equal to":
        return sel.Compared(noun.name, "equal to", post.where, how)
    return None


def counted(agent: Any) -> Any:
    """A number as who does something, "3 or more were unturned": so many of them."""
    if isinstance(agent, Bounded):
        return sel.Select(sel.Quantity(agent.word, agent.of), (), (sel.Placed("of", Pronoun("they", plural=True)),))
    if isinstance(agent, int):
        return sel.Select(sel.Quantity("number", agent), (), (sel.Placed("of", Pronoun("they", plural=True)),))
    return agent


def anyone(agent: sel.Select) -> sel.Select:
    """ "No other Character" as "any other Character", for what it cannot do."""
    if len(agent.kinds) == 1 and agent.kinds[0].all_of[0] == sel.Is("other"):
        return replace(agent, quantity=sel.Quantity("any other"), kinds=(sel.Kind(agent.kinds[0].all_of[1:]),))
    return replace(agent, quantity=sel.Quantity("any"))


def is_mass(item: Any) -> bool:
    """Whether a phrase is about damage or Power."""
    kinds = item.kinds if isinstance(item, sel.Select) else ()
    return bool(kinds) and all((noun := noun_of(kind)) is not None and noun.name in MASS for kind in kinds)


def is_rounding(limit: Any) -> bool:
    return isinstance(limit, sel.Is) and limit.what.startswith("rounded ")


def without_strays(phrase: Any) -> tuple[Any, tuple[Any, ...]]:
    """A noun phrase without the complements of a verb that ended up in it, and those."""
    if not isinstance(phrase, sel.Select):
        return phrase, ()
    count = len(phrase.filters)
    while count and (isinstance(phrase.filters[count - 1], To) or is_rounding(phrase.filters[count - 1])):
        count -= 1
    return replace(phrase, filters=phrase.filters[:count]), phrase.filters[count:]


def past_clause(phrase: Any) -> Clause | None:
    """A noun phrase that ends in a participle with an object, read as a statement: "an opponent smoked it"."""
    if not isinstance(phrase, sel.Select) or not phrase.filters:
        return None
    last = phrase.filters[-1]
    if not isinstance(last, sel.Past):
        return None
    agent, rest = loosened(replace(phrase, filters=phrase.filters[:-1]))
    if rest:
        return None
    return Clause(Act(last.verb, last.by, last.complements, tense="past"), agent)
