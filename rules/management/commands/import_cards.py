from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError, CommandParser
from tqdm import tqdm

from rules.editing.report import UnusableFileError
from rules.importers.community import import_cards
from rules.importers.ufs_cards.files import is_ufs
from rules.importers.ufs_cards.importing import import_ufs_cards
from rules.management.import_command import ImportCommand


class Command(ImportCommand):
    help = (
        "Import a card file: the community's card table of Shadowfist (CSV, with types.csv and editions.csv beside "
        "it), or cards of UFS (JSON or CSV, see 'UFS cards' in fixtures/README.md)."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="the card table, cards.csv, or a file of UFS cards")
        parser.add_argument(
            "--game", choices=("shadowfist", "ufs"), help="whose cards the file has (else its columns tell)"
        )
        parser.add_argument(
            "--check", action="store_true", help="look for faults in a file of UFS cards, import nothing"
        )
        parser.add_argument("--rejections", type=int, default=50, help="how many rejected rows to list (50)")

    def change(self, **options: Any) -> list[str]:
        def progress(rows: Any) -> Any:
            return tqdm(rows, unit=" rows", disable=not sys.stderr.isatty())

        file = options["file"]
        game = options["game"] or ("ufs" if is_ufs(file) else "shadowfist")
        if game == "ufs":
            report = import_ufs_cards(file, progress, check=options["check"])
        elif options["check"]:
            raise UnusableFileError("--check is for files of UFS cards; import this one, and read its report.")
        else:
            report = import_cards(file, progress)
        lines = report.lines(rejections=options["rejections"])
        if options["check"] and report.rejected:
            raise CommandError("\n".join(lines))
        return lines
