from django.apps import AppConfig


class RulesConfig(AppConfig):
    """The domain: cards, documents, rulings, search, pages and the engine."""

    name = "rules"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from rules import publication  # noqa: F401  # it listens to changes of the library
