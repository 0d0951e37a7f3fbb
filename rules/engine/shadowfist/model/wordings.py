"""Which wording a copy of a card must be played with (rulebook 3, 9.2; UFS 1.2).

A printing with an errata numeral overrides every earlier printing of its title with a lower numeral or none ("most
recent printing"). A newer printing without a numeral leaves older ones as they are ("play as printed"). An erratum in a
document counts from the document's date.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from rules.engine.kernel.citations import Citation, Reason
from rules.engine.shadowfist.model.cards import Change, Face, Printed

CARD_CHANGES = Citation("shadowfist-rulebook-2000", "9.2")
GOLDEN_RULE = Citation("shadowfist-rulebook-2000", "3")
MOST_RECENT = Citation("ufs-rules-2010", "1.2")

STATUS_NOTES = {
    "planned": "It is planned: it counts, and its wording may still change before it is printed.",
    "clarification": "It is a clarification: it says what the card was meant to do.",
    "corrected": "A later source corrects it.",
}


@dataclass(frozen=True)
class Effective:
    """The wording one copy is played with: ``face``, the printing and the erratum it comes from, and why."""

    face: Face
    copy: Printed
    printing: Printed
    erratum: Change | None
    reasons: tuple[Reason, ...]


def latest(printings: Sequence[Printed], as_of: date | None = None) -> Printed:
    """The latest printing released by a day, or the first of all where there was none yet.

    :raises ValueError: without any printing.
    """
    if not printings:
        raise ValueError("a card without printings has no wording")
    ordered = sorted(printings, key=lambda printed: printed.order)
    out = [printed for printed in ordered if printed.released_by(as_of)]
    return out[-1] if out else ordered[0]


def in_force(printings: Sequence[Printed], errata: Sequence[Change], as_of: date | None = None) -> Effective:
    """The wording in force on a day when no copy is named: that of the latest printing, with the errata of the day."""
    return effective(printings, errata, latest(printings, as_of), as_of)


def effective(
    printings: Sequence[Printed], errata: Sequence[Change], copy: Printed, as_of: date | None = None
) -> Effective:
    """The wording that ``copy`` must be played with on a day (``None``: now), and why.

    :param printings: every printing of the title, ``copy`` among them.
    :param errata: every erratum of the title.
    """
    override = _overriding_printing(printings, copy, as_of)
    printing = override or copy
    erratum = _applying_erratum(errata, printing, as_of)
    reasons = [_printing_reason(printings, copy, override, as_of, has_erratum=erratum is not None)]
    face = printing.face
    if erratum is not None:
        face = erratum.applied_to(face)
        note = STATUS_NOTES.get(erratum.status, "")
        reasons.append(
            Reason(
                f"An erratum of {erratum.day.isoformat()} applies: {erratum.change} {note}".strip(), erratum.citation
            )
        )
        reasons.append(
            Reason("A card with errata is played with its new wording, whatever an older copy says.", GOLDEN_RULE)
        )
    return Effective(face, copy, printing, erratum, tuple(reasons))


def most_recent(
    printings: Sequence[Printed], errata: Sequence[Change], copy: Printed, as_of: date | None = None
) -> Effective:
    """The wording that a copy of a UFS card must be played with: that of the latest printing, or an erratum (UFS 1.2).

    :param printings: every printing of the title, ``copy`` among them.
    :param errata: every erratum of the title.
    """
    printing = latest(printings, as_of)
    erratum = _applying_erratum(errata, printing, as_of)
    if printing == copy:
        told = f"{copy.set_name} is the most recent printing: every copy is played with its wording."
    else:
        told = f"Every copy is played with the wording of the most recent printing, that of {printing.set_name}."
    reasons = [Reason(told, MOST_RECENT)]
    face = printing.face
    if erratum is not None:
        face = erratum.applied_to(face)
        told = f"An erratum of {erratum.day.isoformat()} applies: {erratum.change}"
        reasons += [Reason(told, erratum.citation), Reason("A card is played with its errata.", MOST_RECENT)]
    return Effective(face, copy, printing, erratum, tuple(reasons))


def _overriding_printing(printings: Sequence[Printed], copy: Printed, as_of: date | None) -> Printed | None:
    """The latest printing with the highest numeral, if it is later than the copy and its numeral is higher."""
    higher = [
        printed
        for printed in printings
        if (printed.numeral or 0) > (copy.numeral or 0) and printed.order > copy.order and printed.released_by(as_of)
    ]
    return max(higher, key=lambda printed: (printed.numeral or 0, printed.order), default=None)


def _applying_erratum(errata: Sequence[Change], printing: Printed, as_of: date | None) -> Change | None:
    """The latest erratum that changes the card, is out on the day, and is not older than the printing."""
    later = [
        change
        for change in errata
        if change.changes_card
        and (as_of is None or change.day <= as_of)
        and (printing.released is None or change.day > printing.released)
    ]
    return max(later, key=lambda change: change.day, default=None)


def _printing_reason(
    printings: Sequence[Printed], copy: Printed, override: Printed | None, as_of: date | None, *, has_erratum: bool
) -> Reason:
    if override is not None:
        has = f"the lower numeral {copy.numeral}" if copy.numeral else "no numeral"
        return Reason(
            f"The printing of {override.set_name} has the errata numeral {override.numeral}, and a copy of "
            f"{copy.set_name} has {has}: the most recent printing overrides it.",
            CARD_CHANGES,
        )
    stands = "no other printing overrides it" if has_erratum else "it is played as printed"
    newer = [printed for printed in printings if printed.order > copy.order and printed.released_by(as_of)]
    if any(printed.face != copy.face for printed in newer):
        return Reason(
            f"No later printing has a higher errata numeral than a copy of {copy.set_name}: {stands}, "
            "and newer versions may stand beside it in a deck.",
            CARD_CHANGES,
        )
    if newer:
        return Reason(f"Later printings say the same as a copy of {copy.set_name}.", CARD_CHANGES)
    return Reason(f"{copy.set_name} is the latest printing: {stands}.", CARD_CHANGES)
