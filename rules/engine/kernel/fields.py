"""Reading the fields of a JSON object: each has a type and bounds, and what is wrong is noted with its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.engine.kernel.json_values import Json

MAX_NUMBER = 1_000_000
MAX_WORD = 200  # characters
MAX_WORDS = 200  # of a list
MAX_QUOTED = 80  # characters of what a fault quotes


def quoted(value: object) -> str:
    """A value as a fault quotes it: in full if it is short.

    >>> quoted("x" * 300)[-6:]
    "xxx'…"
    """
    if value is None:
        return "null"
    shown = repr(value[: MAX_QUOTED - 2] if isinstance(value, str) else value)
    cut = isinstance(value, str) and len(value) > MAX_QUOTED - 2
    return f"{shown[:MAX_QUOTED]}…" if cut or len(shown) > MAX_QUOTED + 2 else shown


class Fields:
    """The fields of one object. ``place`` is where it stands, as ``players[0].hand[2]``; ``faults`` collects.

    A field that says nothing is left out: null is a fault like any other value of a wrong type.
    """

    def __init__(self, given: object, place: str, faults: list[str]) -> None:
        self.place = place
        self.faults = faults
        self.given: Mapping[str, Json] = {}
        if isinstance(given, Mapping):
            self.given = given
        else:
            faults.append(f"{place or 'scenario'}: must be an object with named fields")

    def fault(self, name: str, message: str) -> None:
        """Notes a fault in one field."""
        self.faults.append(f"{self._at(name)}: {message}")

    def _at(self, name: str) -> str:
        return f"{self.place}.{name}" if self.place else name

    def only(self, *names: str) -> None:
        """Notes every field that is none of these."""
        for name in self.given:
            if name not in names:
                self.fault(str(name)[:MAX_WORD], f"unknown field; known here: {', '.join(names)}")

    def text(self, name: str, default: str, *, most: int = MAX_WORD) -> str:
        """A text of at most so many characters."""
        if name not in self.given:
            return default
        value = self.given[name]
        if not isinstance(value, str):
            self.fault(name, f"{quoted(value)} is no text")
            return default
        if len(value) > most:
            self.fault(name, f"longer than {most} characters")
            return default
        return value

    def choice(self, name: str, options: Sequence[str], default: str) -> str:
        """One of several words."""
        value = self.text(name, default)
        if value not in options:
            self.fault(name, f"{quoted(value)} is none of {', '.join(options)}")
            return default
        return value

    def number(self, name: str, default: int, *, least: int = 0, most: int = MAX_NUMBER) -> int:
        """A whole number within bounds."""
        if name not in self.given:
            return default
        value = self.given[name]
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(name, f"{quoted(value)} must be a whole number")
            return default
        if not least <= value <= most:
            self.fault(name, f"{quoted(value)} is not between {least} and {most}")
            return default
        return value

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.given.get(name, False)
        if not isinstance(value, bool):
            self.fault(name, f"{quoted(value)} is neither true nor false")
            return False
        return value

    def items(self, name: str, *, most: int) -> list[Json]:
        """A list, not longer than ``most``."""
        if name not in self.given:
            return []
        value = self.given[name]
        if not isinstance(value, list | tuple):
            self.fault(name, "must be a list")
            return []
        if len(value) > most:
            self.fault(name, f"{len(value)} entries; at most {most} are evaluated")
            return []
        return list(value)

    def words(self, name: str) -> list[str]:
        """A list of short texts."""
        found = self.items(name, most=MAX_WORDS)
        for i, each in enumerate(found):
            if not isinstance(each, str) or len(each) > MAX_WORD:
                self.fault(f"{name}[{i}]", f"{quoted(each)} is no id")
        return [each for each in found if isinstance(each, str)]

    def mapping(self, name: str) -> Mapping[str, Json]:
        """An object."""
        if name not in self.given:
            return {}
        value = self.given[name]
        if not isinstance(value, Mapping):
            self.fault(name, "must be an object")
            return {}
        return value
