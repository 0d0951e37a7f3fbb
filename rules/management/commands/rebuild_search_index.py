from __future__ import annotations

import time
from typing import Any

from django.core.management.base import CommandParser

from rules.management.import_command import ImportCommand
from rules.search import ensure_index, rebuild_index


class Command(ImportCommand):
    help = "Build the search index anew from the library."
    nothing_done = "The search index is the one before."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--if-needed", action="store_true", help="only where it is missing, damaged, or of other data or code"
        )

    def change(self, **options: Any) -> list[str]:
        start = time.perf_counter()
        count = ensure_index() if options["if_needed"] else rebuild_index()
        return [f"{count} entries indexed in {time.perf_counter() - start:.1f} s."]

    def index(self) -> list[str]:
        return []
