"""What an import did, and what was wrong with its input."""

from __future__ import annotations

from dataclasses import dataclass, field


class UnusableFileError(Exception):
    """A file that cannot be imported at all; the message names it, what is wrong, and what would put it right."""


@dataclass(frozen=True)
class Fault:
    """Something wrong in a bundled file, and where: ``lotus.yaml: Final Brawl: cost: 'two' is no number or X``."""

    file: str
    place: str
    what: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.place, self.what) if part)


class LibraryFaultsError(Exception):
    """The bundled files have faults; all of them are listed, and nothing was loaded."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        super().__init__(f"{len(faults)} faults, nothing was loaded:\n" + "\n".join(f"  {fault}" for fault in faults))


@dataclass(frozen=True)
class Rejection:
    """A row that was not imported: its line in the file, from 1, and why; 0 where the reason names the place."""

    line: int
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}" if self.line else self.reason


@dataclass
class Report:
    """Counts of created, updated and unchanged things by their kind, and the rows that were rejected."""

    source: str
    created: dict[str, int] = field(default_factory=dict)
    updated: dict[str, int] = field(default_factory=dict)
    unchanged: dict[str, int] = field(default_factory=dict)
    removed: dict[str, int] = field(default_factory=dict)
    rejected: list[Rejection] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def count(self, outcome: str, kind: str, number: int = 1) -> None:
        """Add to one of the counts; ``outcome`` is created, updated, unchanged or removed."""
        counts: dict[str, int] = getattr(self, outcome)
        if number:
            counts[kind] = counts.get(kind, 0) + number

    @property
    def changed(self) -> bool:
        """Whether the library is not as it was."""
        return bool(self.created or self.updated or self.removed)

    def lines(self, *, rejections: int = 50) -> list[str]:
        """The report for a person, at most so many rejections of it."""
        out = [self.source]
        for outcome in ("created", "updated", "unchanged", "removed"):
            counts: dict[str, int] = getattr(self, outcome)
            if counts:
                out.append(f"  {outcome + ':':<11}" + ", ".join(f"{n} {kind}" for kind, n in sorted(counts.items())))
        out += [f"  note:      {note}" for note in self.notes]
        if self.rejected:
            what = "rows" if any(rejection.line for rejection in self.rejected) else "faults"
            out.append(f"  rejected:  {len(self.rejected)} {what}")
            out += [f"    {rejection}" for rejection in self.rejected[:rejections]]
            if len(self.rejected) > rejections:
                out.append(f"    ... and {len(self.rejected) - rejections} more")
        return out
