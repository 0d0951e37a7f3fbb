"""What the commands that change the library have in common: whatever stops one is told in a sentence."""

from __future__ import annotations

import os
import sys
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import Error as DatabaseError

from rules.editing.exclusive import patience
from rules.editing.report import LibraryFaultsError, UnusableFileError
from rules.importers.failures import sentence
from rules.library import bulk
from rules.search import ensure_index

INTERRUPTED = 130  # as a shell has it of a program that Ctrl-C ended


class ImportCommand(BaseCommand):
    """Subclasses implement :meth:`change`, which changes the library in one transaction, or not at all.

    The exit status is 0 if everything is done, else 1, and what is done and what is not is said.
    """

    # What is so if the change fails.
    nothing_done = "Nothing was imported."

    def change(self, **options: Any) -> list[str]:
        """Do it; the lines of the report.

        :raises UnusableFileError, LibraryFaultsError: if a file is at fault.
        """
        raise NotImplementedError

    def index(self) -> list[str]:
        """Bring the files to download and the search index up to date after it; lines for the report."""
        bulk.renew()
        ensure_index()
        return []

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            with patience():
                lines = self.change(**options)
        except LibraryFaultsError as error:
            raise CommandError(str(error)) from error
        except UnusableFileError as error:
            raise CommandError(f"{str(error).rstrip('.')}. {self.nothing_done}") from error
        except (DatabaseError, OSError) as error:
            raise CommandError(f"{sentence(error)} {self.nothing_done}") from error
        except KeyboardInterrupt as interrupt:
            raise CommandError(f"Interrupted. {self.nothing_done}", returncode=INTERRUPTED) from interrupt
        unwritten = self._report(lines)
        try:
            with patience():
                lines = self.index()
        except (DatabaseError, OSError) as error:
            raise CommandError(f"{sentence(error)} {_NOT_INDEXED}") from error
        except KeyboardInterrupt as interrupt:
            raise CommandError(f"Interrupted. {_NOT_INDEXED}", returncode=INTERRUPTED) from interrupt
        unwritten = self._report(lines) or unwritten
        if unwritten:
            raise CommandError(f"The report could not be written ({unwritten}); what it reports is done.")

    def _report(self, lines: list[str]) -> str:
        """Write it out now, while it can still be told that it could not be; why not."""
        if not lines:
            return ""
        file = sys.stdout
        try:
            self.stdout.write("\n".join(lines))
            self.stdout.flush()
        except OSError as error:
            if self.stdout._out is sys.stdout:
                # Python would try once more when it ends, and complain of it.
                os.dup2(os.open(os.devnull, os.O_WRONLY), file.fileno())
            return error.strerror or str(error)
        return ""


_NOT_INDEXED = (
    "The library is up to date, but its search index is not: searches answer from the one before. "
    "Run 'manage.py rebuild_search_index' when that is put right."
)
