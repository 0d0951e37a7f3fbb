from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rules.library.copy_limits import COPY_LIMITS
from rules.library.decks.checking import cards_
from rules.library.decks.exporting import FORMS, export
from rules.library.decks.figures import figures_of
from rules.library.decks.reading import parse
from rules.models import Card
from rules.text.files import UnreadableError, read_written_text


class Command(BaseCommand):
    help = (
        "Check a deck list against the rules on deck construction, or write it in another form. The file is a list of "
        "titles with numbers of copies, a table, or a file of OCTGN, Cockatrice, Lackey or Tabletop Simulator. Its "
        "status is 1 where something stands against the deck or a line could not be read."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="the deck list, in whatever form")
        parser.add_argument("--game", choices=tuple(COPY_LIMITS), default=next(iter(COPY_LIMITS)), help="of which game")
        parser.add_argument("--as", choices=tuple(FORMS), dest="form", help="write the deck in this form instead")

    def handle(self, *args: Any, **options: Any) -> None:
        game = options["game"]
        try:
            text = read_written_text(options["file"])
        except UnreadableError as error:
            raise CommandError(f"{options['file']}: {error}") from error
        if not Card.objects.filter(game__slug=game).exists():
            raise CommandError(f"The library has no cards of {game}. Run 'manage.py load_library' first.")
        deck = parse(text, game)
        if options["form"]:
            self.stdout.write(export(deck, game, options["form"]), ending="")
            return
        figures = figures_of(deck, game)
        self.stdout.write(f"{cards_(figures.total)}, {cards_(figures.beside)} in the sideboard")
        for kind, count, _ in figures.types:
            self.stdout.write(f"  {kind}: {count}")
        self.stdout.write(figures.verdict)
        for problem in figures.problems:
            place = f"line {problem.line}: " if problem.line else ""
            cited = "".join(f" [{rule}]" for rule in problem.rules)
            self.stdout.write(f"  {place}{problem.message}{cited}")
        for line in deck.unread:
            self.stdout.write(f"  line {line.line}: {line.text}: {line.why}")
        if figures.problems or deck.unread:
            raise SystemExit(1)
