"""Builds noun phrases, with their amounts, quantities and kinds, from what the parser found."""

from __future__ import annotations

from dataclasses import dataclass, replace

from lark import Transformer, v_args

from rules.engine.shadowfist.text import amounts as am
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.node import shared
from rules.engine.shadowfist.text.phrases import (
    PLACES,
    POSSESSED,
    THOSE,
    TIMES,
    Kinds,
    NotReadableError,
    attribute_kinds,
    back_reference,
    excepts_cards,
    flat,
    is_mass,
    is_only,
    loosened,
    named_again,
    noun_of,
    single_noun,
)
from rules.engine.shadowfist.text.selectors import Is, Kind, Quantity, Select
from rules.engine.shadowfist.text.tokens import WordToken

THEY = ref.Pronoun("they", plural=True)
# Words that are a noun phrase by themselves.
REFERENCES: dict[str, object] = {
    "ITSELF": ref.Pronoun("itself"),
    "YOU": ref.You(),
    "THIS_CARD": ref.ThisCard(),
    "SUBJECT": ref.Subject(),
    "REST": ref.Of("rest", THEY),
    "EACH_OTHER": ref.Pronoun("each other"),
}
KINDWORDS = {"ADJ": Is, "TYPE": sel.Type, "DESIGNATOR": sel.Designated, "SYMBOL": sel.Faction}
NAMED_CARDS = frozenset({"character", "site", "feng shui site", "state", "event", "edge", "card"})


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a kind, and whether it is a noun in the plural."""

    node: object
    plural: bool = False


def select(quantity: Quantity, kinds: Kinds, posts: tuple[object, ...], targeted: bool = False) -> Select:
    """A noun phrase; "those" among its limits are what it names."""
    filters = tuple(named_again(post, kinds.which) for post in flat(posts))
    return Select(quantity, kinds.which, filters, targeted, kinds.joint)


@v_args(inline=True)
class NounBuilder(Transformer[WordToken, object]):
    """Callbacks of the grammar's noun phrases."""

    # Amounts and quantities

    def plain_number(self, number: WordToken) -> int:
        return int(number.replace(",", ""))

    def x_term(self, term: WordToken) -> object:
        if term == "X":
            return shared(am.X())
        return (am.Sum if term[1] == "+" else am.Difference)(am.X(), int(term[2:]))

    def bounded_before(self, word: WordToken, of: object) -> am.Bounded:
        return am.Bounded(of, str(word))

    def amount_of(self, word: WordToken, what: object) -> am.AmountOf:
        return am.AmountOf(what, str(word))

    def fraction(self, word: WordToken, rounding: WordToken | None, of: object) -> object:
        if rounding is not None:
            return am.Half(of, rounding.split()[1])
        if not word.startswith("half"):
            return am.Times(2, of)
        rounded = ""
        if isinstance(of, (Select, ref.Of, am.Count)):
            of, rounded = without_rounding(of)
        return am.Half(of, rounded)

    def less_than(self, amount: object, word: WordToken, of: object) -> object:
        if word == "greater than":
            return am.Sum(of, amount)
        if word not in ("less than", "fewer than"):
            raise NotReadableError(f"a number {word} another")
        return am.Difference(of, amount)

    def price(self, symbols: WordToken) -> tuple[object, ...]:
        words = symbols.split()
        return (*(sel.Faction(word) for word in words[:-1]), int(words[-1]))

    def exactly(self, amount: object) -> Quantity:
        return shared(Quantity("number", amount))

    def quantity_after(self, amount: object, word: WordToken) -> Quantity:
        return shared(Quantity(str(word), amount))

    def the_amount(self, amount: object) -> Quantity:
        return shared(Quantity("the number", amount))

    def quantity_top(self, _up_to: WordToken, amount: object) -> object:
        return amount

    # Kinds

    def kindword(self, *words: WordToken) -> Word:
        word = words[-1]
        node = KINDWORDS[word.type.removeprefix("NON_")]
        return Word(shared(node(str(word), words[0].type.startswith("NON"))), word.type == "TYPE" and word.plural)

    def costing(self, cost: WordToken, _cost: WordToken) -> Word:
        return Word(shared(sel.Costing(int(cost.rstrip("-")))))

    def named(self, title: WordToken) -> Word:
        return Word(sel.Titled((str(title),)))

    def kind(self, *words: Word) -> tuple[Kind, bool]:
        nouns = [isinstance(word.node, sel.Type) for word in words]
        if nouns != sorted(nouns):
            raise NotReadableError("a noun before an adjective")
        return shared(Kind(tuple(word.node for word in words))), any(word.plural for word in words)

    def kinds(self, *parts: tuple[Kind, bool] | WordToken) -> Kinds:
        kinds = [part[0] for part in parts if isinstance(part, tuple)]
        joints = [str(part) for part in parts if isinstance(part, WordToken)]
        # "Rebel or Rabble Character": what has no noun of its own shares the next one's.
        for place in range(len(kinds) - 2, -1, -1):
            if not noun_of(kinds[place]) and (common := noun_of(kinds[place + 1])):
                kinds[place] = Kind((*kinds[place].all_of, common))
        # "non-Unique Shaolin and Martial Characters": a state said first holds for all that share its noun.
        leading = tuple(item for item in kinds[0].all_of[:-1] if isinstance(item, Is) and not is_only(kinds[0], item))
        told = all(any(isinstance(x, (sel.Designated, sel.Faction)) for x in kind.all_of) for kind in kinds)
        if leading and told:
            for place in range(1, len(kinds)):
                if not any(isinstance(item, Is) for item in kinds[place].all_of):
                    kinds[place] = Kind((*leading, *kinds[place].all_of))
        plural = any(part[1] for part in parts if isinstance(part, tuple))
        return Kinds(tuple(kinds), joints[-1] if joints else "", plural)

    # Selectors

    def selected(self, quantity: Quantity, kinds: Kinds, *posts: object) -> Select:
        return select(quantity, kinds, posts)

    def bare(self, kinds: Kinds, *posts: object) -> object:
        return attribute_of(kinds, posts) or select(Quantity(""), kinds, posts)

    def without_article(self, kinds: Kinds, *posts: object) -> object:
        if single_noun(kinds) in NAMED_CARDS and not kinds.plural and not posts:
            # "Smoke Character": one that has been named, never all of them.
            return self.definite(kinds)
        return self.bare(kinds, *posts)

    def so_many(self, amount: object, kinds: Kinds, *posts: object) -> Select:
        return select(Quantity("number", amount), kinds, posts)

    def targeted(self, quantity: Quantity | None, _target: WordToken, kinds: Kinds, *posts: object) -> Select:
        return select(quantity or Quantity("a"), kinds, posts, True)

    def any_target(self, word: WordToken, _target: WordToken, *posts: object) -> Select:
        if word in ("each", "all", "both", "neither", "either") and not posts:
            return Select(Quantity(str(word)), (), (sel.Placed("of", ref.Pronoun("target", plural=True)),))
        if word not in ("a", "any"):
            raise NotReadableError(f"{word} target")
        return Select(Quantity(str(word)), (Kind((sel.Type("legal target"),)),), flat(posts), True)

    def same(self, kinds: Kinds, *posts: object) -> Select:
        return select(Quantity("the same"), kinds, posts)

    def titled(self, title: WordToken, *posts: object) -> Select:
        return Select(Quantity("titled"), (Kind((sel.Type("card"),)),), (sel.Titled((str(title),)), *posts))

    def top(self, end: WordToken, amount: object, kinds: Kinds, *posts: object) -> Select:
        return select(Quantity(str(end), amount), kinds, posts)

    def top_of(self, end: WordToken, _of: WordToken, what: object) -> Select:
        return Select(Quantity(str(end)), (), (sel.Placed("of", what),))

    def part_of(self, quantity: Quantity, what: object) -> Select:
        whole, rest = loosened(what)
        return Select(quantity, (), (sel.Placed("of", whole), *rest))

    def those(self, *posts: object) -> Select:
        return Select(Quantity(""), (THOSE,), flat(posts))

    def possessed(self, owner: object, kinds: Kinds, *posts: object) -> object:
        if kinds.which == (Kind((sel.Type("player"),)),) and not posts:
            return ref.Of("controller", owner)  # An Event's player is who plays it.
        if attribute_kinds(kinds.which, POSSESSED):
            return belonging(owner, kinds, posts)
        # "an opponent's Event" is an Event, "your Characters" are all of them.
        quantity = Quantity("" if kinds.plural else "a")
        return Select(quantity, kinds.which, (sel.Controlled(owner), *flat(posts)), joint=kinds.joint)

    def possessed_some(self, quantity: Quantity, _you: WordToken, kinds: Kinds, *posts: object) -> Select:
        made = self.possessed(ref.You(), kinds, *posts)
        if not isinstance(made, Select):
            raise NotReadableError("a quantity of something that is one")
        return replace(made, quantity=quantity)

    def several(self, *parts: object) -> sel.Several:
        items = tuple(part for part in parts if not isinstance(part, WordToken))
        if len({is_mass(item) for item in items if not isinstance(item, int)}) > 1:
            raise NotReadableError("damage or Power joined to something else")
        joints = [str(part) for part in parts if isinstance(part, WordToken)]
        return sel.Several(items, joints[-1] if joints else "and")

    # References

    def reference(self, word: WordToken, kinds: Kinds | None = None) -> object:
        if word.type == "TARGET":
            return ref.Pronoun("target", plural=word == "targets")
        if word.type == "IT":
            return ref.Pronoun("it") if word == "it" else THEY
        if kinds is not None:
            noun = single_noun(kinds)
            if noun not in NAMED_CARDS or kinds.which != (Kind((sel.Type(noun),)),):
                raise NotReadableError("a subject with a quality")
            return ref.Subject("" if noun == "card" else noun)
        return REFERENCES[word.type]

    def rest_of(self, _rest: WordToken, _of: WordToken, what: object) -> ref.Of:
        return ref.Of("rest", what)

    def that(self, word: WordToken, kinds: Kinds, *posts: object) -> object:
        plural = word in ("those", "these")
        if word == "this":
            noun = single_noun(kinds)
            if noun in NAMED_CARDS and not posts:
                return shared(ref.ThisCard())
            return ref.Of("location", ref.ThisCard()) if noun == "location" else select(Quantity("this"), kinds, posts)
        words = [item for kind in kinds.which for item in kind.all_of if not isinstance(item, sel.Type)]
        if words or posts or len(kinds.which) > 1:
            return Select(Quantity("those" if plural else "that"), kinds.which, flat(posts), joint=kinds.joint)
        return ref.Pronoun("that", single_noun(kinds) or "card", plural)

    def definite(self, kinds: Kinds, *posts: object) -> object:
        made = attribute_of(kinds, posts)
        if made is not None:
            return made
        if len(kinds.which) == 1 and not posts:
            words = [item for item in kinds.which[0].all_of if not isinstance(item, sel.Type)]
            name = single_noun(kinds) or "card"
            back = back_reference(kinds.which[0], kinds.plural)
            if back is not None:
                return back
            if not words and name == "target":
                return ref.Pronoun("target")
            if not words and name not in TIMES and name not in PLACES:
                return ref.Pronoun("the", name, kinds.plural)
        return select(Quantity("the"), kinds, posts)


def belonging(owner: object, kinds: Kinds, posts: tuple[object, ...]) -> object:
    """What belongs to somebody or something, and what limits it."""
    how = tuple(item.what for item in kinds.which[0].all_of if isinstance(item, Is))
    names = [noun.name for kind in kinds.which if (noun := noun_of(kind)) is not None]
    what = names[0] if len(names) == 1 else f" {kinds.joint} ".join([", ".join(names[:-1]), names[-1]])
    made = ref.Of(what, owner, how)
    if isinstance(owner, (ref.You, ref.ThisCard, ref.Subject)):
        made = shared(made)
    return Select(Quantity("of"), (), (sel.Placed("being", made), *flat(posts))) if posts else made


def attribute_of(kinds: Kinds, posts: tuple[object, ...]) -> object:
    """ "the controller of its target", "the number of Characters": an attribute or a count, or ``None``."""
    if posts and isinstance(posts[0], tuple) and all(excepts_cards(post) for post in posts[0][1:]):
        posts = flat(posts)
    if not posts or not isinstance(posts[0], sel.Placed) or posts[0].preposition not in ("of", "among"):
        return None
    first, rest = posts[0], posts[1:]
    if kinds.which == (Kind((sel.Type("number"),)),):
        counted: object = am.Count(first.where)
        if first.preposition != "of" or not all(isinstance(each, Is) and each.what[:7] == "rounded" for each in rest):
            return None
        for each in rest:
            counted = Select(Quantity("of"), (), (sel.Placed("being", counted), each))
        return counted
    if not attribute_kinds(kinds.which):
        return None
    if first.preposition == "among":
        return Select(Quantity("the"), kinds.which, posts, joint=kinds.joint)
    if isinstance(first.where, int | am.X | am.Bounded):
        return None
    return belonging(first.where, kinds, rest)


def without_rounding(of: object) -> tuple[object, str]:
    """An amount without the rounding that was said after it, and the rounding."""
    if isinstance(of, am.Count):
        inner, rounded = without_rounding(of.of)
        return (am.Count(inner), rounded) if rounded else (of, "")
    if isinstance(of, Select) and of.filters and isinstance(of.filters[-1], Is):
        last, filters = of.filters[-1], of.filters[:-1]
        if last.what.startswith("rounded "):
            if of.quantity.word == "of" and len(filters) == 1 and isinstance(filters[0], sel.Placed):
                return filters[0].where, last.what[8:]
            return replace(of, filters=filters), last.what[8:]
    return of, ""
