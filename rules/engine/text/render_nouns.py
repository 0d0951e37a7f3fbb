"""Noun phrases, references and amounts in the house template."""

from __future__ import annotations

from typing import Any

from rules.engine.text.amounts import (
    AmountOf,
    Bounded,
    Clamped,
    Count,
    Difference,
    Half,
    PerEach,
    Signed,
    Sum,
    Times,
    X,
)
from rules.engine.text.lexicon import ATTRIBUTES as ATTRIBUTE_WORDS
from rules.engine.text.lexicon import TYPES
from rules.engine.text.references import Chosen, Itself, Of, Pronoun, Subject, Target, That, ThisCard, You
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

PLURALS = {
    forms[0]: forms[1] if len(forms) > 1 else forms[0]
    for table in (ATTRIBUTE_WORDS, TYPES)
    for entry in table.replace("\n", " ").split(",")
    for forms in [entry.strip().split("|")]
}
CAPITALS = frozenset(
    "character site state event edge weapon vehicle schtick power fighting body faceoff".split()
) | {"feng shui site", "non-feng shui site"}
SINGULAR = frozenset({"a", "any", "another", "each", "this", "that", "no", "the same", "any other", "every"})
PLURAL = frozenset({"all", "up to", "any number of", "or more", "those", "all other", "both", "at least", "at most"})
TITLE_WORDS = {
    "feng": "Feng", "shui": "Shui", "site": "Site", "sites": "Sites", "character": "Character",
    "characters": "Characters", "state": "State", "states": "States", "event": "Event", "events": "Events",
    "edge": "Edge", "edges": "Edges", "weapon": "Weapon", "weapons": "Weapons", "vehicle": "Vehicle",
    "vehicles": "Vehicles", "schtick": "Schtick", "schticks": "Schticks", "power": "Power", "fighting": "Fighting",
    "body": "Body", "main": "Main", "shot": "Shot", "shots": "Shots", "establishing": "Establishing",
    "unique": "Unique", "limited": "Limited", "power-generating": "Power-generating", "faceoff": "Faceoff",
    "non-feng": "non-Feng",
}  # fmt: skip


def spelled(words: str) -> str:
    """Words of the lexicon with the capitals that the template gives them."""
    return " ".join(TITLE_WORDS.get(word, word) for word in words.split())


class NounRenderer:
    """Renders what clauses are about."""

    def __init__(self, names: dict[int, Select], targets: list[int], chosen: list[int]) -> None:
        self.names = names
        self.targets = targets
        self.chosen = chosen
        self.many = False

    def np(self, value: Any) -> str:
        """A noun phrase, reference or amount."""
        kind = type(value).__name__
        method = getattr(self, "n_" + kind.lower(), None)
        if method is None:
            raise TypeError(f"{kind} is no noun phrase")
        return method(value)  # type: ignore[no-any-return]

    def n_int(self, value: int) -> str:
        return str(value)

    def n_tuple(self, value: tuple[Any, ...]) -> str:
        """A cost: symbols and Power."""
        return " ".join(f"[{item.symbol}]" if isinstance(item, Faction) else str(item) for item in value)

    def n_x(self, value: X) -> str:
        return "X"

    def n_signed(self, value: Signed) -> str:
        return ("+" if value.sign > 0 else "-") + self.np(value.amount)

    def n_sum(self, value: Sum) -> str:
        if isinstance(value.left, X) and isinstance(value.right, int):
            return f"X+{value.right}"
        return f"{self.np(value.left)}, plus {self.np(value.right)}"

    def n_difference(self, value: Difference) -> str:
        if isinstance(value.left, X) and isinstance(value.right, int):
            return f"X-{value.right}"
        if isinstance(value.right, int) and isinstance(value.left, Of):
            return f"{value.right} less than {self.np(value.left)}"
        return f"{self.np(value.left)}, minus {self.np(value.right)}"

    def n_half(self, value: Half) -> str:
        return f"half {self.np(value.of)}" + (f" rounded {value.rounded}" if value.rounded else "")

    def n_times(self, value: Times) -> str:
        return f"twice {self.np(value.of)}"

    def n_count(self, value: Count) -> str:
        return f"the number of {self.np(value.of)}"

    def n_pereach(self, value: PerEach) -> str:
        return f"{self.np(value.amount)} for each {self.each(value.each)}"

    def each(self, what: Any) -> str:
        """A noun after "for each", which is singular."""
        if isinstance(what, Select):
            many = what.quantity.amount is not None
            kinds = self.kinds(what.kinds, what.joint, many)
            words = [self.np(what.quantity.amount)] if many else []
            return " ".join([*words, kinds, *map(self.limit, what.filters)]).strip()
        if isinstance(what, Of):
            return f"{spelled(' '.join((*what.how, what.what)))} of {self.np(what.of)}"
        return self.np(what)

    def n_bounded(self, value: Bounded) -> str:
        if value.word.startswith("or "):
            return f"{self.np(value.of)} {value.word}"
        return f"{value.word} {self.np(value.of)}"

    def n_clamped(self, value: Clamped) -> str:
        return f"{self.np(value.of)}, {value.word} {self.np(value.bound)}"

    def n_amountof(self, value: AmountOf) -> str:
        return f"{value.word} {self.np(value.what)}"

    # References

    def n_you(self, value: You) -> str:
        return "you"

    def n_thiscard(self, value: ThisCard) -> str:
        return "this card"

    def n_subject(self, value: Subject) -> str:
        return "subject"

    def n_pronoun(self, value: Pronoun) -> str:
        return {"same": "it", "that": f"that {value.noun}"}.get(value.word, value.word)

    def n_itself(self, value: Itself) -> str:
        return "them" if self.many else "it"

    def n_target(self, value: Target) -> str:
        if len(self.targets) > 1 and value.slot in self.targets:
            place = self.targets.index(value.slot)
            return f"the {('first', 'second', 'third')[place]} target"
        select = self.names.get(value.slot)
        return "targets" if select is not None and self.plural(select) else "target"

    def n_chosen(self, value: Chosen) -> str:
        return "the chosen " + self._repeat(value.slot)

    def n_that(self, value: That) -> str:
        select = self.names.get(value.slot)
        many = select is not None and self.plural(select)
        if value.word:
            return f"the {value.word} {self._repeat(value.slot)}"
        return ("those " if many else "that ") + self._repeat(value.slot)

    def _repeat(self, slot: int) -> str:
        select = self.names.get(slot)
        if select is None:
            return "card"
        nouns = set()
        for kind in select.kinds:
            last = kind.all_of[-1] if kind.all_of else None
            nouns.add(last.name if isinstance(last, Type) and not last.negated else "card")
        noun = nouns.pop() if len(nouns) == 1 else "card"
        if not select.kinds:
            noun = "damage"
        return spelled(PLURALS.get(noun, noun) if self.plural(select) else noun)

    def n_of(self, value: Of) -> str:
        words = spelled(" ".join((*value.how, value.what)))
        if isinstance(value.of, (Select, Several)) and (
            isinstance(value.of, Several) or value.of.filters or self.plural(value.of) or value.of.quantity.word == ""
        ):
            return f"the {words} of {self.np(value.of)}"
        return f"{self.possessive(value.of)} {words}"

    def possessive(self, value: Any) -> str:
        if isinstance(value, You):
            return "your"
        if isinstance(value, Itself):
            return "their" if self.many else "its"
        if isinstance(value, Pronoun):
            return {"whose": "whose", "it": "its", "they": "their"}.get(value.word, self.np(value) + "'s")
        words = self.np(value)
        return words + ("'" if words.endswith("s") and self.plural(value) else "'s")

    # Selectors

    def plural(self, value: Any) -> bool:
        """Whether a phrase takes a plural verb."""
        if isinstance(value, Several):
            return value.joint == "and" or self.plural(value.items[-1])
        if isinstance(value, (Target, Chosen, That)):
            select = self.names.get(value.slot)
            return select is not None and self.plural(select)
        if isinstance(value, Pronoun):
            return value.plural
        if isinstance(value, Of):
            return value.what.split()[-1] in ("abilities", "designators", "restrictions", "effects", "targets", "conditions")
        if not isinstance(value, Select):
            return False
        word, amount = value.quantity.word, value.quantity.amount
        mass = value.kinds and all(
            isinstance(kind.all_of[-1], Type) and kind.all_of[-1].name in ("damage", "power", "influence")
            for kind in value.kinds
            if kind.all_of
        )
        if mass:
            return False
        if word in PLURAL:
            return True
        if word == "":
            return True
        return amount is not None and amount != 1

    def n_several(self, value: Several) -> str:
        items = [self.np(item) for item in value.items]
        if len(items) == 2:
            return f"{items[0]} {value.joint} {items[1]}"
        return ", ".join(items[:-1]) + f", {value.joint} {items[-1]}"

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
            return " ".join([self.np(value.filters[0].where), *map(self.limit, value.filters[1:])])  # type: ignore[attr-defined]
        kinds = self.kinds(value.kinds, value.joint, many)
        quantity = self.quantity(value.quantity, kinds)
        if value.targeted:
            quantity = "target" if value.quantity.word == "a" else f"{quantity} target"
        owner, filters = "", list(value.filters)
        if filters and isinstance(filters[0], Controlled) and not isinstance(filters[0].by, You) and value.quantity.word == "":
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
        for place, item in enumerate(filters):
            self.many = many
            named = isinstance(item, Controlled) and isinstance(item.by, (Target, That))
            limits.append(self.alternative(item) if named and place + 1 < len(filters) else self.limit(item))
        return " ".join(part for part in (quantity, owner, kinds, *limits) if part)

    def _titled_alone(self, value: Select) -> str:
        first = value.filters[0]
        assert isinstance(first, Titled)
        return " ".join([f'"{first.titles[0]}"', *map(self.limit, value.filters[1:])])

    def quantity(self, value: Quantity, kinds: str) -> str:
        word = value.word
        if word == "a":
            return "an" if kinds.lstrip("<[").lower()[:1] in "aeiou" and not kinds.lower().startswith("un") or kinds.lower().startswith(("unt", "und", "unr")) else "a"
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

    # Limits

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
        if isinstance(item, OrElse):
            if item.any_of[0] == "and":
                return f"{self.limit(item.any_of[1])} and {self.limit(item.any_of[2])}"
            return " or ".join(self.alternative(part) for part in item.any_of)
        if isinstance(item, Where):
            return self.where(item)
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
        if item.test == "":
            return f"with {article} {words} of {self.np(item.amount)}"
        if item.test.startswith("or "):
            return f"with {article} {words} of {self.np(item.amount)} {item.test}"
        if item.test == "equal to":
            return f"with {article} {words} equal to {self.np(item.amount)}"
        if item.test in ("up to",) or item.test.startswith(("more than", "fewer than", "no more")):
            return f"with {article} {words} of {item.test} {self.np(item.amount)}"
        return f"with {words} {item.test} {self.np(item.amount)}"

    # Provided by the clause renderer

    def past(self, item: Past) -> str:
        raise NotImplementedError

    def gerund(self, verb: str) -> str:
        raise NotImplementedError

    def where(self, item: Where) -> str:
        raise NotImplementedError
