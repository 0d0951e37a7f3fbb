from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rules.importers.originals import import_document
from rules.importers.report import UnusableFileError
from rules.search import ensure_index


class Command(BaseCommand):
    help = (
        "Import the original of a document that you own; its wording then stands beside ours, on pages and in search."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="the document as a text file")
        parser.add_argument(
            "--as", dest="slug", required=True, help="which document it is, such as shadowfist-faq-2001"
        )
        parser.add_argument("--notes", action="store_true", help="list every place that was repaired or could not be")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            report, parsed = import_document(options["file"], options["slug"])
        except UnusableFileError as error:
            raise CommandError(f"{str(error).rstrip('.')}. Nothing was imported.") from error
        lines = report.lines()
        unrepaired = [note for note in parsed.notes if note.level != "repaired"]
        for note in parsed.notes if options["notes"] else unrepaired[:10]:
            lines.append(f"    line {note.line}, {note.number or 'front matter'}: {note.level}: {note.what}")
        if not options["notes"] and len(parsed.notes) > 10:
            lines.append("    (--notes lists every place)")
        ensure_index()
        self.stdout.write("\n".join(lines))
