from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandParser

from rules.editing.changing import renew
from rules.importers.bundled_library import digest, load_library, read_library
from rules.management.import_command import ImportCommand
from rules.models import LibraryVersion


class Command(ImportCommand):
    help = (
        "Load the bundled library (cards, rules, rulings, interactions), compile card texts and build the search "
        "index. What was imported stays."
    )
    nothing_done = "Nothing was loaded."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--folder", type=Path, default=settings.LIBRARY_DIR, help="the library's files (fixtures/)")
        parser.add_argument("--force", action="store_true", help="load even if no file changed since the last time")
        parser.add_argument("--check", action="store_true", help="only check the files")

    def change(self, **options: Any) -> list[str]:
        folder: Path = options["folder"]
        self.only_checks = options["check"]
        if self.only_checks:
            read_library(folder)
            return [f"The files in {folder} are in order."]
        if options["force"] or LibraryVersion.current().digest != digest(folder):
            return load_library(folder).lines()
        report = renew()
        return ["The bundled library is loaded and unchanged.", *(report.lines() if report else [])]

    def index(self) -> list[str]:
        return [] if self.only_checks else super().index()
