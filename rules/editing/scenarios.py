"""Writes the corpus of interactions to the library."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence

from rules.editing.entries import ScenarioEntry
from rules.editing.report import Report
from rules.engine.shadowfist import DEFAULT_RULESET
from rules.engine.ufs import DEFAULT_RULESET as UFS_RULESET
from rules.interactions.titles import titles
from rules.models import CardAlias, Game, Scenario, Section
from rules.text.texts import title_slug

BATCH = 500


def store_scenarios(games: Mapping[str, Game], entries: Iterable[ScenarioEntry], report: Report) -> None:
    """Make the stored corpus what the entries say. Their sections and cards are there already."""
    sections = {(s.document.slug, s.number): s.pk for s in Section.objects.select_related("document")}
    known = {
        game.pk: dict(CardAlias.objects.filter(game=game).values_list("slug", "card_id")) for game in games.values()
    }
    stored = {each.name: each for each in Scenario.objects.prefetch_related("sections", "cards")}
    new: list[tuple[Scenario, set[int], set[int]]] = []
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
            new.append((Scenario(name=entry.name, **values), about, cards))
            continue
        changed = any(getattr(row, name) != value for name, value in values.items())
        if changed:
            Scenario.objects.filter(pk=row.pk).update(**values)
        for related, wanted in ((row.sections, about), (row.cards, cards)):
            if {each.pk for each in related.all()} != wanted:
                related.set(wanted)
                changed = True
        report.count("updated" if changed else "unchanged", "interactions")
    if new:
        _create(new)
        report.count("created", "interactions", len(new))
    if stored:
        Scenario.objects.filter(pk__in=[row.pk for row in stored.values()]).delete()
        report.count("removed", "interactions", len(stored))


def _create(new: Sequence[tuple[Scenario, set[int], set[int]]]) -> None:
    """Store entries, with the keys of their sections and of their cards."""
    Scenario.objects.bulk_create((row for row, _, _ in new), batch_size=BATCH)
    about, named = Scenario.sections.through, Scenario.cards.through
    about._default_manager.bulk_create(
        (about(scenario_id=row.pk, section_id=pk) for row, sections, _ in new for pk in sections), batch_size=BATCH
    )
    named._default_manager.bulk_create(
        (named(scenario_id=row.pk, card_id=pk) for row, _, cards in new for pk in cards), batch_size=BATCH
    )


def _titles(entry: ScenarioEntry) -> Iterable[str]:
    """The titles of the cards of the library that it names: not those that it makes for itself."""
    own = {str(card.get("title")) for card in entry.scenario.get("custom") or ()}
    return (title for title in titles(entry.scenario) if title not in own)
