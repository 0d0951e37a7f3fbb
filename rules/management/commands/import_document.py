from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from rules.importers.originals import import_document
from rules.management.import_command import ImportCommand


class Command(ImportCommand):
    help = (
        "Import the original of a document that you own; its wording then stands beside ours, on pages and in search."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="the document as a text file")
        parser.add_argument(
            "--as", dest="slug", required=True, help="which document it is, such as shadowfist-faq-2001"
        )
        parser.add_argument("--notes", action="store_true", help="list every place that was repaired or could not be")

    def change(self, **options: Any) -> list[str]:
        report, parsed = import_document(options["file"], options["slug"])
        lines = report.lines()
        unrepaired = [note for note in parsed.notes if note.level != "repaired"]
        for note in parsed.notes if options["notes"] else unrepaired[:10]:
            lines.append(f"    line {note.line}, {note.number or 'front matter'}: {note.level}: {note.what}")
        if not options["notes"] and len(parsed.notes) > 10:
            lines.append("    (--notes lists every place)")
        return lines
