"""References and amounts in the house template."""

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
from rules.engine.text.mentions import CARDS, Mention
from rules.engine.text.references import Chosen, Itself, Of, Pronoun, Subject, Target, That, ThisCard, You
from rules.engine.text.selectors import (
    Faction,
    Kind,
    Select,
    Several,
    Type,
)
from rules.engine.text.vocabulary import ORDINALS

PLURALS = {
    forms[0]: forms[1] if len(forms) > 1 else forms[0]
    for table in (ATTRIBUTE_WORDS, TYPES)
    for entry in table.replace("\n", " ").split(",")
    for forms in [entry.strip().split("|")]
} | {"target": "targets"}


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


class ReferenceRenderer:
    """Renders references and amounts."""

    def __init__(self, names: dict[int, Select], targets: list[int], chosen: list[int]) -> None:
        self.names = names
        self.targets = targets
        self.chosen = chosen
        self.many = False
        self.within: list[int] = []
        self.thats: list[int] = []

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
        if isinstance(value.right, int) and isinstance(value.left, (Of, Select)):
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

    def n_you(self, value: You) -> str:
        return "you"

    def n_thiscard(self, value: ThisCard) -> str:
        return "this card"

    def n_subject(self, value: Subject) -> str:
        return "subject"

    def n_pronoun(self, value: Pronoun) -> str:
        return {"same": "it", "that": f"that {value.noun}"}.get(value.word, value.word)

    def n_itself(self, value: Itself) -> str:
        return "itself"

    def n_target(self, value: Target) -> str:
        if value.slot in self.within:
            return "it"
        if len(self.targets) > 1 and value.slot in self.targets:
            place = self.targets.index(value.slot)
            return f"the {ORDINALS[place]} target"
        select = self.names.get(value.slot)
        return "targets" if select is not None and self.plural(select) else "target"

    def n_chosen(self, value: Chosen) -> str:
        noun = self._repeat(value.slot)
        alike = [slot for slot in self.chosen if slot == value.slot or self._repeat(slot) == noun]
        which = f"{ORDINALS[alike.index(value.slot)]} " if len(alike) > 1 and value.slot in alike else ""
        return f"the {which}chosen {noun}"

    def n_that(self, value: That) -> str:
        select = self.names.get(value.slot)
        many = select is not None and self.plural(select)
        if value.slot in self.within and select is not None and Mention(select, "", "", 0, False).nouns() & CARDS:
            return "it"
        told = self._told_apart(value.slot)
        if told and not value.word:
            return f"the {told}"
        if value.word:
            return f"the {value.word} {self._repeat(value.slot)}"
        return ("those " if many else "that ") + self._repeat(value.slot)

    def _told_apart(self, slot: int) -> str:
        """A reference by description, where another of the same type is referred to: the attacking Character."""
        alike = [each for each in self.thats if each != slot and self._repeat(each) == self._repeat(slot)]
        select = self.names.get(slot)
        if not alike or select is None or len(select.kinds) != 1:
            return ""
        words = select.kinds[0].all_of
        if len(words) < 2 or any(words == self.names[each].kinds[0].all_of for each in alike if self.names[each].kinds):
            return ""
        return self.kinds(select.kinds, "", False)

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
        if value.what == "type" and isinstance(value.of, Chosen):
            return "the chosen type"
        if value.what == "rest":
            return f"the rest of {self.np(value.of)}"
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
            return value.what.split()[-1] in (
                "abilities",
                "designators",
                "restrictions",
                "effects",
                "targets",
                "conditions",
            )
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
        if amount is not None:
            return bool(amount != 1)
        return word in PLURAL or word == ""

    def n_several(self, value: Several) -> str:
        if all(isinstance(item, Target) for item in value.items):
            return "targets"
        items = [self.np(item) for item in value.items]
        if len(items) == 2:
            return f"{items[0]} {value.joint} {items[1]}"
        return ", ".join(items[:-1]) + f", {value.joint} {items[-1]}"

    # Provided by the renderer of selectors

    def limit(self, item: Any) -> str:
        """A limit of a noun."""
        raise NotImplementedError

    def kinds(self, kinds: tuple[Kind, ...], joint: str, many: bool) -> str:
        """Alternatives of kinds."""
        raise NotImplementedError
