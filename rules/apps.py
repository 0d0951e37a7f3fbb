from django.apps import AppConfig
from django.db.models.signals import post_migrate


class RulesConfig(AppConfig):
    """The domain: cards, documents, rulings, search, pages and the engine."""

    name = "rules"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from rules.cardquery import facets  # noqa: F401
        from rules.library import designations, publication, set_counts, spelt  # noqa: F401
        from rules.models import text_indexes
        from rules.search import suggestions  # noqa: F401  # all of these listen to changes of the library

        post_migrate.connect(text_indexes.make_indexes, sender=self, dispatch_uid="text_indexes")
