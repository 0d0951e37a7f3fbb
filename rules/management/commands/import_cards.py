from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from tqdm import tqdm

from rules.importers.community import import_cards
from rules.management.import_command import ImportCommand


class Command(ImportCommand):
    help = "Import a community card file (CSV, with types.csv and editions.csv beside it)."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="the card table, cards.csv")
        parser.add_argument("--rejections", type=int, default=50, help="how many rejected rows to list (50)")

    def change(self, **options: Any) -> list[str]:
        def progress(rows: list[Any]) -> Any:
            return tqdm(rows, unit=" rows", disable=not sys.stderr.isatty())

        return import_cards(options["file"], progress).lines(rejections=options["rejections"])
