from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from tqdm import tqdm

from rules.importers.community import import_cards
from rules.importers.report import UnusableFileError
from rules.search import ensure_index


class Command(BaseCommand):
    help = "Import a community card file (CSV, with types.csv and editions.csv beside it)."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="the card table, cards.csv")
        parser.add_argument("--rejections", type=int, default=50, help="how many rejected rows to list (50)")

    def handle(self, *args: Any, **options: Any) -> None:
        def progress(rows: list[Any]) -> Any:
            return tqdm(rows, unit=" rows", disable=not sys.stderr.isatty())

        try:
            report = import_cards(options["file"], progress)
        except UnusableFileError as error:
            raise CommandError(f"{str(error).rstrip('.')}. Nothing was imported.") from error
        self.stdout.write("\n".join(report.lines(rejections=options["rejections"])))
        ensure_index()
