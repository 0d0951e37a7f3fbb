"""Numbered and lettered items of a section: ``- a) ...``, ``1. ...``, which become ``3.3.1.a``, ``3.5.1``."""

from __future__ import annotations

import re

MARKER = re.compile(r"(?:- )?(?P<label>\d{1,2}|[a-z])[.)]\s+(?P<text>\S.*)", re.DOTALL)


class ItemNumbers:
    """Tells items from text that looks like one: a label counts only where it is the next one expected.

    >>> numbers = ItemNumbers("7.3")
    >>> [numbers.accept(label) for label in ("1", "2", "a", "b", "d", "3")]
    ['7.3.1', '7.3.2', '7.3.2.a', '7.3.2.b', '', '7.3.3']
    """

    def __init__(self, section: str) -> None:
        self._section = section
        self._labels: list[str] = []

    def accept(self, label: str) -> str:
        """The full number of the item that this label begins, empty if no item can begin here."""
        for depth in range(len(self._labels), 0, -1):
            if label == _successor(self._labels[depth - 1]):
                self._labels[depth - 1 :] = [label]
                return self.current
        if label in ("1", "a") and all(open_label.isdigit() != label.isdigit() for open_label in self._labels):
            self._labels.append(label)
            return self.current
        return ""

    @property
    def current(self) -> str:
        """The number of the item begun last; the section's own before the first."""
        return ".".join([self._section, *self._labels])


def _successor(label: str) -> str:
    return str(int(label) + 1) if label.isdigit() else chr(ord(label) + 1)
