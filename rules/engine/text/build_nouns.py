"""Builds noun phrases from what the parser found."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rules.engine.text.actions import About, Act
from rules.engine.text.amounts import AmountOf, Bounded, Count, Difference, Half, Sum, Times, X
from rules.engine.text.complements import split_complements
from rules.engine.text.lexer import WordToken
from rules.engine.text.references import Of, Pronoun, Subject, ThisCard, You
from rules.engine.text.selectors import (
    Compared,
    Controlled,
    Costing,
    Designated,
    Doing,
    Except,
    Faction,
    Is,
    Kind,
    OrElse,
    Owned,
    Past,
    Placed,
    Quantity,
    Select,
    Several,
    Titled,
    Type,
    Where,
)
from rules.engine.text.timing import Clause, Either
from rules.engine.text.vocabulary import ATTRIBUTES, PARTICIPLES, control_phrase

Parts = list[Any]
# What a card or player has besides its attributes, when it is said to be theirs.
POSSESSED = ATTRIBUTES | {"turn", "attack", "damage", "power", "control", "resource", "main shot", "establishing shot"}


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


class NotReadableError(ValueError):
    """What was parsed makes no sense to the compiler; the message says why."""


class NounBuilder:
    """Callbacks of the grammar's noun phrases."""

    # Amounts

    def plain_number(self, c: Parts) -> object:
        return int(c[0].replace(",", ""))

    def x_term(self, c: Parts) -> object:
        text = str(c[0])
        if text == "X":
            return X()
        return (Sum if text[1] == "+" else Difference)(X(), int(text[2:]))

    def number(self, c: Parts) -> object:
        return c[0]

    def number_or_more(self, c: Parts) -> object:
        return Bounded(c[0], "or more")

    def number_or_less(self, c: Parts) -> object:
        return Bounded(c[0], "or less")

    def number_up_to(self, c: Parts) -> object:
        return Bounded(c[1], "up to")

    def number_more_than(self, c: Parts) -> object:
        return Bounded(c[1], str(c[0]))

    def part_of(self, c: Parts) -> object:
        return Select(Quantity("number", c[0]), (), (Placed("of", c[2]),))

    def amount_of(self, c: Parts) -> object:
        return AmountOf(c[1], str(c[0]))

    def fraction(self, c: Parts) -> object:
        word, of = str(c[0]), c[-1]
        if len(c) > 2:
            return Half(of, str(c[1]).split()[1])
        if word.startswith("half"):
            rounded = ""
            if isinstance(of, (Select, Of)):
                of, rounded = _rounding(of)
            return Half(of, rounded)
        return Times(2, of)

    # Quantities

    def det(self, c: Parts) -> Quantity:
        word = {"an": "a", "all the": "all"}.get(str(c[0]), str(c[0]))
        return Quantity(word)

    def exactly(self, c: Parts) -> Quantity:
        return Quantity("number", c[0])

    def exactly_n(self, c: Parts) -> Quantity:
        return Quantity(str(c[0]), c[1])

    def up_to(self, c: Parts) -> Quantity:
        return Quantity("up to", c[1])

    def or_more(self, c: Parts) -> Quantity:
        return Quantity("or more", c[0])

    def or_less(self, c: Parts) -> Quantity:
        return Quantity("or less", c[0])

    def more_than(self, c: Parts) -> Quantity:
        return Quantity(str(c[0]), c[1])

    def at_least(self, c: Parts) -> Quantity:
        return Quantity(str(c[0]), c[1])

    def more(self, c: Parts) -> Quantity:
        return Quantity(str(c[0]))

    def the_amount(self, c: Parts) -> Quantity:
        return Quantity("the number", c[1])

    def quantity_top(self, c: Parts) -> object:
        return c[-1]

    # Kinds

    def adjective(self, c: Parts) -> object:
        return Is(str(c[0]))

    def no_adjective(self, c: Parts) -> object:
        return Is(str(c[0]), True)

    def type(self, c: Parts) -> object:
        return Noun(Type(str(c[0])), c[0].plural)

    def no_type(self, c: Parts) -> object:
        return Noun(Type(str(c[0]), True), False)

    def designated(self, c: Parts) -> object:
        return Designated(str(c[0]))

    def no_designated(self, c: Parts) -> object:
        return Designated(str(c[-1]), True)

    def faction(self, c: Parts) -> object:
        return Faction(str(c[0]))

    def no_faction(self, c: Parts) -> object:
        return Faction(str(c[-1]), True)

    def costing(self, c: Parts) -> object:
        return Costing(int(str(c[0]).rstrip("-")))

    def kind(self, c: Parts) -> tuple[Kind, bool]:
        words = tuple(part.type if isinstance(part, Noun) else part for part in c)
        nouns = [isinstance(word, Type) for word in words]
        if nouns != sorted(nouns):
            raise NotReadableError("a noun before an adjective")
        return Kind(words), any(isinstance(part, Noun) and part.plural for part in c)

    def kinds(self, c: Parts) -> Kinds:
        kinds = [part[0] for part in c if isinstance(part, tuple)]
        plural = any(part[1] for part in c if isinstance(part, tuple))
        joints = [str(part) for part in c if not isinstance(part, tuple) and str(part) != ","]
        # "Rebel or Rabble Character": what has no noun of its own shares the next one's.
        for place in range(len(kinds) - 2, -1, -1):
            if not _noun(kinds[place]) and (shared := _noun(kinds[place + 1])):
                kinds[place] = Kind((*kinds[place].all_of, shared))
        # "non-Unique Shaolin and Martial Characters": a state said first holds for all that share its noun.
        if len(kinds) > 1:
            leading = tuple(
                item for item in kinds[0].all_of[:-1] if isinstance(item, Is) and not _is_only(kinds[0], item)
            )
            plain = [i for i in range(1, len(kinds)) if not any(isinstance(x, Is) for x in kinds[i].all_of)]
            designators = all(any(isinstance(x, (Designated, Faction)) for x in kind.all_of) for kind in kinds)
            if leading and designators:
                for place in plain:
                    kinds[place] = Kind((*leading, *kinds[place].all_of))
        return Kinds(tuple(kinds), joints[-1] if joints else "", plural)

    # Phrases

    def _select(self, quantity: Quantity, kinds: Any, posts: Parts, targeted: bool = False) -> object:
        return Select(quantity, kinds.which, flat(posts), targeted, kinds.joint)

    def selected(self, c: Parts) -> object:
        return self._select(c[0], c[1], c[2:])

    def bare(self, c: Parts) -> object:
        made = self._attribute_of(c[0], c[1:])
        return made if made is not None else self._select(Quantity(""), c[0], c[1:])

    def targeted(self, c: Parts) -> object:
        return self._select(Quantity("a"), c[1], c[2:], True)

    def targeted_many(self, c: Parts) -> object:
        return self._select(c[0], c[2], c[3:], True)

    def any_target(self, c: Parts) -> object:
        if str(c[0]) not in ("a", "any"):
            raise NotReadableError(f"{c[0]} target")
        return Select(Quantity("a"), (Kind((Type("legal target"),)),), flat(c[2:]), True)

    def possessed_some(self, c: Parts) -> object:
        made = self.possessed([You(), *c[3:]])
        if not isinstance(made, Select):
            raise NotReadableError("a quantity of something that is one")
        return replace(made, quantity=c[0])

    def price(self, c: Parts) -> object:
        words = str(c[0]).split()
        return (*(Faction(word) for word in words[:-1]), int(words[-1]))

    def less_than(self, c: Parts) -> object:
        word = str(c[1])
        if word not in ("less than", "fewer than", "greater than"):
            raise NotReadableError(f"a number {word} another")
        return Difference(c[2], c[0]) if word != "greater than" else Sum(c[2], c[0])

    def named(self, c: Parts) -> object:
        return Titled((str(c[0]),))

    def target(self, c: Parts) -> object:
        return Pronoun("target", plural=str(c[0]) == "targets")

    def that(self, c: Parts) -> object:
        word, kinds, posts = str(c[0]), c[1], c[2:]
        if word == "this":
            noun = _single_noun(kinds)
            if noun in ("character", "site", "feng shui site", "state", "event", "edge", "card") and not posts:
                return ThisCard()
            if noun == "location":
                return Of("location", ThisCard())
            return self._select(Quantity("this"), kinds, posts)
        return self._that(kinds, posts, word in ("those", "these"))

    def _that(self, kinds: Any, posts: Parts, plural: bool) -> object:
        extra = posts
        which = kinds.which
        nouns = [name for kind in which for name in [_noun(kind)] if name]
        words = [item for kind in which for item in kind.all_of if not isinstance(item, Type)]
        pronoun = Pronoun("that", nouns[-1].name if len(nouns) == 1 else "card", plural)
        if words or extra or len(which) > 1:
            return Select(Quantity("those" if plural else "that"), which, flat(posts), joint=kinds.joint)
        return pronoun

    def definite(self, c: Parts) -> object:
        kinds, posts = c[1], c[2:]
        made = self._attribute_of(kinds, posts)
        if made is not None:
            return made
        which = kinds.which
        if len(which) == 1 and not posts:
            words = [item for item in which[0].all_of if not isinstance(item, Type)]
            noun = _noun(which[0])
            name = noun.name if noun else "card"
            plural = kinds.plural
            adjectives = [item.what for item in words if isinstance(item, Is) and not item.negated]
            if words and len(adjectives) == len(words):
                if adjectives[0] == "chosen":
                    return Pronoun("chosen", name, plural)
                if adjectives[0] in ("first", "second", "third") and name == "target":
                    return Pronoun("target", "", False, adjectives[0])
                if adjectives[0] in ("named",):
                    return Pronoun("chosen", name, plural)
                if adjectives[0] in ("other",):
                    return Pronoun("other", name, plural)
                if adjectives[0] in PARTICIPLES:
                    return Pronoun(adjectives[0], name, plural)
            if not words and name == "target":
                return Pronoun("target")
            if not words and name not in TIMES and name not in PLACES:
                return Pronoun("the", name, plural)
        return self._select(Quantity("the"), kinds, posts)

    def same(self, c: Parts) -> object:
        return self._select(Quantity("the same"), c[1], c[2:])

    def pronoun(self, c: Parts) -> object:
        word = str(c[0])
        if word in ("it",):
            return Pronoun("it")
        return Pronoun("they", plural=True)

    def you(self, c: Parts) -> object:
        return You()

    def this_card(self, c: Parts) -> object:
        return ThisCard()

    def subject(self, c: Parts) -> object:
        return Subject()

    def subject_kind(self, c: Parts) -> object:
        return Subject()

    def titled(self, c: Parts) -> object:
        title, posts = str(c[0]), c[1:]
        return Select(Quantity("titled"), (Kind((Type("card"),)),), (Titled((title,)), *posts))

    def possessive(self, c: Parts) -> object:
        return c[0]

    def possessed(self, c: Parts) -> object:
        owner, kinds, posts = c[0], c[1], c[2:]
        which, joint = kinds.which, kinds.joint
        if _attribute_kinds(which, POSSESSED):
            return self._of(owner, which, joint, posts)
        # "an opponent's Event" is an Event, "your Characters" are all of them.
        return Select(Quantity("" if kinds.plural else "a"), which, (Controlled(owner), *flat(posts)), joint=joint)

    def _of(self, owner: object, which: tuple[Kind, ...], joint: str, posts: Parts) -> object:
        how = tuple(item.what for item in which[0].all_of if isinstance(item, Is))
        names = []
        for kind in which:
            noun = _noun(kind)
            assert noun is not None
            names.append(noun.name)
        what = names[0] if len(names) == 1 else f" {joint} ".join([", ".join(names[:-1]), names[-1]])
        made: object = Of(what, owner, how)
        if posts:
            return Select(Quantity("of"), (), (Placed("being", made), *posts))
        return made

    def _attribute_of(self, kinds: Any, posts: Parts) -> object | None:
        """ "the controller of its target", "the number of Characters": an attribute or a count, if it is one."""
        which, joint = kinds.which, kinds.joint
        if not posts or not isinstance(posts[0], Placed) or posts[0].preposition not in ("of", "among"):
            return None
        if len(which) == 1 and _single_noun(kinds) == "number" and len(which[0].all_of) == 1:
            if posts[0].preposition != "of":
                return None
            counted: object = Count(posts[0].where)
            for post in posts[1:]:
                if isinstance(post, Is) and post.what.startswith("rounded"):
                    counted = Select(Quantity("of"), (), (Placed("being", counted), post))
                else:
                    return None
            return counted
        if not _attribute_kinds(which):
            return None
        if posts[0].preposition == "among":
            return Select(Quantity("the"), which, tuple(posts), joint=joint)
        if isinstance(posts[0].where, int | X | Bounded):
            return None
        return self._of(posts[0].where, which, joint, posts[1:])

    def top(self, c: Parts) -> object:
        end = str(c[0])
        if isinstance(c[1], Kinds):
            return self._select(Quantity(end), c[1], c[2:])
        return self._select(Quantity(end, c[1]), c[2], c[3:])

    def det_of(self, c: Parts) -> object:
        return Select(Quantity(str(c[0])), (), (Placed("of", c[2]),))

    def each_other(self, c: Parts) -> object:
        return Pronoun("each other")

    def np(self, c: Parts) -> object:
        items = [part for part in c if not isinstance(part, WordToken)]
        if len(items) == 1:
            return items[0]
        joints = [str(part) for part in c if isinstance(part, WordToken) and str(part) != ","]
        return Several(tuple(items), joints[-1] if joints else "and")

    def joint_n(self, c: Parts) -> object:
        return c[0]

    # Limits

    def placed(self, c: Parts) -> object:
        return self._placed(str(c[0]), c[1])

    def _placed(self, word: str, what: object) -> object:
        what, rest = loosened(what)
        if rest:
            # "from that source on target": what follows a reference limits what came before it.
            return (Placed(word, what), *rest)
        if word in ("with", "without") and isinstance(what, Select):
            compared = _comparison(what)
            if compared is not None and word == "with":
                # What follows a comparison limits the card, not the number.
                return (compared, *what.filters[1:]) if what.filters[1:] else compared
        return Placed(word, what)

    def with_comparison(self, c: Parts) -> object:
        return c[1]

    def comparison(self, c: Parts) -> object:
        which, bound = c[-2].which, c[-1]
        noun = _noun(which[0])
        if len(which) != 1 or noun is None or noun.name not in ATTRIBUTES:
            raise NotReadableError("a comparison of something that is no characteristic")
        how = tuple(item.what for item in which[0].all_of if isinstance(item, Is))
        return Compared(noun.name, bound[0], bound[1], how)

    def bound_less(self, c: Parts) -> object:
        return ("or less", c[0])

    def bound_more(self, c: Parts) -> object:
        return ("or more", c[0])

    def bound_is(self, c: Parts) -> object:
        return ("", c[0])

    def bound_than(self, c: Parts) -> object:
        return (str(c[0]), c[1])

    def in_play(self, c: Parts) -> object:
        return Is("in play")

    def controls(self, c: Parts) -> object:
        phrase = str(c[0])
        if phrase == "you control":
            return Controlled(You())
        if phrase == "you own":
            return Owned(You())
        return control_phrase(phrase)

    def relative_controls(self, c: Parts) -> object:
        return self.controls(c[1:])

    def other_than(self, c: Parts) -> object:
        return Except(c[1], str(c[0]))

    def titled_post(self, c: Parts) -> object:
        return Titled(tuple(str(part) for part in c if part.type == "TITLE"))

    def not_titled(self, c: Parts) -> object:
        return Titled((str(c[1]),), True)

    def relative(self, c: Parts) -> object:
        first = _as_clause(c[1])
        parts = [replace(first, link="")]
        for part in c[2:]:
            if isinstance(part, Clause):
                parts.append(replace(part, link=""))
        if len(parts) == 1:
            return Where(parts[0])
        return Where(Either(tuple(parts), str(c[2])))

    def relative_object(self, c: Parts) -> object:
        clause = _as_clause(c[2])
        return Where(Clause(clause.action, c[1], clause.mode, clause.adverbs, "whom"))

    def relative_past(self, c: Parts) -> object:
        clause = past_clause(c[1])
        if clause is None:
            raise NotReadableError("a relative clause without a verb")
        return Where(Clause(clause.action, clause.agent, clause.mode, clause.adverbs, "whom"))

    def relative_of(self, c: Parts) -> object:
        kinds, predicate = c[2], c[3]
        clause = _as_clause(predicate)
        which = kinds.which
        noun = _noun(which[0])
        if noun is None or clause.agent is not None:
            raise NotReadableError("whose what?")
        how = tuple(item.what for item in which[0].all_of if isinstance(item, Is))
        return Where(Clause(clause.action, Of(noun.name, Pronoun("whose"), how), clause.mode, clause.adverbs))

    def in_which(self, c: Parts) -> object:
        clause = _as_clause(c[3])
        return Where(Clause(clause.action, c[2], clause.mode, clause.adverbs, f"{c[0]} which"))

    def in_which_past(self, c: Parts) -> object:
        clause = past_clause(c[2])
        if clause is None:
            raise NotReadableError("a relative clause without a verb")
        return Where(replace(clause, link=f"{c[0]} which"))

    def past(self, c: Parts) -> object:
        verb = str(c[0])
        what, complements = split_complements(c[1:])
        if verb in ("control", "own") and what is None and complements and complements[0].preposition == "by":
            made: object = (Controlled if verb == "control" else Owned)(complements[0].what)
            return (made, *complements[1:]) if complements[1:] else made
        if verb == "inflict":
            # "damage inflicted by that card to target": where it goes belongs to the verb before.
            for place, complement in enumerate(complements):
                if complement.preposition in ("to", "onto", "from"):
                    return (Past(verb, what, complements[:place]), *complements[place:])
        return Past(verb, what, complements)

    def not_past(self, c: Parts) -> object:
        _what, complements = split_complements(c[2:])
        return Past("not " + str(c[1]), None, complements)

    def doing(self, c: Parts) -> object:
        what, complements = split_complements(c[1:])
        if complements:
            return Where(Clause(_progressive(str(c[0]), what, complements)))
        return Doing(str(c[0]), what)

    def about(self, c: Parts) -> object:
        return Where(Clause(About(c[1].action)))

    def rounded(self, c: Parts) -> object:
        return Is("rounded " + str(c[0]).split()[1])

    def equal_to(self, c: Parts) -> object:
        return Placed("equal to", c[1])

    def as_close(self, c: Parts) -> object:
        return Placed(str(c[0]), c[1])

    def closer(self, c: Parts) -> object:
        return Placed(str(c[0]) + " than", c[2]) if len(c) > 1 else Is(str(c[0]))

    def either_post(self, c: Parts) -> object:
        joint = str(c[1])
        if isinstance(c[0], Placed) and isinstance(c[2], Placed) and c[0].preposition == c[2].preposition == "of":
            return Placed("of", Several((c[0].where, c[2].where), joint))
        if joint == "and":
            return OrElse(("and", c[0], c[2]))
        return OrElse((c[0], c[2]))


# What "the" may name without a reference back.
TIMES = frozenset(
    {
        *("turn", "attack", "combat", "game", "main shot", "establishing shot", "power generation phase", "draw phase"),
        *("discard phase", "unturn phase", "interception", "opponent", "player", "left", "right", "rest", "deck"),
    }
)


# Places and happenings that need no reference back.
PLACES = frozenset(
    {"winner", "loser", "attacking player", "smoked pile", "toasted pile", "burned-for-victory pile", "pool", "hand", "table", "sacrifice", "front row", "back row"}
)


def loosened(what: Any) -> tuple[Any, tuple[object, ...]]:
    """ "that card" with what follows it: the reference, and what is none of its business."""
    if isinstance(what, Select) and what.quantity.word in ("that", "those") and len(what.kinds) == 1:
        words = what.kinds[0].all_of
        if len(words) == 1 and isinstance(words[0], Type):
            return Pronoun("that", words[0].name, what.quantity.word == "those"), what.filters
    if isinstance(what, Select) and what.quantity.word == "the" and len(what.kinds) == 1 and what.filters:
        words = what.kinds[0].all_of
        if len(words) == 2 and words[0] == Is("chosen") and isinstance(words[1], Type):
            return Pronoun("chosen", words[1].name), what.filters
    return what, ()


def flat(posts: Parts) -> tuple[object, ...]:
    """Limits in one row: a comparison may have brought those after it."""
    found: list[object] = []
    for post in posts:
        if isinstance(post, tuple):
            found += post
        else:
            found.append(post)
    return tuple(found)


def _noun(kind: Kind) -> Type | None:
    last = kind.all_of[-1]
    return last if isinstance(last, Type) else None


def _is_only(kind: Kind, item: object) -> bool:
    return len([part for part in kind.all_of if not isinstance(part, Type)]) == 1 and item in kind.all_of


def _single_noun(kinds: Any) -> str:
    which = kinds.which
    noun = _noun(which[0]) if len(which) == 1 else None
    return noun.name if noun else ""


def _attribute_kinds(which: tuple[Kind, ...], nouns: frozenset[str] = ATTRIBUTES) -> bool:
    for kind in which:
        noun = _noun(kind)
        if noun is None or noun.name not in nouns or noun.negated:
            return False
        if any(not isinstance(item, (Is, Type)) or item.negated for item in kind.all_of):
            return False
    return True


def _comparison(what: Select) -> Compared | None:
    """ "with a cost of 3 or less", "with a cost equal to X" as a comparison."""
    if len(what.kinds) != 1 or not what.filters or what.quantity.word not in ("a", ""):
        return None
    noun = _noun(what.kinds[0])
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


def _rounding(of: Any) -> tuple[Any, str]:
    if isinstance(of, Select) and of.filters and isinstance(of.filters[-1], Is):
        last = of.filters[-1]
        if last.what.startswith("rounded "):
            filters = of.filters[:-1]
            if of.quantity.word == "of" and len(filters) == 1 and isinstance(filters[0], Placed):
                return filters[0].where, last.what[8:]
            return Select(of.quantity, of.kinds, filters, of.targeted, of.joint), last.what[8:]
    return of, ""


def _as_clause(predicate: Any) -> Clause:
    assert isinstance(predicate, Clause)
    return predicate


def _progressive(verb: str, what: object, complements: tuple[object, ...]) -> object:
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
