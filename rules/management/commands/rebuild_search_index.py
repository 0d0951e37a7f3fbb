from __future__ import annotations

import time
from typing import Any

from rules.management.import_command import ImportCommand
from rules.search import rebuild_index


class Command(ImportCommand):
    help = "Build the search index anew from the library."
    nothing_done = "The search index is the one before."

    def change(self, **options: Any) -> list[str]:
        start = time.perf_counter()
        count = rebuild_index()
        return [f"{count} entries indexed in {time.perf_counter() - start:.1f} s."]

    def index(self) -> list[str]:
        return []
