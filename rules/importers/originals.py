"""Imports the original of a document, so that its wording stands beside ours."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path

from rules.editing.changing import change
from rules.editing.documents import note_original, remove_empty, store_document, store_rulings_of_original
from rules.editing.report import Report, UnusableFileError
from rules.importers.documents import contents, parse_data
from rules.models import Document, Origin
from rules.text.texts import ParsedDocument


def import_document(path: Path, slug: str) -> tuple[Report, ParsedDocument]:
    """Read the original of a document and store it; the report and what was read.

    :raises UnusableFileError: if the file is not that document, or damaged; nothing is changed then.
    """
    document = Document.objects.filter(slug=slug).first()
    if document is None:
        known = ", ".join(Document.objects.values_list("slug", flat=True))
        cure = f"Known are {known}." if known else "The library is empty: run 'manage.py load_library' first."
        raise UnusableFileError(f"There is no document {slug!r}. {cure}")
    data = contents(path)
    parsed = parse_data(slug, data, str(path))
    report = Report(f"{slug} from {path}")
    with change(report):
        note_original(document, hashlib.sha256(data).hexdigest())
        store_document(document, parsed, Origin.ORIGINAL, report)
        store_rulings_of_original(document, report)
        remove_empty(document, report)
    kinds = Counter(passage.kind.value for section in parsed.sections for passage in section.passages)
    report.notes.append(
        f"{len(parsed.sections)} sections; passages: " + ", ".join(f"{n} {kind}" for kind, n in sorted(kinds.items()))
    )
    levels = Counter(note.level for note in parsed.notes)
    report.notes += [f"{number} places {level}" for level, number in sorted(levels.items())]
    return report, parsed
