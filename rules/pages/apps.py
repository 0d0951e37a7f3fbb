from importlib import import_module

from django.apps import AppConfig


class PagesConfig(AppConfig):
    """The pages, with their template tags and static files. They have no models of their own."""

    name = "rules.pages"
    label = "pages"

    def ready(self) -> None:
        from rules.games import games

        # What there is of a game registers itself: how its cards are shown, and its checker.
        for game in games():
            import_module(f"{self.name}.games.{game}")
            import_module(f"{self.name}.checker.{game}.checker")
