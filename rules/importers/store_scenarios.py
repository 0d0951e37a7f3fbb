"""The corpus of interactions: checked against the cards and sections there are, and stored."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from rules.engine import Citation, ScenarioError
from rules.engine.shadowfist import DEFAULT_RULESET, CardLibrary, read_scenario
from rules.engine.ufs import DEFAULT_RULESET as UFS_RULESET
from rules.engine.ufs import Library as UfsLibrary
from rules.engine.ufs import read_scenario as read_ufs_scenario
from rules.importers.report import Fault, Report
from rules.importers.scenario_files import LeftOut, ScenarioEntry
from rules.interactions.titles import titles
from rules.models import CardAlias, Game, Scenario, Section
from rules.text.texts import ParsedDocument, PassageKind, title_slug

LEFT_OUT_FILE = "left-out.yaml"


def check_scenarios(
    entries: Iterable[ScenarioEntry],
    left_out: Iterable[LeftOut],
    cards: CardLibrary,
    texts: Mapping[str, ParsedDocument],
    ufs_cards: UfsLibrary,
) -> list[Fault]:
    """Entries whose scenario is malformed (an unknown card is), and sections and examples that no document has."""
    examples = {
        Citation(slug, section.number): sum(passage.kind == PassageKind.EXAMPLE for passage in section.passages)
        for slug, parsed in texts.items()
        for section in parsed.sections
    }
    faults = []
    for entry in entries:
        file = f"{entry.file}.yaml"
        for field, citation in (("source", entry.source), *(("expect.cites", each) for each in entry.cites)):
            if citation not in examples:
                faults.append(Fault(file, f"{entry.name}: {field}", f"there is no section {citation}"))
        faults += _example(file, entry.name, entry.source, entry.example, examples)
        try:
            if entry.is_ufs:
                read_ufs_scenario(entry.scenario, ufs_cards)
            else:
                read_scenario(entry.scenario, cards)
        except ScenarioError as error:
            faults += [Fault(file, f"{entry.name}: scenario", fault) for fault in error.faults]
    for row in left_out:
        if row.source not in examples:
            faults.append(Fault(LEFT_OUT_FILE, str(row.source), f"there is no section {row.source}"))
        for number in row.examples:
            faults += _example(LEFT_OUT_FILE, str(row.source), row.source, number, examples)
    return faults


def _example(
    file: str, name: str, source: Citation, number: int | None, examples: Mapping[Citation, int]
) -> list[Fault]:
    count = examples.get(source)
    if number is None or count is None or 1 <= number <= count:
        return []
    return [Fault(file, f"{name}: example", f"{source} has {count} worked examples; there is no {number}")]


def store_scenarios(games: Mapping[str, Game], entries: Iterable[ScenarioEntry], report: Report) -> None:
    """Make the stored corpus what the entries say. Their sections and cards are there already."""
    sections = {(s.document.slug, s.number): s.pk for s in Section.objects.select_related("document")}
    known = {
        game.pk: dict(CardAlias.objects.filter(game=game).values_list("slug", "card_id")) for game in games.values()
    }
    stored = {each.name: each for each in Scenario.objects.prefetch_related("sections", "cards")}
    for order, entry in enumerate(entries):
        game = games["ufs" if entry.is_ufs else "shadowfist"]
        named = known[game.pk]
        values = {
            "game_id": game.pk,
            "title": entry.title,
            "file": entry.file,
            "order": order,
            "section_id": sections[entry.source.document, entry.source.section],
            "example": entry.example,
            "ruleset": entry.scenario.get("ruleset") or (UFS_RULESET if entry.is_ufs else DEFAULT_RULESET),
            "tags": list(entry.tags),
            "entry_text": json.dumps({**entry.entry, "file": entry.file}, ensure_ascii=False),
        }
        about = {sections[each.document, each.section] for each in (entry.source, *entry.cites)}
        cards = {named[slug] for title in _titles(entry) if (slug := title_slug(title, game.slug)) in named}
        row = stored.pop(entry.name, None)
        if row is None:
            row = Scenario.objects.create(name=entry.name, **values)
            row.sections.set(about)
            row.cards.set(cards)
            report.count("created", "interactions")
            continue
        changed = any(getattr(row, name) != value for name, value in values.items())
        if changed:
            Scenario.objects.filter(pk=row.pk).update(**values)
        for related, wanted in ((row.sections, about), (row.cards, cards)):
            if {each.pk for each in related.all()} != wanted:
                related.set(wanted)
                changed = True
        report.count("updated" if changed else "unchanged", "interactions")
    if stored:
        Scenario.objects.filter(pk__in=[row.pk for row in stored.values()]).delete()
        report.count("removed", "interactions", len(stored))


def _titles(entry: ScenarioEntry) -> Iterable[str]:
    """The titles of the cards of the library that it names: not those that it makes for itself."""
    own = {str(card.get("title")) for card in entry.scenario.get("custom") or ()}
    return (title for title in titles(entry.scenario) if title not in own)
