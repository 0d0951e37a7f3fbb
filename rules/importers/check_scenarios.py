"""The corpus of interactions: checked against the cards and sections there are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.editing.entries import ScenarioEntry
from rules.editing.report import Fault
from rules.engine import Citation, ScenarioError
from rules.engine.shadowfist import CardLibrary, read_scenario
from rules.engine.ufs import Library as UfsLibrary
from rules.engine.ufs import read_scenario as read_ufs_scenario
from rules.importers.scenario_files import LeftOut
from rules.text.texts import ParsedDocument, PassageKind

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
