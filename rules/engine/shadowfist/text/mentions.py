"""What a text has named so far, and which words may refer to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine.shadowfist.text.lexicon import listed_by_bar
from rules.engine.shadowfist.text.references import Of
from rules.engine.shadowfist.text.selectors import Select, Type

CARDS = frozenset(
    listed_by_bar("""
character | site | feng shui site | state | event | edge | card | weapon | vehicle | schtick | weapon state |
vehicle state | schtick state | foundation character | faceoff event | character token | token | copy | non-feng
shui site
""")
)


MASS = frozenset({"power", "damage", "influence"})
PLAYERS = frozenset({"player", "opponent", "bidder", "winner"})


# A noun that repeats another: what it may stand for.
MATCHES = {
    "card": CARDS,
    "site": {"site", "feng shui site", "non-feng shui site"},
    "state": {"state", "weapon", "vehicle", "schtick", "weapon state", "vehicle state", "schtick state"},
    "event": {"event", "faceoff event"},
    "character": {"character", "foundation character", "character token"},
    "player": PLAYERS,
    "opponent": PLAYERS,
    "resource": {"resource", "faction resource", "resource condition"},
    "weapon": {"weapon", "weapon state"},
    "target": {"legal target"},
    "source": {"source", "source of damage"},
}


PILES = frozenset({"deck", "hand", "smoked pile", "toasted pile", "burned-for-victory pile", "pool"})
NUMBERING = frozenset({"raise", "lower", "raise or lower"})
MOVING = frozenset({"return", "toast", "play", "place", "put", "move", "heal", "unturn"})
SHUFFLES = frozenset({"reshuffle", "shuffle", "cut"})
CHOOSING = frozenset({"choose", "name", "select"})
LOOSE = frozenset({"card", "target", "subject", "type", "number", "designator", "title"})


PLURAL_QUANTITIES = frozenset(listed_by_bar("all|each|number|up to|any number of|or more|exactly|the number")) | {""}


class UnresolvedError(ValueError):
    """A word refers back to nothing; ``word`` says which."""


@dataclass
class Mention:
    """Something that a later word can refer to: a selector or a reference, and how it came up."""

    what: Any
    role: str
    verb: str
    sentence: int
    in_event: bool
    many: bool = False
    clause: int = 0

    def nouns(self) -> set[str]:
        """The types it can be."""
        if isinstance(self.what, Of):
            return {self.what.what} if self.what.what in PILES else {"player", self.what.what}
        if not isinstance(self.what, Select):
            return {"card"}
        found: set[str] = set()
        for kind in self.what.kinds:
            last = kind.all_of[-1] if kind.all_of else None
            if isinstance(last, Type):
                found.add("character" if last.negated and last.name != "card" else last.name)
            else:
                found.add("card")
        if not self.what.kinds:
            found.add("damage")
        return found

    @property
    def plural(self) -> bool:
        """Whether it can be several."""
        if self.many:
            return True
        if self.role == "each" or self.nouns() <= MASS:
            return False
        if not isinstance(self.what, Select):
            return False
        quantity = self.what.quantity
        return quantity.word in PLURAL_QUANTITIES and quantity.amount != 1
