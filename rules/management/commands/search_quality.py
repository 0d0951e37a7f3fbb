from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rules.search import ensure_index, search
from rules.search.quality import UnusableQuestionsError, ask, hit_rate, mean_reciprocal_rank, read_questions


class Command(BaseCommand):
    help = "Measure search on a file of questions: MRR@10 and hit@3, in total and per document, and the misses."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help='JSON: [{"q": ..., "document": ..., "sections": [...]}]')

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            questions = read_questions(options["file"])
        except UnusableQuestionsError as error:
            raise CommandError(str(error)) from error
        ensure_index()
        outcomes = ask(questions, search)
        groups = {"total": outcomes}
        for outcome in outcomes:
            groups.setdefault(outcome.question.document, []).append(outcome)
        lines = [f"{'':<28}questions   MRR@10   hit@3"]
        for name, group in groups.items():
            mrr, hits = mean_reciprocal_rank(group), hit_rate(group)
            lines.append(f"{name:<28}{len(group):>9}   {mrr:6.3f}   {hits:5.2f}")
        for outcome in outcomes:
            if outcome.rank != 1:
                found = f"rank {outcome.rank}" if outcome.rank else "not among the first ten"
                answer = f"{outcome.question.document}/{','.join(outcome.question.sections)}"
                lines.append(f"  {found}: {outcome.question.text!r} ({answer}); first is {outcome.first}")
        self.stdout.write("\n".join(lines))
