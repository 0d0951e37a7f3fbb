"""Reading what a visitor sent: every value is bounded, and what is of no use becomes a notice, never an error."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import date

from django.http import HttpRequest, QueryDict

from rules.engine.shadowfist import DEFAULT_RULESET, RULESETS, Ruleset

MAX_TEXT = 400


# What a search box opens, and no link to other pages of its results does.
ONCE = ("go",)


@dataclass
class Parameters:
    """The parameters of a request, with notices on what could not be used."""

    query: QueryDict
    notices: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, request: HttpRequest) -> Parameters:
        return cls(request.GET)

    def text(self, name: str, limit: int = MAX_TEXT) -> str:
        """A text without control characters, cut after ``limit`` characters."""
        raw = self.query.get(name, "")
        value = " ".join("".join(c if c.isprintable() else " " for c in raw[: limit * 4]).split())
        if len(value) > limit or len(raw) > limit * 4:
            self.notices.append(f"Only the first {limit} characters of what you entered were used.")
        return value[:limit].strip()

    def choice(self, name: str, options: Collection[str], what: str) -> str:
        """One of some values, empty for none; the case does not matter."""
        value = self.text(name, 80)
        found = next((option for option in options if option.casefold() == value.casefold()), "")
        if value and not found:
            self.notices.append(f"“{value}” is no {what}; it was left out. There is {', '.join(options)}.")
        return found

    def ruleset(self) -> Ruleset:
        """The edition asked for, else the default."""
        return RULESETS[self.choice("ruleset", RULESETS, "edition of the rules") or DEFAULT_RULESET]

    def day(self, name: str) -> date | None:
        """A date as ``2000-07-15``; a year or a month stands for its last day."""
        value = self.text(name, 40)
        if not value:
            return None
        try:
            return _day(value)
        except ValueError:
            self.notices.append(f"“{value}” is no date such as 2000-07-15; it was left out.")
            return None

    def page(self, pages: int) -> int:
        """The page asked for, brought into 1 to ``pages``."""
        value = self.text("page", 40)
        if not value:
            return 1
        number = int(value) if value.isascii() and value.isdigit() and len(value) < 8 else 0
        if 1 <= number <= pages:
            return number
        last = "there is only one page" if pages == 1 else f"the pages are 1 to {pages}"
        self.notices.append(f"There is no page {value}: {last}.")
        return pages if number > pages else 1

    def without(self, *names: str, **values: str) -> str:
        """The query string without some parameters and with others set: for links to other pages and filters."""
        kept = QueryDict(mutable=True)
        for key in self.query:
            given = self.query.get(key, "")
            if key not in {*names, *values, *ONCE} and given and len(given) <= 4 * MAX_TEXT:
                kept[key] = given
        for key, value in values.items():
            if value:
                kept[key] = value
        return kept.urlencode()


def _day(value: str) -> date:
    if len(value) == 4 and value.isascii() and value.isdigit():
        return date(int(value), 12, 31)
    if len(value) == 7 and value[4] == "-":
        year, month = int(value[:4]), int(value[5:])
        following = date(year + month // 12, month % 12 + 1, 1)
        return date.fromordinal(following.toordinal() - 1)
    return date.fromisoformat(value)
