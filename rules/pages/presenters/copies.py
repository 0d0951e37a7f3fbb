"""Which wording does my copy use? The answer for a printing and a day, with its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from django.utils.safestring import SafeString

from rules.engine.shadowfist import Effective, Face
from rules.library import catalog
from rules.models import Card, Printing
from rules.pages.citations import CitedReason, explain
from rules.pages.faces import differences
from rules.pages.games.shown import Difference, game_of
from rules.pages.parameters import Parameters
from rules.pages.presenters.wording_diff import text_diff


@dataclass(frozen=True)
class Option:
    """A printing to choose."""

    value: str
    label: str
    selected: bool = False


@dataclass
class Copy:
    """What was chosen, and the answer; ``effective`` is ``None`` while nothing is chosen."""

    options: list[Option] = field(default_factory=list)
    day: date | None = None
    printing: Printing | None = None
    effective: Effective | None = None
    reasons: list[CitedReason] = field(default_factory=list)
    diff: SafeString | None = None
    changes: list[Difference] = field(default_factory=list)

    @property
    def face(self) -> Face | None:
        return self.effective.face if self.effective else None

    @property
    def facts(self) -> list[tuple[str, str]]:
        """What the wording has besides its text, where that is not drawn."""
        return game_of(self.face).facts(self.face) if self.face else []

    @property
    def as_printed(self) -> bool:
        """Whether the copy is played as it is printed."""
        return bool(self.printing and not self.diff and not self.changes)

    @property
    def is_overruled(self) -> bool:
        """Whether another printing or an erratum says how the copy is played, if only the same."""
        its = self.effective
        return its is not None and (its.printing != its.copy or its.erratum is not None)


def choose_copy(card: Card, printings: Sequence[Printing], parameters: Parameters) -> Copy:
    """The answer for the ``printing`` and ``date`` of the request."""
    values = _values(printings)
    copy = Copy(day=parameters.day("date"), printing=_chosen(card, printings, values, parameters))
    copy.options = [
        Option(value, _label(printing), printing is copy.printing)
        for value, printing in zip(values, printings, strict=True)
    ]
    if copy.printing:
        copy.effective = catalog.effective_wording(card, copy.printing, copy.day)
        printed = catalog.face(copy.printing)
        copy.changes = differences(printed, copy.effective.face)
        copy.diff = text_diff(printed.text, copy.effective.face.text)
    elif copy.day and printings:
        copy.effective = catalog.current(card, copy.day)
    if copy.effective:
        copy.reasons = explain(copy.effective.reasons)
    return copy


def _values(printings: Sequence[Printing]) -> list[str]:
    """A name for each printing: its set's code, with a number where a set has the title twice."""
    codes = [printing.card_set.code for printing in printings]
    return [
        f"{code}:{printing.number}" if codes.count(code) > 1 else code
        for code, printing in zip(codes, printings, strict=True)
    ]


def _label(printing: Printing) -> str:
    card_set = printing.card_set
    parts = [card_set.name, f"({card_set.released_text})" if card_set.released_text else ""]
    parts.append(f"errata {printing.errata_number}" if printing.errata_number else "")
    return " ".join(filter(None, parts))


def _chosen(
    card: Card, printings: Sequence[Printing], values: Sequence[str], parameters: Parameters
) -> Printing | None:
    name = parameters.text("printing", 80)
    if not name:
        return None
    for value, printing in zip(values, printings, strict=True):
        if value.casefold() == name.casefold():
            return printing
    try:
        found = catalog.find_printing(card, name)
    except catalog.NoSuchPrintingError as error:
        parameters.notices.append(str(error))
        return None
    return next((printing for printing in printings if printing.pk == found.pk), None)
