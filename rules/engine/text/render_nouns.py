"""Noun phrases in the house template."""

from __future__ import annotations

from typing import Any

from rules.engine.text.references import Chosen, Of, Subject, Target, That, ThisCard, You
from rules.engine.text.render_references import PLURALS, ReferenceRenderer, spelled
from rules.engine.text.selectors import (
    Compared,
    Controlled,
    Costing,
    Designated,
    Doing,
    Except,
    Faction,
    Including,
    Is,
    Kind,
    OrElse,
    Owned,
    Past,
    Placed,
    Quantity,
    Select,
    Titled,
    Type,
    Where,
    With,
)

ANY_TARGET = (Kind((Type("legal target"),)),)


class NounRenderer(ReferenceRenderer):
    """Renders selectors and what limits them."""

    def n_select(self, value: Select) -> str:
        before = self.many
        words = self._select(value)
        self.many = before
        return words

    def _select(self, value: Select) -> str:
        many = self.plural(value)
        if value.quantity.word == "titled":
            return self._titled_alone(value)
        if value.quantity.word == "of":
            return " ".join([self.np(value.filters[0].where), *map(self.limit, value.filters[1:])])
        kinds = self.kinds(value.kinds, value.joint, many)
        quantity = self.quantity(value.quantity, kinds)
        if value.targeted and value.kinds == ANY_TARGET:
            return " ".join([value.quantity.word, "target", *map(self.limit, value.filters)])
        if value.targeted:
            quantity = "target" if value.quantity.word == "a" else f"{quantity} target"
        owner, filters = "", list(value.filters)
        if (
            filters
            and isinstance(filters[0], Controlled)
            and not isinstance(filters[0].by, You)
            and value.quantity.word == ""
        ):
            phrase = filters[0].by
            if isinstance(phrase, (ThisCard, Subject, Target, Chosen, That, Of)):
                filters.pop(0)
                owner = self.possessive(phrase)
        if len(filters) > 1 and isinstance(filters[0], Controlled) and value.quantity.word in ("", "a"):
            # A relative clause after "controlled by an opponent" would be about the opponent.
            phrase = filters[0].by
            if isinstance(phrase, Select) and not phrase.filters and not value.targeted:
                filters.pop(0)
                owner, quantity = self.possessive(phrase), ""
        limits = []
        if value.slot is not None:
            self.within.append(value.slot)
        for place, item in enumerate(filters):
            self.many = many
            named = isinstance(item, Controlled) and isinstance(item.by, (Target, That))
            limits.append(self.alternative(item) if named and place + 1 < len(filters) else self.limit(item))
        if value.slot is not None:
            self.within.pop()
        return " ".join(part for part in (quantity, owner, kinds, *limits) if part)

    def _titled_alone(self, value: Select) -> str:
        first = value.filters[0]
        assert isinstance(first, Titled)
        return " ".join([f'"{first.titles[0]}"', *map(self.limit, value.filters[1:])])

    def quantity(self, value: Quantity, kinds: str) -> str:
        word = value.word
        if word == "a":
            return (
                "an"
                if (kinds.lstrip("<[").lower()[:1] in "aeiou" and not kinds.lower().startswith("un"))
                or kinds.lower().startswith(("unt", "und", "unr"))
                else "a"
            )
        if word in ("number",):
            return self.np(value.amount)
        if word == "the number":
            return "the " + self.np(value.amount)
        if value.amount is None:
            return word
        if word.startswith("or "):
            return f"{self.np(value.amount)} {word}"
        return f"{word} {self.np(value.amount)}"

    def kinds(self, kinds: tuple[Kind, ...], joint: str, many: bool) -> str:
        words = []
        for place, kind in enumerate(kinds):
            items = list(kind.all_of)
            following = kinds[place + 1].all_of[-1] if place + 1 < len(kinds) else None
            if following is not None and items[-1] == following and isinstance(items[-1], Type) and len(items) > 1:
                items.pop()
            words.append(" ".join(self.kindword(item, many and item is items[-1]) for item in items))
        if len(words) <= 1:
            return words[0] if words else ""
        joint = joint or "or"
        if len(words) == 2:
            return f"{words[0]} {joint} {words[1]}"
        return ", ".join(words[:-1]) + f", {joint} {words[-1]}"

    def kindword(self, item: Any, many: bool) -> str:
        negated = "non-" if getattr(item, "negated", False) else ""
        if isinstance(item, Type):
            return negated + spelled(PLURALS.get(item.name, item.name) if many else item.name)
        if isinstance(item, Is):
            return negated + spelled(item.what)
        if isinstance(item, Designated):
            return f"{negated}<{item.word}>"
        if isinstance(item, Faction):
            return f"{negated}[{item.symbol}]"
        if isinstance(item, Titled):
            return f'"{item.titles[0]}"'
        assert isinstance(item, Costing)
        return f"{item.amount}-cost"

    def limit(self, item: Any) -> str:
        if isinstance(item, Is):
            return spelled(item.what)
        if isinstance(item, Controlled):
            return "you control" if isinstance(item.by, You) else f"controlled by {self.np(item.by)}"
        if isinstance(item, Owned):
            return "you own" if isinstance(item.by, You) else f"owned by {self.np(item.by)}"
        if isinstance(item, Placed):
            return f"{item.preposition} {self.np(item.where)}"
        if isinstance(item, Compared):
            return self.compared(item)
        if isinstance(item, Titled):
            titles = " or ".join(f'"{title}"' for title in item.titles)
            return f"not titled {titles}" if item.negated else f"titled {titles}"
        if isinstance(item, Past):
            return self.past(item)
        if isinstance(item, Doing):
            return self.gerund(item.verb) + (f" {self.np(item.what)}" if item.what is not None else "")
        if isinstance(item, Except):
            return f"{item.word} {self.np(item.what)}"
        if isinstance(item, Including):
            return f"including {self.np(item.what)}"
        if isinstance(item, OrElse):
            if item.any_of[0] == "and":
                return f"{self.limit(item.any_of[1])} and {self.limit(item.any_of[2])}"
            return " or ".join(self.alternative(part) for part in item.any_of)
        if isinstance(item, Where):
            return self.where(item)
        if isinstance(item, With):
            return f"with {self.benefit(item.what)}"
        raise TypeError(f"{type(item).__name__} is no limit")

    def alternative(self, item: Any) -> str:
        """A limit that another follows after "or"."""
        if isinstance(item, Controlled) and isinstance(item.by, (Target, That)):
            return f"that {self.np(item.by)} controls"
        if isinstance(item, Controlled) and isinstance(item.by, Select) and not item.by.filters:
            return f"that {self.np(item.by)} {'control' if self.plural(item.by) else 'controls'}"
        return self.limit(item)

    def compared(self, item: Compared) -> str:
        words = spelled(" ".join((*item.how, item.what)))
        article = "an" if words[0] in "aeiou" else "a"
        if isinstance(item.amount, Of) and item.amount.what == item.what and not (item.how or item.amount.how):
            return f"with {words} {item.test} {self.possessive(item.amount.of)} own"
        if item.test == "":
            return f"with {article} {words} of {self.np(item.amount)}"
        if item.test.startswith("or "):
            return f"with {article} {words} of {self.np(item.amount)} {item.test}"
        if item.test == "equal to":
            return f"with {article} {words} equal to {self.np(item.amount)}"
        if item.test in ("up to",) or item.test.startswith(("more than", "fewer than", "no more")):
            return f"with {article} {words} of {item.test} {self.np(item.amount)}"
        return f"with {words} {item.test} {self.np(item.amount)}"

    def past(self, item: Past) -> str:
        raise NotImplementedError

    def gerund(self, verb: str) -> str:
        raise NotImplementedError

    def where(self, item: Where) -> str:
        raise NotImplementedError

    def benefit(self, item: Any) -> str:
        raise NotImplementedError
