"""Builds noun phrases from what the parser found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.text.amounts import Bounded, Count, Difference, Sum, X
from rules.engine.text.build_kinds import KindBuilder
from rules.engine.text.node import shared
from rules.engine.text.phrases import (
    PLACES,
    POSSESSED,
    THOSE,
    TIMES,
    Kinds,
    NotReadableError,
    Parts,
    attribute_kinds,
    back_reference,
    excepts_cards,
    flat,
    is_mass,
    loosened,
    named_again,
    noun_of,
    single_noun,
)
from rules.engine.text.references import Of, Pronoun, Subject, ThisCard, You
from rules.engine.text.selectors import (
    Controlled,
    Faction,
    Is,
    Kind,
    Placed,
    Quantity,
    Select,
    Several,
    Titled,
    Type,
)
from rules.engine.text.tokens import WordToken


class NounBuilder(KindBuilder):
    """Callbacks of the grammar's noun phrases."""

    def _select(self, quantity: Quantity, kinds: Any, posts: Parts, targeted: bool = False) -> Any:
        return Select(
            quantity, kinds.which, tuple(named_again(post, kinds.which) for post in flat(posts)), targeted, kinds.joint
        )

    def selected(self, c: Parts) -> Any:
        return self._select(c[0], c[1], c[2:])

    def bare(self, c: Parts) -> Any:
        made = self._attribute_of(c[0], c[1:])
        return made if made is not None else self._select(Quantity(""), c[0], c[1:])

    def targeted(self, c: Parts) -> Any:
        return self._select(Quantity("a"), c[1], c[2:], True)

    def targeted_many(self, c: Parts) -> Any:
        return self._select(c[0], c[2], c[3:], True)

    def any_target(self, c: Parts) -> Any:
        if str(c[0]) in ("each", "all", "both", "neither", "either") and len(c) == 2:
            return Select(Quantity(str(c[0])), (), (Placed("of", Pronoun("target", plural=True)),))
        if str(c[0]) not in ("a", "any"):
            raise NotReadableError(f"{c[0]} target")
        return Select(Quantity(str(c[0])), (Kind((Type("legal target"),)),), flat(c[2:]), True)

    def possessed_some(self, c: Parts) -> Any:
        made = self.possessed([You(), *c[3:]])
        if not isinstance(made, Select):
            raise NotReadableError("a quantity of something that is one")
        return replace(made, quantity=c[0])

    def price(self, c: Parts) -> Any:
        words = str(c[0]).split()
        return (*(Faction(word) for word in words[:-1]), int(words[-1]))

    def less_than(self, c: Parts) -> Any:
        word = str(c[1])
        if word not in ("less than", "fewer than", "greater than"):
            raise NotReadableError(f"a number {word} another")
        return Difference(c[2], c[0]) if word != "greater than" else Sum(c[2], c[0])

    def named(self, c: Parts) -> Any:
        return Titled((str(c[0]),))

    def target(self, c: Parts) -> Any:
        return Pronoun("target", plural=str(c[0]) == "targets")

    def that(self, c: Parts) -> Any:
        word, kinds, posts = str(c[0]), c[1], c[2:]
        if word == "this":
            noun = single_noun(kinds)
            if noun in ("character", "site", "feng shui site", "state", "event", "edge", "card") and not posts:
                return shared(ThisCard())
            if noun == "location":
                return Of("location", ThisCard())
            return self._select(Quantity("this"), kinds, posts)
        return self._that(kinds, posts, word in ("those", "these"))

    def _that(self, kinds: Any, posts: Parts, plural: bool) -> Any:
        extra = posts
        which = kinds.which
        nouns = [name for kind in which for name in [noun_of(kind)] if name]
        words = [item for kind in which for item in kind.all_of if not isinstance(item, Type)]
        pronoun = Pronoun("that", nouns[-1].name if len(nouns) == 1 else "card", plural)
        if words or extra or len(which) > 1:
            return Select(Quantity("those" if plural else "that"), which, flat(posts), joint=kinds.joint)
        return pronoun

    def definite(self, c: Parts) -> Any:
        kinds, posts = c[1], c[2:]
        made = self._attribute_of(kinds, posts)
        if made is not None:
            return made
        which = kinds.which
        if len(which) == 1 and not posts:
            words = [item for item in which[0].all_of if not isinstance(item, Type)]
            noun = noun_of(which[0])
            name = noun.name if noun else "card"
            plural = kinds.plural
            back = back_reference(which[0], plural)
            if back is not None:
                return back
            if not words and name == "target":
                return Pronoun("target")
            if not words and name not in TIMES and name not in PLACES:
                return Pronoun("the", name, plural)
        return self._select(Quantity("the"), kinds, posts)

    def same(self, c: Parts) -> Any:
        return self._select(Quantity("the same"), c[1], c[2:])

    def pronoun(self, c: Parts) -> Any:
        word = str(c[0])
        if word in ("it",):
            return Pronoun("it")
        return Pronoun("they", plural=True)

    def reflexive(self, c: Parts) -> Any:
        return Pronoun("itself")

    def you(self, c: Parts) -> Any:
        return shared(You())

    def this_card(self, c: Parts) -> Any:
        return shared(ThisCard())

    def subject(self, c: Parts) -> Any:
        return shared(Subject())

    def subject_kind(self, c: Parts) -> Any:
        return shared(Subject())

    def titled(self, c: Parts) -> Any:
        title, posts = str(c[0]), c[1:]
        return Select(Quantity("titled"), (Kind((Type("card"),)),), (Titled((title,)), *posts))

    def possessive(self, c: Parts) -> Any:
        return c[0]

    def possessed(self, c: Parts) -> Any:
        owner, kinds, posts = c[0], c[1], c[2:]
        which, joint = kinds.which, kinds.joint
        if which == (Kind((Type("player"),)),) and not posts:
            return Of("controller", owner)  # An Event's player is who plays it.
        if attribute_kinds(which, POSSESSED):
            return self._of(owner, which, joint, posts)
        # "an opponent's Event" is an Event, "your Characters" are all of them.
        return Select(Quantity("" if kinds.plural else "a"), which, (Controlled(owner), *flat(posts)), joint=joint)

    def _of(self, owner: Any, which: tuple[Kind, ...], joint: str, posts: Parts) -> Any:
        how = tuple(item.what for item in which[0].all_of if isinstance(item, Is))
        names = []
        for kind in which:
            noun = noun_of(kind)
            assert noun is not None
            names.append(noun.name)
        what = names[0] if len(names) == 1 else f" {joint} ".join([", ".join(names[:-1]), names[-1]])
        made: Any = Of(what, owner, how)
        if isinstance(owner, (You, ThisCard, Subject)):
            made = shared(made)
        if posts:
            return Select(Quantity("of"), (), (Placed("being", made), *flat(posts)))
        return made

    def _attribute_of(self, kinds: Any, posts: Parts) -> Any:
        """ "the controller of its target", "the number of Characters": an attribute or a count, if it is one."""
        which, joint = kinds.which, kinds.joint
        if posts and isinstance(posts[0], tuple) and all(excepts_cards(post) for post in posts[0][1:]):
            posts = list(flat(posts))
        if not posts or not isinstance(posts[0], Placed) or posts[0].preposition not in ("of", "among"):
            return None
        if len(which) == 1 and single_noun(kinds) == "number" and len(which[0].all_of) == 1:
            if posts[0].preposition != "of":
                return None
            counted: Any = Count(posts[0].where)
            for post in posts[1:]:
                if isinstance(post, Is) and post.what.startswith("rounded"):
                    counted = Select(Quantity("of"), (), (Placed("being", counted), post))
                else:
                    return None
            return counted
        if not attribute_kinds(which):
            return None
        if posts[0].preposition == "among":
            return Select(Quantity("the"), which, tuple(posts), joint=joint)
        if isinstance(posts[0].where, int | X | Bounded):
            return None
        return self._of(posts[0].where, which, joint, posts[1:])

    def top(self, c: Parts) -> Any:
        end = str(c[0])
        if isinstance(c[1], Kinds):
            return self._select(Quantity(end), c[1], c[2:])
        return self._select(Quantity(end, c[1]), c[2], c[3:])

    def top_of(self, c: Parts) -> Any:
        return Select(Quantity(str(c[0])), (), (Placed("of", c[2]),))

    def part_of(self, c: Parts) -> Any:
        what, rest = loosened(c[2])
        return Select(c[0], (), (Placed("of", what), *rest))

    def those(self, c: Parts) -> Any:
        return Select(Quantity(""), (THOSE,), flat(c[1:]))

    def rest(self, c: Parts) -> Any:
        return Of("rest", Pronoun("they", plural=True))

    def rest_of(self, c: Parts) -> Any:
        return Of("rest", c[2])

    def each_other(self, c: Parts) -> Any:
        return Pronoun("each other")

    def np(self, c: Parts) -> Any:
        items = [part for part in c if not isinstance(part, WordToken)]
        if len(items) == 1:
            return items[0]
        if len({is_mass(item) for item in items if not isinstance(item, int)}) > 1:
            raise NotReadableError("damage or Power joined to something else")
        joints = [str(part) for part in c if isinstance(part, WordToken) and str(part) != ","]
        return Several(tuple(items), joints[-1] if joints else "and")

    def joint_n(self, c: Parts) -> Any:
        return c[0]
