from importlib import import_module
from pkgutil import iter_modules

from django.apps import AppConfig


class PagesConfig(AppConfig):
    """The pages, with their template tags and static files. They have no models of their own."""

    name = "rules.pages"
    label = "pages"

    def ready(self) -> None:
        from rules.pages import checker, games

        # What there is of a game registers itself: how its cards are shown, and its checker.
        for module in iter_modules(games.__path__, f"{games.__name__}."):
            import_module(module.name)
        for module in iter_modules(checker.__path__, f"{checker.__name__}."):
            if module.ispkg:
                import_module(f"{module.name}.checker")
