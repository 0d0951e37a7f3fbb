"""The editions of the Shadowfist rules.

What differs between them is the table in ``differences``; code that depends on such a rule asks
``ruleset.value("burn_for_power")`` and never compares names.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from rules.engine.shadowfist.editions.differences import DIFFERENCES, Rule


@dataclass(frozen=True)
class Ruleset:
    """An edition: its slug, the document it comes from, and the day whose wordings it plays with (None: the latest)."""

    slug: str
    name: str
    document: str
    day: date | None

    def rule(self, key: str) -> Rule:
        """What this edition has for one row of the table of differences.

        :raises KeyError: if the table has no such row.
        """
        return DIFFERENCES[key].rules[self.slug]

    def value(self, key: str) -> object:
        """The value of a row, for code to act on."""
        return self.rule(key).value


RULESETS = {
    ruleset.slug: ruleset
    for ruleset in (
        Ruleset("daedalus-1995", "Daedalus 1995", "shadowfist-faq-1995", date(1995, 12, 31)),
        Ruleset("zman-2000", "Z-Man 2000", "shadowfist-rulebook-2000", date(2000, 12, 31)),
        Ruleset("zman-2001", "Z-Man 2001", "shadowfist-faq-2001", date(2001, 4, 30)),
        Ruleset("modern", "Modern", "shadowfist-card-abilities", None),
    )
}
DEFAULT_RULESET = "zman-2001"


class UnknownRulesetError(KeyError):
    """No such edition; the message names those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


def ruleset(slug: str | None) -> Ruleset:
    """The edition with this slug, the default for none.

    :raises UnknownRulesetError: if there is no such edition.
    """
    try:
        return RULESETS[slug or DEFAULT_RULESET]
    except KeyError:
        raise UnknownRulesetError(f"{slug!r} is no ruleset; there are {', '.join(RULESETS)}.") from None
