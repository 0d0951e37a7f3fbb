"""References and amounts in the house template."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from rules.engine.shadowfist.text import amounts as am
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.lexicon import ATTRIBUTES as ATTRIBUTE_WORDS
from rules.engine.shadowfist.text.lexicon import TYPES
from rules.engine.shadowfist.text.mentions import CARDS, Mention
from rules.engine.shadowfist.text.vocabulary import ORDINALS

PLURALS = {
    forms[0]: forms[1] if len(forms) > 1 else forms[0]
    for table in (ATTRIBUTE_WORDS, TYPES)
    for entry in table.replace("\n", " ").split(",")
    for forms in [entry.strip().split("|")]
} | {"target": "targets"}


PLURAL = frozenset(
    {"all", "up to", "any number of", "or more", "those", "all other", "both", "at least", "at most", "more", "fewer"}
)


TITLE_WORDS = {
    "feng": "Feng", "shui": "Shui", "site": "Site", "sites": "Sites", "character": "Character",
    "characters": "Characters", "state": "State", "states": "States", "event": "Event", "events": "Events",
    "edge": "Edge", "edges": "Edges", "weapon": "Weapon", "weapons": "Weapons", "vehicle": "Vehicle",
    "vehicles": "Vehicles", "schtick": "Schtick", "schticks": "Schticks", "power": "Power", "fighting": "Fighting",
    "body": "Body", "main": "Main", "shot": "Shot", "shots": "Shots", "establishing": "Establishing",
    "unique": "Unique", "limited": "Limited", "power-generating": "Power-generating", "faceoff": "Faceoff",
    "non-feng": "non-Feng",
}  # fmt: skip


FIELD = re.compile(r"\{(\w+):?(\w*)\}")
# Noun phrases that always read the same.
NOUNS: dict[type[object], str] = {
    am.X: "X",
    am.Times: "twice {of}",
    am.Count: "the number of {of}",
    am.PerEach: "{amount} for each {each:each}",
    am.Clamped: "{of}, {word} {bound}",
    am.AmountOf: "{word} {what}",
    ref.You: "you",
    ref.ThisCard: "this card",
    ref.Itself: "itself",
}


@cache
def _parts(template: str) -> list[str]:
    """The words of a template before its fields, and each field, its method and the words after it."""
    return FIELD.split(template)


def spelled(words: str) -> str:
    """Words of the lexicon with the capitals that the template gives them."""
    return " ".join(TITLE_WORDS.get(word, word) for word in words.split())


def joined(words: list[str], joint: str) -> str:
    """A list in a sentence: "a, b, or c"."""
    if len(words) < 3:
        return f" {joint} ".join(words)
    return ", ".join(words[:-1]) + f", {joint} {words[-1]}"


class ReferenceRenderer:
    """Renders references and amounts."""

    def __init__(self, names: dict[int, sel.Select], targets: list[int], chosen: list[int]) -> None:
        self.names = names
        self.targets = targets
        self.chosen = chosen
        self.many = False
        self.within: list[int] = []
        self.thats: list[int] = []

    def np(self, value: Any) -> str:
        """A noun phrase, reference or amount."""
        if isinstance(value, int):
            return str(value)
        if type(value) in NOUNS:
            return self.fill(NOUNS[type(value)], value)
        kind = type(value).__name__
        method = getattr(self, "n_" + kind.lower(), None)
        if method is None:
            raise TypeError(f"{kind} is no noun phrase")
        return method(value)  # type: ignore[no-any-return]

    def fill(self, template: str, node: object) -> str:
        """A template with the node's fields in it: ``{field}`` a phrase or word, ``{field:how}`` by that method."""
        words, *fields = _parts(template)
        for field, how, after in zip(fields[::3], fields[1::3], fields[2::3], strict=True):
            value = getattr(node, field)
            said = getattr(self, how)(value) if how else value if isinstance(value, str) else self.np(value)
            words += f"{said}{after}"
        return words

    def n_tuple(self, value: tuple[Any, ...]) -> str:
        """A cost: symbols and Power."""
        return " ".join(f"[{item.symbol}]" if isinstance(item, sel.Faction) else str(item) for item in value)

    def n_subject(self, value: ref.Subject) -> str:
        return f"subject {spelled(value.type)}".strip()

    def n_signed(self, value: am.Signed) -> str:
        return ("+" if value.sign > 0 else "-") + self.np(value.amount)

    def n_sum(self, value: am.Sum) -> str:
        if isinstance(value.left, am.X) and isinstance(value.right, int):
            return f"X+{value.right}"
        return f"{self.np(value.left)}, plus {self.np(value.right)}"

    def n_difference(self, value: am.Difference) -> str:
        if isinstance(value.left, am.X) and isinstance(value.right, int):
            return f"X-{value.right}"
        if isinstance(value.right, int) and isinstance(value.left, (ref.Of, sel.Select)):
            return f"{value.right} less than {self.np(value.left)}"
        return f"{self.np(value.left)}, minus {self.np(value.right)}"

    def n_half(self, value: am.Half) -> str:
        return f"half {self.np(value.of)}" + (f" rounded {value.rounded}" if value.rounded else "")

    def each(self, what: Any) -> str:
        """A noun after "for each", which is singular."""
        if isinstance(what, sel.Select):
            many = what.quantity.amount is not None
            kinds = self.kinds(what.kinds, what.joint, many)
            words = [self.np(what.quantity.amount)] if many else []
            return " ".join([*words, kinds, *map(self.limit, what.filters)]).strip()
        if isinstance(what, ref.Of):
            return f"{spelled(' '.join((*what.how, what.what)))} of {self.np(what.of)}"
        return self.np(what)

    def n_bounded(self, value: am.Bounded) -> str:
        if value.word.startswith("or "):
            return f"{self.np(value.of)} {value.word}"
        return f"{value.word} {self.np(value.of)}"

    def n_pronoun(self, value: ref.Pronoun) -> str:
        return {"same": "it", "that": f"that {value.noun}"}.get(value.word, value.word)

    def n_target(self, value: ref.Target) -> str:
        if value.slot in self.within:
            return "it"
        if len(self.targets) > 1 and value.slot in self.targets:
            place = self.targets.index(value.slot)
            return f"the {ORDINALS[place]} target"
        select = self.names.get(value.slot)
        return "targets" if select is not None and self.plural(select) else "target"

    def n_chosen(self, value: ref.Chosen) -> str:
        noun = self._repeat(value.slot)
        alike = [slot for slot in self.chosen if slot == value.slot or self._repeat(slot) == noun]
        which = f"{ORDINALS[alike.index(value.slot)]} " if len(alike) > 1 and value.slot in alike else ""
        return f"the {which}chosen {noun}"

    def n_that(self, value: ref.That) -> str:
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
            nouns.add(last.name if isinstance(last, sel.Type) and not last.negated else "card")
        noun = nouns.pop() if len(nouns) == 1 else "card"
        if not select.kinds:
            noun = "damage"
        return spelled(PLURALS.get(noun, noun) if self.plural(select) else noun)

    def n_of(self, value: ref.Of) -> str:
        if value.what == "type" and isinstance(value.of, ref.Chosen):
            return "the chosen type"
        if value.what == "rest":
            return f"the rest of {self.np(value.of)}"
        words = spelled(" ".join((*value.how, value.what)))
        if isinstance(value.of, (sel.Select, sel.Several)) and (
            isinstance(value.of, sel.Several)
            or value.of.filters
            or self.plural(value.of)
            or value.of.quantity.word == ""
        ):
            return f"the {words} of {self.np(value.of)}"
        return f"{self.possessive(value.of)} {words}"

    def possessive(self, value: Any) -> str:
        if isinstance(value, ref.You):
            return "your"
        if isinstance(value, ref.Itself):
            return "their" if self.many else "its"
        if isinstance(value, ref.Pronoun):
            return {"whose": "whose", "it": "its", "they": "their"}.get(value.word, self.np(value) + "'s")
        words = self.np(value)
        return words + ("'" if words.endswith("s") and self.plural(value) else "'s")

    def plural(self, value: Any) -> bool:
        """Whether a phrase takes a plural verb."""
        if isinstance(value, sel.Several):
            return value.joint == "and" or self.plural(value.items[-1])
        if isinstance(value, (ref.Target, ref.Chosen, ref.That)):
            select = self.names.get(value.slot)
            return select is not None and self.plural(select)
        if isinstance(value, ref.Pronoun):
            return value.plural
        if isinstance(value, ref.Of):
            return value.what.split()[-1] in (
                "abilities",
                "designators",
                "restrictions",
                "effects",
                "targets",
                "conditions",
            )
        if not isinstance(value, sel.Select):
            return False
        word, amount = value.quantity.word, value.quantity.amount
        mass = value.kinds and all(
            isinstance(kind.all_of[-1], sel.Type) and kind.all_of[-1].name in ("damage", "power", "influence")
            for kind in value.kinds
            if kind.all_of
        )
        if mass:
            return False
        if amount is not None:
            return bool(amount != 1)
        return word in PLURAL or word == ""

    def n_several(self, value: sel.Several) -> str:
        if all(isinstance(item, ref.Target) for item in value.items):
            return "targets"
        return joined([self.np(item) for item in value.items], value.joint)

    # Provided by the renderer of selectors

    def limit(self, item: Any) -> str:
        """A limit of a noun."""
        raise NotImplementedError

    def kinds(self, kinds: tuple[sel.Kind, ...], joint: str, many: bool) -> str:
        """Alternatives of kinds."""
        raise NotImplementedError
