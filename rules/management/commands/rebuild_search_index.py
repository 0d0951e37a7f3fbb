from __future__ import annotations

import time
from typing import Any

from django.core.management.base import BaseCommand

from rules.search import rebuild_index


class Command(BaseCommand):
    help = "Build the search index anew from the library."

    def handle(self, *args: Any, **options: Any) -> None:
        start = time.perf_counter()
        count = rebuild_index()
        self.stdout.write(f"{count} entries indexed in {time.perf_counter() - start:.1f} s.")
