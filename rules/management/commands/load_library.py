from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from rules.importers.library import digest, load_library
from rules.importers.report import LibraryFaultsError
from rules.importers.store_compiled import recompile
from rules.models import LibraryVersion
from rules.search import ensure_index


class Command(BaseCommand):
    help = (
        "Load the bundled library (cards, rules, rulings, interactions), compile card texts and build the search "
        "index. What was imported stays."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--folder", type=Path, default=settings.LIBRARY_DIR, help="the library's files (fixtures/)")
        parser.add_argument("--force", action="store_true", help="load even if no file changed since the last time")
        parser.add_argument("--check", action="store_true", help="only check the files")

    def handle(self, *args: Any, **options: Any) -> None:
        folder: Path = options["folder"]
        try:
            if options["check"]:
                from rules.importers.library import read_library

                read_library(folder)
                self.stdout.write(f"The files in {folder} are in order.")
                return
            if not options["force"] and LibraryVersion.current().digest == digest(folder):
                self.stdout.write("The bundled library is loaded and unchanged.")
                if report := recompile():
                    self.stdout.write("\n".join(report.lines()))
            else:
                report = load_library(folder)
                self.stdout.write("\n".join(report.lines()))
        except LibraryFaultsError as error:
            raise CommandError(str(error)) from error
        ensure_index()
