"""The timeline of a card: its printings and errata in order, each compared with the wording before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import itemgetter

from django.utils.safestring import SafeString

from rules.engine.shadowfist import Effective, Face
from rules.library import catalog
from rules.models import CardSet, Erratum, ErratumStatus, Printing
from rules.pages.citations import Cited, cite, cite_text
from rules.pages.faces import differences
from rules.pages.games.shown import Difference
from rules.pages.presenters.wording_diff import text_diff

STATUS_LABELS = {
    "printed": "in print since",
    "planned": "planned",
    "clarification": "clarification",
    "corrected": "corrected later",
}


@dataclass
class Step:
    """A printing or an erratum in the life of a card.

    ``diff`` is the way from the wording before it, ``None`` where the text stayed; the first printing has ``text``.
    ``reprints`` are the printings after it that say the same, ``notes`` the errata that this printing put in print.
    """

    anchor: str
    printing: Printing | None = None
    erratum: Erratum | None = None
    face: Face | None = None
    diff: SafeString | None = None
    changes: list[Difference] = field(default_factory=list)
    first: bool = False
    current: bool = False
    reprints: list[Printing] = field(default_factory=list)
    notes: list[Step] = field(default_factory=list)
    source: Cited | None = None
    corrected_by: Cited | None = None
    status: str = ""

    @property
    def card_set(self) -> CardSet | None:
        return self.printing.card_set if self.printing else None

    @property
    def document(self) -> str:
        """The slug of the document that states an erratum."""
        return self.erratum.document.slug if self.erratum and self.erratum.document else ""

    @property
    def when(self) -> str:
        """The day of an erratum, as precisely as its document is dated."""
        erratum = self.erratum
        if erratum is None or erratum.date is None:
            return "undated"
        document = erratum.document
        return document.date_text if document and document.date == erratum.date else erratum.date.isoformat()

    @property
    def original(self) -> str | None:
        """The imported wording, where it is not what is shown anyway."""
        if self.printing:
            return self.printing.original_text if self.printing.text is not None else None
        return self.erratum.original_text if self.erratum else None

    @property
    def is_imported(self) -> bool:
        """Whether the wording shown is the imported one because there is none of ours."""
        return bool(self.printing and self.printing.text is None and self.printing.original_text is not None)

    @property
    def changed(self) -> bool:
        return bool(self.diff or self.changes)


def timeline(printings: Sequence[Printing], errata: Sequence[Erratum], current: Effective | None) -> list[Step]:
    """The steps in order; printings that repeat the wording before them are joined to its step."""
    steps: list[Step] = []
    before: Face | None = None
    for thing in _in_order(printings, errata):
        step = _printing_step(thing) if isinstance(thing, Printing) else _erratum_step(thing, before)
        if before is not None and step.face is not None:
            step.changes = differences(before, step.face)
            step.diff = text_diff(before.text, step.face.text)
        step.first = before is None
        last = steps[-1] if steps else None
        if last and last.printing and not step.changed:
            if step.printing and _alike(step.printing, last):
                last.reprints.append(step.printing)
                continue
            if step.erratum and step.erratum.status == ErratumStatus.PRINTED and step.face:
                last.notes.append(step)
                continue
        steps.append(step)
        before = step.face or before
    if current:
        _mark_current(steps, current)
    return steps


def _alike(printing: Printing, step: Step) -> bool:
    """Whether a reprint needs no step of its own."""
    assert step.printing
    return (
        printing.errata_number == step.printing.errata_number
        and printing.play_as_printed == step.printing.play_as_printed
        and printing.original_text in {None, step.printing.original_text}
    )


def _in_order(printings: Sequence[Printing], errata: Sequence[Erratum]) -> list[Printing | Erratum]:
    """An erratum stands behind the last printing that was out on its day; undated ones come last."""
    ordered: list[Printing | Erratum] = list(printings)
    dated = [(each.date, each) for each in errata if each.date]
    for date, erratum in sorted(dated, key=itemgetter(0), reverse=True):
        out = [p for p in printings if p.card_set.released and p.card_set.released <= date]
        place = ordered.index(out[-1]) + 1 if out else min(1, len(ordered))
        ordered.insert(place, erratum)
    return ordered + [erratum for erratum in errata if not erratum.date]


def _printing_step(printing: Printing) -> Step:
    return Step(anchor=f"printing-{printing.pk}", printing=printing, face=catalog.face(printing))


def _erratum_step(erratum: Erratum, before: Face | None) -> Step:
    face = None
    if before is not None and erratum.section and erratum.date and erratum.changes_card:
        face = catalog.change(erratum).applied_to(before)
    return Step(
        anchor=f"erratum-{erratum.slug}",
        erratum=erratum,
        face=face,
        source=cite(erratum.section.document.slug, erratum.section.number) if erratum.section else None,
        corrected_by=cite_text(str(erratum.correction or "")),
        status="imported" if erratum.imported else STATUS_LABELS.get(erratum.status, erratum.status),
    )


def _mark_current(steps: list[Step], current: Effective) -> None:
    """The last step that says what is in force now."""
    for step in reversed(steps):
        if step.face == current.face:
            step.current = True
            return
