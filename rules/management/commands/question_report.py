from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rules.models import Document, SectionQuestion
from rules.search.question_coverage import claimed, unasked


class Command(BaseCommand):
    help = (
        "List the sections that have no questions of players (fixtures/questions/), and the questions that two "
        "sections of one document claim."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--document", default="", help="slug of the only document to look at")

    def handle(self, *args: Any, **options: Any) -> None:
        slugs = list(Document.objects.values_list("slug", flat=True))
        if options["document"] and options["document"] not in slugs:
            raise CommandError(f"There is no document {options['document']!r}; there are {', '.join(slugs)}.")
        for slug in [options["document"]] if options["document"] else slugs:
            questions = SectionQuestion.objects.filter(section__document__slug=slug)
            sections = questions.values("section").distinct().count()
            lines = [f"{slug}: {questions.count()} questions of {sections} sections"]
            without = unasked(slug)
            if without:
                lines.append(f"  {len(without)} sections without questions: " + ", ".join(s.number for s in without))
            for claim in claimed(slug):
                lines.append(f"  claimed by {', '.join(s.number for s in claim.sections)}: {claim.question}")
            self.stdout.write("\n".join(lines))
