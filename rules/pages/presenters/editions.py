"""The editions of the rules side by side: the table of differences, and the concordance below it."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.engine import Citation
from rules.engine.shadowfist import DIFFERENCES, RULESETS, Difference, Ruleset
from rules.pages.citations import Cited, cite
from rules.pages.parameters import Parameters
from rules.pages.presenters.topics import TopicView, concordance


@dataclass(frozen=True)
class Cell:
    """What an edition has for a rule: the ``same`` as the edition before, or a change; ``repeats``: in its words."""

    ruleset: Ruleset
    text: str
    cited: tuple[Cited, ...]
    same: bool
    repeats: bool
    before: Ruleset | None


@dataclass(frozen=True)
class Row:
    """A rule that differs between the editions."""

    key: str
    title: str
    cells: tuple[Cell, ...]


@dataclass
class Group:
    """The differences of one topic; ``anchor`` is the topic's place in the concordance, if it is there."""

    slug: str
    title: str
    anchor: str = ""
    rows: list[Row] = field(default_factory=list)


@dataclass(frozen=True)
class Filter:
    """A way to narrow the table."""

    label: str
    count: int
    query: str
    current: bool


@dataclass
class EditionsPage:
    """The table, narrowed to what ``changed`` in one edition if that was asked for, and the concordance."""

    rulesets: list[Ruleset]
    changed: str
    filters: list[Filter]
    groups: list[Group]
    topics: list[TopicView]

    @property
    def shown(self) -> set[str]:
        """The topics that the table has, as far as it is shown."""
        return {group.slug for group in self.groups}


def editions_page(parameters: Parameters) -> EditionsPage:
    """The page for the ``changed`` (an edition) of the request."""
    rulesets = list(RULESETS.values())
    changed = parameters.choice("changed", [one.slug for one in rulesets[1:]], "edition that could change anything")
    topics = concordance()
    rows = [(difference.topic, _row(difference, rulesets)) for difference in DIFFERENCES.values()]
    groups = {topic.slug: Group(topic.slug, topic.title, topic.anchor) for topic in topics}
    for slug, row in rows:
        if not changed or _changed_in(row, changed):
            groups.setdefault(slug, Group(slug, slug.replace("-", " ").capitalize())).rows.append(row)
    filters = [Filter("All differences", len(rows), "?" + parameters.without("changed"), not changed)]
    for one in rulesets[1:]:
        count = sum(_changed_in(row, one.slug) for _, row in rows)
        query = "?" + parameters.without(changed=one.slug)
        filters.append(Filter(f"New in {_short(one)}", count, query, changed == one.slug))
    return EditionsPage(rulesets, changed, filters, [group for group in groups.values() if group.rows], topics)


def _short(ruleset: Ruleset) -> str:
    """``2001`` for Z-Man 2001."""
    last = ruleset.name.split()[-1]
    return last if last.isdigit() else f"the {last.lower()} edition"


def _changed_in(row: Row, slug: str) -> bool:
    return any(cell.ruleset.slug == slug and not cell.same for cell in row.cells)


def _row(difference: Difference, rulesets: list[Ruleset]) -> Row:
    cells = []
    before: Ruleset | None = None
    for ruleset in rulesets:
        rule = ruleset.rule(difference.key)
        older = before.rule(difference.key) if before else None
        cells.append(
            Cell(
                ruleset=ruleset,
                text=rule.text,
                cited=tuple(_cited(citation, ruleset) for citation in rule.citations),
                same=older is not None and older.value == rule.value,
                repeats=older is not None and older.value == rule.value and older.text == rule.text,
                before=before,
            )
        )
        before = ruleset
    return Row(difference.key, difference.title, tuple(cells))


def _cited(citation: Citation, ruleset: Ruleset) -> Cited:
    """The citation; in the column of its own edition the number is enough."""
    cited = cite(citation.document, citation.section)
    if citation.document != ruleset.document:
        return cited
    return Cited(f"§{citation.section}", cited.url, cited.label + (f" {cited.title}" if cited.title else ""))
