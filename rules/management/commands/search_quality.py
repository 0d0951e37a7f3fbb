from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection, transaction

from rules.editing.report import UnusableFileError
from rules.importers.community import import_cards
from rules.importers.originals import import_document
from rules.models import Document
from rules.search import ensure_index, rebuild_index, search
from rules.search.quality import Question, UnusableQuestionsError, ask, misses, read_questions, table

BACKENDS = ["whoosh", "postgres"]


class Command(BaseCommand):
    help = (
        "Measure search on files of questions: MRR@10, hit@3, answers right, wrong and none, in total and by document "
        "and kind of question, and the misses; as the library is, and with originals and cards imported for the while."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "files",
            type=Path,
            nargs="*",
            metavar="FILE",
            help='JSON: [{"q", "document", "sections"}], with "kind" and "also" ([{"document", "sections"}]) at will',
        )
        parser.add_argument("--questions", type=Path, nargs="+", default=[], metavar="FILE", help="more such files")
        parser.add_argument(
            "--backends",
            nargs="+",
            choices=BACKENDS,
            help="measure these (left out: the one in use); postgres needs the library to be in PostgreSQL",
        )
        parser.add_argument(
            "--originals", type=Path, help="measure again with the originals of this folder (<slug>.txt), then undone"
        )
        parser.add_argument(
            "--cards", type=Path, nargs="+", default=[], help="and with the cards of these community files, then undone"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            questions = [
                question for path in [*options["files"], *options["questions"]] for question in read_questions(path)
            ]
        except UnusableQuestionsError as error:
            raise CommandError(str(error)) from error
        if not questions:
            raise CommandError("Name a file of questions.")
        for backend in options["backends"] or [settings.SEARCH_BACKEND]:
            if backend == "postgres" and connection.vendor != "postgresql":
                raise CommandError("The backend postgres searches a library in PostgreSQL: set DATABASE_URL.")
            with self.using(backend):
                self.measure(f"The library as it is ({backend})", questions)
                if options["originals"] or options["cards"]:
                    try:
                        with self.imported(options["originals"], options["cards"]):
                            self.measure(f"With everything imported ({backend})", questions)
                    except UnusableFileError as error:
                        raise CommandError(str(error)) from error

    def measure(self, heading: str, questions: list[Question]) -> None:
        outcomes = ask(questions, search)
        self.stdout.write("\n".join([heading, *table(outcomes), *misses(outcomes)]))

    @contextmanager
    def using(self, backend: str) -> Iterator[None]:
        """A backend with an index in order; one that is not in use gets an index of its own for the while.

        That makes the entries anew, which the backend in use has in its index: they are put back.
        """
        if backend == settings.SEARCH_BACKEND:
            ensure_index()
            yield
            return
        in_use, folder = settings.SEARCH_BACKEND, settings.SEARCH_INDEX_DIR
        with tempfile.TemporaryDirectory() as index, transaction.atomic():
            settings.SEARCH_BACKEND, settings.SEARCH_INDEX_DIR = backend, Path(index)
            try:
                ensure_index()
                yield
            finally:
                settings.SEARCH_BACKEND, settings.SEARCH_INDEX_DIR = in_use, folder
                transaction.set_rollback(True)

    @contextmanager
    def imported(self, originals: Path | None, cards: list[Path]) -> Iterator[None]:
        """The library with these files, and an index of it, until the block ends; then everything is as before."""
        folder = settings.SEARCH_INDEX_DIR
        with tempfile.TemporaryDirectory() as index, transaction.atomic():
            settings.SEARCH_INDEX_DIR = Path(index)
            try:
                for slug in Document.objects.values_list("slug", flat=True):
                    if originals and (originals / f"{slug}.txt").exists():
                        import_document(originals / f"{slug}.txt", slug)
                for path in cards:
                    import_cards(path)
                rebuild_index()
                yield
            finally:
                settings.SEARCH_INDEX_DIR = folder
                transaction.set_rollback(True)
