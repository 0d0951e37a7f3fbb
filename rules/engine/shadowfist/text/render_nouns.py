"""Noun phrases in the house template."""

from __future__ import annotations

from typing import Any

from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.references import Chosen, Of, Subject, Target, That, ThisCard, You
from rules.engine.shadowfist.text.render_references import PLURALS, ReferenceRenderer, joined, spelled

# Limits that always read the same.
LIMITS: dict[type[object], str] = {
    sel.Placed: "{preposition} {where}",
    sel.Except: "{word} {what}",
    sel.Including: "including {what}",
    sel.With: "with {what:benefit}",
}
ANY_TARGET = (sel.Kind((sel.Type("legal target"),)),)


class NounRenderer(ReferenceRenderer):
    """Renders selectors and what limits them."""

    def n_select(self, value: sel.Select) -> str:
        before = self.many
        words = self._select(value)
        self.many = before
        return words

    def _select(self, value: sel.Select) -> str:
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
            and isinstance(filters[0], sel.Controlled)
            and not isinstance(filters[0].by, You)
            and value.quantity.word == ""
        ):
            phrase = filters[0].by
            if isinstance(phrase, (ThisCard, Subject, Target, Chosen, That, Of)):
                filters.pop(0)
                owner = self.possessive(phrase)
        if len(filters) > 1 and isinstance(filters[0], sel.Controlled) and value.quantity.word in ("", "a"):
            # A relative clause after "controlled by an opponent" would be about the opponent.
            phrase = filters[0].by
            if isinstance(phrase, sel.Select) and not phrase.filters and not value.targeted:
                filters.pop(0)
                owner, quantity = self.possessive(phrase), ""
        limits = []
        if value.slot is not None:
            self.within.append(value.slot)
        for place, item in enumerate(filters):
            self.many = many
            named = isinstance(item, sel.Controlled) and isinstance(item.by, (Target, That))
            limits.append(self.alternative(item) if named and place + 1 < len(filters) else self.limit(item))
        if value.slot is not None:
            self.within.pop()
        return " ".join(part for part in (quantity, owner, kinds, *limits) if part)

    def _titled_alone(self, value: sel.Select) -> str:
        first = value.filters[0]
        assert isinstance(first, sel.Titled)
        return " ".join([f'"{first.titles[0]}"', *map(self.limit, value.filters[1:])])

    def quantity(self, value: sel.Quantity, kinds: str) -> str:
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

    def kinds(self, kinds: tuple[sel.Kind, ...], joint: str, many: bool) -> str:
        words = []
        for place, kind in enumerate(kinds):
            items = list(kind.all_of)
            following = kinds[place + 1].all_of[-1] if place + 1 < len(kinds) else None
            if following is not None and items[-1] == following and isinstance(items[-1], sel.Type) and len(items) > 1:
                items.pop()
            words.append(" ".join(self.kindword(item, many and item is items[-1]) for item in items))
        return joined(words, joint or "or")

    def kindword(self, item: Any, many: bool) -> str:
        negated = "non-" if getattr(item, "negated", False) else ""
        if isinstance(item, sel.Type):
            return negated + spelled(PLURALS.get(item.name, item.name) if many else item.name)
        if isinstance(item, sel.Is):
            return negated + spelled(item.what)
        if isinstance(item, sel.Designated):
            return f"{negated}<{item.word}>"
        if isinstance(item, sel.Faction):
            return f"{negated}[{item.symbol}]"
        if isinstance(item, sel.Titled):
            return f'"{item.titles[0]}"'
        assert isinstance(item, sel.Costing)
        return f"{item.amount}-cost"

    def limit(self, item: Any) -> str:
        if isinstance(item, sel.Is):
            return spelled(item.what)
        if isinstance(item, sel.Controlled):
            return "you control" if isinstance(item.by, You) else f"controlled by {self.np(item.by)}"
        if isinstance(item, sel.Owned):
            return "you own" if isinstance(item.by, You) else f"owned by {self.np(item.by)}"
        if type(item) in LIMITS:
            return self.fill(LIMITS[type(item)], item)
        if isinstance(item, sel.Compared):
            return self.compared(item)
        if isinstance(item, sel.Titled):
            titles = " or ".join(f'"{title}"' for title in item.titles)
            return f"not titled {titles}" if item.negated else f"titled {titles}"
        if isinstance(item, sel.Past):
            return self.past(item)
        if isinstance(item, sel.Doing):
            return self.gerund(item.verb) + (f" {self.np(item.what)}" if item.what is not None else "")
        if isinstance(item, sel.OrElse):
            if item.any_of[0] == "and":
                return f"{self.limit(item.any_of[1])} and {self.limit(item.any_of[2])}"
            return " or ".join(self.alternative(part) for part in item.any_of)
        if isinstance(item, sel.Where):
            return self.where(item)
        raise TypeError(f"{type(item).__name__} is no limit")

    def alternative(self, item: Any) -> str:
        """A limit that another follows after "or"."""
        if isinstance(item, sel.Controlled) and isinstance(item.by, (Target, That)):
            return f"that {self.np(item.by)} controls"
        if isinstance(item, sel.Controlled) and isinstance(item.by, sel.Select) and not item.by.filters:
            return f"that {self.np(item.by)} {'control' if self.plural(item.by) else 'controls'}"
        return self.limit(item)

    def compared(self, item: sel.Compared) -> str:
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

    def past(self, item: sel.Past) -> str:
        raise NotImplementedError

    def gerund(self, verb: str) -> str:
        raise NotImplementedError

    def where(self, item: sel.Where) -> str:
        raise NotImplementedError

    def benefit(self, item: Any) -> str:
        raise NotImplementedError
