from django.apps import AppConfig
from django.db.models.signals import post_migrate


class RulesConfig(AppConfig):
    """The domain: cards, documents, rulings, search, pages and the engine."""

    name = "rules"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from rules import publication, text_indexes  # noqa: F401  # the first listens to changes of the library

        post_migrate.connect(text_indexes.make_indexes, sender=self, dispatch_uid="text_indexes")
