"""The shape of the table of differences, and short ways to write its rows."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.kernel.citations import Citation

EDITIONS = ("daedalus-1995", "zman-2000", "zman-2001", "modern")
BOOK, FAQ95, FAQ01, PAGE = (
    *("shadowfist-rulebook-2000", "shadowfist-faq-1995", "shadowfist-faq-2001", "shadowfist-card-abilities"),
)


@dataclass(frozen=True)
class Rule:
    """What one edition has for a rule; ``value`` is for code, ``text`` for people."""

    value: object
    text: str
    citations: tuple[Citation, ...]


@dataclass(frozen=True)
class Difference:
    """A rule that differs, with its cell for each edition."""

    key: str
    title: str
    topic: str
    rules: dict[str, Rule]


def cell(value: object, text: str, *addresses: str) -> Rule:
    """A cell; addresses are ``document/section``."""
    return Rule(value, text, tuple(Citation.of(address) for address in addresses))


def row(key: str, title: str, topic: str, *cells: Rule) -> Difference:
    """A row; fewer cells than editions mean that the last one holds from then on."""
    filled = [*cells, *[cells[-1]] * (len(EDITIONS) - len(cells))]
    return Difference(key, title, topic, dict(zip(EDITIONS, filled, strict=True)))


def keyword(name: str, section: str, does: str, before: Rule | None = None) -> Difference:
    """A restriction or special ability that only the later page has; ``before`` is what there was in its place."""
    key = "keyword_" + name.lower().replace(" ", "_").replace("-", "_")
    topic, listed = ("restrictions", "10.1.1") if section.startswith("1.6") else ("keywords", "10.1.2")
    absent = before or cell(False, "Not part of the game yet.", f"{BOOK}/{listed}")
    return row(key, f"{name} on cards", topic, absent, absent, absent, cell(True, does, f"{PAGE}/{section}"))
