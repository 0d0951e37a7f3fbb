"""The texts of all cards, for tests that need no list of cards: bundled, and the community's where they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.management.commands.compile_report import Printed, bundled_texts, community_texts
from tests.engine_library import FIXTURES


@dataclass(frozen=True)
class Wording:
    """A text and the card that it stands on."""

    title: str
    type: str
    text: str


@cache
def bundled() -> tuple[Wording, ...]:
    """Every wording of the bundled cards, once."""
    return _each_once(bundled_texts(FIXTURES))


@cache
def community(shared: Path) -> tuple[Wording, ...]:
    """Every wording of the community file that the bundled cards do not have, once."""
    known = set(bundled())
    found = _each_once(community_texts(shared / "data" / "chimpshack" / "cards.csv"))
    return tuple(each for each in found if each not in known)


def _each_once(texts: Iterable[Printed]) -> tuple[Wording, ...]:
    return tuple(dict.fromkeys(Wording(each.title, each.type, each.text) for each in texts))
